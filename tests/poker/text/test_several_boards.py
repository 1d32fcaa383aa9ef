"""Two or three boards in a text, in every form in which people write them."""

import pytest

from analyser.poker.cards import format_cards
from analyser.poker.games.registry import HOLDEM, OMAHA
from analyser.poker.text.read_text import read_entry, understood
from analyser.poker.text.refusals import TwoGamesError, UnreadableWordError
from examples import examples


@pytest.mark.parametrize(("text", "boards"), examples(__file__, "boards.txt"))
def test_boards_are_read(text: str, boards: str) -> None:
    entry = read_entry(text)
    assert "@".join(format_cards(board, "") for board in entry.boards) == boards
    hands = [hand.written for hand in entry.hands]
    assert hands == ([] if text.startswith("hold") else ["AhKh", "QsQd"])
    assert bool(entry.dead) == ("dead" in text)
    assert entry.played() == HOLDEM
    assert read_entry(entry.written) == read_entry(read_entry(entry.written).written)


def test_what_is_read_of_several_boards_is_shown_while_it_is_typed() -> None:
    pieces = understood("AhKh v QsQd @ QhJh2c @ 9d9c")
    assert [piece.text for piece in pieces] == ["AhKh", "v", "QsQd", "@", "QhJh2c", "@", "9d9c"]


def test_the_cards_choose_the_game_of_several_boards_too() -> None:
    assert read_entry("AhKhQdJd v 9s9d8s8d @ @").played() == OMAHA


def test_a_game_and_options_may_stand_behind_the_last_board() -> None:
    found = read_entry("AhKh v QsQd @ QhJh2c @ 9c9d3s omaha")
    assert found.game == OMAHA
    wild = read_entry("AhKh v QsQd @ QhJh2c @ 9c9d3s, deuces wild")
    assert wild.options == read_entry("deuces wild: AhKh v QsQd").options
    with pytest.raises(TwoGamesError):
        read_entry("hold'em: AhKh v QsQd @ QhJh2c @ 9c9d3s omaha")


@pytest.mark.parametrize(("text", "word"), examples(__file__, "no_form.txt"))
def test_no_form_is_offered_of_a_part_of_a_text(text: str, word: str) -> None:
    """It would have lost the cards of the other boards."""
    with pytest.raises(UnreadableWordError, match=f"“{word}” cannot be read here") as refusal:
        read_entry(text)
    assert type(refusal.value) is UnreadableWordError
