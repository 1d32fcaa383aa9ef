"""The felt: the hands, the board and the verdict, and below them the deck to pick cards from."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from analyser.gui.felt.answers import Answers
from analyser.gui.felt.arrangement import arrange
from analyser.gui.felt.board import DeadStrip, SharedStrip
from analyser.gui.felt.flights import Flight, Flights
from analyser.gui.felt.foot.bets import Chips
from analyser.gui.felt.foot.pot_strip import ChipsLine, PotStrip
from analyser.gui.felt.foot.view import foot_share
from analyser.gui.felt.measures import Arrangement, Lines, Places, card_height, lines_of
from analyser.gui.felt.seat import SeatStrip
from analyser.gui.felt.slots import CardSlot
from analyser.gui.felt.tray.tray import FOLDED, HEADER, Tray
from analyser.gui.felt.verdict import VerdictView
from analyser.gui.felt.welcome import Welcome
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.painting import paint_felt, painted
from analyser.gui.look.theme import MEDIUM, SMALL, TIGHT, scaled, theme_of
from analyser.gui.look.widgets import InSightScroll, Panel
from analyser.gui.state.document import Document
from analyser.gui.state.live_odds import LiveOdds
from analyser.poker.cards import Card
from analyser.poker.games.registry import ANY, HOLDEM
from analyser.poker.table.bets import chips_to_win
from analyser.poker.table.suggested_game import is_chosen
from analyser.poker.table.table import BOARD, DEAD, Slot, Table

_LEAST_HANDS = 240  # the least height of all that is above the deck
_TRAY = 240
"""The height of the tray on a felt of usual size."""
_TRAY_SHARE = 0.4
"""The largest part of the felt's height that the tray may take."""
_BRIEF_FOOT = 0.45
"""If the felt is crowded, only this part of the room below the bar is kept, or none."""
_FOLDED_FOOT = 1.7
"""The factor by which the room below the bar grows while the deck is folded away."""
_USUAL = QSize(1156, 740)
"""The size of the felt in a window of the default size; on a larger one the texts grow too."""
_USUAL_LINE = 15
"""The height of a line of text in a window of the default size."""


class TableArea(Panel):
    """The felt with everything that lies on it."""

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
        self._is_complete = False
        self.answers = Answers(document, odds, self)
        """Makes the content of the felt: what it says."""
        self.answers.changed.connect(self._display)
        self._felt_lines: Lines | None = None
        self._grown = 1.0
        self._cloth = QPixmap()
        self.felt = QWidget()
        self._scroll = InSightScroll(self.felt)
        self._scroll.setParent(self)
        self.welcome = Welcome(self.felt)
        self.welcome.any.clicked.connect(lambda: document.begin(ANY, 1))
        self.welcome.holdem.clicked.connect(lambda: document.begin(HOLDEM, 2))
        self.welcome.deal.clicked.connect(lambda: document.deal_example(HOLDEM))
        self.dead_cards = DeadStrip(document, DEAD, self.tr("Dead"), faces, self)
        self.tray = Tray(document, odds, faces, self.dead_cards)
        self.tray.setParent(self)
        self.tray.folded.connect(self.place_parts)
        self.deck, self.prompt = self.tray.deck, self.tray.prompt
        self.chips = ChipsLine()
        self.chips.setParent(self)
        self._known: dict[Card, Slot] = {}
        document.changed.connect(self._follow)
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
        self.chips.add(self.pot, self.pot.bets)
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

    def minimumSizeHint(self) -> QSize:
        """Return the smallest useful size; the user can scroll to seats that do not fit."""
        tray = self.tray.least_size()
        return QSize(tray.width() + 2 * MEDIUM, tray.height() + _LEAST_HANDS)

    def _places(self) -> list[SeatStrip | SharedStrip | PotStrip]:
        """Return all parts of the felt that have slots for cards or fields for chips."""
        every = [*self.seats, self.board, self.dead_cards, self.pot if self._is_complete else None]
        return [strip for strip in every if strip is not None]

    def _follow(self) -> None:
        table = self._document.table
        if not self._has_places_of(table):
            self._set_places(table)
            self._shape = (table.game, len(table.seats))
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
        self.tray.follow()
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
        for strip in (*self.seats, self.board, self.dead_cards):
            if strip is not None and strip.place == slot.place:
                return strip.row.slots[slot.at]
        return None

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

    def _order_tabs(self) -> None:
        """Set the order in which the Tab key visits the parts of the felt.

        The verdict comes first, then all others from top to bottom.
        """
        strips: list[SeatStrip | SharedStrip] = [*self.seats]
        if self.board is not None:
            strips.insert(self._before_board, self.board)
        stops: list[QWidget] = [] if not self._is_complete else [*self.verdict.stops]
        stops += [stop for strip in strips for stop in strip.stops]
        stops += [self.welcome.any, self.welcome.holdem, self.welcome.deal]
        if self._is_complete:
            stops += self.pot.stops
        stops += [self.prompt.offer, *self.dead_cards.stops, *self.tray.stops]
        for one, other in pairwise(stops):
            self.setTabOrder(one, other)

    # Laying out -----------------------------------------------------------------------------

    def place_parts(self) -> None:
        """Lay out everything on the felt: the tray at its foot, and the rest above it."""
        if not self._has_places_of(self._document.table):
            return  # the seats are being replaced, and laid out afterwards
        width, height = self.width() - 2 * MEDIUM, self.height()
        self._set_growth(self._growth())
        chips = self.chips.height_for(width)
        key = (width, height, self._shapes(), self._lines().foot, self.tray.is_folded, chips)
        if key == self._laid_out:
            return
        self._laid_out = key
        tray = self._tray_height()
        foot = height - SMALL - tray
        self.tray.setGeometry(MEDIUM, foot, width, tray)
        foot -= chips + TIGHT
        self.chips.setGeometry(MEDIUM, foot, width, max(chips, 1))
        room = QSize(width, max(1, foot - SMALL - TIGHT))
        self._scroll.setGeometry(MEDIUM, SMALL, width, room.height())
        self._arrange(room)

    def _tray_height(self) -> int:
        letters = self.tray.header_height
        if self.tray.is_folded:
            return max(FOLDED, letters)
        wanted = round(_TRAY * max(self.height() / _USUAL.height(), 1)) - HEADER + letters
        return max(min(wanted, round(_TRAY_SHARE * self.height())), self.tray.least_size().height())

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
        for part in (self.tray, self.chips, self.felt):
            part.setFont(font)

    def _lines(self) -> Lines:
        if self._felt_lines is None:
            self._felt_lines = lines_of(self.felt.font())
        part = foot_share(self._document.table)
        return self._felt_lines.with_foot(_FOLDED_FOOT * part if self.tray.is_folded else part)

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
