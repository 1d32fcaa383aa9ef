"""The dialog with the history of all analysed hands, from which the user can restore one."""

from __future__ import annotations

from PySide6.QtCore import (
    QChildEvent,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    QSortFilterProxyModel,
    QStringListModel,
    Qt,
)
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListView,
    QMessageBox,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from analyser.gui.look.atomic_file import why_not
from analyser.gui.look.theme import LARGE, LEAST_TARGET
from analyser.gui.look.translation import translated
from analyser.gui.look.widgets import TextField, lay_out
from analyser.gui.look.windows import follow_parent, let_child_follow
from analyser.gui.state.document import Document
from analyser.gui.state.hand_history import Entry, HandHistory
from analyser.poker.errors import CardError


class _Rows(QStyledItemDelegate):
    """A delegate that makes each row of a list high enough to be clicked or touched."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size that a row needs. It is at least high enough to be clicked easily."""
        return super().sizeHint(option, index).expandedTo(QSize(0, LEAST_TARGET))


class HistoryDialog(QDialog):
    """Lists the hands, newest first. A click or Enter puts a hand on the poker table.

    This is an undoable step. The dialog stays open, so that the user can move from hand to hand
    with the arrow keys.
    """

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        follow_parent(self)
        self.setWindowTitle(self.tr("History of hands"))
        self._document = document
        self._history = HandHistory()
        self._entries: list[Entry] = []
        self._names = QStringListModel(self)
        self._found = QSortFilterProxyModel(self)
        self._found.setSourceModel(self._names)
        self._found.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.search = TextField(
            clearButtonEnabled=True,
            placeholderText=self.tr("Find cards, a seat or a word"),
            accessibleName=self.tr("Find a hand"),
        )
        self.list = QListView(uniformItemSizes=True)
        self.message = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.clear = QPushButton(self.tr("&Forget all hands…"))
        self._build()
        self._connect()
        self.read()

    def _build(self) -> None:
        self.list.setModel(self._found)
        self.list.setAccessibleName(self.tr("Hands, newest first"))
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setItemDelegate(_Rows(self.list))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.clear, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.rejected.connect(self.reject)
        for button in buttons.buttons():
            # Enter must put a hand on the table instead of pressing a button.
            if isinstance(button, QPushButton):
                button.setAutoDefault(False)
        parts = self.search, self.list, self.message, buttons
        lay_out(QVBoxLayout(self), *parts, margins=(LARGE, LARGE, LARGE, LARGE))
        letter = self.fontMetrics().averageCharWidth()
        self.resize(70 * letter, 30 * self.fontMetrics().height())

    def _connect(self) -> None:
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(lambda: self._put_on_table(self.list.currentIndex()))
        self.list.clicked.connect(self._put_on_table)
        self.list.activated.connect(self._put_on_table)
        self.clear.clicked.connect(self._forget)

    def childEvent(self, event: QChildEvent) -> None:
        """Give message boxes this window's font."""
        super().childEvent(event)
        let_child_follow(event)

    def changeEvent(self, event: QEvent) -> None:
        """Read the hands again when the user returns to the window. There may be new hands."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.read()

    def read(self) -> None:
        """List the hands that the history has now."""
        try:
            self._entries = self._history.entries()
        except OSError as error:
            self._say(why_not(error))
            return
        names = [entry.name for entry in self._entries]
        if names != self._names.stringList():
            self._names.setStringList(names)
        self.clear.setEnabled(bool(names))
        self._filter()

    def _filter(self) -> None:
        self._found.setFilterFixedString(self.search.text())
        found = self._found.rowCount()
        if found and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self._found.index(0, 0))
        if not self._entries:
            self._say(self.tr("Each hand that is analysed is listed here from now on."))
        elif not found:
            self._say(self.tr("No hand has “{text}” in it").format(text=self.search.text()))
        else:
            self._say(self.tr("A click or Enter puts a hand on the table; Undo takes it back."))

    def _say(self, text: str) -> None:
        self.message.setText(text)
        self.list.setAccessibleDescription(text)

    def _put_on_table(self, index: QModelIndex) -> None:
        if not index.isValid():
            return
        entry = self._entries[self._found.mapToSource(index).row()]
        try:
            table = entry.read()
        except CardError as error:
            self._say(translated(error.phrase))
        else:
            if table != self._document.table:  # a double click is two clicks
                self._document.go_back(table, entry.line)

    def _forget(self) -> None:
        """Delete all hands, after a confirmation because this cannot be undone."""
        question = self.tr("Forget all hands of the history? The table stays as it is.")
        if QMessageBox.question(self, self.windowTitle(), question) != (
            QMessageBox.StandardButton.Yes
        ):
            return
        try:
            self._history.clear()
        except OSError as error:
            self._say(why_not(error))
        else:
            self.read()
