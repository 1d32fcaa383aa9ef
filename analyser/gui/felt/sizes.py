"""The sizes of texts and gaps on the felt, which grow with it and with the user's letters."""

from typing import Final, NamedTuple

REFERENCE: Final = (1096, 732)
"""The size of the felt in a window of the default size; on a larger one everything grows."""
_LEAST: Final = 484
"""The height of the felt in the smallest window: there the scoreboard has its least height."""
_MOST_GROWN: Final = 1.5


class Sizes(NamedTuple):
    """The sizes of texts and gaps on a felt."""

    unit: float = 1.0  # the factor by which measures and texts grow on a large felt
    text: float = 1.0  # the factor by which the user has enlarged the texts
    # 1 on the smallest felt, 0 on one of usual height; between them, gaps and the scoreboard
    # shrink.
    tight: float = 0.0
    # How far the gaps alone have shrunk for large letters: 0 for no more than ``tight`` says, 1 for
    # the least.
    spared: float = 0.0
    # Whether seats go without their draws and the deals behind their shares, for lack of room.
    bare: bool = False

    def px(self, length: float) -> int:
        """Return a length that grows with the felt."""
        return round(length * self.unit)

    def letters(self, size: float) -> int:
        """Return a size of letters in pixels: up to 16 it grows in full, above only as needed."""
        grown = size * self.text
        if size > 16:
            grown = max(size, (1.25 if size >= 24 else 1.0) * 16 * self.text)
        return round(grown * self.unit)

    def line(self, size: float) -> int:
        """Return the height of a line of letters of this size."""
        return round(1.36 * self.letters(size))

    def between(self, usual: float, least: float) -> float:
        """Return a length that shrinks on a small felt, and for large letters."""
        return usual + (least - usual) * max(self.tight, self.spared)

    @property
    def verdict(self) -> float:
        """The size of the verdict's letters, before they grow."""
        return 30 - 6 * self.tight

    @property
    def score(self) -> float:
        """The size of the figures in the bar, before they grow."""
        return 34 - 8 * self.tight

    @property
    def padding(self) -> int:
        return self.px(20 - 6 * self.tight)  # a scroll bar, 14 wide, may lie over it

    @property
    def sticks_out(self) -> int:
        """By how much the needle sticks out of the bar, above and below."""
        return self.px(self.between(6, 3))

    @property
    def gap(self) -> int:
        return self.px(self.between(10, 6))


def growth(width: int, height: int, reference: tuple[int, int] = REFERENCE) -> float:
    """Return by how much everything grows in a room larger than ``reference``: 1 to 1.5."""
    return min(max(min(width / reference[0], height / reference[1]), 1.0), _MOST_GROWN)


def sizes_of(width: int, height: int, text: float) -> Sizes:
    """Return the sizes of texts and gaps on a felt; ``text``: the factor for texts, 1 to 3."""
    tight = (REFERENCE[1] - height) / (REFERENCE[1] - _LEAST)
    return Sizes(growth(width, height), max(text, 1.0), min(max(tight, 0.0), 1.0))
