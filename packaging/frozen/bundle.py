"""Chooses the files of the frozen program, with plain functions over lists of files.

PyInstaller collects what might be needed. Its lists hold entries (destination, source, kind): the
path inside the program's folder, the file on this machine, and "BINARY", "EXTENSION", "SYMLINK" or
"DATA". The source of a symbolic link is its target.
"""

from __future__ import annotations

import posixpath
import re
import shutil
import sys
import sysconfig
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

from frozen import icu
from tools import need, run

Entry = tuple[str, str, str]

MOST_BYTES: Final = {"linux": 110_000_000, "win32": 66_000_000}
"""The size limit of the frozen program with SQLite, by sys.platform; if it is larger, it has an
unneeded part of Qt. Held by the trials of what was built, and by no test."""

QT_PLUGINS: Final = {
    "platforms": {"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"},
    "imageformats": {"qsvg"},
    "iconengines": {"qsvgicon"},
    # File dialogs of the user's own desktop. Not gtk3, which brings 21 MB of libraries.
    "platformthemes": {"qxdgdesktopportal"},
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "styles": {"qmacstyle", "qmodernwindowsstyle"},
    # Finds printers through CUPS, if that is installed. Not on Windows, where Qt's
    # own library does that.
    "printsupport": {"cupsprintersupport", "cocoaprintersupport"},
}
"""The plugins of Qt that are kept, by folder; each system has some of them."""

_OF_OLD_SYSTEMS: Final = (
    *("037", 273, 424, 500, 875, 1026, 1140),  # mainframes
    *(720, 737, 775, 850, 852, 855, *range(857, 867), 869, 1006, 1125),  # DOS
)
EXCLUDED_MODULES: Final = (
    # Qt's other modules, which hooks and optional imports would add.
    *("PySide6.QtNetwork", "PySide6.QtOpenGL", "PySide6.QtQml", "PySide6.QtQuick"),
    # Tests and developers' tools: NumPy imports them only in functions that are not called here.
    *("doctest", "lib2to3", "pdb", "pip", "pydoc", "setuptools", "unittest"),
    *("numpy.f2py", "numpy.testing", "numpy._core._multiarray_tests"),
    # Parts of NumPy that are imported only by name; the program does not.
    *("numpy.fft", "numpy.matlib", "numpy.polynomial", "numpy.random"),
    # Parts of the standard library that other modules load only for what the program does not do.
    *("_pydecimal", "concurrent.futures.process", "multiprocessing", "statistics", "tarfile"),
    *("stringprep", "unicodedata"),
    # Encodings of no terminal and no file of hands; but names in archives are in cp437.
    *(f"encodings.cp{page}" for page in _OF_OLD_SYSTEMS),
    # NumPy uses this if it is installed; then only some machines' builds would have it.
    *("typing_extensions", "yaml"),
    "asyncio",
    # What is installed beside the source; the frozen program has texts of licences instead.
    *("email", "importlib.metadata"),
    # Tables for data tools, which would make it twice as large.
    "pyarrow",
    # Networks and terminals.
    *("_hashlib", "_ssl", "curses", "ftplib", "http", "imaplib", "readline", "smtplib"),
    *("ssl", "tkinter", "urllib.request", "xmlrpc"),
)

EXCLUDED_THERE: Final = {"win32": ("PySide6.QtDBus",)}
"""What one system leaves out as well: screen readers are told by D-Bus on Linux alone."""

_COMPILED_IN: Final = sysconfig.get_config_var("abs_srcdir") if sys.platform == "linux" else ""
PYTHON_PLACES: Final = tuple(filter(None, (sys.base_prefix, _COMPILED_IN)))
"""The folders of this Python that its libraries name: of the installation and, on Linux, of the
compilation."""

_QT_LIBRARIES_LEFT_OUT: Final = re.compile(
    r"/Qt(Network|OpenGL|Qml|Quick|Pdf)\.|opengl32sw|d3dcompiler_", re.IGNORECASE
)
_LEFT_TO_THE_SYSTEM: Final = re.compile(r"(^|/)libcups\.")
"""Libraries of services of the system; they have to be of the same version as the service. What
only they link to stays out with them."""
_RUNTIME: Final = re.compile(r"(msvcp|vcruntime)140(_\d)?\.dll")
_ALWAYS_LOADED: Final = re.compile(r"(lib)?python3|vcruntime|ucrtbase|api-ms-", re.IGNORECASE)


