"""Judges plain lines, with two hands of five cards each as in Project Euler 54, thousands at once.

Their rows equal those of ``judge``, which takes many times as long: all hands are ranked together,
and the reason is made once for all pairs of hands that it holds for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice
from typing import Final

from analyser.poker.cards import DECK
from analyser.poker.games.registry import ANY
from analyser.poker.hand_files.hand import NO_FACTS, FileHand, FileSeat
from analyser.poker.hand_files.judge import HandRow, Rules, UnreadHand, judge_all
from analyser.poker.hand_files.lines import NAMES, read_lines
from analyser.poker.ranking.classes import high_classes
from analyser.poker.ranking.high import Category, HighRank
from analyser.poker.ranking.rank_many import rank_many
from analyser.poker.results.ranked import Ranked
from analyser.poker.results.reasons import say_reason
from analyser.poker.results.verdict import compare_ranked

_TOGETHER: Final = 1 << 11
_MOST_RESULTS: Final = 1 << 14
"""The size of the cache of results: two random hands are nearly always among so many."""
_CARD: Final = "[2-9TJQKA][CDHS]"
_TEN_CARDS: Final = re.compile(f"{_CARD}(?: {_CARD}){{9}}", re.ASCII | re.IGNORECASE)
_CARDS: Final = {str(card).upper(): card for card in DECK}
_results: dict[tuple[int, ...], tuple[tuple[int, ...], str]] = {}
"""The winners and the reason by what they depend on; see ``_result``."""


def judge_lines(
    lines: Iterable[tuple[int, str]], file: str, rules: Rules
) -> Iterator[HandRow | UnreadHand]:
    """Yield the rows and errors of lines of cards. ``rules``: ``ANY``, or None."""
    for is_plain, some in groupby(lines, _is_plain):
        if not is_plain:
            yield from judge_all(read_lines(some), file, rules)
        while is_plain and (together := list(islice(some, _TOGETHER))):
            yield from _judge_together(together, file)


def _is_plain(line: tuple[int, str]) -> bool:
    _, text = line
    return _TEN_CARDS.fullmatch(text) is not None and len(set(text.upper().split())) == 10


def _judge_together(lines: Sequence[tuple[int, str]], file: str) -> Iterator[HandRow]:
    ranks, players = high_classes().ranks, NAMES[:2]
    nothing = NO_FACTS._asdict()
    tens = [tuple([_CARDS[card] for card in text.upper().split()]) for _, text in lines]
    numbers = [[card.number for card in ten] for ten in tens]
    classes = [rank_many([ten[at : at + 5] for ten in numbers]).tolist() for at in (0, 5)]
    for (line, _), ten, one, other in zip(lines, tens, *classes, strict=True):
        hands = ten[:5], ten[5:]
        ranked = (
            Ranked(hands[0], (), True, ranks[one - 1], None),
            Ranked(hands[1], (), True, ranks[other - 1], None),
        )
        winners, reason = _result(ranks[one - 1], ranks[other - 1], ranked)
        yield HandRow(
            **nothing,
            pot=None,
            hero=None,
            file=file,
            line=line,
            hand=None,
            run=1,
            game=ANY.key,
            players=players,
            hands=hands,
            board=(),
            dealt_to=None,
            winners=winners,
            low_winners=(),
            collected=None,
            showdown=True,
            reason=reason,
            played=ANY,
            ranks=ranked,
            source=FileHand(line, (FileSeat(players[0], hands[0]), FileSeat(players[1], hands[1]))),
        )


def _result(
    one: HighRank, other: HighRank, ranked: Sequence[Ranked]
) -> tuple[tuple[int, ...], str]:
    """Return the winners and the reason.

    They depend on both categories; if these are equal, on the first rank that differs and on the
    ranks that name both hands; if the hands are equal, on all ranks.
    """
    at = 0
    while at < len(one) and one[at] == other[at]:
        at += 1
    if at == len(one):
        key = (-1, *one)
    else:
        named = 3 if one[0] == Category.TWO_PAIR else 2
        key = (at, one[0], one[at], other[at], *(one[1:named] if at else ()))
    if key not in _results:
        verdict = compare_ranked(ANY, ranked)
        assert verdict is not None  # there are two hands
        if len(_results) >= _MOST_RESULTS:
            _results.clear()
        _results[key] = verdict.winners, say_reason(verdict, ranked, NAMES)
    return _results[key]
