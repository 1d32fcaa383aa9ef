"""Lines of a site or forum, in which the words before a bracket say whose cards are in it.

Dealt to Hero [Ah Kh]
*** FLOP *** [Qh Jh 2c]
Seat 3: Villain showed [Qs Qd]
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from analyser.poker.cards import UNKNOWN, Card
from analyser.poker.errors import NoCardsError, UnreadableCardError
from analyser.poker.phrases import compiled_beside, shortened
from analyser.poker.table.table_state import tidy_name
from analyser.poker.text.entry import Entry, EntryHand
from analyser.poker.text.option_words import PIECES
from analyser.poker.text.pasted_text import plain
from analyser.poker.text.refusals import UnclearCardsError
from analyser.poker.text.words import BARS, LONGEST_READ_NAME, Word, read_cards_in, words


def read_site_lines(text: str) -> Entry | None:
    """Read the hands and the board of a site's lines; None for other text. Raises CardError."""
    *parts, rest = _PATTERNS["bracket"].split(text)
    before = parts[::2]
    names = [_name_before(part, is_first=not at) for at, part in enumerate(before)]
    is_only_board = all(name is None for name in names)
    if is_only_board and not any(map(_names_the_board, before)):
        return None
    if "***" not in text and _begins_with_game(before[0].strip()):
        return None
    for outside in (*before, rest):
        _refuse_lost_cards(outside, is_only_board=is_only_board)
    return _read_brackets(list(zip(before, parts[1::2], strict=True)))


_PATTERNS: Final = compiled_beside(__file__, PIECES)
_LOOKED_AT: Final = 200
"""How many characters before a bracket may say what it contains; no site writes as many."""


def _begins_with_game(text: str) -> bool:
    """Whether a line has a game or an option in front: ``Omaha board [Qh Jh 2c]``."""
    first = [] if "\n" in text else words(plain(text))[:1]
    return any(word.kind in ("game", "option") for word in first)


def _read_brackets(brackets: Sequence[tuple[str, str]]) -> Entry:
    """Read cards in brackets, each with the words before it; a player's second hand counts."""
    board: list[Card] = []
    held: dict[str | int, list[Card]] = {}
    """The cards of each hand, by the player's name or, without a name, by a number."""
    cards: list[Card] | None = None
    for at, (before, text) in enumerate(brackets):
        inside = f"[{text}]" if _PATTERNS["numbers"].fullmatch(text) else text
        if _PATTERNS["date"].match(inside):  # the time at which the hand was played
            continue
        known = [name for name in held if isinstance(name, str)]
        name = _name_before(before, is_first=not at, names=known)
        if name is not None:
            cards = []
            held[name or len(held)] = cards
        elif _names_the_board(before):
            cards = board
        elif cards is None or before.strip():
            raise UnclearCardsError(cards=shortened(f"[{text}]"))
        # A bracket without words before it continues the bracket before: [Qh Jh 2c] [7d].
        cards += [card for card in read_cards_in(inside) if card not in cards or card is UNKNOWN]
    if not held and not board:
        raise NoCardsError
    return Entry(_each_once(held), tuple(board))


def _each_once(held: Mapping[str | int, Sequence[Card]]) -> tuple[EntryHand, ...]:
    """Return each hand once; of two with the same cards, the hand without a name is left out."""
    hands: list[EntryHand] = []
    places: dict[frozenset[Card], int] = {}
    for key, cards in held.items():
        name = key if isinstance(key, str) else ""
        place = places.setdefault(frozenset(cards), len(hands))
        if place == len(hands) or UNKNOWN in cards or (name and hands[place].name):
            hands.append(EntryHand(tuple(cards), name))
        elif name:
            hands[place] = EntryHand(hands[place].cards, name)
    return tuple(hands)


def _refuse_lost_cards(text: str, *, is_only_board: bool) -> None:
    """Refuse a text with cards outside brackets, or with a bracket that has no partner."""
    if half := re.search(r"[\[\]]\S*", text):
        raise UnreadableCardError(token=shortened(half[0]))
    if loose := _PATTERNS["loose"].search(text):
        raise UnclearCardsError(cards=shortened(loose[0]))
    for line in plain(text).splitlines():
        _refuse_lost_hands(line, is_only_board=is_only_board)


def _refuse_lost_hands(line: str, *, is_only_board: bool) -> None:
    """Refuse a hand outside brackets: "AK v QQ", "Bob has QQ", "Bob: QQ"; not "Seat 2: QQ (80)".

    ``is_only_board``: whether there is no hand in brackets; then any "QQ" is refused.
    """
    said = [word for word in words(line) if word.kind not in ("open", "close")]
    around = [Word("comma", ","), *said, Word("comma", ",")]
    for before, hand, after in zip(around, around[1:], around[2:], strict=False):
        if hand.kind not in ("cards", "range"):
            continue
        marks = [each.text[0] for each in (before, after) if each.kind == "between"]
        is_between = not {*marks} <= {*BARS}
        # 88 may be an amount, and a hand that is not written so a description: "a pair of queens".
        is_amount = hand.text.isdecimal() and {word.kind for word in said} & {"word", "role"}
        is_held = before.kind in ("colon", "dead", "role", "verb")
        is_held &= after.kind in ("comma", "between", "board", "dead")
        is_held &= not (is_amount and before.kind == "role")
        is_written = hand.kind == "cards" or hand.text.lower() in line.lower()
        is_alone = is_only_board and not is_amount
        if is_between or (is_written and (is_held or is_alone)):
            raise UnclearCardsError(cards=shortened(hand.text))


def _names_the_board(before: str) -> bool:
    """Whether the words before a bracket say that the board follows."""
    return _PATTERNS["board"].search(before[-_LOOKED_AT:].rstrip()) is not None


def _name_before(before: str, *, is_first: bool, names: Sequence[str] = ()) -> str | None:
    """Return the player's name, maybe "", before a hand in a bracket; None before other cards.

    ``is_first``: the bracket is the text's first. ``names``: the players of the hands before it.
    """
    *lines, line = before[-_LOOKED_AT:].rstrip().splitlines() or [""]
    if dealt := _PATTERNS["dealt"].match(line):
        return _tidy_if_short(_unpunctuated(dealt["name"]))
    if shown := _PATTERNS["shown"].match(line):
        begins = bool(lines) or (is_first and len(before) <= _LOOKED_AT)
        return _name(shown["name"], begins, names)
    return None


def _name(words: str, begins: bool, names: Sequence[str]) -> str:
    """Return the player's name at the end of some words.

    All words are, if they begin a line or follow a seat's number. Otherwise lines have been joined,
    and it is one of the known ``names``, or the last word.
    """
    seat = _PATTERNS["seat"].match(words)
    name = _PATTERNS["position"].sub("", _unpunctuated(words[seat.end() :] if seat else words))
    if (begins or seat) and ":" not in name:
        if card := _PATTERNS["first_card"].match(name):
            raise UnclearCardsError(cards=card[0])
        return _tidy_if_short(name)
    known = [other for other in names if name.endswith(other)]
    return max(known or [_tidy_if_short(word) for word in name.split()[-1:]], key=len, default="")


def _unpunctuated(words: str) -> str:
    return words.strip().removesuffix(":").rstrip()


def _tidy_if_short(name: str) -> str:
    """Return the tidied name; "" if it is too long for one."""
    tidied = tidy_name(name)
    return tidied if len(tidied) <= LONGEST_READ_NAME else ""
