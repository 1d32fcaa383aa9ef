"""Functions that several explanations use: cards in low order, and the last steps."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from analyser.poker.cards import Card, ordinal
from analyser.poker.explain.steps import CardRow, Step, step
from analyser.poker.games.game import Game
from analyser.poker.phrases import N_, Numeral, Phrase
from analyser.poker.ranking.badugi import low_value
from analyser.poker.ranking.high import SHORT_DECK_HIGH, STANDARD_HIGH, Category
from analyser.poker.results.analysis import Analysis, High

_OTHER_ORDERS: Final[Mapping[str, Mapping[str, Collection[int]]]] = {
    "short-deck": {
        "short-deck": {Category.FLUSH, Category.FULL_HOUSE},
        "trips-beat-straight": {Category.STRAIGHT, Category.THREE_OF_A_KIND},
    },
    "flush-beats-full-house": {"manila": {Category.FLUSH, Category.FULL_HOUSE}},
    "soko": {
        "soko": (
            *(Category.ONE_PAIR, Category.FOUR_CARD_STRAIGHT),
            *(Category.FOUR_CARD_FLUSH, Category.TWO_PAIR),
        )
    },
}
"""The rulings on categories that compare otherwise than usual, by the name of the ordering."""
HAND: Final = 5
"""How many cards make a hand in most games."""
BEST_FIVE: Final = Phrase(N_("Best five"))
LEFT_OUT: Final = Phrase(N_("Does not play"))


def cards_beside(best: Collection[Card], hand: Analysis) -> tuple[Card, ...]:
    """Return the cards of a seat, then those of the board, that are not in ``best``."""
    return tuple([card for card in (*hand.cards, *hand.board) if card not in best])


def in_low_sequence(cards: Iterable[Card], *, ace_low: bool = True) -> tuple[Card, ...]:
    """Return cards sorted by rank, high to low; equal ranks keep their order.

    Lowball players lay out their cards in this order. A joker, which has no rank of its own, comes
    last. ``ace_low``: False to put the aces first.
    """

    def rank_of(card: Card) -> int:
        return low_value(card.rank) if ace_low else card.rank

    return tuple(sorted(cards, key=rank_of, reverse=True))


def order_ruling(game: Game, *categories: int) -> str:
    """Return the key of the ruling on how hands of these categories compare in a game."""
    if Category.FIVE_OF_A_KIND in categories:
        return "five-of-a-kind"
    if game.hand < HAND:
        return game.high.name
    if game.high.categories != STANDARD_HIGH.categories:
        if game.high.name not in _OTHER_ORDERS:
            return "house-order"
        for key, its in _OTHER_ORDERS[game.high.name].items():
            if {*its}.issuperset(categories):
                return key
    return "categories"


def wheel_ruling(game: Game) -> str:
    """Return the key of the ruling on the game's straight in which the ace is low."""
    if game.high.wheel == STANDARD_HIGH.wheel:
        return "wheel"
    return "short-deck-straight" if game.high.wheel == SHORT_DECK_HIGH.wheel else game.high.name


def last_steps(high: High, its_class: str, equal_choices: str) -> list[Step]:
    """Return the last steps of an explanation: the hand's class, and its equal choices of cards.

    The step for the class is left out if the hand is incomplete, the step for the choices if there
    is only one choice.

    Args:
        high: the hand.
        its_class: the sentence about the class, with the placeholders {place}, {classes}, {better},
            {equal} and {worse}.
        equal_choices: the sentence about the choices, with the placeholder {count}.
    """
    steps = []
    if high.class_ is not None:
        steps.append(_class_step(high, its_class))
    if high.choices > 1:
        says = Phrase(equal_choices, count=high.choices)
        steps.append(step("choices", N_("Equal choices"), [says], map(CardRow, high.all), "suits"))
    return steps


def _class_step(high: High, template: str) -> Step:
    names = "classes", "better", "equal", "worse"
    counts = {name: Numeral(getattr(high, name) or 0) for name in names}
    says = Phrase(template, place=ordinal(high.class_ or 0), **counts)
    return step("class", N_("Its place among all hands"), [says], ruling="suits")
