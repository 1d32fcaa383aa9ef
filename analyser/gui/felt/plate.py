"""One seat on the felt: its plate, with its name, its cards, its hand and its share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from analyser.gui.felt.card_places import MatrixParts, PlateParts, matrix_parts, plate_parts
from analyser.gui.felt.content import HandOnBoard, SeatContent
from analyser.gui.felt.lettering import Lettering, Sizes
from analyser.gui.felt.matrix.face import paint_range
from analyser.gui.felt.slots import SlotRow
from analyser.gui.felt.tray.unknown_seats import add_unknown_and_range
from analyser.gui.look.card_faces import CardFaces, icon
from analyser.gui.look.painting import paint_parts, paint_rounded
from analyser.gui.look.theme import CORNER, SMALL, Theme, ink_of, lettered, seat_colour, theme_of
from analyser.gui.look.translation import capital, in_menu, translated
from analyser.gui.look.widgets import Restyled, TextField, show_name_as_tip
from analyser.gui.look.windows import open_menu
from analyser.gui.state.document import Document
from analyser.poker.names import seat_name
from analyser.poker.table.table import Table
from analyser.poker.table.table_state import LONGEST_NAME

if TYPE_CHECKING:  # most seats have cards and no range
    from analyser.gui.felt.matrix.panel import RangePanel

_STRIPE: Final = 6
_FRAME: Final = 2.5
_TITLES: Final = (20, 2), (17, 2), (17, 3), (14, 3), (12, 3)
"""The sizes to try for a hand's name, each with the most lines."""
_ON_BOARDS: Final = (True, 20), (True, 17), (False, 16), (False, 14), (False, 12)
"""What to try for the hands on several boards: whether below the boards' names, and the size."""
_SHRUNK: Final = 0.85
"""How much smaller the letters may be in which a hand's name is written as a whole."""
_COMES: Final = QEvent.Type.Enter, QEvent.Type.FocusIn  # the pointer or the focus
_LEAVES: Final = QEvent.Type.Leave, QEvent.Type.FocusOut
_MOST_SWAPS: Final = 3  # with more seats, those to swap with are in a menu of their own


class _NameField(TextField):
    """The field for a seat's name, which lies over the name while one edits it."""

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.hide()


