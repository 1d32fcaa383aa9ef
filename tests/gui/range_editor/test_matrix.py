"""The matrix of hands and the lists beside it: cells, suits, kinds, presets."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from analyser.gui.range_editor.grid import HANDS, SIDE, cell_of, hand_at, left_of
from analyser.gui.range_editor.made_table import MadeTable
from analyser.gui.range_editor.matrix_model import MatrixModel
from analyser.gui.range_editor.named_ranges import SHARES, presets
from analyser.gui.range_editor.suits_list import SuitsList
from analyser.poker.cards import parse_cards
from analyser.poker.generators import finish
from analyser.poker.odds.record import HandOdds
from analyser.poker.phrases import Phrase
from analyser.poker.ranges.holdings import HOLDINGS, STARTING_HANDS
from analyser.poker.ranges.kinds import find_kinds
from analyser.poker.ranges.notation import parse_range


@pytest.fixture
def model() -> MatrixModel:
    return MatrixModel()


def spoken(model: MatrixModel, hand: str) -> str:
    return str(model.data(model.index_of(hand), Qt.ItemDataRole.AccessibleTextRole))


def test_it_is_a_proper_model_that_begins_at_the_pair_of_aces(model: MatrixModel) -> None:
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show(parse_range("QQ+, AKs"), (), {})
    hands = [model.index(row).data() for row in range(model.rowCount())]
    assert (len(hands), hands[:2], hands[13]) == (169, ["AA", "AKs"], "AKo")
    assert model.data(QModelIndex()) is None


def test_cells_say_their_hand_worth_and_what_it_makes(model: MatrixModel) -> None:
    model.show(parse_range("AKs, QQ:0.25, AhTd"), parse_cards("Qs"), {"AKs": HandOdds(4, 0.46209)})
    assert spoken(model, "AKs") == "A K suited, 4 of 4 in the range, equity 46.21%"
    assert spoken(model, "QQ") == "Q Q pair, 0.75 of 3 in the range"
    assert spoken(model, "ATo") == "A 10 offsuit, 1 of 12 in the range"
    assert spoken(model, "22") == "2 2 pair, none of 6 combos"
    worth = {"AKs": HandOdds(4, 0.46209, 0.0101), "AA": HandOdds(6, 1.0, 0.002)}
    model.show(parse_range("AKs, AA"), (), worth)
    assert spoken(model, "AKs") == "A K suited, 4 of 4 in the range, estimated equity 46±2%"
    assert spoken(model, "AA") == "A A pair, 6 of 6 in the range, estimated equity 100±1%"
    model.show(parse_range("AA"), parse_cards("As Ah Ad"), {})
    assert spoken(model, "AA") == "A A pair, none is left"
    told: list[str] = []
    model.dataChanged.connect(lambda one, other: told.append(one.data()))
    model.show(parse_range("AKs, QQ, 72o"), parse_cards("Qs"), {})
    told.clear()
    model.mark(parse_range("QQ, AhKh"), "a flush")
    assert spoken(model, "QQ") == "Q Q pair, 3 of 3 in the range, makes a flush"
    assert spoken(model, "AKs") == "A K suited, 4 of 4 in the range, some of it makes a flush"
    assert spoken(model, "72o") == "7 2 offsuit, 12 of 12 in the range"
    assert [model.cell(hand).making for hand in ("QQ", "AKs", "72o", "33")] == [1, 0.25, 0, 0]
    model.mark(None)
    assert model.cell("QQ").making is None
    assert told == ["AA", "AA"]  # the corner of all that changed


def test_only_what_changes_is_painted_anew(model: MatrixModel) -> None:
    model.show(parse_range("AA"), (), {})
    told: list[tuple[object, object]] = []
    model.dataChanged.connect(lambda one, other: told.append((one.data(), other.data())))
    model.show(parse_range("AA, KK"), (), {})
    model.show(parse_range("AA, KK"), (), {})
    assert told == [("KK", "KK")]


def test_every_hand_has_one_place_that_known_cards_empty() -> None:
    assert (sorted(HANDS), len(HANDS)) == (sorted(STARTING_HANDS), SIDE**2)
    assert [len(left_of(hand, ())) for hand in ("AA", "AKs", "AKo")] == [6, 4, 12]
    known = parse_cards("Ah Kd")
    assert [len(left_of(hand, known)) for hand in ("AA", "AKs", "AKo")] == [3, 2, 7]


@pytest.mark.parametrize(
    ("row", "column", "hand"),
    [(0, 0, "AA"), (0, 1, "AKs"), (1, 0, "AKo"), (12, 12, "22"), (4, 12, "T2s"), (12, 0, "A2o")],
)
def test_suited_hands_are_above_the_pairs(row: int, column: int, hand: str) -> None:
    assert hand_at(row, column) == hand


@pytest.mark.parametrize(
    ("hand", "known", "share"),
    [
        ("AKs", "", 0.5), ("QQ", "", 1 / 6), ("QQ", "Qs", 1 / 3), ("QQ", "Qh", 0),
        ("QQ", "QhQsQd", 0),
    ],
)  # fmt: skip
def test_a_cell_has_the_part_of_what_is_left(hand: str, known: str, share: float) -> None:
    left = left_of(hand, parse_cards(known) if known else ())
    assert cell_of(parse_range("AKs:0.5, QhQd"), hand, left, None).share == pytest.approx(share)


def test_every_name_is_there_once() -> None:
    names = [str(name) for name, _ in presets()]
    assert len(names) == len(set(names)) == len(SHARES) + 5


@pytest.mark.parametrize(
    ("name", "combos"),
    [
        ("Pairs", 13 * 6), ("Two of ten to ace, no pair", 10 * 16), ("Suited connectors", 12 * 4),
        ("Suited aces", 12 * 4), ("Any two cards", 1326),
    ],
)  # fmt: skip
def test_a_preset_is_what_its_name_says(name: str, combos: int) -> None:
    texts = {str(phrase): text for phrase, text in presets()}
    assert parse_range(texts[name]).combos == combos


@pytest.mark.parametrize("share", SHARES)
def test_the_best_hands_are_no_more_than_their_share(share: int) -> None:
    texts = {str(phrase): text for phrase, text in presets()}
    assert share - 1.2 < parse_range(texts[f"The best {share}%"]).percent <= share


@pytest.fixture
def suits(qtbot: QtBot) -> SuitsList:
    suits = SuitsList()
    qtbot.addWidget(suits)
    return suits


def shown(suits: SuitsList) -> dict[str, bool]:
    items = [suits.item(row) for row in range(suits.count())]
    return {item.text(): item.checkState() is Qt.CheckState.Checked for item in items}


def test_holdings_of_the_range_are_ticked_and_tell_of_ticks(suits: SuitsList) -> None:
    model = MatrixModel()
    model.show(parse_range("AsKs, AhKh:0.5"), parse_cards("Ac"), {})
    suits.follow(model, "AKs")
    assert shown(suits) == {"A♠ K♠": True, "A♥ K♥   50%": True, "A♦ K♦": False}
    said = [suits.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    assert "ace of hearts and king of hearts, 50%" in said
    model, heard = MatrixModel(), list[tuple[str, bool]]()
    suits.ticked.connect(lambda n, on: heard.append(("".join(map(str, HOLDINGS[n])), on)))
    for text in ("AhKh", "AsKs"):
        model.show(parse_range(text), (), {})
        suits.follow(model, "AKs")
    assert heard == []
    row = list(shown(suits)).index("A♠ K♠")
    suits.item(row).setCheckState(Qt.CheckState.Unchecked)
    ((cards, on),) = heard
    assert (set(parse_cards(cards)), on) == (set(parse_cards("AsKs")), False)


def kinds(text: str, board: str) -> dict[Phrase, dict[int, int]]:
    return finish(find_kinds(parse_range(text), parse_cards(board)))


def test_each_kind_has_its_share_and_is_chosen_once_or_not(qtbot: QtBot) -> None:
    table = MadeTable()
    qtbot.addWidget(table)
    # All six of QQ, and a quarter of the twelve of 72o: nine holdings in all.
    table.follow(kinds("QQ, 72o:0.25", "Ac Kd Ks"), 900)
    rows = [[table.item(row, column) for column in range(3)] for row in range(table.rowCount())]
    assert [[cell and cell.text() for cell in row] for row in rows] == [
        ["underpair", "66.67%", "6"],
        ["no more than the board", "33.33%", "3"],
    ]
    first = rows[0][0]
    assert first is not None
    said = first.data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == first.toolTip() == "underpair: 66.67%, 6 combos"
    table.follow(None)
    assert table.isHidden()
    table = MadeTable()
    qtbot.addWidget(table)
    table.follow(kinds("QQ, 72o", "Tc Kd Ks"), 1800)
    table.show()

    def click(row: int) -> None:
        where = table.visualRect(table.model().index(row, 1)).center()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)

    assert not table.chosen
    click(0)
    assert table.chosen == "pocket pair under a higher card"
    with qtbot.waitSignal(table.choice_changed):
        click(0)
    assert not table.chosen
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert table.chosen == "pocket pair under a higher card"
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert table.chosen == "no more than the board"
    table.follow(kinds("72o", "Tc Kd Ks"), 1200)  # the same, in another row
    assert table.chosen == "no more than the board"
    table.follow(kinds("QQ", "Tc Kd Ks"), 600)  # no hand makes it any more
    assert not table.chosen
    assert table.selectedItems() == []
    QTest.keyClick(table, Qt.Key.Key_Space)
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert not table.chosen
