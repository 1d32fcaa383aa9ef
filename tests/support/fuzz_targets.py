"""The targets of the fuzzer: all code that reads text or bytes which somebody else wrote.

A target takes any bytes, and reads them as the text or file of a user. It returns if they are
accepted, or refused with a ``CardError``, and raises any other error. If something was accepted,
the target also checks it, for example that it can be written and read back.
"""

import atexit
import csv
import inspect
import io
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from analyser.poker.cards import format_cards, parse_cards
from analyser.poker.errors import CardError
from analyser.poker.games.game import Game
from analyser.poker.games.options import read_options
from analyser.poker.games.registry import HOLDEM, OMAHA_HI_LO, find_game
from analyser.poker.hand_files.batch import open_batch
from analyser.poker.hand_files.csv_files import CsvFile, read_csv
from analyser.poker.hand_files.hand import FileHand, Trouble
from analyser.poker.hand_files.judge import UnreadHand, judge
from analyser.poker.hand_files.lines import read_lines
from analyser.poker.hand_files.ohh import read_ohh
from analyser.poker.hand_files.phh import read_phh
from analyser.poker.hand_files.sites.pokernow import read_pokernow
from analyser.poker.hand_files.sites.registry import SITES
from analyser.poker.hand_files.text import Lines, Source
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.saved_table import table_from_json, table_to_json
from analyser.poker.table.table import Table, new_table
from analyser.poker.text.enter import enter
from analyser.poker.text.read_text import read_entry, understood
from analyser.poker.text.refusals import TwoReadingsError, UnreadableWordError

Target = Callable[[bytes], None]

LONGEST_MESSAGE: Final = 1_000
"""The most characters of a refusal; one that quotes a whole file is of no use."""


def text_of(data: bytes) -> str:
    """Return bytes as text in the way of a terminal, which has a character for any byte."""
    return data.decode("utf-8", "surrogateescape")


def check_message(message: object) -> None:
    """Check that an error message is one line of a readable length."""
    text = str(message)
    assert text, "an empty message"
    assert len(text) <= LONGEST_MESSAGE, f"a message of {len(text)} characters"
    assert "\n" not in text, f"a message of several lines: {text!r}"


def check_forms(error: CardError, game: Game | None = None) -> None:
    """Check that every form of input which an error message shows can be read. Raises CardError."""
    if isinstance(error, TwoReadingsError | UnreadableWordError):
        for gap in {"one", "other", "form"} & error.phrase.gaps.keys():
            read_entry(str(error.phrase.gaps[gap]), game)


@contextmanager
def accepted_or_refused() -> Iterator[None]:
    """Ignore a CardError after a check of its message; also for use as a decorator."""
    try:
        yield
    except CardError as error:
        check_message(error)
        check_forms(error)


# ----------------------------------------------------------------------------------- what is typed


@accepted_or_refused()
def cards(data: bytes) -> None:
    found = parse_cards(text_of(data))
    assert parse_cards(format_cards(found)) == found


@accepted_or_refused()
def ranges(data: bytes) -> None:
    found = parse_range(text_of(data))
    written = str(found)
    assert parse_range(written) == found
    assert str(parse_range(written)) == written


def _tables() -> Iterator[Table]:
    yield new_table()
    yield enter(new_table(HOLDEM), "Ah Kh v QsQd @ 2c3c4c")
    yield enter(new_table(OMAHA_HI_LO), "As2d3h4c v ??")


TABLES: Final = tuple(_tables())


def entry(data: bytes) -> None:
    """Read what a user types into the window or pastes, on tables of several games."""
    understood(text_of(data))
    with accepted_or_refused():
        written = read_entry(text_of(data)).written
        assert read_entry(written).written == written
    for table in TABLES:
        with accepted_or_refused():
            check_table(enter(table, text_of(data)))


@accepted_or_refused()
def options(data: bytes) -> None:
    """Read a game's name, and its options as JSON, or else as one "name=value" on each line."""
    name, _, rest = text_of(data).partition("\n")
    lines = [line for line in rest.split("\n") if line]
    written = _json_object(rest) or dict(line.partition("=")[::2] for line in lines)
    chosen = read_options(written)
    assert read_options(chosen.chosen()) == chosen
    find_game(name).with_options(written)


