"""The view of the rules: a search field, and below it the rulings."""

from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from analyser.gui.look.announce import announce
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.translation import translate, translated
from analyser.gui.look.widgets import FRAME, ChoiceBox, TakesKeys, TextField, fill, lay_out
from analyser.gui.pages import help_pages
from analyser.gui.pages.help_pages import Chapter, KeysByTask, manual, rules_page
from analyser.gui.pages.page import Page
from analyser.gui.state.document import Document
from analyser.poker.explain.rules_reference import Ruling, every_ruling, ruling, rulings_for, search

_SUBJECTS: Final = "rules", "kinds", "keys_page", "licences", "about"
_PAUSE: Final = 700
"""Milliseconds without a key before a screen reader says how many rulings were found."""


class RulesView(TakesKeys, QWidget):
    """Shows the rulings for a result, a link or a search, kinds of hand, keys and manual."""

    def __init__(self, faces: CardFaces, keys: KeysByTask) -> None:
        super().__init__()
        self._keys = keys
        self._matter: tuple[Ruling, ...] = ()
        self._asked: Ruling | None = None
        self.subject = ChoiceBox(self.tr("What to look up"))
        names = self.tr("Rules"), self.tr("Kinds of hand"), self.tr("Keys")
        others = translate("About", "Licences"), self.tr("About")
        pages = [(help_pages.title_of(text), name) for name, text in manual().items()]
        fill(self.subject, [*zip(names + others, _SUBJECTS, strict=True), *pages])
        self.subject.currentIndexChanged.connect(self._write)
        text = self.tr("Search the rules")
        self.search = TextField(
            clearButtonEnabled=True, placeholderText=text, accessibleName=names[0]
        )
        self.search.textChanged.connect(self._write)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._tell)
        self.search.textEdited.connect(lambda _: self._pause.start())
        self.page = Page(self.tr("Rules pane"), faces)
        self.page.link_asked.connect(self._follow_link)
        self.search.returnPressed.connect(self.page.setFocus)
        self.setFocusProxy(self.page)
        parts = self.subject, self.search, self.page
        lay_out(QVBoxLayout(self), *parts, grows=self.page, margins=FRAME)

    def follow(self, document: Document, seat: int | None = None) -> None:
        """Show the rulings for the result or a seat; of the game while answers are hidden."""
        outcome = document.outcome
        hands, verdict, pots = outcome.hands, outcome.verdict, outcome.side_pots
        if document.reveal.hidden:
            hands, verdict, pots = (), None, None
        elif seat is not None:
            hands, verdict, pots = (hands[seat],), None, None
        self.show_rulings(rulings_for(document.table.game, hands, verdict, pots))

    def show_rulings(self, rulings: tuple[Ruling, ...]) -> None:
        """Show the rulings for a result; () for all rulings."""
        if rulings != self._matter or not self.page.blocks:
            self._matter = rulings
            self._asked = None
            self._write()

    def look_up(self, subject: str, key: str = "") -> None:
        """Show one of ``_SUBJECTS`` or a file of the manual, and focus it.

        ``key``: that of the ruling to show first, else what matters here comes first.
        """
        self.search.clear()
        self._asked = ruling(key) if key else None
        self.subject.setCurrentIndex(self.subject.findData(subject))
        self._write()
        if subject == "rules" and not key:
            self.page.go_to_heading(1)  # the rule for the hand on the table
        self.page.verticalScrollBar().setValue(0)
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow_link(self, scheme: str, path: str) -> None:
        if scheme == help_pages.LICENCE:
            self.page.write(help_pages.licence_page(path))
        elif self.subject.findData(path) >= 0:
            self.look_up(path)

    def takes(self, event: QKeyEvent) -> bool:
        """Whether a key is "?", for the page of keys; in the window it is an unknown card."""
        return event.text() == "?"

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.takes(event):
            self.look_up("keys_page")
        elif event.key() == Qt.Key.Key_Down:
            self.page.setFocus()
        elif event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)

    def _write(self) -> None:
        subject = self.subject.currentData()
        self.search.setVisible(subject == "rules")
        if subject != "rules":
            pages = {"kinds": help_pages.kinds_page(), "about": help_pages.about_page()}
            pages["keys_page"] = help_pages.keys_page(self._keys())
            pages["licences"] = help_pages.licences_page()
            self.page.write(pages.get(subject) or help_pages.manual_page(manual()[subject]))
            return
        if self.search.text().strip():
            self.page.write(rules_page([self._search_results()]))
            return
        asked = () if self._asked is None else (self._asked,)
        matter = tuple([each for each in self._matter if each not in asked])
        chapters = [Chapter("", asked), Chapter(self.tr("What matters here"), matter)]
        if not asked:
            chapters += help_pages.chapters_of(
                [each for each in every_ruling() if each not in matter]
            )
        self.page.write(rules_page([each for each in chapters if each.rulings]))

    def _tell(self) -> None:
        """Have a screen reader say how many rulings were found."""
        if self.search.text().strip():
            announce(self.search, self._search_results().heading)

    def _search_results(self) -> Chapter:
        found = search(self.search.text(), translated)
        text = self.tr("Rulings found: {count}").format(count=len(found))
        if not found:
            text = self.tr("No ruling has all these words; try fewer, or their beginnings")
        return Chapter(text, found)
