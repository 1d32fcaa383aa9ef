"""Build the program as one file that runs on any Linux with a desktop, and check it.

python packaging/build.py portable

Nothing is installed: whoever downloads the file allows it to be run and clicks it twice. It is a
program and not a script that unpacks one, because file managers open a script in the editor. While
it runs it is unpacked in the folder for temporary files; when it ends that is gone.
"""

from __future__ import annotations

import platform
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from freeze import freeze
from product import BUILD, DIST, PROGRAM, VERSION
from tools import BuildError, run, say

OFFSCREEN: Final = {"QT_QPA_PLATFORM": "offscreen"}
HAND: Final = ("As", "Ah")
HAND_IS: Final = "One pair, aces"


def file_name(machine: str = platform.machine()) -> str:
    """The name of the file: whose it is, which version, and for which processors."""
    return f"{PROGRAM}-{VERSION}-linux-{machine}"


def build(place: Path = DIST) -> Path:
    """Freeze the program into one file in a folder.

    Raises:
        BuildError: something is missing, or PyInstaller failed.
    """
    return freeze(place, BUILD / "work-portable", one_file=file_name())


def check(program: Path) -> None:
    """See to it that both faces of the program work, and that nothing of it stays unpacked.

    Raises:
        BuildError: they do not, or something does.
    """
    with tempfile.TemporaryDirectory(prefix="hand-analyser-") as name:
        unpacked, results = Path(name, "unpacked"), Path(name, "results")
        unpacked.mkdir()
        environment = OFFSCREEN | {"TMPDIR": str(unpacked)}
        answer = run([program, "analyse", *HAND], environment=environment)
        if answer.splitlines()[0] != HAND_IS:
            raise BuildError(f"{program.name} calls {' '.join(HAND)} {answer.splitlines()[0]}")
        run([program, "--self-test", results], environment=environment)
        left = sorted(path.name for path in unpacked.iterdir())
        if left:
            raise BuildError(f"{program.name} leaves {', '.join(left)} unpacked")


def main(arguments: Sequence[str]) -> int:
    """Build the file, check it, and say where it is; `--no-check` leaves the check out."""
    program = build()
    say(f"{program}: {program.stat().st_size / 1e6:.1f} MB")
    if "--no-check" not in arguments:
        check(program)
        say("self-test passed, and nothing stays unpacked")
    return 0
