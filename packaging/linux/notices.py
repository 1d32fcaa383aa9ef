"""The licences of what the frozen program brings along, in the words of those who made it."""

from __future__ import annotations

import importlib.metadata
import re
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools import BuildError, need, run

DISTRIBUTIONS: Final = ("numpy", "pyinstaller")
"""Python packages with parts in the program and texts beside them; Qt's come without."""


def notices(frozen: Path) -> dict[str, str]:
    """Texts by the name of the Python package or the Debian package that each belongs to.

    Raises:
        BuildError: a text is missing, so the program may not be handed out.
    """
    texts = {"python": _python()}
    texts |= {name: _distribution(name) for name in DISTRIBUTIONS}
    texts |= dict(_system_libraries(frozen))
    return texts


def _python() -> str:
    path = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    if not path.is_file():  # Debian keeps it elsewhere
        version = sysconfig.get_python_version()
        path = Path(f"/usr/share/doc/libpython{version}-stdlib/copyright")
    if not path.is_file():
        raise BuildError("the licence of this Python was not found; freeze with another Python")
    return path.read_text(encoding="utf-8")


def _distribution(name: str) -> str:
    files = importlib.metadata.files(name) or []
    texts = [
        file.read_text(encoding="utf-8")
        for file in files
        if re.search(r"\.dist-info/licenses/(LICENSE|COPYING)[^/]*$", file.as_posix())
    ]
    if not texts:
        raise BuildError(f"the licence of {name} was not found in its folder .dist-info")
    return "\n".join(texts)


def _system_libraries(frozen: Path) -> Iterator[tuple[str, str]]:
    """The copyright file of each Debian package with a library beside the program's own."""
    dpkg = need("dpkg", "dpkg")
    places = _library_places()
    for library in sorted((frozen / "_internal").glob("lib*.so*")):
        if library.name.startswith("libpython"):
            continue
        place = places.get(library.name)
        if place is None:
            raise BuildError(f"{library.name} is not this system's: whose is it?")
        owner = run([dpkg, "--search", f"*{place}"]).split(":")[0]
        text = Path("/usr/share/doc", owner, "copyright").read_text(encoding="utf-8")
        yield owner, text


def _library_places() -> dict[str, str]:
    """Where the system's loader finds each library, without the folder that may be a link."""
    lines = run(["/sbin/ldconfig", "-p"]).splitlines()
    found: dict[str, str] = {}
    for line in lines:
        name, arrow, path = line.strip().partition(" => ")
        if arrow:
            # Debian's packages say /lib where the loader says /usr/lib, or the reverse.
            found.setdefault(name.split(" ")[0], path.removeprefix("/usr"))
    return found
