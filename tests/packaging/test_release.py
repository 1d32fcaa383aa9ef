"""The release workflow says what packaging/build.py can do, and hands out what it writes."""

import re
import subprocess
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from linux import portable
from macos.image import image_name
from product import HOMEPAGE, RELEASES, ROOT, VERSION
from windows.installer import setup_name

WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"
SYSTEMS = {"linux": "linux", "windows": "win32", "macos": "darwin"}
"""The jobs, and what Python calls the system each runs on."""


@pytest.fixture(scope="module")
def verbs(build: ModuleType) -> Mapping[str, Any]:
    found: Mapping[str, Any] = build.VERBS
    return found


@pytest.fixture(scope="module")
def jobs() -> dict[str, str]:
    """The text of each job, by its name: two spaces, the name, a colon."""
    text = WORKFLOW.read_text(encoding="utf-8").split("\njobs:\n", 1)[1]
    parts = re.split(r"^  ([a-z]+):\n", text, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_command_is_one_of_the_build_script_on_that_system(
    jobs: dict[str, str], verbs: Mapping[str, Any], system: str
) -> None:
    called = re.findall(r"python packaging/build\.py (\S+)", jobs[system])
    assert called
    for verb in called:
        assert verb in verbs
        assert SYSTEMS[system] in verbs[verb].systems


def test_all_that_linux_can_build_is_built(jobs: dict[str, str], verbs: Mapping[str, Any]) -> None:
    called = set(re.findall(r"python packaging/build\.py (\S+)", jobs["linux"]))
    everything = {name for name, verb in verbs.items() if "linux" in verb.systems and verb.in_all}
    left_out = {"start"}  # measures a quiet machine
    # What is a double of another system's is built there by the real one.
    stand_ins = {name for name in everything if name.startswith(("macos", "windows"))}
    assert called >= everything - left_out - stand_ins


def test_no_secret_is_in_a_command(jobs: dict[str, str]) -> None:
    # In a command it would be in the log where the shell repeats what it runs.
    for text in jobs.values():
        for line in text.splitlines():
            assert "secrets." not in line or re.fullmatch(
                r" +[A-Z0-9_]+: \$\{\{ secrets\.[A-Z0-9_]+ \}\}", line
            )


def test_the_notes_are_the_changelog_of_that_version(jobs: dict[str, str], tmp_path: Path) -> None:
    script = re.search(r"awk -v version=\S+ '\n(.*?)\n +'", jobs["publish"], re.DOTALL)
    assert script is not None
    changelog = tmp_path / "CHANGELOG.md"
    changelog.write_text(
        "# Changelog\n\n## [Unreleased]\n\n- new\n\n## [1.2.0] - 2026-01-01\n\n### Added\n\n- a\n\n"
        "## [1.1.0] - 2025-01-01\n\n- old\n",
        encoding="utf-8",
    )
    command = ["awk", "-v", "version=1.2.0", script[1], changelog]
    notes = subprocess.check_output(command, encoding="utf-8")
    assert notes.strip() == "### Added\n\n- a"


def test_the_readme_names_the_files_that_are_built() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in (setup_name(), image_name("arm64"), portable.file_name("x86_64")):
        assert f"`{name.replace(VERSION, 'VERSION')}`" in readme
    assert (f"<{HOMEPAGE}/releases>" if HOMEPAGE else RELEASES) in " ".join(readme.split())
