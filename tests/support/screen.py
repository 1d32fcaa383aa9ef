"""The terminal of a test: what a command line writes, and its exit status."""

import json
from typing import Any

import pytest

from analyser.cli import run
from analyser.poker.records import json_ready


def written(record: object) -> Any:
    """A record as a script sees it: through JSON and back."""
    return json.loads(json.dumps(json_ready(record)))


class Screen:
    def __init__(self, capsys: pytest.CaptureFixture[bytes]) -> None:
        self._capsys = capsys

    def __call__(self, *argv: str) -> tuple[int, str, str]:
        status = run(argv)
        written = self._capsys.readouterr()
        return status, written.out.decode("utf-8"), written.err.decode("utf-8")

    def answer(self, *argv: str) -> str:
        """Return what a command line writes, which must succeed."""
        status, out, err = self(*argv)
        assert (status, err) == (0, "")
        return out

    def json(self, *argv: str) -> Any:
        """Return the JSON of a command line, which must write it on one line."""
        out = self.answer(*argv, "--json")
        assert out.count("\n") == 1
        return json.loads(out)

    def refusal(self, *argv: str) -> str:
        """Return the error message of a command line that must fail; the program's name is cut."""
        status, out, err = self(*argv)
        assert (status, out) == (2, "")
        assert err.startswith("hand-analyser: ")
        assert err.endswith("\n")
        assert err.count("\n") == 1
        return err.removeprefix("hand-analyser: ").rstrip("\n")
