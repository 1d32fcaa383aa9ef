"""A seat's range in its plate: the matrix, the range as text, its size, and what it makes."""

from collections.abc import Mapping
from itertools import count
from typing import Final

from PySide6.QtCore import QRect, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QFontDatabase, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSlider, QWidget

from analyser.gui.felt.card_places import FRAME, matrix_parts
from analyser.gui.felt.content import SeatContent
from analyser.gui.felt.lettering import Lettering, Sizes
from analyser.gui.felt.matrix.kinds_list import KindsList
from analyser.gui.felt.matrix.matrix import NOTHING, MatrixModel, MatrixView, say_equity
from analyser.gui.felt.matrix.popover import HandPopover
from analyser.gui.look.announce import announce
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import CORNER, SMALL, lettered, seat_colour, theme_of
from analyser.gui.look.translation import percent, translated
from analyser.gui.look.widgets import ElidedField, Restyled, Text
from analyser.gui.state.document import Document
from analyser.poker.cards import Card
from analyser.poker.errors import CardError, NoRangeError
from analyser.poker.odds.record import HandOdds
from analyser.poker.phrases import Phrase
from analyser.poker.ranges.holdings import HOLDINGS_OF
from analyser.poker.ranges.notation import parse_range
from analyser.poker.ranges.range import Range
from analyser.poker.ranges.summary import in_whole_hands
from analyser.poker.table.table import Table

_FULL: Final = 100
_PAUSE: Final = 20
"""Milliseconds after which a stroke is put on the table, so that a drag is painted at once."""
_SPOKEN_AFTER: Final = 600
"""Milliseconds without a key before a screen reader says what is wrong with a typed range."""
_strokes = count(1)
"""Supplies the number of each stroke; all changes with one number are undone together."""


