"""The single file for any Linux, and the folder that an AppImage is made of."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from analyser import __version__
from analyser.product import APPLICATION_ID, PROGRAM
from linux import appdir, metadata, portable
from notices import FOLDER, OVERVIEW
from tools import BuildError

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="programs for Linux")

WORKS = """#!/bin/sh
case $1 in
  analyse) echo "One pair, aces" ;;
  --self-test) mkdir -p "$2" ;;
esac
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A program that answers as the portable file does."""
    return program_that(WORKS, tmp_path)


def program_that(script: str, folder: Path) -> Path:
    path = folder / "program"
    path.write_text(script, encoding="utf-8")
    path.chmod(0o755)
    return path


def test_the_file_says_its_version_and_system() -> None:
    assert portable.file_name().startswith(f"{PROGRAM}-{__version__}-linux-")


def test_a_program_that_works_passes(program: Path) -> None:
    portable.check(program)


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        (WORKS.replace("aces", "kings"), "calls As Ah One pair, kings"),
        (WORKS.replace('mkdir -p "$2"', "exit 1"), "ended with 1"),
        (WORKS.replace('mkdir -p "$2"', 'mkdir "$TMPDIR/_MEI1"'), "leaves _MEI1 unpacked"),
    ],
)
def test_one_that_does_not_is_refused(script: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=complaint):
        portable.check(program_that(script, tmp_path))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a small program in the frozen one's form, laid out twice."""
    icons = tmp_path / "icons"
    icons.mkdir()
    for size in metadata.ICON_SIZES:
        (icons / f"{PROGRAM}-{size}.png").write_bytes(b"icon")
    monkeypatch.setattr(metadata, "ICONS", icons)
    frozen = tmp_path / "frozen"
    (frozen / "_internal" / FOLDER).mkdir(parents=True)
    (frozen / "_internal" / FOLDER / OVERVIEW).touch()
    shutil.copy("/bin/true", frozen / PROGRAM)
    target = tmp_path / "folder"
    appdir.build(target, frozen)
    (target / "left over").touch()
    return appdir.build(target, frozen)


def test_the_folder_has_what_the_tool_looks_for(folder: Path) -> None:
    launcher = folder / f"{APPLICATION_ID}.desktop"
    assert "Exec=" in launcher.read_text(encoding="utf-8")
    assert (folder / f"{APPLICATION_ID}.png").read_bytes() == b"icon"
    assert (folder / ".DirIcon").read_bytes() == b"icon"
    assert all(not path.readlink().is_absolute() for path in folder.iterdir() if path.is_symlink())
    subprocess.run([str(folder / "AppRun")], check=True)


def test_the_folder_is_laid_out_afresh(folder: Path) -> None:
    assert not (folder / "left over").exists()


def test_without_a_frozen_program_no_folder_is_laid_out(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"first: python packaging/build\.py freeze"):
        appdir.build(tmp_path / "folder", tmp_path)


@pytest.mark.long
def test_the_portable_file_works_and_is_the_same_every_time(tmp_path: Path) -> None:
    if importlib.util.find_spec("PyInstaller") is None:
        pytest.skip("needs the extra freeze")
    first, second = (portable.build(tmp_path / name) for name in ("first", "second"))
    portable.check(first)
    assert first.read_bytes() == second.read_bytes()
