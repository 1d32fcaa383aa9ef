"""What reaches a terminal: nothing that acts on it, and a word about what takes long."""

import io
import json
import sys
from itertools import count
from types import SimpleNamespace

import pytest

from analyser.terminal.output import deliver, follow_each, harmless_json, shown


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def how_far(number: int) -> str:
    return f"{number} of 20 dealt"


def watched(monkeypatch: pytest.MonkeyPatch, output: io.StringIO) -> Terminal:
    """Make the error stream a terminal, with a second between two looks at the clock; return it."""
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(sys, "stdout", output)
    clock = SimpleNamespace(monotonic=count().__next__)
    monkeypatch.setattr("analyser.terminal.output.time", clock)
    return screen


def test_items_that_go_to_a_file_are_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = watched(monkeypatch, io.StringIO())
    assert list(follow_each(range(20), how_far)) == list(range(20))
    *lines, blank, end = screen.getvalue().split("\r")[1:]
    assert lines == [f"{number} of 20 dealt, Ctrl+C to stop" for number in range(20)]
    assert (blank, end) == (" " * len(lines[-1] + "^C"), "")


def test_items_that_come_in_a_terminal_are_progress_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = watched(monkeypatch, Terminal())
    assert list(follow_each(range(20), how_far)) == list(range(20))
    assert screen.getvalue() == ""


def test_nothing_is_left_where_only_some_items_were_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = watched(monkeypatch, io.StringIO())
    items = follow_each(range(20), how_far)
    for _ in range(10):
        next(items)
    items.close()  # type: ignore[attr-defined]  # it is a generator
    assert screen.getvalue().endswith(" \r")


ACTING = "a\x1b[31mb\x07c\x9bd\u202ee\u2066f\u200fg\x7fh\u2028i"


def test_answers_hold_nothing_that_acts_on_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    deliver(f"first\n{ACTING}\nlast\n")
    first, middle, last = capsys.readouterr().out.splitlines()
    assert (first, last) == ("first", "last")
    assert middle.isprintable()
    assert middle == shown(ACTING)


def test_json_holds_none_either_and_says_the_same() -> None:
    written = harmless_json(json.dumps({"name": ACTING, "other": "AÄ♠ 🂡"}, ensure_ascii=False))
    assert written.isprintable()
    assert json.loads(written) == {"name": ACTING, "other": "AÄ♠ 🂡"}
    assert "AÄ♠ 🂡" in written
