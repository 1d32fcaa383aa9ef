"""The line that says who wins and why, and tells a screen reader when that changes."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QPushButton

from analyser.gui.panels import Panel, Text
from analyser.gui.speech import announce
from analyser.gui.theme import LARGE, MEDIUM, TIGHT, TITLE, Theme, scaled
from analyser.gui.translate import said
from analyser.poker.outcome import Outcome
from analyser.poker.translatable import Phrase


class VerdictBar(Panel):
    """Who wins or leads among the seats, in words.

    Signals:
        reveal_asked: somebody wants to see a verdict that is hidden.
    """

    reveal_asked = Signal()

    def __init__(self, theme: Theme, font: QFont) -> None:
        super().__init__()
        self._headline = Text(scaled(font, TITLE, bold=True), shrinks=False)
        self._reason = Text(font, wraps=True)
        self._announced = ""
        layout = QHBoxLayout(self)
        layout.setContentsMargins(LARGE, TIGHT, LARGE, TIGHT)
        layout.setSpacing(MEDIUM)
        layout.addWidget(self._headline)
        layout.addWidget(self._reason, 1)
        self._reveal = QPushButton(self.tr("&Reveal"))
        self._reveal.clicked.connect(self.reveal_asked)
        self._reveal.hide()
        layout.addWidget(self._reveal)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.set_colours(theme.panel, theme.panel_border)
        self._headline.set_colour(theme.text)
        self._reason.set_colour(theme.text)

    def follow(self, outcome: Outcome, between: Phrase | None) -> None:
        """Show and announce the outcome of a table.

        ``between``: what decides between the two seats shown, where there are more.
        """
        self._reveal.hide()
        if outcome.headline is None or outcome.reason is None:
            headline, reason = self.tr("No verdict yet"), said(outcome.waits_for)
        else:
            headline, reason = said(outcome.headline), said(between or outcome.reason)
        self._say(headline, reason)
        self._announce("" if outcome.verdict is None else self.accessibleName())

    def hide_verdict(self) -> None:
        """Say that there is a verdict to guess, and offer to reveal it."""
        self._say(self.tr("What is it?"), self.tr("the answer is hidden until you reveal it"))
        self._reveal.show()
        self._announced = ""

    def _say(self, headline: str, reason: str) -> None:
        self._headline.show_text(headline)
        self._reason.show_text(reason)
        verdict = self.tr("Verdict: {headline}, {reason}").format(headline=headline, reason=reason)
        self.setAccessibleName(verdict)

    def _announce(self, text: str) -> None:
        if text != self._announced:
            self._announced = text
            if text:
                announce(self, text)
