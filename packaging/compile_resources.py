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
    *("-g", "python"),
    # On Linux rcc picks zstd, which the QtCore of Windows and macOS cannot read: there the files
    # would exist and fail to open.
    "--no-zstd",
    *("--compress", "9"),
    *("--threshold", "30"),  # compress what shrinks by 30 % or more
)


class ResourceError(Exception):
    """The resources cannot be compiled; the message says why and what to do."""


def qt_tool(name: str) -> list[str]:
    """Return the command that runs one of Qt's tools for developers.

    PySide6 is located but not imported, because its import would load libraries that the tools
    do not need.

    Args:
        name: "rcc", "lrelease" or "lupdate".

    Raises:
        ResourceError: this interpreter has no PySide6, and the tool is not on PATH either.
    """
    spec = importlib.util.find_spec("PySide6")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        # rcc on Linux and macOS; the others there; all on Windows.
        for candidate in (f"Qt/libexec/{name}", name, f"{name}.exe"):
            program = Path(folder, candidate)
            if program.is_file():
                return [str(program)]
    wrapper = shutil.which(f"pyside6-{name}")  # for a PySide6 from the system's packages
    if wrapper:
        return [wrapper]
    raise ResourceError(
        f"Qt's {name} was not found: install PySide6-Essentials for " + sys.executable
    )


def compile_resources(source: Path = SOURCE, target: Path = TARGET) -> None:
    """Compile `source`, a .qrc file, into the Python module `target`; the bytes are reproducible.

    The target is replaced only if the compiler has succeeded.

    Raises:
        ResourceError: there is no source or no compiler, or the compiler failed; the message has
            its output.
    """
    if not source.is_file():
        raise ResourceError(f"{source} is missing: the checkout is incomplete")
    environment = os.environ | {"SOURCE_DATE_EPOCH": str(FILE_TIME)}
    environment.pop("QT_RCC_SOURCE_DATE_OVERRIDE", None)
    partial = target.with_suffix(".part")
    try:
        for text in sorted(source.parent.glob("translations/*.ts")):
            compiled = str(text.with_suffix(".qm"))
            _run([*qt_tool("lrelease"), "-silent", str(text), "-qm", compiled], text, environment)
        _run([*qt_tool("rcc"), *OPTIONS, str(source), "-o", str(partial)], source, environment)
        partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)


def _run(command: list[str], source: Path, environment: dict[str, str]) -> None:
    """Run a compiler; for rcc a missing file is only a warning, but would be an invisible card."""
    finished = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if finished.returncode or finished.stderr.strip():
        raise ResourceError(f"{source.name} does not compile: {finished.stderr.strip()}")


def main() -> int:
    """Compile the project's resources; return 1 and print one line on standard error on failure."""
    try:
        compile_resources()
    except ResourceError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
