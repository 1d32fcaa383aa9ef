"""The records of the nuts: every class of hands on a board, and a hand's place among them."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from analyser.poker.cards import JOKERS, Card
from analyser.poker.games.game import Game
from analyser.poker.made_hands.draws import Draw
from analyser.poker.phrases import Phrase
from analyser.poker.ranges.holdings import holding_number, starting_hand
from analyser.poker.ranges.range import Range, in_whole
from analyser.poker.ranges.summary import in_whole_hands
from analyser.poker.records import HIDDEN, OMITTED_WHEN_NONE, Record, when_read

if TYPE_CHECKING:  # with NumPy
    from analyser.poker.nuts.class_ladder import Ladder


@dataclass(frozen=True, slots=True, repr=False)
class NutsClass(Record):
    """One class of hands on a board.

    Attributes:
        place: the place among the classes on this board, 1 the best.
        category: the category in lower case; None for a low.
        description: the hand in words.
        combos: how many holdings make this class; with a range, the sum of their weights.
        range: the pairs of cards that make this class, as a range (see ``pairs``); "" if no
            opponent can make it.
        example: a holding of this class, as ``holding`` returns it.
    """

    place: int
    category: Phrase | None
    description: Phrase | str
    combos: int | float
    range: str = field(init=False, metadata=when_read(lambda one: str(one.pairs())))
    example: tuple[Card, ...] = field(init=False, metadata=when_read(lambda one: one.holding()))
    # The index of this class in ``Ladder.classes``; None if no opponent can make it. Not part of
    # the JSON form.
    step: int | None = field(metadata=HIDDEN)
    # What all classes of the board share; not part of the JSON form.
    seen: Seen = field(metadata=HIDDEN, compare=False)

    @property
    def headline(self) -> str:
        """The class in words."""
        return self.description

    def pairs(self) -> Range:
        """Return the pairs of cards that make this class, as a range.

        The range is empty if no opponent can make the class. Pairs with a joker are left out. Known
        cards are ignored if this lets the range be written in whole starting hands.
        """
        if self.step is None:
            return Range.of({})
        numbers = {
            holding_number(*pair): weight
            for pair, weight in self.seen.ladder.pairs[self.step]
            if not set(pair) & set(JOKERS)
        }
        return in_whole_hands(numbers, self.seen.known)

    def holding(self) -> tuple[Card, ...]:
        """Return a holding of this class, or ``seen.hole`` if no opponent can make it."""
        seen = self.seen
        return seen.hole if self.step is None else seen.ladder.example(self.step, seen.game.dealt)


class Seen(NamedTuple):
    """What all classes of a board share."""

    ladder: Ladder  # these classes, and how many holdings make each
    known: frozenset[Card]  # the cards that no opponent can have
    # The own cards of the hand that was asked about, sorted so that the two that play come first;
    # () without a hand. For a best class that needs known cards, so that nobody can make it: two
    # cards that would make it.
    hole: tuple[Card, ...]
    game: Game  # the game that is played, with its options
    weighted: bool  # True if holdings are counted in hundredths, as a range has weights

    def whole(self, count: int) -> int | float:
        """Return a number from ``Ladder.combos``, divided by 100 if it is in hundredths."""
        return in_whole(count) if self.weighted else count


@dataclass(frozen=True, slots=True, repr=False)
class LowNuts(Record):
    """The classes of the low in games that split the pot; the other fields are as in ``Nuts``.

    Attributes:
        place: the place of the hand's low among the classes; None without a hand or without a low.
        none: how many holdings make no low.
    """

    made: Phrase | None
    better: int | float | None
    equal: int | float | None
    worse: int | float | None
    place: int | None
    places: int | None
    classes: tuple[NutsClass, ...]
    none: int | float
    # The class of the best low on this board; None if no two cards make a low.
    best: NutsClass | None = field(metadata=HIDDEN, compare=False)


@dataclass(frozen=True, slots=True, repr=False)
class Nuts(Record):
    """What an opponent's unseen cards can make on a board, and how many holdings beat a hand.

    Attributes:
        game: the game's key.
        board, dead, cards: the known cards; ``cards`` is the hand, () if there is none.
        made: what the hand makes, in a player's words; None without a hand.
        draws: the hand's draws.
        holdings: how many holdings an opponent can have.
        better, equal, worse: how many of these holdings beat the hand, tie with it and lose to it;
            None without a hand.
        place, places: the place of the hand's class, and how many classes there are, the hand's own
            included; None without a hand.
        classes: the classes, best first.
        low: the classes of the low and the hand's place among them; None in games without a low.
        best: the nuts: the class of the best two cards on this board, even if no opponent can have
            them. Not part of the JSON form.
        boards, runs: with several boards all of them, and the record of each, with the other
            boards' cards dead; else None, which JSON leaves out.
        suits: "assumed" if no suits were given and these were chosen; else None, not in JSON.
    """

    game: str
    board: tuple[Card, ...]
    dead: tuple[Card, ...]
    cards: tuple[Card, ...]
    made: Phrase | None
    draws: tuple[Draw, ...]
    holdings: int | float
    better: int | float | None
    equal: int | float | None
    worse: int | float | None
    place: int | None
    places: int | None
    classes: tuple[NutsClass, ...]
    low: LowNuts | None
    best: NutsClass | None = field(metadata=HIDDEN, compare=False)
    _: KW_ONLY
    boards: tuple[tuple[Card, ...], ...] | None = field(default=None, metadata=OMITTED_WHEN_NONE)
    runs: tuple[Nuts, ...] | None = field(default=None, metadata=OMITTED_WHEN_NONE)
    suits: str | None = field(default=None, metadata=OMITTED_WHEN_NONE)

    @property
    def headline(self) -> str:
        """What the hand makes, and its place; without a hand the best class."""
        if self.made is None:
            return self.classes[0].description
        return f"{self.made}, class {self.place} of {self.places}"


def by_starting_hand(nuts: Nuts) -> dict[str, tuple[int, int, int]]:
    """Count, for each starting hand, the holdings that beat, tie with and lose to ``nuts.cards``.

    The game must deal two hole cards, and ``nuts.cards`` must not be empty. Starting hands that no
    opponent can have are left out.
    """
    assert nuts.place is not None  # the caller asks only with a hand
    counts: dict[str, list[int]] = {}
    for one in nuts.classes:
        at = (one.place > nuts.place) - (one.place < nuts.place) + 1
        for pair, _ in one.seen.ladder.pairs[one.step] if one.step is not None else ():
            counts.setdefault(starting_hand(*pair), [0, 0, 0])[at] += 1
    return {hand: (better, equal, worse) for hand, (better, equal, worse) in counts.items()}
