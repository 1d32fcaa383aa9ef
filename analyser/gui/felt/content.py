"""What the felt says, once: its widgets, the picture to share, the history and speech show it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from analyser.gui.look.translation import card_names, labelled, translate
from analyser.poker.cards import Card
from analyser.poker.phrases import Phrase

if TYPE_CHECKING:  # most seats have cards and no range
    from analyser.poker.odds.record import HandOdds
    from analyser.poker.ranges.range import Range

Kinds: TypeAlias = Mapping[Phrase, Mapping[int, int]]
"""What a range makes on a board, as ``find_kinds`` gives it."""


class CardRole(Enum):
    """Whether a card plays in the hand that is shown."""

    NONE = auto()
    """Every card plays, or it is not known which: the card lies where all cards lie."""
    PLAYS = auto()
    """The card is one of the best five: it is raised."""
    RESTS = auto()
    """The card plays nowhere: it lies lower, below a veil."""
    LATER = auto()
    """The card comes later than the street that is shown: it is faint."""


class Place(NamedTuple):
    """What is shown in one slot of a seat or of the board.

    Attributes:
        card: the card in the slot; None if the slot is empty.
        role: whether the card plays in the hand that is shown.
        is_low: whether it is one of the cards of the best low: it has a tab below it.
        is_high: whether it is one of the best five beside such a low: it has a tab as well.
        stands_for: what a wild card stands for; "" for any other card.
    """

    card: Card | None
    role: CardRole = CardRole.NONE
    is_low: bool = False
    is_high: bool = False
    stands_for: str = ""


class SeatContent(NamedTuple):
    """What the felt says about one seat.

    Attributes:
        name: the seat's name.
        places: the seat's slots in order.
        held: the range that the seat has instead of cards; None if it has no range.
        face: two cards to draw for a range of one hand, two unknown cards for a range of all hands;
            empty for other ranges and without a range.
        hands: what each hand of the range is worth; None if it is not known.
        kinds: what the range makes on the board: for each category the weights of its holdings, by
            number; None if it is not known.
        title: the name of the seat's hand.
        words: what a player adds to it: its draws, "the nuts", "no cards yet".
        low: the seat's low in words; "" if no low is shown.
        share, deals: the seat's exact share of the pot, and the deals or chips behind it; "" if
            there are no odds, and once the hand is decided.
        chips: the chips that the seat wins; "" if they are not known.
        stake: what it bets, has to call, or is in for; "" for nothing.
        wins, wins_low: whether the seat takes a part of the pot, the whole high or the whole low.
    """

    name: str = ""
    places: tuple[Place, ...] = ()
    held: Range | None = None
    face: tuple[Card, ...] = ()
    hands: Mapping[str, HandOdds] | None = None
    kinds: Kinds | None = None
    title: str = ""
    words: str = ""
    low: str = ""
    share: str = ""
    deals: str = ""
    chips: str = ""
    stake: str = ""
    wins: bool = False
    wins_low: bool = False

    @property
    def spoken(self) -> str:
        """All that the seat's plate shows in a sentence, for screen readers."""
        held = "" if self.held is None else str(self.held)
        cards = card_names([place.card for place in self.places if place.card is not None])
        hand = self.title, self.words, self.low, self.share, self.chips
        wins = translate("Felt", "wins") if self.wins else ""
        return ", ".join(filter(None, (self.name, cards, held, *hand, wins)))


class VerdictContent(NamedTuple):
    """The answer: who wins, or what the only seat has, and why.

    Attributes:
        text: the answer in at most some forty letters.
        reason: the sentence below it.
        quiet: the rank of a single hand in numbers, beside the reason.
        is_decided: whether no card can change the answer any more: it is gold.
        has_why: whether a page says more.
        title: the answer with the seats' full names and the winning hand, for the window's title
            and for lists; "" while the answer is hidden.
    """

    text: str = ""
    reason: str = ""
    quiet: str = ""
    is_decided: bool = False
    has_why: bool = False
    title: str = ""

    @property
    def spoken_reason(self) -> str:
        """The reason as sentences, for screen readers."""
        return self.reason.replace(" · ", ". ")


class Segment(NamedTuple):
    """One seat's part of the bar of shares.

    Attributes:
        share: the seat's share of the bar, 0 to 1.
        seat: the seat's number.
        number: the share in whole per cent.
        name, letter: the seat's name, and what stands for it in a narrow segment.
        spoken: the seat, its exact share, and the deals or chips behind it.
    """

    share: float
    seat: int
    number: str
    name: str
    letter: str
    spoken: str


class BarAction(Enum):
    """What a click on the bar's button does."""

    NONE = auto()
    REVEAL = auto()
    ESTIMATE = auto()
    STOP = auto()


