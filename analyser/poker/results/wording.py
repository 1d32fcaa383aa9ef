"""Results in words: a hand's name in its game, who wins what, and what decided.

A sentence is a ``Phrase``, so that a window can show it in another language: each template is a
whole sentence or clause, and its gaps are filled with phrases. The words for single things, such
as cards, ranks and categories, are in ``names``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.names import (
    A_ROYAL_FLUSH,
    BADUGI_LABELS,
    CATEGORY_NAMES,
    RANK_PLURALS,
    RANK_SIGNS,
    card_sign,
    describe_high,
    describe_in_sentence,
    listed,
    rank_name,
    rank_row,
    tie_breaker_name,
    tie_breaker_rank,
)
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Numeral, Phrase, percentage, with_commas
from analyser.poker.ranking.badugi import BadugiCategory, category_of
from analyser.poker.ranking.high import ROYAL_FLUSH, Category, HighRank
from analyser.poker.ranking.low import LowOrdering, LowRank, eight_or_lower, low_category
from analyser.poker.results.analysis import Analysis, counted_as, low_rank_of
from analyser.poker.results.ranked import Ranked
from analyser.poker.results.verdict import HighSide, LowSide, Verdict, seats_compared

_CATEGORY_IN_SENTENCE: Final[Mapping[Category, Phrase]] = {
    **CATEGORY_NAMES,
    Category.ONE_PAIR: Phrase(QT_TRANSLATE_NOOP("analyser", "a pair")),
    Category.STRAIGHT: Phrase(QT_TRANSLATE_NOOP("analyser", "a straight")),
    Category.FLUSH: Phrase(QT_TRANSLATE_NOOP("analyser", "a flush")),
    Category.FULL_HOUSE: Phrase(QT_TRANSLATE_NOOP("analyser", "a full house")),
    Category.STRAIGHT_FLUSH: Phrase(QT_TRANSLATE_NOOP("analyser", "a straight flush")),
}
_BADUGI_IN_SENTENCE: Final = {
    BadugiCategory.ONE_CARD: Phrase(QT_TRANSLATE_NOOP("analyser", "a one-card hand")),
    BadugiCategory.TWO_CARDS: Phrase(QT_TRANSLATE_NOOP("analyser", "a two-card hand")),
    BadugiCategory.THREE_CARDS: Phrase(QT_TRANSLATE_NOOP("analyser", "a three-card hand")),
    BadugiCategory.FOUR_CARDS: Phrase(QT_TRANSLATE_NOOP("analyser", "a badugi")),
}
_ALL_FIVE: Final = (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)
_NO_PAIR: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "no pair"))

# Who ties, wins or leads: for the whole pot, and for parts of it.
_ALL = (
    QT_TRANSLATE_NOOP("analyser", "{seats} split the pot"),
    QT_TRANSLATE_NOOP("analyser", "{seat} wins"),
    QT_TRANSLATE_NOOP("analyser", "{seat} leads"),
)
_TIED_SO_FAR = QT_TRANSLATE_NOOP("analyser", "{seats} are tied so far")
_BOTH = (
    QT_TRANSLATE_NOOP("analyser", "{seats} tie for high and low"),
    QT_TRANSLATE_NOOP("analyser", "{seat} scoops: wins high and low"),
    QT_TRANSLATE_NOOP("analyser", "{seat} leads high and low"),
)
_HIGH = (
    QT_TRANSLATE_NOOP("analyser", "{seats} tie for the high"),
    QT_TRANSLATE_NOOP("analyser", "{seat} wins the high"),
    QT_TRANSLATE_NOOP("analyser", "{seat} leads the high"),
)
_LOW = (
    QT_TRANSLATE_NOOP("analyser", "{seats} tie for the low"),
    QT_TRANSLATE_NOOP("analyser", "{seat} wins the low"),
    QT_TRANSLATE_NOOP("analyser", "{seat} leads the low"),
)
NO_LOW: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "no low"))
NO_LOW_YET: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "no low yet"))
NO_LOW_POSSIBLE: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "no low possible"))
_QUARTERS: Final = {  # the key: whether the seat that wins more wins the whole high
    True: QT_TRANSLATE_NOOP(
        "analyser", "{seat} wins the high and half the low, {other} is quartered"
    ),
    False: QT_TRANSLATE_NOOP(
        "analyser", "{seat} wins the low and half the high, {other} is quartered"
    ),
}


# ----------------------------------------------------------------------------------- what a hand is


def say_hand(hand: Analysis) -> Phrase:
    """Say what a hand is in its game: the high, the low, or both."""
    low = hand.played.low
    if low is not None and not hand.played.high_counts:
        return _say_low(hand, low)
    if low is None or hand.lows is None:
        return hand.high.description
    row = hand.lows[low.name].description
    if row is None:
        template = QT_TRANSLATE_NOOP("analyser", "{high}; {no_low}")
        return Phrase(template, high=hand.high.description, no_low=say_no_low(hand))
    template = QT_TRANSLATE_NOOP("analyser", "{high}; low {low}")
    return Phrase(template, high=hand.high.description, low=row)


def say_no_low(hand: Analysis) -> Phrase:
    """Say that a hand has no low: "yet", if cards to come may still give it one."""
    game = hand.played
    own, shared = eight_or_lower(hand.cards), eight_or_lower(hand.board)
    of_hand, on_board = max(0, game.dealt - len(hand.cards)), game.board - len(hand.board)
    if not of_hand + on_board:
        return NO_LOW
    if game.uses is None:
        lacking, to_come = game.hand - len(own | shared), of_hand + on_board
    else:
        taken, taken_of_board = game.uses
        known = combinations(own, max(0, taken - of_hand))
        every = (taken_of_board - len(shared.difference(ranks)) for ranks in known)
        lacking, to_come = min(every, default=game.hand), on_board
    return NO_LOW_POSSIBLE if lacking > to_come else NO_LOW_YET


def say_in_short(hand: Analysis) -> Phrase:
    """Say what a hand is in a word or two, for small spaces: "two pair"."""
    low = hand.played.low
    if hand.played.high_counts or low is None:
        kind = category_of(hand.high.rank)
        return BADUGI_LABELS[kind] if isinstance(kind, BadugiCategory) else hand.high.category
    rank = low_rank_of(hand, low)
    assert rank is not None  # every hand has a low if the low alone counts
    return Phrase(QT_TRANSLATE_NOOP("analyser", "{ranks}"), ranks=rank_row(rank[1]))


def say_better_than(hand: Analysis) -> Phrase | None:
    """Say how many hands a high hand beats: "better than 96.8% of all five-card hands".

    None for an incomplete hand, and in games for low only. Never 100.0%, as no hand beats itself.
    """
    high = hand.high
    if not hand.played.high_counts or high.better is None or high.equal is None:
        return None
    assert high.worse is not None  # the three are known together
    every = high.better + high.equal + high.worse
    share = percentage(Numeral(min((2000 * high.worse + every) // (2 * every), 999), decimals=1))
    none_better = QT_TRANSLATE_NOOP("analyser", "no five-card hand is better")
    template = QT_TRANSLATE_NOOP("analyser", "better than {share} of all five-card hands")
    if len(hand.cards) + len(hand.board) > hand.played.hand:
        template = QT_TRANSLATE_NOOP(
            "analyser", "as five cards, better than {share} of all five-card hands"
        )
    if hand.played.one_of_each:
        none_better = QT_TRANSLATE_NOOP("analyser", "no four-card hand is better")
        template = QT_TRANSLATE_NOOP("analyser", "better than {share} of all four-card hands")
    return Phrase(template, share=share) if high.better else Phrase(none_better)


def _say_low(hand: Analysis, ordering: LowOrdering) -> Phrase:
    rank = low_rank_of(hand, ordering)
    assert rank is not None  # every hand has a low if the low alone counts
    row = rank_row(rank[1])
    if not hand.complete:
        return Phrase(QT_TRANSLATE_NOOP("analyser", "Low so far, {low}"), low=row)
    if low_category(rank, ordering) == Category.HIGH_CARD:
        return Phrase(QT_TRANSLATE_NOOP("analyser", "Low, {low}"), low=row)
    pair = QT_TRANSLATE_NOOP("analyser", "A pair of {ranks}, {row}")
    return _low_in_words(rank, ordering, pair, describe_high)


def say_stand_ins(hand: Analysis) -> Phrase | None:
    """Say what each wild card stands for: "Wild: Jo = 10♠, 2♣ = 9♠"; in a low "Wild: Jo = 2".

    A wild card that repeats a card of the hand is the fifth of its rank: "Wild: Jo = fifth ace".
    None without wild cards.
    """
    stands: list[tuple[Card, str | Phrase]] = [*low_stand_ins(hand)]
    if hand.played.high_counts:
        fifth = QT_TRANSLATE_NOOP("analyser", "fifth {rank}")
        stands = [
            (wild, Phrase(fifth, rank=rank_name(card.rank)) if is_fifth else card_sign(card))
            for wild, card, is_fifth in high_stand_ins(hand)
        ]
    if not stands:
        return None
    one = QT_TRANSLATE_NOOP("analyser", "{wild} = {card}")
    said = with_commas([Phrase(one, wild=card_sign(wild), card=card) for wild, card in stands])
    return Phrase(QT_TRANSLATE_NOOP("analyser", "Wild: {cards}"), cards=said)


def high_stand_ins(hand: Analysis) -> list[tuple[Card, Card, bool]]:
    """Return each wild card of the best five, the card it stands for, and whether that is a repeat.

    A repeat is a card that the five already have: with five of a kind one card is repeated.
    """
    held = hand.high.best
    return [(wild, card, wild != card and card in held) for wild, card in hand.high.wild.items()]


def low_stand_ins(hand: Analysis) -> list[tuple[Card, str]]:
    """Return each wild card of a low, and the rank that it stands for: A, 2 .. K."""
    game = hand.played
    if game.low is None or hand.lows is None or not game.deck.has_wild:
        return []
    low = hand.lows[game.low.name]
    counted = zip(low.best or (), counted_as(game, low), strict=True)
    return [(card, RANK_SIGNS[rank]) for card, rank in counted if game.deck.wild_cards([card])]


def say_decider(hand: Analysis, position: int, against: str) -> Phrase:
    """Say which tie-breaker decides, as in "Against Seat B the kicker decides: jack".

    ``against``: the name of the other seat; ``position``: the number of the tie-breaker, from 1. If
    ``hand`` has too few cards to have this tie-breaker, the phrase says so.
    """
    rank = hand.high.rank
    role = tie_breaker_name(category_of(rank), position)
    if position >= len(rank):
        template = QT_TRANSLATE_NOOP(
            "analyser", "Against {seat} {tie_breaker} decides, which is not there yet."
        )
        return Phrase(template, seat=against, tie_breaker=role)
    its_rank = tie_breaker_rank(category_of(rank), position, rank[position])
    template = QT_TRANSLATE_NOOP("analyser", "Against {seat} {tie_breaker} decides: {rank}.")
    return Phrase(template, seat=against, tie_breaker=role, rank=its_rank)


# ----------------------------------------------------------------------------------------- who wins


def say_verdict(verdict: Verdict, names: Sequence[str]) -> Phrase:
    """Say who wins, leads or ties; ``names``: the names of all seats."""
    winners = [names[seat] for seat in verdict.winners]
    if not verdict.low_winners:
        return say_winners(winners, verdict.final)
    if verdict.low_winners == verdict.winners:
        return _say_part(winners, verdict.final, *_BOTH)
    low_winners = [names[seat] for seat in verdict.low_winners]
    if verdict.final and {len(winners), len(low_winners)} == {1, 2}:
        (one,), two = sorted((verdict.winners, verdict.low_winners), key=len)
        if one in two:
            other = names[two[1 - two.index(one)]]
            template = _QUARTERS[len(winners) == 1]
            return Phrase(template, seat=names[one], other=other)
    high = _say_part(winners, verdict.final, *_HIGH)
    low = _say_part(low_winners, verdict.final, *_LOW)
    return Phrase(QT_TRANSLATE_NOOP("analyser", "{high}, {low}"), high=high, low=low)


def say_winners(names: Sequence[str], final: bool) -> Phrase:
    """Say who wins, leads or ties; ``final``: True if no card is to come.

    ``names``: the names of the seats that win, or lead if cards are to come.
    """
    split, wins, leads = _ALL
    return _say_part(names, final, split if final else _TIED_SO_FAR, wins, leads)


def _say_part(names: Sequence[str], final: bool, tie: str, wins: str, leads: str) -> Phrase:
    if len(names) > 1:
        return Phrase(tie, seats=listed(names))
    (winner,) = names
    return Phrase(wins if final else leads, seat=winner)


# --------------------------------------------------------------------------------- why: the verdict


def say_reason(
    verdict: Verdict, seats: Sequence[Analysis | Ranked | None], names: Sequence[str]
) -> Phrase:
    """Say what decided: "three of a kind beats two pair".

    ``seats``: the hands, None for a seat without cards; ``names``: the names of all seats.
    """
    compared = sum(hand is not None for hand in seats)
    low = None if verdict.low is None else _say_low_reason(verdict.low, names)
    if verdict.high is None:
        assert low is not None  # a game counts highs or lows
        return low
    high = _say_high_reason(verdict.high, names, compared)
    if low is not None:
        template = QT_TRANSLATE_NOOP("analyser", "for the high, {high}; for the low, {low}")
        if verdict.low is not None and verdict.low.reason.kind == "no-low":
            template = QT_TRANSLATE_NOOP("analyser", "for the high, {high}; {low}")
        return Phrase(template, high=high, low=low)
    if verdict.reason.kind == "no-low":
        template = QT_TRANSLATE_NOOP("analyser", "{high}; {no_low}")
        return Phrase(template, high=high, no_low=_say_why_no_low(seats))
    return high


def _say_high_reason(side: HighSide, names: Sequence[str], compared: int) -> Phrase:
    reason = side.reason
    seats = sorted(reason.seats, key=lambda seat: seat not in side.winners)  # the winner first
    better, worse = [side.ranks[seat] for seat in seats]
    if reason.kind == "board":
        return say_plays_board(describe_in_sentence(better))
    if reason.kind == "tie":
        return say_same_hand(describe_in_sentence(better))
    both = None if compared == 2 else [names[seat] for seat in seats]
    return say_high_difference(better, worse, reason.position or 0, both)


def _say_low_reason(side: LowSide, names: Sequence[str]) -> Phrase:
    reason, winner = side.reason, side.winners[0]
    better = side.ranks[winner]
    if reason.kind == "tie":
        return say_same_low(better, side.ordering)
    if reason.kind == "no-low":
        template = QT_TRANSLATE_NOOP("analyser", "{seat} has the only low, {low}")
        return Phrase(template, seat=names[winner], low=rank_row(better[1]))
    _, loser = seats_compared(side.winners, reason.seats)
    return say_low_difference(better, side.ranks[loser], reason.position or 0, side.ordering)


# ----------------------------------------------------------------------------------- why: two hands


def say_high_difference(
    better: HighRank, worse: HighRank, position: int, names: Sequence[str] | None = None
) -> Phrase:
    """Say why one high hand beats another.

    ``position``: the position of their first difference; ``names``: the two seats' names, to be
    given if other seats are compared too and "both" would be unclear.
    """
    if position == 0:
        template = QT_TRANSLATE_NOOP("analyser", "{better} beats {worse}")
        return Phrase(template, better=_in_sentence(better), worse=_in_sentence(worse))
    lost = worse[position] if position < len(worse) else None
    return _say_tie_breaker(names, better, position, better[position], lost)


def _say_tie_breaker(
    names: Sequence[str] | None, rank: HighRank, position: int, better: int, worse: int | None
) -> Phrase:
    """Say which tie-breaker decides between two hands of one category, and how.

    ``rank``: the better hand; ``position``: the tie-breaker, from 1; ``better``, ``worse``: what
    the hands have there, ``worse`` None if the other hand has too few cards; ``names``: as for
    ``say_high_difference``.
    """
    category = category_of(rank)
    tie_breaker = tie_breaker_name(category, position)
    gaps = {"tie_breaker": tie_breaker, "better": tie_breaker_rank(category, position, better)}
    if worse is None:
        template = QT_TRANSLATE_NOOP(
            "analyser", "the same so far; {tie_breaker} is there for one hand only: {better}"
        )
        return Phrase(template, **gaps)
    gaps["worse"] = tie_breaker_rank(category, position, worse)
    template, hand = _DECIDES, _group_in_sentence(category)
    if isinstance(category, BadugiCategory):
        template = _LOWER_DECIDES
    elif position == 1 and category in _FIRST_RANK:
        return Phrase(_FIRST_RANK[category], **gaps)
    elif position == 1 and category in _GROUPS:
        template, gaps["group"] = _HIGHER_GROUP, _GROUPS[category]
    elif position == 1:
        template = _HIGHER_TOP
    elif (category, position) not in _LOWER_PAIRS:
        if category is not Category.FLUSH:  # all kickers would hide the one that decides
            named = 3 if category is Category.TWO_PAIR else 2
            hand = describe_in_sentence(rank[:named])
        template = _HIGHER_CARD if category in _OF_CARDS else _HIGHER_KICKER
    return Phrase(
        QT_TRANSLATE_NOOP("analyser", "{same}; {difference}"),
        same=_say_same(hand, names),
        difference=Phrase(template, **gaps),
    )


def _say_same(hand: Phrase, names: Sequence[str] | None) -> Phrase:
    if names is None:
        return Phrase(QT_TRANSLATE_NOOP("analyser", "both have {hand}"), hand=hand)
    template = QT_TRANSLATE_NOOP("analyser", "{seats} each have {hand}")
    return Phrase(template, seats=listed(names), hand=hand)


_FIRST_RANK: Final[Mapping[Category, str]] = {
    # The key is the category of both hands; the other hand's first rank is lower.
    Category.HIGH_CARD: QT_TRANSLATE_NOOP("analyser", "{better} high beats {worse} high"),
    Category.ONE_PAIR: QT_TRANSLATE_NOOP("analyser", "a pair of {better} beats a pair of {worse}"),
}
_GROUPS: Final[Mapping[Category, Phrase]] = {
    Category.TWO_PAIR: Phrase(QT_TRANSLATE_NOOP("analyser", "pair")),
    Category.THREE_OF_A_KIND: CATEGORY_NAMES[Category.THREE_OF_A_KIND],
    Category.FULL_HOUSE: CATEGORY_NAMES[Category.THREE_OF_A_KIND],
    Category.FOUR_OF_A_KIND: CATEGORY_NAMES[Category.FOUR_OF_A_KIND],
    Category.FIVE_OF_A_KIND: CATEGORY_NAMES[Category.FIVE_OF_A_KIND],
}
_LOWER_PAIRS: Final = ((Category.TWO_PAIR, 2), (Category.FULL_HOUSE, 2))
_OF_CARDS: Final = (Category.HIGH_CARD, Category.FLUSH)
_HIGHER_GROUP: Final = QT_TRANSLATE_NOOP(
    "analyser", "the higher {group} wins, {better} over {worse}"
)
_HIGHER_TOP: Final = QT_TRANSLATE_NOOP("analyser", "{better} high beats {worse} high")
_HIGHER_KICKER: Final = QT_TRANSLATE_NOOP("analyser", "the {better} kicker beats the {worse}")
_HIGHER_CARD: Final = QT_TRANSLATE_NOOP("analyser", "the {better} beats the {worse}")
_DECIDES: Final = QT_TRANSLATE_NOOP("analyser", "{tie_breaker} decides, {better} over {worse}")
_LOWER_DECIDES: Final = QT_TRANSLATE_NOOP(
    "analyser", "{tie_breaker} decides, {better} below {worse}"
)


def say_same_hand(description: Phrase) -> Phrase:
    """Say that high hands tie because they are equal; ``description``: what each of them is."""
    template = QT_TRANSLATE_NOOP("analyser", "the same hand: {description}")
    return Phrase(template, description=description)


def say_plays_board(description: Phrase) -> Phrase:
    """Say that the seats tie because all of them play the board; ``description``: what it is."""
    template = QT_TRANSLATE_NOOP("analyser", "the board plays: {description}")
    return Phrase(template, description=description)


def _in_sentence(rank: HighRank) -> Phrase:
    return A_ROYAL_FLUSH if rank == ROYAL_FLUSH else _group_in_sentence(category_of(rank))


def _group_in_sentence(category: Category | BadugiCategory) -> Phrase:
    if isinstance(category, BadugiCategory):
        return _BADUGI_IN_SENTENCE[category]
    return _CATEGORY_IN_SENTENCE[category]


def say_low_difference(
    better: LowRank, worse: LowRank, position: int, ordering: LowOrdering
) -> Phrase:
    """Say why one low hand beats another; ``position``: the position of the first difference."""
    category = low_category(better, ordering)
    if position == 0:
        template = QT_TRANSLATE_NOOP("analyser", "{better} beats {worse}")
        against = low_category(worse, ordering)
        lower = _low_in_sentence(against)
        if against in _ALL_FIVE:
            template = QT_TRANSLATE_NOOP(
                "analyser", "{worse} counts against the hand: {low} beats it"
            )
            return Phrase(template, worse=lower, low=rank_row(better[1]))
        return Phrase(template, better=_low_in_sentence(category), worse=lower)
    return _say_low_tie_breaker(category, better[1], worse[1], position)


def _say_low_tie_breaker(
    category: Category, better: Sequence[int], worse: Sequence[int], position: int
) -> Phrase:
    """Say which rank decides between two lows of the same category, given as sequences of ranks.

    ``position``: the number of the deciding rank, from 1. An incomplete hand may have fewer ranks.
    """
    gaps: dict[str, object] = {"better": rank_row(better), "worse": rank_row(worse)}
    if position > len(better):
        template = QT_TRANSLATE_NOOP("analyser", "{better} is ahead of {worse} with fewer cards")
        return Phrase(template, **gaps)
    if category == Category.HIGH_CARD:
        for name, row in (("lower", better), ("higher", worse)):
            gaps[name] = _name_low(row[: max(position, 2)])
        template = QT_TRANSLATE_NOOP("analyser", "{lower} beats {higher}: {better} against {worse}")
        return Phrase(template, **gaps)
    group = len(set(better[: position - 1])) + 1
    return Phrase(
        QT_TRANSLATE_NOOP(
            "analyser", "{better} beats {worse}; {tie_breaker} decides, {lower} below {higher}"
        ),
        tie_breaker=tie_breaker_name(category, group),
        lower=tie_breaker_rank(category, group, better[position - 1]),
        higher=tie_breaker_rank(category, group, worse[position - 1]),
        **gaps,
    )


def _name_low(ranks: Sequence[int]) -> Phrase:
    """Name a low by its highest ranks: "a seven-four", "an eight-six-five"."""
    first, *others = map(rank_name, ranks)
    row = first
    for other in others:
        row = Phrase(QT_TRANSLATE_NOOP("analyser", "{ranks}-{rank}"), ranks=row, rank=other)
    template = QT_TRANSLATE_NOOP("analyser", "a {ranks}")
    if ranks[0] in (1, 8, 14):
        template = QT_TRANSLATE_NOOP("analyser", "an {ranks}")
    return Phrase(template, ranks=row)


def say_same_low(rank: LowRank, ordering: LowOrdering) -> Phrase:
    """Say that lows tie because they are equal."""
    template = QT_TRANSLATE_NOOP("analyser", "the same low: {low}")
    pair = QT_TRANSLATE_NOOP("analyser", "a pair of {ranks}, {row}")
    return Phrase(template, low=_low_in_words(rank, ordering, pair, describe_in_sentence))


def _low_in_words(
    rank: LowRank, ordering: LowOrdering, pair: str, describe: Callable[[HighRank], Phrase]
) -> Phrase:
    """Say what a low is: its ranks, or in words its pair, straight or flush.

    ``pair``: the template for a low with a pair; ``describe`` says what any other low is.
    """
    category, ranks = low_category(rank, ordering), rank[1]
    if category == Category.HIGH_CARD:
        return Phrase(rank_row(ranks))
    groups = [14 if group == 1 else group for group in dict.fromkeys(ranks)]
    if category == Category.ONE_PAIR:
        return Phrase(pair, ranks=RANK_PLURALS[groups[0]], row=rank_row(ranks[2:]))
    return describe((category, *groups))


def _say_why_no_low(seats: Sequence[Analysis | Ranked | None]) -> Phrase:
    """Say why no seat has a low: the board has too few low ranks, or no hand has five."""
    board = next((hand.board for hand in seats if hand is not None), ())
    low_ranks = len(eight_or_lower(board))
    if not board:
        text = QT_TRANSLATE_NOOP(
            "analyser", "no low: nobody has five different ranks of eight or lower"
        )
    elif low_ranks > 2:
        text = QT_TRANSLATE_NOOP(
            "analyser",
            "no low: nobody has five different ranks of eight or lower with two cards of the hand "
            "and three of the board",
        )
    elif sum(len(eight_or_lower([card])) for card in board) > low_ranks:
        text = (
            QT_TRANSLATE_NOOP("analyser", "no low: only one low rank on the board; it takes three"),
            QT_TRANSLATE_NOOP(
                "analyser", "no low: only two low ranks on the board; it takes three"
            ),
        )[low_ranks - 1]
    else:
        text = (
            QT_TRANSLATE_NOOP(
                "analyser", "no low: no low card on the board; it takes three of different ranks"
            ),
            QT_TRANSLATE_NOOP(
                "analyser",
                "no low: only one low card on the board; it takes three of different ranks",
            ),
            QT_TRANSLATE_NOOP(
                "analyser",
                "no low: only two low cards on the board; it takes three of different ranks",
            ),
        )[low_ranks]
    return Phrase(text)


def _low_in_sentence(category: Category) -> Phrase:
    return _NO_PAIR if category == Category.HIGH_CARD else _CATEGORY_IN_SENTENCE[category]
