"""Random situations in every game, with so few deals that a test can go through all of them."""

from collections.abc import Sequence
from random import Random
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.games import registry
from analyser.poker.games.game import Game
from analyser.poker.odds.situation import Situation, situation_of
from variants import MOST_WILD

NO_QUALIFIER: Final = {"no_qualifier": True}
PLAYED: Final = (
    *registry.GAMES,
    *[game.with_options(NO_QUALIFIER) for game in (registry.OMAHA_HI_LO, registry.STUD_HI_LO)],
    registry.SHORT_DECK_HOLDEM.with_options({"trips_beat_straight": True}),
    *[registry.DRAW.with_options({"joker": joker}) for joker in ("bug", "wild")],
    *[registry.DRAW.with_options({"wild": wild}) for wild in ("2", "K")],
    registry.DRAW.with_options({"joker": "bug", "wild": "J"}),
    *[registry.LOWBALL.with_options({"joker": joker}) for joker in ("bug", "wild")],
)
"""Every game as it comes, and with the options that brute force goes through quickly."""


def situation_at_random(random: Random, most: int, game: Game | None = None) -> Situation:
    """Return a situation with at most ``most`` deals: where there are more, more cards are dead."""
    while True:
        rules = game or random.choice(PLAYED)
        deck = list(rules.deck)
        random.shuffle(deck)
        dead = _wild_too_many(rules, deck)
        deck = [card for card in deck if card not in dead]
        hands = []
        seats = random.choice([1, 2, 2, 2, 2, 3, 3, 4, random.randint(1, 10), 10])
        for _ in range(min(seats, rules.most_seats)):
            known = rules.dealt if random.random() < 0.6 else random.randint(0, rules.dealt)
            if rules is registry.ANY and random.random() < 0.3:
                known = random.randint(1, 10)
            hands.append(tuple([deck.pop() for _ in range(min(known, len(deck)))]))
        board = tuple([deck.pop() for _ in range(min(random.randint(0, rules.board), len(deck)))])
        dead += [deck.pop() for _ in range(random.choice([0, 0, 1, 4])) if deck]
        while deck:
            situation = Situation(rules, tuple(hands), board, tuple(dead))
            if sum(situation.to_seats) + situation.to_board > len(situation.unseen):
                break
            if situation.deals <= most:
                return situation_of(rules, situation.hands, situation.board, situation.dead)
            dead.append(deck.pop())


def _wild_too_many(game: Game, deck: Sequence[Card]) -> list[Card]:
    return list(game.deck.wild_cards(deck))[MOST_WILD:] if game.deck.has_wild else []


def as_text(situation: Situation) -> str:
    """Write a situation for the message of a failing test: holdem AhKh / ?? on Qh7h2c, dead 2s."""
    hands = " / ".join("".join(map(str, hand)) or "??" for hand in situation.hands)
    board, dead = ("".join(map(str, cards)) for cards in (situation.board, situation.dead))
    chosen = situation.game.options.chosen() or ""
    return f"{situation.game.key} {chosen} {hands} on {board}, dead {dead}"
