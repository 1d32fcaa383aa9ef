"""The badges on unused cards, and the legend that explains them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING

from analyser.gui.look.badges import Badge, Look
from analyser.gui.look.translation import translate, translated
from analyser.gui.state.card_shares import CardShares
from analyser.gui.state.document import Document
from analyser.poker.cards import Card
from analyser.poker.hints.marked_changes import marked_changes, say_share_with
from analyser.poker.hints.next_card import NextCard, NextCards, count_next_cards, sign_of
from analyser.poker.hints.preview import say_if_it_comes, say_what_it_makes
from analyser.poker.names import seat_letter

if TYPE_CHECKING:  # most tables have no ranges
    from analyser.poker.odds.ranges.next_cards import NextCardShares

Legend = tuple[tuple[Badge, str], ...]
"""Each badge with its meaning."""

_VAIN = Badge("", Look.VAIN, vain=True)
"""The badge of a card that improves a seat but leaves it behind."""
_UP = Badge("+", Look.UP)
_DOWN = Badge("\N{MINUS SIGN}", Look.DOWN)
_POINTS = Badge("\N{PLUS-MINUS SIGN}9", Look.SAME)
_MOST_MARKED = 12
"""If nobody is ahead yet, a seat that would lead with more cards than this gets no badge on them.

A badge on so many cards would be no news.
"""
_MOST_VAIN = 16
"""If more cards than this improve a seat that stays behind, none has the triangle that says so."""
_MOST_FIGURES = 5
_COUNTING = Badge("\N{HORIZONTAL ELLIPSIS}", Look.SAME)


class BadgeTexts:
    """The badges for a document's table, and the texts about its unused cards."""

    def __init__(self, document: Document, shares: CardShares) -> None:
        self._document, self._shares = document, shares

    def say(self, card: Card, *, if_it_comes: bool) -> str:
        """Say which hand an unused card makes, and how it changes a pot share against ranges.

        The share is that of a seat whose hand is known; it is added only if it has been counted.
        Return "" if there is nothing to say.

        ``if_it_comes``: True to say who is ahead if the card is dealt next, instead of which hand
        it makes.
        """
        table, names, shares = self._document.table, self._names, self._shares.found
        say = say_if_it_comes if if_it_comes else say_what_it_makes
        makes = translated(say(table, card) or "")
        if not makes or shares is None:
            return makes
        share = say_share_with(shares, card, names[shares.seat])
        if share is None:
            return makes
        return translate("Hints", "{makes}; {share}").format(makes=makes, share=translated(share))

    def of_shares(self) -> tuple[dict[Card, Badge], Legend] | None:
        """Return badges that show how cards change a known hand's pot share against ranges.

        The second value is the legend of the badges. While the shares are being counted, there are
        no badges, and the legend shows the progress. Return None if the shares are not known and
        no progress is shown.
        """
        found, progress = self._shares.found, self._shares.progress
        if found is not None:
            return read_shares(found, self._names[found.seat])
        return None if progress is None else ({}, _say_progress(progress))

    def find(self) -> Generator[float, None, tuple[dict[Card, Badge], Legend]]:
        """Compute in steps the badges for the present poker table, and their legend."""
        names = self._names
        return read_hints((yield from count_next_cards(self._document.table)), names)

    @property
    def _names(self) -> Sequence[str]:
        return self._document.outcome.names


def read_hints(found: NextCards | None, names: Sequence[str]) -> tuple[dict[Card, Badge], Legend]:
    """Return the badge of each card, and the legend; both are empty if ``found`` is None.

    If two seats or more have cards, a badge shows who is ahead after the card. If only one seat has
    cards, a badge shows what the card makes for this seat. Only cards that change something have a
    badge. ``names``: the names of all seats.
    """
    if found is None:
        return {}, ()
    if any(each.winners for each in found.cards):
        return _who_is_ahead(found, names)
    return _what_it_makes(found) if found.now else ({}, ())


