"""What a frozen program asks of the Linux it runs on: read out of its own files.

A list typed by hand goes stale with the next Qt. The libraries that the program links to and does
not include are the truth; only which Debian package has each is written down here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dev import BASE, WAYLAND
from tools import BuildError, need, run

ELF: Final = b"\x7fELF"

GLIBC: Final = re.compile(r"ld-linux-.*|lib(c|dl|m|pthread|rt|util|resolv)\.so\.\d+")
"""The files of the C library, for which the symbols say which version is needed."""

_OPENGL: Final = ("libEGL.so.1", "libGL.so.1")
"""Those of the libraries in dev.BASE that a frozen program leaves to the system."""

DEBIAN: Final = {
    **{library.soname: library.debian for library in BASE if library.soname in _OPENGL},
    **{library.soname: library.debian for library in WAYLAND},
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb.so.1": "libxcb1",
    "libdrm.so.2": "libdrm2",
}
"""The package of each library that is left to the system: those that belong to its display."""

RECOMMENDED: Final = {"libcups.so.2": "libcups2"}
"""The package of each library that something is missing without: here, the list of printers. Qt
goes without a plugin that cannot be loaded."""

FILES_NEEDED: Final = ("fontconfig-config", "hicolor-icon-theme")
"""Packages of files that no library links to: what finds the fonts, and a font; and the folders of
icons and their caches."""


@dataclass(frozen=True)
class Needs:
    """What the files of a frozen program need: libraries it does not bring, and the C library."""

    libraries: frozenset[str]
    glibc: tuple[int, ...]


def programs_and_libraries(folder: Path) -> Iterator[Path]:
    """The files below a folder that the system's loader reads."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(len(ELF)) == ELF:
                    yield path


def needs_of(folder: Path) -> Needs:
    """Read what every program and library below a folder needs."""
    brought = {path.name for path in folder.rglob("*")}
    wanted: set[str] = set()
    versions: set[tuple[int, ...]] = set()
    objdump = need("objdump", "binutils")
    for path in programs_and_libraries(folder):
        libraries, symbols = read_header(run([objdump, "-p", path]))
        wanted |= libraries
        versions |= symbols
    return Needs(
        libraries=frozenset(name for name in wanted - brought if not GLIBC.fullmatch(name)),
        glibc=max(versions, default=(0,)),
    )


def read_header(header: str) -> tuple[set[str], set[tuple[int, ...]]]:
    """The libraries, and the versions of the C library, in what `objdump -p` prints of a file."""
    libraries = set(re.findall(r"^\s*NEEDED\s+(\S+)", header, re.MULTILINE))
    # Only what a file wants is followed by a line "required from"; what it offers is not.
    required = header.partition("Version References:")[2]
    symbols = re.findall(r"\bGLIBC_(\d+(?:\.\d+)+)", required)
    return libraries, {tuple(map(int, symbol.split("."))) for symbol in symbols}


def debian_packages(needs: Needs) -> list[str]:
    """The dependencies of a Debian package with these needs, without what is only recommended.

    Raises:
        BuildError: there is a library that the table above does not have.
    """
    required = needs.libraries - RECOMMENDED.keys()
    unknown = sorted(required - DEBIAN.keys())
    if unknown:
        raise BuildError(
            f"the frozen program needs {', '.join(unknown)} and does not bring it: freeze on a "
            "machine that has it, or name its Debian package in packaging/linux/needs.py"
        )
    glibc = ".".join(map(str, needs.glibc))
    return [
        f"libc6 (>= {glibc})",
        *sorted({DEBIAN[name] for name in required}),
        *FILES_NEEDED,
    ]
