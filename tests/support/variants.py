"""Every game of the registry, without options and with each of its options."""

from collections.abc import Iterator
from random import Random
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.games.game import Game
from analyser.poker.games.registry import GAMES

Hand = tuple[Card, ...]

VALUES: Final[dict[str, tuple[object, ...]]] = {
    "joker": ("bug", "wild"),
    "wild": ("2", "K", "2,J"),
    "trips_beat_straight": (True,),
    "no_qualifier": (True,),
}
"""What is chosen of each option."""


def _variants() -> Iterator[Game]:
    for game in GAMES:
        yield game
        for option in game.allows:
            for value in VALUES[option]:
                yield game.with_options({option: value})
        if {"joker", "wild"} <= set(game.allows):
            yield game.with_options({"joker": "bug", "wild": "J"})
            yield game.with_options({"joker": "wild", "wild": "2"})


VARIANTS: Final = tuple(_variants())
IN_THIRDS: Final = tuple([game for turn in range(3) for game in VARIANTS[turn::3]])
"""The same; the first third are from all over them, for the quick run of what takes long."""

MOST_WILD: Final = 2
"""The most wild cards in play: plain evaluators try all that they can stand for."""


def name_of(game: Game) -> str:
    """Return the name of a game with its options, as the id of a test."""
    chosen = ", ".join(f"{option}={value}" for option, value in game.options.chosen().items())
    return f"{game.key} {chosen}".strip()


def full_table(game: Game, random: Random, ranks: int = 13) -> tuple[list[Hand], Hand]:
    """Deal all cards to some seats and to the board; with fewer ``ranks``, more hands are equal."""
    few = random.sample(range(2, 15), ranks)
    wild = list(game.deck.wild_cards(game.deck)) if game.deck.has_wild else []
    spared = set(random.sample(wild, max(0, len(wild) - MOST_WILD)))
    deck = [card for card in game.deck if card not in spared and card.rank in (0, *few)]
    seats = random.randint(2, 6)
    while len(deck) < game.board + seats * game.dealt:
        if seats == 2:
            return full_table(game, random, ranks + 1)
        seats -= 1
    random.shuffle(deck)
    hands = [tuple([deck.pop() for _ in range(game.dealt)]) for _ in range(seats)]
    return hands, tuple([deck.pop() for _ in range(game.board)])
