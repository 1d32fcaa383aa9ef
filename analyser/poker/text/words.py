"""Splits a typed or pasted text into words: cards in every notation, ranges, marks, names."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import groupby, takewhile
from typing import Final, Literal, get_args

from analyser.poker import errors
from analyser.poker.cards import (
    JOKERS,
    RANK_PATTERN,
    UNKNOWN,
    Card,
    format_cards,
    parse_cards,
    read_each,
    refuse_duplicates,
)
from analyser.poker.games import registry
from analyser.poker.games.game import Game
from analyser.poker.names import SUIT_NAMES
from analyser.poker.phrases import patterns_beside, shortened
from analyser.poker.ranges.notation import parse_range, range_or_none
from analyser.poker.ranges.range import Range
from analyser.poker.table.table_state import tidy_name
from analyser.poker.text import refusals
from analyser.poker.text.entry import EntryHand
from analyser.poker.text.option_words import OPTION, PIECES, RANK_WORD, option_of, rank_of
from analyser.poker.text.pasted_text import KNIGHTS, plain

_Plain = Literal["between", "dead", "role", "verb", "colon", "open", "close", "comma", "number"]
Kind = Literal["cards", "range", "board", "game", "option", "passed", "word"] | _Plain


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a text, or several that belong together."""

    # What the word is: for example "between" is a mark between hands ("v"), "role" a name for a
    # player at any table ("hero", "BTN"), "number" the number of a hand in a list ("1."), "passed"
    # a text without meaning (money, a remark in brackets), and "word" one that cannot be read by
    # itself, and may be a name.
    kind: Kind
    text: str  # the word as it is written; for cards and ranges, in the strict form
    cards: tuple[Card, ...] = ()  # for "cards", the cards
    street: str = ""  # for "board", the street that it names, "" if none
    game: Game | None = None  # for "game", the game
    # For "option", the name of the game's option and its value.
    option: tuple[str, str | bool] | None = None
    # For a "word" that is nearly cards or a range, what is wrong with it.
    why: errors.CardError | None = None
    # What parts it from the word before that is none by itself: the "&" of "Ann & Bob".
    gap: str = field(default=" ", compare=False)


def word_of(cards: Sequence[Card]) -> Word:
    """Return a word of kind "cards" for some cards."""
    return Word("cards", format_cards(cards, ""), tuple(cards))


_NO_NAME: Final = r"(?!\s*[:(\[]|\s+(?:shows?|showed|has|had|holds?|held|mucks|mucked)(?!\w))"
"""Behind the name of an added game, which may also be a player's."""


@lru_cache(maxsize=64)
def pattern(name: str, added: tuple[str, ...] = ()) -> re.Pattern[str]:
    """Return a pattern of ``words.txt``; ``added``: the names of the games that were added."""
    # Compiled only when a text is read: it would delay the start of the window.
    return re.compile(_patterns(added)[name], re.VERBOSE | re.IGNORECASE)


@lru_cache(maxsize=2)
def _patterns(added: tuple[str, ...]) -> Mapping[str, str]:
    """Return the patterns of words; ``added``: the names of the user's own games."""
    names = registry.names_of(registry.GAMES)
    patterns = {name.lower(): registry.pattern_of(name) for name in names}
    patterns |= {name: rf"{registry.pattern_of(name)}{_NO_NAME}" for name in map(str.lower, added)}
    in_front = {name for game in registry.GAMES for name in game.in_front}
    at_sight = {*patterns} - in_front - registry.FILLING
    games = [patterns[name] for name in sorted(at_sight, key=lambda name: (-len(name), name))]
    front = "|".join([patterns[name] for name in sorted(in_front)])
    known = {"option": OPTION, "games": "|".join(games), "front": front}
    return patterns_beside(__file__, PIECES | known)


