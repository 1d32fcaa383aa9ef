"""The record that the database of a table has for each row, by which rows are found and sorted.

A value that a row does not have is NULL, so that rows without it come last in every order.

Categories and strengths are numbers that compare across all games. A high hand is ordered by its
category and its tie-breakers, so that aces up are stronger than kings up in every game. Below all
high hands are the badugis, then the lows in ace-to-five (qualified or not), in ace-to-six and in
deuce-to-seven. Within each of these groups the better hand is the stronger one.

The hand itself is a line of JSON: an object with the fields of ``FileHand`` that differ from their
defaults, by name. Cards are texts such as "Ah Kd"; a seat is a list of the fields of ``FileSeat``;
a game is its key or, if options are chosen, a list of its key and the options; the seats that were
paid are lists. Any program can read this, and reading it runs nothing: the file may come from
somebody else.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from analyser.poker.cards import Card, read_each, written
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import Game
from analyser.poker.games.registry import find_game
from analyser.poker.hand_files.all_in_luck import all_in_seats, came_from_behind
from analyser.poker.hand_files.hand import Facts, FileHand, FileSeat
from analyser.poker.hand_files.judge import Found, HandRow, UnreadHand
from analyser.poker.names import BADUGI_LABELS, CATEGORY_NAMES, ROYAL_FLUSH_NAME, category_name
from analyser.poker.phrases import N_, Phrase
from analyser.poker.ranking.badugi import BadugiCategory, category_of
from analyser.poker.ranking.high import Category, HighRank
from analyser.poker.ranking.low import ACE_TO_FIVE, LowOrdering, LowRank, low_category
from analyser.poker.ranking.whole import SOKO
from analyser.poker.records import Json
from analyser.poker.results.showdown import Ranked, rank_cards

_LOW_NAME: Final = Phrase(N_("low"))
CATEGORIES: Final = (
    Phrase(""),
    _LOW_NAME,
    *BADUGI_LABELS.values(),
    *[CATEGORY_NAMES[Category(one)] for one in SOKO.categories[:-1]],
    ROYAL_FLUSH_NAME,
    CATEGORY_NAMES[Category.FIVE_OF_A_KIND],
)
"""The names of all categories, worst first: none, a low without a pair, badugis, high hands."""

_PLACES: Final = {int(category): place for place, category in enumerate(SOKO.categories, 1)}
"""The place of each category of high hands in the game that has all of them, the worst 1."""
_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(CATEGORIES)}

# A strength is one number, so that SQLite sorts hands by it: from the highest bits down the band of
# hands that are compared with each other, the category, and up to five ranks of four bits each.
_DIGITS: Final = 5
_BITS: Final = 4
_CATEGORY: Final = 1 << _BITS * _DIGITS
_BAND: Final = _CATEGORY << _BITS
_HIGH: Final = 5 * _BAND
_BADUGI: Final = 4 * _BAND
# In ace-to-five, ace-to-six and deuce-to-seven: whether aces are low, and whether straights count.
_LOW: Final = {(True, False): 3 * _BAND, (True, True): 2 * _BAND, (False, True): _BAND}


def pack_ranks(values: Sequence[int]) -> int:
    """Pack up to five ranks into one number, four bits each, the first in the highest bits."""
    number = 0
    for value in values:
        number = number << _BITS | value
    return number << _BITS * (_DIGITS - len(values))


def category_of_high(rank: HighRank) -> int:
    """Return the number of a high hand's or badugi's category, an index into ``CATEGORIES``."""
    category = category_of(rank)
    if isinstance(category, BadugiCategory):
        return _NUMBERS[BADUGI_LABELS[category]]
    return _NUMBERS[category_name(rank)]


def category_of_low(rank: LowRank, ordering: LowOrdering) -> int:
    """Return the number of a low hand's category, an index into ``CATEGORIES``."""
    category = low_category(rank, ordering)
    return _NUMBERS[_LOW_NAME if category is Category.HIGH_CARD else CATEGORY_NAMES[category]]


def strength_of_high(rank: HighRank) -> int:
    """Return the strength of a high hand or badugi: more is better, and 0 is never used."""
    if isinstance(rank[0], BadugiCategory):
        return _BADUGI + int(rank[0]) * _CATEGORY + pack_ranks([15 - value for value in rank[1:]])
    return _HIGH + _PLACES[rank[0]] * _CATEGORY + pack_ranks(rank[1:])


def strength_of_low(rank: LowRank, ordering: LowOrdering) -> int:
    """Return the strength of a low hand: more is better, and 0 is never used."""
    band = _LOW[ordering.ace_low, ordering.straights_count]
    category = int(low_category(rank, ordering))
    return band + _BAND - 1 - (category * _CATEGORY + pack_ranks(rank[1]))


def category_and_strength(game: Game, hand: Ranked) -> tuple[int, int]:
    """Return the category and the strength of a hand, or of its low if only lows win."""
    if hand.high is not None:
        return category_of_high(hand.high), strength_of_high(hand.high)
    assert hand.low is not None  # high or low counts, and the hand is complete
    assert game.low is not None
    return category_of_low(hand.low, game.low), strength_of_low(hand.low, game.low)


