"""Hand Analyser: which poker hand is it, which hand wins, and why.

Importing this package loads neither Qt nor NumPy, nor anything else before a name is asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from analyser.api import (
        Comparison,
        Deal,
        Deals,
        analyse,
        compare,
        compare_hands,
        deal,
        rank_many,
        sort_hands,
    )
    from analyser.counting import equity
    from analyser.poker.analysis import Analysis, High, Low
    from analyser.poker.cards import Card, format_cards, parse_cards
    from analyser.poker.errors import CardError
    from analyser.poker.grading import SortedHands
    from analyser.poker.odds import HighLowSeatOdds, Odds, SeatOdds

__version__ = "0.1.0"

__all__ = [
    "Analysis",
    "Card",
    "CardError",
    "Comparison",
    "Deal",
    "Deals",
    "High",
    "HighLowSeatOdds",
    "Low",
    "Odds",
    "SeatOdds",
    "SortedHands",
    "analyse",
    "compare",
    "compare_hands",
    "deal",
    "equity",
    "format_cards",
    "parse_cards",
    "rank_many",
    "sort_hands",
]


_COUNTING = ("HighLowSeatOdds", "Odds", "SeatOdds", "equity")


def __getattr__(name: str) -> object:
    """Load a public name when it is first used."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    # Who only counts odds does not wait for what describes and explains hands.
    home = "analyser.counting" if name in _COUNTING else "analyser.api"
    value: object = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """List the public names, loaded or not."""
    return sorted({*globals(), *__all__})
