"""The streets as tiles: the board's cards, and each seat's share on every street."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QWidget

from analyser.gui.felt.card_places import TileParts, tile_parts
from analyser.gui.felt.content import FeltContent, Row, StreetContent, StreetState
from analyser.gui.felt.lettering import RIGHT, Lettering, Sizes
from analyser.gui.felt.slots import CardSlot, SlotRow
from analyser.gui.look.announce import announce
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.felt_button import FeltButton, FeltControl
from analyser.gui.look.painting import paint_parts, paint_ring_on_felt, paint_rounded, tile_edge
from analyser.gui.look.theme import CORNER, LEAST_LETTERS, ON_SEAT, lettered, seat_colour, theme_of
from analyser.gui.look.translation import capital, nothing_further, translated
from analyser.gui.look.widgets import Panel, show_name_as_tip
from analyser.gui.look.windows import open_menu
from analyser.gui.state.document import Document
from analyser.poker.table.streets import street_slots
from analyser.poker.table.table import BOARD, BOARDS

_BAR: Final = 8
_TAKES: Final = (16, 1), (14, 1), (14, 2), (12, 2), (12, 3)
"""The sizes to try for who takes a board, each with the most lines."""


class StreetTile(FeltControl):
    """One street: its name, the shares on it, and its cards. A click shows the table as it was."""

    asked = Signal()  # the user wants this street to be dealt, or its shares to be counted
    passed = Signal(int)  # the focus should go on to the next tile, or back by one

    def __init__(
        self, document: Document, place: int, faces: CardFaces, slots: range, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.content = StreetContent("", StreetState.LATER)
        self._inside = TileParts(0, QRect(), QRect(), above=False)
        self._sizes = Sizes()
        self.row = SlotRow(document, place, faces, self, slots, is_stop=False)
        self.row.passed.connect(lambda _: self.setFocus(Qt.FocusReason.OtherFocusReason))
        self.row.setVisible(bool(slots))
        self.button = FeltButton("", self)
        """Deals the street, or counts its shares if that takes long."""
        self.button.ink = "active"
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Enter on the tile does the same
        self.button.clicked.connect(self.asked)
        self.button.hide()
        show_name_as_tip(self)

    def display(self, content: StreetContent) -> None:
        if content == self.content:
            return
        self.content = content
        self.setText(content.name)
        self.setAccessibleName(content.spoken)
        says = self._button_text if content.offers else ""
        if content.state is StreetState.DONE and not says:
            says = self.tr("Show the table as it was")
        self.setAccessibleDescription(says)
        has_been = content.state in (StreetState.DONE, StreetState.NOW)
        shapes = Qt.CursorShape
        self.setCursor(shapes.PointingHandCursor if has_been else shapes.ArrowCursor)
        self._place_button()
        self.update()

    @property
    def _button_text(self) -> str:
        return self.tr("Count") if self.content.is_long else self.tr("Deal it")

    def set_place(self, place: QRect, inside: TileParts, sizes: Sizes) -> None:
        self._inside, self._sizes = inside, sizes
        self.setGeometry(place)
        self.row.lie_around(inside.cards, inside.card, sizes.px(6), self.height())
        self.button.setFont(lettered(self.font(), sizes.letters(14), True))
        self._place_button()

    def _place_button(self) -> None:
        """Show the button, with a text that has room, if the tile offers something."""
        inside, sizes = self._inside, self._sizes
        self.button.setText(self._button_text)
        self.button.setVisible(self.content.offers)
        if not self.content.offers:
            return
        room = QRect(inside.words)
        if inside.above:  # the words stand above the cards: the button goes beside the name
            letters = QFontMetrics(lettered(self.font(), sizes.letters(15), True))
            room.setLeft(room.left() + letters.horizontalAdvance(self.content.name) + sizes.px(4))
        # If shares are counted only on request, the button says so, and not that it deals.
        if not self.content.is_long and self.button.sizeHint().width() > room.width():
            self.button.setText(self.tr("Deal"))
        size = self.button.sizeHint()
        free = room.height() - (0 if inside.above else sizes.line(15))
        high = min(size.height(), max(free, self.button.fontMetrics().height()))
        wide = min(size.width(), room.width() + sizes.px(8))
        if wide < self.button.fontMetrics().horizontalAdvance(self.button.text()):
            self.button.hide()  # with the largest letters; Enter on the tile does the same
        left, top = room.left() - 2, room.center().y() - sizes.px(4)
        if inside.above:
            left, top = room.right() - wide, room.top()
        self.button.setGeometry(left, min(top, self.height() - high), wide, high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another tile or down to the cards; Enter and Space deal, count or look back."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.passed.emit(-1 if key is Qt.Key.Key_Left else 1)
        elif key is Qt.Key.Key_Down:
            self.row.focus_slot()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self.content.offers:
                self.asked.emit()
            else:
                self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        inside, sizes, content = self._inside, self._sizes, self.content
        painter, theme = QPainter(self), theme_of(self.palette())
        area, is_now = self.rect(), content.state is StreetState.NOW
        edge = tile_edge(theme, theme.on_felt if is_now else None)
        paint_rounded(painter, area, CORNER, theme.lit if is_now else theme.plate, edge, inset=1)
        if self.hasFocus():
            paint_ring_on_felt(painter, area, CORNER, theme, inset=2)
        self._write_texts(Lettering(painter, self.font(), sizes, theme), inside, is_now)

    def _write_texts(self, to: Lettering, inside: TileParts, is_now: bool) -> None:
        content, sizes, room = self.content, to.sizes, inside.words
        later = content.state is StreetState.LATER
        ink = to.theme.muted_on_felt if later else to.theme.on_felt
        label, figure = sizes.line(15), sizes.line(16)
        bar = sizes.px(_BAR)
        name, figures = to.width(content.name, 15, bold=True), content.figures
        wide = to.width(figures, 16, bold=True) + (sizes.px(6) if figures else 0)
        beside = min(1.0, room.width() / max(name + wide, 1))
        has_more = bool(figures) or not self.button.isHidden()
        whole = label + (figure + sizes.px(6) + bar if has_more else 0)
        below = min(1.0, room.height() / whole)
        if inside.above or (figures and beside > below):
            high = room.top() if inside.above else room.center().y() - label // 2
            top = QRect(room.left(), high, room.width(), label)
            if beside >= LEAST_LETTERS / 16:  # else the bar alone says the shares
                free = top.adjusted(round(top.width() - (wide - sizes.px(6)) * beside), 0, 0, 0)
                to.line(free, figures, 16, to.theme.on_felt, bold=True, side=RIGHT)
                top.setWidth(round(name * beside))
            to.line(top, content.name, 15, ink, bold=is_now)
            self._paint_bar(to, QRect(room.left(), top.bottom() + 2, room.width(), bar * 3 // 4))
            return
        high = room.top() + (room.height() - round(whole * below)) // 2
        top = QRect(room.left(), high, room.width(), round(label * below))
        to.line(top, content.name, 15 * below, ink, bold=is_now)
        place = QRect(room.left(), top.bottom() + 1, room.width(), round(figure * below))
        to.line(place, figures, 16 * below, to.theme.on_felt, bold=True)
        wide = min(room.width(), sizes.px(190)) if self.row.slots else room.width()
        gap = round(sizes.px(6) * below)
        self._paint_bar(to, QRect(room.left(), place.bottom() + gap, wide, round(bar * below)))

    def _paint_bar(self, to: Lettering, place: QRect) -> None:
        shares = [(seat_colour(seat), share) for seat, share in self.content.shares if share > 0]
        gap = 4 if to.theme.contrast else 1
        paint_parts(to.painter, QRectF(place), 3, shares, gap)


class RowEnd(QWidget):
    """What stands at the end of one of several boards: who takes it, in the seat's colour."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row, self._sizes = Row(), Sizes()

    def display(self, row: Row) -> None:
        self._row = row
        self.update()

    def set_place(self, place: QRect, sizes: Sizes) -> None:
        self._sizes = sizes
        self.setGeometry(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        row, sizes = self._row, self._sizes
        painter, theme = QPainter(self), theme_of(self.palette())
        fill, ink = theme.plate, theme.on_felt
        if row.taker is not None:
            fill, ink = seat_colour(row.taker), QColor(ON_SEAT)
        paint_rounded(painter, self.rect(), CORNER, fill, tile_edge(theme), inset=1)
        to = Lettering(painter, self.font(), sizes, theme)
        below = [text for text in (row.name, row.chips) if text]
        high, small = self.height(), sizes.line(13)
        room = QRect(sizes.px(14), 0, self.width() - sizes.px(20), high - len(below) * small)
        takes, size, lines = to.fitting(row.takes, _TAKES, *room.size().toTuple())
        lines = lines if takes else 0
        room.setTop(max(0, (room.height() - lines * sizes.line(size)) // 2))
        room.setTop(to.wrapped(room, takes, size, ink, lines, bold=True))
        for text in below:
            room.setHeight(small)
            to.line(room, text, 13, ink)
            room.translate(0, small)


class StreetsStrip(Panel):
    """The tiles of all streets of a board, side by side.

    Each of several boards has one, without the street before the flop, and ends with its taker.
    """

    street_asked = Signal(int)  # the table should be shown as it was on the street with this number
    deal_asked = Signal()  # the next street should be dealt
    count_asked = Signal(int)  # the shares on the street with this number should be counted

    def __init__(
        self, document: Document, faces: CardFaces, parent: QWidget, place: int = BOARD
    ) -> None:
        super().__init__(parent)
        table = document.table
        self.place = place
        self._name = self.tr("Board") if table.game.board else self.tr("Streets")
        slots = street_slots(table.game)
        self.end: RowEnd | None = None
        """What stands at the end of the row; None if there is one board."""
        if table.more_boards:
            self._name = capital(translated(table.place_name(place)))
            self.end, slots = RowEnd(self), slots[1:]
        self.setAccessibleName(self._name)
        self.tiles = tuple([StreetTile(document, place, faces, each, self) for each in slots])
        before = int(self.end is not None)  # the street that several boards leave out
        for at, each in enumerate(self.tiles):
            each.clicked.connect(lambda _=False, at=at: self.street_asked.emit(at + before))
            each.asked.connect(lambda at=at: self._ask_to_count_or_deal(at, at + before))
            each.passed.connect(lambda step, at=at: self._focus_tile(at + step))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open a menu of the felt's actions, which set how many boards there are."""
        felt = self.parentWidget()
        assert felt is not None
        actions = felt.actions()
        if any(action.isEnabled() for action in actions):
            menu = QMenu(self)
            menu.addActions(actions)
            open_menu(menu, event.globalPos())

    @property
    def tab_stops(self) -> tuple[QWidget, ...]:
        return tuple([stop for each in self.tiles for stop in (each, *each.row.slots)])

    @property
    def card_counts(self) -> tuple[int, ...]:
        """The number of cards on each street, and 0 for the end of the row if it has one."""
        return (*[len(each.row.slots) for each in self.tiles], *[0] * (self.end is not None))

    def _ask_to_count_or_deal(self, tile: int, street: int) -> None:
        if self.tiles[tile].content.is_long:
            self.count_asked.emit(street)
        else:
            self.deal_asked.emit()

    def _focus_tile(self, at: int) -> None:
        """Focus a tile by its number; beyond the ends say that nothing follows."""
        if 0 <= at < len(self.tiles):
            self.tiles[at].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            announce(self, nothing_further())

    def slot_at(self, at: int) -> CardSlot | None:
        found = (each.row.slot_at(at) for each in self.tiles)
        return next((slot for slot in found if slot is not None), None)

    def set_places(self, places: tuple[QRect, ...], sizes: Sizes) -> None:
        whole = places[0].united(places[-1])
        self.setGeometry(whole)
        if self.end is not None:
            self.end.set_place(places[-1].translated(-whole.topLeft()), sizes)
        for at, (each, place) in enumerate(zip(self.tiles, places, strict=False)):
            inside = tile_parts(place, at, self.card_counts, whole.width(), sizes)
            each.set_place(place.translated(-whole.topLeft()), inside, sizes)

    def follow_table(self) -> None:
        for each in self.tiles:
            each.row.follow_table(self._name)

    def display(self, content: FeltContent) -> None:
        """Show the shares on each street, and which cards play."""
        at = BOARDS.index(self.place)
        if at >= len(content.rows):
            return  # the strips are about to be replaced
        row = content.rows[at]
        if self.end is not None:
            self.end.display(row)
            self.setAccessibleName(row.spoken)
        for each, street in zip(self.tiles, row.streets, strict=False):
            each.display(street)
            each.row.display(row.board)
