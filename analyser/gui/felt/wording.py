"""Puts hands, verdict and odds of a poker table into the words of the felt: ``content_of``.

This module imports all the rules of poker, so it is imported only with the first card.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from analyser.gui.felt.content import (
    Ahead,
    BarContent,
    CardRole,
    FeltContent,
    FootContent,
    MadeCards,
    Place,
    SeatContent,
    Spoken,
    VerdictContent,
)
from analyser.gui.felt.foot.wording import (
    Streets,
    bar_of,
    foot_of,
    is_news,
    say_all_chances,
    say_chances_aloud,
)
from analyser.gui.look.translation import capital, number, translate, translated
from analyser.gui.range_editor.range_face import say_how_many, say_how_much
from analyser.gui.state.favourite import (
    Race,
    is_led_by_favourite,
    race_of,
    say_answer,
    say_by_how_much,
    say_favourite,
    say_headline,
    say_in_brief,
    say_line,
    say_who_leads,
)
from analyser.poker.cards import Card
from analyser.poker.games.game import Game
from analyser.poker.games.registry import HOLDEM
from analyser.poker.hints.outs import find_outs, say_outs
from analyser.poker.made_hands.draws import say_draws
from analyser.poker.made_hands.made_hand import name_made_hand
from analyser.poker.names import rank_row
from analyser.poker.odds.wording import say_part, say_seat
from analyser.poker.ranges.range import RANDOM, Range
from analyser.poker.results.analysis import Analysis
from analyser.poker.results.outcome import Outcome, answer_of, reason_between
from analyser.poker.results.shown import (
    chips_on_average,
    face_of_range,
    player_words,
    playing_cards,
    side_low,
    split_low,
)
from analyser.poker.results.verdict import Verdict
from analyser.poker.results.wording import say_better_than, say_in_short, say_no_low, say_stand_ins
from analyser.poker.table.seat import SlotCards
from analyser.poker.table.suggested_game import suggested_game
from analyser.poker.table.table import BOARD, Table

if TYPE_CHECKING:  # loaded by the first count
    from analyser.gui.state.live_odds import CurrentOdds


def content_of(
    table: Table,
    outcome: Outcome,
    standing: CurrentOdds,
    looked_at: int | None = None,
    *,
    is_hidden: bool = False,
    streets: Streets = ((), ()),
) -> FeltContent:
    """Return what the felt says of a poker table.

    Args:
        table: the poker table.
        outcome: every seat's hand and the verdict.
        standing: the odds of the table, as far as they are known.
        looked_at: the seat that the pointer or the keyboard is on; None if neither is on a seat.
        is_hidden: whether the user has hidden the answers.
        streets: the table on each street of the hand, and the seats' shares on each street.
    """
    race = None if is_hidden else race_of(outcome, standing)
    parts, board = _parts(table, outcome, race, None if is_hidden else looked_at, is_hidden)
    seats = [SeatContent(translated(name)) for name in outcome.names]
    if not is_hidden:
        seats = _seats(table, outcome, standing, race)
    verdict = _verdict(table, outcome, standing, race, looked_at, is_hidden)
    ahead = () if is_hidden else _winners(outcome) or (() if race is None else race.favourites)
    seen = {card for _, card in table.known_cards()}
    pot = ""
    if table.pot is not None:
        pot = translate("Picture", "Pot: {chips} chips").format(chips=number(table.pot))
    return FeltContent(
        game=translated(table.game.name),
        pot=pot,
        seats=tuple(
            [
                content._replace(
                    places=places,
                    held=seat.range,
                    face=() if seat.range is None else face_of_range(seat.range, seen),
                )
                for content, places, seat in zip(seats, parts, table.seats, strict=True)
            ]
        ),
        board=board,
        dead=table.dead,
        lows=table.game.splits,
        verdict=verdict,
        bar=BarContent() if len(table.seats) == 1 else bar_of(outcome, standing, is_hidden),
        foot=FootContent() if is_hidden else foot_of(table, outcome, standing, streets),
        is_hidden=is_hidden,
        leader=ahead[0] if ahead else None,
        line="" if is_hidden else say_line(outcome, race),
        answer="" if is_hidden else say_answer(outcome, race),
    )


def _winners(outcome: Outcome) -> tuple[int, ...]:
    """Return the seats that win or lead; in games for high and low, those ahead for the high."""
    return () if outcome.verdict is None else outcome.verdict.winners


# Seats ------------------------------------------------------------------------------------------


def _seats(
    table: Table, outcome: Outcome, standing: CurrentOdds, race: Race | None
) -> list[SeatContent]:
    told = {outs.seat for outs in find_outs(table)}  # their outs are counted below the bar
    seats = [_seat(outcome, race, seat, seat not in told) for seat in range(len(outcome.hands))]
    if standing.odds is not None and standing.is_open:
        for at, seat in enumerate(standing.seats):
            odds = standing.odds.seats[at]
            unit = translate("Felt", "equity")
            if odds.is_estimate:
                unit = translate("Felt", "estimated")
            elif table.pot is not None and race is not None:
                text = translate("Felt", "{chips} chips")
                unit = text.format(chips=number(chips_on_average(table.pot, odds.share)))
            seats[seat] = seats[seat]._replace(
                share=translated(say_part(odds)),
                unit=unit,
                share_sentence=translated(say_seat(standing.odds, at)),
            )
    return seats


def _seat(outcome: Outcome, race: Race | None, seat: int, counts: bool) -> SeatContent:
    hand, held, verdict = outcome.hands[seat], outcome.ranges[seat], outcome.verdict
    ahead, short = _ahead(outcome, race, seat)
    tag, won = short, ""
    chips = None if outcome.pot is None else outcome.pot[seat]
    if chips is not None and verdict is not None and verdict.final:
        if chips and not short:
            short = translate("Felt", "Side pot")
        if short:
            won = translate("Felt", "{chips} chips").format(chips=number(chips))
            tag = translate("Felt", "{result}: {won}").format(result=short, won=won)
    content = SeatContent(
        name=translated(outcome.names[seat]),
        tag=tag,
        won=won,
        short_tag=short,
        ahead=ahead,
        is_framed=ahead is not None
        and (race is None or (seat in race.favourites and not race.is_even)),
    )
    if held is not None:
        return _with_range(content, held)
    if hand is not None:
        return _with_hand(content, outcome, hand, seat, counts)
    title = ""
    if outcome.is_unknown(seat):
        title = translate("Felt", "Unknown cards")
    elif len(outcome.hands) > 1:
        title = translate("Felt", "No cards yet")
    return content._replace(title=title, brief=title)


def _with_range(content: SeatContent, held: Range) -> SeatContent:
    """Return ``content`` with the seat's range in words: the hand's name if it is only one hand."""
    name, exact = say_how_much(held), ""
    if held == RANDOM:
        name = translate("Felt", "Any two cards")
    elif len(held.hands) == 1:
        text = translate("Felt", "{hand}, {combos}")
        exact = text.format(hand=next(iter(held.hands)), combos=say_how_many(held))
        called = name_made_hand(HOLDEM, face_of_range(held, frozenset()), (), None)
        name = name if called is None else capital(translated(called))
    brief = name if held == RANDOM or exact else say_how_many(held)
    return content._replace(title=name, brief=brief, exact=exact)


def _with_hand(
    content: SeatContent, outcome: Outcome, hand: Analysis, seat: int, counts: bool
) -> SeatContent:
    """Return ``content`` with a seat's hand; ``counts``: whether to count the outs of its draws."""
    made, verdict, words = answer_of(hand), outcome.verdict, player_words(hand)
    brief = translated(say_in_short(hand))
    high_wins = low_wins = False
    if verdict is not None and verdict.low_winners:
        high_wins, low_wins = seat in verdict.winners, seat in verdict.low_winners
    best = best_low = MadeCards()
    if hand.complete:
        word = translate("Felt", "Best five")
        if hand.played.one_of_each:
            word = translate("Felt", "Cards that play")
        best = MadeCards(made.best, word, high_wins)
    low = ""
    if (split := split_low(hand)) is not None:
        low = capital(translated(say_no_low(hand)))
        if split.best is not None:
            low = translate("Felt", "Low {ranks}").format(ranks=split.description)
            best_low = MadeCards(split.best, translate("Felt", "Best low"), low_wins)
    exact = translated(made.description)
    title = capital(exact if words is None else translated(words))
    exact = _beyond(title, exact)
    if len(outcome.hands) > 1 and (stand_ins := say_stand_ins(hand)) is not None:
        title = translate("Felt", "{hand}. {wild}").format(hand=title, wild=translated(stand_ins))
    return content._replace(
        title=title,
        brief=capital(brief),
        exact=exact,
        draws=_draws(hand, counts),
        low=low,
        best=best,
        best_low=best_low,
    )


