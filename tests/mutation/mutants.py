"""The mutants of the domain: its modules with one place changed, by cosmic-ray's operators.

Left out is what no test can notice: what never runs, as annotations and what is only there for the
type checker; the ``strict`` of a zip, which is there for what never happens; and ``is`` for ``==``
or the other way round, which ask the same of what the domain compares by them: small whole numbers
and the members of enumerations, of each of which Python makes one object.
"""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # where it is used it is loaded: the tests of this file do without
    from cosmic_ray.operators.operator import Operator

ROOMS = ("ranking", "games", "results", "ranges")
"""What is mutated, below analyser/poker."""


SAME_QUESTION = frozenset(
    f"core/ReplaceComparisonOperator_{pair}"
    for pair in ("Eq_Is", "Is_Eq", "NotEq_IsNot", "IsNot_NotEq")
)
"""Operators that ask for one object instead of equal ones, or for equal ones instead of one."""


class Mutant(NamedTuple):
    path: str
    """Of the module, from the root of the project."""

    line: int
    column: int
    operator: str
    """Cosmic-ray's name of what changes it."""

    occurrence: int
    """Which of the places in the module that this operator can change."""

    name: str
    """The same as long as the line is the same, wherever the line moves to."""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column} {self.operator.partition('/')[2]}"


class Never(ast.NodeVisitor):
    """Finds what no test need notice, from start to end as (line, column): annotations, mostly."""

    def __init__(self) -> None:
        self.spans: list[tuple[tuple[int, int], tuple[int, int]]] = []

    def add(self, node: ast.expr | ast.stmt | None) -> None:
        if node is not None:
            end = (node.end_lineno or node.lineno, node.end_col_offset or node.col_offset)
            self.spans.append(((node.lineno, node.col_offset), end))

    def visit_arg(self, node: ast.arg) -> None:
        """The annotation of a parameter."""
        self.add(node.annotation)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """The annotation of a variable; its value does run."""
        self.add(node.annotation)
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """The annotation of what a function returns, and the whole of an overload."""
        self.add(node.returns)
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Name) and decorator.id in {"overload", "override"}:
                self.add(decorator)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """The strictness of a zip."""
        if isinstance(node.func, ast.Name) and node.func.id == "zip":
            for keyword in node.keywords:
                self.add(keyword.value)
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        """Imports for the type checker, and the question whether it is reading."""
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            self.add(node)
        self.generic_visit(node)

    def __contains__(self, place: tuple[int, int]) -> bool:
        return any(start <= place < end for start, end in self.spans)


def operators() -> Iterator[tuple[str, Operator]]:
    """Every operator that needs no further word from us, with its name."""
    from cosmic_ray.plugins import get_operator, operator_names

    for name in operator_names():
        operator = get_operator(name)
        if not operator.arguments():
            yield name, operator()


def mutants_of(path: str, source: str) -> Iterator[Mutant]:
    """Yield the mutants of the module at `path`, whose text is `source`."""
    from cosmic_ray.ast import ast_nodes, get_ast

    never = Never()
    never.visit(ast.parse(source))
    lines = source.splitlines()
    nodes = list(ast_nodes(get_ast(source)))
    alike: Counter[tuple[str, str, int]] = Counter()
    for operator_name, operator in operators():
        if operator_name in SAME_QUESTION:
            continue
        places = (start for node in nodes for start, _ in operator.mutation_positions(node))
        for occurrence, (line, column) in enumerate(places):
            if (line, column) in never:
                continue
            same = (operator_name, lines[line - 1], column)
            alike[same] += 1
            name = hashlib.sha256(repr((path, *same, alike[same])).encode()).hexdigest()
            yield Mutant(path, line, column, operator_name, occurrence, name)


def all_mutants(root: Path, rooms: Iterable[str] = ROOMS) -> Iterator[Mutant]:
    for room in rooms:
        for file in sorted((root / "analyser" / "poker" / room).rglob("*.py")):
            source = file.read_text(encoding="utf-8")
            yield from mutants_of(file.relative_to(root).as_posix(), source)


def sample(mutants: Iterable[Mutant], count: int, seed: int) -> list[Mutant]:
    """`count` mutants at random: a larger sample of the same seed has all of a smaller one."""

    def draw(mutant: Mutant) -> bytes:
        return hashlib.sha256(f"{seed} {mutant.name}".encode()).digest()

    return sorted(mutants, key=draw)[:count]


def source_of(mutant: Mutant, source: str) -> str:
    """The text of the module, `source`, with the place changed."""
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator

    changed: str | None = mutate_code(source, get_operator(mutant.operator)(), mutant.occurrence)
    if changed is None:
        raise ValueError(f"{mutant} is not in the module any more")
    return changed
