"""The panel of pages next to the poker table: why a hand wins, lows, odds, what beats it, rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtGui import QCursor, QKeySequence, QPainter, QPaintEvent, QPen, QShortcut, QShowEvent
from PySide6.QtWidgets import QMenu, QStackedLayout, QTabBar, QVBoxLayout, QWidget

from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import LEAST_TARGET, scaled, theme_of
from analyser.gui.look.translation import in_menu, translate, translated
from analyser.gui.look.widgets import FRAME, ChoiceBox, fill, lay_out
from analyser.gui.look.windows import follow_parent
from analyser.gui.pages.beats_page import AMONG, HAND, beats_page, best_on_each
from analyser.gui.pages.blocks import REST, RULE, Block, Look, on_boards, remark
from analyser.gui.pages.help_pages import KeysByTask, RulesView
from analyser.gui.pages.odds_page import Seat, ending_page, odds_page, outs_by_share, outs_of
from analyser.gui.pages.page import Page
from analyser.gui.pages.why_page import steps_page, verdict_page
from analyser.gui.state.beats import Beats
from analyser.gui.state.document import Document
from analyser.gui.state.live_odds import LiveOdds
from analyser.poker.cards import parse_cards
from analyser.poker.explain.rules_reference import ruling_keys_of_pots
from analyser.poker.explain.seat_steps import Decider, explain_lows, explain_seat
from analyser.poker.explain.side_by_side import compare_under_every_low, explain_verdict
from analyser.poker.hints.next_card import next_cards
from analyser.poker.names import board_title
from analyser.poker.results.outcome import Outcome, say_pots
from analyser.poker.results.showdown import first_difference, seats_compared, split_rank
from analyser.poker.table.table import BOARD, BOARDS

_LOWS: Final = 3
"""The place of the page of the lows among the tabs."""
_LINE: Final = 3
"""The thickness of the line below the current tab, in device-independent pixels."""
_VERDICT = -1
"""The entry for the verdict in the list of seats to explain."""


class PagesPanel(QWidget):
    """The pages about one seat or the verdict; a visible one is written after the felt."""

    def __init__(
        self, document: Document, odds: LiveOdds, faces: CardFaces, keys: KeysByTask
    ) -> None:
        super().__init__()
        self._document = document
        self._live = odds
        self.wanted: int | None = None
        """The seat that the user chose to be explained, or ``_VERDICT``; None without a choice."""
        self.choice = ChoiceBox(self.tr("Explain which seat"))
        # Qt says the choice instead of the box's name, so the description has to explain the box.
        self.choice.setAccessibleDescription(self.tr("Explain which seat, or the verdict"))
        self.choice.currentIndexChanged.connect(self._choose_seat)
        self._beats = Beats(self)
        self._within: int | None = None
        """The seat to whose range the page "What beats this" is limited; None: all hands."""
        self._unfolded = frozenset[int]()
        """The parts of that page that the user has unfolded."""
        self.rules = RulesView(faces, keys)
        self._pages = Pages(self.tr("Pages"))
        parts = self._pages.tabs, self.choice, self._pages
        lay_out(QVBoxLayout(self), *parts, grows=self._pages, margins=FRAME)
        self._writers: dict[Page, Callable[[Outcome], Iterable[Block]]] = {}
        for title, name, written in (
            (self.tr("&Why"), self.tr("Why pane"), self._reason),
            (self.tr("&Odds"), self.tr("Odds pane"), self._chances),
            (self.tr("&Nuts"), self.tr("Nuts pane"), self._what_beats),
            (self.tr("&Lows"), self.tr("Lows pane"), partial(self._reason, low=True)),
        ):
            page = Page(name, faces)
            self._writers[page] = written
            self._pages.add(page, title)
            page.link_asked.connect(self._follow_link)
        self._pages.add(self.rules, self.tr("&Rules"))
        # It stays when it is closed, as Orca says the title if what it said last is gone.
        self._seats_menu = QMenu(self)
        follow_parent(self._seats_menu)
        self._pages.currentChanged.connect(self._follow_page)
        self._follow_page()
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self._write)
        document.changed.connect(self.follow)
        document.reveal.changed.connect(self._write)
        for counted in (odds.changed, odds.next_cards.changed, self._beats.changed):
            counted.connect(self._soon.start)
        self.follow()

    def _follow_page(self) -> None:
        if page := self._pages.currentWidget():
            self.setFocusProxy(page)
        self._write()
        self._show_or_hide_choice()

    def rewrite(self) -> None:
        for page in (*self._writers, self.rules.page):
            page.rewrite()
        self._write(is_same=True)

    def show_page(self, tab_index: int) -> None:
        """Turn to a page, and move the focus there."""
        self._pages.tabs.setCurrentIndex(tab_index)
        self.setFocus()

    def turn_to_page_of(self, other: PagesPanel) -> None:
        self._pages.tabs.setCurrentIndex(other._pages.tabs.currentIndex())

    @property
    def is_counting(self) -> bool:
        """Whether a page is waiting for a count, or about to be written."""
        return self._beats.is_counting or self._soon.isActive()

    def finish(self) -> None:
        """Stop counting what beats the hand, for good."""
        self._beats.finish()

    def look_up(self, subject: str, key: str = "") -> None:
        """Show a subject of ``RulesView``, from its beginning, with the keyboard in it."""
        # The tab changes first, so that screen readers say the tab first.
        self._pages.tabs.setCurrentIndex(self._pages.indexOf(self.rules))
        self._write()
        self.rules.look_up(subject, key)

    def showEvent(self, event: QShowEvent) -> None:
        """Write the pages, which are not updated while they are hidden."""
        super().showEvent(event)
        self._write()

    # What is explained ----------------------------------------------------------------------

    def _choose_seat(self) -> None:
        self.wanted = self.choice.currentData()
        self._write()

    def follow(self) -> None:
        """Update the list of seats and the pages after a change of the poker table."""
        outcome = self._document.outcome
        items = [(translated(name), seat) for seat, name in enumerate(outcome.names)]
        if len(items) > 1:
            items.insert(0, (self.tr("The verdict"), _VERDICT))
        if self.wanted not in [seat for _, seat in items]:
            self.wanted = None
        self._pages.tabs.setTabVisible(_LOWS, self._document.table.game.has_low)
        with QSignalBlocker(self.choice):
            fill(self.choice, items)
            self.choice.setCurrentIndex(self.choice.findData(self._seat_to_explain(outcome)))
        self._show_or_hide_choice()
        if self.isVisible() or self._document.reveal.hidden:
            self._soon.start()

    def _show_or_hide_choice(self) -> None:
        is_about_a_seat = self._pages.currentWidget() is not self.rules
        self.choice.setVisible(is_about_a_seat and self.choice.count() > 1)

    def _seat_to_explain(self, outcome: Outcome) -> int:
        """Return what is explained: the chosen seat, else ``_VERDICT``, else a seat with a hand."""
        if self.wanted is not None:
            return self.wanted
        if outcome.verdict is not None or (len(outcome.names) > 1 and any(outcome.ranges)):
            return _VERDICT
        return next((seat for seat, hand in enumerate(outcome.hands) if hand is not None), 0)

    # Writing --------------------------------------------------------------------------------

    @property
    def _look(self) -> Look:
        return Look(theme_of(self.palette()), self._unfolded)

    def _write(self, *, is_same: bool = False) -> None:
        """Write the page in front; ``is_same``: again, unfolded or in other colours."""
        shown = self._pages.currentWidget() if self.isVisible() else None
        for page, written in self._writers.items():
            if self._document.reveal.hidden:  # hidden pages must not give it away either
                page.write([remark(self.tr("The answer is hidden until you reveal it."))])
            elif page is shown:
                page.write(self._on_each_board(written), is_same=is_same)
        if shown is self.rules:
            seat = self.choice.currentData()
            self.rules.follow(self._document, None if seat == _VERDICT else seat)

    def _on_each_board(self, written: Callable[[Outcome], Iterable[Block]]) -> Iterable[Block]:
        """Write a page, with several boards a part for each; the odds and the nuts are one page."""
        outcome = self._document.outcome
        if not outcome.runs or written in (self._chances, self._what_beats):
            return written(outcome)
        return on_boards([written(run) for run in outcome.runs])

    def _reason(self, outcome: Outcome, low: bool = False) -> Iterable[Block]:
        """Return the page that explains the chosen seat or the verdict; ``low``: by its lows."""
        seat = self.choice.currentData()
        if seat == _VERDICT:
            return self._verdict(outcome, low)
        hand, game = outcome.hands[seat], self._document.table.game
        name, held = outcome.names[seat], outcome.ranges[seat]
        if held is not None:
            said = translate("PagesPanel", "{seat}'s range: {range}.", seat=name, range=held)
            return [remark(said)]
        if outcome.is_unknown(seat) and hand is None:
            return [remark(translate("PagesPanel", "The cards of {seat} are unknown.", seat=name))]
        if hand is None:
            return [remark(translate("PagesPanel", "{seat} has no cards yet.", seat=name))]
        if low:
            return steps_page(explain_lows(game, hand))
        return steps_page(explain_seat(game, hand, self._decider(outcome, seat)))

    def _decider(self, outcome: Outcome, seat: int) -> Decider | None:
        """Return the tie-breaker between this seat and the winner, or the next best seat."""
        high = None if outcome.verdict is None else outcome.verdict.high
        if high is None:
            return None
        winner, other = seats_compared(high.winners, high.reason.seats, seat)
        position = first_difference(split_rank(high.ranks[winner]), split_rank(high.ranks[other]))
        name = outcome.names[winner if seat == other else other]
        return Decider(position, name) if position else None

    def _verdict(self, outcome: Outcome, low: bool) -> Iterable[Block]:
        """Return who wins and why; ``low``: under every ordering of lows, whatever the game."""
        verdict, game = outcome.verdict, self._document.table.game
        ending = self._ending(outcome)
        if verdict is None or outcome.headline is None:
            return ending or [remark(self.tr("No verdict yet: give two seats a hand."))]
        other = self._active_seat_with_hand(outcome)
        if low:
            seats = seats_compared(verdict.winners, verdict.reason.seats, other)
            duels = compare_under_every_low(game, outcome.hands, outcome.names, seats)
            if not duels:
                return [remark(self.tr("A low has five cards; there are fewer so far."))]
            return verdict_page("", duels)
        duels = explain_verdict(game, outcome.hands, outcome.names, verdict, other)
        rules = ruling_keys_of_pots(outcome.side_pots)
        headline, shares = translated(outcome.headline), self._shares(outcome)
        if not verdict.final and len(verdict.winners) == 1 and not verdict.low_winners:
            leader = outcome.names[verdict.winners[0]]
            headline = translate("PagesPanel", "{seat} is ahead now", seat=leader)
        return verdict_page(headline, duels, shares, rules, () if verdict.final else ending)

    def _ending(self, outcome: Outcome) -> Sequence[Block]:
        """Return the favourite, and what seats end up with; () without odds."""
        odds = self._live.standing.odds
        is_last = outcome is (self._document.outcome.runs or (outcome,))[-1]
        if odds is None or len(odds.seats) < 2 or not is_last:
            return ()
        return [*ending_page(self._look, odds, self._odds_seats(outcome))]

    def _odds_seats(self, outcome: Outcome) -> list[Seat]:
        """Return the seats that have odds, each with its number among them."""
        seats = enumerate(self._live.standing.seats)
        return [Seat(translated(outcome.names[seat]), seat, at) for at, seat in seats]

    def _chances(self, outcome: Outcome) -> Iterable[Block]:
        """Return the page with the odds of the chosen seat or of all, or why there are none."""
        standing, wanted = self._live.standing, self.choice.currentData()
        if standing.refusal:
            return [remark(standing.refusal)]
        if standing.odds is None:
            if not any(self._document.table.plays(seat) for seat in range(len(outcome.names))):
                return [remark(self.tr("No odds yet: give a seat cards."))]
            return [remark(self.tr("Every deal is being counted."))]
        if standing.odds.exact and standing.odds.boards == 1:  # only rows of 0 and 100%
            return [remark(self.tr("No card is to come: see Why."))]
        about = [seat for seat in self._odds_seats(outcome) if wanted in (seat.place, _VERDICT)]
        if not about:
            name = outcome.names[wanted]
            return [remark(translate("PagesPanel", "{seat} has no cards yet.", seat=name))]
        outs = [block for seat in about for block in self._outs(seat.place, seat.name)]
        return odds_page(self._look, standing.odds, about, outs)

    def _what_beats(self, outcome: Outcome) -> Iterable[Block]:
        """Return the page of what beats the chosen seat; a remark while that is counted."""
        seat, other = self._seat_to_beat(outcome)
        if self._within != other:
            self._within = None
        among = None if self._within is None else outcome.ranges[self._within]
        table, board, at = self._document.table, "", 0
        if table.more_boards:
            if table.active is not None and table.active.place in BOARDS:
                at = BOARDS.index(table.active.place)
            board = translated(board_title(at, len(table.boards)))
        self._beats.ask(table, seat, among, at)
        if self._beats.refusal:
            return [remark(self._beats.refusal)]
        if self._beats.found is None:
            self._unfolded = frozenset()
            return [remark(self.tr("Every hand is being counted."))]  # for 0.2 s at most
        names = [translated(name) for name in outcome.names]
        found, best = self._beats.found
        within = "" if self._within is None else names[self._within]
        other_range = "" if other is None else names[other]
        name = names[seat] if len(names) > 1 else ""
        page = beats_page(self._look, found, within, other_range, name, board)
        return page if best is None else [best_on_each(best), *page]

    def _seat_to_beat(self, outcome: Outcome) -> tuple[int, int | None]:
        """Return the seat to beat (for the verdict the active one), and another with a range."""
        seat = self.choice.currentData()
        if seat == _VERDICT:
            seat = self._active_seat_with_hand(outcome) or 0
        ranges = enumerate(outcome.ranges)
        return seat, next((at for at, one in ranges if one is not None and at != seat), None)

    def _follow_link(self, scheme: str, path: str) -> None:
        """Show a ruling, fold or unfold a part, count all hands or a range's, or offer cards."""
        if scheme == RULE:
            self.look_up("rules", path)
        elif scheme == REST:
            self._unfolded ^= {int(path)}
            self._write(is_same=True)
            for page in self._writers:
                page.stop_at(f"{REST}:{path}")
        elif scheme == AMONG:
            _, other = self._seat_to_beat(self._document.outcome)
            self._within = other if self._within is None else None
            self._write()
        elif scheme == HAND:
            menu, cards, table = self._seats_menu, parse_cards(path), self._document.table
            menu.clear()
            name = self.tr("Give these cards to {seat}")
            seats = range(len(table.seats))
            texts = [name.format(seat=translated(table.place_name(seat))) for seat in seats]
            if len(table.seats) < table.most_seats:
                texts.append(self.tr("Give these cards to a new seat"))
            for seat, text in enumerate(texts):
                menu.addAction(in_menu(text), partial(self._document.give_hand, seat, cards))
            menu.popup(QCursor.pos())
            menu.setActiveAction(menu.actions()[0])  # so that a screen reader says it

    def _outs(self, seat: int, name: str) -> Iterable[Block]:
        """Return a seat's outs for the page of the odds; () if there are no next cards."""
        table = self._document.table
        if table.more_boards:
            board, found = self.tr("Board {number}: {outs}"), list[Block]()
            for at, alone in enumerate(table.on_each_board(), 1):
                slot = alone.room_in(BOARD)
                if slot is not None and (following := next_cards(alone, slot)) is not None:
                    found += outs_of(following, seat, name, board.format(number=at, outs="{outs}"))
            return found
        following = next_cards(table.activate_first())
        if following is None:
            return ()
        standing, shares = self._live.standing, self._live.next_cards.shares
        is_known = table.seats[seat].range is None and table.has_ranges and seat in standing.seats
        if shares is None or not is_known or standing.exact is None or shares.done < 1:
            return outs_of(following, seat, name)
        now = standing.exact.seats[standing.seats.index(seat)].share
        return outs_by_share(shares, seat, now, following, name)

    def _active_seat_with_hand(self, outcome: Outcome) -> int | None:
        """Return the active seat; None without one, or if the outcome has no hand for it."""
        seat = self._document.table.active_seat
        return None if seat is None or outcome.hands[seat] is None else seat

    def _shares(self, outcome: Outcome) -> Sequence[str]:
        """Return a sentence for each pot or each seat that wins chips; () before that is known."""
        final = outcome.final_verdict is not None
        if outcome.side_pots is not None:
            pots = say_pots(outcome.side_pots, outcome.names, final)
            return [f"{translated(pot)}." for pot in pots]
        if outcome.pot is None or not final:
            return ()
        line = self.tr("{seat} gets {chips} of the pot.")
        won = zip(outcome.names, outcome.pot, strict=True)
        return [line.format(seat=translated(name), chips=chips) for name, chips in won if chips]


