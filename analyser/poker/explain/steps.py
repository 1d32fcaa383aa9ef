"""The parts of an explanation, steps with sentences and rows of cards, and what several share.

A window or a terminal can draw these parts without knowing the rules, because they name the cards
to mark, and have the texts below and between the cards.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from analyser.poker.cards import Card, ordinal
from analyser.poker.games.game import Game
from analyser.poker.phrases import Numeral, Phrase, tables_in
from analyser.poker.ranking.badugi import low_value
from analyser.poker.ranking.high import SHORT_DECK_HIGH, STANDARD_HIGH, Category
from analyser.poker.results.analysis import Analysis


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side."""

    cards: tuple[Card, ...]  # from left to right
    title: Phrase | None = None  # the title of the row; None if the step's title is enough
    below: tuple[str, ...] = ()  # a short text for each card; empty if there are none
    # A short text for each pair of neighbouring cards; empty if there are none.
    between: tuple[str, ...] = ()
    marked: tuple[Card, ...] = ()  # the cards to highlight
    faded: bool = False  # True for cards that do not play


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an explanation."""

    key: str  # the subject of the step in one word, the same in every explanation
    title: Phrase  # the title, a few words
    says: tuple[Phrase, ...]  # the sentences, in reading order
    rows: tuple[CardRow, ...] = ()  # the cards that the sentences are about
    # The key of the ruling in the rules reference that the step applies, or None.
    ruling: str | None = None


_SAID: Final = {
    (key, name): sentence
    for key, rows in tables_in(Path(__file__).with_suffix(".txt")).items()
    for name, sentence in rows
}


def say(key: str, name: str, /, **gaps: object) -> Phrase:
    """Return a title or a sentence of a step, by the step's key and its name in ``steps.txt``."""
    return Phrase(_SAID[key, name], **gaps)


def step(
    key: str,
    says: Iterable[Phrase],
    rows: Iterable[CardRow] = (),
    ruling: str | None = None,
    *,
    title: str = "title",
) -> Step:
    """Return a step; ``title``: the name of its title."""
    return Step(key, say(key, title), tuple(says), tuple(rows), ruling)


_FOURS: Final = (Category.FOUR_CARD_STRAIGHT, Category.FOUR_CARD_FLUSH)
_OTHER_ORDERS: Final = (
    ("short-deck", "short-deck", {Category.FLUSH, Category.FULL_HOUSE}),
    ("short-deck", "trips-beat-straight", {Category.STRAIGHT, Category.THREE_OF_A_KIND}),
    ("flush-beats-full-house", "manila", {Category.FLUSH, Category.FULL_HOUSE}),
    ("soko", "soko", {Category.ONE_PAIR, Category.TWO_PAIR, *_FOURS}),
)
"""Orderings by their names, and the rulings on categories that compare otherwise in them."""
HAND: Final = 5
"""How many cards make a hand in most games."""
BEST_FIVE: Final = say("cards", "best-five")
LEFT_OUT: Final = say("cards", "left-out")


def cards_beside(best: Collection[Card], hand: Analysis) -> tuple[Card, ...]:
    """Return the cards of a seat, then those of the board, that are not in ``best``."""
    return tuple([card for card in (*hand.cards, *hand.board) if card not in best])


def in_low_sequence(cards: Iterable[Card], *, ace_low: bool = True) -> tuple[Card, ...]:
    """Return cards as lowball players lay them out: from high to low, jokers last."""
    return tuple(sorted(cards, key=lambda card: low_value(card.rank, ace_low), reverse=True))


def order_ruling(game: Game, *categories: int) -> str:
    """Return the key of the ruling on how hands of these categories compare in a game."""
    if Category.FIVE_OF_A_KIND in categories:
        return "five-of-a-kind"
    if game.hand < HAND:
        return game.high.name
    if game.high.categories != STANDARD_HIGH.categories:
        every = [(key, its) for name, key, its in _OTHER_ORDERS if name == game.high.name]
        if not every:
            return "house-order"
        for key, its in every:
            if its.issuperset(categories):
                return key
    return "categories"


def wheel_ruling(game: Game) -> str:
    """Return the key of the ruling on the game's straight in which the ace is low."""
    if game.high.wheel == STANDARD_HIGH.wheel:
        return "wheel"
    return "short-deck-straight" if game.high.wheel == SHORT_DECK_HIGH.wheel else game.high.name


def last_steps(hand: Analysis) -> list[Step]:
    """Return the last steps of an explanation: the hand's class, and its equal choices of cards.

    The step for the class is left out if the hand is incomplete, the step for the choices if there
    is only one choice.
    """
    high, steps = hand.high, list[Step]()
    if high.class_ is not None:
        names = "classes", "better", "equal", "worse"
        counts = {name: Numeral(getattr(high, name) or 0) for name in names}
        says = say("class", str(hand.played.hand), place=ordinal(high.class_), **counts)
        steps.append(step("class", [says], ruling="suits"))
    if high.choices > 1:
        says = say("choices", "badugi" if hand.played.one_of_each else "five", count=high.choices)
        steps.append(step("choices", [says], map(CardRow, high.all), "suits"))
    return steps
