"""What is in the wheel and in the source archive, and that the resources in it open anywhere."""

import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from processes import ROOT, run_python


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A wheel, built twice, and a source archive of a copy of this project, by suffix."""
    folder = tmp_path_factory.mktemp("build")
    copy = folder / "project"
    ignored = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "resources_rc.py")
    shutil.copytree(ROOT, copy, ignore=ignored)
    shutil.copy(ROOT / ".gitignore", copy)
    built = {}
    for name, target in {"whl": "wheel", "again": "wheel", "tar.gz": "sdist"}.items():
        run_python("-m", "hatchling", "build", "-t", target, "-d", folder / name, cwd=copy)
        (built[name],) = (folder / name).iterdir()
    return built


def test_the_wheel_has_the_package_and_its_resources_alone(archives: dict[str, Path]) -> None:
    with zipfile.ZipFile(archives["whl"]) as archive:
        names = archive.namelist()
    texts = {path.relative_to(ROOT).as_posix() for path in (ROOT / "analyser").rglob("*.txt")}
    assert "analyser/poker/names.txt" in texts
    read = ("ranges/matchups.npz", "ranges/strength.csv")
    files = {*texts, *[f"analyser/poker/{name}" for name in read]}
    assert {"analyser/gui/resources_rc.py", "analyser/py.typed", *files} <= set(names)
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
    assert {name.split("/")[0].split("-")[0] for name in names} == {"analyser", "hand_analyser"}
    assert not any("__pycache__" in name for name in names)


def test_the_wheel_is_the_same_every_time(archives: dict[str, Path]) -> None:
    assert archives["whl"].read_bytes() == archives["again"].read_bytes()


def test_the_source_archive_can_build_the_wheel(archives: dict[str, Path]) -> None:
    with tarfile.open(archives["tar.gz"]) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames()}
    assert names >= {
        "analyser/__init__.py", "analyser/gui/resources_rc.py", "packaging/build_hook.py",
        "packaging/compile_resources.py", "packaging/dev.py", "resources/analyser.qrc",
        "tests/conftest.py", "LICENSE", "README.md", "pyproject.toml",
    }  # fmt: skip
    # Without the compiler, as on a system without Qt's libraries.
    copy = archives["tar.gz"].parent / "unpacked"
    copy.mkdir()  # by tar, because the module of Python 3.11.2, Debian 12's, has no filters
    subprocess.run(["tar", "-xzf", archives["tar.gz"], "-C", copy], check=True)
    (unpacked,) = copy.iterdir()
    (unpacked / "packaging" / "compile_resources.py").unlink()
    run_python("-m", "hatchling", "build", "-t", "wheel", "-d", copy, cwd=unpacked)
    with (
        zipfile.ZipFile(next(copy.glob("*.whl"))) as wheel,
        zipfile.ZipFile(archives["whl"]) as own,
    ):
        assert set(wheel.namelist()) == set(own.namelist())


READ_ALL = """
import sys
sys.path.insert(0, sys.argv[1])
import analyser.gui.resources_rc as module
from PySide6.QtCore import QFile, QIODevice
assert sys.argv[1] in module.__file__, module.__file__
for name in sys.argv[2:]:
    file = QFile(":" + name)
    assert file.open(QIODevice.OpenModeFlag.ReadOnly), name
    print(name, len(file.readAll().data()))
"""


def test_every_resource_opens_from_the_wheel(archives: dict[str, Path]) -> None:
    expected = {}
    for group in ElementTree.parse(ROOT / "resources" / "analyser.qrc").iter("qresource"):
        prefix = group.get("prefix", "/").rstrip("/")
        for entry in group.iter("file"):
            assert entry.text is not None
            path = f"{prefix}/{entry.get('alias', entry.text)}"
            expected[path] = (ROOT / "resources" / entry.text).stat().st_size
    # A wheel is a zip file, and Python imports from one: no installation is needed to look inside.
    wheel = archives["whl"]
    finished = run_python("-c", READ_ALL, wheel, *expected, cwd=wheel.parent)
    assert finished.returncode == 0, finished.stderr
    sizes = dict(line.rsplit(" ", 1) for line in finished.stdout.splitlines())
    assert {name: int(size) for name, size in sizes.items()} == expected
    assert len(expected) > 52
