"""What may not be read or written: the program runs, says so once, and costs nobody a file."""

import json
import os
import subprocess
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import analyser
from analyser.gui.state.hand_history import entry_of
from analyser.gui.state.saved_windows import load_table
from analyser.poker.cards import parse_cards
from analyser.poker.table.saved_table import table_to_json
from analyser.poker.table.table import new_table
from permissions import can_keep_to_permissions, make_read_only, make_writable, python

pytestmark = pytest.mark.skipif(not can_keep_to_permissions(), reason="a superuser may do anything")

ROOT = Path(analyser.__file__).resolve().parent.parent

RUN: Final = """
import sys
from PySide6.QtCore import QTimer
from analyser.gui.program.application import make_application
from analyser.gui.program.crash_report import CrashReporter
from analyser.gui.program.start import Windows
from analyser.gui.window.main_window import MainWindow
from analyser.poker.cards import format_cards

application = make_application(["hand-analyser"])
CrashReporter(application).install()
windows = Windows()
first = windows.open()
watch = QTimer(interval=10)

def listen():
    if first.session is not None:
        watch.timeout.disconnect(listen)
        first.session.document.refused.connect(lambda text: print("said:", text))
        watch.timeout.connect(use)

def use():
    if first.session.restored:
        watch.stop()
        document = first.session.document
        print("began:", format_cards(card for _, card in document.table.known_cards()))
        document.enter(sys.argv[1])
        windows._settings.ranges = {"tight": sys.argv[1]}
        first.session.saving.timeout.emit()  # the table is written, as after a pause
        first.session.jobs.run(bool, then=leave)  # and what there is to say of it has been said

def leave():
    print("windows:", len(windows.starts))
    windows.leave()

watch.timeout.connect(listen)
watch.start()
QTimer.singleShot(120_000, lambda: application.exit(1))  # and not wait for ever
status = application.exec()
windows.finish()
sys.exit(status)
"""


class Ended(NamedTuple):
    """A run of the program: which cards were there, what it said, and how many windows it had."""

    began: str
    said: list[str]
    windows: int


class Home:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data" / "hand-analyser"
        self.settings = folder / "config" / "hand-analyser" / "hand-analyser.ini"
        folder.mkdir()

    def fill(self) -> dict[str, bytes]:
        table = new_table().place_all(parse_cards("AhKh"))
        entry = json.dumps(asdict(entry_of(table, "")))
        for file, content in {
            self.data / "table.json": table_to_json(table),
            self.data / "history.jsonl": f"{entry}\n",
            self.settings: "[General]\ntheme=dark\n",
        }.items():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, encoding="utf-8")
        return self.files()

    def use(self, hand: str) -> Ended:
        homes = {
            f"XDG_{name.upper()}_HOME": str(self.folder / name)
            for name in ("config", "data", "state", "cache")
        }
        found = subprocess.run(
            python("-c", RUN, hand),
            cwd=ROOT,
            env=os.environ | homes,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert "Traceback" not in found.stderr
        assert found.returncode == 0, found.stderr
        lines = [line.partition(": ") for line in found.stdout.splitlines()]
        heard = {name: text for name, _, text in lines if name != "said"}
        said = [text for name, _, text in lines if name == "said"]
        return Ended(heard["began"], said, int(heard["windows"]))

    def files(self) -> dict[str, bytes]:
        return {
            path.name: path.read_bytes()
            for path in self.folder.rglob("*")
            if path.is_file() and path.suffix != ".lock"
        }


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    home = Home(tmp_path / "home")
    yield home
    make_writable(home.folder)  # for whoever removes it


def test_a_first_run_in_a_home_that_is_read_only_works_and_says_so_once(home: Home) -> None:
    make_read_only(home.folder)
    ended = home.use("AhKh")
    assert (ended.began, ended.windows) == ("", 1)
    settings, table = ended.said
    assert settings == f"This cannot be kept for the next start: {home.settings}"
    said = f"the table cannot be kept for the next start: {home.folder / 'data'}: Permission denied"
    assert table == said
    assert home.files() == {}


def test_a_table_that_may_not_be_read_is_put_aside(home: Home) -> None:
    kept = home.fill()["table.json"]
    table = home.data / "table.json"
    table.chmod(0)
    ended = home.use("QsQd")
    (aside,) = home.data.glob("table-kept-*.json")
    assert ended.said == [f"The table of the last run cannot be read: Permission denied ({aside})"]
    aside.chmod(0o600)
    assert aside.read_bytes() == kept
    assert load_table(table) == new_table().place_all(parse_cards("QsQd"))


@pytest.mark.long
@pytest.mark.parametrize("place", ["data", "config"])
def test_a_folder_that_may_not_be_opened_keeps_what_is_in_it(home: Home, place: str) -> None:
    before = home.fill()
    folder = home.folder / place / "hand-analyser"
    folder.chmod(0)
    ended = home.use("QsQd")
    assert ended.windows == 1
    assert ended.said
    folder.chmod(0o700)
    assert all(
        (folder / path.name).read_bytes() == before[path.name]
        for path in folder.iterdir()
        if path.suffix != ".lock"
    )
