"""Who wins, why, and how often in the end; a screen reader is told when that changes."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout

from analyser.gui.look.announce import announce
from analyser.gui.look.theme import LARGE, MEDIUM, TITLE, Theme, scaled
from analyser.gui.look.translation import translated
from analyser.gui.look.widgets import Panel, TemporaryButton, Text
from analyser.gui.results.odds_strip import OddsStrip
from analyser.gui.state.live_odds import Standing
from analyser.poker.phrases import Phrase
from analyser.poker.results.outcome import Outcome


class VerdictBar(Panel):
    """Who wins or leads among the seats, in words.

    Signals:
        reveal_asked: somebody wants to see a verdict that is hidden.
        left: a button that had the keyboard is not there any more.
    """

    reveal_asked = Signal()
    left = Signal()

    def __init__(self, theme: Theme, font: QFont) -> None:
        super().__init__()
        self._headline = Text(scaled(font, TITLE, bold=True), shrinks=False)
        self._chances = Text(font)
        self._reason = Text(font)
        self.odds = OddsStrip(theme, font)
        self._announced = "", ""
        layout = QGridLayout(self)
        layout.setContentsMargins(LARGE, 3, LARGE, 3)
        layout.setHorizontalSpacing(MEDIUM)
        layout.setVerticalSpacing(0)
        layout.setColumnStretch(1, 1)
        layout.addWidget(self._headline, 0, 0)
        layout.addWidget(self._chances, 0, 1)
        layout.addWidget(self._reason, 1, 0, 1, 2)
        layout.addWidget(self.odds, 2, 0, 1, 4)
        self._reveal = TemporaryButton(self.tr("&Reveal"))
        self._reveal.clicked.connect(self.reveal_asked)
        self._reveal.hide()
        layout.addWidget(self._reveal, 0, 2, 2, 1)
        layout.addWidget(self.odds.cancel, 0, 3, 2, 1)
        for button in (self._reveal, self.odds.cancel):
            button.gone.connect(self.left)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.set_colours(theme.panel, theme.panel_border)
        self._headline.set_colour(theme.text)
        self._chances.set_colour(theme.text)
        self._reason.set_colour(theme.muted)
        self.odds.set_theme(theme)

    def follow(self, outcome: Outcome, between: Phrase | None, standing: Standing) -> None:
        """Show and announce the outcome of a table, and what is known of its odds.

        ``between``: what decides between the two seats shown, where there are more.
        """
        self._reveal.hide()
        if outcome.headline is None or outcome.reason is None:
            headline, reason = self.tr("No verdict yet"), translated(outcome.waits_for)
        else:
            headline, reason = translated(outcome.headline), translated(between or outcome.reason)
        chances = _chances(outcome, standing)
        verdict = self._say(headline, reason, chances)
        self.odds.follow(standing, outcome.names)
        self._announce("" if outcome.verdict is None else verdict, chances)

    def hide_verdict(self) -> None:
        """Say that there is a verdict to guess, and offer to reveal it."""
        self._say(self.tr("What is it?"), self.tr("the answer is hidden until you reveal it"))
        self.odds.clear()
        self._reveal.show()
        self._announced = "", ""

    def _say(self, headline: str, reason: str, chances: str = "") -> str:
        """Show what is known, and return the verdict in a sentence, without the chances."""
        self._headline.show_text(headline)
        self._reason.show_text(reason)
        self._chances.show_text(chances)
        verdict = self.tr("Verdict: {headline}, {reason}").format(headline=headline, reason=reason)
        self.setAccessibleName(self._with_chances(verdict, chances))
        return verdict

    def _with_chances(self, verdict: str, chances: str) -> str:
        if not chances:
            return verdict
        return self.tr("{verdict}; {chances}").format(verdict=verdict, chances=chances)

    def _announce(self, verdict: str, chances: str) -> None:
        """Tell a screen reader what is new: the verdict, or the chances that come after it."""
        before, self._announced = self._announced, (verdict, chances)
        if not verdict:
            return
        if verdict != before[0]:
            announce(self, self._with_chances(verdict, chances))
        elif chances and chances != before[1]:
            announce(self, chances)


def _chances(outcome: Outcome, standing: Standing) -> str:
    """Say how often the seats win in the end, where that is known and not yet settled."""
    if standing.odds is None:
        return ""
    from analyser.poker.odds.wording import say_chances

    winners = () if outcome.verdict is None else outcome.verdict.winners
    names = [outcome.names[seat] for seat in standing.seats]
    ahead = [at for at, seat in enumerate(standing.seats) if seat in winners]
    chances = say_chances(standing.odds, names, ahead)
    return "" if chances is None else translated(chances)
