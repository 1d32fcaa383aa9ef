"""Reads the words of a text, line by line, into hands, a board and dead cards."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate, dropwhile, groupby, takewhile
from typing import Final, NoReturn

from analyser.poker import errors
from analyser.poker.cards import parse_cards
from analyser.poker.games.game import Game
from analyser.poker.phrases import shortened
from analyser.poker.text import prose, refusals
from analyser.poker.text.groups import STREET_SIZES, Groups
from analyser.poker.text.heading import TableHeading, refuse_other_heading
from analyser.poker.text.two_readings import BOARDS, DEALT
from analyser.poker.text.without_suits import RANKS_ALONE
from analyser.poker.text.words import BARS, Word, WordGroup, as_written, name_of, pattern

_FOLDED: Final = re.compile("fold|discard", re.IGNORECASE)
"""Words after a player's name that make the next cards dead, as in "Ann folded 2d"."""
_SHORT: Final = 3
"""So many words with a game on the first line are a heading; more are a sentence."""
_BEHIND_A_NAME: Final = ("verb", "colon", "open")
_AFTER_A_BOARD: Final = ("between", "close", "dead", "passed", "word", "verb")
"""What may follow a board that stands in front of its mark: ``QhJh2c on the flop``."""


class Reader:
    """Reads the words of a text, line by line; ``groups`` returns what belongs together."""

    def __init__(self, lines: Sequence[list[Word]], game: Game | None) -> None:
        self._lines = lines
        self._several = sum(map(bool, lines)) > 1
        self._groups = Groups(game)
        self._has_named_lines = _has_named_lines(lines)
        colons = sum(word.kind == "colon" for line in lines for word in line)
        self._name_ends = ("verb", "colon") if colons > 1 else ("verb",)  # "AK: QQ" is no name
        self._current: WordGroup | None = None
        self._between: Word | None = None
        self._waiting: list[Word] = []
        """Words that may be a name."""
        self._is_closed = self._goes_on = self._is_enclosed = False
        self._judged = ""
        """The mark after which words describe the cards before it; "" if there is none."""
        # The index of the line that is being read.
        self.line, self._is_new, self._after_blank = 0, True, False
        self._kinds: list[str] = []
        """The kinds of all words read so far."""
        self._mark = ""
        """The text of the word before."""
        # Names behind a game that may be their part, and the whole of them.
        self.names_with_game: dict[str, str] = {}

    def groups(self, heading: TableHeading) -> Groups:
        """Read all lines, only once, into groups; ``heading``: what is above. Raises CardError."""
        self._groups.named, self._groups.options = heading.game, dict(heading.options)
        for number, line in enumerate(self._lines):
            self.line = number
            if line:
                self._read_line(line)
                self._goes_on = line[-1].kind == "comma"
            self._after_blank = not line
        if self._between is not None:
            raise refusals.MissingHandError(mark=shortened(self._between.text))
        return self._groups

    # One line ---------------------------------------------------------------------------------

    def _read_line(self, line: list[Word]) -> None:
        groups, whole = self._groups, line
        groups.options.update([word.option for word in line if word.option])
        while line and line[0].kind in ("passed", "option"):
            line = line[1:]
        line = prose.without_description(_with_short_names(line, self._name_ends))
        games = [word.game for word in line if word.game is not None]
        self._doubt_names(line)
        if line and line[0].kind == "game":
            line = line[1:]
        if self._several and not prose.says_cards(line):
            if not any(self._lines[: self.line]):
                _refuse_wrong_heading(whole)
            is_passed = prose.is_prose(whole) and not (groups.hands and _is_name_with_colon(whole))
            if is_passed and (games or groups.named or not prose.may_be_of_rules(whole)):
                groups.named = groups.named or (games[0] if len({*games}) == 1 else None)
                return
        for game in games:
            if groups.named not in (None, game):
                raise refusals.TwoGamesError(one=groups.named.name, other=game.name)
            groups.named = game
        self._is_new, self._judged = True, ""
        for at, word in enumerate(line):
            if word.kind == "comma" and self._waiting and not (self._is_new or self._judged):
                self._refuse(self._waiting)  # any pair, Hero: AhKh
            self._read_word(word, line[at + 1 :])
            self._kinds.append(word.kind)
            self._mark = self._mark if word.kind in ("open", "close") else word.text
            self._is_closed = word.kind == "close" or (self._is_closed and word.kind == "comma")
        self._end_line()

    def _doubt_names(self, line: Sequence[Word]) -> None:
        """Note the names of a line in which a game may be their part: "Omaha Joe has AhKh"."""
        for at in (at for at, word in enumerate(line, 1) if word.kind == "game"):
            name = [*takewhile(lambda word: word.kind == "word", line[at:])]
            ends = [word.kind in _BEHIND_A_NAME for word in line[at + len(name) :][:1]] == [True]
            if ends and name and name[0].text[0].isupper():
                self.names_with_game[name_of(name)] = as_written([line[at - 1], *name])

    def _read_word(self, word: Word, rest: Sequence[Word]) -> None:
        after = next((later for later in rest if later.kind != "passed"), None)
        match word.kind:
            case "cards" | "range":
                self._take_cards(word, rest)
            case "between":
                self._read_mark_between(word, after)
            case "board":
                self._begin_board(word, rest[1] if self._is_in_brackets(rest) else after)
            case "dead":
                is_mark = self._is_in_brackets(rest) and rest[1].kind == "cards"  # (dead) 2c
                self._begin_dead(word, rest[1] if is_mark else after)
                return
            case "colon" if self._waiting:
                self._begin_named()
            case "colon" if self._current is not None and self._current.words:
                self._judged = word.text * (self._current.words[-1].kind != "board")
            case "open" | "close" | "number":
                self._read_bracket(word, rest)
            case "game" | "option" if self._waiting:
                self._refuse_before_game(word)
            case "word" | "role" | "verb":
                self._waiting.append(word)
                return
            case _:
                return
        self._is_new &= word.kind == "open"  # [Ah][Kh] on a line of its own

    def _is_in_brackets(self, rest: Sequence[Word]) -> bool:
        """Whether a mark is alone in brackets, ``(Board) QhJh2c``; ``rest``: the words after it."""
        opened = self._kinds.count("open") - self._kinds.count("close")
        is_alone = opened < 1 or self._kinds[-1] == "open"
        return is_alone and len(rest) > 1 and rest[0].kind == "close"

    def _refuse_before_game(self, game: Word) -> NoReturn:
        """Refuse words before a game or an option; in front of the hands they are a heading."""
        if not self._groups.has_cards:
            refuse_other_heading(as_written([*self._waiting, game]), is_name=False)
        self._refuse(self._waiting)

    def _end_line(self) -> None:
        """Drop the words that wait for a hand, such as "and won", or refuse them."""
        waiting, current = self._waiting, self._current
        self._waiting = []
        if not waiting:
            return
        is_named = current is not None and bool(current.words and current.name) and not self._is_new
        is_card = prose.has_card if self._judged else prose.may_be_cards
        more = [each for each in waiting if is_card(each.text) or each.text.isdecimal()]
        more += [each for each in waiting if each.why and not self._judged]
        counted = pattern("counted").search(as_written(waiting))  # eight hearts three clubs
        has_more = more or counted or RANKS_ALONE.fullmatch(waiting[0].text)
        # AhKh hero QsQd villain, [AhKh] Ann [QsQd] Bob: the names may stand behind the cards.
        is_behind = is_named or waiting[0].kind == "role"
        is_behind &= not all(hand.name for hand in self._groups.hands)
        if (is_named or self._judged) and not has_more and not is_behind:
            return  # "and won" after a player's cards, or ": Seat A wins"
        if any(word.kind in ("word", "role") for word in waiting):
            self._refuse(waiting)

    def _take_cards(self, word: Word, rest: Sequence[Word]) -> None:
        """Add cards or a range to what is being read, or to a hand that begins with them."""
        if self._judged and not self._begins_behind_board:
            raise refusals.UnreadableWordError(word=self._judged)
        if self._waiting:
            kinds = {waiting.kind for waiting in self._waiting}
            is_named = self._has_named_lines and (self._is_new or self._between is not None)
            is_named &= not any(prose.may_be_cards(word.text) for word in self._waiting)  # 1Oh 9h
            if "word" in kinds and kinds.isdisjoint(("verb", "dead")) and not is_named:
                same = [*takewhile(lambda later: later.kind == word.kind, rest)]
                self._refuse(self._waiting, " ".join([each.text for each in (word, *same)]))
            self._refuse_lost_card()
            self._begin_hand(name_of(self._waiting))
        elif self._begins_behind_board and (
            self._judged or self._is_first_range(word) or self._has_closed_board
        ):
            self._judged = ""  # flop QhJh2c: AhKh; (flop QhJh2c) AhKh
            self._begin_hand(None)
        elif self._current is None or (self._is_new and self._has_ended(word, rest)):
            self._begin_hand(None)
            self._groups.hands[-1].is_line = True
        self._add_cards(word, rest)

    def _refuse_lost_card(self) -> None:
        """Refuse what may be a card between a verb and cards: "Ann shows 1Oh 9h"."""
        behind = [*dropwhile(lambda word: word.kind != "verb", self._waiting)]
        words = [word for word in behind if word.kind == "word"]
        if lost := [word for word in words if prose.may_be_cards(word.text)]:
            self._refuse(lost)

    def _add_cards(self, word: Word, rest: Sequence[Word]) -> None:
        """Add cards or a range to the hand, the board or the dead cards that are being read."""
        assert self._current is not None
        if word.kind == "range" and self._current in (self._groups.board, self._groups.dead):
            raise refusals.UnreadableWordError(word=shortened(word.text))
        if self._is_closed and self._current is self._groups.board and len(word.cards) == 2:
            self._current.words.append(Word("board", ""))  # AhKh [QhJh2c] QsQd: two readings
        if not self._current.words and self._kinds[-1:] == ["open"]:
            self._current.bracketed = _count_together([word, *rest])
        if self._may_be_chance(word):
            self._groups.shares.append(word)
        is_parted = self._before not in ("cards", "range") and len(word.cards) == 1
        if at := len(self._current.words) * (self._before == "comma" or is_parted):
            word = replace(word, gap=self._mark)
            self._current.commas.append(at)  # Ah Kh (me) Qs
            self._current.stops += [at] if self._mark.strip() not in ("", ",") else []
        self._current.words.append(word)
        self._between = None

    def _is_first_range(self, word: Word) -> bool:
        """Whether a word is a range, and the words of the board before it can be a whole board."""
        return word.kind == "range" and max(self._groups.board.runs[2:], default=0) < 2

    def _may_be_chance(self, word: Word) -> bool:
        """Whether a figure after cards may be an equity and no range: "AhKh 23%", "AhKh (23)"."""
        is_bracketed = self._kinds[-1:] == ["open"]
        is_behind = bool(self._current and self._current.words) and word.kind == "range"
        if not is_behind or self._before not in ("cards", "range"):
            return False
        is_number = word.text.isdecimal() and (is_bracketed or self._before == "cards")
        is_times = word.text[1:] == "x" and word.text[0].isdecimal()  # AhKh 3x
        return is_number or is_times or word.text.endswith("%")

    @property
    def _before(self) -> str:
        """The kind of the last word that is no bracket, "" if there is none."""
        return next((k for k in reversed(self._kinds) if k not in ("open", "close")), "")

    @property
    def _has_closed_board(self) -> bool:
        """Whether the brackets are closed that were opened before the board's mark."""
        is_said = self._is_closed and self._is_enclosed
        return is_said and self._groups.board.words[-1].kind != "board"

    @property
    def _begins_behind_board(self) -> bool:
        """Whether the first hand may begin with the next word, after the cards of the board."""
        has_board = self._current is self._groups.board and bool(self._groups.board.cards)
        return has_board and not any(hand.words for hand in self._groups.hands)

    def _has_ended(self, word: Word, rest: Sequence[Word]) -> bool:
        """Whether the last hand or board ends with its line; not after a comma or a mark.

        ``word``, ``rest``: the words of the next line, which may have the cards of a street.
        """
        if self._current is None or not self._current.words:
            return False
        board = self._groups.board
        if self._current is board and self._groups.hands and board.words[-1].kind == "board":
            together = [each for each in (word, *rest) if each.kind not in ("open", "close")]
            return _count_together(together) not in ((1,) if board.cards else BOARDS)
        return self._between is None and not self._goes_on

    def _begin(self, part: WordGroup) -> None:
        """Let the words that follow belong to a hand, to the board or to the dead cards."""
        if self._between is not None:
            raise refusals.MissingHandError(mark=shortened(self._between.text))
        self._current = part
        self._groups.has_marks = True
        self._is_enclosed = self._kinds[-1:] == ["open"]

    def _begin_dead(self, word: Word, after: Word | None) -> None:
        """Begin dead cards at "dead", or make the hand before it dead: "Ann: 2c2d (mucked)"."""
        hand = self._current if self._current in self._groups.hands[1:] else None
        is_named = hand is not None and bool(hand.name) and not (self._waiting or self._is_new)
        kind = "" if after is None else after.kind
        is_last = not kind or (kind == "close" and not self._waiting)
        if is_last or (kind == "comma" and is_named):
            if hand is None or not is_named:
                self._refuse([word])  # with 3d dead
            self._groups.hands.remove(hand)  # Ann: 2c2d (mucked)
            self._groups.dead.words += hand.words
            self._current = self._groups.dead
            return
        if not self._waiting or _FOLDED.match(word.text):
            name_of(self._waiting)  # refuses cards
            self._waiting = []
            self._begin(self._groups.dead)
        elif word.text.lower().startswith("muck"):
            self._waiting.append(word)
        else:
            self._refuse(self._waiting)

    def _begin_hand(self, name: str | None) -> None:
        """Begin a hand, replacing one of the same name; if nameless, one without cards goes on."""
        kinds = self._kinds[: -len(self._waiting) or None]
        before, waiting, self._waiting = kinds[-1:], self._waiting, []
        current = self._current
        is_board = self._mark == "with" and current is not None and len(current.cards) > 1
        are_verbs = bool(waiting) and all(word.kind == "verb" for word in waiting)
        if are_verbs and before in (["cards"], ["range"]) and not (self._is_new or is_board):
            self._refuse(waiting)  # Ah holds 9h9c
        last = self._groups.hands[-1] if self._groups.hands else None
        if last is not None and not last.words and last.name is not None:
            if not name:
                return  # "Ann: shows .."
            refuse_other_heading(last.name, is_name=True)
            if before == ["colon"] and not (self._is_new or self._groups.has_cards):
                self._groups.hands.remove(last)
        part = WordGroup(name, line=self.line, is_set_off=self._is_new and self._after_blank)
        known = {hand.name: at for at, hand in enumerate(self._groups.hands)} if name else {}
        if name in known:
            self._groups.again.append((self._groups.hands[known[name]], part))
            self._groups.hands[known[name]] = part  # the same hand again
        else:
            self._groups.hands.append(part)
        self._current = part
        self._between = None

    def _begin_named(self) -> None:
        """Begin a hand whose name stands before a colon; the first one may be a heading instead."""
        before = self._groups.hands[-1:] if self._current not in (None, self._groups.board) else []
        if len(self._groups.hands) == 1 and before and before[0].name is None:
            said = [*before[0].words, *self._waiting]
            if len(before[0].cards) < 2:  # 36 card deck: ..
                refuse_other_heading(" ".join([word.text for word in said]), is_name=False)
        if not self._groups.has_cards:
            self._groups.heading = as_written(self._waiting)
        name = name_of(self._waiting)
        kinds = self._kinds[: -len(self._waiting)][-2:]
        if kinds in (["between", "range"], ["comma", "range"]) and not self._is_new:
            assert self._current is not None
            raise refusals.RangeOrNameError(range=self._current.words[-1].text, name=name)
        self._begin_hand(name)

    def _begin_board(self, word: Word, after: Word | None) -> None:
        """Begin the board, or a street of it, or make the cards before the word the board."""
        if any(waiting.kind in ("word", "role") for waiting in self._waiting):
            self._refuse(self._waiting)
        self._waiting = []
        if self._current is self._groups.board:
            goes_on = after is not None and after.kind in ("cards", "colon", "open")
            if word.text == "@":
                raise refusals.BoardPlaceError(mark=word.text)
            if not goes_on:  # "on Qh Jh 2c flop", "on the board of the flop: .."
                words = self._groups.board.words
                at = max(at for at, each in enumerate(words) if each.kind == "board")
                words[at] = word if word.street and not words[at].street else words[at]
                return
        elif word.text != "@" and (
            after is None or (after.kind in _AFTER_A_BOARD and not prose.may_be_cards(after.text))
        ):
            self._take_board_back(word)
            return
        self._begin(self._groups.board)
        self._groups.board.words.append(Word("board", word.text, street=word.street))
        if after is not None and after.kind == "colon" and self._several:
            self._groups.board.is_set_off = True

    def _take_board_back(self, mark: Word) -> None:
        """Make the last cards of the hand that is being read the board: ``QhJh2c on the flop``.

        Raises MissingBoardError if they are no board, or if more than one number of them may be it.
        """
        hand, groups = self._current, self._groups
        words = hand.words if hand is not None and hand in groups.hands else []
        others = {len(other.cards) for other in groups.hands if other is not hand and other.words}
        sizes = (STREET_SIZES[mark.street],) if mark.street else BOARDS
        counts = [0, *accumulate(len(word.cards) for word in words)]
        places = [at for at, count in enumerate(counts[:-1]) if counts[-1] - count in sizes]
        whole = [0] if others and places[:1] == [0] else []
        places = [at for at in places if counts[at] in (others or DEALT)] or whole
        if len(places) != 1 or groups.board.words:
            raise refusals.MissingBoardError(mark=shortened(mark.text))
        assert hand is not None
        (at,) = places
        groups.board.words = [Word("board", mark.text, street=mark.street), *words[at:]]
        groups.has_marks, self._current = True, groups.board
        del words[at:]

    def _read_mark_between(self, word: Word, after: Word | None) -> None:
        """Begin a hand after a mark such as "v"; after a bar it may be a street of the board."""
        is_bar = word.text in BARS
        if is_bar and after is not None and after.kind in ("board", "dead"):
            return  # AhKh | QsQd | flop QhJh2c | turn 7d
        if self._waiting:
            self._refuse(self._waiting)
        if self._current is self._groups.dead:
            self._refuse([word])
        if self._current is self._groups.board:
            is_street = is_bar and after is not None and len(after.cards) in (1, 2)
            if is_street and not self._begins_behind_board:
                self._groups.board.words.append(Word("board", word.text))  # Qh Jh 2c / 7d / 3s
                return
            if not self._begins_behind_board:
                raise refusals.BoardPlaceError(mark=word.text)
            # board QhJh2c AhKh v QsQd: where the board ends is decided after all hands are read
            self._groups.hands = [WordGroup()]
            self._groups.behind_board = True
        elif self._between is not None or self._current is None or not self._current.words:
            raise refusals.MissingHandError(mark=shortened((self._between or word).text))
        self._groups.has_marks = self._groups.has_between = True
        self._begin_hand(None)
        self._groups.hands[-1].mark = word.text
        self._between = word

    def _read_bracket(self, mark: Word, rest: Sequence[Word]) -> None:
        """Begin a hand or the board at a bracket or "1."; a closing one may end the dead cards."""
        if mark.kind == "close":
            if self._current is self._groups.dead and self._is_enclosed and self._current.words:
                self._current = None
            return
        if mark.kind == "number":
            if self._waiting:
                self._refuse(self._waiting)
            if self._between is None:
                self._begin_hand(None)
            return
        if self._waiting:
            if rest and rest[0].kind in ("cards", "range"):
                self._begin_hand(name_of(self._waiting))
            return
        count = _count_together(rest)
        hand = self._current if self._current in self._groups.hands else WordGroup()
        if count == hand.bracketed > 1:
            self._begin_hand(None)  # (Ah Kh) (Qs Qd), (Ah Kh) Qs (9s 9d) 8s
        elif len(hand.cards) in DEALT and count in BOARDS and not self._groups.board.words:
            self._begin(self._groups.board)
            self._groups.board.words.append(Word("board", "@"))

    def _refuse(self, waiting: Sequence[Word], behind: str = "") -> NoReturn:
        """Refuse words; ``behind``: cards after them, of which they would be the name."""
        said = [word for word in waiting if word.kind == "word"] or [*waiting]
        first = next((word for word in said if prose.is_like_cards(word.text)), said[0])
        if first.why is not None:
            raise first.why
        if RANKS_ALONE.fullmatch(first.text):
            raise errors.UnreadableCardError(token=first.text)
        if prose.is_like_cards(first.text):
            parse_cards(first.text)
            raise errors.UnreadableCardError(token=shortened(first.text))  # written suit first
        current = self._current
        if current is not None and any(word.kind == "range" for word in current.words):
            raise errors.RangeTermError(term=shortened(first.text))
        name = as_written(waiting)
        if behind and len(name) == 2 and self._kinds[-2:-1] == ["cards"]:
            raise errors.UnreadableCardError(token=name)  # 5H KS 9C ZZ 9H
        if behind and name[:1].isupper() and len(first.text) > 1:
            form = f"{shortened(name)}: {shortened(behind)}"
            raise refusals.NameWithoutColonError(word=shortened(name), form=form)
        raise refusals.UnreadableWordError(word=shortened(first.text))


