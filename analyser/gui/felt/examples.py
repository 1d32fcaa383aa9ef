"""What an empty felt shows in place of seats: six living examples of what can be asked."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from analyser.gui.felt.geometry import EXAMPLE_ROWS, in_rows
from analyser.gui.felt.lettering import CENTRE, LEFT, RIGHT, Lettering, Sizes
from analyser.gui.felt.slots import lift
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.felt_button import FeltControl
from analyser.gui.look.painting import paint_parts, paint_ring_on_felt, paint_rounded
from analyser.gui.look.theme import CARD_ASPECT, CORNER, ON_SEAT, seat_colour, theme_of
from analyser.gui.look.translation import translate, translated
from analyser.gui.look.widgets import Panel
from analyser.gui.state.document import Document, enter_and_compare
from analyser.gui.state.jobs import Jobs, Task
from analyser.gui.state.live_odds import LiveOdds
from analyser.poker.cards import UNKNOWN, Card, parse_cards
from analyser.poker.games.registry import find_game
from analyser.poker.odds.count import count_odds
from analyser.poker.odds.situation import situation_at
from analyser.poker.phrases import Phrase, say_share, tables_in
from analyser.poker.table.table import Table, new_table

if TYPE_CHECKING:  # loaded by the first count
    from fractions import Fraction

    from analyser.poker.odds.record import Odds


class Example(NamedTuple):
    """One question that the program answers, with cards to begin with."""

    question: str  # what is asked
    note: str  # what the cards are
    game: str = ""  # the key of the game; "" for the example that opens the practice
    text: str = ""  # the cards as one would type them
    last: str = "0"  # how many cards of the only hand, its last ones, do not play

    @property
    def seat_count(self) -> int:
        return 1 + self.text.count(" v ")

    @property
    def unplayed_count(self) -> int:
        return int(self.last)


_TABLES: Final = tables_in(Path(__file__).with_suffix(".txt"))
EXAMPLES: Final = tuple([Example(*row) for row in _TABLES["examples"]])
_OF_RANGES: Final = "+%"
"""What the ranges among the examples end with; the first paint does without the whole grammar."""


@cache  # the six examples
def table_of(example: Example) -> Table:
    """Return the poker table of an example."""
    empty = new_table(find_game(example.game), example.seat_count)
    return enter_and_compare(empty, example.text).table


class ExampleTile(FeltControl):
    """One example: its question, its cards, its shares, and what the cards are."""

    def __init__(self, example: Example, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self.example = example
        self._faces = faces
        self._sizes = Sizes()
        self.shares: tuple[Fraction, ...] = ()
        """The seats' shares, once they have been counted."""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        question, note = (translated(Phrase(text)) for text in example[:2])
        self.setText(question)
        self.setAccessibleName(question)
        self.setAccessibleDescription(note)
        self._note = note

    def set_place(self, place: QRect, sizes: Sizes) -> None:
        self._sizes = sizes
        self.setGeometry(place)
        self.update()

    def show_shares(self, shares: Sequence[Fraction]) -> None:
        self.shares = tuple(shares)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, sizes = QPainter(self), theme_of(self.palette()), self._sizes
        lit = self.underMouse() or self.hasFocus()
        ground = theme.lit if lit else theme.plate
        paint_rounded(painter, self.rect(), CORNER, ground, QPen(theme.slot, 1), inset=1)
        if self.hasFocus():
            paint_ring_on_felt(painter, self.rect(), CORNER, theme)
        to = Lettering(painter, self.font(), sizes, theme)
        room = self.rect().adjusted(sizes.px(18), sizes.px(8), -sizes.px(14), -sizes.px(8))
        question = QRect(room.left(), room.top(), room.width(), sizes.line(19))
        to.line(question, self.text(), 19, theme.on_felt, bold=True)
        note = QRect(room.left(), room.bottom() - sizes.line(14), room.width(), sizes.line(14))
        to.line(note, self._note, 14, theme.muted_on_felt)
        between = QRect(room.left(), question.bottom() + 1 + sizes.px(4), room.width(), 0)
        between.setBottom(note.top() - sizes.px(4))
        bar = sizes.line(13) + sizes.px(4) if len(self._hands()) > 1 else 0
        cards = between.adjusted(0, 0, 0, -bar - (sizes.px(6) if bar else 0))
        if cards.height() >= sizes.px(24):
            self._paint_hands(to, cards)
        if self.shares and bar:
            place = QRect(between.left(), between.bottom() - bar, between.width(), bar)
            self._paint_shares(to, place)

    def _hands(self) -> list[tuple[Card | str, ...]]:
        """Return the cards of each seat, or the text of its range."""
        if not self.example.game:
            return [(UNKNOWN,) * 3]
        typed = self.example.text.partition(" @")[0].split(" v ")
        return [(text,) if text[-1] in _OF_RANGES else parse_cards(text) for text in typed]

    def _paint_hands(self, to: Lettering, room: QRect) -> None:
        hands, gap = self._hands(), to.sizes.px(4)
        between, quiet = to.sizes.px(30), to.theme.muted_on_felt
        # The text of a range takes the room of two cards.
        count = sum(1 if isinstance(each, Card) else 2 for hand in hands for each in hand)
        wide = (room.width() - between * (len(hands) - 1)) // count - gap
        wide = min(wide, round(room.height() / CARD_ASPECT), to.sizes.px(62))
        high, left = round(wide * CARD_ASPECT), room.left()
        most = (room.width() - between * (len(hands) - 1)) // len(hands) - gap
        top = room.top() + (room.height() - high) // 3
        for at, hand in enumerate(hands):
            if at:
                versus = QRect(left - gap, top, between, high)
                to.line(versus, translate("Examples", "v"), 14, quiet, side=CENTRE)
                left += between - gap
            for card in hand:
                place = QRect(left, top, wide, high)
                if not isinstance(card, Card):
                    left += self._paint_range(to, left, room, card, (2 * wide, most))
                    continue
                rests = card in hand[len(hand) - self.example.unplayed_count :]
                place.translate(0, lift(wide) if rests else 0)
                self._faces.lay(to.painter, card, place, to.theme, veil=float(rests))
                left += wide + gap

    def _paint_range(
        self, to: Lettering, left: int, room: QRect, text: str, widths: tuple[int, int]
    ) -> int:
        """Paint a range on paper of least and most ``widths``; return the width that it takes."""
        edge, (least, most) = to.sizes.px(10), widths
        high = min(max(to.sizes.px(36), to.sizes.line(15)), room.height())
        wide = min(max(least, to.width(text, 15, bold=True) + 2 * edge), most)
        place = QRect(left, room.top() + (room.height() - high) // 3, wide, high)
        paint_rounded(to.painter, QRectF(place), CORNER, QColor("#fffefc"))
        inside = place.adjusted(edge, 0, -edge, 0)
        to.line(inside, text, 15, QColor(ON_SEAT), bold=True, side=CENTRE)
        return place.width() + to.sizes.px(4)

    def _paint_shares(self, to: Lettering, place: QRect) -> None:
        parts = [(seat_colour(seat), float(share)) for seat, share in enumerate(self.shares)]
        bar = paint_parts(to.painter, QRectF(place), 4, parts, 1.5)
        for seat, (share, part) in enumerate(zip(self.shares, bar, strict=True)):
            figure = translated(say_share(share, 0))
            inside = part.toRect().adjusted(to.sizes.px(8), 0, -to.sizes.px(8), 0)
            side = RIGHT if seat else LEFT
            needed = to.width(figure, 13, bold=True)
            if inside.width() < needed:
                inside, side = part.toRect(), CENTRE
            if inside.width() >= 0.85 * needed:  # else a part of a figure would be another one
                to.line(inside, figure, 13, QColor(ON_SEAT), bold=True, side=side)


class Examples(Panel):
    """The tiles of all examples."""

    practice_asked = Signal()  # the user has chosen to be tested

    def __init__(
        self, document: Document, odds: LiveOdds, faces: CardFaces, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Examples"))
        self._document = document
        self._task: Task | None = None
        self.tiles = tuple([ExampleTile(example, faces, self) for example in EXAMPLES])
        for each in self.tiles:
            each.clicked.connect(lambda _=False, each=each: self._open_or_practise(each.example))
        odds.started.connect(self._start)

    @property
    def tab_stops(self) -> tuple[QWidget, ...]:
        return self.tiles

    def set_place(self, place: QRect, sizes: Sizes) -> None:
        self.setGeometry(place)
        places = in_rows(QRect(QPoint(), place.size()), len(self.tiles), sizes, EXAMPLE_ROWS)
        for each, here in zip(self.tiles, places, strict=True):
            each.set_place(here, sizes)

    def _open_or_practise(self, example: Example) -> None:
        if not example.game:
            self.practice_asked.emit()
        else:
            self._document.open(table_of(example))

    def _start(self, jobs: Jobs) -> None:
        """Begin to count the examples' shares in the background, after the table's odds."""
        self._task = Task(jobs)
        self.count_next()

    def count_next(self) -> None:
        """Count the missing shares of the examples, one after the other, while these are shown."""
        found = (each for each in self.tiles if each.example.seat_count > 1 and not each.shares)
        each = next(found, None)
        if each is None or self._task is None or self.isHidden():
            return
        situation = situation_at(table_of(each.example)).situation

        at, here = self.tiles.index(each), weakref.ref(self)  # what counts must not keep the window

        def take(odds: Odds) -> None:
            examples = here()
            if examples is not None and isValid(examples):
                examples.tiles[at].show_shares([seat.share for seat in odds.seats])
                examples.count_next()

        self._task.start(count_odds(situation), take)
