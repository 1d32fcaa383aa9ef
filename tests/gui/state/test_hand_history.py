"""Which hands are remembered, under which name, and how the file survives."""

import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from analyser.gui.state import hand_history
from analyser.gui.state.data_folder import data_folder
from analyser.gui.state.hand_history import HandHistory, PastHand, Recorder, entry_of
from analyser.poker.errors import SavedTableError
from analyser.poker.games.registry import ANY
from analyser.poker.results.outcome import outcome_of
from analyser.poker.table.table import Table, new_table
from analyser.poker.text.enter import enter
from felt_contents import laid, said_of


def entry(line: str, hand: str = "") -> PastHand:
    return entry_of(laid(line), "Seat B leads", hand)


def lines(history: HandHistory) -> list[str]:
    return [found.line for found in history.entries()]


class Recording:
    def __init__(self) -> None:
        self.recorder = Recorder()
        self.history = HandHistory()

    def show(self, table: Table, verdict: str | None = None) -> None:
        said = said_of(table).verdict.title if verdict is None else verdict
        noted = self.recorder.note(table, outcome_of(table), said)
        if noted is not None:
            self.history.add(noted)

    @property
    def names(self) -> list[str]:
        return [found.name for found in self.history.entries()]


def test_hands_are_listed_by_name_newest_first_and_read_again() -> None:
    history = HandHistory()
    assert history.entries() == []
    history.add(entry("AhKh v QsQd @ QhJh2c"))
    history.add(entry("2c2d v 3c3d"))
    newest, oldest = history.entries()
    assert newest.name == "2c2d v 3c3d: Seat B leads"
    assert oldest.name == "AhKh v QsQd @ QhJh2c: Seat B leads"
    assert oldest.read() == laid("AhKh v QsQd @ QhJh2c").activate_first()
    history.clear()
    history.clear()
    assert history.entries() == []


def test_a_hand_is_named_by_what_it_is_and_one_that_goes_on_is_one() -> None:
    recording = Recording()
    recording.show(enter(new_table(ANY), "AhKhQhJh"))
    assert recording.names == []
    recording.show(enter(new_table(ANY), "AhKhQhJhTh"))
    assert recording.names == ["AhKhQhJhTh: Royal flush"]
    recording.history.clear()
    for line in ("AhKh v QsQd", "AhKh v QsQd @ QhJh2c", "AhKh v QsQd @ QhJh2c3d"):
        recording.show(laid(line))
    recording.show(laid("AhKh v QsQd @ QhJh"))  # taken back, which is no hand of its own
    assert recording.names == ["AhKh v QsQd @ QhJh2c3d: Seat B is ahead, three queens"]
    recording.show(laid("AhKh v QsQd @ QhJhTh"))
    assert recording.names == [
        "AhKh v QsQd @ QhJhTh: Seat A is ahead, a royal flush",
        "AhKh v QsQd @ QhJh2c3d: Seat B is ahead, three queens",
    ]


def test_going_back_moves_a_hand_up_and_hidden_answers_wait() -> None:
    recording = Recording()
    for line in ("AhKh v QsQd", "2c2d v 3c3d", "AhKh v QsQd"):
        recording.show(laid(line))
    assert lines(recording.history) == ["AhKh v QsQd", "2c2d v 3c3d"]
    recording.show(laid("AhKh v QsQd @ QhJh2c"))
    assert lines(recording.history) == ["AhKh v QsQd @ QhJh2c", "2c2d v 3c3d", "AhKh v QsQd"]
    recording.history.clear()
    recording = Recording()
    recording.show(laid("AhKh v QsQd"), verdict="")
    assert recording.names == ["AhKh v QsQd"]
    recording.show(laid("AhKh v QsQd"))
    assert recording.names == ["AhKh v QsQd: Seat B is ahead, a pair of queens"]


def test_the_last_thousand_are_kept_in_a_small_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand_history, "MOST_HANDS", 5)
    monkeypatch.setattr(hand_history, "MOST_LINES", 10)
    history = HandHistory()
    flops = [f"{a}h{b}s{a}d" for a in "456" for b in "789TJQKA"]
    deuces = [f"2c2d v 3c3d @ {flop}" for flop in flops]
    longest = 0
    for line in deuces:
        history.add(entry(line))
        longest = max(longest, history.file.read_bytes().count(b"\n"))
        assert lines(history)[0] == line
    assert (lines(history), longest) == (deuces[:-6:-1], 10)


@pytest.mark.parametrize(
    "torn", [b'{"hand": "x", "line": "AhK', b"\xff\x00\n", b"[]\n", b"[" * 5_000 + b"\n"]
)
def test_a_torn_line_costs_no_other(torn: bytes) -> None:
    history = HandHistory()
    history.add(entry("AhKh v QsQd"))
    with history.file.open("ab") as file:
        file.write(torn)
    history.add(entry("2c2d v 3c3d"))
    assert lines(history) == ["2c2d v 3c3d", "AhKh v QsQd"]


def test_what_cannot_be_read_is_kept_and_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand_history, "MOST_LINES", 4)
    history = HandHistory()
    data_folder().mkdir(parents=True)
    history.file.write_text('{"of": "a newer version"}\n')
    for _ in range(6):
        history.add(entry("AhKh v QsQd", hand="one"))
    kept = history.file.read_text().splitlines()
    assert kept[0] == '{"of": "a newer version"}'
    assert len(kept) < 6
    history.clear()
    history.add(PastHand("x", "AhKh\nv QsQd", "Seat B\tleads", "nonsense"))
    (found,) = history.entries()
    assert found.name == "AhKh v QsQd: Seat B leads"
    with pytest.raises(SavedTableError):
        found.read()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes in its folders")
def test_what_is_no_file_of_hands_is_put_aside_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a clock had been set back, the second one took the place of the first."""
    monkeypatch.setattr("time.strftime", lambda _: "now")
    history = HandHistory()
    data_folder().mkdir(parents=True)
    for _ in range(2):
        os.mkfifo(history.file)
        history.add(entry("AhKh v QsQd"))
        assert lines(history) == ["AhKh v QsQd"]
        assert history.trouble.startswith("A file of the program cannot be read; it is kept as ")
        history.clear()
    asides = list(data_folder().glob("history-kept-*.jsonl"))
    assert [aside.is_fifo() for aside in asides] == [True, True]


def test_several_windows_add_to_one_file() -> None:
    def add(number: int) -> None:
        HandHistory().add(PastHand(f"{number}", f"{number}", "", f"{number}"))

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(add, range(100)))
    assert sorted(map(int, lines(HandHistory()))) == list(range(100))
    assert all(json.loads(line) for line in HandHistory().file.read_text().splitlines())


def test_a_line_of_megabytes_is_listed_short_and_with_all_of_it_to_see() -> None:
    history = HandHistory()
    history.add(entry("AhKh v QsQd"))
    found = json.loads(history.file.read_text(encoding="utf-8"))
    found |= {"line": "\u202eAhKh\x1b" + "x" * 5_000_000, "verdict": "\x07won" * 100_000}
    history.file.write_text(f"{json.dumps(found)}\n", encoding="utf-8")
    (listed,) = history.entries()
    assert listed.name.startswith("AhKhxxx")
    assert listed.name.isprintable()
    assert len(listed.name) < 2_100
    assert listed.read() == laid("AhKh v QsQd").activate_first()
