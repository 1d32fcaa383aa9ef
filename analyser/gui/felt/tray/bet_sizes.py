"""What bets of other sizes would need, as tiles in place of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from analyser.gui.felt.lettering import RIGHT, Lettering, Sizes
from analyser.gui.look.felt_button import FeltControl
from analyser.gui.look.painting import paint_needle, paint_rounded, tile_edge
from analyser.gui.look.theme import SMALL, seat_colour, theme_of
from analyser.gui.look.translation import number, translate, translated
from analyser.gui.look.widgets import Panel, Text, lay_out
from analyser.gui.state.document import Document
from analyser.poker.phrases import say_share

if TYPE_CHECKING:  # loaded by the first count
    from analyser.poker.odds.call import BetSize, Call

_LETTERS: Final = 14  # the size of the tray's letters
_INSET: Final = 14
_BAR: Final = 10
_MOST_HIGH: Final = 150
"""The most height of a tile, in device-independent pixels."""
_COUNT: Final = 5  # as many as ``_PARTS`` in ``poker/odds/call``, which is loaded later


class BetTile(FeltControl):
    """One size of a bet: what to do, what it is worth, and a bar with what is needed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(translate("BetSizes", "Bet size"))  # until a bet has been counted
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.bet = 0
        """The chips of the bet."""
        self._words = ("",) * 5
        self._needed = self._share = 0.0
        self._caller = 0
        self._is_now = False

    def display(self, size: BetSize, caller: int, *, is_now: bool) -> None:
        """Show a size of the bet to the seat ``caller``; ``is_now``: it is the bet on the table."""
        self.bet, self._caller, self._is_now = size.bet, caller, is_now
        self._needed, self._share = float(size.needed), float(size.share)
        chips, sign = size.say_worth(), "\N{MINUS SIGN}" if size.worth < 0 else "+"
        worth = f"{sign}{number(chips.value, chips.decimals)}"
        needed, share = say_share(size.needed, 0), say_share(size.share, 0)
        needs = translate("BetSizes", "needs {needed}, has {share}", needed=needed, share=share)
        decision, part, bet = size.say_decision(), translated(size.say_part()), number(size.bet)
        self._words = (part, bet, translated(decision, "tile"), worth, needs)
        text = translate("BetSizes", "{part}, {bet}: {decision} {worth}, {needs}")
        said = {"part": part, "bet": bet, "worth": worth, "needs": needs}
        self.setAccessibleName(text.format(decision=translated(decision), **said))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(1, _MOST_HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, area = theme_of(self.palette()), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter = QPainter(self)
        ring = theme.active if self.hasFocus() else theme.on_felt if self._is_now else None
        paint_rounded(painter, area, 8, theme.plate, tile_edge(theme, ring))
        inset, quiet, ink = min(_INSET, self.width() // 20), theme.muted_on_felt, theme.on_felt
        inner = area.adjusted(inset, 8, -inset, -10)
        line = (inner.height() - _BAR - 8) / 10
        name, bet, said, worth, needs = self._words
        to = Lettering(painter, self.font(), Sizes(self.font().pixelSize() / _LETTERS), theme)
        row = QRectF(inner.left(), inner.top(), inner.width(), 0)
        rows = (3, _LETTERS, name, bet), (4, 1.7 * _LETTERS, said, worth), (3, _LETTERS, needs, "")
        for high, size, start, end in rows:
            row = QRectF(row.left(), row.bottom(), row.width(), high * line)
            place, figures = row.toRect(), 1.1 * _LETTERS
            to.line(place, end, figures, ink, bold=True, side=RIGHT)
            place.setRight(place.right() - (to.width(end, figures, bold=True) + SMALL) * bool(end))
            is_bold = size > _LETTERS or (self._is_now and start == name)
            to.line(place, start, size, quiet if start == needs else ink, bold=is_bold)
        bar = QRectF(inner.left(), inner.bottom() - _BAR, inner.width(), _BAR)
        paint_rounded(painter, bar, 3, theme.shade)
        has = QRectF(bar)
        has.setWidth(bar.width() * self._share)
        paint_rounded(painter, has, 3, seat_colour(self._caller))
        needle = bar.left() + bar.width() * self._needed
        paint_needle(painter, needle, bar.top() - 3, bar.bottom() + 3)


class BetSizes(Panel):
    """Five sizes of the bet as tiles, and a line on the pots; a click makes the bet that size."""

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Bet sizes"))
        self._document = document
        self._call: Call | None = None
        self.tiles = tuple([BetTile(self) for _ in range(_COUNT)])
        """The tiles, from the smallest bet to the largest."""
        self.pots = Text(self, ink="muted_on_felt")
        """What the caller has in each pot, in a line; "" unless there are side pots."""
        for tile in self.tiles:
            tile.clicked.connect(lambda _=False, tile=tile: self._change_bet(tile.bet))
        lay_out(QVBoxLayout(self), lay_out(QHBoxLayout(), *self.tiles), self.pots, None)
        self.hide()

    def display(self, call: Call) -> None:
        """Show what other bets would need, and what the caller has in each pot."""
        self._call = call
        sizes = call.sizes()
        for tile, size in zip(self.tiles, sizes, strict=False):
            is_now = size.bet == call.facing.cost
            tile.display(size, call.facing.caller, is_now=is_now)
        for at, tile in enumerate(self.tiles):
            tile.setVisible(at < len(sizes))
        pots = [translate("BetSizes", "{pot}.", pot=pot) for pot in call.say_pots()]
        self.pots.show_text("  ".join(pots))
        self.pots.setVisible(bool(pots))

    def _change_bet(self, chips: int) -> None:
        if self._call is not None and self._call.facing.bettor is not None:
            self._document.set_wager(self._call.facing.bettor, chips)
