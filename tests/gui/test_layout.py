"""Nothing is cut, overlaps or sticks out, and every target can be hit, in every state.

The quick run has every state once, in English or another language, and every choice of size, font
and theme; the long run has all of them with each other.
"""

import re
from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Final

import pytest
from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QLocale, QRect, Qt, QTranslator
from PySide6.QtGui import QAccessible, QAction, QFont, QFontDatabase, QFontMetrics
from pytestqt.qtbot import QtBot

from analyser.gui.felt.examples import ExampleTile
from analyser.gui.felt.plate import SeatPlate
from analyser.gui.felt.scoreboard import EyeButton, ScoreBoard, ShareBar
from analyser.gui.felt.slots import CardSlot
from analyser.gui.felt.streets import StreetsStrip, StreetTile
from analyser.gui.felt.tray.deck_view import DeckView
from analyser.gui.look.felt_button import FeltButton
from analyser.gui.look.painting import unbroken
from analyser.gui.look.theme import CARD_WIDTH, ThemeName, lettered
from analyser.gui.look.translation import LANGUAGES, looked_up, use_language
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs
from analyser.gui.state.live_odds import CurrentOdds
from analyser.gui.state.settings import Settings
from analyser.gui.window.entry import EntryField
from analyser.gui.window.header import GameBox, Header, HeaderButton
from analyser.gui.window.main_window import MainWindow
from analyser.poker.cards import DECK
from analyser.poker.games.game import Game
from analyser.poker.games.options import Options
from analyser.poker.games.registry import DRAW, GAMES, HOLDEM, find_game
from analyser.poker.generators import finish
from analyser.poker.names import card_name
from analyser.poker.odds.estimate.estimate import estimate_odds
from analyser.poker.odds.situation import situation_at
from histories import POKERSTARS
from mostly_long import mostly_long
from not_none import not_none
from tests.gui.conftest import Look, User

LEAST_TARGET: Final = 32
SIZES: Final = ((1024, 700), (1180, 820), (1920, 1080), (2560, 1440))
POINTS: Final = (9, 16, 20, 24)
THEMES: Final = (ThemeName.LIGHT, ThemeName.DARK, ThemeName.CONTRAST)

ICON_ONLY: Final = Qt.ToolButtonStyle.ToolButtonIconOnly

Fill = Callable[[MainWindow], None]

_PAINTED: Final = CardSlot | ShareBar | StreetTile | ExampleTile | EyeButton | HeaderButton
"""Buttons that paint more than their text."""

HISTORIES: Final = "\n\n\n".join(POKERSTARS.values())


def cards(game: str, seats: int, text: str) -> Fill:
    def fill(window: MainWindow) -> None:
        window.document.begin(find_game(game), seats)
        if text:
            assert window.document.enter(text)

    return fill


def dealt(game: str, seats: int, deal: int = 4) -> Fill:
    def fill(window: MainWindow) -> None:
        window.document.begin(find_game(game), seats)
        window.document.deal(deal)

    return fill


def jokers(window: MainWindow) -> None:
    window.document.begin(DRAW, 2)
    window.document.change_options(Options(joker="wild", wild=(2, 11)), "wild cards")
    window.document.enter("Jo 2c As Kd Qh Jo2 Jc Ts 9s 3h")


def unknown_and_dead(window: MainWindow) -> None:
    window.document.begin(HOLDEM, 2)
    window.document.enter("AhKh ?? ?? Qh Jh 2c")
    window.document.visit_dead(True)
    window.document.enter("9c 9d 9h")
    window.document.set_pot(1001)


def teaching(window: MainWindow) -> None:
    window.window_actions.teach.trigger()
    cards("holdem", 2, "AhKh v QsQd @ QhJh2c")(window)


def refusal(window: MainWindow) -> None:
    cards("holdem", 2, "AhKh QsQd")(window)
    window.document.enter("Ah")


def counting(window: MainWindow) -> None:
    cards("holdem", 2, "AhKh QsQd")(window)
    window.odds._give_up(CurrentOdds(window.document.table))
    window.odds._show_progress(0.42)


