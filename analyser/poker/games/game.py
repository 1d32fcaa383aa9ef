"""What a game is: a record of the rules that matter to its hands.

``registry`` has the games that there are. Nothing asks which of them it is: whatever depends on the
game reads it off the record.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import combinations, product
from typing import Final, TypeVar

from analyser.poker.cards import JOKERS, Card
from analyser.poker.decks import FULL_DECK, Deck
from analyser.poker.errors import (
    CardNotInGameError,
    GameOptionError,
    HandSizeError,
    JokerNotChosenError,
    NoBoardError,
    TooFewCardsError,
    TooManyCardsError,
)
from analyser.poker.games.options import NO_OPTIONS, Options, read_options
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase
from analyser.poker.ranking.badugi import BadugiOrdering
from analyser.poker.ranking.high import STANDARD_HIGH, Category, HighOrdering
from analyser.poker.ranking.low import ACE_TO_FIVE, LOW_ORDERINGS, LowOrdering

T = TypeVar("T")

MOST_SEATS: Final = 10


@dataclass(frozen=True, slots=True)
class Game:
    """The rules of one game that matter to its hands.

    Attributes:
        key: how the game is written in the terminal, in Python and in saved tables.
        name: how people call it.
        aliases: other words that mean it.
        dealt: how many cards a seat is dealt.
        most: how many cards a seat can hold beside the board.
        most_alone: how many cards a seat can hold if there are no board cards.
        board: how many cards the full board has; 0 if the game has no board.
        least: how many cards a seat has to hold to be asked about.
        hand: how many cards make a hand.
        uses: how many of the seat's own cards and how many of the board's make a hand; None if
            any five do.
        high_counts: whether the high hand wins the pot, or half of it.
        shows_low: whether the best low is worth a look although nobody wins anything with it.
        button: whether a button says who is first; without one odd chips go by card and suit.
        ranges: whether a seat may hold a range instead of cards if no option is chosen. Ranges are
            counted as in hold'em with 52 cards, so a record that differs from it there is refused.
        allows: the names of the options it has.
        options: what is chosen of them.
        plain_deck, plain_high, plain_low: what ``deck``, ``high`` and ``low`` are if nothing is
            chosen.
    """

    key: str
    name: Phrase
    aliases: tuple[str, ...]
    dealt: int
    most: int
    most_alone: int
    board: int
    least: int
    hand: int = 5
    uses: tuple[int, int] | None = None
    high_counts: bool = True
    shows_low: bool = False
    button: bool = True
    ranges: bool = False
    allows: tuple[str, ...] = ()
    options: Options = NO_OPTIONS
    plain_deck: Deck = FULL_DECK
    plain_high: HighOrdering = STANDARD_HIGH
    plain_low: LowOrdering | None = None

    def __post_init__(self) -> None:
        as_in_holdem = (
            (self.dealt, self.board, self.uses) == (2, 5, None)
            and (self.high_counts, self.plain_low) == (True, None)
            and (self.plain_deck, self.plain_high) == (FULL_DECK, STANDARD_HIGH)
        )
        if self.ranges and not as_in_holdem:
            raise ValueError(f"{self.key}: only hold'em with 52 cards can have ranges")

    # What the options make of it --------------------------------------------------------------

    def with_options(self, chosen: Options | Mapping[str, object] | None) -> Game:
        """Return this game with these options, and no others.

        ``chosen`` may be a mapping as ``read_options`` reads it. Raises GameOptionError for an
        option that the game does not have, OptionError for one that cannot be read.
        """
        options = chosen if isinstance(chosen, Options) else read_options(chosen or {})
        for name in options.chosen():
            if name not in self.allows:
                raise GameOptionError(option=name.replace("_", "-"), game=self.name)
        return replace(self, options=NO_OPTIONS if options == NO_OPTIONS else options)

    @property
    def plain(self) -> Game:
        """The game as it is in the registry, if nothing is chosen."""
        return self if self.options is NO_OPTIONS else replace(self, options=NO_OPTIONS)

    @property
    def deck(self) -> Deck:
        """The cards the game is played with."""
        if self.options is NO_OPTIONS:
            return self.plain_deck
        return _deck_with(self.plain_deck, self.options)

    @property
    def high(self) -> HighOrdering:
        """How high hands compare."""
        if self.options.trips_beat_straight:
            return _with_trips_above(self.plain_high)
        return self.plain_high

    @property
    def low(self) -> LowOrdering | None:
        """The ordering in which the low hand wins the pot, or half of it; None if it does not.

        Eight-or-better without its qualifier is ace-to-five.
        """
        return ACE_TO_FIVE if self.options.no_qualifier else self.plain_low

    @property
    def splits(self) -> bool:
        """Whether high and low share the pot."""
        return self.high_counts and self.plain_low is not None

    @property
    def takes_ranges(self) -> bool:
        """Whether a seat may hold a range instead of cards: with wild cards it may not."""
        return self.ranges and not self.deck.has_wild

    @property
    def one_of_each(self) -> bool:
        """Whether only cards of different ranks and suits play, the lowest of them winning."""
        return isinstance(self.plain_high, BadugiOrdering)

    @property
    def orderings(self) -> tuple[LowOrdering, ...]:
        """The low orderings to show: all, or if high and low share the pot the game's own.

        There a low in any other would read as one that shares the pot.
        """
        return (self.low,) if self.splits and self.low is not None else LOW_ORDERINGS

    @property
    def most_seats(self) -> int:
        """How many seats the deck can deal in full, ten at most."""
        return min(MOST_SEATS, (len(self.deck) - self.board) // self.dealt)

    # What it makes of cards -------------------------------------------------------------------

    def check(self, hole: Sequence[Card], board: Sequence[Card], place: Phrase) -> None:
        """Refuse cards that this game cannot have.

        ``place`` names the seat in the message. Raises NoBoardError, TooManyCardsError,
        TooFewCardsError, HandSizeError, CardNotInGameError.
        """
        self.check_board(board)
        self.check_size(len(hole), bool(board), place)
        self.check_deck(hole)

    def check_size(self, count: int, with_board: bool, place: Phrase) -> None:
        """Refuse a number of cards that a seat cannot have, with board cards or without.

        ``place`` names the seat in the message. Raises TooManyCardsError, TooFewCardsError,
        HandSizeError.
        """
        most = self.most if with_board else self.most_alone
        if count > most:
            raise TooManyCardsError(place=place, count=count, game=self.name, most=most)
        if count < self.least:
            raise TooFewCardsError(place=place, count=count, game=self.name, least=self.least)
        if self.comes_alone(count) and count < self.hand:
            raise HandSizeError(
                place=place,
                count=count,
                game=self.name,
                beside=self.most,
                least=self.hand,
                most=self.most_alone,
            )

    def comes_alone(self, count: int) -> bool:
        """Whether this many cards are more than a hand beside a board can have."""
        return bool(self.board) and count > self.most

    def check_board(self, board: Sequence[Card]) -> None:
        """Refuse a board that this game cannot have; the errors are those of ``check``."""
        if board and not self.board:
            raise NoBoardError(game=self.name, cards=" ".join(map(str, board)))
        if len(board) > self.board:
            name = Phrase(QT_TRANSLATE_NOOP("analyser", "The board"))
            count = len(board)
            raise TooManyCardsError(place=name, count=count, game=self.name, most=self.board)
        self.check_deck(board)

    def check_deck(self, cards: Iterable[Card]) -> None:
        """Refuse cards that are not in the deck. Raises CardNotInGameError for the first."""
        missing = self.deck.lacks(cards)
        if not missing:
            return
        card = missing[0]
        if "joker" in self.allows and card in JOKERS:
            raise JokerNotChosenError(card=card, game=self.name)
        plain = self.plain_deck.cards
        raise CardNotInGameError(card=card, game=self.name, count=len(plain), first=plain[0])

    def fives(self, hole: Sequence[T], board: Sequence[T]) -> Iterator[tuple[T, ...]]:
        """Yield every choice of five cards that the rules allow, cards in the order given.

        The cards may be anything that is known of each, such as their ranks.
        """
        if self.uses is None:
            return combinations((*hole, *board), self.hand)
        of_hole, of_board = self.uses
        choices = product(combinations(hole, of_hole), combinations(board, of_board))
        return (own + shared for own, shared in choices)

    def so_far(self, hole: Sequence[Card], board: Sequence[Card]) -> list[tuple[Card, ...]]:
        """Return every choice of the fewer cards that count while there are no five."""
        if self.uses is None:
            return [(*hole, *board)]
        of_hole, of_board = (
            min(count, len(cards)) for count, cards in zip(self.uses, (hole, board), strict=True)
        )
        choices = product(combinations(hole, of_hole), combinations(board, of_board))
        return [own + shared for own, shared in choices]


@lru_cache(maxsize=64)  # which ranks are wild can be chosen in thousands of ways
def _deck_with(deck: Deck, options: Options) -> Deck:
    return replace(deck, joker=options.joker, wild_ranks=options.wild)


@cache  # two orderings
def _with_trips_above(ordering: HighOrdering) -> HighOrdering:
    return ordering.swapped(Category.STRAIGHT, Category.THREE_OF_A_KIND)
