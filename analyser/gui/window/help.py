"""The rules to search, the kinds of hand in pictures, and the page of keys and notations."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import Theme
from analyser.gui.pages.page import Page
from analyser.gui.pages.rules_page import KindsPage
from analyser.gui.pages.rules_view import RulesView
from analyser.gui.table.slots import UNKNOWN_KEY


def _tr(text: str) -> str:
    return QCoreApplication.translate("Help", text)


class HelpDialog(QDialog):
    """Everything to look up. It stays open beside the table."""

    def __init__(self, parent: QWidget, faces: CardFaces, theme: Theme) -> None:
        super().__init__(parent)
        self.setWindowTitle(_tr("Rules and keys"))
        self.rules = RulesView(faces, theme)
        self.rules.show_rulings(())
        self.kinds = Page(_tr("Kinds of hand"), faces, theme)
        self.kinds.write(KindsPage())
        self.keys = QTextBrowser()
        self.keys.setAccessibleName(_tr("Keys and notation"))
        self.keys.setHtml(_page())
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName(_tr("Pages"))
        self.tabs.addTab(self.rules, _tr("&Rules"))
        self.tabs.addTab(self.kinds, _tr("Kinds of &hand"))
        self.tabs.addTab(self.keys, _tr("&Keys and notation"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        # Or else Enter in the field to search would close the window.
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.tabs)
        layout.addWidget(buttons)
        self.resize(600, 640)

    def look_up(self, page: QWidget) -> None:
        """Come to the front with one of the pages."""
        self.tabs.setCurrentWidget(page)
        self.show()
        self.activateWindow()
        (self.rules.search if page is self.rules else page).setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme, or with other cards."""
        self.rules.set_theme(theme)
        self.kinds.set_theme(theme)


def _page() -> str:
    keys = [
        (_tr("Arrows, Home, End"), _tr("walk over the 52 cards")),
        (_tr("Space, Enter"), _tr("place the card, or take it back")),
        (_tr("A S, 1 0 H, …"), _tr("pick a card by typing its rank and suit")),
        ("Tab", _tr("go on to the seats, the board and the results")),
        (_tr("Delete"), _tr("on a slot: take its card back")),
        ("Ctrl+L", _tr("type cards as text")),
        ("Ctrl+V, Ctrl+C", _tr("paste cards, copy the result")),
        ("Ctrl+R", _tr("deal")),
        ("Ctrl+Shift+N", _tr("deal the next: the hands, the flop, the turn, the river")),
        ("Ctrl+Shift+R", _tr("complete the board")),
        ("Ctrl+T", _tr("add a seat")),
        (UNKNOWN_KEY, _tr("an unknown card; on a slot: for that slot, or no longer")),
        ("Ctrl+U", _tr("make all the cards of the seat unknown")),
        ("Ctrl+D", _tr("dead cards: to their tray, and back to the seats")),
        ("Ctrl+P", _tr("the pot in chips")),
        ("Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y", _tr("undo, redo")),
        ("F1", _tr("the rules, the kinds of hand, and this page")),
        ("Ctrl+G", _tr("hints on the unused cards: on and off")),
        ("Ctrl+I", _tr("why a hand is what it is, and who wins")),
        (_tr("Escape"), _tr("from the pages back to the cards")),
        ("Ctrl+Shift+L", _tr("compare a list of hands")),
        ("Ctrl+,", _tr("preferences")),
        ("Ctrl+Q", _tr("quit")),
    ]
    notation = [
        ("As Kd 10h Th", _tr("rank, then suit: c, d, h or s, in any case")),
        ("A♠ T♡", _tr("the same with suit signs")),
        ("#0 … #51", _tr("card numbers, from the two of clubs to the ace of spades")),
        ("<3 12>", _tr("suit 0 to 3 (c d h s), rank 0 to 12 (2 to A)")),
        ("??", _tr("an unknown card, as often as you like")),
        ("[13 4]", _tr("rank 1 to 13 (2 to A), suit 1 to 4 (c d h s)")),
    ]
    headings = _tr("Keys"), _tr("How cards are written")
    note = _tr("With or without spaces, commas or semicolons between them.")
    return (
        f"<h2>{headings[0]}</h2>{_table(keys)}<h2>{headings[1]}</h2><p>{note}</p>{_table(notation)}"
    )


def _table(rows: list[tuple[str, str]]) -> str:
    lines = (
        f"<tr><td><b>{escape(left)}</b></td><td>{escape(right)}</td></tr>" for left, right in rows
    )
    return f'<table cellpadding="4">{"".join(lines)}</table>'
