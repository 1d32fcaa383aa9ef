"""Says the domain's phrases in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from analyser.poker.phrases import CONTEXT, Numeral, Phrase


def said(text: str) -> str:
    """Return a phrase in the language of the window; other text, such as a name, as it is."""
    return text.translated(_translate, _write) if isinstance(text, Phrase) else text


def _translate(template: str) -> str:
    return QCoreApplication.translate(CONTEXT, template)


def _write(numeral: Numeral) -> str:
    return number(numeral.value, numeral.decimals)


def number(value: int, decimals: int = 0) -> str:
    """Write a number with its digits grouped, and its decimal sign, as the reader is used to.

    ``decimals``: how many of the digits of ``value`` stand behind the decimal sign.
    """
    from PySide6.QtCore import QLocale  # not needed before the first hand, and slow to load

    locale = QLocale()
    if locale.language() == QLocale.Language.C:  # which groups nothing
        locale = QLocale(QLocale.Language.English)
    if decimals:
        return locale.toString(value / 10**decimals, "f", decimals)
    return locale.toString(value)


def in_menu(name: str) -> str:
    """Return a name as a menu shows it as it is, with no sign of it taken for a key."""
    return name.replace("&", "&&")
