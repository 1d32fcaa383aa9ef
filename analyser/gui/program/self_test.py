"""Tests an installed program: `hand-analyser --self-test DIR`.

The tests of the source cannot notice that something is missing from a package. So the installed
program runs this itself: it opens the real window, clicks cards and reads the verdict, opens every
packed file, and compares results with known ones.
"""

from __future__ import annotations

import os
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import takewhile
from pathlib import Path
from typing import Final

from PySide6 import QtCore
from PySide6.QtCore import QDir, QDirIterator, QEvent, QPointF, QSettings, QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication, QImage, QMouseEvent
from PySide6.QtWidgets import QApplication

import analyser
from analyser import __version__, analyse, compare, equity, sort_hands
from analyser.gui.felt.tray.deck_model import DeckModel
from analyser.gui.felt.tray.deck_view import DeckView
from analyser.gui.look.card_faces import LARGE_FROM, CardFaces, own_file
from analyser.gui.program.application import make_application
from analyser.gui.program.crash_report import log_file
from analyser.gui.program.session import Session
from analyser.gui.program.start import Start
from analyser.gui.state.settings import Settings
from analyser.gui.window.main_window import FIRST_SIZE
from analyser.poker.cards import DECK, JOKERS, UNKNOWN, Card
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import new_table
from analyser.product import NAME, PROGRAM
from analyser.terminal.output import deliver

_OWN_PARENTS: Final = (PROGRAM, "qttest", ".qttest")
"""The folders in which Qt's test mode has those of this program."""
PATIENCE: Final = 60.0
"""The seconds that the slowest machine may take to open the window."""

CLICKED: Final = "Ah Kh Qs Qd Qh Jh 2c 7d 5s"
"""The cards to click: seat A's, seat B's, and the board's."""
VERDICT: Final = "Verdict: B wins"
HANDS: Final = ("Ace high", "Three queens")

RANKED: Final = {
    "high": [1, 7462],
    "ace-to-five": [1279, 11],
    "deuce-to-seven": [7462, 1],
    "ace-to-six": [7134, 9],
    "eight-or-better": [0, 11],
}
"""By ordering: the classes of a royal flush and of 7-5-4-3-2 in two suits."""

ACES_AGAINST_KINGS: Final = (1_712_304, 1_410_336, 9_308, 292_660)
"""Of two aces against two kings: the number of boards, and how many the aces win, tie and lose."""

MATCH: Final = """\
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
actions = ["d dh p1 AhKh", "d dh p2 QsQd", "p2 cbr 200", "p1 cc",
  "d db QhJh2c", "d db 7d", "d db 5s", "p1 sm AhKh", "p2 sm QsQd"]
players = ["Ann", "Bob"]
"""
MATCH_IS: Final = "Bob: three of a kind beats ace high"

_NO_WINDOW_MANAGER: Final = "This plugin does not support propagateSizeHints()"
"""A message that the offscreen platform writes for every window; it is harmless."""

_FEWEST_COLOURS: Final = 50
"""A picture of the window must have this many colours; an empty one has only a few."""


class SelfTestError(Exception):
    """A check has failed; the message says what does not work."""


def self_test(folder: Path, qt_options: Sequence[str] = ()) -> int:
    """Check this program, write a report and a picture to a folder, and return the exit status."""
    folder.mkdir(parents=True, exist_ok=True)
    own = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    with own, _listening() as problems:
        _stay_away_from_the_users_files(own.name)
        application = QApplication.instance() or make_application([PROGRAM, *qt_options])
        lines = [_which_program()]
        passed = True
        for name, check in CHECKS.items():
            try:
                finding = check(folder)
                passed_now = not problems
            except Exception as error:  # noqa: BLE001 -- whatever fails is what is looked for
                finding, passed_now = f"{type(error).__name__}: {error}", False
            lines.append(f"{'ok' if passed_now else 'FAILED':<7} {name:<10} {finding}")
            lines += [f"        {problem}" for problem in problems]
            problems.clear()
            passed = passed and passed_now
        application.processEvents()
        _leave_no_files()
    lines.append("The self-test has passed." if passed else "The self-test has FAILED.")
    report = "".join(f"{line}\n" for line in lines)
    # A windowed program on Windows has no output that could be read.
    (folder / "self-test.txt").write_text(report, encoding="utf-8")
    return deliver(report) or int(not passed)


