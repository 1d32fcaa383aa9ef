"""Two Windows to install on: the one this runs on, and Wine."""

from __future__ import annotations

import os
import shlex
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath
from typing import Final, NamedTuple

from tools import BuildError, run

PATIENCE: Final = 900
"""Seconds after which a program counts as hanging. Under Wine setup takes 10, and freezing minutes
where the machine has other work."""


class Outcome(NamedTuple):
    """How a program ended."""

    status: int
    output: str
    """Both streams, with the line ends of this system."""


class Windows(ABC):
    """A Windows on which programs can be run."""

    lacks: Sequence[str] = ()
    """What Qt warns of here when it opens a window, and on a real Windows does not."""

    def __init__(self, name: str, starter: Sequence[str], environment: Mapping[str, str]) -> None:
        """A Windows that starts programs with `starter`, and with these variables added."""
        self.name = name
        self._starter = starter
        self._environment = environment

    def run(self, program: str | Path, *arguments: str | Path) -> Outcome:
        """Run a program to its end. Paths among the arguments are made Windows' own.

        Raises:
            BuildError: it cannot be started, or does not come to an end.
        """
        words = [*self._starter, str(program)]
        words += [self.native(word) if isinstance(word, Path) else word for word in arguments]
        try:
            finished = subprocess.run(
                words,
                env={**os.environ, **self._environment},
                # A pipe that ends at once: Python under Wine dies of the null device.
                input=b"",
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=PATIENCE,
                check=False,
            )
        except OSError as error:
            raise BuildError(f"{words[0]} cannot be started: {error.strerror}") from error
        except subprocess.TimeoutExpired as error:
            raise BuildError(f"{shlex.join(words)} has not ended in {PATIENCE} s") from error
        text = finished.stdout.decode("utf-8", "replace")
        return Outcome(finished.returncode, text.replace("\r\n", "\n"))

    def ask(self, program: str | Path, *arguments: str | Path) -> str:
        """Run a program that has to succeed; what it wrote.

        Raises:
            BuildError: it did not succeed; the message has what it wrote.
        """
        status, output = self.run(program, *arguments)
        if status:
            words = shlex.join(map(str, (program, *arguments)))
            raise BuildError(f"{words} ended with {status} on {self.name}:\n{output.strip()}")
        return output

    def folder(self, variable: str) -> Path:
        """The folder that a variable of Windows names, such as APPDATA, as this system sees it."""
        return self.seen(self.ask("cmd", "/c", f"echo %{variable}%").strip())

    def start(self, program: str | Path, *arguments: str | Path) -> None:
        """Start a program that stays, such as one with a window; its output is dropped."""
        words = [*self._starter, str(program)]
        words += [self.native(word) if isinstance(word, Path) else word for word in arguments]
        subprocess.Popen(  # ended by whoever started it, by its name
            words,
            env={**os.environ, **self._environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    @abstractmethod
    def native(self, path: Path) -> str:
        """What Windows calls a file."""

    @abstractmethod
    def seen(self, native: str) -> Path:
        """Where a file that Windows names is for this system; the inverse of `native`."""


class ThisWindows(Windows):
    """The Windows that this runs on."""

    def __init__(self) -> None:
        """Say which it is."""
        super().__init__("this Windows", (), {})

    def native(self, path: Path) -> str:
        """The path as it is."""
        return str(path)

    def seen(self, native: str) -> Path:
        """The path as it is."""
        return Path(native)


class Wine(Windows):
    """Wine with a Windows of its own in a folder, its prefix."""

    # Wine has not all of Windows' ways to scale a window for its monitor.
    lacks = (
        "QtWarningMsg: QtWindows::DpiAwareness::PerMonitorVersion2 is not supported",
        "QtWarningMsg: EnableNonClientDpiScaling() failed",
    )

    def __init__(self, prefix: Path, *, as_it_comes: bool = False) -> None:
        """Use a prefix, which is made when the first program runs in it.

        `as_it_comes`: without the C library that windows/wine_python.py puts there.
        """
        # Neither .NET nor a browser is needed, nor entries in this system's menus, nor a debugger
        # that waits for somebody to look at a crash.
        overrides = "mscoree,mshtml,winemenubuilder.exe,winedbg.exe="
        if not as_it_comes:
            overrides += ";ucrtbase=n"
        settings = {"WINEPREFIX": str(prefix), "WINEDEBUG": "-all", "WINEDLLOVERRIDES": overrides}
        super().__init__("Wine", ("wine",), settings)
        self._prefix = prefix

    @property
    def system_folder(self) -> Path:
        """Windows' own libraries."""
        return self._prefix / "drive_c" / "windows" / "system32"

    @contextmanager
    def desktop(self) -> Iterator[None]:
        """Keep Windows' services and desktop running during the block.

        Otherwise the first program starts them, and they hold its output pipe open: the reader of
        that pipe would wait for them, and they for the reader.
        """
        environment = {**os.environ, **self._environment}
        nowhere = subprocess.DEVNULL
        explorer = subprocess.Popen(
            ["wine", "explorer.exe", "/desktop"],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=nowhere,
            stderr=nowhere,
        )
        try:
            # Ends when all that is started with Windows has started.
            subprocess.run(
                ["wine", "cmd", "/c", "ver"],
                env=environment,
                input=b"",
                stdout=nowhere,
                stderr=nowhere,
                timeout=PATIENCE,
                check=True,
            )
            yield
        finally:
            # Wine's server ends what is still running in this prefix, and nothing else.
            run(["wineserver", "--kill"], environment=self._environment)
            explorer.communicate()

    def wait(self) -> None:
        """Wait until the last program has ended and all settings are written."""
        run(["wineserver", "--wait"], environment=self._environment)

    def native(self, path: Path) -> str:
        """The path on drive Z:, which is the whole of this system."""
        return "Z:" + str(path.resolve()).replace("/", "\\")

    def seen(self, native: str) -> Path:
        """The path below this system's root, or below the prefix."""
        path = PureWindowsPath(native)
        roots = {"z:": Path("/"), "c:": self._prefix / "drive_c"}
        return roots[path.drive.lower()].joinpath(*path.parts[1:])
