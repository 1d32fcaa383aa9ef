"""The Debian package in a bare Debian, and what of it can be tested without one."""

import importlib.util
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from analyser.product import FILE_SUFFIX
from linux import deb, needs
from tools import BuildError
from trials.linux import package, proof, screen


def test_the_table_that_is_opened_is_one_the_program_reads() -> None:
    from analyser.poker.results.copied_text import outcome_as_text
    from analyser.poker.table.saved_table import table_from_json

    assert proof.MATCH_IS in outcome_as_text(table_from_json(proof.saved_match()))
    assert FILE_SUFFIX.startswith(".")


def test_the_hand_that_is_clicked_is_what_is_looked_for() -> None:
    from analyser import analyse
    from analyser.poker.cards import DECK
    from analyser.poker.names import card_name

    named = {str(card_name(card)).lower(): card for card in DECK}
    cards = [named[name.lower()] for name in proof.HAND]
    assert analyse(cards).high.description == proof.HAND_IS


def test_a_difference_is_named_with_both_sides() -> None:
    proof.expect("the answer", "yes", "yes")
    with pytest.raises(BuildError, match="the answer is “no” and not “yes”"):
        proof.expect("the answer", "yes", "no")


def test_only_cells_of_the_grid_are_cards() -> None:
    cell = screen.Thing("list item", "Ace of spades, in seat A", "", 1, 2)
    assert proof.is_card("Ace of spades", cell)
    assert not proof.is_card("Ace of hearts", cell)
    assert not proof.is_card("Ace of spades", cell._replace(role="label"))


def test_a_row_is_known_by_who_wins_it_as_the_window_says_it() -> None:
    from analyser.gui.file_window.model import FileColumn, FileModel

    title = FileModel().headerData(FileColumn.WINNER, Qt.Orientation.Horizontal)
    cell = screen.Thing("table cell", f"Line 1, {title}: Ann", "", 1, 2)
    assert proof.is_won_by("Ann", cell)
    assert not proof.is_won_by("Bob", cell)
    assert not proof.is_won_by("Ann", cell._replace(role="label"))


@pytest.mark.long
def test_the_package_installs_works_and_leaves_nothing(tmp_path: Path) -> None:
    from frozen.freeze import freeze

    if importlib.util.find_spec("PyInstaller") is None:
        pytest.skip("needs the extra freeze")
    if reason := proof.reason_against():
        pytest.skip(reason)
    frozen = freeze(tmp_path / "frozen", tmp_path / "work")
    assert needs.needs_of(frozen).libraries
    file = deb.build(tmp_path / deb.package_file().name, frozen)
    package.check(file)
    proof.prove(file)
