"""The folder that an AppImage is made of."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from analyser.product import APPLICATION_ID, PROGRAM
from frozen.notices import FOLDER, OVERVIEW
from linux import appdir, metadata
from tools import BuildError

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="programs for Linux")


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


@pytest.mark.long
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
