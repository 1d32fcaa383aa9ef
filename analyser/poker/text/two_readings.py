"""Refuses a text that can mean two things, with a message that has both *readings*."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import accumulate, groupby
from typing import Final, NoReturn

from analyser.poker.cards import UNKNOWN, Card, format_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY
from analyser.poker.table.written_line import named
from analyser.poker.text.entry import Entry
from analyser.poker.text.refusals import BoardInHandsError, TwoReadingsError
from analyser.poker.text.words import WordGroup, word_of

LONGEST_FORM: Final = 120
"""The most characters of a reading in a message; a longer one is replaced by an example."""
DEALT: Final = frozenset({2, 4, 5, 6})
"""How many cards games with a board deal a seat."""
BOARDS: Final = (3, 4, 5)
"""How many cards a board has."""
STREETS: Final = (
    *((1, 1, 1, 1, 1), (1, 1, 1, 1), (3, 1, 1), (1, 1, 1)),
    *((3, 1), (3, 2), (4, 1), (3,), (4,), (5,)),
)
"""How many cards the parts of a board may have, as they are tried; turn and river may be one."""


def are_two_fives(runs: Sequence[int], game: Game | None) -> bool:
    """Whether words with so many cards are two hands of five: not if the game has a board."""
    return [*runs] == [5, 5] and (game is None or not game.board)


def refuse_two_readings(
    entry: Entry, game: Game | None, runs: Sequence[Sequence[int]], *, by_line: bool = False
) -> None:
    """Refuse a text in which some cards may be a board or a second hand.

    ``game``: the game on the table or of the text, None if unknown. ``runs``: for each hand, how
    many cards each of its words has. ``by_line``: True if the last hand is a line of its own.
    """
    hands = entry.hands
    sizes = [len(hand.cards) for hand in hands]
    if not sizes or not all(sizes):
        return
    may_be_several = game is None or game.shows_low or (not game.board and runs[0][0] > 2)
    is_equal = len(hands) == 1 < len(runs[0]) and {*runs[0]} == {runs[0][0]}
    is_split = may_be_several and is_equal  # stud: AsKsQs 9s9h9d
    if not is_split and game is not None and _fits(game, entry, sizes, by_line):
        return
    has_no_game = game is None or game.shows_low  # or "any cards"
    if has_no_game and len(hands) == 1 and hands[0].name and hands[0].range is not None:
        refuse_as_range(entry, [hands[0].written.replace(", ", "")])
    cards = [hand.cards for hand in hands]
    pairs = zip(cards, runs, strict=True)
    parted = [in_parts(hand, 2) if {*run} == {2} else [hand] for hand, run in pairs]
    readings: Sequence[_Cards] = ()
    if entry.board:
        apart = [part for parts in parted for part in parts]
        if len(apart) > len(cards) and {len(part) for part in apart} == {2}:
            readings = (apart, entry.board), (cards, entry.board)
    elif len(hands) == 1:
        readings = _readings_of_one(cards[0], list(runs[0]), may_be_several=may_be_several)
    else:
        readings = _readings_of_several(cards, parted, by_line=by_line)
    if readings:
        _refuse_both_of_cards(entry, *readings)


_Hand = tuple[Card, ...]
_Cards = tuple[Sequence[Sequence[Card]], Sequence[Card]]
"""The cards of each hand, and those of the board."""


def _readings_of_one(cards: _Hand, run: list[int], *, may_be_several: bool) -> Sequence[_Cards]:
    """Return both readings of a text's only hand, or () if it has only one reading.

    First as several hands, or hands with a board before or after them; then as one hand. ``run``:
    how many cards each of its words has.
    """
    most, starts = max(run), [0, *accumulate(run)]
    if len(run) < 2 or most < 2:
        return ()
    whole = [cards], ()
    dealt, board = run[0], tuple(run[3:])
    is_parted = run[1:3] == [1, dealt] and cards[dealt] is UNKNOWN  # AhKh ? QsQd
    if is_parted and dealt in DEALT and board in ((), *STREETS):
        return ([cards[:dealt], cards[dealt + 1 : starts[3]]], cards[starts[3] :]), whole
    if may_be_several and {*run} == {most}:
        return (in_parts(cards, most), ()), whole
    streets = STREETS if may_be_several else [(size,) for size in BOARDS]
    for at in range(1, len(run)):
        head, tail = tuple(run[:at]), tuple(run[at:])
        before, behind = cards[: starts[at]], cards[starts[at] :]
        dealt = len(before) if max(head) == 1 else head[0]  # Ah Kh QhJh2c
        is_hands = dealt in DEALT and ({*head} == {dealt} or max(head) == 1)
        if is_hands and tail in streets and tail != (dealt,):
            return (in_parts(before, dealt), behind), whole
        if head in streets and {*tail} == {2}:
            return (in_parts(behind, 2), before), whole
    are_whole = all(
        size == 1 or (size == most and start % most == 0)
        for start, size in zip(starts, run, strict=False)
    )
    if may_be_several and are_whole and most in DEALT and len(cards) % most == 0:
        return (in_parts(cards, most), ()), whole  # AhKh Qs Qd
    return ()


def _readings_of_several(
    cards: Sequence[_Hand], parted: Sequence[Sequence[_Hand]], *, by_line: bool
) -> Sequence[_Cards]:
    """Return both readings of several hands, or () if there is only one.

    First the last hand is a board, ends in one, or is several hands, or the first is or begins with
    a board; then each hand is one. ``parted``: the hands in pairs, if their words are pairs.
    ``by_line``: the last hand is a line of its own.
    """
    first, last = len(cards[0]), len(cards[-1])
    before = [part for parts in parted[:-1] for part in parts]
    others, after = {len(part) for part in before}, {len(hand) for hand in cards[1:]}
    if len(others) == 1 and others <= DEALT - {last}:
        dealt = min(others)
        if last - dealt in BOARDS and not by_line:
            return ([*before, cards[-1][:dealt]], cards[-1][dealt:]), (cards, ())
        if {len(part) for part in parted[-1]} == {dealt}:
            return ([*before, *parted[-1]], ()), (cards, ())
        if last in BOARDS:
            return (before, cards[-1]), (cards, ())
    if len(after) == 1 and after <= DEALT - {first} and not by_line:
        shared = first - min(after)
        if shared in BOARDS:
            return ([cards[0][shared:], *cards[1:]], cards[0][:shared]), (cards, ())
        if first in BOARDS:
            return (cards[1:], cards[0]), (cards, ())
    return ()


def refuse_unlike_lines(entry: Entry, *, is_one: bool) -> None:
    """Refuse lines that may be one hand: single cards, or of different numbers.

    ``is_one``: all lines together may be one hand; else only the last two.
    """
    cards = [hand.cards for hand in entry.hands]
    sizes = set(map(len, cards))
    if len(cards) > 1 and 0 not in sizes and (len(sizes) > 1 or sizes == {1}):
        before = [] if is_one else cards[:-2]
        together = [card for hand in cards[len(before) :] for card in hand]
        _refuse_both_of_cards(entry, ([*before, together], entry.board), (cards, entry.board))


def refuse_board_in_hands(entry: Entry) -> None:
    """Refuse hands that all have the same board in them: AhKh2c3c4c5d6d v QsQd2c3c4c5d6d."""
    first, *others = [hand.cards for hand in entry.hands] or [()]
    if len(first) < 7 or not others:
        return
    shared = {*first}.intersection(*others) - {UNKNOWN}
    own = [[card for card in hand if card not in shared] for hand in (first, *others)]
    if len(shared) == 5 and {*map(len, own)} in ({2}, {4}):
        board = format_cards([card for card in first if card in shared], "")
        form = " v ".join([format_cards(cards, "") for cards in own])
        raise BoardInHandsError(board=board, form=f"{form} @ {board}")


def refuse_game_or_name(entry: Entry, whole: Mapping[str, str]) -> None:
    """Refuse a name that a game may be part of; ``whole``: such names, with the game in front."""
    hands, names = [hand.written for hand in entry.hands], [hand.name for hand in entry.hands]
    if len(names) > 1 and not {*names}.isdisjoint(whole):
        quoted = [f'"{whole[name]}"' if name in whole else name for name in names]
        other = _with_names(replace(entry, game=None), hands, quoted)
        raise TwoReadingsError(one=_with_names(entry, hands, names), other=other)


def in_parts(cards: _Hand, size: int) -> list[_Hand]:
    """Split cards into hands of one size; the last one may have fewer."""
    return [cards[at : at + size] for at in range(0, len(cards), size)]


def _fits(game: Game, entry: Entry, sizes: Sequence[int], by_line: bool) -> bool:
    """Whether hands of these sizes and the board fit the game, so that the text is clear.

    Each must be as the game deals them; without a board all may have one smaller number or, on one
    line, any three cards or more. False for "any cards".
    """
    takes = max(sizes) <= game.most and len(entry.board) <= game.board
    is_alike = {*sizes} == {game.dealt}
    if not game.board:
        is_alike |= len({*sizes}) == 1 or (not by_line and min(sizes) >= min(BOARDS))
    return takes and not game.shows_low and is_alike


def refuse_as_range(entry: Entry, hands: Sequence[str]) -> NoReturn:
    """Refuse the only hand, a list of holdings, which may be these hands or a range."""
    (hand,) = entry.hands
    forms = (hands, [f"{hand.written}:1"])
    one, other = [entry.with_hands([named(hand.name, form[0]), *form[1:]]) for form in forms]
    raise TwoReadingsError(one=one, other=other)


def _with_names(entry: Entry, hands: Sequence[str], names: Sequence[str]) -> str:
    """Write a situation with each hand after its player's name, "" if it has none."""
    # Without a game in front, a name before the first colon and none behind it is a heading.
    is_heading = entry.game is None and len(hands) > 1 and not any(names[1:])
    return entry.with_hands(hands if is_heading else [*map(named, names, hands)])


