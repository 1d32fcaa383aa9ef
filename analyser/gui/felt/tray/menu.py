"""The menu of a card in the deck: give it to a seat or the board, or take it back."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QWidget

from analyser.gui.look.translation import in_menu, translate, translated
from analyser.gui.state.document import Document
from analyser.poker.cards import Card
from analyser.poker.table.table import DEAD


def deck_menu(parent: QWidget, document: Document, card: Card) -> QMenu:
    """Return the menu of a card of the deck."""
    table, menu = document.table, QMenu(parent)
    if table.find(card) is not None:
        menu.addAction(translate("DeckMenu", "&Take the card back"), lambda: document.pick(card))
        menu.addSeparator()
    boards = table.board_places if table.game.board else ()
    places = [*range(len(table.seats)), *boards, DEAD]
    source = table.find(card)
    for place in places:
        if source is not None and source.place == place:
            continue
        name = in_menu(translated(table.place_name(place)))
        give = menu.addAction(translate("DeckMenu", "Give to {place}").format(place=name))
        give.triggered.connect(lambda _=False, place=place: document.give(card, place))
        give.setEnabled(table.room_in(place) is not None and not table.game.deck.lacks([card]))
    return menu
