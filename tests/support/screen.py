"""The terminal of a test: what a command line writes, refuses and returns."""

import json
from typing import Any

import pytest

from analyser.cli import run


class Screen:
    """Runs command lines in this process and keeps what they write."""

    def __init__(self, capsys: pytest.CaptureFixture[bytes]) -> None:
        self._capsys = capsys

    def __call__(self, *argv: str) -> tuple[int, str, str]:
        status = run(argv)
        written = self._capsys.readouterr()
        return status, written.out.decode("utf-8"), written.err.decode("utf-8")

    def answer(self, *argv: str) -> str:
        """What a command line that is in order writes."""
        status, out, err = self(*argv)
        assert (status, err) == (0, "")
        return out

    def json(self, *argv: str) -> Any:
        """The JSON of a command line that is in order: one line of it."""
        out = self.answer(*argv, "--json")
        assert out.count("\n") == 1
        return json.loads(out)

    def refusal(self, *argv: str) -> str:
        """The one line of a command line that is refused, without the program's name."""
        status, out, err = self(*argv)
        assert (status, out) == (2, "")
        assert err.startswith("hand-analyser: ")
        assert err.endswith("\n")
        assert err.count("\n") == 1
        return err.removeprefix("hand-analyser: ").rstrip("\n")
