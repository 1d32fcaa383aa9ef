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
        self._announced = ""
        self.verdict = VerdictBar(theme, font)
        self._side_by_side = QHBoxLayout()
        self._side_by_side.setSpacing(SMALL)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SMALL)
        layout.addWidget(self.verdict)
        layout.addLayout(self._side_by_side, 1)
        document.changed.connect(self._follow)
        self._follow()

    @property
    def panels(self) -> tuple[ResultPanel, ...]:
        """The panel of each seat, in order."""
        return tuple(self._panels)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.verdict.set_theme(theme)
        for panel in self._panels:
            panel.set_theme(theme)

    def _follow(self) -> None:
        outcome = self._document.outcome
        if len(outcome.hands) != len(self._panels):
            self._set_panels(len(outcome.hands))
        self.verdict.setVisible(len(outcome.hands) > 1)
        self.verdict.follow(outcome)
        for seat, panel in enumerate(self._panels):
            self._show(panel, outcome, seat)
        if len(outcome.hands) == 1:
            self._announce(outcome)

    def _show(self, panel: ResultPanel, outcome: Outcome, seat: int) -> None:
        name, hand = said(outcome.names[seat]), outcome.hands[seat]
        if hand is not None:
            panel.show_hand(name, hand, self._tag(outcome, seat))
        elif len(outcome.hands) == 1:
            panel.show_nothing(name, self.tr("One card to ten; five or more make a hand."))
        else:
            panel.show_nothing(name, self.tr("Click one of its slots, then a card."))

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

    def _announce(self, outcome: Outcome) -> None:
        """Tell what the only seat has; with more of them the verdict speaks."""
        hand = outcome.hands[0]
        text = "" if hand is None else said(hand.high.description)
        if text != self._announced:
            self._announced = text
            if text:
                announce(self._panels[0], text)
