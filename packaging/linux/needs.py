"""What a frozen program needs of the Linux it runs on, read from its own files.

A list written by hand would become outdated with the next Qt. So the libraries that the program
links to but does not include are read from its files. Only their Debian packages are listed here.
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
"""The files of the C library; the symbols that are used say which version of it is needed."""

_OPENGL: Final = ("libEGL.so.1", "libGL.so.1")
"""The libraries of dev.BASE that a frozen program does not include."""

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
"""The Debian package of each library that the program does not include: those of displays."""

RECOMMENDED: Final = {"libcups.so.2": "libcups2"}
"""The Debian packages of libraries that the program can run without: Qt then skips a plugin, such
as the one that lists printers."""

FILES_NEEDED: Final = ("fontconfig-config", "hicolor-icon-theme")
"""Packages that no library links to: fontconfig with a font, and the folders of icons."""


@dataclass(frozen=True)
class Needs:
    """What a frozen program needs of the system: libraries, and the C library's version."""

    libraries: frozenset[str]
    glibc: tuple[int, ...]


def programs_and_libraries(folder: Path) -> Iterator[Path]:
    """Yield all programs and libraries (ELF files) below a folder."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(len(ELF)) == ELF:
                    yield path


def needs_of(folder: Path) -> Needs:
    """Read the needs of all programs and libraries below a folder."""
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
    """Return the libraries, and the versions of the C library, in the output of `objdump -p`."""
    libraries = set(re.findall(r"^\s*NEEDED\s+(\S+)", header, re.MULTILINE))
    # What a file requires is below this heading; what it provides is above.
    required = header.partition("Version References:")[2]
    symbols = re.findall(r"\bGLIBC_(\d+(?:\.\d+)+)", required)
    return libraries, {tuple(map(int, symbol.split("."))) for symbol in symbols}


def debian_packages(needs: Needs) -> list[str]:
    """Return the dependencies of a package with these needs, without recommended ones."""
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
