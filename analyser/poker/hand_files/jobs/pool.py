"""Reads the pieces of a batch in several processes, and returns the results in their order."""

from __future__ import annotations

import os
import pickle
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import chain, groupby, islice
from queue import Empty, Queue, SimpleQueue
from subprocess import Popen
from threading import Lock, Thread
from typing import IO, Any, Final, Generic, NamedTuple, NoReturn, TypeAlias, TypeVar

from analyser.poker.errors import ProcessLostError
from analyser.poker.hand_files.batch import Batch, Origin, judged, read_origin, unread_file
from analyser.poker.hand_files.csv_files import MOST_LINES, delimiter_of, records
from analyser.poker.hand_files.format import TEXT_SITES
from analyser.poker.hand_files.hand import Format
from analyser.poker.hand_files.jobs.process import begin_process, send
from analyser.poker.hand_files.judge import Found, Rules
from analyser.poker.hand_files.ohh import begins_ohh
from analyser.poker.hand_files.phh import begins_phh
from analyser.poker.hand_files.sites.ipoker import begins_game, head_after
from analyser.poker.hand_files.text import BadLine, Line, TextBlock, decoded, lines_of

SIZE: Final = 1 << 18
"""About how many bytes a piece has: many hands, and yet not much memory."""
_MOST: Final = 1 << 22
"""If no hand begins within so many bytes, the rest of the file is not cut."""
_FILES_TOGETHER: Final = 16
"""How many small files are one piece: few enough that their rows need not much memory."""


Head: TypeAlias = tuple[Line, ...]
"""Earlier lines that a piece needs, with their numbers; they are read before the piece's own."""


class Piece(NamedTuple):
    """Some lines of a file, whole hands only."""

    # file, format: the name and the format of the file.
    file: str
    format: Format
    block: TextBlock  # the lines
    head: Head  # earlier lines that the piece needs, such as the header of CSV; they are read first

    def results(self, rules: Rules) -> Iterator[Found]:
        """Read it, and yield the rows and errors; ``rules``: for hands that name no game."""
        return judged(self.format, iter([self.block]), self.file, rules, self.head)


class Files(NamedTuple):
    """Some small files that are read together as one piece."""

    origins: tuple[Origin, ...]  # the files

    def results(self, rules: Rules) -> Iterator[Found]:
        """Read it, and yield the rows and errors; ``rules``: for hands that name no game."""
        return chain.from_iterable(read_origin(origin, rules) for origin in self.origins)


def pieces_of(batch: Batch) -> Iterator[Piece | Files | Iterator[Found]]:
    """Yield the pieces of all files in their order.

    For what cannot be cut it yields an iterator of rows and errors, to be read before the next.
    """
    are_many = len(batch.origins) > 1
    for are_small, some in groupby(batch.origins, lambda each: are_many and each.size <= SIZE):
        while are_small and (together := tuple(islice(some, _FILES_TOGETHER))):
            yield Files(together)
        for origin in some:
            yield from _pieces_of_file(origin, batch.rules)


def _pieces_of_file(origin: Origin, rules: Rules) -> Iterator[Piece | Iterator[Found]]:
    """Yield a file in pieces to be read apart, then what must be read in one go, judged."""
    try:
        with origin.read() as source:
            assert origin.format is not None  # known once the file is open
            cutter = _CUTTERS[origin.format]()
            for part in _parts(cutter, source.blocks()):
                if isinstance(part, TextBlock):
                    yield Piece(origin.name, origin.format, part, cutter.head(part))
                else:
                    first = next(part)
                    rest = chain([first], part)
                    yield judged(origin.format, rest, origin.name, rules, cutter.head(first))
    except OSError as error:
        yield iter([unread_file(origin.name, error)])


def _parts(
    cutter: _Cutter, blocks: Iterator[TextBlock]
) -> Iterator[TextBlock | Iterator[TextBlock]]:
    """Yield blocks that can be read independently; at last maybe all the rest, if it is not cut."""
    number, rest = 1, b""
    for block in blocks:
        if isinstance(block.data, BadLine):
            yield chain([TextBlock(number, rest)] if rest else [], [block], blocks)
            return
        rest += block.data
        while len(rest) > SIZE and (at := cutter.cut(rest)):
            yield TextBlock(number, rest[:at])
            number += rest.count(b"\n", 0, at)
            rest = rest[at:]
        if len(rest) > _MOST:
            yield chain([TextBlock(number, rest)], blocks)
            return
    if rest:
        yield TextBlock(number, rest)


class _Cutter:
    """Finds the places where a file's text can be cut: where a hand begins."""

    def __init__(self, begins: Callable[[str], bool], *signs: bytes) -> None:
        """``begins``: True only for lines that begin a hand; such a line has one of ``signs``."""
        self._begins = begins
        self._signs = signs

    def cut(self, data: bytes) -> int:
        """Return at which byte, near ``SIZE``, a line begins a hand, to cut there; 0 for none."""
        for start, stop in ((0, SIZE), (SIZE, len(data))):
            found = stop
            while (found := max([data.rfind(sign, start, found) for sign in self._signs])) >= 0:
                at = data.rfind(b"\n", start, found) + 1
                if at <= start:
                    break
                end = data.find(b"\n", at)
                line = data[at:] if end < 0 else data[at:end]
                if line and self._begins(decoded(line)[0]):
                    return at
                found = at - 1
        return 0

    def head(self, _: TextBlock) -> Head:
        """Return the earlier lines that a piece needs, if any; call it for each piece in order."""
        return ()


