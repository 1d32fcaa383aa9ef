"""Reads and checks the arguments of the Python functions: cards, games, numbers and paths."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, TypeVar

from analyser.poker.cards import Card, format_cards, parse_cards
from analyser.poker.errors import (
    ArgumentError,
    BareNumberError,
    BetsError,
    CardError,
    DuplicateCardError,
    LoneHandError,
    OtherGameError,
    RangeGameError,
    RangeVerbError,
    SeatCountError,
    SecondBoardError,
    SecondsError,
    UnreadableCardError,
    described,
    refuse_number,
)
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM, find_game
from analyser.poker.odds.situation import Situation, situation_of
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase, shortened
from analyser.poker.ranges.notation import range_or_none, refuse_as_range
from analyser.poker.ranges.range import Range
from analyser.poker.text.enter import game_of_cards
from analyser.poker.text.entry import EXAMPLE, Entry
from analyser.poker.text.read_text import read_entry

if TYPE_CHECKING:  # most functions read no files
    from analyser.poker.hand_files.judge import Rules

CardsLike = str | Card | Iterable[Card | str]
"""Text in any notation, or cards, or texts of cards."""
HandLike = CardsLike | Range
"""Cards as ``CardsLike``, or a range, or the text of a range."""
H = TypeVar("H", bound=HandLike)
GameLike = str | Game
"""A game's key or alias, or a game."""
OptionsLike = Mapping[str, object]
"""Options of a game by their names."""


_CARDS: Final = Phrase(
    QT_TRANSLATE_NOOP("analyser", "cards, as text such as “As Kd” or as a list of them")
)
_HANDS: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "a list of hands, such as [“AhKh”, “QsQd”]"))
_GAME: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "the name of a game, such as “holdem”"))
_PATH: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "the path of a file or of a folder"))
_THE_JOBS: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "The number of jobs"))
_MOST_JOBS: Final = 1_000
_OPTIONS: Final = Phrase(
    QT_TRANSLATE_NOOP("analyser", "options by their names, such as {example}"),
    example="{“joker”: “bug”}",
)


def _refusal(argument: str, wanted: Phrase, value: object) -> ArgumentError:
    return ArgumentError(argument=argument, wanted=wanted, value=described(value))


def game_of(game: GameLike, options: OptionsLike | None) -> Game:
    """Return a game, with the options if there are any. Raises CardError."""
    if not isinstance(game, str | Game):
        raise _refusal("game", _GAME, game)
    if options is not None and not isinstance(options, Mapping):
        raise _refusal("options", _OPTIONS, options)
    played = game if isinstance(game, Game) else find_game(game)
    return played.with_options(options) if options else played


def rules_of(game: GameLike | None, options: OptionsLike | None) -> Rules:
    """Return the game for those hands of a file that name none. Raises CardError.

    If ``game`` is None, return only the options: each hand's cards will choose its game. Return
    None if there are no options either.
    """
    if game is not None:
        return game_of(game, options)
    # "Any cards" allows every option of the games that are chosen by the cards.
    played = game_of(ANY, options)
    return None if played == ANY else played.options


def each_hand(hands: Iterable[H]) -> list[H]:
    """Return the hands as a list, not yet read as cards. Raises ArgumentError.

    A single text is refused, because iterating over it would make each letter a hand.
    """
    if isinstance(hands, str | bytes | Card) or not isinstance(hands, Iterable):
        raise _refusal("hands", _HANDS, hands)
    return list(hands)


def read_whole(given: object, game: Game | None = None) -> Entry | None:
    """Read a text that has more than the cards of one hand, such as "AhKh v QQ+ @ QhJh2c".

    Return None for any other value: an empty text, the cards of one hand, or no text at all.
    ``game``: the game that the caller chose; None if there is none. Raises CardError; if the text
    names another game, this is the subclass OtherGameError.
    """
    if not isinstance(given, str) or not given.strip():
        return None
    try:
        cards = parse_cards(given)
    except CardError:
        return _read_text(given, game)
    if len(given.split()) == 1 or given == format_cards(cards):
        return None  # AhKh, or Ah Kh
    entry = _read_text(given, game)  # Ah Kh, Qs Qd, or AhKh QhJh2c, which has two readings
    return entry if len(entry.hands) > 1 else None


def whole_hands(given: object, board: object, game: Game | None = None) -> Entry | None:
    """Read two or more hands from one text; None if ``given`` is not a text. Raises CardError.

    ``board``: the caller's ``board`` argument; it must be empty if the text has a board.
    ``game``: as for ``read_whole``.
    """
    if not isinstance(given, str):
        return None
    entry = _read_text(given, game)
    refuse_two_boards(entry, board)
    if len(entry.hands) == 1:
        raise LoneHandError(hand=shortened(given), form=EXAMPLE)
    return entry


def _read_text(given: str, game: Game | None) -> Entry:
    """Read a text with ``read_entry``, and refuse it if it names another game than ``game``.

    ``read_entry`` gets no game if ``game`` is hold'em, so that a text has the same readings whether
    or not the caller wrote this game.
    """
    entry = read_entry(given, None if game is None else chosen_game(game))
    if game is not None and entry.game is not None and entry.game != game.plain:
        raise OtherGameError(named=entry.game.name, game=game.name)
    return entry


def chosen_game(game: Game) -> Game | None:
    """Return the game that a caller gave; None for hold'em, which is the default of most functions.

    So hold'em may not have been chosen, and a text may name another game.
    """
    return None if game.plain == HOLDEM else game


