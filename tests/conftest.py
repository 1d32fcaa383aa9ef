"""What every test stands on: no display, no contact with the user's own files, fixed profiles."""

from __future__ import annotations

import gc
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING

import pytest
from coverage import Coverage
from hypothesis import is_hypothesis_test, settings

from analyser.poker.games import own_games, registry
from analyser.poker.games.game import Game
from analyser.poker.phrases import tables_in
from analyser.product import PROGRAM
from mostly_long import quick_run
from screen import Screen

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

# Before anything loads Qt. A caller who wants to watch sets QT_QPA_PLATFORM=xcb.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for variable in ("OPENBLAS_NUM_THREADS", "QT_NO_GUI_THREADPOOL"):
    os.environ.setdefault(variable, "1")  # as in the program

# deadline: a shared machine's hiccup is no failure of ours; bounds on time are in tests/benchmarks.
settings.register_profile("thorough", deadline=None)
# The same examples in each run: a red run shows a fault of the last change. New ones are drawn by
# the profile above, in the long tests.
settings.register_profile("quick", deadline=None, max_examples=25, derandomize=True)

PATIENCE = 60_000
"""Milliseconds until a wait for a signal or for a window gives up: only a hang takes so long."""

TESTS = Path(__file__).parent

NOT_OF_THE_DOMAIN = ("census", "fuzz", "gui", "mutation", "packaging")
"""Folders of tests during which coverage of the domain is not measured."""

_own_folder = pytest.StashKey["tempfile.TemporaryDirectory[str]"]()


def pytest_configure(config: pytest.Config) -> None:
    """Choose the profile of Hypothesis, and keep the user's own settings out of all tests."""
    chosen = "thorough" if _runs_long_tests(config) else "quick"
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", chosen))
    if not _runs_long_tests(config):
        quick_run.append(config)
    _use_own_folder(config)


def _runs_long_tests(config: pytest.Config) -> bool:
    return "long" in config.getoption("markexpr").replace("not long", "")


def _use_own_folder(config: pytest.Config) -> None:
    """Send settings and data to a temporary folder, for this process and those it starts.

    Called by a plain hook and not a fixture: it comes before the first test module is imported, so
    nothing can have read the user's own settings by then.
    """
    folder = tempfile.TemporaryDirectory(prefix="hand-analyser-tests-", ignore_cleanup_errors=True)
    config.stash[_own_folder] = folder
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        place = Path(folder.name, variable.lower())
        place.mkdir()
        os.environ[variable] = str(place)
    try:
        from PySide6.QtCore import QSettings, QStandardPaths
    except ImportError:
        return  # the domain's tests run on a machine without Qt
    _let_qtbot_wait()
    for file_format in (QSettings.Format.IniFormat, QSettings.Format.NativeFormat):
        QSettings.setPath(file_format, QSettings.Scope.UserScope, os.environ["XDG_CONFIG_HOME"])
    if sys.platform in {"win32", "darwin"}:
        # These ask the system, not the environment; test mode moves every answer elsewhere. On
        # Linux it would move them back out of the temporary folder.
        QStandardPaths.setTestModeEnabled(True)


def _let_qtbot_wait() -> None:
    """Replace the five seconds that pytest-qt waits by default: a busy machine may need more."""
    from pytestqt.qtbot import QtBot

    waits = ("Signal", "Signals", "Callback", "Until", "Active", "Exposed")
    for method in (getattr(QtBot, f"wait{what}") for what in waits):
        method.__kwdefaults__["timeout"] = PATIENCE


def pytest_unconfigure(config: pytest.Config) -> None:
    if _own_folder in config.stash:
        config.stash[_own_folder].cleanup()


@pytest.fixture(scope="session")
def qapp_cls(request: pytest.FixtureRequest) -> type[QApplication]:
    """Measure events in `watchdog` if a test needs it: each then passes through Python."""
    from PySide6.QtWidgets import QApplication

    if not any("watched" in getattr(item, "fixturenames", ()) for item in request.session.items):
        return QApplication
    from watchdog import WatchedApplication

    return WatchedApplication


