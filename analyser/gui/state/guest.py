"""A table that visits the felt, such as a hand of a file that is looked at, or a question."""

from collections import deque
from collections.abc import Sequence
from typing import Final, NamedTuple

from analyser.gui.look.translation import capital, shortened, translate
from analyser.poker.phrases import N_
from analyser.poker.table.streets import later_streets
from analyser.poker.table.table import Table
from analyser.poker.table.table_state import tidy_name

_MOST_PLAYED: Final = 100
"""The number of hands whose streets are remembered, to deal the same later streets again."""


class Guest(NamedTuple):
    """A table that the felt shows instead of the user's own, with what may be done to it."""

    # The table on each street of the hand, of which the last is shown. "Deal" goes on to the next
    # of them and never deals other cards.
    streets: Sequence[Table]
    step: str  # the name of the undo step that makes this the user's own table
    note: str = ""  # a sentence for the user once it is
    luck: str = ""  # what the felt says of the luck that somebody had
    # Why it cannot become the user's own table, and so cannot be changed; "" if it can.
    refusal: str = ""
    is_hidden: bool = False  # whether the answer stays hidden, whatever the user has chosen
    # headline, reason: what the felt says of a question instead of its verdict and reason, which
    # may stand in it as "{verdict}" and "{reason}"; "" for its own words.
    headline: str = ""
    reason: str = ""
    clause: str = ""  # what is added to the reason of the felt's own words: a word on the luck
    # Who took the pot although the cards do not say so: it is shown instead of the felt's verdict,
    # with the clause as its only reason; "" for the felt's own words.
    verdict: str = ""
    taker: int | None = None  # the seat that took it so; None if it is not on the table

    @property
    def table(self) -> Table:
        return self.streets[-1]


def hand_of_file(
    streets: Sequence[Table], pot_in_cents: bool, winner: str = "", why: str = ""
) -> Guest:
    """Return a hand of a file as a guest, with a note if its pot is counted in cents.

    ``winner``: who took the pot without a showdown, and ``why``; "" if nobody did.
    """
    pot, note = streets[-1].pot, ""
    if pot_in_cents and pot is not None:
        note = translate("Guest", "The pot is counted in cents: {pot}", pot=pot)
    guest = Guest(streets, N_("put a hand on the table"), note)
    if not winner:
        return guest
    verdict = translate("Felt", "{seat} wins", seat=shortened(winner))
    names = [guest.table.seat_name(seat) for seat in range(len(guest.table.seats))]
    taker = names.index(name) if (name := tidy_name(winner)) in names else None
    return guest._replace(clause=capital(why), verdict=verdict, taker=taker)


class PlayedHands:
    """The hands of files that came to the user's own table, to deal their streets as they were."""

    def __init__(self) -> None:
        self._hands: deque[Sequence[Table]] = deque(maxlen=_MOST_PLAYED)

    def add(self, streets: Sequence[Table]) -> None:
        """Add a played hand, one table for each street, as the latest."""
        self._hands.appendleft(streets)

    def later(self, table: Table) -> Sequence[Table]:
        """Return the streets that follow in the hand that a table shows; () if it shows none."""
        return next((later for hand in self._hands if (later := later_streets(table, hand))), ())

    def has_players_of(self, table: Table) -> bool:
        """Whether a table has a player of one of these hands."""
        names = {seat.name for seat in table.seats} - {""}
        return any(names & {seat.name for seat in hand[-1].seats} for hand in self._hands)
