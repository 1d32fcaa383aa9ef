"""The matrix as a model: what its cells say, and which of them are painted anew."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from analyser.gui.range_editor.matrix_model import MatrixModel
from analyser.poker.cards import parse_cards
from analyser.poker.odds.record import HandOdds
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


def test_each_cell_says_its_hand_how_much_is_held_and_what_it_is_worth(model: MatrixModel) -> None:
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


def test_only_what_changes_is_painted_anew(model: MatrixModel) -> None:
    model.show(parse_range("AA"), (), {})
    told: list[tuple[object, object]] = []
    model.dataChanged.connect(lambda one, other: told.append((one.data(), other.data())))
    model.show(parse_range("AA, KK"), (), {})
    model.show(parse_range("AA, KK"), (), {})
    assert told == [("KK", "KK")]


def test_hands_that_make_a_category_say_so(model: MatrixModel) -> None:
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