def _slashed(path: str) -> str:
    return path.replace("\\", "/")


def _file_name(path: str) -> str:
    return posixpath.basename(_slashed(path)).lower()  # Windows ignores case


def plugin_of(destination: str) -> tuple[str, str] | None:
    """Return the folder and the name of a plugin of Qt; None for any other file."""
    found = re.search(
        r"(?:^|/)plugins/([^/]+)/(?:lib)?([^/]+?)\.(?:so|dll|dylib)$", _slashed(destination)
    )
    return (found[1], found[2]) if found else None


def wants_binary(destination: str) -> bool:
    """Whether to keep a library: a plugin in `QT_PLUGINS`, or another library that is used."""
    plugin = plugin_of(destination)
    if plugin is not None:
        folder, name = plugin
        return name in QT_PLUGINS.get(folder, ())
    path = _slashed(destination)
    return not (_QT_LIBRARIES_LEFT_OUT.search(path) or _LEFT_TO_THE_SYSTEM.search(path))


_QT_TEXTS = re.compile(r"/qtbase_(de|es|fr)\.qm$")
"""The texts of Qt's own dialogs in the languages of the program."""


def wants_data(destination: str) -> bool:
    """Whether to keep a data file: of Qt's own texts only ours, no metadata, no header."""
    path = _slashed(destination)
    if "/translations/" in path:
        return bool(_QT_TEXTS.search(path))
    if ".dist-info/" in path:
        return False
    developers = path.endswith((".pyi", ".h", ".a", ".lib", ".pxd", ".pyx"))
    return not developers and not re.search(r"^numpy/.*/(tests|include)/", path)


def imports(path: str) -> list[str]:
    """Return the names of the libraries that a library itself links to."""
    if "linux" in sys.platform:  # where PyInstaller would add what those link to
        return re.findall(r"^\s*NEEDED\s+(\S+)", run(["objdump", "-p", path]), re.MULTILINE)
    from PyInstaller.depend.bindepend import get_imports

    return [name for name, _ in get_imports(path)]


def linked(
    binaries: Sequence[Entry], imports: Callable[[str], Iterable[str]] = imports
) -> list[Entry]:
    """Return the libraries that Python or Qt loads, and all libraries to which these link."""
    named: dict[str, list[Entry]] = {}
    for entry in binaries:
        named.setdefault(_file_name(entry[0]), []).append(entry)
    kept: set[str] = set()
    waiting = [entry for entry in binaries if _is_loaded_by_name(entry)]
    while waiting:
        destination, source, kind = waiting.pop()
        if destination in kept:
            continue
        kept.add(destination)
        # A link's name is what others link to; its target names the libraries that it needs.
        targets = [source] if kind == "SYMLINK" else imports(source)
        for target in targets:
            waiting.extend(named.get(_file_name(target), ()))
    return [entry for entry in binaries if entry[0] in kept]


def _is_loaded_by_name(entry: Entry) -> bool:
    destination, _, kind = entry
    return (
        kind == "EXTENSION"
        or plugin_of(destination) is not None
        or "lib-dynload/" in _slashed(destination)
        or _ALWAYS_LOADED.match(_file_name(destination)) is not None
    )


def without_broken_links(entries: Sequence[Entry], present: Iterable[str]) -> list[Entry]:
    """Return `entries` without the symbolic links whose target is not among `present`."""
    targets = {_slashed(path) for path in present}

    def leads_somewhere(entry: Entry) -> bool:
        destination, source, kind = entry
        folder = posixpath.dirname(_slashed(destination))
        return kind != "SYMLINK" or posixpath.normpath(f"{folder}/{_slashed(source)}") in targets

    return [entry for entry in entries if leads_somewhere(entry)]


