"""Games of one's own: their rules from a file, refusals, every part of the program with them."""

import json
from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from analyser import analyse, compare, deal, equity, load_game, nuts, quiz, sort_hands
from analyser.poker.cards import DECK, format_cards, parse_cards
from analyser.poker.errors import (
    CardError,
    DeckTooSmallError,
    NoSuchGameError,
    OwnGameError,
    QuestionGameError,
    SavedTableError,
    UncountedNutsError,
)
from analyser.poker.explain.rules_reference import rulings_for
from analyser.poker.explain.seat_steps import say_why_no_low
from analyser.poker.explain.steps import explain_places
from analyser.poker.games import registry
from analyser.poker.games.game_rules import all_games
from analyser.poker.games.own_games import own_game, own_game_beside, rules_of
from analyser.poker.games.registry import HOLDEM, every_game, find_game
from analyser.poker.generators import finish
from analyser.poker.odds.count import count_odds
from analyser.poker.odds.deal_by_deal import count_plainly
from analyser.poker.odds.situation import situation_of
from analyser.poker.practice.quiz import LEVELS
from analyser.poker.ranking.high import Category
from analyser.poker.ranking.low import ACE_TO_FIVE, DEUCE_TO_SEVEN
from analyser.poker.results.analysis import analyse_cards
from analyser.poker.results.result_sentences import say_no_low
from analyser.poker.table.saved_table import table_from_json, table_to_json
from analyser.poker.table.streets import deal_street
from analyser.poker.table.table import new_table
from analyser.poker.table.written_line import whole_line_of
from analyser.poker.text.enter import enter
from examples import examples
from screen import Screen
from second_evaluator import high_key, low_key, winners

BOTH: dict[str, Any] = {
    "name": "Both or nothing", "dealt": 2, "uses": [0, 2], "low": "deuce-to-seven",
}  # fmt: skip


pytestmark = pytest.mark.usefixtures("no_added_games")


def test_the_cards_of_a_game_without_a_board_are_dealt_at_once() -> None:
    table = new_table(own_game({"name": "Six cards", "dealt": 6, "board": 0}), 2)
    assert [len(seat.cards) for seat in deal_street(table, seed=7).seats] == [6, 6]


@pytest.mark.parametrize("rules", [
    {"dealt": 3}, {"dealt": 4, "uses": 3, "low": "deuce-to-seven"},
    {"dealt": 7, "uses": 1, "high": "ace-to-five"},
], ids=str)  # fmt: skip
def test_hands_on_the_flop_are_told_whatever_plays(rules: dict[str, Any]) -> None:
    game = own_game({"name": "Mine", **rules})
    deck = ["AsAh2s2h3c3d4c", "5c5d6c6d7c7d8c", "JsJhJd"]
    one, other = (cards[: 2 * game.dealt] for cards in deck[:2])
    told = compare([one, other], deck[2], game=game)
    assert told.reason.text
    assert [seat.made for seat in told.seats] == [None, None]


def test_a_file_is_a_game_that_every_part_knows(tmp_path: Path, screen: Screen) -> None:
    file = tmp_path / "both.toml"
    file.write_text('name = "Both or nothing"\ndealt = 2\nuses = [0, 2]\nlow = "deuce-to-seven"\n')
    game = load_game(file)
    assert (game.key, game.splits, game.plays_any) == ("Both or nothing", True, True)
    assert find_game("both  OR nothing") is game
    assert every_game()[-1] is game
    assert all_games().games[-1].low == "deuce-to-seven"
    board = "4h5h8sKdQc"
    result = compare(["AhKh", "2c3c"], board, game=game, pot=101)
    assert (result.winners, result.low_winners, result.pot) == ((0,), (1,), (51, 50))
    assert compare("Both or nothing: AhKh v 2c3c @ 4h5h8sKdQc").game == "Both or nothing"
    hand = analyse("AhKh", board, game=game)
    assert hand.lows is not None
    assert hand.lows["deuce-to-seven"].description == "K-Q-8-5-4"
    odds = equity(["AhKh", "2c3c"], "4h5h8s", game=game)
    assert odds.boards == 990
    assert odds.seats[1].equity == pytest.approx(0.6414, abs=1e-4)
    assert equity(["AhKh", "2c3c"], game=game, deals=500, seed=7).exact is False
    assert nuts("AhKh", board, game=game).low is not None
    assert len(sort_hands(["AhKh", "2c3c"], board, game=game).order) == 2
    assert len(deal(2, seats=2, seed=7, game=game).deals) == 2
    assert len([*quiz(2, seed=7, game=game).questions]) == 2
    table = enter(new_table(game, 2), "AhKh v 2c3c @ 4h5h8s")
    assert enter(new_table(), whole_line_of(table)) == table
    assert len(deal_street(table, seed=7).board) == 4
    said = screen.answer("compare", "--rules", str(file), "AhKh", "2c3c", "--board", board)
    assert "Verdict  Seat A wins the high, Seat B wins the low" in said
    assert "Both or nothing" in screen.answer("games", "--rules", str(file))
    assert "cannot be read" in screen.refusal("games", "--rules", str(tmp_path / "none.toml"))
    both = screen.refusal("compare", "--game", "omaha", "--rules", str(file), "AhKh", "2c3c")
    assert "--rules has a game of its own; leave out --game" in both


