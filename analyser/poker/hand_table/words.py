"""The text of some cells of a row."""

from __future__ import annotations

from analyser.poker.hand_files.judge import HandRow
from analyser.poker.hand_table.categories import low_ranks
from analyser.poker.hand_table.table import Snapshot
from analyser.poker.names import listed, rank_row
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase


def say_winner(row: HandRow) -> str:
    """Name the winners: one, several that share, or high and low; "" if there is none."""
    if not row.winners:
        return ""
    high = listed([row.players[seat] for seat in row.winners])
    if not row.low_winners or row.low_winners == row.winners:
        return high
    low = listed([row.players[seat] for seat in row.low_winners])
    return Phrase(QT_TRANSLATE_NOOP("analyser", "{high}; low: {low}"), high=high, low=low)


def say_low(snapshot: Snapshot, number: int) -> str:
    """Write the best low of a row, such as "8-6-4-2-A"; "" if it has none."""
    strength = int(snapshot.columns.low_strength[number])
    return rank_row(low_ranks(strength)) if strength else ""
