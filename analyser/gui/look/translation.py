"""Says the domain's phrases in the language of the window."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import Qt  # where its functions about rich text are

from analyser.poker.cards import Card
from analyser.poker.names import card_name, listed
from analyser.poker.phrases import CONTEXT, Numeral, Phrase, percentage, visible

translate = QCoreApplication.translate
"""Translate a text of the window outside a QObject: ``translate("Odds", "Wins")``.

Called by this name, with context and text written out, it is found by Qt's ``lupdate``.
"""


def translated(text: str) -> str:
    """Return a phrase in the language of the window; other text, such as a name, as it is."""
    return text.translated(_translate, _write) if isinstance(text, Phrase) else text


def card_names(cards: Sequence[Card]) -> str:
    """Return the names of cards as a list in words, or an empty text for none."""
    return translated(listed([card_name(card) for card in cards])) if cards else ""


def _translate(template: str) -> str:
    return translate(CONTEXT, template)


def _write(numeral: Numeral) -> str:
    return number(numeral.value, numeral.decimals)


def number(value: int, decimals: int = 0) -> str:
    """Write a number with its digits grouped, and its decimal sign, as the reader is used to.

    ``decimals``: how many of the digits of ``value`` come after the decimal sign.
    """
    locale = _locale(QLocale().name())
    if decimals:
        return locale.toString(value / 10**decimals, "f", decimals)
    return locale.toString(value)


@cache  # few languages
def _locale(name: str) -> QLocale:
    """Return the current locale, cached by its name: making one is slower than using it."""
    return QLocale(QLocale.Language.English) if name == "C" else QLocale()  # C groups nothing


def hundredths(value: int) -> str:
    """Write a number of hundredths: "1.50", or "2" if it is whole."""
    return number(value, decimals=2) if value % 100 else number(value // 100)


def capital(text: str) -> str:
    """Return a text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def percent(value: int, decimals: int = 0) -> str:
    """Write a percentage as the reader is used to; ``value`` and ``decimals`` as in ``number``."""
    return translated(percentage(Numeral(value, decimals)))


def all_seen(text: str) -> str:
    """Return a text for a label: its lines, without characters that could hide part of them."""
    return text if text.isprintable() else "\n".join(map(visible, text.split("\n")))


def plain_tip(text: str) -> str:
    """Return a text for a tool tip, escaped, as Qt may take it for HTML.

    A name out of somebody else's file could otherwise show pictures, or open files.
    """
    seen = all_seen(text)
    return Qt.convertFromPlainText(seen) if Qt.mightBeRichText(seen) else seen


def in_menu(name: str) -> str:
    """Return a name for a menu, escaped so that Qt takes no character of it for a key."""
    return visible(name).replace("&", "&&")
