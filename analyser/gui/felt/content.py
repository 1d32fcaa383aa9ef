"""What the felt says, once: its widgets, the picture to share, the history and speech show it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import TYPE_CHECKING, Final, NamedTuple

from analyser.gui.look.translation import (
    card_names,
    in_speech,
    labelled,
    percent,
    translate,
    with_semicolons,
)
from analyser.poker.cards import Card

if TYPE_CHECKING:  # most seats have cards and no range
    from analyser.poker.odds.record import HandOdds
    from analyser.poker.ranges.range import Range
    from analyser.poker.ranges.summary import Kinds


_BEFORE_A_CLAUSE: Final = ("; ", " · ", ", ", ": ")
_FEWEST_WORDS: Final = 4
"""Fewer words do not say why: "For the high, ..."."""


class CardRole(Enum):
    """Whether a card plays in the hand that is shown."""

    NONE = auto()
    """Every card plays, or it is not known which: the card lies where all cards lie."""
    PLAYS = auto()
    """The card is one of the best five: it is raised."""
    RESTS = auto()
    """The card plays nowhere: it lies lower, below a veil."""
    WAITS = auto()
    """The card does not play for who is ahead, and more cards come: it lies lower,
    below a thin veil."""
    LATER = auto()
    """The card comes later than the street that is shown: it is faint."""


class Place(NamedTuple):
    """What is shown in one slot of a seat or of the board."""

    card: Card | None  # the card in the slot; None if the slot is empty
    role: CardRole = CardRole.NONE  # whether the card plays in the hand that is shown
    is_low: bool = False  # whether it is one of the cards of the best low: it has a tab below it
    # Whether it is one of the best five beside such a low: it has a tab as well.
    is_high: bool = False
    stands_for: str = ""  # what a wild card stands for; "" for any other card


class HandOnBoard(NamedTuple):
    """What a seat holds on one of several boards."""

    board: str  # "Board 1"
    hand: str
    brief: str  # both on one line
    loses: bool = False
    wins: bool = False


class SeatContent(NamedTuple):
    """What the felt says about one seat."""

    name: str = ""  # the seat's name
    places: tuple[Place, ...] = ()  # the seat's slots in order
    # The range that the seat has instead of cards; None if it has no range.
    held: Range | None = None
    # Two cards to draw for a range of one hand, two unknown cards for a range of all hands; empty
    # for other ranges and without a range.
    face: tuple[Card, ...] = ()
    # What each hand of the range is worth; None if it is not known.
    hands: Mapping[str, HandOdds] | None = None
    # What the range makes on the board: for each category the weights of its holdings, by number;
    # None if it is not known.
    kinds: Kinds | None = None
    title: str = ""  # the name of the seat's hand
    words: str = ""  # what a player adds to it: its draws, "the nuts", "no cards yet"
    low: str = ""  # the seat's low in words; "" if no low is shown
    # The hand on each of several boards, which ``title`` and ``words`` name too.
    on_boards: tuple[HandOnBoard, ...] = ()
    # share, deals: the seat's exact share of the pot, and the deals or chips behind it; "" if there
    # are no odds, and once the hand is decided.
    share: str = ""
    deals: str = ""
    chips: str = ""  # the chips that the seat wins; "" if they are not known
    stake: str = ""  # what it bets, has to call, or is in for; "" for nothing
    has_stakes: bool = False  # whether a seat of the table has one
    # wins, wins_low: whether the seat takes a part of the pot, the whole high or the whole low.
    wins: bool = False
    wins_low: bool = False

    @property
    def spoken(self) -> str:
        """All that the seat's plate shows in a sentence, for screen readers."""
        held = "" if self.held is None else str(self.held)
        held *= not self.words.startswith(f"{held},")  # it is one hand
        cards = card_names([place.card for place in self.places if place.card is not None])
        wins = translate("Felt", "wins")
        hand, end = [self.title, self.words], wins if self.wins else ""
        if len(self.on_boards) > 1:  # which board it wins is said behind that board's hand
            hand, end = [each.brief + f", {wins}" * each.wins for each in self.on_boards], ""
        hand += [self.low, self.share, self.chips, end]
        return in_speech(", ".join(filter(None, (self.name, cards, held, *hand))))


