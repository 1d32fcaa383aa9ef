"""The 52 cards as a Qt model: four suits by thirteen ranks."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from analyser.gui.document import Document
from analyser.gui.translate import said
from analyser.poker.cards import DECK, RANKS, Card, Suit
from analyser.poker.outcome import say_what_it_makes
from analyser.poker.table import BOARD, Slot
from analyser.poker.wording import RANK_PLURALS, SUIT_NAMES, card_name, seat_letter

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""The rows from the top."""

Index = QModelIndex | QPersistentModelIndex


_CARD_FLAGS = (
    Qt.ItemFlag.ItemNeverHasChildren | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
)


class Role(IntEnum):
    """What a cell tells beside Qt's own roles."""

    CARD = Qt.ItemDataRole.UserRole
    """The Card."""
    TAG = Qt.ItemDataRole.UserRole + 1
    """Where a used card lies, in a letter or two; empty for an unused card."""


class DeckModel(QAbstractTableModel):
    """Shows a document's table on the deck: which cards are used, and what the others would make.

    Rows are suits from spades down, columns ranks from the ace down.

    Signals:
        used_changed: other cards are on the table now, or in other places.
    """

    used_changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._used: dict[Card, Slot] = {}
        document.changed.connect(self._follow)
        self._follow()

    def rowCount(self, parent: Index | None = None) -> int:
        """Four suits."""
        return 0 if parent is not None and parent.isValid() else len(SUITS)

    def columnCount(self, parent: Index | None = None) -> int:
        """Thirteen ranks."""
        return 0 if parent is not None and parent.isValid() else len(RANKS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every card can be picked; none has cells of its own."""
        return _CARD_FLAGS if index.isValid() else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell shows, says or means; None where it has nothing for a role."""
        if not index.isValid():
            return None
        card = self.card(index.row(), index.column())
        match role:
            case Role.CARD:
                return card
            case Role.TAG:
                return self._tag(card)
            case Qt.ItemDataRole.DisplayRole:
                return card.with_sign
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(card)
            case Qt.ItemDataRole.AccessibleDescriptionRole | Qt.ItemDataRole.ToolTipRole:
                return self._what_happens(card)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Name the suit of a row or the rank of a column; screen readers tell where one is."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Vertical:
            return said(SUIT_NAMES[SUITS[section]])
        return said(RANK_PLURALS[RANKS[-1] - section])

    @staticmethod
    def card(row: int, column: int) -> Card:
        """Return the card of a cell."""
        return DECK[13 * SUITS[row] + len(RANKS) - 1 - column]

    def index_of(self, card: Card) -> QModelIndex:
        """Return the cell of a card; ``card`` is one of the 52."""
        assert card.suit is not None
        return self.index(SUITS.index(card.suit), RANKS[-1] - card.rank)

    def used_cards(self) -> tuple[Card, ...]:
        """The cards the table holds."""
        return tuple(self._used)

    def _follow(self) -> None:
        used = {card: slot for slot, card in self._document.table.occupied()}
        changed = [card for card in DECK if used.get(card) != self._used.get(card)]
        self._used = used
        # What the other cards would make has changed too, but that is asked for when it is wanted;
        # saying so would paint the whole deck again.
        for card in changed:
            index = self.index_of(card)
            self.dataChanged.emit(index, index)
        if changed:
            self.used_changed.emit()

    def _tag(self, card: Card) -> str:
        slot = self._used.get(card)
        if slot is None:
            return ""
        return self.tr("Board") if slot.place == BOARD else seat_letter(slot.place)

    def _spoken(self, card: Card) -> str:
        name = said(card_name(card))
        name = name[0].upper() + name[1:]
        slot = self._used.get(card)
        if slot is None:
            return name
        place = said(self._document.table.place_name(slot.place))
        return self.tr("{card}, in {place}").format(card=name, place=place)

    def _what_happens(self, card: Card) -> str:
        if card in self._used:
            return self.tr("Picking it takes it back")
        makes = say_what_it_makes(self._document.table, card)
        return self.tr("Every place is full") if makes is None else said(makes)