def test_no_more_seats_are_typed_than_its_boards_leave_cards_for() -> None:
    table = new_table(own_game({"name": "Five twice", "dealt": 5, "boards": 2}), 2)
    hands = [format_cards(DECK[at : at + 5], "") for at in range(0, 45, 5)]
    with pytest.raises(DeckTooSmallError, match=r"^9 seats of 5 cards .* 8 seats at most"):
        enter(table, " v ".join(hands))


def test_one_board_of_a_game_of_two_is_read_beside_an_empty_seat() -> None:
    game = own_game({"name": "Twice", "dealt": 2, "boards": 2})
    table = enter(new_table(game, 2), "AhKh v QsQd @ 2c3c4c").add_seat()
    assert enter(new_table(), whole_line_of(table)).boards == table.boards


def test_two_boards_are_practised_only_where_the_deck_deals_two_hands() -> None:
    game = own_game({"name": "Six of twenty", "dealt": 6, "deck": 20, "uses": 2})
    asked = [*quiz(20, 3, game=game, level=3).questions]
    assert all(len(question.seats) > 1 for question in asked)


def test_shares_are_practised_with_one_card_but_not_where_only_the_low_counts() -> None:
    one = own_game({"name": "One card", "dealt": 1})
    for level in LEVELS:
        (question,) = quiz(1, 7, "equity", level=level, game=one).questions
        first, _ = equity(question.seats, question.board, game=one).seats
        assert question.answer == first.equity
    with pytest.raises(QuestionGameError, match=r"equity .* Low only; .* Texas hold'em$"):
        quiz(1, 7, "equity", game=own_game({"name": "Low only", "dealt": 4, "high": "ace-to-five"}))


def test_the_name_of_a_removed_game_is_free_and_its_tables_keep_its_rules() -> None:
    table = new_table(own_game({"name": "Mine", "dealt": 2}), 2)
    registry.remove_game(table.game)
    corrected = own_game_beside({"name": "Mine", "dealt": 3})
    assert corrected.key == "Mine"
    assert rules_of(corrected) == {"name": "Mine", "dealt": 3}
    assert rules_of(table.game) == {"name": "Mine", "dealt": 2}
    assert table_from_json(table_to_json(table)).game.key == "Mine (2)"


def test_as_many_boards_are_dealt_as_the_rules_say(screen: Screen, tmp_path: Path) -> None:
    (file := tmp_path / "twice.toml").write_text('name = "Twice"\ndealt = 2\nboards = 2\n')
    line = ["deal", "--rules", str(file), "--seats", "2", "--seed", "7"]
    out = screen.answer(*line).splitlines()
    assert [row for row in out if not row.startswith("  ")][:3] == [
        "Deal 1", "Board 1: Js 2d 3d 9h As", "Board 2: Qd 7d Ts Ad 9c",
    ]  # fmt: skip
    assert out[5].startswith("  Seat A  4s 2c  High card, A-Q-10-9-7")
    (one,) = screen.json(*line)["deals"]
    assert one["boards"] == one["seats"][0]["boards"]
    assert [run["board"] for run in one["seats"][1]["runs"]] == one["boards"]
    assert deal(seats=2, seed=7, game="Twice").deals[0].seats[0].runs is not None
    with pytest.raises(CardError, match="the deck has 52"):
        deal(seats=10, cards=5, game=own_game({"name": "Five", "dealt": 5, "boards": 3}))