class VerdictContent(NamedTuple):
    """The answer: who wins, or what the only seat has, and why."""

    text: str = ""  # the answer in at most some forty letters
    reason: str = ""  # the sentence below it
    quiet: str = ""  # the rank of a single hand in numbers, beside the reason
    is_final: bool = False  # whether no card can change the answer any more: it is gold
    has_why: bool = False  # whether a page says more
    # The answer with the seats' full names and the winning hand, for the window's title and for
    # lists; "" while the answer is hidden.
    title: str = ""
    short: str = ""  # what of the reason decides between hands, and goes last; "" if nothing does

    def shorter(self, reason: str) -> str:
        """Return a reason less its last clause; ``short`` if that decides; "" if little is left."""
        short, less = self.short, reason[: _index_of_last_clause(reason)]
        if len(reason) > len(short) and short[_index_of_last_clause(short) or 1 :] not in less:
            return short  # it says what decides, in a clause of the first part
        return less if len(less.split()) >= _FEWEST_WORDS else ""

    @property
    def spoken_reason(self) -> str:
        """The reason as sentences, for screen readers."""
        return in_speech(self.reason.replace(" · ", ". "))


class Segment(NamedTuple):
    """One seat's part of the bar of shares."""

    share: float  # the seat's share of the bar, 0 to 1
    seat: int  # the seat's number
    number: str  # the share in whole per cent
    # name, letter: the seat's name, and what stands for it in a narrow segment.
    name: str
    letter: str
    spoken: str  # the seat and its exact share
    deals: str = ""  # the deals or chips behind its share, for who hears one segment alone


class BarAction(Enum):
    """What a click on the bar's button does."""

    NONE = auto()
    REVEAL = auto()
    ESTIMATE = auto()


class BarContent(NamedTuple):
    """The bar of shares below the verdict."""

    segments: tuple[Segment, ...] = ()  # the seats' parts of the bar; empty if there are no odds
    track: str = ""  # what is written on an empty bar, or below the verdict how far a count is
    # Whether the empty bar is a dashed outline, into which hands can be dropped.
    is_open: bool = False
    # How much of a long count or of an estimate is done, 0 to 1; None otherwise.
    progress: float | None = None
    # Whether the shares are being counted: the last ones, if any, stand there meanwhile, faint.
    is_awaited: bool = False
    action: BarAction = BarAction.NONE  # what the bar's button does
    # The seat that faces a bet, and the share that a call needs; None without a bet.
    needle: tuple[int, float] | None = None
    needed: str = ""  # the words below the needle

    @property
    def spoken(self) -> str:
        """The whole bar in a sentence, for screen readers."""
        return with_semicolons([segment.spoken for segment in self.segments])


class StreetState(Enum):
    """Where a street lies in the course of the hand."""

    DONE = auto()
    NOW = auto()
    NEXT = auto()
    LATER = auto()


class StreetContent(NamedTuple):
    """One street's tile."""

    name: str  # the street's name
    state: StreetState  # whether it is over, shown now, next, or comes later
    # The shares in a few letters: "55 - 45", or the leader's; "" if they are not known.
    figures: str = ""
    shares: tuple[tuple[int, float], ...] = ()  # for each seat its number and its share, 0 to 1
    spoken: str = ""  # the street with its cards and shares in a sentence
    # Whether the shares are counted only if the user asks, because it takes long.
    is_long: bool = False

    @property
    def offers(self) -> bool:
        """Whether the tile has a button: to deal the street, or to count its shares."""
        return self.is_long or self.state is StreetState.NEXT


class Row(NamedTuple):
    """A board with its streets, or the streets of a game without one, in a row of the felt."""

    board: tuple[Place, ...] = ()  # the slots of the board; empty in games without a board
    # The tiles of the streets, which hold the board; of several boards without that before the
    # flop.
    streets: tuple[StreetContent, ...] = ()
    name: str = ""  # the board's name if there are several
    takes: str = ""  # who wins or shares the board; "" while it is open
    chips: str = ""  # the chips that the board brings; "" if they are not known
    taker: int | None = None  # the seat that wins the board alone; None if it is open or shared

    @property
    def spoken(self) -> str:
        """The board and who takes it in a sentence, for screen readers."""
        return ", ".join(filter(None, (self.name, self.takes, self.chips)))


