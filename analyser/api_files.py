"""The Python functions that read files of hands; they return a frozen record for each hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from analyser.api_arguments import GameLike, OptionsLike, refuse_jobs, refuse_no_path, rules_of
from analyser.poker.hand_files.batch import Batch, open_batch
from analyser.poker.hand_files.jobs.pool import in_jobs
from analyser.poker.hand_files.jobs.tables import batches_of, schema
from analyser.poker.hand_files.judge import HandRow, UnreadHand

if TYPE_CHECKING:
    from pyarrow import RecordBatch
else:
    RecordBatch = object  # so that hints can be read without pyarrow


def read_hands(
    path: str | Path,
    game: GameLike | None = None,
    options: OptionsLike | None = None,
    jobs: int = 1,
) -> Iterator[HandRow | UnreadHand]:
    """Read a file of hands, and yield for each hand who won, with what, and why.

    The format is found from the file's content: lines of hands, CSV, PHH, OHH or a poker site's
    history. Records are yielded while the file is read, so that it may be of any size. For a hand
    that is wrong a ``UnreadHand`` is yielded, and the next hands are read nevertheless.

    Args:
        path: a file, a folder of files, or "-" for the standard input.
        game: the game of hands that name none; by default as for ``compare``.
        options: options of that game by name, such as ``{"joker": "bug"}``. For a hand whose game
            does not have them a ``UnreadHand`` is yielded.
        jobs: how many processes read; the records and their order do not depend on it.

    Raises:
        OSError: the file cannot be read at all.
        CardError: the game or an option is not known, or ``path`` is not a path.
        ProcessLostError: one of the processes ended too early.
    """
    batch = _open_batch(path, game, options, jobs)
    return iter(batch) if jobs == 1 else chain.from_iterable(in_jobs(batch, jobs, list))


def hand_batches(
    path: str | Path,
    game: GameLike | None = None,
    options: OptionsLike | None = None,
    jobs: int = 1,
) -> Iterator[RecordBatch]:
    """Read a file of hands, and yield its rows as record batches of pyarrow, for data tools.

    The columns are those of ``batch --parquet``: the fields of ``HandRow``, and the equities of
    seats that were all in. A file without rows gives one empty batch. Hands that are wrong are left
    out; ``read_hands`` yields an error for each of them.

    The arguments are those of ``read_hands``. The exceptions are those of ``read_hands`` and, if
    pyarrow is not installed, DataExtraError. The extra ``hand-analyser[data]`` installs pyarrow.
    """
    batch = _open_batch(path, game, options, jobs)
    schema()  # refuses at once if pyarrow is missing
    return batches_of(batch, jobs)


def _open_batch(
    path: str | Path, game: GameLike | None, options: OptionsLike | None, jobs: int
) -> Batch:
    refuse_no_path(path)
    refuse_jobs(jobs)
    return open_batch(path, rules_of(game, options))
