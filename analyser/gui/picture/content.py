"""What a picture of the table says: a copy of what the felt shows, for any thread to draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from analyser.gui.felt.area import TableArea
from analyser.gui.felt.pot_bar import Part as Share
from analyser.gui.felt.slots import Part, SlotRow
from analyser.gui.felt.strips import Ahead, SeatStrip
from analyser.gui.look.translation import number, translate, translated
from analyser.gui.state.document import Document
from analyser.poker.cards import Card

if TYPE_CHECKING:  # most seats hold cards
    from analyser.poker.ranges.range import Range


@dataclass(frozen=True, slots=True)
class Place:
    """One place of a seat or of the board: its card, None where it is empty, and what it plays."""

    card: Card | None
    part: Part


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat.

    Attributes:
        name: what it is called.
        tag, short_tag, ahead: what it wins, in a few words, with its chips and without them, and
            by its mark; empty and None where nothing.
        places: its cards in order.
        held: the range that it holds in the place of cards, or None.
        hand, brief: what it has, whole and in a word or two.
        low: its low in words, in games where that counts beside the high.
        best, best_low: the cards that make its hand, and its low; empty while some are missing.
        best_word: what the cards that make its hand are called.
        share: the part of the pot that it gets on average; empty where that is not known.
    """

    name: str
    tag: str
    short_tag: str
    ahead: Ahead | None
    places: tuple[Place, ...]
    held: Range | None
    hand: str
    brief: str
    low: str
    best: tuple[Card, ...]
    best_low: tuple[Card, ...]
    best_word: str
    share: str


@dataclass(frozen=True, slots=True)
class Content:
    """All that a picture says.

    Attributes:
        game: the name of the game.
        pot: how many chips there are to be won, in words; empty where that was not said.
        seats: the seats in order.
        board: the board's places; none where the game has no board.
        dead: the cards that are out of play.
        lows: whether the game is won by high and low.
        headline, reason, chances: the verdict, why, and what may still come of it; of a single
            seat, its hand, how good that is, and what breaks ties.
        low, low_word: the best low of a single seat, and its ranks in words.
        shares: the bar of the whole pot; empty where no odds are shown.
    """

    game: str
    pot: str
    seats: tuple[Seat, ...]
    board: tuple[Place, ...]
    dead: tuple[Card, ...]
    lows: bool
    headline: str
    reason: str
    chances: str
    low: tuple[Card, ...]
    low_word: str
    shares: tuple[Share, ...]

    @property
    def title(self) -> str:
        """The picture in a sentence, for those who cannot see it."""
        said = [text for text in (self.headline, self.reason) if text]
        return f"{self.game}: {', '.join(said)}" if said else self.game


def content_of(document: Document, area: TableArea) -> Content:
    """Copy what the felt shows of a table: an answer that is hidden there is not in the copy."""
    table = document.table
    verdict = area.verdict
    headline, reason = verdict.headline, verdict.reason
    if document.reveal.hidden:
        # Who sees the picture can guess, and has nothing to reveal.
        headline, reason = _question(len(table.seats)), ""
    pot = ""
    if table.pot is not None:
        pot = translate("Picture", "Pot: {chips} chips").format(chips=number(table.pot))
    alone = len(table.seats) == 1
    shown = not verdict.bar.shares.isHidden()
    return Content(
        game=translated(table.game.name),
        pot=pot,
        seats=tuple(_seat(document, area, strip) for strip in area.seats),
        board=_places(area.board.row, table.game.board) if area.board is not None else (),
        dead=tuple(table.dead),
        lows=table.game.splits,
        headline=headline,
        reason=reason,
        chances=verdict.chances,
        low=verdict.low.cards.cards if alone else (),
        low_word=verdict.low.word if alone else "",
        shares=verdict.bar.shares.parts if shown else (),
    )


def _question(seats: int) -> str:
    if seats == 1:
        return translate("Picture", "What is it?")
    return translate("Picture", "Who wins?")


def _seat(document: Document, area: TableArea, strip: SeatStrip) -> Seat:
    answer = strip.answer
    short = area.answers.short_tag(document.outcome, strip.place) if strip.tag else ""
    return Seat(
        name=translated(document.outcome.names[strip.place]),
        tag=strip.tag,
        short_tag=short,
        ahead=strip.ahead,
        places=_places(strip.row, document.table.game.dealt),
        held=document.table.seats[strip.place].range,
        hand=answer.hand,
        brief=answer.brief,
        low=answer.low,
        best=answer.best.cards.cards,
        best_word=answer.best.word if answer.best.cards.cards else "",
        best_low=answer.best_low.cards.cards,
        share=answer.share,
    )


def _places(row: SlotRow, usual: int) -> tuple[Place, ...]:
    """Return the places that are usual in a game, and those beyond that hold a card."""
    places = [Place(slot.card, slot.part) for slot in row.slots]
    filled = max((at for at, place in enumerate(places) if place.card is not None), default=-1)
    return tuple(places[: max(usual, filled + 1)])
