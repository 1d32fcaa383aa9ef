"""The steps at the end of every explanation of a high hand or a badugi hand."""

from __future__ import annotations

from analyser.poker.explain.steps import Row, Step
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Numeral, Phrase
from analyser.poker.results.analysis import High


def class_step(high: High, template: str) -> Step:
    """Return the step that says the class of a complete hand among all hands.

    ``template`` has gaps for number, classes, better, equal and worse.
    """
    numbers = {
        "number": high.class_,
        "classes": high.classes,
        "better": high.better,
        "equal": high.equal,
        "worse": high.worse,
    }
    says = Phrase(template, **{name: Numeral(number or 0) for name, number in numbers.items()})
    title = Phrase(QT_TRANSLATE_NOOP("analyser", "Its place among all hands"))
    return Step("class", title, (says,), ruling="suits")


def choices_step(high: High, template: str) -> Step:
    """Return the step with all equally good choices of cards; ``template`` has a gap for count."""
    says = Phrase(template, count=high.choices)
    title = Phrase(QT_TRANSLATE_NOOP("analyser", "Equal choices"))
    return Step("choices", title, (says,), tuple([Row(choice) for choice in high.all]), "suits")