def _json_object(text: str) -> Mapping[str, object]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


# ------------------------------------------------------------------------------------ saved tables


@accepted_or_refused()
def saved_table(data: bytes) -> None:
    """Read a saved table in the way of files, where a bad byte becomes a replacement character."""
    check_table(table_from_json(data.decode("utf-8", "replace")))


def check_table(table: Table) -> None:
    """Check that a table has no card twice, and that it can be written and read back."""
    known = [card for _, card in table.known_cards()]
    assert len(set(known)) == len(known)
    assert table_from_json(table_to_json(table)) == table


# -------------------------------------------------------------------------------------------- files


def _reader(read: Callable[[Lines], Iterator[FileHand | Trouble]]) -> Target:
    """Return the target for one format of files: it judges every hand, and checks every message."""

    def target(data: bytes) -> None:
        for found in read(Source(io.BytesIO(data)).lines()):
            if isinstance(found, Trouble):
                check_message(found.why)
                continue
            with accepted_or_refused():
                for row in judge(found, "hands.txt"):
                    assert row.showdown == bool(row.winners) <= (len(row.hands) > 1)

    return target


_folder = TemporaryDirectory(prefix="hand-analyser-fuzz-")
atexit.register(_folder.cleanup)
FOLDER: Final = Path(_folder.name)
"""Where the bytes of ``any_file`` and of the window's files are written."""

FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would run, at the start of a cell."""


def any_file(data: bytes) -> None:
    """Read a file of any format, which its content tells, and write its rows as CSV."""
    file, written = FOLDER / "hands.txt", FOLDER / "out.csv"
    file.write_bytes(data)
    rows = 0
    with CsvFile(written) as out:
        for found in open_batch(file):
            if isinstance(found, UnreadHand):
                check_message(found.message)
                continue
            out.add(found)
            rows += 1
    if rows:
        with written.open(encoding="utf-8", newline="") as stream:
            header, *cells = list(csv.reader(stream))
        assert len(cells) == rows
        assert all(len(row) == len(header) for row in cells)
        assert not any(cell.startswith(FORMULAS) for row in (header, *cells) for cell in row)


# ----------------------------------------------------------------------- what the window remembers


def _window_targets() -> dict[str, Target]:
    """Return the targets for the window's own files; an empty dict without Qt."""
    if find_spec("PySide6") is None:
        return {}
    from analyser.gui.state.data_folder import data_folder
    from analyser.gui.state.hand_history import HandHistory
    from analyser.gui.state.saved_windows import SavedWindow
    from analyser.gui.state.settings import Settings

    def settings(data: bytes) -> None:
        read = Settings()
        file = Path(read.store.fileName())
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
        read.store.sync()
        for name, member in vars(Settings).items():
            if inspect.isdatadescriptor(member):
                getattr(read, name)
        for text in read.ranges.values():
            with accepted_or_refused():
                parse_range(text)

    def history(data: bytes) -> None:
        kept = HandHistory()
        kept.file.parent.mkdir(parents=True, exist_ok=True)
        kept.file.write_bytes(data)
        for one in kept.entries():
            with accepted_or_refused():
                check_table(one.read())

    @accepted_or_refused()
    def kept_table(data: bytes) -> None:
        window = SavedWindow(1)
        data_folder().mkdir(parents=True, exist_ok=True)
        window.file.write_bytes(data)
        kept = window.load()
        check_table(kept.table)

    return {"settings": settings, "history": history, "kept_table": kept_table}


TARGETS: Final[dict[str, Target]] = {
    "cards": cards,
    "ranges": ranges,
    "entry": entry,
    "options": options,
    "saved_table": saved_table,
    "lines": _reader(read_lines),
    "csv": _reader(read_csv),
    "phh": _reader(read_phh),
    "ohh": _reader(read_ohh),
    "pokernow": _reader(read_pokernow),
    **{site.format: _reader(site.read_hands) for site in SITES},
    "any_file": any_file,
    **_window_targets(),
}
