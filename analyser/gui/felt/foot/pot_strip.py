"""The field for the number of chips in the pot."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from analyser.gui.felt.foot.bets import BetsStrip, Chips
from analyser.gui.felt.foot.chip_field import ChipField
from analyser.gui.look.theme import MEDIUM, SMALL, TIGHT
from analyser.gui.look.widgets import Text, lay_out
from analyser.gui.state.document import Document
from analyser.poker.table.bets import chips_to_call, has_bets
from analyser.poker.table.table import Table


class PotStrip(QWidget):
    """A field for the pot, shown if ``belongs_to`` is True or the user asked for the field."""

    place = None  # a strip without cards: no slot of it can be active

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self._asked = False
        self._heading = Text(shrinks=False, ink="on_felt")
        self._heading.setText(self.tr("Pot"))
        self.bets = BetsStrip(document)
        """The fields for the call and for each seat's bet; they have a row of their own."""
        self.field = ChipField(document, lambda table: table.pot, self.bets.set_pot)
        self.field.setAccessibleName(self.tr("Pot in chips"))
        self.field.editingFinished.connect(self._enter)
        lay_out(QHBoxLayout(self), self._heading, self.field, spacing=TIGHT)
        self.hide()  # until it has its place among the seats

    @staticmethod
    def belongs_to(table: Table) -> bool:
        """Whether the field for the pot is shown even if the user has not asked for it."""
        is_wanted = table.game.splits or chips_to_call(table) is not None
        # Bets already say what the pot is.
        return table.pot is not None or (is_wanted and not has_bets(table))

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The widgets that the Tab key visits, in order."""
        return self.field, *self.bets.stops

    def ask(self, what: Chips = Chips.POT) -> None:
        """Show a field on request, in any game, and focus it.

        ``what``: the field for the pot, the field for the call, or the fields for the bets.
        """
        if not self._document.take_in():  # a move was made, which hides the fields shown on request
            return
        self._asked = self._asked or what is not Chips.BETS
        self._show()
        if what is not Chips.POT:
            self.bets.ask(what)
            return
        self.field.setFocus()
        self.field.selectAll()

    def follow(self) -> None:
        """Show the table's pot; hide a field that was shown on request and left empty."""
        self._asked = False
        self._show()
        self.bets.follow()

    def _show(self) -> None:
        self.field.follow()
        shown = self._asked or self.belongs_to(self._document.table)
        if self.isHidden() == shown:
            self.setVisible(shown)
            self.bets.height_changed.emit()  # the pot lies in front of the bets if both are shown

    def _enter(self) -> None:
        """Apply the typed pot.

        If the field was shown on request and left empty, hide it, unless the fields for the bets
        are shown.
        """
        # Else the user goes on to the field for the call.
        if self._document.take_in() and self.bets.isHidden():
            self.follow()


class ChipsLine(QWidget):
    """The line above the tray with the field for the pot and those for the bets, if shown."""

    def __init__(self) -> None:
        super().__init__()
        self._pot: PotStrip | None = None

    def add(self, pot: PotStrip, bets: BetsStrip) -> None:
        """Put in the field for the pot and, beside it, the fields for the bets."""
        self._pot = pot
        for part in (bets, pot):
            part.setParent(self)
        bets.height_changed.connect(self._place)

    def height_for(self, width: int) -> int:
        """Return the height of a line of this width; 0 if nothing is shown."""
        pot = self._pot
        if pot is None:
            return 0
        bets = 0 if pot.bets.isHidden() else pot.bets.heightForWidth(width)
        return max(bets, 0 if pot.isHidden() else pot.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the fields."""
        self._place()

    def _place(self) -> None:
        pot = self._pot
        if pot is None:
            return
        wide = 0 if pot.isHidden() else pot.sizeHint().width()
        pot.setGeometry(SMALL, 0, wide, pot.bets.to_call.height())
        pot.bets.leave_room(wide + MEDIUM if wide else 0)
        pot.bets.setGeometry(0, 0, self.width(), self.height_for(self.width()))
        pot.raise_()