def _refuse_both_of_cards(entry: Entry, one: _Cards, other: _Cards) -> NoReturn:
    names = {hand.cards[0]: hand.name for hand in entry.hands}

    def group(hand: Sequence[Card]) -> WordGroup:
        return WordGroup(names.get(hand[0]), [word_of(hand)])

    refuse_both(entry, ([*map(group, one[0])], one[1]), ([*map(group, other[0])], other[1]))


_Reading = tuple[Sequence[WordGroup], Sequence[Card]]
"""The hands, and the cards of the board."""


def _form(entry: Entry, reading: _Reading, names: Mapping[str, str]) -> str:
    """Write a reading in the strict form, with the game, if it fits, and options of the text.

    "any cards" is written in front of hands of different sizes, else they could not be read again.
    ``names``: the players' names by the beginnings of their hands.
    """
    hands, board = reading
    counts, game = {len(hand.cards) for hand in hands}, entry.game
    if game is not None and (max(counts, default=0) > game.most or len(board) > game.board):
        game = None
    if (game is None or game.board) and not board and len(counts) > 1 and 0 not in counts:
        game = ANY
    shown = replace(entry, board=tuple(board), game=game)
    return _with_names(
        shown, [*map(_form_of, hands)], [names.get(_first_card_or_range(h), "") for h in hands]
    )


def refuse_both(entry: Entry, one: _Reading, other: _Reading) -> NoReturn:
    """Refuse a text, showing both readings; if all words of ``one`` are pairs, each is a hand."""
    apart = [WordGroup(words=[word]) for part in one[0] for word in part.words]
    if all(part.runs == [2] for part in apart) and len(apart) > len(one[0]):
        one = apart, one[1]
    every = [hand for hand in (*one[0], *other[0]) if hand.name and hand.words]
    names = {_first_card_or_range(hand): hand.name or "" for hand in every}
    raise TwoReadingsError(one=_form(entry, one, names), other=_form(entry, other, names))


def _first_card_or_range(hand: WordGroup) -> str:
    first = hand.words[0]
    return str(first.cards[0]) if first.cards else first.text


def _form_of(part: WordGroup) -> str:
    """Write a hand or range in the strict form: in a range ``Ah Kh`` is one holding, ``AhKh``."""
    found: list[str] = []
    for is_single, some in groupby(part.words, lambda word: len(word.cards) == 1):
        texts = [word.text for word in some]
        found += ["".join(texts)] if is_single else texts
    return ("" if all(part.runs) else ", ").join(found)
