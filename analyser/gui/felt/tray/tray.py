"""The tray at the foot of the felt: the deck, and above it where the next card goes."""

from PySide6.QtCore import QEvent, QRect, Signal
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from analyser.gui.felt.tray.bet_sizes import BetSizes
from analyser.gui.felt.tray.deck_model import DeckModel
from analyser.gui.felt.tray.deck_view import DeckView
from analyser.gui.felt.tray.dragging import Dragged
from analyser.gui.felt.tray.prompt import Prompt, next_step
from analyser.gui.felt.tray.unknown_seats import UNKNOWN_KEY
from analyser.gui.look.announce import is_listened_to
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.felt_button import FeltButton, FeltSwitch
from analyser.gui.look.theme import MEDIUM, SMALL, Theme
from analyser.gui.look.translation import in_menu, translate, translated, with_key
from analyser.gui.look.widgets import Placed, lay_out, show_name_as_tip
from analyser.gui.look.windows import open_menu
from analyser.gui.state.document import Document
from analyser.gui.state.live_odds import LiveOdds
from analyser.poker.cards import Card
from analyser.poker.names import seat_letter
from analyser.poker.table.offered_game import suggested_game
from analyser.poker.table.table import DEAD

HEADER = 36
"""The height of the header, in device-independent pixels."""
_NEXT_CARD, _BET_SIZES = 1, 2  # choices of the switch