def _beyond(title: str, exact: str) -> str:
    """Return what a hand's exact name adds to its usual name ``title``; "" if it adds nothing."""
    if title.lower().startswith(exact.lower()):
        return ""  # the title says it all, perhaps with the low
    before, found, after = exact.lower().partition(title.lower())
    if not found:
        return exact
    return capital(exact[: len(before)].strip(", ") or exact[-len(after) :].strip(", "))


def _draws(hand: Analysis, counts: bool = True) -> str:
    drawn = say_draws(hand.draws or (), counts)
    return "" if drawn is None else capital(translated(drawn))


def _ahead(outcome: Outcome, race: Race | None, seat: int) -> tuple[Ahead | None, str]:
    """Return how a seat is ahead, and the words of its tag; None and "" if it is not ahead.

    Before the last card, a favourite that does not lead is ahead too; its tag is "Favourite".
    """
    verdict = outcome.verdict
    if verdict is not None and seat in (*verdict.winners, *verdict.low_winners):
        if seat in verdict.winners and len(verdict.winners) > 1:
            return Ahead.TIES, _tag(verdict, seat)
        return Ahead.WINS if verdict.final else Ahead.LEADS, _tag(verdict, seat)
    if race is not None and seat in race.favourites and not race.is_even:
        return Ahead.FAVOURITE, translate("Felt", "Favourite")
    return None, ""


