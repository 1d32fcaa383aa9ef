"""The page of the verdict: two hands compared position by position, then the reason.

The deciding position is marked by a sign and by words as well as by a colour. The positions after
it are folded at first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from html import escape

from analyser.gui.look.theme import Theme
from analyser.gui.look.translation import card_names, translate, translated
from analyser.gui.pages.blocks import (
    Folding,
    Heading,
    Sentence,
    Written,
    picture,
    quiet,
    rest_link,
    rule_link,
)
from analyser.poker.cards import Card
from analyser.poker.explain.alignment import Alignment, Cell, Position
from analyser.poker.explain.common import LEFT_OUT
from analyser.poker.explain.side_by_side import SeatComparison

SMALL_CARD = 25
"""The width of a card if two hands of five lie side by side, in device-independent pixels."""


@dataclass(frozen=True)
class VerdictPage(Folding):
    """A headline, comparisons of two hands, and closing sentences.

    Attributes:
        headline: who wins; "" for a page without a headline.
        duels: the comparisons of two hands.
        closing: sentences at the end, such as who gets how much of the pot.
        closing_rules: the keys of the rulings for the closing sentences.
    """

    headline: str
    duels: tuple[SeatComparison, ...]
    closing: tuple[str, ...] = ()
    closing_rules: tuple[str, ...] = ()

    def blocks(self) -> Iterator[Written]:
        """Return the headline, each comparison with its ruling, and the closing sentences."""
        if self.headline:
            yield Heading(self.headline, level=2)
        for part, duel in enumerate(self.duels):
            yield Heading(translated(duel.title))
            if duel.alignment is not None:
                shown = part in self.unfolded
                yield ComparisonTable(duel.names, duel.alignment, part, shown)
            for sentence in duel.says:
                yield Sentence(translated(sentence), strong=True)
            yield rule_link(duel.ruling)
        for line in self.closing:
            yield Sentence(line, strong=True)
        for key in self.closing_rules:
            yield rule_link(key)


@dataclass(frozen=True)
class ComparisonTable:
    """Two hands side by side, position by position; below them the cards that do not play.

    Attributes:
        names: the names of the two seats.
        comparison: the comparison of their hands.
        part: the number of this comparison on the page, from 0.
        unfolded: whether the positions after the deciding one are shown.
    """

    names: tuple[str, str]
    comparison: Alignment
    part: int = 0
    unfolded: bool = False

    @property
    def _folds(self) -> bool:
        """Whether anything below the deciding position can be folded away.

        That may be more positions, or cards that do not play.
        """
        decided = self.comparison.decided
        if decided is None:
            return False
        return decided + 1 < len(self.comparison.positions) or any(self.comparison.left_out)

    @property
    def _shown(self) -> Alignment:
        """The part of the comparison that is shown: it ends at the position that decides.

        All of it is shown if ``unfolded`` or if no position decides.
        """
        decided = self.comparison.decided
        if decided is None or self.unfolded:
            return self.comparison
        until = self.comparison.positions[: decided + 1]
        return replace(self.comparison, positions=until, left_out=((), ()))

    def html(self, theme: Theme) -> str:
        """Return the table as HTML."""
        comparison = self._shown
        heads = [f"<b>{escape(translated(name))}</b>" for name in self.names]
        lines = [_line(heads[0], "", heads[1])]
        lines += [
            line
            for position in comparison.positions
            for line in _position(position, comparison.better, theme)
        ]
        if any(comparison.left_out):
            lines.append(_across(quiet(translated(LEFT_OUT), theme)))
            pictures = [_pictures(cards, faded=True) for cards in comparison.left_out]
            lines.append(_line(pictures[0], "", pictures[1]))
        if self._folds:
            lines.append(_across(rest_link(self.part, self.unfolded)))
        return f'<table width="100%" cellspacing="0" cellpadding="2">{"".join(lines)}</table>'

    def spoken(self) -> str:
        """Return a sentence for each position, and one for the cards that do not play."""
        shown = self._shown
        parts = [_spoken_position(position, self.names) for position in shown.positions]
        for name, cards in zip(self.names, shown.left_out, strict=True):
            if cards:
                text = translate("Verdict", "{seat}, does not play: {cards}.")
                parts.append(text.format(seat=translated(name), cards=card_names(cards)))
        return " ".join(parts)


def _position(position: Position, better: int | None, theme: Theme) -> list[str]:
    """Return a position as rows of the HTML table: its role and, below that, each hand's cards.

    ``better``: which hand is better, 0 or 1, so that the sign can point to it; None if neither is.
    """
    ground, ink = "", theme.muted if not position.reached else theme.text
    if position.decides:
        ground, ink = theme.win.name(), theme.on_win
    colour = ink.name()
    roles = _roles(position)
    if position.decides:
        text = translate("Verdict", "{what} decides").format(what=" / ".join(roles))
        head = _across(_ink(text, colour, bold=True), ground)
    elif len(roles) == 1:
        head = _across(quiet(roles[0], theme))
    else:
        head = _line(quiet(roles[0], theme), "", quiet(roles[1], theme))
    sign = _ink(_sign(position, better), colour, bold=position.decides)
    cells = []
    for side in position.cells:
        text = "–" if side is None else translated(side.text)  # noqa: RUF001 - a dash for no card
        drawn = "" if side is None else _pictures(side.cards)
        cells.append("<br>".join(filter(None, [_ink(text, colour, position.decides), drawn])))
    return [head, _line(cells[0], sign, cells[1], ground)]


def _roles(position: Position) -> list[str]:
    """Return the role of a position, such as "the first kicker".

    Return two roles if the cards of the two hands have different roles there.
    """
    roles = [translated(side.role) for side in position.cells if side is not None]
    return list(dict.fromkeys(roles))


def _sign(position: Position, better: int | None) -> str:
    if position.decides:
        return "▶" if better == 1 else "◀"  # the arrow points to the better hand
    return "=" if position.reached else ""


def _pictures(cards: tuple[Card, ...], faded: bool = False) -> str:
    return "".join(picture(card, SMALL_CARD, faded) for card in cards)


def _ink(text: str, colour: str, bold: bool = False) -> str:
    weight = "bold" if bold else "normal"
    return f'<span style="color:{colour};font-weight:{weight}">{escape(text)}</span>'


def _across(text: str, ground: str = "") -> str:
    return f'<tr><td colspan="3" align="center"{_ground(ground)}>{text}</td></tr>'


def _line(left: str, sign: str, right: str, ground: str = "") -> str:
    """Return a row of the table as HTML; its middle column has the sign.

    ``ground``: the colour of the background; "" for the usual one.
    """
    back = _ground(ground)
    return (
        f'<tr><td width="48%" align="center"{back}>{left}</td>'
        f'<td align="center" valign="middle"{back}>{sign}</td>'
        f'<td width="48%" align="center"{back}>{right}</td></tr>'
    )


def _ground(colour: str) -> str:
    return f' bgcolor="{colour}"' if colour else ""


def _spoken_position(position: Position, names: tuple[str, str]) -> str:
    if position.decides:
        text = translate("Verdict", "{what} decides: {one}; {other}.")
    elif position.reached:
        text = translate("Verdict", "{what}, equal: {one}; {other}.")
    else:
        text = translate("Verdict", "{what}, no longer compared: {one}; {other}.")
    sides = [_spoken_side(name, side) for name, side in zip(names, position.cells, strict=True)]
    return text.format(what=" / ".join(_roles(position)), one=sides[0], other=sides[1])


def _spoken_side(name: str, side: Cell | None) -> str:
    if side is None:
        return translate("Verdict", "{seat}, no card").format(seat=translated(name))
    text = translate("Verdict", "{seat}, {what} ({cards})")
    return text.format(
        seat=translated(name), what=translated(side.text), cards=card_names(side.cards)
    )
