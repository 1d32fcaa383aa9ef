"""The matrix of hands and the lists beside it: cells, kinds, known ranges; keys: test_panel.py."""

import pytest
from PySide6.QtCore import QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.felt.card_places import matrix_parts
from analyser.gui.felt.lettering import sizes_of
from analyser.gui.felt.matrix.kinds_list import KindsList
from analyser.gui.felt.matrix.matrix import HANDS, SIDE, MatrixModel, MatrixView, holdings_left
from analyser.gui.felt.matrix.popover import HandPopover
from analyser.gui.look.theme import LEAST_LETTERS, lettered
from analyser.gui.window.menus import SHARES, presets
from analyser.poker.cards import parse_cards
from analyser.poker.generators import finish
from analyser.poker.odds.record import HandOdds
from analyser.poker.phrases import Phrase
from analyser.poker.ranges.holdings import HOLDINGS, STARTING_HANDS
from analyser.poker.ranges.notation import parse_range
from analyser.poker.ranges.summary import find_kinds


@pytest.fixture
def model() -> MatrixModel:
    return MatrixModel()


def spoken(model: MatrixModel, hand: str) -> str:
    return str(model.data(model.index_of(hand), Qt.ItemDataRole.AccessibleTextRole))


def test_it_is_a_proper_model_that_tells_only_what_changes(model: MatrixModel) -> None:
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show(parse_range("QQ+, AKs"), (), {})
    hands = [model.index(row).data() for row in range(model.rowCount())]
    assert (len(hands), hands[:2], hands[13]) == (169, ["AA", "AKs"], "AKo")
    assert model.data(QModelIndex()) is None
    told: list[tuple[object, object]] = []
    model.dataChanged.connect(lambda one, other: told.append((one.data(), other.data())))
    for _ in range(2):
        model.show(parse_range("KK+, AKs"), (), {})
    assert told == [("QQ", "QQ")]


def test_cells_say_their_hand_worth_and_what_it_makes(model: MatrixModel) -> None:
    model.show(parse_range("AKs, QQ:0.25, AhTd"), parse_cards("Qs"), {"AKs": HandOdds(4, 0.46209)})
    assert spoken(model, "AKs") == "A K suited, 4 of 4 in the range, 46.21%"
    assert spoken(model, "QQ") == "Q Q pair, 0.75 of 3 in the range"
    assert spoken(model, "ATo") == "A 10 offsuit, 1 of 12 in the range"
    assert spoken(model, "22") == "2 2 pair, none of 6 combos"
    worth = {"AKs": HandOdds(4, 0.46209, 0.0101), "AA": HandOdds(6, 1.0, 0.002)}
    model.show(parse_range("AKs, AA"), (), worth)
    assert spoken(model, "AKs") == "A K suited, 4 of 4 in the range, estimated 46±2%"
    assert spoken(model, "AA") == "A A pair, 6 of 6 in the range, estimated 100±1%"
    model.show(parse_range("AA"), parse_cards("As Ah Ad"), {})
    assert spoken(model, "AA") == "A A pair, none is left"


def test_every_hand_has_one_place_that_known_cards_empty() -> None:
    assert (sorted(HANDS), len(HANDS)) == (sorted(STARTING_HANDS), SIDE**2)
    assert [len(holdings_left(hand, ())) for hand in ("AA", "AKs", "AKo")] == [6, 4, 12]
    known = parse_cards("Ah Kd")
    assert [len(holdings_left(hand, known)) for hand in ("AA", "AKs", "AKo")] == [3, 2, 7]


@pytest.mark.parametrize(("hand", "known", "share"), [
    ("AKs", "", 0.5), ("QQ", "", 1 / 6), ("QQ", "Qs", 1 / 3), ("QQ", "QhQsQd", 0),
])  # fmt: skip
def test_a_cell_has_the_part_of_what_is_left(hand: str, known: str, share: float) -> None:
    model = MatrixModel()
    model.show(parse_range("AKs:0.5, QhQd"), parse_cards(known) if known else (), {})
    assert model.cells[hand].share == pytest.approx(share)


def test_a_large_cell_says_its_equity_in_figures(qtbot: QtBot) -> None:
    qtbot.addWidget(view := MatrixView(model := MatrixModel(), 0))
    view.divide(QSize(800, 800))
    pictures = []
    for equity in (0.91, 0.99):  # both have the full colour
        model.show(parse_range("AA"), (), {"AA": HandOdds(6, equity)})
        pictures.append(view.grab().toImage())
    assert pictures[0] != pictures[1]


def test_every_name_is_there_once() -> None:
    assert len(presets()) == len({str(name) for name, _ in presets()}) == len(SHARES) + 5


@pytest.mark.parametrize(("name", "combos"), [
    ("Pairs", 13 * 6), ("Two of ten to ace, no pair", 10 * 16), ("Suited connectors", 12 * 4),
    ("Suited aces", 12 * 4), ("Any two cards", 1326),
])  # fmt: skip
def test_a_preset_is_what_its_name_says(name: str, combos: int) -> None:
    texts = {str(phrase): text for phrase, text in presets()}
    assert parse_range(texts[name]).combos == combos