def seat_with_a_range(window: MainWindow) -> None:
    assert window.document.enter("AhKh v QQ+, AKs:0.5, 77-22 @ Qh7h2c")


def too_many_deals(window: MainWindow) -> None:
    window.document.begin(HOLDEM, 4)
    assert window.document.enter("AA v 15% v random v random")


def estimating(window: MainWindow) -> None:
    too_many_deals(window)
    table = window.document.table
    situation, seats = situation_at(table)
    odds = finish(estimate_odds(situation, seed=1, deals=2000))
    window.odds._give_up(CurrentOdds(table, odds, seats, share=0.42, may_be_estimated=True))
    window.odds.changed.emit()


def why(fill: Fill) -> Fill:
    def filled(window: MainWindow) -> None:
        fill(window)
        window.window_actions.why.setChecked(True)

    return filled


TEN: Final = "Qs Qh 7d 7c Kc 8h 8s Tc 9c 3h"
STATES: Final[dict[str, Fill]] = {
    "empty": lambda window: None,
    "first choice": cards("holdem", 2, ""),
    "three cards": cards("any", 1, "As Ad Kc"),
    "seven cards": cards("any", 1, "Ac Jd 8s 8c As 3d 4d"),
    "before the flop": cards("holdem", 2, "AhKh QsQd"),
    "flop": cards("holdem", 2, "AhKh v QsQd @ QhJh2c"),
    "turn": cards("holdem", 2, "AhKh v QsQd @ QhJh2c7d"),
    "river": cards("holdem", 2, "AhKh v QsQd @ QhJh2c7d3s"),
    "tie": cards("holdem", 2, "Ah2c v Ad3c @ KsKdQsQd7h"),
    "omaha hi-lo": cards("omaha8", 2, "As3sKhKd v TdJdJh9d @ 2c4d8hKsQd"),
    "split low": dealt("omaha5-8", 2, deal=5), "stud hi-lo": dealt("stud8", 2),
    "razz": dealt("razz", 2), "short deck": dealt("shortdeck", 2), "jokers": jokers,
    "unknown and dead": unknown_and_dead, "ten seats": dealt("holdem", 10), "teaching": teaching,
    "refusal": refusal, "counting": counting,
    "why": why(cards("holdem", 2, "AhKh v QsQd @ QhJh2c7d3s")),
    "why on the turn": why(cards("holdem", 2, "AhKh v QsQd @ QhJh2c7d")),
    "why of a split": why(dealt("omaha5-8", 2, deal=5)),
    "why of ten seats": why(dealt("holdem", 10)), "range": seat_with_a_range,
    "too many deals": too_many_deals, "estimating": estimating, "badugi": dealt("badugi", 3),
    "ten cards": cards("any", 1, TEN),
    "two of ten": cards("any", 2, f"{TEN} v Qd Qc 7s 7h Ks 8d 8c Ts 9s 3s"),
}  # fmt: skip

CRAMPED: Final = ("estimating", "why of ten seats")
"""States in which not every window has room for comfortable cards."""

Case = tuple[str, tuple[int, int], int, ThemeName]


def quick_cases() -> list[Case]:
    choices = list(product(SIZES, POINTS, THEMES))
    return [(name, *choices[at * 13 % len(choices)]) for at, name in enumerate(STATES)]


def name_of(case: Case) -> str:
    state, (width, height), points, theme = case
    return f"{state}-{width}x{height}-{points}pt-{theme}"


QUICK: Final = quick_cases()


SPOKEN: Final = ("pseudo", "de", "es", "fr")
QUICK_IN_ENGLISH, QUICK_IN_OTHERS = QUICK[::2], QUICK[1::2]
TRANSLATED: Final = [
    (case, SPOKEN[(at + turn) % len(SPOKEN)])
    for turn in range(len(SPOKEN))
    for at, case in enumerate(QUICK_IN_OTHERS + QUICK_IN_ENGLISH)
]
"""Each state in one language first, then each in the next."""


EVERY_CASE: Final = [
    *QUICK_IN_ENGLISH,
    *[case for case in product(STATES, SIZES, POINTS, THEMES) if case not in QUICK_IN_ENGLISH],
]


