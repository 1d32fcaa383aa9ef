"""Deals lists of random hands as text, a hand on each line.

A list may be long, so this is a generator: it yields the progress, 0 to 1, and returns the result.
The caller can show the progress, and can stop between two steps.
"""

from typing import Final

from analyser.poker import errors
from analyser.poker.cards import Card, format_cards, parse_cards
from analyser.poker.dealing import Shuffler
from analyser.poker.games.game import Game
from analyser.poker.generators import Steps
from analyser.poker.phrases import N_, Phrase
from analyser.poker.results.analysis import MOST_HANDS

_A_STEP: Final = 16
"""The number of hands in one step, about a millisecond."""


def deal_text(game: Game, count: int, cards: int, seed: int, board: str = "") -> Steps[str]:
    """Deal random hands, each from a full deck without the board's cards; return one per line.

    Without a board, the function ``deal`` and the terminal's command ``deal`` give the same hands
    for the same seed. Raises BoardTextError, HandSizeError and NumberError.
    """
    shared = _read_board(game, board)
    most = game.most if shared else game.most_without_board
    errors.refuse_number(N_("The number of hands"), count, 1, MOST_HANDS)
    errors.refuse_number(N_("The number of cards"), cards, game.least, most)
    game.check_size(cards, bool(shared), Phrase(N_("The hand")))
    shuffler = Shuffler(seed)
    deck = [card for card in game.deck if card not in shared]
    lines: list[str] = []
    for number in range(count):
        if number % _A_STEP == 0:
            yield number / count
        lines.append(format_cards(shuffler.shuffled(deck)[:cards]))
    return "\n".join(lines)


def _read_board(game: Game, text: str) -> tuple[Card, ...]:
    """Read a board, empty if there is no text. Raises BoardTextError."""
    if not text.strip():
        return ()
    try:
        board = parse_cards(text)
        game.check_board(board)
    except errors.CardError as error:
        raise errors.BoardTextError(why=error.phrase) from None
    return board
