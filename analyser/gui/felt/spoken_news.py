"""Tells screen readers what is new when the poker table or its odds change."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final, cast
from weakref import WeakSet

from PySide6.QtCore import QModelIndex, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QListWidget, QWidget
from shiboken6 import isValid

from analyser.gui.felt.answers import Answers
from analyser.gui.felt.tray.deck_view import DeckView
from analyser.gui.look.announce import (
    SILENT,
    announce,
    are_announcements_heard,
    are_only_changes_heard,
    in_breaths,
    is_read_on_linux,
)
from analyser.gui.look.item_views import CellGrid
from analyser.gui.look.translation import card_names, in_speech, labelled, translate, translated
from analyser.gui.state.document import Document
from analyser.poker.names import board_title
from analyser.poker.table.table import Table

JUST_NOW: Final = 500
"""Milliseconds in which a screen reader may not have read yet what has just got the focus."""
MOST_WORDS: Final = 27
"""The most words of news in which the shares are said too: with the program's name 30."""
READING_BEGINS: Final = 2000
"""Milliseconds after which a screen reader has begun to read the new focus, on most machines."""
MOST_WAITS: Final = 20
"""How often to wait for it longer, each time ``JUST_NOW``."""


class ScreenReaderNews(QObject):
    """Tells screen readers, once, the result of each change of the poker table, whatever caused it.

    Usually the news is announced, and the title of the window says the answer. On Linux older
    screen readers ignore announcements, but read the name of the window, which is its title, when
    it changes. Newer ones do both, and all news would be heard twice. They also miss a new name
    that comes before they have read a card which has just got the focus or a new name. So there:

    - If the focus has not just moved, the news is put into the name of the window.
    - If the focus has just moved, or has a new name, the news is announced, and the title changes.
    - For older screen readers, the news of a chosen card is put into its description, which they
      read when they come to it; other news is put into the name of the window after a moment.

    Who has just come to the table, such as from the entry, hears a new verdict in its name.
    """

    # The answer for the title of the window, and what the window's name should say before the
    # answer; either text may be empty.
    told = Signal(str, str)

    def __init__(
        self, document: Document, answers: Answers, deck: DeckView, window: QWidget
    ) -> None:
        super().__init__(window)
        self._document, self._answers, self._deck = document, answers, deck
        self._window = window
        self._spoken = "", ""  # the verdict, the shares
        self._told: tuple[Table, str] | None = None
        """The table and its verdict that were told last: a reason counted later is told alone."""
        self._chips: tuple[Table, str] | None = None
        self._looked_at: int | None = None
        self._goes_along: object = None  # the streets of a guest
        self._words: list[str] = []
        self._urgent = self._asked = False
        self._focus_is_new, self._focus_name = QTimer(self, singleShot=True), ""
        deck.came_to.connect(self._note_new_focus)
        self._grids: WeakSet[QWidget] = WeakSet([deck])
        deck.toggled.connect(self._tell_as_description)
        cast(QApplication, QApplication.instance()).focusChanged.connect(self._follow_focus)
        self._enters_table = QTimer(self, singleShot=True, interval=JUST_NOW)
        self._title_later = QTimer(self, singleShot=True, interval=READING_BEGINS)
        self._title_later.timeout.connect(self._emit_once_read)
        self._patience = 0
        self._title = "", [""]
        self._waiting: list[str] = []
        """What the name of the window will say."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._tell_soon)
        self._types = QTimer(self, singleShot=True, interval=JUST_NOW)
        self._types.timeout.connect(self.tell)
        deck.typing.connect(lambda typed: typed and self._types.start())
        document.told.connect(self.say)
        document.noted.connect(self.say)
        document.refused.connect(self._say_refusal)  # a method ends with this object
        document.changed.connect(self._soon.start)
        document.reveal.changed.connect(self._say_if_hidden)
        answers.changed.connect(self._soon.start)

    def say(self, text: str, urgent: bool = False) -> None:
        """Announce a text with other news; ``urgent``: whether to interrupt what is being said."""
        self._words.append(in_speech(text))
        self._urgent |= urgent
        self._soon.start()

    def say_all(self) -> None:
        """Say the whole situation, as often as the user asks."""
        document, content = self._document, self._answers.content
        guest, shown = document.guest, document.shown_street
        boards = (document.table if shown is None else document.street_tables[shown]).boards
        said = [content.summary]
        for at, cards in enumerate(boards):
            title = translated(board_title(at, len(boards)))
            said += [labelled(title, card_names(cards))] * bool(cards)
        if not content.spoken:
            said.append(f"{content.verdict.text} {content.verdict.spoken_reason}".strip())
        luck = guest.luck if guest is not None and not content.is_hidden else ""
        self._asked = True
        self.say(". ".join(filter(None, (*said, luck))))

    def _say_refusal(self, text: str) -> None:
        self.say(text, urgent=True)

    def _note_new_focus(self, *_: object) -> None:
        """Remember that the focus has come to something whose name is now being read."""
        self._focus_name = _name_in_focus()
        if self._focus_is_new.remainingTime() < JUST_NOW:
            self._focus_is_new.start(JUST_NOW)

    def _follow_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        """Name the table by its news when the focus comes into it, else by its own name."""
        if not isValid(self._answers):
            return  # the window is going, and a popup of it gives the focus back
        if isinstance(now, CellGrid) and now not in self._grids:  # a matrix, made when it opens
            self._grids.add(now)
            now.came_to.connect(self._note_new_focus)
        table = cast(QWidget, self._answers.parent())
        inside = [widget is not None and table.isAncestorOf(widget) for widget in (before, now)]
        if inside == [False, True]:
            content = self._answers.content
            # A reason may be another one only because the keyboard was at another seat.
            told = self._told == (self._document.table, content.verdict.text)
            is_new = content.spoken != self._spoken[0] and not told
            is_new = is_new and not (self._answers.awaits_call or self._is_told_elsewhere())
            news = _news([], content.spoken, content.bar.spoken) if is_new else []
            if news or told:  # else the verdict is still counted, and said when it is there
                self._enters_table.start()
            # Newer ones never say the name of a table that once had none, and "panel" of a silent
            # one, but not before a card.
            silent = SILENT if isinstance(now, CellGrid) else self.tr("Table")
            nothing = "" if are_only_changes_heard() else silent
            table.setAccessibleName(". ".join(news) or nothing)
            self._focus_is_new.start(READING_BEGINS)  # of table, deck and card
        elif inside == [True, False]:
            table.setAccessibleName(self.tr("Table"))
        self._note_new_focus()

    def _is_told_elsewhere(self) -> bool:
        """Whether the row or button that brought a guest tells its news, until one looks back."""
        guest = self._document.guest
        if guest is None or guest.streets is self._goes_along:
            return False
        if self._document.shown_street is not None:  # from now on all of it is news
            self._goes_along, self._spoken = guest.streets, ("", "")
        return self._document.shown_street is None

    def _say_if_hidden(self) -> None:
        if self._document.reveal.hidden:
            cast(QWidget, self._answers.parent()).setAccessibleName(self.tr("Table"))
            self.say(translate("Felt", "The answer is hidden until you reveal it"))

    def _tell_as_description(self, card: QModelIndex) -> None:
        """Tell older screen readers the news of a chosen card as its description."""
        if are_only_changes_heard():
            self.tell(card)

    def _tell_soon(self) -> None:
        """Tell the news, but of cards that are typed one after the other once, after the last."""
        if self._urgent or not self._types.isActive():
            self.tell()

    def tell(self, card: QModelIndex | None = None) -> None:
        """Tell the news now, as the description of ``card`` if given; update the title, too."""
        self._soon.stop()
        self._types.stop()
        if card is None:
            # Before the news: Orca 48 stops what it says for a new name of what has the focus.
            self._deck.tell_changes()
        urgent, asked = self._urgent, self._asked
        self._urgent = self._asked = False
        words = self._take_news()
        text = ". ".join(words)
        if self._title_later.isActive() and not text:
            return  # nothing to add to the news that waits for the title
        focus_is_new, by_name = self._focus_is_new.isActive(), False
        # With a new number Orca 43 takes note of the window's name too, and does not say it.
        focus_is_new |= isinstance(QApplication.focusWidget(), QAbstractSpinBox)
        has_new_name, self._focus_name = self._focus_name != _name_in_focus(), _name_in_focus()
        if text and card is not None:
            self._deck.describe(card, text)
        elif text:
            # A name that changes before the focus is read, or repeats its text, is not said; of
            # two that follow each other only the last.
            is_lost = focus_is_new or has_new_name or _is_written_in_focus(text)
            is_lost |= not asked and len(in_breaths(text)) > 1
            by_name = is_read_on_linux() and not (is_lost and are_announcements_heard())
            if not by_name:
                announce(self._window, text, urgent, asked=asked)
        waiting = self._waiting if self._title_later.isActive() else []
        # A reason grows while ranges are counted: only the last one counts.
        kept = [old for old in waiting if not any(new.startswith(old) for new in words)]
        self._waiting = [*kept, *words] if by_name else []
        news = ". ".join(self._waiting)
        said = [news] if asked else in_breaths(news)
        self._title = self._answers.content.verdict.title, said
        if by_name and focus_is_new:
            self._patience = MOST_WAITS
            self._title_later.start(READING_BEGINS)
        else:
            self._emit_title()

    def _take_news(self) -> list[str]:
        """Return the texts that have not been announced yet, and mark them as announced."""
        is_elsewhere = self._is_told_elsewhere()
        content, before = self._answers.content, self._spoken
        words, self._words = self._words, []
        verdict, shares = content.spoken, content.bar.spoken
        table, told = self._document.table, self._told
        known = before[0].split(". ") if told and told[0].seats == table.seats else []
        renamed = told is not None and _is_renamed(told[0], table)
        was_at, self._looked_at = self._looked_at, self._answers.looked_at
        leaves_seat = was_at is not None and self._looked_at is None
        enters = self._enters_table.isActive()  # then the table's name says the verdict
        self._enters_table.stop()
        is_here = enters or self._window.isActiveWindow()
        if self._answers.awaits_call or not is_here or is_elsewhere:
            # Whether to call comes first; who comes back hears what is new.
            verdict, shares = before
        elif verdict:
            self._told = table, content.verdict.text
            is_known = enters or renamed
            is_new = verdict != before[0] and not is_known
            if is_new and before[0] and told == self._told:
                is_new, reason = False, _without_known(content.verdict.spoken_reason, known)
                if reason and not leaves_seat:
                    words.append(self.tr("Reason: {reason}").format(reason=reason))
            if is_new:
                words = _news(words, _without_known(verdict, known), shares)
            elif shares and shares != before[1] and not is_known:
                words.append(shares)
        # While they are counted again they are no news.
        self._spoken = verdict, shares or before[1] * (verdict == before[0])
        chips = table, content.chips
        if content.chips and chips != self._chips and not is_elsewhere:
            self._chips = chips
            words += [content.chips] * (not renamed)
        return words

    def _emit_once_read(self) -> None:
        """Emit the title once the card in focus has been read, or after ``MOST_WAITS`` waits."""
        if not self._patience:
            self._emit_title()
            return
        # It asks for the card before it says it.
        self._patience = self._patience - 1 if self._deck.is_unread else 0
        self._title_later.start(JUST_NOW)

    def _emit_title(self) -> None:
        """Tell at once the title that waited."""
        self._title_later.stop()
        for words in self._title[1]:
            self.told.emit(self._title[0], words)


def _news(words: list[str], verdict: str, shares: str) -> list[str]:
    """Return news with the verdict, and with the shares if it does not become too long."""
    news = [*filter(None, (*words, verdict, shares))]
    return news[:-1] if shares and len(" ".join(news).split()) > MOST_WORDS else news


def _without_known(text: str, known: Collection[str]) -> str:
    """Return a text without the sentences, after its first, that are ``known``: pots as before."""
    first, *more = text.split(". ")
    return ". ".join([first, *[each for each in more if each not in known]])


def _is_renamed(before: Table, now: Table) -> bool:
    """Whether two tables differ in nothing but the names of seats."""
    one, other = [
        replace(table, seats=tuple([seat._replace(name="") for seat in table.seats]))
        for table in (before, now)
    ]
    return before != now and one == other


def _name_in_focus() -> str:
    """Return the accessible name of what has the focus, of a list that of its row, or ""."""
    focus = QApplication.focusWidget()
    if isinstance(focus, QListWidget):  # in a grid, ``came_to`` tells of it
        return str(focus.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole))
    return "" if focus is None else focus.accessibleName()


def _is_written_in_focus(text: str) -> bool:
    """Whether Orca would leave ``text`` out, as it repeats that of the focused field."""
    focus = QApplication.focusWidget()
    return isinstance(focus, QLineEdit) and bool(focus.text()) and focus.text() in text
