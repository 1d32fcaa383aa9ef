"""Reading text that is typed or pasted: cards, hands with a board, or lines of a site.

    AhKh                               cards, one after the other from the active slot on
    AhKh v QsQd @ QhJh2c               hands apart by |, v, vs or versus, and a board behind @
    AhKh v QQ+, AKs                    in hold'em a range, wherever a hand may be
    queen of hearts and 2 of clubs     cards in words, wherever cards may be
    🂱🂾                                 playing-card characters, too
    Dealt to Hero [Ah Kh]              lines of a site or forum, as many as there are
    *** FLOP *** [Qh Jh 2c]
    Seat 3: Villain showed [Qs Qd]

All other notations of cards are those of ``parse_cards``. If one part cannot be read, the whole
text is refused.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, NamedTuple

from analyser.poker.cards import (
    JOKERS,
    RANK_LETTERS,
    RANKS,
    UNKNOWN,
    Card,
    Suit,
    parse_cards,
    refuse_long,
)
from analyser.poker.errors import (
    BoardPlaceError,
    CardError,
    KnightError,
    MissingBoardError,
    MissingHandError,
    NoCardsError,
    SeatCountError,
    TooManyCardsError,
    UnclearCardsError,
    UnreadableCardError,
)
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM, usual_game
from analyser.poker.names import RANK_NAMES, SUIT_NAMES
from analyser.poker.phrases import shortened
from analyser.poker.ranges.notation import range_or_none, refuse_as_range
from analyser.poker.ranges.range import Range
from analyser.poker.table.seat import tidy_name
from analyser.poker.table.table import BOARD, Table

MOST_CHARACTERS: Final = 10_000
"""The most characters that are read; a long hand history has thousands."""

LONGEST_NAME: Final = 40
"""The most characters of a player's name; a longer text is not taken for a name."""


@dataclass(frozen=True, slots=True)
class EntryHand:
    """One hand of a text.

    Attributes:
        cards: the cards; empty if the text can be read as a range only.
        name: the player's name, "" if the text has none.
        range: the range, None if the text cannot be read as one. A text such as ``AhKh, QsQd``
            can be read as both, and so has cards and a range.
    """

    cards: tuple[Card, ...]
    name: str = ""
    range: Range | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """The hands and the board of a text.

    Attributes:
        hands: the hands in the order of the text; empty if it has only a board.
        board: the board.
        apart: whether the text separates hands and board; if False, all cards are in one hand.
    """

    hands: tuple[EntryHand, ...]
    board: tuple[Card, ...] = ()
    apart: bool = True


def enter(table: Table, text: str) -> Table:
    """Put the cards and ranges of a text on a table, all of them or none.

    Cards that are not separated are placed from the active slot on, as by ``Table.place_all``; but
    if they are exactly two whole hands and the table has one empty seat, a seat is added. A single
    range goes to the active seat, or else to an empty one. Separated hands replace those of the
    first seats, with names if the text has them, and a board replaces the board; seats are added if
    needed. A hand with more cards than are dealt is a range if it can be read as one.
    The game "Any cards" becomes Texas hold'em if there is a range, or if ``usual_game`` says so.

    Raises CardError: those of ``read_entry`` and ``Table.place_all``, SeatCountError,
    TooManyCardsError, NoBoardError, GameOptionError, RangeGameError.
    """
    entry = read_entry(text)
    if entry.apart:
        return _laid(table, entry)
    (hand,) = entry.hands
    if hand.range is not None and not hand.cards:
        return _with_range(table, hand.range)
    if _are_two_hands(table, len(hand.cards)):
        table = table.add_seat().activate_first()
    return table.place_all(hand.cards)


def read_entry(text: str) -> Entry:
    """Read a text that was typed or pasted.

    Refuses a card that is twice in one hand or on the board, but not a card in several hands.

    Raises CardError: those of ``parse_cards`` and ``parse_range``, TextTooLongError,
    MissingHandError, MissingBoardError, BoardPlaceError, KnightError, UnclearCardsError.
    """
    refuse_long(text, MOST_CHARACTERS)
    if "[" not in text:
        return _read_typed(text)
    brackets, rest = _brackets(text)
    if any(map(_meaning, brackets)):
        return _read_lines(brackets, rest)
    return _read_typed(_without_brackets(text))


# On the table -----------------------------------------------------------------------------------


def _are_two_hands(table: Table, count: int) -> bool:
    """Whether this many cards can only be two whole hands, on a table with one empty seat.

    False if the game lets a hand have more cards than it is dealt, or if the number also fits a
    hand and its whole board, as ten cards do in five-card Omaha.
    """
    game = table.game
    return (
        count == 2 * game.dealt
        and game.most == game.dealt != game.board
        and len(table.seats) == 1
        and table.active_seat == 0
        and not table.held(0)
        and not table.held(BOARD)
    )


