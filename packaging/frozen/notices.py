"""The licences of all software in the frozen program, in their original words.

The spec puts them into the folder `licences` of every frozen program, so that every package has
them. In that folder THIRD-PARTY.txt lists the components, their authors and their files.
"""

from __future__ import annotations

import importlib.metadata
import platform
import re
import shutil
import sys
import sysconfig
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from product import NAME, RELEASES, VERSION
from tools import BuildError, run

FOLDER: Final = "licences"
"""The folder of the texts, inside the frozen program's own folder."""
OVERVIEW: Final = "THIRD-PARTY.txt"
CARRIED: Final = Path(__file__).resolve().parent / FOLDER
"""Texts that are committed here because no package has them, such as those of Qt's wheels."""
QT_LICENCES: Final = ("LGPL-3.txt", "GPL-3.txt")
"""The licence of Qt's libraries, and the licence that it refers to."""
QT_PARTS: Final = "qt-parts.txt"
"""The licences of third-party parts of Qt 6.11.2, collected from its sources by ``attributions``.
"""
ICU: Final = "icu.txt"
"""The licence of ICU 72.1: its file LICENSE."""
PYTHON_PARTS: Final = "python-parts.txt"
"""The licences of third-party parts of Python: from Doc/license.rst of Python 3.13.15's sources."""

_DEBIAN_PYTHON: Final = "/usr/share/doc/libpython{version}-stdlib/copyright"
_LICENCE_FILE: Final = re.compile(
    r"\.dist-info/(licenses/.*|[^/]*(LICEN[CS]E|COPYING)[^/]*)$", re.IGNORECASE
)
_COMMON_LICENCES: Final = Path("/usr/share/common-licenses")
_NAMED_THERE: Final = re.compile(r"/usr/share/common-licenses/([A-Z][\w.-]*\w)")
_SOURCES: Final = {
    "debian": "https://sources.debian.org/src/{source}/{version}/",
    "ubuntu": "https://launchpad.net/ubuntu/+source/{source}/{version}",
}
"""The web address of a package's sources, by the system's name in /etc/os-release."""
_WIDTH: Final = 100


class Component(NamedTuple):
    """Software of others that the program includes."""

    name: str
    """Its name with the version."""
    licence: str
    """The name of its licence."""
    source: str
    """The address of its sources."""
    texts: Mapping[str, str]
    """The licence texts, by file name."""
    remark: str = ""
    """What else a user has to know."""


def entries(libraries: Iterable[str], folder: Path) -> list[tuple[str, str, str]]:
    """Write all licence texts into a folder; return PyInstaller's entries for these files.

    `libraries`: the paths, on this machine, of all frozen libraries.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    found = components(libraries)
    texts = {OVERVIEW: overview(found)}
    for component in found:
        texts |= component.texts
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return [(f"{FOLDER}/{name}", str(folder / name), "DATA") for name in sorted(texts)]


def components(libraries: Iterable[str]) -> list[Component]:
    """Return all software that the program includes."""
    names = sorted({str(Path(library)) for library in libraries})
    others = [name for name in names if not comes_with_python(Path(name))]
    starter = Component(
        f"The starter of PyInstaller {importlib.metadata.version('pyinstaller')}",
        "GNU General Public License, version 2 or later, with an exception: what the starter is "
        "combined with may be handed out under any licence",
        "https://github.com/pyinstaller/pyinstaller",
        {"pyinstaller.txt": distribution_text("pyinstaller")},
    )
    return [python(), qt(names), numpy(names), starter, *system_libraries(others)]


def comes_with_python(library: Path) -> bool:
    """Whether a library is Python's own, or in a package that is installed for this Python."""
    numpys = str(importlib.metadata.distribution("numpy").locate_file(""))  # see plain_numpy
    homes = {sys.prefix, sys.base_prefix, numpys, *sysconfig.get_paths().values()}
    places = [Path(home) for home in homes - {"/usr", "/usr/local"}]
    return library.name.startswith("libpython") or any(
        path.is_relative_to(place)
        for path in (library, library.resolve())
        for home in places
        for place in (home, home.resolve())
    )