class FeltContent(NamedTuple):
    """All that the felt says of a poker table."""

    game: str = ""  # the name of the game, with its options
    # The pot, who bets and who is to call, each in words and as chips; empty for none.
    pot: tuple[tuple[str, str], ...] = ()
    seats: tuple[SeatContent, ...] = ()  # the seats in order
    rows: tuple[Row, ...] = ()  # one for each board; one in games without a board, too
    dead: tuple[Card, ...] = ()  # the dead cards, which are out of play
    # verdict, bar: the scoreboard.
    verdict: VerdictContent = VerdictContent()
    bar: BarContent = BarContent()
    is_hidden: bool = False  # whether the answers are hidden; then no field gives one away

    def with_question(self, headline: str, reason: str) -> FeltContent:
        """Return it with a ``Guest``'s texts, gaps filled, as verdict; if hidden, with no bar."""
        text = headline.format(verdict=self.verdict.text)
        reason = reason.format(reason=self.verdict.reason)
        verdict = self.verdict._replace(text=text, reason=reason, quiet="")
        if not self.is_hidden:
            return self._replace(verdict=verdict)
        next_, later = StreetState.NEXT, StreetState.LATER  # nothing is dealt while it is asked
        rows = [
            row._replace(streets=tuple([
                s._replace(state=later) if s.state is next_ else s for s in row.streets
            ]))
            for row in self.rows
        ]  # fmt: skip
        verdict = verdict._replace(has_why=False, title="")
        return self._replace(verdict=verdict, bar=BarContent(), rows=tuple(rows))

    def with_guest_words(self, clause: str, verdict: str, taker: int | None) -> FeltContent:
        """Return it with a ``Guest``'s verdict, if any, or its clause behind a final reason."""
        if verdict and not self.is_hidden:
            said = VerdictContent(verdict, clause, "", True, self.verdict.has_why, verdict)
            seats = [
                each._replace(share="", deals="", chips="", wins=seat == taker, wins_low=False)
                for seat, each in enumerate(self.seats)
            ]
            bar = BarContent() if taker is None else _taken_by(taker, seats[taker].name)
            return self._replace(verdict=said, bar=bar, seats=tuple(seats))
        if not (clause and self.verdict.is_final):
            return self
        reason = "; ".join(filter(None, (self.verdict.reason, clause)))
        return self._replace(verdict=self.verdict._replace(reason=reason))

    @property
    def spoken(self) -> str:
        """The verdict and the reason for a screen reader; "" while nothing can be said."""
        verdict = self.verdict
        asks = self.bar.action is BarAction.ESTIMATE
        if not verdict.title or not (verdict.has_why or asks or len(self.seats) == 1):
            return ""
        text = in_speech(translate("Felt", "Verdict: {verdict}", verdict=verdict.text))
        return _joined(text, verdict.spoken_reason)

    @property
    def summary(self) -> str:
        """The whole answer for a screen reader: the verdict, then a sentence for each seat."""
        seats = [seat.spoken for seat in self.seats] if len(self.seats) > 1 else []
        return ". ".join(filter(None, (self.spoken, *seats)))

    @property
    def chips(self) -> str:
        """How many chips each winner gets after the last card; "" if the pot is not known."""
        chips = [labelled(seat.name, seat.chips) for seat in self.seats if seat.chips]
        return with_semicolons(chips)

    @property
    def title(self) -> str:
        """A sentence that describes a picture of the felt to people who cannot see it."""
        said = _joined(self.verdict.text, "" if self.is_hidden else self.verdict.reason)
        return labelled(self.game, said) if said else self.game


def _taken_by(seat: int, name: str) -> BarContent:
    """Return the bar where one seat takes the whole pot."""
    figure = percent(100)
    said = translate("Felt", "{seat} takes the pot", seat=name)
    spoken = translate("Felt", "{seat}, {share}", seat=name, share=figure)
    return BarContent((Segment(1.0, seat, figure, said, name, spoken),))


def _joined(verdict: str, reason: str) -> str:
    """Return a verdict and its reason in one text; either may be ""."""
    joint = " " if verdict.endswith((".", "?")) else ", "
    return joint.join(filter(None, (verdict, reason)))


def _index_of_last_clause(said: str) -> int:
    """Return where the separator before the last clause begins; 0 if there is but one."""
    return max(0, *map(said.rfind, _BEFORE_A_CLAUSE))
