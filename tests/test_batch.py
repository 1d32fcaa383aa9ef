"""The verb batch: JSON and text while the file is read, the table beside them, and refusals."""

import io
import json
import os
import subprocess
import sys
import types
from pathlib import Path
from zipfile import ZipFile

import pytest

from analyser import read_hands
from examples import examples
from histories import HOLDEM, PHH, POKERSTARS, TWICE, ohh
from processes import start_python
from screen import Screen

on_posix = pytest.mark.skipif(os.name != "posix", reason="needs the files of POSIX")
EULER = """\
5H 5C 6S 7S KD 2C 3S 8S 8D TD
5D 8C 9S JS AC 2C 5C 7D 8S QH
2D 9C AS AH AC 3D 6D 7D TD QD
4D 6S 9H QH QC 3D 6D 7H QD QS
2H 2D 4C 4D 4S 3C 3D 3S 9S 9D
"""
"""The five examples of Project Euler's problem 54: the second player wins two of them."""


class Batch(Screen):
    """Runs the verb in this process, in a folder of its own."""

    def __call__(self, *argv: str) -> tuple[int, str, str]:
        return super().__call__("batch", *argv)

    def file(self, text: str | bytes, name: str = "hands.txt") -> str:
        """Write a file into the folder that is the present one, and return its name."""
        Path(name).write_bytes(text if isinstance(text, bytes) else text.encode())
        return name


