"""Puts phrases about poker, and numbers, into the language of the window."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QKeySequence, Qt  # Qt has the functions for rich text
from shiboken6 import delete

from analyser.poker import phrases
from analyser.poker.cards import Card
from analyser.poker.errors import CardError
from analyser.poker.names import RANK_NAMES, RANK_SIGNS, card_name, listed
from analyser.poker.phrases import CONTEXT, Numeral, Phrase, percentage, visible
from analyser.product import PROGRAM

if TYPE_CHECKING:  # an empty table needs none of its words
    from analyser.poker.foreign_words import ForeignWords


def translate(context: str, text: str, /, **gaps: str | int) -> str:
    """Translate a text of the window outside a QObject: ``translate("Odds", "Wins")``.

    ``gaps``: what its gaps are filled with; phrases and numbers are written in the window's
    language. Qt's ``lupdate`` finds calls by this name if context and text are written out.
    """
    said = looked_up(context, text)
    return said.format_map({name: _gap_text(gap) for name, gap in gaps.items()}) if gaps else said


@lru_cache(maxsize=4096)  # a move asks for some 150 texts, mostly those of the move before
def looked_up(context: str, text: str) -> str:
    """Return a text in the language of the window; cached until that changes."""
    return QCoreApplication.translate(context, text)


_translate: Final = partial(looked_up, CONTEXT)


def _gap_text(gap: str | int) -> str:
    return number(gap) if isinstance(gap, int) else translated(gap)


LANGUAGES: Final = {"en": "English", "de": "Deutsch", "es": "Español", "fr": "Français"}
"""The languages of the window, by their codes, as their speakers call them."""

_USED: Final[list[QTranslator]] = []
"""The texts that are in use; looking for them among the application's children would be slow."""


def use_language(wanted: str) -> None:
    """Let texts and numbers be in a language from now on; "" for the first of the system's."""
    application = QCoreApplication.instance()
    assert application is not None  # there is a window
    system = QLocale.system()
    spoken = [name.partition("-")[0] for name in (wanted, *system.uiLanguages())]
    chosen = next(filter(LANGUAGES.__contains__, spoken), "en")
    QLocale.setDefault(system if system.name().startswith(chosen) else QLocale(chosen))
    if {each.objectName() for each in _USED} == ({chosen} - {"en"}):
        return  # another window speaks it, and every window would be told of a change
    looked_up.cache_clear()
    while _USED:
        delete(_USED.pop())
    if chosen == "en":
        return
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in (("qtbase", qt_folder), (PROGRAM, ":/translations")):
        translator = QTranslator(application)
        translator.setObjectName(chosen)
        _USED.append(translator)
        if translator.load(f"{name}_{chosen}", folder):
            QCoreApplication.installTranslator(translator)


def language() -> str:
    """Return the code of the language that ``use_language`` has chosen; "C" before it has."""
    return QLocale().name().partition("_")[0]


def translated(text: str, form: str = "") -> str:
    """Return a phrase in the window's language, in this ``form`` if it has it; other text as is."""
    return text.translated(_translate, _write_numeral, form) if isinstance(text, Phrase) else text


def said_beside(module: str) -> Callable[..., str]:
    """Return a function that says a sentence of ``sentences_beside`` in the window's language."""
    say = phrases.sentences_beside(module)

    def said(name: str, /, **gaps: object) -> str:
        written = {key: number(gap) if isinstance(gap, int) else gap for key, gap in gaps.items()}
        return translated(say(name, **written))

    return said


def in_english(text: str) -> str:
    """Return a typed text with the card words of the window's language in English, to be read."""
    return _words_of(language()).in_english(text)


def as_typed(error: CardError, text: str) -> CardError:
    """Return an error in reading ``in_english(text)`` that quotes ``text`` as it was typed."""
    return _words_of(language()).as_typed(error, text)


@lru_cache(maxsize=1)
def _words_of(code: str) -> ForeignWords:
    """Return the words to read in the language of the window, which has this code."""
    from analyser.poker.foreign_words import READING, ForeignWords, foreign_words  # as above

    if code not in LANGUAGES or code == "en":
        return ForeignWords({})
    return ForeignWords(foreign_words(translated, lambda word: translate(READING, word)))


def card_names(cards: Sequence[Card]) -> str:
    """Return the names of cards as a list in words; "" for no cards."""
    return translated(listed([card_name(card) for card in cards])) if cards else ""


