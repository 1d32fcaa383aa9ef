"""A full disk: what there was stays, no half of what is new is there, and it is said.

A limit on the size of files is as good as a disk without room, and every test can have one.
"""

import errno
import json
import os
from pathlib import Path

import pytest

import analyser
from mostly_long import mostly_long
from processes import run_python

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs the limits of POSIX")

ROOT = Path(analyser.__file__).resolve().parent.parent

BEGIN = """
import resource, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
application = QCoreApplication(["hand-analyser"])
application.setApplicationName("hand-analyser")
from analyser.gui.look.card_pictures import write_picture
from analyser.gui.state.hand_history import HandHistory, entry_of
from analyser.gui.state.saved_windows import SavedWindow
from analyser.gui.state.settings import Settings
from analyser.gui.state.saved_windows import save_table
from analyser.gui.state.undoable_table import WindowContent
from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import HOLDEM
from analyser.poker.results.outcome import outcome_of
from analyser.poker.table.table import new_table

folder = Path(sys.argv[1])

def hand(cards):
    return new_table(HOLDEM, seats=2).place_all(parse_cards(cards))

def fill(room):
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

def tried(act):
    try:
        act()
    except OSError as error:
        print("refused:", error)
    else:
        print("done")
"""

KINDS = {
    "table": """
path = folder / "mine.handtable"
save_table(hand("AhKhQsQd"), path)
fill(40)
tried(lambda: save_table(hand("2c2d3c3d"), path))
""",
    "kept table": """
place = SavedWindow(1)
place.save(WindowContent(hand("AhKhQsQd")))
fill(40)
tried(lambda: place.save(WindowContent(hand("2c2d3c3d"))))
""",
    "history": """
history = HandHistory()
def add(cards):
    table = hand(cards)
    history.add(entry_of(table, ""))
add("AhKhQsQd")
fill(history.file.stat().st_size + 20)
tried(lambda: add("2c2d3c3d"))
assert len(history.entries()) == 1
""",
    "picture": """
path = folder / "cards.png"
write_picture(str(path), b"a picture")
fill(40)
tried(lambda: write_picture(str(path), b"a larger picture" * 100))
""",
    "settings and ranges": """
settings = Settings()
settings.ranges = {"tight": "QQ+, AKs"}
settings.recent_files = ["/mine.handtable"]
fill(40)
said = []
settings.report = said.append
settings.ranges = {"tight": "QQ+, AKs", "loose": "22+, A2s+"}
settings.recent_files = ["/other.handtable"]
print("refused:", *said)
assert len(said) == 1
""",
}


def files(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".lock"
    }


@pytest.mark.parametrize("kind", mostly_long(1, KINDS))
def test_what_there_was_stays_and_it_is_said(kind: str, tmp_path: Path) -> None:
    homes = {f"XDG_{name}_HOME": str(tmp_path) for name in ("CONFIG", "DATA", "CACHE", "STATE")}
    before, act = KINDS[kind].split("fill(")
    kept: dict[str, bytes] = {}
    for program, said in ((before, ""), (f"{before}fill({act}", "refused: ")):
        found = run_python("-c", BEGIN + program, str(tmp_path), env=os.environ | homes)
        assert (found.returncode, found.stderr) == (0, "")
        assert found.stdout.startswith(said)
        assert said in found.stdout
        if not said:
            kept = files(tmp_path)
            assert kept
            for path in tmp_path.rglob("*"):  # begin anew, with the same names
                if path.is_file():
                    path.unlink()
    after = files(tmp_path)
    assert after.keys() == kept.keys()
    for name, content in kept.items():
        if name.endswith(".jsonl"):  # a hand has a number of its own each time
            one, other = (json.loads(text) for text in (content, after[name]))
            assert one | {"hand": ""} == other | {"hand": ""}
        else:
            assert after[name] == content


@pytest.mark.parametrize("room", mostly_long(1, [100_000, 9_000]))  # for some rows
def test_a_table_of_rows_that_has_no_room_leaves_the_old_one(tmp_path: Path, room: int) -> None:
    (tmp_path / "hands.txt").write_text("AhKh | QsQd @ QhJh2c7d3s\n" * 2_000, encoding="utf-8")
    (tmp_path / "out.csv").write_text("mine", encoding="utf-8")
    code = (
        f"import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, ({room}, {room}));"
        "from analyser.cli import run; sys.exit(run(['batch', 'hands.txt', '--csv', 'out.csv']))"
    )
    found = run_python("-c", code, cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(ROOT)})
    assert (found.returncode, found.stdout) == (2, "")
    assert found.stderr == f"hand-analyser: “out.csv” cannot be used: {os.strerror(errno.EFBIG)}\n"
    assert (tmp_path / "out.csv").read_text(encoding="utf-8") == "mine"
    assert {path.name for path in tmp_path.iterdir()} == {"hands.txt", "out.csv"}
