"""Every game from Python and in the terminal: known hands, the JSON to the letter, refusals."""

import json
from random import Random
from typing import Any

import pytest

from analyser import (
    CardError,
    HandRow,
    analyse,
    compare,
    deal,
    equity,
    nuts,
    read_hands,
    sort_hands,
)
from analyser.poker.errors import OtherOptionsError, SeatCountError, TooManyDealsError
from analyser.poker.explain.seat_steps import explain_seat
from analyser.poker.games.game import Game
from analyser.poker.games.registry import GAMES, HOLDEM, find_game
from analyser.poker.results.analysis import analyse_cards
from analyser.poker.results.showdown import compare_ranked, rank_cards, ranked as ranked_of
from analyser.poker.table.table import new_table
from analyser.poker.text.enter import enter
from analyser.poker.text.refusals import ThrownAwayError
from examples import examples
from mostly_long import mostly_long
from not_none import not_none
from screen import Screen, written
from second_evaluator import winners_of

LOW_BOARD = "3c 7d 8h Ks 2c"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_deals_as_many_seats_as_it_has_and_compares_them(game: Any) -> None:
    (one,) = deal(seats=game.most_seats, seed=7, game=game).deals
    assert [len(seat.cards) for seat in one.seats] == [game.dealt] * game.most_seats
    verdict = compare([seat.cards for seat in one.seats], one.board, game, pot=1001)
    assert verdict.verdict.final
    assert verdict.pot is not None
    assert sum(verdict.pot) == 1001
    paid = {seat for seat, chips in enumerate(verdict.pot) if chips}
    assert {*verdict.winners, *verdict.low_winners} == paid
    assert all(seat.game == game.key for seat in verdict.seats)


def test_omaha_takes_no_more_seats_than_the_deck_deals() -> None:
    hands = [f"#{n} #{n + 1} #{n + 2} #{n + 3} #{n + 4}" for n in range(0, 50, 5)]
    with pytest.raises(SeatCountError, match="10 seats of 5 cards and the board need 55 cards"):
        compare(hands, game="omaha5")


def test_a_split_pot_in_json() -> None:
    data = written(compare(["As2hKdKc", "Ad4dQcQs"], LOW_BOARD, "omaha8", pot=101))
    assert list(data) == ["game", "board", "winners", "low_winners", "pot", "reason", "seats"]
    assert (data["game"], data["winners"], data["low_winners"]) == ("omaha8", [0], [1])
    assert data["pot"] == [51, 50]
    assert list(data["reason"]) == ["kind", "seats", "position", "ranks", "text"]
    assert data["reason"]["kind"] == "category"
    low = data["seats"][1]["lows"]["eight-or-better"]
    assert (low["description"], low["best"]) == ("7-4-3-2-A", ["7d", "4d", "3c", "2c", "Ad"])
    keys = ["game", "cards", "board", "complete", "high", "lows", "made", "draws"]
    assert [list(seat) for seat in data["seats"]] == [keys, keys]


def test_a_comparison_for_people(screen: Screen) -> None:
    line = f"compare As2hKdKc Ad4dQcQs --game omaha8 --pot 101 --board {LOW_BOARD}"
    assert screen.answer(*line.split()) == (
        "Omaha hi-lo, board 3c 7d 8h Ks 2c\n"
        "  Seat A  As 2h Kd Kc  Three kings, 8-7 kickers; low 8-7-3-2-A     "
        "  Kd Kc Ks 8h 7d  8h 7d 3c 2h As\n"
        "  Seat B  Ad 4d Qc Qs  Pair of queens, K-8-7 kickers; low 7-4-3-2-A"
        "  Qc Qs Ks 8h 7d  7d 4d 3c 2c Ad\n"
        "\n"
        "Verdict  Seat A wins the high, Seat B wins the low\n"
        "Reason   for the high, three of a kind beats a pair; for the low, a seven-four beats"
        " an eight-seven: 7-4-3-2-A against 8-7-3-2-A\n"
        "Pot      Seat A 51, Seat B 50\n"
    )


