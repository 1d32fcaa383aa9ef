"""The real program, from its start to its exit status, but ended while it works.

    python -m random_user.leaver HOME SEED

The seed decides what it does: count, estimate, read a list or a file of hands, draw a picture or
open files. A moment later it is ended by the menu, by its windows or by the desktop.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from analyser.gui.window.main_window import MainWindow

_MOMENT = 400
"""The most milliseconds from the beginning of the work until the program is left."""


def main() -> int:
    home, rng = Path(sys.argv[1]), Random(int(sys.argv[2]))
    from random_user.__main__ import use_home

    use_home(home)
    from PySide6.QtCore import QTimer

    from analyser.gui.program import start

    usual = start.Start

    class LeftStart(usual):  # type: ignore[misc, valid-type]
        """A start whose window begins to work when its saved table has been restored."""

        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            self.window.restored.connect(lambda: QTimer.singleShot(0, self.work))

        def work(self) -> None:
            if self.window.isHidden():  # nobody begins anything there any more
                return
            for work in rng.sample(WORKS, rng.randint(1, 3)):
                work(self.window, home, rng)
            way = rng.choice(WAYS)
            QTimer.singleShot(rng.randrange(_MOMENT), lambda: way(self.window))

    start.Start = LeftStart  # type: ignore[assignment, misc]
    return start.run()


# What is under way ---------------------------------------------------------------------------


def count(window: MainWindow, home: Path, rng: Random) -> None:
    window.document.enter(rng.choice(("AhKh v QQ+ v 22+", "AsAh v KsKh v ?? @ 2c3c4c")))
    window.document.add_seat()


def estimate(window: MainWindow, home: Path, rng: Random) -> None:
    from analyser.poker.games.registry import find_game

    window.document.begin(find_game("holdem"), 2)
    window.document.enter("QQ+ v 22+ v 15% v AKs")

    def begin() -> None:
        if window.odds.standing.may_be_estimated:
            window.odds.changed.disconnect(begin)
            window.odds.estimate()

    window.odds.changed.connect(begin)


def read_list(window: MainWindow, home: Path, rng: Random) -> None:
    window.window_actions.hands.trigger()
    window.hands.editor.count.setValue(rng.choice((200, 20_000)))
    window.hands.editor.deal.click()


def draw(window: MainWindow, home: Path, rng: Random) -> None:
    window.document.deal(rng.randrange(1000))
    for ending in (".png", ".pdf", ".svg"):
        window.sharing.save_as(str(home / f"picture{ending}"))
    window.sharing.copy()


def read_files(window: MainWindow, home: Path, rng: Random) -> None:
    path = home / "table.handtable"
    if path.exists():
        window.open_and_save.open_table(str(path))
    else:
        window.open_and_save.save_in(str(path))
    window.document.deal(rng.randrange(1000))
    window.open_and_save.save()


def read_hands(window: MainWindow, home: Path, rng: Random) -> None:
    """Read a file of two hundred thousand hands; sort, search or save its rows meanwhile."""
    from PySide6.QtCore import QTimer

    from analyser.gui.hands.faces import Arrangement
    from analyser.gui.hands.pane import HandSource
    from analyser.poker.hand_table.search import SortBy

    path = home / "hands.txt"
    if not path.exists():
        path.write_text("Ah Kh v Qs Qd @ 2c 7d 9h\n2c 3c v 4d 4h @ 5s 6s 7s\n" * 100_000)
    pane = window.hands
    pane.read([str(path)])

    def use() -> None:
        if pane.source is not HandSource.FILES:
            return
        pane.files.arrange(Arrangement(by=rng.choice([*SortBy]), backwards=True))
        pane.find_bar.text.setText(rng.choice(("flush", "Ah", "")))
        pane.find_bar.text.returnPressed.emit()
        if pane.files.table is not None:
            ending = rng.choice((".csv", ".txt", ".pdf"))
            pane.export.save(pane.files.rows[:50_000], str(home / f"rows{ending}"))

    QTimer.singleShot(rng.randrange(_MOMENT), pane, use)


def open_another(window: MainWindow, home: Path, rng: Random) -> None:
    window.window_actions.new.trigger()


def read_pages(window: MainWindow, home: Path, rng: Random) -> None:
    window.window_actions.why.setChecked(True)
    window.window_actions.history.trigger()
    window.window_actions.hold_range.trigger()


WORKS = (count, estimate, read_list, draw, read_files, read_hands, open_another, read_pages)


# How it is left ------------------------------------------------------------------------------


def by_the_menu(window: MainWindow) -> None:
    window.window_actions.quit.trigger()


def by_every_window(window: MainWindow) -> None:
    from PySide6.QtWidgets import QApplication

    for other in QApplication.topLevelWidgets():
        other.close()


def by_the_desktop(window: MainWindow) -> None:
    """End the program as the desktop or Ctrl+C in the terminal does."""
    from PySide6.QtWidgets import QApplication

    QApplication.quit()


WAYS = (by_the_menu, by_every_window, by_the_desktop)


if __name__ == "__main__":
    sys.exit(main())
