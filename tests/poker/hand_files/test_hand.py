"""A hand of a history while it is being read."""

from analyser import parse_cards
from analyser.poker.games.registry import find_game
from analyser.poker.hand_files.format import only_hand
from analyser.poker.hand_files.hand import CHIPS, Facts, HandSoFar

FLOP = tuple(parse_cards("QcJh2h"))


def test_a_later_shorter_board_is_ignored_and_who_is_all_in_first_stays_so() -> None:
    hand = HandSoFar(1, find_game("holdem"))
    for cards in (FLOP, FLOP[:2], ()):
        hand.board(cards)
        assert (hand.common_board, hand.dealt) == (FLOP, 3)
    for cards in (FLOP, FLOP[:2], ()):
        hand.board(cards, run=1)
        assert hand.board_of(1) == FLOP
    # A player is all in when the file says so first.
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


def test_of_what_was_paid_one_part_is_what_nobody_called() -> None:
    hand = _bet(100, 300)
    for name, amount in (("Ann", 50), ("Bob", 200), ("Bob", 200)):
        hand.pay_amount(hand.players[name], amount)
    assert (hand.finish().collected, hand.pot) == ((frozenset({0, 1}),), None)
    # A side pot as large as the bet that nobody called is won in a tournament. There is no rake:
    # all that was called is paid, so nothing went back.
    hand = _bet(100, 300)
    hand.bet(hand.seat("Cem", "Cem"), 200)
    hand.facts = Facts(unit=CHIPS)
    for name, amount in (("Ann", 400), ("Bob", 100)):
        hand.pay_amount(hand.players[name], amount)
    assert hand.finish().collected == (frozenset({0, 1}),)


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


def test_what_goes_back_is_first_of_the_bet_and_then_of_the_ante() -> None:
    text = (
        "PokerStars Hand #7: Tournament #7, Hold'em No Limit - Level I (10/20)\n"
        "Table '7 1' 9-max Seat #1 is the button\n"
        "Seat 1: Ann (21 in chips)\nSeat 2: Bob (2 in chips)\n"
        "Ann: posts the ante 5\nBob: posts the ante 2 and is all-in\n"
        "Ann: posts small blind 10\nUncalled bet (13) returned to Ann\n"
        "Ann: shows [4d 6s]\nBob: shows [Ac 5d]\nAnn collected 4 from pot\n"
        "*** SUMMARY ***\nTotal pot 4 | Rake 0\nBoard [Qd Kh 6d Qc 9s]\n"
    )
    row = only_hand(text)
    assert row is not None
    assert row.pots is not None
    assert [(pot.chips, pot.winners) for pot in row.pots] == [(400, (0,))]
    found = only_hand(text.replace("Ann: posts small blind 10\n", "").replace("(13)", "(9)"))
    assert found is not None  # a line is missing: more went back than Ann had put in
    assert (found.source.bets, found.source.dead_money) == (None, 200)
