"""Reads and checks the arguments of the Python functions: cards, games, numbers and paths."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from analyser.poker import errors
from analyser.poker.cards import Card, format_cards, parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.options import NO_OPTIONS
from analyser.poker.games.registry import ANY, HOLDEM, find_game
from analyser.poker.names import listed
from analyser.poker.odds.situation import Situation, situation_of
from analyser.poker.phrases import N_, sentences_beside, shortened
from analyser.poker.ranges.notation import range_or_none, refuse_as_range
from analyser.poker.ranges.range import Range
from analyser.poker.table.table import THE_BET, Table, checked_chips
from analyser.poker.table.written_line import say_options
from analyser.poker.text.enter import table_of_entry
from analyser.poker.text.entry import EXAMPLE, Entry, EntryHand, check_boards
from analyser.poker.text.money import refuse_money
from analyser.poker.text.read_text import lacks_suits, read_entry
from analyser.poker.text.refusals import FiveOfARankError, SecondBoardError, SuitsMatterError

if TYPE_CHECKING:  # most functions read no files
    from analyser.poker.hand_files.judge import Rules

CardsLike = str | Card | Iterable[Card | str]
"""Text in any notation, or cards, or texts of cards."""
HandLike = CardsLike | Range
"""Cards as ``CardsLike``, or a range, or the text of a range."""
GameLike = str | Game
"""A game's key or alias, or a game."""
OptionsLike = Mapping[str, object]
"""Options of a game by their names."""


_say: Final = sentences_beside(__file__)
_MOST_JOBS: Final = 1_000


def _refusal(argument: str, wanted: str, value: object, **gaps: object) -> errors.ArgumentError:
    """Return the error of an argument; ``wanted``: the key of what it has to be."""
    said, given = _say(wanted, **gaps), errors.described(value)
    return errors.ArgumentError(argument=argument, wanted=said, value=given)


def as_text(value: object) -> str:
    """Return a text as it is, and of any other value a short description."""
    return value if isinstance(value, str) else errors.described(value)


def game_of(game: GameLike, options: OptionsLike | None) -> Game:
    """Return a game, with the options if there are any. Raises CardError."""
    if not isinstance(game, str | Game):
        raise _refusal("game", "game", game)
    if options is not None and not isinstance(options, Mapping):
        raise _refusal("options", "options", options, example="{“joker”: “bug”}")
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


class Beside(NamedTuple):
    """The other arguments of a function that is about hands, as its caller has given them."""

    board: CardsLike = ""
    dead: CardsLike = ""
    game: GameLike | None = None
    options: OptionsLike | None = None

    @property
    def chosen(self) -> Game | None:
        """The game without ``options``; None if the caller has named none. Raises CardError."""
        return None if self.game is None else game_of(self.game, None)


def read_one(cards: CardsLike, beside: Beside, *, is_dealt_on: bool = False) -> Entry:
    """Read the arguments of a function that is about one hand. Raises CardError.

    ``cards``: the hand, or a whole situation as one text. ``is_dealt_on``: whether other hands are
    dealt to compare with, so that this one may be left out.
    """
    if (entry := _read_ranks([cards], beside)) is not None:
        beside = beside._replace(board="", dead="")
    else:
        entry = _read_whole(cards, beside.chosen)
    if entry is None:
        hole = cards_or_empty(cards, "cards") if is_dealt_on else read_cards(cards)
        entry = Entry((EntryHand(hole),) if hole else ())
    elif not (0 if is_dealt_on else 1) <= len(entry.hands) <= 1:
        raise errors.OneHandError(count=len(entry.hands))
    return _join_with_arguments(entry, beside, is_dealt_on=is_dealt_on)


def read_several(
    hands: Iterable[HandLike],
    beside: Beside,
    *,
    is_dealt_on: bool = False,
    is_one_deal: bool = True,
) -> Entry:
    """Read the arguments of a function that is about several hands. Raises CardError.

    Args:
        hands: a list of hands, or a whole situation as one text.
        beside: the other arguments of the function.
        is_dealt_on: whether missing cards are dealt, so that a hand may be a range.
        is_one_deal: whether the hands are from one deal, so that no card may be in two of them,
            and a text with only one hand is refused.
    """
    chosen = beside.chosen
    if isinstance(hands, str):
        entry = _read_text(hands, chosen, may_be_ranges=is_dealt_on)
        if len(entry.hands) == 1 and is_one_deal:
            raise errors.LoneHandError(hand=shortened(hands), form=EXAMPLE)
    elif isinstance(hands, bytes | Card) or not isinstance(hands, Iterable):
        raise _refusal("hands", "hands", hands)
    elif (ranks := _read_ranks(hands := [*hands], beside, is_one_deal)) is not None:
        entry, beside = ranks, beside._replace(board="", dead="")
    else:
        every = [_read_hand(hand, "hands", chosen, may_be_range=is_dealt_on) for hand in hands]
        entry = Entry(tuple(every))
    return _join_with_arguments(entry, beside, is_dealt_on=is_dealt_on)


