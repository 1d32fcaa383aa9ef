"""The felt of the window: the answer, the seats, the streets, and below them the tray."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from analyser.gui.felt.answers import Answers
from analyser.gui.felt.examples import Examples
from analyser.gui.felt.flights import Flight, launch
from analyser.gui.felt.geometry import FeltPlaces, lay_out_felt
from analyser.gui.felt.pot import PotEditor, PotField
from analyser.gui.felt.slots import CardSlot, DeadStrip
from analyser.gui.felt.tray.tray import Tray
from analyser.gui.felt.view import FeltView, text_scale
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.painting import KeptPicture, paint_felt, paint_rounded
from analyser.gui.look.theme import CORNER, MEDIUM, SMALL, TIGHT, Theme, lettered, theme_of
from analyser.gui.look.widgets import Panel, Placed, Text, lay_out
from analyser.gui.state.document import Document
from analyser.gui.state.guest import Guest
from analyser.gui.state.live_odds import LiveOdds
from analyser.poker.cards import Card
from analyser.poker.table.offered_game import is_chosen
from analyser.poker.table.table import DEAD, Slot, Table

_LEAST = QSize(544, 440)
"""The least useful size of the felt."""


class LuckPanel(Panel):
    """The sentences about luck, and the keys that go through streets and hands."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = Text(shrinks=False, ink="on_felt", is_bold=True, text=self.tr("Luck"))
        keys = self.tr("← → streets   ↑ ↓ hands")
        self.keys = Text(shrinks=False, ink="muted_on_felt", text=keys)
        self.words = Text(shrinks=False, ink="on_felt")
        self.words.setWordWrap(True)
        head = lay_out(QHBoxLayout(), self.heading, None, self.keys)
        margins = MEDIUM, SMALL, MEDIUM, SMALL
        lay_out(QVBoxLayout(self), head, self.words, None, margins=margins, spacing=SMALL // 2)
        self.hide()

    def show_words(self, words: str) -> None:
        """Write these sentences; ``TableArea.place_parts`` shows or hides the panel."""
        if words != self.words.text():
            self.words.setText(words)
            self.setAccessibleName(self.tr("Luck: {sentences}").format(sentences=words))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_rounded(QPainter(self), QRectF(self.rect()), CORNER, theme_of(self.palette()).plate)


class TrayBackground(Placed, QWidget):
    """What lies behind the tray if it lies over the seats and streets, for lack of room."""

    def colours(self, theme: Theme) -> tuple[QColor, QColor] | None:
        return theme.felt_edge, theme.slot


class FeltScroll(QScrollArea):
    """Shows the felt, and scrolls it if large letters make it higher than the window."""

    def __init__(self, area: TableArea, parent: QWidget) -> None:
        super().__init__(parent)
        self._area = area
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        sideways = self.horizontalScrollBar()
        sideways.rangeChanged.connect(lambda *_: sideways.setRange(0, 0))  # it only goes down
        self.setWidget(area)
        area.tray.folded.connect(self._scroll_to_tray_or_verdict)
        area.prompt.refused.connect(lambda: self.ensureWidgetVisible(area.prompt))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the felt out anew; a scroll bar lies over its edge, where nothing is."""
        super().resizeEvent(event)
        self._area.lie_in(self.size())

    def _scroll_to_tray_or_verdict(self, folded: bool) -> None:
        """Scroll to the tray; if it is ``folded``, to the top, where the verdict is."""
        if folded:
            self.verticalScrollBar().setValue(0)  # to the verdict
        else:
            self.ensureWidgetVisible(self._area.tray)


class TableArea(Panel):
    """The felt with everything that lies on it."""

    placed = Signal()  # everything on the felt has been laid out anew

    def __init__(self, document: Document, odds: LiveOdds, faces: CardFaces) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Table"))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # it paints its corners too
        self._document = document
        self._faces = faces
        self._laid_out: tuple[object, ...] = ()
        self._matrices: tuple[int, ...] = ()
        self._is_complete = False
        self._room: QSize | None = None
        self._pot: PotEditor | None = None
        self.answers = Answers(document, odds, self)
        """Makes the content of the felt: what it says."""
        self.answers.changed.connect(self._show_answers)
        self._places: FeltPlaces | None = None
        self._cloth = KeptPicture()
        self.view = FeltView(document, faces, self)
        self.view.looked_at.connect(self.answers.note_seat_looked_at)
        self.view.chosen.connect(document.focus_on)
        self.view.replaced.connect(self._take_new_widgets)
        self.view.count_asked.connect(self.answers.counts.ask)
        document.focus_changed.connect(self._show_answers)
        document.range_asked.connect(self.open_matrix)
        board = self.view.scoreboard
        board.bar.reveal_asked.connect(document.reveal.show_answers)
        board.stop.clicked.connect(odds.cancel)
        board.estimate_asked.connect(odds.estimate)
        board.pot.clicked.connect(self._open_or_close_pot)
        self.examples = Examples(document, odds, faces, self)
        self._sheet = TrayBackground(self)
        self.luck = LuckPanel(self)
        self.dead_cards = DeadStrip(document, faces, self)
        self.tray = Tray(document, odds, faces, self.dead_cards)
        self.tray.setParent(self)
        self.tray.folded.connect(self.place_parts)
        self.deck, self.prompt = self.tray.deck, self.tray.prompt
        self.view.left.connect(self.deck.setFocus)
        self._asks: tuple[QWidget | None, QWidget | None] = None, None
        """What lies on the bar and on the tray while a question is asked."""
        self._known: dict[Card, Slot] = {}
        self._guest: Guest | None = None
        document.changed.connect(self._follow_table)
        self._follow_table()

    # Looks ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth from a picture of its own: a stretched one would differ in each part."""
        answer = QRect() if self._places is None else self._places.scoreboard
        looks = answer, theme_of(self.palette())
        self._cloth.paint(QPainter(self), self.size(), looks, partial(self._draw_cloth, answer))

    def _draw_cloth(self, scoreboard: QRect, painter: QPainter) -> None:
        area, corners = self.rect(), QPainterPath()
        paint_felt(painter, area, theme_of(self.palette()), scoreboard)
        corners.addRect(area)
        corners.addRoundedRect(area, CORNER, CORNER)
        painter.fillPath(corners, self.palette().window())

    def lay_question(self, bar: QWidget | None, tray: QWidget | None) -> None:
        """Show a question's widgets in place of bar and tray; None: the usual bar or tray."""
        for before in self._asks:
            if before is not None and before not in (bar, tray):
                before.hide()
        self._asks = bar, tray
        board = self.view.scoreboard
        board.has_controls = tray is None
        board.bar.setVisible(bar is None)
        board.arrange()
        self.tray.setVisible(tray is None)
        # Whoever wants the keyboard on the deck gets it there instead.
        self.deck.setFocusProxy(tray)  # type: ignore[arg-type]  # None is no proxy
        for part in (bar, tray):
            if part is not None:
                part.setParent(self)
                part.show()
        if tray is not None:
            tray.installEventFilter(self)
        self._order_tabs()
        self._laid_out = ()
        self.place_parts()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lay out again if the question on the tray may need more room, or less."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self._asks[1]:
            self.place_parts()
        return super().eventFilter(watched, event)

    @property
    def has_question(self) -> bool:
        """Whether a question lies on the felt; then the deck hands the keyboard to its answers."""
        return self._asks[1] is not None

    # Places ---------------------------------------------------------------------------------

    def complete(self) -> None:
        """Make what an empty felt does not show, so that the first paint need not wait for it."""
        if self._is_complete:
            return
        self._is_complete = True
        self.answers.begin()
        self._follow_table()

    @property
    def pot(self) -> PotEditor:
        """The panel for the pot and the bets; made when it is first asked for."""
        if self._pot is None:
            self._pot = PotEditor(self._document, self)
            self._pot.left.connect(self.deck.setFocus)
            self._pot.setFont(self.tray.font())
        return self._pot

    def open_pot_at(self, what: PotField) -> None:
        """Open the panel for the pot and the bets; ``what``: the field that gets the keyboard."""
        self.complete()
        self.pot.ask(what)
        self._order_tabs()
        self._place_pot()

    def _open_or_close_pot(self) -> None:
        if self._pot is not None and self._pot.isVisible():
            self._pot.close_panel()
        else:
            self.open_pot_at(PotField.POT)

    def _place_pot(self) -> None:
        if self._pot is not None and self._places is not None:
            top = self._places.scoreboard.bottom() + TIGHT  # the answer stays in sight
            left, right = self._places.bar.left(), self._places.bar.right()
            self._pot.lie_in(QRect(left, top, right - left, self.height() - top - SMALL))

    def minimumSizeHint(self) -> QSize:
        return _LEAST

    def _follow_table(self) -> None:
        """Show the document's table or, while it is unused, the examples; let new cards fly."""
        table, guest = self._document.table, self._document.guest
        comes, self._guest = guest is not None and guest is not self._guest, guest
        if comes:
            self.view.asked = None  # neither it nor the pot's panel lies over other cards
            self.tray.stays_open = False  # nor the deck, over the luck
            if self._pot is not None:
                self._pot.hide()
        is_used = not table.is_empty or any(seat.name for seat in table.seats) or is_chosen(table)
        if is_used:
            self.complete()
        self.dead_cards.follow_table()
        if self._pot is not None:
            self._pot.follow_table()
        if self._is_complete:
            self.view.follow_table()
            self.answers.follow()
        shows_examples = not (is_used or self.view.matrices)
        focus = QApplication.focusWidget()
        if not shows_examples and focus is not None and self.examples.isAncestorOf(focus):
            self.deck.setFocus()  # else Qt would move the focus to some button of the tray
        self.examples.setVisible(shows_examples)
        self.view.show_seats(not shows_examples)
        self.tray.follow_table()
        self.place_parts()
        self._fly(table)

    def name_seat(self) -> None:
        """Let the user name the seat with the keyboard or the pointer, else the one in focus."""
        seat = self.answers.looked_at
        self.view.seats[self._document.seat_in_focus if seat is None else seat].edit_name()

    def open_matrix(self, seat: int) -> None:
        """Open the matrix of a seat's range, with the keyboard in it, if the game takes ranges."""
        document = self._document
        if not document.table.game.takes_ranges or document.refuses_moves():
            return
        self.complete()
        document.focus_on(seat)
        self.view.asked = seat
        self._follow_table()
        panel = self.view.seats[seat].panel
        assert panel is not None  # it is open now
        panel.matrix.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def close_matrix(self) -> None:
        """Show a seat's cards again, if its matrix was open only because the user had asked."""
        self.view.asked = None
        self._follow_table()

    def _show_answers(self) -> None:
        """Show the answers, and the luck of a guest; lay out again."""
        content, guest = self.answers.content, self._document.guest
        self.luck.show_words("" if guest is None else guest.luck)
        self.view.display(content, self._document.seat_in_focus)
        self.place_parts()

    def _fly(self, table: Table) -> None:
        """Let the cards that are new on the poker table fly from the deck to their slots."""
        before, self._known = self._known, {card: slot for slot, card in table.known_cards()}
        new = [card for card in self._known if card not in before]
        if (not before and len(new) > 1) or self._document.guest is not None:
            new = []  # neither those of the table from the last session fly, nor a guest's
        ratio = self.devicePixelRatioF()
        flights = []
        for card in new:
            slot = self.slot_of(card)
            if slot is not None and slot.isVisible():
                start = self.deck.viewport().mapTo(self, self.deck.centre_of(card))
                place = QRect(slot.mapTo(self, slot.card_rect.topLeft()), slot.card_rect.size())
                picture = self._faces.pixmap(card, place.width(), ratio)
                flights.append(Flight(picture, start, place))
        launch(self, flights)  # even if there are none: this ends earlier flights

    def slot_of(self, card: Card) -> CardSlot | None:
        """Return the widget in which a card lies; None if it is not on the felt."""
        slot = self._known.get(card)
        if slot is not None and slot.place == DEAD:
            return self.dead_cards.row.slot_at(slot.at)
        return None if slot is None else self.view.slot(slot)

    def _take_new_widgets(self) -> None:
        """Adapt to the widgets of seats and boards that the view has made in place of others."""
        self.answers.looked_at = None
        self._laid_out = ()
        self._order_tabs()

    def _order_tabs(self) -> None:
        """Set the order in which the Tab key visits the parts of the felt, from top to bottom."""
        stops: list[QWidget] = [*self.view.tab_stops, *self.examples.tab_stops]
        if self._pot is not None:
            stops += self._pot.tab_stops
        stops += [self.prompt.offer, *self.dead_cards.tab_stops, *self.tray.tab_stops]
        for one, other in pairwise(stops):
            self.setTabOrder(one, other)

    # Laying out -----------------------------------------------------------------------------

    def lie_in(self, room: QSize) -> None:
        """Lay everything out for a room of this size; with large letters it gets higher."""
        self._room = room
        self.place_parts()

    def place_parts(self) -> None:
        """Lay out everything on the felt, where the felt's geometry says."""
        if self._is_complete and not self.view.has_places_of(self._document.table):
            return  # the seats are being replaced, and laid out afterwards
        room = self._room or self.size()
        matrices, scale = self.view.matrices, text_scale(self)
        if_open = lay_out_felt(room.width(), room.height(), scale, self.view.state(folded=False))
        covers = bool(matrices) or not self._document.table.is_empty  # anything that is read
        self.tray.make_room(if_open.is_sheet and covers)  # which may fold it
        bar, asked = self._asks
        state = self.view.state(folded=self.tray.is_folded or self.has_question)
        if asked is not None:
            strip = asked.heightForWidth(room.width() - 2 * SMALL)
            state = state._replace(strip=strip if strip >= 0 else asked.sizeHint().height())
        laid_out = room, scale, state, self.font().key()
        if laid_out == self._laid_out:
            return
        self._laid_out = laid_out
        places = self.view.arrange(room, state, scale=scale)
        font = lettered(self.font(), places.sizes.letters(14))
        tray = places.tray
        self.view.resize(room.width(), places.height)
        if self._room is not None:
            self.resize(room.width(), places.height)
        self._places = places
        self.tray.unit = places.sizes.unit
        self.tray.setFont(font)
        if self._pot is not None:
            self._pot.setFont(font)
        above, gap = places.seats[0].top(), places.sizes.gap  # seats and streets lie between them
        between = QRect(tray.left(), above, tray.width(), tray.top() - gap - above)
        self.examples.set_place(between, places.sizes)
        self._sheet.setVisible(places.is_sheet)
        self._sheet.setGeometry(tray.adjusted(-SMALL, -SMALL, SMALL, SMALL))
        self.tray.setGeometry(tray)
        for part, place in ((bar, places.bar), (asked, tray)):
            if part is not None:
                part.setFont(font)
                part.setGeometry(place)
        self.luck.setFont(font)
        self.luck.setGeometry(places.luck)
        self.luck.setVisible(places.luck.height() > 0)
        self._place_pot()
        if matrices != self._matrices:
            self._matrices = matrices
            self._order_tabs()
        self.placed.emit()

    def uncover(self, part: QWidget) -> None:
        """Fold the tray if it lies, as a sheet, over this part of the felt."""
        place = QRect(part.mapTo(self, QPoint()), part.size())
        lies_over = self._sheet.isVisible() and self._sheet.geometry().contains(place.center())
        if lies_over and self.view.isAncestorOf(part):
            self.tray.open_or_fold(False)
