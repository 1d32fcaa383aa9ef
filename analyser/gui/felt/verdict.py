"""The verdict in the middle of the felt: who wins or leads, why, and who may still win."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from analyser.gui.felt.answer_text import Made
from analyser.gui.felt.content import FeltContent, VerdictContent
from analyser.gui.felt.foot.fitting_text import FittingText
from analyser.gui.felt.foot.view import FootView
from analyser.gui.felt.measures import LOW_SIZE, SMALLEST_MINI
from analyser.gui.felt.pot_bar import PotBar
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.felt_button import TemporaryButton
from analyser.gui.look.theme import SMALL, TIGHT
from analyser.gui.look.widgets import Panel

HEADLINE = (2.8, 2.4, 2.0, 1.7, 1.45, 1.2)
"""The sizes of letters to try for the headline, as multiples of ordinary text."""
REASON = (1.15, 1.0, 0.9)
_CHANCES = (1.0, 0.9)
_SHAPES = ((4, 2), (5, 3), (6, 3))
"""Attempts to fit the headline, in order: how many of the sizes in ``HEADLINE`` to try, from the
largest, and in how many lines at most.

Fewer lines in smaller letters read better than more in larger ones, but not in the smallest."""
_LOW_SHAPES = ((6, 1), (6, 2), (6, 3))
"""The attempts on a scrolled felt, where large letters would push what is below out of sight."""
_LARGE_SIZES = 3
"""If the headline has one of this many largest sizes, the texts below it keep their full size."""


class VerdictView(Panel):
    """A view that says who wins or leads or, with a single seat, what this seat has.

    Signals:
        reveal_asked: the user wants to see the hidden verdict.
        left: a button that had the focus has disappeared.
    """

    reveal_asked = Signal()
    left = Signal()

    def __init__(self, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self._headline = FittingText(self, HEADLINE, bold=True)
        self._reason = FittingText(self, REASON)
        self._chances = FittingText(self, _CHANCES, bold=True, ink="felt_lead")
        self._texts = self._headline, self._reason, self._chances
        self.best, self.low = (Made(faces, self, is_labelled=True) for _ in range(2))
        """The best five and the best low of a single seat, if its low is shown."""
        self.bar = PotBar(parent)
        """Every seat's share of the pot; it has a rectangle of its own on the felt."""
        self.foot = FootView(parent)
        """What lies below the bar; it has a rectangle of its own too."""
        self._shown: object = None
        self._reveal = TemporaryButton(self.tr("&Reveal"), self)
        self._reveal.clicked.connect(self.reveal_asked)
        self._reveal.hide()
        for button in (self._reveal, self.bar.cancel, self.bar.estimate, self.bar.length):
            button.gone.connect(self.left)
        self._centred, self._from_top = True, False
        self._mini = SMALLEST_MINI
        self._content = VerdictContent()
        self._room, self._bar_room, self._beside = QRect(), QRect(), QRect()
        self.best.hide()
        self.low.hide()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The widgets that the Tab key visits, in order."""
        bar = self.bar
        return bar.cancel, bar.estimate, bar.length, *self.foot.graph.stops, self._reveal

    def set_place(
        self,
        place: QRect,
        bar: QRect,
        centred: bool,
        mini: int,
        from_top: bool = False,
        beside: QRect = QRect(),  # noqa: B008  # never changed
        foot: int = 0,
    ) -> None:
        """Move the texts, the bar and what lies below the bar to rectangles of the felt.

        Args:
            place: where the texts lie.
            bar: where the bar of shares lies, and below it the foot.
            centred: whether to centre each line instead of writing it from the left.
            mini: the width of the cards of a best five.
            from_top: whether to write from the top instead of in the middle, with the bar close
                below. This is for a felt that is scrolled, because what is below may be out of
                sight.
            beside: the rectangle of the board, which lies beside the texts and above the bar.
            foot: the height of the foot, which is what lies below the bar.
        """
        self._centred, self._from_top = centred, from_top
        self._beside = beside
        side = Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft
        for text in self._texts:
            text.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self._mini = mini
        self._room, self._bar_room = place, bar
        self.bar.setGeometry(bar.adjusted(0, 0, 0, -foot))
        self.foot.set_place(bar.adjusted(0, bar.height() - foot + TIGHT, 0, 0) if foot else QRect())
        self._place()

    def display(self, felt: FeltContent) -> None:
        """Show the verdict, the bar of shares and what lies below the bar.

        If the verdict is hidden, show the button that reveals it.
        """
        content = felt.verdict
        shown = content, felt.bar, felt.foot, felt.is_hidden
        if shown == self._shown:
            return
        self._shown = shown
        self.bar.display(felt.bar)
        self.foot.display(felt.foot)
        self._content = content
        self._reason.show_text(content.reason)
        self.setAccessibleName(content.sentence)
        for made, cards in ((self.best, content.best), (self.low, content.low)):
            made.display(cards)
            made.setVisible(bool(cards.cards))
        self._reveal.setVisible(felt.is_hidden)
        self._place()

    def _place(self) -> None:
        """Lay out the texts in the middle of their room, or from its top if ``from_top`` was set.

        Below the texts follow the best five, the best low and the button that reveals the verdict,
        as far as these are shown.
        """
        room = QRect(self._room)
        if self.bar.isHidden() and not self._bar_room.isEmpty():  # use the bar's room too
            free = self._bar_room.bottom()
            room.setBottom(free if self.foot.isHidden() else self.foot.y() - TIGHT)
        self.setGeometry(room)
        width, height = room.width(), room.height()
        button = self._reveal.sizeHint() if not self._reveal.isHidden() else None
        rows = [made for made in (self.best, self.low) if not made.isHidden()]
        least = self._fit_texts(width, height)
        below = self._fit_rows(rows, height - least)
        if button is not None:
            below += button.height() + SMALL
        heights = self._heights(width, height - below)
        needed = sum(heights) + below
        top = 0 if self._from_top else max(0, (height - needed) // 2)
        for text, high in zip(self._texts, heights, strict=True):
            text.setGeometry(0, top, width, high)
            top += high
        wide = min(width, max((made.whole_width for made in rows), default=0))
        for made in rows:
            left = (width - wide) // 2 if self._centred else 0
            made.setGeometry(left, top + SMALL, wide, made.row_height)
            top += made.height() + SMALL
        if button is not None:
            left = (width - button.width()) // 2 if self._centred else 0
            self._reveal.setGeometry(left, top + SMALL, button.width(), button.height())
        if self._from_top:
            self.resize(width, min(height, needed))
            foot = max(room.top() + self.height(), self._beside.bottom() + 1) + SMALL
            top = min(self._bar_room.top(), foot)
            self.foot.move(self._bar_room.left(), top + self.foot.y() - self.bar.y())
            self.bar.move(self._bar_room.left(), top)

    def _fit_texts(self, width: int, room: int) -> int:
        """Show headline and chances, in fewer words if they do not fit into the height ``room``.

        Return the least height of all texts together.
        """
        least = 0
        for texts in ((self._content.headline, self._content.chances), self._content.brief):
            for view, text in zip((self._headline, self._chances), texts, strict=True):
                view.show_text(text)
            least = sum([text.least_height(width) for text in self._texts])
            if least <= room or not self._content.brief[0]:
                break
        return least

    def _fit_rows(self, rows: Sequence[Made], room: int) -> int:
        """Choose a card width at which the rows of best five and best low fit into ``room``.

        ``rows``: those of the two rows that are shown. Return the sum of their heights.
        """
        column = max(self.best.label_width, self.low.label_width)
        high = 0
        for mini in (self._mini, SMALLEST_MINI):
            self.best.set_card_width(mini)
            self.low.set_card_width(round(LOW_SIZE * mini))
            high = sum(made.row_height + SMALL for made in rows)
            if high <= room:
                break
        for made in rows:
            made.set_column(column)
        return high

    def _heights(self, width: int, room: int) -> list[int]:
        """Return the heights of headline, reason and chances in the largest letters that fit.

        If no letters fit, return the heights in the smallest letters.
        """
        headline, reason, chances = self._texts
        first, quiet = (_LARGE_SIZES, 1) if self._from_top else (0, 0)
        below = [
            (
                reason.height_at(less, width) + (SMALL if less == 0 else 0),
                chances.height_at(less, width),
            )
            for less in range(3)
        ]
        for sizes, most in _LOW_SHAPES if self._from_top else _SHAPES:
            for lines, size in product(range(1, most + 1), range(first, sizes)):
                # The headline's size is chosen first; the texts below it then shrink to fit.
                if headline.lines_at(size, width) > lines:
                    continue
                high = headline.height_at(size, width)
                for rest in below[:1] if size < _LARGE_SIZES else below[quiet:]:
                    if high + sum(rest) <= room:
                        return [high, *rest]
        return [text.least_height(width) for text in self._texts]
