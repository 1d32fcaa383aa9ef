"""The 52 cards, suit by suit, and then the jokers, as a Qt list model."""

from typing import Final, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt, Signal

from analyser.gui.look.item_views import Index
from analyser.gui.look.translation import capital, in_speech, plain_tip, shortened, translated
from analyser.gui.state.document import Document
from analyser.gui.state.side_counts import NextCardTiles, Tile
from analyser.poker.cards import DECK, JOKERS, Card, Suit
from analyser.poker.decks import FULL_DECK, Deck
from analyser.poker.names import card_name, seat_letter
from analyser.poker.table.table import BOARDS, DEAD, Slot

SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""The suits from the top row of the deck to the bottom one."""

CARDS: Final = tuple([card for suit in SUITS for card in DECK[13 * suit + 12 :: -1][:13]]) + JOKERS
"""All cards in the order of the deck: ace to two, suit by suit, then the jokers."""
_PLACES: Final = {card: row for row, card in enumerate(CARDS)}


class CardState(NamedTuple):
    """What the deck shows with a card's face."""

    tag: str  # where a used card lies: a seat, the board, among the dead; empty for an unused card
    is_out: bool  # whether the game is played without this card
    tile: Tile | None  # what an unused card would bring as the next card; None for the plain card


class DeckModel(QAbstractListModel):
    """The list model of the deck: which cards are used, and what each unused card would bring.

    The jokers are in the model only if the game has jokers. A card that is not in the game can be
    focused too, so that a user of the keyboard can read why it is crossed out.
    """

    texts_changed = Signal()  # the texts of cells may have changed

    def __init__(
        self, document: Document, tiles: NextCardTiles, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document = document
        self.tiles = tiles
        self._used: dict[Card, Slot] = {}
        self._tags: dict[Card, str] = {}
        self.read: dict[tuple[int, int], str] = {}
        """The texts of cells that screen readers have asked for, by row and role."""
        self._in_game = FULL_DECK
        self._out: frozenset[Card] = frozenset()
        self._news: dict[int, str] = {}
        self.silent = -1  # the row of a card that has no description for now; -1 for none
        document.changed.connect(self._follow_table)
        tiles.changed.connect(self._tell_all_changed)
        self._follow_table()

    def rowCount(self, parent: Index | None = None) -> int:
        if parent is not None and parent.isValid():
            return 0
        return len(CARDS) if self._in_game.jokers else len(DECK)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a card's text for a role; note in ``read`` what screen readers ask for."""
        if not index.isValid():
            return None
        card = CARDS[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return card.with_sign
            case Qt.ItemDataRole.AccessibleTextRole:
                said = self._card_and_place(card)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._say_what_it_brings(card))
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                if self.has_news(index.row()):
                    said = self._news[index.row()]
                elif self.silent == index.row():
                    said = ""
                else:
                    said = self._say_what_it_brings(card, in_short=True)
            case _:
                return None
        said = self.read[index.row(), role] = in_speech(said)
        return said

    def describe(self, index: Index, news: str) -> None:
        """Describe a card by ``news``, until it loses the focus or the poker table changes."""
        self._news = {index.row(): news}

    def has_news(self, row: int) -> bool:
        """Whether ``describe`` has put news into the description of the card in this row."""
        return row in self._news

    def forget_news(self, row: int) -> None:
        """Remove the news that ``describe`` added, and the silence, but not in this row."""
        if self.silent != row:
            self.silent = -1
        if self._news and row not in self._news:
            self._news = {}
            self.texts_changed.emit()

    def index_of(self, card: Card) -> QModelIndex:
        return self.index(_PLACES[card])

    def state(self, card: Card) -> CardState:
        """Return all that the deck shows with a card's face, in one call, for quick painting."""
        is_out = card in self._out
        tile = None if is_out or card in self._used else self.tiles.tile(card)
        return CardState(self._tags.get(card, ""), is_out, tile)

    def _follow_table(self) -> None:
        table = self._document.table
        out, self._news = self._out, {}
        if table.game.deck != self._in_game:
            self._change_deck(table.game.deck)
        used = {card: slot for slot, card in table.known_cards()}
        tags = {card: self._tag_of(slot) for card, slot in used.items()}
        moved = {card for card, _ in used.items() ^ self._used.items()}
        named = {card for card, _ in tags.items() ^ self._tags.items()}
        changed = moved | named | (out ^ self._out)
        self._used, self._tags = used, tags
        # What the other cards would make has changed too, but views ask for that when needed;
        # a signal would paint the whole deck again.
        for card in changed:
            index = self.index_of(card)
            self.dataChanged.emit(index, index)
        self.texts_changed.emit()

    def _tell_all_changed(self) -> None:
        self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))
        self.texts_changed.emit()

    def _change_deck(self, deck: Deck) -> None:
        first, last = len(DECK), len(CARDS) - 1
        if deck.jokers and not self._in_game.jokers:
            self.beginInsertRows(QModelIndex(), first, last)
            self._in_game = deck
            self.endInsertRows()
        elif self._in_game.jokers and not deck.jokers:
            self.beginRemoveRows(QModelIndex(), first, last)
            self._used = {card: slot for card, slot in self._used.items() if card in deck}
            self._tags = {card: self._tags[card] for card in self._used}
            self._in_game = deck
            self.endRemoveRows()
        self._in_game = deck
        self._out = frozenset(deck.lacks(DECK))

    def _tag_of(self, slot: Slot) -> str:
        """Return in a word where a used card lies: the dead cards, the board, or a seat's name."""
        if slot.place == DEAD:
            return self.tr("Dead")
        if slot.place in BOARDS:
            return self.tr("Board")
        name = self._document.table.seats[slot.place].name
        return shortened(name) or seat_letter(slot.place)

    def _card_and_place(self, card: Card) -> str:
        """Name a card for a screen reader, and where it lies if it is used."""
        name = capital(translated(card_name(card)))
        slot = self._used.get(card)
        if card in self._out:
            return self.tr("{card}, not in this game").format(card=name)
        if slot is None:
            return name
        place = translated(self._document.table.place_name(slot.place))
        return self.tr("{card}, in {place}").format(card=name, place=place)

    def _say_what_it_brings(self, card: Card, *, in_short: bool = False) -> str:
        if card in self._used:
            return self.tr("Picking it takes it back")
        if self._document.reveal.hidden and card not in self._out:
            return self.tr("What it would make is hidden until you reveal it")
        return self.tiles.say(card, in_short=in_short) or self.tr("All cards are dealt")
