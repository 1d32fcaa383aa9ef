"""The ``Game`` record: the rules of a game that matter to its hands.

All games are in ``registry``. Code that depends on a rule reads it here and never asks which game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain, combinations, product
from typing import Final, TypeVar

from analyser.poker import errors
from analyser.poker.cards import JOKERS, UNKNOWN, Card, refuse_duplicates
from analyser.poker.decks import FULL_DECK, Deck
from analyser.poker.games.options import NO_OPTIONS, Options, read_options
from analyser.poker.phrases import N_, Phrase, shortened
from analyser.poker.ranking.badugi import BADUGI, BadugiOrdering
from analyser.poker.ranking.high import STANDARD_HIGH, Category, HighOrdering
from analyser.poker.ranking.low import ACE_TO_FIVE, LOW_ORDERINGS, LowOrdering, Ordering
from analyser.poker.ranking.whole import WholeOrdering

T = TypeVar("T")

MOST_SEATS: Final = 10
FLOP: Final = 3
"""The cards of a flop: the fewest with which a board gives hands; then each street is a card."""
THE_BOARD: Final = Phrase(N_("The board"))
HIGH_AND_LOW: Final = (Phrase(N_("the high")), Phrase(N_("the low")))


@dataclass(frozen=True, slots=True, repr=False)
class Game:
    """The rules of one game that matter to its hands.

    Attributes:
        key: the game's name in the terminal, in Python and in saved tables.
        name: the game's name for readers.
        aliases: other names of the game.
        source: where the game's rules stand.
        short: a shorter name for narrow places; None for ``name``.
        in_front: those of its names that mean something else among cards, so that they name the
            game only in front of a colon.
        left_of: games in which cards are thrown away until this one is left.
        codes: what Poker Hand History files call the game, and pokenum's option for it.
        dealt: the number of cards dealt to a seat.
        at_least: the fewest cards of its own that a seat needs to be analysed; None for as many as
            are dealt.
        at_most: the most cards of its own that a seat can have if there are no board cards; None
            for as many as are dealt.
        board: the number of cards on the full board; 0 if the game has no board.
        boards: how many boards a table has at first.
        streets: in a game without a board, how many cards each seat has on each street: in stud
            from the first bets on, in draw games before and after the draw; () in "any cards".
        hand: the number of cards that make a hand.
        uses: (how many own cards, how many board cards) a hand must use; None if it may use any.
        most_own: the most own cards that a hand may use, where ``uses`` is None; None for any.
        high_counts: True if the high hand wins the pot, or half of it.
        second: the game whose best hand wins the other half of the pot with the same cards; None
            if there is no such half. The half of this game counts as the high: the odd chip is its.
        halves: what the two halves of the pot are called.
        shows_low: True to show the best low although it wins nothing.
        button: True if the game has a dealer button; without one, odd chips go by card and suit.
        ranges: True if a seat may have a range instead of cards when no option makes cards wild.
            Ranges are counted by the rules of hold'em with 52 cards; a record with other rules
            raises ValueError.
        allows: the names of the game's options.
        options: the chosen options.
        plain_deck, plain_high, plain_low: what ``deck``, ``high`` and ``low`` are if no option is
            chosen.
        deck: the cards the game is played with.
        high: how high hands compare.
    """

    key: str
    name: Phrase
    aliases: tuple[str, ...]
    source: str
    dealt: int
    short: Phrase | None = None
    in_front: tuple[str, ...] = ()
    left_of: tuple[str, ...] = ()
    codes: tuple[str, ...] = ()
    at_least: int | None = None
    at_most: int | None = None
    board: int = 0
    boards: int = 1
    streets: tuple[int, ...] = ()
    hand: int = 5
    uses: tuple[int, int] | None = None
    most_own: int | None = None
    high_counts: bool = True
    second: Game | None = None
    halves: tuple[Phrase, Phrase] = HIGH_AND_LOW
    shows_low: bool = False
    button: bool = True
    ranges: bool = False
    allows: tuple[str, ...] = ()
    options: Options = NO_OPTIONS
    plain_deck: Deck = FULL_DECK
    plain_high: HighOrdering = STANDARD_HIGH
    plain_low: LowOrdering | None = None
    deck: Deck = field(init=False, repr=False, compare=False)
    high: HighOrdering = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        as_in_holdem = (
            (self.dealt, self.board, self.uses, self.most_own) == (2, 5, None, None)
            and (self.high_counts, self.plain_low) == (True, None)
            and (self.plain_deck, self.plain_high) == (FULL_DECK, STANDARD_HIGH)
        )
        if self.ranges and not as_in_holdem:
            raise ValueError(f"{self.key}: only hold'em with 52 cards can have ranges")
        deck, high, options = self.plain_deck, self.plain_high, self.options
        if options != NO_OPTIONS:
            deck = replace(deck, joker=options.joker, wild_ranks=options.wild)
        if options.trips_beat_straight:
            high = high.swapped(Category.STRAIGHT, Category.THREE_OF_A_KIND)
        object.__setattr__(self, "deck", deck)
        object.__setattr__(self, "high", high)

    @property
    def first(self) -> Game:
        """The game without ``second``, always the same object; itself if it has none."""
        return self if self.second is None else _without_second_half(self)

    def __repr__(self) -> str:
        chosen = self.options.chosen()
        return f"Game({self.key!r}, {chosen})" if chosen else f"Game({self.key!r})"

    @property
    def least(self) -> int:
        """The fewest cards of its own that a seat needs to be analysed."""
        return self.dealt if self.at_least is None else self.at_least

    @property
    def most(self) -> int:
        """The most cards of its own that a seat can have once a card is on the board."""
        return self.dealt if self.board else self.most_without_board

    @property
    def most_without_board(self) -> int:
        """The most cards of its own that a seat can have while no card is on the board."""
        return self.dealt if self.at_most is None else self.at_most

    # What the options make of it --------------------------------------------------------------

    def with_options(self, chosen: Options | Mapping[str, object] | None) -> Game:
        """Return this game with ``chosen`` instead of its present options.

        ``chosen``: options, or a mapping for ``read_options``. Raises GameOptionError for an option
        that the game does not have, OptionError for an option that cannot be read.
        """
        options = chosen if isinstance(chosen, Options) else read_options(chosen or {})
        for name in options.chosen():
            if name not in self.allows:
                raise errors.GameOptionError(option=name.replace("_", "-"), game=self.name)
        return _with_options(self, NO_OPTIONS if options == NO_OPTIONS else options)

    @property
    def plain(self) -> Game:
        """The game without options, as in the registry."""
        return self if self.options is NO_OPTIONS else replace(self, options=NO_OPTIONS)

    @property
    def low(self) -> LowOrdering | None:
        """The ordering in which the low hand wins the pot, or half of it; None if no low wins.

        With the option ``no_qualifier`` it is ace-to-five instead of eight-or-better.
        """
        return ACE_TO_FIVE if self.options.no_qualifier else self.plain_low

    @property
    def has_low(self) -> bool:
        """True if the best low wins something, or is shown although it wins nothing."""
        return self.shows_low or self.low is not None

    @property
    def main(self) -> Ordering:
        """The ordering that decides who wins: that of lows if only lows count, else of highs."""
        return self.high if self.high_counts or self.low is None else self.low

    @property
    def splits(self) -> bool:
        """True if the best high and the best low hand share the pot."""
        return self.high_counts and self.plain_low is not None

    @property
    def has_halves(self) -> bool:
        """True if two hands share the pot: high and low, or those of the game and its second."""
        return self.splits or self.second is not None

    @property
    def takes_ranges(self) -> bool:
        """True if a seat may have a range instead of cards; always False with wild cards."""
        return self.ranges and not self.deck.has_wild

    @property
    def one_of_each(self) -> bool:
        """True in badugi: only cards of different ranks and suits play, and low cards win."""
        return isinstance(self.plain_high, BadugiOrdering)

    @property
    def only_lows(self) -> bool:
        """True if what wins the pot, or its first half, is a low or a badugi."""
        return not self.high_counts or self.one_of_each

    @property
    def whole(self) -> WholeOrdering | None:
        """How high hands compare if all cards of a seat are ranked at once; else None."""
        return self.plain_high if isinstance(self.plain_high, WholeOrdering) else None

    @property
    def orderings(self) -> tuple[LowOrdering, ...]:
        """The low orderings to show: of a split game the one that wins a half, otherwise all."""
        return (self.low,) if self.splits and self.low is not None else LOW_ORDERINGS

    @property
    def plays_any(self) -> bool:
        """True if any five of the own cards and the board's may play, as in hold'em."""
        return self.uses is None and self.most_own is None

    @property
    def as_in_omaha(self) -> bool:
        """True if two of the own cards play with three of the board's."""
        return self.uses == (2, 3)

    @property
    def plays_board(self) -> bool:
        """False if a hand must consist of own cards although the game has a board."""
        return self.uses is None or self.uses[1] > 0

    @property
    def has_fast_odds(self) -> bool:
        """True if the engine counts the game quickly; other games are counted deal by deal.

        With a board the engine expects flushes in one suit only, so no more than two own cards may
        play. Without a board it expects a deck of all ranks.
        """
        if self.second is not None:
            return False
        if self.board:
            is_holdem = self.plays_any and self.dealt <= 2
            is_known = self.high_counts and (self.as_in_omaha or is_holdem)
            return is_known and not self.deck.has_wild and self._lows_ignore_straights
        if self.whole is not None:
            return self.whole == BADUGI and self.dealt == self.hand
        is_known = self.dealt in (self.hand, 7) and self.deck.lowest == FULL_DECK.lowest
        return is_known and self._lows_ignore_straights

    @property
    def has_nuts(self) -> bool:
        """True if the nuts of a board can be counted, which is done by pairs of own cards."""
        by_pairs = self.plays_two or self.most_own == 2
        return bool(self.board) and self.high_counts and by_pairs and 2 <= self.dealt <= 6

    @property
    def plays_two(self) -> bool:
        """True if two own cards play as in hold'em or Omaha, for whose hands players have words."""
        return self.as_in_omaha or (self.plays_any and self.dealt == 2)

    @property
    def _lows_ignore_straights(self) -> bool:
        return not self.splits or not (self.low and self.low.straights_count)

    @property
    def most_seats(self) -> int:
        """The most seats, at most ten, that the deck can deal in full together with the boards."""
        return self.most_seats_with(self.boards)

    def most_seats_with(self, boards: int, common: int = 0) -> int:
        """Return the most seats, at most ten, beside so many boards that share ``common`` cards."""
        return min(MOST_SEATS, (len(self.deck) - self._board_cards(boards, common)) // self.dealt)

    def check_seats(self, count: int, boards: int = 1, common: int = 0, *, least: int = 1) -> None:
        """Refuse fewer seats than ``least``, more than ten, or more than the deck can deal.

        Raises SeatCountError, and DeckTooSmallError, which is one.
        """
        most = self.most_seats_with(boards, common)
        if most < count <= MOST_SEATS:
            shared = self._board_cards(boards, common)
            needed, deck = count * self.dealt + shared, len(self.deck)
            sizes = {"count": count, "dealt": self.dealt, "needed": needed, "deck": deck}
            if shared and boards > 1:
                raise errors.DeckTooSmallForBoardsError(**sizes, boards=boards, most=most)
            error = errors.DeckTooSmallForBoardError if shared else errors.DeckTooSmallError
            raise error(**sizes, most=most)
        if not least <= count <= most:
            raise errors.SeatCountError(count=count, least=least, most=most)

    def _board_cards(self, boards: int, common: int) -> int:
        """Return how many cards lie on so many boards that share ``common`` cards."""
        return boards * self.board - (boards - 1) * common

    # What it makes of cards -------------------------------------------------------------------

    def check(self, hole: Sequence[Card], board: Sequence[Card], place: Phrase) -> None:
        """Refuse cards that this game cannot have.

        ``place`` names the seat in the message. Raises NoBoardError, TooManyCardsError,
        TooFewCardsError, HandSizeError, CardNotInGameError.
        """
        self.check_board(board)
        self.check_size(len(hole), bool(board), place)
        self.check_deck(hole)

    def check_on_boards(
        self, hole: Sequence[Card], boards: Sequence[Sequence[Card]], place: Phrase
    ) -> None:
        """Raise NoSecondBoardError or an error of ``check`` if a hand cannot have these boards."""
        if len(boards) > 1 and not self.board:
            raise errors.NoSecondBoardError(game=self.name)
        for board in boards:
            self.check(hole, board, place)

    def check_size(self, count: int, with_board: bool, place: Phrase) -> None:
        """Refuse a number of cards that a seat cannot have.

        ``with_board``: True if there are board cards; ``place`` names the seat in the message.
        Raises TooManyCardsError, TooFewCardsError, HandSizeError.
        """
        self.refuse_more(place, count, self.most if with_board else self.most_without_board)
        said = {"place": place, "count": count, "game": self.name}
        if count < self.least:
            raise errors.TooFewCardsError(**said, least=self.least)
        if self.comes_alone(count) and count < self.hand:
            sizes = {"beside": self.most, "least": self.hand, "most": self.most_without_board}
            raise errors.HandSizeError(**said, **sizes)

    def refuse_more(self, place: str, count: int, most: int) -> None:
        """Refuse more than so many cards in a place. Raises TooManyCardsError."""
        if count > most:
            raise errors.TooManyCardsError(place=place, count=count, game=self.name, most=most)

    def comes_alone(self, count: int) -> bool:
        """True if a seat with ``count`` cards has too many to be played with the game's board."""
        return bool(self.board) and count > self.most

    def check_board(self, board: Sequence[Card]) -> None:
        """Refuse a board. Raises NoBoardError, TooManyCardsError, CardNotInGameError."""
        if board and not self.board:
            raise errors.NoBoardError(game=self.name, cards=" ".join(map(str, board)))
        self.refuse_more(THE_BOARD, len(board), self.board)
        self.check_deck(board)

    def check_range(self, held: object) -> None:
        """Refuse a range if the game takes none. Raises RangeGameError."""
        if not self.takes_ranges:
            error = errors.WildRangeError if self.ranges else errors.RangeGameError
            raise error(range=shortened(str(held)), game=self.name)

    def check_deck(self, cards: Iterable[Card]) -> None:
        """Refuse cards that are not in the deck. Raises CardNotInGameError for the first."""
        if not (missing := self.deck.lacks(cards)):
            return
        card = missing[0]
        if card is UNKNOWN:
            raise errors.UnknownCardError
        if "joker" in self.allows and card in JOKERS:
            raise errors.JokerNotChosenError(card=card, game=self.name)
        plain = self.plain_deck.cards
        raise errors.CardNotInGameError(card=card, game=self.name, count=len(plain), first=plain[0])

    def check_dead(self, dead: Sequence[Card]) -> None:
        """Refuse dead cards that this game cannot have, and a dead card given twice.

        Raises CardNotInGameError, UnknownDeadCardError, DuplicateCardError.
        """
        self.check_deck([card for card in dead if card is not UNKNOWN])
        if UNKNOWN in dead:
            raise errors.UnknownDeadCardError
        refuse_duplicates(dead)

    def fives(self, hole: Sequence[T], board: Sequence[T]) -> Iterator[tuple[T, ...]]:
        """Yield all choices of cards that the rules allow as a hand.

        The cards of a choice are in the order of ``hole`` and ``board``. Instead of cards, both may
        have one value for each card, such as its rank.
        """
        if self.uses is not None:
            counts = [self.uses]
        elif self.most_own is not None:
            most = min(self.most_own, self.hand)
            counts = [(own, self.hand - own) for own in range(most, -1, -1)]
        else:
            return combinations((*hole, *board), self.hand)
        choices = chain.from_iterable(
            product(combinations(hole, of_hole), combinations(board, of_board))
            for of_hole, of_board in counts
        )
        return (own + shared for own, shared in choices)

    def choices_so_far(self, hole: Sequence[Card], board: Sequence[Card]) -> list[tuple[Card, ...]]:
        """Return the choices of cards to rank when there are too few cards for a full hand.

        In Omaha a choice has at most two hole cards and at most three board cards; with
        ``most_own``, at most so many hole cards and the board; otherwise all cards.
        """
        if self.most_own is not None:
            return [(*own, *board) for own in combinations(hole, min(self.most_own, len(hole)))]
        if self.uses is None:
            return [(*hole, *board)]
        of_hole, of_board = min(self.uses[0], len(hole)), min(self.uses[1], len(board))
        choices = product(combinations(hole, of_hole), combinations(board, of_board))
        return [own + shared for own, shared in choices]


@lru_cache(maxsize=64)  # as below
def _without_second_half(game: Game) -> Game:
    return replace(game, second=None)


@lru_cache(maxsize=64)  # the same options again give the same game, whose tables are cached
def _with_options(game: Game, options: Options) -> Game:
    return replace(game, options=options)
