"""The records that the Python functions make; ``analyser.poker`` makes all other records.

The terminal's JSON has the same fields, in the same order.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass, field

from analyser.poker.cards import Card
from analyser.poker.names import seat_name
from analyser.poker.odds.record import CallRecord
from analyser.poker.phrases import Phrase
from analyser.poker.records import HIDDEN, OMITTED_WHEN_NONE, Record
from analyser.poker.results.analysis import Analysis
from analyser.poker.results.outcome import Pot
from analyser.poker.results.result_sentences import say_verdicts
from analyser.poker.results.showdown import Reason, Verdict


@dataclass(frozen=True, slots=True, repr=False)
class Run(Record):
    """Who wins on one of several boards; the fields are as in ``Comparison``."""

    board: tuple[Card, ...]
    winners: tuple[int, ...]
    low_winners: tuple[int, ...]
    pot: tuple[int, ...] | None
    reason: Reason
    seats: tuple[Analysis, ...] = field(metadata=HIDDEN)
    verdict: Verdict = field(metadata=HIDDEN)


@dataclass(frozen=True, slots=True, repr=False)
class Comparison(Record):
    """Who wins among some hands, and why.

    Attributes:
        game: the game's key.
        board: the cards all seats share; those of the first board if there are several.
        winners: the seats, numbered from 0, that win or share the pot, or one of several boards.
        low_winners: the seats that win or share the low half of the pot; () if nobody does.
        pot: the whole chips that each seat gets of the pot; None if no pot was given.
        reason: why these seats win; with several boards, on the first one, and in ``text`` on all.
        seats: the analysis of each hand, on the first board.
        pots: the main pot and the side pots; None if no bets were given.
        returned: the uncalled chips that each seat gets back; None if no bets were given. The
            JSON form leaves out ``pots`` and ``returned`` if they are None.
        boards, runs: with several boards all of them, and who wins each; else None, which JSON
            leaves out.
        call: for a text with a bet that a seat faces, whether to call it; else None, which JSON
            leaves out.
        verdict: the result for each half of the pot; not part of the JSON form.
        suits: "assumed" if no suits were given and these were chosen; else None, not in JSON.
    """

    game: str
    board: tuple[Card, ...]
    winners: tuple[int, ...]
    low_winners: tuple[int, ...]
    pot: tuple[int, ...] | None
    reason: Reason
    seats: tuple[Analysis, ...]
    pots: tuple[Pot, ...] | None = field(metadata=OMITTED_WHEN_NONE)
    returned: tuple[int, ...] | None = field(metadata=OMITTED_WHEN_NONE)
    verdict: Verdict = field(metadata=HIDDEN)
    _: KW_ONLY
    boards: tuple[tuple[Card, ...], ...] | None = field(default=None, metadata=OMITTED_WHEN_NONE)
    runs: tuple[Run, ...] | None = field(default=None, metadata=OMITTED_WHEN_NONE)
    suits: str | None = field(default=None, metadata=OMITTED_WHEN_NONE)
    call: CallRecord | None = field(default=None, metadata=OMITTED_WHEN_NONE)

    @property
    def headline(self) -> str:
        """Who wins, and why."""
        return f"{self.said}: {self.reason.text}"

    @property
    def said(self) -> Phrase:
        """Who wins, in a few words."""
        names = [seat_name(seat) for seat in range(len(self.seats))]
        return say_verdicts([run.verdict for run in self.runs or ()] or [self.verdict], names)


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Record):
    """One deal: the board, and the analysis of each seat.

    ``boards``: in a game of one's own with several boards all of them; else None.
    """

    board: tuple[Card, ...]
    seats: tuple[Analysis, ...]
    _: KW_ONLY
    boards: tuple[tuple[Card, ...], ...] | None = field(default=None, metadata=OMITTED_WHEN_NONE)


@dataclass(frozen=True, slots=True, repr=False)
class Deals(Record):
    """Several deals, and the seed: the same seed gives the same deals again."""

    seed: int
    deals: tuple[Deal, ...]

    def __iter__(self) -> Iterator[Deal]:
        return iter(self.deals)

    def __len__(self) -> int:
        return len(self.deals)

    @property
    def headline(self) -> str:
        """How many deals there are, and their seed."""
        return f"seed {self.seed}, deals: {len(self)}"
