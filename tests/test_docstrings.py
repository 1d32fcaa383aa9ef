"""The examples in docstrings give what they show."""

import dataclasses
import doctest
import importlib
import pkgutil
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import analyser
from analyser import compare, nuts, poker, terminal
from analyser.poker.records import Record

#: All modules but those of the window, which need a display, and those that run the program.
MODULES = [
    "analyser.api",
    "analyser.api_arguments",
    "analyser.api_records",
    "analyser.api_files",
    "analyser.api_odds",
    *(
        found.name
        for package in (poker, terminal)
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    ),
]


def examples(name: str) -> list[doctest.DocTest]:
    """The docstrings of a module that have examples."""
    found = doctest.DocTestFinder(exclude_empty=True).find(importlib.import_module(name))
    return [each for each in found if each.examples]


@pytest.mark.parametrize("name", [name for name in MODULES if examples(name)])
def test_the_examples_of_a_module_give_what_they_show(name: str) -> None:
    runner = doctest.DocTestRunner()
    report: list[str] = []
    for each in examples(name):
        runner.run(each, out=report.append)
    assert runner.tries > 0
    assert runner.failures == 0, "".join(report)


def test_public_functions_show_what_they_do() -> None:
    modules = ("analyser.api", "analyser.api_odds")
    api = {each.name.rpartition(".")[2] for module in modules for each in examples(module)}
    functions = {name for name in analyser.__all__ if name[0].islower()}
    # The README and the tests show those that read or write files.
    named = ("Card", "equity_many", "format_cards", "parse_cards", "parse_range", "rank_many")
    files = {"draw", "hand_batches", "load_game", "read_hands"}
    assert functions - {*named, *files} <= api
    elsewhere = [each.name for module in MODULES[1:] for each in examples(module)]
    for name in named:
        assert any(shown.endswith(name) for shown in elsewhere), name


def records_in(value: Any) -> Iterator[Any]:
    """A record with all that are in its fields, however deep."""
    if isinstance(value, Record):
        yield value
    if dataclasses.is_dataclass(value):
        value = [getattr(value, each.name) for each in dataclasses.fields(value)]
    if isinstance(value, Mapping):
        value = value.values()
    if not isinstance(value, str) and hasattr(value, "__iter__"):
        for each in value:
            yield from records_in(each)


@pytest.mark.parametrize("record", [
    compare("As2hKdKc v Ad4dQcQs @ 3c7d8hKs2c", game="omaha8", bets="50,100"),
    nuts("As2hKdKc @ 3c7d8hKs2c", game="omaha8"),
])  # fmt: skip
def test_help_for_what_a_function_returns_names_each_field(record: Record) -> None:
    for kind in {type(each) for each in records_in(record)}:
        said = " ".join([each.__doc__ or "" for each in kind.__mro__])
        names = [each.name for each in dataclasses.fields(kind) if "hidden" not in each.metadata]
        missing = [name for name in names if not re.search(rf"\b{name}\b", said)]
        assert not missing or "as in ``" in said, (kind, missing)


def test_a_wrong_example_is_found() -> None:
    wrong = doctest.DocTestParser().get_doctest(">>> 1 + 1\n3\n", {}, "wrong", None, 0)
    runner = doctest.DocTestRunner()
    runner.run(wrong, out=lambda line: None)
    assert runner.failures == 1
