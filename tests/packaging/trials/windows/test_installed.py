"""What a self-test under Wine may complain of, and nothing else."""

from collections.abc import Sequence

import pytest

from analyser.gui.program.self_test import MATCH_IS, VERDICT
from trials.program import unexpected
from trials.windows import installed
from windows.systems import ThisWindows, Wine

REPORT = """Hand Analyser 0.1.0, frozen, win32, windows, Python 3.11.9, Qt 6.11.3
FAILED  window     {verdict}
        QtWarningMsg: EnableNonClientDpiScaling() failed for HWND 0x30064 (120)
{other}ok      resources  135 files
The self-test has FAILED.
"""


def test_what_only_wine_lacks_is_forgiven_the_window_and_a_file_of_hands() -> None:
    other = f"""FAILED  hands      {MATCH_IS}
        QtWarningMsg: EnableNonClientDpiScaling() failed for HWND 0x2007c (120)
"""
    good = installed.without(Wine.lacks, REPORT.format(verdict=VERDICT, other=other))
    rows = [("window    ", VERDICT), ("hands     ", MATCH_IS), ("resources ", "135 files")]
    lines = [f"ok      {what} {said}" for what, said in rows]
    assert good.splitlines()[1:] == [*lines, "The self-test has passed."]


@pytest.mark.parametrize(("verdict", "other", "lacks"), [
    (VERDICT, "        QtWarningMsg: something else\n", Wine.lacks),
    (VERDICT, "FAILED  engine     ValueError: no\n", Wine.lacks),
    (VERDICT, "FAILED  hands      SelfTestError: no hand\n", Wine.lacks),
    ("SelfTestError: the window says nothing", "", Wine.lacks),
    (VERDICT, "", ThisWindows.lacks),
])  # fmt: skip
def test_nothing_else_is_forgiven(verdict: str, other: str, lacks: Sequence[str]) -> None:
    report = REPORT.format(verdict=verdict, other=other)
    assert unexpected(installed.without(lacks, report), "windows")
