"""The page of the odds: each seat's exact counts, its categories and its outs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from analyser.gui.look.theme import Theme, mixed, seat_colour
from analyser.gui.look.translation import (
    capital,
    card_names,
    labelled,
    number,
    translate,
    translated,
)
from analyser.gui.pages.blocks import (
    FULL_WIDTH,
    WHOLE,
    Blocks,
    Heading,
    Remark,
    Written,
    meter,
    picture,
    quiet,
)
from analyser.poker.cards import Card
from analyser.poker.hints.next_card import NextCards
from analyser.poker.odds.odds_sentences import category_phrase, figures_of, say_counted
from analyser.poker.odds.record import Odds
from analyser.poker.phrases import percent, say_share

if TYPE_CHECKING:  # most tables have no ranges
    from fractions import Fraction

    from analyser.poker.hints.next_shares import NextShares

_SMALL_CARD = 24
"""The width of a card in a list of outs, in device-independent pixels."""
_COLUMN = 60
"""The width of a bar for all deals, in device-independent pixels."""
_MOST_COLUMNS = 3


@dataclass(frozen=True)
class HelpfulCards:
    """Next cards that help a seat, for example put it ahead, grouped by the category they make."""

    title: str  # a sentence that names the seat and says what the cards do for it
    # Pairs of a category and the cards that make it.
    groups: tuple[tuple[str, tuple[Card, ...]], ...]


@dataclass(frozen=True)
class OddsPage(Blocks):
    """The page with the odds of one or more seats."""

    odds: Odds  # the odds of all seats
    names: tuple[str, ...]  # the names of all seats in the odds
    places: tuple[int, ...]  # the numbers of these seats at the table
    seats: tuple[int, ...]  # the seats that the page is about, as indexes into ``odds.seats``
    # The outs of these seats; against ranges, the cards that raise a hand's share.
    outs: tuple[HelpfulCards, ...] = ()

    def blocks(self) -> Iterator[Written]:
        yield Remark(translated(say_counted(self.odds)))
        of = self.odds, self.names, self.places, self.seats
        if len(self.odds.seats) > 1 and self.odds.exact:
            yield counts_of(*of)
        for outs in self.outs:
            yield Heading(outs.title)
            for text, cards in outs.groups:
                yield OutsRow(text, cards)
        # For several seats, what they end up with is on the page Why.
        if len(self.seats) == 1 and self.odds.exact and self.odds.seats[self.seats[0]].categories:
            title = translate("Odds", "What {seat} ends up with")
            yield Heading(title.format(seat=self.names[self.seats[0]]))
            yield categories_of(*of)


class Share(NamedTuple):
    """A part of all deals: as a percentage, as their number, and 0 to 1."""

    percent: str
    deals: str
    part: float


@dataclass(frozen=True)
class SharesTable:
    """A table of shares of all deals, with a column for each seat."""

    seats: tuple[tuple[str, int], ...]  # the name and the number at the table of each seat
    # The indexes of the seats from the largest share of the pot down: only of the first there is
    # room for a column, but all are spoken of.
    best: tuple[int, ...]
    rows: tuple[tuple[str, tuple[Share, ...]], ...]  # what is counted, and the share of each seat
    has_counts: bool  # whether the number of deals stands below each percentage, and not a bar

    def spoken(self) -> str:
        text = translate("Odds", "{seat} {percent}, {count}")
        parts = []
        for label, shares in self.rows:
            said = [
                text.format(seat=name, percent=share.percent, count=share.deals)
                for (name, _), share in zip(self.seats, shares, strict=True)
            ]
            parts.append(f"{labelled(label, '; '.join(said))}.")
        return " ".join(parts)

    def html(self, theme: Theme) -> str:
        wide = sorted(self.best[:_MOST_COLUMNS])
        heads = [f'<td align="right"><b>{escape(self.seats[at][0])}</b></td>' for at in wide]
        lines = [f"<tr><td></td>{''.join(heads)}</tr>"]
        for label, shares in self.rows:
            cells = [self._cell(shares[at], self.seats[at][1], theme) for at in wide]
            lines.append(f"<tr><td>{escape(label)}</td>{''.join(cells)}</tr>")
        return f'<table{FULL_WIDTH} cellspacing="0" cellpadding="1">{"".join(lines)}</table>'

    def _cell(self, share: Share, seat: int, theme: Theme) -> str:
        if not share.part:
            return '<td align="right">–</td>'
        below = f"<br>{quiet(share.deals, theme)}"
        if not self.has_counts:
            below = meter(_COLUMN, [(share.part, mixed(seat_colour(seat), theme.text, 0.3))])
        return f'<td align="right"{WHOLE}><b>{escape(share.percent)}</b>{below}</td>'


def _table(
    odds: Odds,
    names: Sequence[str],
    places: Sequence[int],
    seats: Sequence[int],
    rows: Iterable[tuple[str, Sequence[int]]],
    *,
    has_counts: bool = False,
) -> SharesTable:
    """Return a table of counts of these seats; a row without any is left out."""
    of = odds.boards
    return SharesTable(
        tuple([(names[seat], places[seat]) for seat in seats]),
        tuple(sorted(range(len(seats)), key=lambda at: -odds.seats[seats[at]].share)),
        tuple(
            [
                (label, tuple([Share(translated(percent(n, of)), number(n), n / of) for n in row]))
                for label, row in rows
                if any(row)
            ]
        ),
        has_counts,
    )


def counts_of(
    odds: Odds, names: Sequence[str], places: Sequence[int], seats: Sequence[int]
) -> SharesTable:
    """Return how often the seats win, tie and lose; for the arguments see ``OddsPage``."""
    figures = [figures_of(odds, seat) for seat in seats]
    rows = [
        (translated(same[0].label), [one.deals for one in same])
        for same in zip(*figures, strict=True)
    ]
    return _table(odds, names, places, seats, rows, has_counts=True)


def categories_of(
    odds: Odds, names: Sequence[str], places: Sequence[int], seats: Sequence[int]
) -> SharesTable:
    """Return how often the seats end with each category, the best first."""
    rows = [
        (
            capital(translated(category_phrase(name))),
            [odds.seats[seat].categories[name] for seat in seats],
        )
        for name in reversed(tuple(odds.seats[seats[0]].categories))
    ]
    return _table(odds, names, places, seats, rows)


@dataclass(frozen=True)
class OutsRow:
    """A category, and the next cards that make it."""

    text: str
    cards: tuple[Card, ...]

    def spoken(self) -> str:
        return f"{labelled(self.text, card_names(self.cards))}."

    def html(self, theme: Theme) -> str:
        pictures = " ".join(picture(card, _SMALL_CARD) for card in self.cards)
        return f"<p>{escape(self.text)}<br>{pictures}</p>"


def outs_of(following: NextCards, seat: int, name: str) -> tuple[HelpfulCards, ...]:
    """Return the cards that put a seat ahead, and those that tie; alone, those that improve it."""
    outs = following.outs(seat)
    alone = [each for each in outs if len(each.winners) <= 1]
    level = [each for each in outs if len(each.winners) > 1]
    title_alone = translate("Odds", "{seat} has {count} outs")
    if len(alone) == 1:
        title_alone = translate("Odds", "{seat} has 1 out")
    title_level = translate("Odds", "{seat} draws level on {count}")
    if following.final:
        title_level = translate("Odds", "{seat} ties on {count}")
    if not any(each.winners for each in following.cards):
        title_alone = translate("Odds", "Cards that improve {seat}: {count}")
    found = []
    for title, cards in ((title_alone, alone), (title_level, level)):
        if cards:
            groups = tuple(
                (_say_what_cards_make(len(made), translated(category)), made)
                for category, made in following.by_category(seat, cards).items()
            )
            found.append(HelpfulCards(title.format(seat=name, count=len(cards)), groups))
    return tuple(found)


def outs_by_share(
    shares: NextShares, seat: int, now: Fraction, following: NextCards, name: str
) -> tuple[HelpfulCards, ...]:
    """Return the next cards that raise a known hand's pot share, now ``now``, against ranges."""
    with_cards = {each: shares.of(seat, each.card) for each in following.cards}
    raising = [each for each, share in with_cards.items() if share is not None and share > now]
    lowering = sum(share is not None and share < now for share in with_cards.values())
    title = translate("Odds", "{seat} goes up with {up} next cards, down with {down}")
    groups = []
    for category, made in following.by_category(seat, raising).items():
        from_to = _from_to([share for card in made if (share := shares.of(seat, card)) is not None])
        groups.append((f"{_say_what_cards_make(len(made), translated(category))}, {from_to}", made))
    counts = {"up": len(raising), "down": lowering}
    return (HelpfulCards(title.format(seat=name, **counts), tuple(groups)),)


def _from_to(found: Sequence[Fraction]) -> str:
    least, most = (translated(say_share(share)) for share in (min(found), max(found)))
    if least == most:
        return translate("Odds", "{share} of the pot").format(share=least)
    return translate("Odds", "{least} to {most} of the pot").format(least=least, most=most)


def _say_what_cards_make(count: int, category: str) -> str:
    several = translate("Odds", "{count} cards make: {category}")
    text = several if count > 1 else translate("Odds", "1 card makes: {category}")
    return text.format(count=count, category=category)
