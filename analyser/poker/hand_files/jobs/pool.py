"""Reading the pieces of a batch in several processes, with the results in their order."""

from __future__ import annotations

import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import chain, islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, Pipe, wait
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from typing import Any, Final, Generic, TypeAlias, TypeVar

from analyser.poker.errors import ProcessLostError
from analyser.poker.games.game import Game
from analyser.poker.hand_files.batch import Batch, Found, apart
from analyser.poker.hand_files.jobs.pieces import Files, Piece, pieces_of
from analyser.poker.hand_files.judge import HandError, HandRow

T = TypeVar("T")

Work: TypeAlias = Callable[[Iterable[Found]], T]
"""What is done with the rows and errors of a piece; it is sent to processes, its result back."""

_TOGETHER: Final = 1000
"""How many rows of what cannot be cut are given to ``Work`` at a time."""


def in_jobs(batch: Batch, jobs: int, work: Work[T]) -> Iterator[T]:
    """Yield what ``work`` returns for each piece, in the order of the pieces.

    New processes do it, two pieces waiting for each, so that memory does not grow with the input.
    Raises ProcessLostError if one of them ends too early.
    """
    waiting: deque[Future[T]] = deque()
    with _Readers(jobs, batch.game, work) as readers:
        for piece in pieces_of(batch):
            if isinstance(piece, Piece | Files):
                waiting.append(readers.read(piece))
                while waiting and (len(waiting) > 2 * jobs or waiting[0].done()):
                    yield waiting.popleft().result()
                continue
            while waiting:
                yield waiting.popleft().result()
            while together := list(islice(piece, _TOGETHER)):
                yield work(together)
        while waiting:
            yield waiting.popleft().result()


def rows_in_jobs(batch: Batch, jobs: int) -> Iterator[HandRow | HandError]:
    """Yield rows and errors one by one, as ``Batch`` does. Raises ProcessLostError."""
    return chain.from_iterable(in_jobs(batch, jobs, _listed))


def _listed(found: Iterable[Found]) -> list[HandRow | HandError]:
    return list(apart(found))


class _Reader:
    """A process that reads pieces. Only this process and that one hold the pipes between them.

    So whenever one of them ends, the other one sees it, and nothing is waited for in vain. A pool
    of the standard library has one pipe for the results of all: if a process is killed while it
    writes, the pool waits for the rest.
    """

    _has_begun = False

    def __init__(self, game: Game | None, work: Work[Any]) -> None:
        """Begin the process. Raises OSError."""
        theirs, self._pieces = Pipe(duplex=False)
        self._results, answers = Pipe(duplex=False)
        self._process = _begin(theirs, answers, game, work)

    def read(self, piece: Piece | Files) -> Any:
        """Return what ``work`` returns. Raises ProcessLostError."""
        try:
            if not self._has_begun:
                self._receive()
                self._has_begun = True
            self._pieces.send(piece)
            return self._receive()
        except (EOFError, OSError, MemoryError):
            raise ProcessLostError from None

    def _receive(self) -> Any:
        # On Windows the pipes themselves do not tell of a process that ended while it began.
        if self._results not in wait([self._results, self._process.sentinel]):
            raise EOFError
        return self._results.recv()

    def kill(self) -> None:
        """End the process at once."""
        self._process.kill()

    def close(self) -> None:
        """Wait for the end of the process, which was ended and is not read from any more."""
        self._pieces.close()
        self._results.close()
        self._process.join()


class _Readers(Generic[T]):
    """Processes that read pieces, each asked by a thread of its own, one piece at a time."""

    def __init__(self, jobs: int, game: Game | None, work: Work[T]) -> None:
        self._jobs, self._game, self._work = jobs, game, work
        self._threads = ThreadPoolExecutor(jobs)
        self._all: list[_Reader] = []
        self._free: SimpleQueue[_Reader] = SimpleQueue()

    def read(self, piece: Piece | Files) -> Future[T]:
        """Have a piece read, by a new process for each of the first. Raises ProcessLostError."""
        if len(self._all) < self._jobs:
            with _ctrl_c_later():  # processes inherit that, and leave Ctrl+C to this one
                self._all.append(self._new())
                self._free.put(self._all[-1])
        return self._threads.submit(self._read, piece)

    def _new(self) -> _Reader:
        try:
            return _Reader(self._game, self._work)
        except OSError:
            raise ProcessLostError from None

    def _read(self, piece: Piece | Files) -> T:
        reader = self._free.get()
        try:
            result: T = reader.read(piece)
        finally:
            self._free.put(reader)
        return result

    def __enter__(self) -> _Readers[T]:
        return self

    def __exit__(self, *_: object) -> None:
        for reader in self._all:
            reader.kill()
        self._threads.shutdown(cancel_futures=True)
        for reader in self._all:
            reader.close()


def _begin(
    pieces: Connection, results: Connection, game: Game | None, work: Work[Any]
) -> BaseProcess:
    """Begin a process that reads pieces, and has these ends of pipes alone. Raises OSError."""
    # Spawned on every system: a fork would copy threads and locks half used.
    arguments = (pieces, results, game, work)
    process = get_context("spawn").Process(target=_without_ctrl_c, args=arguments, daemon=True)
    with pieces, results:
        process.start()
    return process


def _without_ctrl_c(*arguments: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _read_all(*arguments)


def _read_all(pieces: Connection, results: Connection, game: Game | None, work: Work[Any]) -> None:
    """Read pieces, until memory runs out or the process that sends them ends."""
    with pieces, results, suppress(EOFError, OSError, MemoryError):
        results.send("begun")
        while True:
            results.send(work(pieces.recv().found(game)))


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """Hold Ctrl+C back in this context, for this thread and processes that it begins."""
    if sys.platform == "win32":  # each process gets Ctrl+C, and ignores it once it has begun
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