class MarkedTabs(QTabBar):
    """Plain names with a line below the current one."""

    def tabSizeHint(self, index: int) -> QSize:
        return super().tabSizeHint(index).expandedTo(QSize(0, LEAST_TARGET))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        highlight = self.palette().highlight().color()
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.panel_border)
        for at in filter(self.isTabVisible, range(self.count())):
            place, is_current = self.tabRect(at), at == self.currentIndex()
            painter.setFont(scaled(self.font(), 1, bold=is_current))
            painter.setPen(theme.text if is_current else theme.muted)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
            painter.drawText(place, flags, self.tabText(at))
            if is_current:
                line = QRect(place.left() + 2, place.bottom() - _LINE + 1, place.width() - 4, _LINE)
                painter.fillRect(line, highlight)
            if is_current and self.hasFocus():
                painter.setPen(QPen(highlight, 2))
                painter.drawRect(place.adjusted(1, 1, -1, -_LINE))


class Pages(QStackedLayout):
    """A stack of pages and its tabs; screen readers would say "layered pane" for a QTabWidget's."""

    def __init__(self, name: str) -> None:
        """Begin without pages; ``name``: the accessible name of the tabs."""
        super().__init__()
        self.tabs = MarkedTabs(documentMode=True, expanding=False)
        self.tabs.setAccessibleName(name)
        self.tabs.currentChanged.connect(self.setCurrentIndex)
        self.currentChanged.connect(self.tabs.setCurrentIndex)
        keys = QKeySequence.StandardKey
        for key, tabs_right in ((keys.NextChild, 1), (keys.PreviousChild, -1)):
            QShortcut(key, self.tabs, partial(self._turn_pages, tabs_right))

    def add(self, page: QWidget, title: str) -> None:
        """Add a page and its tab, once the layout has a widget: else it would flash as a window."""
        self.addWidget(page)
        self.tabs.addTab(title)

    def _turn_pages(self, tabs_right: int) -> None:
        """Turn to the page so many visible tabs further right, from the last on to the first."""
        shown = [at for at in range(self.count()) if self.tabs.isTabVisible(at)]
        following = shown.index(self.currentIndex()) + tabs_right
        self.tabs.setCurrentIndex(shown[following % len(shown)])
