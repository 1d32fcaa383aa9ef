"""The line below the rows: which hands win how often, and how often each seat wins."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from analyser.gui.look.translation import number, percent, translate, translated
from analyser.gui.state.jobs import Jobs, Task
from analyser.poker.hand_table.filter import Filter
from analyser.poker.hand_table.table import FileTable
from analyser.poker.hand_table.totals import TableTotals, totals_of
from analyser.poker.names import seat_name


class Totals(QObject):
    """Counts the rows that a filter chooses in a thread.

    Signals:
        told: the line.
    """

    told = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task = Task(Jobs(self))

    @property
    def is_busy(self) -> bool:
        """Whether the thread counts."""
        return self._task.is_busy

    def count(self, table: FileTable, wanted: Filter) -> None:
        """Count anew; emits ``told``."""
        self._task.start(totals_of(table, wanted), lambda totals: self.told.emit(say(totals)))

    def close(self) -> None:
        """Stop counting, and wait up to a second until the thread is idle."""
        self._task.close()


def say(totals: TableTotals) -> str:
    """Say which hands win how often, in per cents, and what else there is to count."""
    parts: list[str] = []
    every = sum([count for _, count in totals.categories])
    if every:
        shares = [
            translate("Totals", "{hand} {share}").format(
                hand=translated(name), share=percent(round(100 * count / every))
            )
            for name, count in totals.categories
        ]
        parts.append(translate("Totals", "By hand: {hands}").format(hands=", ".join(shares)))
    for seat, count in enumerate(totals.wins):
        text = translate("Totals", "{seat} wins: {count}")
        parts.append(text.format(seat=translated(seat_name(seat)), count=number(count)))
    for text, count in (
        (translate("Totals", "Split: {count}"), totals.ties),
        (translate("Totals", "Without a showdown: {count}"), totals.no_showdown),
        (translate("Totals", "Paid otherwise: {count}"), totals.paid_another),
    ):
        if count:
            parts.append(text.format(count=number(count)))
    return " · ".join(parts)
