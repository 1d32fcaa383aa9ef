"""The deck as Qt sees it."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from analyser.gui.felt.tray.deck_model import CARDS, DeckModel
from analyser.gui.state.document import Document
from analyser.gui.state.side_counts import NextCardTiles
from analyser.poker.cards import DECK, JOKERS, Card
from analyser.poker.games.options import NO_OPTIONS, Options
from analyser.poker.games.registry import ANY, DRAW, HOLDEM, LOWBALL, SHORT_DECK_HOLDEM
from analyser.poker.table.table import BOARD, DEAD, Slot, new_table

SPOKEN = Qt.ItemDataRole.AccessibleTextRole
DESCRIPTION = Qt.ItemDataRole.AccessibleDescriptionRole


@pytest.fixture
def model(document: Document) -> DeckModel:
    return DeckModel(document, NextCardTiles(document))


def translated(model: DeckModel, card: str, role: int = SPOKEN) -> str:
    text = model.index_of(Card(card)).data(role)
    assert isinstance(text, str)
    return text


def marked(model: DeckModel) -> set[str]:
    """Return the cards that lie on the table, by the marks on them."""
    return {str(card) for card in (*DECK, *JOKERS) if model.state(card).tag}


def test_it_keeps_the_rules_of_models_in_a_game(model: DeckModel, document: Document) -> None:
    warning = QAbstractItemModelTester.FailureReportingMode.Warning
    tester = QAbstractItemModelTester(model, warning, model)
    document.enter("As Kd")
    document.pick(Card("As"))
    document.add_seat()
    document.deal(5)
    document.change_game(HOLDEM)
    document.activate(Slot(BOARD, 0))
    document.swap_seats(0, 1)
    document.remove_seat(1)
    document.clear()
    while document.undo_stack.canUndo():
        document.undo_stack.undo()
    while document.undo_stack.canRedo():
        document.undo_stack.redo()
    document.clear()
    document.change_game(DRAW)
    document.change_options(Options(joker="bug"), "")
    document.enter("Jo Jo2 As")
    assert marked(model) == {"Jo", "Jo2", "As"}
    document.change_options(NO_OPTIONS, "")
    assert marked(model) == {"As"}
    while document.undo_stack.canUndo():
        document.undo_stack.undo()
    while document.undo_stack.canRedo():
        document.undo_stack.redo()
    assert tester.model() is model


def test_it_is_four_suits_of_thirteen_and_jokers(model: DeckModel, document: Document) -> None:
    cards = [str(card) for card in CARDS[: model.rowCount()]]
    assert " ".join(cards[:14]) == "As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s Ah"
    assert (len(set(cards)), cards[26::13]) == (52, ["Ad", "Ac"])
    for card in DECK:
        assert CARDS[model.index_of(card).row()] is card
    cell = model.index(0, 0)
    assert model.rowCount(cell) == 0
    assert model.data(QModelIndex(), SPOKEN) is None
    assert model.index(0, 0).data(Qt.ItemDataRole.DecorationRole) is None
    counts = []
    for game in (DRAW.with_options({"joker": "bug"}), LOWBALL.with_options({"joker": "wild"}), ANY):
        document.change_game(game)
        counts.append(model.rowCount())
    assert counts == [54, 54, 52]
    document.undo_stack.undo()
    cells = [model.index(row) for row in (52, 53)]
    assert CARDS[52:] == JOKERS
    assert [cell.data(SPOKEN) for cell in cells] == ["Joker", "Second joker"]
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert not model.index_of(Card("Jo")).isValid()


def test_a_cell_is_named_by_its_card_place_and_game(model: DeckModel, document: Document) -> None:
    document.activate(Slot(DEAD, 0))
    assert translated(model, "As", DESCRIPTION) == "Would lie among the dead cards"
    document.pick(Card("As"))
    assert model.state(Card("As")).tag == "Dead"
    assert translated(model, "As") == "Ace of spades, in the dead cards"
    document.clear()
    assert translated(model, "As") == "Ace of spades"
    document.begin(HOLDEM, 2)
    document.rename_seat(1, "Ann")
    document.activate(Slot(0, 0))
    document.enter("As Kd Qh Jh 2c")
    assert translated(model, "As") == "Ace of spades, in seat A"
    assert translated(model, "Qh") == "Queen of hearts, in Ann"
    assert translated(model, "2c") == "Two of clubs, in the board"
    assert translated(model, "3c") == "Three of clubs"
    document.restore(new_table())
    assert not any(model.state(card).is_out for card in DECK)
    document.change_game(SHORT_DECK_HOLDEM)
    out = [card for card in DECK if model.state(card).is_out]
    assert out == [card for card in DECK if card.rank < 6]
    assert translated(model, "2s") == "Two of spades, not in this game"
    assert translated(model, "6s") == "Six of spades"
    why = "2s cannot be used in Short-deck hold'em; use the 36 cards from 6c to As"
    assert translated(model, "2s", DESCRIPTION) == why
    document.deal(1)
    assert document.table.active is None
    assert translated(model, "2s", DESCRIPTION) == why


def test_a_cell_says_what_its_card_makes_of_a_seat(model: DeckModel, document: Document) -> None:
    document.enter("As Kd Qh Jh")
    assert translated(model, "Tc", DESCRIPTION) == "Would make: Straight, ace high"
    assert translated(model, "As", DESCRIPTION) == "Picking it takes it back"
    document.clear()
    document.enter("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc")
    assert translated(model, "As", DESCRIPTION) == "All cards are dealt"
    document.clear()
    document.change_game(HOLDEM)
    document.activate(Slot(BOARD, 0))
    assert translated(model, "As", DESCRIPTION) == "Would lie on the board"
    document.begin(HOLDEM, 2)
    document.activate(Slot(0, 0))
    document.enter("As Ad Kh Kd Ac Kc 2h 3h")
    assert translated(model, "Ah", DESCRIPTION) == (
        "Would make for Seat A: Four aces, king kicker; "
        "for Seat B: Full house, kings full of aces; then Seat A wins"
    )


def test_a_used_card_wears_the_name_of_its_place(model: DeckModel, document: Document) -> None:
    document.change_game(HOLDEM)
    document.enter("As Kd Qh")
    assert (model.state(Card("As")).tag, model.state(Card("Qh")).tag) == ("A", "Board")
    assert model.state(Card("3c")).tag == ""
    changed: list[int] = []
    model.dataChanged.connect(lambda first, _: changed.append(first.row()))
    document.rename_seat(0, "Ann")
    assert {*changed} == {model.index_of(Card(card)).row() for card in ("As", "Kd")}
    assert model.state(Card("As")).tag == "Ann"
    document.change_game(ANY)
    document.clear()
    document.enter("As Kd")
    assert marked(model) == {"As", "Kd"}
    document.change_game(HOLDEM)
    document.change_game(ANY)
    assert marked(model) == {"As", "Kd"}
