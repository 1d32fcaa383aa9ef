"""What is in the wheel and in the source archive, and that the resources in it open anywhere."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[2]

#: One entry too short to compress, and one that shrinks well.
QRC = """<RCC><qresource prefix="/t">
<file>small.txt</file><file>large.txt</file>
</qresource></RCC>"""


# --------------------------------------------------------------------------- the resource compiler


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A resource file with two entries, one of them worth compressing."""
    (tmp_path / "small.txt").write_text("ace\n", encoding="utf-8")
    (tmp_path / "large.txt").write_text("ace of spades\n" * 1_000, encoding="utf-8")
    path = tmp_path / "t.qrc"
    path.write_text(QRC, encoding="utf-8")
    return path


def test_the_same_sources_give_the_same_bytes(
    compiler: ModuleType, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = source.with_name("first.py"), source.with_name("second.py")
    compiler.compile_resources(source, first)
    os.utime(source.with_name("large.txt"), (1, 1))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    monkeypatch.setenv("QT_RCC_SOURCE_DATE_OVERRIDE", "1100000000")
    compiler.compile_resources(source, second)
    assert first.read_bytes() == second.read_bytes()


def test_every_system_can_decompress_the_result(compiler: ModuleType, source: Path) -> None:
    # Each entry of the tree is 22 bytes: the offset of its name in 4, then its flags in 2, of which
    # 1 is zlib, which every QtCore has, 2 a folder, and 4 zstd, which only that of Linux has.
    target = source.with_name("compiled.py")
    compiler.compile_resources(source, target)
    text = target.read_text(encoding="utf-8")
    literal = text[text.index("qt_resource_struct = ") :].split("def ")[0].split("=", 1)[1]
    tree = ast.literal_eval(literal.strip())
    flags = [int.from_bytes(tree[i + 4 : i + 6], "big") for i in range(0, len(tree), 22)]
    assert sorted(flags) == [0, 1, 2, 2]


def test_a_missing_file_is_an_error_and_leaves_the_old_result(
    compiler: ModuleType, source: Path
) -> None:
    target = source.with_name("compiled.py")
    target.write_text("old\n", encoding="utf-8")
    source.with_name("large.txt").unlink()
    with pytest.raises(compiler.ResourceError, match=r"large\.txt"):
        compiler.compile_resources(source, target)
    assert target.read_text(encoding="utf-8") == "old\n"
    assert sorted(path.suffix for path in source.parent.iterdir()) == [".py", ".qrc", ".txt"]


def test_an_incomplete_checkout_is_named(compiler: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(compiler.ResourceError, match=r"gone\.qrc is missing"):
        compiler.compile_resources(tmp_path / "gone.qrc", tmp_path / "compiled.py")


def test_the_compiler_on_the_path_will_do(
    compiler: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    assert compiler.find_compiler() == ["/usr/bin/pyside6-rcc"]


def test_no_compiler_is_said_in_words(
    compiler: ModuleType,
    source: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(compiler.ResourceError, match="install PySide6-Essentials"):
        compiler.compile_resources(source, source.with_name("compiled.py"))
    assert compiler.main() == 1
    assert capsys.readouterr().err.count("\n") == 1


# -------------------------------------------------------------------------------------- the wheel


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
        subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder / name)],
            cwd=copy,
            check=True,
            capture_output=True,
        )
        (built[name],) = (folder / name).iterdir()
    return built


def test_the_wheel_has_the_package_with_its_resources_and_nothing_else(
    archives: dict[str, Path],
) -> None:
    with zipfile.ZipFile(archives["whl"]) as archive:
        names = archive.namelist()
    tables = {f"analyser/poker/ranges/{name}" for name in ("matchups.npz", "strength.csv")}
    assert {"analyser/gui/resources_rc.py", "analyser/py.typed", *tables} <= set(names)
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
    assert {name.split("/")[0].split("-")[0] for name in names} == {"analyser", "hand_analyser"}
    assert not any("__pycache__" in name for name in names)


def test_the_wheel_is_the_same_every_time(archives: dict[str, Path]) -> None:
    assert archives["whl"].read_bytes() == archives["again"].read_bytes()


def test_the_source_archive_can_build_the_wheel(archives: dict[str, Path]) -> None:
    with tarfile.open(archives["tar.gz"]) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames()}
    assert names >= {
        "analyser/__init__.py",
        "packaging/build_hook.py",
        "packaging/compile_resources.py",
        "packaging/dev.py",
        "resources/analyser.qrc",
        "tests/conftest.py",
        "LICENSE",
        "README.md",
        "pyproject.toml",
    }
    assert "analyser/gui/resources_rc.py" not in names, "built on the way to a wheel"


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
    finished = subprocess.run(
        [sys.executable, "-c", READ_ALL, str(archives["whl"]), *expected],
        cwd=archives["whl"].parent,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    sizes = dict(line.rsplit(" ", 1) for line in finished.stdout.splitlines())
    assert {name: int(size) for name, size in sizes.items()} == expected
    assert len(expected) > 52