def suited_names(cards: Sequence[Card]) -> str:
    """Return the names of cards in fewer words, by suit: "ace and king of spades, two of clubs"."""
    ranks: dict[str, list[str]] = {}
    for name in map(card_name, cards):
        ranks.setdefault(name.template, []).append(cast(str, name.gaps.get("rank", "")))
    names = [Phrase(suit, rank=listed(of_suit)) for suit, of_suit in ranks.items()]
    return ", ".join(map(translated, names))


def with_semicolons(parts: Sequence[str]) -> str:
    """Return parts of a sentence in one, as the language joins them; "" for none."""
    return translated(phrases.with_semicolons(parts)) if parts else ""


def _write_numeral(numeral: Numeral) -> str:
    return number(numeral.value, numeral.decimals)


def number(value: int, decimals: int = 0) -> str:
    """Return a number as the user's locale writes it, with so many of its digits as decimals."""
    locale = _locale(QLocale().name())
    if decimals:
        return locale.toString(value / 10**decimals, "f", decimals)
    return locale.toString(value)


@cache  # there are few locales
def _locale(name: str) -> QLocale:
    """Return the current locale, cached by its name because making one is slow."""
    # The C locale does not group digits.
    return QLocale(QLocale.Language.English) if name == "C" else QLocale()


def hundredths(value: int) -> str:
    """Return a number of hundredths as a decimal number: "1.50" for 150, or "2" for 200."""
    return number(value, decimals=2) if value % 100 else number(value // 100)


def capital(text: str, names: Iterable[str] = ()) -> str:
    """Return a text with its first letter in upper case, unless it begins with a player's name."""
    is_name = any(name and re.match(rf"{re.escape(name)}(?!\w)", text) for name in names)
    return text if is_name else text[:1].upper() + text[1:]


def shortened(name: str, most: int = 12) -> str:
    """Return a player's name for verdict and deck, cut to ``most`` letters with an ellipsis."""
    return name if len(name) <= most else f"{name[: most - 1].rstrip()}…"


def percent(value: int, decimals: int = 0) -> str:
    """Return a percentage as the user's locale writes it, with decimals as ``number`` has."""
    return translated(percentage(Numeral(value, decimals)))


def all_seen(text: str) -> str:
    """Return a text for a label, without the characters that could hide a part of the text."""
    return text if text.isprintable() else "\n".join(map(visible, text.split("\n")))


def plain_tip(text: str) -> str:
    """Return a text for a tool tip: HTML in a name could otherwise show pictures or open files."""
    seen = all_seen(text)
    return Qt.convertFromPlainText(seen) if Qt.mightBeRichText(seen) else seen


_RANK_ROW: Final = re.compile(r"(?<![\w-])(?:10|[2-9AKQJ])(?:-(?:10|[2-9AKQJ]))+(?![\w-])")
_LETTERS: Final = {RANK_SIGNS[rank]: RANK_NAMES[rank] for rank in range(11, 15)}


def in_speech(text: str) -> str:
    """Return a text for a screen reader with "A-K-9" as "Ass König 9"; voices say the hyphen.

    English keeps it: programs that read the window rely on "8-7-3-2-A".
    """

    def say(row: re.Match[str]) -> str:
        return " ".join([translated(_LETTERS.get(rank, rank)) for rank in row[0].split("-")])

    return text if language() in ("C", "en") else _RANK_ROW.sub(say, text)


def labelled(name: str, rest: str) -> str:
    """Return what is said of something after its name: "Seat A: a flush"."""
    return translate("Said", "{name}: {rest}", name=name, rest=rest)


def nothing_further() -> str:
    """Return what is said of a key that leads nowhere, as something is said of each other key."""
    return translate("Said", "Nothing further")


def key_name(key: str | QKeySequence) -> str:
    """Return the name of a key or keys, such as "Ctrl+I", as the system writes it."""
    keys = QKeySequence(key).toString()
    if sys.platform != "darwin":  # a Mac shows ↩
        keys = keys.replace("Return", "Enter")
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def with_key(text: str, key: str | QKeySequence) -> str:
    """Return what an action does, with the key for it if there is one: "Read why (Ctrl+I)"."""
    named = key_name(key)
    return translate("Said", "{action} ({key})", action=text, key=named) if named else text


def in_menu(name: str) -> str:
    """Return a name for a menu, escaped so that Qt takes no "&" in it for a mnemonic."""
    return visible(name).replace("&", "&&")
