"""Check the folder of a frozen program: no unneeded file, its size, and no path of this machine."""

from __future__ import annotations

import re
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from frozen import notices
from frozen.bundle import MOST_BYTES, PYTHON_PLACES, wants_binary
from frozen.plain_numpy import linear_algebra
from product import PROGRAM, ROOT
from tools import BuildError, require_at_most, say, size_of

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
    if file.stem == PROGRAM or file.name == PROGRAM:
        yield from _modules(file)


def _modules(program: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the bytes of each compiled Python module in an executable."""
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
