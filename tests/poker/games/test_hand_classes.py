"""The classes of many hands at once are those of the analysis, in every game."""

import pytest

from analyser.poker.cards import DECK, JOKERS, Card, parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.hand_classes import HandClasses
from analyser.poker.games.registry import DRAW, GAMES, LOWBALL
from analyser.poker.odds.estimate.drawn_deals import Drawing
from analyser.poker.odds.situation import situation_of
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.results.analysis import analyse_cards

WILD = [DRAW.with_options({"joker": "bug"}), DRAW.with_options({"joker": "wild", "wild": "2,J"})]
WILD.append(LOWBALL.with_options({"joker": "wild"}))


@pytest.mark.parametrize("game", [*GAMES[1:], *WILD], ids=lambda game: game.key)
def test_classes_are_those_of_the_analysis(game: Game) -> None:
    hands: list[tuple[Card, ...]] = [parse_cards("Jo") if game.deck.jokers else (), ()]
    deals = Drawing(situation_of(game, hands), 9).draw(150)
    high = HandClasses(game, game.high, hands[0])
    low = None if game.low is None else HandClasses(game, game.low, hands[0])
    for hand in deals.hands:
        highs = high.of(hand, deals.board)
        lows = None if low is None else low.of(hand, deals.board)
        for at in range(len(hand)):
            own, board = (_cards(cards[at].tolist()) for cards in (hand, deals.board))
            analysis = analyse_cards(game, own, board)
            assert highs[at] == analysis.high.class_
            assert high.ranks[highs[at] - 1] == analysis.high.rank
            if low is not None and lows is not None and game.low is not None:
                assert analysis.lows is not None
                assert lows[at] == (analysis.lows[game.low.name].class_ or NO_CLASS)


def _cards(numbers: list[int]) -> list[Card]:
    return [(*DECK, *JOKERS)[number] for number in numbers]
