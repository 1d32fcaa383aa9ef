"""What lies below the bar of shares: sentences on pots, calls and outs, and the graph."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from analyser.gui.felt.content import FootContent
from analyser.gui.felt.foot.fitting_text import FittingText
from analyser.gui.felt.foot.graph import StreetGraph
from analyser.gui.look.theme import SMALL
from analyser.gui.look.translation import plain_tip
from analyser.gui.look.widgets import Panel
from analyser.poker.table.bets import facing, has_bets
from analyser.poker.table.table import Table

LETTERS = (1.0, 0.9, 0.8, 0.7)
_SMALL_LETTERS = (0.85, 0.8)
_FLOP = 3  # cards of the board; importing this number would load all rules of poker
_MOST_WITH_OUTS = 6
"""With more seats than this no room is kept for outs and the graph: the cards need it, and ten
lines of a graph cannot be told apart."""
BETWEEN = "  ·  "
"""The separator of two sentences on a line."""


def foot_share(table: Table) -> float:
    """Return the height to keep free below the bar, as a multiple of its usual height.

    It is 0 if fewer than two seats play.
    """
    playing = sum(table.plays(seat) for seat in range(len(table.seats)))
    chips = has_bets(table) or facing(table) is not None
    has_outs = len(table.board) >= _FLOP and playing <= _MOST_WITH_OUTS
    return (0.6 * chips + has_outs) if playing > 1 else 0


_COLUMN = 9
"""The width of a street in the graph, in letters."""
_GRAPH_LINES = 3
"""The least height of the graph, in lines of text."""


class FootView(Panel):
    """The sentences below the bar, in the largest letters that fit, and the graph.

    The cards that are outs are written in smaller letters.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._content = FootContent()
        self._has_room = True
        self._text = FittingText(self, LETTERS)
        self._more = FittingText(self, _SMALL_LETTERS, ink="muted_on_felt")
        for text in (self._text, self._more):
            text.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
        self.graph = StreetGraph(self)
        """The graph of the streets."""
        self.hide()

    def take_font(self) -> None:
        """Lay everything out again in another font."""
        self.place_parts()

    def display(self, content: FootContent) -> None:
        """Show the sentences and the graph."""
        if content == self._content:
            return
        self._content = content
        whole = [". ".join(filter(None, (line.text, line.more))) for line in content.lines]
        self._more.show_text(BETWEEN.join(filter(None, [line.more for line in content.lines])))
        for part in (self, self._text, self._more):
            part.setToolTip(plain_tip("\n".join(whole)))
        self._text.setAccessibleName("; ".join([line.text for line in content.lines]))
        self._text.setAccessibleDescription(self._more.text())
        self.graph.display(content.streets)
        self._show_if_it_has_room()
        self.place_parts()

    def set_place(self, place: QRect) -> None:
        """Move to a rectangle of the felt; an empty rectangle hides the view."""
        self._has_room = not place.isEmpty()
        self.setGeometry(place)
        self._show_if_it_has_room()

    def _show_if_it_has_room(self) -> None:
        self.setVisible(self._has_room and bool(self._content.lines or self._content.streets))

    def place_parts(self) -> None:
        """Fit the texts into their room.

        If there is enough room, each subject begins a new line, and the cards that are outs are
        written below.
        """
        graph, width, height, line, more = QRect(), 0, 0, 0, 0
        # First with a line for each subject; if that leaves no room for the rest, on fewer lines.
        for joint in ("\n", BETWEEN):
            self._text.show_text(self._said(joint))
            graph = self._graph_place()
            width, height = self._beside(graph)
            more = self._more.least_height(width)
            heights = [self._text.height_at(size, width) for size in (0, 1)]
            line = next((high for high in heights if high + more <= height), height)
            if line < height and bool(self._content.streets) != graph.isEmpty():
                break
        self.graph.setVisible(not graph.isEmpty())
        self.graph.setGeometry(graph)
        shown = 0 < more <= height - line
        self._more.setVisible(shown)
        line = min(line, height) if shown else height
        self._text.setGeometry(QRect(0, 0, width, line))
        self._more.setGeometry(QRect(0, line, width, height - line))

    def _said(self, joint: str) -> str:
        """Return all sentences as one text, with ``joint`` between those on different subjects."""
        said = ""
        for line in self._content.lines:
            said += (joint if line.is_first else BETWEEN) * bool(said) + line.text
        return said

    def _graph_place(self) -> QRect:
        """Return the graph's rectangle, beside or below the sentences; empty if it has no room."""
        width, height = self.width(), self.height()
        metrics = self.graph.fontMetrics()
        letter, least = metrics.averageCharWidth(), _GRAPH_LINES * metrics.height()
        count = len(self._content.streets)
        if not count or height < least:
            return QRect()
        wide = round(count * max(_COLUMN * letter, min(2 * _COLUMN * letter, width / 12)))
        if self._content.lines and width >= 2 * wide:
            return QRect(width - wide, 0, wide, height)
        wide, top = min(wide, width), 0
        if self._content.lines:
            said = self._text.least_height(width)
            if height < least + said:
                return QRect()
            top = max(height * 2 // 5, said)
        return QRect((width - wide) // 2, top, wide, height - top)

    def _beside(self, graph: QRect) -> tuple[int, int]:
        """Return the width and height of the room for the sentences, beside or above the graph."""
        if graph.isEmpty() or not self._content.lines:
            return self.width(), self.height()
        if graph.top():
            return self.width(), graph.top()
        return graph.left() - SMALL, self.height()
