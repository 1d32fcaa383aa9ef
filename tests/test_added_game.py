"""A game is one record: London lowball, just as the games' README writes it, in every part."""

from pathlib import Path
from typing import Final

import pytest

from analyser import HandRow, analyse, compare, deal, equity, quiz, read_hands, sort_hands
from analyser.poker.cards import parse_cards
from analyser.poker.errors import QuestionGameError
from analyser.poker.explain.rules_reference import rulings_for
from analyser.poker.explain.seat_steps import explain_seat
from analyser.poker.games.game import Game
from analyser.poker.games.registry import corrected, every_game, find_game, nearest_games
from analyser.poker.generators import finish
from analyser.poker.hand_table.table_row import pack_game, unpack_game
from analyser.poker.odds.count import count_odds
from analyser.poker.odds.deal_by_deal import count_plainly
from analyser.poker.odds.situation import situation_of
from analyser.poker.table.saved_table import table_from_json, table_to_json
from analyser.poker.table.streets import deal_street, street_sizes
from analyser.poker.table.table import new_table
from analyser.poker.table.written_line import named_line_of, whole_line_of
from analyser.poker.text.enter import enter
from screen import Screen, written

ONE, OTHER = "As2d3h4c5sKcKd", "Ah2s3c4d6hQcQd"
LINE: Final = f"London lowball: {ONE} v {OTHER}"


def test_it_is_in_the_list_of_games_by_all_its_names(london: Game, screen: Screen) -> None:
    assert london in every_game()
    assert (london.short, london.in_front, london.codes) == (None, (), ())  # razz has its own
    for name in ("london", "London Lowball", "lowball, london", "ace-to-six"):
        assert find_game(name) is london
    assert find_game("lowball").key == "lowball"
    assert corrected("lodnon lowball") == "london lowball"
    assert nearest_games("londn") == "london"
    rows = [row.split() for row in screen.answer("games").splitlines()]
    assert ["london", "London", "lowball", "7", "-", "5", "52", "ace-to-six", "-"] in rows
    (listed,) = [each for each in screen.json("games")["games"] if each["key"] == "london"]
    assert (listed["high"], listed["aliases"]) == ("ace-to-six", ["ace-to-six"])


def test_its_hands_are_judged_in_python_and_in_the_terminal(london: Game, screen: Screen) -> None:
    hand = analyse(ONE, game="london")
    assert hand.lows is not None
    assert hand.lows["ace-to-six"].description == "K-4-3-2-A"  # five to ace would be a straight
    told = compare([ONE, OTHER], game=london, pot=101)
    assert (told.winners, told.pot, told.seats[1].game) == ((1,), (0, 101), "london")
    assert told.reason.text == "a six-four beats a king-four: 6-4-3-2-A against K-4-3-2-A"
    assert written(told) == screen.json("compare", ONE, OTHER, "--game", "london", "--pot", "101")
    assert "Verdict  Seat B wins" in screen.answer("compare", LINE)
    assert sort_hands([ONE, OTHER], game="london").order == (1, 0)
    assert len(deal(2, seats=7, seed=7, game="london").deals[0].seats) == london.most_seats == 7
    assert "London lowball has no board" in screen.refusal("nuts", ONE, "--game", "london")


def test_its_odds_are_counted_and_explained(london: Game) -> None:
    situation = situation_of(london, [parse_cards(hand[:12]) for hand in (ONE, OTHER)])
    assert finish(count_odds(situation)) == finish(count_plainly(situation))
    assert equity([ONE[:6], OTHER[:6]], game="london").seats[0].equity == pytest.approx(0.5)
    assert equity(["??", "??"], game="london", deals=50, seed=7).exact is False


def test_its_tables_are_written_and_read(london: Game, tmp_path: Path) -> None:
    table = enter(new_table(london, 2), f"{ONE} v {OTHER}")
    for line in (whole_line_of(table), named_line_of(table), LINE, f"ace-to-six: {ONE} v {OTHER}"):
        assert enter(new_table(), line) == table
    assert table_from_json(table_to_json(table)) == table
    assert unpack_game(pack_game(london)) is london
    assert street_sizes(london) == (3, 4, 5, 6, 7)
    assert len(deal_street(new_table(london, 2), seed=7).seats[0].cards) == 3
    row = f"{ONE},{OTHER},London lowball"
    (file := tmp_path / "hands.csv").write_text(f"hand 1,hand 2,game\n{row}\n")
    (read,) = [row for row in read_hands(file) if isinstance(row, HandRow)]
    assert (read.game, read.winners) == ("london", (1,))


def test_it_is_practised_and_has_its_rulings(london: Game) -> None:
    for kind in ("winner", "hand"):
        again = [*quiz(3, seed=7, kind=kind, game="london").questions]
        assert again == [*quiz(3, seed=7, kind=kind, game="london").questions]
    with pytest.raises(QuestionGameError):
        quiz(1, kind="nuts", game="london")
    keys = [ruling.key for ruling in rulings_for(london)]
    assert {"lowest-wins", "low-order", "ace-to-six", "bring-in"} <= {*keys}
    assert explain_seat(london, analyse(ONE, game="london"), None)
