""".ci/run on a machine where nothing is installed or built: its order, closing line and status."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mostly_long import mostly_long
from product import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a script for Debian and Ubuntu")

CLOSING_LINE = "=========== 3 passed, 1 deselected in 0.12s ==========="
SCRIPT = f"""
import sys
name = sys.argv[1]
with open("log", "a") as log:
    log.write(" ".join(sys.argv[1:]) + "\\n")
if name == "test":
    print({CLOSING_LINE!r})
if name == "run":
    open("window.png", "wb").write({{picture}})
    print("The window: window.png")
sys.exit({{statuses}}.get(name, 0))
"""
"""Stands in for packaging/dev.py and packaging/build.py."""
PICTURE = b"\x89PNG\r\n"


@pytest.mark.parametrize("case", mostly_long(3, [
    ({}, PICTURE, 0), ({"test": 5, "run": 9}, PICTURE, 5), ({}, b"not a picture", 1),
    ({"bare": 4, "build": 1}, PICTURE, 4), ({"build": 3}, PICTURE, 3), ({}, b"", 1),
]))  # fmt: skip
def test_all_parts_run_and_the_first_failure_counts(
    case: tuple[dict[str, int], bytes, int], tmp_path: Path
) -> None:
    statuses, picture, status = case
    shutil.copytree(ROOT / ".ci", tmp_path / ".ci")
    for page in ("README.md", "resources/manual/installing.md"):
        (tmp_path / page).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / page, tmp_path / page)
    script = SCRIPT.format(picture=picture, statuses=statuses)
    programs = {
        "packaging/dev.py": script,
        "packaging/build.py": script,
        "bin/apt-get": "#!/bin/sh\n",
        ".venv/bin/python": '#!/bin/sh\nexec python3 "$@"\n',
        "bin/sudo": '#!/bin/sh\nshift\nexec "$@"\n',
    }
    for name, text in programs.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        path.chmod(0o755)
    variables = {**os.environ, "PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}"}
    ended = subprocess.run(
        ["bash", ".ci/run"], cwd=tmp_path, env=variables, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    assert ended.returncode == status, ended.stdout
    assert ended.stdout.splitlines()[-1] == CLOSING_LINE
    log = [line.split()[0] for line in (tmp_path / "log").read_text().splitlines()]
    assert log == ["test", "run", "bare", "build"]