def with_one_runtime(binaries: Sequence[Entry]) -> list[Entry]:
    """Return `binaries` with each library of Windows' C and C++ runtime once, beside Python's.

    Packages bring copies of their own, but Windows loads only the first of a name.
    """
    names = {_file_name(entry[0]): entry for entry in reversed(binaries)}
    runtime = {name: entry for name, entry in names.items() if _RUNTIME.fullmatch(name)}
    others = [entry for entry in binaries if _file_name(entry[0]) not in runtime]
    return [*others, *[(name, source, kind) for name, (_, source, kind) in runtime.items()]]


def trim(
    binaries: Sequence[Entry],
    datas: Sequence[Entry],
    imports: Callable[[str], Iterable[str]] = imports,
) -> tuple[list[Entry], list[Entry]]:
    """Return those of the collected libraries and data files that the program needs."""
    wanted = [entry for entry in with_one_runtime(binaries) if wants_binary(entry[0])]
    binaries = linked(wanted, imports)
    datas = [entry for entry in datas if wants_data(entry[0])]
    present = [entry[0] for entry in (*binaries, *datas)]
    return without_broken_links(binaries, present), without_broken_links(datas, present)


def may_be_stripped(destination: str) -> bool:
    """Whether a library still works after `strip`.

    `strip` moves parts of the file, which breaks the patched libraries of wheels. So only Python's
    own library and its modules can be stripped.
    """
    path = _slashed(destination)
    return posixpath.basename(path).startswith("libpython") or "lib-dynload/" in path


def stripped(
    binaries: Sequence[Entry], folder: Path, places: Sequence[str] = PYTHON_PLACES
) -> list[Entry]:
    """Return `binaries`, in which each library that can be made smaller is replaced by a copy.

    The copies are written to `folder`. `places`: the folders of this Python, which are removed from
    the libraries.
    """
    folder.mkdir(parents=True, exist_ok=True)
    result = []
    for destination, source, kind in binaries:
        if kind != "SYMLINK" and Path(destination).name.startswith("libicudata."):
            copy = folder / Path(source).name
            icu.cut(Path(source), copy)
            source = str(copy)  # noqa: PLW2901 -- the entry's new source
        elif kind != "SYMLINK" and may_be_stripped(destination):
            copy = folder / Path(source).name
            shutil.copy2(source, copy)
            run(["strip", "--strip-unneeded", copy])
            forget_search_path(copy)
            content = copy.read_bytes()
            for place in places:
                content = moved_to_usr(content, place)
            copy.write_bytes(content)
            source = str(copy)  # noqa: PLW2901 -- the entry's new source
        result.append((destination, source, kind))
    return result


def forget_search_path(library: Path) -> None:
    """Remove absolute paths from a library's search path for other libraries.

    A Python that was compiled on this machine names its own folder. On another machine, anybody
    might put files into a folder of that name. Paths relative to the library stay.
    """
    header = run(["objdump", "-p", library])
    if re.search(r"^\s*(RPATH|RUNPATH)\s+/", header, re.MULTILINE):
        run([need("patchelf", "patchelf"), "--remove-rpath", library])


def moved_to_usr(library: bytes, place: str) -> bytes:
    """Return a library in which the path `place` is replaced by /usr/NAME, padded with slashes.

    NAME is the last part of `place`. It keeps its position in the library, because a linker may
    use its bytes also for another text with the same end, such as the version. A frozen program
    sets these paths itself, so Python never uses those in the library.
    """
    folder = posixpath.dirname(place).encode() + b"/"
    usr = b"/usr/"
    if len(folder) <= len(usr):
        return library
    name = posixpath.basename(place).encode()
    return library.replace(folder + name, usr.ljust(len(folder), b"/") + name)


def wants_module(name: str) -> bool:
    """Whether to keep a Python module; only the options of compiling this Python are left out."""
    return not name.startswith("_sysconfigdata_")


def wants_script(name: str) -> bool:
    """Whether to keep a script that PyInstaller runs before the program.

    Three scripts are left out, because they would slow down every start. Those for `pkgutil` and
    `inspect` list frozen modules and their sources, which the program never does. The script for
    other processes repeats what the program does.
    """
    return name not in ("pyi_rth_inspect", "pyi_rth_pkgutil", "pyi_rth_multiprocessing")
