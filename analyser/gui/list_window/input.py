"""The left half of the list window: fields for the game, the board and the hands."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QMimeData, QTimer, Signal
from PySide6.QtGui import QFontDatabase, QTextCursor, QTextFormat
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from analyser.api import MOST_DEALS
from analyser.gui.look.theme import SMALL, theme_of
from analyser.gui.look.translation import number, translated
from analyser.gui.look.widgets import Restyled, TextField, add_row, lay_out, name_labels
from analyser.gui.state.document import Document
from analyser.poker.games.game import Game
from analyser.poker.games.registry import GAMES
from analyser.poker.results.sorting import MOST_HANDS

LONGEST_TEXT: Final = 40 * MOST_HANDS
"""The most characters that can be pasted: enough for the largest list of the longest hands."""
LONGEST_LINE: Final = 10_000
"""The most characters of a pasted line; a longer one would freeze the window."""

_MOST_MARKS: Final = 200
"""The most lines that are marked as mistakes."""
_AT_ONCE: Final = 20_000
"""The most characters inserted in one batch, which takes about ten milliseconds."""


class HandsText(QPlainTextEdit):
    """A text field for hands; it refuses to paste a text that is too long for a list of hands.

    Signals:
        refused: a text was not pasted, because it is too long; the value is a sentence about this.
    """

    refused = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._coming: deque[str] = deque()
        self._place = self.textCursor()
        self._inserting = QTimer(self, interval=0)
        self._inserting.timeout.connect(self._insert_some)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Insert a pasted or dropped text, unless it is too long for a list of hands."""
        text = source.text()
        if len(text) > LONGEST_TEXT or max(map(len, text.split("\n"))) > LONGEST_LINE:
            sentence = self.tr(
                "The text has {count} characters, too many for a list of hands; paste up to "
                "{most}, with one hand on a line"
            )
            self.refused.emit(sentence.format(count=number(len(text)), most=number(LONGEST_TEXT)))
        elif len(text) > _AT_ONCE:
            self._begin_to_insert(text)
        else:
            super().insertFromMimeData(source)

    def give_up(self) -> None:
        """Stop inserting a long text, and allow typing again; the inserted part stays."""
        self._coming.clear()
        self._inserting.stop()
        self.setReadOnly(False)

    def _begin_to_insert(self, text: str) -> None:
        """Insert a text in batches, so that the window handles other events in between."""
        self._coming.clear()
        self._coming.extend(text[at : at + _AT_ONCE] for at in range(0, len(text), _AT_ONCE))
        self._place = self.textCursor()
        self._place.beginEditBlock()
        self._place.removeSelectedText()
        self._place.insertText(self._coming.popleft())
        self._place.endEditBlock()
        self.setReadOnly(True)  # until the whole text is inserted
        self._inserting.start()

    def _insert_some(self) -> None:
        self._place.joinPreviousEditBlock()  # so that one undo removes the whole text
        self._place.insertText(self._coming.popleft())
        self._place.endEditBlock()
        if not self._coming:
            self.give_up()
            self.setTextCursor(self._place)


