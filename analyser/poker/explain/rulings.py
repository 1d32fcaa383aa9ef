"""The rules reference: searches rulings, and selects those that matter for a result."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from analyser.poker.explain.common import order_ruling
from analyser.poker.explain.derivation import Derivation, derive
from analyser.poker.explain.rulebook import RULINGS, TOPICS, Ruling
from analyser.poker.games.game import Game
from analyser.poker.ranking.high import ROYAL_FLUSH, STANDARD_HIGH, WHEEL, Category
from analyser.poker.results.analysis import Analysis
from analyser.poker.results.side_pots import SidePots
from analyser.poker.results.verdict import HighSide, Verdict

_BY_KEY: Final = {ruling.key: ruling for ruling in RULINGS}
_OF_CATEGORY: Final = {category: category.name.lower().replace("_", "-") for category in Category}
_WORD: Final = re.compile(r"\w+")


def ruling(key: str) -> Ruling:
    """Return the ruling with a key, for example ``Step.ruling``. Raises KeyError."""
    return _BY_KEY[key]


def kinds_of_hand() -> tuple[Ruling, ...]:
    """Return the rulings of the ten kinds of hand without wild cards, best first."""
    kinds = [kind for kind in reversed(Category) if kind is not Category.FIVE_OF_A_KIND]
    return _BY_KEY["royal-flush"], *[_BY_KEY[_OF_CATEGORY[kind]] for kind in kinds]


def search(text: str, translate: Callable[[str], str] = str) -> tuple[Ruling, ...]:
    """Return the rulings that contain every word of ``text``, or a word that begins with it.

    The best match comes first: a word in the title before one in the text, a whole word before
    the beginning of a word; equal matches keep the order of the book. Case, accents and word order
    do not matter; an empty text finds all rulings. ``translate`` puts a phrase into the reader's
    language, which is the language that is searched.
    """
    wanted = _words(text)
    ranked = []
    for found in RULINGS:
        title, everything = _words(translate(found.title)), _words(_all_text(found, translate))
        places = [_place(want, title, everything) for want in wanted]
        if None not in places:
            ranked.append((sum(filter(None, places)), found))
    return tuple(found for _, found in sorted(ranked, key=lambda each: each[0]))


def _place(want: str, title: Sequence[str], everything: Sequence[str]) -> int | None:
    """Return how well ``want`` matches a ruling, 0 the best; None if no word begins with it.

    ``title``, ``everything``: the words of the ruling's title, and all its words.
    """
    fits = (
        want in title,
        any(word.startswith(want) for word in title),
        want in everything,
        any(word.startswith(want) for word in everything),
    )
    return fits.index(True) if any(fits) else None


def rulings_for(
    game: Game,
    hands: Sequence[Analysis | None] = (),
    verdict: Verdict | None = None,
    side_pots: SidePots | None = None,
) -> tuple[Ruling, ...]:
    """Return the rulings that matter for a result; the rulings that decided come first.

    Args:
        game: the game. Without hands, the rulings are those of the game itself.
        hands: the seats' hands, None for a seat without cards.
        verdict: the verdict on these hands.
        side_pots: the pots of these hands, if the bets are known.
    """
    keys: list[str] = []
    if verdict is not None:
        keys += _of_verdict(game, hands, verdict)
    keys += rulings_of_pots(side_pots)
    for hand in hands:
        if hand is not None:
            keys += _of_hand(game, hand)
    keys += _of_game(game)
    if verdict is not None and verdict.final:
        keys += "cards-speak", "all-cards-shown", "order-of-showing", "disputed-hand"
    elif verdict is not None:  # hands that are seen before the last card are all in
        keys += "all-in-face-up", "dealing-twice"
    if "joker" in game.allows and not game.deck.has_wild:
        keys.append("stray-joker")
    return tuple(_BY_KEY[key] for key in dict.fromkeys(keys))


def rulings_of_pots(side_pots: SidePots | None) -> tuple[str, ...]:
    """Return the keys of the rulings on how the bets are shared out; () if they are not known."""
    if side_pots is None:
        return ()
    every = ("side-pots", len(side_pots.pots) > 1), ("uncalled-bet", any(side_pots.returned))
    return tuple([key for key, matters in every if matters])


def _of_verdict(game: Game, hands: Sequence[Analysis | None], verdict: Verdict) -> Iterator[str]:
    if verdict.high is not None:
        yield from _of_high(game, hands, verdict.high)
    if verdict.low is not None:
        yield from ("low-order", verdict.low.ordering.name)
    if verdict.reason.kind == "no-low":
        yield from ("eight-or-better", "without-a-low")
    if len(verdict.winners) > 1 or len(verdict.low_winners) > 1:
        yield from ("ties", "odd-chips", "odd-chip-changed")
        if not game.button:
            yield "odd-chips-in-tournaments"
    if verdict.low_winners:
        yield "odd-chip-high"
        if verdict.winners == verdict.low_winners or len(verdict.winners + verdict.low_winners) > 2:
            yield "scoop"
        if len(verdict.winners) > 1 and verdict.winners == verdict.low_winners:
            yield "even-split"


def _of_high(game: Game, hands: Sequence[Analysis | None], side: HighSide) -> Iterator[str]:
    reason = side.reason
    match reason.kind:
        case "category" | "tiebreaker" if game.one_of_each:
            yield "badugi-order"
        case "category":
            yield order_ruling(game, *[side.ranks[seat][0] for seat in reason.seats])
        case "tiebreaker":
            for seat in reason.seats:
                hand = hands[seat]
                assert hand is not None  # a tie-breaker decides between two hands
                yield _tie_breaking(derive(game, hand), reason.position or 0)
        case "board":
            yield "plays-the-board"
        case _:  # a tie: of high hands there is no other reason
            yield "suits"


def _tie_breaking(derivation: Derivation, position: int) -> str:
    """Return the key of the ruling on a hand's tie-breaker; ``position``: its number, from 1."""
    if derivation.ace_low:
        return _wheel(derivation)
    category = Category(derivation.rank[0])
    groups = sum(count > 1 for count, _ in derivation.table)
    return "kickers" if 0 < groups < position else _OF_CATEGORY[category]


