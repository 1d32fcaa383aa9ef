"""Imports PySide without three slow steps that this program does not need.

The first two take a third of the time that a start with an empty window takes; the third takes a
fifteenth of the time until the window is full:

1. PySide compiles its signature modules from source at every start. It uses them to describe
   functions: in the error message of a call with wrong arguments, and for tools that inspect
   signatures. Here they are compiled when they are first used.
2. PySide searches the source of every module imported later for ``from __feature__ import
   snake_case``, which switches on other spellings of its names. No module of this program has it.
3. PySide makes Qt's enums, thousands of members, in the way that Python offers to everybody, which
   checks every member. Here they are made as Python makes its own enums, without these checks.

These steps are private parts of PySide and Python. In a version that does not have them, this
module changes nothing; tests/gui/program/test_quick_imports.py fails when it is no longer useful.
"""

# The code of ``_compile_when_used`` runs with the names of another module, where its annotations
# mean nothing.
from __future__ import annotations

import builtins
import enum
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import CodeType
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


def _compile_when_used() -> None:
    """Replace a module's code, so that its file is compiled when one of its names is first used.

    This function is never called: PySide's importer runs the function's code as the module's code.
    """
    module = globals()  # that module's, when its importer runs this code

    def load(name: str) -> Any:
        if name.startswith("__"):  # tools that inspect all modules ask for such names
            raise AttributeError(name)
        file = module["__name__"].replace(".", "/") + ".py"
        source = module["__loader__"].zfile.read(file)
        exec(compile(source, file, "exec", dont_inherit=True), module)
        # Last, so that another thread finds either this function or all names.
        module.pop("__getattr__", None)
        try:
            return module[name]
        except KeyError:
            raise AttributeError(name) from None

    def update_mapping() -> object:
        return load("update_mapping")()

    module["__getattr__"] = load
    # PySide's C++ code looks this name up in the dictionary.
    if module["__name__"].endswith(".mapping"):
        module["update_mapping"] = update_mapping


def import_pyside() -> None:
    """Import PySide quickly; later imports of PySide use the loaded modules."""
    _make_enums_unchecked()
    with _compiled_when_used():
        import PySide6.QtCore  # noqa: F401  # which loads what is looked for here
    # PySide searches the source of an imported module with this function; now it finds nothing.
    feature: Any = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = lambda _module: False  # noqa: SLF001  # as said above


@contextmanager
def _compiled_when_used() -> Iterator[None]:
    """Within this context, replace ``compile``: some of PySide's files wait for their use."""
    compile_now = builtins.compile

    def compile_later(source: Any, filename: Any, *rest: Any, **options: Any) -> CodeType:
        if filename in _USED_ON_ERRORS:
            return _compile_when_used.__code__
        code: CodeType = compile_now(source, filename, *rest, **options)
        return code

    setattr(builtins, "compile", compile_later)  # noqa: B010  # mypy forbids to assign it
    try:
        yield
    finally:
        setattr(builtins, "compile", compile_now)  # noqa: B010


def _make_enums_unchecked() -> None:
    """Make Python create PySide's enums without checks, from now on."""
    kind: Any = enum.EnumType
    create, unchecked = getattr(kind, "_create_", None), getattr(enum, "_simple_enum", None)
    if create is None or unchecked is None:
        return

    def create_unchecked(
        base: type, class_name: str, names: Iterable[tuple[str, int]], **options: object
    ) -> object:
        # Only PySide asks for this boundary without naming a module.
        if options.get("boundary") is not enum.KEEP or options.get("module"):
            return create(base, class_name, names, **options)
        try:
            made = unchecked(base, boundary=enum.KEEP)(type(class_name, (), {}))
            _add_members(made, names)
        except (AttributeError, TypeError, ValueError):  # in a Python that does this otherwise
            return create(base, class_name, names, **options)
        return made

    kind._create_ = create_unchecked


def _add_members(made: Any, names: Iterable[tuple[str, int]]) -> None:
    """Give an enum that is made without members all of them, as ``enum._simple_enum`` would.

    Python would make a slow property first for each of the thousands of members.
    """
    new, has_value = made._new_member_, made._use_args_  # as all below
    by_name, by_value = made._member_map_, made._value2member_map_
    shown, values = made._member_names_, getattr(made, "_hashable_values_", [])
    is_flag, single, several = issubclass(made, enum.Flag), 0, 0
    for name, value in names:
        member = by_value.get(value)
        if member is None:
            member = new(made, value) if has_value else new(made)
            member.__dict__.update(
                _value_=value, _name_=name, __objclass__=made, _sort_order_=len(shown)
            )
            by_value[value] = member
            values.append(value)
            if is_flag and (value == 0 or value & (value - 1)):
                several |= value
            else:
                shown.append(name)
                single |= value
        by_name[name] = member
        type.__setattr__(made, name, member)
    if is_flag:
        # Python 3.11.2, Debian 12's, has one mask, of single bits, where later ones have two.
        made._flag_mask_ = single
        if hasattr(made, "_singles_mask_"):
            made._flag_mask_, made._singles_mask_ = single | several, single
        made._all_bits_ = 2 ** (single | several).bit_length() - 1
        ordered = [by_name[name]._value_ for name in shown]
        if ordered != sorted(ordered):
            made._iter_member_ = made._iter_member_by_def_
