"""Puts the answers to a table into the words of the felt: one function, and what it needs.

It imports all the rules, so it is imported with the first card and not at the start.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from analyser.gui.felt.content import (
    Ahead,
    BarContent,
    FeltContent,
    MadeCards,
    Part,
    Place,
    SeatContent,
    Share,
    Spoken,
    VerdictContent,
)
from analyser.gui.look.translation import number, translate, translated
from analyser.gui.range_editor.range_face import say_how_many, say_how_much
from analyser.poker.cards import Card
from analyser.poker.games.game import Game
from analyser.poker.names import rank_row, seat_letter
from analyser.poker.results.analysis import Analysis
from analyser.poker.results.outcome import Outcome, answer_of, reason_between
from analyser.poker.results.shown import playing_cards, side_low, split_low
from analyser.poker.results.wording import say_better_than, say_in_short, say_stand_ins
from analyser.poker.table.seat import SlotCards
from analyser.poker.table.table import BOARD, Table

if TYPE_CHECKING:  # loaded by the first count
    from analyser.gui.state.live_odds import Standing
    from analyser.poker.odds.odds import Odds


def content_of(
    table: Table,
    outcome: Outcome,
    standing: Standing,
    looked_at: int | None = None,
    *,
    is_hidden: bool = False,
) -> FeltContent:
    """Return what the felt says of a table.

    Args:
        table: the table.
        outcome: the answers to it.
        standing: what is known of its odds.
        looked_at: the seat that the pointer or the keyboard is on.
        is_hidden: whether the answers must not be seen.
    """
    parts, board = _parts(table, outcome, None if is_hidden else looked_at, is_hidden)
    seats = _hidden_seats(outcome) if is_hidden else _seats(outcome, standing)
    verdict = _verdict(table, outcome, standing, looked_at, is_hidden)
    winners = () if outcome.verdict is None or is_hidden else outcome.verdict.winners
    pot = ""
    if table.pot is not None:
        pot = translate("Picture", "Pot: {chips} chips").format(chips=number(table.pot))
    return FeltContent(
        game=translated(table.game.name),
        pot=pot,
        seats=tuple(
            [
                content._replace(places=places, held=seat.range)
                for content, places, seat in zip(seats, parts, table.seats, strict=True)
            ]
        ),
        board=board,
        dead=table.dead,
        lows=table.game.splits,
        verdict=verdict,
        bar=BarContent() if len(table.seats) == 1 else _bar(outcome, standing, is_hidden),
        is_hidden=is_hidden,
        leader=winners[0] if winners else None,
        line="" if is_hidden else _line(outcome),
    )


def _line(outcome: Outcome) -> str:
    """Say who wins or leads, or what the only hand is, in a few words."""
    if outcome.headline is not None:
        return translated(outcome.headline)
    hands = [hand for hand in outcome.hands if hand is not None]
    return translated(answer_of(hands[0]).description) if len(hands) == 1 else ""


# Seats ------------------------------------------------------------------------------------------


def _hidden_seats(outcome: Outcome) -> list[SeatContent]:
    return [SeatContent(translated(name)) for name in outcome.names]


def _seats(outcome: Outcome, standing: Standing) -> list[SeatContent]:
    seats = [_seat(outcome, seat) for seat in range(len(outcome.hands))]
    if standing.odds is not None and standing.is_open:
        from analyser.poker.odds.wording import say_part, say_seat  # the odds have loaded it

        for at, seat in enumerate(standing.seats):
            share = translated(say_part(standing.odds.seats[at]))
            sentence = translated(say_seat(standing.odds, at))
            seats[seat] = seats[seat]._replace(share=share, share_sentence=sentence)
    return seats


def _seat(outcome: Outcome, seat: int) -> SeatContent:
    hand, held = outcome.hands[seat], outcome.ranges[seat]
    short = _tag(outcome, seat)
    tag = short
    if short and outcome.pot is not None:
        text = translate("Felt", "{result}: {chips} chips")
        tag = text.format(result=short, chips=number(outcome.pot[seat]))
    content = SeatContent(
        name=translated(outcome.names[seat]),
        tag=tag,
        short_tag=short,
        ahead=_ahead(outcome, seat),
    )
    if held is not None:
        return content._replace(title=say_how_much(held), brief=say_how_many(held))
    if hand is not None:
        return _with_hand(content, outcome, hand, seat)
    title = ""
    if outcome.is_unknown(seat):
        title = translate("Felt", "Unknown cards")
    elif len(outcome.hands) > 1:
        title = translate("Felt", "No cards yet")
    return content._replace(title=title, brief=title)


def _with_hand(content: SeatContent, outcome: Outcome, hand: Analysis, seat: int) -> SeatContent:
    """Return what a seat says with what its hand is."""
    made, verdict = answer_of(hand), outcome.verdict
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
        low = translate("Felt", "No low")
        if split.best is not None:
            low = translate("Felt", "Low {ranks}").format(ranks=split.description)
            best_low = MadeCards(split.best, translate("Felt", "Best low"), low_wins)
    return content._replace(
        title=translated(made.description),
        brief=brief[0].upper() + brief[1:],
        low=low,
        best=best,
        best_low=best_low,
    )


def _tag(outcome: Outcome, seat: int) -> str:
    """Say in a word or two what a seat wins; nothing if it wins nothing."""
    verdict = outcome.verdict
    if verdict is None:
        return ""
    high, low = seat in verdict.winners, seat in verdict.low_winners
    if not high and not low:
        return ""
    shared = (high and len(verdict.winners) > 1) or (low and len(verdict.low_winners) > 1)
    if not verdict.low_winners:
        words = translate("Felt", "Ties"), translate("Felt", "Wins"), translate("Felt", "Leads")
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


def _ahead(outcome: Outcome, seat: int) -> Ahead | None:
    verdict = outcome.verdict
    if verdict is None or seat not in (*verdict.winners, *verdict.low_winners):
        return None
    if seat in verdict.winners and len(verdict.winners) > 1:
        return Ahead.TIES
    return Ahead.WINS if verdict.final else Ahead.LEADS


# Which cards play -------------------------------------------------------------------------------


def _parts(
    table: Table, outcome: Outcome, looked_at: int | None, is_hidden: bool
) -> tuple[list[tuple[Place, ...]], tuple[Place, ...]]:
    """Return the places of the seats and of the board, each card with the part that it plays."""
    verdict, game = outcome.verdict, table.game
    alone, compared = len(outcome.hands) == 1, verdict is not None
    plays: list[Collection[Card] | None] = [None] * len(outcome.hands)
    winners: Collection[int] = ()
    if not is_hidden:
        plays = [playing_cards(hand, compared=compared) for hand in outcome.hands]
        winners = () if verdict is None else {*verdict.winners, *verdict.low_winners}
    marked = _marked_on_board(outcome, winners, looked_at)
    many = len(outcome.hands) > 2 or (verdict is not None and verdict.final)
    seats = []
    for seat, own in enumerate(plays):
        slots = table.slots(seat)
        if own is None:
            seats.append(_places(slots, game.dealt, None, Part.NONE))
        elif alone or seat in winners:
            seats.append(_places(slots, game.dealt, own, Part.PLAYS))
        elif many and seat not in marked:
            seats.append(_places(slots, game.dealt, (), Part.PLAYS))
        else:
            seats.append(_places(slots, game.dealt, own, Part.NONE))
    on_board = {card for seat in marked for card in plays[seat] or ()}
    part = Part.WINS if winners and not alone else Part.PLAYS
    board = _places(table.slots(BOARD), game.board, on_board or None, part)
    return seats, board


def _marked_on_board(
    outcome: Outcome, winners: Collection[int], looked_at: int | None
) -> Sequence[int]:
    """Return the seats whose cards are marked on the board: the one looked at, or winners."""
    if len(outcome.hands) == 1:
        return (0,)
    if looked_at is not None and outcome.hands[looked_at] is not None:
        return (looked_at,)
    return sorted(winners)


def _places(
    slots: SlotCards, usual: int, playing: Collection[Card] | None, part: Part
) -> tuple[Place, ...]:
    """Return the places that are usual in a game, and those beyond that hold a card.

    ``playing``: the cards that play, with their part; the others rest. None if nothing is known.
    """
    filled = max((at + 1 for at, card in enumerate(slots) if card is not None), default=0)
    return tuple(
        [
            Place(card, Part.NONE)
            if card is None or playing is None
            else Place(card, part if card in playing else Part.RESTS)
            for card in slots[: max(usual, filled)]
        ]
    )


# The verdict ------------------------------------------------------------------------------------


def _verdict(
    table: Table, outcome: Outcome, standing: Standing, looked_at: int | None, is_hidden: bool
) -> VerdictContent:
    alone = len(outcome.hands) == 1
    if is_hidden:
        headline = translate("Felt", "What is it?")
        reason = translate("Felt", "the answer is hidden until you reveal it")
        question = headline if alone else translate("Felt", "Who wins?")
        sentence = _say_verdict(headline, reason)
        return VerdictContent(headline, reason, sentence=sentence, question=question)
    if alone:
        content = _alone(table.game, outcome)
        texts = (content.headline, content.reason, content.chances)
        return content._replace(sentence="; ".join([text for text in texts if text]))
    if (said := outcome.headline) is not None and (why := outcome.reason) is not None:
        between = _reason_against(table.game, outcome, looked_at)
        headline, reason = translated(said), between or translated(why)
    else:
        headline, reason = translate("Felt", "No verdict yet"), translated(outcome.waits_for)
    odds = standing.odds
    chances = _chances(outcome, standing)
    sentence = _say_verdict(headline, reason)
    spoken = Spoken()
    # An estimate that is growing is not read out at every step.
    grown = "" if standing.share is not None else chances
    if outcome.verdict is not None:
        spoken = Spoken(sentence, grown, _with_chances(sentence, grown))
    return VerdictContent(
        headline,
        reason,
        # What the bar shows is not written as well; what the next card does is news.
        chances=chances if odds is not None and _is_news(odds) else "",
        sentence=_with_chances(sentence, chances),
        spoken=spoken,
    )


def _say_verdict(headline: str, reason: str) -> str:
    text = translate("Felt", "Verdict: {headline}, {reason}")
    return text.format(headline=headline, reason=reason)


def _with_chances(verdict: str, chances: str) -> str:
    if not chances:
        return verdict
    return translate("Felt", "{verdict}; {chances}").format(verdict=verdict, chances=chances)


def _reason_against(game: Game, outcome: Outcome, looked_at: int | None) -> str:
    """Say what decides between the winner and the seat looked at, if there are more than two."""
    verdict = outcome.verdict
    if verdict is None or len(outcome.hands) < 3 or looked_at is None:
        return ""
    winners = verdict.winners
    if looked_at in winners or outcome.hands[looked_at] is None or not winners:
        return ""
    reason = reason_between(game, outcome, (winners[0], looked_at))
    return "" if reason is None else translated(reason)


def _is_news(odds: Odds) -> bool:
    """Whether chances say more than the bar: the next card, an estimate, or a range at the end."""
    situation = odds.situation
    at_the_end = not situation.to_board and any(situation.ranges)
    return situation.is_next_card or not odds.exact or at_the_end


def _chances(outcome: Outcome, standing: Standing) -> str:
    """Say how often the seats win in the end, if that is known and not yet settled."""
    if standing.odds is None:
        return ""
    from analyser.poker.odds.wording import say_chances  # as above

    winners = () if outcome.verdict is None else outcome.verdict.winners
    names = [outcome.names[seat] for seat in standing.seats]
    ahead = [at for at, seat in enumerate(standing.seats) if seat in winners]
    chances = say_chances(standing.odds, names, ahead)
    return "" if chances is None else translated(chances)


def _alone(game: Game, outcome: Outcome) -> VerdictContent:
    """Say what the only seat has."""
    hand, held = outcome.hands[0], outcome.ranges[0]
    if held is not None:
        return VerdictContent(translate("Felt", "A range of hands"), say_how_much(held))
    if outcome.is_unknown(0):
        return VerdictContent(
            translate("Felt", "Unknown cards"), translate("Felt", "Any of the cards that are left.")
        )
    if hand is None:
        return VerdictContent(reason=_how_many(game))
    answer = answer_of(hand)
    headline = translated(answer.description)
    return VerdictContent(
        headline,
        _how_good(hand),
        chances=_tie_breakers(hand, answer.is_high),
        low=_alone_low(hand),
        spoken=Spoken(headline, both=headline),
    )


def _how_good(hand: Analysis) -> str:
    if not hand.complete and hand.played.one_of_each:
        return translate("Felt", "so far; four cards make a hand")
    if not hand.complete:
        return translate("Felt", "so far; five cards make a hand")
    better = say_better_than(hand)
    return translated(better) if better is not None else ""


def _tie_breakers(hand: Analysis, is_high: bool) -> str:
    """Say what breaks ties, and before it what wild cards stand for."""
    ranks = rank_row(hand.high.rank[1:])
    ties = ""
    if is_high and ranks:
        ties = translate("Felt", "Tie-breakers: {ranks}").format(ranks=ranks)
    stand_ins = say_stand_ins(hand)
    return ties if stand_ins is None else f"{translated(stand_ins)}   {ties}"


def _alone_low(hand: Analysis) -> MadeCards:
    side = side_low(hand)
    if side is None or side.low.best is None:
        return MadeCards()
    text = translate("Felt", "Best low {ranks}")
    if side.qualifies:
        text = translate("Felt", "Best low {ranks}, eight or better")
    return MadeCards(side.low.best, text.format(ranks=side.low.description))


def _how_many(game: Game) -> str:
    """Say how many cards a single seat takes."""
    if game.board:
        text = translate("Felt", "{count} cards, and the board makes the hand.")
        return text.format(count=game.dealt)
    if game.most == game.dealt:
        return translate("Felt", "{count} cards make the hand.").format(count=game.dealt)
    text = translate("Felt", "One card to {most}; five or more make a hand.")
    return text.format(most=game.most)


# The bar ----------------------------------------------------------------------------------------


def _bar(outcome: Outcome, standing: Standing, is_hidden: bool) -> BarContent:
    """Return what the bar says: every seat's share, or why there are no odds, or how far it is.

    While the answers are hidden, only how far it is, so that an estimate can be stopped.
    """
    odds = standing.odds
    bar = BarContent(progress=standing.share, can_estimate=standing.may_be_estimated)
    if is_hidden:
        return bar if standing.share is not None else BarContent()
    if odds is None or not standing.is_open:
        return bar._replace(refusal=standing.refusal)
    from analyser.poker.odds.wording import say_part, say_seat  # as above

    shares, sentences = [], []
    for at, seat in enumerate(standing.seats):
        share, letter = translated(say_part(odds.seats[at])), seat_letter(seat)
        whole = translate("Felt", "{letter}  {share} of the pot")
        texts = (whole.format(letter=letter, share=share), f"{letter}  {share}", share, letter)
        shares.append(Share(odds.seats[at].equity, texts, seat))
        sentence = translate("Felt", "{seat}: {figures}")
        figures = translated(say_seat(odds, at))
        sentences.append(sentence.format(seat=translated(outcome.names[seat]), figures=figures))
    return bar._replace(shares=tuple(shares), sentences=tuple(sentences))
