"""Check a frozen program: what is in its folder, how large it is, and that both its faces work.

python packaging/build.py check [FOLDER]
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import notices
from analyser.terminal.output import REFUSED
from bundle import PYTHON_PLACES, wants_binary
from product import CONSOLE_PROGRAM, FROZEN, NAME, PROGRAM, ROOT, VERSION
from tools import BuildError, say, size_of

MOST_MEGABYTES: Final = {"linux": 160, "win32": 90}
"""Millions of bytes of the whole folder, by sys.platform."""
STANDARD_PREFIXES: Final = {"/usr", "/usr/local"}
"""Where Python is installed on many machines: they tell nothing of this one."""
SELF_TEST: Final = "self-test"
DISPLAYS: Final[Mapping[str, Sequence[str]]] = {
    "linux": ("offscreen",),  # and X, where there is one to try
    "win32": ("windows",),  # offscreen has no fonts there, and says so
    "darwin": ("offscreen", "cocoa"),
}
"""The kinds of display that every machine has, by sys.platform, as Qt calls them."""

QT_LIBRARIES: Final = {
    *("Core", "Gui", "Svg", "Widgets"),
    "DBus",  # Gui links to it
    *("WaylandClient", "XcbQpa"),
}


# --------------------------------------------------------------------------- what is in the folder


def surplus(files: Iterable[Path]) -> list[str]:
    """Those of a frozen program's files that have no business there."""
    found = []
    for file in files:
        library = re.match(r"(?:lib)?Qt6([A-Z]\w*?)\.", file.name)
        if (library and library[1] not in QT_LIBRARIES) or not wants_binary(file.as_posix()):
            found.append(file.as_posix())
    return found


def contents(file: Path) -> Iterator[tuple[str, bytes]]:
    """The name and the bytes of a file and, in archives, of all members, unpacked."""
    yield file.name, file.read_bytes()
    if zipfile.is_zipfile(file):
        with zipfile.ZipFile(file) as archive:
            for name in archive.namelist():
                yield f"{file.name}/{name}", archive.read(name)
    if file.stem == PROGRAM or file.name == PROGRAM:
        yield from _modules(file)


def _modules(program: Path) -> Iterator[tuple[str, bytes]]:
    """The compiled Python modules in an executable."""
    from PyInstaller.archive.readers import CArchiveReader

    archive = CArchiveReader(str(program))
    for name in archive.toc:
        if name.endswith(".pyz"):
            modules = archive.open_embedded_archive(name)
            for module in modules.toc:
                yield f"{program.name}/{module}", modules.extract(module, raw=True) or b""
        else:
            yield f"{program.name}/{name}", archive.extract(name)


def machine_paths(folder: Path, paths: Iterable[str]) -> list[str]:
    """Which files below a folder, or modules in them, mention one of these paths."""
    wanted = [path.encode() for path in paths]
    found = []
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        for name, data in contents(file):
            found += [f"{name}: {path.decode()}" for path in wanted if path in data]
    return found


def check_folder(folder: Path) -> None:
    """Look through the folder of a frozen program.

    Raises:
        BuildError: it has what it should not have, or too much; the message says what.
    """
    files = [path.relative_to(folder) for path in folder.rglob("*") if path.is_file()]
    if extra := surplus(files):
        raise BuildError(f"files that nobody needs: {', '.join(sorted(extra))}")
    here = {str(ROOT), sys.prefix, *PYTHON_PLACES} - STANDARD_PREFIXES
    if paths := machine_paths(folder, here):
        raise BuildError(f"paths of this machine in {', '.join(paths)}")
    say(f"the licences of what is inside: {notices.check(folder)} texts")
    megabytes = size_of(folder) / 1e6
    most = MOST_MEGABYTES.get(sys.platform)
    bound = f", at most {most}" if most else ""
    say(f"{len(files)} files, {megabytes:.1f} MB{bound}; no path of this machine in them")
    if most and megabytes > most:
        raise BuildError(f"{folder} has {megabytes:.1f} MB, and {most} are the most")


# --------------------------------------------------------------------------------- that it runs


