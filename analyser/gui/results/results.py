"""The answers below the table: the verdict, and the seats' panels side by side."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from analyser.gui.look.announce import announce
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import SMALL, TIGHT, Theme
from analyser.gui.look.translation import number, translated
from analyser.gui.results.result_panel import ResultPanel
from analyser.gui.results.verdict_bar import VerdictBar
from analyser.gui.state.document import Document
from analyser.gui.state.live_odds import LiveOdds
from analyser.poker.results.outcome import Outcome, answer_of, deciding_tie_breaker, reason_between
from analyser.poker.results.verdict import seats_compared


class Results(QWidget):
    """Shows the outcome of the table."""

    def __init__(
        self, document: Document, odds: LiveOdds, faces: CardFaces, theme: Theme, font: QFont
    ) -> None:
        super().__init__()
        self._document = document
        self._odds = odds
        self._faces = faces
        self._theme = theme
        self._font = font
        self._panels: list[ResultPanel] = []
        self.seats: tuple[int, ...] = ()
        """The seats whose panels stand side by side."""
        self._announced = ""
        self.verdict = VerdictBar(theme, font)
        self._side_by_side = QHBoxLayout()
        self._side_by_side.setSpacing(SMALL)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(TIGHT)
        layout.addWidget(self.verdict)
        layout.addLayout(self._side_by_side, 1)
        self.verdict.reveal_asked.connect(document.reveal.show_answers)
        self.verdict.odds.cancelled.connect(odds.cancel)
        document.changed.connect(self._follow)
        document.reveal.changed.connect(self._follow)
        odds.changed.connect(self._follow_verdict)
        self._follow()

    @property
    def panels(self) -> tuple[ResultPanel, ...]:
        """The panels that stand side by side, in the order of their seats."""
        return tuple(self._panels)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.verdict.set_theme(theme)
        for panel in self._panels:
            panel.set_theme(theme)

    def _follow(self) -> None:
        outcome = self._document.outcome
        hidden = self._document.reveal.hidden
        seats = self.seats = self._seats_shown(outcome)
        if len(seats) != len(self._panels):
            self._set_panels(len(seats))
        alone = len(outcome.hands) == 1
        self.verdict.setVisible(hidden or not alone)
        self._follow_verdict()
        for seat, panel in zip(seats, self._panels, strict=True):
            if hidden:
                panel.show_nothing(
                    translated(outcome.names[seat]),
                    self.tr("What is it?"),
                    self.tr("Reveal tells."),
                )
            else:
                self._show(panel, outcome, seat)
        if alone and not hidden:
            self._announce(outcome)

    def _follow_verdict(self) -> None:
        outcome, seats = self._document.outcome, self.seats
        if self._document.reveal.hidden:
            self.verdict.hide_verdict()
            return
        many = len(outcome.hands) > len(seats)
        between = reason_between(self._document.table.game, outcome, seats) if many else None
        self.verdict.follow(outcome, between, self._odds.standing)

    def _seats_shown(self, outcome: Outcome) -> tuple[int, ...]:
        """Return two seats at most: all there are, or the winner and the one it is held against.

        That is the seat whose slot is active, and otherwise the one that came nearest.
        """
        seats = range(len(outcome.hands))
        if len(seats) <= 2:
            return tuple(seats)
        if outcome.verdict is None:
            return 0, 1
        active = self._document.table.active
        chosen = active.place if active is not None and active.place in seats else None
        if chosen is not None and outcome.hands[chosen] is None:
            chosen = None
        return seats_compared(outcome.verdict.winners, outcome.verdict.reason.seats, chosen)

    def _show(self, panel: ResultPanel, outcome: Outcome, seat: int) -> None:
        name, hand = translated(outcome.names[seat]), outcome.hands[seat]
        nothing = self.tr("No cards yet")
        if outcome.is_unknown(seat):
            hint = self.tr("Any of the cards that are left.")
            panel.show_nothing(name, self.tr("Unknown cards"), hint)
        elif hand is not None:
            game = self._document.table.game
            deciding = deciding_tie_breaker(game, outcome, self.seats)
            panel.show_hand(name, hand, self._tag(outcome, seat), deciding)
        elif len(outcome.hands) == 1:
            panel.show_nothing(name, nothing, self._how_many())
        else:
            panel.show_nothing(name, nothing, self.tr("Click one of its slots, then a card."))

    def _how_many(self) -> str:
        """Say how many cards a single seat takes."""
        game = self._document.table.game
        if game.board:
            return self.tr("{count} cards, and the board makes the hand.").format(count=game.dealt)
        if game.most == game.dealt:
            return self.tr("{count} cards make the hand.").format(count=game.dealt)
        text = self.tr("One card to {most}; five or more make a hand.")
        return text.format(most=game.most)

    def _tag(self, outcome: Outcome, seat: int) -> str:
        """Say in a word or two what a seat wins, and how many chips that is."""
        verdict = outcome.verdict
        if verdict is None:
            return ""
        high, low = seat in verdict.winners, seat in verdict.low_winners
        if not high and not low:
            return ""
        shared = (high and len(verdict.winners) > 1) or (low and len(verdict.low_winners) > 1)
        if not verdict.low_winners:
            words = self.tr("Tie"), self.tr("Wins"), self.tr("Leads")
        elif high and low:
            words = self.tr("High and low"), self.tr("Wins both"), self.tr("Leads both")
        elif high:
            words = self.tr("Ties high"), self.tr("Wins high"), self.tr("Leads high")
        else:
            words = self.tr("Ties low"), self.tr("Wins low"), self.tr("Leads low")
        tag = words[0] if shared else words[1] if verdict.final else words[2]
        if outcome.pot is None:
            return tag
        text = self.tr("{result}: {chips} chips")
        return text.format(result=tag, chips=number(outcome.pot[seat]))

    def _set_panels(self, count: int) -> None:
        for panel in self._panels:
            self._side_by_side.removeWidget(panel)
            panel.hide()
            panel.deleteLater()
        self._panels = [
            ResultPanel(self._faces, self._theme, self._font, wide=count == 1) for _ in range(count)
        ]
        for panel in self._panels:
            self._side_by_side.addWidget(panel, 1)
            panel.show()  # now and not by a later event, so that the next frame has it

    def _announce(self, outcome: Outcome) -> None:
        """Tell what the only seat has; with more of them the verdict speaks."""
        hand = outcome.hands[0]
        text = "" if hand is None else translated(answer_of(hand).description)
        if text != self._announced:
            self._announced = text
            if text:
                announce(self._panels[0], text)
