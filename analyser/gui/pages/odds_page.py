"""The page of the odds: each seat's bar and exact counts, its categories and its outs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from analyser.gui.look.theme import Theme
from analyser.gui.look.translation import capital, card_names, number, translate, translated
from analyser.gui.pages.blocks import ROW_WIDTH, Blocks, Heading, Remark, Written, picture
from analyser.gui.pages.odds_bar import bar
from analyser.poker.cards import Card
from analyser.poker.hints.next_card import NextCards
from analyser.poker.odds.record import Odds
from analyser.poker.odds.wording import (
    bar_parts,
    category_phrase,
    figures_of,
    percent,
    rest_of_share,
    say_counted,
    say_part,
    say_share,
)

if TYPE_CHECKING:  # most tables have no ranges
    from fractions import Fraction

    from analyser.poker.hints.next_shares import NextShares

_SMALL_CARD = 24
"""The width of a card in a list of outs, in device-independent pixels."""
_COLUMN, _LINE = 44, 6
"""The width and height of a bar of the category chart, in device-independent pixels."""
_MOST_COLUMNS = 3
_SWATCH = 14
_PARTS = {"win": (1.0, 0.0), "tie": (0.0, 1.0), "lose": (0.0, 0.0)}


@dataclass(frozen=True)
class Outs:
    """Next cards that help a seat, for example put it ahead, grouped by the category they make.

    Attributes:
        title: a sentence that names the seat and says what the cards do for it.
        groups: pairs of a category and the cards that make it.
    """

    title: str
    groups: tuple[tuple[str, tuple[Card, ...]], ...]


@dataclass(frozen=True)
class OddsPage(Blocks):
    """The page with the odds of one or more seats.

    Attributes:
        odds: the odds of all seats.
        names: the names of all seats in the odds.
        seats: the seats that the page is about, as indexes into ``odds.seats``.
        outs: the outs of these seats; against ranges, the cards that raise a hand's share.
    """

    odds: Odds
    names: tuple[str, ...]
    seats: tuple[int, ...]
    outs: tuple[Outs, ...] = ()

    def blocks(self) -> Iterator[Written]:
        """Return the number of deals, each seat's figures, the outs, and one seat's chart."""
        yield Remark(translated(say_counted(self.odds)), end=".")
        if len(self.odds.seats) > 1:
            for seat in self.seats:
                text = translate("Odds", "{seat}: {share} equity")
                share = translated(say_part(self.odds.seats[seat]))
                yield Heading(text.format(seat=self.names[seat], share=share))
                if self.odds.exact:  # each figure of an estimate would need its own margin of error
                    yield SeatFigures(self.odds, seat)
        for outs in self.outs:
            yield Heading(outs.title)
            for text, cards in outs.groups:
                yield OutsRow(text, cards)
        counted = tuple([seat for seat in self.seats if self.odds.seats[seat].categories])
        if len(counted) == 1 and self.odds.exact:  # for several seats it is on the page Why
            yield CategoryChart(self.odds, self.names, counted)


@dataclass(frozen=True)
class SeatFigures:
    """One seat's bar, and below it the number of deals in each part of the bar."""

    odds: Odds
    seat: int

    @property
    def _rest(self) -> str | None:
        """The percentage of the pot that the seat gets in deals that it does not scoop.

        None in games in which high and low do not share the pot.
        """
        rest = rest_of_share(self.odds, self.seat)
        return None if rest is None else translated(rest)

    def _figures(self) -> list[tuple[str, str, str, str]]:
        """Return each figure as its kind, label, number of deals and percentage.

        The kind chooses the pattern of a small bar before the label: "win", "tie", "lose" or "".
        """
        return [
            (
                figure.kind,
                translated(figure.label),
                number(figure.deals),
                translated(percent(figure.deals, self.odds.boards)),
            )
            for figure in figures_of(self.odds, self.seat)
        ]

    def spoken(self) -> str:
        """Return a sentence for each figure."""
        text = translate("Odds", "{what} {count}, {percent}")
        parts = [
            text.format(what=label, count=count, percent=share)
            for _, label, count, share in self._figures()
        ]
        if self._rest is not None:
            parts.insert(0, f"{translate('Odds', 'Shares besides')} {self._rest}")
        return " ".join(f"{part}." for part in parts)

    def html(self, theme: Theme) -> str:
        """Return as HTML the bar and, below it, a row for each figure."""
        drawn = bar(ROW_WIDTH, _SWATCH + 2, *bar_parts(self.odds, self.seat))
        lines = [
            f'<tr><td width="20">{_swatch(kind)}</td><td>{escape(label)}</td>'
            f'<td align="right">{count}</td><td align="right"><b>{escape(share)}</b></td></tr>'
            for kind, label, count, share in self._figures()
        ]
        if self._rest is not None:  # in the order of the bar
            label = escape(translate("Odds", "Shares besides"))
            lines.insert(
                1,
                f'<tr><td width="20">{_swatch("tie")}</td><td colspan="2">{label}</td>'
                f'<td align="right"><b>{escape(self._rest)}</b></td></tr>',
            )
        return f"<p>{drawn}</p>{_table(lines)}"


@dataclass(frozen=True)
class OutsRow:
    """A category, and the next cards that make it."""

    text: str
    cards: tuple[Card, ...]

    def spoken(self) -> str:
        """Return the category, and the names of the cards."""
        return f"{self.text}: {card_names(self.cards)}."

    def html(self, theme: Theme) -> str:
        """Return the category, and the pictures of the cards."""
        pictures = " ".join(picture(card, _SMALL_CARD) for card in self.cards)
        return f"<p>{escape(self.text)}<br>{pictures}</p>"


