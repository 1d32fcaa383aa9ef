"""The page of the odds: each seat's exact counts, its categories and its outs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from analyser.gui.look.theme import mixed, seat_colour
from analyser.gui.look.translation import capital, labelled, number, said_beside, translated
from analyser.gui.pages import blocks
from analyser.gui.pages.blocks import Block, Look, cell, heading, quiet, remark, table
from analyser.poker.cards import Card
from analyser.poker.hints.next_card import NextCards
from analyser.poker.odds.odds_sentences import category_phrase, figures_of, say_counted
from analyser.poker.odds.record import Odds
from analyser.poker.phrases import Phrase, percent, say_share

if TYPE_CHECKING:  # most tables have no ranges
    from fractions import Fraction

    from analyser.poker.hints.next_shares import NextShares

_said: Final = said_beside(__file__)
_SMALL_CARD = 24
"""The width of a card in a list of outs, in device-independent pixels."""
_COLUMN = 60
"""The width of a bar for all deals, in device-independent pixels."""
_MOST_COLUMNS = 3


Row: TypeAlias = tuple[str, Sequence[int]]
"""What is counted, and the number of deals for each seat."""


class Seat(NamedTuple):
    """A seat that a page is about."""

    name: str
    place: int  # its number at the table
    at: int  # its index among the seats of the odds


def odds_page(
    look: Look, odds: Odds, seats: Sequence[Seat], outs: Iterable[Block] = ()
) -> Iterator[Block]:
    """The odds of the seats; against ranges ``outs`` are the cards that raise a hand's share."""
    yield remark(translated(say_counted(odds)))
    if len(odds.seats) > 1 and odds.exact:
        figures = zip(*[figures_of(odds, seat.at) for seat in seats], strict=True)
        rows = [(translated(same[0].label), [one.deals for one in same]) for same in figures]
        yield _shares_of(odds, seats, rows, look, has_counts=True)
    yield from outs
    # For several seats, what they end up with is on the page Why.
    if len(seats) == 1 and odds.exact and odds.seats[seats[0].at].categories:
        yield heading(_said("ends-with", seat=seats[0].name))
        yield _categories(odds, seats, look)


def ending_page(look: Look, odds: Odds, seats: Sequence[Seat]) -> Iterator[Block]:
    """Who is the favourite, and what each seat ends up with."""
    best = max(seat.share for seat in odds.seats)
    favourites = [seat.name for seat in seats if odds.seats[seat.at].share == best]
    if len(favourites) == 1:
        yield heading(_said("favourite", seat=favourites[0]), level=2)
    yield remark(translated(say_counted(odds)))
    if odds.exact and all(seat.categories for seat in odds.seats):
        yield heading(_said("each-ends-with"))
        yield _categories(odds, seats, look)


def _categories(odds: Odds, seats: Sequence[Seat], look: Look) -> Block:
    """Return how often the seats end with each category, the best first."""
    counts = [odds.seats[seat.at].categories for seat in seats]
    rows = [
        (capital(translated(category_phrase(name))), [each[name] for each in counts])
        for name in reversed(tuple(counts[0]))
    ]
    return _shares_of(odds, seats, rows, look)


def _shares_of(
    odds: Odds, seats: Sequence[Seat], rows: Iterable[Row], look: Look, *, has_counts: bool = False
) -> Block:
    """Return a table of shares of all deals, with a column for each seat.

    There is room only for the seats with the largest shares of the pot; all are spoken of. A row
    without any deals is left out. ``has_counts``: whether the number of deals stands below each
    percentage, and not a bar.
    """
    best = sorted(seats, key=lambda seat: -odds.seats[seat.at].share)[:_MOST_COLUMNS]
    wide = [at for at, seat in enumerate(seats) if seat in best]
    names = [f"<b>{escape(seats[at].name)}</b>" for at in wide]
    lines = [["<td></td>", *[cell(name, ' align="right"') for name in names]]]
    spoken = []

    def shown(deals: int, seat: Seat) -> str:
        if not deals:
            return cell("–", ' align="right"')
        part, below = deals / odds.boards, f"<br>{quiet(number(deals))}"
        if not has_counts:
            ink = mixed(seat_colour(seat.place), look.theme.text, 0.3)
            below = blocks.meter(_COLUMN, [(part, ink)])
        figure = escape(translated(percent(deals, odds.boards)))
        return cell(f"<b>{figure}</b>{below}", f' align="right"{blocks.WHOLE}')

    for label, counts in rows:
        if any(counts):
            if any(counts[at] for at in wide):
                lines.append([cell(escape(label)), *[shown(counts[at], seats[at]) for at in wide]])
            figures = [translated(percent(deals, odds.boards)) for deals in counts]
            every = zip(seats, figures, map(number, counts), strict=True)
            said = [_said("share", seat=s.name, percent=part, count=of) for s, part, of in every]
            spoken.append(f"{labelled(label, '; '.join(said))}.")
    return Block(table(lines, blocks.FULL_WIDTH, padding=1), " ".join(spoken))


def outs_of(following: NextCards, seat: int, name: str, title: str = "{outs}") -> Iterator[Block]:
    """A seat's outs and cards that tie or, of a lone seat, improve it; ``title``: of each group."""
    outs = following.outs(seat)
    alone = [each for each in outs if len(each.winners) <= 1]
    level = [each for each in outs if len(each.winners) > 1]
    title_alone = "out" if len(alone) == 1 else "outs"
    if not any(each.winners for each in following.cards):
        title_alone = "improve"
    title_level = "ties" if following.final else "levels"
    for outs_title, cards in ((title_alone, alone), (title_level, level)):
        if cards:
            yield heading(title.format(outs=_said(outs_title, seat=name, count=len(cards))))
            for category, made in following.by_category(seat, cards).items():
                yield _cards_that_make(category, made)


def outs_by_share(
    shares: NextShares, seat: int, now: Fraction, following: NextCards, name: str
) -> Iterator[Block]:
    """The next cards that raise a known hand's pot share, now ``now``, against ranges."""
    with_cards = [(each, shares.of(seat, each.card)) for each in following.cards]
    raising = [each for each, share in with_cards if share is not None and share > now]
    lowering = sum(share is not None and share < now for _, share in with_cards)
    yield heading(_said("ups-and-downs", seat=name, up=len(raising), down=lowering))
    for category, made in following.by_category(seat, raising).items():
        reached = [share for card in made if (share := shares.of(seat, card)) is not None]
        yield _cards_that_make(category, made, f", {_say_least_and_most(reached)}")


def _say_least_and_most(shares: Sequence[Fraction]) -> str:
    least, most = say_share(min(shares)), say_share(max(shares))
    return _said("to", share=least) if least == most else _said("from-to", least=least, most=most)


def _cards_that_make(category: Phrase, cards: Sequence[Card], said_after: str = "") -> Block:
    """Return how many cards make this kind of hand, and their pictures."""
    text = "cards-make" if len(cards) > 1 else "card-makes"
    text = _said(text, count=len(cards), category=category) + said_after
    pictures = " ".join([blocks.picture(card, _SMALL_CARD) for card in cards])
    return Block(f"<p>{escape(text)}<br>{pictures}</p>", f"{blocks.named(text, cards)}.")