class RangePanel(Restyled, QWidget):
    """Shows and edits the range of one seat; every change is put on the poker table at once."""

    def __init__(self, document: Document, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._document, self._seat = document, seat
        self._stroke = next(_strokes)
        self._sizes = Sizes()
        self._places = matrix_parts(QRect(), self._sizes)
        self.model = MatrixModel(self)
        self.matrix = MatrixView(self.model, seat)
        self.text = ElidedField(self, frame=False, placeholderText=self.tr("QQ+, AKs, 15%"))
        self.size_line = Text(self, wraps=True, ink="muted_on_felt")
        self.best = QSlider(Qt.Orientation.Horizontal, self)
        self.best.setMaximum(_FULL)
        self.kinds = KindsList(seat)
        for view in (self.matrix, self.kinds):
            view.setParent(self)
        self.popover: HandPopover | None = None
        self.brush = _FULL
        """The weight with which hands are painted, in per cent."""
        self._content = SeatContent()
        self._worth: tuple[Table | None, Mapping[str, HandOdds]] = None, {}
        """The last table whose odds were known, but without the seat's range, and what each hand of
        the range was worth there."""
        self._drawn: Range | None = None
        """The range as the present stroke has changed it; None once it is put on the table."""
        self._put = QTimer(self, singleShot=True, interval=_PAUSE)
        self._put.timeout.connect(self._put_on_table)
        self._problem = ""
        self._telling = QTimer(self, singleShot=True, interval=_SPOKEN_AFTER)
        self._telling.timeout.connect(lambda: announce(self, self._problem))
        self.text.setAccessibleName(self.tr("The range as text"))
        self.best.setAccessibleName(self.tr("The best hands, in per cent"))
        self._connect()
        self.take_colours()

    def _connect(self) -> None:
        self.matrix.begun.connect(self._begin_stroke)
        self.matrix.painted.connect(self._add_or_remove)
        self.matrix.ended.connect(self._put_on_table)
        self.matrix.came_to.connect(self.update)
        self.matrix.asked.connect(self._open_popover)
        self.text.textEdited.connect(self._take_typed_range)
        self.text.editingFinished.connect(self._show_written_range)
        self.kinds.kept.connect(self._keep_hands_of_kind)
        self.best.valueChanged.connect(self._take_best_hands)
        self.best.sliderPressed.connect(self._begin_stroke)

    @property
    def tab_stops(self) -> tuple[QWidget, ...]:
        return self.matrix, self.text, self.best, self.kinds

    # Looks ----------------------------------------------------------------------------------

    def take_colours(self) -> None:
        palette = QPalette()
        for role in (QPalette.ColorRole.Highlight, QPalette.ColorRole.Accent):
            palette.setColor(role, seat_colour(self._seat))
        self.best.setPalette(palette)
        self.kinds.take_colours(theme_of(self.palette()))

    def set_place(self, place: QRect, sizes: Sizes) -> None:
        self.setGeometry(place)
        here = self._places = matrix_parts(place, sizes)
        self._sizes = sizes
        mono = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        self.text.setFont(lettered(mono, sizes.letters(14), bold=True))
        self.size_line.setFont(lettered(self.font(), sizes.letters(13)))
        self.kinds.setFont(self.size_line.font())
        self.matrix.setGeometry(here.matrix)
        self.matrix.divide(here.matrix.size())
        for part, room in (
            (self.text, here.field.adjusted(SMALL, FRAME, -SMALL, -FRAME)),
            (self.size_line, here.size),
            (self.best, here.slider),
            (self.kinds, here.kinds),
        ):
            part.setGeometry(room)
            has_use = part is not self.kinds or bool(self._content.kinds)
            part.setVisible(not room.isEmpty() and has_use)
        self.update()

    def hide_controls(self) -> None:
        """Hide slider and focus, for a picture; what the range makes has their room."""
        self.best.hide()
        self.matrix.setEnabled(False)
        self.kinds.setGeometry(self._places.slider | self._places.kinds | self._places.hand)
        self.kinds.hide_cut_rows()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the field and spell out the hand in focus; the plate below paints all else."""
        theme, painter = theme_of(self.palette()), QPainter(self)
        if not self.text.isHidden():
            ground, edge = self.palette().base().color(), QPen(theme.edge, 1)
            paint_rounded(painter, self._places.field, CORNER, ground, edge, inset=0.5)
        if not self.matrix.isEnabled():
            return
        cell = self.model.cells[self.matrix.hand_in_focus]
        text = self.tr("{hand} has {share}") if say_equity(cell) else self.tr("{hand}")
        if not cell.weight:
            text = self.tr("{hand} is not in the range")
        to = Lettering(painter, self.font(), self._sizes, theme)
        said = text.format(hand=cell.hand, share=say_equity(cell))
        to.line(self._places.hand, said, 14, theme.active, bold=True)

    # Changes --------------------------------------------------------------------------------

    @property
    def _range(self) -> Range:
        """The range as it is being painted, or else the seat's; an empty one for none."""
        if self._drawn is not None:
            return self._drawn
        return self._document.table.seats[self._seat].range or NOTHING

    def _begin_stroke(self) -> None:
        """Begin a stroke: all changes until the next stroke are undone together."""
        self._put_on_table()
        self._stroke = next(_strokes)

    def _replace_range(self, range_: Range) -> None:
        """Give the seat a range, or none for an empty one, undone with the present stroke."""
        wanted = range_ if any(range_.weights) else None
        if not self._document.set_range(self._seat, wanted, self._stroke):
            self.follow(self._content)  # the document refuses while a typed pot cannot be read

    def choose(self, range_: Range) -> None:
        """Take this range, as a step of its own to undo."""
        self._begin_stroke()
        self._replace_range(range_)

    def _add_or_remove(self, hand: str, erases: bool) -> None:
        """Paint a hand, or erase it: on the table at once, or shortly after while one drags."""
        weight = 0 if erases else self.brush
        self._drawn = self._range.with_weight(HOLDINGS_OF[hand], weight)
        if self.matrix.is_drawing:  # show the stroke at once; the table follows a little later
            self._document.keep_edit(self, self._put_on_table)
            self.model.show(self._drawn, self._cards_elsewhere(), self._hand_odds())
            if not self._put.isActive():
                self._put.start()
        else:
            self._put_on_table()

    def _put_on_table(self) -> bool:
        """Give the seat the painted range; True, as unlike a typed one it can always be taken."""
        range_, self._drawn = self._drawn, None
        self._put.stop()
        self._document.drop_edit(self)
        if range_ is not None:
            self._replace_range(range_)
        return True

    def _open_popover(self) -> None:
        if self.popover is None:
            self.popover = HandPopover(self.window())
            self.popover.left.connect(self.matrix.setFocus)
            self.destroyed.connect(self.popover.deleteLater)
            self.popover.weighed.connect(self._weigh)
            self.popover.ticked.connect(self._add_or_remove_holding)
        place = self.matrix.visualRect(self.matrix.cell_in_focus)
        where = self.matrix.viewport().mapToGlobal(place.bottomRight())
        self.popover.open(self.model, self.matrix.hand_in_focus, self.brush, where)

    def _weigh(self, weight: int) -> None:
        """Weigh the hand in focus, and paint so from now on; after 0 with full weight."""
        self.brush = weight or _FULL
        numbers, range_ = HOLDINGS_OF[self.matrix.hand_in_focus], self._range
        there = [number for number in numbers if range_.weights[number]]
        self.choose(range_.with_weight(there or numbers, weight))

    def _add_or_remove_holding(self, holding: int, is_added: bool) -> None:
        self.choose(self._range.with_weight((holding,), self.brush if is_added else 0))

    def _keep_hands_of_kind(self, kind: Phrase) -> None:
        kinds = self._content.kinds
        if kinds is not None and kind in kinds:
            self.choose(in_whole_hands(kinds[kind], {*self._cards_elsewhere()}))

    def _take_best_hands(self, per_cent: int) -> None:
        if not self.best.isSliderDown():  # changed by a key, or by a click beside the handle
            self._begin_stroke()
        self._replace_range(parse_range(f"{per_cent}%") if per_cent else NOTHING)

    def _take_typed_range(self, text: str) -> None:
        """Use the typed text as the range; if it is not a range, say what is wrong with it."""
        self._problem = ""
        try:
            self._replace_range(parse_range(text))
        except NoRangeError:
            if not text.strip():
                self._replace_range(NOTHING)
        except CardError as error:
            self._problem = translated(error.phrase)
            self._telling.start()
        self._show_size()

    def _show_written_range(self) -> None:
        """Replace the typed text by the shortest text of the range."""
        if self._seat >= len(self._document.table.seats):
            return  # the seat has been removed, and its plate is about to go
        self._begin_stroke()
        self._problem = ""
        self._telling.stop()
        self._show_text()
        self._show_size()

    # What is shown --------------------------------------------------------------------------

    def follow(self, content: SeatContent) -> None:
        """Show the range that the seat has on the poker table, and what is said of it."""
        self._content = content
        self.model.show(self._range, self._cards_elsewhere(), self._hand_odds())
        if not self.text.hasFocus():
            self._show_text()
        with QSignalBlocker(self.best):
            self.best.setValue(round(self._range.percent))
        self._show_size()
        self.kinds.follow(content.kinds, sum(self._range.without(self._cards_elsewhere()).weights))
        if self.popover is not None and self.popover.isVisible():
            self.popover.follow(self.model, self.matrix.hand_in_focus)
        self.update()

    def _show_text(self) -> None:
        if (text := str(self._range)) != self.text.text():
            self.text.setText(text)
            self.text.setCursorPosition(0)

    def _show_size(self) -> None:
        """Say how large the range is, or what is wrong with the typed one."""
        said = self._content.words
        if self.brush < _FULL:
            text = self.tr("{size}; painted at {weight}")
            said = text.format(size=said, weight=percent(self.brush))
        self.size_line.show_text(self._problem or said)
        self.size_line.set_ink("on_felt" if self._problem else "muted_on_felt")

    def _cards_elsewhere(self) -> list[Card]:
        """Return the cards that the seat cannot hold, because they are known to lie elsewhere."""
        known = self._document.table.known_cards()
        return [card for slot, card in known if slot.place != self._seat]

    def _hand_odds(self) -> Mapping[str, HandOdds]:
        """Return the odds of each hand; while those of a changed range are counted, the last ones.

        A hand's equity does not depend on the others, and the matrix need not lose its colours.
        """
        if self._document.reveal.hidden:
            return {}
        others = self._document.table.set_range(self._seat, None)
        if self._content.hands is not None:
            self._worth = others, self._content.hands
        before, hands = self._worth
        return hands if before == others else {}