def test_the_sum_of_cards_names_all_boards() -> None:
    with pytest.raises(DeckTooSmallError, match="3 seats of 2 cards and the 3 boards need 21 card"):
        new_table(find_game("royal"), 3).with_boards(3)


@pytest.mark.parametrize("text", [text for (text,) in examples(__file__, "kitchen_club.txt")])
def test_a_game_of_ones_own_is_known_wherever_other_games_are(text: str) -> None:
    own_game({"name": "Kitchen Club", "dealt": 3, "boards": 2})
    assert whole_line_of(enter(new_table(), text)) == "kitchen club: AhKh2c v QsQd3c @ @"


def test_a_name_that_may_be_a_players_is_a_games_only_in_front_of_all_hands() -> None:
    for name in ("Two boards", "Bob", "wins", "Ann Lee", "Hi (3)"):
        own_game({"name": name, "dealt": 2})
    assert enter(new_table(), "Two boards: AhKh v QsQd").game.key == "Two boards"
    with pytest.raises(CardError):
        enter(new_table(), "two boards AhKh v QsQd")
    assert enter(new_table(), "Bob: AhKh v QsQd").game.key == "Bob"
    for text in (
        "Bob: AhKh v Ann Lee: QsQd", "Bob: AhKh\nAnn Lee: QsQd",
        "Bob shows AhKh, Ann Lee shows QsQd", "Bob [AhKh] Ann Lee [QsQd]",
    ):  # fmt: skip
        table = enter(new_table(), text)
        assert [seat.name for seat in table.seats] == ["Bob", "Ann Lee"], text
        assert table.game == HOLDEM
    assert enter(new_table(), "AhKh v QsQd: Bob wins").game == HOLDEM


def test_a_table_of_a_game_called_like_a_player_is_read_back() -> None:
    table = new_table(own_game({"name": "Bob", "dealt": 2}), 2)
    table = enter(table, "AhKh v QsQd").rename_seat(1, "Ann")
    for each in (table, table.rename_seat(0, "Bob"), table.rename_seat(0, "Ann")):
        assert enter(new_table(), whole_line_of(each)) == each
    assert whole_line_of(table) == "bob: seat a: AhKh v Ann: QsQd"


@pytest.mark.parametrize("name", [
    "A", "seat B", "10", "AK", "AhKh", "Board", "first run", "Dead cards", "Pot", "Hero",
    "Joker", "No limit",
])  # fmt: skip
def test_a_word_that_means_something_beside_cards_is_no_games_name(name: str) -> None:
    with pytest.raises(OwnGameError, match=f"“{name}” means something else beside cards"):
        own_game({"name": name, "dealt": 2})


def test_the_line_of_a_table_is_read_after_its_game_was_removed() -> None:
    table = enter(new_table(own_game({"name": "Mine", "dealt": 3}), 2), "AhKh2c v QsQd3c")
    registry.remove_game(table.game)
    changed = enter(table, whole_line_of(table).replace("Ah", "Ad") + " @ 2h3h4h")
    assert changed.game == table.game
    assert whole_line_of(changed) == "mine: AdKh2c v QsQd3c @ 2h3h4h"
    assert enter(table, "Mine\nAsKs4d v 5d6d7d").game == table.game
    with pytest.raises(CardError, match="There are 4 boards"):
        enter(table, "mine: AhKh2c v QsQd3c @ 4c5c6c @ 7c8c9c @ 4d5d6d @ 7d8d9d")


def test_a_number_is_no_name_even_where_a_game_is_called_so() -> None:
    own_game({"name": "1999", "dealt": 2})
    with pytest.raises(OwnGameError, match="a name of letters"):
        own_game_beside({"name": 1999, "dealt": 3})


def test_a_saved_table_has_the_rules_of_its_game() -> None:
    table = enter(new_table(own_game(BOTH), 2), "AhKh v 2c3c @ 4h5h8s")
    text = table_to_json(table)
    registry.remove_game(table.game)  # as on another computer
    with pytest.raises(NoSuchGameError):
        find_game("Both or nothing")
    again = table_from_json(text)
    assert again == table
    assert rules_of(again.game) == BOTH
    assert rules_of(HOLDEM) is None
    damaged = json.loads(text)
    damaged["rules"]["dealt"] = 0
    with pytest.raises(SavedTableError):
        table_from_json(json.dumps(damaged))


