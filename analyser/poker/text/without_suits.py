"""Reads texts whose cards have no suits: ``88 v A2 @ KK959``, ``A,2,3,5,7 v 2,3,4,5,6``.

Suits are chosen so that no seat has a flush or a draw to one, and no card is there twice. A
starting hand alone is a range instead, ``AK v QQ``.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from typing import Final

from analyser.poker import errors
from analyser.poker.cards import DECK, RANK_LETTERS, RANK_PATTERN, RANKS, UNKNOWN, Card, Suit, known
from analyser.poker.games.game import Game
from analyser.poker.names import RANK_PLURALS
from analyser.poker.ranking.low import ACE_TO_FIVE
from analyser.poker.text import refusals
from analyser.poker.text.entry import Entry, EntryHand
from analyser.poker.text.words import Word

RANKS_ALONE: Final = re.compile(
    rf"{RANK_PATTERN}{{2,}}|{RANK_PATTERN}(?:[-/]{RANK_PATTERN})+", re.IGNORECASE
)
"""Two or more ranks, as cards without suits are written."""
_WHOLE_HAND: Final = 5
"""So many ranks in a row are cards; fewer may be a range, or a hand whose suits matter."""
_MOST_TRIES: Final = 500
"""So many cards are laid in a search for suits; to go through all choices could take for ever."""


def with_any_suits(lines: Sequence[list[Word]], named: Game | None) -> list[list[Word]] | None:
    """Return the words of a text with its ranks as cards of some suits, all of them different.

    None if the text has suits, or ranges only. ``named``: the game that the text names, or None.
    Raises FiveOfARankError, SuitsMatterError for "two-tone", UnreadableCardError for "(K)".
    """
    words = [word for line in lines for word in line]
    of_ranks = [word for word in words if _is_of_ranks(word)]
    has_suits = any(word.cards and {*word.cards} != {UNKNOWN} for word in words)
    has_ranges = any(word.kind == "range" and not _is_of_ranks(word) for word in words)
    if not of_ranks or has_suits or has_ranges or not _are_cards(words, named):
        return None
    if any(word.kind in ("passed", "word") and _OF_SUITS.match(word.text) for word in words):
        raise refusals.SuitsMatterError
    if in_brackets := next((w for w in words if w.kind == "passed" and _NOTE.match(w.text)), None):
        raise errors.UnreadableCardError(token=in_brackets.text)
    dealt: Counter[int] = Counter()
    has_capitals = any(word.text[0].isupper() for word in of_ranks)
    parted = [[*_without_articles(line, has_capitals=has_capitals)] for line in lines]
    return [[_with_suits(word, dealt) for word in _with_roles(line)] for line in parted]


def _without_articles(line: Sequence[Word], *, has_capitals: bool) -> Iterator[Word]:
    """Yield the words of a line, but not the "a" of "on a K-7-2 flop", which is no ace."""
    end = Word("comma", "")
    for before, word, after in zip([end, *line], line, [*line[1:], end], strict=False):
        is_joined = _is_of_ranks(after) and len(after.text) > 2
        if word.text != "a" or before.kind != "board" or not (has_capitals or is_joined):
            yield word


_OF_SUITS: Final = re.compile("two[- ]tone|monotone|(?:club|diamond|heart|spade)s?$", re.IGNORECASE)
_NOTE: Final = re.compile(rf"\(\s*{RANK_PATTERN}\s*\)", re.IGNORECASE)
"""What a word says of suits, two-tone or monotone; and a rank in brackets, such as a stack."""


def _is_of_ranks(word: Word) -> bool:
    text = word.text.upper().rstrip(".")
    is_one = text in RANK_LETTERS or text == "10"
    return word.kind in ("word", "range") and (is_one or RANKS_ALONE.fullmatch(text) is not None)


def _ranks_of(word: Word) -> list[int]:
    found = re.findall(RANK_PATTERN, word.text.upper())
    return [RANKS[RANK_LETTERS.index(rank.replace("10", "T"))] for rank in found]


def _with_roles(line: Sequence[Word]) -> Iterator[Word]:
    """Yield the words of a line; a rank that is part of a name becomes a role.

    It is one before a colon or a verb, behind "player", in brackets behind a name, and before other
    words of a name: ``A: 88``, ``J has 88``, ``Player 2``, ``Alice (A)``, ``3 way:``.
    """
    end = Word("comma", "")
    for before, word, after, third in zip(
        [end, *line], line, [*line[1:], end], [*line[2:], end, end], strict=False
    ):
        is_behind_name = before.kind in ("word", "role") and not _is_of_ranks(before)
        begins = is_behind_name or before.kind in ("comma", "between", "close")
        is_name = after.kind == "colon" or (begins and after.kind == "verb")
        is_name |= before.kind == "open" and after.kind == "close" and third.kind == "verb"
        is_name |= begins and after.kind in ("word", "role") and not _is_of_ranks(after)
        yield Word("role", word.text) if is_name and _is_of_ranks(word) else word


def _are_cards(words: Sequence[Word], named: Game | None) -> bool:
    """Whether ranks are cards: on a board, in a game without ranges, or five or more in a row."""
    if named is not None and not (named.takes_ranges or named.shows_low or named.board):
        return True
    shown = [word for word in words if word.kind not in ("comma", "open", "colon")]
    on_board = any(one.kind == "board" and _is_of_ranks(two) for one, two in pairwise(shown))
    sizes = [len(_ranks_of(word)) if _is_of_ranks(word) else 0 for word in shown]
    singles = [len([*run]) for size, run in groupby(sizes) if size == 1]
    return on_board or max([*sizes, *singles]) >= _WHOLE_HAND


def _with_suits(word: Word, dealt: Counter[int]) -> Word:
    """Return a word of ranks as cards; ``dealt`` counts the cards of each rank, and is updated."""
    if not _is_of_ranks(word):
        return word
    cards = []
    for rank in _ranks_of(word):
        if dealt[rank] == len(Suit):
            raise refusals.FiveOfARankError(ranks=RANK_PLURALS[rank])
        cards.append(_CARDS[rank, dealt[rank]])
        dealt[rank] += 1
    return Word("cards", word.text, tuple(cards))


_CARDS: Final[Mapping[tuple[int, int], Card]] = {
    (card.rank, at // len(RANKS)): card for at, card in enumerate(DECK)
}
"""Each card by its rank and the index of its suit."""


def with_chosen_suits(entry: Entry, game: Game | None) -> Entry:
    """Return an entry with the same ranks, in suits with which no seat has or draws to a flush.

    ``game``: the game that the text names, or the table's; None if unknown. Raises
    SuitsMatterError if there are no such suits, UnreadableCardError if a hand is only a range.
    """
    if (loose := next((hand for hand in entry.hands if not hand.cards), None)) is not None:
        raise errors.UnreadableCardError(token=str(loose.range))
    places = [entry.board, *[hand.cards for hand in entry.hands], entry.dead]
    chosen = None if game is not None and game.one_of_each else _chosen(places, game)
    if chosen is None:
        raise refusals.SuitsMatterError
    found = iter(chosen)
    board, *hands, dead = [
        tuple([card if card is UNKNOWN else next(found) for card in cards]) for cards in places
    ]
    held = [EntryHand(cards, hand.name) for hand, cards in zip(entry.hands, hands, strict=True)]
    return replace(entry, hands=tuple(held), board=board, dead=dead, suits_assumed=True)


def _chosen(places: Sequence[Sequence[Card]], game: Game | None) -> list[Card] | None:
    """Return the known cards of the board, the hands and the dead ones in suits that make no flush.

    None if there are no such suits, or if none are found in reasonable time.
    """
    cards = [(at, card.rank) for at, held in enumerate(places) for card in known(held)]
    counts = [Counter[int]() for _ in places]
    total = Counter[int]()
    chosen: list[Card] = []
    tries = iter(range(_MOST_TRIES))

    def fill() -> bool:
        """Choose suits for the cards left; False if there are none, or it takes too long."""
        if len(chosen) == len(cards):
            return True
        if next(tries, None) is None:
            return False
        place, rank = cards[len(chosen)]
        for suit in sorted(range(4), key=lambda suit: (counts[place][suit], total[suit])):
            card = _CARDS[rank, suit]
            counts[place][suit] += 1
            if card not in chosen and not _may_be_flush(places, counts, suit, game):
                chosen.append(card)
                total[suit] += 1
                if fill():
                    return True
                chosen.pop()
                total[suit] -= 1
            counts[place][suit] -= 1
        return False

    return chosen if fill() else None


def _may_be_flush(
    places: Sequence[Sequence[Card]],
    counts: Sequence[Mapping[int, int]],
    suit: int,
    game: Game | None,
) -> bool:
    """Whether a seat may have five cards of a suit; ``counts``: how many each place has now."""
    if game is not None and game.main is ACE_TO_FIVE:
        return False  # in which flushes do not count
    board, *hands, _ = places
    shared, *own, _ = [count[suit] for count in counts]
    if board:
        to_come = 5 - len(board)
        in_use = [min(count, 2) for count in own] if game is not None and game.uses else own
        return max([*in_use, 0]) + shared + to_come >= 5 if shared or any(own) else False
    dealt = max(5, game.dealt) if game is not None else 5
    to_come_to = [max(dealt - len(hand), dealt == len(hand) == 5) for hand in hands]
    return any(count + more >= 5 for count, more in zip(own, to_come_to, strict=True))
