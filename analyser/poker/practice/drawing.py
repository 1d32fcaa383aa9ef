"""Draws cards and hands for questions: of few ranks, of one suit, or of a wanted rank."""

from collections.abc import Callable, Collection
from typing import Any, Final, TypeAlias

from analyser.poker.cards import Card, Suit
from analyser.poker.dealing import Shuffler
from analyser.poker.decks import Deck, card_of
from analyser.poker.games.game import Game
from analyser.poker.ranking.badugi import plays
from analyser.poker.ranking.high import Category, hand_ranks
from analyser.poker.ranking.low import LowOrdering, Ordering, low_category
from analyser.poker.ranking.whole import WholeOrdering
from analyser.poker.results.showdown import Ranked, rank_cards

Rank: TypeAlias = Any
"""The rank of a high hand or of a low."""

Pool: TypeAlias = Callable[[Shuffler, Deck], list[Card]]
"""Chooses the cards of a deck from which to deal a question, so that wanted hands are likely."""

_PADDINGS: Final = 6
"""How often ``filled`` tries, in each set of cards, to find cards that do not change the rank."""


def rest_of(deck: Deck, used: Collection[Card]) -> list[Card]:
    """Return the cards of a deck that are not used."""
    return [card for card in deck if card not in used]


def ordering_of(game: Game, low: bool) -> Ordering:
    """Return how the highs of a game compare, or its lows."""
    return game.low if low and game.low is not None else game.high


# ------------------------------------------------------------------------------------- the pools


def every_card(shuffler: Shuffler, deck: Deck) -> list[Card]:
    """Return all cards of the deck as the pool to deal from."""
    return list(deck)


def few_ranks(shuffler: Shuffler, deck: Deck) -> list[Card]:
    """Return the cards of seven random ranks; many hands dealt from these cards have pairs."""
    return _of_ranks(deck, shuffler.draw(deck.ranks, 7))


def neighbours(shuffler: Shuffler, deck: Deck) -> list[Card]:
    """Return the cards of seven consecutive ranks; many hands dealt from these have straights."""
    start = shuffler.below(max(1, len(deck.ranks) - 6))  # a deck may have fewer than seven ranks
    return _of_ranks(deck, deck.ranks[start : start + 7])


def lowest_straight(shuffler: Shuffler, deck: Deck) -> list[Card]:
    """Return the cards of the ranks of the straight with a low ace, and of the next higher rank."""
    return _of_ranks(deck, (*deck.wheel, deck.wheel[1] + 1))


def mostly_one_suit(shuffler: Shuffler, deck: Deck) -> list[Card]:
    """Return all cards of a random suit, and the same number of random cards of other suits."""
    suit = shuffler.one_of(tuple(Suit))
    cards = [card for card in deck if card.suit is suit]
    return cards + shuffler.draw(rest_of(deck, cards), len(cards))


def mostly_low(shuffler: Shuffler, deck: Deck) -> list[Card]:
    """Return the cards of the ranks for an eight-or-better low, and of two higher ranks."""
    return _of_ranks(deck, (14, *range(2, 9), *shuffler.draw(range(9, 14), 2)))


def _of_ranks(deck: Deck, ranks: Collection[int]) -> list[Card]:
    return [card for card in deck if card.rank in ranks]


# ------------------------------------------------------------------------ a hand of a wanted rank


def hand_of(
    shuffler: Shuffler, game: Game, rank: Rank, low: bool, used: Collection[Card]
) -> list[Card] | None:
    """Try once to draw a hand of this rank without ``used`` cards; ``low``: it is a low rank."""
    if game.one_of_each:
        return _badugi_of(shuffler, rank, used)
    if game.whole is not None:
        return _whole_hand_of(shuffler, game.whole, rank, used)
    ordering = ordering_of(game, low)
    if isinstance(ordering, LowOrdering):
        ranks, category = rank[1], low_category(rank, ordering)
    else:
        ranks, category = hand_ranks(rank, ordering), Category(rank[0])
    counts = {14 if value == 1 else value: ranks.count(value) for value in ranks}
    if category in (Category.FLUSH, Category.STRAIGHT_FLUSH):
        suit = shuffler.one_of(tuple(Suit))
        hand = [card for value in counts if (card := card_of(value, suit)) not in used]
    else:
        hand = []
        for value, count in counts.items():
            free = [card for suit in Suit if (card := card_of(value, suit)) not in used]
            hand += shuffler.draw(free, count)
        if len({card.suit for card in hand}) == 1:
            return None
    return hand if len(hand) == len(ranks) else None


def filled(
    shuffler: Shuffler, game: Game, hand: list[Card], low: bool, used: Collection[Card]
) -> tuple[Card, ...] | None:
    """Try to fill a hand up, but not with ``used`` cards, so that its high, or ``low``, stays."""
    wanted = strength_key(game, rank_cards(game, hand), low)
    left = rest_of(game.deck, {*hand, *used})
    if game.one_of_each:  # a card does not play only if it shares a rank or suit
        left = [card for card in left if not any(plays([card, one]) for one in hand)] or left
    elif low:  # only a card that pairs leaves the low as it is, or a higher one beside no pair
        ranks = [card.rank for card in hand]
        top = max(rank % 14 for rank in ranks) if len(set(ranks)) == len(ranks) else 14
        left = [card for card in left if card.rank in ranks or card.rank % 14 > top]
    lowest = min(card.rank for card in hand)
    under = [card for card in left if card.rank < lowest]
    missing = game.dealt - len(hand)
    for pool in (left, under):
        for _ in range(_PADDINGS if len(pool) >= missing else 0):
            cards = (*hand, *shuffler.draw(pool, missing))
            if strength_key(game, rank_cards(game, cards), low) == wanted:
                return cards
    return None


def strength_key(game: Game, hand: Ranked, low: bool) -> tuple[object, ...]:
    """Return a key that is greater for a better high hand, or low; without a low it is smallest."""
    if not low:
        assert hand.high is not None
        return game.high.strength(hand.high)
    if hand.low is None:
        return ()
    kind, ranks = hand.low
    return tuple([-value for value in (*kind, *ranks)])


def _whole_hand_of(
    shuffler: Shuffler, ordering: WholeOrdering, rank: Rank, used: Collection[Card]
) -> list[Card] | None:
    """Try once to draw a hand of this rank, with as many cards of one suit as it needs."""
    ranks = hand_ranks(rank, ordering)
    suit, alike = shuffler.one_of(tuple(Suit)), len(ranks)
    if rank[0] not in (Category.FLUSH, Category.STRAIGHT_FLUSH):
        alike = 4 if rank[0] == Category.FOUR_CARD_FLUSH else 0
    hand: list[Card] = []
    for at, value in enumerate(ranks):
        suits = [suit] if at < alike else shuffler.draw(tuple(Suit), 4)
        free = [card_of(14 if value == 1 else value, one) for one in suits]
        hand += [card for card in free if card not in used and card not in hand][:1]
    return hand if len(hand) == len(ranks) and ordering.rank(hand) == rank else None


def _badugi_of(shuffler: Shuffler, rank: Rank, used: Collection[Card]) -> list[Card] | None:
    """Draw cards of a badugi's ranks, each in another suit; None if one is used already."""
    suits = shuffler.draw(tuple(Suit), len(rank) - 1)
    values = [14 if value == 1 else value for value in rank[1:]]
    hand = list(map(card_of, values, suits))
    return None if any(card in used for card in hand) else hand
