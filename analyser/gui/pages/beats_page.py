"""The page that shows what beats a hand: the nuts, the hand's place, and the classes in order.

Each class is a link that gives a seat the cards of that class. The map of the starting hands, and
all classes but the best and the hand's own, are folded until the user unfolds them.
"""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from analyser.gui.look.theme import SMALL, mixed
from analyser.gui.look.translation import capital, labelled, number, said_beside, translated
from analyser.gui.pages import blocks
from analyser.gui.pages.blocks import Block, Look, cell, heading, quiet, remark, table
from analyser.poker.cards import Card, ordinal
from analyser.poker.names import board_title
from analyser.poker.nuts.nuts import BestOnBoards, LowNuts, Nuts, NutsClass, by_starting_hand
from analyser.poker.phrases import N_, Numeral, Phrase
from analyser.poker.ranges.holdings import hand_text
from analyser.poker.results.shown import name_class

HAND: Final = "hand"
"""The scheme of a link that gives a seat cards, as in ``hand:KdTs``."""
AMONG: Final = "among"
"""The scheme of the link that switches between all hands and only those of a range."""

_said: Final = said_beside(__file__)
_CARD, _LARGE_CARD = 26, 34
_NEAR: Final = 12
"""At first, this many of the best classes are shown, but none behind the hand's own class."""
_BEHIND: Final = 3
"""With a hand, this many more classes are shown at first after those."""
_HIGH, _LOW, _MAP = range(3)
"""The parts of the page that can be unfolded."""
_MIDDLE: Final = " valign='middle'"
_RIGHT: Final = " align='right'"


def beats_page(
    look: Look, nuts: Nuts, within: str = "", other_range: str = "", seat: str = "", board: str = ""
) -> Iterator[Block]:
    """What beats a hand on a board or, without a hand, which hands the board makes possible.

    Args:
        look: the colours, and what is unfolded.
        nuts: the counted classes.
        within: the name of the seat, if only the hands of its range are counted; else "".
        other_range: the name of another seat with a range; "" if there is none.
        seat: the name of the seat that has the hand; "" if the poker table has only this seat.
        board: which of several boards it is; "" for the only one.
    """
    if board:
        yield heading(board, level=2)
        yield remark(_said("other-boards"))
    if within:
        yield remark(_said("within", seat=within))
    yield from _half_of_page(nuts, nuts.holdings, _HIGH, within, seat, look)
    if nuts.low is not None:
        yield heading(_said("low"), level=2)
        count, every = _say_weighted(nuts.low.none), _say_weighted(nuts.holdings)
        yield remark(_said("no-low", count=count, all=every))
        yield from _half_of_page(nuts.low, nuts.holdings, _LOW, within, seat, look)
    if nuts.place is not None and len(nuts.cards) == 2:
        yield _hand_map(nuts, look)
    if other_range:
        among = _said("all-hands" if within else "only-range", seat=other_range)
        yield blocks.link_to(f"{AMONG}:", among)


def _half_of_page(
    half: Nuts | LowNuts, holdings: float, part: int, within: str, seat: str, look: Look
) -> Iterator[Block]:
    """The highs, or the lows: the nuts, the hand's place, and all classes as foldable ``part``."""
    best = half.classes[0] if within and half.classes else half.best
    if best is None:
        return
    yield _nuts(best, is_low=part == _LOW, is_left=best in half.classes)
    if half.place is not None:
        place = _say_place(half.place, half.places or 0)
        yield heading(labelled(seat, place) if seat else place, level=2)
    if half.better is not None:
        yield _counts_and_bar(half.better, half.equal or 0, half.worse or 0, holdings, look)
    yield _classes_table(half, part, look)


def _say_place(place: int, places: int) -> str:
    template = N_("{place} best of {places}")
    return translated(Phrase(template, place=ordinal(place), places=Numeral(places)))


def _nuts(best: NutsClass, *, is_low: bool, is_left: bool) -> Block:
    """Return the nuts, or the nut low; ``is_left``: whether unseen cards can still make it."""
    title = _said("nut-low" if is_low else "nuts")
    count = _say_combos(best) if is_left else _said("taken")
    made = translated(best.description)
    words = f"<b>{escape(made)}</b><br>{quiet(count)}"
    beside = cell(words, f"{_MIDDLE} style='padding-left: {SMALL}px'")
    html = table([[cell(_pictures(best.example[:2], _LARGE_CARD)), beside]])
    named = blocks.named(title, best.example[:2])
    return Block(f"<h3>{escape(title)}</h3>{html}", f"{named}. {made}, {count}.")


def best_on_each(best: BestOnBoards) -> Block:
    """Return the best hand on all boards, and its place on each of them."""
    title = _said("best-on-both" if len(best.runs) == 2 else "best-on-all")
    lines, spoken = [], [f"{blocks.named(title, best.cards)}."]
    for at, (one, places) in enumerate(zip(best.runs, best.places, strict=True)):
        board = translated(board_title(at, len(best.runs)))
        hand, place = labelled(board, translated(one.description)), _say_place(one.place, places)
        lines.append(f"<br><b>{escape(hand)}</b><br>{quiet(place)}")
        spoken.append(f"{hand}, {place}.")
    html = f"<p>{_pictures(best.cards, _LARGE_CARD)}{''.join(lines)}</p>"
    return Block(f"<h3>{escape(title)}</h3>{html}", " ".join(spoken))


