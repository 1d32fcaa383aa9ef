"""Reads a situation from text that is typed, pasted, in a file or given on the command line.

    AhKh v QQ+ @ QhJh2c                the strict form, which is also the written one
    A♥ K♥ vs Qs-Qd on the flop Qh Jh 2c, turn 7d; dead 2d
    Hero (BTN): A:heart: K:heart:      names before a colon or a bracket begin a hand
    pocket aces against ace king suited, top 10%, XX, any two
    Omaha: AsAhKsQh / 9s8s7d6d         with a game in front
    AhKh v QsQd @ QhJh2c @ 9c9d3s      two boards, or three
    AhKh                               a hand a line, and the board after a blank line
    QsQd

    QhJh2c

Tables of other programs and lines of sites are read as well, see ``equity_tables`` and
``site_lines``. A text is refused whole if a part of it cannot be read, or has two meanings.
"""

import re
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from html import unescape
from typing import Final

from analyser.poker import errors
from analyser.poker.cards import (
    ANY_CARD,
    RANK_LETTERS,
    UNKNOWN,
    Card,
    parse_cards,
    read_each,
    refuse_long,
    refuse_shared,
)
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM
from analyser.poker.names import AMONG_THE_DEAD, ON_THE_BOARD, in_seats
from analyser.poker.phrases import shortened
from analyser.poker.text import refusals, two_readings
from analyser.poker.text.entry import Entry, EntryHand, check_boards
from analyser.poker.text.equity_tables import without_commands, without_tables
from analyser.poker.text.groups import split_at_boards
from analyser.poker.text.heading import TableHeading, game_words, read_heading
from analyser.poker.text.money import Money, of_nobody, refuse_bets_left, take_money
from analyser.poker.text.pasted_text import plain
from analyser.poker.text.prose import cards_written, is_like_cards, may_be_cards
from analyser.poker.text.reader import Reader
from analyser.poker.text.site_lines import read_site_lines
from analyser.poker.text.without_suits import with_any_suits, with_chosen_suits
from analyser.poker.text.words import Word, pattern, range_of, words

MOST_CHARACTERS: Final = 10_000
"""The most characters of a text to read; a long hand history has thousands."""


def read_entry(text: str, game: Game | None = None) -> Entry:
    """Read a text that was typed or pasted.

    Refuses a card that is twice in one hand or on the board, but not a card in several hands.
    ``game``: that on the table, if any, by which cards may be recognised as a hand or a board.

    Raises CardError, naming the part that cannot be read, or both meanings of the text.
    """
    refuse_long(text, MOST_CHARACTERS)
    if len(pattern("above_its_hand").findall(text)) > 1:
        text = pattern("above_its_hand").sub(r"\1 ", text)
    text, money = take_money(unescape(text))  # else the ; of K&diams; would end the cards
    if money and not text.strip():
        return Entry((), money=money)
    whole = text
    text, *others = split_at_boards(text)
    try:
        found = _read_with_boards(whole, text, others, game) if others else _read(text, game)
    except refusals.TwoReadingsError as error:
        if others:  # both readings are of a part
            raise refusals.UnreadableWordError(word=shortened(text)) from None
        raise _with_whole_forms(text, game, error) from None
    except refusals.UnreadableWordError as error:
        raise of_nobody(text, str(error.phrase.gaps["word"])) or error from None
    refuse_bets_left(whole)
    two_readings.refuse_board_in_hands(found)
    return replace(found, money=money) if money else found


def _read_with_boards(whole: str, text: str, others: Sequence[str], game: Game | None) -> Entry:
    """Read ``whole`` by its parts: ``text``, and ``others`` with a further board each.

    A part may have no cards: a board on which nothing lies yet. Raises CardError.
    """
    empty = Entry((), game=_game_in_front(text))
    text = text.removesuffix("@").strip()  # a board without cards
    found = _read(text, game, above=0) if text else empty
    boards, at = [], len(text)
    for other in others:
        part = other.removeprefix("@").strip()
        is_empty = re.match(r"dead\b", part, re.IGNORECASE)
        at = max(at, whole.find(part, at))
        above = whole.count("\n", 0, at)
        one = _read(part if is_empty else other, game, above=above) if part else empty
        if one.hands and found.hands:
            raise refusals.BoardPlaceError(mark="@")
        if one.suits_assumed or found.suits_assumed:
            raise refusals.SuitsMatterError
        if found.game and one.game and found.game != one.game:
            raise refusals.TwoGamesError(one=found.game.name, other=one.game.name)
        boards.append(one.board)
        found = replace(
            found,
            hands=found.hands or one.hands,
            dead=(*found.dead, *one.dead),
            game=found.game or one.game,
            options=found.options or one.options,
        )
    check_boards([found.board, *boards])
    return replace(found, more_boards=tuple(boards), apart=True)