@dataclass(frozen=True)
class CategoryChart:
    """How often the seats end with each category, the best first; only possible categories."""

    odds: Odds
    names: tuple[str, ...]
    seats: tuple[int, ...]

    def _categories(self) -> list[tuple[str, list[CategoryShare]]]:
        """Return the name of each possible category, and how often each seat ends with it."""
        found = []
        for name in reversed(tuple(self.odds.seats[self.seats[0]].categories)):
            counts = {seat: self.odds.seats[seat].categories[name] for seat in self.seats}
            if any(counts.values()):
                shares = [
                    CategoryShare(
                        self.names[seat],
                        translated(percent(count, self.odds.boards)),
                        number(count),
                        count / self.odds.boards,
                    )
                    for seat, count in counts.items()
                ]
                found.append((capital(translated(category_phrase(name))), shares))
        return found

    def spoken(self) -> str:
        """Return a sentence for each category."""
        text = translate("Odds", "{seat} {percent}, {count}")
        parts = []
        for category, shares in self._categories():
            made = [
                text.format(seat=each.seat, percent=each.percent, count=each.deals)
                for each in shares
            ]
            parts.append(f"{category}: {'; '.join(made)}.")
        return " ".join(parts)

    def html(self, theme: Theme) -> str:
        """Return the heading and the chart as HTML."""
        title = translate("Odds", "What each seat ends up with")
        if len(self.seats) == 1:
            title = translate("Odds", "What {seat} ends up with")
        title = title.format(seat=self.names[self.seats[0]])
        heads = [f'<td align="right"><b>{escape(self.names[seat])}</b></td>' for seat in self._wide]
        lines = [f"<tr><td></td>{''.join(heads)}</tr>"]
        for category, shares in self._categories():
            cells = [
                f'<td align="right"><b>{escape(shares[at].percent)}</b><br>'
                f"{bar(_COLUMN, _LINE, shares[at].part)}</td>"
                if shares[at].part
                else '<td align="right">–</td>'  # noqa: RUF001 - a dash for never
                for at in map(self.seats.index, self._wide)
            ]
            lines.append(f"<tr><td>{escape(category)}</td>{''.join(cells)}</tr>")
        return Heading(title).html(theme) + _table(lines)

    @property
    def _wide(self) -> list[int]:
        """The seats for which there is room: those with the largest shares of the pot."""
        best = sorted(self.seats, key=lambda seat: -self.odds.seats[seat].share)
        return sorted(best[:_MOST_COLUMNS])


class CategoryShare(NamedTuple):
    """How often a seat ends with a category: percentage, number of deals, and part of all deals."""

    seat: str
    percent: str
    deals: str
    part: float


def outs_of(following: NextCards, seat: int, name: str) -> tuple[Outs, ...]:
    """Return the outs of a seat: the cards that put it ahead alone, and those that make it tie.

    If no other seat has cards, return the cards that improve the hand. ``following``: what each
    next card would do. ``name``: the seat's name.
    """
    outs = following.outs(seat)
    alone = [each for each in outs if len(each.winners) <= 1]
    level = [each for each in outs if len(each.winners) > 1]
    title_alone = translate("Odds", "{seat} has {count} outs")
    title_level = translate("Odds", "{seat} draws level on {count}")
    if following.final:
        title_level = translate("Odds", "{seat} ties on {count}")
    if not any(each.winners for each in following.cards):
        title_alone = translate("Odds", "Cards that improve {seat}: {count}")
    found = []
    for title, cards in ((title_alone, alone), (title_level, level)):
        if cards:
            groups = tuple(
                (_make(len(made), translated(category)), made)
                for category, made in following.by_category(seat, cards).items()
            )
            found.append(Outs(title.format(seat=name, count=len(cards)), groups))
    return tuple(found)


def outs_by_share(
    shares: NextShares, seat: int, now: Fraction, following: NextCards, name: str
) -> tuple[Outs, ...]:
    """Return the next cards that raise a known hand's pot share against ranges.

    They are grouped by the category they make. ``now``: the share of the hand's ``seat`` without a
    card; ``following``: what each next card would do; ``name``: the name of the seat.
    """
    with_cards = {each: shares.of(seat, each.card) for each in following.cards}
    raising = [each for each, share in with_cards.items() if share is not None and share > now]
    lowering = sum(share is not None and share < now for share in with_cards.values())
    title = translate("Odds", "{seat} goes up with {up} next cards, down with {down}")
    groups = []
    for category, made in following.by_category(seat, raising).items():
        from_to = _from_to([share for card in made if (share := shares.of(seat, card)) is not None])
        groups.append((f"{_make(len(made), translated(category))}, {from_to}", made))
    counts = {"up": len(raising), "down": lowering}
    return (Outs(title.format(seat=name, **counts), tuple(groups)),)


def _from_to(found: Sequence[Fraction]) -> str:
    """Return as text the lowest and the highest of these pot shares."""
    least, most = (translated(say_share(share)) for share in (min(found), max(found)))
    if least == most:
        return translate("Odds", "{share} equity").format(share=least)
    return translate("Odds", "{least} to {most} equity").format(least=least, most=most)


def _make(count: int, category: str) -> str:
    several = translate("Odds", "{count} cards make: {category}")
    text = several if count > 1 else translate("Odds", "1 card makes: {category}")
    return text.format(count=count, category=category)


def _table(lines: Sequence[str], width: int | str = ROW_WIDTH) -> str:
    return f'<table width="{width}" cellspacing="0" cellpadding="1">{"".join(lines)}</table>'


def _swatch(kind: str) -> str:
    """Return as HTML a small bar in the pattern for "win", "tie" or "lose".

    Return "" if ``kind`` is "".
    """
    return bar(_SWATCH, _SWATCH, *_PARTS[kind]) if kind else ""
