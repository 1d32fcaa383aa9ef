"""The line above the deck: what to do next and, at the right, what the badges on cards mean."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from analyser.gui.felt.deck.legend import LegendView
from analyser.gui.look.felt_button import FeltButton
from analyser.gui.look.theme import SMALL, Theme
from analyser.gui.look.translation import translate, translated
from analyser.gui.look.widgets import Panel, Text, lay_out
from analyser.poker.table.streets import next_card_name
from analyser.poker.table.table import DEAD, Table

_MESSAGE_STAYS = 12_000  # milliseconds, unless the next move comes sooner


class PromptLine(Panel):
    """One line that always says what to do next, or why the last move was refused.

    A button after the text may offer a move. A text that does not fit is replaced by a shorter one
    or, if there is none, takes two lines.

    Signals:
        height_changed: the text needs another number of lines than the last text.
    """

    height_changed = Signal()

    def __init__(self, legend: LegendView) -> None:
        super().__init__()
        self._legend = legend
        self._text = Text(ink="on_felt")
        self._text.setWordWrap(True)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.offer = FeltButton(self.tr("Do it"))
        """The button that does what the line offers; hidden if it offers nothing."""
        self.offer.hide()
        self._accept: Callable[[], object] = bool
        self.offer.clicked.connect(self._take)
        parts, margins = (self._text, self.offer, legend), (SMALL, 0, SMALL, 0)
        lay_out(QHBoxLayout(self), *parts, grows=self._text, margins=margins)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._prompt, self._brief = "", ""
        self._lines = 1
        self._said = self.text = ""
        self._refused, self._explains = False, True
        self._timer = QTimer(self, singleShot=True, interval=_MESSAGE_STAYS)
        self._timer.timeout.connect(self.forget)

    def take_font(self) -> None:
        """Choose the text that fits in the new font."""
        self._say(self._said)

    def sizeHint(self) -> QSize:
        """Return the height of the text or of the button, whichever is higher.

        Any width will do.
        """
        return QSize(0, max(self.least_height, self._lines * self._line_height) + 2)

    @property
    def least_height(self) -> int:
        """The height of one line with a button in it."""
        return max(self.offer.sizeHint().height(), self._line_height)

    @property
    def _line_height(self) -> int:
        return self._text.fontMetrics().lineSpacing() + 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the text that fits in the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._say(self._said)

    def colours(self, theme: Theme) -> tuple[QColor, QColor] | None:
        """Return background and outline of a refusal; None for other texts, which have neither."""
        return (theme.warning, theme.warning) if self._refused else None

    def show_prompt(self, text: str, brief: str = "") -> None:
        """Say what to do next, instead of a note or a refusal that is still shown.

        ``brief``: a shorter text to show if ``text`` does not fit.
        """
        self._prompt, self._brief = text, brief
        self.forget()

    def show_offer(self, text: str, accept: Callable[[], object]) -> None:
        """Show a button with this text that calls ``accept``; hide the button if the text is ""."""
        self._accept = accept
        if text and text != self.offer.text():  # a hidden button keeps its text
            self.offer.setText(text)
            self.offer.updateGeometry()
        self.offer.setVisible(bool(text))

    def show_note(self, text: str) -> None:
        """Show a text for some seconds."""
        self._paint_refused(False)
        self._say(text)
        self._timer.start()

    def show_refusal(self, text: str) -> None:
        """Say for some seconds why a move was refused."""
        self._paint_refused(True)
        self._say(self.tr("Not done: {why}").format(why=text))
        self._timer.start()

    def explain_signs(self, shown: bool) -> None:
        """Show or hide the legend, which says what the badges on the cards mean."""
        self._explains = shown
        self._legend.setVisible(shown and not self._refused)

    def forget(self) -> None:
        """Stop showing a note or a refusal, and say again what to do next."""
        self._timer.stop()
        self._paint_refused(False)
        self._say(self._prompt)

    def _take(self) -> None:
        self._accept()

    def _say(self, text: str) -> None:
        self._said = text
        shown = text
        if text == self._prompt and self._brief and not self._fits(text):
            shown = self._brief
        self.text = shown
        self._text.show_text(shown)
        wide, room = self._width_of(shown), self._room
        # The legend gets the rest of the line, and leaves out entries that do not fit.
        self._text.setMinimumWidth(min(wide, room))
        self.setAccessibleName(text)
        lines = 1 if wide <= room else 2
        if lines != self._lines:
            self._lines = lines
            self.height_changed.emit()

    def _fits(self, text: str) -> bool:
        """Whether a text fits on one line, beside the button if the button is shown."""
        return self._width_of(text) <= self._room

    def _width_of(self, text: str) -> int:
        return self._text.fontMetrics().horizontalAdvance(text) + 4

    @property
    def _room(self) -> int:
        """The width that a line of text can have, beside the button if the button is shown."""
        beside = 0 if self.offer.isHidden() else self.offer.sizeHint().width() + SMALL
        return max(0, self.width() - 2 * SMALL - beside)

    def _paint_refused(self, refused: bool) -> None:
        if refused == self._refused:
            return
        self._refused = refused
        self._text.set_ink("on_warning" if refused else "on_felt")
        self.update()
        self._legend.setVisible(self._explains and not refused)  # a refusal may need the whole line


def next_step(table: Table) -> tuple[str, str]:
    """Return what to do next, and the same in fewer words; "" if there is no shorter text."""
    if table.active is None:
        return (
            translate(
                "Prompt", "Every place is full: click a card to take it back, or clear the table."
            ),
            translate("Prompt", "Every place is full."),
        )
    place = translated(table.place_name(table.active.place))
    if table.is_empty:
        text = translate(
            "Prompt", "Click a card to give it to {place}, or type it: A S is the ace of spades."
        )
        brief = translate("Prompt", "Click or type a card for {place}.")
        return text.format(place=place), brief.format(place=place)
    if table.active.place == DEAD:
        text = translate("Prompt", "A dead card. Click a place of a seat to go on there.")
        return text, translate("Prompt", "A dead card.")
    return translated(next_card_name(table, table.active)), ""
