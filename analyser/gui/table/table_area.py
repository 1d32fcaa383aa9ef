"""The felt: seats and board above, the line that says what comes next, and the deck below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from analyser.gui.look.announce import announce
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import LARGE, MEDIUM, SMALL, TIGHT, Theme
from analyser.gui.look.translation import translated
from analyser.gui.look.widgets import Panel, Text
from analyser.gui.state.document import Document
from analyser.gui.state.hints import Hints
from analyser.gui.table.deck_line import DeckLine
from analyser.gui.table.deck_model import DeckModel
from analyser.gui.table.deck_view import DeckBox, DeckView
from analyser.gui.table.felt_button import FeltButton
from analyser.gui.table.pot_strip import PotStrip
from analyser.gui.table.slots import UNKNOWN_KEY, BoardStrip, CardSlot, DeadStrip, SeatStrip
from analyser.poker.table.table import DEAD, Table

_MESSAGE_STAYS = 12_000  # milliseconds, unless the next move comes sooner


class PromptLine(Panel):
    """One line that always says what to do next, or why the last move was refused.

    At its end is the button for a card that the deck below does not have: the unknown one.
    """

    def __init__(self, theme: Theme, font: QFont) -> None:
        super().__init__()
        self._theme = theme
        self._text = Text(font)
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.unknown = FeltButton(self.tr("? Unknown card"), theme, font)
        self.unknown.setAccessibleName(self.tr("Unknown card"))
        self.unknown.setToolTip(
            self.tr("Place a card that is there, but that nobody has seen ({key})").format(
                key=UNKNOWN_KEY
            )
        )
        layout = QHBoxLayout(self)
        layout.setContentsMargins(MEDIUM, 0, 0, 0)
        layout.addSpacing(self.unknown.sizeHint().width())  # so that the text is in the middle
        layout.addWidget(self._text)
        layout.addWidget(self.unknown)
        self._prompt = ""
        self._refused = False
        self._timer = QTimer(self, singleShot=True, interval=_MESSAGE_STAYS)
        self._timer.timeout.connect(self.forget)
        self._paint_refused(False)

    @property
    def text(self) -> str:
        """What the line says."""
        return self._text.text()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.unknown.set_theme(theme)
        self._paint_refused(self._refused)

    def show_prompt(self, text: str) -> None:
        """Say what comes next, as long as there is nothing more pressing to say."""
        self._prompt = text
        if not self._timer.isActive():
            self._say(text)

    def show_note(self, text: str) -> None:
        """Say something for a while."""
        self._paint_refused(False)
        self._say(text)
        self._timer.start()

    def show_refusal(self, text: str) -> None:
        """Say for a while why a move was refused."""
        self._paint_refused(True)
        self._say(self.tr("Not done: {why}").format(why=text))
        announce(self, text, urgent=True)
        self._timer.start()

    def forget(self) -> None:
        """Go back to what comes next."""
        self._timer.stop()
        self._paint_refused(False)
        self._say(self._prompt)

    def _say(self, text: str) -> None:
        self._text.show_text(text)
        self.setAccessibleName(text)

    def _paint_refused(self, refused: bool) -> None:
        self._refused = refused
        theme = self._theme
        self.set_colours(
            theme.warning if refused else QColor(0, 0, 0, 0),
            theme.warning if refused else QColor(0, 0, 0, 0),
        )
        self._text.set_colour(theme.on_warning if refused else theme.muted_on_felt)


class PlacesScroll(QScrollArea):
    """Lets many seats be scrolled sideways; as high as they are, whether or not it scrolls."""

    def __init__(self, row: QWidget) -> None:
        super().__init__()
        self._row = row
        # One made here: asked for Qt's own, PySide looks whose class it is, and loads them all.
        self.setViewport(QWidget())
        self.setWidget(row)
        row.setAutoFillBackground(False)  # the felt shines through
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def sizeHint(self) -> QSize:
        """Return the size of what is inside, and of a scroll bar where one is needed."""
        size = self._row.sizeHint()
        if self._row.minimumSizeHint().width() > self.viewport().width():
            size += QSize(0, self.horizontalScrollBar().sizeHint().height())
        return size

    def minimumSizeHint(self) -> QSize:
        """Return the same height; any width will do."""
        return QSize(0, self.sizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for another height when what is inside changes its own."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make room for the scroll bar where it comes."""
        super().resizeEvent(event)
        self.updateGeometry()