def _with_range(table: Table, held: Range) -> Table:
    """Give a range to the active seat, or else to the first empty seat, added if there is none."""
    if table.game.plain == ANY:
        table = _playing(table, HOLDEM.with_options(table.game.options))
    if table.active_seat is not None:
        return table.set_range(table.active_seat, held)
    for seat in range(len(table.seats)):
        if not table.plays(seat):
            return table.set_range(seat, held)
    return table.add_seat().set_range(len(table.seats), held)


def _laid(table: Table, entry: Entry) -> Table:
    """Put separated hands into the first seats, and the board's cards on the board."""
    cards = [hand.cards for hand in entry.hands]
    game = _game_for(table, entry)
    if len(cards) > game.most_seats:
        raise SeatCountError(count=len(cards), least=1, most=game.most_seats)
    for seat in range(min(len(cards), len(table.seats))):
        table = table.fill(seat, ())
    if entry.board:
        table = table.fill(BOARD, ())
    if game != table.game:
        table = _playing(table, game)
    while len(table.seats) < len(cards):
        table = table.add_seat()
    if entry.board:
        table = table.fill(BOARD, entry.board)
    for seat, hand in enumerate(entry.hands):
        if hand.name:
            table = table.rename_seat(seat, hand.name)
        table = _with_hand(table, seat, hand)
    return table.activate_first()


def _game_for(table: Table, entry: Entry) -> Game:
    """Return the game for separated hands and a board."""
    if table.game.plain != ANY:
        return table.game
    has_range = any(hand.range is not None and not hand.cards for hand in entry.hands)
    usual = HOLDEM if has_range else usual_game(entry.board, [hand.cards for hand in entry.hands])
    return usual.with_options(table.game.options)


def _with_hand(table: Table, seat: int, hand: EntryHand) -> Table:
    """Give a seat a hand: a range if it has no cards, or more than the game deals; else cards."""
    game = table.game
    is_range = not hand.cards or (game.takes_ranges and len(hand.cards) > game.dealt)
    if hand.range is not None and is_range:
        return table.set_range(seat, hand.range)
    return table.fill(seat, hand.cards)


def _playing(table: Table, game: Game) -> Table:
    """Change the game. Raises TooManyCardsError if a seat has more cards than the game allows."""
    for seat in range(len(table.seats)):
        count = len(table.held(seat))
        if count > game.most:
            place = table.seat_name(seat)
            raise TooManyCardsError(place=place, count=count, game=game.name, most=game.most)
    return table.change_game(game)


# What is typed ----------------------------------------------------------------------------------

_BETWEEN: Final = re.compile(r"\||(?<!\w)(?:versus|vs|v)(?!\w)\.?", re.IGNORECASE)
_BLANK: Final = re.compile(r"[\s,;]*")


def _read_typed(text: str) -> Entry:
    """Read hands with a mark between two of them, and a board behind an @."""
    before, at, behind = text.partition("@")
    late = _BETWEEN.search(behind) or re.search("@", behind)
    if late is not None:
        raise BoardPlaceError(mark=late[0])
    if at and _BLANK.fullmatch(behind):
        raise MissingBoardError
    board = _cards(behind) if at else ()
    marks, parts = _BETWEEN.findall(before), _BETWEEN.split(before)
    if at and not marks and _BLANK.fullmatch(before):
        return Entry((), board)
    for number, part in enumerate(parts):
        if marks and _BLANK.fullmatch(part):
            raise MissingHandError(mark=marks[max(number - 1, 0)])
    hands = tuple([_hand(part) for part in parts])
    return Entry(hands, board, apart=bool(marks or at))


def _hand(text: str) -> EntryHand:
    """Read a hand as cards, as a range, or as both."""
    try:
        cards = _cards(text)
    except CardError:
        held = range_or_none(text)
        if held is None:
            if not any(map(_is_cards, text.split())):
                refuse_as_range(text)
            raise
        return EntryHand((), range=held)
    several = len(cards) > HOLDEM.dealt and UNKNOWN not in cards
    return EntryHand(cards, range=range_or_none(text) if several else None)


def _is_cards(word: str) -> bool:
    try:
        return bool(parse_cards(word))
    except CardError:
        return False


# Cards in words and in characters ---------------------------------------------------------------

_RANK_OF_WORD: Final = {
    str(name): RANK_LETTERS[RANKS.index(rank)] for rank, name in RANK_NAMES.items()
} | {"deuce": "2"}
_SUIT_WORDS: Final = [str(name).removesuffix("s") for name in SUIT_NAMES.values()]
_WORDED: Final = re.compile(
    rf"""(?<!\w) (?:
         (?:(?:the|an?)\s+)? (?:
             (?P<rank>{"|".join(_RANK_OF_WORD)}|10|[2-9TJQKA])
                 \s+of\s+ (?P<suit>{"|".join(_SUIT_WORDS)}) s?
           | (?:(?P<which>first|second|black|red|white)\s+)? (?P<joker>joker)
           | (?P<unknown>unknown\s+card)
         )
       | and
    ) (?!\w)""",
    re.VERBOSE | re.IGNORECASE,
)
_SECOND_JOKER: Final = ("second", "red", "white")

