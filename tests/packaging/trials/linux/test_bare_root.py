"""A bare Debian: what is counted in it, and who may have one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from trials.linux import bare_root


def test_what_stays_in_a_root_is_listed_without_what_passes(tmp_path: Path) -> None:
    for name in ("usr/bin/x", "var/log/dpkg.log", "tmp/x", "etc/x.conf", "home/nobody/mine"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    found = bare_root.BareRoot(tmp_path, tmp_path / "shared").files()
    assert {"usr/bin/x", "etc/x.conf"} <= found
    assert not any(name.endswith(("dpkg.log", "tmp/x", "mine")) for name in found)


def test_only_the_administrator_may_have_a_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert "sudo" in bare_root.reason_against()
