"""Reading the pieces of a batch in several processes, with the results in their order."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import chain, islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, TypeAlias, TypeVar

from analyser.poker.errors import ProcessLostError
from analyser.poker.games.game import Game
from analyser.poker.hand_files.batch import Batch, Found, apart
from analyser.poker.hand_files.jobs.pieces import Files, Piece, pieces_of
from analyser.poker.hand_files.judge import HandError, HandRow

T = TypeVar("T")

Work: TypeAlias = Callable[[Iterable[Found]], T]
"""What is done with the rows and errors of a piece; it is sent to processes, its result back."""

_MOST_ON_WINDOWS: Final = 61
"""For how many processes one can wait there."""
_TOGETHER: Final = 1000
"""How many rows of what cannot be cut are given to ``Work`` at a time."""


def in_jobs(batch: Batch, jobs: int, work: Work[T]) -> Iterator[T]:
    """Yield what ``work`` returns for each piece, in the order of the pieces.

    New processes do it, two pieces waiting for each, so that memory does not grow with the input.
    Raises ProcessLostError if one of them ends too early.
    """
    waiting: deque[Future[T]] = deque()
    if sys.platform == "win32":
        jobs = min(jobs, _MOST_ON_WINDOWS)
    with _pool(jobs) as pool:
        for piece in pieces_of(batch):
            if isinstance(piece, Piece | Files):
                with _ctrl_c_later():  # processes inherit that, and leave Ctrl+C to this one
                    waiting.append(pool.submit(_do, piece, batch.game, work))
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


def _do(piece: Piece | Files, game: Game | None, work: Work[T]) -> T:
    return work(piece.found(game))


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    # Spawned on every system: a fork would copy threads and locks half used.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_begin)
    try:
        yield pool
    except (BrokenProcessPool, MemoryError):
        raise ProcessLostError from None
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Prepare a new process: it ends with the one that began it, whatever ended that."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


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
