"""What a text says: its hands, its board and its dead cards; and the strict form to write it in."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from analyser.poker.cards import Card, format_cards
from analyser.poker.games.game import Game
from analyser.poker.games.options import Options
from analyser.poker.games.registry import HOLDEM, default_game
from analyser.poker.ranges.range import Range
from analyser.poker.table.table import MOST_BOARDS
from analyser.poker.table.written_line import say_options
from analyser.poker.text.money import Money
from analyser.poker.text.refusals import BoardCountError, BoardSizeError

EXAMPLE: Final = "AhKh v QsQd @ QhJh2c"
"""A situation in the strict form, which error messages show as an example."""


def check_boards(boards: Sequence[Sequence[Card]]) -> None:
    """Refuse too many boards (BoardCountError), 1 or 2 cards on one of several (BoardSizeError)."""
    if len(boards) > MOST_BOARDS:
        raise BoardCountError(count=len(boards))
    for board in boards if len(boards) > 1 else ():
        if 0 < len(board) < 3:
            raise BoardSizeError(cards=format_cards(board, ""))


@dataclass(frozen=True, slots=True)
class EntryHand:
    """One hand of a text."""

    cards: tuple[Card, ...]  # the cards; empty if the text can be read as a range only
    name: str = ""  # the player's name, "" if the text has none
    # The range, None if the text cannot be read as one. A text such as ``AhKh, QsQd`` can be read
    # as both, and so has cards and a range.
    range: Range | None = None

    def range_in(self, game: Game) -> Range | None:
        """Return the range if the hand, by its size, counts as one in this game; else None."""
        is_range = not self.cards or (game.takes_ranges and len(self.cards) > game.dealt)
        return self.range if is_range else None

    @property
    def written(self) -> str:
        """The hand in the strict form, from which the same hand can be read again."""
        apart = ", " if self.range is not None else ""
        twos = [self.cards[at : at + 2] for at in range(0, len(self.cards), 2)]
        return apart.join([format_cards(two, "") for two in twos]) or str(self.range)


@dataclass(frozen=True, slots=True)
class Entry:
    """What a text says."""

    # The hands in the order of the text; empty if it has only a board or dead cards.
    hands: tuple[EntryHand, ...]
    board: tuple[Card, ...] = ()  # the board; the first one if there are several
    dead: tuple[Card, ...] = ()  # the cards that nobody can be dealt
    game: Game | None = None  # the game that the text names, or None
    street: str = ""  # "turn" or "river" if the board is only this street's card, else ""
    # False if the text has nothing but one hand; True if it has several hands, a board, dead cards,
    # or a word or mark that begins one of these.
    apart: bool = True
    options: Options | None = None  # the options of the game that the text names, or None
    # True if the text has no suits, and these were chosen so that nobody has a flush.
    suits_assumed: bool = False
    money: tuple[Money, ...] = ()  # what the text says of the pot and of bets
    more_boards: tuple[tuple[Card, ...], ...] = ()  # the second and the third board

    @property
    def boards(self) -> tuple[tuple[Card, ...], ...]:
        """All boards; one that is empty if the text has none."""
        return (self.board, *self.more_boards)

    @property
    def has_board(self) -> bool:
        """Whether the text has a board; several may be empty."""
        return bool(self.board or self.more_boards)

    @property
    def several(self) -> tuple[tuple[Card, ...], ...] | None:
        """All boards if there are several, else None."""
        return self.boards if self.more_boards else None

    @property
    def holes(self) -> list[tuple[Card, ...]]:
        """The cards of each hand."""
        return [hand.cards for hand in self.hands]

    @property
    def suits(self) -> Literal["assumed"] | None:
        """What an answer says of suits: "assumed" if these were chosen, else None."""
        return "assumed" if self.suits_assumed else None

    @property
    def sizes(self) -> list[int]:
        """The number of cards of each hand, two for a range."""
        return [len(hand.cards) or HOLDEM.dealt for hand in self.hands]

    def played(self, usual: Game | None = None, *, is_dealt_on: bool = False) -> Game:
        """Return the game that the text names; if none, or ``usual``, this with its options.

        Without either it is the ``default_game`` of the cards; ``is_dealt_on``: as there. Options
        of the text replace all of the game. Raises GameOptionError if it does not have them.
        """
        if self.game is not None and (usual is None or usual.plain != self.game):
            usual = self.game
        game = usual or default_game(self.sizes, with_board=self.has_board, is_dealt_on=is_dealt_on)
        return game if self.options is None else game.with_options(self.options)

    @property
    def written(self) -> str:
        """The situation in the strict form, with the game and the options that the text names."""
        return self.with_hands([hand.written for hand in self.hands])

    def with_hands(self, hands: Sequence[str]) -> str:
        """Return the situation in the strict form, but with other hands, already in that form."""
        said = [str(self.game.name).lower()] if self.game else []
        said += map(str, say_options(self.options)) if self.options else []
        text = f"{', '.join(said)}: " * bool(said) + " v ".join(hands)
        if self.has_board:
            text += "".join([f" @ {format_cards(board, '')}".rstrip() for board in self.boards])
        text += f" dead {format_cards(self.dead, '')}" if self.dead else ""
        return ", ".join([text.strip(), *[each.text for each in self.money]])