@pytest.mark.parametrize(("line", "lines"), examples(__file__, "games.txt"))
def test_games_and_options_in_the_terminal(screen: Screen, line: str, lines: str) -> None:
    shown = screen.answer(*line.split()).splitlines()
    for expected in lines.split(" | "):
        assert any(found.strip().startswith(expected) for found in shown), (expected, shown)


def test_all_games_are_listed_with_their_rules(screen: Screen) -> None:
    listed = json.loads(screen.answer("games", "--json"))["games"]
    assert [game["key"] for game in listed] == [game.key for game in GAMES]
    assert all(find_game(name).key == game["key"] for game in listed for name in game["aliases"])
    assert all(game["source"] for game in listed)
    rules = {
        game["key"]: (game["uses"], game["deck"], game["high"], game["low"]) for game in listed
    }
    assert rules["holdem"] == ([0, 2], 52, "standard", "none")
    assert rules["omaha6-8"] == ([2, 2], 52, "standard", "eight-or-better")
    assert rules["razz"] == ([5, 5], 52, "ace-to-five", "none")
    assert rules["badugi"] == ([4, 4], 52, "badugi", "none")
    assert rules["manila"] == ([2, 2], 32, "flush-beats-full-house", "none")
    head, _, holdem, *_ = screen.answer("games").splitlines()
    assert " ".join(head.split()) == "Key Game Cards Board Uses Deck Best hand Other half"
    assert " ".join(holdem.split()) == "holdem Texas hold'em 2 5 0 to 2 52 standard -"


@pytest.mark.parametrize(("text", "game", "game_of_odds"), examples(__file__, "games_of_cards.txt"))
def test_the_cards_choose_the_game_alike_wherever_they_are_given(
    text: str, game: str, game_of_odds: str, screen: Screen, tmp_path: Any
) -> None:
    seats, at, board = text.partition(" @ ")
    hands, at = seats.split(" v "), at + board
    where = ["--board", board] * bool(board)
    given: Any
    for given in ((hands, board), (text, "")):
        assert compare(*given).game == game
        assert sort_hands(*given).hands[0].game == game
        assert equity(*given, deals=1, seed=1).game == game_of_odds
    for words in ([*hands, *where], [text]):
        assert screen.json("compare", *words)["game"] == game
        assert screen.json("sort", *words)["hands"][0]["game"] == game
        assert screen.json("equity", *words, "--deals", "1")["game"] == game_of_odds
    calls: dict[str, Any] = {"analyse": analyse} | ({"nuts": nuts} if board else {})
    for verb, call in calls.items():
        assert call(hands[0], board).game == call(hands[0] + at).game == game
        for words in ([hands[0], *where], [hands[0] + at]):
            assert screen.json(verb, *words)["game"] == game
    assert enter(new_table(), text).game.key == game_of_odds
    (path := tmp_path / "hands.txt").write_text(f"{text}\n")
    assert [row.game for row in read_hands(path) if isinstance(row, HandRow)] == [game]


@pytest.mark.parametrize("text", ["AhKh v JsJd4s @ Qh7h2c", "AhKhQs @ Qh7h2c"])
def test_a_hand_that_the_chosen_game_cannot_have_is_refused_with_the_way_out(text: str) -> None:
    ask = compare if " v " in text else analyse
    for call in (lambda: ask(text), lambda: enter(new_table(), text)):
        with pytest.raises(CardError, match=r"Texas hold'em .* name the game if it is another$"):
            call()


def test_the_nuts_of_a_board_alone_may_be_asked_for_by_a_text() -> None:
    assert nuts("@ 9h8h7s") == nuts(board="9h8h7s")


def test_dead_cards_of_a_text_are_no_cards_of_a_hand() -> None:
    assert nuts("@ 9h8h7s dead Ah", dead="Kh").dead == nuts(board="9h8h7s", dead="AhKh").dead
    for ask in (compare, sort_hands, analyse):
        hands = "AhKh @ 9h8h7s" if ask is analyse else "AhKh v QsQd @ 9h8h7s"
        assert ask(f"{hands} dead 2c") == ask(hands)
        with pytest.raises(CardError, match="Ah is there twice"):
            ask(f"{hands} dead Ah")