def low_shown(game: Game) -> LowOrdering | None:
    """Return the ordering in which the lows of a game are shown; None if it shows no lows."""
    return game.low or (ACE_TO_FIVE if game.shows_low else None)


def class_of(game: Game, hand: Ranked) -> int:
    """Return a hand's class, 1 the best, or its low's if only lows win; 0 if incomplete."""
    if not hand.complete:
        return 0
    ordering, rank = (low_shown(game), hand.low) if hand.high is None else (game.high, hand.high)
    assert ordering is not None  # a complete hand has one of the two
    return tables_of(game, (*hand.cards, *hand.board)).numbered(ordering).number.get(rank, 0)


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
    category: int = 0  # the category of the best hand: its number in ``CATEGORIES``
    # The strength of the best hand; more is better.
    strength: int | None = None
    class_: int | None = None  # the class of the best hand in its game, 1 the best
    low: int | None = None  # the strength of the best low; more is better
    # The ranks of the board, the highest first, packed by ``pack_ranks``.
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


def record_of(row: Found, file: int) -> TableRow:
    """Return the record of a row. ``file``: the number of its file."""
    if isinstance(row, UnreadHand):
        return TableRow(file, row.line, error=1, reason=case_folded(row.message))
    won = [row.players[seat] for seat in dict.fromkeys((*row.winners, *row.low_winners))]
    cards_low, cards_high = masks_of([card for cards in (*row.hands, row.board) for card in cards])
    category, strength, class_, low = _values_of_best(row)
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
        board=pack_ranks(sorted([card.rank for card in row.board], reverse=True)[:5]) or None,
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
        same=_fingerprint_of_hand(row),
        category=category,
        strength=strength,
        class_=class_,
        low=low,
    )


def _fingerprint_of_hand(row: HandRow) -> int | None:
    """Return a number that a hand has in every file; None without an id or outside histories."""
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


def _values_of_best(row: HandRow) -> tuple[int, int | None, int | None, int | None]:
    """Return category, strength and class of the best hand, and the strength of the best low."""
    played, ordering = row.played, low_shown(row.played)
    hands = [hand for hand in row.ranks if hand.complete]
    if len(row.ranks) == 1 and played.high_counts:  # a lone hand may be incomplete
        hands = list(row.ranks)
    if not hands:
        return 0, None, None, None
    if played.high_counts:
        best = max(hands, key=lambda hand: played.high.strength(hand.high) if hand.high else ())
    else:
        best = min(hands, key=lambda hand: hand.low or _NO_LOW)
    lows = [low for hand in hands if (low := _low_of(played, hand)) is not None]
    category, strength = category_and_strength(played, best)
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


# Made once: ``json.dumps`` with other separators would make an encoder for each hand.
_encode: Final = json.JSONEncoder(separators=(",", ":")).encode


def pack(hand: FileHand) -> str:
    """Write a hand as a line of JSON, in ASCII."""
    fields = {
        name: write(value) if (write := _WRITE.get(name)) else value
        for name, value in zip(FileHand._fields, hand, strict=True)
        if value is not (default := _DEFAULTS.get(name, ...)) and value != default
    }
    return _encode(fields)


def unpack(text: str) -> FileHand:
    """Read a hand that ``pack`` has written."""
    fields = json.loads(text)
    for name, read in _READ.items():
        if name in fields:
            fields[name] = read(fields[name])
    return FileHand(**fields)


def pack_game(game: Game) -> Json:
    """Return a game as its key or, if options are chosen, as a list of the key and the options."""
    chosen = game.options.chosen()
    return [game.key, chosen] if chosen else game.key


def unpack_game(written: Json) -> Game:
    """Return the game that ``pack_game`` has written."""
    if isinstance(written, str):
        return find_game(written)
    key, chosen = written
    return find_game(key).with_options(chosen)


def _unpack_seat(written: list[Json]) -> FileSeat:
    name, cards, *rest = written
    return FileSeat(name, _unpack_cards(cards), *rest)


def _unpack_cards(text: str) -> tuple[Card, ...]:
    return tuple(read_each(text))


def _applied_to_each(one: Callable[[Any], object]) -> Callable[[Iterable[Any]], tuple[object, ...]]:
    return lambda many: tuple([one(each) for each in many])


_DEFAULTS: Final = FileHand._field_defaults
_WRITE: Final[dict[str, Callable[[Any], Json]]] = {
    "seats": _applied_to_each(lambda seat: (seat.name, written(seat.cards), *seat[2:])),
    "game": pack_game,
    "boards": _applied_to_each(written),
    "collected": _applied_to_each(lambda paid: None if paid is None else sorted(paid)),
    **dict.fromkeys(("dealt_to", "shared"), written),
    "extra_cells": dict,
}
"""How the fields that JSON has no form for are written."""
_READ: Final[dict[str, Callable[[Json], object]]] = {
    "seats": _applied_to_each(_unpack_seat),
    "game": unpack_game,
    "boards": _applied_to_each(_unpack_cards),
    "collected": _applied_to_each(lambda paid: None if paid is None else frozenset(paid)),
    **dict.fromkeys(("dealt_to", "shared"), _unpack_cards),
    "facts": lambda facts: Facts(*facts),
    "bets": tuple,
}
"""How the fields whose form JSON does not keep are read."""
