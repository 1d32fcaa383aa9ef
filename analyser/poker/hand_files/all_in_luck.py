"""A hand of a history street by street: who was ahead, and the equity of players who were all in.

Only the seats of a ``HandRow`` take part: those that did not fold and whose cards are known. The
players did not see the folded cards, so these are not dead, even if the file has them.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from analyser.poker.generators import Steps, finish
from analyser.poker.hand_files.judge import HandRow, in_chips
from analyser.poker.hand_files.street_tables import cards_on, streets_of
from analyser.poker.names import ON_STREET, ON_STUD_STREET
from analyser.poker.odds.count import count_odds
from analyser.poker.odds.situation import situation_of
from analyser.poker.phrases import Numeral, Phrase, percent, percentage, sentences_beside
from analyser.poker.results.showdown import compare_ranked, rank_cards

_say: Final = sentences_beside(__file__)


class AllIn(NamedTuple):
    """The equity of a seat at the moment it went all in."""

    seat: int  # the seat's number in its ``HandRow``, from 0
    dealt: int  # how many cards had been dealt: to the board, or in stud to each seat
    # The seat's average share of the pot, 0 to 1, over every deal of the cards to come.
    share: Fraction


def came_from_behind(row: HandRow) -> bool:
    """Whether a seat that won the high, or shared it, was behind on an earlier street.

    Streets before the flop do not count; False without a showdown and in draw games.
    """
    earlier = streets_of(row.played)[:-1] if row.showdown else ()
    return any(not {*row.winners} <= {*ahead_on(row, dealt)} for dealt in earlier if dealt)


def all_ins(row: HandRow) -> tuple[AllIn, ...]:
    """Return the equity of each seat of ``all_in_seats``, exactly. Raises TooManyDealsError."""
    return finish(count_all_ins(row))


def count_all_ins(row: HandRow) -> Steps[tuple[AllIn, ...]]:
    """Do as ``all_ins``, in steps; the share done, 0 to 1, restarts for each street."""
    moments = all_in_seats(row)
    shares: dict[int, list[Fraction]] = {}
    for dealt in dict.fromkeys([dealt for _, dealt in moments]):
        shares[dealt] = yield from _equities_on(row, dealt)
    return tuple([AllIn(seat, dealt, shares[dealt][seat]) for seat, dealt in moments])


def _equities_on(row: HandRow, dealt: int) -> Steps[list[Fraction]]:
    """Return each hand's equity on a street; ``dealt``: one of ``streets_of``."""
    hands, board = cards_on(row, row.hands, dealt)
    odds = yield from count_odds(situation_of(row.played, hands, board))
    return [seat.share for seat in odds.seats]


def count_luck(row: HandRow) -> Steps[AllIn | None]:
    """Return in steps the all-in that a player asks about; None in a hand without one.

    That is the hero's share at the moment when the hero, or else the last other seat, was all in.
    Where the file names no hero it is the ``most_surprising``. Raises TooManyDealsError.
    """
    moments = dict(all_in_seats(row))
    hero = next((seat for seat, hand in enumerate(row.hands) if hand == row.dealt_to), None)
    if hero is None or not moments:
        return most_surprising(row, (yield from count_all_ins(row)))
    dealt = moments.get(hero, max(moments.values()))
    return AllIn(hero, dealt, (yield from _equities_on(row, dealt))[hero])


def all_in_seats(row: HandRow) -> tuple[tuple[int, int], ...]:
    """Return (seat, cards dealt) for each seat that went all in before the last card.

    The second number is how many cards had been dealt at that moment: to the board, or in stud to
    each seat. Empty if there was no showdown, if the hand is not from a history, and in draw games,
    because their histories do not show the hands before the last draw.
    """
    steps = streets_of(row.played) if row.showdown and row.source.from_history else ()
    moments = [(number, seat.all_in_at) for number, seat in enumerate(row.seats)]
    return tuple([(seat, at) for seat, at in moments if at is not None and at in steps[:-1]])


def most_surprising(row: HandRow, found: Sequence[AllIn]) -> AllIn | None:
    """Return the all-in with the least equity, of winners if any was; None without one."""
    won = {*row.winners, *row.low_winners}
    return min(found, key=lambda each: (each.seat not in won, each.share), default=None)


def tenths_of(share: Fraction) -> int:
    """Return a share as a whole number of tenths of a per cent, rounded half up."""
    return int(1000 * share + Fraction(1, 2))


def say_luck(row: HandRow, found: AllIn) -> Phrase:
    """Say what a seat's cards were worth when it went all in, and what it took.

    For example "All in before the flop, Ann had 46.21% of 112: worth 51.76. Ann put in 55.50 and
    took 112: 60.24 more than the cards were worth." Only the share if the pots are not known.
    """
    name, street = row.players[found.seat], street_name(row, found.dealt)
    share = percentage(Numeral(int(10_000 * found.share + Fraction(1, 2)), decimals=2))
    bets, pots = row.source.bets, row.pots
    if bets is None or pots is None:
        return _say("share", street=street, player=name, share=share)
    pot = sum([each.chips for each in pots if found.seat in each.seats])
    worth = int(pot * found.share + Fraction(1, 2))
    paid = sum([each.paid[found.seat] for each in pots])
    bet = bets[row.source.seats.index(row.seats[found.seat])]
    more = paid - worth
    amounts = {"pot": pot, "worth": worth, "bet": bet, "paid": paid, "difference": abs(more)}
    gaps = {name: in_chips(amount) for name, amount in amounts.items()}
    return _say("more" if more >= 0 else "less", street=street, player=name, share=share, **gaps)


def say_all_in(row: HandRow, found: AllIn) -> Phrase:
    """Say when a seat was all in and with what share: "all in before the flop with 46%".

    With its name unless it won the whole pot: "Bob all in on the turn with 77%".
    """
    name, street = row.players[found.seat], street_name(row, found.dealt)
    share = percent(*found.share.as_integer_ratio(), 0)
    has_won_all = {*row.winners, *row.low_winners} == {found.seat}
    clause = "clause" if has_won_all else "clause-of-another"
    return _say(clause, player=name, street=street, share=share)


def street_name(row: HandRow, dealt: int) -> Phrase:
    """Name a street, one of ``streets_of``, as in a sentence: "on the turn"."""
    return (ON_STREET if row.played.board else ON_STUD_STREET)[dealt]


def ahead_on(row: HandRow, dealt: int) -> tuple[int, ...]:
    """Return the seats that had the best hand on a street; the row must have a showdown."""
    hands, board = cards_on(row, row.hands, dealt)
    verdict = compare_ranked(row.played, [rank_cards(row.played, hand, board) for hand in hands])
    assert verdict is not None  # a showdown has two hands at least
    return verdict.winners
