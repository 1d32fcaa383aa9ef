"""The states of the window that tests look at one after the other."""

from collections.abc import Iterator

from pytestqt.qtbot import QtBot

from tests.gui.conftest import User
from tests.gui.hands.conftest import settle

TABLES = (
    "AcJd8s8cAs3d4d",
    "AhKh v QsQd @ QhJh2c, pot 90, B bets 60",
    "AhKh v QQ+",
    "AhKh v QsQd @ QhJh2c8s8c",
    "As2hKdKc v Ad4dQcQs v 5h5c6d7d @ 2c4c8h",
    "AsAh v KsKh @ 2c3d4h5s9c @ KcKd8h8s2h",
)
"""One seat, a bet, a range, an end, a low beside the high, two boards."""


def states_of(user: User, qtbot: QtBot) -> Iterator[str]:
    """Bring the window from state to state, each with other things on it."""
    window, document = user.window, user.document
    actions, panes = window.window_actions, window.panes
    yield "examples"
    document.enter("As")
    yield "one card"
    document.clear()
    for line in TABLES:
        assert document.enter(line)
        yield line
    document.enter("AhKh v QsQd @ QhJh2c")
    actions.teach.trigger()
    yield "hidden"
    actions.teach.trigger()
    actions.dead.trigger()
    yield "dead cards"
    actions.dead.trigger()
    window.entry.setFocus()
    window.entry.setText("AhKh v QsQd @ QhQh")
    yield "refused"
    window.entry.setText("")
    user.deck.setFocus()
    document.enter("AA v 15% v random v random")
    yield "too many deals"
    document.enter("AhKh v QsQd @ QhJh2c")
    actions.pot.trigger()
    yield "chips"
    actions.pot.trigger()
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
    panes.show_left("")
    document.enter("AhKh v QsQd @ QhJh2c")
    for number in range(4):
        actions.why.setChecked(True)
        window.details.show_page(number)
        yield f"page {number}"
    window.look_up("rules")
    yield "rules"
