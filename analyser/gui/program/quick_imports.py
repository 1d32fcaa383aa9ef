"""Imports PySide without two slow steps that this program does not need.

Together they take a third of the time that a start with an empty window takes:

1. PySide compiles its signature modules from source at every start. It uses them to describe
   functions: in the error message of a call with wrong arguments, and for tools that inspect
   signatures. Here they are compiled when they are first used.
2. PySide searches the source of every module imported later for ``from __feature__ import
   snake_case``, which switches on other spellings of its names. No module of this program has it.

Both steps are private parts of PySide. In a version that does not have them, this module changes
nothing; tests/gui/program/test_quick_imports.py fails when it is no longer useful.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, ModuleType
from typing import Any, Final

_FOLDER: Final = "shibokensupport/signature/"
_USED_ON_ERRORS: Final = frozenset(
    f"{_FOLDER}{name}.py"
    for name in (
        "errorhandler",
        "layout",
        "lib/enum_sig",
        "lib/pyi_generator",
        "lib/tool",
        "mapping",
        "parser",
    )
)
"""The files of PySide that are compiled only when a name in them is used."""

_WAITING: Final = """
def __getattr__(name):
    if name.startswith("__"):  # tools that inspect all modules ask for such names
        raise AttributeError(name)
    module = globals()
    exec(compile({source!r}, {file!r}, "exec", dont_inherit=True), module)
    # Last, so that another thread finds either this function or all names.
    module.pop("__getattr__", None)
    try:
        return module[name]
    except KeyError:
        raise AttributeError(name) from None
"""
"""The code that replaces such a file: it has the source as a string, and compiles it on first use.
"""

_LOOKED_UP: Final = """
def update_mapping():
    return __getattr__("update_mapping")()
"""
"""A definition that such a file needs too: PySide's C++ code looks it up in the module's
dictionary."""


def import_pyside() -> None:
    """Import PySide quickly; later imports of PySide use the loaded modules."""
    with _compiled_when_used():
        import PySide6.QtCore  # noqa: F401  # which loads what is looked for here
    # If this returns None for a module, PySide does not search its source.
    feature: Any = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = _asks_for_none  # noqa: SLF001  # as said above


@contextmanager
def _compiled_when_used() -> Iterator[None]:
    """Replace ``compile`` for PySide's importer by one that delays compiling some files."""
    compile_now = builtins.compile

    def compile_later(source: Any, filename: Any, *rest: Any, **options: Any) -> CodeType:
        if filename in _USED_ON_ERRORS:
            source = _WAITING.format(source=source, file=filename)
            if filename == f"{_FOLDER}mapping.py":
                source += _LOOKED_UP
        code: CodeType = compile_now(source, filename, *rest, **options)
        return code

    setattr(builtins, "compile", compile_later)  # noqa: B010  # mypy forbids to assign it
    try:
        yield
    finally:
        setattr(builtins, "compile", compile_now)  # noqa: B010


def _asks_for_none(_module: ModuleType) -> bool:
    return False