@pytest.fixture
def fonts(qapp: QtWidgets.QApplication) -> None:
    if not QFontDatabase.families():
        pytest.skip("without a font no text has a width")


@pytest.fixture
def show(
    fonts: None, qtbot: QtBot, qapp: QtWidgets.QApplication
) -> Iterator[Callable[[Case], MainWindow]]:
    """Show a window in a state, a size, a font and a theme, with its odds counted."""
    before = QFont(qapp.font())
    jobs = Jobs()
    shown: list[MainWindow] = []

    def show(case: Case) -> MainWindow:
        state, size, points, theme = case
        font = QFont(before)
        font.setPointSizeF(points)
        qapp.setFont(font)
        settings = Settings()
        settings.theme = theme
        window = MainWindow(settings)
        window.fill(Document())
        qtbot.addWidget(window)
        shown.append(window)
        window.resize(*size)
        window.show()
        window.odds.start(jobs)
        jobs.finish()
        STATES[state](window)
        jobs.finish()
        for _ in range(3):
            QtWidgets.QApplication.processEvents()
            QtWidgets.QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        return window

    yield show
    for window in shown:
        window.odds.cancel()
        window.close()
    jobs.finish()
    qapp.setFont(before)


def needed(label: QtWidgets.QLabel) -> QRect:
    """The room that a label's text takes, on as many lines as it may."""
    font, wraps = label.font(), label.wordWrap() or "\n" in label.text()
    room = label.contentsRect()
    flags = Qt.TextFlag.TextWordWrap if wraps else Qt.TextFlag.TextSingleLine
    tall = QRect(0, 0, room.width(), 10_000)
    # The sign before the letter that is a key is not written.
    text = label.text().replace("&", "") if label.buddy() is not None else label.text()
    return QFontMetrics(font).boundingRect(tall, flags, unbroken(text))


def cut_texts(window: QtWidgets.QWidget) -> list[str]:
    faults = []
    for label in window.findChildren(QtWidgets.QLabel):
        if not label.isVisible() or not label.text():
            continue
        need, room = needed(label), label.contentsRect()
        # Half a letter's width of rounding is no cut.
        if need.width() > room.width() + 2 or need.height() > room.height() + 2:
            faults.append(f"cut: “{label.text()}” needs {need.size().toTuple()}, "
                          f"has {room.size().toTuple()}")  # fmt: skip
    for button in window.findChildren(QtWidgets.QAbstractButton):
        if not button.isVisible() or not button.text() or isinstance(button, _PAINTED):
            continue
        if isinstance(button, QtWidgets.QToolButton) and button.toolButtonStyle() == ICON_ONLY:
            continue
        wide = button.fontMetrics().horizontalAdvance(button.text().replace("&", ""))
        if wide > button.width() or button.fontMetrics().height() > button.height():
            faults.append(f"cut: button “{button.text()}” needs {wide}, has {button.width()}")
    return faults


def cut_choices(window: QtWidgets.QWidget) -> list[str]:
    """Every box of choices that is cut."""
    return [
        f"cut: box {box.accessibleName()}, {box.width()}"
        for box in window.findChildren(QtWidgets.QComboBox)
        if box.isVisible()
        and (box.short_name_width if isinstance(box, GameBox) else box.minimumSizeHint().width())
        > box.width()
    ]


def cut_fields(window: QtWidgets.QWidget) -> list[str]:
    """Every field whose text or hint is cut."""
    faults = []
    for field in window.findChildren(QtWidgets.QLineEdit):
        text = field.text() or field.placeholderText()
        need = field.fontMetrics().horizontalAdvance(text) + 4  # Qt keeps two pixels at each side
        is_elided = isinstance(field, EntryField) and field.text()
        if field.isVisible() and need > field.width() and not is_elided:
            faults.append(f"cut: field “{text}” needs {need}, has {field.width()}")
        if field.isVisible() and field.fontMetrics().height() > field.height():
            faults.append(f"cut: field “{text}” is {field.height()} high")
    return faults


