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