def _count_together(found: Sequence[Word]) -> int:
    """Return how many cards stand together at the beginning of some words."""
    cards = takewhile(lambda word: word.kind in ("cards", "comma"), found)
    return sum(len(word.cards) for word in cards)


def _refuse_wrong_heading(line: Sequence[Word]) -> None:
    """Raise CardError for a first line that is a misspelt heading, or too short for a sentence."""
    kinds = {word.kind for word in line}
    if "word" in kinds <= {"word", "role", "game", "option", "passed", "comma"}:
        said = [word.text for word in line if word.kind != "comma"]
        if any(prose.may_be_cards(text) or len(text) < 2 for text in said):
            return
        has_game = any(word.game is not None for word in line)
        is_name = len(said) > (_SHORT if has_game else 1) or line[0].kind in ("role", "passed")
        refuse_other_heading(" ".join(said), is_name=is_name)


def _is_name_with_colon(line: Sequence[Word]) -> bool:
    *said, end = line
    are_names = all(word.kind in ("word", "role") and word.text[0].isupper() for word in said)
    return end.kind == "colon" and are_names and len(said) < _SHORT


def _with_short_names(line: list[Word], ends: Sequence[str]) -> list[Word]:
    """Return a line in which "AJ has .." and "Jo: AhKh" begin with a name, not with a hand.

    ``ends``: the kinds of words that may stand behind such a name.
    """
    found = [*line]
    for at, (word, after, third) in enumerate(zip(line, line[1:], line[2:], strict=False)):
        begins = at == 0 or line[at - 1].kind in ("comma", "between")
        may_be_name = word.kind == "range" or word.text == "Jo"
        is_name = may_be_name and word.text.isalpha() and len(word.text) < 3
        has_share = after.kind == "colon" and third.text.endswith("%")  # AA: 50%
        has_cards = third.kind in ("cards", "range") and not has_share
        if begins and is_name and after.kind in ends and has_cards:
            found[at] = Word("role", word.text)
    return found


def _has_named_lines(lines: Sequence[Sequence[Word]]) -> bool:
    """Whether all lines, but the board's, are a name without a colon and then cards."""
    kinds = [kind for line in lines for kind in (*[w.kind for w in line if w.kind != "comma"], "")]
    parts = groupby(kinds, lambda kind: kind in ("", "between"))
    said = [[kind for kind, _ in groupby(part)] for is_end, part in parts if not is_end]
    heads = [[*takewhile(lambda kind: kind != "board", part)] for part in said]
    named = heads.count(["word", "cards"])
    return named > 1 and (named == len(heads) or heads != said)