def hidden_tools(window: MainWindow) -> list[str]:
    """Every tool that is out of sight."""
    header = window.entry.parentWidget()
    assert isinstance(header, Header)
    every = [each for each in (header.game_box, header.entry, *header.buttons) if each.isVisible()]
    outside = [each for each in every if not header.rect().contains(each.geometry())]
    return [f"out of sight: {called(each)}" for each in outside]


def visible_children(parent: QtWidgets.QWidget) -> list[QtWidgets.QWidget]:
    return [
        child
        for child in parent.children()
        if isinstance(child, QtWidgets.QWidget) and child.isVisible() and not child.isWindow()
    ]


def called(widget: QtWidgets.QWidget) -> str:
    what = widget.accessibleName() or getattr(widget, "text", str)()
    return f"{type(widget).__name__} “{what}” {widget.geometry().getRect()}"


def overlaps(window: MainWindow) -> list[str]:
    area = window.area
    parents: list[QtWidgets.QWidget] = [area.view, area.tray, area.prompt, area.examples]
    for kind in (SeatPlate, StreetsStrip, ScoreBoard):
        parents += [each for each in window.findChildren(kind) if each.isVisible()]
    faults = []
    for parent in parents:
        children = [child for child in visible_children(parent) if not child.geometry().isEmpty()]
        for one, other in combinations(children, 2):
            if one.geometry().intersects(other.geometry()):
                faults.append(f"overlap: {called(one)} and {called(other)}")
    return faults


def covered_names(window: MainWindow) -> list[str]:
    """Every street whose button lies on its name."""
    faults = []
    for street in window.findChildren(StreetTile):
        inside, sizes = street._inside, street._sizes
        if not street.button.isVisible() or not inside.above:
            continue
        name = QFontMetrics(lettered(street.font(), sizes.letters(15)))
        end = inside.words.left() + name.horizontalAdvance(street.content.name)
        faults += [f"covered: {street.content.name}"] * (end > street.button.geometry().left())
    return faults


def outside(window: QtWidgets.QWidget) -> list[str]:
    """Every widget that sticks out of the one that holds it, but for what can be scrolled."""
    faults = []
    for widget in window.findChildren(QtWidgets.QWidget):
        around = widget.parentWidget()
        if around is None or not widget.isVisible() or widget.isWindow():
            continue
        scroll = around.parentWidget()
        if isinstance(scroll, QtWidgets.QScrollArea) and around is scroll.viewport():
            continue
        if isinstance(around, QtWidgets.QAbstractScrollArea):
            continue  # a view's own parts are Qt's business
        if not around.rect().contains(widget.geometry()) and not widget.geometry().isEmpty():
            faults.append(f"outside: {called(widget)} of {type(around).__name__} "
                          f"{around.size().toTuple()}")  # fmt: skip
    return faults


def small_targets(window: QtWidgets.QWidget) -> list[str]:
    faults = []
    for kind, least in (
        (QtWidgets.QAbstractButton, LEAST_TARGET),
        (QtWidgets.QLineEdit, 24),
        (QtWidgets.QComboBox, 24),
    ):
        for target in window.findChildren(kind):
            if not target.isVisible() or isinstance(
                target.parentWidget(), QtWidgets.QLineEdit | QtWidgets.QTabBar
            ):
                continue
            if isinstance(target, FeltButton) and target.is_link:
                continue  # as high as the sentence that it ends
            if target.height() < least or target.width() < 24:
                faults.append(f"small: {called(target)}")
    cells = [deck.cell_size for deck in window.findChildren(DeckView)]
    return faults + [f"small: a card, {cell}" for cell in cells if cell.height() < LEAST_TARGET]


def unheard(window: MainWindow, accessibles: Look) -> list[str]:
    """What a screen reader cannot name, or would take for a card of the deck."""
    cards = tuple(str(card_name(card)).capitalize() for card in DECK)
    deck = [found.name for found in accessibles(window.area.deck)]
    faults = [f"unheard: {name}" for name in cards if not any(n.startswith(name) for n in deck)]
    # The list of a box has its name from the moment on in which it is opened.
    apart = QAccessible.Role.ListItem, QAccessible.Role.List
    others = [found for found in accessibles(window) if found.role not in apart]
    named = QAccessible.Role.Button, QAccessible.Role.MenuItem
    faults += [f"like a card: {found}" for found in others if found.name.startswith(cards)]
    faults += [f"no name: {found}" for found in others
               if (found.focusable or found.role in named) and not found.name]  # fmt: skip
    for letter, plate in zip("ABCDEFGHIJ", window.area.view.seats, strict=False):
        if plate.isVisible() and not plate.accessibleName().startswith(f"Seat {letter}"):
            faults.append(f"no result: seat {letter}")
    return faults


