"""A situation: what is known of the cards, and how much is still to be dealt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb

from analyser.poker.cards import UNKNOWN, Card, refuse_duplicates, refuse_shared
from analyser.poker.errors import (
    NotEnoughCardsError,
    SeatCountError,
    TooManyCardsError,
    UnknownDeadCardError,
)
from analyser.poker.games import Game
from analyser.poker.translatable import QT_TRANSLATE_NOOP, Phrase
from analyser.poker.wording import seat_in_sentence, seat_name

_THE_BOARD = Phrase(QT_TRANSLATE_NOOP("analyser", "the board"))


@dataclass(frozen=True, slots=True)
class Situation:
    """Some seats of a game, in the middle of a deal. Make one with ``situation_of``.

    Attributes:
        game: the game that is played.
        hands: the cards that are known of each seat.
        board: the cards that are known of the board.
        dead: the cards that nobody can be dealt any more.
    """

    game: Game
    hands: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...] = ()
    dead: tuple[Card, ...] = ()

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that can still be dealt, in the order of their numbers."""
        seen = {*self.board, *self.dead, *(card for hand in self.hands for card in hand)}
        return tuple([card for card in self.game.deck if card not in seen])

    @property
    def to_seats(self) -> tuple[int, ...]:
        """How many cards each seat is still dealt."""
        return tuple([max(0, self.game.dealt - len(hand)) for hand in self.hands])

    @property
    def to_board(self) -> int:
        """How many cards the board is still dealt."""
        return self.game.board - len(self.board)

    @property
    def deals(self) -> int:
        """In how many ways the rest can be dealt: seat by seat, then the board."""
        left, ways = len(self.unseen), 1
        for count in (*self.to_seats, self.to_board):
            ways *= comb(left, count)
            left -= count
        return ways


def situation_of(
    game: Game,
    hands: Sequence[Sequence[Card]],
    board: Sequence[Card] = (),
    dead: Sequence[Card] = (),
) -> Situation:
    """Return the situation of these cards; unknown cards (??) are still to be dealt.

    Raises:
        SeatCountError: more seats than the deck can deal in full.
        DuplicateCardError, CardInUseError: a card is there twice.
        NoBoardError, TooManyCardsError, CardNotInGameError: cards that the game cannot have.
        UnknownDeadCardError: ?? among the dead cards.
        NotEnoughCardsError: the deck has too few cards left.
    """
    if not 1 <= len(hands) <= game.most_seats:
        raise SeatCountError(count=len(hands), least=1, most=game.most_seats)
    game.check_board(board if len(board) > game.board else known(board))
    if UNKNOWN in dead:
        raise UnknownDeadCardError
    game.check_deck(dead)
    refuse_duplicates(board)
    refuse_duplicates(dead)
    refuse_shared(dead, board, _THE_BOARD)
    for number, hand in enumerate(hands):
        most = game.most if game.board else game.most_alone
        if len(hand) > most:
            raise TooManyCardsError(
                place=seat_name(number), count=len(hand), game=game.name, most=most
            )
        game.check_deck(known(hand))
        refuse_duplicates(known(hand))
        for other in range(number):
            refuse_shared(known(hand), hands[other], seat_in_sentence(other))
        refuse_shared(known(hand), board, _THE_BOARD)
        refuse_shared(dead, known(hand), seat_in_sentence(number))
    situation = Situation(game, tuple([known(hand) for hand in hands]), known(board), tuple(dead))
    wanted = sum(situation.to_seats) + situation.to_board
    if wanted > len(situation.unseen):
        raise NotEnoughCardsError(wanted=wanted, deck=len(situation.unseen))
    return situation


def known(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards that are known: those that are not ``??``."""
    return tuple([card for card in cards if card is not UNKNOWN])
