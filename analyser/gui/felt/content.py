"""What the felt says, as one record that the widgets, the shared picture and the history read."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from analyser.poker.cards import Card

if TYPE_CHECKING:  # most seats have cards and no range
    from analyser.poker.ranges.range import Range


class CardRole(Enum):
    """Whether a card plays in the hand that is shown."""

    NONE = auto()
    """It is not known whether the card plays."""
    PLAYS = auto()
    """The card is one of the best five: it is raised."""
    WINS = auto()
    """The card is one of the best five of the winning hand: it is raised and has a ring."""
    RESTS = auto()
    """The card is not one of the best five: it is dimmed."""


class Ahead(Enum):
    """How a seat is ahead: it wins, leads, ties or is the favourite."""

    WINS = auto()
    LEADS = auto()
    TIES = auto()
    FAVOURITE = auto()
    """The seat gets most of the pot on average, but is behind now, or nobody is ahead."""


class Place(NamedTuple):
    """One slot of a seat or of the board: its card, None if empty, and whether the card plays."""

    card: Card | None
    part: CardRole


class MadeCards(NamedTuple):
    """The cards that make a hand; ``cards`` is empty as long as some are missing.

    Attributes:
        cards: the cards in the order in which a player reads them.
        word: their name, such as "Best five".
        wins: in games that split the pot, whether they win a part of it, or are ahead for it.
        note: a remark on them.
    """

    cards: tuple[Card, ...] = ()
    word: str = ""
    wins: bool = False
    note: str = ""


class SeatContent(NamedTuple):
    """What one seat says.

    Attributes:
        name: the seat's name.
        places: its slots in order.
        held: the range that the seat has instead of cards; None if it has none.
        face: two cards to draw for a range of one hand, two unknown cards for a range of all hands.
        tag, won, short_tag: what it wins: in a few words with the chips, only the chips, and only
            the words.
        ahead: how it is ahead; None if it is not.
        is_framed: whether it has a ring and a glow: the winner, or else the favourite.
        title, brief: the name of its hand, in full and in a word or two.
        exact: the exact name of the hand, if the title is what players call it.
        draws: its draws, with the number of cards that complete one.
        low: its low in words, in games in which the low counts beside the high.
        best, best_low: the cards of its high hand and of its low.
        share, unit, share_sentence: its average part of the pot, the unit, such as "equity", and
            all that is known of its chances in a sentence; empty if there are no odds.
    """

    name: str = ""
    places: tuple[Place, ...] = ()
    held: Range | None = None
    face: tuple[Card, ...] = ()
    tag: str = ""
    won: str = ""
    short_tag: str = ""
    ahead: Ahead | None = None
    is_framed: bool = False
    title: str = ""
    brief: str = ""
    exact: str = ""
    draws: str = ""
    low: str = ""
    best: MadeCards = MadeCards()
    best_low: MadeCards = MadeCards()
    share: str = ""
    unit: str = ""
    share_sentence: str = ""

    @property
    def for_a_line(self) -> tuple[str, str, str]:
        """The title and shorter forms of it: "Three fours", "Three of a kind"."""
        # "Low" alone would say nothing.
        words = self.brief if "-" in self.brief else self.title.partition(",")[0]
        return self.title, words, self.brief


class Spoken(NamedTuple):
    """What a screen reader says after a change: the verdict, and the chances once they are counted.

    ``both``: verdict and chances in one sentence.
    """

    verdict: str = ""
    chances: str = ""
    both: str = ""


class VerdictContent(NamedTuple):
    """What the middle of the felt says: who wins, or what the only seat has.

    Attributes:
        headline, reason, chances: who wins, why, and what may still happen; for a single seat, its
            hand, how good that is, and what breaks ties.
        brief: the headline and the chances in fewer words, for a small room.
        best, low: the best five and the best low of a single seat, if its low is shown.
        sentence: all of it in one sentence.
        spoken: what a screen reader says when the verdict changes.
        question: the question in a picture while the answer is hidden; else empty.
    """

    headline: str = ""
    reason: str = ""
    chances: str = ""
    brief: tuple[str, str] = ("", "")
    best: MadeCards = MadeCards()
    low: MadeCards = MadeCards()
    sentence: str = ""
    spoken: Spoken = Spoken()
    question: str = ""


class Share(NamedTuple):
    """One seat's part of the bar.

    ``share``: the part of the bar, 0 to 1; ``texts``: the texts that may be written on it, longest
    first; ``seat``: the seat's number.
    """

    share: float
    texts: tuple[str, ...]
    seat: int


class BarContent(NamedTuple):
    """What the bar of the pot says.

    Attributes:
        shares, sentences: the seats' parts, and a sentence on each; empty without odds.
        refusal: why there are no odds; empty if that needs no words.
        progress: how much is counted or drawn, 0 to 1; None if nothing is, or only for a moment.
        can_estimate: whether there are too many deals to count, so that an estimate is offered.
    """

    shares: tuple[Share, ...] = ()
    sentences: tuple[str, ...] = ()
    refusal: str = ""
    progress: float | None = None
    can_estimate: bool = False


class FootLine(NamedTuple):
    """A sentence below the bar.

    Attributes:
        text: the sentence.
        more: details, such as the cards that are outs.
        is_first: whether it is the first on its subject, so that it begins a line if there is room.
    """

    text: str
    more: str = ""
    is_first: bool = True


class StreetContent(NamedTuple):
    """One street of the graph.

    Attributes:
        name: the street's name.
        shares: for each seat its number, its share of the pot on the street, 0 to 1, and the share
            as text.
        spoken: the same in a sentence.
        is_now: whether the table is at this street.
    """

    name: str
    shares: tuple[tuple[int, float, str], ...]
    spoken: str
    is_now: bool


class FootContent(NamedTuple):
    """What lies below the bar: sentences on side pots, a call and outs, and the graph's streets."""

    lines: tuple[FootLine, ...] = ()
    streets: tuple[StreetContent, ...] = ()


