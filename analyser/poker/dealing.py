"""Unbiased deals; the same seed gives the same deal on every system and in every version.

The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
generators", OOPSLA 2014). To draw a number below a bound, it keeps the high bits of a 64-bit
number, as many as the bound needs; if they are not below the bound, it tries the next 64-bit
number. A remainder instead would make some cards more likely than others. The shuffle is that of
Fisher and Yates.
"""

import os
import re
from collections.abc import Iterable, Sequence
from typing import TypeVar

from analyser.poker.cards import DECK, Card
from analyser.poker.errors import NotANumberError, refuse_number
from analyser.poker.phrases import N_

T = TypeVar("T")

MOST_SEED = 2**64 - 1
_GAMMA = 0x9E3779B97F4A7C15  # the odd integer nearest to 2**64 divided by the golden ratio


class Shuffler:
    """SplitMix64: a stream of 64-bit numbers from a seed, 0 to ``MOST_SEED``.

    >>> Shuffler(0).next64()
    16294208416658607535
    """

    def __init__(self, seed: int) -> None:
        """Start the stream of this seed. Raises NumberError."""
        refuse_number(N_("The seed"), seed, 0, MOST_SEED)
        self._state = seed

    def next64(self) -> int:
        """Return the next number of the stream, 0 to 2**64 - 1."""
        self._state = (self._state + _GAMMA) & MOST_SEED
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MOST_SEED
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MOST_SEED
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """Return a number from 0 to ``bound`` - 1, all equally likely."""
        bits = (bound - 1).bit_length()
        while True:
            drawn = self.next64() >> (64 - bits) if bits else 0
            if drawn < bound:
                return drawn

    def one_of(self, items: Sequence[T]) -> T:
        """Return one of the items, all equally likely."""
        return items[self.below(len(items))]

    def draw(self, items: Iterable[T], count: int) -> list[T]:
        """Return ``count`` items, or all if they are fewer, in random order, all equally likely."""
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(min(count, len(left)))]

    def shuffled(self, cards: Iterable[Card] = DECK) -> list[Card]:
        """Return the cards in a random order, all orders equally likely."""
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            chosen = self.below(last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        return order


def random_seed() -> int:
    """Return an unpredictable seed, short enough to be read aloud: up to ten digits."""
    return int.from_bytes(os.urandom(4))  # what `secrets` does, without the time to load it


def read_whole_number(text: str) -> int:
    """Read a whole number, such as a seed; spaces around it are ignored. Raises NotANumberError.

    Stricter than ``int``, which also reads 1_000 and digits of other scripts. A number so long that
    Python may not read it is refused; the caller has to refuse others that are too large.
    """
    if re.fullmatch("[+-]?[0-9]{1,4000}", text.strip()) is None:
        raise NotANumberError(text=text)
    return int(text)