def unmarked(window: QtWidgets.QWidget) -> set[str]:
    """Every visible text that no translator sees, but for what is written alike everywhere."""
    texts = {each.text() for each in window.findChildren(QtWidgets.QLabel)}
    texts |= {each.text() for each in window.findChildren(QtWidgets.QAbstractButton)}
    texts |= {each.text() for each in window.findChildren(QAction)}
    for widget in window.findChildren(QtWidgets.QWidget):
        texts |= {widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()}
    accents = set(Pseudo.ACCENTS.values())
    words = re.compile(r"\b(?<!\[)[A-Za-z]{4,}")  # "[Ctrl]" is marked, and has no vowel
    return {text for text in texts if words.search(text) and accents.isdisjoint(map(ord, text))}


def check(window: MainWindow, case: Case, others: list[str]) -> None:
    faults = [
        *cut_texts(window), *cut_choices(window), *cut_fields(window), *hidden_tools(window),
        *overlaps(window), *outside(window), *small_targets(window), *others,
    ]  # fmt: skip
    assert faults == [], "\n".join(faults)
    assert (window.width(), window.height()) == case[1]


@pytest.mark.parametrize("case", mostly_long(len(QUICK_IN_ENGLISH), EVERY_CASE), ids=name_of)
def test_everything_has_its_place_and_can_be_read(
    show: Callable[[Case], MainWindow], accessibles: Look, case: Case
) -> None:
    window = show(case)
    check(window, case, unheard(window, accessibles))


class Pseudo(QTranslator):
    """Every text with accents, and longer, between brackets."""

    ACCENTS = str.maketrans("aeiouAEIOU", "äéïöûÅÉÎÔÜ")

    def isEmpty(self) -> bool:
        return False

    def translate(self, _: str, source: str, __: str | None = None, n: int = -1) -> str:
        parts = re.split(r"(\{[^}]*\}|<[^>]*>|&\w+;|&)", source)
        said = "".join(
            part if at % 2 else part.translate(self.ACCENTS) for at, part in enumerate(parts)
        )
        share = 0 if len(source) < 7 else 0.15 if "{" in source else 0.3
        longer = said + "~" * round(len(source) * share)
        return longer if "{" in source else f"[{longer}]"


@pytest.fixture
def speak(qapp: QtWidgets.QApplication) -> Iterator[Callable[[str], None]]:
    """Let the next window speak a language, or the one with longer texts."""
    pseudo, locale = Pseudo(), QLocale()

    def speak(language: str) -> None:
        if language in LANGUAGES:
            Settings().language = language
        else:
            qapp.installTranslator(pseudo)
            looked_up.cache_clear()

    yield speak
    qapp.removeTranslator(pseudo)
    looked_up.cache_clear()
    Settings().language = ""
    use_language("en")
    QLocale.setDefault(locale)


@pytest.mark.parametrize("spoken_case", mostly_long(len(QUICK_IN_OTHERS), TRANSLATED), ids=str)
def test_no_language_is_cut(
    speak: Callable[[str], None], show: Callable[[Case], MainWindow], spoken_case: tuple[Case, str]
) -> None:
    case, language = spoken_case
    speak(language)
    window = show(case)
    check(window, case, covered_names(window))
    if language not in LANGUAGES:
        assert unmarked(window) == set()


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
@pytest.mark.parametrize("seats", mostly_long(1, [2, 1]))
@pytest.mark.parametrize("seeds", mostly_long(1, [range(1), range(1, 10)]))
def test_no_deal_is_cut_at_1024_by_700(user: User, game: Game, seats: int, seeds: range) -> None:
    user.document.begin(game, seats)
    for seed in seeds:
        user.document.deal(seed)
        QtWidgets.QApplication.processEvents()
        assert cut_texts(user.window) + outside(user.window) == []
    for seat, name in zip(range(seats), ("W" * 24, "Maximiliane Mustermann M"), strict=False):
        user.document.rename_seat(seat, name)
    QtWidgets.QApplication.processEvents()
    assert (outside(user.window), user.window.width(), user.window.height()) == ([], 1024, 700)
    smallest = user.window.minimumSizeHint()
    assert (smallest.width() <= 1024, smallest.height() <= 700) == (True, True)
    assert user.deck.cell_size.width() >= CARD_WIDTH


