"""The answers below the table: the verdict, and the seats' panels side by side."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from analyser.gui.card_faces import CardFaces
from analyser.gui.document import Document
from analyser.gui.result_panel import ResultPanel
from analyser.gui.speech import announce
from analyser.gui.theme import SMALL, Theme
from analyser.gui.translate import said
from analyser.gui.verdict_bar import VerdictBar
from analyser.poker.outcome import Outcome


class Results(QWidget):
    """Shows the outcome of the table."""

    def __init__(self, document: Document, faces: CardFaces, theme: Theme, font: QFont) -> None:
        super().__init__()
        self._document = document
        self._faces = faces
        self._theme = theme
        self._font = font
        self._panels: list[ResultPanel] = []
        self.seats: tuple[int, ...] = ()
        """The seats whose panels stand side by side."""
        self._announced = ""
        self._teaching = False
        self._revealed: Outcome | None = None
        self.verdict = VerdictBar(theme, font)
        self._side_by_side = QHBoxLayout()
        self._side_by_side.setSpacing(SMALL)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SMALL)
        layout.addWidget(self.verdict)
        layout.addLayout(self._side_by_side, 1)
        self.verdict.reveal_asked.connect(self.reveal)
        document.changed.connect(self._follow)
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

    def set_teaching(self, teaching: bool) -> None:
        """Hide every answer until it is asked for, or show all of them at once."""
        self._teaching = teaching
        self._revealed = None
        self._follow()

    def reveal(self) -> None:
        """Show the answer to the table as it is now."""
        self._revealed = self._document.outcome
        self._follow()

    def _follow(self) -> None:
        outcome = self._document.outcome
        hidden = self._teaching and self._revealed is not outcome
        seats = self.seats = self._seats_shown(outcome)
        if len(seats) != len(self._panels):
            self._set_panels(len(seats))
        alone = len(outcome.hands) == 1
        self.verdict.setVisible(hidden or not alone)
        if hidden:
            self.verdict.hide_verdict()
        else:
            self.verdict.follow(outcome)
        for seat, panel in zip(seats, self._panels, strict=True):
            if hidden:
                panel.show_nothing(
                    said(outcome.names[seat]), self.tr("What is it?"), self.tr("Reveal tells.")
                )
            else:
                self._show(panel, outcome, seat)
        if alone and not hidden:
            self._announce(outcome)

    def _seats_shown(self, outcome: Outcome) -> tuple[int, ...]:
        """Return two seats at most: all there are, or the winner and the one it is held against.

        That is the seat whose slot is active, and otherwise the one that came nearest.
        """
        seats = range(len(outcome.hands))
        if len(seats) <= 2:
            return tuple(seats)
        if outcome.verdict is None:
            return 0, 1
        winner = outcome.verdict.winners[0]
        active = self._document.table.active
        if active is not None and active.place in seats and active.place != winner:
            return tuple(sorted((winner, active.place)))
        return outcome.verdict.reason.seats

    def _show(self, panel: ResultPanel, outcome: Outcome, seat: int) -> None:
        name, hand = said(outcome.names[seat]), outcome.hands[seat]
        nothing = self.tr("No cards yet")
        if hand is not None:
            panel.show_hand(name, hand, self._tag(outcome, seat))
        elif len(outcome.hands) == 1:
            panel.show_nothing(name, nothing, self.tr("One card to ten; five or more make a hand."))
        else:
            panel.show_nothing(name, nothing, self.tr("Click one of its slots, then a card."))

    def _tag(self, outcome: Outcome, seat: int) -> str:
        verdict = outcome.verdict
        if verdict is None or seat not in verdict.winners:
            return ""
        if len(verdict.winners) > 1:
            return self.tr("Tie")
        return self.tr("Wins") if verdict.final else self.tr("Leads")

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
        text = "" if hand is None else said(hand.high.description)
        if text != self._announced:
            self._announced = text
            if text:
                announce(self._panels[0], text)
