"""Alarms for faults that others made, and proof that the alarms of this test suite ring."""

import os
import re
import sys
import tomllib
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

from processes import ROOT, run_python

QT = "PySide6-Essentials"


def test_a_call_that_returns_nothing_keeps_every_reference_to_none() -> None:
    # PySide6 6.12 on Python 3.11 gives one reference away in every such call, until Python aborts.
    # A thousand calls are few enough to fail here and not to abort.
    from PySide6.QtCore import QObject, QSize
    from PySide6.QtGui import QColor

    thing, colour, calls = QObject(), QColor(1, 2, 3), 1_000
    changes: list[Callable[[], object]] = [
        lambda: thing.setObjectName("card"),
        QObject().deleteLater,
        QSize(1, 2).transpose,
        lambda: colour.setAlpha(7),
    ]
    for call in changes:
        before = sys.getrefcount(None)
        for _ in range(calls):
            call()
        lost = before - sys.getrefcount(None)
        if sys.version_info >= (3, 12):
            assert lost == 0, "None is immortal here, and its count moved"
        else:
            assert lost < calls // 10, f"{lost / calls:.2f} references to None lost in each call"


def requirements_on_qt() -> list[list[Requirement]]:
    """Those of the program and those of its build, which have to agree."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    return [
        [requirement for requirement in map(Requirement, lines) if requirement.name == QT]
        for lines in (project["project"]["dependencies"], project["build-system"]["requires"])
    ]


@pytest.mark.parametrize(("python", "qt", "allowed"), [
    ("3.11", "6.7.3", False), ("3.11", "6.8.0", True), ("3.11", "6.11.3", True),
    ("3.11", "6.12.0", False), ("3.12", "6.12.0", True), ("3.14", "6.12.0", True),
    ("3.14", "6.7.3", False),
])  # fmt: skip
def test_the_pins_allow_the_versions_of_qt_that_work(python: str, qt: str, allowed: bool) -> None:
    for requirements in requirements_on_qt():
        python_ = {"python_version": python}
        applicable = [
            one for one in requirements if one.marker is None or one.marker.evaluate(python_)
        ]
        assert len(applicable) == 1
        assert applicable[0].specifier.contains(qt) is allowed


def test_the_installed_qt_is_one_that_works() -> None:
    installed = Version(version(QT))
    assert installed >= Version("6.8")
    assert sys.version_info >= (3, 12) or installed < Version("6.12")


FAULTS = """
import warnings

import pytest
from PySide6.QtCore import QTimer, qWarning


def test_nothing_wrong():
    pass


def test_exception_in_a_slot(qtbot):
    called = []

    def slot():
        called.append(True)
        raise RuntimeError("lost in Qt")

    QTimer.singleShot(0, slot)
    qtbot.waitUntil(lambda: called)


def test_warning_of_qt():
    qWarning("this is not right")


def test_warning_of_python():
    warnings.warn("this will go away", DeprecationWarning)


@pytest.mark.xfail(reason="the engine cannot do this yet")
def test_success_that_was_not_expected():
    pass
"""


def test_every_fault_fails_its_test(tmp_path: Path) -> None:
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for name, text in {"pyproject.toml": settings, "test_faults.py": FAULTS}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    words = "-m", "pytest", "-rA", "-p", "no:cacheprovider", "."
    finished = run_python(*words, cwd=tmp_path, env=os.environ | {"PYTEST_ADDOPTS": ""})
    marker = " test_faults.py::"
    lines = [line.split(marker) for line in finished.stdout.splitlines() if marker in line]
    outcomes = {name.split(" - ")[0]: outcome for outcome, name in lines}
    assert outcomes == {
        "test_nothing_wrong": "PASSED",
        "test_exception_in_a_slot": "FAILED",
        "test_warning_of_qt": "FAILED",
        "test_warning_of_python": "FAILED",
        "test_success_that_was_not_expected": "FAILED",
    }, finished.stdout + finished.stderr


def test_settings_and_data_stay_out_of_the_home_folder() -> None:
    from PySide6.QtCore import QSettings, QStandardPaths

    settings = QSettings(
        QSettings.Format.IniFormat, QSettings.Scope.UserScope, "hand-analyser", "tripwire"
    )
    own = Path(os.environ["XDG_CONFIG_HOME"])
    assert "hand-analyser-tests-" in str(own)
    assert own in Path(settings.fileName()).parents
    places = QStandardPaths.StandardLocation
    for place in (places.AppDataLocation, places.AppConfigLocation, places.CacheLocation):
        path = QStandardPaths.writableLocation(place)
        assert "hand-analyser-tests-" in path or "qttest" in path.lower()


@pytest.mark.parametrize("time", ["first", "second"])
def test_what_one_test_saves_the_next_does_not_find(time: str) -> None:
    from PySide6.QtCore import QSettings

    settings = QSettings(
        QSettings.Format.IniFormat, QSettings.Scope.UserScope, "hand-analyser", "tripwire"
    )
    assert settings.allKeys() == [], f"the {time} time"
    settings.setValue("theme", "dark")
    settings.sync()
    assert Path(settings.fileName()).is_file()


def test_no_pattern_has_a_possessive_quantifier_after_a_group() -> None:
    # Python 3.11.2, that of Debian 12, then finds no match where there is one; 3.11.5 mended it.
    # An atomic group says the same.
    for path in (ROOT / "analyser").rglob("*.py"):
        if path.name != "resources_rc.py":
            assert not re.search(r"\)[*+?}]\+", path.read_text(encoding="utf-8")), path