def _which_program() -> str:
    frozen = "frozen" if getattr(sys, "frozen", False) else "from source"
    return (
        f"{NAME} {__version__}, {frozen}, {sys.platform}, {QGuiApplication.platformName()}, "
        f"Python {platform.python_version()}, Qt {QtCore.qVersion()}"
    )


@contextmanager
def _listening() -> Iterator[list[str]]:
    """Within this context, collect Qt's messages and uncaught exceptions; yield their list."""
    problems: list[str] = []

    def from_qt(kind: QtCore.QtMsgType, _context: QtCore.QMessageLogContext, message: str) -> None:
        if message != _NO_WINDOW_MANAGER:
            problems.append(f"{kind.name}: {message}")

    def from_python(kind: type[BaseException], error: BaseException, _trace: object) -> None:
        problems.append(f"{kind.__name__}: {error}")

    qt_before, python_before = QtCore.qInstallMessageHandler(from_qt), sys.excepthook
    sys.excepthook = from_python
    try:
        yield problems
    finally:
        QtCore.qInstallMessageHandler(qt_before)
        sys.excepthook = python_before


def _stay_away_from_the_users_files(folder: str) -> None:
    """Store settings and saved tables elsewhere than the user's, and speak English."""
    for variable in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        os.environ[variable] = folder
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
    if not sys.platform.startswith("linux"):
        QStandardPaths.setTestModeEnabled(True)  # Qt ignores the environment there
    Settings().language = "en"  # in which the checks know what the window has to say


def _leave_no_files() -> None:
    """Delete the folders of Qt's test mode; do nothing if the mode is off, as on Linux."""
    cache = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)
    for folder in (log_file().parent, Path(cache)) if QStandardPaths.isTestModeEnabled() else ():
        shutil.rmtree(folder, ignore_errors=True)
        with suppress(OSError):  # the folder above may have files of another program's test
            for parent in takewhile(lambda place: place.name in _OWN_PARENTS, folder.parents):
                parent.rmdir()


# ------------------------------------------------------------------------------------ the checks


def _window(folder: Path) -> str:
    """Open the window, click two hands and a board, and read who wins."""
    start = Start(None)
    start.window.resize(*FIRST_SIZE)  # for the picture, however small the screen is
    loaded: list[bool] = []
    start.window.empty_painted.connect(lambda: loaded.append("numpy" in sys.modules))
    start.window.show()
    session = _restored(start)
    _require(loaded == [False], "NumPy was loaded before the first paint")
    session.document.restore(new_table(HOLDEM, seats=2))
    for card in CLICKED.split():
        _click(start.window.area.deck, card)
    QApplication.processEvents()
    verdict = start.window.area.view.scoreboard.verdict.accessibleName()
    _require(verdict == VERDICT, f"the window says “{verdict}”")
    for seat, hand in zip(start.window.area.answers.content.seats, HANDS, strict=True):
        _require(seat.title == hand, f"a seat says “{seat.title}”")
    picture = start.window.grab().toImage()
    colours = _colours(picture)
    _require(colours >= _FEWEST_COLOURS, f"the picture of the window has {colours} colours only")
    _require(picture.save(str(folder / "window.png")), "the picture could not be written")
    session.finish()
    start.window.close()
    return verdict


