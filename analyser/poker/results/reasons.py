"""What decided between hands, in words: "the king kicker beats the queen"."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import reduce
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.names import (
    A_ROYAL_FLUSH,
    BADUGI_IN_SENTENCE,
    CATEGORY_IN_SENTENCE,
    CATEGORY_NAMES,
    KICKERS,
    QUADS,
    TRIPS,
    WHEELS,
    Called,
    call_kind,
    describe_in_sentence,
    listed,
    rank_name,
    rank_row,
    tie_breaker_name,
    tie_breaker_rank,
)
from analyser.poker.phrases import Phrase, sentences_beside, with_commas, with_semicolons
from analyser.poker.ranking.badugi import BadugiCategory, category_of
from analyser.poker.ranking.high import OF_ALL_FIVE, ROYAL_FLUSH, Category, HighRank
from analyser.poker.ranking.low import LowOrdering, LowRank, eight_or_lower, low_category
from analyser.poker.results.analysis import Analysis
from analyser.poker.results.result_sentences import NO_LOW, SENTENCES, low_in_words
from analyser.poker.results.showdown import HighSide, LowSide, Ranked, Verdict, seats_compared

Hands = Sequence[Analysis | Ranked | None]
_say: Final = sentences_beside(__file__)
NO_PAIR: Final = _say("no-pair")


def say_reason(
    verdict: Verdict, seats: Hands, names: Sequence[str], *, as_players: bool = False
) -> Phrase:
    """Say what decided: "three of a kind beats two pair"; a hand is None without cards.

    ``as_players``: whether in the words of players: "a set beats two pair".
    """
    if verdict.second is not None:
        others = [hand and hand.second for hand in seats]
        first = replace(verdict, low_winners=(), second=None)
        half, other = verdict.halves
        one = say_reason(first, seats, names, as_players=as_players)
        two = say_reason(verdict.second, others, names, as_players=as_players)
        return _say("of-halves", half=half, other=other, first=one, second=two)
    low = None if verdict.low is None else _say_low_reason(verdict.low, names)
    if verdict.high is None:
        assert low is not None  # a game counts highs or lows
        return low
    high = _say_high_reason(verdict.high, names, seats, as_players)
    if verdict.low is not None:
        name = "high-and-only-low" if verdict.low.reason.kind == "no-low" else "high-and-low"
        return _say(name, high=high, low=low)
    if verdict.reason.kind == "no-low":
        return _say("high-and-no-low", high=high, no_low=_say_why_no_low(seats, verdict.uses))
    return high


def say_on_each_board(reasons: Sequence[str]) -> Phrase:
    """Say what decided on each board: "on board 1 a flush beats a pair, on board 2 ...".

    A half of own cards alone, as in drawmaha, is said once.
    """
    if {*reasons} == {reasons[0]}:
        name = "on-both-boards" if len(reasons) == 2 else "on-every-board"
        return _say(name, reason=reasons[0])
    halves = [each.gaps for each in reasons if isinstance(each, Phrase) and "half" in each.gaps]
    is_common = len(halves) == len(reasons) and len({each["first"] for each in halves}) == 1
    every = [each["second"] for each in halves] if is_common else reasons
    said = [_say("on-board", board=at, reason=reason) for at, reason in enumerate(every, 1)]
    if is_common:
        return _say("of-halves", **{**halves[0], "second": with_semicolons(said)})
    return with_semicolons(said) if any(";" in reason for reason in reasons) else with_commas(said)


def in_short(reason: Phrase) -> Phrase:
    """Return a reason without what the hands have in common: "the king kicker beats the queen"."""
    parts = {name: in_short(gap) if isinstance(gap, Phrase) else gap
             for name, gap in reason.gaps.items()}  # fmt: skip
    difference = parts.get("difference")
    return difference if isinstance(difference, Phrase) else Phrase(reason.template, **parts)


def _say_high_reason(
    side: HighSide, names: Sequence[str], seats: Hands, as_players: bool
) -> Phrase:
    reason, hands = side.reason, {at: hand for at, hand in enumerate(seats) if hand is not None}
    order = sorted(reason.seats, key=lambda seat: seat not in side.winners)  # the winner first
    better, worse = [side.ranks[seat] for seat in order]
    one, other = [hands[seat] for seat in order]
    every = ((better, one), (worse, other)) if as_players else ()
    called = [call_kind(rank, hand.cards, hand.board) for rank, hand in every] or [None, None]
    if reason.kind in ("board", "tie"):
        same = describe_in_sentence(better)
        if called[0] is not None and better in WHEELS:
            same = called[0].in_sentence
        elif as_players and better[0] == Category.HIGH_CARD and len(better) == 3:
            same = _ranks_in_words(better[1:])  # before the flop
        if reason.kind == "tie":
            return say_same_hand(same)
        return _say("board-plays", description=same)
    both = None if len(hands) == 2 else [names[seat] for seat in order]
    return say_high_difference(better, worse, reason.position or 0, both, one.board, called)


def _say_low_reason(side: LowSide, names: Sequence[str]) -> Phrase:
    reason, winner = side.reason, side.winners[0]
    better = side.ranks[winner]
    if reason.kind == "tie":
        return say_same_low(better, side.ordering)
    if reason.kind == "no-low":
        return _say("only-low", seat=names[winner], low=rank_row(better[1]))
    _, loser = seats_compared(side.winners, reason.seats)
    return say_low_difference(better, side.ranks[loser], reason.position or 0, side.ordering)


# ------------------------------------------------------------------------------- between two hands


def say_high_difference(
    better: HighRank,
    worse: HighRank,
    position: int,
    names: Sequence[str] | None = None,
    board: Sequence[Card] = (),
    called: Sequence[Called | None] = (None, None),
) -> Phrase:
    """Say why one high hand beats another.

    ``position``: the tie-breaker in which they first differ, from 1; 0 if the categories differ.
    ``names``: the two seats' names if there are others, so that "both" is unclear; else None.
    ``board``: the cards that both hands could use.
    ``called``: what players call both kinds of hand, if the reason is in their words.
    """
    one, other = called
    if position == 0:
        gaps = {"better": one.in_sentence if one else _high_in_sentence(better)}
        gaps["worse"] = other.in_sentence if other else _high_in_sentence(worse)
        return _say("beat" if one in (TRIPS, QUADS) else "beats", **gaps)
    if position == 1 and other is not None:
        ranks = [tie_breaker_rank(category_of(each), 1, each[1]) for each in (better, worse)]
        return Phrase(other.beats.template, better=ranks[0], worse=ranks[1])
    lost = worse[position] if position < len(worse) else None
    return _say_tie_breaker(names, better, position, lost, board)


def _say_tie_breaker(
    names: Sequence[str] | None,
    rank: HighRank,
    position: int,
    worse: int | None,
    board: Sequence[Card],
) -> Phrase:
    """Say which tie-breaker, from 1, decides, and how; ``worse``: None if a hand lacks it."""
    category = category_of(rank)
    tie_breaker = tie_breaker_name(category, position)
    higher = tie_breaker_rank(category, position, rank[position])
    gaps = {"tie_breaker": tie_breaker, "better": higher}
    if worse is None:
        return _say("one-hand-only", **gaps)
    gaps["worse"] = tie_breaker_rank(category, position, worse)
    name, hand = "decides", _category_in_sentence(category)
    if isinstance(category, BadugiCategory):
        name = "decides-below"
    elif position == 1 and category is Category.HIGH_CARD:
        return _say("higher-cards", **gaps)
    elif position == 1 and category is Category.ONE_PAIR:
        return _say("higher-pair", **gaps)
    elif position == 1 and category in _GROUPS:
        name, gaps["group"] = "higher-group", _GROUPS[category]
    elif position == 1 and category in _FLUSHES:
        name = "higher-cards"
    elif position == 1:
        name, gaps = "higher-top", {"top": gaps["better"], "other": gaps["worse"]}
    elif (category, position) not in _LOWER_PAIRS:
        if category not in _ROWS:  # all kickers would hide the one that decides
            named = 3 if category is Category.TWO_PAIR else 2
            hand = describe_in_sentence(rank[:named])
        is_card = category in _OF_CARDS and tie_breaker not in KICKERS
        is_shared = worse in [card.rank for card in board]
        kicker = "higher-than-board" if is_shared else "higher-kicker"
        name = "higher-card" if is_card else kicker
    have = _say("each", seats=listed(names), hand=hand) if names else _say("both", hand=hand)
    return _say("same-but", same=have, difference=_say(name, **gaps))


_GROUPS: Final[Mapping[Category, Phrase]] = {
    Category.TWO_PAIR: _say("pair"),
    Category.THREE_OF_A_KIND: CATEGORY_NAMES[Category.THREE_OF_A_KIND],
    Category.FULL_HOUSE: CATEGORY_NAMES[Category.THREE_OF_A_KIND],
    Category.FOUR_OF_A_KIND: CATEGORY_NAMES[Category.FOUR_OF_A_KIND],
    Category.FIVE_OF_A_KIND: CATEGORY_NAMES[Category.FIVE_OF_A_KIND],
}
_LOWER_PAIRS: Final = ((Category.TWO_PAIR, 2), (Category.FULL_HOUSE, 2))
_FLUSHES: Final = (Category.FLUSH, Category.FOUR_CARD_FLUSH)
_ROWS: Final = (*_FLUSHES, Category.STRAIGHT_FLUSH)
"""Hands whose first rank says too little: A-3-2 of a suit is no royal flush."""
_OF_CARDS: Final = (Category.HIGH_CARD, Category.STRAIGHT, *_ROWS)


def say_same_hand(description: Phrase) -> Phrase:
    """Say that high hands tie because they are equal. ``description``: the hands in words."""
    return _say("same-hand", description=description)


def _high_in_sentence(rank: HighRank) -> Phrase:
    if category_of(rank) is Category.HIGH_CARD:
        return _say("high-card", rank=rank_name(rank[1]))
    return A_ROYAL_FLUSH if rank == ROYAL_FLUSH else _category_in_sentence(category_of(rank))


def _category_in_sentence(category: Category | BadugiCategory) -> Phrase:
    if isinstance(category, BadugiCategory):
        return BADUGI_IN_SENTENCE[category]
    return CATEGORY_IN_SENTENCE[category]


def say_low_difference(
    better: LowRank, worse: LowRank, position: int, ordering: LowOrdering
) -> Phrase:
    """Say why a low beats another, by the first rank that differs, from 1; 0: the category."""
    category = low_category(better, ordering)
    if position == 0:
        against = low_category(worse, ordering)
        lower = _low_in_sentence(against)
        if against in OF_ALL_FIVE:
            return _say("counts-against", worse=lower, low=rank_row(better[1]))
        return _say("beats", better=_low_in_sentence(category), worse=lower)
    return _say_low_tie_breaker(category, better[1], worse[1], position)


def _say_low_tie_breaker(
    category: Category, better: Sequence[int], worse: Sequence[int], position: int
) -> Phrase:
    """Say which rank, from 1, decides between two lows of the same category."""
    gaps: dict[str, object] = {"better": rank_row(better), "worse": rank_row(worse)}
    if position > len(better):
        return _say("fewer-cards", **gaps)
    if category == Category.HIGH_CARD:
        for name, row in (("lower", better), ("higher", worse)):
            gaps[name] = _name_low(row[: max(position, 2)])
        return _say("lower-row", **gaps)
    group = len(set(better[: position - 1])) + 1
    ranks = [tie_breaker_rank(category, group, row[position - 1]) for row in (better, worse)]
    gaps["tie_breaker"] = tie_breaker_name(category, group)
    return _say("lower-decides", lower=ranks[0], higher=ranks[1], **gaps)


def _name_low(ranks: Sequence[int]) -> Phrase:
    """Name a low by its highest ranks: "a seven-four", "an eight-six-five"."""
    return _say("an" if ranks[0] in (1, 8, 14) else "a", ranks=_ranks_in_words(ranks))


def _ranks_in_words(ranks: Sequence[int]) -> Phrase:
    return reduce(lambda row, rank: _say("row", ranks=row, rank=rank), map(rank_name, ranks))


def say_same_low(rank: LowRank, ordering: LowOrdering) -> Phrase:
    """Say that lows tie because they are equal."""
    pair = _say("low-pair").template
    return _say("same-low", low=low_in_words(rank, ordering, pair, describe_in_sentence))


def _say_why_no_low(seats: Hands, uses: tuple[int, int] | None) -> Phrase:
    """Say why no seat has a low: too few low ranks on the board, or nobody has five low ranks."""
    own, board = next((hand.cards, hand.board) for hand in seats if hand is not None)
    low_ranks = len(eight_or_lower(board))
    if uses not in (None, (2, 3)):
        return NO_LOW
    if not uses and (not board or len(own) != 2 or low_ranks > 2):
        row = 0
    elif low_ranks > 2:
        row = 1
    else:
        is_paired = sum(len(eight_or_lower([card])) for card in board) > low_ranks
        row = (1 if is_paired else 4) + low_ranks
    return Phrase(SENTENCES["no-low"][row][0])  # the file says which row is for what


def _low_in_sentence(category: Category) -> Phrase:
    return NO_PAIR if category == Category.HIGH_CARD else CATEGORY_IN_SENTENCE[category]


def say_decider(hand: Analysis, position: int, against: str) -> Phrase:
    """Say which tie-breaker, from 1, decides: "Against Seat B the kicker decides: jack"."""
    rank = hand.high.rank
    role = tie_breaker_name(category_of(rank), position)
    if position >= len(rank):
        return _say("decider-to-come", seat=against, tie_breaker=role)
    its_rank = tie_breaker_rank(category_of(rank), position, rank[position])
    return _say("decider", seat=against, tie_breaker=role, rank=its_rank)
