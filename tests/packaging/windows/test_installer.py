"""The Windows installer: what is put into it, and that it is the same every time."""

import shutil
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from product import NAME, PROGRAM, ROOT, VERSION
from tools import BuildError
from windows import installer
from windows.version_resource import version_numbers

needs_nsis = pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed")


@pytest.fixture
def program(tmp_path: Path) -> Path:
    folder = tmp_path / "frozen" / PROGRAM
    for name in (*installer.PROGRAMS, "_internal/python311.dll", "_internal/PySide6/Qt6Core.dll"):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(name.encode() * 100)
    return folder


def test_the_files_are_listed_in_one_order_whatever_the_disk_says(program: Path) -> None:
    lines = list(installer.file_list(program))
    assert lines == [
        r'SetOutPath "$INSTDIR\_internal\PySide6"',
        f'File "{program}/_internal/PySide6/Qt6Core.dll"',
        r'SetOutPath "$INSTDIR\_internal"',
        f'File "{program}/_internal/python311.dll"',
        'SetOutPath "$INSTDIR"',
        f'File "{program}/hand-analyser.exe"',
        f'File "{program}/hand-analyserw.exe"',
        "!macro DELETE_FILES",
        r'  Delete "$INSTDIR\hand-analyser.exe"',
        r'  Delete "$INSTDIR\hand-analyserw.exe"',
        "!macroend",
    ]


@needs_nsis
def test_the_installer_compiles_without_a_warning_and_the_same_every_time(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(installer, "ICONS", tmp_path)
    subprocess.run([sys.executable, "-c", WRITE_ICON, tmp_path], cwd=ROOT, check=True)
    first = installer.write_setup(program, tmp_path / "first.exe")
    for file in program.rglob("*.dll"):
        file.touch()
    second = installer.write_setup(program, tmp_path / "second.exe")
    data = first.read_bytes()
    assert data[:2] == b"MZ"
    assert data == second.read_bytes()
    # The version resource: its fixed part, and the text that Properties shows.
    numbers = version_numbers(VERSION)
    fixed = struct.pack("<HHHH", numbers[1], numbers[0], numbers[3], numbers[2])
    start = data.index(struct.pack("<I", 0xFEEF04BD)) + 8  # after its signature and its form
    assert data[start : start + 16] == fixed * 2, "of the file, and of the product"
    assert f"{NAME} setup".encode("utf-16-le") in data


#: In a process of its own: icons are drawn with Qt, which this one may not have to load.
WRITE_ICON = """
import sys
from collections.abc import Sequence
from pathlib import Path
sys.path.append("packaging")
from icons import write_icons
write_icons(Path(sys.argv[1]))
"""


def test_without_nsis_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(BuildError, match="sudo apt-get install nsis"):
        installer.makensis()
