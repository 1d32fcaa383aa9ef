"""The pages to look up, and their view: rulings, kinds of hand, keys, manual, about."""

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QDir, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QTextDocument
from PySide6.QtWidgets import QVBoxLayout, QWidget

from analyser import __version__
from analyser.gui.look.announce import announce
from analyser.gui.look.card_faces import CardFaces, own_file
from analyser.gui.look.translation import labelled, language, said_beside, translate, translated
from analyser.gui.look.widgets import FRAME, ChoiceBox, TakesKeys, TextField, fill, lay_out
from analyser.gui.pages.blocks import Block, cards_below, heading, legend, link_to, remark, sentence
from analyser.gui.pages.page import Page
from analyser.gui.state.document import Document
from analyser.poker.explain import rules_reference
from analyser.poker.explain.rules_reference import Ruling
from analyser.product import HOMEPAGE, NAME, RELEASES

_said: Final = said_beside(__file__)
Keys: TypeAlias = Sequence[tuple[str, str]]
"""Keys, and what each does."""
KeysByTask: TypeAlias = Callable[[], Sequence[tuple[str, Keys]]]
"""Returns headings, each with the keys for a task; at a start they are described later."""
FOLDER: Final = "licences"
"""The folder of the licence texts, inside the frozen program's folder."""
OVERVIEW: Final = "THIRD-PARTY.txt"
LICENCE: Final = "licence"
"""The scheme of a link to a licence, by its place among them, as in ``licence:3``."""
_SUBJECTS: Final = "rules", "kinds", "keys_page", "licences", "about"
_PAUSE: Final = 700
"""Milliseconds without a key before a screen reader says how many rulings were found."""
_BUILT_ON: Final = ("PySide6_Essentials", "shiboken6", "numpy")
_FOLDER: Final = ":/manual"
_BODY: Final = re.compile("<body[^>]*>")
_COLOUR: Final = re.compile(r" color:#[0-9a-f]+;")


class Chapter(NamedTuple):
    """Rulings under a heading; ``heading`` is "" if no heading is written."""

    heading: str
    rulings: tuple[Ruling, ...]


def rules_page(chapters: Iterable[Chapter]) -> Iterator[Block]:
    """Chapters of rulings with their sources and example cards, one after the other."""
    for chapter in chapters:
        if chapter.heading:
            yield heading(chapter.heading, level=2)
        for rule in chapter.rulings:
            yield heading(translated(rule.title))
            for said in rule.text:
                yield sentence(translated(said))
            for example in rule.examples:
                yield cards_below(translated(example.caption), example.cards)
            yield remark(translate("Rules", "Source: {source}", source=rule.source))


def kinds_page() -> Iterator[Block]:
    """The ten categories of hands, the best first, each with the first example in its ruling."""
    for number, kind in enumerate(rules_reference.kinds_of_hand(), 1):
        example = kind.examples[0]
        yield heading(f"{number}. {translated(kind.title)}")
        yield sentence(translated(kind.text[0]))
        yield cards_below(translated(example.caption), example.cards)


def chapters_of(rulings: Iterable[Ruling]) -> Iterator[Chapter]:
    """Group rulings under their topics' headings; rulings of one topic must follow each other."""
    for topic, each in groupby(rulings, lambda found: found.topic):
        yield Chapter(translated(rules_reference.TOPICS[topic]), tuple(each))


def keys_page(tasks: Iterable[tuple[str, Keys]]) -> Iterator[Block]:
    """Which key does what. ``tasks``: headings, each with the keys for this task."""
    for task, keys in tasks:
        yield heading(task)
        yield legend(keys)


@cache  # there are few languages
def _manual_pages_in(folder: str) -> dict[str, str]:
    pages = QDir(folder).entryList(["*.md"])
    return {name: own_file(f"{folder}/{name}").decode() for name in pages}


def manual() -> dict[str, str]:
    """Return the Markdown of every page of the manual by its file's name, such as "ranges.md"."""
    folder = f"{_FOLDER}/{language()}"
    return _manual_pages_in(folder if QDir(folder).exists() else _FOLDER)


def manual_page(text: str) -> Iterator[Block]:
    """A page of the manual; ``text``: its Markdown, which Qt makes into HTML as a whole."""
    document = QTextDocument()
    document.setMarkdown(text)
    html = _COLOUR.sub("", document.toHtml())  # links have that of the page's theme
    html = _BODY.sub("<body>", html).replace("<pre ", "<p ").replace("</pre>", "</p>")
    yield Block(html)
    block = document.begin()
    while block.isValid():
        level, said = block.blockFormat().headingLevel(), block.text().strip()
        if said:
            yield Block("", f"{said}." if level else said, is_heading=bool(level))
        block = block.next()


