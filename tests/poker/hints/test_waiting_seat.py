"""What a seat is worth with one card more, against a whole analysis of the cards."""

from __future__ import annotations

import pytest

from analyser.poker.cards import Card, parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import DRAW, HOLDEM, OMAHA_HI_LO, RAZZ, SHORT_DECK_HOLDEM
from analyser.poker.hints.waiting_seat import WaitingSeat
from analyser.poker.results.analysis import analyse_cards, low_rank_of


@pytest.mark.parametrize(
    ("game", "hole", "board", "to_board"),
    [
        (HOLDEM, "Ah Kh", "Qh Jh 2c 7d", True),
        (HOLDEM, "Ah", "Qh Jh 2c 7d 7h", False),
        (OMAHA_HI_LO, "As 2s 3d 4d", "5s 6s 8h Kd", True),
        (OMAHA_HI_LO, "As 2s 3d", "5s 6s 8h Kd 7c", False),
        (RAZZ, "As 2s 3d 4d 4h Kc", "", False),
        (SHORT_DECK_HOLDEM, "As Ks", "9s 8s 6d", True),
        (DRAW.with_options({"joker": "bug", "wild": "9"}), "As Jo 9d 9h", "", False),
    ],
    ids=str,
)
def test_every_card_is_worth_what_its_analysis_says(
    game: Game, hole: str, board: str, to_board: bool
) -> None:
    own, shared = parse_cards(hole), parse_cards(board) if board else ()
    seat = WaitingSeat(game, own, shared, to_board)
    for card in game.deck:
        if card in (*own, *shared):
            continue
        held: tuple[tuple[Card, ...], tuple[Card, ...]]
        held = (own, (*shared, card)) if to_board else ((*own, card), shared)
        whole = analyse_cards(game, *held)
        ranks = seat.ranks_with(card)
        assert (ranks.high, ranks.complete) == (whole.high.rank, whole.complete)
        if game.low is not None:
            assert ranks.low == low_rank_of(whole, game.low)
