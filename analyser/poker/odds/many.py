"""The equities of many situations with known hands at once: NumPy in, NumPy out.

Every hand is ranked on every board that can still come, in blocks that fit into a processor's
cache; tests compare the shares with those of ``count``, which counts one situation at a time.
"""

from itertools import combinations
from typing import Final

import numpy as np
import numpy.typing as npt

from analyser.poker import errors
from analyser.poker.cards import DECK
from analyser.poker.games.game import MOST_SEATS, Game
from analyser.poker.games.hand_classes import HandClasses
from analyser.poker.games.registry import find_game
from analyser.poker.ranking.arrays import CardNumbers, ClassNumbers, Numbers, Whole
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.kernel import BLOCK, kernel_of, keys_of, sets_of
from analyser.poker.ranking.low import Ordering
from analyser.poker.ranking.rank_many import Hands, card_table, refuse_duplicates

Shares = npt.NDArray[np.float64]

_BOARDS: Final = (3, 4, 5)
"""How many cards a board may have; before the flop there would be too many deals."""


def equity_many(hands: Hands, boards: Hands, game: str | Game = "holdem") -> Shares:
    """Return each seat's share of the pot in many situations in which all hands are known.

    Every share is exact: the average over all boards that can still come.

    Args:
        hands: the hands of two seats or more, with as many cards as the game deals: card numbers,
            13 * suit + rank, of shape (n, seats, cards), or a list of texts for each situation.
        boards: the boards: card numbers of shape (n, 3 to 5), or their texts.
        game: the key or an alias of a game with a board and without wild cards, or a Game.

    Returns:
        An array of shape (n, seats); each row adds up to 1.

    Raises:
        CardError: the game has no board, or a card is in a row twice; CardArrayError for arrays of
            other shapes.

    >>> equity_many([["AsAh", "QcQd"], ["AsKs", "QcQd"]], ["2c7d9h", "2s7s9h"]).round(4).tolist()
    [[0.9162, 0.0838], [0.5414, 0.4586]]
    """
    played = game if isinstance(game, Game) else find_game(game)
    if not played.board or played.deck.has_wild:
        raise errors.NoNutsError(game=played.name)
    dealt = played.dealt
    sizes = range(dealt, MOST_SEATS * dealt + 1, dealt)
    seats, shared = card_table(hands, sizes), card_table(boards, _BOARDS)
    if seats.ndim == 2:
        seats = seats.reshape(len(seats), -1, dealt)
    fits = seats.ndim == 3 and seats.shape[1] > 1 and seats.shape[2] == dealt and shared.ndim == 2
    if not fits or len(seats) != len(shared):
        given = f"hands of shape {seats.shape} and boards of shape {shared.shape}"
        raise errors.CardArrayError(given=given, least=dealt, most=dealt)
    in_deck = np.zeros(len(DECK), bool)
    in_deck[[card.number for card in played.deck]] = True
    for numbers in (seats, shared):
        played.check_deck([DECK[number] for number in numbers[~in_deck[numbers]][:1]])
    to_come = played.board - shared.shape[1]
    unseen = int(in_deck.sum()) - seats[:1].size - shared.shape[1]
    ways = np.array([*combinations(range(unseen), to_come)], np.intp)
    shares = np.empty(seats.shape[:2])
    together = max(1, BLOCK // len(ways))
    for start in range(0, len(seats), together):
        part = slice(start, start + together)
        hands_of_part = np.ascontiguousarray(seats[part].transpose(1, 2, 0))
        board = np.ascontiguousarray(shared[part].T)
        known = np.concatenate((hands_of_part.reshape(-1, board.shape[1]), board))
        # Counting bits is fast; finding the card that is there twice is not.
        if (np.bitwise_count(sets_of(known)) != len(known)).any():
            refuse_duplicates(known, start)
        left = _unseen_cards(in_deck, known) if to_come else np.empty((1, 0), np.uint8)
        shares[part] = _shares(played, hands_of_part, board, left, ways)
    return shares


def _unseen_cards(in_deck: npt.NDArray[np.bool_], known: CardNumbers) -> CardNumbers:
    """Return the unseen cards of each situation, a row each; ``known``: a column each."""
    unseen = np.repeat(in_deck[np.newaxis], known.shape[1], axis=0)
    unseen[np.arange(known.shape[1]), known] = False
    return np.nonzero(unseen)[1].astype(np.uint8).reshape(known.shape[1], -1)


def _shares(
    game: Game, hands: CardNumbers, board: CardNumbers, left: CardNumbers, ways: Numbers
) -> Shares:
    """Return the shares of some situations, a row for each.

    ``hands``, ``board``: all first cards, all second cards; ``left``: the unseen cards, a row for
    each situation; ``ways``: the indices of those that complete a board.
    """
    given = hands, board, left, ways
    shares = _shares_of_half(_classes(game.first, game.main, *given))
    if game.has_halves:
        other = game.second or game
        ordering = other.main if game.second else game.low
        assert ordering is not None
        low = _shares_of_half(_classes(other, ordering, *given))
        # Nobody may have a low, and then the high takes the whole pot.
        shares = np.where(low.any(axis=0), (shares + low) / 2, shares)
    means: Shares = shares.reshape(len(hands), -1, len(ways)).mean(axis=2).T
    return means


def _classes(
    game: Game,
    ordering: Ordering,
    hands: CardNumbers,
    board: CardNumbers,
    left: CardNumbers,
    ways: Numbers,
) -> ClassNumbers:
    """Return the class of each seat's hand on each board; arguments as for ``_shares``."""
    if not game.plays_any:
        ranking, count = HandClasses(game, ordering), len(ways)
        whole = board.T.repeat(count, axis=0)
        if ways.size:
            whole = np.column_stack((whole, left[:, ways].reshape(-1, ways.shape[1])))
        every = [hand.T.repeat(count, axis=0) for hand in hands]
        return np.stack([ranking.of(each, whole) for each in every])
    kernel = kernel_of(ordering, game.deck, hands.shape[1] + game.board)
    shared_keys = keys_of(board)[:, np.newaxis]
    keys_left = keys_of(left[np.newaxis])
    for column in ways.T:
        shared_keys = shared_keys + keys_left.take(column, axis=1)

    def of_seat(hand: CardNumbers) -> ClassNumbers:
        """Return the class of a seat's hand with every way to complete the board."""

        def sets(rows: Numbers) -> Whole:
            """Return the sets of all cards of some hands, given by their indices."""
            at, way = np.divmod(rows, len(ways))
            cards = (*hand[:, at], *board[:, at], *[left[at, column[way]] for column in ways.T])
            return sets_of(np.stack(cards))

        keys = keys_of(hand)[:, np.newaxis] + shared_keys
        return kernel.rank_keys(keys.ravel(), sets)

    return np.stack([of_seat(hand) for hand in hands])


def _shares_of_half(classes: ClassNumbers) -> Shares:
    """Return the share of each seat in one half of the pot; 0 for all where nobody has a class."""
    best = classes.min(axis=0)
    wins = (classes == best) & (best != NO_CLASS)
    won: Shares = wins / np.maximum(wins.sum(axis=0, dtype=np.int8), 1)
    return won
