"""No event keeps the window deaf for longer than 50 ms of its own thread's work.

What is measured, and why other programs on the machine have no part in it, is in `watchdog`. Each
scenario has three tries, and the best counts: a busy machine makes the same work take longer. So
what is loaded at the first time only does not count here; the benchmarks of the start measure that.
"""

import time
from collections.abc import Callable
from functools import cache, partial
from heapq import nlargest
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication

from analyser.gui.hands.faces import Arrangement
from analyser.gui.hands.pane import HandsPane
from analyser.gui.state.saved_windows import save_table
from analyser.poker.cards import DECK
from analyser.poker.games.registry import find_game
from analyser.poker.hand_table.search import SortBy
from analyser.poker.table.table import new_table
from random_user.hands_moves import list_of, rest
from random_user.range_moves import panel_of
from random_user.user import RandomUser
from random_user.waiting import LONG_PATIENCE
from watchdog import BOUND, Stall, Stopwatch, WatchedApplication

_TRIES: Final = 3
_QUIET: Final = 0.0043
"""Seconds that counting to a hundred thousand takes on the quiet machine of the bound."""
Scenario = Callable[[RandomUser], None]


def moves(user: RandomUser) -> None:
    for number in range(1000, 1060):
        user.make_move(number)


def ten_seats(user: RandomUser) -> None:
    user.document.begin(find_game("holdem"), 10)
    for action in (user.window.window_actions.deal, user.window.window_actions.clear):
        user.press(action)
        user.settle()


def new_wild_ranks(user: RandomUser) -> None:
    user.document.begin(find_game("draw"), 3)
    user.document.deal(Random(user.moves).randrange(1000))
    for chosen in ({"wild": "2,9"}, {"wild": "K"}, {"joker": "bug"}, {"joker": "wild"}):
        options = user.document.table.game.plain.with_options(chosen).options
        user.document.change_options(options, "")
        user.settle()


def themes_and_decks(user: RandomUser) -> None:
    user.document.begin(find_game("holdem"), 10)
    user.document.deal(7)
    actions = user.window.window_actions
    for action in (*actions.themes.actions(), *actions.decks.actions()):
        action.trigger()
        user.settle()
    actions.themes.actions()[0].trigger()


def sizes(user: RandomUser) -> None:
    user.document.begin(find_game("holdem"), 6)
    user.document.deal(7)
    for width, height in ((1180, 820), (1600, 1000), (1024, 700), (1181, 821)):
        user.window.resize(width, height)
        user.settle()


def pictures(user: RandomUser) -> None:
    user.document.begin(find_game("omaha"), 6)
    user.document.deal(7)
    user.window.sharing.copy()
    for ending in (".png", ".pdf", ".svg"):
        user.window.sharing.save_as(str(user.folder / f"watched{ending}"))
    user.wait_until(lambda: not user.window.sharing.jobs.is_busy)


def ranges(user: RandomUser) -> None:
    user.document.begin(find_game("holdem"), 2)
    user.document.enter("AhKh")
    panel = panel_of(user)
    assert panel is not None
    viewport = panel.matrix.viewport()
    user.pull(viewport, [user.somewhere_in(viewport.rect()) for _ in range(4)])
    for text in ("22+, A2s+", "100%", "QQ+"):
        user.write(panel.text, text)
        user.settle()
    user.wait_until(lambda: user.window.odds.standing.odds is not None, 5)


def a_long_list(user: RandomUser) -> None:
    hands = list_of(user)
    QApplication.clipboard().setText(_hundred_thousand_hands())
    hands.editor.text.selectAll()
    QTimer.singleShot(0, hands.editor.text.paste)
    user.wait_until(lambda: hands.files.rowCount() == 100_000, LONG_PATIENCE)
    rest(user, hands)
    for backwards in (True, False):
        wanted = Arrangement(by=SortBy.HANDS, backwards=backwards)
        _arrange(user, hands, partial(hands.files.arrange, wanted))
        hands.view.scrollToBottom()
        user.settle()
    first = QTextCursor(hands.editor.text.document())
    first.movePosition(QTextCursor.MoveOperation.NextBlock, QTextCursor.MoveMode.KeepAnchor)
    first.removeSelectedText()
    user.wait_until(lambda: hands.files.rowCount() == 99_999, LONG_PATIENCE)
    rest(user, hands)


@cache
def _hundred_thousand_hands() -> str:
    rng = Random(7)
    return "\n".join(" ".join(map(str, rng.sample(DECK, 5))) for _ in range(100_000))


