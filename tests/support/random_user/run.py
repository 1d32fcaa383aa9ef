"""Runs of a random user: many moves, checks from time to time, and the use of memory."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from analyser.gui.state.settings import Settings
from analyser.poker.table.table import new_table
from random_user.checks import check_answers, check_undo
from random_user.figures import Figures, figures_now
from random_user.fresh import check_fresh
from random_user.remembered import remember_everything
from random_user.user import RandomUser
from random_user.waiting import Fault

ANSWERS_EVERY = 100
"""After how many moves every answer is checked against a fresh one, and each window too."""
UNDO_EVERY = 10_000
"""After how many moves everything is undone and redone; and at the end."""
FIGURES_EVERY = 5_000
"""After how many moves a run that is measured says what it takes."""
MOST_STEPS = 1000
MOST_GROWTH = 1.05
"""The most that memory may grow to from the first tenth of a run to its end."""
_REST = 35.0
"""Seconds after which a thread that has had nothing to do is gone."""


def growth(early: Figures, late: Figures) -> str:
    """Say what has grown too much between two measurements; "" if nothing has."""
    grown = []
    if late.memory > MOST_GROWTH * early.memory:
        grown.append(f"memory by {100 * (late.memory / early.memory - 1):.1f} %")
    handles, threads = (early.handles, late.handles), (early.threads, late.threads)
    for what, (before, after) in (("handles", handles), ("threads", threads)):
        if after > before:
            grown.append(f"{what} from {before} to {after}")
    return ", ".join(grown)


def run(
    seed: int,
    numbers: Sequence[int],
    folder: Path,
    say: Callable[[str], object],
    rests: bool = False,
    before_move: Callable[[], object] = bool,
) -> str:
    """Make moves and check the window; return what has grown too much. Raises Fault.

    ``rests``: True to fill all caches before measuring, and to wait until idle threads have ended,
    which takes a while.
    """
    begun = time.monotonic()
    early = None
    undone = 0
    with RandomUser(seed, folder) as user:
        try:
            for count, number in enumerate(numbers, 1):
                before_move()
                user.make_move(number)
                if count % ANSWERS_EVERY == 0:
                    check_answers(user)
                    check_fresh(user)
                if count % UNDO_EVERY == 0:
                    undone += check_undo(user, MOST_STEPS)
                if count == len(numbers) // 10:
                    early = measure(user, rests)
                if count % 1000 == 0:
                    say(f"seed {seed}: {count} moves, {time.monotonic() - begun:.0f} s")
                if rests and count % FIGURES_EVERY == 0:
                    say(f"  {measure(user, rests=False)}")
            undone += check_undo(user, MOST_STEPS)
            check_answers(user)
            check_fresh(user)
        except Fault as fault:
            raise Fault(f"{fault}\n(after {user.last})") from fault
        late = measure(user, rests)
    say(
        f"seed {seed}: {len(numbers)} moves in {time.monotonic() - begun:.0f} s, {undone} steps "
        f"undone and redone\n  after a tenth: {early}\n  at the end:    {late}"
    )
    return growth(early or late, late)


def measure(user: RandomUser, rests: bool) -> Figures:
    """Start again with one empty window, and measure the program while it does nothing.

    Without the new start, steps to undo, files and pictures that are kept, up to a limit, would be
    different each time, and so would the window: its font, its pages, its list of hands.
    """
    user.close_popups()
    for window in user.open_windows()[1:]:
        window.close()
        user.settle()
    user.leave()
    settings = Settings().store
    settings.clear()
    settings.sync()
    user.start()
    (window,) = user.open_windows()
    window.document.show(new_table())
    window.resize(1180, 820)
    QApplication.clipboard().clear()
    QPixmapCache.clear()
    user.rest()
    if rests:
        remember_everything()
        end = time.monotonic() + _REST
        user.wait_until(lambda: time.monotonic() > end)
    return figures_now()
