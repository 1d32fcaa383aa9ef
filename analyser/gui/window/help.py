"""The help: the rules with a search, the categories of hands in pictures, and the keys."""

from __future__ import annotations

from html import escape

from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.translation import translate
from analyser.gui.look.windows import follow_parent, resize_with_letters
from analyser.gui.pages.page import Page
from analyser.gui.pages.rules_page import KindsPage
from analyser.gui.pages.rules_view import RulesView
from analyser.gui.pages.tabs import Pages
from analyser.gui.state.document import Document
from analyser.gui.window.actions import Actions


class HelpDialog(QDialog):
    """A dialog with the pages of the help. It is not modal."""

    def __init__(
        self, parent: QWidget, document: Document, actions: Actions, faces: CardFaces
    ) -> None:
        super().__init__(parent)
        self._document = document
        follow_parent(self)
        self.setWindowTitle(translate("Help", "Rules and keys"))
        self.rules = RulesView(faces, has_book=True)
        self.kinds = Page(translate("Help", "Kinds of hand"), faces)
        self.kinds.write(KindsPage())
        self.keys = QTextBrowser()
        self.keys.setAccessibleName(translate("Help", "Keys and notation"))
        self.keys.setHtml(_page(actions))
        self.pages = Pages(translate("Help", "Pages"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        # Otherwise Enter in the search field would close the window.
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.pages.tabs)
        layout.addLayout(self.pages)
        self.pages.add(self.rules, translate("Help", "&Rules"))
        self.pages.add(self.kinds, translate("Help", "Kinds of &hand"))
        self.pages.add(self.keys, translate("Help", "&Keys and notation"))
        layout.addWidget(buttons)
        resize_with_letters(self, 600, 640)

    def look_up(self, page: QWidget) -> None:
        """Show a page of the dialog, in front of other windows.

        The page of the rules begins with the rule for the hand on the table.
        """
        self.rules.follow(self._document)
        if page is self.rules:
            self.rules.search.clear()
            self.rules.page.go_to_heading(1)
        self.pages.show_page(page)
        self.show()
        self.activateWindow()
        page.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put a typed letter or digit into the search field while the page of rules has focus."""
        if self.rules.page.hasFocus() and event.text().isalnum():
            self.rules.search.setFocus()
            self.rules.search.insert(event.text())
        else:
            super().keyPressEvent(event)

    def rewrite(self) -> None:
        """Write the pages again, after the look of the cards has changed."""
        self.rules.rewrite()
        self.kinds.rewrite()


def _page(actions: Actions) -> str:
    """Return the page of keys and notations as HTML."""
    # Keys for cards are handled by the widget with the focus; all other keys are actions.
    keys = [
        (translate("Help", "Arrows, Home, End"), translate("Help", "walk over the 52 cards")),
        (translate("Help", "Space, Enter"), translate("Help", "place the card, or take it back")),
        (
            translate("Help", "A S, 1 0 H, …"),
            translate("Help", "pick a card by typing its rank and suit, wherever the focus is"),
        ),
        ("Tab", translate("Help", "go on to the seats, the board and the results")),
        (translate("Help", "Delete"), translate("Help", "on a slot: take its card back")),
        (translate("Help", "Escape"), translate("Help", "back to the cards")),
    ]
    native = QKeySequence.SequenceFormat.NativeText
    for action in (*actions.single, *actions.seats.actions()):
        if action.shortcuts():
            names = [key.toString(native) for key in action.shortcuts()]
            keys.append((", ".join(names), action.whatsThis()))
    notation = [
        ("As Kd 10h Th", translate("Help", "rank, then suit: c, d, h or s, in any case")),
        ("A♠ T♡", translate("Help", "the same with suit signs")),
        ("♠A H10 14s", translate("Help", "suit first, if all cards are so; 11 to 14 for J to A")),
        ("88 v A2 @ KK959", translate("Help", "without suits: no flush is assumed")),
        ("#0 … #51", translate("Help", "card numbers, from the two of clubs to the ace of spades")),
        ("<3 12>", translate("Help", "suit 0 to 3 (c d h s), rank 0 to 12 (2 to A)")),
        ("??", translate("Help", "an unknown card, as often as you like")),
        ("[13 4]", translate("Help", "rank 1 to 13 (2 to A), suit 1 to 4 (c d h s)")),
    ]
    headings = translate("Help", "Keys"), translate("Help", "How cards are written")
    note = translate("Help", "With or without spaces, commas or semicolons between them.")
    return (
        f"<h2>{headings[0]}</h2>{_table(keys)}<h2>{headings[1]}</h2><p>{note}</p>{_table(notation)}"
    )


def _table(rows: list[tuple[str, str]]) -> str:
    lines = (
        f"<tr><td><b>{escape(left)}</b></td><td>{escape(right)}</td></tr>" for left, right in rows
    )
    return f'<table cellpadding="4">{"".join(lines)}</table>'