class _CsvCutter(_Cutter):
    """Cuts between two records of CSV; a record may have several lines."""

    _header: str | None = None

    def cut(self, data: bytes) -> int:
        """Return the position at which to cut lines of CSV, in bytes; 0 if they cannot be cut.

        A record begins where the piece does. If a hundred lines are each a record, the next line
        begins one too, whatever came before: no record has more lines.
        """
        header = self._header or next(filter(str.strip, decoded(data)), "")
        for stop in (*range(SIZE, len(data), SIZE // 4), len(data)):
            part = data[: data.rfind(b"\n", 0, stop) + 1]
            at = len(part)
            for _ in range(MOST_LINES + 2):
                at = part.rfind(b"\n", 0, max(at - 1, 0)) + 1
            lines = part[at:].split(b"\n")[:-1]
            starts = list(_starts(decoded(part[at:]), delimiter_of(header)))
            if starts and (at == 0 or len(starts) == len(lines)):
                return at + sum([len(line) + 1 for line in lines[: starts[-1]]])
        return 0

    def head(self, block: TextBlock) -> Head:
        """Return the line with the column names, for a block that does not begin with it."""
        if self._header is None:
            self._header = next((text for _, text in lines_of(*block) if text.strip()), None)
            return ()
        return ((block.first - 1, self._header),)


def _starts(lines: Sequence[str], delimiter: str) -> Iterator[int]:
    """Yield the number, from 0, of the first line of each record, until one is not whole."""
    for record, cells in records(enumerate(lines), delimiter):
        yield record[0][0]
        if cells is None:
            break


class _XmlCutter(_Cutter):
    """Cuts between two hands of XML; each piece gets the session's game and hero as its head."""

    _head = ""

    def head(self, block: TextBlock) -> Head:
        """Return game and hero of the last session before a piece, if any, as one line of XML."""
        before: Head = ((0, self._head),) if self._head else ()
        if not isinstance(block.data, BadLine) and any(tag in block.data for tag in _TAGS):
            session = block.data.rfind(_TAGS[0])  # it forgets what came before
            if session >= 0:
                hand = _HAND.search(block.data, session)
                block = TextBlock(0, block.data[session : hand.start() if hand else None])
            self._head = head_after(chain(before, lines_of(*block)))
        return before


_TAGS: Final = (b"<session", b"<gametype", b"<nickname")  # that ``head_after`` reads
_HAND: Final = re.compile(rb"<game\b")


def _begins_history(line: str) -> bool:
    # Quicker than to ask every site: all their first lines have one of these words.
    may_begin = "Hand" in line or "Game" in line
    return may_begin and any(site.is_first_line(line) for site in TEXT_SITES)


_CUTTERS: Final[dict[Format, Callable[[], _Cutter]]] = {
    "csv": lambda: _CsvCutter(bool, b""),
    "lines": lambda: _Cutter(bool, b""),
    "phh": lambda: _Cutter(begins_phh, b"["),
    "ohh": lambda: _Cutter(begins_ohh, b"{"),
    "ipoker": lambda: _XmlCutter(begins_game, b"<game "),
    **{site.format: lambda: _Cutter(_begins_history, b"Hand", b"Game") for site in TEXT_SITES},
    # A hand of PokerNow may begin at its last line; of the others the first lines alone are read.
    **dict.fromkeys(("pokernow", "summary", "unknown"), lambda: _Cutter(lambda _: False, b"\0")),
}
"""Makes what cuts a file of each format."""


T = TypeVar("T")

Work: TypeAlias = Callable[[Iterable[Found]], T]
"""A function of a piece's rows and errors; processes call it and send back what it returns."""

_TOGETHER: Final = 1000
"""How many rows of a part that cannot be cut are given to ``Work`` in one call."""
_PATIENCE: Final = 0.2
"""How many seconds to wait for a result before checking for Ctrl+C."""


def in_jobs(batch: Batch, jobs: int, work: Work[T]) -> Iterator[T]:
    """Yield what ``work`` returns for each piece, in the order of the pieces.

    Each result is yielded as soon as it and all earlier ones are ready. At most two pieces wait for
    each process, so that memory does not grow with the input. Parts that cannot be cut into pieces
    are read by this process.

    ``jobs``: how many processes to start at most. Raises ProcessLostError if one is lost.
    """
    results: _Results[T] = Queue(2 * jobs)
    try:
        with _Readers(jobs, batch.rules, work) as readers:
            # In a daemon thread: it may be waiting for input from a pipe when the program ends.
            Thread(target=_hand_out, args=(batch, readers, results), daemon=True).start()
            while (result := _next_result(results)) is not None:
                yield result()
    finally:
        while not results.empty():  # the thread may wait to put one more
            results.get()


_Results: TypeAlias = "Queue[Callable[[], T] | None]"
"""Functions that return a result each, in the order of the pieces; at the end None."""


def _hand_out(batch: Batch, readers: _Readers[T], results: _Results[T]) -> None:
    """Give each piece to a process, and its future result to ``results``; to be run in a thread."""
    try:
        for result in _results_of(batch, readers):
            results.put(result)
            if readers.have_ended:
                break
    except Exception as error:  # noqa: BLE001 - raised where the results are waited for
        results.put(partial(_raise, error))
    results.put(None)


def _results_of(batch: Batch, readers: _Readers[T]) -> Iterator[Callable[[], T]]:
    """Yield for each piece a function that waits for its result, or reads what cannot be cut."""
    for piece in pieces_of(batch):
        if isinstance(piece, Piece | Files):
            yield readers.read(piece).result
        else:
            while together := list(islice(piece, _TOGETHER)):
                yield partial(readers.work, together)


def _raise(error: Exception) -> NoReturn:
    raise error


def _next_result(results: _Results[T]) -> Callable[[], T] | None:
    """Wait for the next entry of ``results``, a function to call for a result; None at the end."""
    while True:
        with suppress(Empty):  # on Windows Ctrl+C is noticed only between two waits
            return results.get(timeout=_PATIENCE)


class _Readers(Generic[T]):
    """Processes that read pieces from their standard input and send the results to their output.

    Only the main process and a reading one hold the two pipes between them, so each notices at once
    if the other one ends. A pool of the standard library would not do: it has one pipe for all
    results, and waits for ever if a process is killed while it writes. A thread for each process
    gives it one piece at a time.
    """

    def __init__(self, jobs: int, rules: Rules, work: Work[T]) -> None:
        self.work = work  # the function to call with the rows and errors of each piece
        self.have_ended = False  # True once no more pieces are to be read
        self._jobs, self._rules = jobs, rules
        self._threads = ThreadPoolExecutor(jobs)
        self._all: list[Popen[bytes]] = []
        self._free: SimpleQueue[Popen[bytes]] = SimpleQueue()
        self._changing = Lock()

    def read(self, piece: Piece | Files) -> Future[T]:
        """Queue a piece for the next free process, and return its future result.

        Starts a process if there are fewer than wanted. Raises ProcessLostError if it cannot start,
        and RuntimeError after all processes have been ended.
        """
        with self._changing:
            if len(self._all) < self._jobs and not self.have_ended:
                self._start_process()
            return self._threads.submit(self._read_in_process, piece)

    def _start_process(self) -> None:
        """Start a process and tell it its work. Raises ProcessLostError."""
        try:
            self._all.append(begin_process())
            send((self._rules, self.work), self._all[-1].stdin)
        except OSError:  # the second if it has ended already
            raise ProcessLostError from None
        self._free.put(self._all[-1])

    def _read_in_process(self, piece: Piece | Files) -> T:
        """Wait for a free process and for its result. Raises ProcessLostError if it ends."""
        process = self._free.get()
        assert process.stdout is not None
        try:
            send(piece, process.stdin)
            result: T = pickle.load(process.stdout)
        except (EOFError, OSError, MemoryError, pickle.UnpicklingError):
            raise ProcessLostError from None
        finally:
            self._free.put(process)
        return result

    def __enter__(self) -> _Readers[T]:
        return self

    def __exit__(self, *_: object) -> None:
        """Kill the processes, also in the middle of a piece."""
        with self._changing:
            self.have_ended = True
            self._threads.shutdown(wait=False, cancel_futures=True)
        for process in self._all:
            process.kill()
        self._threads.shutdown()
        for process in self._all:
            for pipe in filter(None, (process.stdin, process.stdout)):
                with suppress(OSError):  # closing may fail to send the rest of a message
                    pipe.close()
            process.wait()


NextMessage: TypeAlias = Callable[[], Any]
"""Waits for the next message; it may raise EOFError."""


def read_pieces() -> NoReturn:
    """Read pieces until there are no more: the main function of ``begin_process``'s process."""
    messages: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_read_all_and_exit, args=(messages.get, sys.stdout.buffer), daemon=True).start()
    # This thread is told at once that the sender has ended, in the middle of a piece, too.
    with suppress(EOFError, OSError, MemoryError, pickle.UnpicklingError):
        while True:
            messages.put(pickle.load(sys.stdin.buffer))
    os._exit(0)  # skips Python's last flush to a pipe that may be closed


def _read_all_and_exit(next_message: NextMessage, results: IO[bytes]) -> None:
    read_all(next_message, results)
    os._exit(0)  # nobody takes results any more, or memory has run out


def read_all(next_message: NextMessage, results: IO[bytes]) -> None:
    """Read pieces and send their results, until the sender ends or memory runs out."""
    with suppress(EOFError, OSError, MemoryError, pickle.UnpicklingError):
        rules, work = next_message()
        while True:
            send(work(next_message().results(rules)), results)
