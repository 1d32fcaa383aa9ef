"""The page that shows what beats a hand: the nuts, the hand's place, and the classes in order.

Each class is a link that gives a seat the cards of that class. The map of the starting hands, and
all classes but the best and the hand's own, are folded until the user unfolds them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from analyser.gui.look.theme import SMALL, Theme, mixed
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
    REST,
    ROW_WIDTH,
    WHOLE,
    Folding,
    Heading,
    Link,
    Remark,
    Written,
    link,
    meter,
    picture,
    quiet,
    rest_link,
)
from analyser.poker.cards import Card, ordinal
from analyser.poker.names import board_title
from analyser.poker.nuts.best_on_boards import BestOnBoards
from analyser.poker.nuts.nuts_classes import LowNuts, Nuts, NutsClass, by_starting_hand
from analyser.poker.phrases import N_, Numeral, Phrase
from analyser.poker.ranges.holdings import hand_text
from analyser.poker.results.shown import call_class

HAND: Final = "hand"
"""The scheme of a link that gives a seat cards, as in ``hand:KdTs``."""
AMONG: Final = "among"
"""The scheme of the link that switches between all hands and only those of a range."""

_CARD = 26
_NEAR: Final = 12
"""At first, this many of the best classes are shown, but none behind the hand's own class."""
_BEHIND: Final = 3
"""With a hand, this many more classes are shown at first after those."""
_HIGH, _LOW, _MAP = range(3)
"""The parts of the page that can be unfolded."""


@dataclass(frozen=True)
class BeatsPage(Folding):
    """What beats a hand on a board or, without a hand, which hands the board makes possible."""

    nuts: Nuts  # the counted classes
    # The name of the seat, if only the hands of its range are counted; "" otherwise.
    within: str = ""
    other_range: str = ""  # the name of another seat with a range; "" if there is none
    # The name of the seat that has the hand; "" if the poker table has only this seat.
    seat: str = ""
    board: str = ""  # which of several boards it is; "" for the only one
    best: BestOnBoards | None = None  # the best hand on all boards, if there are several

    def blocks(self) -> Iterator[Written]:
        nuts = self.nuts
        if self.best is not None:
            yield BestOnEach(self.best)
        if self.board:
            yield Heading(self.board, level=2)
            yield Remark(translate("Beats", "Choose a place of another board to see its nuts."))
        if self.within:
            text = translate("Beats", "Only the range of {seat} is counted.")
            yield Remark(text.format(seat=self.within))
        yield from self._half(nuts, nuts.holdings, _HIGH)
        if nuts.low is not None:
            yield Heading(translate("Beats", "For the low"), level=2)
            text = translate("Beats", "{count} of {all} hands have no low.")
            counts = {"count": _number(nuts.low.none), "all": _number(nuts.holdings)}
            yield Remark(text.format(**counts))
            yield from self._half(nuts.low, nuts.holdings, _LOW)
        if nuts.place is not None and len(nuts.cards) == 2:
            yield HandMap(nuts, _MAP, _MAP in self.unfolded)
        if self.other_range:
            only = translate("Beats", "Only the hands of {seat}'s range")
            every = translate("Beats", "All hands")
            yield Link(f"{AMONG}:", every if self.within else only.format(seat=self.other_range))

    def _half(self, half: Nuts | LowNuts, holdings: float, part: int) -> Iterator[Written]:
        best = half.classes[0] if self.within and half.classes else half.best
        if best is None:
            return
        yield Best(best, part == _LOW, best in half.classes)
        if half.place is not None:
            place = _say_place(half.place, half.places or 0)
            if self.seat:
                place = labelled(self.seat, place)
            yield Heading(place, level=2)
        if half.better is not None:
            yield Beaten(half.better, half.equal or 0, half.worse or 0, holdings)
        shown = part in self.unfolded
        classes, left = _near(half.classes, half.place, shown)
        called = {}
        if isinstance(half, Nuts):
            called = {
                one.place: capital(translated(call_class(half, one) or "")) for one in classes
            }
        yield ClassTable(classes, called, half.place, part, left, shown)


def _say_place(place: int, places: int) -> str:
    template = N_("{place} best of {places}")
    return translated(Phrase(template, place=ordinal(place), places=Numeral(places)))


def _near(
    classes: Sequence[NutsClass], place: int | None, unfolded: bool
) -> tuple[tuple[NutsClass, ...], int]:
    """Return the best classes with the hand's own, and how many others are folded away."""
    last = _NEAR if place is None else min(place, _NEAR) + _BEHIND
    near = [one for one in classes if unfolded or one.place <= last or one.place == place]
    left = sum(one.place > last and one.place != place for one in classes)
    return tuple(near), left