def _of_hand(game: Game, hand: Analysis) -> Iterator[str]:
    if game.one_of_each:
        return
    derivation = derive(game, hand)
    if game.high_counts:
        if derivation.rank == ROYAL_FLUSH:
            yield "royal-flush"
        yield _OF_CATEGORY[Category(derivation.rank[0])]
        if derivation.ace_low:
            yield _wheel(derivation)
    if not hand.complete:
        yield "incomplete"
        if game.most == game.dealt and not game.board:
            yield "fouled-hand"
    elif derivation.left_out:
        yield "best-five"


def _wheel(derivation: Derivation) -> str:
    if derivation.rank[1] != WHEEL[1]:
        return "short-deck-straight"
    return "steel-wheel" if derivation.flush else "wheel"


def _of_game(game: Game) -> Iterator[str]:
    if game.one_of_each:
        yield from ("badugi", "badugi-order")
    if game.uses is not None:
        yield from ("two-and-three", "omaha-board")
    yield from _of_low(game)
    if not game.button:
        yield from ("bring-in", "common-card")
    if game.high.wheel != STANDARD_HIGH.wheel:
        yield from ("short-deck", "short-deck-straight", "trips-beat-straight")
    if game.deck.has_wild:
        yield from _of_wild_cards(game)


def _of_low(game: Game) -> Iterator[str]:
    if game.low is None:
        return
    if game.splits:
        yield from ("high-low-split", "high-and-low-apart")
    else:
        yield "lowest-wins"
    yield from ("low-order", game.low.name)
    if game.uses is not None:
        yield from ("omaha-low", "counterfeited")
    if game.low.highest is not None:
        yield "without-a-low"
    if not game.low.ace_low:
        yield "deuce-aces"


def _of_wild_cards(game: Game) -> Iterator[str]:
    if game.deck.joker == "bug":
        yield "joker-low" if not game.high_counts else "bug"
    if game.deck.joker == "wild":
        yield "wild-cards" if game.high_counts else "joker-low"
    if game.deck.wild_ranks:
        yield "wild-cards"
    if game.high_counts:
        yield from ("five-of-a-kind", "wild-ties")


def _all_text(found: Ruling, translate: Callable[[str], str]) -> str:
    captions = [example.caption for example in found.examples]
    parts = [found.title, *found.text, found.source, TOPICS[found.topic], *captions]
    return " ".join(translate(part) for part in parts)


def _words(text: str) -> list[str]:
    """Return the words of a text in lower case without accents."""
    plain = unicodedata.normalize("NFKD", text)
    return _WORD.findall("".join(c for c in plain if not unicodedata.combining(c)).casefold())
