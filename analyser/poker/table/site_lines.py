"""Lines of a site or forum, in which the words before a bracket say whose cards are in it.

Dealt to Hero [Ah Kh]
*** FLOP *** [Qh Jh 2c]
Seat 3: Villain showed [Qs Qd]
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from analyser.poker.cards import CARD_PATTERN, UNKNOWN, Card
from analyser.poker.errors import NoCardsError, UnclearCardsError, UnreadableCardError
from analyser.poker.phrases import shortened
from analyser.poker.table.seat import tidy_name
from analyser.poker.table.situation import Entry, EntryHand
from analyser.poker.table.words import LONGEST_READ_NAME, read_cards_in


def read_site_lines(text: str) -> Entry | None:
    """Read lines of a site; None if no bracket of the text is a site's. Raises CardError."""
    *parts, rest = _BRACKET.split(text)
    brackets = [
        _Bracket(f"[{inside}]", before, is_first=not at)
        for at, (before, inside) in enumerate(zip(parts[::2], parts[1::2], strict=True))
    ]
    if not any(map(_meaning, brackets)):
        return None
    for words in (*parts[::2], rest):
        _refuse_lost_cards(words)
    return _read_lines(brackets)


_BRACKET: Final = re.compile(r"\[([^\[\]]*)\]")
_PAIR: Final = re.compile(r"\s*-?[0-9]+[\s,]+-?[0-9]+\s*")  # [13 4] is a card, not a bracket
_DATE: Final = re.compile(r"\s*[0-9]{4}[/-][0-9]{1,2}[/-][0-9]{1,2}\b")

_LOOKED_AT: Final = 200
"""How many characters before a bracket may say what it contains; no site writes as many."""
_BOARD: Final = re.compile(
    r"(?<!\w)(?:flop|turn|river|board)(?!\w)(?:\([^()]*\)|[^\w(]|\d)*\Z", re.IGNORECASE
)
_DEALT: Final = re.compile(r".*(?<!\w)dealt to(?!\w)(?P<name>[^*]*)\Z", re.IGNORECASE)
_SHOWN: Final = re.compile(
    r"(?P<name>.*?)(?<!\w)(?:shows|showed|mucks|mucked)\s*:?\Z", re.IGNORECASE
)
_SEAT: Final = re.compile(r".*(?<!\w)Seat\s+[0-9]+\s*:", re.IGNORECASE)
_LOOSE: Final = re.compile(rf"(?<!\w)(?:{CARD_PATTERN}[\s,;]*){{2,}}(?!\w)", re.IGNORECASE)
_POSITION: Final = re.compile(r"(?:\s*\((?:button|dealer|small blind|big blind)\))+\Z")


class _Bracket(NamedTuple):
    """A text in brackets, and the words since the bracket before it."""

    text: str
    before: str
    is_first: bool

    @property
    def inside(self) -> str:
        """The text inside the brackets, or if they belong to a card such as [13 4], all of it."""
        inside = self.text[1:-1]
        return self.text if _PAIR.fullmatch(inside) else inside


class _Meaning(NamedTuple):
    """What a bracket contains, as the words before it say: the board, or a player's hand."""

    is_board: bool
    name: str = ""


class _Found:
    """The hands and the board that the lines so far have given."""

    def __init__(self) -> None:
        self.board: list[Card] = []
        self._hands: list[tuple[str, list[Card]]] = []

    @property
    def names(self) -> list[str]:
        """The names of the players whose hands the lines so far have given."""
        return [name for name, _ in self._hands if name]

    def cards_of(self, meaning: _Meaning) -> list[Card]:
        """Return the list that gets the cards of a bracket with this meaning.

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
        """Return each hand once: if two have the same cards, the one without a name is left out."""
        hands: list[EntryHand] = []
        places: dict[frozenset[Card], int] = {}
        for name, cards in self._hands:
            place = places.setdefault(frozenset(cards), len(hands))
            if place == len(hands) or UNKNOWN in cards or (name and hands[place].name):
                hands.append(EntryHand(tuple(cards), name))
            elif name:
                hands[place] = EntryHand(hands[place].cards, name)
        return tuple(hands)


def _read_lines(brackets: Sequence[_Bracket]) -> Entry:
    """Read the cards in brackets; the words before a bracket say whose cards they are."""
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
        cards += [
            card for card in read_cards_in(bracket.inside) if card not in cards or card is UNKNOWN
        ]
    hands = found.hands()
    if not hands and not found.board:
        raise NoCardsError
    return Entry(hands, tuple(found.board))


def _refuse_lost_cards(words: str) -> None:
    """Refuse words with cards outside brackets, or with a bracket that has no partner."""
    if half := re.search(r"[\[\]]\S*", words):
        raise UnreadableCardError(token=shortened(half[0]))
    if loose := _LOOSE.search(words):
        raise UnclearCardsError(cards=shortened(loose[0]))


def _meaning(bracket: _Bracket, names: Sequence[str] = ()) -> _Meaning | None:
    """Return what a bracket contains; None if the words before it do not say.

    ``names``: the players whose hands were found before.
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

    If the words begin a line (``begins``) or follow a seat's number, all of them are the name.
    Otherwise lines have been joined, and only the end of the words is the name: one of the known
    ``names``, or the last word.
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
    return tidied if len(tidied) <= LONGEST_READ_NAME else ""
