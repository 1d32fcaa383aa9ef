"""What can be done with a file of hands, and when."""

from __future__ import annotations

from PySide6.QtGui import QAction

from analyser.gui.file_window.window import FileWindow
from tests.gui.file_window.conftest import LINES, Read


def test_no_two_actions_share_a_key_and_signs_are_as_large_as_letters(window: FileWindow) -> None:
    keys = [action.shortcut().toString() for action in window.findChildren(QAction)]
    keys = [key for key in keys if key]
    assert len(keys) == len(set(keys)) == 13
    font = window.font()
    font.setPointSizeF(24)
    window.setFont(font)
    actions = window.window_actions
    for button in (actions.buttons[actions.open], actions.save):
        assert not button.icon().isNull()
        assert button.iconSize().height() == button.fontMetrics().height() > 20


def test_what_needs_a_hand_or_chosen_rows_waits_for_them(read: Read) -> None:
    window = read(LINES)
    actions = window.window_actions
    waiting = (actions.use, actions.step, actions.copy_text, actions.save_chosen)
    assert all(action.isEnabled() for action in waiting)
    window.view.clearSelection()
    assert [action.isEnabled() for action in waiting] == [True, True, False, False]
    window.view.focus_row(2)  # an error
    assert [action.isEnabled() for action in waiting] == [False, False, True, True]
