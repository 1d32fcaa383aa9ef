"""Compile resources/analyser.qrc into the module analyser/gui/resources_rc.py.

Run it after changing anything under resources/:  python packaging/compile_resources.py
The build hook runs it for every wheel and every editable install. Its output is never committed.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "resources" / "analyser.qrc"
TARGET = ROOT / "analyser" / "gui" / "resources_rc.py"

#: Recorded as the time of every file: Qt's resource compiler writes the real ones otherwise, and
#: two builds of the same sources would differ. 1 January 2020, in seconds since 1970.
FILE_TIME = 1_577_836_800

OPTIONS = (
    # On Linux rcc picks zstd, which the QtCore of Windows and macOS cannot read: there the files
    # would exist and fail to open.
    "--no-zstd",
    "--compress",
    "9",
    # Compress what shrinks by 30 % or more.
    "--threshold",
    "30",
)


class ResourceError(Exception):
    """The resources cannot be compiled; the message says why and what to do."""


def find_compiler() -> list[str]:
    """The command that starts Qt's resource compiler so that it writes Python.

    PySide6 is located, not imported: importing it loads libraries the compiler does without.

    Raises:
        ResourceError: there is neither a PySide6 for this interpreter nor a pyside6-rcc on PATH.
    """
    spec = importlib.util.find_spec("PySide6")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        for candidate in ("Qt/libexec/rcc", "rcc.exe"):  # Linux and macOS, Windows
            program = Path(folder, candidate)
            if program.is_file():
                return [str(program), "-g", "python"]
    wrapper = shutil.which("pyside6-rcc")  # a PySide6 from the system's packages
    if wrapper:
        return [wrapper]
    raise ResourceError(
        "Qt's resource compiler was not found: install PySide6-Essentials for " + sys.executable
    )


def compile_resources(source: Path = SOURCE, target: Path = TARGET) -> None:
    """Compile `source`, a .qrc file, into the Python module `target`, the same bytes every time.

    The target is replaced only when the compiler has succeeded.

    Raises:
        ResourceError: no source, no compiler, or the compiler's own words on what is wrong.
    """
    if not source.is_file():
        raise ResourceError(f"{source} is missing: the checkout is incomplete")
    environment = os.environ | {"SOURCE_DATE_EPOCH": str(FILE_TIME)}
    environment.pop("QT_RCC_SOURCE_DATE_OVERRIDE", None)
    partial = target.with_suffix(".part")
    command = [*find_compiler(), *OPTIONS, str(source), "-o", str(partial)]
    try:
        finished = subprocess.run(
            command, env=environment, capture_output=True, text=True, check=False
        )
        # A missing file in the .qrc is only a warning to rcc, but a card that nobody can see.
        if finished.returncode or finished.stderr.strip():
            raise ResourceError(f"{source.name} does not compile: {finished.stderr.strip()}")
        partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)


def main() -> int:
    """Compile the project's resources; exit status 1 and one line on standard error if not."""
    try:
        compile_resources()
    except ResourceError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
