"""The window to edit a seat's range; every change is put on the poker table at once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import count
from math import ceil
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from analyser.gui.look.announce import announce
from analyser.gui.look.theme import MEDIUM, SMALL
from analyser.gui.look.translation import hundredths, translated
from analyser.gui.look.translation import percent as percentage_of
from analyser.gui.look.widgets import Restyled, TextField, add_row, keep_room, lay_out, name_labels
from analyser.gui.look.windows import follow_parent, letters_factor
from analyser.gui.range_editor.made_table import MadeTable
from analyser.gui.range_editor.matrix_model import NOTHING, MatrixModel
from analyser.gui.range_editor.matrix_view import MatrixView
from analyser.gui.range_editor.named_ranges import NamedRanges
from analyser.gui.range_editor.range_face import say_how_much
from analyser.gui.range_editor.suits_list import SuitsList
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs, Task
from analyser.gui.state.live_odds import LiveOdds
from analyser.gui.state.settings import Settings
from analyser.poker.cards import Card
from analyser.poker.errors import CardError, NoRangeError
from analyser.poker.odds.record import HandOdds
from analyser.poker.odds.wording import say_part
from analyser.poker.phrases import Phrase
from analyser.poker.ranges.holdings import HOLDINGS_OF
from analyser.poker.ranges.kinds import find_kinds
from analyser.poker.ranges.notation import parse_range
from analyser.poker.ranges.range import Range
from analyser.poker.ranges.summary import in_whole_hands, summarise
from analyser.poker.table.table import Table

_FULL: Final = 100
_PAUSE: Final = 20
"""Milliseconds after a change until the summary is updated."""
_MATRIX: Final = QSize(600, 495)
"""The initial size of the matrix, in device-independent pixels."""
_LINES: Final = 9
"""The number of lines of text below the matrix."""
_SIDE: Final = 250
"""The least width of the column beside the matrix."""
_SIDE_LETTERS: Final = 36
"""The number of letters that fit into a line of this column."""
_SOON: Final = 300
"""Milliseconds until a change is announced, so that odds counted by then are announced too."""
_SUMMARY: Final = 3
"""The number of lines for which the summary always has room."""
_NOTE: Final = 2
"""The number of lines for which the note below the matrix always has room."""
_strokes = count(1)
"""Supplies the number of each stroke; all changes with one number are undone together."""


class RangeEditor(Restyled, QDialog):
    """Edits the range of one seat; closes if the seat is removed or the game changes."""

    def __init__(
        self, document: Document, odds: LiveOdds, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._beside = QWidget()
        self.summary = QLabel(wordWrap=True)
        self._telling = QTimer(self, singleShot=True, interval=_SOON)
        self._telling.timeout.connect(self._tell)
        self.note = QLabel(wordWrap=True)
        follow_parent(self)
        self._document = document
        self._odds = odds
        self.seat, self._seats = 0, document.table.seats
        self._stroke = next(_strokes)
        self.model = MatrixModel(self)
        self.matrix = MatrixView(self.model)
        self.text = TextField(clearButtonEnabled=True)
        self.best = QSlider(Qt.Orientation.Horizontal)
        self.best.setMaximum(_FULL)
        self._top = QLabel()
        self.brush = QSpinBox(maximum=_FULL, value=_FULL, singleStep=5)
        self.suits = SuitsList()
        self.made = MadeTable()
        self.makers = TextField(readOnly=True)
        self._making = QLabel()
        self._kinds: Mapping[Phrase, dict[int, int]] = {}
        self._counting = Task(Jobs(self))
        self._counted: tuple[Range, Table] | None = None
        """The range and the table whose categories are known or being counted."""
        self._problem = ""
        self._of_hand = QLabel()
        self.ranges = NamedRanges(settings, lambda: self._range, self)
        # Delays what takes longer than the matrix, so that a drag is painted at once.
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE)
        self._soon.timeout.connect(self._summarise)
        self._last_odds: tuple[Table | None, Mapping[str, HandOdds]] = None, {}
        """The last table whose odds were known, but without the range that is edited; and the odds
        of this range's hands at that table."""
        self._drawn: Range | None = None
        """The range as the present stroke has changed it; None once it is put on the table."""
        self._put = QTimer(self, singleShot=True, interval=_PAUSE)
        self._put.timeout.connect(self._put_on_table)
        self._lay_out()
        self._connect()
        self.resize(self.sizeHint().boundedTo(self.screen().availableSize()))

    def edit(self, seat: int) -> None:
        """Open the window with the range of a seat, if the game takes ranges and has this seat."""
        self._put_on_table()
        self.seat, self._seats = seat, self._document.table.seats
        self._begin()
        self._follow()
        self._summarise()
        if self._is_possible():
            self.show()
            self.activateWindow()
            self.matrix.setFocus()

    def finish(self) -> None:
        """Close the window, and cancel counting."""
        self.close()
        self._soon.blockSignals(True)  # else a count would begin that nobody stops
        self._counting.close()

    # Building -------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.text.setPlaceholderText(self.tr("QQ+, AKs, A5s-A2s, AhKh, 15%, 77:0.5"))
        self.text.setAccessibleName(self.tr("The range as text"))
        self.best.setAccessibleName(self.tr("The best hands, in per cent"))
        widest = self.tr("&Top {percent}").format(percent=percentage_of(1000, decimals=1))
        self._top.setMinimumWidth(self._top.fontMetrics().horizontalAdvance(widest))
        self.brush.setSuffix(self.tr("%"))
        self.brush.setAccessibleName(self.tr("The weight to paint with, in per cent"))
        for label in (self.summary, self.note, self._of_hand, self._making):
            label.setTextFormat(Qt.TextFormat.PlainText)
        for part in (self._making, self.makers):
            keep_room(part)  # so that the matrix keeps its size
        makers = lay_out(QHBoxLayout(), self._making, self.makers, grows=self.makers, spacing=-1)
        parts = self.matrix, self.text, self.note, makers
        left = lay_out(QVBoxLayout(), *parts, grows=self.matrix, spacing=-1)
        controls = QFormLayout()
        controls.addRow(self._top, self.best)
        self._top.setBuddy(self.best)
        add_row(controls, self.tr("&Weight"), self.brush)
        self._choose = QPushButton(self.tr("&Ranges"))
        self._choose.setMenu(self.ranges)
        self._clear = QPushButton(self.tr("C&lear"))
        close = QPushButton(self.tr("Cl&ose"))
        close.clicked.connect(self.close)
        for button in (self._choose, self._clear, close):
            button.setAutoDefault(False)  # else Enter in the text field would press it
        right = lay_out(
            QVBoxLayout(self._beside),
            *(self.summary, controls, self._choose, self._of_hand, self.suits, self.made),
            lay_out(QHBoxLayout(), self._clear, close, spacing=-1),
            spacing=-1,
        )
        right.setStretchFactor(self.suits, 1)
        right.setStretchFactor(self.made, 2)
        self.take_font()
        margins, spacing = (MEDIUM, MEDIUM, MEDIUM, MEDIUM), SMALL + MEDIUM
        lay_out(QHBoxLayout(self), left, self._beside, grows=left, margins=margins, spacing=spacing)
        name_labels(self)

    def sizeHint(self) -> QSize:
        """Return a size that grows only half as fast as the letters.

        Otherwise the window would hide the poker table if the letters are large.
        """
        below = _LINES * self.fontMetrics().lineSpacing()
        matrix = _MATRIX * ((1 + letters_factor(self)) / 2)
        return matrix + QSize(self._side + 4 * MEDIUM, below + 2 * MEDIUM)

    def take_font(self) -> None:
        """Fit the width of the column beside the matrix to the font."""
        self._beside.setFixedWidth(self._side)
        line = self.fontMetrics().lineSpacing()
        for label, lines in ((self.summary, _SUMMARY), (self.note, _NOTE)):
            # So that no control moves if the texts are shorter or longer.
            label.setMinimumHeight(lines * line)

    def _connect(self) -> None:
        self.matrix.begun.connect(self._begin)
        self.matrix.painted.connect(self._paint)
        self.matrix.ended.connect(self._put_on_table)
        self.matrix.came_to.connect(self._follow_hand)
        self.suits.ticked.connect(self._tick)
        self.text.textEdited.connect(self._read)
        self.text.editingFinished.connect(self._write)
        self.made.choice_changed.connect(self._mark)
        self.best.valueChanged.connect(self._take_best)
        self.best.sliderPressed.connect(self._begin)
        self._clear.clicked.connect(lambda: self._choose_range(NOTHING))
        self.ranges.chosen.connect(self._take_named)
        self._document.changed.connect(self._follow)
        self._document.reveal.changed.connect(self._follow)
        self._odds.changed.connect(self._follow)
        for keys, action in (
            (QKeySequence.StandardKey.Undo, self._document.undo),
            (QKeySequence.StandardKey.Redo, self._document.redo),
        ):
            QShortcut(QKeySequence(keys), self, action)

    @property
    def _side(self) -> int:
        return max(_SIDE, _SIDE_LETTERS * self.fontMetrics().averageCharWidth())

    # Changes --------------------------------------------------------------------------------

    @property
    def _range(self) -> Range:
        if self._drawn is not None:
            return self._drawn
        return self._document.table.seats[self.seat].range or NOTHING

    def _begin(self) -> None:
        """Begin a stroke: all changes until the next stroke are undone together."""
        self._put_on_table()
        self._stroke = next(_strokes)

    def _change(self, range_: Range) -> None:
        wanted = range_ if any(range_.weights) else None
        if not self._document.set_range(self.seat, wanted, self._stroke):
            self._follow()  # the document refuses while a typed pot cannot be read

    def _choose_range(self, range_: Range) -> None:
        self._begin()
        self._change(range_)
        self._write()

    def _take_named(self, text: str) -> None:
        """Use a range from the menu; if its text is not a range, say what is wrong with it."""
        try:
            range_ = parse_range(text)
        except CardError as error:  # somebody has edited the settings by hand
            self._problem = translated(error.phrase)
            self._follow()
        else:
            self._choose_range(range_)

    def _paint(self, hand: str, erases: bool) -> None:
        weight = 0 if erases else self.brush.value()
        self._drawn = self._range.with_weight(HOLDINGS_OF[hand], weight)
        if self.matrix.is_drawing:  # show the stroke at once; the table follows a little later
            self._document.keep_edit(self, self._put_on_table)
            self.model.show(self._drawn, self._known(), self._hand_odds())
            if not self._put.isActive():
                self._put.start()
        else:
            self._put_on_table()

    def _put_on_table(self) -> bool:
        """Give the seat the range as the user has painted it in the matrix, if it was painted.

        Return True, because a painted range, unlike a typed one, can always be taken.
        """
        range_, self._drawn = self._drawn, None
        self._put.stop()
        self._document.drop_edit(self)
        if range_ is not None and self._is_possible():
            self._change(range_)
        return True

    def _tick(self, number: int, wanted: bool) -> None:
        self._begin()
        weight = self.brush.value() if wanted else 0
        self._change(self._range.with_weight((number,), weight))
        self._follow_hand()

    def _take_best(self, share: int) -> None:
        if not self.best.isSliderDown():  # changed by a key, or by a click beside the handle
            self._begin()
        self._change(parse_range(f"{share}%") if share else NOTHING)

    def _read(self, text: str) -> None:
        """Use the typed text as the range; if it is not a range, say what is wrong with it."""
        self._problem = ""
        try:
            self._change(parse_range(text))
        except NoRangeError:
            if not text.strip():
                self._change(NOTHING)
        except CardError as error:
            self._problem = translated(error.phrase)
        self._follow()

    def _write(self) -> None:
        """Replace the typed text by the shortest text of the range."""
        if not self._is_possible():
            return  # the seat was removed, so the editor is closing
        self._begin()
        self._problem = ""
        self.text.setText(str(self._range))
        self.text.setCursorPosition(0)
        self._follow()

    # What is shown --------------------------------------------------------------------------

    def _is_possible(self) -> bool:
        table = self._document.table
        return table.game.takes_ranges and self.seat < len(table.seats)

    def _follow(self) -> None:
        """Show the range that the seat has at the poker table, with the odds of its hands.

        Close the window if the seat has been removed or the game takes no ranges.
        """
        self.seat = self._place_of_seat()
        self._seats = self._document.table.seats
        if not self._is_possible():
            self.close()
            return
        table = self._document.table
        title = self.tr("{seat}'s range")
        self.setWindowTitle(title.format(seat=translated(table.seat_name(self.seat))))
        hand_odds = self._hand_odds()
        self.model.show(self._range, self._known(), hand_odds)
        meaning = self.tr("Below each hand: its equity in %, orange below half of it.")
        if any(each.standard_error is not None for each in hand_odds.values()):
            meaning = self.tr(
                "Below each hand: its equity in %, estimated, with its standard error; "
                "of hands without one, too few deals were drawn."
            )
        self.note.setText(self._problem or (meaning if hand_odds else ""))
        if not self.text.hasFocus():
            self.text.setText(str(self._range))
            self.text.setCursorPosition(0)
        with QSignalBlocker(self.best):
            self.best.setValue(round(self._range.percent))
        self._soon.start()
        self._follow_hand()

    def _place_of_seat(self) -> int:
        """Return the number that the edited seat has now; the seat may have been moved.

        If the seat was removed, return a number that no seat has. Moving does not copy the seats'
        objects, so a moved seat is found by its identity.
        """
        before, now, at = self._seats, self._document.table.seats, self.seat
        if at >= len(before):
            return at  # it had been removed before
        if len(now) == len(before) and not any(before[at] is seat for seat in now):
            return at  # its cards or range have changed
        found = [number for number, seat in enumerate(now) if seat is before[at]]
        return at if at in found else found[0] if found else len(now)

    def _follow_hand(self) -> None:
        hand = self.matrix.hand
        left = self.model.cell(hand).left
        several, one = self.tr("The {count} combos of {hand}"), self.tr("The one combo of {hand}")
        combos = one if left == 1 else several
        self._of_hand.setText(combos.format(count=left, hand=hand))
        self.suits.follow(self.model, hand)

    def _hand_odds(self) -> Mapping[str, HandOdds]:
        """Return the odds of each hand of the range against the other seats.

        A hand's equity does not depend on the other hands of its range. So while the odds of a
        changed range are being counted, return the last odds. Otherwise the matrix would be painted
        without equities for a moment.
        """
        standing, odds = self._odds.standing, self._odds.standing.odds
        if self._document.reveal.hidden or self.seat not in standing.seats:
            return {}
        others = self._document.table.set_range(self.seat, None)
        if odds is None:
            before, hand_odds = self._last_odds
            return hand_odds if standing.is_awaited and before == others else {}
        hands = odds.seats[standing.seats.index(self.seat)].hands
        if hands is None or len(odds.seats) < 2:
            return {}
        hand_odds = {
            hand: each
            for hand, each in hands.items()
            if each.equity is not None and (odds.exact or each.standard_error is not None)
        }
        self._last_odds = others, hand_odds
        return hand_odds

    def _known(self) -> list[Card]:
        """Return the cards that the seat cannot hold, because they are known to lie elsewhere."""
        cards = self._document.table.known_cards()
        return [card for slot, card in cards if slot.place != self.seat]

    def _summarise(self) -> None:
        """Show the size and the equity of the range, and how much of it is still possible.

        Also begin to count which made hands and draws the range makes, unless they are known.
        """
        if not self._is_possible():
            return
        known = self._known()
        range_, board = self._range, self._document.table.board
        self._say_top(range_)
        if range_ == NOTHING:
            self._show_summary(self.tr("No hand yet"))
            self._take_kinds(None)
            return
        text = say_how_much(range_)
        dead, kinds = [card for card in known if card not in board], None
        try:
            found = summarise(range_, board, dead)
        except CardError as error:
            text = f"{text}\n{translated(error.phrase)}"
        else:
            if known:
                possible = self.tr("{combos}; {count} still possible")
                left = hundredths(sum(range_.without(known).weights))
                text = possible.format(combos=text, count=left)
            kinds = None if self._document.reveal.hidden else found.categories
        if (equity := self._equity()) is not None:
            text = self.tr("{text}. Equity {equity}").format(text=text, equity=equity)
        self._show_summary(text)
        counted = range_, self._document.table
        if kinds is None:
            self._take_kinds(None)
        elif counted != self._counted:  # else only the odds are new
            self._counted = counted
            # Meanwhile the range may have changed, and may even be empty.
            take = partial(self._take_kinds, whole=sum(range_.without(self._known()).weights))
            self._counting.start(find_kinds(range_, board, dead), take)

    def _show_summary(self, text: str) -> None:
        if self.isActiveWindow() and self.summary.text() not in ("", text):
            self._telling.start()
        self.summary.setText(text)

    def _tell(self) -> None:
        if self.isActiveWindow():
            announce(self, self.summary.text().replace("\n", ", "))

    def _say_top(self, range_: Range) -> None:
        """Write the range's percentage beside the slider if the range is just the best hands."""
        least = 0.4  # less than any one of the 169 hands
        is_top = range_.percent > least and range_ == parse_range(
            f"{ceil(10 * range_.percent) / 10}%"
        )
        text = self.tr("&Top {percent}") if is_top else self.tr("&Top")
        share = percentage_of(round(10 * range_.percent), decimals=1)
        self._top.setText(text.format(percent=share))
        self._top.setAccessibleName(self._top.text().replace("&", ""))

    def _equity(self) -> str | None:
        """Return the equity of the seat as text; None if it is not known.

        The text of an estimate has its standard error.
        """
        standing, hidden = self._odds.standing, self._document.reveal.hidden
        is_known = self.seat in standing.seats and len(standing.seats) > 1
        if standing.odds is None or hidden or not is_known:
            return None
        return translated(say_part(standing.odds.seats[standing.seats.index(self.seat)]))

    def _take_kinds(self, found: Mapping[Phrase, dict[int, int]] | None, whole: int = 0) -> None:
        """Show which made hands and draws the range makes, unless the table has changed since.

        Args:
            found: the holdings of each category, as for ``MadeTable.follow``; None if they are not
                known or are hidden.
            whole: the sum of the weights of all holdings, as for ``MadeTable.follow``.
        """
        if found is None:
            self._counting.give_up()
            self._counted = None
        elif self._counted is None or self._counted[1] != self._document.table:
            self._counted = None
            return  # the table has changed, so a new count follows
        self._kinds = found or {}
        self.made.follow(found, whole)
        self._mark()

    def _mark(self) -> None:
        """Mark the hands that make the chosen category, and list them as text."""
        chosen = self.made.chosen
        for part in (self._making, self.makers):
            part.setVisible(chosen is not None)
        if chosen is None:
            self.model.mark(None)
            return
        making = in_whole_hands(self._kinds[chosen], {*self._known()})
        category = translated(chosen)
        self.model.mark(making, category)
        self._making.setText(self.tr("With {category}:").format(category=category))
        self.makers.setAccessibleName(self.tr("Hands with {category}").format(category=category))
        self.makers.setText(str(making))
        self.makers.setCursorPosition(0)
