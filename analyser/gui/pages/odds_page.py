"""The odds as a page to read: each seat's bar and exact counts, what it ends up with, its outs."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from analyser.gui.look.odds_bar import bar
from analyser.gui.look.theme import Theme
from analyser.gui.look.translation import card_names, number, translate, translated
from analyser.gui.pages.page import ROW_WIDTH, picture, quiet
from analyser.poker.cards import Card
from analyser.poker.hints.next_card import NextCards
from analyser.poker.odds.odds import Odds
from analyser.poker.odds.wording import (
    Figure,
    bar_parts,
    category_phrase,
    figures_of,
    percent,
    rest_of_share,
    say_counted,
    say_share,
)

_SMALL_CARD = 24
"""Width of a card in a list of outs, in device-independent pixels."""
_CHART = 104
"""Width of the longest bar of the chart of categories, in device-independent pixels."""
_SWATCH = 14
_PARTS = {"win": (1.0, 0.0), "tie": (0.0, 1.0), "lose": (0.0, 0.0)}


@dataclass(frozen=True)
class Outs:
    """The cards that put a seat ahead, or level, grouped by what they make.

    Attributes:
        title: whom they help to what, in words.
        groups: what some cards make, and the cards.
    """

    title: str
    groups: tuple[tuple[str, tuple[Card, ...]], ...]


@dataclass(frozen=True)
class OddsPage:
    """The odds of some seats.

    Attributes:
        odds: the odds of all seats.
        names: the names of the seats of the odds.
        seats: the seats that the page is about, as the odds number them.
        outs: the cards that help those of them that are behind.
    """

    odds: Odds
    names: tuple[str, ...]
    seats: tuple[int, ...]
    outs: tuple[Outs, ...] = ()

    def html(self, theme: Theme) -> str:
        """Return the page as HTML."""
        parts = [f"<p>{quiet(translated(say_counted(self.odds)), theme)}</p>"]
        if len(self.odds.seats) > 1:
            parts += [self._seat(seat, theme) for seat in self.seats]
        parts += [_outs(each, theme) for each in self.outs]
        return "".join([*parts, self._chart(theme)])

    def spoken(self) -> str:
        """Return the page as plain text, the cards by their names."""
        parts = [f"{translated(say_counted(self.odds))}."]
        if len(self.odds.seats) > 1:
            for seat in self.seats:
                parts.append(f"{self._title(seat)}.")
                rest = rest_of_share(self.odds, seat)
                if rest is not None:
                    parts.append(f"{translate('Odds', 'Shares besides')} {translated(rest)}.")
                parts += [f"{self._figure(figure)}." for figure in figures_of(self.odds, seat)]
        for outs in self.outs:
            parts.append(f"{outs.title}.")
            parts += [f"{text}: {card_names(cards)}." for text, cards in outs.groups]
        for category, rows in self._categories():
            made = [translate("Odds", "{seat} {percent}, {count}").format(**row) for row in rows]
            parts.append(f"{category}: {'; '.join(made)}.")
        return " ".join(parts)

    def _title(self, seat: int) -> str:
        share = translated(say_share(self.odds.seats[seat].share))
        text = translate("Odds", "{seat}: {share} of the pot")
        return text.format(seat=self.names[seat], share=share)

    def _figure(self, figure: Figure) -> str:
        text = translate("Odds", "{what} {count}, {percent}")
        share = translated(percent(figure.deals, self.odds.boards))
        return text.format(what=translated(figure.label), count=number(figure.deals), percent=share)

    def _seat(self, seat: int, theme: Theme) -> str:
        drawn = bar(ROW_WIDTH, _SWATCH + 2, *bar_parts(self.odds, seat))
        lines = [self._row(figure, theme) for figure in figures_of(self.odds, seat)]
        rest = rest_of_share(self.odds, seat)
        if rest is not None:
            lines.insert(1, _rest_row(translated(rest)))  # below the scoops, as in the bar
        rows = "".join(lines)
        table = f'<table width="{ROW_WIDTH}" cellspacing="0" cellpadding="1">{rows}</table>'
        return f"<h3>{escape(self._title(seat))}</h3><p>{drawn}</p>{table}"

    def _row(self, figure: Figure, theme: Theme) -> str:
        share = translated(percent(figure.deals, self.odds.boards))
        swatch = bar(_SWATCH, _SWATCH, *_PARTS[figure.kind]) if figure.kind else ""
        return (
            f'<tr><td width="20">{swatch}</td><td>{escape(translated(figure.label))}</td>'
            f'<td align="right">{number(figure.deals)}</td>'
            f'<td align="right"><b>{escape(share)}</b></td></tr>'
        )

    def _categories(self) -> list[tuple[str, list[dict[str, str]]]]:
        """Return the categories that are made at all, best first, with the seats' figures."""
        found = []
        for name in reversed(tuple(self.odds.seats[0].categories)):
            counts = {seat: self.odds.seats[seat].categories[name] for seat in self.seats}
            if any(counts.values()):
                rows = [
                    {
                        "seat": self.names[seat],
                        "percent": translated(percent(count, self.odds.boards)),
                        "count": number(count),
                        "part": str(count / self.odds.boards),
                    }
                    for seat, count in counts.items()
                ]
                found.append((_capital(translated(category_phrase(name))), rows))
        return found

    def _chart(self, theme: Theme) -> str:
        lines = []
        for category, rows in self._categories():
            lines.append(f'<tr><td colspan="4"><b>{escape(category)}</b></td></tr>')
            lines += [_bar_line(row, theme) for row in rows]
        title = escape(translate("Odds", "What each seat ends up with"))
        if len(self.seats) == 1:
            text = translate("Odds", "What {seat} ends up with")
            title = escape(text.format(seat=self.names[self.seats[0]]))
        return (
            f"<h3>{title}</h3>"
            f'<table width="{ROW_WIDTH}" cellspacing="0" cellpadding="1">{"".join(lines)}</table>'
        )