@dataclass(frozen=True)
class Best:
    """The nuts, or with ``low`` the nut low; ``is_left``: whether the cards it needs are."""

    best: NutsClass
    low: bool
    is_left: bool

    @property
    def _title(self) -> str:
        return translate("Beats", "The nut low") if self.low else translate("Beats", "The nuts")

    @property
    def _count(self) -> str:
        none = translate("Beats", "cards it needs are taken")
        return _combos(self.best) if self.is_left else none

    def spoken(self) -> str:
        nuts = labelled(self._title, card_names(_two(self.best)))
        return f"{nuts}. {translated(self.best.description)}, {self._count}."

    def html(self, theme: Theme) -> str:
        what = quiet(self._count, theme)
        return (
            f"<h3>{escape(self._title)}</h3><table cellspacing='0' cellpadding='2'><tr><td>"
            f"{_pictures(self.best, 34)}</td><td valign='middle' style='padding-left: {SMALL}px'>"
            f"<b>{escape(translated(self.best.description))}</b><br>{what}</td></tr></table>"
        )


@dataclass(frozen=True)
class BestOnEach:
    """The best hand on all boards, and its place on each of them."""

    best: BestOnBoards

    @property
    def _title(self) -> str:
        if len(self.best.runs) == 2:
            return translate("Beats", "The best hand on both boards")
        return translate("Beats", "The best hand on all boards")

    def _lines(self) -> Iterator[tuple[str, str]]:
        runs = self.best.runs
        for at, (one, places) in enumerate(zip(runs, self.best.places, strict=True)):
            hand = labelled(translated(board_title(at, len(runs))), translated(one.description))
            yield hand, _say_place(one.place, places)

    def spoken(self) -> str:
        lines = [f"{hand}, {place}." for hand, place in self._lines()]
        return " ".join([f"{labelled(self._title, card_names(self.best.cards))}.", *lines])

    def html(self, theme: Theme) -> str:
        lines = [f"<b>{escape(hand)}</b><br>{quiet(at, theme)}" for hand, at in self._lines()]
        cards = "".join(picture(card, 34) for card in self.best.cards)
        return f"<h3>{escape(self._title)}</h3><p>{cards}<br>{'<br>'.join(lines)}</p>"


@dataclass(frozen=True)
class Beaten:
    """How many of all ``holdings`` beat the user's hand, tie with it and lose to it."""

    better: float
    equal: float
    worse: float
    holdings: float

    def spoken(self) -> str:
        text = translate("Beats", "{better} of {all} hands beat you, none ties")
        if self.equal:
            text = translate("Beats", "{better} of {all} hands beat you, {equal} tie")
        counts = {"better": _number(self.better), "equal": _number(self.equal)}
        return f"{text.format(all=_number(self.holdings), **counts)}."

    def html(self, theme: Theme) -> str:
        share = self.holdings or 1
        parts = [
            (self.worse / share, theme.win),
            (self.equal / share, mixed(theme.panel, theme.win, 0.5)),
            (self.better / share, theme.panel_border),
        ]
        return f"<p>{escape(self.spoken())}</p>{meter(ROW_WIDTH, parts, 'left')}"


