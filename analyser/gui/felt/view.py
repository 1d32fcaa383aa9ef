"""The felt itself: scoreboard, seats and streets of a poker table, without the tray below them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QWidget

from analyser.gui.felt.content import FeltContent
from analyser.gui.felt.geometry import FeltPlaces, FeltState, lay_out_felt
from analyser.gui.felt.pot import Tag
from analyser.gui.felt.scoreboard import ScoreBoard
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import SMALL, lettered
from analyser.gui.state.document import Document
from analyser.poker.table.streets import street_sizes
from analyser.poker.table.table import BOARDS, Slot, Table

if TYPE_CHECKING:  # an empty felt has none of them
    from analyser.gui.felt.plate import SeatPlate
    from analyser.gui.felt.slots import CardSlot
    from analyser.gui.felt.streets import StreetsStrip

_MOST_MATRICES = 2
"""With so many seats each shows the matrix of its range; with more, only the seat in focus."""
_ROOM_FOR_TWO = 940
"""On a felt less wide than this, a matrix beside another one would be too small to be clicked."""
_USUAL_LETTERS = 13
"""The height of the system's letters, in pixels, for which the felt's sizes are made."""


def text_scale(widget: QWidget) -> float:
    """Return the factor by which the user has enlarged a widget's texts; at least 1."""
    system = QFontInfo(QApplication.font()).pixelSize()
    zoom = QFontInfo(widget.font()).pixelSize() / max(system, 1)
    return max(1.0, round(zoom * max(1.0, system / _USUAL_LETTERS), 2))


