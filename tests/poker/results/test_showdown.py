"""Who wins and what decided it, and the ranks alone, worked out fast."""

import random
import sys
from dataclasses import replace

import pytest

import analysed
from analysed import NAMES, cards_of, seats_of
from analyser.poker.cards import Card, parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, DEUCE, DRAW, GAMES, HOLDEM, OMAHA_HI_LO, STUD
from analyser.poker.results.analysis import analyse_cards
from analyser.poker.results.reasons import say_reason
from analyser.poker.results.result_sentences import say_verdict
from analyser.poker.results.showdown import Reason, Verdict, rank_cards, ranked, showdown
from examples import examples, game_of


def judged(hands: str, board: str = "", game: Game = HOLDEM) -> tuple[Verdict, str]:
    verdict, seats = analysed.judged(game, hands, board)
    return verdict, f"{say_verdict(verdict, NAMES)}: {say_reason(verdict, seats, NAMES)}"


@pytest.mark.parametrize(("hands", "board", "decided", "text"), examples(__file__, "showdown.txt"))
def test_the_reason_names_what_decided(hands: str, board: str, decided: str, text: str) -> None:
    verdict, said = judged(hands, board)
    assert verdict.final
    assert verdict.low_winners == ()
    reason = verdict.reason
    parts = reason.kind, *reason.seats, reason.position, *(reason.ranks or ())
    assert " ".join(str(part) for part in parts if part is not None) == decided
    assert said == text


@pytest.mark.parametrize(("hands", "board", "game", "end"), examples(__file__, "leads.txt"))
def test_who_leads_wins_in_the_end(hands: str, board: str, game: str, end: str) -> None:
    verdict, said = judged(hands, board, game_of(game))
    final = {"the end": True, "so far": False}[end]
    assert verdict.final is final
    assert (" wins: " in said, " leads: " in said) == (final, not final)


def test_a_missing_card_is_worse_than_any() -> None:
    verdict, said = judged("As Kd / Ah", game=ANY)
    assert verdict.reason == Reason("tiebreaker", (0, 1), 2, (13, None))
    lead = "the same so far; the second card is there for one hand only: king"
    assert said == f"Seat A leads: {lead}"


def test_seats_without_cards_do_not_take_part() -> None:
    verdict, _ = judged("- / As Ks / - / Ah Qs")
    assert (verdict.winners, verdict.reason.seats) == ((1,), (1, 3))


@pytest.mark.parametrize("hands", ["", "-", "As Ks", "As Ks / -", "- / -"])
def test_one_hand_has_nobody_to_beat(hands: str) -> None:
    assert showdown(ANY, seats_of(ANY, hands)) is None


LOW_BOARD = "3c 7d 8h Ks 2c"


def test_both_halves_have_a_reason_of_their_own() -> None:
    verdict, _ = judged("As 2h Kd Kc / Ad 4d Qc Qs", LOW_BOARD, OMAHA_HI_LO)
    assert verdict.high is not None
    assert verdict.low is not None
    assert (verdict.winners, verdict.low_winners) == ((0,), (1,))
    assert verdict.reason == verdict.high.reason == Reason("category", (0, 1))
    assert verdict.low.reason == Reason("tiebreaker", (0, 1), 1, (8, 7))
    assert verdict.low.ordering.name == "eight-or-better"
    assert len({verdict}) == 1  # it can be a key


def test_nobody_has_a_low_once_no_card_is_to_come() -> None:
    hands = "As 2h 3d 4c / Ad Ac Qc Qs"
    early, _ = judged(hands, "Ks Jd 9h", OMAHA_HI_LO)
    assert (early.reason.kind, early.low) == ("category", None)
    late, _ = judged(hands, "Ks Jd 9h 8c 7s", OMAHA_HI_LO)
    assert late.reason == Reason("no-low", (0, 1))
    assert late.high is not None
    assert late.high.reason.kind == "category"


WILD = HOLDEM.with_options({"wild": "2"}), DRAW.with_options({"joker": "bug"})
PLAYED = (*GAMES, OMAHA_HI_LO.with_options({"no_qualifier": True}), *WILD)


def cards_at_random(game: Game, dice: random.Random) -> tuple[list[Card], list[Card]]:
    """A seat's cards and a board, often of few suits, so that flushes come up."""
    suits = dice.choice([(0, 1, 2, 3), (0, 1, 2, 3), (0, 2), (1, 2)])
    deck = [card for card in game.deck if card.suit is None or card.suit in suits]
    own = game.dealt if game.board else dice.randint(game.least, min(game.most, len(deck)))
    board = dice.choice([0, 3, 4, 5]) if game.board else 0
    cards = dice.sample(deck, own + board)
    return cards[:own], cards[own:]


@pytest.mark.parametrize("game", [HOLDEM, OMAHA_HI_LO])
def test_with_few_cards_the_fast_way_is_equal_as_well(game: Game) -> None:
    cards = parse_cards("As 2s 3d 4h 5s 6s 7c Kd Kh")
    for own in range(1, game.dealt + 1):
        for board in (0, 3, 4, 5):
            hole, shared = cards[:own], cards[-board:] if board else ()
            expected = ranked(game, analyse_cards(game, hole, shared))
            assert rank_cards(game, hole, shared) == expected


@pytest.mark.parametrize(("game", "hole", "board"), [
    (HOLDEM, "As Kd", "2c 7h 9s"), (HOLDEM, "As Kd", "2c 7h 9s 9d"),
    (HOLDEM, "As Kd", "2c 7h 9s 9d Jc"), (HOLDEM, "As Kd 2c 7h 9s", ""),
    (OMAHA_HI_LO, "As Kd", "2c 7h 9s"), (OMAHA_HI_LO, "As Kd 3h 4c", "2c 7h 9s 9d Jc"),
    (STUD, "As Kd 2c 7h 9s", ""), (STUD, "As Kd 2c 7h 9s 9d Jc", ""), (DEUCE, "As Kd 2c 7h 9s", ""),
])  # fmt: skip
def test_where_five_cards_are_there_nothing_is_analysed(
    game: Game, hole: str, board: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, shared = cards_of(hole), cards_of(board)
    expected = ranked(game, analyse_cards(game, own, shared))
    monkeypatch.delattr("analyser.poker.results.showdown.analyse_cards")
    assert rank_cards(game, own, shared) == expected


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: str(game.key))
def test_the_fast_way_is_equal_to_the_analysis(game: Game) -> None:
    dice = random.Random(game.key)
    for _ in range(400):
        hole, board = cards_at_random(game, dice)
        expected = ranked(game, analyse_cards(game, hole, board))
        assert rank_cards(game, hole, board) == expected, (hole, board)


@pytest.mark.parametrize("joker", ["wild", "bug"])
@pytest.mark.parametrize("cards", ["AhKd9sJoJo2", "JoJo2AsAdAc"])
def test_a_hand_with_both_jokers_has_tables_of_its_own(cards: str, joker: str) -> None:
    game, hand = DRAW.with_options({"joker": joker}), parse_cards(cards)
    assert rank_cards(game, hand) == ranked(game, analyse_cards(game, hand))
    assert rank_cards(game, hand).high is not None


def test_the_tables_of_some_games_are_cached_however_many_there_are() -> None:
    cards = parse_cards("AhKh"), parse_cards("QhJh2c7d3s")
    games, found = [replace(HOLDEM) for _ in range(100)], rank_cards(HOLDEM, *cards)
    assert {rank_cards(game, *cards) for game in games} == {found}
    # A game is referred to by the tables that are cached for it.
    assert sys.getrefcount(games[-1]) > sys.getrefcount(games[0])
