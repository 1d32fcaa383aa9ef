"""Windows systems on which to install: the Windows that this script runs on, and Wine."""

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
"""The seconds after which a program counts as hanging. Under Wine setup takes 10, and freezing
takes minutes on a busy machine."""


class Outcome(NamedTuple):
    """The result of a program."""

    status: int
    output: str
    """The output and error output, with this system's line ends."""


class Windows(ABC):
    """A Windows system on which programs can be run."""

    lacks: Sequence[str] = ()
    """Warnings of Qt when it opens a window here, which a real Windows does not cause."""

    def __init__(self, name: str, starter: Sequence[str], environment: Mapping[str, str]) -> None:
        """Make the system; `starter`: the words before a program, such as "wine".

        `environment`: variables to add to this process's own.
        """
        self.name = name
        self._starter = starter
        self._environment = environment

    def run(self, program: str | Path, *arguments: str | Path) -> Outcome:
        """Run a program to its end. Paths among the arguments get the form of Windows."""
        words = [*self._starter, str(program)]
        words += [self.native(word) if isinstance(word, Path) else word for word in arguments]
        try:
            finished = subprocess.run(
                words,
                env={**os.environ, **self._environment},
                # A pipe that ends at once: with the null device Python crashes under Wine.
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
        """Run a program and return its output."""
        status, output = self.run(program, *arguments)
        if status:
            words = shlex.join(map(str, (program, *arguments)))
            raise BuildError(f"{words} ended with {status} on {self.name}:\n{output.strip()}")
        return output

    def folder(self, variable: str) -> Path:
        """Return the folder in a variable of Windows, such as APPDATA, as a path on this system."""
        return self.seen(self.ask("cmd", "/c", f"echo %{variable}%").strip())

    def start(self, program: str | Path, *arguments: str | Path) -> None:
        """Start a program, for example one with a window; do not wait for its end or output."""
        words = [*self._starter, str(program)]
        words += [self.native(word) if isinstance(word, Path) else word for word in arguments]
        subprocess.Popen(  # the caller ends it by its name
            words,
            env={**os.environ, **self._environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    @abstractmethod
    def native(self, path: Path) -> str:
        """Return a file's path in the form of Windows."""

    @abstractmethod
    def seen(self, native: str) -> Path:
        """Return the path on this system of a file that Windows names; the reverse of `native`."""


class ThisWindows(Windows):
    """The Windows system that this script runs on."""

    def __init__(self) -> None:
        """Make the system; it needs no starter and no variables."""
        super().__init__("this Windows", (), {})

    def native(self, path: Path) -> str:
        """Return the path unchanged."""
        return str(path)

    def seen(self, native: str) -> Path:
        """Return the path unchanged."""
        return Path(native)


class Wine(Windows):
    """Wine, which has its own Windows in a folder, its prefix."""

    # Wine lacks some of Windows' ways to scale a window for its monitor.
    lacks = (
        "QtWarningMsg: QtWindows::DpiAwareness::PerMonitorVersion2 is not supported",
        "QtWarningMsg: EnableNonClientDpiScaling() failed",
    )

    def __init__(self, prefix: Path, *, as_it_comes: bool = False) -> None:
        """Use a prefix, which is made when the first program runs in it.

        `as_it_comes`: True to use Wine's C library instead of the one from windows/wine_python.py.
        """
        # Without .NET, a browser, entries in this system's menus, and a debugger
        # that waits for a user after a crash.
        overrides = "mscoree,mshtml,winemenubuilder.exe,winedbg.exe="
        if not as_it_comes:
            overrides += ";ucrtbase=n"
        settings = {"WINEPREFIX": str(prefix), "WINEDEBUG": "-all", "WINEDLLOVERRIDES": overrides}
        super().__init__("Wine", ("wine",), settings)
        self._prefix = prefix

    @property
    def system_folder(self) -> Path:
        """The folder of Windows' own libraries."""
        return self._prefix / "drive_c" / "windows" / "system32"

    @contextmanager
    def desktop(self) -> Iterator[None]:
        """Run Windows' services and desktop during the block.

        Otherwise the first program would start them, and they would inherit its output pipe. Then
        whoever reads that pipe would wait for them to end, and they would wait for the reader.
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
            # This program ends when all programs that start with Windows have started.
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
            # Wine's server ends all programs that still run in this prefix, and no others.
            run(["wineserver", "--kill"], environment=self._environment)
            explorer.communicate()

    def wait(self) -> None:
        """Wait until the last program has ended and Wine has written all settings."""
        run(["wineserver", "--wait"], environment=self._environment)

    def native(self, path: Path) -> str:
        """Return the path on drive Z:, which is this system's root folder."""
        return "Z:" + str(path.resolve()).replace("/", "\\")

    def seen(self, native: str) -> Path:
        """Return the path below this system's root, or below the prefix."""
        path = PureWindowsPath(native)
        roots = {"z:": Path("/"), "c:": self._prefix / "drive_c"}
        return roots[path.drive.lower()].joinpath(*path.parts[1:])
