"""Hand Analyser: tells which poker hand some cards make, which hand wins, and why.

Importing this package loads neither Qt nor NumPy: each public name is loaded when it is first used.
"""

from __future__ import annotations

# Not from ``typing``, whose import would take longer than the rest of this module.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from analyser.api import (
        Comparison,
        Deal,
        Deals,
        analyse,
        compare,
        compare_hands,
        deal,
        sort_hands,
    )
    from analyser.api_files import hand_batches, read_hands
    from analyser.api_odds import equity, nuts, range_summary
    from analyser.poker.cards import Card, format_cards, parse_cards
    from analyser.poker.errors import CardError
    from analyser.poker.hand_files.judge import HandError, HandRow
    from analyser.poker.made_hands.draws import Draw
    from analyser.poker.nuts.record import Nuts
    from analyser.poker.odds.record import HandOdds, HighLowSeatOdds, Odds, SeatOdds
    from analyser.poker.ranges.notation import parse_range
    from analyser.poker.ranges.range import Range
    from analyser.poker.ranges.summary import RangeSummary
    from analyser.poker.ranking.rank_many import rank_many
    from analyser.poker.results.analysis import Analysis, High, Low
    from analyser.poker.results.sorting import SortedHands

__version__ = "0.1.0"

__all__ = [
    "Analysis",
    "Card",
    "CardError",
    "Comparison",
    "Deal",
    "Deals",
    "Draw",
    "HandError",
    "HandOdds",
    "HandRow",
    "High",
    "HighLowSeatOdds",
    "Low",
    "Nuts",
    "Odds",
    "Range",
    "RangeSummary",
    "SeatOdds",
    "SortedHands",
    "analyse",
    "compare",
    "compare_hands",
    "deal",
    "equity",
    "format_cards",
    "hand_batches",
    "nuts",
    "parse_cards",
    "parse_range",
    "range_summary",
    "rank_many",
    "read_hands",
    "sort_hands",
]


def __getattr__(name: str) -> object:
    """Load a public name when it is first used."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value: object = getattr(import_module(f"analyser.{_HOMES.get(name, 'api')}"), name)
    globals()[name] = value
    return value


_HOMES = {
    "CardError": "poker.errors",
    "Draw": "poker.made_hands.draws",
    "HandError": "poker.hand_files.judge",
    "HandOdds": "poker.odds.record",
    "HandRow": "poker.hand_files.judge",
    "High": "poker.results.analysis",
    "HighLowSeatOdds": "poker.odds.record",
    "Low": "poker.results.analysis",
    "Nuts": "poker.nuts.record",
    "Odds": "poker.odds.record",
    "Range": "poker.ranges.range",
    "RangeSummary": "poker.ranges.summary",
    "SeatOdds": "poker.odds.record",
    "equity": "api_odds",
    "format_cards": "poker.cards",
    "hand_batches": "api_files",
    "nuts": "api_odds",
    "parse_cards": "poker.cards",
    "parse_range": "poker.ranges.notation",
    "range_summary": "api_odds",
    "rank_many": "poker.ranking.rank_many",
    "read_hands": "api_files",
}
"""The modules of the public names that are not in ``analyser.api``."""


def __dir__() -> list[str]:
    """List all public names, whether they are loaded or not."""
    return sorted({*globals(), *__all__})