def read_shares(found: NextCardShares, name: str) -> tuple[dict[Card, Badge], Legend]:
    """Return the badges of the cards that change a known hand's pot share most, and the legend.

    The larger the change, the darker the badge. The badges of the largest changes have figures, in
    percent of the pot. ``name``: the name of the hand's seat.
    """
    changes, badges = marked_changes(found), {}
    sizes = sorted((abs(round(100 * change)) for change in changes.values()), reverse=True)
    least = sizes[:_MOST_FIGURES][-1] if sizes else 0
    for card, change in changes.items():
        badge, points = (_UP if change > 0 else _DOWN), abs(round(100 * change))
        # Equal changes have equal signs.
        sign = f"{badge.sign}{points}" if points >= least else badge.sign
        shade = 0 if points >= 20 else 1 if points >= 8 else 2
        badges[card] = badge._replace(sign=sign, shade=shade)
    texts = (
        (_UP, translate("Hints", "more for {seat}")),
        (_DOWN, translate("Hints", "less for {seat}")),
    )
    there = {badge.look for badge in badges.values()}
    seat = translated(name)
    legend = [(badge, text.format(seat=seat)) for badge, text in texts if badge.look in there]
    if legend:
        legend.append((_POINTS, translate("Hints", "percent of equity")))
    return badges, tuple(legend)


def _say_progress(share: float) -> Legend:
    """Return a legend that says what percentage of the shares has been counted."""
    text = translate("Hints", "{percent}% of the signs counted; Ctrl+G stops it")
    return ((_COUNTING, text.format(percent=int(100 * share))),)


def _who_is_ahead(found: NextCards, names: Sequence[str]) -> tuple[dict[Card, Badge], Legend]:
    # With many seats, one of them improves with nearly every card, and a triangle cannot say which.
    few = all(len(each.made) == 2 for each in found.cards)
    few = few and sum(bool(each.in_vain) for each in found.cards) <= _MOST_VAIN
    usual: set[tuple[int, ...]] = {found.winners}
    if not found.winners:  # nobody is ahead yet, so no card is an out
        often = Counter(each.winners for each in found.cards)
        usual = {winners for winners, count in often.items() if count > _MOST_MARKED}
    badges = {}
    for each in found.cards:
        vain = few and bool(each.in_vain)
        if each.winners not in usual:
            badges[each.card] = _badge_of_winner(each, vain)
        elif vain:
            badges[each.card] = _VAIN
    looks = {badge.look for badge in badges.values()}
    legend = [
        (Badge(seat_letter(seat), seat), _ahead(found, name)) for seat, name in enumerate(names)
    ]
    tie = translate("Hints", "tie for the high") if found.game.splits else translate("Hints", "tie")
    legend.append((Badge("=", Look.TIE), tie))
    legend = [(badge, text) for badge, text in legend if badge.look in looks]
    if any(badge.vain or badge == _VAIN for badge in badges.values()):
        text = (
            translate("Hints", "improves, but loses")
            if found.final
            else translate("Hints", "improves, still behind")
        )
        legend.append((_VAIN, text))
    return badges, tuple(legend)


def _badge_of_winner(card: NextCard, vain: bool) -> Badge:
    if len(card.winners) > 1:
        return Badge("=", Look.TIE, vain)
    seat = card.winners[0]
    return Badge(seat_letter(seat), seat, vain)


def _ahead(found: NextCards, name: str) -> str:
    if found.is_open:
        text = translate("Hints", "{seat} has the best known hand")
    elif found.game.splits:
        text = (
            translate("Hints", "{seat} wins the high")
            if found.final
            else translate("Hints", "{seat} leads the high")
        )
    else:
        text = (
            translate("Hints", "{seat} wins") if found.final else translate("Hints", "{seat} leads")
        )
    return text.format(seat=translated(name))


def _what_it_makes(found: NextCards) -> tuple[dict[Card, Badge], Legend]:
    (seat,) = found.cards[0].made
    badges: dict[Card, Badge] = {}
    legend: dict[tuple[int, str], Badge] = {}
    for cards in found.by_category(seat).values():
        for card in cards:
            each = found.get(card)
            assert each is not None  # only existing results were grouped
            if seat not in each.improved:
                continue
            sign, meaning = sign_of(found.game, each.made[seat])
            badge = badges[card] = Badge(translated(sign), Look.MAKES)
            legend.setdefault((badge.look, translated(meaning)), badge)
    return badges, tuple([(badge, text) for (_, text), badge in legend.items()])
