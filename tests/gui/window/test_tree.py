"""What a screen reader finds in the window, whatever is open: names, and one place in focus."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from tests.gui.conftest import Look, User

LINES = ("", "AcJd8s8cAs3d4d", "AhKh v QQ+ @ QhJh2c", "AhKh v QsQd @ QhJh2c8s8c", "As2d3c4h v KsKh")
PARTS = ("table", "left_hands", "practice", "why", "beats", "odds_page", "lows_page", "help")
"""The panes at the left, which hide nothing else, and then the pages at the right."""


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("part", PARTS)
def test_all_that_takes_the_focus_has_a_name_and_one_thing_has_it(
    user: User, accessibles: Look, part: str, line: str
) -> None:
    if line:
        user.enter(line)
    getattr(user.window.window_actions, part).trigger()
    QApplication.processEvents()
    found = accessibles(user.window)
    closed = QAccessible.Role.List  # the list of a box gets its name when it opens
    unnamed = [each for each in found if each.focusable and not each.name]
    assert [each for each in unnamed if each.role is not closed] == []
    panes = user.window.panes.left, user.window.panes.right
    in_panes = [each for pane in panes if pane.isVisible() for each in accessibles(pane)]
    texts = [each for each in found if each.role is QAccessible.Role.StaticText]
    # Of a field Qt tells the placeholder as its description.
    placeholder = QAccessible.Role.EditableText
    twice = [each for each in (*in_panes, *texts) if each.name and each.name == each.description]
    assert [each for each in twice if each.role is not placeholder] == []
    # Qt says of each list's current item, and of the tab of the shown page, that it has the focus.
    parts = QAccessible.Role.ListItem, QAccessible.Role.Cell, QAccessible.Role.PageTab
    focused = [each for each in found if each.focused and each.focusable]
    assert len([each for each in focused if each.role not in parts]) <= 1