def about_page() -> Iterator[Block]:
    """Name, version and licence, and a link to the licences of other software."""
    yield heading(f"{NAME} {__version__}", level=2)
    yield sentence(_said("what-it-does"))
    yield sentence(_said("licence"))
    yield sentence(_said("newer", releases=RELEASES if HOMEPAGE else _said("releases")))
    yield link_to("licences", translate("About", "Licences"))


def licences_page() -> Iterator[Block]:
    """A link to each licence of other software."""
    yield heading(translate("About", "Licences"), level=2)
    for at, name in enumerate(licence_texts(frozen_folder())):
        yield link_to(f"{LICENCE}:{at}", name)


def licence_page(place: str) -> Iterator[Block]:
    """A licence with its own lines, to which the link ``licence:`` with this place leads."""
    name, text = [*licence_texts(frozen_folder()).items()][int(place)]
    yield heading(name, level=2)
    yield Block(f'<p style="white-space: pre-wrap">{escape(text)}</p>', text)


def frozen_folder() -> Path | None:
    """Return the folder of the frozen program's licence texts; None from source."""
    parts = getattr(sys, "_MEIPASS", None)
    return None if parts is None else Path(parts, FOLDER)


def licence_texts(folder: Path | None) -> dict[str, str]:
    """Return the licence texts of a folder by name; None: one text on what is installed."""
    if folder is None:
        return {_said("installed"): _licences_installed()}
    paths = sorted(folder.glob("*.txt"), key=lambda path: path.name.lower())
    overview = {_said("overview"): (folder / OVERVIEW).read_text(encoding="utf-8")}
    others = [path for path in paths if path.name != OVERVIEW]
    return overview | {path.stem: path.read_text(encoding="utf-8") for path in others}


def _licences_installed() -> str:
    import importlib.metadata  # slow to import, and not needed to start
    import platform

    version = f"Python {platform.python_version()}"
    lines = [_said("from-source"), "", labelled(version, "Python Software Foundation License")]
    for name in _BUILT_ON:
        about = importlib.metadata.metadata(name)
        keys = [key for key in ("License-Expression", "License") if key in about]
        licence = about[keys[0]] if keys else _said("no-licence")
        lines.append(labelled(f"{about['Name']} {about['Version']}", licence))
    return "\n".join([*lines, "", _said("qt", address="https://download.qt.io/official_releases/")])


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
        titles = {name: text.partition("\n")[0] for name, text in manual().items()}
        pages = [(title.removeprefix("# "), name) for name, title in titles.items()]
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
        self.show_rulings(rules_reference.rulings_for(document.table.game, hands, verdict, pots))

    def show_rulings(self, rulings: tuple[Ruling, ...]) -> None:
        """Show rulings as what matters here, and then all others; () if all matter alike."""
        if rulings != self._matter or not self.page.blocks:
            self._matter = rulings
            self._asked = None
            self._write()

    def look_up(self, subject: str, key: str = "") -> None:
        """Show one of ``_SUBJECTS`` or a file of the manual, and focus it.

        ``key``: that of the ruling to show first, else what matters here comes first.
        """
        self.search.clear()
        self._asked = rules_reference.ruling(key) if key else None
        self.subject.setCurrentIndex(self.subject.findData(subject))
        self._write()
        if subject == "rules" and not key:
            self.page.go_to_heading(1)  # the rule for the hand on the table
        self.page.verticalScrollBar().setValue(0)
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow_link(self, scheme: str, path: str) -> None:
        if scheme == LICENCE:
            self.page.write(licence_page(path))
        elif self.subject.findData(path) >= 0:
            self.look_up(path)

    def takes(self, event: QKeyEvent) -> bool:
        """Whether a key is "?", for the page of keys; in the window it is an unknown card."""
        return event.text() == "?"

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the keys with "?", focus the page with Down, and clear the search with Escape."""
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
            pages = {"kinds": kinds_page(), "about": about_page(), "licences": licences_page()}
            pages["keys_page"] = keys_page(self._keys())
            self.page.write(pages.get(subject) or manual_page(manual()[subject]))
            return
        if self.search.text().strip():
            self.page.write(rules_page([self._search_results()]))
            return
        asked = () if self._asked is None else (self._asked,)
        matter = tuple([each for each in self._matter if each not in asked])
        chapters = [Chapter("", asked), Chapter(self.tr("What matters here"), matter)]
        if not asked:
            others = [each for each in rules_reference.every_ruling() if each not in matter]
            chapters += chapters_of(others)
        self.page.write(rules_page([each for each in chapters if each.rulings]))

    def _tell(self) -> None:
        """Have a screen reader say how many rulings were found."""
        if self.search.text().strip():
            announce(self.search, self._search_results().heading)

    def _search_results(self) -> Chapter:
        found = rules_reference.search(self.search.text(), translated)
        text = self.tr("Rulings found: {count}").format(count=len(found))
        if not found:
            text = self.tr("No ruling has all these words; try fewer, or their beginnings")
        return Chapter(text, found)
