"""The verbs of packaging/build.py: workflows call them, and a release hands out what they write."""

import datetime
import importlib
import re
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import product
import stores
from changelog import releases
from linux import portable
from macos.image import image_name
from product import HOMEPAGE, RELEASES, ROOT, VERSION
from tools import BuildError
from windows.installer import setup_name

WORKFLOWS = ROOT / ".github" / "workflows"
SYSTEMS = {"linux": "linux", "windows": "win32", "macos": "darwin"}
"""The jobs, and what Python calls the system each runs on."""


@pytest.fixture(scope="module")
def jobs() -> dict[str, str]:
    """The text of each job of the release, by its name: two spaces, the name, a colon."""
    text = (WORKFLOWS / "release.yml").read_text(encoding="utf-8").split("\njobs:\n", 1)[1]
    parts = re.split(r"^  ([a-z]+):\n", text, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_command_is_one_of_the_build_script_on_that_system(
    jobs: dict[str, str], build: ModuleType, system: str
) -> None:
    verbs: Mapping[str, Any] = build.VERBS
    called = set(re.findall(r"python packaging/build\.py (\S+)", jobs[system]))
    assert called
    assert all(SYSTEMS[system] in verbs[verb].systems for verb in called)


def test_all_that_linux_can_build_is_built_and_most_before_a_change_lands(
    jobs: dict[str, str], build: ModuleType
) -> None:
    verbs: Mapping[str, Any] = build.VERBS
    everything = {name for name, verb in verbs.items() if "linux" in verb.systems and verb.in_all}
    # A quiet machine is measured by `start`, and macos-dry is a double of what a Mac builds.
    everything -= {"start", "macos-dry"}
    assert set(re.findall(r"python packaging/build\.py (\S+)", jobs["linux"])) >= everything
    landing = (ROOT / ".ci" / "run").read_text(encoding="utf-8").partition("build all")[2]
    assert {"wheel", "freeze", "check", "deb", "deb-proof", "portable"} <= set(landing.split())


def test_no_secret_is_in_a_command_and_every_action_is_pinned(jobs: dict[str, str]) -> None:
    for file in (ROOT / ".github").rglob("*.yml"):
        for line in file.read_text(encoding="utf-8").splitlines():
            # In a command it would be in the log where the shell repeats what it runs.
            assert "secrets." not in line or re.fullmatch(
                r" +[A-Z0-9_]+: \$\{\{ secrets\.[A-Z0-9_]+ \}\}", line
            )
            used = re.search(r"uses: (.*)", line)
            pinned = r"\./.*|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+"
            assert used is None or re.fullmatch(pinned, used[1]), line
    assert "attest" in jobs["publish"]


CHANGES = """# Changelog

## [1.2.0] - 2026-01-01

### Added

- A window
  with `cards`.
- More.

## [1.1.0] - 2025-01-01

- Second.
"""


def test_the_notes_are_the_changelog_of_that_version() -> None:
    assert stores.notes(CHANGES, "1.2.0") == "### Added\n\n- A window\n  with `cards`.\n- More.\n"
    with pytest.raises(BuildError, match="not released"):
        stores.notes(CHANGES.replace("[1.2.0] - 2026-01-01", "[Unreleased]"), "1.1.0")
    with pytest.raises(BuildError, match=r"no heading “## \[1\.3\.0\]"):
        stores.notes(CHANGES, "1.3.0")
    newest, older = releases(CHANGES, "1.2.0")
    assert newest.notes == ["A window with cards.", "More."]
    assert releases(CHANGES, "1.1.0") == [older]
    assert older.date == datetime.date(2025, 1, 1)


def test_the_manifests_have_the_checksums_and_the_address_of_the_forge(tmp_path: Path) -> None:
    names = [f"hand-analyser-1.2.0{end}.exe" for end in ("-setup", "-arm64-setup")]
    names += [f"hand-analyser-1.2.0-macos-{machine}.dmg" for machine in ("arm64", "x86_64")]
    sums = {name: f"{number}" * 64 for number, name in enumerate(names)}
    address = "https://forge.example/hand-analyser"
    texts = "\n".join(stores.manifests(sums, address, "1.2.0").values())
    assert all(digest in texts for digest in sums.values())
    assert f"InstallerUrl: {address}/releases/download/v1.2.0/{names[0]}" in texts
    with pytest.raises(BuildError, match="HOMEPAGE"):
        stores.manifests(sums, "", "1.2.0")
    module = tmp_path / "product.py"
    module.write_text('HOMEPAGE: Final[str] = ""\n', encoding="utf-8")
    product.set_homepage(address, module)
    assert module.read_text(encoding="utf-8") == f'HOMEPAGE: Final[str] = "{address}"\n'


def test_manifests_can_be_read_before_a_release(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "PLACE", tmp_path)
    assert stores.main(["dry"]) == 0
    written = {file.name: file.read_text(encoding="utf-8") for file in tmp_path.iterdir()}
    assert len(written) == 5
    assert not any("$" in text for name, text in written.items() if name != "notes.md")


def test_the_readme_names_the_files_that_are_built() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in (setup_name(), image_name("arm64"), portable.file_name("x86_64")):
        assert f"`{name.replace(VERSION, 'VERSION')}`" in readme
    assert (f"<{HOMEPAGE}/releases>" if HOMEPAGE else RELEASES) in " ".join(readme.split())


def test_the_verbs_are_listed(build: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["--help"]) == 0
    assert build.main([]) == 2
    output = capsys.readouterr().out
    for name, verb in build.VERBS.items():
        assert f"  {name} " in output
        assert verb.summary in output
    assert build.main(["frieze"]) == 2
    assert "there is no verb 'frieze'" in capsys.readouterr().out


def test_contributors_find_every_verb(build: ModuleType) -> None:
    page = (ROOT / "packaging" / "README.md").read_text("utf-8").partition("| Verb |")[2]
    page = page.partition("\n\n")[0]  # that table alone
    first_cells = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    listed = {name for cell in first_cells for name in re.findall(r"`([\w-]+)`", cell)}
    assert listed == {*build.VERBS, build.ALL}


def test_every_verb_is_there_to_be_done(build: ModuleType) -> None:
    for verb in build.VERBS.values():
        for module in filter(None, (verb.module, verb.trial)):
            assert callable(importlib.import_module(module).main)
