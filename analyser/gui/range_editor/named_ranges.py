"""Well-known ranges with their names, as text."""

from __future__ import annotations

from typing import Final

from analyser.poker.phrases import QT_TRANSLATE_NOOP, Numeral, Phrase, percentage

SHARES: Final = (5, 10, 15, 20, 30, 50)
"""The percentages for which the menu offers the best hands."""


def presets() -> list[tuple[Phrase, str]]:
    """Return pairs of a range's name and its text."""
    best = QT_TRANSLATE_NOOP("analyser", "The best {share}")
    return [(Phrase(best, share=percentage(Numeral(share))), f"{share}%") for share in SHARES] + [
        (Phrase(QT_TRANSLATE_NOOP("analyser", "Pairs")), "22+"),
        (Phrase(QT_TRANSLATE_NOOP("analyser", "Two of ten to ace, no pair")), "AT+, KT+, QT+, JT"),
        (Phrase(QT_TRANSLATE_NOOP("analyser", "Suited connectors")), "AKs-32s"),
        (Phrase(QT_TRANSLATE_NOOP("analyser", "Suited aces")), "A2s+"),
        (Phrase(QT_TRANSLATE_NOOP("analyser", "Any two cards")), "random"),
    ]
