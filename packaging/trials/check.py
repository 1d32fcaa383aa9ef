"""Check a frozen program: the files in its folder, its size, the terminal and the window.

python packaging/build.py check [FOLDER]
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from analyser.terminal.output import REFUSED
from dev import X11
from product import CONSOLE_PROGRAM, FROZEN
from tools import BuildError, say
from trials.contents import check_folder
from trials.program import (
    DISPLAYS,
    answer_of,
    check_interrupts,
    check_self_test,
    check_terminal,
    clean_environment,
)


def check_without_display(command: Sequence[str | Path], home: str) -> None:
    """Check that without a display the program analyses a sample hand and saves a picture."""
    displays: tuple[dict[str, str], ...] = ({}, {"DISPLAY": ":65000"}, {"WAYLAND_DISPLAY": "gone"})
    for display in displays:
        environment = clean_environment(home, **display)
        status, output, errors = answer_of(command, environment, home)
        picture = output.rstrip().rpartition(": ")[2]
        said = output.startswith("There is no display here")
        if status or errors or not said or not Path(picture).is_file():
            raise BuildError(f"without a display, {display}: status {status}\n{output}{errors}")
    say(f"without a display: a sentence and a picture, {len(displays)} ways")


def check_missing_library(program: Path, xvfb: str, home: str) -> None:
    """Check that the program says what to install if a library of the display is missing.

    For this, start a copy that lacks a library.
    """
    library = X11[0]
    copy = Path(home, "copy")
    shutil.copytree(program.parent, copy, symlinks=True, copy_function=os.link)
    (broken,) = copy.rglob(library.soname)
    broken.unlink()
    # The loader fails at this empty file, and does not look for the system's library.
    broken.touch()
    # xvfb-run may fail to tidy up after a program that ends at once: the shell prints the status.
    command = [xvfb, "-a", "sh", "-c", '"$0"; echo "$?"', str(copy / program.name)]
    _, output, errors = answer_of(command, clean_environment(home), home)
    shutil.rmtree(copy)
    sentence = errors.partition("\n")[0]
    said = library.soname in sentence and sentence.endswith(f"apt-get install {library.debian}")
    if output != f"{REFUSED}\n" or not said:
        raise BuildError(f"without {library.soname}: {output}{errors}")
    say("without a library of the display: a sentence that says what to install")


def check_program(program: Path) -> None:
    """Run a frozen program in every way that works on this system."""
    with tempfile.TemporaryDirectory() as home:
        environment = clean_environment(home)
        check_terminal([program], environment)
        for display in DISPLAYS[sys.platform]:
            check_self_test([program], display, environment, home)
        if sys.platform == "linux":
            check_interrupts(program, environment)
            check_without_display([program], home)
            xvfb = shutil.which("xvfb-run")
            if xvfb is None:
                say("no X display was tried: xvfb-run is missing (apt-get install xvfb)")
            else:
                check_self_test([xvfb, "-a", program], "xcb", environment, home)
                check_missing_library(program, xvfb, home)


def main(arguments: Sequence[str]) -> int:
    """Check a frozen program, by default the one in build/frozen."""
    folder = Path(arguments[0]).resolve() if arguments else FROZEN
    program = folder / CONSOLE_PROGRAM
    if not program.is_file():
        raise BuildError(f"{program} is missing; run: python packaging/build.py freeze")
    check_folder(folder)
    check_program(program)
    return 0
