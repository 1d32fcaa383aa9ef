"""Hand Analyser: which poker hand is it, which hand wins, and why.

Importing this package loads neither Qt nor NumPy.
"""

from analyser.api import (
    Comparison,
    Deal,
    Deals,
    analyse,
    compare,
    deal,
    rank_many,
)
from analyser.poker.analysis import Analysis, High, Low
from analyser.poker.cards import Card, format_cards, parse_cards
from analyser.poker.errors import CardError

__version__ = "0.1.0"

__all__ = [
    "Analysis",
    "Card",
    "CardError",
    "Comparison",
    "Deal",
    "Deals",
    "High",
    "Low",
    "analyse",
    "compare",
    "deal",
    "format_cards",
    "parse_cards",
    "rank_many",
]
