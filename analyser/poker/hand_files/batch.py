"""Reads files of hands, or the standard input, hand by hand; and adds up totals of the results."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, starmap, zip_longest
from pathlib import Path
from typing import Final, Literal, TypeAlias

from analyser.poker.games.registry import ANY
from analyser.poker.hand_files.format import READERS
from analyser.poker.hand_files.hand import Format
from analyser.poker.hand_files.judge import HandRow, Rules, UnreadHand, judge_all
from analyser.poker.hand_files.origin import Origin, files_at
from analyser.poker.hand_files.text import TextBlock, lines_of
from analyser.poker.phrases import N_, Phrase

_LEAST_TOGETHER: Final = 1 << 13
"""From this many bytes on, lines are judged together; for less, loading NumPy takes longer."""

Found: TypeAlias = HandRow | UnreadHand
"""A part of a file's result: a row or an error."""


class Batch:
    """Files of hands to be read. Iterate over it, once, to get their rows and errors."""

    def __init__(self, origins: Sequence[Origin], rules: Rules = None) -> None:
        """Find the files' formats; skip summaries beside hands. Raises OSError for an only file."""
        self.origins = origins  # the files, in the order they are read
        self.rules = rules  # how to judge hands that name no game
        for origin in origins:
            try:
                origin.find_format()
            except OSError:
                if len(origins) == 1:
                    raise
        with_hands = [origin for origin in origins if origin.format != "summary"]
        if any(origin.format not in (None, "unknown") for origin in with_hands):
            self.origins = with_hands  # beside histories, summaries of tournaments are passed over
        self.files = tuple([origin.name for origin in self.origins])  # the names of the files

    @property
    def format(self) -> Format | Literal["mixed"]:
        """The format of all files that can be read, or "mixed"; "lines" if none can be read."""
        found = {one.format for one in self.origins if one.format is not None} or {"lines"}
        return found.pop() if len(found) == 1 else "mixed"

    def __iter__(self) -> Iterator[Found]:
        return chain.from_iterable(read_origin(origin, self.rules) for origin in self.origins)


def read_origin(origin: Origin, rules: Rules) -> Iterator[Found]:
    """Yield the rows and errors of a file; ``rules``: for hands that name no game."""
    try:
        with origin.read() as source:
            assert origin.format is not None  # known once the file is open
            yield from judged(origin.format, source.blocks(), origin.name, rules)
    except OSError as error:
        yield UnreadHand(origin.name, None, say_unreadable(error))


def judged(
    kind: Format,
    blocks: Iterator[TextBlock],
    file: str,
    rules: Rules,
    head: Iterable[tuple[int, str]] = (),
) -> Iterator[Found]:
    """Yield the results of the hands in a text of this format: rows and errors.

    ``rules``: how to judge hands that name no game. ``head``: numbered lines to read first, such as
    the header of CSV; not used for lines of hands.
    """
    if kind == "lines" and rules in (None, ANY):
        yield from chain.from_iterable(_judge_lines(block, file, rules) for block in blocks)
    else:
        lines = chain.from_iterable(starmap(lines_of, blocks))
        yield from judge_all(READERS[kind](chain(head, lines)), file, rules)


def _judge_lines(block: TextBlock, file: str, rules: Rules) -> Iterator[Found]:
    if len(block.data) < _LEAST_TOGETHER:
        return judge_all(READERS["lines"](lines_of(*block)), file, rules)
    from analyser.poker.hand_files.plain_lines import judge_lines  # loads NumPy

    return judge_lines(lines_of(*block), file, rules)


def open_batch(path: str | Path, rules: Rules = None) -> Batch:
    """Find the files of a path: a file, all files of a folder, or "-" for the standard input.

    ``rules``: how to judge hands that name no game. Raises OSError if an only file cannot be read.
    """
    return Batch([Origin(file) for file in files_at(path)], rules)


def say_unreadable(error: OSError) -> str:
    """Return the sentence that says why a file cannot be read."""
    return str(Phrase(N_("The file cannot be read: {why}"), why=error.strerror or str(error)))


@dataclass(slots=True)
class BatchTotals:
    """The totals of a batch, to which ``add`` adds each row."""

    rows: int = 0  # how many rows there are
    # For each seat number how many hands it won alone. Hands of histories are not counted, because
    # a seat number means another player in each of them.
    wins: list[int] = field(default_factory=list)
    won: int = 0  # how many hands of histories somebody won alone
    ties: int = 0  # in how many rows several seats share the pot
    no_showdown: int = 0  # how many rows had no showdown
    errors: int = 0  # how many hands or lines could not be read; ``add`` does not count these

    def add(self, row: HandRow) -> None:
        """Count a row."""
        self.count(0 if row.source.from_history else len(row.hands), row.winners)

    def count(self, seats: int, winners: Sequence[int], rows: int = 1) -> None:
        """Count rows with the same winners, () without a showdown; ``seats``: 0 for a history's."""
        self.rows += rows
        self.wins += [0] * (seats - len(self.wins))
        if not winners:
            self.no_showdown += rows
        elif len(winners) > 1:
            self.ties += rows
        elif seats:
            self.wins[winners[0]] += rows
        else:
            self.won += rows

    def include(self, other: BatchTotals) -> None:
        """Add the totals of another part of the batch."""
        self.rows += other.rows
        both = zip_longest(self.wins, other.wins, fillvalue=0)
        self.wins[:] = [one + another for one, another in both]
        self.won += other.won
        self.ties += other.ties
        self.no_showdown += other.no_showdown
        self.errors += other.errors
