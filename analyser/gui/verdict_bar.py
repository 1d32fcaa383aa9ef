"""The line that says who wins and why, and tells a screen reader when that changes."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout

from analyser.gui.panels import Panel, Text
from analyser.gui.speech import announce
from analyser.gui.theme import LARGE, MEDIUM, TIGHT, TITLE, Theme, scaled
from analyser.gui.translate import said
from analyser.poker.outcome import Outcome


class VerdictBar(Panel):
    """Who wins or leads among the seats, in words."""

    def __init__(self, theme: Theme, font: QFont) -> None:
        super().__init__()
        self._headline = Text(scaled(font, TITLE, bold=True), shrinks=False)
        self._reason = Text(font)
        self._announced = ""
        layout = QHBoxLayout(self)
        layout.setContentsMargins(LARGE, TIGHT, LARGE, TIGHT)
        layout.setSpacing(MEDIUM)
        layout.addWidget(self._headline)
        layout.addWidget(self._reason, 1)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.set_colours(theme.panel, theme.panel_border)
        self._headline.set_colour(theme.text)
        self._reason.set_colour(theme.text)

    def follow(self, outcome: Outcome) -> None:
        """Show and announce the outcome of a table."""
        if outcome.headline is None or outcome.reason is None:
            headline, reason = self.tr("No verdict yet"), self.tr("give two seats cards to compare")
        else:
            headline, reason = said(outcome.headline), said(outcome.reason)
        self._headline.show_text(headline)
        self._reason.show_text(reason)
        verdict = self.tr("Verdict: {headline}, {reason}").format(headline=headline, reason=reason)
        self.setAccessibleName(verdict)
        self._announce("" if outcome.verdict is None else verdict)

    def _announce(self, text: str) -> None:
        if text != self._announced:
            self._announced = text
            if text:
                announce(self, text)
