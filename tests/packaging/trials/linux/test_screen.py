"""The screen that nobody looks at says what it needs."""

import shutil

import pytest

from trials.linux import screen


def test_what_a_screen_needs_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda program: None)
    assert "xdotool" in screen.reason_against()
