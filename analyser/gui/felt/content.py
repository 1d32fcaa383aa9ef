"""The content of the felt, which its widgets, the picture to share and the history show."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from analyser.gui.look.theme import Ink
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
    """The seat has the largest share on average, but is behind now, or nobody is ahead."""


def mark_of(ahead: Ahead | None) -> Ink:
    """Return the colour of the tag and the ring of a seat that is ahead in this way."""
    marks: dict[Ahead | None, Ink] = {Ahead.LEADS: "felt_lead", Ahead.TIES: "felt_tie"}
    return marks.get(ahead, "felt_win")


class Place(NamedTuple):
    """What is shown in one slot of a seat or of the board.

    Attributes:
        card: the card in the slot; None if the slot is empty.
        part: whether the card plays in the hand that is shown.
    """

    card: Card | None
    part: CardRole


class MadeCards(NamedTuple):
    """The cards that make a hand.

    Attributes:
        cards: the cards in the order in which a player reads them; empty as long as some are
            missing.
        word: the name of the cards, such as "Best five".
        wins: whether the hand wins its part of a split pot, or is ahead for this part.
        note: a remark on the hand.
    """

    cards: tuple[Card, ...] = ()
    word: str = ""
    wins: bool = False
    note: str = ""


class SeatContent(NamedTuple):
    """What the felt says about one seat.

    Attributes:
        name: the seat's name.
        places: the seat's slots in order.
        held: the range that the seat has instead of cards; None if it has no range.
        face: two cards to draw for a range of one hand, two unknown cards for a range of all hands;
            empty for other ranges and without a range.
        tag: what the seat wins, in a few words and with the chips; "" if it is not ahead and wins
            no side pot.
        won: only the chips of ``tag``.
        short_tag: only the words of ``tag``.
        ahead: how the seat is ahead; None if it is not ahead.
        is_framed: whether the seat has a ring and a glow: the winner or, before the last card, the
            favourite; as long as there are no odds, the seat that leads.
        title, brief: the name of the seat's hand, in full and in a word or two.
        exact: the exact name of the hand, if ``title`` is another name that players use; otherwise
            "".
        draws: the hand's draws, with the number of cards that complete one.
        low: the seat's low in words, in games in which the low counts beside the high.
        best, best_low: the cards of the seat's high hand and of its low.
        share: the seat's average share of the pot; "" if there are no odds.
        unit: the unit of the share, such as "equity".
        share_sentence: all that is known of the seat's chances, in a sentence.
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
        """The name of the seat's hand and two shorter names, to try in turn on a narrow line."""
        # "Low" alone would say nothing.
        words = self.brief if "-" in self.brief else self.title.partition(",")[0]
        return self.title, words, self.brief


class Spoken(NamedTuple):
    """What a screen reader says after a change of the poker table.

    Attributes:
        verdict: who wins or leads.
        chances: the chances, said once they have been counted.
        both: the verdict and the chances in one sentence.
    """

    verdict: str = ""
    chances: str = ""
    both: str = ""


class VerdictContent(NamedTuple):
    """What the middle of the felt says: who wins, or what the only seat has.

    Attributes:
        headline: who wins; for a single seat, its hand.
        reason: why this seat wins; for a single seat, how good its hand is.
        chances: what may still happen; for a single seat also what breaks ties.
        brief: the headline and the chances in fewer words, for a small room.
        best, low: the best five and the best low of a single seat, if its low is shown.
        sentence: the headline, the reason and the chances in one sentence.
        spoken: what a screen reader says when the verdict changes.
        question: the question to write in a picture of the felt, such as "Who wins?", while the
            answer is hidden; otherwise "".
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
    """One seat's part of the bar that shows how the pot is shared on average.

    Attributes:
        share: the seat's share of the bar, 0 to 1.
        texts: the texts that may be written on this part of the bar, longest first.
        seat: the seat's number.
    """

    share: float
    texts: tuple[str, ...]
    seat: int


class BarContent(NamedTuple):
    """The content of the bar that shows how the pot is shared on average.

    Attributes:
        shares: the seats' parts of the bar; empty if there are no odds.
        sentences: a sentence for each seat in ``shares``.
        refusal: why there are no odds; "" if that needs no words.
        progress: how much of a long count or of an estimate is done, 0 to 1; None otherwise.
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
        is_first: whether this sentence is the first on its subject. It then begins a new line if
            there is room.
    """

    text: str
    more: str = ""
    is_first: bool = True


class StreetContent(NamedTuple):
    """One street of the graph.

    Attributes:
        name: the street's name.
        shares: for each seat a tuple of its number, its share of the pot on the street, 0 to 1, and
            this share as text.
        spoken: the street's name and all shares in a sentence.
        is_now: whether the table is at this street.
    """

    name: str
    shares: tuple[tuple[int, float, str], ...]
    spoken: str
    is_now: bool


class FootContent(NamedTuple):
    """What lies below the bar that shows the shares of the pot.

    Attributes:
        lines: sentences on side pots, on the call and on outs.
        streets: the streets of the graph of each seat's share; empty if there is no graph.
    """

    lines: tuple[FootLine, ...] = ()
    streets: tuple[StreetContent, ...] = ()


class FeltContent(NamedTuple):
    """All that the felt says of a poker table.

    Attributes:
        game: the name of the game.
        pot: the chips in the pot, in words; "" if the pot is not known.
        seats: the seats in order.
        board: the slots of the board; empty in games without a board.
        dead: the dead cards, which are out of play.
        lows: whether high and low share the pot in this game.
        verdict, bar, foot: what is said in the middle, on the bar, and below the bar.
        is_hidden: whether the answers are hidden; then no field gives one away.
        leader: the first seat that wins, leads or is the favourite; None if there is none.
        line: the answer in a few words, for a list; "" while the answer is hidden.
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
        """How many chips each winner gets after the last card; "" if the pot is not known."""
        won = [f"{seat.name}: {seat.tag}" for seat in self.seats if seat.tag != seat.short_tag]
        return "; ".join(won)

    @property
    def title(self) -> str:
        """A sentence that describes a picture of the felt to people who cannot see it."""
        verdict = self.verdict
        texts = (verdict.question,) if self.is_hidden else (verdict.headline, verdict.reason)
        said = ", ".join([text for text in texts if text])
        return f"{self.game}: {said}" if said else self.game