@pytest.fixture(autouse=True)
def leave_nothing_behind(pytestconfig: pytest.Config) -> Iterator[None]:
    """Remove what a test saved, so that none depends on those before it."""
    # By the folder's own name and not the environment's, which a test may have changed.
    places = list(Path(pytestconfig.stash[_own_folder].name).iterdir())
    yield
    _empty(places)
    if "PySide6.QtCore" in sys.modules:
        forget_settings()
        _empty(places)


def _empty(folders: list[Path]) -> None:
    for path in [path for folder in folders for path in folder.iterdir()]:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()


def forget_settings() -> None:
    """Drop what settings that are still in use would write later: all of a process share it."""
    from PySide6.QtCore import QSettings

    settings = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, PROGRAM, PROGRAM)
    settings.clear()
    settings.sync()


@pytest.fixture
def screen(capsysbinary: pytest.CaptureFixture[bytes]) -> Screen:
    return Screen(capsysbinary)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Measure no coverage during a test with the mark ``no_cover``, its fixtures included.

    The mark is of pytest-cov, which measures twice in a process of pytest-xdist and pauses once.
    """
    if item.get_closest_marker("no_cover") is None:
        return (yield)
    paused = _stop_measuring()
    try:
        return (yield)
    finally:
        _stop_measuring()
        for coverage in reversed(paused):
            coverage.start()


def _stop_measuring() -> list[Coverage]:
    stopped = []
    while (coverage := Coverage.current()) is not None:
        coverage.stop()
        stopped.append(coverage)
    return stopped


def pytest_collection_finish() -> None:
    """Let no later search for garbage look through all that pytest knows of ten thousand tests."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)  # before pytest drops what -m does not select
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark tests by where they are, and sort them.

    Everything in tests/benchmarks measures time, and is run by `-m speed` only. Properties are
    tried with few examples each time, and with more among the long tests.

    Coverage of the domain is not measured by tests of the window, for which that would take as
    long again, nor by luck: not while properties are tried, whose examples are drawn at random.

    The tests of the domain come first. What the domain keeps is made but once, and coverage sees
    nothing of a thread of Qt's: where the window counted first, the lines would seem not to run.
    """
    measured = config.getoption("cov_source", None) == ["analyser/poker"]
    thorough = _runs_long_tests(config)
    for item in items:
        folder = _folder_of(item.path.parent)
        if folder == "benchmarks":
            item.add_marker(pytest.mark.speed)
        is_property = isinstance(item, pytest.Function) and is_hypothesis_test(item.obj)
        if is_property and thorough:
            item.add_marker(pytest.mark.long)
        if measured and (is_property or folder in NOT_OF_THE_DOMAIN):
            item.add_marker(pytest.mark.no_cover)
    items.sort(key=lambda item: _folder_of(item.path.parent) != "poker")


@cache
def _folder_of(path: Path) -> str:
    """Return the folder of tests that a path is in; cached, as ten thousand tests ask for it."""
    return path.relative_to(TESTS).parts[0] if path != TESTS else ""


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(obj: object) -> list[pytest.Item] | None:
    """Make nothing of a test that is long in a quick run: they have thousands of parameters."""
    is_long = any(mark.name == "long" for mark in getattr(obj, "pytestmark", ()))
    return [] if is_long and quick_run else None


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out benchmarks that are not to be run: collecting them builds what they measure."""
    is_unwanted = "not speed" in config.getoption("markexpr")
    return True if is_unwanted and collection_path == TESTS / "benchmarks" else None


@pytest.fixture
def no_added_games() -> Iterator[None]:
    """Take back, after a test, the games that it added."""
    yield
    own_games._rules.clear()
    for game in registry.every_game()[len(registry.GAMES) :]:
        registry.remove_game(game)


@pytest.fixture
def london(no_added_games: None, tmp_path: Path) -> Game:
    """Return London lowball, a game that is added by its lines in the games' README.

    It may be in the registry: whoever tries what the README says has put it there.
    """
    if (there := registry.game_or_none("london")) is not None:
        return there
    text = Path(registry.__file__).with_name("README.md").read_text(encoding="utf-8")
    (lines,) = re.findall(r"^ *```\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)
    (file := tmp_path / "london.txt").write_text(dedent(lines), encoding="utf-8")
    game = registry.read_game("london", tables_in(file)["london"])
    registry.add_game(game)
    return game