@pytest.mark.usefixtures("fonts")
def test_the_longest_hands_and_reasons_have_room(holdem: User) -> None:
    holdem.document.deal(4)
    QtWidgets.QApplication.processEvents()
    for cards in ("Qs 8h Qd 7h 2c 3d 4h 9s Qh", "Qs Qh 8d 8h 7c 7s 2d 3s 4c",
                  "8d 7h 7d 6h Qs Qh Qd 2c 3s", "Qs 7h Qd 8h Qc Qh 2s 3d 4d"):  # fmt: skip
        holdem.document.clear()
        holdem.document.enter(cards)
        QtWidgets.QApplication.processEvents()
        assert holdem.document.outcome.verdict is not None
        assert cut_texts(holdem.window) == [], holdem.verdict


@pytest.mark.parametrize("state", mostly_long(4, [at for at in STATES if at not in CRAMPED]))
@pytest.mark.parametrize("size", mostly_long(1, SIZES[1:]))
def test_cards_are_comfortable_targets_where_the_window_allows(
    show: Callable[[Case], MainWindow], state: str, size: tuple[int, int]
) -> None:
    """44 pixels each way: on the deck, and each slot of a seat and of the board."""
    window = show((state, size, 9, ThemeName.LIGHT))
    deck = window.area.deck
    sizes = [deck.cell_size.toTuple()]
    slots = window.area.findChildren(CardSlot)
    sizes += [slot.size().toTuple() for slot in slots if slot.isVisible()]
    assert [size for size in sizes if min(size) < CARD_WIDTH] == []


@pytest.mark.parametrize(("width", "points"), [(1100, 20), (1180, 24), (1920, 24)])
def test_every_page_of_reasons_can_be_chosen_where_the_window_allows(
    show: Callable[[Case], MainWindow], width: int, points: int
) -> None:
    details = not_none(show(("why", (width, 1000), points, ThemeName.LIGHT)).details)
    (tabs,) = details.findChildren(QtWidgets.QTabBar)
    assert tabs.count() == 5
    for at in filter(tabs.isTabVisible, range(tabs.count())):
        assert tabs.rect().contains(tabs.tabRect(at)), tabs.tabText(at)
    assert tabs.sizeHint().width() <= tabs.width()  # no arrows to scroll by


@pytest.mark.parametrize("look", mostly_long(1, [
    ((1024, 700), 24, ThemeName.DARK), ((1024, 700), 9, ThemeName.LIGHT),
    ((1180, 820), 16, ThemeName.CONTRAST), ((2560, 1440), 20, ThemeName.LIGHT),
]))  # fmt: skip
@pytest.mark.parametrize(
    "text", ["", HISTORIES, 2 * "8C TS KC 9H 4S 7D 2S 5D 3S AC\n" + "nothing\n"]
)
def test_a_file_of_hands_has_room(
    show: Callable[[Case], MainWindow],
    qtbot: QtBot,
    text: str,
    look: tuple[tuple[int, int], int, ThemeName],
) -> None:
    window = show(("empty", *look))
    window.panes.show_left("hands")
    files = window.hands
    if text:
        files.read_text(text)
        qtbot.waitUntil(lambda: not (files.is_working or files.totals.is_busy))

    def check() -> None:
        faults = [*cut_texts(files), *cut_choices(files), *cut_fields(files), *outside(files)]
        assert faults == [], "\n".join(faults)

    qtbot.waitUntil(check)  # what is counted beside the window takes its room when it is there
    assert small_targets(files) == []
