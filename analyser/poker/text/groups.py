"""Makes hands, a board and dead cards of the groups of words that a ``Reader`` has found."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise, product, takewhile
from typing import Final

from analyser.poker import errors
from analyser.poker.cards import UNKNOWN, Card, format_cards, refuse_duplicates
from analyser.poker.games.game import Game
from analyser.poker.games.options import read_options
from analyser.poker.games.registry import ANY
from analyser.poker.phrases import shortened
from analyser.poker.text import refusals
from analyser.poker.text.entry import Entry
from analyser.poker.text.heading import refuse_other_heading
from analyser.poker.text.two_readings import (
    BOARDS,
    DEALT,
    STREETS,
    are_two_fives,
    refuse_both,
    refuse_two_readings,
    refuse_unlike_lines,
)
from analyser.poker.text.words import (
    BARS,
    Word,
    WordGroup,
    hand_of,
    may_be_in_holdem,
    pattern,
    word_of,
    words,
)

STREET_SIZES: Final = {"flop": 3, "turn": 4, "river": 5}
"""How many cards the board has on each street."""


@dataclass(slots=True, eq=False)
class Groups:
    """The words of a text in groups: those of each hand, of the board and of the dead cards."""

    game: Game | None  # the game on the table, None if there is none
    named: Game | None = None  # the game that the text names, or None
    options: dict[str, object] = field(default_factory=dict)  # the options that the text names
    # hands, board, dead: the groups.
    hands: list[WordGroup] = field(default_factory=list)
    board: WordGroup = field(default_factory=WordGroup)
    dead: WordGroup = field(default_factory=WordGroup)
    # Pairs of hands with one name: the earlier hand, and the later one that replaced it.
    again: list[tuple[WordGroup, WordGroup]] = field(default_factory=list)
    heading: str = ""  # the words before the text's first colon, "" if cards stand before it
    # Ranges after cards that may be equities instead: ``AhKh 34% v QsQd (66)``.
    shares: list[Word] = field(default_factory=list)
    has_marks: bool = False  # whether a mark begins a hand, the board or the dead cards
    has_between: bool = False  # whether a mark stands between hands
    # Whether the first hand is among the board's words, after the board's cards.
    behind_board: bool = False
    _rest: Entry = field(init=False)
    """The text without its hands and its board, for messages."""

    @property
    def has_cards(self) -> bool:
        """Whether a hand, the board or the dead cards have words."""
        return any(part.words for part in (*self.hands, self.board, self.dead))

    def entry(self) -> Entry:
        """Return the hands, board and dead cards of all lines; call it once. Raises CardError."""
        for before, again in self.again:
            self.dead.words += _discards(before, again)
        dead, options = self.dead.cards, read_options(self.options) if self.options else None
        self._rest = Entry((), dead=dead, game=self.named, options=options)
        self._part_first_hand()
        for name in [hand.name or "" for hand in self.hands if not hand.words]:
            if pattern("no_name").fullmatch(name) is None or name[-1:].isdigit():
                raise refusals.HandWithoutCardsError(name=shortened(name))
        self.hands = [hand for hand in self.hands if hand.words]
        self._refuse_heading()
        self._part_only_hand()
        self._find_named_board()
        self._take_streets()
        board, street = self._read_board()
        if street and self.hands:
            raise refusals.StreetError(street=street, count=1, size=STREET_SIZES[street])
        refuse_duplicates(dead)
        if not self.board.words or board:
            board = self._find_board(board)
        parts = self.hands
        self._refuse_bars_in_hands(board)
        self._refuse_shares(board)
        takes_ranges = self._takes_ranges(has_board=bool(board))
        hands = tuple([hand_of(part, may_be_range=takes_ranges) for part in parts])
        if not hands and not board and not dead:
            if self.board.words:
                raise refusals.MissingBoardError(mark=self.board.words[0].text)
            raise errors.NoCardsError
        apart = bool(self.has_marks or len(hands) > 1 or board or dead)
        found = replace(self._rest, hands=hands, board=board, street=street, apart=apart)
        runs = [part.runs for part in parts]
        by_line = bool(parts) and parts[-1].is_line
        is_named = self.named is not None and all(part.name is not None for part in parts)
        if not is_named and (self.named is None or self.named.board or len(parts) == 1):
            refuse_two_readings(found, self.named or self.game, runs, by_line=by_line)
        if any(part.is_line for part in parts[1:]):
            refuse_unlike_lines(found, is_one=not self.has_between)
        return found

    def _takes_ranges(self, *, has_board: bool) -> bool:
        """Whether a hand of holdings with commas between them is a range: ``AhKh, QsQd``."""
        game, parts = self.named or self.game, self.hands
        does = game is None or game.shows_low or game.takes_ranges
        if len(parts) == 1:  # on a board it may be a hand of four, if nothing says what it is
            is_clear = bool(self.named or parts[0].name) or not has_board
            does = game is not None and game.takes_ranges and is_clear
        return does and all(map(may_be_in_holdem, parts))

    def _refuse_heading(self) -> None:
        """Refuse a heading that would be a name: one hand has a name, and no other has one."""
        named = [hand.name for hand in self.hands if hand.name]
        if self.heading and named and named == [self.hands[0].name]:
            is_role = all(word.kind in ("role", "verb") for word in words(self.heading))
            if pattern("no_name").fullmatch(self.heading) is None:
                refuse_other_heading(self.heading, is_name=len(self.hands) == 1 or is_role)

    def _find_named_board(self) -> None:
        """Make five cards with a name or on a line of their own, beside hands of two, the board."""
        are_dealt = self.named is not None and self.named.dealt == 5
        of_five = [hand for hand in self.hands if len(hand.cards) == 5 and not are_dealt]
        others = [hand for hand in self.hands if hand not in of_five]
        if self.board.words or len(of_five) != 1 or not others or self.named == ANY:
            return
        (board,) = of_five
        are_of_two = all(map(may_be_in_holdem, others))
        is_seat = bool(board.name) and (len(others) == 1 or board.runs == [2, 3])
        is_parted = board.runs == [2, 3] and board.commas == [1]  # AhKh|QsQd,QhJh2c
        if is_parted or (is_seat and are_of_two):
            held = WordGroup(words=[word_of(board.cards[:2])])
            refuse_both(self._rest, ([*others, held], board.cards[2:]), (others, board.cards))
        is_last = board is self.hands[-1] and board.is_apart
        if (board.name or is_last) and are_of_two:
            self.hands = others
            self.board.words = [Word("board", board.name or board.mark), *board.words]

    def _part_only_hand(self) -> None:
        """Split the only hand: two words of five cards, or single cards at commas, into hands.

        At commas (``Ah Kh, Qs Qd``) only into parts of one size, and not one hand of the game; it
        has two readings, and is refused, if it has a name or its last part may be or have a board.
        """
        if len(self.hands) != 1:
            return
        (hand,) = self.hands
        if hand.name is None and are_two_fives(hand.runs, self.named or self.game):
            self.hands = [WordGroup(words=[word]) for word in hand.words]
        if {*hand.runs[:-1]} != {1} or not hand.runs[-1]:
            return
        are_single = len(hand.commas) == len(hand.words) - 1  # Ah, Kh; Qs, Qd
        at_commas = hand.stops if are_single else hand.commas
        ends = _ends_of_parts(hand) or at_commas
        is_usual = ends == at_commas
        starts = [0, *ends, len(hand.words)]
        parts = [WordGroup(words=hand.words[at:end]) for at, end in pairwise(starts) if end]
        each, last = len(parts[0].cards), len(parts[-1].cards)
        is_whole = False  # one hand of the game on the table, or not one of the game in the text
        if self.named is not None:
            is_whole = not self.named.shows_low and self.named.dealt != each
        elif self.game is not None and not self.board.words:
            is_whole = not self.game.shows_low and self.game.dealt == len(hand.cards)
        others = {len(part.cards) for part in parts[:-1]}
        if is_whole or others != {each} or (is_usual and each not in DEALT):
            return
        if last == each and is_usual and hand.name is None:
            self.hands = parts
        elif last == each:
            refuse_both(self._rest, (parts, self.board.cards), ([hand], self.board.cards))
        elif not self.board.words and (last in BOARDS or last - each in BOARDS):
            kept = each if last - each in BOARDS else 0
            held = [WordGroup(words=[word_of(parts[-1].cards[:kept])])] if kept else []
            refuse_both(self._rest, (parts[:-1] + held, parts[-1].cards[kept:]), ([hand], ()))

    def _part_first_hand(self) -> None:
        """Separate the first hand from the board before it: ``board QhJh2c AhKh v QsQd``."""
        if not self.board.cards or (any(h.words for h in self.hands) > self.behind_board):
            return
        found = self.board.words
        start = max(at for at, word in enumerate(found) if word.kind == "board") + 1
        runs, others = self.board.runs, self.hands[1:]
        whole = {"flop": (3,), "turn": (1, 4), "river": (1, 5)}.get(found[start - 1].street, BOARDS)
        sizes = {len(hand.cards) for hand in others} & DEALT or {2}
        places = [at for at in range(start + 1, len(found)) if sum(runs[start:at]) in whole]
        places = [at for at in places if self.behind_board or runs[at] > 1]
        places = [at for at in places if sum(runs[at:]) in (sizes if self.behind_board else DEALT)]
        is_parted = not self.behind_board or others[0].mark in BARS
        if is_parted and sum(runs[start:]) in whole:
            places.append(len(found))
        if not places:
            if self.behind_board:
                raise refusals.BoardPlaceError(mark=others[0].mark)
            return
        readings = []
        for at in places:
            self.board.words = found[:at]
            hands = [WordGroup(words=found[at:]), *others]
            readings.append(([hand for hand in hands if hand.words], self._read_board()[0]))
        if len(readings) > 1:
            refuse_both(self._rest, *readings[:2])
        self.hands = readings[0][0]

    def _take_streets(self) -> None:
        """Move streets of the board out of the hands: ``AhKh v QsQd | QhJh2c | 7d``.

        What parts them, bars or line ends, must not part the hands as well.
        """
        sizes = [len(hand.cards) for hand in self.hands]
        self._refuse_board_behind_hand(sizes)
        count = next((len(last) for last in STREETS if sizes[-len(last) :] == [*last]), 0)
        hands, streets = self.hands[: len(sizes) - count], self.hands[len(sizes) - count :]
        is_named = any(part.name is not None for part in streets)  # F: QhJh2c, T: 7d
        is_apart = all(part.is_apart or part.name is not None for part in streets)
        if not (hands and streets and is_apart) or self.board.words:
            return
        game, is_alike = self.named or self.game, len(streets[0].cards) in sizes[:-count]
        may_be = streets[0].is_set_off and not any(hand.is_set_off for hand in hands[1:])
        may_be &= game is None or bool(game.board) or game.shows_low
        if (is_named and self.named is not None) or (is_alike and not may_be):
            return
        board = [Word("board", "|"), *[word for part in streets for word in part.words]]
        is_clear = len(hands) > 1 and not any(hand.is_apart for hand in hands[1:])
        if not (is_named or is_alike) and (is_clear or streets[0].is_set_off):
            self.hands, self.board.words = hands, board
        elif count > 1 or 0 in sizes or is_alike:
            cards = tuple([card for word in board for card in word.cards])
            refuse_both(self._rest, (hands, cards), (self.hands, ()))

    def _refuse_shares(self, board: Sequence[Card]) -> None:
        """Raise if a range may be a hand's equity, ``AhKh 45%``, or a seat: ``AhKh QQ+``."""
        parts = self.hands
        for part in parts:  # a range has one share of all hands: AhKh, 34%, QsQd, 66%
            percents = [word for word in part.words if word.text.endswith("%")]
            self.shares += percents if len(percents) > 1 else []
        words = [word for part in parts for word in part.words]
        hands = sum(bool(part.cards) for part in parts)
        last = [word for word in words[-hands:] if word.text.endswith("%")]
        if hands > 1 and len(last) == hands and len(words) > len(parts):
            # AhKh v QsQd, 45% v 55%
            cards = [replace(p, words=[w for w in p.words if w.cards]) for p in parts]
            cards = [part for part in cards if part.words]
            seats = [*cards, *[WordGroup(words=[word]) for word in last]]
            refuse_both(self._rest, (cards, board), (seats, board))
        if self.shares:
            shares = {*map(id, self.shares)}  # another seat may have the range 45%
            bare = [replace(p, words=[w for w in p.words if id(w) not in shares]) for p in parts]
            refuse_both(self._rest, ([part for part in bare if part.words], board), (parts, board))
        if [part.runs for part in parts] in ([[2, 0]], [[0, 2]]) and not parts[0].commas:
            apart = [WordGroup(words=[word]) for word in parts[0].words]
            refuse_both(self._rest, (apart, board), (parts, board))

    def _refuse_bars_in_hands(self, board: Sequence[Card]) -> None:
        """Raise a refusal if bars may stand inside hands and not between: ``As/Ks v Th/Td``.

        They may if the hands that they would make have one size or stand beside ranges, and always
        in a game without a board.
        """
        least = 1 if any(len(part.cards) != 1 for part in self.hands) else 0
        has_board = self.named is None or bool(self.named.board)
        found = [bar for bar in BARS if any(part.mark == bar for part in self.hands)]
        every = ["".join(found)] * (len(found) > 1)  # 9c|8s v 5c/7c
        for bars, by_word in product(found + every, (False, True)):
            joined = self._joined_at(bars, by_word=by_word)
            sizes = {len(part.cards) for part in joined}
            may_be = len(sizes) == 1 < max(sizes)
            may_be |= not by_word and (sizes <= {0, 2} or not has_board)  # 0: a range
            if may_be and least < len(joined) != len(self.hands):
                refuse_both(self._rest, (joined, board), (self.hands, board))
        known = [part for part in self.hands if UNKNOWN not in part.cards]  # ?? is a whole hand
        lone = [part.mark for part in known if part.mark in found and len(part.cards) == 1]
        if lone and any(part.name or len(part.cards) != 1 for part in self.hands):
            raise refusals.UnreadableWordError(word=lone[0])  # Ann: As/Ks v QQ

    def _joined_at(self, bars: str, *, by_word: bool) -> list[WordGroup]:
        """Return the hands if ``bars`` stand inside them; ``by_word``: and spaces between them."""
        joined: list[WordGroup] = []
        for part in self.hands:
            first, *others = [[word] for word in part.words] if by_word else [part.words]
            if joined and part.mark in bars and part.mark and part.name is None:
                joined[-1] = WordGroup(joined[-1].name, [*joined[-1].words, *first])
            else:
                joined.append(WordGroup(part.name, first))
            joined += [WordGroup(words=words) for words in others]
        return joined

    def _refuse_board_behind_hand(self, sizes: Sequence[int]) -> None:
        """Refuse a board between bars that begins right after a hand: ``QsQd Qh|Jh|2c``."""
        if self.board.words:
            return
        from_last = reversed(self.hands)
        streets = [*takewhile(lambda part: part.mark in BARS and len(part.cards) == 1, from_last)]
        at = len(sizes) - len(streets) - 1
        if at < 0 or not streets:
            return
        last, before = self.hands[at], self.hands[:at]
        dealt = next((size for size in sizes[:at] if size), 2)
        shared = last.cards[dealt:]
        if last.mark in BARS and last.runs[0] != dealt:
            return  # QsQd | Qh Jh 2c | 7d
        if len(shared) not in (1, 3) or len(shared) + len(streets) not in BOARDS:
            return
        held = WordGroup(words=[word_of(last.cards[:dealt])])
        board = [*shared, *[card for part in streets[::-1] for card in part.cards]]
        refuse_both(self._rest, ([*before, held], board), (self.hands, ()))

    def _read_board(self) -> tuple[tuple[Card, ...], str]:
        """Return the board, and "turn" or "river" if the text gives only that street, else ""."""
        board: list[Card] = []
        alone = ""
        for part in _streets_of(self.board.words):
            mark, cards = part[0], [card for word in part[1:] for card in word.cards]
            if not cards:
                if not self.board.is_set_off or mark.text == "@":
                    raise refusals.MissingBoardError(mark=mark.text)
                continue
            size = STREET_SIZES.get(mark.street, 0)
            # A street may repeat the board before it.
            is_whole = len(cards) >= len(board) and cards[: len(board)] == board
            if len(cards) == 2 and any(hand.mark == mark.text for hand in self.hands):
                apart = [*self.hands, WordGroup(words=part[1:])]
                refuse_both(self._rest, (self.hands, (*board, *cards)), (apart, board))
            if board and not is_whole and len(cards) > 1 + (mark.text in BARS):
                raise refusals.SecondBoardError(cards=shortened(format_cards(cards, "")))
            if size > 3 and not board and len(cards) == 1:
                alone = mark.street
            board = cards if is_whole else [*board, *cards]
            if size and not alone and len(board) != size:
                raise refusals.StreetError(street=mark.street, count=len(board), size=size)
        refuse_duplicates(board)
        return tuple(board), alone

    def _find_board(self, board: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return ``board`` or, if it is empty, take the first hand if that looks like a board.

        It is 3 to 5 cards without a name on a line before a blank one; no other hand has as many.
        """
        first, *others = self.hands or [WordGroup()]
        sizes = {len(other.cards) for other in others}
        is_off = bool(others) and others[0].is_set_off
        is_line = first.name is None and all(other.line != first.line for other in others)
        if board or not (is_off and is_line) or len(first.cards) not in {*BOARDS} - sizes:
            return board
        self.hands = others
        refuse_duplicates(first.cards)
        return first.cards


def _ends_of_parts(hand: WordGroup) -> list[int]:
    """Return where marks of a second kind part single cards evenly: 2 in ``Ah,Kh Qs,Qd``."""
    gaps = [word.gap.strip() for word in hand.words[1:]]
    ends = [at for at, gap in enumerate(gaps, 1) if gap != gaps[0]]
    even = range(ends[0], len(hand.cards), ends[0]) if ends else ()
    is_even = len(hand.cards) == len(hand.words) == (len(even) + 1) * sum(ends[:1])
    return ends if is_even and ends == [*even] and len({gaps[at - 1] for at in ends}) == 1 else []


def _streets_of(found: list[Word]) -> list[list[Word]]:
    """Split the words of a board before each mark, such as "turn"; a part begins with a mark."""
    marks = [at for at, word in enumerate(found) if word.kind == "board"]
    return [found[at:end] for at, end in pairwise([*marks, len(found)])]


def _discards(before: WordGroup, again: WordGroup) -> list[Word]:
    """Return the cards that a player's first hand has and the second one has not.

    Raises UnreadableWordError if they cannot be one player's before and after a draw.
    """
    one, other = {*before.cards}, {*again.cards}
    gone = [card for card in before.cards if card not in other]
    if gone and other and (len(one) < 3 or one.isdisjoint(other)):
        raise refusals.UnreadableWordError(word=shortened(again.name or ""))
    return [word_of(gone)] if gone else []


def split_at_boards(text: str) -> list[str]:
    """Split a text with several boards at their marks, each of which becomes an @.

    The first part has the hands and the first board, each further part one board and what follows.
    A text with one board, or none, is the only part, as it is.

    >>> split_at_boards("AhKh v QsQd, top: QhJh2c, bottom: 9c9d3s, dead 2d")
    ['AhKh v QsQd, @ QhJh2c,', '@ 9c9d3s, dead 2d']
    """
    first, *others = pattern("board_mark").split(text)
    if len(others) < 2:
        return [text]
    names_flop = re.compile(r"\s*flop\b", re.IGNORECASE).match
    marked = [part if names_flop(part) else f"@{part}" for part in others]
    return [part.strip() for part in (first + marked[0], *marked[1:])]