def python() -> Component:
    """Return the component Python: the interpreter, and the frozen part of its library."""
    places = [
        Path(sysconfig.get_path("stdlib"), "LICENSE.txt"),
        Path(sys.base_prefix, "LICENSE.txt"),  # on Windows
        Path(_DEBIAN_PYTHON.format(version=sysconfig.get_python_version())),
    ]
    text = next((path for path in places if path.is_file()), None)
    if text is None:
        raise BuildError("the licence of this Python was not found; freeze with another Python")
    return Component(
        f"Python {platform.python_version()}",
        "Python Software Foundation License, version 2",
        "https://www.python.org/downloads/source/",
        {"python.txt": text.read_text(encoding="utf-8"), PYTHON_PARTS: _carried(PYTHON_PARTS)},
        f"Of what is inside Python by others: {PYTHON_PARTS}.",
    )


def qt(libraries: Iterable[str] = ()) -> Component:
    """Return the component Qt with its bindings, and ICU if a wheel of Qt brought that."""
    theirs = [Path(library) for library in libraries if _IN_QTS_FOLDERS.search(library)]
    if unknown := sorted({path.name for path in theirs if not _is_known(path)}):
        raise BuildError(f"whose are {', '.join(unknown)}? {QT_PARTS} has no text of theirs")
    version = importlib.metadata.version("PySide6_Essentials")
    remark = (
        "The libraries are files of their own in the folders PySide6 and shiboken6, and may be "
        "replaced by changed ones with the same interface. A program that is one single file can "
        f"be built anew with them, from its source: {RELEASES}. "
        f"Of what is inside Qt by others: {QT_PARTS}."
    )
    names = [*QT_LICENCES, QT_PARTS]
    if any(path.name.startswith("libicu") for path in theirs):
        remark += f" Of ICU, Copyright Unicode, Inc. and others: {ICU}."
        names.append(ICU)
    return Component(
        f"Qt, Qt for Python (PySide6) and Shiboken {version}, "
        "Copyright The Qt Company Ltd. and other contributors",
        "GNU Lesser General Public License, version 3",
        "https://download.qt.io/official_releases/",
        {name: _carried(name) for name in names},
        remark,
    )


_IN_QTS_FOLDERS: Final = re.compile(r"[/\\](PySide6|shiboken6)[/\\]")
_OF_QT: Final = re.compile(
    r"(lib)?(Qt6?(Core|Gui|Widgets|Svg|PrintSupport|DBus|OpenGL|XcbQpa|WaylandClient|WlShellIntegration)"
    r"|pyside6|shiboken6?|icu(data|i18n|uc))\b",
    re.IGNORECASE,
)
_OF_VISUAL_C: Final = re.compile(r"(msvcp|vcruntime|concrt)140", re.IGNORECASE)
"""Microsoft's runtime libraries; the licence of Python for Windows has their terms."""


def _is_known(library: Path) -> bool:
    """Whether a library in Qt's folders is Qt's own, or another one with a known licence text."""
    known = _OF_QT.match(library.name) or _OF_VISUAL_C.match(library.name)
    return known is not None or "plugins" in library.parts


def _carried(name: str) -> str:
    return (CARRIED / name).read_text(encoding="utf-8")


def numpy(libraries: Iterable[str] = ()) -> Component:
    """Return the component NumPy, with OpenBLAS if its wheel brought that."""
    name, licence = f"NumPy {importlib.metadata.version('numpy')}", "BSD 3-clause"
    source = "https://github.com/numpy/numpy"
    if any("openblas" in library for library in libraries):
        name += ", with OpenBLAS and the runtime library of GNU Fortran"
        licence += "; the Fortran library: GNU General Public License, version 3, with the GCC "
        licence += "Runtime Library Exception"
        source += ", https://github.com/OpenMathLib/OpenBLAS, https://gcc.gnu.org"
    return Component(name, licence, source, {"numpy.txt": distribution_text("numpy")})


def distribution_text(name: str) -> str:
    """Return the licence files of an installed Python package, one after the other."""
    texts = {
        found[1]: file.read_text(encoding="utf-8").rstrip()
        for file in importlib.metadata.files(name) or []
        if (found := _LICENCE_FILE.search(file.as_posix()))
    }
    if not texts:
        raise BuildError(f"the licence of {name} was not found in its folder .dist-info")
    # The package's own licence comes first; the others are of its parts, in folders.
    ordered = sorted(texts, key=lambda path: (path.count("/"), path))
    rule = "-" * _WIDTH
    return "\n\n".join(f"{rule}\n{path}\n{rule}\n\n{texts[path]}" for path in ordered) + "\n"


