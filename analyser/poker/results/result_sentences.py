"""Results in words: a hand's name in its game, and who wins what.

A sentence is a ``Phrase``, so that a window can show it in another language: each template is a
whole sentence or clause, and its gaps are filled with phrases. The words for single things, such
as cards, ranks and categories, are in ``names``; what decided is said in ``reasons``.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.names import (
    RANK_PLURALS,
    RANK_SIGNS,
    card_sign,
    describe_high,
    describe_in_sentence,
    listed,
    rank_name,
    rank_row,
)
from analyser.poker.phrases import N_, Phrase, tables_in, with_commas, with_semicolons
from analyser.poker.ranking.badugi import BadugiCategory, category_of
from analyser.poker.ranking.high import OF_ALL_FIVE, Category, HighRank
from analyser.poker.ranking.low import LowOrdering, LowRank, eight_or_lower, low_category
from analyser.poker.results.analysis import Analysis, counted_as, low_rank_of
from analyser.poker.results.showdown import Verdict

SENTENCES: Final = tables_in(Path(__file__).with_suffix(".txt"))
"""Who ties, wins or leads, by the part of the pot, and why; see the file."""
NO_LOW: Final = Phrase(N_("no low"))
_QUARTERS: Final = N_("{seat} wins {won} and half {shared}, {other} is quartered")


# ----------------------------------------------------------------------------------- what a hand is


def say_hand(hand: Analysis) -> Phrase:
    """Say what a hand is in its game: the high, the low, or both halves."""
    if hand.second is not None:
        template = N_("{first}; {second}")
        return Phrase(template, first=say_hand(hand.alone), second=say_hand(hand.second))
    low = hand.played.low
    if low is not None and not hand.played.high_counts:
        return _say_low(hand, low)
    if low is None or hand.lows is None:
        return hand.high.description
    row = hand.lows[low.name].description
    if row is None:
        return Phrase(N_("{high}; {no_low}"), high=hand.high.description, no_low=say_no_low(hand))
    return Phrase(N_("{high}; low {low}"), high=hand.high.description, low=row)


def say_no_low(hand: Analysis) -> Phrase:
    """Say that a hand has no low: "yet" if cards to come can give one, "possible" if not."""
    game = hand.played
    own, shared = eight_or_lower(hand.cards), eight_or_lower(hand.board)
    of_hand, on_board = max(0, game.dealt - len(hand.cards)), game.board - len(hand.board)
    if not of_hand + on_board:
        return NO_LOW
    if game.uses is None:
        # Of the own cards no more than these help, however many are still dealt.
        of_own = min(game.most_own or game.hand, len(own - shared) + of_hand)
        lacking, to_come = game.hand - len(shared) - of_own, on_board
    else:
        taken, taken_of_board = game.uses
        known = combinations(own, max(0, taken - of_hand))
        every = (taken_of_board - len(shared.difference(ranks)) for ranks in known)
        lacking, to_come = min(every, default=game.hand), on_board
    return Phrase(N_("no low possible") if lacking > to_come else N_("no low yet"))


def say_in_short(hand: Analysis) -> Phrase:
    """Say what a hand is in a few words, for a sentence: "three queens"; of a low its ranks."""
    low = hand.played.low
    if hand.played.high_counts or low is None:
        return describe_in_sentence(without_kickers(hand.high.rank))
    rank = low_rank_of(hand, low)
    assert rank is not None  # every hand has a low if the low alone counts
    return Phrase(N_("{ranks}"), ranks=rank_row(rank[1]))


def without_kickers(rank: HighRank) -> HighRank:
    """Return a rank with only those tie-breakers that name it, but all of a straight or flush."""
    category = category_of(rank)
    if isinstance(category, BadugiCategory) or category in OF_ALL_FIVE:
        return rank
    return rank[: 3 if category in (Category.TWO_PAIR, Category.FULL_HOUSE) else 2]


def _say_low(hand: Analysis, ordering: LowOrdering) -> Phrase:
    rank = low_rank_of(hand, ordering)
    assert rank is not None  # every hand has a low if the low alone counts
    row = rank_row(rank[1])
    if not hand.complete:
        return Phrase(N_("Low so far, {low}"), low=row)
    if low_category(rank, ordering) == Category.HIGH_CARD:
        return Phrase(N_("Low, {low}"), low=row)
    return low_in_words(rank, ordering, N_("A pair of {ranks}, {row}"), describe_high)


def low_in_words(
    rank: LowRank, ordering: LowOrdering, pair: str, describe: Callable[[HighRank], Phrase]
) -> Phrase:
    """Say what a low is: its ranks, or in words if it is a pair or any higher category.

    ``pair``: the template for one pair. ``describe``: describes a higher category, given with each
    different rank once, an ace as 14.
    """
    category, ranks = low_category(rank, ordering), rank[1]
    if category == Category.HIGH_CARD:
        return Phrase(rank_row(ranks))
    groups = [14 if group == 1 else group for group in dict.fromkeys(ranks)]
    if category == Category.ONE_PAIR:
        return Phrase(pair, ranks=RANK_PLURALS[groups[0]], row=rank_row(ranks[2:]))
    is_straight = category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
    return describe((category, *(groups[:1] if is_straight else groups)))


def say_stand_ins(hand: Analysis) -> Phrase | None:
    """Say what each wild card stands for: "Wild: Jo = 10♠, 2♣ = 9♠"; in a low "Wild: Jo = 2".

    One that repeats a card of the hand is the fifth of its rank: "Jo = fifth ace". None for none.
    """
    stands: list[tuple[Card, str | Phrase]] = [*low_stand_ins(hand)]
    if hand.played.high_counts:
        fifth = N_("fifth {rank}")
        stands = [
            (wild, Phrase(fifth, rank=rank_name(card.rank)) if is_fifth else card_sign(card))
            for wild, card, is_fifth in high_stand_ins(hand)
        ]
    if not stands:
        return None
    one = N_("{wild} = {card}")
    said = with_commas([Phrase(one, wild=card_sign(wild), card=card) for wild, card in stands])
    return Phrase(N_("Wild: {cards}"), cards=said)


def high_stand_ins(hand: Analysis) -> list[tuple[Card, Card, bool]]:
    """Return (card, the card that it stands for, True if that is a repeat) for each wild card.

    Only the wild cards that play in the high hand are returned. A repeat is a card that the hand
    already has, as in five of a kind.
    """
    held = hand.high.best
    return [(wild, card, wild != card and card in held) for wild, card in hand.high.wild.items()]


def low_stand_ins(hand: Analysis) -> list[tuple[Card, str]]:
    """Return each wild card of the game's low, and the sign of the rank that it stands for."""
    game = hand.played
    if game.low is None or hand.lows is None or not game.deck.has_wild:
        return []
    low = hand.lows[game.low.name]
    counted = zip(low.best or (), counted_as(game, low), strict=True)
    return [(card, RANK_SIGNS[rank]) for card, rank in counted if game.deck.wild_cards([card])]