def outs_of(following: NextCards, seat: int, name: str) -> tuple[Outs, ...]:
    """Return the outs of a seat: the cards that put it ahead alone, and those that draw level."""
    outs = following.outs(seat)
    alone = [each for each in outs if len(each.winners) <= 1]
    level = [each for each in outs if len(each.winners) > 1]
    if not any(each.winners for each in following.cards):
        titles = [translate("Odds", "Cards that improve {seat}: {count}")] * 2
    elif following.final:
        titles = [
            translate("Odds", "{seat} wins on {count} next cards"),
            translate("Odds", "{seat} ties on {count}"),
        ]
    else:
        titles = [
            translate("Odds", "{seat} goes ahead on {count} next cards"),
            translate("Odds", "{seat} draws level on {count}"),
        ]
    found = []
    for title, cards in zip(titles, (alone, level), strict=True):
        if cards:
            groups = tuple(
                (_make(len(made), translated(category)), made)
                for category, made in following.by_category(seat, cards).items()
            )
            found.append(Outs(title.format(seat=name, count=len(cards)), groups))
    return tuple(found)


def _make(count: int, category: str) -> str:
    if count == 1:
        return translate("Odds", "1 card makes: {category}").format(category=category)
    return translate("Odds", "{count} cards make: {category}").format(
        count=count, category=category
    )


def _outs(outs: Outs, theme: Theme) -> str:
    groups = "".join(
        f"<p>{escape(text)}<br>{' '.join(picture(card, _SMALL_CARD) for card in cards)}</p>"
        for text, cards in outs.groups
    )
    return f"<h3>{escape(outs.title)}</h3>{groups}"


def _bar_line(row: dict[str, str], theme: Theme) -> str:
    return (
        f"<tr><td>{quiet(row['seat'], theme)}</td><td>{bar(_CHART, 12, float(row['part']))}</td>"
        f'<td align="right">{escape(row["percent"])}</td>'
        f'<td align="right">{quiet(row["count"], theme)}</td></tr>'
    )


def _rest_row(rest: str) -> str:
    """Return the line for the striped part of a bar where high and low share the pot."""
    swatch = bar(_SWATCH, _SWATCH, *_PARTS["tie"])
    label = translate("Odds", "Shares besides")
    return (
        f'<tr><td width="20">{swatch}</td><td colspan="2">{escape(label)}</td>'
        f'<td align="right"><b>{escape(rest)}</b></td></tr>'
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
