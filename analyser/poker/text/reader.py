"""Reads the words of a text, line by line, into hands, a board and dead cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise, takewhile
from typing import Final

from analyser.poker import errors
from analyser.poker.cards import Card, format_cards, parse_cards, refuse_duplicates
from analyser.poker.games.game import Game
from analyser.poker.games.options import read_options
from analyser.poker.phrases import shortened
from analyser.poker.text.entry import EXAMPLE, Entry
from analyser.poker.text.two_readings import (
    BOARDS,
    DEALT,
    refuse_both,
    refuse_two_readings,
    refuse_unlike_lines,
)
from analyser.poker.text.words import (
    BARS,
    Word,
    WordGroup,
    hand_of,
    is_like_cards,
    may_be_in_holdem,
    name_of,
    says_cards,
    streets_of,
    without_description,
    word_of,
)

_FOLDED: Final = re.compile("fold|discard", re.IGNORECASE)
"""Words after a player's name that make the next cards dead, as in "Ann folded 2d"."""
_STREETS: Final = (
    *((1, 1, 1, 1, 1), (1, 1, 1, 1), (3, 1, 1), (1, 1, 1)),
    *((3, 1), (3, 2), (4, 1), (3,), (4,), (5,)),
)
"""How many cards the parts of a board may have, in the order in which they are tried.

Turn and river may be one part.
"""


