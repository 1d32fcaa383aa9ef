"""The pot in whole chips: halves, shares, and who gets the chips that cannot be shared."""

from analysed import judged
from analyser.poker.games.game import Game
from analyser.poker.games.registry import OMAHA_HI_LO, STUD_HI_LO
from analyser.poker.results.share_pot import share_pot


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
