"""Hand Analyser: tells which poker hand some cards make, which hand wins, and why.

Importing this package loads neither Qt nor NumPy: each public name is loaded when it is first used.
"""

from __future__ import annotations

# Not from ``typing``, whose import would take longer than the rest of this module.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from analyser.api import analyse, compare, compare_hands, deal, sort_hands
    from analyser.api_files import hand_batches, read_hands
    from analyser.api_odds import equity, nuts, range_summary
    from analyser.api_records import Comparison, Deal, Deals
    from analyser.poker.cards import Card, format_cards, parse_cards
    from analyser.poker.errors import CardError
    from analyser.poker.hand_files.judge import HandRow, UnreadHand
    from analyser.poker.made_hands.draws import Draw
    from analyser.poker.nuts.record import Nuts
    from analyser.poker.odds.record import HandOdds, HighLowSeatOdds, Odds, SeatOdds
    from analyser.poker.ranges.notation import parse_range
    from analyser.poker.ranges.range import Range
    from analyser.poker.ranges.summary import RangeSummary
    from analyser.poker.ranking.rank_many import rank_many
    from analyser.poker.results.analysis import Analysis, High, Low
    from analyser.poker.results.sorting import SortedHands

__version__ = "1.0.0"

__all__ = [
    "Analysis",
    "Card",
    "CardError",
    "Comparison",
    "Deal",
    "Deals",
    "Draw",
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
    "UnreadHand",
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


_NAMES = {
    "api_files": ("hand_batches", "read_hands"),
    "api_odds": ("equity", "nuts", "range_summary"),
    "api_records": ("Comparison", "Deal", "Deals"),
    "poker.cards": ("Card", "format_cards", "parse_cards"),
    "poker.errors": ("CardError",),
    "poker.hand_files.judge": ("UnreadHand", "HandRow"),
    "poker.made_hands.draws": ("Draw",),
    "poker.nuts.record": ("Nuts",),
    "poker.odds.record": ("HandOdds", "HighLowSeatOdds", "Odds", "SeatOdds"),
    "poker.ranges.notation": ("parse_range",),
    "poker.ranges.range": ("Range",),
    "poker.ranges.summary": ("RangeSummary",),
    "poker.ranking.rank_many": ("rank_many",),
    "poker.results.analysis": ("Analysis", "High", "Low"),
    "poker.results.sorting": ("SortedHands",),
}
_HOMES = {name: module for module, names in _NAMES.items() for name in names}
"""The modules of the public names that are not in ``analyser.api``."""


def __dir__() -> list[str]:
    """List all public names, whether they are loaded or not."""
    return sorted({*globals(), *__all__})