_ACES: Final = {
    Suit.SPADES: 0x1F0A1,
    Suit.HEARTS: 0x1F0B1,
    Suit.DIAMONDS: 0x1F0C1,
    Suit.CLUBS: 0x1F0D1,
}
"""The code points of the aces; two to ten, jack, knight, queen and king follow each."""
_CARD_OF_CHARACTER: Final = {
    chr(ace + behind): letter + suit.letter
    for suit, ace in _ACES.items()
    for behind, letter in enumerate("A23456789TJ_QK")
    if letter != "_"
} | {
    "\U0001f0a0": str(UNKNOWN),  # the back of a card
    "\U0001f0cf": str(JOKERS[0]),  # the black joker
    "\U0001f0bf": str(JOKERS[1]),  # the red joker
    "\U0001f0df": str(JOKERS[1]),  # the white joker
}
_KNIGHTS: Final = {chr(ace + 11): suit for suit, ace in _ACES.items()}
_CHARACTER: Final = re.compile("([\U0001f0a0-\U0001f0df])[\ufe0e\ufe0f]?")


def _cards(text: str) -> tuple[Card, ...]:
    """Read cards in words, in characters and in any notation."""
    with suppress(CardError):
        return parse_cards(text)
    return parse_cards(_WORDED.sub(_of_words, _CHARACTER.sub(_of_character, text)))


def _of_character(match: re.Match[str]) -> str:
    character = match[1]
    if character in _KNIGHTS:
        raise KnightError(character=character, suit=SUIT_NAMES[_KNIGHTS[character]])
    # Spaces, because "Jo" and a "2" after it would be read as "Jo2", the second joker.
    return f" {_CARD_OF_CHARACTER.get(character, character)} "


def _of_words(match: re.Match[str]) -> str:
    if match["rank"]:
        rank = _RANK_OF_WORD.get(match["rank"].lower(), match["rank"])
        return f" {rank}{match['suit'][0]} "
    if match["joker"]:
        second = (match["which"] or "").lower() in _SECOND_JOKER
        return f" {JOKERS[second]} "
    return f" {UNKNOWN} " if match["unknown"] else " "


# Lines of a site --------------------------------------------------------------------------------

_BRACKET: Final = re.compile(r"\[([^\[\]]*)\]")
_PAIR: Final = re.compile(r"\s*-?[0-9]+[\s,]+-?[0-9]+\s*")  # [13 4] is a card, not a bracket
_DATE: Final = re.compile(r"\s*[0-9]{4}[/-][0-9]{1,2}[/-][0-9]{1,2}\b")

_LOOKED_AT: Final = 200
"""How many characters before a bracket are searched for its meaning: more than any site writes."""
_BOARD: Final = re.compile(
    r"(?<!\w)(?:flop|turn|river|board)(?!\w)(?:\([^()]*\)|[^\w(]|\d)*\Z", re.IGNORECASE
)
_DEALT: Final = re.compile(r".*(?<!\w)dealt to(?!\w)(?P<name>[^*]*)\Z", re.IGNORECASE)
_SHOWN: Final = re.compile(
    r"(?P<name>.*?)(?<!\w)(?:shows|showed|mucks|mucked)\s*:?\Z", re.IGNORECASE
)
_SEAT: Final = re.compile(r".*(?<!\w)Seat\s+[0-9]+\s*:", re.IGNORECASE)
_LOOSE: Final = re.compile(
    r"(?<!\w)(?:(?:10|[2-9TJQKA])[cdhs♣♧♦♢♥♡♠♤][\ufe0e\ufe0f]?[\s,;]*){2,}(?!\w)", re.IGNORECASE
)
_POSITION: Final = re.compile(r"(?:\s*\((?:button|dealer|small blind|big blind)\))+\Z")


class _Bracket(NamedTuple):
    """A text in brackets, and the words between it and the bracket before."""

    text: str
    before: str
    is_first: bool

    @property
    def inside(self) -> str:
        """The text inside the brackets; with the brackets if it is a card such as [13 4]."""
        inside = self.text[1:-1]
        return self.text if _PAIR.fullmatch(inside) else inside


class _Meaning(NamedTuple):
    """The meaning of a bracket, from the words before it: the board, or the hand of a player."""

    is_board: bool
    name: str = ""


