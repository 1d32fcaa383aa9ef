"""What the felt says, as one record: widgets, the shared picture and the history all read it."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from analyser.poker.cards import Card

if TYPE_CHECKING:  # most seats hold cards
    from analyser.poker.ranges.range import Range


class CardRole(Enum):
    """What a card does in the hand that is shown."""

    NONE = auto()
    """Nothing is known yet."""
    PLAYS = auto()
    """It is one of the best five: raised."""
    WINS = auto()
    """It is one of the best five of the hand that wins: raised and ringed."""
    RESTS = auto()
    """It is not: dimmed."""


class Ahead(Enum):
    """How a seat is ahead of the others."""

    WINS = auto()
    LEADS = auto()
    TIES = auto()
    FAVOURITE = auto()
    """It is behind, or nobody is ahead, but it gets most of the pot on average."""


class Place(NamedTuple):
    """One place of a seat or of the board: its card, None if it is empty, and what it plays."""

    card: Card | None
    part: CardRole


class MadeCards(NamedTuple):
    """The cards that make a hand; none while some are missing.

    Attributes:
        cards: the cards in the order they are read.
        word: what they are called.
        wins: in games that split the pot, whether they win a part of it, or lead for it.
        note: what else there is to say of them.
    """

    cards: tuple[Card, ...] = ()
    word: str = ""
    wins: bool = False
    note: str = ""


class SeatContent(NamedTuple):
    """What one seat says.

    Attributes:
        name: what the seat is called.
        places: its cards in order.
        held: the range that it holds in place of cards, or None.
        face: two cards to draw for a range of one hand, two unknown ones for a range of all hands.
        tag, won, short_tag: what it wins: in a few words with the chips, only the chips, and only
            the words.
        ahead: the same as a mark; None if it wins nothing.
        is_framed: whether it has a ring and a glow: the winner, or else the favourite.
        title, brief: what it has, whole and in a word or two.
        exact: the hand in exact words, if the title is what players call it.
        draws: its draws, with how many cards complete one.
        low: its low in words, in games in which that counts beside the high.
        best, best_low: the cards that make its hand, and its low.
        share, unit, share_sentence: the part of the pot that it gets on average, what that is a
            part of, and all that is known of it; empty if there are no odds.
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
        """The title, and the same in fewer words: "Three fours", "Three of a kind"."""
        words = self.brief if "-" in self.brief else self.title.partition(",")[0]  # "Low" is none
        return self.title, words, self.brief


class Spoken(NamedTuple):
    """What a screen reader says after a change: the verdict, and the chances once counted.

    ``both``: the two in one sentence.
    """

    verdict: str = ""
    chances: str = ""
    both: str = ""


class VerdictContent(NamedTuple):
    """What the middle of the felt says: who wins, or what the only seat has.

    Attributes:
        headline, reason, chances: the verdict, why, and what may still happen; of a single seat,
            its hand, how good that is, and what breaks ties.
        brief: the headline and the chances in fewer words, if there is no room for all of them.
        best, low: the best five and the best low of a single seat, where its low is shown.
        sentence: all of it in one sentence.
        spoken: what a screen reader says when it changes.
        question: what a picture asks while the answer is hidden; else empty.
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
    """One seat's part of the bar: how much of it, what may be written there, and whose it is.

    ``texts``: the same in ever fewer words.
    """

    share: float
    texts: tuple[str, ...]
    seat: int


class BarContent(NamedTuple):
    """What the bar of the pot says.

    Attributes:
        shares, sentences: the seats' parts, each as a sentence as well; none without odds.
        refusal: why there are no odds; empty if there is no need to say.
        progress: how much is counted or drawn, 0 to 1; None if nothing is, or not for long.
        can_estimate: whether there are too many deals to count, so that they are drawn at random.
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
        more: what else there is to say, such as which cards are meant.
        is_first: whether it is the first about its subject, and begins a line if there is room.
    """

    text: str
    more: str = ""
    is_first: bool = True


class StreetContent(NamedTuple):
    """One street of the graph.

    Attributes:
        name: what the street is called.
        shares: the seats' parts of the pot, each with its seat and its figure.
        spoken: the same in a sentence.
        is_now: whether the table is at this street.
    """

    name: str
    shares: tuple[tuple[int, float, str], ...]
    spoken: str
    is_now: bool


class FootContent(NamedTuple):
    """What is said below the bar: side pots, a call and outs, and every street of the hand."""

    lines: tuple[FootLine, ...] = ()
    streets: tuple[StreetContent, ...] = ()


class FeltContent(NamedTuple):
    """All that the felt says of a table.

    Attributes:
        game: the name of the game.
        pot: how many chips there are to be won, in words; empty if that is not known.
        seats: the seats in order.
        board: the places of the board; none in games without one.
        dead: the cards that are out of play.
        lows: whether the game is won by high and low.
        verdict, bar, foot: what is said in the middle, below it, and below the bar.
        is_hidden: whether the answers are hidden: nothing here gives one away then.
        leader: the first seat that wins or leads, or is the favourite; None if there is none.
        line: the answer in a few words, for a list; empty while it is hidden.
        answer: the same with the hand that wins, for the title of the window.
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
        """The answer to be listened to: the verdict, then a sentence a seat, its name first."""
        said = [self.verdict.sentence]
        for seat in self.seats[: len(self.seats) if len(self.seats) > 1 else 0]:
            what = ", ".join(filter(None, (seat.title, seat.share)))
            said.append(f"{seat.name}: {what}" if what else "")
        return ". ".join(filter(None, said))

    @property
    def chips(self) -> str:
        """Who wins how many chips, on the last card; empty without a pot."""
        won = [f"{seat.name}: {seat.tag}" for seat in self.seats if seat.tag != seat.short_tag]
        return "; ".join(won)

    @property
    def title(self) -> str:
        """The picture of the felt in a sentence, for those who cannot see it."""
        verdict = self.verdict
        texts = (verdict.question,) if self.is_hidden else (verdict.headline, verdict.reason)
        said = ", ".join([text for text in texts if text])
        return f"{self.game}: {said}" if said else self.game
