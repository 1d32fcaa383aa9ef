"""A hand of a history street by street: who was ahead, and what those all in were worth then.

Only the seats of a row are counted: those that did not fold and whose cards are known. The players
did not see the folded cards, so these are not dead, even if the file has them.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from operator import attrgetter
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.generators import finish
from analyser.poker.hand_files.judge import HandRow
from analyser.poker.names import listed
from analyser.poker.odds.count import count_odds
from analyser.poker.odds.situation import situation_of
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Numeral, Phrase, percentage
from analyser.poker.results.ranked import rank_cards
from analyser.poker.results.verdict import compare_ranked

BEFORE_THE_FLOP: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "before the flop"))
_ON_THE_BOARD: Final = {
    3: Phrase(QT_TRANSLATE_NOOP("analyser", "on the flop")),
    4: Phrase(QT_TRANSLATE_NOOP("analyser", "on the turn")),
    5: Phrase(QT_TRANSLATE_NOOP("analyser", "on the river")),
}
_IN_STUD: Final = {
    3: Phrase(QT_TRANSLATE_NOOP("analyser", "on third street")),
    4: Phrase(QT_TRANSLATE_NOOP("analyser", "on fourth street")),
    5: Phrase(QT_TRANSLATE_NOOP("analyser", "on fifth street")),
    6: Phrase(QT_TRANSLATE_NOOP("analyser", "on sixth street")),
    7: Phrase(QT_TRANSLATE_NOOP("analyser", "on seventh street")),
}


@dataclass(frozen=True, slots=True)
class StreetLeaders:
    """Which seats of a row led on a street.

    Attributes:
        name: "on the turn".
        dealt: how many cards had been dealt: of the board, or in stud of each seat.
        hands: the cards that each seat had then.
        board: the cards on the board then.
        ahead: the seats that led, or shared the lead.
    """

    name: Phrase
    dealt: int
    hands: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]
    ahead: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AllIn:
    """The share of the pot that a seat could expect when it went all in.

    Attributes:
        seat: the seat, counted as in the row.
        street: when that was.
        share: its average share of the pot, over every way to deal the rest.
    """

    seat: int
    street: StreetLeaders
    share: Fraction


def leaders_by_street(row: HandRow) -> tuple[StreetLeaders, ...]:
    """Return the leaders on each street of a row, in order; none without a showdown.

    In drawing games it is not known what was held before the last draw, so there are none either.
    """
    if not row.showdown or not row.source.from_history:
        return ()
    return tuple([_street(row, dealt) for dealt in _steps(row)])


def all_ins(row: HandRow) -> tuple[AllIn, ...]:
    """Return the shares of all seats that were all in, counted over every deal.

    Seats that went all in after the last card are left out, as nothing was left to deal. Raises
    TooManyDealsError if there are too many deals to count.
    """
    return finish(count_all_ins(row))


def count_all_ins(row: HandRow) -> Generator[float, None, tuple[AllIn, ...]]:
    """Count what ``all_ins`` returns, in steps of a few milliseconds that yield the share done.

    The share done begins again at 0 for each street on which somebody was all in.
    """
    shares: dict[int, tuple[StreetLeaders, list[Fraction]]] = {}
    found: list[AllIn] = []
    for seat, dealt in all_in_seats(row):
        if dealt not in shares:
            street = _street(row, dealt)
            odds = yield from count_odds(situation_of(row.played, street.hands, street.board))
            shares[dealt] = street, [each.share for each in odds.seats]
        street, of_seats = shares[dealt]
        found.append(AllIn(seat, street, of_seats[seat]))
    return tuple(found)


def all_in_seats(row: HandRow) -> tuple[tuple[int, int], ...]:
    """Return the seats that were all in before the last card, and how many cards were dealt."""
    steps = _steps(row) if row.showdown and row.source.from_history else ()
    return tuple(
        [
            (number, seat.all_in_at)
            for number, seat in enumerate(row.seats)
            if seat.all_in_at is not None and seat.all_in_at in steps[:-1]
        ]
    )


def most_surprising(row: HandRow, found: Sequence[AllIn]) -> AllIn | None:
    """Return the all-in to show of several: that of a winner if there is one, the least likely."""
    won = {*row.winners, *row.low_winners}
    return min(found, key=lambda each: (each.seat not in won, each.share), default=None)


def tenths_of(share: Fraction) -> int:
    """Return a share in tenths of a per cent, rounded as it is shown."""
    return int(1000 * share + Fraction(1, 2))


def say_all_in(row: HandRow, found: AllIn) -> Phrase:
    """Say how a seat that was all in ended: "won with 18.2% on the turn"."""
    tenths = Numeral(tenths_of(found.share), decimals=1)
    gaps = {"share": percentage(tenths), "street": found.street.name}
    won = {*row.winners, *row.low_winners}
    if found.seat not in won:
        return Phrase(QT_TRANSLATE_NOOP("analyser", "lost with {share} {street}"), **gaps)
    if len(row.winners) == 1 and won == {found.seat}:
        return Phrase(QT_TRANSLATE_NOOP("analyser", "won with {share} {street}"), **gaps)
    return Phrase(QT_TRANSLATE_NOOP("analyser", "shared with {share} {street}"), **gaps)


def say_ahead(row: HandRow, streets: Sequence[StreetLeaders]) -> list[Phrase]:
    """Say who was ahead, a sentence per leader: "Hero was ahead on the flop and on the turn"."""
    return [
        _say_leaders([row.players[seat] for seat in ahead], listed([each.name for each in same]))
        for ahead, same in groupby(streets, key=attrgetter("ahead"))
    ]


def _say_leaders(names: Sequence[str], street: str) -> Phrase:
    if len(names) > 1:
        template = QT_TRANSLATE_NOOP("analyser", "{seats} were level {street}")
        return Phrase(template, seats=listed(names), street=street)
    template = QT_TRANSLATE_NOOP("analyser", "{seat} was ahead {street}")
    return Phrase(template, seat=names[0], street=street)


def _steps(row: HandRow) -> tuple[int, ...]:
    """Return how many cards had been dealt on each street."""
    game = row.played
    if game.board:
        return (0, 3, 4, 5)
    return (3, 4, 5, 6, 7) if game.dealt == 7 else ()


def _street(row: HandRow, dealt: int) -> StreetLeaders:
    game = row.played
    if game.board:
        name = _ON_THE_BOARD.get(dealt, BEFORE_THE_FLOP)
        hands, board = row.hands, row.board[:dealt]
    else:
        name = _IN_STUD[dealt]
        hands, board = tuple([hand[:dealt] for hand in row.hands]), ()
    verdict = compare_ranked(game, [rank_cards(game, hand, board) for hand in hands])
    assert verdict is not None  # a showdown has two hands at least
    return StreetLeaders(name, dealt, hands, board, verdict.winners)