def _join_with_arguments(entry: Entry, beside: Beside, *, is_dealt_on: bool) -> Entry:
    """Join what a text, or a list of hands, says with the arguments, and name the game to play."""
    game, options = beside.game, beside.options
    shared, *more = boards_of(beside.board)
    if entry.has_board and (shared or more):
        raise SecondBoardError(cards=shortened(format_cards(shared)))
    if not entry.has_board:
        entry = replace(entry, board=shared, more_boards=tuple(more))
    entry = replace(entry, dead=(*entry.dead, *cards_or_empty(beside.dead, "dead")))
    played = entry.played(beside.chosen, is_dealt_on=is_dealt_on)
    asked = game_of(played if game is None or options else game, options).options
    if entry.options is None:
        played = played.with_options(asked)
    elif asked not in (NO_OPTIONS, entry.options):
        named, others = (listed(say_options(each)) for each in (entry.options, asked))
        raise errors.OtherOptionsError(named=named, options=others)
    return replace(entry, game=played)


def table_of(given: Entry) -> Table | None:
    """Return the table of a text with money; None if it has none. Raises CardError."""
    return table_of_entry(given, given.played()) if given.money else None


def only_board(boards: Sequence[tuple[Card, ...]]) -> tuple[Card, ...]:
    """Return the only one of some boards. Raises OneBoardError if there are several."""
    if len(boards) > 1:
        raise errors.OneBoardError(count=len(boards))
    return boards[0]


def boards_of(given: CardsLike) -> list[tuple[Card, ...]]:
    """Read a board, or several with an @ between them. Raises CardError."""
    parts: list[CardsLike] = [*given.split("@")] if isinstance(given, str) else [given]
    boards = [cards_or_empty(part, "board") for part in parts]
    check_boards(boards)
    return boards


def _read_ranks(hands: Sequence[object], beside: Beside, is_one_deal: bool = True) -> Entry | None:
    """Read hands, a board and dead cards that all lack suits; None if they do not.

    ``is_one_deal``: as for ``read_several``; if False, and one deck has no such suits for all
    hands, they are chosen for each hand by itself. Raises CardError.
    """
    game, places = beside.chosen, [*hands, beside.board, beside.dead]
    if not all(isinstance(place, str) for place in places):
        return None
    *texts, board, dead = map(str, places)
    text = " v ".join(texts)
    text += "".join(f" {mark} {cards}" for mark, cards in (("@", board), ("dead", dead)) if cards)
    try:
        return read_entry(text, game) if lacks_suits(text, game) else None
    except (FiveOfARankError, SuitsMatterError):
        each = [] if is_one_deal else [_read_ranks([hand], beside) for hand in hands]
        read = [entry for entry in each if entry is not None]
        if not read or len(read) < len(hands):
            raise
        # Suits are chosen for the board first, so it has the same ones beside each hand.
        return replace(read[0], hands=tuple([hand for entry in read for hand in entry.hands]))


def _read_whole(given: object, game: Game | None) -> Entry | None:
    """Read a text that has more than the cards of one hand, such as "AhKh v QQ+ @ QhJh2c".

    Return None for any other value: an empty text, the cards of one hand, or no text at all.
    ``game``: the game that the caller chose; None if there is none. Raises CardError; if the text
    names another game, this is the subclass OtherGameError.
    """
    if not isinstance(given, str) or not given.strip():
        return None
    try:
        cards = parse_cards(given)
    except errors.CardError:
        return _read_text(given, game, may_be_ranges=False)
    if len(given.split()) == 1 or given == format_cards(cards):
        return None  # AhKh, or Ah Kh
    # Ah Kh, Qs Qd; or AhKh QhJh2c, which has two readings
    entry = _read_text(given, game, may_be_ranges=False)
    return entry if len(entry.hands) > 1 else None


def _read_text(given: str, game: Game | None, *, may_be_ranges: bool) -> Entry:
    """Read a text with ``read_entry``, and refuse it if it names another game than ``game``.

    If not ``may_be_ranges``, refuse it also if a hand can only be read as a range.
    """
    entry = read_entry(given, game)
    refuse_money(entry.money, [hand.name for hand in entry.hands])
    if game is not None and entry.game is not None and entry.game != game.plain:
        raise errors.OtherGameError(named=entry.game.name, game=game.name)
    for hand in entry.hands:
        if not hand.cards and not may_be_ranges:
            raise errors.RangeVerbError(range=shortened(str(hand.range) if entry.apart else given))
    return entry


