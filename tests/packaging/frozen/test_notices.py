"""The licences of what the frozen program brings along are found, written and missed."""

import re
from pathlib import Path

import PySide6
import pytest

from analyser.gui.pages import help_pages as about
from frozen import bundle, notices
from tools import BuildError


def test_the_window_looks_where_they_are_written() -> None:
    assert (about.FOLDER, about.OVERVIEW) == (notices.FOLDER, notices.OVERVIEW)


def test_qts_licence_is_carried_whole_and_icus_where_it_is_frozen() -> None:
    qt = notices.qt()
    assert qt.texts["LGPL-3.txt"].lstrip().startswith("GNU LESSER GENERAL PUBLIC LICENSE")
    assert qt.texts["LGPL-3.txt"].rstrip().endswith("Library.")
    assert "END OF TERMS AND CONDITIONS" in qt.texts["GPL-3.txt"]
    assert "may be replaced" in qt.remark
    assert qt.source.startswith("https://download.qt.io/")
    with_icu = notices.qt(["/x/PySide6/Qt/lib/libicuuc.so.73"])
    assert "UNICODE, INC. LICENSE AGREEMENT" in with_icu.texts[notices.ICU]
    assert notices.ICU in with_icu.remark
    assert notices.ICU not in notices.qt(["/x/PySide6/Qt6Core.dll"]).texts


def test_every_library_of_the_installed_qt_that_is_frozen_has_words() -> None:
    """All of those in the wheel that the bundle does not leave out and that Qt's own link to."""
    folder = Path(PySide6.__file__).parent
    names = ("Core", "Gui", "Widgets", "Svg", "PrintSupport", "DBus", "XcbQpa")
    pattern = re.compile(rf"(lib)?Qt6?({'|'.join(names)})\.(?!pyi)")
    ours = [file for file in folder.rglob("*Qt*") if file.is_file() and pattern.match(file.name)]
    others = [*folder.rglob("libicu*"), *folder.glob("*pyside6.abi3*"), *folder.glob("MSVCP*")]
    plugins = [file for file in folder.rglob("plugins/*/*") if file.is_file()]
    plugins = [file for file in plugins if bundle.wants_binary(file.as_posix())]
    assert len(ours) >= 5
    assert len(plugins) >= 3
    assert notices.qt([str(file) for file in (*ours, *others, *plugins)]).texts


@pytest.mark.parametrize("name", ["libQt6Multimedia.so.6", "libavcodec.so.61", "Qt6Pdf.dll"])
def test_a_library_without_words_may_not_be_handed_out(name: str) -> None:
    with pytest.raises(BuildError, match=f"whose are {re.escape(name)}"):
        notices.qt(["/x/PySide6/Qt6Core.dll", f"/x/PySide6/Qt/lib/{name}"])
