"""What reaches a terminal: nothing that acts on it, and a word about what takes long."""

import io
import json
import sys
from collections.abc import Generator
from itertools import count
from types import SimpleNamespace

import pytest

from analyser.poker.records import harmless_json
from analyser.terminal.output import SHORT, deliver, follow, follow_each, shown


class Terminal(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def how_far(number: int) -> str:
    return f"{number} of 20 dealt"


def watched(patch: pytest.MonkeyPatch, output: io.StringIO | None, step: float = 1) -> Terminal:
    """Make the error stream a terminal, with a step between two looks at the clock; return it."""
    screen = Terminal()
    patch.setattr(sys, "stderr", screen)
    patch.setattr(sys, "stdout", output)
    clock = SimpleNamespace(monotonic=count(0, step).__next__)
    patch.setattr("analyser.terminal.output.time", clock)
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


def work(steps: int) -> Generator[float, None, str]:
    """Half of it is done at once."""
    for _ in range(steps):
        yield 0.5
    return "done"


def test_long_work_is_followed_and_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = watched(monkeypatch, Terminal(), SHORT / 2)
    assert follow(work(20)) == "done"
    first, *_, blank, end = screen.getvalue().split("\r")[1:]
    assert first == " 50% counted, Ctrl+C to stop"
    assert (blank, end) == (" " * len(first + "^C"), "")


@pytest.mark.parametrize("stream", [Terminal(), io.StringIO(), None], ids=["short", "file", "no"])
def test_short_work_and_files_get_no_progress(
    stream: io.StringIO | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched(monkeypatch, stream, SHORT / 30 if isinstance(stream, Terminal) else SHORT)
    monkeypatch.setattr(sys, "stderr", stream)
    assert follow(work(20)) == "done"
    assert stream is None or stream.getvalue() == ""


def test_work_that_fails_leaves_nothing_behind_either(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing() -> Generator[float, None, None]:
        yield 0.25
        raise KeyboardInterrupt

    screen = watched(monkeypatch, Terminal(), SHORT)
    with pytest.raises(KeyboardInterrupt):
        follow(failing())
    assert screen.getvalue().endswith(f"\r{' ' * 30}\r")


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
