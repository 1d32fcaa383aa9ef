"""Takes out of ICU's data what Qt never asks for: half of its 32 MB.

Qt has its own names of languages, currencies and time zones and its own rules of where words end.
Of ICU it uses the sort orders, the encodings and the properties of characters, which stay.
"""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import Final

from tools import BuildError, need, run

UNUSED: Final = re.compile(
    r"(?:brkitr|curr|lang|rbnf|region|translit|unit|zone)/.*|[a-z]{2,3}(?:_\w+)?\.res"
)
"""The parts left out: words for the things above; the last is a language's own file."""

_LIBRARY: Final = """
    .section .note.GNU-stack,"",%progbits
    .section .rodata
    .balign 16
    .globl {symbol}
    .type {symbol}, %object
{symbol}:
    .incbin "{data}"
    .size {symbol}, . - {symbol}
"""


def cut(library: Path, target: Path) -> None:
    """Write a copy of the library libicudata without what is unused."""
    found = re.search(r"\b(icudt\d+)_dat$", run(["objdump", "-T", library]), re.MULTILINE)
    if found is None:
        raise BuildError(f"{library} has no data of ICU")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        # The tool takes the package's name from the file's name; l is for little-endian.
        whole, rest = folder / f"{found[1]}l.dat", folder / "rest" / f"{found[1]}l.dat"
        rest.parent.mkdir()
        run(["objcopy", "-O", "binary", "--only-section=.rodata", library, whole])
        icupkg = need("icupkg", "icu-devtools")
        parts = run([icupkg, "--list", whole]).splitlines()
        unused = folder / "unused.txt"
        unused.write_text("\n".join(filter(UNUSED.fullmatch, parts)) + "\n", encoding="utf-8")
        run([icupkg, "--remove", unused, whole, rest])
        source = folder / "data.S"
        source.write_text(_LIBRARY.format(symbol=f"{found[1]}_dat", data=rest), encoding="utf-8")
        named = f"-Wl,-soname,{library.name},--build-id=none"
        run([need("gcc", "gcc"), "-shared", "-nostdlib", "-s", named, "-o", target, source])
