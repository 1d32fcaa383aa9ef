"""What one seat has: category, best five, tie-breakers, place among all hands, best low."""

from __future__ import annotations

from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout

from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import CAPTION, LARGE, MEDIUM, SMALL, TIGHT, TITLE, Theme, scaled
from analyser.gui.look.translation import number, said
from analyser.gui.look.widgets import CardRow, Panel, Tag, Text
from analyser.poker.names import rank_row
from analyser.poker.results.analysis import Analysis, Low
from analyser.poker.results.outcome import Answer, answer_of
from analyser.poker.results.wording import say_decider, say_stand_ins

_FACTS = 250
"""Room for a column of facts beside the cards, in device-independent pixels."""
_NARROW = 420
"""A panel narrower than this shows a smaller title and no facts, which would be cut."""


class ResultPanel(Panel):
    """The answer for one seat, side by side with the others'."""

    def __init__(self, faces: CardFaces, theme: Theme, font: QFont, wide: bool) -> None:
        """Make a panel; ``wide``: it has the window to itself, and room for more facts."""
        super().__init__()
        self._seat = Text(scaled(font, CAPTION, bold=True), shrinks=False)
        self._place = Text(scaled(font, CAPTION))
        self._tag = Tag()
        self._tag.setFont(scaled(font, CAPTION, bold=True))
        keep = self._tag.sizePolicy()
        keep.setRetainSizeWhenHidden(True)  # or the heading would jump when a seat begins to win
        self._tag.setSizePolicy(keep)
        self._font = font
        self._title = Text(scaled(font, TITLE, bold=True))
        self._cards = CardRow(faces, 5, beside=_FACTS * (2 if wide else 1))
        self._facts = [Text(font) for _ in range(6 if wide else 3)]
        self._build()
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.set_colours(theme.panel, theme.panel_border)
        self._tag.set_colours(theme.win, theme.on_win)
        self._place.set_colour(theme.muted)
        for text in (self._title, self._seat, *self._facts):
            text.set_colour(theme.text)

    def show_nothing(self, name: str, title: str, hint: str) -> None:
        """Show a seat of which there is nothing to say, and what to do about it."""
        self._show_heading(name, "", "")
        self._title.show_text(title)
        self._cards.hide()
        self._show_facts([hint])

    def show_hand(self, name: str, hand: Analysis, tag: str, deciding: int | None = None) -> None:
        """Show a seat's hand.

        ``tag``: whether it wins, leads or ties, or nothing; ``deciding``: which tie-breaker, from
        1, is the first to differ from the hand beside it.
        """
        answer = answer_of(hand)
        self._show_heading(name, _place_of(self, answer), tag)
        self._title.show_text(said(answer.description))
        self._cards.show()
        self._cards.show_cards(answer.best, self._cards_name(hand))
        facts = _facts_of(self, hand, answer)
        self._show_facts(facts)
        if deciding is not None and answer.is_high and deciding < len(hand.high.rank):
            self._mark(facts.index(_tie_breakers(self, hand)), hand, deciding)

    def _cards_name(self, hand: Analysis) -> str:
        if hand.rules.one_of_each:
            return self.tr("Cards that play")
        return self.tr("Best five") if hand.complete else self.tr("Cards")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what a narrow panel has no room for; the pages beside the table have it too."""
        narrow = event.size().width() < _NARROW
        self._title.setFont(scaled(self._font, 1 if narrow else TITLE, bold=True))
        for fact in self._facts[1:] if self._cards.isHidden() else self._facts:
            fact.setVisible(not narrow)
        super().resizeEvent(event)
        self._cards.fit()

    def _build(self) -> None:
        heading = QHBoxLayout()
        heading.setSpacing(SMALL)
        heading.addWidget(self._seat)
        heading.addWidget(self._place, 1)
        heading.addWidget(self._tag)
        facts = QGridLayout()
        facts.setHorizontalSpacing(LARGE)
        facts.setVerticalSpacing(2)
        facts.setRowStretch(3, 1)
        for at, fact in enumerate(self._facts):
            facts.addWidget(fact, at % 3, at // 3)
        body = QHBoxLayout()
        body.setSpacing(MEDIUM)
        body.addWidget(self._cards)
        body.addLayout(facts, 1)
        body.addStretch()  # the cards stay at the left where there are no facts
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MEDIUM, TIGHT + 2, MEDIUM, TIGHT + 2)
        layout.setSpacing(2)
        layout.addLayout(heading)
        layout.addWidget(self._title)
        layout.addLayout(body, 1)

    def _show_heading(self, name: str, place: str, tag: str) -> None:
        self.setAccessibleName(self.tr("Result of {seat}").format(seat=name))
        self._seat.show_text(name)
        self._place.show_text(place)
        self._tag.setText(tag)
        self._tag.setVisible(bool(tag))

    def _show_facts(self, facts: list[str]) -> None:
        for at, line in enumerate(self._facts):
            line.show_text(facts[at] if at < len(facts) else "")

    def _mark(self, fact: int, hand: Analysis, deciding: int) -> None:
        """Mark the tie-breaker that decides, in the line that has them all."""
        text, rank = _tie_breakers(self, hand), hand.high.rank
        row = rank_row(rank[1:])
        start = text.index(row) + len(row) - len(rank_row(rank[deciding:]))
        stop = start + len(rank_row(rank[deciding : deciding + 1]))
        self._facts[fact].show_text(text, range(start, stop), said(say_decider(hand, deciding)))


def _place_of(panel: ResultPanel, answer: Answer) -> str:
    if answer.class_ is None or answer.classes is None:
        return panel.tr("so far")
    text = panel.tr("class {number} of {classes}")
    return text.format(number=number(answer.class_), classes=number(answer.classes))


def _facts_of(panel: ResultPanel, hand: Analysis, answer: Answer) -> list[str]:
    """Return what there is to say about a hand, the weightiest first."""
    high = hand.high
    if high.better is None or high.equal is None:
        if hand.rules.one_of_each:
            return [_tie_breakers(panel, hand), panel.tr("Class from four cards on")]
        return [_tie_breakers(panel, hand), panel.tr("Class and lows from five cards on")]
    better = panel.tr("{count} better, {equal} equal")
    better = better.format(count=number(high.better), equal=number(high.equal))
    if hand.lows is None:
        return [_tie_breakers(panel, hand), better]
    lows = hand.lows
    qualifies = lows["eight-or-better"].qualifies
    low = panel.tr("Low: {low}, 8 or better") if qualifies else panel.tr("Low: {low}")
    ace_to_five = low.format(low=_low(panel, lows["ace-to-five"]))
    others = [
        panel.tr("Deuce to seven low: {low}").format(low=_low(panel, lows["deuce-to-seven"])),
        panel.tr("Ace to six low: {low}").format(low=_low(panel, lows["ace-to-six"])),
    ]
    if not answer.is_high:
        category = panel.tr("High: {category}").format(category=said(high.category))
        return [ace_to_five, category, "", *others]  # the others where the panel is wide
    facts = [
        _tie_breakers(panel, hand),
        ace_to_five,
        better,
        *others,
    ]
    stand_ins = say_stand_ins(hand)
    if stand_ins is not None:
        facts.insert(0, said(stand_ins))
    if high.choices > 1:
        equal = panel.tr("{count} choices of five are as good")
        facts.append(equal.format(count=high.choices))
    return facts


def _tie_breakers(panel: ResultPanel, hand: Analysis) -> str:
    return panel.tr("Tie-breakers: {ranks}").format(ranks=rank_row(hand.high.rank[1:]))


def _low(panel: ResultPanel, low: Low) -> str:
    text = low.description or ""
    if low.choices is not None and low.choices > 1:
        text = panel.tr("{low} ({count} ways)").format(low=text, count=low.choices)
    return text
