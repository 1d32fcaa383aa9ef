"""The licences of what the frozen program brings along are found, written and missed."""

import importlib.metadata
import importlib.util
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import PySide6
import pytest

from analyser.gui.window import about
from frozen import bundle, notices
from tools import BuildError

EXPAT = "/usr/lib/x86_64-linux-gnu/libexpat.so.1"

on_debian = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("dpkg") is None or not Path(EXPAT).is_file(),
    reason="asks Debian's packages for a library of theirs",
)
with_starter = pytest.mark.skipif(not importlib.util.find_spec("PyInstaller"), reason="freeze")


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


def test_python_and_what_is_inside_it_come_with_their_words() -> None:
    text = notices.python().texts[notices.PYTHON_PARTS]
    names = ("Mersenne Twister", "SipHash24", "libffi", "expat", "zlib", "libmpdec", "mimalloc")
    for name in names:
        assert name in text
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in notices.python().texts["python.txt"]


def test_numpys_words_are_those_of_the_libraries_in_its_wheel_too_and_have_to_be_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = notices.distribution_text("numpy")
    assert "NumPy Developers" in text
    if sys.platform == "linux":
        assert "OpenBLAS" in text
        assert "GCC RUNTIME LIBRARY EXCEPTION" in text
    monkeypatch.setattr(importlib.metadata, "files", lambda name: [])
    with pytest.raises(BuildError, match="licence of numpy was not found"):
        notices.distribution_text("numpy")


@on_debian
def test_a_library_of_the_system_comes_with_its_packages_words(tmp_path: Path) -> None:
    (expat,) = notices.system_libraries([EXPAT])
    assert expat.name == "libexpat.so.1, of the Debian package libexpat1"
    assert "Copyright" in expat.texts["libexpat1.txt"]
    assert "/expat/" in expat.source
    with pytest.raises(BuildError, match="is of no Debian package"):
        list(notices.system_libraries([str(tmp_path / "libmine.so.1")]))


def test_elsewhere_libraries_of_the_system_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    (windows,) = notices.system_libraries(["/windows/ucrtbase.dll"])
    assert "ucrtbase.dll" in windows.name
    assert not windows.texts
    assert "not found where the program was frozen" in notices.overview([windows])


def test_libraries_in_installed_packages_are_theirs() -> None:
    inside = notices.CARRIED.joinpath("libmine.so")
    assert not notices.comes_with_python(inside)
    assert notices.comes_with_python(Path(sys.prefix, "lib", "libmine.so"))


def test_the_overview_names_every_text_in_lines_that_can_be_read() -> None:
    found = [notices.python(), notices.qt(), notices.numpy()]
    text = notices.overview(found)
    for component in found:
        assert all(name in text for name in component.texts)
    assert max(len(line) for line in text.splitlines() if "://" not in line) <= 100


@with_starter
def test_the_same_texts_are_written_every_time_and_pass_the_check(tmp_path: Path) -> None:
    written = []
    for name in ("first", "second"):
        folder = tmp_path / name / notices.FOLDER
        added = notices.entries([], folder)
        assert {kind for _, _, kind in added} == {"DATA"}
        written.append({Path(source).name: Path(source).read_bytes() for _, source, _ in added})
        assert notices.check(tmp_path / name) == len(added) - 1
    assert written[0] == written[1]


@pytest.mark.parametrize(("spoil", "complaint"), [
    (lambda folder: (folder / notices.OVERVIEW).unlink(), "has no folder licences with"),
    (lambda folder: (folder / "LGPL-3.txt").unlink(), r"has no LGPL-3\.txt"),
    (lambda folder: (folder / "more.txt").touch(), r"does not say what more\.txt"),
])  # fmt: skip
def test_they_must_be_there(spoil: Callable[[Path], None], complaint: str, tmp_path: Path) -> None:
    folder = tmp_path / "_internal" / notices.FOLDER
    folder.mkdir(parents=True)
    names = {*notices.QT_LICENCES, notices.QT_PARTS, notices.PYTHON_PARTS}
    names |= {"python.txt", "numpy.txt", "pyinstaller.txt"}
    for name in names:
        (folder / name).touch()
    (folder / notices.OVERVIEW).write_text(" ".join(names), encoding="utf-8")
    assert notices.check(tmp_path) == len(names)
    spoil(folder)
    with pytest.raises(BuildError, match=complaint):
        notices.check(tmp_path)