def system_libraries(paths: Sequence[str]) -> Iterator[Component]:
    """Yield the Debian packages of these libraries, each with its copyright file.

    On other systems yield a list of the libraries, which says that their licences are on the
    system from which they come.
    """
    if paths and (sys.platform != "linux" or shutil.which("dpkg") is None):
        names = ", ".join(sorted(Path(path).name for path in paths))
        name = f"Libraries of the system that the program was frozen on: {names}"
        yield Component(name, "that of each library", "where that system has its own from", {})
        return
    packages: dict[str, list[str]] = {}
    for path in paths:
        packages.setdefault(debian_owner(path), []).append(Path(path).name)
    for package, files in sorted(packages.items()):
        yield _debian_component(package, sorted(files))


def _debian_component(package: str, files: Iterable[str]) -> Component:
    path = Path("/usr/share/doc", package, "copyright")
    if not path.is_file():
        raise BuildError(f"{path} is missing; type: sudo apt-get install --reinstall {package}")
    texts = {f"{package}.txt": path.read_text(encoding="utf-8")}
    # Debian keeps the long licences once for all packages; other systems have no such folder.
    for name in _NAMED_THERE.findall(texts[f"{package}.txt"]):
        licence = (_COMMON_LICENCES / name).resolve()
        if licence.is_file():
            texts[f"{licence.name}.txt"] = licence.read_text(encoding="utf-8")
    fields = "--showformat=${source:Package} ${source:Version}"
    source, version = run(["dpkg-query", "--show", fields, package]).split()
    system = platform.freedesktop_os_release().get("ID", "")
    place = _SOURCES.get(system, _SOURCES["debian"]).format(source=source, version=version)
    name = f"{', '.join(files)}, of the Debian package {package}"
    return Component(name, "as its file says", place, texts)


def debian_owner(path: str) -> str:
    """Return the Debian package of a file."""
    # Debian's packages say /lib where the loader says /usr/lib, or the reverse.
    said = run(["dpkg", "--search", f"*{path.removeprefix('/usr')}"])
    for line in said.splitlines():
        package, _, place = line.partition(": ")
        if place.removeprefix("/usr") == path.removeprefix("/usr"):
            return package.partition(",")[0].partition(":")[0]
    raise BuildError(f"{path} is of no Debian package: where is it from?")


def overview(found: Iterable[Component]) -> str:
    """Return the list of components as text: name, licence, files with its texts, source."""
    filled = partial(textwrap.fill, width=_WIDTH, break_long_words=False, break_on_hyphens=False)
    parts = [
        filled(
            f"{NAME} {VERSION}, program and card faces, is under the MIT licence: {RELEASES}. It "
            "brings along what others made, under licences of their own; their words are in the "
            "files beside this one."
        )
    ]
    for component in found:
        lines = [
            f"Licence: {component.licence}",
            f"Words: {', '.join(component.texts) or 'not found where the program was frozen'}",
            f"Source: {component.source}",
            *filter(None, [component.remark]),
        ]
        indented = [filled(line, initial_indent="  ", subsequent_indent="    ") for line in lines]
        parts.append("\n".join([filled(component.name), *indented]))
    return "\n\n".join(parts) + "\n"


def check(frozen: Path) -> int:
    """Check that a frozen program has all licence texts; return their number."""
    # On macOS the folder of the bundle's data is another one, and this one has a link to it.
    folder = next((path for path in sorted(frozen.rglob(FOLDER)) if path.is_dir()), None)
    if folder is None or not (folder / OVERVIEW).is_file():
        raise BuildError(f"{frozen} has no folder {FOLDER} with a file {OVERVIEW}")
    named = (folder / OVERVIEW).read_text(encoding="utf-8")
    present = {path.name for path in folder.iterdir()} - {OVERVIEW}
    needed = {*QT_LICENCES, QT_PARTS, PYTHON_PARTS, "python.txt", "numpy.txt", "pyinstaller.txt"}
    if missing := sorted(needed - present):
        raise BuildError(f"{folder} has no {', '.join(missing)}")
    if unnamed := sorted(name for name in present if name not in named):
        raise BuildError(f"{OVERVIEW} does not say what {', '.join(unnamed)} are about")
    return len(present)