class HandsInput(Restyled, QWidget):
    """The fields for the hands, and for the board and the game with which they are compared.

    Signals:
        changed: the hands, the board or the game have changed.
        deal_asked: the user wants random hands: how many, and with how many cards.
    """

    changed = Signal()
    deal_asked = Signal(int, int)

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self._bad_lines: tuple[int, ...] = ()
        self._used = document.table.game
        self.games = QComboBox()
        self.board = TextField(clearButtonEnabled=True)
        self.text = HandsText()
        self.count = QSpinBox(minimum=1, maximum=MOST_DEALS, value=10)
        self.cards = QSpinBox()
        same = self.tr("The same number deals the same hands")
        any_ = self.tr("any")
        self.seed = TextField(placeholderText=any_, toolTip=same, accessibleDescription=same)
        self.deal = QPushButton(self.tr("&Deal"))
        self._build()
        self._lay_out()
        self.follow()
        self.games.currentIndexChanged.connect(self._change_game)
        self.board.textChanged.connect(self.changed)
        self.text.textChanged.connect(self.changed)
        self.deal.clicked.connect(self.ask_for_a_deal)
        self.seed.returnPressed.connect(self.ask_for_a_deal)
        document.changed.connect(self.follow)

    @property
    def game(self) -> Game:
        """The game by whose rules the hands are compared."""
        at = self.games.currentIndex()
        return self._document.table.game if at == 0 else GAMES[at - 1]

    @property
    def board_text(self) -> str:
        """The text of the board's field; empty in games without a board."""
        return self.board.text() if self.game.board else ""

    def replace_text(self, text: str) -> None:
        """Replace the text of the hands; Ctrl+Z brings the old text back."""
        self.text.give_up()
        cursor = QTextCursor(self.text.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)

    def mark(self, lines: Sequence[int] = ()) -> None:
        """Mark these lines, counted from 1, as mistakes; all other lines are unmarked."""
        self._bad_lines = tuple(lines[:_MOST_MARKS])
        marks: list[QTextEdit.ExtraSelection] = []
        for line in self._bad_lines:
            mark = QTextEdit.ExtraSelection()
            block = self.text.document().findBlockByNumber(line - 1)
            mark.cursor = QTextCursor(block)
            form, theme = mark.format, theme_of(self.palette())
            form.setBackground(theme.error_row)
            form.setForeground(theme.on_error_row)
            form.setProperty(QTextFormat.Property.FullWidthSelection, True)
            marks.append(mark)
        self.text.setExtraSelections(marks)

    def go_to_mark(self) -> None:
        """Put the cursor at the end of the first marked line, so that the user can correct it."""
        if self._bad_lines:
            block = self.text.document().findBlockByNumber(self._bad_lines[0] - 1)
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
            self.text.setTextCursor(cursor)
            self.text.centerCursor()
        self.text.setFocus()

    def follow(self) -> None:
        """Show the poker table's game in the first entry of the list of games, "As on the table".

        If this entry is chosen and the table's game has changed, adapt the fields to the game and
        emit ``changed``.
        """
        game = self._document.table.game
        entry = self.tr("As on the table: {game}").format(game=translated(game.name))
        if self.games.itemText(0) != entry:
            self.games.setItemText(0, entry)
        if self.games.currentIndex() == 0 and game != self._used:
            self._change_game()

    def ask_for_a_deal(self) -> None:
        """Emit ``deal_asked`` with the number of hands and the number of cards in the fields."""
        self.count.interpretText()  # take a number that is still being typed
        self.cards.interpretText()
        self.deal_asked.emit(self.count.value(), self.cards.value())

    def _change_game(self) -> None:
        self._used = self.game
        self._suit_fields()
        self.changed.emit()

    def _suit_fields(self) -> None:
        """Adapt the field for the board and the field for the number of cards to the game."""
        game = self.game
        self.board.setEnabled(bool(game.board))
        self.board.setPlaceholderText(
            self.tr("Cards that all hands share") if game.board else self.tr("None in this game")
        )
        self.cards.setRange(game.least, game.most_alone)
        self.cards.setValue(game.dealt)

    def take_colours(self) -> None:
        """Mark the lines with mistakes again, in the colours of the new theme."""
        self.mark(self._bad_lines)

    def take_font(self) -> None:
        """Set a fixed-width font for the hands, so that cards are aligned."""
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self.fontInfo().pointSizeF())
        self.text.setFont(font)

    # Building -------------------------------------------------------------------------------

    def _build(self) -> None:
        self.games.addItem("")
        for game in GAMES:
            self.games.addItem(translated(game.name), game.key)
        self.text.setPlaceholderText(
            self.tr("One hand on a line:\n\nKc Qc 9c 8c 2c\n6h 6c 6d Kh Ks\n10♠ J♠ Q♠ K♠ A♠")
        )
        self.take_font()
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.count.setGroupSeparatorShown(True)
        self._suit_fields()

    def _lay_out(self) -> None:
        first, last = QFormLayout(), QFormLayout()
        self._add(first, self.tr("&Game"), self.games)
        self._add(first, self.tr("&Board"), self.board)
        title = QLabel(self.tr("&Hands, one on a line"))
        title.setBuddy(self.text)
        self.text.setAccessibleName(self.tr("Hands, one on a line"))
        self._add(last, self.tr("&How many hands"), self.count)
        self._add(last, self.tr("Cards &each"), self.cards)
        self._add(last, self.tr("&Number of the deal"), self.seed)
        last.addRow(self.deal)
        lay_out(QVBoxLayout(self), first, title, self.text, last, grows=self.text)
        name_labels(self)

    def _add(self, form: QFormLayout, text: str, field: QComboBox | QLineEdit | QSpinBox) -> None:
        form.setSpacing(SMALL)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        add_row(form, text, field)
        field.setAccessibleName(text.replace("&", ""))