@lru_cache(maxsize=1)
def _names_at_sight(added: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of added games that have several words, none of them a card or mark."""
    # A single word may be a player's name.
    kinds = {name: {match.lastgroup for match in pattern("word").finditer(name)} for name in added}
    return tuple([name for name in added if " " in name and kinds[name] <= _OF_NAMES])


_OF_NAMES: Final = frozenset(["blank", "game", "gn", "word"])


def read_cards_in(text: str) -> tuple[Card, ...]:
    """Read cards in words ("ace of spades"), characters or any notation. Raises CardError."""
    found = words(plain(text).replace("\n", " "))
    if any(word.kind not in ("cards", "comma") for word in found):
        return parse_cards(text)
    return parse_cards([card for word in found for card in word.cards])


def words(line: str) -> list[Word]:
    """Return the words of one line of a text that ``plain`` has cleaned."""
    found: list[Word] = []
    doubtful: dict[int, re.Match[str]] = {}
    """By their places, words that may have another meaning: "aces", "beats"."""
    gap, line = "", line.lstrip()
    for match in pattern("word", _names_at_sight(registry.added_names())).finditer(line):
        try:
            word = _word_of_match(match)
        except errors.CardError as why:
            word = Word("word", match[0], why=why)
        before = found[-1].kind if found else None
        may_be_chance = before in ("cards", "close")
        gap = f"{gap}{match[0]}" if word is None else gap
        if word is None or (may_be_chance and pattern("chance").fullmatch(word.text)):
            continue
        if pattern("odd_marks").search(match["cards"] or ""):
            odd = refusals.UnreadableWordError(word=shortened(match[0]))
            word = Word("word", match[0], why=odd)  # AhKh ???: one unknown card, two, a question?
        elif match["cards"] and not line[match.end() :].strip():
            word = _question_mark_or_card(word, match[0], found)
            if not word.text:
                continue
        if match["note"] and before == "range" and pattern("bare_figure").fullmatch(match[0]):
            word = Word("word", match[0])  # AA(50): a weight, or money
        if word.kind in ("word", "role", "cards"):
            word = replace(word, gap=gap or " ")
        gap = ""
        if match["plural"] or match["soft"]:
            doubtful[len(found)] = match
        found.append(word)
    return _decide_doubtful(found, doubtful, line)


def _decide_doubtful(
    found: list[Word], doubtful: Mapping[int, re.Match[str]], line: str
) -> list[Word]:
    """Change ``found``: each of ``doubtful``, by its place, is a pair, between hands or a word."""
    # Soft are words such as "beats" or "or", which stand between hands only if one is on each side.
    soft = {at: found[at] for at, match in doubtful.items() if match["soft"]}
    for at in soft:  # "aces" beside such a word is no pair
        found[at] = Word("word", found[at].text)
    for at, match in doubtful.items():
        if not match["soft"] and not _is_pair(found, at, line):
            found[at] = Word("word", match[0])
    for at, word in soft.items():
        found[at] = _softly_between(word, found, at)
    return found


def _is_pair(found: Sequence[Word], at: int, line: str) -> bool:
    """Whether "aces" is a pair where a hand can be, not part of a name or description."""
    kinds: list[Kind | None] = [None, *[word.kind for word in found], None]
    if ("colon" in kinds and kinds[at - 1 : at + 1] == ["cards", "comma"]) or "the same" in line:
        return False
    if at and found[at - 1].text.lower() == "with":
        return False
    return kinds[at] in _BEFORE_A_PAIR and kinds[at + 2] in _BEHIND_A_PAIR


def _softly_between(word: Word, found: Sequence[Word], at: int) -> Word:
    """Decide whether a word such as "beats" or "or" stands between two hands: cards on both sides.

    "or" between ranges joins them if they are one seat's by the marks around them. If they may be
    two seats', the word cannot be read, and says both readings.
    """
    sides = [*found[max(at - 1, 0) : at], *found[at + 1 : at + 2]]
    name = [*takewhile(lambda each: each.kind in ("word", "role"), found[at + 1 :])]
    is_named = bool(name) and [w.kind for w in found[at + 1 + len(name) :][:1]] == ["colon"]
    if is_named and sides[0].kind in ("cards", "range"):  # Ann: AhKh beats Bob: QsQd
        return word
    if len(sides) < 2 or not all(map(_may_be_hand, sides)):
        is_last = bool(at) and at == len(found) - 1 and sides[0].kind in ("cards", "range")
        no_hand = refusals.MissingHandError(mark=word.text)
        return Word("word", word.text, why=no_hand if is_last else None)
    around = [each.kind for each in (*found[max(at - 2, 0) : at - 1], *found[at + 2 : at + 3])]
    is_one = {side.kind for side in sides} == {"range"} and not {*around}.isdisjoint(_ONE_SEAT)
    if word.text.lower() == "or" and is_one:  # AhKh v QQ, JJ or TT
        return Word("comma", word.text)
    several = any(other.kind in ("colon", "between") for other in found if other is not word)
    if word.text.lower() == "or" and (several or "range" in {side.kind for side in sides}):
        one, other = (side.text for side in sides)
        why = refusals.TwoReadingsError(one=f"{one} v {other}", other=f"{one}, {other}")
        return Word("word", word.text, why=why)
    return word


def _may_be_hand(word: Word) -> bool:
    return word.kind in ("cards", "range") or pattern("five_ranks").fullmatch(word.text) is not None


_ONE_SEAT: Final = ("between", "colon", "comma")


def _question_mark_or_card(word: Word, text: str, before: Sequence[Word]) -> Word:
    """Decide what a "?" at the end of a text means: a question mark, or an unknown card.

    It is a question mark, and is dropped, alone after a range, a game or a word that was not
    understood, and after a whole board or a hand with as many cards as the first one. It is an
    unknown card after a single card or other unknown ones, or doubled (``??``). Else it may be
    either: the result is a word of kind "word" with a TwoReadingsError in ``why``. ``word``: the
    last word, with an unknown card for the "?"; ``text``: as written; ``before``: those before it.
    """
    marks = len(text) - len(text.rstrip("?"))
    known = word.cards[: len(word.cards) - (marks + 1) // 2]
    words = [*_without_brackets(before), Word("cards", "", known)]
    groups = [
        (kind, [card for each in group for card in each.cards])
        for kind, group in groupby(words, lambda each: each.kind)
    ]
    cards = groups[-1][1]
    if text == "?" and groups[-2:-1] and groups[-2][0] in ("range", "word", "game"):
        return Word("cards", "")
    if marks % 2 == 0 or len(cards) < 2 or UNKNOWN in cards:
        return word
    first = next(len(group) for kind, group in groups if kind == "cards")
    is_board = len(groups) > 1 and groups[-2][0] == "board" and len(cards) in (3, 4, 5)
    if marks == 1 and (is_board or (len(groups) > 1 and first == len(cards) != 1)):
        return word_of(known)
    one = format_cards(cards, "")
    return Word("word", text, why=refusals.TwoReadingsError(one=one, other=f"{one}{UNKNOWN}"))


def _without_brackets(found: Sequence[Word]) -> list[Word]:
    """Drop remarks, and brackets and commas that do not part several cards from those before."""
    kept: list[Word] = []
    for at, word in enumerate(found):
        parts = bool(kept) and kept[-1].kind == "cards" and word.kind in ("open", "comma")
        parts &= sum(len(each.cards) for each in found[at + 1 : at + 3]) > 1
        if parts or word.kind not in ("open", "close", "comma", "passed"):
            kept.append(word)
    return kept


_BEFORE_A_PAIR: Final = (None, "between", "colon", "comma", "number", "open", "range", "verb")
_BEHIND_A_PAIR: Final = (None, "between", "board", "close", "comma", "dead", "passed")
_COUNTS: Final = {"two": 2, "four": 4, "five": 5, "six": 6}


def _word_of_match(match: re.Match[str]) -> Word | None:
    """Return the word that the pattern ``word`` has found; None for what is only between words."""
    text = match[0]
    if match["blank"]:
        return None
    if match["quoted"]:
        return Word("role", text[1:-1].strip())
    kind: Kind
    for kind in get_args(_Plain):
        if match[kind] is not None:
            return Word(kind, text)
    if match["board"]:
        street = (match["street"] or "").lower()
        return Word("board", text, street=street if street in ("flop", "turn", "river") else "")
    if match["game"]:
        named = match["gn"] or match["front"] or match["six"]
        return Word("game", text, game=registry.find_game(named))
    if match["note"] or match["money"]:
        return Word("passed", text)
    if match["option"]:
        return Word("option", text, option=option_of(match))
    written = _written(match, text)
    return _range_or_word(match, text) if written is None else word_of(read_each(written))


def _written(match: re.Match[str], text: str) -> str | None:
    """Return the cards that a word names, in a form for ``read_each``; None if it names none."""
    if match["cards"]:
        return re.sub(r"XX|\?\??", str(UNKNOWN), text, flags=re.IGNORECASE)
    if match["apart"]:
        return match["ar"] + match["as"]
    if match["unknown"]:
        return str(UNKNOWN) * _COUNTS.get((match["count"] or "").lower(), 1)
    if match["joker"]:
        return str(JOKERS[(match["which"] or "").lower() in ("second", "red", "white")])
    if match["b1"]:
        return "".join(match.group("b1", "s1", "b2", "s2"))
    if match["both"]:
        ranks = re.findall(f"{RANK_WORD}|{RANK_PATTERN}", match["br"], re.IGNORECASE)
        return "".join([rank_of(rank) + (match["bs"] or match["sign"])[0] for rank in ranks])
    return rank_of(match["wr"]) + match["ws"][0] if match["worded"] else None


def _range_or_word(match: re.Match[str], text: str) -> Word:
    """Return a word as a range, or as kind "word" if it is none. Raises KnightError."""
    written = text
    if text in KNIGHTS:
        raise refusals.KnightError(character=text, suit=SUIT_NAMES[KNIGHTS[text]])
    if match["pair"] or match["plural"]:
        written = 2 * rank_of(match["pw"] or match["pr"] or match["each"])
    elif match["two"]:
        same = (match["same"] or "").strip().lower()
        suits = "s" if same == "suited" else "o" if same else ""
        written = rank_of(match["high"]) + rank_of(match["low"]) + suits
    elif match["run"]:
        written = "".join(text.split())
    elif match["share"]:
        written = f"{match['tenths'] or match['spaced']}%"
    elif match["random"]:
        written = "random"
    elif match["figure"]:
        return Word("word", text)
    low, _, high = written.partition("-")
    are_pairs = re.fullmatch(r"(\d)\1-(\d)\2", written)  # 22-44
    if low.isdecimal() and high.isdecimal() and int(low) < int(high) and not are_pairs:
        return Word("word", text)  # the stakes of a game: 2-5, 5-10
    if len(written) > 2 or not written.endswith("?"):  # "A?" is every hand with an ace
        written = written.removesuffix("?")
    return _as_range(written, text)


@lru_cache(maxsize=256)  # one text may have a word a thousand times
def _as_range(written: str, text: str) -> Word:
    """Return a range, or a plain word that remembers why it is none."""
    try:
        parse_range(written)
    except errors.RangeTermError:
        return Word("word", text)
    except errors.CardError as why:
        return Word("word", text, why=why)
    return Word("range", written)


def range_of(runs: Sequence[Sequence[Card]]) -> Range | None:
    """Return several words of two cards each as one range; None for other words."""
    if len(runs) < 2 or any(len(run) != 2 for run in runs):
        return None
    return range_or_none(", ".join([format_cards(run, "") for run in runs]))


LONGEST_READ_NAME: Final = 40
"""The most characters of a player's name; a longer text is not taken for a name."""
BARS: Final = ("|", "/")
"""Marks between seats, or between streets."""


@dataclass(slots=True, eq=False)
class WordGroup:
    """The words of one hand, of the board or of the dead cards, collected while a text is read."""

    # For a hand, the player's name; "" if only a word such as "shows" is before the cards, and None
    # if nothing is.
    name: str | None = None
    words: list[Word] = field(default_factory=list)  # the words
    # True for a hand that begins a line, without a name or a mark such as "v" before it.
    is_line: bool = False
    # True for a hand after a blank line, and for a board whose mark has a colon.
    is_set_off: bool = False
    line: int = 0  # the index of the line on which the hand begins
    bracketed: int = 0  # how many cards the bracket has with which the hand begins
    mark: str = ""  # the mark between this hand and the hand before, "" if there is none
    # The indexes in ``words`` of the words with a comma before them, and of those behind another
    # mark such as ";" or "-".
    commas: list[int] = field(default_factory=list)
    stops: list[int] = field(default_factory=list)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of all words."""
        return tuple([card for word in self.words for card in word.cards])

    @property
    def is_apart(self) -> bool:
        """Whether a bar or the end of a line separates this group from the hand before."""
        return self.is_line or self.mark in BARS

    @property
    def runs(self) -> list[int]:
        """For each word how many cards it has."""
        return [len(word.cards) for word in self.words]


def may_be_in_holdem(part: WordGroup) -> bool:
    """Whether a group may be a hold'em hand or range: two cards or fewer, or holdings of two."""
    is_range = any(word.kind == "range" for word in part.words)
    return len(part.cards) <= 2 or is_range or {*part.runs} == {2}


def hand_of(part: WordGroup, *, may_be_range: bool) -> EntryHand:
    """Read a hand as cards, as a range, or as both if it can be both.

    ``may_be_range``: True if holdings with commas between them are a range and cannot be one hand.
    """
    cards, name = part.cards, part.name or ""
    if pattern("no_name").fullmatch(name) or len(name) > LONGEST_READ_NAME:
        name = ""
    written = ", ".join([word.text for word in part.words])
    if any(word.kind == "range" for word in part.words):
        loose = next((w for w in part.words if w.kind == "cards" and len(w.cards) != 2), None)
        if loose is not None:
            for word in part.words:
                if word.text.lower().endswith("x"):  # any hand with a king, or a card's lost suit?
                    parse_cards(word.text)  # refused, and what to write for it is said
            raise errors.RangeTermError(term=loose.text)
        return EntryHand((), name, parse_range(written))
    held = range_of([word.cards for word in part.words])
    is_list = may_be_range and len(part.commas) == len(part.words) - 1
    if held is not None and (is_list or len({*cards}) < len(cards)):
        return EntryHand((), name, held)
    refuse_duplicates(cards)
    return EntryHand(cards, name, held)


def name_of(waiting: Sequence[Word]) -> str:
    """Return the player's name from the words before a hand; "" if they have none.

    Raises UnreadableWordError for a name such as "run 1" or "joker", which is no player's,
    UnreadableCardError for one that has a card in it, and NoSuchGameError for "razz high".
    """
    for word in waiting:
        if isinstance(word.why, errors.NoSuchGameError):
            raise word.why
        if pattern("no_word").fullmatch(word.text):
            raise refusals.UnreadableWordError(word=word.text)
        if word.kind == "word" and pattern("card_in_name").search(word.text):
            raise errors.UnreadableCardError(token=shortened(word.text))
    found: list[Word] = []
    for word in waiting:
        if word.kind in ("verb", "dead") or (found and word.text.lower() in ("is", "was")):
            if found:
                break
            continue
        found.append(word)
    others = [word.text for word in found if not pattern("no_seat").fullmatch(word.text)]
    is_label = len(others) < len(found) and all(map(str.isdigit, others))
    if is_label and not pattern("no_name").fullmatch(as_written(found)):
        raise refusals.UnreadableWordError(word=shortened(found[0].text))
    return tidy_name(as_written(found).lstrip("#"))


def as_written(found: Sequence[Word]) -> str:
    """Return words that follow one another as a text, with the marks between them."""
    return "".join([word.gap * (at > 0) + word.text for at, word in enumerate(found)])
