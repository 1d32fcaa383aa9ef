"""The Debian package: its fields, its files, and that it is the same every time."""

import email.message
import email.parser
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from analyser import __version__
from analyser.product import HOMEPAGE, PROGRAM
from frozen.notices import FOLDER, OVERVIEW
from linux import deb, metadata
from tools import BuildError

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="reads and packs programs for Linux"),
    pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="needs dpkg-deb"),
    pytest.mark.skipif(shutil.which("objdump") is None, reason="needs binutils"),
]


@pytest.mark.parametrize(
    ("version", "expected"),
    [("1.2.0", "1.2.0"), ("1.2.0rc1", "1.2.0~rc1"), ("1.2.0.dev3", "1.2.0~dev3")],
)
def test_a_version_before_the_release_sorts_before_it(version: str, expected: str) -> None:
    assert deb.debian_version(version) == expected
    if version != "1.2.0":
        subprocess.run(["dpkg", "--compare-versions", expected, "lt", "1.2.0"], check=True)


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package of a small program in the frozen one's form, built twice."""
    folder = tmp_path_factory.mktemp("deb")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("linux.metadata.ICONS", folder / "icons")
        patch.setenv("SOURCE_DATE_EPOCH", "1600000000")
        (folder / "icons").mkdir()
        for size in metadata.ICON_SIZES:
            (folder / "icons" / f"{PROGRAM}-{size}.png").write_bytes(b"icon")
        for name, moment in (("first", 1_000_000_000), ("second", 1_700_000_000)):
            frozen = folder / name / PROGRAM
            (frozen / "_internal" / FOLDER).mkdir(parents=True)
            (frozen / "_internal" / FOLDER / OVERVIEW).touch()
            shutil.copy("/bin/true", frozen / PROGRAM)
            (frozen / "_internal" / "data").write_text("ace of spades\n", encoding="utf-8")
            os.utime(frozen / "_internal" / "data", (moment, moment))
            (frozen / "_internal").chmod(0o700)
            deb.build(folder / name / "package.deb", frozen)
    return folder / "first" / "package.deb"


@pytest.fixture(scope="module")
def root(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("root")
    subprocess.run(["dpkg-deb", "--raw-extract", str(package), str(folder)], check=True)
    return folder


@pytest.fixture
def control(root: Path) -> email.message.Message:
    return email.parser.Parser().parsestr((root / "DEBIAN" / "control").read_text("utf-8"))


@pytest.mark.long
def test_the_package_is_the_same_every_time(package: Path) -> None:
    second = package.parents[1] / "second" / "package.deb"
    assert package.read_bytes() == second.read_bytes()


def test_the_fields_say_what_it_is(control: email.message.Message) -> None:
    assert control["Package"] == PROGRAM
    assert control["Version"] == deb.debian_version(__version__)
    assert control["Architecture"] == deb.architecture()
    assert set(control.keys()) >= {"Maintainer", "Section", "Priority"}
    assert control["Homepage"] == (HOMEPAGE or None)
    assert control["Depends"].startswith("libc6 (>= 2.")
    assert "fontconfig-config" in control["Depends"]
    assert len(control["Description"].splitlines()[0]) < 60


def test_the_size_is_that_of_its_files(root: Path, control: email.message.Message) -> None:
    sizes = [path.stat().st_size for path in (root / "usr").rglob("*") if path.is_file()]
    command = (root / "usr" / "bin" / PROGRAM).stat().st_size  # a link, which has none of its own
    kilobytes = int(control["Installed-Size"])
    assert sum(sizes) - command <= kilobytes * 1024 <= sum(sizes) + 1024 * len(sizes)
    lines = (root / "DEBIAN" / "md5sums").read_text("utf-8").splitlines()
    sums = {line[34:]: line[:32] for line in lines}
    for name, expected in sums.items():
        content = (root / name).read_bytes()
        assert hashlib.md5(content, usedforsecurity=False).hexdigest() == expected
    files = [path for path in (root / "usr").rglob("*") if path.is_file() and not path.is_symlink()]
    assert sorted(sums) == sorted(str(path.relative_to(root)) for path in files)


def test_the_command_starts_the_program(root: Path) -> None:
    command = root / "usr" / "bin" / PROGRAM
    assert command.is_symlink()
    assert not command.readlink().is_absolute()
    subprocess.run([str(command)], check=True)


def test_everybody_may_read_and_only_root_may_write(package: Path) -> None:
    contents = subprocess.check_output(["dpkg-deb", "--contents", str(package)], text=True)
    listing = contents.splitlines()
    allowed = {"drwxr-xr-x", "-rw-r--r--", "-rwxr-xr-x", "lrwxrwxrwx"}
    assert {line.split()[0] for line in listing} == allowed
    assert {line.split()[1] for line in listing} == {"root/root"}


def test_the_papers_are_there_and_no_script_that_runs_on_the_users_machine(root: Path) -> None:
    documents = root / "usr" / "share" / "doc" / PROGRAM
    assert (documents / "third-party" / OVERVIEW).is_file()
    assert "Permission is hereby granted" in (documents / "copyright").read_text("utf-8")
    opening = deb.changelog(1_600_000_000).splitlines()[0]
    assert opening == f"{PROGRAM} ({deb.debian_version(__version__)}) unstable; urgency=medium"
    assert {path.name for path in (root / "DEBIAN").iterdir()} == {"control", "md5sums"}


def test_without_a_frozen_program_the_command_to_type_is_named(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"first: python packaging/build\.py freeze"):
        deb.build(tmp_path / "package.deb", tmp_path)