def _counts_and_bar(
    better: float, equal: float, worse: float, holdings: float, look: Look
) -> Block:
    """Return how many of all ``holdings`` beat the hand, tie with it and lose to it."""
    which, every = "beaten-or-tied" if equal else "beaten", _say_weighted(holdings)
    counted = _said(which, better=_say_weighted(better), equal=_say_weighted(equal), all=every)
    said = f"{counted}."
    share, theme = holdings or 1, look.theme
    parts = [
        (worse / share, theme.win),
        (equal / share, mixed(theme.panel, theme.win, 0.5)),
        (better / share, theme.panel_border),
    ]
    return Block(f"<p>{escape(said)}</p>{blocks.meter(blocks.ROW_WIDTH, parts, 'left')}", said)


def _classes_table(half: Nuts | LowNuts, part: int, look: Look) -> Block:
    """Return classes of hands, the best first; each is a link with an example of its cards.

    All but the best and those near the hand's own are shown only if ``part`` is unfolded.
    """
    own, every = half.place, half.classes
    last = _NEAR if own is None else min(own, _NEAR) + _BEHIND
    near = [one for one in every if one.place <= last or one.place == own]
    lines, spoken = [], []
    for one in every if part in look.unfolded else near:
        if own is not None and one.place == 1 != own:
            lines.append(_title_line(_said("better")))
        if own is not None and one.place == own + 1:
            lines.append(_title_line(_said("worse")))
        called = translated(name_class(half, one) or "") if isinstance(half, Nuts) else ""
        words = [*filter(None, [capital(called)]), translated(one.description)]
        lines.append(_class_line(one, words, one.place == own, look))
        count = _said("this-hand") if one.place == own else _say_combos(one)
        spoken.append(f"{labelled(str(one.place), ', '.join([*words, count]))}.")
    rest = blocks.rest_link(part, look) if len(near) < len(every) else ""
    return Block(table(lines, blocks.FULL_WIDTH) + rest, " ".join(spoken))


def _title_line(title: str) -> list[str]:
    return [cell(f"<b>{quiet(title)}</b>", " colspan='3'"), cell(quiet(_said("of-combos")), _RIGHT)]


def _class_line(one: NutsClass, names: Sequence[str], is_own: bool, look: Look) -> list[str]:
    """Return a line's cells; ``names``: what players call the class, if anything, then its own."""
    theme, ground = look.theme, ""
    if is_own:
        ground = f' bgcolor="{mixed(theme.panel, theme.win, 0.25).name()}"'
        words, count = f"<b>{escape(names[0])}</b>", f"<b>{_said('this-hand')}</b>"
    else:
        cards = "".join(map(str, one.example))
        ink = f' style="color:{theme.text.name()}"'
        words = f'<a href="{HAND}:{cards}"{ink}>{escape(names[0])}</a>'
        count = _say_weighted(one.combos)
    words = "<br>".join([words, *map(quiet, names[1:])])
    return [
        cell(quiet(number(one.place)), f"{ground}{_MIDDLE}{blocks.WHOLE}"),
        cell(_pictures(one.example[:2], _CARD), ground + blocks.WHOLE),
        cell(words, f"{ground} width='45%'{_MIDDLE}"),
        cell(count, f"{ground}{_RIGHT}{_MIDDLE}"),
    ]


def _hand_map(nuts: Nuts, look: Look) -> Block:
    """Return a link that unfolds a map of the 169 starting hands or, once unfolded, the map.

    What beats the seat's hand is bold with an exclamation mark, so that nobody needs the colours.
    """
    if _MAP not in look.unfolded:
        return blocks.link_to(f"{blocks.REST}:{_MAP}", _said("map"))
    counts, ranks, theme = by_starting_hand(nuts), range(14, 1, -1), look.theme

    def shown(row: int, column: int) -> str:
        hand = hand_text(max(row, column), min(row, column), column < row)
        if hand not in counts:
            return cell(quiet(hand[:2]), " align='center'")
        better, equal, worse = counts[hand]
        share = better / (better + equal + worse)
        ground = mixed(mixed(theme.panel, theme.win, 0.2), theme.error_row, share).name()
        label = f"<b>{hand[:2]}!</b>" if better else hand[:2]
        return cell(label, f" align='center' bgcolor='{ground}'")

    html = table([[shown(row, each) for each in ranks] for row in ranks], padding=1, spacing=1)
    hide = blocks.link(f"{blocks.REST}:{_MAP}", _said("hide-map"))
    beating = ", ".join([hand for hand, (better, _, _) in counts.items() if better])
    said = _said("map-in-words", hands=beating)
    return Block(f"<p>{hide}</p>{html}<p>{quiet(_said('key'))}</p>", said)


def _pictures(cards: Sequence[Card], width: int) -> str:
    return "".join([blocks.picture(card, width) for card in cards])


def _say_combos(one: NutsClass) -> str:
    said = {0.0: "no-combo", 1.0: "combo"}.get(one.combos, "combos")
    return _said(said, count=_say_weighted(one.combos))


def _say_weighted(value: float) -> str:
    """Write a number of hands; it has decimals only if the hands have weights."""
    return number(value) if isinstance(value, int) else number(round(100 * value), 2)
