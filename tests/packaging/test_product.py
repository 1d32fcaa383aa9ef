"""What is known of the product is written in one place, and the same everywhere."""

import re
import tomllib

import pytest

import dev
from analyser.gui.program import launch
from product import AUTHORS, HOMEPAGE, NAME, PROGRAM, ROOT

ADDRESS = re.compile(rf"https?://[^\s<>)\"']*{re.escape(PROGRAM)}[^\s<>)\"']*")
"""What looks like an address of the project."""
PAGES = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")


def test_what_cannot_read_the_names_has_the_same() -> None:
    assert (dev.NAME, dev.PROGRAM) == (NAME, PROGRAM)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["name"] == PROGRAM
    assert project["authors"] == [{"name": AUTHORS}]
    assert list(project["scripts"]) == [PROGRAM]


def test_the_address_is_in_one_place() -> None:
    parts = [ROOT / "analyser", ROOT / "packaging"]
    files = [path for part in parts for path in part.rglob("*")]
    files += [*(ROOT / ".github").rglob("*.yml"), ROOT / "pyproject.toml"]
    files = [path for path in files if path.is_file() and path.suffix != ".pyc"]
    texts = {path: path.read_text(encoding="utf-8", errors="replace") for path in files}
    found = [path for path, text in texts.items() if ADDRESS.search(text)]
    assert found == ([ROOT / "analyser" / "product.py"] if HOMEPAGE else [])


@pytest.mark.parametrize("page", PAGES)
def test_the_pages_name_the_same_address(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = ADDRESS.findall(text)
    if HOMEPAGE:
        assert all(re.match(rf"{re.escape(HOMEPAGE)}(/|$)", address) for address in named)
        assert named or page != "README.md"
    else:  # a link that leads nowhere is worse than none
        assert named == []


def test_program_and_workflows_name_the_libraries_that_a_display_needs() -> None:
    both = (dev.X11, dev.WAYLAND)
    x11, wayland = ({library.soname: library.debian for library in needed} for needed in both)
    # libxcb itself comes with each of the others: the setup need not ask for it.
    assert launch.X11.libraries == {"libxcb.so.1": "libxcb1", **x11}
    assert launch.WAYLAND.libraries == wayland
    packages = {library.debian for library in (*dev.BASE, *dev.X11, *dev.WAYLAND)}
    for script in (*(ROOT / ".github" / "workflows").iterdir(), ROOT / ".ci" / "run"):
        words = set(re.findall(r"[\w.+-]+", script.read_text(encoding="utf-8")))
        assert not words & packages, script.name