def _tag(verdict: Verdict, seat: int) -> str:
    """Return the tag of a seat that is ahead, such as "Wins", "Leads both" or "Ties low"."""
    high, low = seat in verdict.winners, seat in verdict.low_winners
    shared = (high and len(verdict.winners) > 1) or (low and len(verdict.low_winners) > 1)
    if not verdict.low_winners:
        tie = translate("Felt", "Split pot") if verdict.final else translate("Felt", "Tied")
        words = tie, translate("Felt", "Wins"), translate("Felt", "Leads")
    elif high and low:
        words = (
            translate("Felt", "High and low"),
            translate("Felt", "Wins both"),
            translate("Felt", "Leads both"),
        )
    elif high:
        words = (
            translate("Felt", "Ties high"),
            translate("Felt", "Wins high"),
            translate("Felt", "Leads high"),
        )
    else:
        words = (
            translate("Felt", "Ties low"),
            translate("Felt", "Wins low"),
            translate("Felt", "Leads low"),
        )
    return words[0] if shared else words[1] if verdict.final else words[2]


# Which cards play -------------------------------------------------------------------------------


def _parts(
    table: Table, outcome: Outcome, race: Race | None, looked_at: int | None, is_hidden: bool
) -> tuple[list[tuple[Place, ...]], tuple[Place, ...]]:
    """Return the slots of seats and board, with the cards that play marked unless ``is_hidden``."""
    verdict, game = outcome.verdict, table.game
    alone, compared = len(outcome.hands) == 1, verdict is not None
    plays: list[Collection[Card] | None] = [None] * len(outcome.hands)
    winners: Collection[int] = ()
    if not is_hidden:
        plays = [playing_cards(hand, compared=compared) for hand in outcome.hands]
        winners = () if verdict is None else {*verdict.winners, *verdict.low_winners}
    marked = _marked_on_board(outcome, winners, looked_at)
    is_over = verdict is not None and verdict.final
    seats = []
    for seat, own in enumerate(plays):
        slots = table.slots(seat)
        if own is None:
            seats.append(_places(slots, game.dealt, None, CardRole.NONE))
        elif alone or seat in winners:
            seats.append(_places(slots, game.dealt, own, CardRole.PLAYS))
        elif seat not in marked and (is_over or (race is not None and race.is_beaten(seat))):
            seats.append(_places(slots, game.dealt, (), CardRole.PLAYS))
        else:
            seats.append(_places(slots, game.dealt, own, CardRole.NONE))
    on_board = {card for seat in marked for card in plays[seat] or ()}
    part = CardRole.WINS if winners and not alone else CardRole.PLAYS
    board = _places(table.slots(BOARD), game.board, on_board or None, part)
    return seats, board