# ----------------------------------------------------------------------------------------- who wins


def say_verdict(verdict: Verdict, names: Sequence[str]) -> Phrase:
    """Say who wins, leads or ties; ``names``: the names of all seats."""
    winners = [names[seat] for seat in verdict.winners]
    if not verdict.low_winners:
        return say_winners(winners, verdict.final)
    if verdict.low_winners == verdict.winners:
        both = "high-and-low" if verdict.second is None else "both-halves"
        return _say_part(winners, verdict.final, both)
    low_winners = [names[seat] for seat in verdict.low_winners]
    if verdict.final and {len(winners), len(low_winners)} == {1, 2}:
        (one,), two = sorted((verdict.winners, verdict.low_winners), key=len)
        if one in two:
            other = names[two[1 - two.index(one)]]
            won, shared = verdict.halves if len(winners) == 1 else reversed(verdict.halves)
            return Phrase(_QUARTERS, seat=names[one], won=won, shared=shared, other=other)
    every = zip((winners, low_winners), verdict.halves, strict=True)
    high, low = [_say_part(each, verdict.final, "half", half=half) for each, half in every]
    return Phrase(N_("{high}, {low}"), high=high, low=low)


def say_verdicts(verdicts: Sequence[Verdict], names: Sequence[str]) -> Phrase:
    """Say who wins which board: "Seat A and Seat B win a board each"; for one, who wins."""
    if len(verdicts) == 1:
        return say_verdict(verdicts[0], names)
    final = all(verdict.final for verdict in verdicts)
    takers = [verdict.winners for verdict in verdicts]
    halves = any(verdict.low_winners not in ((), verdict.winners) for verdict in verdicts)
    alone = [seats[0] for seats in takers if len(seats) == 1]
    if not halves and {*takers} == {takers[0]}:
        every = "all-boards" if len(takers) > 2 else "both-boards"
        return _say_part([names[seat] for seat in takers[0]], final, every)
    if final and not halves and len({*alone}) == len(takers):
        template = N_("{seats} win a board each")
        return Phrase(template, seats=listed([names[seat] for seat in sorted(alone)]))
    said = []
    for number, verdict in enumerate(verdicts, 1):
        winners = [names[seat] for seat in verdict.winners]
        if verdict.low_winners in ((), verdict.winners):
            said.append(_say_part(winners, verdict.final, "board", board=number))
            continue
        template = N_("{verdict} on board {board}")
        said.append(Phrase(template, board=number, verdict=say_verdict(verdict, names)))
    return with_commas(said) if not halves else with_semicolons(said)


def say_winners(names: Sequence[str], final: bool) -> Phrase:
    """Say that these seats win or tie, or lead while cards are to come."""
    return _say_part(names, final, "all")


def _say_part(names: Sequence[str], final: bool, part: str, **gaps: object) -> Phrase:
    """Say who takes a ``part`` of the pot, a table in SENTENCES, or leads if that is not final."""
    ((shared, tied, wins, leads),) = SENTENCES[part]
    if len(names) > 1:
        return Phrase(shared if final else tied, seats=listed(names), **gaps)
    (winner,) = names
    return Phrase(wins if final else leads, seat=winner, **gaps)
