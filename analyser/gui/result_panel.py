"""What one seat has: category, best five, tie-breakers, place among all hands, best low."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout

from analyser.gui.card_faces import CardFaces
from analyser.gui.panels import CardRow, Panel, Tag, Text
from analyser.gui.theme import CAPTION, LARGE, MEDIUM, SMALL, TIGHT, TITLE, Theme, scaled
from analyser.gui.translate import said
from analyser.poker.analysis import Analysis, High, Low
from analyser.poker.wording import rank_names


class ResultPanel(Panel):
    """The answer for one seat, side by side with the others'."""

    def __init__(self, faces: CardFaces, theme: Theme, font: QFont, wide: bool) -> None:
        """Make a panel; ``wide``: it has the window to itself, and room for more facts."""
        super().__init__()
        self._seat = Text(scaled(font, CAPTION, bold=True), shrinks=False)
        self._place = Text(scaled(font, CAPTION))
        self._tag = Tag()
        self._tag.setFont(scaled(font, CAPTION, bold=True))
        self._title = Text(scaled(font, TITLE, bold=True))
        self._cards = CardRow(faces, 5)
        self._facts = [(Text(font, shrinks=False), Text(font)) for _ in range(6 if wide else 3)]
        self._build()
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.set_colours(theme.panel, theme.panel_border)
        self._tag.set_colours(theme.win, theme.on_win)
        for text in (self._title, self._seat, *(value for _, value in self._facts)):
            text.set_colour(theme.text)
        for text in (self._place, *(name for name, _ in self._facts)):
            text.set_colour(theme.muted)

    def show_nothing(self, name: str, hint: str) -> None:
        """Show a seat without cards, and what to do about it."""
        self._show_heading(name, "", "")
        self._title.show_text(self.tr("No cards yet"))
        self._cards.hide()
        self._show_facts([("", hint)])

    def show_hand(self, name: str, hand: Analysis, tag: str) -> None:
        """Show a seat's hand; ``tag``: whether it wins, leads or ties, or nothing."""
        high = hand.high
        self._show_heading(name, _place_of(self, high), tag)
        self._title.show_text(said(high.description))
        self._cards.show()
        self._cards.show_cards(
            high.best, self.tr("Best five") if hand.complete else self.tr("Cards")
        )
        self._show_facts(_facts_of(self, hand))

    def _build(self) -> None:
        heading = QHBoxLayout()
        heading.setSpacing(SMALL)
        heading.addWidget(self._seat)
        heading.addWidget(self._place, 1)
        heading.addWidget(self._tag)
        facts = QGridLayout()
        facts.setHorizontalSpacing(MEDIUM)
        facts.setVerticalSpacing(0)
        for number, (name, value) in enumerate(self._facts):
            row, column = number % 3, number // 3 * 2
            facts.addWidget(name, row, column)
            facts.addWidget(value, row, column + 1)
            facts.setColumnStretch(column + 1, 1)
        body = QHBoxLayout()
        body.setSpacing(LARGE)
        body.addWidget(self._cards)
        body.addLayout(facts, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(LARGE, SMALL, LARGE, MEDIUM)
        layout.setSpacing(TIGHT)
        layout.addLayout(heading)
        layout.addWidget(self._title)
        layout.addSpacing(TIGHT)
        layout.addLayout(body, 1)

    def _show_heading(self, name: str, place: str, tag: str) -> None:
        self.setAccessibleName(self.tr("Result of {seat}").format(seat=name))
        self._seat.show_text(name)
        self._place.show_text(place)
        self._tag.setText(tag)
        self._tag.setVisible(bool(tag))

    def _show_facts(self, facts: list[tuple[str, str]]) -> None:
        for number, (name, value) in enumerate(self._facts):
            title, text = facts[number] if number < len(facts) else ("", "")
            name.show_text(title)
            value.show_text(text)


def _place_of(panel: ResultPanel, high: High) -> str:
    if high.class_ is None or high.classes is None:
        return panel.tr("so far")
    text = panel.tr("class {number} of {classes}")
    locale = QLocale()
    return text.format(number=locale.toString(high.class_), classes=locale.toString(high.classes))


def _facts_of(panel: ResultPanel, hand: Analysis) -> list[tuple[str, str]]:
    """Return the facts in the order of their weight, titles and texts."""
    high = hand.high
    ranks = ", ".join(said(name) for name in rank_names(high.rank[1:]))
    facts = [(panel.tr("Tie-breakers"), ranks)]
    if hand.lows is None or high.better is None or high.equal is None or high.worse is None:
        missing = panel.tr("from five cards on")
        return [*facts, (panel.tr("Best low"), missing), (panel.tr("Better hands"), missing)]
    lows = hand.lows
    number = QLocale().toString
    equal = panel.tr("%n equal choice(s) of five", "", high.choices) if high.choices > 1 else ""
    better = panel.tr("{better}, {equal} equal").format(
        better=number(high.better), equal=number(high.equal)
    )
    return [
        *facts,
        (panel.tr("Best low"), _best_low(panel, lows["ace-to-five"], lows["eight-or-better"])),
        (panel.tr("Better hands"), "; ".join(filter(None, (better, equal)))),
        (panel.tr("Deuce to seven"), _low(panel, lows["deuce-to-seven"])),
        (panel.tr("Ace to six"), _low(panel, lows["ace-to-six"])),
        (panel.tr("Worse hands"), number(high.worse)),
    ]


def _best_low(panel: ResultPanel, low: Low, qualified: Low) -> str:
    if qualified.qualifies:
        return panel.tr("{low}, eight or better").format(low=_low(panel, low))
    return panel.tr("{low}, not eight or better").format(low=_low(panel, low))


def _low(panel: ResultPanel, low: Low) -> str:
    text = low.description or ""
    if low.choices is not None and low.choices > 1:
        text = panel.tr("{low} ({count} ways)").format(low=text, count=low.choices)
    return text
