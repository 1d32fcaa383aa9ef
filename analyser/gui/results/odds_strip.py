"""Each seat's odds as bars in a row, always in sight; while they are counted, how far that is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QSizePolicy, QWidget

from analyser.gui.look.odds_bar import paint_bar
from analyser.gui.look.theme import CAPTION, LARGE, Theme, scaled
from analyser.gui.look.translation import translated
from analyser.gui.look.widgets import TemporaryButton, Text
from analyser.gui.state.live_odds import Standing

if TYPE_CHECKING:
    from analyser.poker.odds.odds import Odds

_HEIGHT = 19
_BAR = 6
"""Height of a bar below its text, in device-independent pixels."""


class OddsBar(QLabel):
    """One seat's bar with its figures above it; to a screen reader it is a sentence."""

    def __init__(self, theme: Theme, font: QFont) -> None:
        super().__init__()
        self._theme = theme
        self._parts = 0.0, 0.0
        self._texts: tuple[str, ...] = ()
        self.setFont(font)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(_HEIGHT)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def show_seat(self, name: str, odds: Odds, seat: int) -> None:
        """Show the odds of a seat.

        Of two seats only the percentages are painted: the verdict says the rest in words.
        """
        from analyser.poker.odds.wording import bar_parts, headline_figure, say_seat

        figures = translated(say_seat(odds, seat))
        sentence = self.tr("{seat}: {figures}").format(seat=name, figures=figures)
        figure = translated(headline_figure(odds, seat))
        brief = self.tr("{seat} {percent}").format(seat=name, percent=figure)
        self._parts = bar_parts(odds, seat)
        told = len(odds.seats) == 2 and not odds.situation.game.splits
        self._texts = (brief, figure) if told else (sentence, brief, figure)
        self.setText(sentence)
        self.setToolTip(sentence)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar, and above it as much of the text as there is room for."""
        painter = QPainter(self)
        below = QRectF(0, self.height() - _BAR, self.width(), _BAR)
        paint_bar(painter, below, *self._parts, self._theme)
        painter.setPen(self._theme.text)
        room, metrics = self.rect().adjusted(0, 0, 0, -_BAR), self.fontMetrics()
        fitting = [text for text in self._texts if metrics.horizontalAdvance(text) <= room.width()]
        text = fitting[0] if fitting else self._texts[-1] if self._texts else ""
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)


class OddsStrip(QWidget):
    """A row of bars, or a line that says why there are none.

    Signals:
        cancelled: somebody does not want to wait for the odds.
    """

    cancelled = Signal()

    def __init__(self, theme: Theme, font: QFont) -> None:
        super().__init__()
        self._theme = theme
        self._font = scaled(font, CAPTION)
        self._bars: list[OddsBar] = []
        self._status = Text(self._font)
        self._progress = QProgressBar(maximum=100, textVisible=True)
        self._progress.setAccessibleName(self.tr("Counting every deal"))
        self._progress.setFormat(self.tr("Counting every deal: %p %"))
        self.cancel = TemporaryButton(self.tr("Ca&ncel"))
        """Shown while it is worth a click; whoever holds the strip has a place for it."""
        self.cancel.setAccessibleDescription(self.tr("Stop counting the odds"))
        self.cancel.clicked.connect(self.cancelled)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(LARGE)
        for widget in (self._status, self._progress):
            self._row.addWidget(widget, 1)
        self._progress.setFixedHeight(_HEIGHT)
        self.setFixedHeight(_HEIGHT)  # at all times: a bar that grew would push the deck about
        self.set_theme(theme)
        self.clear()

    @property
    def bars(self) -> tuple[OddsBar, ...]:
        """The bars that are shown, in the order of the seats that play."""
        return tuple([bar for bar in self._bars if not bar.isHidden()])

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self._status.set_colour(theme.muted)
        for bar in self._bars:
            bar.set_theme(theme)

    def clear(self) -> None:
        """Show nothing, as where the answer is hidden."""
        self._show_bars(0)
        self._say("")

    def follow(self, standing: Standing, names: Sequence[str]) -> None:
        """Show what is known of the odds; ``names`` are those of all seats of the table."""
        odds = standing.odds
        if odds is not None and len(odds.seats) > 1:
            self._show_bars(len(odds.seats))
            shown = self._bars[: len(odds.seats)]
            for at, (bar, seat) in enumerate(zip(shown, standing.seats, strict=True)):
                bar.show_seat(translated(names[seat]), odds, at)
            self._say(None)
            return
        self._show_bars(0)
        self._say(standing.refusal, standing.share)

    def _show_bars(self, count: int) -> None:
        while len(self._bars) < count:
            bar = OddsBar(self._theme, self._font)
            self._row.insertWidget(len(self._bars), bar, 1)
            self._bars.append(bar)
        for at, bar in enumerate(self._bars):
            bar.setVisible(at < count)

    def _say(self, text: str | None, share: float | None = None) -> None:
        counting = share is not None
        if share is not None:
            self._progress.setValue(int(100 * share))
        self._progress.setVisible(counting)
        self.cancel.setVisible(counting)
        self._status.setVisible(text is not None and not counting)
        self._status.show_text(text or "")
