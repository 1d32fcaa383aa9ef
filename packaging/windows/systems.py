"""Windows systems on which to install: the Windows that this script runs on, or Wine."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath
from typing import Final, NamedTuple

from tools import BuildError, run

PATIENCE: Final = 3600.0
"""The seconds after which a program counts as hanging. Under Wine setup takes 10, and freezing
takes minutes on a busy machine."""


class Outcome(NamedTuple):
    """The result of a program."""

    status: int
    output: str
    """The output and error output, with this system's line ends."""


class Windows:
    """A Windows system on which programs can be run."""

    def __init__(self, prefix: Path | None = None, *, as_it_comes: bool = False) -> None:
        """Use this Windows; or Wine, which has its own Windows in a folder, the prefix.

        The prefix is made when the first program runs in it. `as_it_comes`: True to use Wine's C
        library instead of the one from windows/wine_python.py.
        """
        self._prefix = prefix
        self._starter: Sequence[str] = ()
        self._environment: dict[str, str] = {}
        self.lacks: Sequence[str] = ()
        """Warnings of Qt when it opens a window here, which a real Windows does not cause."""
        if prefix:
            self._starter = ("wine",)
            # Wine lacks some of Windows' ways to scale a window for its monitor.
            self.lacks = (
                "QtWarningMsg: QtWindows::DpiAwareness::PerMonitorVersion2 is not supported",
                "QtWarningMsg: EnableNonClientDpiScaling() failed",
            )
            # Without .NET, a browser, entries in this system's menus, and a debugger
            # that waits for a user after a crash.
            overrides = "mscoree,mshtml,winemenubuilder.exe,winedbg.exe="
            overrides += "" if as_it_comes else ";ucrtbase=n"
            self._environment = {"WINEPREFIX": str(prefix), "WINEDEBUG": "-all"}
            self._environment["WINEDLLOVERRIDES"] = overrides

    def _words(self, program: str | Path, arguments: Sequence[str | Path]) -> list[str]:
        words = [self.native(word) if isinstance(word, Path) else word for word in arguments]
        return [*self._starter, str(program), *words]

    def run(self, program: str | Path, *arguments: str | Path) -> Outcome:
        """Run a program to its end. Paths among the arguments get the form of Windows."""
        words = self._words(program, arguments)
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
        except subprocess.TimeoutExpired as error:
            raise BuildError(f"{shlex.join(words)} has not ended in {PATIENCE} s") from error
        text = finished.stdout.decode("utf-8", "replace")
        return Outcome(finished.returncode, text.replace("\r\n", "\n"))

    def ask(self, program: str | Path, *arguments: str | Path) -> str:
        """Run a program and return its output."""
        status, output = self.run(program, *arguments)
        if status:
            words = shlex.join(map(str, (program, *arguments)))
            raise BuildError(f"{words} ended with {status}:\n{output.strip()}")
        return output

    def folder(self, variable: str) -> Path:
        """Return the folder in a variable of Windows, such as APPDATA, as a path on this system."""
        return self.seen(self.ask("cmd", "/c", f"echo %{variable}%").strip())

    def start(self, program: str | Path, *arguments: str | Path) -> subprocess.Popen[bytes]:
        """Start a program, for example one with a window; do not wait for its end or output."""
        return subprocess.Popen(
            self._words(program, arguments),
            env={**os.environ, **self._environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def native(self, path: Path) -> str:
        """Return a file's path in the form of Windows: for Wine on drive Z:, this root folder."""
        return "Z:" + str(path.resolve()).replace("/", "\\") if self._prefix else str(path)

    def seen(self, native: str) -> Path:
        """Return the path on this system of a file that Windows names; the reverse of `native`."""
        if self._prefix is None:
            return Path(native)
        path = PureWindowsPath(native)
        roots = {"z:": Path("/"), "c:": self._prefix / "drive_c"}
        return roots[path.drive.lower()].joinpath(*path.parts[1:])

    @contextmanager
    def desktop(self) -> Iterator[None]:
        """Run the services and the desktop of Wine's Windows during the block.

        Otherwise the first program would start them, and they would inherit its output pipe. Then
        whoever reads that pipe would wait for them to end, and they would wait for the reader.
        """
        explorer = self.start("explorer.exe", "/desktop")
        try:
            # This program ends when all programs that start with Windows have started.
            version = self.start("cmd", "/c", "ver")
            version.communicate(timeout=PATIENCE)
            yield
        finally:
            # Wine's server ends all programs that still run in this prefix, and no others.
            run(["wineserver", "--kill"], environment=self._environment)
            explorer.communicate()

    def wait(self) -> None:
        """Wait until the last program has ended and Wine has written all settings."""
        run(["wineserver", "--wait"], environment=self._environment)
