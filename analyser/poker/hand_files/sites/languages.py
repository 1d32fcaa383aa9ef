"""Recognises histories in other languages, so that they can be refused: only English is read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from analyser.poker.errors import TranslatedHistoryError
from analyser.poker.phrases import N_, Phrase

_LANGUAGES: Final = (
    (N_("German"), "Tisch Platz", "erhöht passt setzt checkt callt"),
    (N_("French"), "Siège", "relance suit mise couche parole"),
    (N_("Spanish"), "Asiento", "iguala sube apuesta retira"),
    (N_("Spanish or Portuguese"), "Mesa", ""),
    (N_("Portuguese"), "Lugar", "desiste paga aposta aumenta"),
    (N_("Italian"), "Tavolo Posto", "rilancia punta chiama lascia"),
    (N_("Dutch"), "Tafel Stoel", "verhoogt past gaat"),
    (N_("Danish, Norwegian or Swedish"), "Bord", ""),
    (N_("Danish"), "Plads", ""),
    (N_("Norwegian"), "Plass", ""),
    (N_("Danish or Norwegian"), "", "kaster høyner satser syner"),
    (N_("Swedish"), "Plats", "höjer synar lägger satsar"),
    (N_("Russian"), "Стол Место", "повышает уравнивает пасует сбрасывает ставит"),
    (N_("Polish"), "Stół Miejsce", "podbija sprawdza pasuje stawia"),
    (N_("Czech"), "Stůl", ""),
    (N_("Hungarian"), "Asztal", ""),
    (N_("Finnish"), "Pöytä", ""),
    (N_("Greek"), "Τραπέζι", ""),
    (N_("Turkish or Romanian"), "Masa", ""),
    (N_("Chinese"), "桌", "弃牌 加注 跟注 下注 过牌"),
    (N_("Japanese"), "テーブル", "フォールド レイズ コール ベット チェック"),
)
"""Languages, the first words of their lines about a table or seat, and words for actions."""
_TABLE: Final = {word: language for language, words, _ in _LANGUAGES for word in words.split()}
_ACTIONS: Final = {word: language for language, _, words in _LANGUAGES for word in words.split()}
_FIRST_WORD: Final = re.compile("|".join(_TABLE))
ANOTHER: Final = Phrase(N_("not English"))

_REFLEXIVE: Final = re.compile(r"(?:se|sich|mit|si) (?=\w)")
_NUMBER: Final = re.compile(r"\d{6}")
# A single line about a table may be a sentence in a chat.
_ENOUGH: Final = 2


def language_of_table(line: str) -> Phrase | None:
    """Return the language of a line about a table or seat; None for English or other lines."""
    word = _FIRST_WORD.match("Siège" if "siège" in line else line)
    return None if word is None else Phrase(_TABLE[word[0]])


def refuse_translated(does: str) -> None:
    """Refuse a player's action if its words are not English. Raises TranslatedHistoryError."""
    language = _ACTIONS.get(_REFLEXIVE.sub("", does.lower(), count=1).partition(" ")[0])
    if language is not None:
        raise TranslatedHistoryError(language=Phrase(language))


def language_of(lines: Sequence[str]) -> Phrase | None:
    """Return the language of a history that is not in English; None for any other text.

    It begins with the number of a hand, and several lines about a poker table or seats.
    """
    found = [language for line in lines if (language := language_of_table(line)) is not None]
    is_history = len(found) >= _ENOUGH and any(_NUMBER.search(line) for line in lines)
    return found[0] if is_history else None
