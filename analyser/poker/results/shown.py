"""Which low to show, which cards play, what a range looks like: questions of a window's display.

They are answered here, not in the window, because the answers follow from the rules of poker.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from analyser.poker import names
from analyser.poker.cards import UNKNOWN, Card
from analyser.poker.made_hands.made_hand import high_and_low, name_made_hand
from analyser.poker.phrases import N_, Phrase
from analyser.poker.ranges.range import RANDOM, Range
from analyser.poker.ranking.badugi import category_of
from analyser.poker.ranking.high import OF_ALL_FIVE, Category
from analyser.poker.ranking.low import ACE_TO_FIVE, EIGHT_OR_BETTER
from analyser.poker.results.analysis import Analysis, Low
from analyser.poker.results.outcome import Outcome, say_answer
from analyser.poker.results.result_sentences import without_kickers
from analyser.poker.results.showdown import rank_cards
from analyser.poker.table.table import Table

if TYPE_CHECKING:  # loaded by the first count
    from fractions import Fraction

    from analyser.poker.nuts.nuts import Nuts, NutsClass


class SideLow(NamedTuple):
    """The low to show next to a hand's high."""

    low: Low  # the low
    qualifies: bool  # True if the hand also makes an eight-or-better low


def split_low(hand: Analysis) -> Low | None:
    """Return the low that can win half of the pot, with ``best`` None if the cards make none.

    None in games that do not split the pot, and below five cards.
    """
    game = hand.played
    if not game.splits or game.low is None or hand.lows is None:
        return None
    return hand.lows[game.low.name]


def side_low(hand: Analysis) -> SideLow | None:
    """Return the low to show next to the high of a single hand.

    In split games this is the game's low; in games that show a low that wins nothing, it is the
    ace-to-five low. None in all other games, below five cards, and if the cards make no low.
    """
    game = hand.played
    if not game.high_counts or not (game.splits or game.shows_low) or hand.lows is None:
        return None
    low = hand.lows[(game.low or ACE_TO_FIVE).name]
    if low.best is None:
        return None
    return SideLow(low, bool(hand.lows[EIGHT_OR_BETTER.name].qualifies))


def player_words(hand: Analysis) -> Phrase | None:
    """Return what a player calls a hand.

    None in games without a board, without such a name, and if the hand's description says the same.
    In games for high and low, the low is named only if it is nut, second-nut or counterfeited.
    """
    made = hand.made if hand.played.board else None
    if made is not None:
        high, low = high_and_low(made)
        made = high if low is None else made
    return None if made is None or made.lower() == hand.high.description.lower() else made


def is_pocket(hand: Analysis) -> bool:
    """Whether a hand is two cards before the flop, which have names of their own."""
    return hand.played.board > 0 and not hand.board and hand.made is not None


def name_without_kickers(hand: Analysis) -> Phrase:
    """Name a hand in a few words: "Pair of nines", "ace high", "Flush, ace high", "pocket aces"."""
    rank = hand.high.rank
    if hand.made is not None and is_pocket(hand):
        return hand.made
    if not hand.played.high_counts:
        return say_answer(hand)
    category = category_of(rank)
    if category is Category.FLUSH:
        return Phrase(N_("Flush, {rank} high"), rank=names.rank_name(rank[1]))
    describe = names.describe_in_sentence if category is Category.HIGH_CARD else names.describe_high
    return describe(without_kickers(rank))


def ranks_that_break_ties(hand: Analysis) -> str | None:
    """Write the ranks ``name_without_kickers`` omits, or ""; None if the description has them."""
    rank = hand.high.rank
    if category_of(rank) not in (Category.HIGH_CARD, Category.FLUSH, Category.FOUR_CARD_FLUSH):
        return None
    return names.rank_row(rank[1:]) if len(rank) > 2 else ""


def playing_cards(hand: Analysis | None) -> frozenset[Card] | None:
    """Return the cards that play in a seat's hand.

    Of equally good choices, the one with the most board cards is returned, so that a seat that
    plays the board is shown playing it. None for an incomplete hand, or if ``hand`` is None.
    """
    if hand is None or not hand.complete:
        return None
    choices, board = hand.counting.all or (), frozenset(hand.board)
    return frozenset(max(choices, key=lambda five: len(board.intersection(five)), default=()))


def favourites(shares: Sequence[Fraction], errors: Sequence[float | None]) -> tuple[int, ...]:
    """Return the seats with the largest share of the pot: one, or several that are equal.

    Two estimates count as equal if they differ by at most three times the sum of their standard
    errors. ``errors``: for each share its standard error if it is an estimate, None if it is exact.
    """
    best = max(range(len(shares)), key=shares.__getitem__)
    unsure = [3 * ((error or 0) + (errors[best] or 0)) for error in errors]
    return tuple([at for at, share in enumerate(shares) if shares[best] - share <= unsure[at]])


def face_of_range(held: Range, seen: Set[Card]) -> tuple[Card, ...]:
    """Return the two cards to show in place of a seat's cards if the seat has a range.

    A holding of the only starting hand, if possible without the known cards ``seen``; two unknown
    cards if the range has all hands; () for any other range.
    """
    if held == RANDOM:
        return UNKNOWN, UNKNOWN
    if len(held.hands) != 1:
        return ()
    holdings = [sorted(cards, key=attrgetter("rank", "suit"), reverse=True) for cards in held]
    best = max(holdings, key=lambda cards: (not seen & {*cards}, [card.suit for card in cards]))
    return tuple(best)


def has_result(outcome: Outcome) -> bool:
    """True if there is a verdict, a complete hand, or a range against another seat's cards."""
    held = zip(outcome.hands, outcome.ranges, outcome.unseen, strict=True)
    is_race = any(outcome.ranges) and sum(map(any, held)) > 1
    complete = any(hand and hand.complete for hand in outcome.hands)
    return outcome.verdict is not None or complete or is_race


def is_same_hand_later(before: Table, after: Table) -> bool:
    """True if ``after`` can be the same hand as ``before``, at a later moment of the deal.

    The game must be the same, and each card of ``before`` still in its slot; cards and seats may
    have been added. A range may have become larger or smaller, as while it is painted.
    """
    same_rules = (before.game, before.board_places) == (after.game, after.board_places)
    if not same_rules or len(before.seats) > len(after.seats):
        return False
    pairs = zip(before.seats, after.seats, strict=False)
    ranges = [(one.range, other.range) for one, other in pairs]
    # One of two ranges has all of the other.
    if not all(one is None or (other and (one & other) in (one, other)) for one, other in ranges):
        return False
    return all(
        old is None or old == new
        for place in before.dealt_places
        for old, new in zip(before.slots(place), after.slots(place), strict=True)
    )


def name_class(nuts: Nuts, one: NutsClass) -> Phrase | None:
    """Say what a player calls a class of high hands: "set of nines", "top pair, king kicker".

    None if the description of the class says the same, as it always does of a high card, a
    straight, a flush and a straight flush. ``one``: a class of ``nuts``.
    """
    game = one.seen.game
    rank = rank_cards(game, one.example, nuts.board).high
    if rank is None or rank[0] in (Category.HIGH_CARD, *OF_ALL_FIVE):
        return None
    made = name_made_hand(game, one.example, nuts.board, rank)
    assert made is not None  # the nuts are of three board cards or more
    made, _ = high_and_low(made)  # the low is that of one example only
    return None if names.describe_as_label(rank).startswith(made) else made
