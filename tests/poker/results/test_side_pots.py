"""Pots in whole chips: shares, halves, main and side pots, compared with sharing chip by chip."""

import random

import pytest

from analysed import judged
from analyser import CardError, compare
from analyser.poker.cards import DECK
from analyser.poker.games.game import Game
from analyser.poker.games.registry import OMAHA_HI_LO, STUD_HI_LO, find_game
from analyser.poker.results.analysis import analyse_cards
from analyser.poker.results.outcome import Pot, outcome_of, say_pots, share_pot, share_side_pots
from analyser.poker.results.verdict import showdown
from analyser.poker.table.bets import set_bet, set_others
from analyser.poker.table.table import BOARD as TABLE_BOARD, Slot, new_table
from analyser.poker.text.enter import enter
from mostly_long import mostly_long

BOARD = "AdKd2c3c4h"
A_BEATS_B_BEATS_C = ["AhKh", "KsQd", "9c9d"]


@pytest.mark.parametrize(("bets", "dead_money", "pots", "returned"), [
    ("50,100,100", 0, [(150, (150, 0, 0)), (100, (0, 100, 0))], (0, 0, 0)),
    ("30,80,80,20f", 0, [(110, (110, 0, 0)), (100, (0, 100, 0))], (0, 0, 0, 0)),
    ("30,80,60f", 0, [(90, (90, 0)), (60, (0, 60))], (0, 20, 0)),
    ("50,50,100f", 0, [(150, (150, 0))], (0, 0, 50)), ("100,100", 100, [(300, (300, 0))], (0, 0)),
    ("0,0", 5, [(5, (5, 0))], (0, 0)), ("0,50,50", 0, [(100, (0, 100, 0))], (0, 0, 0)),
    ("0,50,50", 15, [(15, (15, 0, 0)), (100, (0, 100, 0))], (0, 0, 0)),
])  # fmt: skip
def test_chips_go_where_the_rules_say(
    bets: str, dead_money: int, pots: list[tuple[int, tuple[int, ...]]], returned: tuple[int, ...]
) -> None:
    hands = A_BEATS_B_BEATS_C[: sum("f" not in bet for bet in bets.split(","))]
    result = compare(hands, BOARD, bets=bets, dead_money=dead_money)
    assert [(pot.chips, pot.paid) for pot in result.pots or ()] == pots
    assert result.returned == returned
    assert result.pot is None


def test_each_half_of_each_pot_is_shared_in_high_low() -> None:
    hands = ["As2hKdKc", "Ad4dQcQs", "AcQhJcJd"]
    result = compare(hands, "3c7d8hKs2c", "omaha8", bets="51,100,100")
    main, side = result.pots or ()
    assert main == Pot(153, (0, 1, 2), (0,), (1,), (77, 76, 0))
    assert side == Pot(98, (1, 2), (1,), (1,), (0, 98, 0))


@pytest.mark.parametrize("seed", mostly_long(30, range(500)))
def test_pots_are_those_of_sharing_out_chip_by_chip(seed: int) -> None:
    dealer = random.Random(seed)
    game = find_game(dealer.choice(["holdem", "omaha8", "stud", "razz"]))
    seats = dealer.randint(2, 5)
    cards = dealer.sample(DECK, game.board + seats * game.dealt)
    board, dealt = cards[: game.board], cards[game.board :]
    held = [dealt[at * game.dealt :][: game.dealt] for at in range(seats)]
    hands = [analyse_cards(game, cards, board) for cards in held]
    bets = [dealer.randint(at == 0, 12) for at in range(seats)]
    folded = [dealer.randint(0, 12) for _ in range(dealer.randint(0, 3))]
    dead_money = dealer.randint(0, 3)
    every = [*bets, *folded]
    returned = [0] * len(every)
    pots = {tuple(range(seats)): dead_money} if dead_money else {}
    for chip in range(1, max(every) + 1):
        payers = [seat for seat, bet in enumerate(every) if bet >= chip]
        if len(payers) == 1:
            returned[payers[0]] += 1
            continue
        playing = tuple(seat for seat in payers if seat < seats) or list(pots)[-1]
        pots[playing] = pots.get(playing, 0) + len(payers)
    found = share_side_pots(game, [hands], bets, folded, dead_money)
    assert {pot.seats: pot.chips for pot in found.pots} == pots
    assert found.returned == tuple(returned)
    for pot in found.pots:
        verdict = showdown(game, [hands[at] if at in pot.seats else None for at in range(seats)])
        assert pot.winners == (verdict.winners if verdict else pot.seats)
        assert sum(pot.paid) == pot.chips
        winning = {*pot.winners, *pot.low_winners}
        assert {seat for seat, chips in enumerate(pot.paid) if chips} <= winning


@pytest.mark.parametrize("bets", ["100", "1,2,3", "1,2f,3", "1,-2", "1,x", "1,2f", ""])
def test_bets_that_do_not_fit_the_hands_are_refused(bets: str) -> None:
    with pytest.raises(CardError, match="are not the bets of 2 hands"):
        compare(["AhKh", "QsQd"], bets=bets)