class FeltContent(NamedTuple):
    """All that the felt says of a table.

    Attributes:
        game: the name of the game.
        pot: the chips in the pot, in words; empty if that is not known.
        seats: the seats in order.
        board: the slots of the board; empty in games without one.
        dead: the dead cards, which are out of play.
        lows: whether high and low share the pot in this game.
        verdict, bar, foot: what is said in the middle, on the bar, and below the bar.
        is_hidden: whether the answers are hidden; then no field gives one away.
        leader: the first seat that wins, leads or is the favourite; None if there is none.
        line: the answer in a few words, for a list; empty while it is hidden.
        answer: like ``line``, but with the winning hand, for the window's title.
    """

    game: str = ""
    pot: str = ""
    seats: tuple[SeatContent, ...] = ()
    board: tuple[Place, ...] = ()
    dead: tuple[Card, ...] = ()
    lows: bool = False
    verdict: VerdictContent = VerdictContent()
    bar: BarContent = BarContent()
    foot: FootContent = FootContent()
    is_hidden: bool = False
    leader: int | None = None
    line: str = ""
    answer: str = ""

    @property
    def summary(self) -> str:
        """The whole answer for a screen reader: the verdict, then a sentence for each seat."""
        said = [self.verdict.sentence]
        for seat in self.seats[: len(self.seats) if len(self.seats) > 1 else 0]:
            what = ", ".join(filter(None, (seat.title, seat.share)))
            said.append(f"{seat.name}: {what}" if what else "")
        return ". ".join(filter(None, said))

    @property
    def chips(self) -> str:
        """How many chips each winner gets, after the last card; empty without a pot."""
        won = [f"{seat.name}: {seat.tag}" for seat in self.seats if seat.tag != seat.short_tag]
        return "; ".join(won)

    @property
    def title(self) -> str:
        """A sentence that describes a picture of the felt to people who cannot see it."""
        verdict = self.verdict
        texts = (verdict.question,) if self.is_hidden else (verdict.headline, verdict.reason)
        said = ", ".join([text for text in texts if text])
        return f"{self.game}: {said}" if said else self.game
