"""Two builds are of one moment, and compared byte by byte."""

import os
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

from trials import reproducible


def test_two_folders_are_compared_byte_by_byte(tmp_path: Path) -> None:
    for name in ("one", "other"):
        folder = tmp_path / name / "sub"
        folder.mkdir(parents=True)
        (folder / "same").write_bytes(b"1")
        (folder / "changed").write_bytes(name.encode())
        (folder / "mode").write_bytes(b"1")
        (folder / "link").symlink_to(name)
    (tmp_path / "other" / "sub" / "mode").chmod(0o755)
    (tmp_path / "other" / "more").write_bytes(b"")
    one, other = (reproducible.digests(tmp_path / name) for name in ("one", "other"))
    assert reproducible.differences(one, one) == []
    expected = ["more", "sub/changed", "sub/link", "sub/mode"]
    assert reproducible.differences(one, other) == expected


def test_both_builds_are_of_one_moment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    moments, seen = iter("12"), []

    def build(folder: Path) -> dict[str, dict[str, str]]:
        seen.append(os.environ["SOURCE_DATE_EPOCH"])
        (folder / "dist").mkdir(parents=True)
        return {"nothing": {}}

    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")  # and so put back at the end
    monkeypatch.setattr(reproducible, "PLACE", tmp_path / "twice")
    monkeypatch.setattr(reproducible, "check_out", lambda folder: None)
    monkeypatch.setattr(reproducible, "build", build)
    monkeypatch.setattr(
        reproducible, "reproducible_environment", lambda: {"SOURCE_DATE_EPOCH": next(moments)}
    )
    assert reproducible.main([]) == 0
    assert seen == ["1", "1"]


def test_everything_that_is_handed_out_on_linux_is_built_twice(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda program: f"/usr/bin/{program}")
    twice = [verb for verb, *_ in reproducible.verbs()]
    assert twice == ["freeze", "portable", "deb"]
    assert {*twice} <= {*build.VERBS}
    monkeypatch.setattr(shutil, "which", lambda program: None)
    assert [verb for verb, *_ in reproducible.verbs()] == ["freeze", "portable"]
