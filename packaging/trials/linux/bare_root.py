"""A minimal Debian in a folder, in which to try programs as on a user's new machine."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from product import BUILD, PROGRAM
from tools import BuildError, need, run, say
from trials.linux import network

SUITE: Final = "bookworm"
"""Debian 12, the oldest whose C library is new enough for the program."""
MIRROR: Final = "http://deb.debian.org/debian"
SCRIPTS: Final = Path("/usr/share/debootstrap/scripts")
CACHE: Final = BUILD / "roots"
"""The packed minimal Debian, which is made only once, and the packages downloaded for it."""

USER_ID: Final = 65534
"""The user nobody, who exists on every system: D-Bus outside looks the name up as well."""
HOME: Final = "/home/nobody"

PASSING: Final = {
    *("dev", "proc", "sys", "tmp", "run", "var/cache", "var/lib/apt", "var/log", "root/.cache"),
    HOME[1:],
}
"""Folders whose contents change by themselves, and the user's."""

_ENTER: Final = """
root=$1 archives=$2 shared=$3 identity=$4
shift 4
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mkdir -p "$root/var/cache/apt/archives/partial" "$root$shared"
mount --bind "$archives" "$root/var/cache/apt/archives"
mount --bind "$shared" "$root$shared"
while [ "$1" != -- ]; do
  mkdir -p "$root$1"
  mount --bind -o ro "$1" "$root$1"
  shift
done
shift
chroot --userspec="$identity" "$root" "$@"
"""
"""A shell script that runs in separate namespaces, so that mounts and processes end with it.

The shell itself stays root: a process that changes its user no longer ends with its parent."""


class BareRoot:
    """A Debian in a folder, with one ordinary user."""

    def __init__(self, folder: Path, shared: Path) -> None:
        """Use the Debian in `folder`; the folder `shared` has the same path inside and outside."""
        self.folder = folder
        self.shared = shared
        self.readable: list[Path] = []
        """More folders with the same path inside and outside, read-only inside."""
        self.variables: Mapping[str, str] = {}
        """Environment variables for all programs inside."""

    def command(
        self, words: Sequence[str | Path], user: bool = False, **environment: str
    ) -> list[str]:
        """Return the command that runs `words` inside, as the user if `user`, otherwise as root."""
        variables = {
            "HOME": HOME if user else "/root",
            "LANG": "C.UTF-8",
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "DEBIAN_FRONTEND": "noninteractive",
            **self.variables,
            **environment,
        }
        identity = f"{USER_ID}:{USER_ID}" if user else "0:0"
        archives = CACHE / "archives"
        return [
            *("unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-ec", _ENTER, "sh"),
            *map(str, (self.folder, archives, self.shared, identity, *self.readable)),
            "--",
            *("env", "-i", *(f"{name}={value}" for name, value in variables.items())),
            *map(str, words),
        ]

    def run(self, *words: str | Path, user: bool = False, **environment: str) -> str:
        """Run a program inside to its end and return its output."""
        return run(self.command(words, user, **environment))

    def apt(self, *words: str | Path) -> None:
        """Run apt-get without questions and without recommended packages."""
        self.run("apt-get", "-qq", "-y", "--no-install-recommends", *words)

    def reach_packages(self, settings: network.Settings) -> None:
        """Configure pip inside, so that it finds the same packages as outside."""
        (self.folder / "etc" / "pip.conf").write_text(settings.pip_conf, encoding="utf-8")
        for file in filter(Path.is_file, settings.paths):
            copy = self.folder / file.relative_to("/")
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
        self.readable = list(filter(Path.is_dir, settings.paths))
        self.variables = settings.variables

    def files(self) -> set[str]:
        """Return the names of all files inside, except logs, caches, running system and home."""
        found = set()
        for folder, folders, names in os.walk(self.folder):
            here = Path(folder).relative_to(self.folder)
            folders[:] = [name for name in folders if str(here / name) not in PASSING]
            found |= {str(here / name) for name in (*folders, *names)}
        return found

    def mentions(self, words: Sequence[str]) -> list[str]:
        """Return the files inside, except the user's, that contain one of `words`."""
        options = [option for word in words for option in ("-e", word)]
        places = ("/etc", "/opt", "/usr", "/var/lib/dpkg", "/var/lib/systemd")
        # grep's status is 1 if it finds nothing.
        script = 'grep --recursive --files-with-matches --binary-files=text "$@" || [ $? -eq 1 ]'
        found = self.run("sh", "-c", script, "sh", *options, *places).splitlines()
        return [line for line in found if not line.endswith(("-old", ".log"))]


@contextmanager
def bare_root(suite: str = SUITE) -> Iterator[BareRoot]:
    """Yield a new bare root, which is deleted when the block ends."""
    if os.geteuid() != 0:
        line = shlex.join(["sudo", sys.executable, *sys.argv])
        raise BuildError(f"only the system's administrator can set up a Debian; type: {line}")
    need("unshare", "util-linux")
    packed = CACHE / f"{suite}.tar"
    if not packed.is_file():
        _make(suite, packed)
    (CACHE / "archives" / "partial").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f"{PROGRAM}-") as name:
        folder, shared = Path(name, "root"), Path(name, "shared")
        folder.mkdir()
        shared.mkdir()
        Path(name).chmod(0o755)
        run(["tar", "--extract", "--numeric-owner", "--file", packed, "--directory", folder])
        shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")
        settings = folder / "etc" / "apt" / "apt.conf.d" / "99outside"
        settings.write_text(network.apt_settings(), encoding="utf-8")
        yield BareRoot(folder, shared)


def _make(suite: str, packed: Path) -> None:
    say(f"Setting up a bare Debian ({suite}), once: {packed}")
    packed.parent.mkdir(parents=True, exist_ok=True)
    debootstrap = need("debootstrap", "debootstrap")
    with tempfile.TemporaryDirectory(prefix=f"{PROGRAM}-") as name:
        folder = Path(name, "root")
        # The script of sid serves for a suite that debootstrap does not know yet.
        script = [] if (SCRIPTS / suite).exists() else [SCRIPTS / "sid"]
        run([debootstrap, "--variant=minbase", suite, folder, MIRROR, *script])
        home = folder / HOME[1:]
        home.mkdir()
        os.chown(home, USER_ID, USER_ID)
        partial = packed.with_suffix(".part")
        run(["tar", "--create", "--numeric-owner", "--file", partial, "--directory", folder, "."])
        partial.replace(packed)