def refuse_two_boards(entry: Entry, board: object) -> None:
    """Refuse a ``board`` argument if the text has a board too. Raises SecondBoardError."""
    if entry.board and board:
        raise SecondBoardError(cards=shortened(str(board)))


def read_cards(given: CardsLike, argument: str = "cards") -> tuple[Card, ...]:
    """Read cards. Raises CardError; for a range this is the subclass RangeVerbError."""
    try:
        return parse_cards(given)
    except _MAY_BE_A_RANGE:
        if range_or_none(given) is not None:
            raise RangeVerbError(range=shortened(str(given))) from None
        _refuse_strange(given, argument)
        raise


def read_hand(given: HandLike, game: Game) -> tuple[Card, ...] | Range:
    """Read a hand of ``equity``: cards, or a range in games that allow ranges. Raises CardError.

    A text that can be read both as cards and as a range, such as ``AhKh, QsQd``, is a range only if
    it has more cards than the game deals.
    """
    cards: tuple[Card, ...] = ()
    try:
        if not isinstance(given, Range):
            cards = parse_cards(given)
    except _MAY_BE_A_RANGE:
        if range_or_none(given) is None:
            if game.takes_ranges and isinstance(given, str):
                refuse_as_range(given)
            _refuse_strange(given, "hands")
            raise
    if cards and (not game.takes_ranges or len(cards) <= game.dealt):
        return cards
    range_ = range_or_none(given)
    if range_ is None:
        return cards
    if not game.takes_ranges:
        raise RangeGameError(range=shortened(str(given)), game=game.name)
    return range_


_MAY_BE_A_RANGE: Final = (UnreadableCardError, BareNumberError, DuplicateCardError)
"""Errors of ``parse_cards`` that texts of ranges cause: ``AKs``, ``77``, ``AhKh, AhQh``."""


def _refuse_strange(given: object, argument: str) -> None:
    """Refuse a value that is neither a text nor an iterable of cards. Raises ArgumentError."""
    if isinstance(given, bytes) or not isinstance(given, str | Card | Iterable):
        raise _refusal(argument, _CARDS, given)


def cards_or_none(cards: CardsLike, argument: str) -> tuple[Card, ...]:
    """Read a board or dead cards; return () for an empty text or list. Raises CardError.

    ``argument``: the name of the parameter, for error messages.
    """
    _refuse_strange(cards, argument)
    if isinstance(cards, str):
        return parse_cards(cards) if cards.strip() else ()
    several = (cards,) if isinstance(cards, Card) else tuple(cards)
    return parse_cards(several) if several else ()


def read_situation(
    hands: Iterable[HandLike], board: CardsLike, dead: CardsLike, game: Game
) -> Situation:
    """Read the hands, the board and the dead cards of ``equity``. Raises CardError.

    Hold'em, the default ``game``, may be another game in a text of all hands; see ``game_of_text``.
    """
    entry = whole_hands(hands, board, chosen_game(game))
    if entry is not None:
        game = game_of_text(entry, game)
        board, dead = entry.board or board, entry.dead or dead
        hands = [hand.range_in(game) or hand.cards for hand in entry.hands]
    seats = [read_hand(hand, game) for hand in each_hand(hands)]
    if not 2 <= len(seats) <= game.most_seats:
        raise SeatCountError(count=len(seats), least=2, most=game.most_seats)
    cards = [seat if isinstance(seat, tuple) else () for seat in seats]
    ranges = [None if isinstance(seat, tuple) else seat for seat in seats]
    shared, gone = cards_or_none(board, "board"), cards_or_none(dead, "dead")
    return situation_of(game, cards, shared, gone, ranges=ranges)


def game_of_text(entry: Entry, game: Game) -> Game:
    """Return the game in which to compare the hands of a text, with the options that it names.

    ``game``: the game that the caller gave; it must not contradict the text. If it is hold'em, the
    default, the game that the text names is returned, and if it names none, a game that the cards
    fit. Cards that do not fit any other ``game`` are refused later.
    """
    return game_of_cards(entry, game) if game.plain == HOLDEM else entry.played(game)


def refuse_no_path(path: object) -> None:
    """Refuse a value that cannot be a file's path. Raises ArgumentError."""
    try:
        if isinstance(path, str | os.PathLike) and str(path) and b"\0" not in os.fsencode(path):
            return
    except UnicodeEncodeError:  # half of a surrogate pair cannot be in a path
        pass
    raise _refusal("path", _PATH, path)


def refuse_jobs(value: object) -> None:
    """Refuse a value that cannot be a number of processes. Raises NumberError."""
    refuse_number(_THE_JOBS, value, 1, _MOST_JOBS)


def refuse_seconds(value: object, most: float) -> None:
    """Refuse a value that is not a number above 0 and up to ``most``. Raises SecondsError."""
    # True and False are refused, although bool is a kind of int.
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= most:
        raise SecondsError(value=value, most=f"{most:,.0f}")


def read_bets(text: str | None, hands: int) -> list[int] | None:
    """Read the bets of all hands, the folded hands last and marked f: "30,80,80,20f".

    ``hands``: how many hands have not folded, two at least. Return None if ``text`` is None. Raises
    BetsError.
    """
    if text is None:
        return None
    bets = [re.fullmatch("([0-9]{1,12})(f?)", bet.strip()) for bet in str(text).split(",")]
    folded = [bool(bet and bet[2]) for bet in bets]
    fit = folded == sorted(folded) and folded.count(False) == hands >= 2
    if None in bets or not fit:
        raise BetsError(bets=shortened(str(text)), count=hands)
    return [int(bet[1]) for bet in bets if bet]
