"""The pages that explain a hand in steps, and what decides between two hands.

This module knows no rule of poker: the records say which cards are marked or faded, and which texts
are between and below them. What decides is marked by a sign as well as by a colour.
"""

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from analyser.gui.look.theme import seat_colour
from analyser.gui.look.translation import capital, card_names, labelled, translate, translated
from analyser.gui.pages import blocks
from analyser.gui.pages.blocks import Block, cell, heading, picture, quiet, sentence, table
from analyser.poker.explain.side_by_side import Alignment, Position, RankCell, SeatComparison
from analyser.poker.explain.steps import CardRow, Step

_CARD = 36
"""The width of a card of two hands if there is room, in device-independent pixels."""
_STRIPE = 6
"""The width of a seat's colour beside its hand."""
_MARK = "▲"
_CENTRED = ' align="center"'


def steps_page(steps: Iterable[Step]) -> Iterator[Block]:
    """The steps of an explanation, each with a link to its ruling."""
    for step in steps:
        yield heading(translated(step.title))
        for said in step.says:
            yield sentence(capital(translated(said)))
        for row in step.rows:
            yield _marked_row(row)
        if step.ruling is not None:
            yield blocks.rule_link(step.ruling)


def _marked_row(row: CardRow) -> Block:
    """Return cards, some of them marked or faded, with short texts between and below them."""
    title = "" if row.title is None else translated(row.title)
    named = card_names(row.cards)
    spoken = f"{labelled(title, named) if title and named else title or named}."
    html = f"<p><i>{escape(title)}</i></p>" * bool(title)
    if row.cards:
        width = blocks.card_width(len(row.cards), gap=14 if row.between else 6)
        drawn = [picture(card, width, faded=row.faded) for card in row.cards]
        signs = [f"<br>{_MARK}" * (card in row.marked) for card in row.cards]
        lines = [_cells_with_signs(map(str.__add__, drawn, signs), list(map(quiet, row.between)))]
        if row.below:
            lines.append(_cells_with_signs(map(quiet, row.below), [""] * len(row.between)))
            spoken += f" {', '.join(row.below)}."
        html += table(lines, padding=1, spacing=2)
    return Block(html, spoken)


def _cells_with_signs(cells: Iterable[str], signs: Sequence[str]) -> list[str]:
    """Return the table cells of one line, with a sign between each cell and the next."""
    line = [cell(content, _CENTRED) for content in cells]
    for at, sign in enumerate(signs, 1):
        line.insert(2 * at - 1, cell(sign, f'{_CENTRED} valign="middle"'))
    return line


def verdict_page(
    headline: str,
    duels: Iterable[SeatComparison],
    closing: Iterable[str] = (),
    rules: Iterable[str] = (),
    ending: Iterable[Block] = (),
) -> Iterator[Block]:
    """Who wins, and comparisons of two hands with what decides.

    Args:
        headline: who wins; "" for a page without a headline.
        duels: the comparisons of two hands.
        closing: sentences at the end, such as who gets how much of the pot.
        rules: the keys of the rulings for these sentences.
        ending: what the hands may still become, below all of this.
    """
    if headline:
        yield heading(headline, level=2)
    for duel in duels:
        yield heading(translated(duel.title))
        if duel.alignment is not None:
            yield _two_hands(duel.names, duel.alignment, duel.seats)
        for said in duel.says:
            yield sentence(translated(said), strong=True)
        yield blocks.rule_link(duel.ruling)
    for line in closing:
        yield sentence(line, strong=True)
    yield from map(blocks.rule_link, rules)
    yield from ending


def _two_hands(names: tuple[str, str], compared: Alignment, seats: tuple[int, int]) -> Block:
    """Return two hands, the better one first: what plays, what decides, and what does not matter.

    The cards that decide lie on a ground with a sign below it; the cards after them, and those that
    do not play, are faint. The colours of the seats stand beside the hands.
    """
    decided = compared.decided
    reached = compared.positions[: None if decided is None else decided + 1]
    spoken = [_say_position(each, names, at == decided) for at, each in enumerate(reached)]
    if decided is None:
        text = translate("Verdict", "{seat}, does not play: {cards}.")
        for name, cards in zip(names, compared.left_out, strict=True):
            if cards:
                spoken.append(text.format(seat=translated(name), cards=card_names(cards)))
    hands = [_hand_html(names[which], compared, which, seats[which]) for which in (0, 1)]
    return Block("".join(hands), " ".join(spoken))


def _hand_html(name: str, compared: Alignment, which: int, seat: int) -> str:
    """Return a hand as HTML; ``which``: 0 for the better one of the two, 1 for the other."""
    decided, sides = compared.decided, [each[which] for each in compared.positions]
    cells = [(at, made) for at, made in enumerate(sides) if made is not None]
    # Where the kind of hand does not decide, a card counts for what is compared after it.
    by_weight = sorted(cells, key=lambda each: (each[0] == decided, each[0] > 0))
    cards = {card: at for at, made in by_weight for card in made.cards}
    best = dict.fromkeys([card for _, made in cells for card in made.cards])
    left_out = compared.left_out[which]
    width = min(_CARD, blocks.card_width(len(best) + len(left_out), gap=4))
    drawn, signs = [], []
    for card in best:
        decides = cards[card] == decided
        faded = decided is not None and cards[card] > decided
        drawn.append(cell(picture(card, width, faded=faded), ' class="win"' * decides))
        signs.append(cell(_MARK * decides, _CENTRED))
    if left_out:
        rest = "".join([picture(card, width * 2 // 3, faded=True) for card in left_out])
        drawn.append(cell(f"&nbsp;{rest}", ' valign="bottom"'))
        signs.append(cell("&nbsp;" + quiet(translate("Verdict", "left out"))))
    kind = translated(cells[0][1].text) if cells else translate("Verdict", "no low")
    said = {"seat": escape(translated(name)), "hand": escape(kind)}
    title = translate("Verdict", "<b>{seat}:</b> {hand}", **said)
    stripe = cell("", f' width="{_STRIPE}" bgcolor="{seat_colour(seat).name()}"')
    return table([[stripe, cell(title + table([drawn, signs]))]], padding=3)


def _say_position(position: Position, names: tuple[str, str], decides: bool) -> str:
    """Say what two hands have at one position of the comparison, and whether it decides."""
    text = translate("Verdict", "{what}, equal: {one}; {other}.")
    if decides:
        text = translate("Verdict", "{what} decides: {one}; {other}.")
    sides = [_say_seat(name, side) for name, side in zip(names, position, strict=True)]
    roles = dict.fromkeys([translated(side.role) for side in position if side is not None])
    return text.format(what=capital(" / ".join(roles)), one=sides[0], other=sides[1])


def _say_seat(name: str, side: RankCell | None) -> str:
    if side is None:
        return translate("Verdict", "{seat}, no card", seat=name)
    cards = card_names(side.cards)
    return translate("Verdict", "{seat}, {what} ({cards})", seat=name, what=side.text, cards=cards)
