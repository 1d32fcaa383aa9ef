"""Hands written as short texts, as a game analyses and judges them."""

from analyser.poker.cards import Card, parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM
from analyser.poker.results.analysis import Analysis, analyse_cards
from analyser.poker.results.showdown import Verdict, showdown

NAMES = [f"Seat {letter}" for letter in "ABCDEFGHIJ"]


def cards_of(text: str) -> tuple[Card, ...]:
    """The cards of a text, which may have none."""
    return parse_cards(text) if text.strip() else ()


def hand_of(game: Game, cards: str, board: str = "") -> Analysis:
    """A hand, beside a board if there is one."""
    return analyse_cards(game, cards_of(cards), cards_of(board))


def any_hand(cards: str, board: str = "") -> Analysis:
    """Any cards, or a hand of hold'em beside a board."""
    return hand_of(HOLDEM if board else ANY, cards, board)


def seats_of(game: Game, hands: str, board: str = "") -> list[Analysis | None]:
    """Hands between slashes; an empty one, or "-", is a seat without cards."""
    return [hand_of(game, hand, board) if hand.strip(" -") else None for hand in hands.split("/")]


def judged(game: Game, hands: str, board: str = "") -> tuple[Verdict, list[Analysis | None]]:
    """Who wins of hands between slashes, and these hands."""
    seats = seats_of(game, hands, board)
    verdict = showdown(game, seats)
    assert verdict is not None
    return verdict, seats
