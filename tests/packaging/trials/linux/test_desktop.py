"""The desktop's own tools find faults, and none in what the program tells a desktop."""

import gzip
import re
import shutil
from pathlib import Path

import pytest

from product import APPLICATION_ID, PROGRAM
from tools import BuildError
from trials.linux import desktop


@pytest.mark.skipif(shutil.which("groff") is None, reason="needs groff")
def test_the_manual_is_sound(share: Path, tmp_path: Path) -> None:
    sound = share / "man" / "man1" / f"{PROGRAM}.1.gz"
    desktop.check_manual(sound)
    page = tmp_path / "page.gz"
    page.write_bytes(gzip.compress(gzip.decompress(sound.read_bytes()) + b".NO_SUCH_REQUEST\n"))
    with pytest.raises(BuildError, match="NO_SUCH_REQUEST"):
        desktop.check_manual(page)


@pytest.mark.skipif(
    not (shutil.which("desktop-file-validate") and shutil.which("appstreamcli")),
    reason="needs desktop-file-utils and appstream",
)
def test_the_desktops_own_tools_find_no_fault(share: Path, tmp_path: Path) -> None:
    share = shutil.copytree(share, tmp_path / "share")
    desktop.check_metadata(share)
    entry = share / "applications" / f"{APPLICATION_ID}.desktop"
    sound = entry.read_text(encoding="utf-8")
    entry.write_text(sound.replace("Game;", "Gaming;"), encoding="utf-8")
    with pytest.raises(BuildError, match="Gaming"):
        desktop.check_metadata(share)
    entry.write_text(sound, encoding="utf-8")
    component = share / "metainfo" / f"{APPLICATION_ID}.metainfo.xml"
    text = component.read_text(encoding="utf-8")
    component.write_text(text.replace("</summary>", ".</summary>"), encoding="utf-8")
    with pytest.raises(BuildError, match="summary-has-dot-suffix"):
        desktop.check_metadata(share)


def test_what_only_newer_tools_want_of_the_component_is_no_fault() -> None:
    place = f"I: {APPLICATION_ID}:8: "
    assert not re.match(desktop.APPSTREAM_HINT, f"{place}developer-name-tag-deprecated")
    assert re.match(desktop.APPSTREAM_HINT, f"{place}content-rating-missing")