@pytest.mark.parametrize(("changes", "said"), examples(__file__, "refused.txt"))
def test_what_cannot_be_played_is_refused_by_name(changes: str, said: str) -> None:
    with pytest.raises(OwnGameError) as refusal:
        own_game({**BOTH, **json.loads(changes)})
    assert str(refusal.value).startswith(said)
    assert len(every_game()) == len(registry.GAMES)


@pytest.mark.parametrize("language", ["", "de/", "es/", "fr/"])
def test_the_rules_in_the_manual_are_a_game(language: str, tmp_path: Path) -> None:
    page = Path(__file__).parents[3] / f"resources/manual/{language}terminal.md"
    text = page.read_text(encoding="utf-8")
    (file := tmp_path / "rules.toml").write_text(text.split("```toml\n")[1].split("```")[0])
    assert load_game(file) == own_game(BOTH)


def test_a_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("name =")
    with pytest.raises(OwnGameError, match=r"bad\.toml"):
        load_game(file)


def test_wild_cards_and_badugi_are_rules_too() -> None:
    wild = own_game({"name": "Deuces", "dealt": 5, "board": 0, "wild": [2], "joker": "wild"})
    assert compare(["2h9c9d9s9h", "AsAhAdAcKd"], game=wild).winners == (0,)
    badugi = own_game({"name": "Four cards", "dealt": 4, "board": 0, "high": "badugi"})
    assert compare(["As2h3d4c", "KdQhJsTc"], game=badugi).winners == (0,)


@pytest.mark.parametrize(("rules", "hands", "board"), [
    ({"dealt": 3}, "AsKs2s QhJh3h", "4s5s9h6h"),  # a flush in either of two suits
    ({"dealt": 7}, "AsKs2s3s4hTc9c QhJh3h8h6d7dTs", "4s5s9h6h"),
    ({"dealt": 7, "uses": 2}, "AsKs2s3s4hTc9c QhJh3h8h6d7dTs", "4s5s9h6h"),
    ({"dealt": 5, "board": 0, "deck": 20}, "AsAhTdJdQd KsKhKdQc", ""),
    ({"dealt": 7, "board": 0, "deck": 36}, "AsAhTdJdQd9c8c KsKhKdQc6s6h", ""),
], ids=str)  # fmt: skip
def test_odds_are_those_of_every_deal(rules: dict[str, Any], hands: str, board: str) -> None:
    game = own_game({"name": "Mine", **rules})
    cards = [parse_cards(hand) for hand in hands.split()]
    situation = situation_of(game, cards, parse_cards(board) if board else ())
    assert finish(count_odds(situation)) == finish(count_plainly(situation))


@pytest.mark.parametrize(("rules", "hand"), examples(__file__, "no_nuts.txt"))
def test_nuts_are_refused_that_are_not_counted(rules: str, hand: str) -> None:
    game = own_game({"name": "Mine", **json.loads(rules)})
    with pytest.raises(UncountedNutsError, match=r"of Mine .* Texas hold'em and Omaha$"):
        nuts(hand, "2c7d8h9s", game=game)
    with pytest.raises(UncountedNutsError if game.high_counts else QuestionGameError):
        quiz(1, kind="nuts", game=game)


@pytest.mark.parametrize(("uses", "said"), [
    (1, ["The hand gives exactly 1 of the five cards, the board 4.",
         ("It looks like a pair of aces, 9-8-7 kickers, but it is not: it would take two of the "
          "hand and three of the board; in Mine it is always one and four.")]),
    ([0, 1], ["The hand gives at most 1 of the five cards, the board the others."]),
], ids=str)  # fmt: skip
def test_which_cards_play_is_said_without_omaha(uses: object, said: list[str]) -> None:
    game = own_game({"name": "Mine", "dealt": 2, "uses": uses})
    steps = explain_places(game, analyse("AsAh", "2c7d8h9s3s", game=game))
    assert [says for step in steps for says in step.says] == said
    assert {step.ruling for step in steps} == {None}


