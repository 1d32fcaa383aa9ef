"""The states of the window that tests look at one after the other."""

from collections.abc import Iterator

from pytestqt.qtbot import QtBot

from analyser.poker.games.registry import ANY
from not_none import not_none
from tests.gui.conftest import Key, User
from tests.gui.hands.conftest import settle

TABLES = (
    "AcJd8s8cAs3d4d",
    "AhKh v QsQd @ QhJh2c, pot 90, B bets 60",
    "AhKh v QQ+",
    "AhKh v QsQd @ QhJh2c8s8c",
    "AsAh v KsKh @ 2c3d4h5s9c @ KcKd8h8s2h",
    "As2hKdKc v Ad4dQcQs v 5h5c6d7d @ 2c4c8h",
)
"""One seat, a bet, a range in its matrix, an end, two boards, a low beside the high."""


def states_of(user: User, qtbot: QtBot) -> Iterator[str]:
    """Bring a window that counts odds from state to state, each with other things on it."""
    window, document, odds = user.window, user.document, user.window.odds
    document.begin(ANY, 1)
    actions, panes = window.window_actions, window.panes
    yield "examples"
    document.enter("As")
    yield "one card"
    document.clear()
    for line in TABLES:
        assert document.enter(line)
        qtbot.waitUntil(lambda: len(document.table.seats) < 2 or odds.standing.odds is not None)
        yield line
    document.enter("AhKh v QsQd @ QhJh2c")
    for name in ("teach", "dead", "pot"):
        getattr(actions, name).trigger()
        yield name
        getattr(actions, name).trigger()
    actions.name_seat.trigger()
    yield "name of a seat"
    user.key(Key.Key_Escape)
    document.step_street(-1)
    yield "an earlier street"
    window.entry.setFocus()
    window.entry.setText("AhKh v QsQd @ QhQh")
    yield "refused"
    window.entry.setText("")
    user.deck.setFocus()
    document.enter("AA v 15% v random v random")
    qtbot.waitUntil(lambda: odds.standing.may_be_estimated)
    yield "too many deals"
    odds.estimate()
    qtbot.waitUntil(lambda: odds.standing.odds is not None)
    yield "an estimate"
    document.enter("AhKh v QQ+")
    document.range_asked.emit(1)
    not_none(window.area.view.seats[1].panel).matrix.asked.emit()
    yield "weight and suits"
    window.hands.show_history()
    yield "history"
    window.hands.read_text("AhKh v QsQd @ QhJh2c8s8c\n2h3h v QsQd @ QhJh2c8s8d\nxx\n")
    settle(window.hands, qtbot)
    yield "hands"
    window.hands.begin_list()
    window.hands.editor.text.setPlainText("AhKhQhJhTh\n2c2d2h2s3c")
    settle(window.hands, qtbot)
    yield "list"
    panes.show_left("practice")
    qtbot.waitUntil(lambda: not window.practice.making.is_busy)
    yield "question"
    window.practice.round_strip.skip.click()
    yield "answered"
    window.practice.show_results()
    yield "results"
    window.practice.exam.trigger()
    qtbot.waitUntil(lambda: not window.practice.making.is_busy)
    yield "exam"
    panes.show_left("")
    document.enter("AhKh v QsQd @ QhJh2c")
    for number in range(4):
        actions.why.setChecked(True)
        window.details.show_page(number)
        yield f"page {number}"
    window.look_up("rules")
    yield "rules"