class FeltView(QWidget):
    """Shows a document's table and what is said of it: the window's felt, a picture, a question."""

    # The pointer or the keyboard is on this seat; None if it has left it.
    looked_at = Signal(object)
    chosen = Signal(int)  # the user has chosen this seat
    replaced = Signal()  # some widgets of the seats and of the streets are new, or gone
    count_asked = Signal(int)  # the shares on the street with this number should be counted
    left = Signal()  # a field or a button was left, so the deck can get the focus again

    def __init__(self, document: Document, faces: CardFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._faces = faces
        self.scoreboard = ScoreBoard(self)
        self.scoreboard.left.connect(self.left)
        self.scoreboard.bar.seat_chosen.connect(self._choose_seat)
        self.seats: tuple[SeatPlate, ...] = ()
        self.rows: tuple[StreetsStrip, ...] = ()
        """The tiles of the streets, which hold the board: a row for each board."""
        self._tags: tuple[Tag, ...] = (Tag(self, has_chip=False),)
        """The tag of the needle, then one for each seat, with its chips."""
        self._shape: object = None
        self._strip: object = None
        self._content = FeltContent()
        self.asked: int | None = None
        """The seat whose matrix the next layout opens, even without a range; None for no seat."""
        self._shows_seats = True

    @property
    def _parts(self) -> tuple[SeatPlate | StreetsStrip, ...]:
        return (*self.seats, *self.rows)

    @property
    def tab_stops(self) -> tuple[QWidget, ...]:
        parts = self.scoreboard, *self._parts
        return tuple([stop for part in parts for stop in part.tab_stops])

    def has_places_of(self, table: Table) -> bool:
        """Whether the widgets suit a table's game and its numbers of seats and boards."""
        return self._shape == (table.game, len(table.seats), len(table.boards))

    def follow_table(self) -> None:
        """Show the cards of the document's table, with new widgets if it has other places."""
        table = self._document.table
        if not self.has_places_of(table):
            self._replace_widgets(table)
        for part in self._parts:
            part.follow_table()

    @property
    def matrices(self) -> tuple[int, ...]:
        """The seats whose matrix is open: with three seats or more, or little room, only one.

        A range of one hand, or of all hands, is drawn as two cards unless the user asks for more.
        Of two seats without cards both are open as soon as the one asked for has a hand.
        """
        table, asked = self._document.table, self.asked
        if not table.game.takes_ranges:
            return ()
        said = self._content.seats
        ranged = [seat for seat, each in enumerate(said) if each.held is not None]
        with_cards = any(table.cards_of(seat) for seat in range(len(self.seats)))
        if asked in ranged and len(self.seats) == 2 and not with_cards:
            ranged = [0, 1]  # the other seat's is likely the next
        else:
            ranged = [seat for seat in ranged if seat == asked or not said[seat].face]
        is_narrow = len(ranged) > 1 and self.width() < _ROOM_FOR_TWO
        if len(self.seats) > _MOST_MATRICES or is_narrow:
            focus = self._document.seat_in_focus if asked is None else asked
            ranged = [seat for seat in ranged if seat == focus]
        if asked is not None and asked < len(self.seats) and asked not in ranged:
            ranged.append(asked)
        return tuple(sorted(seat for seat in ranged if seat < len(self.seats)))

    def _replace_widgets(self, table: Table) -> None:
        """Make widgets for a table's seats and boards, but keep those that suit it already."""
        # Loaded after the first paint, which shows examples in their place.
        from analyser.gui.felt import plate, streets

        self.asked = None
        sizes = street_sizes(table.game)
        strip = table.game.board, sizes, len(table.boards)
        # What is there already stays, to be quick from hand to hand of a file.
        seats = self.seats[: len(table.seats)]
        rows = self.rows if strip == self._strip else ()
        gone: list[QWidget] = [part for part in self._parts if part not in (*seats, *rows)]
        gone += self._tags[1 + len(table.seats) :]
        focus = QApplication.focusWidget()
        if focus is not None and any(old is focus or old.isAncestorOf(focus) for old in gone):
            self.left.emit()  # else Qt would move the focus to what comes next
        for old in gone:
            old.hide()
            old.deleteLater()
        document, faces = self._document, self._faces
        every = range(len(seats), len(table.seats))
        added = [plate.SeatPlate(document, seat, faces, self) for seat in every]
        for seat in added:
            seat.left.connect(self.left)
            seat.looked_at.connect(lambda here, seat=seat: self._tell_looked_at(seat, here))
            seat.chosen.connect(lambda seat=seat: self._choose_seat(seat.place))
        if strip != self._strip:
            self._strip, places = strip, table.board_places if sizes[1:] else ()
            rows = tuple([streets.StreetsStrip(document, faces, self, at) for at in places])
            for row in rows:
                row.street_asked.connect(document.look_back)
                row.deal_asked.connect(document.deal_street)
                row.count_asked.connect(self.count_asked)
        self.seats, self.rows = (*seats, *added), rows
        for part in self._parts:
            part.show()
        lacking = range(len(self._tags), 1 + len(self.seats))
        self._tags = (*self._tags[: 1 + len(self.seats)], *[Tag(self) for _ in lacking])
        self._shape = table.game, len(table.seats), len(table.boards)
        self.replaced.emit()

    def _choose_seat(self, seat: int) -> None:
        if seat != self.asked:
            self.asked = None
        self.chosen.emit(seat)

    def _tell_looked_at(self, seat: SeatPlate, here: bool) -> None:
        """Emit which seat the pointer or the focus has come to, or None once it has left."""
        # Else it has just been removed, while the pointer or the focus was on it.
        if seat in self.seats and self.has_places_of(self._document.table):
            self.looked_at.emit(seat.place if here else None)

    def display(self, content: FeltContent, in_focus: int | None = None) -> None:
        """Show what is said; ``in_focus``: the seat that the tray speaks of."""
        if not self.has_places_of(self._document.table):
            return  # the widgets are about to be replaced, and then show the table
        self._content = content
        self.scoreboard.display(content)
        has_mark = len(self.seats) > 1 and not content.verdict.is_final
        for seat, said in zip(self.seats, content.seats, strict=False):
            seat.display(said, content.seats, has_mark and seat.place == in_focus)
        for row in self.rows:
            row.display(content)
        texts = content.bar.needed, *[said.stake for said in content.seats]
        for tag, text in zip(self._tags, texts, strict=False):
            tag.show_text(text)
        self._place_tags()

    def _place_tags(self) -> None:
        """Place the tags with chips over the feet of the seats, and the needle's below the bar."""
        needle, *chips = self._tags
        for tag in self._tags:
            tag.resize(tag.sizeHint())
            tag.raise_()
        needle.setVisible(self._shows_seats and bool(needle.text))
        at, bar = self.scoreboard.bar.needle_at, self.scoreboard.bar
        if at is not None:
            place = bar.mapTo(self, QPoint(round(at * bar.width()), bar.height()))
            left = min(place.x() - needle.width() // 2, bar.geometry().right() - needle.width())
            needle.move(max(left, bar.x()), place.y() - 3)
        for tag, seat in zip(chips, self.seats, strict=False):
            has_tag = self._shows_seats and not seat.writes_stakes
            tag.setVisible(has_tag and bool(tag.text))
            foot = seat.geometry().bottomRight()
            tag.resize(min(tag.width(), seat.width() - 2 * SMALL), tag.height())
            tag.move(foot.x() - tag.width() - SMALL, foot.y() - tag.height() // 2)

    def state(self, *, folded: bool) -> FeltState:
        """Return what has to find room on the window's felt."""
        table = self._document.table
        game, guest, content = table.game, self._document.guest, self._content
        seats = tuple([max(table.shown_slots(seat), 1) for seat in range(len(table.seats))])
        return FeltState(
            seats,
            tuple([row.card_counts for row in self.rows]),
            folded,
            self.matrices,
            lows=game.only_lows or (game.shows_low if len(seats) == 1 else game.has_halves),
            money=bool(content.bar.needle) or any(seat.stake for seat in content.seats),
            luck=guest is not None and bool(guest.luck) and not content.is_hidden,
            examples=not self._shows_seats,
        )

    def arrange(self, size: QSize, state: FeltState, *, scale: float) -> FeltPlaces:
        """Place everything on a felt, with texts of a scale, and return where all lies."""
        places = lay_out_felt(size.width(), size.height(), scale, state)
        self.scoreboard.set_places(places)
        alone = len(self.seats) == 1
        for seat, place in zip(self.seats, places.seats, strict=False):  # or none is made yet
            matrix = seat.place in state.matrices
            seat.set_place(place, places.sizes, alone=alone, matrix=matrix, low=state.lows)
        for row, streets in zip(self.rows, places.streets, strict=False):
            row.set_places(streets, places.sizes)
        for tag in self._tags:
            tag.setFont(lettered(self.font(), places.sizes.letters(13)))
        self._place_tags()
        return places

    def hide_controls(self) -> None:
        """Hide all that only a mouse or a key needs, for a picture that has been arranged."""
        self.scoreboard.has_controls = False
        self.scoreboard.why.hide()
        self.scoreboard.arrange()
        for seat in self.seats:
            if seat.panel is not None:
                seat.panel.hide_controls()
        for tile in [tile for row in self.rows for tile in row.tiles]:
            tile.button.hide()

    def show_seats(self, shown: bool) -> None:
        """Show or hide seats and streets; an empty felt shows examples in their place."""
        self._shows_seats = shown
        for part in self._parts:
            part.setVisible(shown)
        self._place_tags()

    def slot(self, slot: Slot) -> CardSlot | None:
        """Return the widget of a slot; None for dead cards."""
        if slot.place in BOARDS:
            row = BOARDS.index(slot.place)
            return self.rows[row].slot_at(slot.at) if row < len(self.rows) else None
        return self.seats[slot.place].row.slot_at(slot.at) if slot.place >= 0 else None