def _click(deck: DeckView, card: str) -> None:
    ground, model = deck.viewport(), deck.model()
    assert isinstance(model, DeckModel)
    where = QPointF(deck.visualRect(model.index_of(Card(card))).center())
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    place, kinds = QPointF(ground.mapToGlobal(where)), QEvent.Type
    for kind, held in ((kinds.MouseButtonPress, left), (kinds.MouseButtonRelease, none)):
        event = QMouseEvent(kind, where, place, left, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(ground, event)


def _resources(_folder: Path) -> str:
    """Open every packed file, check that no card lacks its picture, and say how many there are."""
    count = 0
    for root in (":/cards", ":/icons"):
        files = QDirIterator(root, QDir.Filter.Files, QDirIterator.IteratorFlag.Subdirectories)
        while files.hasNext():
            path = files.next()
            _require(own_file(path) != b"", f"{path} cannot be read")
            count += 1
    _require(count > len(DECK), f"there are {count} files only")
    return f"{count} files"


def _cards(_folder: Path) -> str:
    """Draw every card, small and large, at 1x and 2x; check that none is blank or like another."""
    faces = CardFaces()
    cards: tuple[Card | str, ...] = (*DECK, *JOKERS, UNKNOWN, "back")
    for width in (LARGE_FROM - 20, LARGE_FROM + 20):
        for ratio in (1, 2):
            seen: dict[bytes, Card | str] = {}
            for card in cards:
                image = faces.image(card, width, ratio)
                _require(image.width() == width * ratio, f"{card} is {image.width()} pixels wide")
                _require(_colours(image) >= 3, f"{card} is blank, {width} wide at {ratio}x")
                twin = seen.setdefault(bytes(image.constBits()), card)
                _require(twin is card, f"{card} looks like {twin}, {width} wide at {ratio}x")
    return f"{len(cards)} drawn, in two sizes, at 1x and 2x"


def _results(_folder: Path) -> str:
    """Compare results of the Python functions with known ones."""
    hand = analyse("Ac Jd 8s 8c As 3d 4d")
    shared = compare(["Qc5h", "5dJd"], "9c Kh Kd 9s Ah")
    split = compare(["As2hKdKc", "Ad4dQcQs"], "3c7d8hKs2c", "omaha8", 101)
    wild = analyse("Jo 8s 8h 5d 5c", game="draw", options={"joker": "wild"})
    razz = analyse("Ac 2c 3d 4h 5s 9c 8d", game="razz").lows
    answers: dict[str, tuple[object, object]] = {
        "seven cards": (hand.high.description, "Two pair, aces and eights, jack kicker"),
        "their class": (hand.high.class_, 2525),
        "a board that plays": (shared.winners, (0, 1)),
        "a split pot": (split.pot, (51, 50)),
        "a joker": (wild.high.description, "Full house, eights full of fives"),
        "razz": (razz and razz["ace-to-five"].description, "5-4-3-2-A"),
        "sorted hands": (sort_hands(["3c4h5d6c7s", "KcQc9c8c2c", "KdQd9d8d2d"]).grade, (3, 1, 1)),
    }
    for what, (answer, known) in answers.items():
        _require(answer == known, f"{what}: {answer}, and not {known}")
    return f"{len(answers)} known answers"


def _engine(_folder: Path) -> str:
    """Load the engine's tables, rank hands with them, and count the odds of two hands."""
    import numpy as np  # late: the window must open without it

    royal = [12, 11, 10, 9, 8]
    seven_high = [5, 3, 2, 1, 13]
    for ordering, known in RANKED.items():
        cards = np.array([royal, seven_high], dtype=np.uint8)
        classes = analyser.rank_many(cards, ordering).tolist()
        _require(classes == known, f"{ordering}: {classes}, and not {known}")
    odds = equity(["AsAh", "KsKh"])
    first = odds.seats[0]
    counted = (odds.boards, first.win, first.tie, first.lose)
    _require(counted == ACES_AGAINST_KINGS, f"aces against kings: {counted}")
    return f"{len(RANKED)} orderings, {odds.boards:,} boards, NumPy {np.__version__}"


def _hands(_folder: Path) -> str:
    """Open a file of hands as a double click on it does, and read who won."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as own:
        file = Path(own, "match.phh")
        file.write_text(MATCH, encoding="utf-8")
        start = Start(str(file))
        start.window.show()
        session = _restored(start)
        rows = start.window.hands.files
        _wait_until(lambda: rows.rowCount() > 0, "the hands")
        said = rows.face(0).words
        _require(MATCH_IS in said, f"{said}, and not “{MATCH_IS}”")
        start.window.close()
        session.finish()
    return said


def _restored(start: Start) -> Session:
    """Wait until the window is open with the saved table; return its session."""
    _wait_until(lambda: start.session is not None and start.session.restored, "the window to open")
    assert start.session is not None
    return start.session


def _wait_until(condition: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        _require(time.monotonic() < end, f"gave up waiting for {what}")
        QApplication.processEvents()
        time.sleep(0.005)


def _require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise SelfTestError(otherwise)


def _colours(image: QImage) -> int:
    """Return how many colours a picture has in every third pixel of every third row."""
    columns, rows = range(0, image.width(), 3), range(0, image.height(), 3)
    return len({image.pixel(x, y) for x in columns for y in rows})


CHECKS: Final[dict[str, Callable[[Path], str]]] = {
    check.__name__.removeprefix("_"): check
    # The window first, because it checks which modules a start loads.
    for check in (_window, _resources, _cards, _results, _engine, _hands)
}