def clean_environment(home: str, **more: str) -> dict[str, str]:
    """This process's variables without those of a developer, and with an empty home."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "QT_", "XDG_", "VIRTUAL_ENV", "LD_"))
        and name not in ("DISPLAY", "WAYLAND_DISPLAY")
    }
    return {**kept, "HOME": home, "XDG_RUNTIME_DIR": home, **more}


def answer_of(
    command: Sequence[str | Path], environment: Mapping[str, str], folder: str
) -> tuple[int, str, str]:
    """Run a program in `folder`; its exit status, and what it wrote to each stream."""
    finished = subprocess.run(
        [str(word) for word in command],
        env=environment,
        cwd=folder,
        input="",
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    return finished.returncode, finished.stdout, finished.stderr


def unexpected(output: str, platform: str, how: str = "frozen") -> list[str]:
    """The lines of a self-test's output that a self-test which passes does not write.

    `platform`: what Qt calls the kind of display it has to run on; `how`: "frozen", or
    "from source".
    """
    first, *checks, last = output.splitlines() or ["", ""]
    wrong = [line for line in checks if not re.match(r"ok {6}[a-z]+ +\S", line)]
    if not re.match(rf"{NAME} {re.escape(VERSION)}, {how}, \w+, {platform}, ", first):
        wrong.insert(0, first)
    if last != "The self-test has passed." or not checks:
        wrong.append(last)
    return wrong


def check_self_test(
    command: Sequence[str | Path],
    platform: str,
    environment: Mapping[str, str],
    folder: str,
    how: str = "frozen",
) -> None:
    """Let an installed program test itself, with its results in `folder`.

    `command`: the program and what comes before it; `platform` and `how`: as in `unexpected`.

    Raises:
        BuildError: it failed, or wrote a line that it should not.
    """
    words = [*command, "--self-test", Path(folder, SELF_TEST)]
    if platform == "offscreen":
        words += ["-platform", platform]
    status, output, errors = answer_of(words, environment, folder)
    wrong = unexpected(output, platform, how) + errors.splitlines()
    if status or wrong:
        raise BuildError(f"self-test, {platform}: status {status}\n{output}{errors}")
    if not Path(folder, SELF_TEST, "window.png").is_file():
        raise BuildError(f"self-test, {platform}: there is no picture of the window")
    say(f"self-test, {platform}: {len(output.splitlines()) - 2} checks passed")


def check_terminal(command: Sequence[str | Path], environment: Mapping[str, str]) -> None:
    """Ask the terminal face for an answer and for a refusal.

    Raises:
        BuildError: an answer is not the known one.
    """
    known = {
        ("--version",): (0, f"{PROGRAM} {VERSION}\n", ""),
        ("analyse", "Ah Kh Ah"): (2, "", f"{PROGRAM}: Ah is there twice, 1st and 3rd\n"),
    }
    for arguments, expected in known.items():
        answer = answer_of([*command, *arguments], environment, environment["HOME"])
        if answer != expected:
            raise BuildError(f"{' '.join(arguments)}: {answer}, and not {expected}")
    _, output, _ = answer_of([*command, "analyse", "As Ks"], environment, environment["HOME"])
    if not output.startswith("High card, A-K\n"):
        raise BuildError(f"analyse As Ks: {output}")
    say(f"terminal: {len(known) + 1} answers as they should be")


def check_without_display(command: Sequence[str | Path], home: str) -> None:
    """Start the window where there is no display: a sample, a picture, and no abort.

    Raises:
        BuildError: something else happened.
    """
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
    """Start a copy without a library of the display: a sentence with what to install.

    Raises:
        BuildError: something else happened.
    """
    library = "libxcb-cursor.so.0"
    copy = Path(home, "copy")
    shutil.copytree(program.parent, copy, symlinks=True, copy_function=os.link)
    (broken,) = copy.rglob(library)
    broken.unlink()
    broken.touch()  # the loader stops at it, and does not look for the system's own
    # xvfb-run may fail to tidy up after a program that ends at once: the shell tells the status.
    command = [xvfb, "-a", "sh", "-c", '"$0"; echo "$?"', str(copy / program.name)]
    _, output, errors = answer_of(command, clean_environment(home), home)
    shutil.rmtree(copy)
    sentence = errors.partition("\n")[0]
    said = library in sentence and sentence.endswith("sudo apt-get install libxcb-cursor0")
    if output != f"{REFUSED}\n" or not said:
        raise BuildError(f"without {library}: {output}{errors}")
    say("without a library of the display: a sentence that says what to install")


def check_program(program: Path) -> None:
    """Run a frozen program in every way this system knows.

    Raises:
        BuildError: something is not as it should be.
    """
    with tempfile.TemporaryDirectory() as home:
        environment = clean_environment(home)
        check_terminal([program], environment)
        for display in DISPLAYS[sys.platform]:
            check_self_test([program], display, environment, home)
        if sys.platform == "linux":
            check_without_display([program], home)
            xvfb = shutil.which("xvfb-run")
            if xvfb is None:
                say("no X display was tried: xvfb-run is missing (apt-get install xvfb)")
            else:
                check_self_test([xvfb, "-a", program], "xcb", environment, home)
                check_missing_library(program, xvfb, home)


def main(arguments: Sequence[str]) -> int:
    """Check a frozen program, by default the one in build/frozen.

    Raises:
        BuildError: there is none, or it is not as it should be.
    """
    folder = Path(arguments[0]).resolve() if arguments else FROZEN
    program = folder / CONSOLE_PROGRAM
    if not program.is_file():
        raise BuildError(f"{program} is missing; run: python packaging/build.py freeze")
    check_folder(folder)
    check_program(program)
    return 0
