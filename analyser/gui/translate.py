"""Says the domain's phrases in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from analyser.poker.translatable import CONTEXT, Phrase


def said(text: str) -> str:
    """Return a phrase in the language of the window; other text, such as a name, as it is."""
    return text.translated(_translate) if isinstance(text, Phrase) else text


def _translate(template: str) -> str:
    return QCoreApplication.translate(CONTEXT, template)


def number(value: int) -> str:
    """Write a number with its digits grouped as the reader is used to."""
    from PySide6.QtCore import QLocale  # not needed before the first hand, and slow to load

    locale = QLocale()
    if locale.language() == QLocale.Language.C:  # which groups nothing
        locale = QLocale(QLocale.Language.English)
    return locale.toString(value)
