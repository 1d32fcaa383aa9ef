"""Build the Debian package of the frozen program.

    python packaging/build.py deb

This needs only dpkg-deb, because the package consists of files: no script runs when it is installed
or removed. Other packages update the caches of launchers, icons and file types, which they own.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import tempfile
import textwrap
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final

from changelog import releases
from frozen import notices
from linux import metadata
from linux.needs import debian_packages
from product import AUTHORS, CONTACT, DIST, FROZEN, PROGRAM, ROOT, VERSION
from tools import BuildError, need, run, say, source_date
from wheels.ingredients import system_libraries

WRAPPED_AT: Final = 76


def debian_version(version: str = VERSION) -> str:
    """Return a version in Debian's form, which sorts 1.2.0~rc1 before 1.2.0."""
    return re.sub(r"\.?(a|b|rc|dev)(?=\d)", r"~\1", version)


def architecture() -> str:
    """Return Debian's name of this machine's architecture."""
    return run([need("dpkg", "dpkg"), "--print-architecture"]).strip()


def package_file(folder: Path = DIST) -> Path:
    """Return the path of the Debian package in a folder."""
    return folder / f"{PROGRAM}_{debian_version()}_{architecture()}.deb"


def build(target: Path, frozen: Path = FROZEN) -> Path:
    """Pack a frozen program as a Debian package; the bytes are reproducible."""
    dpkg_deb = need("dpkg-deb", "dpkg")
    if not (frozen / PROGRAM).is_file():
        raise BuildError(f"{frozen} has no {PROGRAM}; first: python packaging/build.py freeze")
    epoch = source_date()
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder, "root")
        fill(root, frozen)
        brought = (library["name"] for library in system_libraries(frozen))
        write_control(root, debian_packages(root, brought))
        settle(root, epoch)
        # Owned by root, whoever builds it. The times are set above: dpkg-deb would keep older ones.
        options = ["--root-owner-group", "-Zxz", "-z9"]
        environment = {"SOURCE_DATE_EPOCH": str(epoch)}
        run([dpkg_deb, *options, "--build", root, target], environment=environment)
    return target


def fill(root: Path, frozen: Path) -> None:
    """Copy every file of the package to its path below the folder."""
    usr = root / "usr"
    place_program(usr, frozen)
    metadata.install(usr)
    documents = usr / "share" / "doc" / PROGRAM
    metadata.write(documents / "copyright", copyright_file().encode())
    metadata.write(documents / "changelog.gz", gzip.compress(changelog().encode(), 9, mtime=0))
    link_notices(documents)
    overrides = usr / "share" / "lintian" / "overrides" / PROGRAM
    metadata.write(overrides, metadata.filled("lintian-overrides").encode())


def place_program(usr: Path, frozen: Path) -> None:
    """Copy the frozen program and its command into the folder usr, readable for everybody."""
    program = usr / "lib" / PROGRAM
    shutil.copytree(frozen, program, symlinks=True)
    for path in program.rglob("*"):
        if path.is_file() and not path.is_symlink():
            path.chmod(0o644)
    (program / PROGRAM).chmod(0o755)
    command = usr / "bin" / PROGRAM
    command.parent.mkdir(parents=True)
    command.symlink_to(Path("..", "lib", PROGRAM, PROGRAM))


def link_notices(documents: Path) -> None:
    """Link the package's folder of documents to the licences in the program's own folder."""
    up = Path(*[".."] * 3)
    (documents / "third-party").symlink_to(up / "lib" / PROGRAM / "_internal" / notices.FOLDER)


def write_control(root: Path, needed: Mapping[str, str]) -> None:
    """Write the package's fields, and a checksum of each file, for dpkg."""
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    sums = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}"
        f"  {path.relative_to(root)}\n"
        for path in files
    ]
    control = metadata.filled(
        "control",
        architecture=architecture(),
        debian_version=debian_version(),
        depends=needed["Depends"],
        recommends=needed["Recommends"],
        # In units of 1024 bytes, each file rounded up: Debian Policy 5.6.20.
        installed_size=str(sum(-(-path.stat().st_size // 1024) for path in files)),
    )
    metadata.write(root / "DEBIAN" / "control", control.encode())
    metadata.write(root / "DEBIAN" / "md5sums", "".join(sums).encode())


def settle(root: Path, epoch: int) -> None:
    """Set the time of all files and folders to `epoch`, and the usual permissions of folders."""
    for path in [root, *root.rglob("*")]:
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755)
        os.utime(path, (epoch, epoch), follow_symlinks=False)


def changelog() -> str:
    """Return the releases in the form of Debian Policy 4.4."""
    parts = []
    for release in releases():
        moment = datetime.combine(release.date, datetime.min.time(), UTC)
        notes = [
            textwrap.fill(note, WRAPPED_AT, initial_indent="  * ", subsequent_indent="    ")
            for note in release.notes
        ]
        parts += [
            f"{PROGRAM} ({debian_version(release.version)}) unstable; urgency=medium",
            "\n".join(notes),
            f" -- {AUTHORS} <{CONTACT}>  {format_datetime(moment)}",
        ]
    return "\n\n".join(parts) + "\n"


def copyright_file() -> str:
    """Return the copyright and licence of the package: https://dep-team.pages.debian.net."""
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    permission = licence[licence.index("Permission is hereby granted") :].rstrip()
    indented = [f" {line}" if line else " ." for line in permission.splitlines()]
    return metadata.filled("copyright", permission="\n".join(indented))


def main(arguments: Sequence[str]) -> int:
    """Build the package of the frozen program and say where it is."""
    del arguments
    package = build(package_file())
    say(f"{package}: {package.stat().st_size / 1e6:.1f} MB")
    return 0
