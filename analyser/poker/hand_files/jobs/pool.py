"""Reads the pieces of a batch in several processes, and returns the results in their order."""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import islice
from queue import Empty, Queue, SimpleQueue
from subprocess import Popen
from threading import Lock, Thread
from typing import IO, Any, Final, Generic, NoReturn, TypeAlias, TypeVar

from analyser.poker.errors import ProcessLostError
from analyser.poker.hand_files.batch import Batch, Found
from analyser.poker.hand_files.jobs.pieces import Files, Piece, pieces_of
from analyser.poker.hand_files.jobs.process import begin_process, write
from analyser.poker.hand_files.judge import Rules

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
            while (result := _wait_for_next(results)) is not None:
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


def _wait_for_next(results: _Results[T]) -> Callable[[], T] | None:
    while True:
        with suppress(Empty):  # on Windows Ctrl+C is noticed only between two waits
            return results.get(timeout=_PATIENCE)


class _Readers(Generic[T]):
    """Processes that read pieces from their standard input and write the results to their output.

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
                self._start()
            return self._threads.submit(self._read_in_process, piece)

    def _start(self) -> None:
        try:
            self._all.append(begin_process())
            write((self._rules, self.work), self._all[-1].stdin)
        except OSError:  # the second if it has ended already
            raise ProcessLostError from None
        self._free.put(self._all[-1])

    def _read_in_process(self, piece: Piece | Files) -> T:
        process = self._free.get()
        assert process.stdout is not None
        try:
            write(piece, process.stdin)
            result: T = pickle.load(process.stdout)
        except (EOFError, OSError, MemoryError, pickle.UnpicklingError):
            raise ProcessLostError from None
        finally:
            self._free.put(process)
        return result

    def __enter__(self) -> _Readers[T]:
        return self

    def __exit__(self, *_: object) -> None:
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


Take: TypeAlias = Callable[[], Any]
"""Waits for the next message; it may raise EOFError."""


def read_pieces() -> NoReturn:
    """Read pieces until there are no more: the main function of ``begin_process``'s process."""
    messages: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_work, args=(messages.get, sys.stdout.buffer), daemon=True).start()
    # This thread is told at once that the sender has ended, in the middle of a piece, too.
    with suppress(EOFError, OSError, MemoryError, pickle.UnpicklingError):
        while True:
            messages.put(pickle.load(sys.stdin.buffer))
    os._exit(0)  # skips Python's last flush to a pipe that may be closed


def _work(take: Take, results: IO[bytes]) -> None:
    read_all(take, results)
    os._exit(0)  # nobody takes results any more, or memory has run out


def read_all(take: Take, results: IO[bytes]) -> None:
    """Read pieces and write their results, until the sender ends or memory runs out."""
    with suppress(EOFError, OSError, MemoryError, pickle.UnpicklingError):
        rules, work = take()
        while True:
            write(work(take().results(rules)), results)
