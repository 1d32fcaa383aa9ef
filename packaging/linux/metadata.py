"""The files that tell a Linux desktop about the program: launcher, software centre, types, manual.

Each file is made from a template in the folder templates, with the names in packaging/product.py,
so that the AppImage and the Debian package say the same.
"""

from __future__ import annotations

import gzip
import re
import shutil
import struct
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Template
from typing import Final
from xml.sax.saxutils import escape

from changelog import releases
from product import (
    APPLICATION_ID,
    HANDS_NAME,
    HANDS_TYPES,
    HOMEPAGE,
    ICONS,
    MIME_TYPE,
    PROGRAM,
    RELEASES,
    ROOT,
    VERSION,
    WORDS,
)
from tools import run

TEMPLATES: Final = Path(__file__).resolve().parent / "templates"
SCREENSHOT: Final = ROOT / "resources" / "screenshots" / "window.png"
ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
MANUAL_WIDTH: Final = "72"
"""The columns of a manual page's text in a terminal with 80 columns."""


def filled(template: str, **more: str) -> str:
    """Return a template in which each $word is replaced by a name of the product or from `more`.

    If the product has no homepage, lines with a link to it are left out.
    """
    names = {
        **WORDS,
        "developer": APPLICATION_ID.rpartition(".")[0],
        "see_also": f".UR {HOMEPAGE}\n.UE" if HOMEPAGE else RELEASES.capitalize() + ".",
        "sources": HOMEPAGE or RELEASES,
        "title": PROGRAM.upper(),
    }
    text = (TEMPLATES / template).read_text(encoding="utf-8")
    if not HOMEPAGE:
        text = "".join(line for line in text.splitlines(True) if "$homepage" not in line)
    return Template(text).substitute(names | more)


def desktop_entry() -> str:
    """Return the launcher: https://specifications.freedesktop.org/desktop-entry-spec/latest/."""
    return filled("desktop", mime_types=";".join(_opened()))


def mime_type() -> str:
    """Return the file types: https://specifications.freedesktop.org/shared-mime-info-spec/."""
    return filled("mime.xml", hands_types="\n".join(map(_hands_type, _opened()[1:])))


def _opened() -> tuple[str, ...]:
    """Return the MIME types that the program opens: saved tables first, then files of hands."""
    return tuple(dict.fromkeys((MIME_TYPE, *HANDS_TYPES.values())))


def _hands_type(kind: str) -> str:
    globs = "".join(
        f'<glob pattern="*{suffix}"/>' for suffix, of in HANDS_TYPES.items() if of == kind
    )
    return f"""\
  <mime-type type="{kind}">
    <comment>{HANDS_NAME}</comment>
    <sub-class-of type="application/{kind.rpartition("+")[2]}"/>
    <icon name="{APPLICATION_ID}"/>
    {globs}
  </mime-type>"""


def metainfo() -> str:
    """Return the text for software centres: https://www.freedesktop.org/software/appstream/docs/."""
    return filled(
        "metainfo.xml",
        mediatypes="\n".join(f"    <mediatype>{kind}</mediatype>" for kind in _opened()),
        screenshots=_screenshots(),
        releases="\n".join(_releases()),
    )


def _screenshots() -> str:
    """Return the element for the picture of the window; "" if the project has no web address."""
    if not HOMEPAGE:
        return ""
    width, height = struct.unpack(">II", SCREENSHOT.read_bytes()[16:24])
    picture = SCREENSHOT.relative_to(ROOT).as_posix()
    raw = HOMEPAGE.replace("//github.com/", "//raw.githubusercontent.com/")
    return f"""\
  <screenshots>
    <screenshot type="default">
      <caption>Two seats, the 52 cards, and the verdict with its reason</caption>
      <image type="source" width="{width}" height="{height}">{raw}/v{VERSION}/{picture}</image>
    </screenshot>
  </screenshots>"""


def _releases() -> Iterator[str]:
    *later, first = releases()
    for release in later:
        notes = "".join(f"<li>{escape(note)}</li>" for note in release.notes)
        yield f'    <release version="{release.version}" date="{release.date}">'
        yield f"      <description><ul>{notes}</ul></description>"
        yield "    </release>"
    # All that the program can do is no news.
    yield f'    <release version="{first.version}" date="{first.date}"/>'


def manual() -> str:
    """Return the manual page, in roff; commands and examples come from the program's own help."""
    from analyser.cli import VERBS

    pages = {verb: help_of(verb) for verb in VERBS}
    examples = [
        line.removeprefix("Example: ")
        for page in pages.values()
        for line in page.splitlines()
        if line.startswith("Example: ")
    ]
    commands = [f".SS {verb}\n.EX\n{roff(page)}\n.EE" for verb, page in pages.items()]
    return filled(
        "man",
        commands="\n".join(commands),
        examples=roff("\n".join(examples)),
        month=f"{releases()[0].date:%B %Y}",
    )


@cache
def help_of(verb: str) -> str:
    """Return what `hand-analyser VERB --help` prints, as wide as a manual page."""
    variables = {"COLUMNS": MANUAL_WIDTH, "NO_COLOR": "1", "PYTHONUTF8": "1"}
    return run([sys.executable, "-m", "analyser", verb, "--help"], environment=variables).rstrip()


def roff(text: str) -> str:
    """Escape a text so that roff prints it literally."""
    text = text.replace("\\", r"\e").replace("-", r"\-")
    signs = {"♣": r"\[CL]", "♦": r"\[DI]", "♥": r"\[HE]", "♠": r"\[SP]"}
    for sign, name in signs.items():
        text = text.replace(sign, name)
    return re.sub(r"^(?=[.'])", r"\\&", text, flags=re.MULTILINE)


def install(prefix: Path) -> None:
    """Write all files below `prefix`, such as a package's folder usr, where desktops look for them.

    The icons must exist already: freezing draws those of `icons.SIZES`.
    """
    share = prefix / "share"
    texts = {
        f"applications/{APPLICATION_ID}.desktop": desktop_entry(),
        f"metainfo/{APPLICATION_ID}.metainfo.xml": metainfo(),
        f"mime/packages/{APPLICATION_ID}.xml": mime_type(),
    }
    for name, text in texts.items():
        write(share / name, text.encode())
    # Without time and name in the header, every machine writes the same bytes.
    write(share / f"man/man1/{PROGRAM}.1.gz", gzip.compress(manual().encode(), 9, mtime=0))
    icons = share / "icons" / "hicolor"
    drawing = icons / "scalable" / "apps" / f"{APPLICATION_ID}.svg"
    write(drawing, (ROOT / "resources" / "icons" / "app.svg").read_bytes())
    for size in ICON_SIZES:
        target = icons / f"{size}x{size}" / "apps" / f"{APPLICATION_ID}.png"
        write(target, b"")
        shutil.copyfile(ICONS / f"{PROGRAM}-{size}.png", target)


def write(path: Path, content: bytes) -> None:
    """Write a file that everybody may read, and the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    path.chmod(0o644)
