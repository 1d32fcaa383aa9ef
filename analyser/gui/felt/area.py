"""The felt: the hands, the board and the verdict, and below them the deck to pick cards from."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRect, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from analyser.gui.felt.answers import Answers
from analyser.gui.felt.arrangement import arrange
from analyser.gui.felt.board import DeadStrip, SharedStrip
from analyser.gui.felt.deck.dragging import Dragged
from analyser.gui.felt.deck.legend import LegendView
from analyser.gui.felt.deck.line import DeckLine
from analyser.gui.felt.deck.menu import deck_menu
from analyser.gui.felt.deck.model import DeckModel
from analyser.gui.felt.deck.view import DeckBox, DeckView
from analyser.gui.felt.flights import Flight, Flights
from analyser.gui.felt.foot.bets import Chips
from analyser.gui.felt.foot.pot_strip import PotStrip
from analyser.gui.felt.foot.view import foot_share
from analyser.gui.felt.measures import Arrangement, Lines, Places, card_height, lines_of
from analyser.gui.felt.prompt import PromptLine, next_step
from analyser.gui.felt.seat import SeatStrip
from analyser.gui.felt.slots import CardSlot
from analyser.gui.felt.verdict import VerdictView
from analyser.gui.felt.welcome import Welcome
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.painting import paint_felt, painted
from analyser.gui.look.theme import MEDIUM, SMALL, TIGHT, scaled, theme_of
from analyser.gui.look.translation import translated
from analyser.gui.look.widgets import InSightScroll, Panel
from analyser.gui.look.windows import open_menu
from analyser.gui.state.document import Document
from analyser.gui.state.hints import Hints
from analyser.gui.state.live_odds import LiveOdds
from analyser.poker.cards import Card, Suit
from analyser.poker.games.registry import ANY, HOLDEM
from analyser.poker.table.bets import chips_to_win
from analyser.poker.table.suggested_game import is_chosen, suggested_game
from analyser.poker.table.table import BOARD, DEAD, Slot, Table

FOLDS_AFTER = 2500
"""Milliseconds without a move after which the deck of a full table is folded away."""
_DEAD_CARD = 34  # the width of a card in the tray
_SMALL_CARD = 48
"""The deck shrinks before the seats' cards get narrower than this."""
_LIKE_THE_DECK = 0.9
"""The deck also shrinks before the seats' cards get too narrow beside its own: narrower than this
part of the height of one row of the deck."""
_LEAST_HANDS = 240  # the least height of all that is above the deck
_DECK_SHARE = 0.4
"""The largest part of the felt's height that the deck may take."""
_BRIEF_FOOT = 0.45
"""If the felt is crowded, only this part of the room below the bar is kept, or none."""
_FOLDED_FOOT = 1.7
"""The factor by which the room below the bar grows while the deck is folded away."""
_USUAL = QSize(1156, 740)
"""The size of the felt in a window of the default size; on a larger one the texts grow too."""
_USUAL_LINE = 15
"""The height of a line of text in a window of the default size."""


