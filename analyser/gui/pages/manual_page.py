"""The pages of the manual, which are Markdown files that the program brings along."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QDir, QFile, QIODevice
from PySide6.QtGui import QTextDocument

from analyser.gui.look.theme import Theme
from analyser.gui.look.translation import language
from analyser.gui.pages.blocks import Blocks, Heading, Sentence, Written

_FOLDER: Final = ":/manual"
_BODY: Final = re.compile("<body[^>]*>")
_LINK_COLOUR: Final = re.compile(r"text-decoration: underline; color:#[0-9a-f]+;")


def manual() -> dict[str, ManualPage]:
    """Return every page of the manual by the name of its file, such as ``ranges.md``."""
    folder = f"{_FOLDER}/{language()}"
    return _pages_in(folder if QDir(folder).exists() else _FOLDER)


@cache  # there are few languages
def _pages_in(folder: str) -> dict[str, ManualPage]:
    pages = QDir(folder).entryList(["*.md"])
    return {name: ManualPage(_read(f"{folder}/{name}")) for name in pages}


def _read(path: str) -> str:
    file = QFile(path)
    file.open(QIODevice.OpenModeFlag.ReadOnly)
    return bytes(file.readAll().data()).decode()


@dataclass(frozen=True)
class ManualPage(Blocks):
    """A page of the manual; ``text``: its Markdown, which begins with its title."""

    text: str

    @property
    def title(self) -> str:
        return self.text.partition("\n")[0].removeprefix("# ")

    def blocks(self) -> Iterator[Written]:
        document = self._laid_out()
        block = document.begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            if text := block.text().strip():
                yield Heading(text, level) if level else Sentence(text)
            block = block.next()

    def html(self, theme: Theme) -> str:
        html = _BODY.sub("<body>", self._laid_out().toHtml())
        html = _LINK_COLOUR.sub("text-decoration: underline;", html)
        return html.replace("<pre ", "<p ").replace("</pre>", "</p>")

    def _laid_out(self) -> QTextDocument:
        document = QTextDocument()
        document.setMarkdown(self.text)
        return document