class _Found:
    """The hands and the board found so far in the lines."""

    def __init__(self) -> None:
        self.board: list[Card] = []
        self._hands: list[tuple[str, list[Card]]] = []

    @property
    def names(self) -> list[str]:
        """The names of the players whose hands have been found."""
        return [name for name, _ in self._hands if name]

    def cards_of(self, meaning: _Meaning) -> list[Card]:
        """Return the list to which the cards of a bracket with this meaning are added.

        Each street adds to the board; a second hand of the same player replaces the first.
        """
        if meaning.is_board:
            return self.board
        cards: list[Card] = []
        for number, (name, _) in enumerate(self._hands):
            if name and name == meaning.name:
                self._hands[number] = name, cards
                return cards
        self._hands.append((meaning.name, cards))
        return cards

    def hands(self) -> tuple[EntryHand, ...]:
        """Return every hand once: of two equal hands, the one without a name is left out."""
        hands: list[EntryHand] = []
        places: dict[frozenset[Card], int] = {}
        for name, cards in self._hands:
            place = places.setdefault(frozenset(cards), len(hands))
            if place == len(hands) or UNKNOWN in cards or (name and hands[place].name):
                hands.append(EntryHand(tuple(cards), name))
            elif name:
                hands[place] = EntryHand(hands[place].cards, name)
        return tuple(hands)


def _brackets(text: str) -> tuple[list[_Bracket], str]:
    """Return all brackets, and the text after the last one."""
    brackets: list[_Bracket] = []
    end = 0
    for match in _BRACKET.finditer(text):
        brackets.append(_Bracket(match[0], text[end : match.start()], end == 0))
        end = match.end()
    return brackets, text[end:]


def _without_brackets(text: str) -> str:
    """Remove brackets around cards, but not those of a card such as [13 4]."""
    return _BRACKET.sub(lambda m: m[0] if _PAIR.fullmatch(m[1]) else f" {m[1]} ", text)


def _read_lines(brackets: Sequence[_Bracket], rest: str) -> Entry:
    """Read the cards in brackets; the words before each tell its meaning, others are ignored."""
    for words in (*[bracket.before for bracket in brackets], rest):
        _refuse_lost_cards(words)
    found = _Found()
    cards: list[Card] | None = None
    for bracket in brackets:
        if _DATE.match(bracket.inside):  # the time at which the hand was played
            continue
        meaning = _meaning(bracket, found.names)
        if meaning is not None:
            cards = found.cards_of(meaning)
        elif cards is None or bracket.before.strip():
            raise UnclearCardsError(cards=shortened(bracket.text))
        # A bracket without words before it continues the bracket before: [Qh Jh 2c] [7d].
        cards += [card for card in _cards(bracket.inside) if card not in cards or card is UNKNOWN]
    hands = found.hands()
    if not hands and not found.board:
        raise NoCardsError
    return Entry(hands, tuple(found.board))


def _refuse_lost_cards(words: str) -> None:
    """Refuse words among which are cards, or an opening or closing bracket without its partner."""
    if half := re.search(r"[\[\]]\S*", words):
        raise UnreadableCardError(token=shortened(half[0]))
    if loose := _LOOSE.search(words):
        raise UnclearCardsError(cards=shortened(loose[0]))


def _meaning(bracket: _Bracket, names: Sequence[str] = ()) -> _Meaning | None:
    """Return the meaning of a bracket, from the words before it; None if they give none.

    ``names``: the players whose hands have been found.
    """
    words = bracket.before[-_LOOKED_AT:].rstrip()
    *lines, line = words.splitlines() or [""]
    if dealt := _DEALT.match(line):
        return _Meaning(is_board=False, name=_tidy(_unpunctuated(dealt["name"])))
    if shown := _SHOWN.match(line):
        begins = bool(lines) or (bracket.is_first and len(bracket.before) <= _LOOKED_AT)
        return _Meaning(is_board=False, name=_name(shown["name"], begins, names))
    return _Meaning(is_board=True) if _BOARD.search(words) else None


def _name(words: str, begins: bool, names: Sequence[str]) -> str:
    """Return the player's name at the end of some words.

    If the words begin a line, or follow a seat's number, all of them are the name. Else lines were
    joined, and only the end of the words is the name: a known one, or the last word.
    """
    seat = _SEAT.match(words)
    name = _POSITION.sub("", _unpunctuated(words[seat.end() :] if seat else words))
    if (begins or seat) and ":" not in name:
        return _tidy(name)
    known = [other for other in names if name.endswith(other)]
    return max(known or [_tidy(word) for word in name.split()[-1:]], key=len, default="")


def _unpunctuated(words: str) -> str:
    return words.strip().removesuffix(":").rstrip()


def _tidy(name: str) -> str:
    tidied = tidy_name(name)
    return tidied if len(tidied) <= LONGEST_NAME else ""