def _marked_on_board(
    outcome: Outcome, winners: Collection[int], looked_at: int | None
) -> Sequence[int]:
    """Return the seats whose best five are marked on the board.

    A single seat is always marked. With several seats, ``looked_at`` is marked if it is a seat with
    a hand; otherwise the winners are.
    """
    if len(outcome.hands) == 1:
        return (0,)
    if looked_at is not None and outcome.hands[looked_at] is not None:
        return (looked_at,)
    return sorted(winners)


def _places(
    slots: SlotCards, usual: int, playing: Collection[Card] | None, part: CardRole
) -> tuple[Place, ...]:
    """Return the first ``usual`` slots, and further slots up to the last one that has a card.

    ``playing``: the cards that get the role ``part``, while other cards are shown as not playing;
    None if it is not known which cards play.
    """
    filled = max((at + 1 for at, card in enumerate(slots) if card is not None), default=0)
    return tuple(
        [
            Place(card, CardRole.NONE)
            if card is None or playing is None
            else Place(card, part if card in playing else CardRole.RESTS)
            for card in slots[: max(usual, filled)]
        ]
    )


# The verdict ------------------------------------------------------------------------------------


def _verdict(
    table: Table,
    outcome: Outcome,
    standing: CurrentOdds,
    race: Race | None,
    looked_at: int | None,
    is_hidden: bool,
) -> VerdictContent:
    alone = len(outcome.hands) == 1
    if is_hidden:
        headline = translate("Felt", "Who is ahead?")
        if alone:
            headline = translate("Felt", "What have you got?")
        reason = translate("Felt", "think, then press Ctrl+Enter")
        question = headline if alone else translate("Felt", "Who wins?")
        sentence = _say_verdict(headline, reason)
        return VerdictContent(headline, reason, sentence=sentence, question=question)
    if alone:
        content = _alone(table, outcome)
        texts = (content.headline, content.reason, content.chances)
        return content._replace(sentence="; ".join([text for text in texts if text]))
    headline = say_headline(outcome, race)
    if (why := outcome.reason) is not None:
        reason = _reason_against(table.game, outcome, looked_at) or translated(why)
    elif race is not None:
        reason = say_by_how_much(race)
    elif standing.is_awaited:
        headline, reason = translate("Felt", "Counting the chances"), ""
    else:
        headline, reason = capital(translated(outcome.waits_for)), ""
    if race is not None and not table.game.board and suggested_game(table) is not None:
        text = translate("Felt", "counted as {count} cards each, with no board")
        reason = "; ".join(filter(None, (reason, text.format(count=table.game.dealt))))
    chances = say_all_chances(outcome, standing)
    sentence = _say_verdict(headline, reason)
    written = chances if standing.odds is not None and is_news(standing.odds) else ""
    outs = () if standing.exact is None else find_outs(table)
    heard = say_chances_aloud(outcome, standing, chances)
    if outs:
        written = ""  # the foot says it
        # With one card to come, outs and chances are the same.
        if len(outs) == 1 and outs[0].to_come > 1:
            heard = f"{heard}; {translated(say_outs(outs[0], outcome.names, standing.exact))}"
    return VerdictContent(
        headline,
        reason,
        # The bar shows the shares already, so only other chances are written, as of the next card.
        chances=written,
        brief=(say_in_brief(outcome, race) or headline, written.partition(";")[0]),
        sentence=_with_chances(sentence, chances),
        spoken=_spoken(outcome, standing, race, headline, reason, heard),
    )


def _spoken(
    outcome: Outcome,
    standing: CurrentOdds,
    race: Race | None,
    headline: str,
    reason: str,
    chances: str,
) -> Spoken:
    """Return what a screen reader says of the verdict: at once who leads, and the rest later.

    The favourite and the chances are said only when the odds are complete, not during an estimate.
    ``headline``, ``reason``, ``chances``: the texts on the felt.
    """
    known = standing.odds is not None and standing.share is None
    if outcome.verdict is None:
        if not known or len(standing.seats) < 2:
            return Spoken()
        sentence = _say_verdict(headline, reason)
        return Spoken(sentence, chances, _with_chances(sentence, chances))
    sentence, grown = _say_verdict(say_who_leads(outcome), reason), ""
    if known:
        favourite = ""
        if race is not None and not is_led_by_favourite(outcome.verdict, race):
            favourite = say_favourite(outcome, race)
        grown = "; ".join([text for text in (favourite, chances) if text])
    return Spoken(sentence, grown, _with_chances(sentence, grown))


