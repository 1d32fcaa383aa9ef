"""What may import what under packaging/: read from the source, also inside functions.

The scripts are no package and import each other by name, which import-linter cannot follow.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from product import ROOT

LAYERS = (
    "build | spec",
    "trials",
    "linux | macos | windows",
    "wheels",
    "frozen",
    "stores",
    "changelog | icons | translate",
    "tools",
    "build_hook | compile_resources | dev | product",
)
"""Folders and scripts, each of which imports only from lower lines. The spec is analyser.spec."""

_LINES = [line.replace("|", " ").split() for line in reversed(LAYERS)]
FLOOR = {room: floor for floor, line in enumerate(_LINES) for room in line}

ALONE: Mapping[str, set[str]] = {
    "build_hook": {"hatchling"},
    "compile_resources": set(),
    "dev": set(),
    "frozen.shared": {"pyimod01_archive", "pyimod02_importers"},
    "trials.linux.read_window": {"pyatspi"},
}
"""What runs where nothing else is installed, and what it imports besides the standard library."""

MOST_MODULES = 16
"""In one folder: more are no longer found at a glance."""


def scripts(folder: Path) -> dict[str, set[str]]:
    """What each script below a folder imports: modules, and what might be one in a folder."""
    files = {
        ".".join(file.relative_to(folder).with_suffix("").parts): file
        for file in folder.rglob("*.py")
    }
    found: dict[str, set[str]] = {}
    for name, file in {**files, "spec": folder / "analyser.spec"}.items():
        imported = found[name] = set()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                place = "." * node.level + (node.module or "")
                imported |= {place, *(f"{place}.{alias.name}" for alias in node.names)}
    return found


def room_of(name: str) -> str:
    """The folder that a script is in, or itself at the top."""
    return name.partition(".")[0]


def faults(folder: Path) -> Iterator[str]:
    """Yield whatever breaks the order, a sentence each."""
    found = scripts(folder)
    arrows = {name: imports & found.keys() for name, imports in found.items()}
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as error:
        yield f"a circle: {' and '.join(sorted(set(error.args[1])))}"
    for name in sorted({room_of(name) for name in found} - FLOOR.keys()):
        yield f"{name} has no place in the layers"
    for name, targets in arrows.items():
        for target in targets:
            here, there = room_of(name), room_of(target)
            if here != there and FLOOR.get(here, 0) <= FLOOR.get(there, 0):
                yield f"{name} imports {target}"
    for name, allowed in ALONE.items():
        for surplus in set(map(room_of, found[name])) - allowed - sys.stdlib_module_names:
            yield f"{name} imports {surplus}, which may be missing where it runs"
    for place in {file.parent for file in folder.rglob("*.py")}:
        if (number := len(list(place.glob("*.py")))) > MOST_MODULES:
            yield f"{place.name} has {number} modules"


def test_everything_under_packaging_is_read_and_arrows_point_down() -> None:
    found = scripts(ROOT / "packaging")
    assert {"dev", "frozen.bundle", "trials.check", "trials.windows.installed"} <= found.keys()
    assert "frozen.bundle" in found["spec"]
    assert list(faults(ROOT / "packaging")) == []