@dataclass(frozen=True)
class ClassTable:
    """Classes of hands, the best first; each is a link with an example of its cards."""

    classes: tuple[NutsClass, ...]  # the classes that are shown
    # What players call each class, by its place; "" if players use its exact name.
    called: Mapping[int, str]
    own: int | None  # the place of the hand's own class; None without a hand
    part: int  # the number of the part that the link below the table unfolds
    left: int  # how many classes are hidden while the part is folded
    unfolded: bool  # whether the part is unfolded

    def spoken(self) -> str:
        classes = [(one.place, [*self._words(one), self._count(one)]) for one in self.classes]
        return " ".join([f"{labelled(str(at), ', '.join(words))}." for at, words in classes])

    def _words(self, one: NutsClass) -> list[str]:
        """Return another name that players have for a class, if any, and then its exact name."""
        return [*filter(None, [self.called.get(one.place)]), translated(one.description)]

    def _count(self, one: NutsClass) -> str:
        return translate("Beats", "you") if one.place == self.own else _combos(one)

    def html(self, theme: Theme) -> str:
        lines = []
        for one in self.classes:
            if self.own is not None and one.place == 1 != self.own:
                lines.append(_title(translate("Beats", "Beat you"), theme))
            if self.own is not None and one.place == self.own + 1:
                lines.append(_title(translate("Beats", "Behind you"), theme))
            lines.append(self._line(one, theme))
        rest = f"<p>{rest_link(self.part, self.unfolded)}</p>" if self.left else ""
        return f'<table{FULL_WIDTH} cellspacing="0" cellpadding="2">{"".join(lines)}</table>{rest}'

    def _line(self, one: NutsClass, theme: Theme) -> str:
        own = one.place == self.own
        said, *exact = self._words(one)
        words = escape(said)
        if own:
            words, count = f"<b>{words}</b>", f"<b>{translate('Beats', 'you')}</b>"
        else:
            cards = "".join(map(str, one.example))
            words = f'<a href="{HAND}:{cards}" style="color:{theme.text.name()}">{words}</a>'
            count = _number(one.combos)
        words = "<br>".join([words, *[quiet(text, theme) for text in exact]])
        ground = f' bgcolor="{mixed(theme.panel, theme.win, 0.25).name()}"' if own else ""
        return (
            f"<tr{ground}><td valign='middle'{WHOLE}>{quiet(number(one.place), theme)}</td>"
            f"<td{WHOLE}>{_pictures(one, _CARD)}</td><td width='55%' valign='middle'>{words}</td>"
            f"<td align='right' valign='middle'{WHOLE}>{count}</td></tr>"
        )


def _title(text: str, theme: Theme) -> str:
    combos = quiet(translate("Beats", "combos"), theme)
    title = f"<td colspan='3'><b>{quiet(text, theme)}</b></td>"
    return f"<tr>{title}<td align='right'>{combos}</td></tr>"


@dataclass(frozen=True)
class HandMap:
    """A map of the 169 starting hands that shows which of them beat the user's hand.

    Those that beat it are bold with an exclamation mark, so that nobody needs the colours. ``part``
    is the number of the map among the parts that can be unfolded.
    """

    nuts: Nuts
    part: int
    unfolded: bool

    def spoken(self) -> str:
        if not self.unfolded:
            return ""
        every = by_starting_hand(self.nuts).items()
        beating = ", ".join(hand for hand, (better, _, _) in every if better)
        return translate("Beats", "Hands that may beat you: {hands}.").format(hands=beating)

    def html(self, theme: Theme) -> str:
        """Return as HTML a link that unfolds or folds the map and, if it is unfolded, the map."""
        show = translate("Beats", "As a map of the 169 hands")
        hide = translate("Beats", "Hide the map of the 169 hands")
        first = f"<p>{link(f'{REST}:{self.part}', hide if self.unfolded else show)}</p>"
        return first + (self._table(theme) if self.unfolded else "")

    def _table(self, theme: Theme) -> str:
        counts = by_starting_hand(self.nuts)
        ranks = range(14, 1, -1)
        lines = []
        for row in ranks:
            hands = [hand_text(max(row, each), min(row, each), each < row) for each in ranks]
            cells = [_cell(hand, counts.get(hand), theme) for hand in hands]
            lines.append(f"<tr>{''.join(cells)}</tr>")
        key = translate("Beats", "! beats you; pale: cannot be dealt")
        return (
            f"<table cellspacing='1' cellpadding='1'>{''.join(lines)}</table>"
            f"<p>{quiet(key, theme)}</p>"
        )


def _cell(text: str, counts: tuple[int, int, int] | None, theme: Theme) -> str:
    label = text[:2]
    if counts is None:
        return f"<td align='center'>{quiet(label, theme)}</td>"
    better, equal, worse = counts
    share = better / (better + equal + worse)
    ground = mixed(mixed(theme.panel, theme.win, 0.2), theme.error_row, share).name()
    label = f"<b>{label}!</b>" if better else label
    return f"<td align='center' bgcolor='{ground}'>{label}</td>"


def _two(one: NutsClass) -> Sequence[Card]:
    return one.example[:2]


def _pictures(one: NutsClass, width: int) -> str:
    return "".join(picture(card, width) for card in _two(one))


def _combos(one: NutsClass) -> str:
    if not one.combos:
        return translate("Beats", "nobody else can have it")
    if one.combos == 1:
        return translate("Beats", "1 combo")
    return translate("Beats", "{count} combos").format(count=_number(one.combos))


def _number(value: float) -> str:
    """Write a number of hands; it has decimals only if the hands have weights."""
    return number(value) if isinstance(value, int) else number(round(100 * value), 2)
