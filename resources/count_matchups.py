"""Count every two holdings of hold'em against each other: writes the tables of poker/ranges.

    python resources/count_matchups.py            count and write both files: a minute or two
    python resources/count_matchups.py --check    count again and change nothing; exit 1 if a
                                                  file differs

``matchups.npz`` has, for each of the 47,008 pairs of holdings that differ by more than suits, on
how many of the 1,712,304 boards the first wins and on how many they share. ``strength.csv`` has the
169 starting hands in the order of their equity against a random hand, best first, with the deals
that they win and share out of 2,097,572,400.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final, NamedTuple

import numpy as np

from analyser.poker.games.registry import HOLDEM
from analyser.poker.odds.board.tally import count_known_hands
from analyser.poker.odds.situation import situation_of
from analyser.poker.ranges import matchups, notation
from analyser.poker.ranges.holdings import HOLDINGS, HOLDINGS_OF
from analyser.poker.ranges.matchups import holdings_renamed, share_a_card
from analyser.poker.ranking.arrays import Numbers

_EVERY: Final = 2_000
"""After so many pairs a line says how far it is."""


class Pairs(NamedTuple):
    """Pairs of holdings that share no card, as two arrays of holdings' numbers."""

    first: Numbers
    second: Numbers


def distinct_pairs() -> Pairs:
    """Return 47,008 pairs of holdings, of which no two differ only by suits or by their order.

    All other pairs that share no card differ from one of them only by a renaming of suits or the
    order of the two holdings. Of each such group the pair with the lowest numbers is returned.
    """
    size = len(HOLDINGS)
    first, second = np.triu_indices(size, 1)
    apart = ~share_a_card(first, second)
    first, second = first[apart], second[apart]
    least = np.full(len(first), size * size)
    for renamed in holdings_renamed():
        one, other = renamed[first], renamed[second]
        np.minimum(least, np.minimum(one, other) * size + np.maximum(one, other), out=least)
    return Pairs(*np.divmod(np.unique(least), size))


def count_pairs() -> dict[str, np.ndarray]:
    """Count every distinct pair of holdings."""
    pairs = distinct_pairs()
    wins, ties = (np.zeros(len(pairs.first), np.uint32) for _ in range(2))
    for at, (first, second) in enumerate(zip(*pairs, strict=True)):
        odds = count_known_hands(situation_of(HOLDEM, [HOLDINGS[first], HOLDINGS[second]]))
        wins[at], ties[at] = odds.seats[0].win, odds.seats[0].tie
        if at % _EVERY == 0:
            print(f"{at:,} of {len(wins):,} pairs", flush=True)
    first, second = (numbers.astype(np.uint16) for numbers in pairs)
    return {"first": first, "second": second, "wins": wins, "ties": ties}


def order_hands() -> str:
    """Write the starting hands in the order of their equity against a random hand."""
    table = matchups.matchups()
    rows = []
    for hand, (holding, *_) in HOLDINGS_OF.items():
        wins, ties = int(table.wins[holding].sum()), int(table.ties[holding].sum())
        rows.append((2 * wins + ties, hand, wins, ties))
    rows.sort(key=lambda row: -row[0])
    return "hand,wins,ties\n" + "".join(f"{hand},{wins},{ties}\n" for _, hand, wins, ties in rows)


def check(counted: dict[str, np.ndarray]) -> bool:
    """Whether both files contain what was counted now."""
    with np.load(matchups.FILE, allow_pickle=False) as table:
        same = all(np.array_equal(table[name], column) for name, column in counted.items())
    return same and notation.STRENGTH_FILE.read_text(encoding="utf-8") == order_hands()


def main() -> int:
    """Do what the command line says and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="change nothing")
    arguments = parser.parse_args()
    counted = count_pairs()
    if arguments.check:
        return 0 if check(counted) else 1
    np.savez_compressed(matchups.FILE, allow_pickle=False, **counted)
    notation.STRENGTH_FILE.write_text(order_hands(), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
