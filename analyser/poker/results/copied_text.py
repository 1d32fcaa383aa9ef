"""A table and its outcome as plain text, to paste elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from analyser.poker.cards import format_cards
from analyser.poker.made_hands.draws import say_draws
from analyser.poker.made_hands.made_hand import high_and_low
from analyser.poker.names import listed
from analyser.poker.phrases import N_, Phrase, with_semicolons
from analyser.poker.ranking.low import ACE_TO_FIVE
from analyser.poker.results.analysis import Analysis
from analyser.poker.results.outcome import outcome_of
from analyser.poker.results.result_sentences import say_hand
from analyser.poker.table.table import Table
from analyser.poker.table.written_line import say_game, say_known_cards


def outcome_as_text(table: Table, translate: Callable[[str], str] = str) -> str:
    """Write a table and its outcome as plain text; ``translate`` puts it into a language."""
    outcome = outcome_of(table)
    boards = [table.cards_of(place) for place in table.board_places]
    lines = [say_game(table.game), *say_known_cards(boards, table.dead)]
    for seat, (name, hand) in enumerate(zip(outcome.names, outcome.hands, strict=True)):
        held = outcome.ranges[seat]
        cards = format_cards(table.cards_of(seat)) if held is None else str(held)
        if hand is None:
            if cards:
                template = N_("{seat}: {cards}")
                lines.append(Phrase(template, seat=name, cards=cards))
            continue
        template = N_("{seat}: {cards}, {hand}")
        every = [run.hands[seat] for run in outcome.runs] or [hand]
        said = with_semicolons([_say_whole(each) for each in every if each is not None])
        lines.append(Phrase(template, seat=name, cards=cards, hand=said))
        if hand.lows is not None and table.game.shows_low and len(outcome.hands) == 1:
            lines.append(Phrase(N_("Best low: {low}"), low=hand.lows[ACE_TO_FIVE.name].description))
    if outcome.headline is not None and outcome.reason is not None:
        template = N_("{headline}: {reason}")
        lines.append(Phrase(template, headline=outcome.headline, reason=outcome.reason))
    if outcome.pot is not None and outcome.final_verdict is not None:
        shares = zip(outcome.names, outcome.pot, strict=True)
        template = N_("{seat} {chips}")
        chips = [Phrase(template, seat=name, chips=share) for name, share in shares if share]
        if chips:
            lines.append(Phrase(N_("Pot: {x}"), x=listed(chips)))
    return "\n".join(map(translate, lines)) + "\n"


def _say_whole(hand: Analysis) -> Phrase:
    """Say exactly what a hand is, what players call it if that says more, and its draws."""
    exact = hand.high.description.lower()
    made = () if hand.made is None else high_and_low(hand.made)
    every = (*made, say_draws(hand.draws or ()))
    more = [said for said in every if said is not None and said.lower() != exact]
    return with_semicolons([say_hand(hand), *more])
