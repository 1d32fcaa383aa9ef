"""The page of the verdict: two hands with what decides between them, then the reason.

The cards that decide are marked by a sign as well as by a colour, and the reason names them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from analyser.gui.look.theme import Theme, seat_colour
from analyser.gui.look.translation import capital, card_names, translate, translated
from analyser.gui.pages.blocks import (
    ROW_WIDTH,
    Blocks,
    Heading,
    Sentence,
    Written,
    picture,
    rule_link,
)
from analyser.poker.explain.alignment import Alignment, Position, RankCell
from analyser.poker.explain.side_by_side import SeatComparison

_CARD = 36
"""The width of a card if there is room, in device-independent pixels."""
_STRIPE = 6
"""The width of a seat's colour beside its hand."""


@dataclass(frozen=True)
class VerdictPage(Blocks):
    """A headline, comparisons of two hands, and closing sentences."""

    headline: str  # who wins; "" for a page without a headline
    duels: tuple[SeatComparison, ...]  # the comparisons of two hands
    closing: tuple[str, ...] = ()  # sentences at the end, such as who gets how much of the pot
    closing_rules: tuple[str, ...] = ()  # the keys of the rulings for the closing sentences
    ending: tuple[Written, ...] = ()  # what the hands may still become, below all of this

    def blocks(self) -> Iterator[Written]:
        if self.headline:
            yield Heading(self.headline, level=2)
        for duel in self.duels:
            yield Heading(translated(duel.title))
            if duel.alignment is not None:
                yield TwoHands(duel.names, duel.alignment, duel.seats)
            for sentence in duel.says:
                yield Sentence(translated(sentence), strong=True)
            yield rule_link(duel.ruling)
        for line in self.closing:
            yield Sentence(line, strong=True)
        for key in self.closing_rules:
            yield rule_link(key)
        yield from self.ending


@dataclass(frozen=True)
class TwoHands:
    """Two hands, the better one first: what plays, what decides, and what does not matter.

    The cards that decide lie on a ground with a sign below it; the cards after them, and those that
    do not play, are faint.
    """

    names: tuple[str, str]  # the names of the two seats
    comparison: Alignment  # the comparison of their hands
    seats: tuple[int, int]  # the numbers of the two seats, whose colours stand beside the hands

    def html(self, theme: Theme) -> str:
        return "".join([self._hand(side, theme) for side in (0, 1)])

    def _hand(self, side: int, theme: Theme) -> str:
        positions = self.comparison.positions
        cells = [(each, cell) for each in positions if (cell := each.cells[side]) is not None]
        # Where the kind of hand does not decide, a card counts for what is compared after it.
        by_weight = sorted(cells, key=lambda each: (each[0].decides, each[0] is not positions[0]))
        cards = {card: each for each, cell in by_weight for card in cell.cards}
        best = dict.fromkeys([card for _, cell in cells for card in cell.cards])
        left_out = self.comparison.left_out[side]
        width = min(_CARD, ROW_WIDTH // max(1, len(best) + len(left_out)) - 4)
        drawn, signs = [], []
        for card in best:
            ground = f' bgcolor="{theme.win.name()}"' if cards[card].decides else ""
            drawn.append(f"<td{ground}>{picture(card, width, not cards[card].reached)}</td>")
            signs.append(f'<td align="center">{"▲" * cards[card].decides}</td>')
        if left_out:
            rest = "".join(picture(card, width * 2 // 3, faded=True) for card in left_out)
            drawn.append(f'<td valign="bottom">&nbsp;{rest}</td>')
        made = translated(cells[0][1].text) if cells else translate("Verdict", "no low")
        title = translate("Verdict", "<b>{seat}:</b> {hand}")
        title = title.format(seat=escape(translated(self.names[side])), hand=escape(made))
        rows = f"<tr>{''.join(drawn)}</tr><tr>{''.join(signs)}</tr>"
        return (
            f'<table cellspacing="0" cellpadding="3"><tr><td width="{_STRIPE}" '
            f'bgcolor="{seat_colour(self.seats[side]).name()}"></td><td>{title}'
            f'<table cellspacing="0" cellpadding="2">{rows}</table></td></tr></table>'
        )

    def spoken(self) -> str:
        shown = [each for each in self.comparison.positions if each.reached]
        parts = [_spoken_position(position, self.names) for position in shown]
        if self.comparison.decided is None:
            for name, cards in zip(self.names, self.comparison.left_out, strict=True):
                if cards:
                    text = translate("Verdict", "{seat}, does not play: {cards}.")
                    parts.append(text.format(seat=translated(name), cards=card_names(cards)))
        return " ".join(parts)


def _spoken_position(position: Position, names: tuple[str, str]) -> str:
    text = translate("Verdict", "{what}, equal: {one}; {other}.")
    if position.decides:
        text = translate("Verdict", "{what} decides: {one}; {other}.")
    sides = [_spoken_side(name, side) for name, side in zip(names, position.cells, strict=True)]
    roles = dict.fromkeys([translated(side.role) for side in position.cells if side is not None])
    return text.format(what=capital(" / ".join(roles)), one=sides[0], other=sides[1])


def _spoken_side(name: str, side: RankCell | None) -> str:
    if side is None:
        return translate("Verdict", "{seat}, no card").format(seat=translated(name))
    text = translate("Verdict", "{seat}, {what} ({cards})")
    return text.format(
        seat=translated(name), what=translated(side.text), cards=card_names(side.cards)
    )
