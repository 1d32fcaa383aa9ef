"""List the program's components in CycloneDX, a format for tools that check software.

    python packaging/build.py ingredients

The components are the packages in the environment in which the wheel is tried, which has no other
packages, and, of the frozen programs, Python and the libraries of the system.
"""

from __future__ import annotations

import json
import platform
import re
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from frozen import notices
from product import BUILD, DIST, FROZEN, PROGRAM, ROOT, VERSION
from tools import BuildError, run, say

ENVIRONMENT = BUILD / "wheel-environment"
"""The environment with nothing but the wheel, made by packaging/trials/wheel.py."""
PURL = "pkg:deb/debian/"
"""How the name of a package of Debian begins."""
LIST = DIST / f"{PROGRAM}.cdx.json"


def completed(bill: dict[str, Any]) -> dict[str, Any]:
    """Add to a bill of materials what the environment does not tell: the version, and Python."""
    program = bill["metadata"]["component"]
    program["version"] = VERSION  # the tool does not ask hatchling for the version
    number = platform.python_version()
    python = {
        "bom-ref": f"python=={number}",
        "licenses": [{"license": {"id": "PSF-2.0"}}],
        "name": "python",
        "purl": f"pkg:generic/python@{number}",
        "type": "platform",
        "version": number,
    }
    bill["components"] += [python, *system_libraries()]
    for known in bill["dependencies"]:
        if known["ref"] == program["bom-ref"]:
            known["dependsOn"].append(python["bom-ref"])
    bill["dependencies"].append({"ref": python["bom-ref"]})
    return bill


def system_libraries(frozen: Path = FROZEN) -> list[dict[str, str]]:
    """Return the system's libraries in the frozen program, as its list of licences names them."""
    overview = frozen / "_internal" / notices.FOLDER / notices.OVERVIEW
    if not overview.is_file():
        return []
    text = re.sub(r"\n +|(?<=\w,)\n", " ", overview.read_text(encoding="utf-8"))
    part = re.compile(r"of the Debian package (\S+)[^\n]*? Source: \S+?/([^/\s]+)/?$", re.MULTILINE)
    return [
        {"type": "library", "name": name, "version": version, "purl": f"{PURL}{name}@{version}"}
        for name, version in part.findall(text)
    ]


def write_list(environment: Path = ENVIRONMENT, target: Path = LIST) -> list[str]:
    """Write the list, and return the components with their versions."""
    if not environment.is_dir():
        raise BuildError(f"{environment} is missing; first: python packaging/build.py wheel")
    tool = Path(sysconfig.get_path("scripts"), "cyclonedx-py")
    options: list[str | Path] = ["--output-reproducible", "--output-format", "JSON"]
    options += ["--output-file", target]
    target.parent.mkdir(parents=True, exist_ok=True)
    run([tool, "environment", environment, "--pyproject", ROOT / "pyproject.toml", *options])
    bill = completed(json.loads(target.read_text(encoding="utf-8")))
    target.write_text(json.dumps(bill, indent=2) + "\n", encoding="utf-8")
    return [f"{part['name']} {part['version']}" for part in bill["components"]]


def main(arguments: Sequence[str]) -> int:
    """Write the list and print the components."""
    del arguments
    say(f"{LIST}: {', '.join(write_list())}")
    return 0
