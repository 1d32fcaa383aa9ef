"""The words above the deck: where the next card goes, or why the last move was refused."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from analyser.gui.look.felt_button import FeltButton
from analyser.gui.look.painting import write_wrapped
from analyser.gui.look.theme import SMALL, Theme, scaled, theme_of
from analyser.gui.look.translation import capital, translate, translated
from analyser.gui.look.widgets import Panel, show_name_as_tip
from analyser.poker.table.streets import next_card_name
from analyser.poker.table.table import DEAD, Table

_MESSAGE_STAYS = 12_000  # milliseconds, unless the next move comes sooner
_TITLE = 1.2
_SIZES = (1.0, 0.9, 0.8, 0.7)
"""The sizes of letters to try for a message of two lines, as multiples of the line's own."""


class Prompt(Panel):
    """Says where the next card goes and what the deck shows, a note, or a refusal with an offer."""

    refused = Signal()  # a refusal is shown

    def __init__(self) -> None:
        super().__init__()
        self.offer = FeltButton(translate("Tray", "Keep the board"), self)
        """The button that does what the line offers; hidden if it offers nothing."""
        self.offer.hide()
        self._accept: Callable[[], object] = bool
        self.offer.clicked.connect(lambda: self._accept())  # noqa: PLW0108  # it changes
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._title = self.quiet = self._message = ""
        self._refused = False
        show_name_as_tip(self)
        self._timer = QTimer(self, singleShot=True, interval=_MESSAGE_STAYS)
        self._timer.timeout.connect(self.forget)

    @property
    def text(self) -> str:
        """The message, if there is one; else where the next card goes."""
        return self._message or self._title

    def colours(self, theme: Theme) -> tuple[QColor, QColor] | None:
        """Return background and outline of a refusal; None for other texts, which have neither."""
        return (theme.warning, theme.warning) if self._refused else None

    def show_words(self, title: str, quiet: str) -> None:
        """Say where the next card goes, and what the tray shows; a message stays in their place."""
        if (title, quiet) != (self._title, self.quiet):
            self._title, self.quiet = title, quiet
            self.setAccessibleName(self.text)
            self.place_parts()

    def show_offer(self, text: str, accept: Callable[[], object]) -> None:
        """Show a button with this text that calls ``accept``; hide the button if the text is ""."""
        self._accept = accept
        if not text and self.offer.isHidden():
            return
        if text:  # a hidden button keeps its text
            self.offer.setText(text)
        self.offer.setVisible(bool(text))
        self.place_parts()

    def show_note(self, text: str, *, refused: bool = False) -> None:
        """Show a text for some seconds, in the colour of refusals if ``refused``; "" ends it."""
        if not text and not self._message:
            return
        self._message, self._refused = text, refused
        (self._timer.start if text else self._timer.stop)()
        self.setAccessibleName(self.text)
        self.place_parts()

    def show_refusal(self, text: str) -> None:
        """Say for some seconds why a move was refused."""
        self.show_note(self.tr("Not done: {why}").format(why=text), refused=True)
        self.refused.emit()

    def forget(self) -> None:
        """Stop showing a note or a refusal, and say again where the next card goes."""
        self.show_note("")

    def place_parts(self) -> None:
        """Place the button after the words, at the end of the line at the latest."""
        size = self.offer.sizeHint()
        wide = max(0, self.width() - size.width())
        left = min(self._title_width() + SMALL, wide) if not self._message else wide
        self.offer.setGeometry(left, (self.height() - size.height()) // 2, *size.toTuple())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter, theme, room = QPainter(self), theme_of(self.palette()), self.rect()
        button = self.offer.geometry() if not self.offer.isHidden() else QRect()
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if self._message:
            painter.setPen(theme.on_warning if self._refused else theme.on_felt)
            room = room.adjusted(SMALL * self._refused, 0, -SMALL - button.width(), 0)
            fonts = [scaled(self.font(), size) for size in _SIZES]
            write_wrapped(painter, room, self._message, fonts)
            return
        painter.setPen(theme.on_felt)
        painter.setFont(scaled(self.font(), _TITLE, bold=True))
        wide = room.width() if button.isEmpty() else button.left() - SMALL
        title = painter.fontMetrics().elidedText(self._title, Qt.TextElideMode.ElideRight, wide)
        painter.drawText(room, left, title)
        room.setLeft(max(self._title_width(), button.right()) + SMALL)
        painter.setPen(theme.muted_on_felt)
        painter.setFont(self.font())
        if painter.fontMetrics().horizontalAdvance(self.quiet) <= room.width():
            painter.drawText(room, left, self.quiet)

    def sizeHint(self) -> QSize:
        """Return the height of the button; any width will do."""
        return QSize(0, self.offer.sizeHint().height())

    def _title_width(self) -> int:
        metrics = QFontMetrics(scaled(self.font(), _TITLE, bold=True))
        return metrics.horizontalAdvance(self._title) + 2


def next_step(table: Table) -> tuple[str, str]:
    """Return where the next card goes, and what else there is to know about that, or ""."""
    if table.active is None:
        quiet = translate("Prompt", "Click a card to take it back, or clear the table")
        return translate("Prompt", "All cards are dealt"), quiet
    if table.active.place == DEAD:
        quiet = translate("Prompt", "Click a place of a seat to go on there")
        return translate("Prompt", "A dead card"), quiet
    quiet = translate("Prompt", "Click a card, or type it: A S is the ace of spades")
    return capital(translated(next_card_name(table, table.active))), quiet