def _say_verdict(headline: str, reason: str) -> str:
    text = translate("Felt", "Verdict: {headline}, {reason}")
    if not reason:
        text = translate("Felt", "Verdict: {headline}")
    return text.format(headline=headline, reason=reason)


def _with_chances(verdict: str, chances: str) -> str:
    if not chances:
        return verdict
    return translate("Felt", "{verdict}; {chances}").format(verdict=verdict, chances=chances)


def _reason_against(game: Game, outcome: Outcome, looked_at: int | None) -> str:
    """Say why the winner beats the seat that the user looks at.

    Return "" if there are fewer than three seats, if this seat wins too, or if no reason is known.
    """
    verdict = outcome.verdict
    if verdict is None or len(outcome.hands) < 3 or looked_at is None:
        return ""
    winners = verdict.winners
    if looked_at in winners or outcome.hands[looked_at] is None or not winners:
        return ""
    reason = reason_between(game, outcome, (winners[0], looked_at))
    return "" if reason is None else translated(reason)


def _alone(table: Table, outcome: Outcome) -> VerdictContent:
    """Say what the only seat has."""
    hand, held = outcome.hands[0], outcome.ranges[0]
    if held is not None:
        return VerdictContent(translate("Felt", "A range of hands"), say_how_much(held))
    if outcome.is_unknown(0):
        return VerdictContent(
            translate("Felt", "Unknown cards"), translate("Felt", "Any of the cards that are left.")
        )
    if hand is None:
        return VerdictContent(reason=_how_many(table.game))
    answer, words, draws = answer_of(hand), player_words(hand), _draws(hand)
    headline, low = capital(translated(words or answer.description)), _alone_low(hand)
    outs = [translated(say_outs(outs, outcome.names)) for outs in find_outs(table)]
    reason = _how_good(hand)
    if words is not None:
        text = translate("Felt", "{hand}; {how_good}")
        reason = text.format(
            hand=_beyond(headline, translated(answer.description)), how_good=reason
        )
    return VerdictContent(
        headline,
        reason,
        chances="; ".join(filter(None, (draws, *outs))) or _tie_breakers(hand, answer.is_high),
        best=MadeCards(answer.best, translate("Felt", "Best five")) if low.cards else MadeCards(),
        low=low,
        spoken=Spoken(headline, both="; ".join(filter(None, (headline, draws, *outs)))),
    )


def _how_good(hand: Analysis) -> str:
    if not hand.complete and hand.played.one_of_each:
        return translate("Felt", "so far; four cards make a hand")
    if not hand.complete:
        return translate("Felt", "so far; five cards make a hand")
    better = say_better_than(hand)
    return translated(better) if better is not None else ""


def _tie_breakers(hand: Analysis, is_high: bool) -> str:
    """Return what wild cards stand for and, if ``is_high``, which ranks break ties."""
    ranks = rank_row(hand.high.rank[1:])
    ties = ""
    if is_high and ranks and str(ranks) not in hand.high.description:
        ties = translate("Felt", "Tie-breakers: {ranks}").format(ranks=ranks)
    stand_ins = say_stand_ins(hand)
    return ties if stand_ins is None else f"{translated(stand_ins)}   {ties}"


def _alone_low(hand: Analysis) -> MadeCards:
    side = side_low(hand)
    if side is None or side.low.best is None:
        return MadeCards()
    text = translate("Felt", "{ranks}, does not qualify for eight or better")
    if side.qualifies:
        text = translate("Felt", "{ranks}, qualifies for eight or better")
    note = text.format(ranks=side.low.description)
    return MadeCards(side.low.best, translate("Felt", "Best low"), note=note)


def _how_many(game: Game) -> str:
    """Say how many cards a single seat needs."""
    if game.board:
        text = translate("Felt", "{count} cards and the board make the hand.")
        return text.format(count=game.dealt)
    if game.most == game.dealt:
        return translate("Felt", "{count} cards make the hand.").format(count=game.dealt)
    text = translate("Felt", "One card to {most}; five or more make a hand.")
    return text.format(most=game.most)
