"""A program to be killed: it makes random moves for ever, and writes down what it keeps.

    python -m random_user.victim HOME SEED

``HOME`` is where its files are, those of the killed ones before it included. It prints what it has
found there as a line of JSON when its windows are back, and then goes on until it is killed.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

JOURNAL = "journal.jsonl"
ANSWERS = 4
"""Each so many moves a question of practice is answered, which is a rare move otherwise."""


class Journal:
    """What was to be written where, before it is and when it has been: lines that a kill spares."""

    def __init__(self, home: Path) -> None:
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
        self._file = os.open(home / JOURNAL, flags, 0o600)

    def note(self, what: str, content: str | None, *, done: bool) -> None:
        """Write down that something becomes, or has become, the content of a file."""
        line = json.dumps({"what": what, "content": content, "done": done})
        os.write(self._file, f"{line}\n".encode())

    def around(self, what: str, content: str | None, write: Callable[[], Any]) -> Any:
        """Write something, and write down that it will be and has been."""
        self.note(what, content, done=False)
        result = write()
        self.note(what, content, done=True)
        return result


def listen(journal: Journal) -> None:
    """Write down whatever the program keeps from now on."""
    from analyser.gui.practice.answer_file import PracticeResults
    from analyser.gui.state import kept_windows, table_files
    from analyser.gui.state.kept_windows import KeptWindow, WindowContent
    from analyser.gui.state.settings import Settings
    from analyser.gui.window import open_and_save
    from analyser.poker.table.saved_table import table_to_json
    from analyser.poker.table.table import Table

    save, clear = KeptWindow.save, KeptWindow.clear
    append = PracticeResults._append
    ranges: Any = vars(Settings)["ranges"]

    def save_window(window: KeptWindow, kept: WindowContent) -> None:
        text = kept_windows.window_to_json(kept)
        journal.around(str(window.file), text, lambda: save(window, kept))

    def clear_window(window: KeptWindow) -> None:
        journal.around(str(window.file), None, lambda: clear(window))

    def save_file(table: Table, path: str) -> None:
        text = table_to_json(table)
        journal.around(path, text, lambda: table_files.save_table(table, path))

    def append_answer(answers: PracticeResults, line: str) -> None:
        before = answers.file.read_text(encoding="utf-8") if answers.file.exists() else ""
        text = f"{before}{line}\n"
        journal.around(str(answers.file), text, lambda: append(answers, line))

    def save_ranges(settings: Settings, saved: dict[str, str]) -> None:
        journal.note("ranges", json.dumps(saved), done=False)
        ranges.fset(settings, saved)

    for place, name, listening in (
        (KeptWindow, "save", save_window),
        (KeptWindow, "clear", clear_window),
        (PracticeResults, "_append", append_answer),
        (open_and_save, "save_table", save_file),
        (Settings, "ranges", property(ranges.fget, save_ranges)),
    ):
        setattr(place, name, listening)


def main() -> None:
    """Make moves until killed."""
    home, seed = Path(sys.argv[1]), int(sys.argv[2])
    from random_user.__main__ import use_home

    use_home(home)
    from analyser.gui.program.application import make_application
    from analyser.gui.state.settings import Settings
    from analyser.poker.table.saved_table import table_to_json
    from random_user.practice_moves import answer_a_question
    from random_user.user import RandomUser

    make_application(["random_user"])
    found: dict[str, Any] = {"ranges": Settings().ranges}
    listen(Journal(home))
    folder = home / f"files {seed}"
    folder.mkdir()
    with RandomUser(seed, folder, saves_after=5) as user:  # milliseconds: more to be killed in
        user.wait_until(user.is_ready)
        user.settle()
        user.wait_until(user.is_ready)
        found["tables"] = {
            window.number: table_to_json(window.document.table) for window in user.open_windows()
        }
        found["told"] = [window.area.prompt.text for window in user.open_windows()]
        print(json.dumps(found), flush=True)
        for number in count():
            user.make_move(number)
            if number % ANSWERS == 0:
                answer_a_question(user)


if __name__ == "__main__":
    main()
