"""What a whole file comes to: who won how often."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from analyser.poker.hand_files.rows import HandRow

if TYPE_CHECKING:
    from analyser.poker.hand_files.two_hands import TwoHands


@dataclass(slots=True)
class Totals:
    """Counts over the rows of a file.

    Attributes:
        rows: how many rows there are.
        wins: for each seat how many hands it won alone; of histories nothing is counted, as their
            seats are other people in every hand.
        ties: how many hands several seats shared.
        no_showdown: how many rows had no showdown.
        errors: how many hands or lines could not be read.
    """

    rows: int = 0
    wins: list[int] = field(default_factory=list)
    ties: int = 0
    no_showdown: int = 0
    errors: int = 0

    def add_two_hands(self, hands: TwoHands) -> None:
        """Count lines of two hands that were read together."""
        self.rows += len(hands)
        self.wins += [0] * (2 - len(self.wins))
        first, second, ties = hands.wins()
        self.wins[0] += first
        self.wins[1] += second
        self.ties += ties

    def add(self, row: HandRow) -> None:
        """Count a row."""
        self.rows += 1
        if not row.told.from_history:
            self.wins += [0] * (len(row.hands) - len(self.wins))
        if not row.showdown:
            self.no_showdown += 1
        elif len(row.winners) > 1:
            self.ties += 1
        elif not row.told.from_history:
            self.wins[row.winners[0]] += 1
