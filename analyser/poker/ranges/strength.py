"""The 169 starting hands in the order of their exact equity against a random hand.

The order is read from ``strength.csv`` in this package, which ``resources/count_matchups.py``
writes from the project's own counts.
"""

from functools import cache
from pathlib import Path
from typing import Final

from analyser.poker.ranges.holdings import HOLDINGS, HOLDINGS_OF

FILE: Final = Path(__file__).with_name("strength.csv")


@cache  # a single list
def hands_by_strength() -> tuple[str, ...]:
    """Return the starting hands, best first."""
    import csv  # a start of the window needs neither this list nor this module

    with FILE.open(encoding="utf-8", newline="") as file:
        return tuple([row["hand"] for row in csv.DictReader(file)])


def best_hands(tenths: int) -> list[str]:
    """Return the best starting hands up to a share of all holdings, in tenths of a per cent."""
    hands, holdings = [], 0
    for hand in hands_by_strength():
        holdings += len(HOLDINGS_OF[hand])
        if 1000 * holdings > tenths * len(HOLDINGS):
            break
        hands.append(hand)
    return hands