def _with_whole_forms(
    text: str, game: Game | None, error: refusals.TwoReadingsError
) -> errors.CardError:
    """Return an error whose two readings are of the whole text, so that both can be entered.

    Return UnreadableWordError if a reading is too long, has a hand that is too large or not all
    cards. Raises CardError if a reading cannot be read.
    """
    forms = [str(error.phrase.gaps[gap]) for gap in ("one", "other")]
    asked, clean = text.rstrip(), plain(text)
    with suppress(refusals.TwoReadingsError):
        if asked.endswith("?") and _lost_card(clean, _check_form(forms[0], game)):
            bare = asked.rstrip("? ")
            forms = [_read(each, game).written for each in (bare, f"{bare}{UNKNOWN}")]
            error = refusals.TwoReadingsError(one=forms[0], other=forms[1])
    if lacks_suits(text, game):
        forms = [re.sub("(?<=[2-9TJQKA])[cdhs](?![a-z])", "", form) for form in forms]
        error = refusals.TwoReadingsError(one=forms[0], other=forms[1])
    has_board = any(word.kind == "board" for word in words(clean.replace("\n", " ")))
    has_lost_board = has_board and not any("@" in form for form in forms)
    if has_lost_board or max(map(len, forms)) > two_readings.LONGEST_FORM:
        return refusals.UnreadableWordError(word=shortened(text))
    try:
        found = [_check_form(form, game) for form in forms]
    except refusals.TwoReadingsError:
        return refusals.UnreadableWordError(word=shortened(text))
    works = [_has_room(entry) and not _lost_card(clean, entry) for entry in found]
    form = next((form for form, does in zip(forms, works, strict=True) if does), "")
    return error if all(works) else _unreadable(shortened(text), form)


def _refuse_lost_card(text: str, found: Entry) -> None:
    """Refuse a text of which some cards have not been read."""
    if lost := _lost_card(text, found):
        raise refusals.UnreadableWordError(word=shortened(lost))


def _lost_card(text: str, found: Entry) -> str:
    """Return the first cards side by side in a cleaned text of which an entry lacks one, or ""."""
    there = {*found.board, *found.dead, *[card for hand in found.hands for card in hand.cards]}
    ranges = [hand.range for hand in found.hands if hand.range is not None]
    for cards, card in cards_written(text):
        # A range has up to 1,326 holdings: they are gone through only for a card that needs it.
        if card not in there and not any(card in held for each in ranges for held in each):
            return cards
    return ""


def _has_room(found: Entry) -> bool:
    """Whether each hand fits into a seat of hold'em if there are ranges, else of "any cards"."""
    has_ranges = any(not hand.cards for hand in found.hands)
    most = max([len(hand.cards) for hand in found.hands], default=0)
    return most <= (HOLDEM if has_ranges else ANY).most


def _check_form(form: str, game: Game | None) -> Entry:
    """Read a text in the strict form before it is shown. Raises CardError, or for a card twice."""
    found = _read(form, game)
    cards = [hand.cards for hand in found.hands if hand.range is None]
    refuse_shared([*in_seats(cards), (found.board, ON_THE_BOARD), (found.dead, AMONG_THE_DEAD)])
    return found


def _read(text: str, game: Game | None, *, above: int | None = None) -> Entry:
    """Read a text with at most one board. Raises CardError, which may suggest a form that works.

    ``above``: for a part of a longer text, how many lines are above it; then it suggests none.
    """
    if found := _read_strict(text, game):
        return found
    unclear: refusals.UnclearCardsError | None = None
    try:
        if found := read_site_lines(text):
            # In brackets there may be cards from before a draw.
            _refuse_lost_card(re.sub(r"\[[^\]\n]*\]", " ", plain(text)), found)
            return replace(found, game=_game_in_front(text))
    except refusals.UnclearCardsError as error:
        unclear = error
    clean = without_commands(plain(text))
    if {"1", "2"} <= {*pattern("numbered").findall(clean)}:
        clean = pattern("numbered").sub(r"\1)", clean)
    heading = read_heading(clean, game)
    lines = [words(line) for line in without_tables(heading.rest.split("\n"))]
    of_ranks = with_any_suits(lines, heading.game or game)
    reader = Reader(of_ranks or lines, game)
    shown = lines if above is None else ()  # a part of a text is not shown in a form that works
    try:
        groups = reader.groups(heading)
    except errors.CardError as error:
        if unclear is not None and isinstance(error, refusals.UnreadableWordError):
            raise unclear from None
        why = _with_nearest_form(error, clean, shown, game, heading)
        raise _with_line(why, clean, heading.rest, reader.line, above or 0) from None
    try:
        found = groups.entry()
    except refusals.UnreadableWordError as error:
        raise _with_nearest_form(error, clean, shown, game, heading) from None
    _refuse_lost_card(heading.rest, found)
    two_readings.refuse_game_or_name(found, reader.names_with_game)
    are_parted = any(word.kind == "between" for line in lines for word in line)
    are_named = all(hand.name.lower() not in ("", "pot") for hand in found.hands)
    if unclear is not None and not (are_parted or are_named):
        raise unclear
    return with_chosen_suits(found, found.game or game) if of_ranks else found