class TableArea(Panel):
    """The felt with everything that lies on it.

    Signals:
        folded: the deck has been folded away (True) or brought back (False).
    """

    folded = Signal(bool)

    # Made by ``complete``, so that the start of the program does not wait for them.
    verdict: VerdictView
    pot: PotStrip
    flights: Flights

    def __init__(self, document: Document, odds: LiveOdds, faces: CardFaces) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Table"))
        self._document = document
        self._odds = odds
        self._faces = faces
        self.seats: tuple[SeatStrip, ...] = ()
        """The seats on the felt."""
        self.board: SharedStrip | None = None
        """The board; None in games without one."""
        self._shape: tuple[object, int] | None = None
        self._laid_out: tuple[object, ...] = ()
        self._before_board = 0
        self._tray: DeadStrip | None = None
        self._is_complete = False
        self.answers = Answers(document, odds, self)
        """Makes the content of the felt: what it says."""
        self.answers.changed.connect(self._display)
        self.is_folded = False
        """Whether the deck is folded away."""
        self._felt_lines: Lines | None = None
        self._grown = 1.0
        self._cloth = QPixmap()
        self.felt = QWidget()
        self._scroll = InSightScroll(self.felt)
        self._scroll.setParent(self)
        self.hints = Hints(document, odds.card_shares, self)
        self.legend = LegendView(self.hints)
        self.prompt = PromptLine(self.legend)
        self.prompt.setParent(self)
        self.prompt.height_changed.connect(self.place_parts)
        self.welcome = Welcome(self.felt)
        self.welcome.any.clicked.connect(lambda: document.begin(ANY, 1))
        self.welcome.holdem.clicked.connect(lambda: document.begin(HOLDEM, 2))
        self.welcome.deal.clicked.connect(lambda: document.deal_example(HOLDEM))
        self.deck = DeckView(DeckModel(document, self.hints, self), faces)
        self.deck.picked.connect(document.pick)
        self.deck.typing.connect(self._show_typing)
        self.deck.given_back.connect(self._give_back)
        self.deck.menu_asked.connect(
            lambda card, where: open_menu(deck_menu(self, document, card), where)
        )
        self._deck_box = DeckBox(self.deck)
        self._deck_box.setParent(self)
        self.deck_line = DeckLine(document, self.hints, self.deck)
        self.deck_line.setParent(self)
        self.deck_line.unknown.clicked.connect(document.place_unknown)
        self.deck_line.dead.clicked.connect(lambda: document.visit_dead(True))
        self.deck_line.fold.clicked.connect(lambda: self.fold(not self.is_folded))
        self._known: dict[Card, Slot] = {}
        self._rest = QTimer(self, singleShot=True, interval=FOLDS_AFTER)
        self._rest.timeout.connect(self._fold_at_rest)
        self.deck.focused.connect(lambda: self.fold(False))
        self.deck.looked_at.connect(lambda _: self._rest_again())
        document.changed.connect(self._follow)
        document.refused.connect(self.prompt.show_refusal)
        document.noted.connect(self.prompt.show_note)
        document.board_gone.connect(self._offer_board)
        self._follow()

    # Looks ----------------------------------------------------------------------------------

    def take_colours(self) -> None:
        """Drop the picture of the cloth, so that the next paint uses the colours of the theme."""
        self._cloth = QPixmap()

    def take_font(self) -> None:
        """Set all fonts on the felt again, after the widget's font has changed."""
        self._grown = 0.0  # so that all fonts are set again
        self._set_growth(self._growth())
        self.place_parts()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth from a cached picture; another size or theme needs a new picture."""
        ratio = self.devicePixelRatioF()
        if self._cloth.isNull() or self._cloth.size() != (self.size() * ratio):
            area, theme = QRectF(self.rect()), theme_of(self.palette())
            self._cloth = painted(
                self.size(), ratio, lambda painter: paint_felt(painter, area, theme)
            )
        QPainter(self).drawPixmap(0, 0, self._cloth)

    # Places ---------------------------------------------------------------------------------

    def complete(self) -> None:
        """Make the verdict, the pot and the layer for moving cards, unless they exist already.

        An empty felt does not show these widgets, so that the first paint need not wait for them.
        """
        if self._is_complete:
            return
        self.verdict = self._made_verdict()
        self.pot = PotStrip(self._document)
        self.deck_line.add_pot(self.pot, self.pot.bets)
        self.pot.follow()  # the table may have one already
        self.pot.bets.height_changed.connect(self._order_tabs)
        self.pot.bets.height_changed.connect(self.place_parts)
        self.flights = Flights(self)
        self._is_complete = True
        self._order_tabs()
        self._laid_out = ()
        self.answers.begin()
        # Once the user has revealed the answer.
        self._document.reveal.changed.connect(self._show_active)
        self.place_parts()

    def _made_verdict(self) -> VerdictView:
        verdict = VerdictView(self._faces, self.felt)
        verdict.setVisible(not self._document.table.is_empty)
        verdict.left.connect(self.deck.setFocus)
        verdict.reveal_asked.connect(self._document.reveal.show_answers)
        verdict.bar.cancel.clicked.connect(self._odds.cancel)
        verdict.bar.estimate_asked.connect(self._odds.estimate)
        verdict.foot.graph.street_asked.connect(self._document.go_to_street)
        return verdict

    def ask_chips(self, what: Chips) -> None:
        """Show fields for chips because the user asked for them, in any game.

        ``what``: which fields: the one for the pot, the one for the call, or those for the bets.
        """
        self.complete()
        self.pot.ask(what)
        self.place_parts()

    def fold(self, folded: bool) -> None:
        """Fold the deck away if ``folded``, otherwise bring it back.

        Tab also reaches a folded deck.
        """
        self._rest.stop()
        if folded != self.is_folded:
            self.is_folded = folded
            self.deck_line.show_folded(folded)
            self.prompt.explain_signs(not folded)
            self.place_parts()
            self.folded.emit(folded)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest useful size; the user can scroll to seats that do not fit."""
        deck = self._deck_box.minimumSizeHint()
        return QSize(deck.width() + 2 * MEDIUM, deck.height() + _LEAST_HANDS)

    def _places(self) -> list[SeatStrip | SharedStrip | PotStrip]:
        """Return all parts of the felt that have slots for cards or fields for chips."""
        every = [*self.seats, self.board, self._tray, self.pot if self._is_complete else None]
        return [strip for strip in every if strip is not None]

    def _follow(self) -> None:
        table = self._document.table
        if not self._has_places_of(table):
            self._set_places(table)
            self._shape = (table.game, len(table.seats))
        self._show_tray(table)
        for strip in self._places():
            strip.follow()
        empty = table.is_empty
        if not empty or chips_to_win(table) is not None or table.game.splits:
            self.complete()
        self.answers.follow()
        self.welcome.setVisible(empty)
        self.welcome.set_chosen(is_chosen(table))
        if self._is_complete:
            self.verdict.setVisible(not empty)
        self.deck_line.unknown.setEnabled(table.takes_unknown)
        if self.deck.is_typing:
            self.deck.forget_typing()  # the next card may go elsewhere now
        self._offer(table)  # first, as its button takes room from the prompt
        self.prompt.show_prompt(*next_step(table))
        if table.active is not None:
            self.fold(False)
        else:
            self._rest_again()
        self.deck_line.fold.setVisible(table.active is None)
        self.place_parts()
        self._show_active()
        self._fly(table)

    def _display(self) -> None:
        """Show the current content on all parts of the felt."""
        content = self.answers.content
        if not self._has_places_of(self._document.table):
            return  # the widgets are about to be replaced, and then show the table
        for strip, seat in zip(self.seats, content.seats, strict=True):
            strip.display(seat)
        if self.board is not None:
            self.board.display(content.board)
        self._align_figures()
        # Screen readers say this when the focus enters the panel.
        self.setAccessibleName(content.summary or self.tr("Table"))
        self.verdict.display(content)

    def _align_figures(self) -> None:
        """Write the shares of seats that lie side by side at the same height.

        Seats without a best five, such as seats with a range, are aligned only with one another.
        Otherwise their shares would stand far below their words.
        """
        rows: dict[tuple[int, bool], list[SeatStrip]] = {}
        for strip in self.seats:
            rows.setdefault((strip.y(), strip.answer.best.isHidden()), []).append(strip)
        for row in rows.values():
            top = max(strip.answer.figure_top for strip in row)
            for strip in row:
                strip.answer.set_least_top(top)

    def _fly(self, table: Table) -> None:
        """Let the cards that are new on the poker table fly from the deck to their slots."""
        before, self._known = self._known, {card: slot for slot, card in table.known_cards()}
        new = [card for card in self._known if card not in before]
        if not before and len(new) > 1:
            new = []  # the cards of the table from the last session do not fly
        ratio = self.devicePixelRatioF()
        flights = []
        for card in new:
            slot = self._slot_widget(self._known[card])
            if slot is not None and slot.isVisible():
                start = self.deck.place_of(card)
                place = QRect(slot.mapTo(self, slot.place.topLeft()), slot.place.size())
                picture = self._faces.pixmap(card, slot.place.width(), ratio)
                start_here = self.deck.viewport().mapTo(self, start)
                flights.append(Flight(picture, start_here, place))
        if self._is_complete:
            self.flights.launch(flights)  # even if there are none: this ends earlier flights

    def _slot_widget(self, slot: Slot) -> CardSlot | None:
        for strip in (*self.seats, self.board, self._tray):
            if strip is not None and strip.place == slot.place:
                return strip.row.slots[slot.at]
        return None

    def _offer_board(self) -> None:
        """Offer to bring back the board that a typed text has removed.

        Do nothing if the prompt already offers another game.
        """
        if suggested_game(self._document.table) is None:
            self.prompt.show_offer(self.tr("Keep the board"), self._document.keep_board)

    def _offer(self, table: Table) -> None:
        game = suggested_game(table)
        if game is None:
            self.prompt.show_offer("", bool)
        else:
            text = self.tr("Play as {game}?").format(game=translated(game.name))
            self.prompt.show_offer(text, lambda: self._document.change_game(game))

    def _show_active(self) -> None:
        """Scroll to the seat of the active slot.

        If no slot is active, scroll to the first seat that is ahead.
        """
        active = self._document.table.active
        place = self.answers.content.leader if active is None else active.place
        self._scroll.keep_in_sight(next((s for s in self.seats if s.place == place), None))

    def _has_places_of(self, table: Table) -> bool:
        return self._shape == (table.game, len(table.seats))

    def _set_places(self, table: Table) -> None:
        """Replace the widgets of the seats and of the board."""
        self.answers.looked_at = None
        self._scroll.keep_in_sight(None)
        for strip in (*self.seats, self.board):
            if strip is not None:
                strip.hide()
                strip.deleteLater()
        document, faces, felt = self._document, self._faces, self.felt
        self.seats = tuple(
            SeatStrip(document, seat, faces, felt) for seat in range(len(table.seats))
        )
        for strip in self.seats:
            strip.left.connect(self.deck.setFocus)
            strip.looked_at.connect(lambda here, strip=strip: self._look_at(strip, here))
        self.board = None
        if table.game.board:
            self.board = SharedStrip(document, BOARD, self.tr("Board"), faces, felt)
        for strip in (*self.seats, self.board):
            if strip is not None:
                strip.show()
        self._laid_out = ()
        self._order_tabs()

    def _look_at(self, strip: SeatStrip, here: bool) -> None:
        if strip in self.seats:  # else the strip has just been removed, while the pointer was on it
            self.answers.look_at(strip.place if here else None)

    def _show_tray(self, table: Table) -> None:
        """Show the tray of dead cards if it has a card, or if its slot is the active one."""
        shown = bool(table.dead) or (table.active is not None and table.active.place == DEAD)
        if self._tray is None and shown:
            self._tray = DeadStrip(self._document, DEAD, self.tr("Dead"), self._faces, self)
            self._order_tabs()
        if self._tray is not None and self._tray.isHidden() == shown:
            self._tray.setVisible(shown)

    def _order_tabs(self) -> None:
        """Set the order in which the Tab key visits the parts of the felt.

        The verdict comes first, then all others from top to bottom.
        """
        strips: list[SeatStrip | SharedStrip] = [*self.seats]
        if self.board is not None:
            strips.insert(self._before_board, self.board)
        if self._tray is not None:
            strips.append(self._tray)
        stops: list[QWidget] = [] if not self._is_complete else [*self.verdict.stops]
        stops += [stop for strip in strips for stop in strip.stops]
        line = self.deck_line
        welcome = self.welcome
        stops += [welcome.any, welcome.holdem, welcome.deal, self.prompt.offer, self.deck]
        if self._is_complete:
            stops += self.pot.stops
        stops += [line.unknown, line.dead, line.fold]
        for one, other in pairwise(stops):
            self.setTabOrder(one, other)

    # Laying out -----------------------------------------------------------------------------

    def place_parts(self) -> None:
        """Lay out everything on the felt. The deck gets at most two fifths of the height."""
        if not self._has_places_of(self._document.table):
            return  # the seats are being replaced, and laid out afterwards
        width, height = self.width() - 2 * MEDIUM, self.height()
        self._set_growth(self._growth())
        prompt = self.prompt.sizeHint().height()
        sizes = self._shapes(), self._lines().foot
        line = self.deck_line.height_for(width)
        key = (width, height, sizes, self.is_folded, self._tray_height(), prompt, line)
        if key == self._laid_out:
            return
        self._laid_out = key
        foot = height - SMALL - line
        self.deck_line.setGeometry(MEDIUM, foot, width, line)
        foot -= TIGHT
        # A prompt of two lines takes its room from the hands, so that the deck does not move.
        above = foot - self.prompt.least_height - self._tray_height()
        deck = 1  # folded: one row of pixels, for Tab and for screen readers
        if not self.is_folded:
            deck = self._deck_height(QSize(width, above), round(height * _DECK_SHARE))
        self._deck_box.setGeometry(MEDIUM, foot - deck, width, deck)
        foot -= deck + prompt
        self.prompt.setGeometry(MEDIUM, foot, width, prompt)
        if self._tray is not None and not self._tray.isHidden():
            high = self._tray_height()
            foot -= high
            self._tray.set_place(QRect(MEDIUM, foot, width, high), _DEAD_CARD, high)
        room = QSize(width, max(1, foot - SMALL - TIGHT))
        self._scroll.setGeometry(MEDIUM, SMALL, width, room.height())
        self._arrange(room)

    def _deck_height(self, room: QSize, most: int) -> int:
        """Return the height of the deck, at most ``most``.

        The deck shrinks before the cards of the hands get too small.
        """
        best = self.deck.height_for(room.width(), most)
        least = self.deck.height_for(room.width(), 0)
        for height in (best, (best + least) // 2, least):
            rest = QSize(room.width(), room.height() - height - SMALL - TIGHT)
            wanted = max(_SMALL_CARD, _LIKE_THE_DECK * height / len(Suit))
            if height == least or arrange(rest, self._shapes(), self._lines()).seen >= wanted:
                return height
        return best

    def _tray_height(self) -> int:
        shown = self._tray is not None and not self._tray.isHidden()
        return card_height(_DEAD_CARD) if shown else 0

    def _shapes(self) -> Places:
        table = self._document.table
        slots = tuple(table.shown_slots(seat) for seat in range(len(table.seats)))
        return Places(slots, table.game.board, table.game.splits)

    def _growth(self) -> float:
        """Return the factor by which texts are enlarged, which is 1 on a felt of usual size."""
        line = self.fontMetrics().lineSpacing()
        felt = min(self.width() / _USUAL.width(), self.height() / _USUAL.height())
        # In steps, so that fonts do not change at each pixel while a window is resized.
        return max(1.0, round(felt * _USUAL_LINE / max(line, 1) * 10) / 10)

    def _set_growth(self, growth: float) -> None:
        """Set the size of the fonts on the felt to ``growth`` times the widget's own font."""
        if growth == self._grown:
            return
        self._grown = growth
        self._laid_out = ()
        self._felt_lines = None
        font = scaled(self.font(), growth)
        for part in (self.prompt, self.deck_line, self.felt):
            part.setFont(font)

    def _lines(self) -> Lines:
        if self._felt_lines is None:
            self._felt_lines = lines_of(self.felt.font())
        part = foot_share(self._document.table)
        return self._felt_lines.with_foot(_FOLDED_FOOT * part if self.is_folded else part)

    def _arrange(self, room: QSize) -> None:
        places, whole = self._shapes(), self._lines()
        at, lines = arrange(room, places, whole), whole
        for part in (_BRIEF_FOOT, 0.0) if whole.foot else ():
            if at.crowded:
                lines = whole.with_foot(part)
                at = arrange(room, places, lines)
        if at.crowded:  # the scroll bar must not cover a seat
            room = QSize(room.width() - self._scroll.bar_width, room.height())
            at = arrange(room, places, lines)
        self._place(at, room, lines, places.lows)

    def _place(self, at: Arrangement, room: QSize, lines: Lines, lows: bool) -> None:
        lines = lines.beside(at.card)
        mini = min(lines.mini, at.card)  # a best five is no larger than the cards it is made of
        for strip, place in zip(self.seats, at.seats, strict=True):
            strip.set_place(place, at, lines, lows)
        self._align_figures()
        if self.board is not None:
            heading = lines.heading if at.board.height() > card_height(at.board_card) else 0
            self.board.set_place(at.board, at.board_card, heading)
            before = at.seats_before_board()
            if before != self._before_board:
                self._before_board = before
                self._order_tabs()
        whole = QRect()
        for place in (*at.seats, at.board, at.verdict, at.bar):
            whole = whole.united(place)
        scrolls = whole.bottom() >= room.height()
        if self._is_complete:
            self.verdict.set_place(
                *(at.verdict, at.bar, at.centred, mini),
                from_top=scrolls,
                beside=at.board,
                foot=lines.foot,
            )
        self.welcome.setGeometry(at.free_place(room))
        self.felt.resize(
            max(whole.right() + 1, room.width()), max(whole.bottom() + 1, room.height())
        )

    # Words ----------------------------------------------------------------------------------

    def _give_back(self, dragged: Dragged) -> None:
        """Take back a card that was dragged from a slot to the deck.

        Do nothing if the slot does not hold this card any more.
        """
        if dragged.source is not None and self._document.holds(dragged.card, dragged.source):
            self._document.empty(dragged.source)

    def _show_typing(self, typed: str) -> None:
        if typed:
            text = self.tr("{rank} … now the suit: C, D, H or S").format(rank=typed)
            self.prompt.show_note(text)
        else:
            self.prompt.forget()

    # Folding --------------------------------------------------------------------------------

    def _rest_again(self) -> None:
        """Restart the timer that folds the deck away.

        Do nothing if a slot is active or the deck is folded already.
        """
        if self._document.table.active is None and not self.is_folded:
            self._rest.start()

    def _fold_at_rest(self) -> None:
        if self._document.table.active is None and not self.deck.is_pointed_at:
            self.fold(True)
