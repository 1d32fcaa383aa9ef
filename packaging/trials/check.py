"""Check a frozen program: the files in its folder, its size, the terminal and the window.

python packaging/build.py check
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from analyser.terminal.output import REFUSED
from dev import X11
from frozen import notices
from frozen.bundle import MOST_BYTES, PYTHON_PLACES, wants_binary
from frozen.plain_numpy import linear_algebra
from product import CONSOLE_PROGRAM, FROZEN, PROGRAM, ROOT
from tools import BuildError, require_at_most, say, size_of
from trials.program import (
    DISPLAYS,
    answer_of,
    check_interrupts,
    check_self_test,
    check_terminal,
    clean_environment,
)

STANDARD_PREFIXES: Final = {"/usr", "/usr/local"}
"""Usual folders of Python, which say nothing about this machine."""
QT_LIBRARIES: Final = {
    *("Core", "Gui", "PrintSupport", "Svg", "Widgets"),
    "DBus",  # Qt's module Gui links to it
    *("WaylandClient", "XcbQpa"),
}


def surplus(files: Iterable[Path]) -> list[str]:
    """Return those of these files that a frozen program should not have."""
    found = []
    for file in files:
        library = re.match(r"(?:lib)?Qt6([A-Z]\w*?)\.", file.name)
        if (library and library[1] not in QT_LIBRARIES) or not wants_binary(file.as_posix()):
            found.append(file.as_posix())
    return found


def contents(file: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the bytes of a file; for an archive also those of its unpacked members."""
    yield file.name, file.read_bytes()
    if zipfile.is_zipfile(file):
        with zipfile.ZipFile(file) as archive:
            for name in archive.namelist():
                yield f"{file.name}/{name}", archive.read(name)
    if file.stem == PROGRAM or file.suffix == ".pyz":
        yield from _modules(file)


def _modules(program: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the bytes of each compiled module in an executable or an archive."""
    from PyInstaller.archive.readers import CArchiveReader, ZlibArchiveReader

    if program.suffix == ".pyz":
        archives = [ZlibArchiveReader(str(program))]
    else:
        executable = CArchiveReader(str(program))
        archives = []
        for name in executable.toc:
            if name.endswith(".pyz"):
                archives.append(executable.open_embedded_archive(name))
            else:
                yield f"{program.name}/{name}", executable.extract(name)
    for modules in archives:
        for module in modules.toc:
            yield f"{program.name}/{module}", modules.extract(module, raw=True) or b""


def machine_paths(folder: Path, paths: Iterable[str]) -> list[str]:
    """Return the files below a folder, or the modules in them, that contain one of these paths."""
    wanted = [path.encode() for path in paths]
    found = []
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        for name, data in contents(file):
            found += [f"{name}: {path.decode()}" for path in wanted if path in data]
    return found


def check_folder(folder: Path) -> None:
    """Check the files in the folder of a frozen program."""
    files = [path.relative_to(folder) for path in folder.rglob("*") if path.is_file()]
    if extra := surplus(files):
        raise BuildError(f"files that nobody needs: {', '.join(sorted(extra))}")
    here = {str(ROOT), sys.prefix, *PYTHON_PLACES} - STANDARD_PREFIXES
    if paths := machine_paths(folder, here):
        raise BuildError(f"paths of this machine in {', '.join(paths)}")
    say(f"the licences of what is inside: {notices.check(folder)} texts")
    size = size_of(folder)
    say(f"{len(files)} files, {size / 1e6:.1f} MB; no path of this machine in them")
    require_at_most(size - linear_algebra(folder), MOST_BYTES.get(sys.platform, size), folder)


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
    """Check the frozen program."""
    del arguments
    program = FROZEN / CONSOLE_PROGRAM
    if not program.is_file():
        raise BuildError(f"{program} is missing; run: python packaging/build.py freeze")
    check_folder(FROZEN)
    check_program(program)
    return 0
