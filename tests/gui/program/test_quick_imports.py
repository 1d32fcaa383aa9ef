import subprocess
import sys

QUICK = "from analyser.gui.program.quick_imports import import_pyside; import_pyside()"

LOADS = """
import linecache
import PySide6.QtCore
from analyser.gui.window.main_window import MainWindow
print(sum("main_window" in name for name in linecache.cache))
"""

WAITING = """
import sys
for name, module in sys.modules.items():
    if name.startswith("shibokensupport.") and "__getattr__" in vars(module):
        print(name)
"""

START = f"""
import os
from analyser.gui.program.application import make_application
from analyser.gui.program.start import Windows
application = make_application(["start"])
start = Windows().open()

def leave():
    {WAITING.strip().replace(chr(10), chr(10) + "    ")}
    sys.stdout.flush()
    os._exit(0)

start.window.painted.connect(leave)
application.exec()
"""

CALLS = """
import inspect
from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel, QWidget

class Sender(QObject):
    sent = Signal(int)

application = QApplication(["calls"])
widget, sender = QWidget(), Sender()
for call in (
    lambda: QPoint("a", 3),
    lambda: QLabel("x", nonsense=3),
    lambda: QLabel("x", wordWrap="y"),
    lambda: QColor(object()),
    lambda: widget.resize("a"),
    lambda: widget.resize(),
    lambda: widget.setWindowTitle(3),
    lambda: widget.setFocusPolicy(3),
    lambda: widget.tr(3),
    lambda: widget.nothing,
    lambda: widget.destroyed.connect(3),
    lambda: sender.sent.emit("a"),
    lambda: QTimer.singleShot("a"),
    lambda: Qt.AlignmentFlag("x"),
    lambda: QWidget.resize.__doc__,
    lambda: QPoint.__doc__,
    lambda: inspect.signature(QWidget.resize),
    lambda: __import__("PySide6.support.signature").support.signature.get_signature(QWidget.show),
    lambda: sorted(vars(__import__("shibokensupport.signature.lib.pyi_generator"))),
    lambda: __import__("shibokensupport.signature.lib.tool", fromlist=["tool"]).nonsense,
):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
"""
"""Calls whose answers PySide makes with its tools for signatures, wrong ones above all."""

ENUMS = """
from enum import Enum, Flag
from PySide6 import QtCore, QtGui, QtWidgets

MASKS = "_flag_mask_", "_singles_mask_", "_all_bits_"

def enums_in(place):
    for name, found in sorted(vars(place).items()):
        if isinstance(found, type) and issubclass(found, Enum):
            yield found
        elif isinstance(found, type) and not name.startswith("_") and found.__module__ != "enum":
            yield from enums_in(found)

for module in QtCore, QtGui, QtWidgets:
    [getattr(module, name) for name in dir(module)]  # PySide makes a class when it is first used
    for one in enums_in(module):
        members = one.__members__
        print(repr(one), one.__module__, one.__qualname__, one.__mro__[1:], list(one))
        print([(name, repr(member), vars(one)[name] is member) for name, member in members.items()])
        if issubclass(one, Flag):
            flags = list(members.values())
            print([(~flag, flag | flags[-1], flag & flags[-1], one(1 << 40)) for flag in flags])
            masks = [getattr(one, name, None) for name in MASKS]  # one is missing in Python 3.11.2
            print(masks, one._iter_member_)
"""
"""Everything that can be asked of Qt's enums."""


def output(*parts: str) -> str:
    program = [sys.executable, "-c", "\n".join(parts)]
    return subprocess.run(program, capture_output=True, check=True, text=True).stdout


def test_pyside_reads_the_source_of_no_module_that_is_imported() -> None:
    assert output(LOADS) == "1\n"  # where this fails PySide has mended it, and its part can go
    assert output(QUICK, LOADS) == "0\n"


def test_a_start_needs_none_of_the_tools_for_signatures() -> None:
    waiting = output(QUICK, WAITING)
    assert "shibokensupport.signature.parser\n" in waiting
    assert output(QUICK, START) == waiting


def test_wrong_calls_are_answered_as_without_quick_imports() -> None:
    answers = output(CALLS)
    assert "Supported signatures:" in answers
    assert output(QUICK, CALLS) == answers


def test_enums_are_the_same_as_without_quick_imports() -> None:
    enums = output(ENUMS)
    assert "Qt.AlignmentFlag" in enums
    assert enums.count("\n") > 1_000
    assert output(QUICK, ENUMS) == enums


def test_enums_are_made_as_ever_if_python_makes_its_own_otherwise() -> None:
    broken = """
import enum, sys
make = enum._simple_enum
def other(*given, **options):
    if sys._getframe(1).f_globals["__name__"].endswith("quick_imports"):
        raise TypeError
    return make(*given, **options)
enum._simple_enum = other
"""
    asked = "\nfrom PySide6.QtCore import Qt; print(repr(Qt.Key.Key_A))"
    assert output(broken, QUICK, asked) == output(asked)


def test_pyside_has_python_check_each_member_of_its_enums() -> None:
    checked = """
import enum
names, make = [], enum.EnumType.__prepare__
def note(kind, name, *rest, **options):
    names.append(name)
    return make(name, *rest, **options)
enum.EnumType.__prepare__ = classmethod(note)
from PySide6.QtCore import Qt
print("Key" in names)
"""
    assert output(checked) == "True\n"  # where this fails, so can the third part
    assert output(QUICK, checked) == "False\n"


def test_pyside_compiles_its_tools_at_each_start_and_gives_compile_back() -> None:
    unchanged = "before = compile\n" + QUICK + "\nprint(compile is before)"
    assert output(unchanged) == "True\n"
    compiled = """
import builtins
names, compile_now = [], compile
def note(source, filename, *rest, **options):
    names.append(filename)
    return compile_now(source, filename, *rest, **options)
builtins.compile = note
import PySide6.QtCore
print("shibokensupport/signature/parser.py" in names)
"""
    assert output(compiled) == "True\n"  # where this fails, so can the other part