def test_a_pot_beside_bets_or_dead_money_without_them_is_refused() -> None:
    with pytest.raises(CardError, match="either the pot or the bets"):
        compare(["AhKh", "QsQd"], pot=100, bets="50,50")
    for pot in (100, None):
        with pytest.raises(CardError, match="without bets, count it into the pot"):
            compare(["AhKh", "QsQd"], pot=pot, dead_money=5)


@pytest.mark.parametrize(("game", "text", "bets", "others", "says", "paid"), [
    ("holdem", "AhKh v KsQd v 9c9d @ AdKd2c3c4h", (50, 100, 100), ((), 0),
     "Main pot of 150: Ann; Side pot of 100: Bob", (150, 100, 0)),
    ("holdem", "AhKh v AsKs v 9c9d @ AdKd2c3c4h", (51, 51, 50), ((20,), 5),
     "Main pot of 175: Ann 88 and Bob 87; Side pot of 2: Ann 1 and Bob 1", (89, 88, 0)),
    ("holdem", "AhKh v KsQd v 9c9d @ AdKd2c3c4h", (10, 20, 30), ((30,), 0),
     "Main pot of 40: Ann; 1st side pot of 30: Bob; 2nd side pot of 20: Cem", (40, 30, 20)),
    ("holdem", "AhKh v KsQd @ AdKd2c3c4h", (30, 80), ((60,), 0),
     "Main pot of 90: Ann; Side pot of 60: Bob; 20 back to Bob", (90, 60)),
    ("holdem", "AhKh v KsQd @ AdKd2c3c4h", (50, 50), ((100,), 0),
     "Main pot of 150: Ann; 50 back to a folded hand", (150, 0)),
    # A seat without cards has folded.
    ("holdem", "KsQd v 9c9d v  @ AdKd2c3c4h", (80, 30, 20), ((), 0),
     "Main pot of 80: Ann; 50 back to Ann", (80, 0, 0)),
    ("omaha8", "AsAh3d4d v KsKhQsQh @ 5c6c8hKdTs", (51, 50), ((), 0),
     "Main pot of 100: Ann 50 for the low and Bob 50 for the high; 1 back to Ann", (50, 50)),
    ("holdem", "AhKh v QQ+ @ AdKd2c3c4h", (50, 100), ((), 0), None, None),
    ("holdem", "AhKh v ???? @ AdKd2c3c4h", (50, 100), ((), 0), None, None),
])  # fmt: skip
def test_a_table_with_bets_says_who_wins_which_pot(
    game: str,
    text: str,
    bets: tuple[int, ...],
    others: tuple[tuple[int, ...], int],
    says: str | None,
    paid: tuple[int, ...] | None,
) -> None:
    table = new_table(find_game(game), len(bets))
    for number, hand in enumerate(text.partition(" @ ")[0].split(" v ")):
        if hand.strip():
            table = enter(table.activate(Slot(number, 0)), hand)
    table = enter(table.activate(Slot(TABLE_BOARD, 0)), text.partition(" @ ")[2])
    for seat, bet in enumerate(bets):
        table = set_bet(table, seat, bet)
    outcome = outcome_of(set_others(table, *others))
    names = ("Ann", "Bob", "Cem")[: len(bets)]
    said = outcome.side_pots and "; ".join(say_pots(outcome.side_pots, names))
    assert (said, outcome.pot) == (says, paid)


def test_before_the_last_card_a_pot_is_somebodys_so_far() -> None:
    table = enter(new_table(find_game("holdem"), 2), "AhKh v KsQd @ AdKd2c3c")
    for seat, bet in enumerate((50, 50)):
        table = set_bet(table, seat, bet)
    pots = outcome_of(table).side_pots
    assert pots is not None
    (said,) = say_pots(pots, ("Ann", "Bob"), final=False)
    assert said == "Main pot of 100: Ann so far"


def shared(game: Game, hands: str, board: str, pot: int) -> tuple[int, ...]:
    verdict, seats = judged(game, hands, board)
    return share_pot(game, verdict, seats, pot)


def test_in_stud_hi_lo_the_low_halfs_odd_chip_goes_to_the_lowest_card() -> None:
    hands = "7c 5d 4h 3s 2d Ks Qd / 7d 5h 4s 3c 2h Kd Js / 9c 9d 9h 9s Kc Jc Jd"
    assert shared(STUD_HI_LO, hands, "", 103) == (26, 25, 52)  # 2d is lower than 2h
    turned = "7d 5h 4s 3c 2h Kd Js / 7c 5d 4h 3s 2d Ks Qd / 9c 9d 9h 9s Kc Jc Jd"
    assert shared(STUD_HI_LO, turned, "", 103) == (25, 26, 52)


def test_where_there_are_more_odd_chips_than_winners_some_get_two() -> None:
    """Three seats share the high half and four the low: of eleven chips each, two and three odd."""
    hands = "As 2h Kd Qc / Ac 2d Kc Qd / Ad 2c Kh Qs / Ah 2s 9d 5h"
    assert shared(OMAHA_HI_LO, hands, "3c 7d 8h Js Tc", 22) == (7, 7, 6, 2)
