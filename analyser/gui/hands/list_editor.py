"""The fields in which a list of hands is typed, one hand on a line, pasted or dealt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QMimeData, QSignalBlocker, Signal
from PySide6.QtGui import QFontDatabase, QTextCursor, QTextFormat
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QSpinBox, QTextEdit, QVBoxLayout, QWidget

from analyser.api import MOST_DEALS
from analyser.gui.look import file_dialogs
from analyser.gui.look.atomic_file import read_short_text, why_not, write_atomically
from analyser.gui.look.progress_strip import ProgressStrip
from analyser.gui.look.theme import SMALL, theme_of
from analyser.gui.look.translation import said_beside
from analyser.gui.look.widgets import FRAME, GameChoice, PaneButton, Restyled, TextField, lay_out
from analyser.gui.state.jobs import Jobs, Task, one_step
from analyser.gui.state.kept_files import KeptList, OwnList
from analyser.poker.dealing import random_seed, read_whole_number
from analyser.poker.errors import CardError
from analyser.poker.games.registry import ANY
from analyser.poker.results.analysis import MOST_HANDS
from analyser.poker.results.hand_list import deal_text

_said: Final = said_beside(__file__)
LONGEST_TEXT: Final = 40 * MOST_HANDS
"""The most characters that can be pasted: enough for the largest list of the longest hands."""
LONGEST_LINE: Final = 10_000
"""The most characters of a pasted line; a longer one would freeze the window."""

_MOST_MARKS: Final = 200
"""The most lines that are marked as mistakes."""
_LINES: Final = 6
"""How many lines of the list are seen, if there is room."""


class HandsText(QPlainTextEdit):
    """A text field for hands; it refuses to paste a text that is too long for a list of hands."""

    # A text was not pasted, because it is too long; the value is a sentence about this.
    refused = Signal(str)

    def insertFromMimeData(self, source: QMimeData) -> None:
        text = source.text()
        if len(text) > LONGEST_TEXT or max(map(len, text.split("\n"))) > LONGEST_LINE:
            self.refused.emit(_said("too-long", count=len(text), most=LONGEST_TEXT))
        else:
            super().insertFromMimeData(source)


class ListEditor(Restyled, QWidget):
    """The fields for the hands of a list, for the board that they share, and for random ones."""

    changed = Signal()  # the hands, the board or the game have changed
    replaced = Signal()  # the hands were dealt, or read from a file

    def __init__(self, strip: ProgressStrip) -> None:
        """``strip``: shows the progress and what was refused."""
        super().__init__()
        self._strip = strip
        self._jobs = Jobs(self)
        self.dealing = Task(self._jobs)
        self.window_number: Callable[[], int] = lambda: 1
        self._file: KeptList | None = None
        """Where the list is kept for the next start; None before the list is first used."""
        self._kept: OwnList | None = None
        """What is in that file; None if it cannot be read."""
        self._unkept = ""
        """Why the list is not kept, if that was told."""
        self._bad_lines: tuple[int, ...] = ()
        self.games = GameChoice(self.tr("Game of the list"), self.tr("As the cards say"))
        self.board = TextField(
            clearButtonEnabled=True,
            placeholderText=self.tr("Board: cards that all hands share"),
            accessibleName=self.tr("Board"),
        )
        no_wrap = QPlainTextEdit.LineWrapMode.NoWrap
        hint = self.tr("One hand on a line:\n\nKc Qc 9c 8c 2c\n6h 6c 6d Kh Ks\n10♠ J♠ Q♠ K♠ A♠")
        self.text = HandsText(tabChangesFocus=True, lineWrapMode=no_wrap, placeholderText=hint)
        self.text.setAccessibleName(self.tr("Hands, one on a line"))
        self.count = QSpinBox(minimum=1, maximum=MOST_DEALS, value=10)
        self.count.setGroupSeparatorShown(True)
        self.count.setAccessibleName(self.tr("How many hands"))
        self.cards = QSpinBox()
        self.cards.setAccessibleName(self.tr("Cards each"))
        self.seed = TextField(
            placeholderText=self.tr("Number"),
            accessibleName=self.tr("Number of the deal"),
            toolTip=self.tr("The same number deals the same hands"),
        )
        self.deal = PaneButton(self.tr("&Deal"))
        to_deal = self.deal, self.count, self.cards, self.seed
        dealing = lay_out(QHBoxLayout(), *to_deal, grows=self.seed)
        lay_out(QVBoxLayout(self), self.text, self.games, self.board, dealing, margins=FRAME)
        self.take_font()
        self._follow_game()
        self.games.currentIndexChanged.connect(self._follow_game)
        self.board.textChanged.connect(self.changed)
        self.text.textChanged.connect(self.changed)
        self.text.refused.connect(strip.show_warning)
        self.deal.clicked.connect(self._deal)
        self.seed.returnPressed.connect(self._deal)

    @property
    def lines(self) -> str:
        """The hands, each with the board that they share unless its line has one."""
        text, board = self.text.toPlainText(), self.board.text().strip()
        if not board or not self.board.isEnabled():
            return text
        lines = [
            f"{line} @ {board}" if line.strip() and "@" not in line else line
            for line in text.split("\n")
        ]
        return "\n".join(lines)

    def take_from(self, other: ListEditor) -> None:
        """Take the hands of another editor, their game and their board, without the signals."""
        self._file, self._kept = other._file, other._kept
        self._show_content(other._content)

    @property
    def _content(self) -> OwnList:
        return OwnList(self.text.toPlainText(), self.board.text(), self.games.game)

    def _show_content(self, content: OwnList) -> None:
        """Put this list in the fields, without a signal of the editor's."""
        with QSignalBlocker(self):
            if content.game is not None:
                self.games.choose(content.game)
            self.board.setText(content.board)
            self.text.setPlainText(content.hands)

    def bring_back(self) -> None:
        """Show the list of the last start, the first time."""
        if self._file is not None:
            return
        self._file = KeptList(self.window_number())
        try:
            self._show_content(self._file.read())
        except OSError:
            self._file.trouble = _said("left-as-it-is", file=self._file.file)
            return
        self._kept = self._content

    def tell_unread(self) -> None:
        """Warn, once, that the list of the last time could not be read."""
        if self._file is not None:
            self._file.tell_trouble(self._strip.show_warning)

    def keep(self) -> None:
        """Keep the list for the next start; if that fails, warn once, but try each change again."""
        now = self._content
        if self._file is None or self._kept in (None, now):
            return

        def note(_: None) -> None:
            """Remember that the list is saved."""
            self._kept, self._unkept = now, ""

        def refuse(error: CardError | OSError) -> None:
            """Warn that the list could not be saved, once for each reason."""
            told, self._unkept = self._unkept, _said("unkept", why=why_not(error))
            if self._unkept != told:
                self._strip.show_warning(self._unkept)

        self._jobs.run_steps(one_step(partial(self._file.write, now)), note, refused=refuse)

    def open_file(self) -> None:
        title, kinds = self.tr("Open a list"), self.tr("Text (*.txt)")
        file_dialogs.ask_for_file(self, title, self._read_file, kinds)

    def _read_file(self, path: str) -> None:
        self._strip.tried(lambda: self._replace(read_short_text(path, _said("no-list", file=path))))

    def save_file(self) -> None:
        kinds = self.tr("Text (*.txt)")
        path = file_dialogs.ask_where_to_save(self, self.tr("Save the list"), "hands.txt", kinds)
        if path and self._strip.tried(write_atomically, path, self.text.toPlainText().encode()):
            self._strip.show_message(_said("saved", file=path))

    def _deal(self) -> None:
        for spin in (self.count, self.cards):
            spin.interpretText()  # take a number that is still being typed
        typed = self.seed.text().strip()
        board = self.board.text() if self.board.isEnabled() else ""
        game, count, cards = self.games.game or ANY, self.count.value(), self.cards.value()

        def deal() -> None:
            seed = read_whole_number(typed) if typed else random_seed()
            steps = deal_text(game, count, cards, seed, board)
            self._strip.work(self.dealing.start, steps, lambda text: self._take_dealt(text, seed))

        self._strip.tried(deal)

    def _take_dealt(self, text: str, seed: int) -> None:
        self._replace(text)
        self._strip.show_message(_said("dealt", seed=str(seed)))

    def _replace(self, text: str) -> None:
        """Replace the text of the hands; Ctrl+Z brings the old text back."""
        self.bring_back()
        cursor = QTextCursor(self.text.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)
        self.replaced.emit()

    def mark(self, lines: Sequence[int] = ()) -> None:
        """Mark these lines, counted from 1, as mistakes; all other lines are unmarked."""
        self._bad_lines = tuple(lines[:_MOST_MARKS])
        marks: list[QTextEdit.ExtraSelection] = []
        for line in self._bad_lines:
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(self.text.document().findBlockByNumber(line - 1))
            form, theme = mark.format, theme_of(self.palette())
            form.setBackground(theme.error_row)
            form.setForeground(theme.on_error_row)
            form.setProperty(QTextFormat.Property.FullWidthSelection, True)
            marks.append(mark)
        self.text.setExtraSelections(marks)

    def go_to(self, line: int) -> None:
        """Put the cursor at the end of a line, counted from 1, so that the user can correct it."""
        cursor = QTextCursor(self.text.document().findBlockByNumber(line - 1))
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        self.text.setFocus()  # first: Orca 43 is silent if the cursor moves before the focus
        self.text.setTextCursor(cursor)
        self.text.centerCursor()

    def _follow_game(self) -> None:
        game = self.games.game or ANY
        self.board.setEnabled(self.games.game is None or bool(game.board))
        self.cards.setRange(game.least, game.most_without_board)
        self.cards.setValue(game.dealt)
        self.changed.emit()

    def take_colours(self) -> None:
        self.mark(self._bad_lines)

    def take_font(self) -> None:
        """Set a fixed-width font for the hands, so that cards are aligned."""
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self.fontInfo().pointSizeF())
        self.text.setFont(font)
        line = self.text.fontMetrics().lineSpacing()
        self.text.setMinimumHeight(2 * line + 2 * SMALL)
        self.text.setMaximumHeight(_LINES * line + 2 * SMALL)