def read_cards(given: HandLike, argument: str = "cards") -> tuple[Card, ...]:
    """Read cards. Raises CardError; for a range this is the subclass RangeVerbError."""
    return _read_hand(given, argument).cards


def _read_hand(
    given: HandLike, argument: str, game: Game | None = None, *, may_be_range: bool = False
) -> EntryHand:
    """Read a hand: cards; if ``may_be_range``, cards or a range.

    A text such as ``AhKh, QsQd`` may be both. ``game``: the game that the caller chose. Raises
    CardError; for a range that may not be one this is the subclass RangeVerbError.
    """
    cards: tuple[Card, ...] = ()
    try:
        if not isinstance(given, Range):
            cards = parse_cards(given)
    except _MAY_BE_A_RANGE:
        if range_or_none(given) is None:
            if may_be_range and isinstance(given, str) and (game is None or game.takes_ranges):
                refuse_as_range(given)
            _refuse_strange(given, argument)
            raise
    if not (cards or may_be_range):
        raise errors.RangeVerbError(range=shortened(str(given)))
    is_one = 0 < len(cards) <= HOLDEM.dealt
    return EntryHand(cards, range=range_or_none(given) if may_be_range and not is_one else None)


_MAY_BE_A_RANGE: Final = (
    errors.UnreadableCardError,
    errors.BareNumberError,
    errors.DuplicateCardError,
)
"""Errors of ``parse_cards`` that texts of ranges cause: ``AKs``, ``77``, ``AhKh, AhQh``."""


def _refuse_strange(given: object, argument: str) -> None:
    """Refuse a value that is neither a text nor an iterable of cards. Raises ArgumentError."""
    if isinstance(given, bytes) or not isinstance(given, str | Card | Iterable):
        raise _refusal(argument, "cards", given)


def cards_or_empty(cards: CardsLike, argument: str) -> tuple[Card, ...]:
    """Read a board or dead cards, () if empty; ``argument``: name in errors. Raises CardError."""
    _refuse_strange(cards, argument)
    if isinstance(cards, str):
        return parse_cards(cards) if cards.strip() else ()
    several = (cards,) if isinstance(cards, Card) else tuple(cards)
    return parse_cards(several) if several else ()


def situation_from(given: Entry) -> Situation:
    """Return the situation of what was given, ranges included. Raises CardError."""
    game, board, more = given.played(), given.board, given.more_boards
    ranges = [hand.range_in(game) for hand in given.hands]
    for hand in given.hands:
        if not hand.cards:
            game.check_range(hand.range)
    cards = [hole if held is None else () for hole, held in zip(given.holes, ranges, strict=True)]
    situation = situation_of(game, cards, board, given.dead, ranges=ranges, more_boards=more)
    return situation if given.suits is None else replace(situation, suits=given.suits)


def refuse_no_path(path: object) -> None:
    """Refuse a value that cannot be a file's path. Raises ArgumentError."""
    try:
        if isinstance(path, str | os.PathLike) and str(path) and b"\0" not in os.fsencode(path):
            return
    except UnicodeEncodeError:  # half of a surrogate pair cannot be in a path
        pass
    raise _refusal("path", "path", path)


def refuse_jobs(value: object) -> None:
    """Refuse a value that cannot be a number of processes. Raises NumberError."""
    errors.refuse_number(N_("The number of jobs"), value, 1, _MOST_JOBS)


def refuse_seconds(value: object, most: float) -> None:
    """Refuse a value that is not a number above 0 and up to ``most``. Raises SecondsError."""
    # True and False are refused, although bool is a kind of int.
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= most:
        raise errors.SecondsError(value=value, most=f"{most:,.0f}")


def read_bets(text: str | None, hands: int) -> list[int] | None:
    """Read the bets of all hands, the folded hands last and marked f: "30,80,80,20f".

    ``hands``: how many hands have not folded, two at least. Return None if ``text`` is None. Raises
    BetsError and NumberError.
    """
    if text is None:
        return None
    said = as_text(text)
    bets = [re.fullmatch("([0-9]{1,4000})(f?)", bet.strip()) for bet in said.split(",")]
    folded = [bool(bet and bet[2]) for bet in bets]
    fit = folded == sorted(folded) and folded.count(False) == hands >= 2
    if None in bets or not fit:
        raise errors.BetsError(bets=shortened(said), count=hands)
    every = [int(bet[1]) for bet in bets if bet]
    for chips in every:
        checked_chips(THE_BET, chips)
    return every
