"""The sizes of texts and gaps on the felt, and how the texts that are painted there are written."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from analyser.gui.look.painting import unbroken
from analyser.gui.look.theme import LEAST_LETTERS, Theme, advance, fitted, lettered

REFERENCE: Final = (1096, 732)
"""The size of the felt in a window of the default size; on a larger one everything grows."""
_LEAST: Final = 484
"""The height of the felt in the smallest window: there the scoreboard has its least height."""
_MOST_GROWN: Final = 1.5
_IN_ROOM = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ON_A_LINE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
LEFT = Qt.AlignmentFlag.AlignLeft | _ON_A_LINE
RIGHT = Qt.AlignmentFlag.AlignRight | _ON_A_LINE
CENTRE = Qt.AlignmentFlag.AlignHCenter | _ON_A_LINE
"""The sides of a line, in one with the height: Python takes longer to join flags than to write."""
_END = Qt.TextElideMode.ElideRight
_SHARE = "88.88%"
_SHRUNK = 0.8
"""Down to which part of its width a figure shrinks before it is left out."""


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
        """Return ``usual``, or down to ``least`` on a small felt or for large letters."""
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
        """The pixels between the felt's edges and what lies on it, left and right."""
        return self.px(20 - 6 * self.tight)  # a scroll bar, 14 wide, may lie over it

    @property
    def sticks_out(self) -> int:
        """By how much the needle sticks out of the bar, above and below."""
        return self.px(self.between(6, 3))

    @property
    def gap(self) -> int:
        """The pixels between two seats, and between seats, streets and tray."""
        return self.px(self.between(10, 6))


def growth(width: int, height: int, reference: tuple[int, int] = REFERENCE) -> float:
    """Return by how much everything grows in a room larger than ``reference``: 1 to 1.5."""
    return min(max(min(width / reference[0], height / reference[1]), 1.0), _MOST_GROWN)


def sizes_of(width: int, height: int, text: float) -> Sizes:
    """Return the sizes of texts and gaps on a felt; ``text``: the factor for texts, 1 to 3."""
    tight = (REFERENCE[1] - height) / (REFERENCE[1] - _LEAST)
    return Sizes(growth(width, height), max(text, 1.0), min(max(tight, 0.0), 1.0))


