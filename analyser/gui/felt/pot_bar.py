"""A bar that shows how the pot is shared on average.

While the odds are counted, the bar shows the progress. If there are no odds, it says why.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QMenu, QProgressBar, QWidget

from analyser.gui.felt.content import BarContent, Share
from analyser.gui.look.felt_button import TemporaryButton
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import ON_SEAT, SMALL, Theme, seat_colour, theme_of
from analyser.gui.look.translation import number, plain_tip
from analyser.gui.look.widgets import Text, bold, show_tip_below
from analyser.gui.state.live_odds import ESTIMATES, UNTIL_STOPPED


class SharesBar(QLabel):
    """The bar with the seats' shares; a screen reader reads a sentence for each seat."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shares: Sequence[Share] = ()
        self.setFont(bold())
        self.setTextFormat(Qt.TextFormat.PlainText)

    def show_shares(self, shares: Sequence[Share], sentences: Sequence[str]) -> None:
        """Show the seats' parts from left to right.

        ``sentences``: a sentence for each of these parts, for the tool tip and for screen readers.
        """
        self._shares = shares
        text = "; ".join(sentences)
        owner = None if "&" in text else self.parentWidget()
        self.setBuddy(owner)  # type: ignore[arg-type]  # as in name_owner
        self.setText(text)
        self.setToolTip(plain_tip("\n".join(sentences)))
        self.update()

    def event(self, event: QEvent) -> bool:
        """Show the tool tip below the bar, so that it does not cover the bar."""
        if event.type() == QEvent.Type.ToolTip:
            show_tip_below(self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the seats' parts side by side.

        On each part stands the longest of its texts that fits.
        """
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_shares(QPainter(self), area, self._shares, self.font(), theme_of(self.palette()))


def paint_shares(
    painter: QPainter, area: QRectF, shares: Sequence[Share], font: QFont, theme: Theme
) -> None:
    """Paint a bar of the seats' parts side by side.

    On each part stands the longest of its texts that fits, or none.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font)
    shape = QPainterPath()
    shape.addRoundedRect(area, area.height() / 2, area.height() / 2)
    painter.setClipPath(shape)
    metrics = QFontMetricsF(font)
    left = area.left()
    widths = widths_of(area.width(), shares, max(metrics.horizontalAdvance("W"), 1.0))
    for at, (share, width) in enumerate(zip(shares, widths, strict=True)):
        place = QRectF(left, area.top(), width, area.height())
        ground, ink = seat_colour(share.seat), QColor(ON_SEAT)
        painter.fillRect(place, ground)
        if at and width > 1:
            painter.setPen(QPen(theme.on_felt, 2))
            painter.drawLine(place.topLeft(), place.bottomLeft())
        *longer, letter = share.texts
        room = width - 2 * SMALL
        text = next((t for t in longer if metrics.horizontalAdvance(t) <= room), letter)
        text = text if metrics.horizontalAdvance(text) <= width else ""
        painter.setPen(ink)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
        left += width
    painter.restore()
    paint_rounded(painter, area, area.height() / 2, edge=QPen(theme.on_felt, 1.5))


def widths_of(room: float, shares: Sequence[Share], least: float) -> list[float]:
    """Return the width of each seat's part of a bar of width ``room``.

    Every share above 0 gets a part at least ``least`` wide. The wider parts become narrower for
    this.
    """
    whole = sum(share.share for share in shares) or 1.0
    wanted = [room * share.share / whole for share in shares]
    raised = [max(width, least) if width else 0.0 for width in wanted]
    # Each wider part gives up room in proportion to what it has above the least width.
    spare = sum(width - least for width in raised if width > least) or 1.0
    over = sum(raised) - room
    return [
        max(least, width - over * (width - least) / spare) if width else 0.0 for width in raised
    ]


class CountingBar(QProgressBar):
    """The progress of the count, in the shape of the bar of shares that replaces it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, maximum=100, textVisible=True)

    @property
    def written(self) -> str:
        """The text on the bar: what is being done and the percentage, or only the percentage.

        "" if even the percentage does not fit.
        """
        brief = f"{self.value()}%"
        room = self.width() - 2 * SMALL
        wide = self.fontMetrics().horizontalAdvance
        return next((t for t in (self.text(), brief) if wide(t) <= room), "")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the done part and the rest in two colours, each with its own text colour."""
        # A style may change a progress bar's palette, so take the colours from the parent.
        theme, painter = theme_of((self.parentWidget() or self).palette()), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        shape, done, rest = QPainterPath(), QPainterPath(), QPainterPath()
        shape.addRoundedRect(area, area.height() / 2, area.height() / 2)
        edge = area.width() * self.value() / self.maximum()
        done.addRect(area.adjusted(0, 0, edge - area.width(), 0))
        rest.addRect(area.adjusted(edge, 0, 0, 0))
        for part, ground, ink in (
            (done, theme.active, theme.on_mark),
            (rest, theme.felt_edge, theme.on_felt),
        ):
            painter.setClipPath(shape & part)
            painter.fillRect(area, ground)
            painter.setPen(ink)
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.written)
        painter.setClipping(False)
        paint_rounded(painter, area, area.height() / 2, edge=QPen(theme.on_felt, 1.5))


