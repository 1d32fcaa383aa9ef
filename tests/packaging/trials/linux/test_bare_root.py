"""A bare Debian: what is counted in it, and who may have one."""

import os
import sys
from pathlib import Path

import pytest

from trials.linux import bare_root, network


def test_what_stays_in_a_root_is_listed_without_what_passes(tmp_path: Path) -> None:
    for name in ("usr/bin/x", "var/log/dpkg.log", "tmp/x", "etc/x.conf", "home/nobody/mine"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    found = bare_root.BareRoot(tmp_path, tmp_path / "shared").files()
    assert {"usr/bin/x", "etc/x.conf"} <= found
    assert not any(name.endswith(("dpkg.log", "tmp/x", "mine")) for name in found)


@pytest.mark.skipif(sys.platform == "win32", reason="bare roots are made on Linux")
def test_who_may_not_have_a_root_reads_the_line_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["packaging/build.py", "bare", "trixie"])
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    line = f"sudo {sys.executable} packaging/build.py bare trixie"
    assert bare_root.reason_against().endswith(line)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setenv("PATH", "")
    assert bare_root.reason_against().endswith("sudo apt-get install debootstrap util-linux")


def test_what_reaches_packages_outside_is_the_same_inside(tmp_path: Path) -> None:
    certificate, root = tmp_path / "a.crt", bare_root.BareRoot(tmp_path / "root", tmp_path)
    certificate.write_text("trusted", encoding="utf-8")
    (root.folder / "etc").mkdir(parents=True)
    wheels = tmp_path / "wheels"
    root.reach_packages(network.Settings("[global]\n", {"A": "1"}, (wheels,), (certificate,)))
    copy = root.folder / certificate.relative_to(certificate.anchor)
    assert copy.read_text(encoding="utf-8") == "trusted"
    command = root.command(["true"])
    assert command.index(str(wheels)) < command.index("--") < command.index("A=1")


def test_a_debian_that_debootstrap_does_not_know_is_made_like_sid(tmp_path: Path) -> None:
    (tmp_path / "trixie").touch()
    assert bare_root.script_for("trixie", tmp_path) == []
    assert bare_root.script_for("forky", tmp_path) == [tmp_path / "sid"]