def test_nuts_are_those_of_at_most_two_own_cards() -> None:
    game = own_game({"name": "Mine", "dealt": 5, "uses": [0, 2]})
    found = nuts("AsAhAdKsKh", "2c7d8h9s", game=game)
    assert str(found.classes[0].description) == "Straight, jack high"


@pytest.mark.parametrize("rules", [
    {"dealt": 3, "uses": [0, 1]}, {"dealt": 5, "uses": 2, "low": "ace-to-six"},
    {"dealt": 4, "uses": 3, "high": "deuce-to-seven"},
    {"dealt": 6, "board": 0, "low": "ace-to-five"},
    {"dealt": 3, "uses": 1, "deck": 36, "high": "short-deck"}, {"dealt": 2, "high": "ace-to-five"},
], ids=str)  # fmt: skip
def test_random_showdowns_end_as_the_second_evaluator_says(rules: dict[str, Any]) -> None:
    game = own_game({"name": "Mine", **rules})
    random, board_size = Random(47), game.board
    least, most = (0, 5)
    if board_size and "uses" in rules:
        least, most = (rules["uses"],) * 2 if isinstance(rules["uses"], int) else rules["uses"]
    kind = "shortdeck" if rules.get("high") == "short-deck" else "holdem"
    for _ in range(20):
        deck = random.sample([*game.deck], 3 * game.dealt + board_size)
        hands = [tuple(deck[at * game.dealt :][: game.dealt]) for at in range(3)]
        board = tuple(deck[3 * game.dealt :])
        texts = [[str(card) for card in cards] for cards in (*hands, board)]

        def fives(own: list[str], shared: list[str] = texts[3]) -> list[tuple[str, ...]]:
            return [
                one + other
                for count in range(least, min(most, len(own)) + 1)
                for one, other in product(combinations(own, count), combinations(shared, 5 - count))
            ]

        found = compare(list(map(format_cards, hands)), format_cards(board), game=game)
        if game.high_counts:
            highs = [max(high_key(five, kind) for five in fives(own)) for own in texts[:3]]
            assert [*found.winners] == winners(highs, max)
        low = rules.get("low", rules.get("high"))
        if low in ("ace-to-five", "deuce-to-seven", "ace-to-six"):
            lows = [min(low_key(five, low) for five in fives(own)) for own in texts[:3]]
            who = found.low_winners if game.high_counts else found.winners
            assert [*who] == winners(lows, min)


@pytest.mark.parametrize(("rules", "hands", "board", "said"), examples(__file__, "halves.txt"))
def test_other_orderings_and_halves(rules: str, hands: str, board: str, said: str) -> None:
    game = own_game({"name": "Mine", **json.loads(rules)})
    result = compare(hands.split(), board, game)
    assert f"{result.said}: {result.reason.text}".startswith(said)
    assert table_from_json(table_to_json(new_table(game))).game == game


def test_a_saved_table_keeps_another_game_of_its_name() -> None:
    text = table_to_json(new_table(own_game(BOTH)))
    own_game({**BOTH, "low": "ace-to-five"})
    opened = table_from_json(text)
    assert opened.game.key == "Both or nothing (2)"
    assert opened.game.low == DEUCE_TO_SEVEN
    assert find_game("Both or nothing").low == ACE_TO_FIVE
    assert table_from_json(table_to_json(opened)) == opened


def test_a_name_is_told_from_what_is_written_nearly_so() -> None:
    first, other = own_game(BOTH), own_game_beside({**BOTH, "low": "ace-to-five"})
    assert (first.key, other.key) == ("Both or nothing", "Both or nothing (2)")
    deuces = own_game({"name": "Deuces  wild", "dealt": 5, "board": 0})
    assert deuces.key == "Deuces wild"  # and no option of another game
    for game, cards in ((first, "AhKh"), (other, "AhKh"), (deuces, "2h3h4h5hKs")):
        table = enter(new_table(game), cards)
        assert enter(new_table(), whole_line_of(table)).game == game
    assert own_game_beside({**BOTH, "name": "BOTH OR NOTHING", "dealt": 3}).key.endswith(" (3)")
    with pytest.raises(OwnGameError, match="“name” in the rules"):
        own_game_beside({"dealt": 2})
    long = {"dealt": 5, "name": 40 * "x"}
    own_game(long)
    assert own_game_beside({**long, "board": 0}).key == f"{36 * 'x'} (2)"