class PotBar(QWidget):
    """The bar of shares, or the progress of the count, or the reason why there are no odds.

    While an estimate improves, a button that stops it is shown beside the bar of shares.

    Signals:
        estimate_asked: the user wants an estimate, for this number of seconds, because there are
            too many deals to count.
    """

    estimate_asked = Signal(float)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.shares = SharesBar(self)
        self._status = Text(self, ink="on_felt")
        self._content = BarContent()
        self._status.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._progress = CountingBar(self)
        self.cancel = TemporaryButton(self.tr("Ca&ncel"), self)
        self.cancel.setAccessibleDescription(self.tr("Stop counting the odds"))
        self.estimate = TemporaryButton(self.tr("&Estimate"), self)
        self.estimate.setAccessibleDescription(
            self.tr("Draw deals at random for a few seconds; the odds then come with their error")
        )
        self._seconds: float = ESTIMATES[0]
        self.estimate.clicked.connect(lambda: self.estimate_asked.emit(self._seconds))
        self.lengths = QMenu(self)
        for seconds in ESTIMATES:
            choice = self.lengths.addAction(self._say_length(seconds))
            choice.triggered.connect(lambda _=False, seconds=seconds: self._estimate_for(seconds))
        self.length = TemporaryButton("", self)
        """The button with a menu of how long an estimate takes; a choice starts the estimate."""
        self._show_length()
        self.length.clicked.connect(self._offer_lengths)
        self.length.setAccessibleDescription(self.tr("How long deals are drawn"))
        self._follow()

    def display(self, content: BarContent) -> None:
        """Show the bar of shares, the progress of the count, or the reason for having no odds."""
        if content != self._content:
            self._content = content
            self.shares.show_shares(content.shares, content.sentences)
            self._follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out again: the bar takes all the room that its buttons leave."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        width, height = self.width(), self.height()
        buttons = [
            button for button in (self.estimate, self.length, self.cancel) if not button.isHidden()
        ]
        widths = [button.sizeHint().width() for button in buttons]
        rest = max(0, width - sum(wide + SMALL for wide in widths))
        for part in (self.shares, self._progress):
            part.setGeometry(0, 0, rest, height)
        said = self._say_why(rest)
        beside = rest
        if buttons and not self._status.isHidden():  # centre the text and its buttons together
            beside = (rest + said) // 2
            self._status.setGeometry(beside - said, 0, said, height)
        else:
            self._status.setGeometry(0, 0, rest, height)
        for button, wide in zip(buttons, widths, strict=True):
            button.setGeometry(beside + SMALL, 0, wide, height)
            beside += SMALL + wide

    def _say_why(self, room: int) -> int:
        """Say why there are no odds, in a few words if the room is short.

        Returns the width of the text.
        """
        text, drawing = self._content.refusal, self._content.can_estimate
        brief = self.tr("Too many deals to count") if drawing else self.tr("No odds")
        metrics = self._status.fontMetrics()
        fits = not text or metrics.horizontalAdvance(text) + 4 <= room
        shown = text if fits else brief
        self._status.show_text(shown, text)
        self._status.setAccessibleName(text)
        return min(room, metrics.horizontalAdvance(shown) + 4)

    def _offer_lengths(self) -> None:
        self.lengths.popup(self.length.mapToGlobal(self.length.rect().bottomLeft()))

    def _estimate_for(self, seconds: float) -> None:
        self._seconds = seconds
        self._show_length()
        self.estimate_asked.emit(seconds)

    def _show_length(self) -> None:
        brief = self.tr("{count} s").format(count=number(round(min(self._seconds, 60))))
        has_end = self._seconds < UNTIL_STOPPED
        self.length.setText(
            f"{brief if has_end else self.tr('No end')} \N{BLACK DOWN-POINTING SMALL TRIANGLE}"
        )
        self.length.setAccessibleName(self._say_length(self._seconds))
        self._place()

    def _say_length(self, seconds: float) -> str:
        if seconds == UNTIL_STOPPED:
            return self.tr("Until stopped")
        return self.tr("{count} seconds").format(count=number(round(seconds)))

    def _follow(self) -> None:
        shares, _, refusal, progress, drawing = self._content
        working = progress is not None
        if progress is not None:
            self._progress.setValue(int(100 * progress))
        what = self.tr("Drawing deals") if drawing else self.tr("Counting every deal")
        self._progress.setAccessibleName(what)
        self._progress.setFormat(self.tr("{what}: %p%").format(what=what))
        self.cancel.setText(self.tr("&Stop") if drawing else self.tr("Ca&ncel"))
        self.shares.setVisible(bool(shares))
        self._progress.setVisible(working and not shares)
        self.cancel.setVisible(working)
        for button in (self.estimate, self.length):
            button.setVisible(drawing and not working)
        self._status.setVisible(not shares and not working)
        self.setVisible(bool(refusal) or working or bool(shares))
        self._place()