def _unreadable(word: str, form: str) -> refusals.UnreadableWordError:
    """Return an error for a word; ``form``: the text in a form that can be read, "" if none."""
    if form:
        return refusals.NearestFormError(word=word, form=form)
    return refusals.UnreadableWordError(word=word)


def _with_line(
    error: errors.CardError, text: str, below: str, line: int, lines_above: int
) -> errors.CardError:
    """Return an error that names its line, ``line`` of ``below``, if the text has several."""
    if not lines_above and len([True for each in text.split("\n") if each.strip()]) < 2:
        return error
    number = lines_above + text.count("\n") - below.count("\n") + line + 1
    return refusals.LineError(line=number, why=error.phrase)


def _game_in_front(text: str) -> Game | None:
    """Return the game that the first line names; None if it names none or several, or has a "["."""
    head = plain(text).strip().partition("\n")[0]
    games = {word.game for word in words(head) if word.game} if "[" not in head else set()
    return games.pop() if len(games) == 1 else None


_STRICT: Final = re.compile(r"[0-9TJQKAtjqkaCDHScdhs ]+")
_STRICT_BETWEEN: Final = re.compile(r"\|| v ")


def _read_strict(text: str, game: Game | None) -> Entry | None:
    """Read the strict form, fast for millions of lines; None for others, or if a street ends it."""
    before, at, behind = text.partition("@")
    parts = _STRICT_BETWEEN.split(before)
    is_apart = "  " in before  # Ah Kh  Qs Qd
    if is_apart or not all(map(_STRICT.fullmatch, [*parts, behind] if at else parts)):
        return None
    try:
        runs = [[read_each(run) for run in part.split()] for part in parts]
        board = parse_cards(behind) if at else ()
        hands = [parse_cards([card for run in each for card in run]) for each in runs]
    except errors.CardError:
        return None
    if len(runs) == 1 and two_readings.are_two_fives([*map(len, runs[0])], game):
        hands, runs = [tuple(run) for run in runs[0]], [[run] for run in runs[0]]
    last = list(map(len, hands[-2:]))
    if "|" in before and not at and (last[-1] in (1, 3) or last[-1] != last[0]):
        return None  # the part after the bar may be a street of the board
    held = [EntryHand(cards, "", range_of(each)) for cards, each in zip(hands, runs, strict=True)]
    found = Entry(tuple(held), board, apart=bool(at) or len(hands) > 1)
    two_readings.refuse_two_readings(found, game, [list(map(len, each)) for each in runs])
    return found


Lines = Sequence[Sequence[Word]]
"""The words of each line of a text."""


def lacks_suits(text: str, game: Game | None = None) -> bool:
    """Whether a text has ranks for cards; ``game``: as for ``read_entry``. Raises CardError."""
    if ANY_CARD.search(text):  # most texts; to find it is quick
        return False
    return with_any_suits([words(plain(text[:MOST_CHARACTERS]))], game) is not None


_MARKS: Final = frozenset({"between", "board", "dead", "game", "colon"})


def has_only_cards(text: str) -> bool:
    """Whether a line may be part of a situation: it has nothing but cards, marks and names.

    A card may be misspelt. A name is recognised only if a colon is among the next three words. A
    line of marks alone, and an empty one, do not count.
    """
    found = words(plain(text[:MOST_CHARACTERS]))
    for at, word in enumerate(found):
        is_other = word.kind == "word" and word.why is None and not is_like_cards(word.text)
        is_name = is_other and any(later.kind == "colon" for later in found[at : at + 4])
        if word.kind == "verb" or (is_other and not is_name):
            return False
    return any(word.kind in ("cards", "range", "word") for word in found)


def ends_with_mark(text: str) -> bool:
    """Whether the last word of a text is a mark, such as "v", "flop", a game's name or a colon."""
    return [word.kind in _MARKS for word in words(text[:MOST_CHARACTERS])][-1:] == [True]


_MARK: Final = Word("between", "v")


def _with_nearest_form(
    error: errors.CardError, text: str, lines: Lines, game: Game | None, heading: TableHeading
) -> errors.CardError:
    """Add the nearest form that can be read to the error of an unreadable word, if there is one."""
    if isinstance(error, refusals.NameWithoutColonError):
        with suppress(errors.CardError):
            _check_form(str(error.phrase.gaps["form"]), game)
            return error
    elif type(error) is not refusals.UnreadableWordError:
        return error
    word = str(error.phrase.gaps["word"])
    is_out = any(each.kind == "dead" and each.text == word for line in lines for each in line)
    return _unreadable(word, "" if is_out else _nearest(text, lines, game, heading))