class TableArea(Panel):
    """The felt with everything that lies on it."""

    def __init__(self, document: Document, faces: CardFaces, theme: Theme, font: QFont) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Table"))
        self._document = document
        self._faces = faces
        self._theme = theme
        self._strips: list[SeatStrip | BoardStrip] = []
        self._shape: tuple[object, int] | None = None
        # Made when they are first needed: a start should not wait for what most tables do without.
        self._tray: DeadStrip | None = None
        self._pot: PotStrip | None = None
        self._row = QWidget()
        self._places = QHBoxLayout(self._row)
        self._places.setContentsMargins(0, 0, 0, 0)
        self._places.setSpacing(LARGE)
        self._scroll = PlacesScroll(self._row)
        self.prompt = PromptLine(theme, font)
        self.prompt.unknown.clicked.connect(document.place_unknown)
        self.hints = Hints(document, self)
        self.deck = DeckView(DeckModel(document, self.hints, self), faces, theme)
        self.deck_line = DeckLine(document, self.hints, self.deck, theme, font)
        self.deck.picked.connect(document.pick)
        self.deck.typing.connect(self._show_typing)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MEDIUM, SMALL, MEDIUM, TIGHT)
        layout.setSpacing(TIGHT)
        layout.addWidget(self._scroll)
        layout.addWidget(self.prompt)
        deck = QVBoxLayout()
        deck.setSpacing(0)  # there is a gap around every card
        deck.addWidget(DeckBox(self.deck), 1)
        deck.addWidget(self.deck_line)
        layout.addLayout(deck, 1)
        self.set_theme(theme)
        document.changed.connect(self._follow)
        document.refused.connect(self.prompt.show_refusal)
        document.noted.connect(self.prompt.show_note)
        self._follow()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.set_colours(theme.felt, theme.felt)
        self.prompt.set_theme(theme)
        self.deck.set_theme(theme)
        self.deck_line.set_theme(theme)
        for strip in (*self._strips, *self._beside()):
            strip.set_theme(theme)

    @property
    def pot(self) -> PotStrip:
        """The field for the pot, whether or not it is shown."""
        if self._pot is None:
            self._pot = PotStrip(self._document, self._theme)
            self._place_beside()
        return self._pot

    def ask_pot(self) -> None:
        """Let the pot be typed in, in any game."""
        self.pot.ask()
        self._places.activate()
        self._scroll.ensureWidgetVisible(self.pot, LARGE, 0)

    def _follow(self) -> None:
        table = self._document.table
        if (table.game, len(table.seats)) != self._shape:
            self._shape = (table.game, len(table.seats))
            self._set_places(table)
        self._show_tray(table)
        if PotStrip.belongs_to(table):
            self.pot.follow()
        for strip in (*self._strips, *self._beside()):
            strip.follow()
        self._show_active(table)
        self.prompt.unknown.setEnabled(table.takes_unknown)
        self.prompt.forget()
        self.prompt.show_prompt(self._next_step(table))

    def _show_active(self, table: Table) -> None:
        """Scroll to the place that the next card goes to."""
        if table.active is not None:
            for strip in (*self._strips, *self._beside()):
                if strip.place == table.active.place:
                    self._scroll.ensureWidgetVisible(strip, LARGE, 0)

    def _set_places(self, table: Table) -> None:
        """Lay out the strips anew: seat A, the board, then the other seats."""
        while self._places.count():
            item = self._places.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget in self._strips:
                widget.hide()
                widget.deleteLater()
        document, faces, theme = self._document, self._faces, self._theme
        self._strips = [SeatStrip(document, n, faces, theme) for n in range(len(table.seats))]
        if table.game.board:
            self._strips.insert(1, BoardStrip(document, faces, theme))
        self._places.addStretch(1)
        for strip in self._strips:
            self._places.addWidget(strip)
            strip.show()  # now and not by a later event, so that the row knows its height at once
        for other in self._beside():
            self._places.addWidget(other)
        self._places.addStretch(1)
        self._order_tabs()

    def _show_tray(self, table: Table) -> None:
        """Show the tray while it holds a card, or the next one comes there."""
        shown = bool(table.dead) or (table.active is not None and table.active.place == DEAD)
        if self._tray is None and shown:
            self._tray = DeadStrip(self._document, self._faces, self._theme)
            self._place_beside()
        if self._tray is not None and self._tray.isHidden() == shown:
            self._tray.setVisible(shown)

    def _beside(self) -> list[DeadStrip | PotStrip]:
        """List what there is behind the last seat."""
        return [strip for strip in (self._tray, self._pot) if strip is not None]

    def _place_beside(self) -> None:
        """Put what there is behind the last seat, before the room at the end."""
        for strip in self._beside():
            self._places.insertWidget(self._places.count() - 1, strip)
        self._order_tabs()

    def _order_tabs(self) -> None:
        """Let Tab go over the felt as the eye does: the deck after all that stands above it."""
        last: QWidget = self._strips[-1].findChildren(CardSlot)[-1]
        stops = [
            strip.field if isinstance(strip, PotStrip) else strip.findChildren(CardSlot)[0]
            for strip in self._beside()
        ]
        for stop in (*stops, self.prompt.unknown, self.deck):
            self.setTabOrder(last, stop)
            last = stop

    def _next_step(self, table: Table) -> str:
        if table.active is None:
            return self.tr("Every place is full: click a card to take it back, or clear the table.")
        place = translated(table.place_name(table.active.place))
        number = table.active.at + 1
        if table.is_empty:
            text = self.tr(
                "Click a card to give it to {place}, or type it: A S is the ace of spades."
            )
            return text.format(place=place)
        if table.active.place == DEAD:
            return self.tr("Next: a dead card. Click a place of a seat to go on there.")
        return self.tr("Next: {place}, card {number}").format(place=place, number=number)

    def _show_typing(self, typed: str) -> None:
        if typed:
            text = self.tr("{rank} … now the suit: C, D, H or S").format(rank=typed)
            self.prompt.show_note(text)
        else:
            self.prompt.forget()
