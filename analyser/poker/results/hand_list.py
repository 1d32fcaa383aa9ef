"""Lists of hands as text, one hand per line: reads, deals and sorts them.

A list may be long, so the functions are generators: they yield the progress, 0 to 1, and return the
result. The caller can show the progress, and can stop between two steps.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

from analyser.poker import errors
from analyser.poker.cards import Card, format_cards, parse_cards, refuse_shared
from analyser.poker.dealing import Shuffler
from analyser.poker.games.game import Game
from analyser.poker.generators import Steps
from analyser.poker.names import IN_THE_HAND, ON_THE_BOARD
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase
from analyser.poker.results.analysis import Analysis, analyse_cards, key_of
from analyser.poker.results.outcome import answer_of
from analyser.poker.results.sorting import MOST_HANDS, grade_keys
from analyser.poker.results.wording import say_hand
from analyser.poker.table.written_line import say_game, say_known_cards

_A_STEP: Final = 16
"""The number of hands in one step, about a millisecond."""

_THE_HAND = Phrase(QT_TRANSLATE_NOOP("analyser", "The hand"))


@dataclass(frozen=True, slots=True)
class ListedHand:
    """One hand of a list. To save memory, it has only the parts of an analysis that a list shows.

    Hands with equal descriptions share one text object. This keeps the number of objects low,
    because the window has to wait while Python's garbage collector goes through all of them.

    Attributes:
        line: the hand's line in the text, from 1.
        cards: the hand's own cards.
        description: the hand in words, as it counts in the game.
        unused: the own cards that do not play; empty below five cards.
        class_: the class of the hand, 1 the best; None below five cards.
        classes: the number of classes; None below five cards.
    """

    line: int
    cards: tuple[Card, ...]
    description: Phrase
    unused: tuple[Card, ...]
    class_: int | None
    classes: int | None


@dataclass(frozen=True, slots=True)
class HandList:
    """A sorted list of hands; ``order``, ``grade`` and ``ties`` are as in ``SortedHands``.

    Attributes:
        game: the game in which the hands were compared.
        board: the board cards that all hands share.
        hands: the hands in the order of the text; empty if the text has none.
        left_out: an error for each line that cannot be used, in the order of the text.
    """

    game: Game
    board: tuple[Card, ...]
    hands: tuple[ListedHand, ...]
    order: tuple[int, ...]
    grade: tuple[int, ...]
    ties: tuple[tuple[int, ...], ...]
    left_out: tuple[Phrase, ...] = ()


def grade_text(game: Game, text: str, board: str = "") -> Steps[HandList]:
    """Read hands, one per line, and sort them, best first.

    Empty lines are skipped, but count in line numbers. A line that cannot be used is left out.

    Raises LineError for the first line if no line can be used, BoardTextError for the board,
    SeatCountError for more than ``MOST_HANDS`` hands.
    """
    shared = _read_board(game, board)
    written = [(at, line) for at, line in enumerate(text.split("\n"), 1) if line.strip()]
    if len(written) > MOST_HANDS:
        raise errors.SeatCountError(count=len(written), least=1, most=MOST_HANDS)
    # All lines are read before any is analysed: reading is fast, and finds what must be refused.
    holes: list[tuple[int, tuple[Card, ...]]] = []
    refused: list[errors.LineError] = []
    for number, (line, cards) in enumerate(written):
        if number % _A_STEP == 0:
            yield 0.0
        try:
            holes.append((line, _read_hand(game, line, cards, shared)))
        except errors.LineError as error:
            refused.append(error)
    if refused and not holes:
        raise refused[0]
    hands, keys = [], []
    descriptions: dict[Phrase, Phrase] = {}
    for number, (line, hole) in enumerate(holes):
        if number % _A_STEP == 0:
            yield number / len(holes)
        hand = analyse_cards(game, hole, shared)
        words = say_hand(hand)
        hands.append(_listed(line, hand, descriptions.setdefault(words, words)))
        keys.append(key_of(game, hand))
    left_out = tuple([error.phrase for error in refused])
    return HandList(game, shared, tuple(hands), *grade_keys(game, keys), left_out)


def deal_text(game: Game, count: int, cards: int, seed: int, board: str = "") -> Steps[str]:
    """Deal random hands, each from a full deck without the board's cards; return one per line.

    Without a board, the function ``deal`` and the terminal's command ``deal`` give the same hands
    for the same seed. Raises BoardTextError, HandSizeError, and NumberError for a number out of
    range.
    """
    shared = _read_board(game, board)
    most = game.most if shared else game.most_alone
    errors.refuse_number(QT_TRANSLATE_NOOP("analyser", "The number of hands"), count, 1, MOST_HANDS)
    errors.refuse_number(
        QT_TRANSLATE_NOOP("analyser", "The number of cards"), cards, game.least, most
    )
    game.check_size(cards, bool(shared), _THE_HAND)
    shuffler = Shuffler(seed)
    deck = [card for card in game.deck if card not in shared]
    lines: list[str] = []
    for number in range(count):
        if number % _A_STEP == 0:
            yield number / count
        lines.append(format_cards(shuffler.shuffled(deck)[:cards]))
    return "\n".join(lines)


def text_of_list(
    hands: HandList, order: Sequence[int] | None = None, translate: Callable[[str], str] = str
) -> str:
    """Write hands as plain text to paste elsewhere.

    ``order``: the numbers of the hands to write; None to write all hands, best first. ``translate``
    puts a phrase into the reader's language.
    """
    lines = [say_game(hands.game), *say_known_cards(hands.board)]
    template = QT_TRANSLATE_NOOP("analyser", "{place}. {cards}: {hand}")
    for number in hands.order if order is None else order:
        hand, place = hands.hands[number], hands.grade[number]
        cards = format_cards(hand.cards)
        lines.append(Phrase(template, place=place, cards=cards, hand=hand.description))
    return "\n".join(map(translate, lines)) + "\n"


def _listed(line: int, hand: Analysis, description: Phrase) -> ListedHand:
    answer = answer_of(hand)
    used = _in_use(hand)
    unused = tuple([card for card in hand.cards if card not in used])
    return ListedHand(line, hand.cards, description, unused, answer.class_, answer.classes)


def _in_use(hand: Analysis) -> Collection[Card]:
    """Return the cards that play, in split games for the high or the low; all if incomplete."""
    if not hand.complete:
        return hand.cards
    best = answer_of(hand).best
    low = hand.played.low
    return best if low is None or hand.lows is None else (*best, *(hand.lows[low.name].best or ()))


def _read_board(game: Game, text: str) -> tuple[Card, ...]:
    if not text.strip():
        return ()
    try:
        board = parse_cards(text)
        game.check_board(board)
    except errors.CardError as error:
        raise errors.BoardTextError(why=error.phrase) from None
    return board


def _read_hand(game: Game, line: int, text: str, board: tuple[Card, ...]) -> tuple[Card, ...]:
    try:
        hole = parse_cards(text)
        refuse_shared([(hole, IN_THE_HAND), (board, ON_THE_BOARD)])
        game.check(hole, board, _THE_HAND)
    except errors.CardError as error:
        raise errors.LineError(line=line, why=error.phrase) from None
    return hole
