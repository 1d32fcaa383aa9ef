"""The page of the program: its version and licence, and the licences of all that it contains."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

from analyser import __version__
from analyser.gui.look.translation import labelled, translate
from analyser.gui.pages.blocks import Block, Look, Written, heading, link_to, page, sentence
from analyser.product import HOMEPAGE, NAME, RELEASES

FOLDER: Final = "licences"
"""The folder of the licence texts, inside the frozen program's folder."""
OVERVIEW: Final = "THIRD-PARTY.txt"
LICENCE: Final = "licence"
"""The scheme of a link to a licence, by its place among them, as in ``licence:3``."""
_BUILT_ON: Final = ("PySide6_Essentials", "shiboken6", "numpy")


@page
def about_page(_: Look) -> Iterator[Block]:
    """Name, version and licence, and a link to each licence of other software."""
    yield heading(f"{NAME} {__version__}", level=2)
    yield sentence(translate("About", "Says what some cards make, and which hand wins and why."))
    yield sentence(
        translate(
            "About",
            "Program and card faces under the MIT licence. It uses Qt under the GNU Lesser "
            "General Public License, version 3, Python and NumPy.",
        )
    )
    newer = translate("About", "Newer versions: {releases}")
    place = translate("About", "the releases page of this project")
    yield sentence(newer.format(releases=RELEASES if HOMEPAGE else place))
    yield heading(translate("About", "Licences"))
    for at, name in enumerate(licence_texts(frozen_folder())):
        yield link_to(f"{LICENCE}:{at}", name)


def licence_page(place: str) -> Written:
    """Return the page to which the link ``licence:`` with this place leads."""
    return _licence_page(*[*licence_texts(frozen_folder()).items()][int(place)])


@page
def _licence_page(_: Look, name: str, text: str) -> Iterator[Block]:
    """A licence with its own lines."""
    yield heading(name, level=2)
    yield Block(f'<p style="white-space: pre-wrap">{escape(text)}</p>', text)


def frozen_folder() -> Path | None:
    """Return the folder of the frozen program's licence texts; None from source."""
    parts = getattr(sys, "_MEIPASS", None)
    return None if parts is None else Path(parts, FOLDER)


def licence_texts(folder: Path | None) -> dict[str, str]:
    """Return the licence texts of a folder by name; None: one text on what is installed."""
    if folder is None:
        return {translate("About", "What is installed"): _installed()}
    paths = sorted(folder.glob("*.txt"), key=lambda path: path.name.lower())
    overview = {translate("About", "Overview"): (folder / OVERVIEW).read_text(encoding="utf-8")}
    others = [path for path in paths if path.name != OVERVIEW]
    return overview | {path.stem: path.read_text(encoding="utf-8") for path in others}


def _installed() -> str:
    import importlib.metadata  # slow to import, and not needed to start
    import platform

    lines = [
        translate("About", "The program runs from its source, on what is installed beside it:"),
        "",
        labelled(f"Python {platform.python_version()}", "Python Software Foundation License"),
    ]
    for name in _BUILT_ON:
        about = importlib.metadata.metadata(name)
        keys = [key for key in ("License-Expression", "License") if key in about]
        licence = about[keys[0]] if keys else translate("About", "its licence is not named")
        lines.append(labelled(f"{about['Name']} {about['Version']}", licence))
    lines += [
        "",
        translate(
            "About", "PySide6 brings Qt along, under the same licences. Its source is at {address}."
        ).format(address="https://download.qt.io/official_releases/"),
    ]
    return "\n".join(lines)