@pytest.mark.parametrize("ask", [analyse, compare, equity, nuts, sort_hands])
def test_options_in_a_text_and_those_of_the_call_are_the_same_or_refused(ask: Any) -> None:
    hands = "AhJo @ Qh7h2c" if ask in (analyse, nuts) else "AhJo v QsQd @ Qh7h2c"
    bug, wild = {"joker": "bug"}, {"joker": "wild"}
    one = ask(hands, options=bug)
    assert one == ask(f"joker as a bug: {hands}") == ask(f"joker as a bug: {hands}", options=bug)
    assert one == ask(hands, game=HOLDEM.with_options(bug))
    for others in ({"options": wild}, {"game": HOLDEM.with_options(wild)}):
        with pytest.raises(OtherOptionsError) as refusal:
            ask(f"joker as a bug: {hands}", **others)
        assert str(refusal.value) == (
            "The text names the joker as a bug, but the options to be played are the joker as any "
            "card; name the same options twice, or leave one of them out"
        )


def test_the_terminals_options_must_be_those_of_the_text(screen: Screen) -> None:
    line = ["compare", "joker as a bug: AhJo v QsQd @ Qh7h2c", "--joker"]
    assert screen.json(*line, "bug")["winners"] == [1]
    assert "but the options to be played are the joker as any card" in screen.refusal(*line, "wild")


@pytest.mark.no_cover
@pytest.mark.parametrize("count", mostly_long(1, [25, 2_000]))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_showdowns_end_as_the_second_evaluator_says(game: Game, count: int) -> None:
    random = Random(47)
    for _ in range(count):
        deck = random.sample([*game.deck], 3 * game.dealt + game.board)
        hands = [tuple(deck[at * game.dealt :][: game.dealt]) for at in range(3)]
        board = tuple(deck[3 * game.dealt :])
        ranked = [rank_cards(game, hand, board) for hand in hands]
        assert ranked[0] == ranked_of(game, analyse_cards(game, hands[0], board))
        verdict = not_none(compare_ranked(game, ranked))
        found = [*verdict.winners], [*verdict.low_winners]
        texts = [[str(card) for card in cards] for cards in (*hands, board)]
        expected = winners_of(texts[:3], texts[3], game.key)
        halves = expected if isinstance(expected, dict) else {"high": expected, "low": []}
        assert found == (halves["high"], halves["low"]), texts


def test_tahoe_is_read_counted_and_practised() -> None:
    assert find_game("lazy pineapple") is find_game("Tahoe")
    with pytest.raises(ThrownAwayError, match="kept, or play Tahoe"):
        compare("pineapple: AsKs2s v 9h9d3c @ Qs7s2c4s8d")
    with pytest.raises(ThrownAwayError, match=r"In “Irish” .* until Texas hold'em is left"):
        compare("Irish: As Ks 2s 2d v 9h9d @ Qs7s2c4s8d")
    for name in ("pineapple", "crazy pineapple", "Irish poker"):
        kept = compare(f"{name}: AsKs v 9h9d, board: Qs7s2c4s8d")
        assert (kept.winners, kept.seats[0].game) == ((0,), "holdem")
    odds = equity(["AsKs2s", "9h9d9c"], "Qs7s2c", game="tahoe")
    assert (odds.boards, odds.seats[0].win) == (903, 553)
    with pytest.raises(TooManyDealsError):
        equity(["AsKs2s", "9h9d9c"], game="tahoe")
    guess = equity(["AsKs2s", "9h9d9c"], "Qs7s2c", game="tahoe", deals=2_000, seed=7)
    error = not_none(guess.seats[0].standard_error)
    assert abs(guess.seats[0].equity - odds.seats[0].equity) < 5 * error
    hand = analyse("AsKs2s", "Qs7s2c4s8d", game="tahoe")
    assert (hand.made, hand.draws, hand.high.description) == (None, None, "Flush, A-K-Q-7-4")
    assert analyse("9h9d9c", "2s3d", game="tahoe").high.description == "Pair of nines, 3-2 kickers"
    steps = explain_seat(find_game("tahoe"), hand, None)
    told = [said for step in steps for said in step.says]
    assert any("The hand gives at most 2 of the five cards" in said for said in told)