# No group box: Orca 48 leaves out the name of a panel that the focus enters from another panel.
class SeatPlate(Restyled, QWidget):
    """One seat: a stripe in its colour, its cards, its hand in words, and its share of the pot.

    It is one stop for the keyboard: F2 edits the name, the arrow keys go to the cards, the context
    key opens the menu, Enter chooses the seat, and Delete takes its range away.
    """

    looked_at = Signal(bool)  # whether the pointer or the focus is on the seat
    chosen = Signal()  # the user has chosen the seat
    # Enter was pressed in the field for the name, so the deck can get the focus again.
    left = Signal()

    def __init__(self, document: Document, seat: int, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self.place = seat
        show_name_as_tip(self)
        self._document = document
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus with the deck
        self.name = _NameField(
            self, frame=False, placeholderText=translated(seat_name(seat)), maxLength=LONGEST_NAME
        )
        self.name.hide()
        self.name.textEdited.connect(self._keep_name)
        self.name.editingFinished.connect(self._finish_name)
        self.name.returnPressed.connect(self.left)
        self.more = QToolButton(self, autoRaise=True)
        self.more.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the context key opens the same menu
        self.more.clicked.connect(self._show_menu)
        self.more.hide()
        self.row = SlotRow(document, seat, faces, self, is_stop=False)
        self.row.focused.connect(self.looked_at)
        self.row.passed.connect(lambda _: self.setFocus(Qt.FocusReason.OtherFocusReason))
        self.panel: RangePanel | None = None
        """The matrix of the seat's range, and what belongs to it; None until it is first open."""
        self._faces = faces
        self._called = self._known_as = ""
        self._content = SeatContent()
        self._hands: list[tuple[str, tuple[HandOnBoard, ...]]] = []
        self._sizes = Sizes()
        self._inside: PlateParts | MatrixParts = plate_parts(QRect(), 1, self._sizes)
        self._placed: object = None
        self._alone = self._low = self._in_focus = False
        self.take_colours()

    @property
    def tab_stops(self) -> tuple[QWidget, ...]:
        panel = self.panel
        inside = tuple(self.row.slots) if panel is None or panel.isHidden() else panel.tab_stops
        return self, self.name, *inside

    def take_colours(self) -> None:
        theme, palette = theme_of(self.palette()), QPalette()
        palette.setColor(QPalette.ColorRole.Base, theme.felt_edge)
        palette.setColor(QPalette.ColorRole.Text, theme.on_felt)
        palette.setColor(QPalette.ColorRole.PlaceholderText, theme.muted_on_felt)
        palette.setColor(QPalette.ColorRole.Button, theme.felt)
        self.name.setPalette(palette)
        self.more.setPalette(palette)  # else the light theme shows white under the pointer
        self.more.setIcon(icon("more", ink_of(self.palette(), "on_felt")))

    def set_place(
        self, place: QRect, sizes: Sizes, *, alone: bool, matrix: bool, low: bool
    ) -> None:
        """Move to a rectangle of the felt.

        ``alone``: it is the only seat, whose hand the verdict names; ``matrix``: that of its range
        is open; ``low``: cards may have tabs below them.
        """
        self._sizes, self._alone, self._low = sizes, alone, low
        self.setGeometry(place)
        if matrix and self.panel is None:
            from analyser.gui.felt.matrix.panel import RangePanel  # most tables have no range

            self.panel = RangePanel(self._document, self.place, self)
            self.panel.stackUnder(self.more)
            self.panel.hide()  # below a felt that is no window's, new widgets are not hidden
        if self.panel is not None and self.panel.isHidden() == matrix:
            self.panel.setVisible(matrix)
            if matrix:
                self.panel.follow(self._content)
            self._show_cards()
        self.place_parts()

    def follow_table(self) -> None:
        table = self._document.table
        seat = table.seats[self.place]
        if self.name.text() != seat.name:
            self.name.setText(seat.name)
        if not self._called or seat.name != self._known_as:
            self._known_as = seat.name
            self._take_name(table)
        self.row.follow_table(self._called)
        self._show_cards()
        self.place_parts()

    def _show_cards(self) -> None:
        """Show the cards, unless the seat has a range or its matrix is open."""
        has_range = self._document.table.seats[self.place].range is not None
        self.row.setVisible(not has_range and (self.panel is None or self.panel.isHidden()))

    def _take_name(self, table: Table) -> None:
        """Name the parts of the plate, for screen readers."""
        name = translated(table.seat_name(self.place))
        placed = translated(table.place_name(self.place))
        self.name.setAccessibleName(self.tr("Name of {seat}").format(seat=placed))
        self.more.setAccessibleName(self.tr("What to do with {seat}").format(seat=name))
        # The letter first: a slot's name must not begin as a card's does, whatever the seat's is.
        lettered_name = translated(seat_name(self.place))
        self._called = name if name == lettered_name else f"{lettered_name} ({name})"

    def display(self, content: SeatContent, seats: Sequence[SeatContent], in_focus: bool) -> None:
        """Show the seat's hand and share, and which of its cards play.

        ``seats``: those whose hands are written in letters of the same size; ``in_focus``: whether
        this is the seat that the tray speaks of.
        """
        if self.panel is not None and not self.panel.isHidden():
            self.panel.follow(content)
        shown = content, [(each.title, each.on_boards) for each in seats], in_focus
        if shown == (self._content, self._hands, self._in_focus):
            return
        before = self._content, self._in_focus
        self._content, self._hands, self._in_focus = shown
        self.row.display(content.places)
        self.setAccessibleName(content.spoken)
        self.update(self._area_to_paint(*before))

    def _area_to_paint(self, before: SeatContent, was_in_focus: bool) -> QRect:
        """Return what differs from before: the words beside the cards, or else everything."""
        at, now = self._inside, self._content
        looks = (before.wins, before.held, was_in_focus) != (now.wins, now.held, self._in_focus)
        if looks or not isinstance(at, PlateParts) or at.beneath or self.row.isHidden():
            return self.rect()
        return self.rect().adjusted(self.row.geometry().right() + 1, 0, 0, 0)

    def place_parts(self) -> None:
        table, panel = self._document.table, self.panel
        has_matrix = panel is not None and not panel.isHidden()
        cards, sizes, font = max(table.shown_slots(self.place), 1), self._sizes, self.font()
        placed = cards, self._low, has_matrix, self.size(), sizes, self._alone, font.key()
        if placed == self._placed:
            return
        self._placed = placed
        if panel is not None and has_matrix:
            self._inside = matrix_parts(self.rect(), sizes)
            panel.set_place(self.rect(), sizes)
        else:
            here = plate_parts(self.rect(), cards, sizes, alone=self._alone, low=self._low)
            self.row.lie_around(here.cards, here.card, sizes.px(6), self.height())
            self._inside = here
        self.name.setFont(lettered(font, sizes.letters(14), True))
        side = min(sizes.px(28), self._inside.name.height() + sizes.px(8))
        self.more.setGeometry(self.width() - side - sizes.px(4), sizes.px(4), side, side)
        self.name.setGeometry(self._inside.name.adjusted(-2, -2, -side, 3))
        self.update()

    # Painting -------------------------------------------------------------------------------

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area, sizes = self.rect(), self._sizes
        self._paint_ground(painter, theme, sizes)
        if self._content.wins:
            frame = QPen(theme.felt_win, _FRAME)
            paint_rounded(painter, area, CORNER, edge=frame, inset=1.5)
        if self.hasFocus():
            paint_rounded(painter, area, CORNER - 2, edge=QPen(theme.active, 2.5), inset=3.5)
        to, at = Lettering(painter, self.font(), sizes, theme), self._inside
        if isinstance(at, PlateParts):
            if (held := self._content.held) is not None:
                paint_range(to, at.cards, self._faces, held, self._content.face)
            self._write_texts(to, at)
        else:
            self._write_name(to, at.name, at.name)

    def _paint_ground(self, painter: QPainter, theme: Theme, sizes: Sizes) -> None:
        inset = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ground = QColor(theme.plate)
        if self._in_focus:
            ground.setAlphaF(ground.alphaF() / 3)
        edge = QPen(theme.slot, 1) if self._in_focus else None
        if theme.contrast:  # every seat has a line, so that of the seat in focus is another one
            edge = QPen(theme.active if self._in_focus else theme.on_felt, 2)
        paint_rounded(painter, inset, CORNER, ground, edge)
        stripe = sizes.px(_STRIPE * (2 if self._in_focus else 1)) - inset.left()
        parts = [(seat_colour(self.place), stripe / inset.width())]
        paint_parts(painter, inset, CORNER, parts)

    @property
    def _written_content(self) -> SeatContent:
        """What is written: chips for a lacking share, and without room no draws and no deals."""
        content = self._content._replace(share=self._content.share or self._content.chips)
        words = "" if content.title else content.words
        return content._replace(deals="", words=words) if self._sizes.bare else content

    @property
    def writes_stakes(self) -> bool:
        """Whether the seat's stake is written below its share: a tag would have no room."""
        at = self._inside
        return self._content.has_stakes and isinstance(at, PlateParts) and at.has_column

    def _write_name(self, to: Lettering, at: QRect, figures: QRect) -> None:
        """Write the seat's name, and its share if ``figures`` is in the same line."""
        content, sizes = self._written_content, to.sizes
        name_size = 13 if self.width() < sizes.px(240) else 14
        name = QRect(at)
        if self.name.isHidden():
            to.line(name, content.name, name_size, to.theme.muted_on_felt, bold=True)
        name.setLeft(name.left() + to.width(content.name, name_size, bold=True) + sizes.px(10))
        if figures == at:  # the share stands in the line of the name
            before = min(name.right(), self.more.x() - sizes.px(2))  # the menu's button
            if before - name.left() >= to.width(content.share, 14, bold=True):
                name.setRight(before)
            to.side_by_side(name, content.share, content.deals)

    def _write_texts(self, to: Lettering, at: PlateParts) -> None:
        content, sizes = self._written_content, to.sizes
        self._write_name(to, at.name, at.figures)
        if self.writes_stakes:
            to.stacked(at.figures, content.share, content.stake, keeps=True)
        elif at.has_column:
            to.stacked(at.figures, content.share, content.deals)
        if self._alone or at.words.isEmpty():
            return
        room, foot = QRect(at.words), QRect(at.words)
        if at.beneath and content.stake and not at.has_column:  # a tag lies over the foot's end
            tag = to.width(content.stake, 13, bold=True) + sizes.line(13) + sizes.px(SMALL)
            foot.setRight(foot.right() - tag - 22)  # as ``Tag.sizeHint`` has around its text
        if at.brief:
            to.line(foot, self._in_brief(to, foot.width()), 13, to.theme.on_felt)
            return
        if content.has_stakes:  # a tag may lie over the foot, and all figures on one line
            room.setBottom(room.bottom() - max(sizes.px(8), sizes.line(13) // 3))
        if not at.beneath and content.share:
            room.setBottom(to.at_foot(room, content.share, content.deals))
        self._write_hand(to, room, foot.right())

    def _write_hand(self, to: Lettering, room: QRect, right: int) -> None:
        """Write the hand, its low and its words; or the hand on each of several boards.

        ``right``: where low and words end at the latest.
        """
        content, sizes = self._written_content, to.sizes
        quiet, plain = to.theme.muted_on_felt, to.theme.on_felt
        if content.on_boards:
            room.setTop(self._write_on_boards(to, room))
        else:
            wide, high = room.width(), room.height() - (sizes.line(14) if content.low else 0)
            titles = {title for title, _ in self._hands}
            fitting = [to.fitting(title, _TITLES, wide, high)[1] for title in titles]
            tries = [each for each in _TITLES if each[0] <= min(fitting, default=99)]
            title, size, lines = to.fitting(content.title, tries, wide, high)
            room.setTop(to.wrapped(room, title, size, plain, lines, bold=True))
        room.setRight(right)
        if room.height() > sizes.line(20) + 2 * sizes.line(14):
            room.setTop(room.top() + sizes.px(3))
        if content.low:
            bold = content.wins_low
            room.setTop(to.wrapped(room, content.low, 14, plain if bold else quiet, 2, bold=bold))
        if not content.on_boards:
            write = to.listed if content.title else to.wrapped
            write(room, content.words, 14, quiet, 3)

    def _write_on_boards(self, to: Lettering, room: QRect) -> int:
        """Write the hands on as many boards as fit, rather those not lost; return their end."""
        boards, theme, sizes = self._content.on_boards, to.theme, to.sizes
        name = sizes.line(14)

        def fits(has_names: bool, size: float) -> bool:
            """Whether the hands fit beside the cards in this size of letters."""
            every = [one for _, hands in self._hands for one in hands]
            texts = [one.hand if has_names else one.brief for one in every]
            wide = max(to.width(text, size, bold=True) for text in texts)
            high = sizes.line(size) + (name if has_names else 0)
            return len(boards) * high <= room.height() and wide <= room.width()

        has_two = room.height() >= 2 * len(boards) * sizes.line(16)  # lines for each board
        cramped = False, 16 if has_two else 12
        has_names, size = next((each for each in _ON_BOARDS if fits(*each)), cramped)
        most = max(0, room.height() // sizes.line(size))  # the share below comes first
        kept = sorted(boards, key=lambda one: one.loses)[:most]
        at = QRect(room)
        for one in [one for one in boards if one in kept]:
            if has_names:
                at.setHeight(name)
                to.line(at, one.board, 14, theme.muted_on_felt)
                at.translate(0, name)
            ink = theme.muted_on_felt if one.loses else theme.on_felt
            said = one.hand if has_names else one.brief
            at.setHeight(sizes.line(size))
            is_short = _SHRUNK * to.width(said, size, bold=True) <= room.width()
            if has_two and not is_short:
                at.setHeight(2 * at.height())
                to.wrapped(at, said, size, ink, 2, bold=not one.loses)
            else:
                said = said if is_short else said.partition(", ")[0]
                to.line(at, said, size, ink, bold=not one.loses)
            at.translate(0, at.height())
        return at.top()

    def _in_brief(self, to: Lettering, width: int) -> str:
        """Return as much of the hand and its words as fits on a line, rather of boards not lost."""
        content = self._written_content
        both = ", ".join(filter(None, (content.title, content.low or content.words)))
        said = content.title or content.words
        if boards := content.on_boards:
            both = ", ".join([one.brief for one in boards])
            said = min(boards, key=lambda one: one.loses).brief
        if to.width(both, 13) <= width:
            return both
        is_short = _SHRUNK * to.width(said, 13) <= width
        return said if is_short else said.partition(", ")[0]

    # Events ---------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Tell when the pointer or the focus comes and goes; meanwhile the menu has a button."""
        is_taken = super().event(event)
        if event.type() in _COMES + _LEAVES:
            self.more.setVisible(self.underMouse() or self.hasFocus())
            self.looked_at.emit(event.type() in _COMES)
        return is_taken

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        """Choose the seat; a click on the name edits it, one on a range asks for its matrix."""
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
            return
        here, at = event.position().toPoint(), self._inside
        has_range = self._content.held is not None
        if at.name.adjusted(-4, -4, 0, 4).contains(here):
            self.edit_name()
        elif has_range and isinstance(at, PlateParts) and at.cards.contains(here):
            self._document.range_asked.emit(self.place)
            return
        self.chosen.emit()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit()
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
            self.row.focus_slot(-1 if key is Qt.Key.Key_Left else 0)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self._content.held is not None:
            self._document.set_range(self.place, None)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            open_menu(self._menu(), event.globalPos())
        else:
            self._show_menu()

    def edit_name(self) -> None:
        """Show the field for the name, with the keyboard in it."""
        self.name.show()
        self.name.raise_()
        self.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.name.selectAll()
        self.update()

    def _show_menu(self) -> None:
        open_menu(self._menu(), self.more.mapToGlobal(QPoint(0, self.more.height())))

    def _menu(self) -> QMenu:
        document, seat = self._document, self.place
        seats = len(document.table.seats)
        menu = QMenu(self)
        menu.addAction(self.tr("&Name this seat"), self.edit_name)
        others = menu.addMenu(self.tr("&Swap with")) if seats > _MOST_SWAPS else menu
        for other in range(seats):
            if other != seat:
                text = "{seat}" if others is not menu else self.tr("&Swap with {seat}")
                name = in_menu(translated(document.table.place_name(other)))
                name = name if others is menu else capital(name, [document.table.seats[other].name])
                swap = others.addAction(text.format(seat=name))
                swap.triggered.connect(lambda _=False, o=other: document.swap_seats(seat, o))
        ranged = document.table.seats[seat].range is not None
        cards = self.tr("R&andom cards of its range") if ranged else self.tr("R&andom cards")
        menu.addAction(cards, lambda: document.deal_seat(seat))
        clear = menu.addAction(self.tr("&Clear this seat"), lambda: document.clear_seat(seat))
        clear.setEnabled(bool(document.table.cards_of(seat)))
        add_unknown_and_range(menu, document, seat)
        if ranged:
            text = self.tr("&Take the range away")
            menu.addAction(text, lambda: document.set_range(seat, None))
        remove = menu.addAction(self.tr("&Remove this seat"), lambda: document.remove_seat(seat))
        remove.setEnabled(seats > 1)
        return menu

    def _keep_name(self, name: str) -> None:
        """Give a half-typed name to the document, so that the next move does not lose it."""
        document, seat = self._document, self.place
        if name == document.table.seats[seat].name:
            document.drop_edit(("name", seat))
        else:  # unlike typed chips, a name can always be taken
            document.keep_edit(("name", seat), lambda: document.rename_seat(seat, name) or True)

    def _finish_name(self) -> None:
        """Hide the field of the name, which the table has taken in."""
        self._document.take_in()
        self.name.hide()
        if self.place < len(self._document.table.seats):  # else the seat is about to be removed
            self.follow_table()  # the table may have changed the name, such as its spaces
