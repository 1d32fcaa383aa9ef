"""The legend, which says what the badges on the unused cards mean."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from analyser.gui.look.badges import Badge, Badges
from analyser.gui.look.theme import LARGE, TIGHT, theme_of
from analyser.gui.look.widgets import Restyled
from analyser.gui.state.hints import Hints


class LegendView(Restyled, QWidget):
    """The meaning of each badge on the unused cards, aligned to the right.

    The view paints its few words itself, because a widget for each would be slow to make at every
    move. Screen readers read the meaning in each card's own description.
    """

    def __init__(self, hints: Hints) -> None:
        super().__init__()
        self._hints = hints
        self._badges = Badges(self.font())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        hints.changed.connect(self._follow)

    @property
    def texts(self) -> list[str]:
        """The entries of the legend, one for each badge: its sign and its meaning."""
        return [f"{badge.sign or '△'} {text}" for badge, text in self._hints.legend]

    def take_font(self) -> None:
        """Draw the badges again in another font."""
        self._badges = Badges(self.font())

    def sizeHint(self) -> QSize:
        """Return the room that all entries need."""
        widths = [width for _, _, width in self._entries(1.0)]
        return QSize(round(sum(widths)) + LARGE * max(len(widths) - 1, 0), self._badge_height + 4)

    def minimumSizeHint(self) -> QSize:
        """Return a width of 0, because entries that do not fit are left out, the last one first."""
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the entries for which there is room."""
        painter = QPainter(self)
        painter.setPen(theme_of(self.palette()).muted_on_felt)
        ratio = painter.device().devicePixelRatioF()
        entries = self._entries(ratio)
        while entries and sum(w for _, _, w in entries) + LARGE * (len(entries) - 1) > self.width():
            entries.pop()
        left = self.width() - sum(w for _, _, w in entries) - LARGE * max(len(entries) - 1, 0)
        top = (self.height() - self._badge_height) / 2
        for badge, text, width in entries:
            pixmap = self._badges.pixmap(badge, self._badge_height, ratio)
            painter.drawPixmap(QPointF(left, top), pixmap)
            own = pixmap.width() / ratio + TIGHT
            place = QRectF(left + own, 0, width - own + 1, self.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
            left += width + LARGE

    @property
    def _badge_height(self) -> int:
        return max(16, self.fontMetrics().height())

    def _entries(self, ratio: float) -> list[tuple[Badge, str, float]]:
        metrics, badges, height = self.fontMetrics(), self._badges, self._badge_height
        return [
            (
                badge,
                text,
                badges.pixmap(badge, height, ratio).width() / ratio
                + TIGHT
                + metrics.horizontalAdvance(text),
            )
            for badge, text in self._hints.legend
        ]

    def _follow(self) -> None:
        self.updateGeometry()
        self.update()
