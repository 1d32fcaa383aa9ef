"""What is to come, counted by the plainest means: every next card, and every board."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import numpy as np

from analyser.poker.cards import DECK, Card, parse_cards
from analyser.poker.games.registry import HOLDEM
from analyser.poker.ranking.rank_many import rank_many
from analyser.poker.results.analysis import analyse_cards


def test_every_next_card_of_a_royal_draw() -> None:
    """AhKh / Qh Jh 2c 7d, the last card to come: 46 of them."""
    hole, board = parse_cards("Ah Kh"), parse_cards("Qh Jh 2c 7d")
    unused = [card for card in DECK if card not in (*hole, *board)]
    made = {card: str(analyse_cards(HOLDEM, hole, (*board, card)).high.category) for card in unused}
    assert len(unused) == 46
    assert made[Card("Th")] == "royal flush"
    assert Counter(made.values()) == {
        "royal flush": 1,
        "flush": 8,
        "straight": 3,
        "one pair": 16,
        "high card": 18,
    }


def test_every_board_of_aces_against_kings() -> None:
    """AsAh against KsKh before the flop: 1,712,304 boards, each ranked for both."""
    aces, kings = parse_cards("As Ah"), parse_cards("Ks Kh")
    unused = [card.number for card in DECK if card not in (*aces, *kings)]
    boards = np.array(list(combinations(unused, 5)), np.uint8)
    assert len(boards) == 1_712_304

    def classes(hole: tuple[Card, ...]) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
        cards = np.empty((len(boards), 7), np.uint8)
        cards[:, :2] = [card.number for card in hole]
        cards[:, 2:] = boards
        return rank_many(cards).astype(np.int64)

    lead = classes(kings) - classes(aces)  # 1 is the best class, so more is better for the aces
    win, tie, lose = (int((np.sign(lead) == sign).sum()) for sign in (1, 0, -1))
    assert (win, tie, lose) == (1_410_336, 9_308, 292_660)
    assert round(100 * (win + tie / 2) / len(boards), 4) == 82.6366