@pytest.mark.parametrize("share", SHARES)
def test_the_best_hands_are_no_more_than_their_share(share: int) -> None:
    texts = {str(phrase): text for phrase, text in presets()}
    assert share - 1.2 < parse_range(texts[f"The best {share}%"]).percent <= share


@pytest.fixture
def owner(qtbot: QtBot) -> QWidget:
    """What the lists lie in."""
    owner = QWidget()
    qtbot.addWidget(owner)
    return owner


@pytest.fixture
def popover(owner: QWidget) -> HandPopover:
    return HandPopover(owner)


def shown(popover: HandPopover) -> dict[str, bool]:
    items = [popover.suits.item(row) for row in range(popover.suits.count())]
    return {item.text(): item.checkState() is Qt.CheckState.Checked for item in items}


def test_holdings_of_the_range_are_ticked_and_tell_of_ticks(popover: HandPopover) -> None:
    model = MatrixModel()
    model.show(parse_range("AsKs, AhKh:0.5"), parse_cards("Ac"), {})
    popover.follow(model, "AKs")
    assert shown(popover) == {"A♠ K♠": True, "A♥ K♥   50%": True, "A♦ K♦": False}
    said = [popover.suits.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    assert "ace of hearts and king of hearts, 50%" in said
    model, heard = MatrixModel(), list[tuple[str, bool]]()
    popover.ticked.connect(lambda n, on: heard.append(("".join(map(str, HOLDINGS[n])), on)))
    for text in ("AhKh", "AsKs"):
        model.show(parse_range(text), (), {})
        popover.follow(model, "AKs")
    assert heard == []
    row = list(shown(popover)).index("A♠ K♠")
    popover.suits.item(row).setCheckState(Qt.CheckState.Unchecked)
    ((cards, on),) = heard
    assert (set(parse_cards(cards)), on) == (set(parse_cards("AsKs")), False)


def kinds(text: str, board: str) -> dict[Phrase, dict[int, int]]:
    return finish(find_kinds(parse_range(text), parse_cards(board)))


@pytest.fixture
def makes(owner: QWidget) -> KindsList:
    makes = KindsList(0)
    makes.setParent(owner)
    owner.show()
    return makes


def test_each_kind_has_its_share(makes: KindsList, qtbot: QtBot) -> None:
    # All six of QQ, and a quarter of the twelve of 72o: nine holdings in all.
    makes.follow(kinds("QQ, 72o:0.25", "Ac Kd Ks"), 900)
    rows = [makes.item(row) for row in range(makes.count())]
    assert [row.text() for row in rows] == ["smaller pair", "no more than the board"]
    said = [row.data(Qt.ItemDataRole.AccessibleTextRole) for row in rows]
    assert said == [
        "smaller pair, 67%, 6 of 9 combos",
        "no more than the board, 33%, 3 of 9 combos",
    ]
    with qtbot.assertNotEmitted(makes.model().rowsAboutToBeRemoved):  # Orca may be reading them
        makes.follow(kinds("QQ, 72o:0.25", "Ac Kd Ks"), 900)
    makes.follow(None, 900)
    assert makes.isHidden()


def test_a_long_name_of_a_kind_is_written_on_more_lines(makes: KindsList) -> None:
    makes.resize(150, 200)
    makes.follow(kinds("72o, AA", "Tc Kd Ks"), 1800)
    names = {makes.item(row).text(): makes.visualItemRect(makes.item(row)) for row in range(2)}
    name = "no more than the board"
    room = names[name]
    assert room.height() > names["overpair"].height()
    letters = QFontMetrics(lettered(makes.font(), LEAST_LETTERS))
    whole = letters.boundingRect(room.adjusted(6, 0, -40, 0), Qt.TextFlag.TextWordWrap, name)
    assert whole.height() <= room.height()


def test_a_click_or_a_key_keeps_a_kind(makes: KindsList) -> None:
    kept: list[str] = []
    makes.kept.connect(lambda kind: kept.append(str(kind)))
    makes.follow(kinds("QQ, 72o", "Tc Kd Ks"), 1800)
    where = makes.visualItemRect(makes.item(0)).center()
    QTest.mouseClick(makes.viewport(), Qt.MouseButton.LeftButton, pos=where)
    QTest.keyClick(makes, Qt.Key.Key_Down)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(makes, key)
    other = "no more than the board"
    assert kept == ["smaller pair", other, other]


@pytest.mark.parametrize("size", [(523, 352), (360, 230), (700, 530), (340, 180)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0, 3.0])
def test_the_parts_of_a_plate_lie_in_it_side_by_side(size: tuple[int, int], text: float) -> None:
    """In large letters the lines beside the matrix lay over each other."""
    whole = QRect(0, 0, *size)
    places = matrix_parts(whole, sizes_of(1096, 732, text))
    parts = [part for part in places if not part.isEmpty()]
    for at, part in enumerate(parts):
        assert whole.contains(part), part
        assert not any(part.intersects(other) for other in parts[at + 1 :])
    if text == 1 and size[1] > 300:
        assert len(parts) == 7
        assert places.matrix.width() >= 13 * 24
