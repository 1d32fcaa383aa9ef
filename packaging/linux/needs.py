"""What a frozen program needs of the Debian that it is installed on, read from its own files.

A list written by hand would become outdated with the next Qt. So dpkg-shlibdeps, with which Debian
builds its own packages, reads which libraries the program links to and does not include, and which
version of the C library.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from tools import need, run

ELF: Final = b"\x7fELF"
FILES_NEEDED: Final = "fontconfig-config, hicolor-icon-theme"
"""Packages that no library links to: fontconfig with a font, and the folders of icons.

``build.py deb-proof`` tries in a bare Debian whether all are there.
"""
RECOMMENDED: Final = "printsupport"
"""The folder of plugins that Qt skips if their libraries are missing: they list printers."""


def programs_and_libraries(folder: Path) -> Iterator[Path]:
    """Yield all programs and libraries (ELF files) below a folder."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(len(ELF)) == ELF:
                    yield path


def debian_packages(root: Path, brought: Iterable[str]) -> dict[str, str]:
    """Return the packages that a package in a folder depends on, and those that it recommends.

    `brought`: the packages whose libraries it brings along.
    """
    files = list(programs_and_libraries(root))
    words = [f"-x{package}" for package in brought]
    words += [f"-l{folder}" for folder in sorted({file.parent for file in files})]
    for file in files:
        words += ["-dRecommends" if RECOMMENDED in file.parts else "-dDepends", f"-e{file}"]
    (root / "DEBIAN").mkdir()  # by which the tool knows the root of a package
    with tempfile.TemporaryDirectory() as name:
        control = Path(name, "debian", "control")
        control.parent.mkdir()
        control.write_text("Source: frozen\n\nPackage: frozen\nArchitecture: any\n", "utf-8")
        command = [need("dpkg-shlibdeps", "dpkg-dev"), "-O", "--ignore-missing-info", *words]
        said = run(command, folder=Path(name))
    found = dict(re.findall(r"^shlibs:(\w+)=(.*)$", said, re.MULTILINE))
    return {**found, "Depends": f"{found['Depends']}, {FILES_NEEDED}"}