class Lettering:
    """Writes with a painter, in the sizes of the felt and the colours of a theme."""

    def __init__(self, painter: QPainter, font: QFont, sizes: Sizes, theme: Theme) -> None:
        self.painter, self._font = painter, font
        self.sizes, self.theme = sizes, theme

    def _font_of_size(self, size: float, bold: bool) -> QFont:
        return lettered(self._font, self.sizes.letters(size), bold)

    def width(self, text: str, size: float, *, bold: bool = False) -> int:
        return advance(self._font_of_size(size, bold), text)

    def line(
        self,
        room: QRect,
        text: str,
        size: float,
        ink: QColor,
        *,
        bold: bool = False,
        side: int = LEFT,
    ) -> None:
        """Write one line in the middle of a room's height, smaller or cut if it is long."""
        font = self._font_of_size(size, bold)
        if advance(font, text) > room.width():
            most, least = self.sizes.letters(size), self.sizes.px(LEAST_LETTERS)
            font = fitted(self._font, text, room.width(), most, least, bold)
            text = QFontMetrics(font).elidedText(text, _END, room.width())
        self.painter.setFont(font)
        self.painter.setPen(ink)
        self.painter.drawText(room, side, text)

    def wrapped(
        self, room: QRect, text: str, size: float, ink: QColor, most: int, *, bold: bool = False
    ) -> int:
        """Write a text from the top of a room, on as many lines as fit; return where it ends.

        Letters shrink until it fits; what does not fit even so is left out, with an ellipsis.
        ``most``: the most lines.
        """
        if not text:
            return room.top()
        font = self._font_of_size(size, bold)
        while True:
            metrics = QFontMetrics(font)
            lines, wide = _lines(text, font, room.width())
            fit, letters = room.height() // metrics.lineSpacing(), font.pixelSize() - 1
            has_room = len(lines) <= fit and wide <= room.width()
            if has_room or letters < self.sizes.px(LEAST_LETTERS):
                break
            font = lettered(self._font, letters, bold)
        most = min(most, max(fit, 0))
        self.painter.setFont(font)
        self.painter.setPen(ink)
        top = room.top()
        for at, line in enumerate(lines[:most]):
            rest = " ".join(lines[at:]) if at == most - 1 else line
            if advance(font, rest) > room.width():
                rest = metrics.elidedText(rest, _END, room.width())
            place = QRect(room.left(), top, room.width(), metrics.lineSpacing())
            self.painter.drawText(place, _IN_ROOM, rest)
            top += metrics.lineSpacing()
        return top

    def listed(self, room: QRect, text: str, size: float, ink: QColor, most: int) -> int:
        """Write a list as ``wrapped`` does, without the items at its end that have no room."""
        font = self._font_of_size(size, False)
        lines = min(most, room.height() // QFontMetrics(font).lineSpacing())
        while text and len(_lines(text, font, room.width())[0]) > lines:
            text = text.rpartition(", ")[0]
        return self.wrapped(room, text, size, ink, most)

    def fitting(
        self, text: str, tries: Sequence[tuple[float, int]], wide: int, high: int
    ) -> tuple[str, float, int]:
        """Return what to write in bold of a text, in what size, and on how many lines at most.

        ``tries``: sizes with their most lines; the first in which the text fits a room is taken.
        If it fits in none of them, return what stands before its comma: "Two pair".
        """
        for shown in (text, text.partition(", ")[0]):
            for size, most in tries:
                font = self._font_of_size(size, True)
                lines, needed = _lines(shown, font, wide)
                fit = min(most, high // QFontMetrics(font).lineSpacing())
                if len(lines) <= fit and needed <= wide:
                    return shown, size, fit
        return shown, *tries[-1]

    def side_by_side(self, room: QRect, figure: str, addition: str) -> None:
        """Write a figure and after it an addition at a room's right end, as far as they fit."""
        wide, more = self.width(figure, 14, bold=True), self.width(addition, 14)
        gap = self.sizes.px(8)
        if addition and wide + gap + more <= room.width():
            self.line(room, addition, 14, self.theme.muted_on_felt, side=RIGHT)
            room = room.adjusted(0, 0, -more - gap, 0)
        if _SHRUNK * wide <= room.width():
            self.line(room, figure, 14, self.theme.on_felt, bold=True, side=RIGHT)

    def stacked(self, room: QRect, figure: str, addition: str, *, keeps: bool = False) -> None:
        """Write a share above its small addition; in equal rooms all shares are of one size.

        ``keeps``: whether both get smaller rather than leave the addition out.
        """
        high, low = self.sizes.line(16), self.sizes.line(14)
        shows_both = keeps or (addition and self.width(addition, 14) <= room.width())
        shrunk = min(1.0, room.height() / (high + low)) if keeps else 1.0
        high, low = round(shrunk * high), round(shrunk * low)
        top = room.top() + (room.height() - high - (low if shows_both else 0)) // 2
        is_nothing = figure.startswith(("0.00", "0,00"))
        ink = self.theme.muted_on_felt if is_nothing else self.theme.on_felt
        place = QRect(room.left(), top, room.width(), high)
        size = 16 * min(shrunk, room.width() / self.width(_SHARE, 16, bold=True))
        self.line(place, figure, size, ink, bold=not is_nothing, side=RIGHT)
        if shows_both:
            place.setRect(room.left(), top + high, room.width(), low)
            self.line(place, addition, 14 * shrunk, self.theme.muted_on_felt, side=RIGHT)

    def at_foot(self, room: QRect, figure: str, addition: str) -> int:
        """Write a figure, and below it what fits of an addition; return the lowest y left above."""
        high, low = self.sizes.line(16), self.sizes.line(14)
        first, _, more = addition.partition(", ")
        texts = [text for text in (addition, first if more else "") if text]
        narrow = room.width() / _SHRUNK
        fitting = next((text for text in texts if self.width(text, 14) <= narrow), "")
        if room.height() < self.sizes.line(20) + high + low:
            fitting = ""
        bottom = room.bottom() + 1
        if fitting:
            place = QRect(room.left(), bottom - low, room.width(), low)
            self.line(place, fitting, 14, self.theme.muted_on_felt)
            bottom -= low
        self.line(QRect(room.left(), bottom - high, room.width(), high), figure, 16,
                  self.theme.on_felt, bold=True)  # fmt: skip
        return bottom - high - 1


@lru_cache(512)  # every plate tries the sizes for all hands
def _lines(text: str, font: QFont, wide: int) -> tuple[list[str], int]:
    """Break a text into lines for a room, and return them and the width that they need."""
    lines = [""]
    for word in unbroken(text).split(" "):
        longer = f"{lines[-1]} {word}".lstrip()
        if lines[-1] and advance(font, longer) > wide:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines, max([advance(font, line) for line in lines])
