"""The answers to a file: who won each hand, with what, and why, as records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from analyser.poker.cards import UNKNOWN, Card, refuse_duplicates
from analyser.poker.games.game import Game
from analyser.poker.games.registry import usual_game
from analyser.poker.hand_files.hand import FileHand, FileSeat
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase
from analyser.poker.records import NOT_WRITTEN
from analyser.poker.results.analysis import analyse_cards
from analyser.poker.results.ranked import Ranked, rank_cards
from analyser.poker.results.seats import check_seats
from analyser.poker.results.verdict import Verdict, compare_ranked
from analyser.poker.results.wording import say_hand, say_reason, say_verdict

CANCELLED: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "the hand was cancelled"))
ALL_FOLDED: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "everybody else folded"))
NOT_SHOWN: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "there are no two hands to compare"))
_LEADS: Final = QT_TRANSLATE_NOOP("analyser", "{leads}, and cards are to come: {reason}")


@dataclass(frozen=True, slots=True)
class HandRow:
    """One hand of a file, or one run of it.

    Attributes:
        file: the file it stands in; "-" for the standard input.
        line: the line where it begins, from 1.
        hand: the file's own id, None where it has none.
        run: 1, or 2 for the second board of a hand that was run twice.
        game: the game's key.
        players: the names of the seats that were not folded and whose cards are known. The
            following fields count these seats, from 0.
        hands: their cards.
        board: the cards they share.
        dealt_to: the cards of the player whose file it is, None where it does not say.
        winners: who wins or shares, by the cards alone; nobody where there was no showdown.
        low_winners: who wins or shares the low half of the pot.
        collected: whom the file paid, None where it does not say.
        showdown: whether there were two hands or more, and every card was there.
        reason: what decided, or why nothing did.
        played: the game with its options; like the following, not part of the written form.
        ranks: the ranks of the hands; none where all others folded.
        told: the hand as the file tells it.
    """

    file: str
    line: int
    hand: str | None
    run: int
    game: str
    players: tuple[str, ...]
    hands: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]
    dealt_to: tuple[Card, ...] | None
    winners: tuple[int, ...]
    low_winners: tuple[int, ...]
    collected: tuple[int, ...] | None
    showdown: bool
    reason: str
    played: Game = field(metadata=NOT_WRITTEN, repr=False)
    ranks: tuple[Ranked, ...] = field(metadata=NOT_WRITTEN, repr=False, hash=False)
    told: FileHand = field(metadata=NOT_WRITTEN, repr=False, hash=False)

    @property
    def verdict(self) -> Verdict | None:
        """The whole comparison; None where there is nothing to compare."""
        return None if self.told.cancelled else compare_ranked(self.played, self.ranks)

    @property
    def seats(self) -> tuple[FileSeat, ...]:
        """The seats that were not folded and whose cards are known, as the file tells them."""
        return _seats_of(self.told, self.played)

    @property
    def kept(self) -> Mapping[str, str]:
        """The cells of a CSV file that are not ours, by the name of their column."""
        return self.told.kept


@dataclass(frozen=True, slots=True)
class HandError:
    """Something in a file that is no hand: where, and what is wrong with it.

    Attributes:
        file: the file.
        line: the line, from 1; None where the file as a whole cannot be read.
        message: one sentence.
    """

    file: str
    line: int | None
    message: str


def judge(told: FileHand, file: str, game: Game | None = None) -> Iterator[HandRow]:
    """Yield a row for each run of a hand.

    ``game``: what is played in hands that do not say. Raises CardError for cards that cannot be.
    """
    rules = told.game or game
    seats = _seats_of(told, rules)
    numbers = [number for number, seat in enumerate(told.seats) if seat in seats]
    for at, board in enumerate(told.boards):
        holes = [seat.cards for seat in seats]
        played = rules or usual_game(board, holes)
        _check(told, played, holes, board)
        paid = told.collected[min(at, len(told.collected) - 1)]
        collected = None
        if paid is not None:
            collected = tuple([place for place, number in enumerate(numbers) if number in paid])
        names = tuple([seat.name for seat in seats])
        worth_it = len(holes) > 1 or not told.from_history
        ranks = tuple([rank_cards(played, hole, board) for hole in holes if worth_it])
        verdict = None if told.cancelled else compare_ranked(played, ranks)
        final = verdict is not None and verdict.final
        yield HandRow(
            file,
            told.line,
            told.hand,
            told.run + at,
            played.key,
            names,
            tuple(holes),
            board,
            told.dealt_to,
            verdict.winners if verdict is not None and final else (),
            verdict.low_winners if verdict is not None and final else (),
            collected,
            final,
            _reason(told, verdict, played, ranks, names),
            played,
            ranks,
            told,
        )


def _seats_of(told: FileHand, game: Game | None) -> tuple[FileSeat, ...]:
    """Return the seats that did not fold and whose cards are all known."""
    if not told.from_history or game is None:
        return told.seats
    return tuple(
        [
            seat
            for seat in told.seats
            if not seat.folded and len(seat.cards) == game.dealt and UNKNOWN not in seat.cards
        ]
    )


def _check(
    told: FileHand, game: Game, holes: Sequence[tuple[Card, ...]], board: tuple[Card, ...]
) -> None:
    if told.shared:
        holes = [tuple([card for card in hole if card not in told.shared]) for hole in holes]
    every = [card for hole in (*holes, board, told.shared) for card in hole]
    if len(set(every)) < len(every):
        for cards in (*holes, board):
            refuse_duplicates(cards)
        check_seats(game, holes, board)  # says which card is where twice
    if told.from_history:
        game.check_board(board)
        game.check_deck(every)
    elif holes:
        check_seats(game, holes, board)


def _reason(
    told: FileHand,
    verdict: Verdict | None,
    game: Game,
    ranks: Sequence[Ranked],
    names: Sequence[str],
) -> Phrase:
    if told.cancelled:
        return CANCELLED
    if verdict is not None:
        reason = say_reason(verdict, ranks, names)
        if verdict.final:
            return reason
        return Phrase(_LEADS, leads=say_verdict(verdict, names), reason=reason)
    if told.from_history:
        left = sum(not seat.folded for seat in told.seats)
        return ALL_FOLDED if left == 1 else NOT_SHOWN
    if not ranks:
        return NOT_SHOWN
    return say_hand(analyse_cards(game, ranks[0].cards, ranks[0].board))