# No ``Panel``: screen readers would say its name on each way back to the deck.
class Tray(Placed, QWidget):
    """The deck, and a header that says where the next card goes and what the cards show.

    The tray folds to a bar when all places are full, the matrix of a range is open, or there is too
    little room, but not while it has the pointer or the keyboard, nor while a screen reader
    listens. It opens when a place becomes empty, a card is typed, or the user asks.
    """

    folded = Signal(bool)  # the deck has been folded away (True) or brought back (False)
    next_card_chosen = Signal(bool)  # the user has asked for tiles (True) or plain cards (False)

    def __init__(
        self, document: Document, odds: LiveOdds, faces: CardFaces, dead_cards: QWidget
    ) -> None:
        """Make the tray; ``dead_cards``: shows the dead cards in the header, if there are any."""
        super().__init__()
        self.setAccessibleName(self.tr("Tray"))
        self._document = document
        self._tiles = tiles = odds.next_cards
        self._call = odds.live_call
        self._shows_bets = False
        self.is_folded = False
        """Whether the deck is folded away."""
        self.unit = 1.0
        """By how much everything grows on a large felt; set before the font."""
        self.stays_open = False
        """Whether the user has asked for the deck, though no card is needed."""
        self._was_full = False
        self._makes_room = False
        self._placed: object = None
        model = DeckModel(document, tiles, self)
        self.deck = DeckView(model, faces, lambda: document.seat_in_focus)
        """The cards."""
        self._box = QWidget(self)  # a folded deck lies below it, where Tab and screen readers go
        self.deck.setParent(self._box)
        self.prompt = Prompt()
        """Where the next card goes."""
        texts = self.tr("Cards"), self.tr("Next card"), self.tr("Bet sizes")
        self.switch = FeltSwitch(texts)
        """Whether the tray shows plain cards, what each would bring, or sizes of the bet."""
        self.switch.choices[_BET_SIZES].hide()
        self.bet_sizes = BetSizes(document, self)
        """What bets of other sizes would need."""
        self.switch.setAccessibleName(self.tr("What the deck shows"))
        self.unknown = FeltButton("?")
        self.unknown.setMinimumWidth(HEADER)
        self.dead = FeltButton(self.tr("Dead"))
        self.fold_button = FeltButton("")
        self.fold_button.setMinimumWidth(HEADER)
        show_name_as_tip(self.fold_button)
        self._header = QWidget(self)
        parts = (self.prompt, dead_cards, self.switch, *self.buttons)
        lay_out(QHBoxLayout(self._header), *parts, grows=self.prompt, spacing=SMALL - 2)
        self._name_buttons()
        self._connect()

    def _name_buttons(self) -> None:
        self.unknown.setAccessibleName(self.tr("Unknown card"))
        there = self.tr("Place a card that is there, but that nobody has seen ({key})")
        self.unknown.setToolTip(there.format(key=UNKNOWN_KEY))
        self.dead.setAccessibleName(self.tr("Dead cards"))
        out = self.tr("The next card is out of play, for everybody")
        self.dead.setToolTip(with_key(out, "Ctrl+D"))

    def _connect(self) -> None:
        document, deck = self._document, self.deck
        deck.picked.connect(document.pick)
        deck.typed.connect(document.place_typed)
        deck.typing.connect(self._show_typing)
        deck.given_back.connect(self._give_back)
        deck.menu_asked.connect(
            lambda card, where: open_menu(deck_menu(self, document, card), where)
        )
        deck.focused.connect(self._show_deck)
        deck.looked_at.connect(lambda _: self._fold_if_idle())
        for changed in (deck.model().rowsInserted, deck.model().rowsRemoved):
            changed.connect(self.place_parts)
        self.unknown.clicked.connect(document.place_unknown)
        self.dead.clicked.connect(lambda: document.visit_dead(True))
        self.fold_button.clicked.connect(lambda: self.open_or_fold(self.is_folded))
        self.switch.chosen.connect(self._show_choice)
        self._tiles.changed.connect(self._say_what_it_shows)
        self._call.changed.connect(self._follow_call)
        document.reveal.changed.connect(self._follow_call)
        document.looked_back.connect(self._follow_call)
        document.refused.connect(self.prompt.show_refusal)
        document.noted.connect(self.prompt.show_note)
        document.board_gone.connect(self._offer_board)

    @property
    def buttons(self) -> tuple[FeltButton, ...]:
        return self.unknown, self.dead, self.fold_button

    @property
    def tab_stops(self) -> tuple[QWidget, ...]:
        """The widgets that the Tab key visits, in order, without the offer and dead cards."""
        choices = sorted(self.switch.choices, key=lambda choice: not choice.isChecked())
        return *choices, *self.buttons, *self.bet_sizes.tiles, self.deck

    def follow_table(self) -> None:
        table = self._document.table
        self.unknown.setEnabled(table.takes_unknown)
        if self.deck.typed_rank:
            self.deck.forget_typing()  # the next card may go elsewhere now
        self._offer_game()
        self.prompt.forget()
        self._follow_call()
        is_full = table.active is None
        if is_full != self._was_full:
            self.stays_open, self._was_full = False, is_full
            if not is_full and not self._makes_room:
                self.fold(False)
        self._fold_if_idle()

    def make_room(self, is_wanted: bool) -> None:
        """Fold while something else wants the room: the matrix of a range, or seats and streets."""
        if is_wanted != self._makes_room:
            self._makes_room, self.stays_open = is_wanted, False
            if not is_wanted and not self._was_full:
                self.fold(False)
            self._fold_if_idle()

    def open_or_fold(self, is_open: bool) -> None:
        """Open the tray because the user asks for it, or fold it."""
        self.stays_open = is_open
        self.fold(not is_open)

    def fold(self, folded: bool) -> None:
        """Fold the deck away, or bring it back; Tab also reaches a folded deck."""
        if folded != self.is_folded:
            self.is_folded = folded
            self._say_what_it_shows()
            self.folded.emit(folded)

    def _show_deck(self) -> None:
        """Show the deck in place of the bet sizes or the bar, because somebody works with it."""
        if self._shows_bets:
            self._shows_bets = False
            self._say_what_it_shows()
        if self.is_folded:
            self.open_or_fold(True)

    def _fold_if_idle(self) -> None:
        """Fold the deck if it is not needed and nobody works in it."""
        is_idle = self._was_full or self._makes_room
        if not is_idle or self.stays_open or self.is_folded:
            return
        if not (self.underMouse() or self.deck.is_worked_in or is_listened_to()):
            self.fold(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._fold_if_idle()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open a folded tray, or go back from the bet sizes to the deck."""
        super().mousePressEvent(event)
        self._show_deck()

    def show_next_choice(self) -> None:
        """Show the next choice of the switch, whose key has already turned the tiles on or off."""
        if self._shows_bets:
            self._show_choice(0)  # with the tiles off, which the key may have turned on
        elif not self._tiles.is_shown and self.has_bet_sizes:
            self._show_choice(_BET_SIZES)
        self.deck.told.emit(self.switch.text)

    @property
    def has_bet_sizes(self) -> bool:
        call = self._call.found
        return call is not None and bool(call.sizes()) and not self._document.reveal.hidden

    def _show_choice(self, number: int) -> None:
        """Show what the switch of this number stands for: deck, next card or sizes of bets."""
        self._shows_bets = number == _BET_SIZES
        if not self._shows_bets:
            self.next_card_chosen.emit(number == _NEXT_CARD)
        self._say_what_it_shows()

    def _follow_call(self) -> None:
        """Show the sizes of a bet that has just been counted, or the deck if there is none."""
        choice, call = self.switch.choices[_BET_SIZES], self._call.found
        if call is not None or self._call.up_to_date:  # else it is being counted again
            if self.has_bet_sizes and call is not None:
                self.bet_sizes.display(call)
            self._shows_bets = self.has_bet_sizes and (self._shows_bets or choice.isHidden())
            choice.setVisible(self.has_bet_sizes)
        elif self._shows_bets:
            return
        self._say_what_it_shows()

    def _give_back(self, dragged: Dragged) -> None:
        """Take back a card that was dragged here, if its slot still holds it."""
        if dragged.source is not None and self._document.holds(dragged.card, dragged.source):
            self._document.empty(dragged.source)

    def _show_typing(self, typed: str) -> None:
        """Show the rank typed so far, and ask for its suit; with "", stop asking."""
        if typed:
            self._show_deck()
            text = self.tr("{rank} … now the suit: C, D, H or S").format(rank=typed)
            self.prompt.show_note(text)
        else:
            self.prompt.forget()

    def _offer_board(self) -> None:
        """Offer to bring back the board that a typed text removed, unless a game is offered."""
        if suggested_game(self._document.table) is None:
            several, one = self.tr("Keep the boards"), self.tr("Keep the board")
            text = several if len(self._document.lost_boards) > 1 else one
            self.prompt.show_offer(text, self._document.keep_board)

    def _offer_game(self) -> None:
        """Offer the game that the cards suggest, or take the offer away."""
        game = suggested_game(self._document.table)
        if game is None:
            self.prompt.show_offer("", bool)
        else:
            text = self.tr("Play as {game}?").format(game=translated(game.name))
            self.prompt.show_offer(text, lambda: self._document.change_game(game))

    def _say_what_it_shows(self) -> None:
        """Say beside the title, and on the switch, what the deck shows, and lay it out so."""
        self.place_parts()
        may_be_next = not self._document.reveal.hidden
        self.switch.choices[_NEXT_CARD].setEnabled(may_be_next)
        is_next = _NEXT_CARD if self._tiles.is_shown and may_be_next else 0
        self.switch.show_choice(_BET_SIZES if self._shows_bets else is_next)
        title, text = next_step(self._document.shown_table)
        are_shares = self._tiles.are_shares if self._tiles.is_shown else None
        call = self._call.found if self._shows_bets else None
        if call is not None and call.facing.bettor is not None and not self.is_folded:
            seat, chips = seat_letter(call.facing.bettor), call.facing.pot or 0
            title = translate("Tray", "If {seat} bets more or less", seat=seat)
            text = translate("Tray", "{chips} in the pot before the bet", chips=chips)
        elif self.is_folded:
            text = self.tr("Type a card, or open the deck")
            if self._document.table.active is None:
                text = self.tr("Open the deck to change a card")
        elif are_shares:
            name = self._document.outcome.names[self._document.seat_in_focus]
            text = self.tr("{seat}'s share after each card").format(seat=translated(name))
        elif are_shares is False:
            text = self.tr("what the hand would become")
        pots = self.bet_sizes.pots.text() if self.has_bet_sizes else ""
        if pots and not (self._shows_bets or self.is_folded):
            text = self.tr("{text} · {pots}").format(text=text, pots=pots)
        self.prompt.show_words(title, text)

    # Laying out -----------------------------------------------------------------------------

    def place_parts(self) -> None:
        """Lay out the header and the deck, or the bar, if anything has changed."""
        width, height, folded = self.width(), self.height(), self.is_folded
        cards, bets = self.deck.model().rowCount(), self.has_bet_sizes
        empty = self._document.table.is_empty
        placed = width, height, folded, self._shows_bets, bets, cards, empty, self.font().key()
        if placed == self._placed:
            return
        self._placed = placed
        inset = MEDIUM if folded else 0
        header = height if folded else self.header_height
        self._header.setGeometry(inset, 0, max(width - 2 * inset, 0), header)
        for part in (self.switch, self.unknown, self.dead):
            is_used = not empty if part is self.switch else not self._shows_bets
            part.setVisible(not folded and is_used)
        for button in self.buttons:
            button.setFixedHeight(self.header_height)
        self.switch.setFixedHeight(self.header_height)
        self.fold_button.icon_name = "less" if folded else "more"
        text = self.tr("Open the deck") if folded else self.tr("Fold the deck")
        self.fold_button.setAccessibleName(text)
        top = header + (0 if folded else SMALL)
        self._box.setGeometry(0, min(top, height - 1), width, max(height - top, 1))
        self.bet_sizes.setVisible(self._shows_bets and not folded)
        self.bet_sizes.setGeometry(self._box.geometry())
        if folded or self._shows_bets:
            self.deck.move(0, height)
        else:
            self.deck.fit(QRect(0, 0, width, height - top))
        self.update()

    @property
    def header_height(self) -> int:
        return max(round(HEADER * self.unit), self.fontMetrics().height() + 2 * SMALL)

    def colours(self, theme: Theme) -> tuple[QColor, QColor] | None:
        """Return ground and outline of the bar for a folded deck; None if it is not folded."""
        return (theme.plate, theme.slot) if self.is_folded else None


def deck_menu(parent: QWidget, document: Document, card: Card) -> QMenu:
    """Return the menu of a card: give it to a seat or the board, or take it back."""
    table, menu = document.table, QMenu(parent)
    source = table.find(card)
    if source is not None:
        menu.addAction(translate("DeckMenu", "&Take the card back"), lambda: document.pick(card))
        menu.addSeparator()
    boards = table.board_places if table.game.board else ()
    for place in (*range(len(table.seats)), *boards, DEAD):
        if source is not None and source.place == place:
            continue
        name = in_menu(translated(table.place_name(place)))
        give = menu.addAction(translate("DeckMenu", "Give to {place}", place=name))
        give.triggered.connect(lambda _=False, place=place: document.give(card, place))
        give.setEnabled(table.room_in(place) is not None and not table.game.deck.lacks([card]))
    return menu
