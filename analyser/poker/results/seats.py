"""Checks whether seats can be compared: cards that the game can have, and no card twice."""

from collections.abc import Sequence

from analyser.poker import names
from analyser.poker.cards import Card, refuse_shared
from analyser.poker.errors import UnequalHandsError
from analyser.poker.games.game import Game


def check_seats(
    game: Game,
    holes: Sequence[Sequence[Card]],
    boards: Sequence[Sequence[Card]],
    dead: Sequence[Card] = (),
) -> None:
    """Refuse seats that cannot be at one table of a game.

    Raises SeatCountError for more seats than the deck can deal, DuplicateCardError for a card that
    is in two places, UnequalHandsError, NoSecondBoardError, and the errors of ``Game.check``.
    """
    if len(holes) > 1:
        game.check_seats(len(holes), len(boards), names.common_beginning(boards), least=2)
    refuse_shared([*names.in_seats(holes), *names.on_boards(boards), (dead, names.AMONG_THE_DEAD)])
    for number, hole in enumerate(holes):
        game.check_on_boards(hole, boards, names.seat_name(number))
    # Some hands may be played with a board, and others, by their size, without one.
    sizes = [len(hole) for hole in holes]
    alone = [game.comes_alone(size) for size in sizes]
    if any(alone) and not all(alone):
        waits, complete = alone.index(False), alone.index(True)
        one, other = names.seat_name(waits), names.seat_in_sentence(complete)
        counts = {"count": sizes[waits], "other_count": sizes[complete]}
        raise UnequalHandsError(one=one, other=other, game=game.name, **counts)
