"""What a screen reader finds in the window, whatever is open: names, and one place in focus."""

import re
from collections.abc import Sequence

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.conftest import Accessible, Look, User
from tests.gui.window.states import states_of

ROLE = QAccessible.Role
PARTS = (ROLE.ListItem, ROLE.Cell, ROLE.PageTab)
"""Qt says of each list's current item, and of the tab of the shown page, that it has the focus."""


def _faults(found: Sequence[Accessible]) -> list[str]:
    found = [each for each in found if each.shown]
    # The list of a box gets its name when it opens.
    takes = [each for each in found if each.focusable and each.role != ROLE.List]
    faults = [f"has no name: {each}" for each in takes if not each.name]
    for each in found:
        says = re.sub(r" \([^)]*\)$", "", each.description)  # without its key
        if says and each.name and each.role not in PARTS and each.name.endswith(says):
            faults.append(f"says it twice: {each}")
    focused = [each for each in found if each.focused and each.focusable]
    one = [each for each in focused if each.role not in PARTS]
    return [*faults, f"have the focus: {one}"] if len(one) > 1 else faults


def test_the_tree_names_everything_once_in_each_state(
    own_window: None, user: User, accessibles: Look, qtbot: QtBot
) -> None:
    user.window.resize(1180, 820)
    faults = {}
    for state in states_of(user, qtbot):
        QApplication.processEvents()
        if found := _faults(accessibles(user.window)):
            faults[state] = found
    user.window.hands.finish()
    assert faults == {}, "\n".join(each for found in faults.values() for each in found)