def a_file_of_a_million_hands(user: RandomUser) -> None:
    """It is sorted, filtered, searched and walked along, while it is read and when it is there."""
    path = user.folder / "million.txt"
    if not path.exists():
        path.write_text(_many_lines() * 100)
    pane = user.window.hands
    pane.read([str(path)])
    user.wait_until(lambda: pane.files.rowCount() > 1000)
    _use_rows(user, pane)
    user.wait_until(lambda: not pane.files.reading.is_busy, 10 * LONG_PATIENCE)
    assert pane.files.count == 1_000_000
    _use_rows(user, pane)


def _use_rows(user: RandomUser, pane: HandsPane) -> None:
    """Sort rows, look for some, go to the last one and back to all, and walk from hand to hand."""
    for by in SortBy:
        _arrange(user, pane, partial(pane.files.arrange, Arrangement(by=by, backwards=True)))
    for text in ("flush", "Ah Kh", ""):
        user.write(pane.find_bar.text, text)
        _arrange(user, pane, partial(user.key, Qt.Key.Key_Return))
    pane.view.selectAll()
    _arrange(user, pane, partial(pane.files.arrange, Arrangement(by=SortBy.LOW, backwards=True)))
    pane.view.scrollToBottom()
    user.settle()
    _arrange(user, pane, partial(pane.files.arrange, Arrangement(by=SortBy.PLACE)))
    pane.view.focus_row(0)
    for _ in range(20):
        user.key(Qt.Key.Key_Down)


def _arrange(user: RandomUser, pane: HandsPane, ask: Callable[[], object]) -> None:
    """Ask for other rows or another order, and wait until it is shown; more may follow it."""
    shown: list[bool] = []
    connection = pane.files.arranged.connect(lambda: shown.append(True))
    ask()
    user.wait_until(lambda: bool(shown), LONG_PATIENCE)
    pane.files.arranged.disconnect(connection)


@cache
def _many_lines() -> str:
    """Return ten thousand lines, most of them two hands of five cards, a few with a board."""
    rng = Random(7)
    lines = []
    for number in range(10_000):
        cards = [str(card) for card in rng.sample(DECK, 10)]
        if number % 50:
            lines.append(" ".join(cards))
        else:
            lines.append(f"{' '.join(cards[:2])} v {' '.join(cards[2:4])} @ {' '.join(cards[4:9])}")
    return "\n".join(lines) + "\n"


def a_large_table(user: RandomUser) -> None:
    table = new_table(find_game("omaha"), 9).deal(7)
    for seat in range(len(table.seats)):
        table = table.rename_seat(seat, "W" * 60)
    path = user.folder / "large.handtable"
    save_table(table, path)
    user.window.open_and_save.open_table(str(path))
    user.settle()


SCENARIOS: Final[dict[str, Scenario]] = {
    scenario.__name__.replace("_", " "): scenario
    for scenario in (
        *(moves, ten_seats, new_wild_ranks, themes_and_decks, sizes, pictures, ranges),
        *(a_long_list, a_file_of_a_million_hands, a_large_table),
    )
}


def slower() -> float:
    """How many times slower this machine is now than a quiet one, where it is; else 1.

    Two programs on two threads of one processor take turns in it, and the clock of either goes on.
    """
    times = []
    for _ in range(5):
        start = time.thread_time()
        sum(number % 7 for number in range(100_000))
        times.append(time.thread_time() - start)
    return max(1.0, median(times) / _QUIET)


@pytest.fixture
def watched(qapp: QApplication) -> WatchedApplication:
    """The application, whose events can be measured; see `qapp_cls`."""
    assert isinstance(qapp, WatchedApplication)
    return qapp


@pytest.mark.long
@pytest.mark.parametrize("name", SCENARIOS)
def test_no_event_takes_too_long(name: str, tmp_path: Path, watched: WatchedApplication) -> None:
    bound = 1000 * BOUND * slower()
    tries: list[list[Stall]] = []
    with RandomUser(3, tmp_path) as user:
        for _ in range(_TRIES):
            watched.stopwatch = watch = Stopwatch()
            try:
                SCENARIOS[name](user)
                user.settle()
            finally:
                watched.stopwatch = None
            tries.append(nlargest(5, watch.stalls))
            if 1000 * tries[-1][0].work <= bound:
                break
    best = min(stalls[0] for stalls in tries)
    print(f"{name}: {best}", *tries[-1], sep="\n")
    assert 1000 * best.work <= bound, "\n".join(str(stalls[0]) for stalls in tries)
