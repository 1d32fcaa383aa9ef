"""Recognises histories in other languages, so that they can be refused: only English is read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from analyser.poker.errors import TranslatedHistoryError
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase

_TABLE: Final = {
    "Tisch": QT_TRANSLATE_NOOP("analyser", "German"),
    "Platz": QT_TRANSLATE_NOOP("analyser", "German"),
    "Siège": QT_TRANSLATE_NOOP("analyser", "French"),
    "Asiento": QT_TRANSLATE_NOOP("analyser", "Spanish"),
    "Mesa": QT_TRANSLATE_NOOP("analyser", "Spanish or Portuguese"),
    "Lugar": QT_TRANSLATE_NOOP("analyser", "Portuguese"),
    "Tavolo": QT_TRANSLATE_NOOP("analyser", "Italian"),
    "Posto": QT_TRANSLATE_NOOP("analyser", "Italian"),
    "Tafel": QT_TRANSLATE_NOOP("analyser", "Dutch"),
    "Stoel": QT_TRANSLATE_NOOP("analyser", "Dutch"),
    "Bord": QT_TRANSLATE_NOOP("analyser", "Danish, Norwegian or Swedish"),
    "Plads": QT_TRANSLATE_NOOP("analyser", "Danish"),
    "Plass": QT_TRANSLATE_NOOP("analyser", "Norwegian"),
    "Plats": QT_TRANSLATE_NOOP("analyser", "Swedish"),
    "Стол": QT_TRANSLATE_NOOP("analyser", "Russian"),
    "Место": QT_TRANSLATE_NOOP("analyser", "Russian"),
    "Stół": QT_TRANSLATE_NOOP("analyser", "Polish"),
    "Miejsce": QT_TRANSLATE_NOOP("analyser", "Polish"),
    "Stůl": QT_TRANSLATE_NOOP("analyser", "Czech"),
    "Asztal": QT_TRANSLATE_NOOP("analyser", "Hungarian"),
    "Pöytä": QT_TRANSLATE_NOOP("analyser", "Finnish"),
    "Τραπέζι": QT_TRANSLATE_NOOP("analyser", "Greek"),
    "Masa": QT_TRANSLATE_NOOP("analyser", "Turkish or Romanian"),
    "桌": QT_TRANSLATE_NOOP("analyser", "Chinese"),
    "テーブル": QT_TRANSLATE_NOOP("analyser", "Japanese"),
}
"""The language by the first word of a translated line about a table or seat."""
_FIRST_WORD: Final = re.compile("|".join(_TABLE))
ANOTHER: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "not English"))

_ACTIONS: Final = {
    "erhöht passt setzt checkt callt": _TABLE["Tisch"],
    "relance suit mise couche parole": _TABLE["Siège"],
    "iguala sube apuesta retira": _TABLE["Asiento"],
    "desiste paga aposta aumenta": _TABLE["Lugar"],
    "rilancia punta chiama lascia": _TABLE["Tavolo"],
    "verhoogt past gaat": _TABLE["Tafel"],
    "höjer synar lägger satsar": _TABLE["Plats"],
    "kaster høyner satser syner": QT_TRANSLATE_NOOP("analyser", "Danish or Norwegian"),
    "повышает уравнивает пасует сбрасывает ставит": _TABLE["Стол"],
    "podbija sprawdza pasuje stawia": _TABLE["Stół"],
    "弃牌 加注 跟注 下注 过牌": _TABLE["桌"],
    "フォールド レイズ コール ベット チェック": _TABLE["テーブル"],
}
_LANGUAGES: Final = {
    word: language for words, language in _ACTIONS.items() for word in words.split()
}
"""The language by the word for an action, which follows a player's name."""
_REFLEXIVE: Final = re.compile(r"(?:se|sich|mit|si) (?=\w)")
_NUMBER: Final = re.compile(r"\d{6}")
_ENOUGH: Final = 2


def language_of_table(line: str) -> Phrase | None:
    """Return the language of a line about a poker table or a seat.

    None if the line is in English, or is not about a table or a seat.
    """
    word = _FIRST_WORD.match("Siège" if "siège" in line else line)
    return None if word is None else Phrase(_TABLE[word[0]])


def refuse_translated(does: str) -> None:
    """Refuse a player's action if its words are not English. Raises TranslatedHistoryError."""
    language = _LANGUAGES.get(_REFLEXIVE.sub("", does.lower(), count=1).partition(" ")[0])
    if language is not None:
        raise TranslatedHistoryError(language=Phrase(language))


def language_of(lines: Sequence[str]) -> Phrase | None:
    """Return the language of a text that begins like a history in another language than English.

    A text begins so if it has the number of a hand, and several lines about a poker table or seats.
    None for any other text.
    """
    found = [language for line in lines if (language := language_of_table(line)) is not None]
    is_history = len(found) >= _ENOUGH and any(_NUMBER.search(line) for line in lines)
    return found[0] if is_history else None