@pytest.fixture
def batch(
    capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Batch:
    monkeypatch.chdir(tmp_path)
    return Batch(capsysbinary)


def test_the_json_of_lines_to_the_letter(batch: Batch) -> None:
    found = batch.json(batch.file(EULER))
    assert list(found) == ["format", "rows", "wins", "won", "ties", "no_showdown", "errors"]
    assert found["format"] == "lines"
    totals = [found[name] for name in ("wins", "won", "ties", "no_showdown", "errors")]
    assert totals == [[3, 2], 0, 0, 0, []]
    assert list(found["rows"][0].items()) == list(
        {
            "file": "hands.txt", "line": 1, "hand": None, "run": 1, "game": "any",
            "players": ["Seat A", "Seat B"],
            "hands": [["5h", "5c", "6s", "7s", "Kd"], ["2c", "3s", "8s", "8d", "Td"]], "board": [],
            "dealt_to": None, "winners": [1], "low_winners": [], "collected": None,
            "showdown": True, "reason": "a pair of eights beats a pair of fives",
            **dict.fromkeys(["site", "when", "stakes", "unit", "pot", "hero", "pots"]),
        }.items()
    )  # fmt: skip


def test_histories_have_no_wins(batch: Batch) -> None:
    found = batch.json(batch.file("\n".join(POKERSTARS.values())))
    totals = [found[name] for name in ("format", "wins", "won", "ties", "no_showdown")]
    assert totals == ["pokerstars", None, 5, 0, 1]
    assert [(row["hand"], row["run"]) for row in found["rows"]] == [
        *(("1001", 1), ("1002", 1), ("1002", 2), ("1003", 1), ("1004", 1), ("1005", 1))
    ]
    assert found["rows"][1]["collected"] == [0]


def test_a_history_says_where_and_for_what_it_was_played(batch: Batch) -> None:
    (row,) = batch.json(batch.file(HOLDEM))["rows"]
    assert {name: row[name] for name in [*row][-7:]} == {
        "site": "PokerStars",
        "when": "2020-01-02T03:04:05-05:00",
        "stakes": "$0.50/$1.00",
        "unit": "USD",
        "pot": 11200,
        "hero": 5650,
        "pots": [
            {"chips": 11200, "seats": [0, 1], "winners": [0], "low_winners": [], "paid": [11200, 0]}
        ],
    }


def test_a_folder_of_several_formats_is_mixed(batch: Batch) -> None:
    for text, name in ((EULER, "a.txt"), (HOLDEM, "b.txt"), (PHH, "c.phh")):
        batch.file(text, name)
    found = batch.json(".")
    assert found["format"] == "mixed"
    assert {Path(row["file"]).name for row in found["rows"]} == {"a.txt", "b.txt", "c.phh"}
    assert (found["wins"], found["won"]) == (None, 7)


def test_errors_stand_at_the_end_with_their_lines(batch: Batch) -> None:
    found = batch.json(batch.file("AhKh v QsQx\n" + EULER + "what?\n"))
    assert len(found["rows"]) == 5
    places = [(error["file"], error["line"]) for error in found["errors"]]
    assert places == [("hands.txt", 1), ("hands.txt", 7)]
    assert found["errors"][1]["message"].startswith("“what?” cannot be read here")


def test_json_lines_tell_the_same_with_each_error_where_it_is(batch: Batch) -> None:
    file = batch.file("AhKh v QsQx\nAhKh v 3d3h\nwhat?\n" + EULER + "AhAh\n")
    whole = batch.json(file)
    status, out, err = batch(file, "--jsonl")
    assert (status, err) == (0, "")
    lines = [json.loads(line) for line in out.splitlines()]
    assert [line for line in lines if "error" not in line] == whole["rows"]
    assert [line["error"] for line in lines if "error" in line] == whole["errors"]
    places = [line.get("line", "error") for line in lines]
    assert places == ["error", 2, "error", *range(4, 9), "error"]


def test_options_without_a_game_leave_it_to_the_cards(batch: Batch) -> None:
    file = batch.file("AhKh v QsQd @ Qc Jh 2h 7d 3c\n2c2d2h2s3c 5D8C9SJSAC\n")
    found = batch.json(file, "--wild", "2")
    assert [row["game"] for row in found["rows"]] == ["holdem", "any"]
    assert [row["reason"] for row in found["rows"]] == [
        "four of a kind beats a straight",
        "five of a kind beats ace high",
    ]
    assert found["errors"] == []
    refused = batch.json(file, "--wild", "2", "--game", "any")["errors"]
    assert refused[0]["message"].startswith("Any cards has no board")


def test_ties_and_rows_without_a_showdown_are_counted(batch: Batch) -> None:
    found = batch.json(batch.file("2c3d v 2d3c @ As Ks Qs Js Ts\nAsKd\n"))
    assert (found["wins"], found["ties"], found["no_showdown"]) == ([0, 0], 1, 1)
    assert found["rows"][0]["winners"] == [0, 1]


def test_text_for_people(batch: Batch) -> None:
    status, out, err = batch(batch.file(TWICE + "\n" + HOLDEM))
    assert (status, err) == (0, "")
    first, second, third, *rest = out.splitlines()
    cards, why = (
        "Ann Kc Kh Th 5c | Bob As Ad 7c 2d @ Ks 9h 4d Kd 2s",
        "four of a kind beats two pair",
    )
    assert first == f"1  {cards}: Ann wins: {why}"
    assert second == (
        "1 run 2  Ann Kc Kh Th 5c | Bob As Ad 7c 2d @ Ks 9h 4d Ac 3h: Bob wins: "
        "both have three of a kind; the higher three of a kind wins, aces over kings"
    )
    cards = "Ann Ah Kh | Bob: [the] (x) Qs Qd @ Qc Jh 2h 8h 3c"
    assert third == f"35  {cards}: Ann wins: a flush beats three of a kind"
    assert rest == ["", "3 hands: 3 won, 0 ties, 0 without a showdown, 0 errors"]


def test_a_payment_that_the_cards_do_not_explain_is_said(batch: Batch) -> None:
    text = HOLDEM.replace("Ann collected", "Bob: [the] (x) collected").replace(" and won ", "")
    _, out, _ = batch(batch.file(text))
    assert "(the file paid Bob: [the] (x))" in out


def test_a_table_beside_the_totals_or_json(batch: Batch) -> None:
    status, out, err = batch(batch.file(EULER + "xx\n"), "--csv", "out.csv")
    assert (status, err) == (0, "")
    assert out.splitlines()[-1] == (
        "5 hands in out.csv: Seat A wins 3, Seat B wins 2, 0 ties, 0 without a showdown, 1 error"
    )
    table = Path("out.csv").read_text()
    assert table.count("\n") == 6
    again = batch.json("out.csv")
    first = batch.json("hands.txt")
    assert [row["winners"] for row in again["rows"]] == [row["winners"] for row in first["rows"]]
    assert (again["format"], again["wins"]) == ("csv", [3, 2])
    found = batch.json(batch.file(EULER), "--csv", "out.csv")
    assert len(found["rows"]) == 5
    assert Path("out.csv").read_text().count("\n") == 6


def test_many_lines_are_answered_alike_with_a_table_and_without(batch: Batch) -> None:
    name = batch.file(EULER * 400)
    plain = batch.json(name)
    status, out, _ = batch(name, "--csv", "out.csv")
    assert (status, plain["wins"]) == (0, [1200, 800])
    rest = "0 ties, 0 without a showdown, 0 errors"
    assert out == f"2,000 hands in out.csv: Seat A wins 1,200, Seat B wins 800, {rest}\n"
    assert [row["line"] for row in plain["rows"]] == list(range(1, 2001))


def test_standard_input(batch: Batch, monkeypatch: pytest.MonkeyPatch) -> None:
    for text, kind in ((EULER, "lines"), (HOLDEM, "pokerstars"), (PHH, "phh")):
        stream = types.SimpleNamespace(buffer=io.BytesIO(text.encode()))
        monkeypatch.setattr(sys, "stdin", stream)
        found = batch.json("-")
        assert found["format"] == kind
        assert {row["file"] for row in found["rows"]} == {"-"}


@pytest.mark.parametrize(("words", "message"), examples(__file__, "not_judged_files.txt"))
def test_refusals(batch: Batch, words: str, message: str) -> None:
    batch.file("hello\n", "bad.txt")
    batch.file("AhKh v QsAh\n" * 2, "worse.txt")
    batch.file("", "empty.txt")
    batch.file("AhKh v QsQd\n", "good.txt")
    batch.file(b"\0\0\0", "zeros.bin")
    Path("folder").mkdir()
    with ZipFile("good.zip", "w") as archive:
        archive.write("good.txt")
    before = set(Path().iterdir())
    assert batch.refusal(*words.split()).startswith(message)
    assert set(Path().iterdir()) == before


@pytest.mark.skipif(os.name != "posix", reason="needs pipes that act as those of POSIX")
def test_rows_come_before_the_input_has_ended() -> None:
    """A pipe that is still open: what was read of it is answered, a block at a time."""
    words = "-u", "-m", "analyser", "batch", "-"
    program = start_python(*words, stdin=subprocess.PIPE, text=True)
    assert program.stdin is not None
    assert program.stdout is not None
    # A block of lines, and the pipe stays open: nothing says that these were all.
    lines = "# no hand in it, and long enough to fill a block of what is read at once\n" * 9_000
    program.stdin.write("AhKh v QsQd @ Qc Jh 2h 8h 3c\n" + lines)
    program.stdin.flush()
    assert program.stdout.readline().startswith("1  Ah Kh | Qs Qd @ Qc Jh 2h 8h 3c: Seat A wins")
    program.kill()
    program.communicate()


@on_posix
@pytest.mark.parametrize("kind", ["pipe", "endless"])
def test_what_is_no_file_is_not_waited_for(tmp_path: Path, screen: Screen, kind: str) -> None:
    path = tmp_path / "hands.txt"
    if kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero")
    said = f"“{path}” cannot be used: It is a folder, a pipe or a device"
    assert screen.refusal("batch", str(path)) == said
    with pytest.raises(OSError, match="It is a folder, a pipe or a device"):
        read_hands(path)


ACTING = "\x1b[31m\x07\x9b2J\u202e\u2066"


@pytest.mark.parametrize("as_json", [False, True], ids=["text", "json"])
def test_no_name_can_act_on_the_terminal(tmp_path: Path, screen: Screen, as_json: bool) -> None:
    path = tmp_path / f"hands {ACTING}.ohh"
    names = f"Ann{ACTING}", "Bob" * 300_000, "Cem"
    both = zip(ohh()["players"], names, strict=True)
    players = [player | {"name": name} for player, name in both]
    hand = {"ohh": ohh(game_number=f"7{ACTING}", table_name=ACTING, players=players)}
    wrong = json.dumps({"ohh": {"spec_version": "1", "game_type": f"Whist{ACTING}{'x' * 100_000}"}})
    path.write_text(f"{json.dumps(hand)}\n{wrong}\n", encoding="utf-8")
    text = screen.answer("batch", str(path), *(["--json"] if as_json else []))
    assert text.replace("\n", "").isprintable()
    if as_json:
        assert ACTING in json.loads(text)["rows"][0]["players"][0]
        assert len(json.loads(text)["errors"][0]["message"]) < 1_000
    else:
        assert "Ann" in text
        assert max(map(len, text.splitlines())) < 2_000
