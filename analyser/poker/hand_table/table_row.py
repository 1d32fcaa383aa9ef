"""The record that the database of a table has for each row: all by which rows are found and sorted.

A value that a row does not have is NULL, so that rows without it come last in every order.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from hashlib import blake2b
from typing import Final, NamedTuple

from analyser.poker.cards import Card, written
from analyser.poker.games.game import Game
from analyser.poker.hand_files.all_in_luck import all_in_seats, came_from_behind
from analyser.poker.hand_files.judge import HandRow, UnreadHand
from analyser.poker.hand_table.categories import (
    class_of,
    digits,
    low_shown,
    standing,
    strength_of_low,
)
from analyser.poker.ranking.low import ACE_TO_FIVE, LowRank
from analyser.poker.results.ranked import Ranked, rank_cards

BETWEEN_NAMES: Final = "\x1f"
"""The separator of several players' names in one text."""
_HALF: Final = 32
_LEAST_GLOBAL: Final = 8
"""The fewest characters of an id that a site gives to one hand only."""


class TableRow(NamedTuple):
    """The columns of a row; None stands for a value that it does not have."""

    file: int  # the number of the file
    line: int | None  # the line where the hand begins, from 1
    run: int | None = None  # the number of the run
    error: int = 0  # 1 if the row is a ``UnreadHand``; then only ``reason`` follows, its message
    # showdown, history, paid_another: 1 if the row has this property, as in ``HandRow``.
    showdown: int = 0
    history: int = 0
    paid_another: int = 0
    all_in: int = 0  # 1 if a player whose hand was compared was all in before the last card
    behind: int = 0  # 1 if a player who won, or shared the pot, was behind on an earlier street
    game: str | None = None  # the game's key
    seats: int = 0  # how many seats the row shows
    winners: int = 0  # the seats that win or share the pot, as bits: seat 0 is bit 0
    category: int = 0  # the category of the best hand: its number in ``categories.CATEGORIES``
    # The strength of the best hand, as in ``categories``; more is better.
    strength: int | None = None
    class_: int | None = None  # the class of the best hand in its game, 1 the best
    low: int | None = None  # the strength of the best low; more is better
    # The ranks of the board, the highest first, packed by ``categories.digits``.
    board: int | None = None
    # cards_low, cards_high: all cards of the row as bits: card n is bit n, the first 32 in
    # ``cards_low`` and the others from bit 0 of ``cards_high`` on.
    cards_low: int = 0
    cards_high: int = 0
    # players, winner, reason, hand: the players' names and those of the winners, with
    # ``BETWEEN_NAMES`` between them, the reason, and the hand's id in the file. They are folded as
    # ``case_folded`` does it.
    players: str | None = None
    winner: str | None = None
    reason: str | None = None
    hand: str | None = None
    # pot, hero: the size of the pot, and what the hero won or lost, in hundredths.
    pot: int | None = None
    hero: int | None = None
    # moment, stakes: when the hand was played, and for what, as in ``HandRow``.
    moment: str | None = None
    stakes: str | None = None
    # A number that hands have in common if they have the same id, run, board, players and bets.
    same: int | None = None
    copy: int = 0  # 1 if an earlier file has the same hand; set when all files have been read


def case_folded(text: str) -> str | None:
    """Return a text as it is compared and looked for: without upper case; None if it is empty.

    Halves of surrogate pairs, which a database cannot store, become question marks.
    """
    return text.casefold().encode("utf-8", "replace").decode() or None


def record_of(row: HandRow | UnreadHand, file: int) -> TableRow:
    """Return the record of a row. ``file``: the number of its file."""
    if isinstance(row, UnreadHand):
        return TableRow(file, row.line, error=1, reason=case_folded(row.message))
    won = [row.players[seat] for seat in dict.fromkeys((*row.winners, *row.low_winners))]
    cards_low, cards_high = masks_of([card for cards in (*row.hands, row.board) for card in cards])
    category, strength, class_, low = values_of(row)
    return TableRow(
        file=file,
        line=row.line,
        run=row.run,
        showdown=int(row.showdown),
        history=int(row.source.from_history),
        paid_another=int(row.paid_another),
        all_in=int(bool(all_in_seats(row))),
        behind=int(came_from_behind(row)),
        game=row.game,
        seats=len(row.players),
        winners=sum([1 << seat for seat in row.winners]),
        board=digits(sorted([card.rank for card in row.board], reverse=True)[:5]) or None,
        cards_low=cards_low,
        cards_high=cards_high,
        players=case_folded(BETWEEN_NAMES.join(row.players)),
        winner=case_folded(BETWEEN_NAMES.join(won) or row.only_one_left),
        reason=case_folded(row.reason),
        hand=case_folded(row.hand or ""),
        pot=row.pot,
        hero=row.hero,
        moment=case_folded(row.when or ""),
        stakes=case_folded(row.stakes or ""),
        same=_fingerprint(row),
        category=category,
        strength=strength,
        class_=class_,
        low=low,
    )


def _fingerprint(row: HandRow) -> int | None:
    if row.hand is None or not row.source.from_history:
        return None
    # The same hand of two players differs in the cards that each was dealt. But a short id only
    # numbers the hands of a file; there the cards have to be the same too.
    of_file = len(row.hand) < _LEAST_GLOBAL
    seats = [(seat.name, written(seat.cards) if of_file else "") for seat in row.source.seats]
    words = repr((row.hand, row.run, seats, written(row.board), row.source.bets))
    digest = blake2b(words.encode("utf-8", "replace"), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


def masks_of(cards: Iterable[Card]) -> tuple[int, int]:
    """Return cards as bits, in two numbers that SQLite's signed ones can hold."""
    bits = sum({1 << card.number for card in cards})
    return bits & ((1 << _HALF) - 1), bits >> _HALF


def values_of(row: HandRow) -> tuple[int, int | None, int | None, int | None]:
    """Return category, strength, class and low of the best hand; a lone one may be incomplete."""
    played, ordering = row.played, low_shown(row.played)
    hands = [hand for hand in row.ranks if hand.complete]
    if len(row.ranks) == 1 and played.high_counts:
        hands = list(row.ranks)
    if not hands:
        return 0, None, None, None
    if played.high_counts:
        best = max(hands, key=lambda hand: played.high.strength(hand.high) if hand.high else ())
    else:
        best = min(hands, key=lambda hand: hand.low or _NO_LOW)
    lows = [low for hand in hands if (low := _low_of(played, hand)) is not None]
    category, strength = standing(played, best)
    best_low = strength_of_low(min(lows), ordering) if lows and ordering is not None else None
    return category, strength, class_of(played, best) or None, best_low


_NO_LOW: Final[LowRank] = ((9,), ())


def _low_of(game: Game, hand: Ranked) -> LowRank | None:
    """Return the low to show, if any; some games show lows although they win nothing."""
    if hand.low is not None or not game.shows_low:
        return hand.low
    return rank_cards(_for_low(game), hand.cards, hand.board).low


@lru_cache(64)
def _for_low(game: Game) -> Game:
    """Return a game with the same cards in which only the low that ``game`` shows wins."""
    return replace(game, high_counts=False, shows_low=False, ranges=False, plain_low=ACE_TO_FIVE)
