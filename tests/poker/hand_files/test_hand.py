"""A hand of a history while it is being read."""

from analyser import parse_cards
from analyser.poker.games.registry import find_game
from analyser.poker.hand_files.hand import HandSoFar

FLOP = tuple(parse_cards("QcJh2h"))


def test_a_shorter_board_that_comes_later_is_ignored() -> None:
    hand = HandSoFar(1, find_game("holdem"))
    for cards in (FLOP, FLOP[:2], ()):
        hand.board(cards)
        assert (hand.common_board, hand.dealt) == (FLOP, 3)
    for cards in (FLOP, FLOP[:2], ()):
        hand.board(cards, run=1)
        assert hand.board_of(1) == FLOP


def test_a_player_is_all_in_when_the_file_says_so_first() -> None:
    hand = HandSoFar(1, find_game("holdem"))
    player = hand.seat("1", "Ann")
    hand.all_in(player)
    hand.board(FLOP)
    hand.all_in(player)
    assert player.all_in_at == 0


def _bet(first: int, second: int, antes: tuple[int, int] = (0, 0)) -> HandSoFar:
    hand = HandSoFar(1, find_game("holdem"))
    for name, amount, ante in (("Ann", first, antes[0]), ("Bob", second, antes[1])):
        hand.add_dead(hand.seat(name, name), ante, is_ante=True)
        hand.bet(hand.players[name], amount)
    return hand


def test_of_two_equal_payments_one_is_what_nobody_called() -> None:
    hand = _bet(100, 300)
    for name, amount in (("Ann", 50), ("Bob", 200), ("Bob", 200)):
        hand.pay_amount(hand.players[name], amount)
    assert (hand.finish().collected, hand.pot) == ((frozenset({0, 1}),), None)


def test_a_payment_within_the_pot_is_no_bet_that_nobody_called() -> None:
    """Ann called 100 of Bob's 200; each was paid half of the pot of 200."""
    hand = _bet(100, 200)
    hand.pot = 200
    for name in ("Ann", "Bob"):
        hand.pay_amount(hand.players[name], 100)
    found = hand.finish()
    assert (found.collected, found.bets) == ((frozenset({0, 1}),), (100, 100))


def test_a_part_of_an_ante_that_nobody_matched_goes_back() -> None:
    hand = _bet(0, 0, (8, 12))
    for name, amount in (("Ann", 16), ("Bob", 4)):
        hand.pay_amount(hand.players[name], amount)
    found = hand.finish()
    assert (found.collected, found.bets, found.pot) == ((frozenset({0}),), (8, 8), 16)