def test_kinds_of_hand_may_change_places() -> None:
    order = ["flush", "full house", "straight"]
    game = own_game({"name": "Mine", "dealt": 2, "order": order})
    names = [Category(each).name for each in game.high.categories[4:8]]
    assert names == ["STRAIGHT", "FULL_HOUSE", "FLUSH", "FOUR_OF_A_KIND"]
    hands, board = ["AhKh", "QsQd"], "Qh7h2h2c3d"
    told = compare(hands, board, game=game)
    assert (told.winners, told.reason.text) == ((0,), "a flush beats a full house")
    assert all_games().games[-1].high == "standard: flush > full house > straight"
    keys = [each.key for each in rulings_for(game, told.seats, told.verdict)]
    assert "house-order" in keys
    upside_down = {"name": "Mine", "dealt": 5, "board": 0, "order": [*_WORST_FIRST]}
    told = compare(["AhAd4c3c2c", "9s7d4h3h2h"], game=own_game(upside_down))
    assert (told.winners, told.reason.text) == ((1,), "nine high beats a pair")
    situation = situation_of(game, [parse_cards(hand) for hand in hands], parse_cards("Qh7h2h2c"))
    assert finish(count_odds(situation)) == finish(count_plainly(situation))


_WORST_FIRST = (
    *("high card", "one pair", "two pair", "three of a kind", "straight", "flush", "full house"),
    *("four of a kind", "straight flush"),
)


def test_a_table_begins_with_as_many_boards_as_the_rules_say() -> None:
    game = own_game({"name": "Mine", "dealt": 2, "boards": 2})
    table = new_table(HOLDEM, 2).change_game(game)
    assert len(table.boards) == len(new_table(game).boards) == 2
    assert table_from_json(table_to_json(table)) == table
    assert len(table.change_game(HOLDEM).boards) == 2
    dealt = deal_street(deal_street(table, seed=7), seed=7)
    assert [len(board) for board in dealt.boards] == [3, 3]


def test_more_seats_than_the_deck_deals_are_refused_with_the_sum() -> None:
    game = own_game({"name": "Mine", "dealt": 6})
    with pytest.raises(DeckTooSmallError) as refusal:
        equity(["??"] * 10, game=game)
    assert str(refusal.value) == (
        "10 seats of 6 cards and the board need 65 cards, and the deck has 52; play with 7 seats "
        "at most"
    )
    with pytest.raises(DeckTooSmallError, match="8 seats of 7 cards need 56 cards, and the deck"):
        new_table(own_game({"name": "Mine", "dealt": 7, "board": 0}), 7).add_seat()
    with pytest.raises(OwnGameError, match="2 seats of 8 cards and the board need 21 cards"):
        own_game({"name": "Mine", "dealt": 8, "deck": 20})
    ten = own_game({"name": "Mine", "dealt": 10, "board": 0})
    assert compare(["AsAhAdAc2s3s4s5s6s7s", "KsKhKdKc2h3h4h5h6h7h"], game=ten).winners == (0, 1)


@pytest.mark.parametrize(("own", "board", "said", "count"), [
    ("As2d3hKs", "4c5dKd", "no low yet", 4), ("As2d3hKs", "4c5dKdQcQh", "no low", 4),
    ("As2d3hKs", "4cQsKdQc", "no low possible", 3), ("As2d3hKs", "6cQsKd", "no low yet", 3),
    ("As2d3hKs", "TcQsKd", "no low possible", 2), ("2d3h4s5d", "4cTsKd", "no low yet", 3),
])  # fmt: skip
def test_no_more_own_cards_than_may_play_help_a_low(
    own: str, board: str, said: str, count: int
) -> None:
    game = own_game({"name": "Mine", "dealt": 4, "uses": [0, 2], "low": "eight-or-better"})
    hand = analyse_cards(game, parse_cards(own), parse_cards(board))
    assert say_no_low(hand) == said
    why = f"{said.capitalize()}. Different ranks of eight or lower: {count}; a low needs 5."
    assert say_why_no_low(game, hand) == why
    if said == "no low":
        told = compare([own, "QdJdTd9d"], board, game=game)
        assert told.reason.text.endswith("; no low")