class Reader:
    """Reads the words of all lines when it is made; ``entry`` returns what they say."""

    def __init__(self, lines: Sequence[list[Word]], game: Game | None) -> None:
        self._several = sum(map(bool, lines)) > 1
        self._game = game
        self._named: Game | None = None
        self._options: dict[str, object] = {}
        self._hands: list[WordGroup] = []
        self._board = WordGroup()
        self._dead = WordGroup()
        self._again: list[tuple[WordGroup, WordGroup]] = []
        """Pairs of hands with one name: the earlier hand, and the later one that replaced it."""
        self._current: WordGroup | None = None
        self._between: Word | None = None
        self._waiting: list[Word] = []
        """Words that may be a name."""
        self._skipped: Word | None = None
        self._has_marks = self._has_between = self._is_closed = False
        self._judged = ""
        """The mark after which words describe the cards before it; "" if there is none."""
        self._behind_board = False
        """Whether the first hand is among the words of the board, after the board's cards."""
        self._line, self._is_new, self._after_blank = 0, True, False
        self._kinds: list[str] = []
        """The kinds of all words read so far."""
        self._shares: list[Word] = []
        """Ranges after cards that may be equities instead: ``AhKh 34% v QsQd (66)``."""
        blank = self._goes_on = False
        for number, line in enumerate(lines):
            if line:
                self._read(line, number, after_blank=blank)
                self._goes_on = line[-1].kind == "comma"
            blank = not line

    # One line ---------------------------------------------------------------------------------

    def _read(self, line: list[Word], number: int, *, after_blank: bool) -> None:
        self._options.update([word.option for word in line if word.option])
        while line and line[0].kind in ("passed", "option"):
            line = line[1:]
        games = [word.game for word in line if word.game is not None]
        if line and line[0].kind == "game":
            line = line[1:]
            if not self._several and line and line[0].kind == "colon":
                line = line[1:]
        line = without_description(line)
        strange = next((word for word in line if word.kind in ("word", "role")), None)
        is_skipped = self._several and strange and not says_cards(line)
        if is_skipped:
            self._skipped = self._skipped or strange
            self._named = self._named or (games[0] if len({*games}) == 1 else None)
            return
        for game in games:
            if self._named not in (None, game):
                raise errors.TwoGamesError(one=self._named.name, other=game.name)
            self._named = game
        self._line, self._is_new, self._after_blank = number, True, after_blank
        self._judged = ""
        for at, word in enumerate(line):
            self._read_word(word, line[at + 1 :])
            self._kinds.append(word.kind)
            self._is_closed = word.kind == "close" or (self._is_closed and word.kind == "comma")
        self._end_line()

    def _read_word(self, word: Word, rest: Sequence[Word]) -> None:
        after = next((later for later in rest if later.kind != "passed"), None)
        match word.kind:
            case "cards" | "range":
                self._take(word)
            case "between":
                self._separate(word, after)
            case "board":
                self._begin_board(word, after)
            case "dead":
                self._begin_dead(word, after)
                return
            case "colon" if self._waiting:
                self._begin_hand(name_of(self._waiting))
            case "colon" if self._current is not None and self._current.words:
                self._judged = word.text * (self._current.words[-1].kind != "board")
            case "open" | "number":
                self._open(word, rest)
            case "game" | "option" if self._waiting:
                self._refuse(self._waiting)
            case "word" | "role" | "verb":
                self._waiting.append(word)
                return
            case _:
                return
        self._is_new = False

    def _end_line(self) -> None:
        waiting, current = self._waiting, self._current
        self._waiting = []
        if not waiting:
            return
        is_named = current is not None and current.words and current.name is not None
        if (is_named or self._judged) and not any(is_like_cards(word.text) for word in waiting):
            return  # "and won" after a player's cards, or ": Seat A wins"
        if any(word.kind in ("word", "role") for word in waiting):
            self._refuse(waiting)

    def _take(self, word: Word) -> None:
        if self._judged and not self._begins_behind_board:
            raise errors.UnreadableWordError(word=self._judged, form=EXAMPLE)
        if self._waiting:
            kinds = {waiting.kind for waiting in self._waiting}
            if "word" in kinds and kinds.isdisjoint(("verb", "dead")):
                self._refuse(self._waiting)
            self._begin_hand(name_of(self._waiting))
        elif self._begins_behind_board and (
            self._judged or (word.kind == "range" and max(self._board.runs[2:], default=0) < 2)
        ):
            self._judged = ""  # flop QhJh2c: AhKh
            self._begin_hand(None)
        elif self._current is None or (self._is_new and self._has_ended):
            self._begin_hand(None)
            self._hands[-1].is_line = True
        assert self._current is not None
        if word.kind == "range" and self._current in (self._board, self._dead):
            raise errors.UnreadableWordError(word=shortened(word.text), form=EXAMPLE)
        if self._may_be_chance(word):
            self._shares.append(word)
        if self._kinds[-1:] == ["comma"]:
            self._current.commas.append(len(self._current.words))
        self._current.words.append(word)
        self._between = None

    def _may_be_chance(self, word: Word) -> bool:
        """Whether a word may be the equity that programs print after a hand, instead of a range.

        It is a figure after cards or a range: "AhKh 23%", "AhKh (23)".
        """
        is_bracketed = self._kinds[-1:] == ["open"]
        before = self._kinds[-2:-1] if is_bracketed else self._kinds[-1:]
        is_behind = bool(self._current and self._current.words) and word.kind == "range"
        if not is_behind or before not in (["cards"], ["range"]):
            return False
        is_number = word.text.isdecimal() and (is_bracketed or before == ["cards"])
        return is_number or word.text.endswith("%")

    @property
    def _begins_behind_board(self) -> bool:
        """Whether the first hand may begin with the next word, after the cards of the board."""
        has_board = self._current is self._board and bool(self._board.cards)
        return has_board and not any(hand.words for hand in self._hands)

    @property
    def _has_ended(self) -> bool:
        """Whether the hand or board read last ends where its line ends.

        False if a comma or a mark at the end of the line shows that it goes on.
        """
        has_words = self._current is not None and bool(self._current.words)
        return has_words and self._between is None and not self._goes_on

    def _begin(self, part: WordGroup) -> None:
        if self._between is not None:
            raise errors.MissingHandError(mark=shortened(self._between.text))
        self._current = part
        self._has_marks = True

    def _begin_dead(self, word: Word, after: Word | None) -> None:
        """Begin the dead cards, after a word such as "dead", or after names and "folded".

        "Ann mucked" begins Ann's hand instead. ``after``: the next word, None at the line's end.
        """
        if after is None and self._kinds[-1:] == ["cards"]:
            self._refuse([word])  # with 3d dead
        if not self._waiting or _FOLDED.match(word.text):
            self._waiting = []
            self._begin(self._dead)
        elif word.text.lower() == "mucked":
            self._waiting.append(word)
        else:
            self._refuse(self._waiting)

    def _begin_hand(self, name: str | None) -> None:
        self._waiting = []
        last = self._hands[-1] if self._hands else None
        if last is not None and not last.words and last.name is not None:
            if not name:
                return  # "Ann: shows .."
            self._hands.remove(last)
        part = WordGroup(name, line=self._line, is_set_off=self._is_new and self._after_blank)
        known = {hand.name: at for at, hand in enumerate(self._hands)} if name else {}
        if name in known:
            self._again.append((self._hands[known[name]], part))
            self._hands[known[name]] = part  # the same hand again
        else:
            self._hands.append(part)
        self._current = part
        self._between = None

    def _begin_board(self, word: Word, after: Word | None) -> None:
        if self._waiting:
            if any(waiting.kind in ("word", "role") for waiting in self._waiting):
                self._refuse(self._waiting)
            self._waiting = []
        if self._current is self._board:
            goes_on = after is not None and after.kind in ("cards", "colon", "open")
            if word.text == "@":
                raise errors.BoardPlaceError(mark=word.text)
            if not goes_on:
                return  # "on Qh Jh 2c flop", "on the board of the flop: .."
        self._begin(self._board)
        self._board.words.append(Word("board", word.text, street=word.street))
        if after is not None and after.kind == "colon" and self._several:
            self._board.is_set_off = True

    def _separate(self, word: Word, after: Word | None) -> None:
        is_bar = word.text in BARS
        if is_bar and after is not None and after.kind in ("board", "dead"):
            return  # AhKh | QsQd | flop QhJh2c | turn 7d
        if self._current is self._dead:
            self._refuse([word])
        if self._current is self._board:
            is_street = is_bar and after is not None and len(after.cards) in (1, 2)
            if is_street and not self._begins_behind_board:
                self._board.words.append(Word("board", word.text))  # Qh Jh 2c / 7d / 3s
                return
            if not self._begins_behind_board:
                raise errors.BoardPlaceError(mark=word.text)
            # board QhJh2c AhKh v QsQd: where the board ends is decided after all hands are read
            self._hands = [WordGroup()]
            self._behind_board = True
        elif self._waiting:
            self._refuse(self._waiting)
        elif self._between is not None or self._current is None or not self._current.words:
            raise errors.MissingHandError(mark=shortened((self._between or word).text))
        self._has_marks = self._has_between = True
        self._begin_hand(None)
        self._hands[-1].mark = word.text
        self._between = word

    def _open(self, mark: Word, rest: Sequence[Word]) -> None:
        """Begin a hand at its number in a list; at a bracket begin a hand, the board or nothing.

        ``mark``: the number or the opening bracket; ``rest``: the words after it on the line.
        """
        if mark.kind == "number":
            if self._between is None:
                self._begin_hand(None)
            return
        if self._waiting:
            if rest and rest[0].kind in ("cards", "range"):
                self._begin_hand(name_of(self._waiting))
            return
        inside = takewhile(lambda word: word.kind in ("cards", "comma"), rest)
        count = sum(len(word.cards) for word in inside)
        is_whole = self._current in self._hands and len(self._hands[-1].cards) in (2, 4, 5, 6)
        if count > 1 and is_whole and self._is_closed and count == len(self._hands[-1].cards):
            self._begin_hand(None)  # (Ah Kh) (Qs Qd)
            return
        if count in (3, 4, 5) and is_whole and not self._board.words:
            self._begin(self._board)
            self._board.words.append(Word("board", "@"))

    def _refuse(self, waiting: Sequence[Word]) -> None:
        first = next((word for word in waiting if word.kind == "word"), waiting[0])
        if first.why is not None:
            raise first.why
        if is_like_cards(first.text):
            parse_cards(first.text)
        current = self._current
        if current is not None and any(word.kind == "range" for word in current.words):
            raise errors.RangeTermError(term=shortened(first.text))
        raise errors.UnreadableWordError(word=shortened(first.text), form=EXAMPLE)

    # The whole --------------------------------------------------------------------------------

    def entry(self) -> Entry:
        """Return the hands, the board and the dead cards of all lines. Raises CardError."""
        if self._between is not None:
            raise errors.MissingHandError(mark=shortened(self._between.text))
        if self._skipped and not (
            self._board.words or any(h.name is not None for h in self._hands)
        ):
            self._refuse([self._skipped])
        for before, again in self._again:
            _refuse_other_hand(before, again)
        dead, options = self._dead.cards, read_options(self._options) if self._options else None
        self._rest = Entry((), dead=dead, game=self._named, options=options)
        self._part_first_hand()
        self._hands = [hand for hand in self._hands if hand.words]
        self._part_at_commas()
        self._take_streets()
        board, street = self._read_board()
        if street and self._hands:
            raise errors.StreetError(street=street, count=1, size={"turn": 4, "river": 5}[street])
        refuse_duplicates(dead)
        if not self._board.words or board:
            board = self._find_board(board)
        parts = self._hands
        self._refuse_other_bars(board)
        if self._shares:
            bare = [replace(p, words=[w for w in p.words if w not in self._shares]) for p in parts]
            refuse_both(self._rest, (bare, board), (parts, board))
        game = self._named or self._game
        takes_ranges = game is None or game.shows_low or game.takes_ranges
        takes_ranges &= len(parts) > 1 and all(map(may_be_in_holdem, parts))
        hands = tuple([hand_of(part, may_be_range=takes_ranges) for part in parts])
        if not hands and not board and not dead:
            raise errors.MissingBoardError if self._board.words else errors.NoCardsError
        apart = bool(self._has_marks or len(hands) > 1 or board or dead)
        found = replace(self._rest, hands=hands, board=board, street=street, apart=apart)
        runs = [part.runs for part in parts]
        by_line = bool(parts) and parts[-1].is_line
        is_named = self._named is not None and all(part.name is not None for part in parts)
        if not is_named and (self._named is None or self._named.board):
            refuse_two_readings(found, self._named or self._game, runs, by_line=by_line)
        if any(part.is_line for part in parts[1:]):
            refuse_unlike_lines(found, is_one=not self._has_between)
        return found

    def _part_at_commas(self) -> None:
        """Split the only hand, written in single cards, into hands at commas: ``Ah Kh, Qs Qd``.

        It is split only if all parts have the same number of cards. The text has two readings, and
        is refused, if the hand has a name, or if the last part may be a board or a hand followed by
        a board.
        """
        if len(self._hands) != 1 or {*self._hands[0].runs} != {1}:
            return
        (hand,) = self._hands
        ends = [*hand.commas, len(hand.words)]
        parts = [WordGroup(words=hand.words[at:end]) for at, end in pairwise([0, *ends]) if end]
        each, last = len(parts[0].words), len(parts[-1].words)
        is_whole = False  # one hand of the game on the table, or not one of the game in the text
        if self._named is not None:
            is_whole = not self._named.shows_low and self._named.dealt != each
        elif self._game is not None and not self._board.words:
            is_whole = not self._game.shows_low and self._game.dealt == len(hand.words)
        others = {len(part.words) for part in parts[:-1]}
        if is_whole or others != {each} or each not in DEALT:
            return
        if last == each and hand.name is None:
            self._hands = parts
        elif last == each:
            refuse_both(self._rest, (parts, ()), ([hand], ()))
        elif not self._board.words and (last in BOARDS or last - each in BOARDS):
            kept = each if last - each in BOARDS else 0
            held = [WordGroup(words=parts[-1].words[:kept])] if kept else []
            refuse_both(self._rest, (parts[:-1] + held, parts[-1].cards[kept:]), ([hand], ()))

    def _part_first_hand(self) -> None:
        """Separate the first hand from the board before it: ``board QhJh2c AhKh v QsQd``."""
        if not self._board.cards or (any(h.words for h in self._hands) > self._behind_board):
            return
        found = self._board.words
        start = max(at for at, word in enumerate(found) if word.kind == "board") + 1
        runs, others = self._board.runs, self._hands[1:]
        whole = {"flop": (3,), "turn": (1, 4), "river": (1, 5)}.get(
            found[start - 1].street, (3, 4, 5)
        )
        sizes = {len(hand.cards) for hand in others} & DEALT or {2}
        places = [
            at
            for at in range(start + 1, len(found))
            if sum(runs[start:at]) in whole
            and sum(runs[at:]) in (sizes if self._behind_board else DEALT)
            and (self._behind_board or runs[at] > 1)
        ]
        is_parted = not self._behind_board or others[0].mark in BARS
        if is_parted and sum(runs[start:]) in whole:
            places.append(len(found))
        if not places:
            if self._behind_board:
                raise errors.BoardPlaceError(mark=others[0].mark)
            return
        readings = []
        for at in places:
            self._board.words = found[:at]
            hands = [WordGroup(words=found[at:]), *others]
            readings.append(([hand for hand in hands if hand.words], self._read_board()[0]))
        if len(readings) > 1:
            refuse_both(self._rest, *readings[:2])
        self._hands = readings[0][0]

    def _take_streets(self) -> None:
        """Move streets of the board out of the hands, if bars or line ends separate them.

        For example ``AhKh v QsQd | QhJh2c | 7d``. The mark between streets must differ from the
        mark between hands.
        """
        sizes = [len(hand.cards) for hand in self._hands]
        self._refuse_board_behind_hand(sizes)
        count = next((len(last) for last in _STREETS if sizes[-len(last) :] == [*last]), 0)
        hands, streets = self._hands[: len(sizes) - count], self._hands[len(sizes) - count :]
        is_named = any(part.name is not None for part in streets)  # F: QhJh2c, T: 7d
        is_apart = all(part.is_apart or part.name is not None for part in streets)
        if not (hands and streets and is_apart) or self._board.words:
            return
        if (is_named and self._named is not None) or len(streets[0].cards) in sizes[:-count]:
            return
        board = [Word("board", "|"), *[word for part in streets for word in part.words]]
        is_clear = len(hands) > 1 and not any(hand.is_apart for hand in hands[1:])
        if not is_named and (is_clear or streets[0].is_set_off):
            self._hands, self._board.words = hands, board
        elif count > 1 or 0 in sizes:
            cards = tuple([card for word in board for card in word.cards])
            refuse_both(self._rest, (hands, cards), (self._hands, ()))

    def _refuse_other_bars(self, board: Sequence[Card]) -> None:
        """Refuse bars inside hands if another mark separates the hands: ``As/Ks v Th/Td``."""
        joined: list[WordGroup] = []
        for part in self._hands:
            if joined and part.mark in BARS and len(part.cards) < 2 > len(joined[-1].cards[1:]):
                joined[-1] = WordGroup(joined[-1].name, [*joined[-1].words, *part.words])
            else:
                joined.append(part)
        if 1 < len(joined) < len(self._hands) and not any(part.mark in BARS for part in joined):
            refuse_both(self._rest, (joined, board), (self._hands, board))

    def _refuse_board_behind_hand(self, sizes: Sequence[int]) -> None:
        """Refuse a board between bars that begins right after a hand: ``QsQd Qh|Jh|2c``."""
        if self._board.words:
            return
        streets = [
            *takewhile(lambda part: part.mark in BARS and len(part.cards) == 1, self._hands[::-1])
        ]
        at = len(sizes) - len(streets) - 1
        if at < 0 or not streets:
            return
        last, before = self._hands[at], self._hands[:at]
        dealt = next((size for size in sizes[:at] if size), 2)
        shared = last.cards[dealt:]
        if last.mark in BARS and last.runs[0] != dealt:
            return  # QsQd | Qh Jh 2c | 7d
        if len(shared) not in (1, 3) or len(shared) + len(streets) not in BOARDS:
            return
        held = WordGroup(words=[word_of(last.cards[:dealt])])
        board = [*shared, *[card for part in streets[::-1] for card in part.cards]]
        refuse_both(self._rest, ([*before, held], board), (self._hands, ()))

    def _read_board(self) -> tuple[tuple[Card, ...], str]:
        """Return the board, and "turn" or "river" if the text gives only the card of this street.

        The second value is "" if the text gives the whole board. A street may repeat the board
        before it.
        """
        board: list[Card] = []
        alone = ""
        for part in streets_of(self._board.words):
            mark, cards = part[0], [card for word in part[1:] for card in word.cards]
            if not cards:
                if not self._board.is_set_off or mark.text == "@":
                    raise errors.MissingBoardError
                continue
            size = {"flop": 3, "turn": 4, "river": 5}.get(mark.street, 0)
            is_whole = len(cards) >= len(board) and cards[: len(board)] == board
            if len(cards) == 2 and any(hand.mark == mark.text for hand in self._hands):
                refuse_both(
                    self._rest,
                    (self._hands, (*board, *cards)),
                    ([*self._hands, WordGroup(words=part[1:])], board),
                )
            if board and not is_whole and len(cards) > 1 + (mark.text in BARS):
                raise errors.SecondBoardError(cards=shortened(format_cards(cards, "")))
            if size > 3 and not board and len(cards) == 1:
                alone = mark.street
            board = cards if is_whole else [*board, *cards]
            if size and not alone and len(board) != size:
                raise errors.StreetError(street=mark.street, count=len(board), size=size)
        refuse_duplicates(board)
        return tuple(board), alone

    def _find_board(self, board: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return ``board``; if it is empty, make the first hand the board if it looks like one.

        The hand must be alone on its line, without a name and before a blank line, and have 3 to 5
        cards; no other hand may have the same number of cards.
        """
        first, *others = self._hands or [WordGroup()]
        sizes = {len(other.cards) for other in others}
        is_off = bool(others) and others[0].is_set_off
        is_line = first.name is None and all(other.line != first.line for other in others)
        if board or not (is_off and is_line) or len(first.cards) not in {*BOARDS} - sizes:
            return board
        self._hands = others
        refuse_duplicates(first.cards)
        return first.cards


def _refuse_other_hand(before: WordGroup, again: WordGroup) -> None:
    """Refuse the second hand of a player, unless it has all cards of the first hand.

    If the first hand has three cards or more, the second needs only one of them, because the player
    may have drawn.
    """
    one, other = {*before.cards}, {*again.cards}
    is_drawn = len(one) > 2 and not one.isdisjoint(other)
    if one and other and not (one <= other or is_drawn):
        raise errors.UnreadableWordError(word=shortened(again.name or ""), form=EXAMPLE)