def _nearest(text: str, lines: Lines, game: Game | None, heading: TableHeading) -> str:
    """Return an unreadable text without its unreadable words, in the strict form.

    "" if that cannot be read or has other groups of cards, or if such a word may name a game.
    """
    found = [word for line in lines for word in line]
    if _may_say_more_of_the_game(found):
        return ""
    with suppress(errors.CardError):
        entry = Reader([_readable_words(found)], None).groups(heading).entry()
        _check_form(entry.written, game)
        marks = [word.kind for word in found].count("between")
        is_whole = not marks or len(entry.hands) > marks
        is_whole &= _has_same_groups(found, entry) and not _lost_card(text, entry)
        if is_whole and len(entry.written) <= two_readings.LONGEST_FORM:
            return entry.written
    return ""


def _readable_words(found: Sequence[Word]) -> list[Word]:
    """Return the words that can be read, with marks between hands where other words stood."""
    mended: list[Word] = []
    for word in found:
        before = mended[-1].kind if mended else ""
        if word.kind in ("board", "dead") and before == "between":
            mended[-1] = word
        elif word.kind in ("cards", "range", "board", "dead", "between", "game", "option"):
            mended.append(word)
        elif word.kind == "colon" and len(mended) == 1 and len(mended[0].cards) in (3, 4, 5):
            mended.insert(0, Word("board", "@"))  # QhJh2c: AhKh v QsQd
        elif word.kind in ("word", "verb", "colon") and before in ("cards", "range"):
            mended.append(_MARK)
    return mended[:-1] if mended and mended[-1] is _MARK else mended


def _may_say_more_of_the_game(found: Sequence[Word]) -> bool:
    """Whether an unread word may be cards or part of a game, or anything stands in brackets."""
    said = [word.kind in ("game", "option") for word in (*found, *found[:1])]
    if any(word.kind == "open" for word in found):
        return True  # a word in brackets may say what the cards beside it are
    return any(
        word.kind == "word"
        and (
            may_be_cards(word.text)
            or str(UNKNOWN) in word.text
            or word.text in RANK_LETTERS
            or pattern("no_seat").fullmatch(word.text)
            or not game_words().isdisjoint(re.findall("[a-z]+", word.text.lower()))
            or any(said[at - 1 : at + 2])
        )
        for at, word in enumerate(found)
    )


def _has_same_groups(found: Sequence[Word], entry: Entry) -> bool:
    """Whether an entry has just these cards, those together or behind a mark in one place."""
    parts = [Counter(hand.cards) for hand in entry.hands]
    after = {"board": Counter(entry.board), "dead": Counter(entry.dead)}
    kind, rest = "", Counter(card for part in (*parts, *after.values()) for card in part.elements())
    for word in found:
        kind = word.kind if word.kind not in ("cards", "comma", "open", "close", "colon") else kind
        places = [after[kind]] if kind in after else [*parts, *after.values()]
        if not any(Counter(word.cards) <= place for place in places):
            return False
        rest.subtract(word.cards)
    return not any(rest.values())


# What is understood while it is typed -------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TypedWord:
    """A part of a text that is being typed: cards, or a word and whether it can be read."""

    text: str
    cards: tuple[Card, ...] = ()
    is_read: bool = True


def understood(text: str) -> tuple[TypedWord, ...]:
    """Return the parts of a text in order, each with whether it can be read.

    All can if the whole text can; ranks without suits are then the cards chosen for them.
    """
    without = text[:MOST_CHARACTERS]
    money: tuple[Money, ...] = ()
    with suppress(errors.CardError):  # an amount may be no whole number yet
        without, money = take_money(without)
    lines = [words(line) for line in plain(without).split("\n")]
    pieces: list[TypedWord] = []
    for word in (word for line in lines for word in line):
        if word.kind == "colon" and pieces:
            pieces[-1] = TypedWord(pieces[-1].text, pieces[-1].cards)  # a name
        if word.kind in ("open", "close", "comma", "colon", "passed"):
            continue
        shown = {"between": "v", "board": word.street or "@"}.get(word.kind, word.text)
        pieces.append(TypedWord(shown, word.cards, word.kind not in ("word", "verb")))
    pieces += [TypedWord(each.text) for each in money]
    with suppress(errors.CardError):
        found = read_entry(text)
        if found.suits_assumed:
            return understood(found.written)
        return tuple([TypedWord(piece.text, piece.cards) for piece in pieces])
    return tuple(pieces)