class BarContent(NamedTuple):
    """The bar of shares below the verdict.

    Attributes:
        segments: the seats' parts of the bar; empty if there are no odds.
        track: what is written on an empty bar.
        is_open: whether the empty bar is a dashed outline, into which hands can be dropped.
        progress: how much of a long count or of an estimate is done, 0 to 1; None otherwise.
        action: what the bar's button does.
        spoken: the whole bar in a sentence, for screen readers.
        needle: the seat that faces a bet, and the share that a call needs; None without a bet.
        needed: the words below the needle.
    """

    segments: tuple[Segment, ...] = ()
    track: str = ""
    is_open: bool = False
    progress: float | None = None
    action: BarAction = BarAction.NONE
    spoken: str = ""
    needle: tuple[int, float] | None = None
    needed: str = ""


class StreetState(Enum):
    """Where a street lies in the course of the hand."""

    DONE = auto()
    NOW = auto()
    NEXT = auto()
    LATER = auto()


class StreetContent(NamedTuple):
    """One street's tile.

    Attributes:
        name: the street's name.
        state: whether it is over, shown now, next, or comes later.
        figures: the shares in a few letters: "55 - 45", or the leader's; "" if they are not known.
        shares: for each seat its number and its share, 0 to 1.
        spoken: the street with its cards and shares in a sentence.
        is_long: whether the shares are counted only if the user asks, because it takes long.
    """

    name: str
    state: StreetState
    figures: str = ""
    shares: tuple[tuple[int, float], ...] = ()
    spoken: str = ""
    is_long: bool = False

    @property
    def offers(self) -> bool:
        """Whether the tile has a button: to deal the street, or to count its shares."""
        return self.is_long or self.state is StreetState.NEXT


class Row(NamedTuple):
    """One of several boards, in a row of its own.

    Attributes:
        board, streets: as in ``FeltContent``, but without the street before the flop.
        name: the board's name.
        takes: who wins or shares the board; "" while it is open.
        chips: the chips that the board brings; "" if they are not known.
        taker: the seat that wins the board alone; None if it is open or shared.
    """

    board: tuple[Place, ...]
    streets: tuple[StreetContent, ...]
    name: str
    takes: str = ""
    chips: str = ""
    taker: int | None = None

    @property
    def spoken(self) -> str:
        """The board and who takes it in a sentence, for screen readers."""
        return ", ".join(filter(None, (self.name, self.takes, self.chips)))


class FeltContent(NamedTuple):
    """All that the felt says of a poker table.

    Attributes:
        game: the name of the game.
        pot: the pot, who bets and who is to call, each in words and as chips; empty for none.
        seats: the seats in order.
        board: the slots of the board; empty in games without a board.
        streets: the tiles of the streets, which hold the board.
        rows: the boards if there are several; the two fields above are then of the first one.
        dead: the dead cards, which are out of play.
        verdict, bar: the scoreboard.
        is_hidden: whether the answers are hidden; then no field gives one away.
        leader: the first seat that wins, leads or is the favourite; None if there is none.
    """

    game: str = ""
    pot: tuple[tuple[str, str], ...] = ()
    seats: tuple[SeatContent, ...] = ()
    board: tuple[Place, ...] = ()
    streets: tuple[StreetContent, ...] = ()
    rows: tuple[Row, ...] = ()
    dead: tuple[Card, ...] = ()
    verdict: VerdictContent = VerdictContent()
    bar: BarContent = BarContent()
    is_hidden: bool = False
    leader: int | None = None

    def asking(self, headline: str, reason: str) -> FeltContent:
        """Return the same felt with a question, or with what is said of its answer.

        For the arguments see ``Guest``.
        """
        text = headline.format(verdict=self.verdict.text)
        reason = reason.format(reason=self.verdict.reason)
        verdict = self.verdict._replace(text=text, reason=reason, quiet="")
        if not self.is_hidden:
            return self._replace(verdict=verdict)
        return self._replace(verdict=verdict._replace(has_why=False, title=""), bar=BarContent())

    @property
    def spoken(self) -> str:
        """The verdict and the reason for a screen reader; "" while nothing can be said."""
        verdict = self.verdict
        asks = self.bar.action is BarAction.ESTIMATE
        if not verdict.title or not (verdict.has_why or asks or len(self.seats) == 1):
            return ""
        text = translate("Felt", "Verdict: {verdict}").format(verdict=verdict.text)
        joint = " " if text.endswith((".", "?")) else ", "
        return joint.join(filter(None, (text, verdict.spoken_reason)))

    @property
    def summary(self) -> str:
        """The whole answer for a screen reader: the verdict, then a sentence for each seat."""
        seats = [seat.spoken for seat in self.seats] if len(self.seats) > 1 else []
        return ". ".join(filter(None, (self.spoken, *seats)))

    @property
    def chips(self) -> str:
        """How many chips each winner gets after the last card; "" if the pot is not known."""
        return "; ".join([labelled(seat.name, seat.chips) for seat in self.seats if seat.chips])

    @property
    def title(self) -> str:
        """A sentence that describes a picture of the felt to people who cannot see it."""
        reason = "" if self.is_hidden else self.verdict.reason
        said = ", ".join(filter(None, (self.verdict.text, reason)))
        return labelled(self.game, said) if said else self.game
