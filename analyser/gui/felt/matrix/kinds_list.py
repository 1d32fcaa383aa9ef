"""What a range makes on the board, in players' words such as "set", with shares as bars."""

from collections.abc import Mapping
from fractions import Fraction
from functools import partial

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import QListWidget, QStyledItemDelegate, QStyleOptionViewItem

from analyser.gui.look.item_views import CellFocus, Index
from analyser.gui.look.painting import paint_cached, paint_rounded, write_wrapped
from analyser.gui.look.theme import LEAST_LETTERS, Theme, lettered, seat_colour, theme_of
from analyser.gui.look.translation import hundredths, plain_tip, translated
from analyser.poker.phrases import Phrase, say_share

_SHARE = Qt.ItemDataRole.UserRole
_GAP = 3
_BAR = 4


class _KindPainter(QStyledItemDelegate):
    """Paints a name, its share in whole per cent, and the share as a bar."""

    def __init__(self, colour: QColor, view: QListWidget) -> None:
        super().__init__(view)
        self._colour, self._view = colour, view
        self.theme = theme_of(view.palette())
        """The theme to paint in, which the palette of the view does not tell."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a line, or of as many as a long name needs in the smallest font."""
        usual = self._view.fontMetrics()
        least = QFontMetrics(lettered(self._view.font(), LEAST_LETTERS))
        bar = self._view.verticalScrollBar().sizeHint().width()  # it comes after the rows are laid
        wide = self._view.width() - bar - 18 - usual.horizontalAdvance("100%")
        room = QRect(0, 0, max(wide, 1), 0)
        needed = least.boundingRect(room, Qt.TextFlag.TextWordWrap, index.data()).height()
        return QSize(40, max(usual.height(), needed) + 2 * _BAR + _GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view, theme = self._view, self.theme
        edge = theme.active if view.hasFocus() and index == view.currentIndex() else None
        name, share = index.data(), index.data(_SHARE)
        inks = self._colour, theme.plate, theme.on_felt, edge
        colours = [each and each.rgba() for each in inks]
        figure = translated(say_share(share, 0))  # "82 %" in a language with the same name for it
        key = f"kind {name} {share} {figure} {colours} {view.font().key()}"
        place = QRect(option.rect).adjusted(0, 0, 0, -_GAP)
        paint = partial(self._draw, QRect(QPoint(), place.size()), name, share, edge)
        paint_cached(painter, key, QRectF(place), paint)

    def _draw(
        self, place: QRect, name: str, share: Fraction, edge: QColor | None, painter: QPainter
    ) -> None:
        ring = None if edge is None else QPen(edge, 2)
        paint_rounded(painter, place, 4, self.theme.plate, ring, inset=1)
        bar = QRectF(0, place.bottom() + 1 - _BAR, place.width() * float(share), _BAR)
        bar.setWidth(max(bar.width(), _BAR))
        paint_rounded(painter, bar, 2, self._colour)
        room, middle = place.adjusted(6, 0, -6, -_BAR), Qt.AlignmentFlag.AlignVCenter
        figure, font = translated(say_share(share, 0)), self._view.font()
        painter.setPen(self.theme.on_felt)
        most = font.pixelSize()
        painter.setFont(lettered(font, most, bold=True))
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | middle, figure)
        room.setRight(room.right() - painter.fontMetrics().horizontalAdvance(figure) - 6)
        sizes = range(max(most, LEAST_LETTERS), LEAST_LETTERS - 1, -1)
        write_wrapped(painter, room, name, [lettered(font, size) for size in sizes])


class KindsList(CellFocus, QListWidget):
    """Each category of made hand or draw that a range makes; a click keeps those hands only."""

    kept = Signal(object)  # the category whose hands alone the range is to keep

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._kinds: Mapping[Phrase, Mapping[int, int]] = {}
        self._whole = 0
        self.setAccessibleName(self.tr("What the range makes; Enter keeps those hands only"))
        self._row = _KindPainter(seat_colour(seat), self)
        self.setItemDelegate(self._row)
        self.setFrameShape(self.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(self.SelectionMode.NoSelection)
        self.setResizeMode(self.ResizeMode.Adjust)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._ask_to_keep)

    def take_colours(self, theme: Theme) -> None:
        """Show the felt between the rows, and the scroll bar in its colours."""
        self._row.theme = theme
        palette = QPalette(theme.felt)
        palette.setColor(QPalette.ColorRole.Base, QColor(Qt.GlobalColor.transparent))
        self.setPalette(palette)

    def hide_cut_rows(self) -> None:
        """Show only rows that have room as a whole, without a scroll bar, for a picture."""
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for item in map(self.item, range(self.count())):
            item.setHidden(self.visualItemRect(item).bottom() > self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the hands of the category in focus with Space or Enter."""
        keeps = event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if keeps and self.currentIndex().isValid():
            self._ask_to_keep(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _ask_to_keep(self, index: Index) -> None:
        self.kept.emit([*self._kinds][index.row()])

    def follow(self, kinds: Mapping[Phrase, Mapping[int, int]] | None, whole: int) -> None:
        """Show how much of the range makes each category; nothing if ``kinds`` is None.

        ``kinds``: for each category, the weight of each holding that makes it, by its index in
        ``HOLDINGS``; ``whole``: the sum of all weights. Both are in hundredths.
        """
        self.setVisible(bool(kinds) and not self.geometry().isEmpty())
        if (kinds or {}, whole) == (self._kinds, self._whole):
            return  # Orca does not say the table's name, the verdict, if rows go while it reads
        self._kinds, self._whole, row = kinds or {}, whole, self.currentRow()
        self.clear()
        for kind, weights in self._kinds.items():
            part = sum(weights.values())
            self.addItem(translated(kind))
            item = self.item(self.count() - 1)
            item.setData(_SHARE, Fraction(part, whole))
            text = self.tr("{category}, {share}, {part} of {whole} combos").format(
                category=item.text(),
                share=translated(say_share(Fraction(part, whole), 0)),
                part=hundredths(part),
                whole=hundredths(whole),
            )
            item.setData(Qt.ItemDataRole.AccessibleTextRole, text)
            item.setToolTip(plain_tip(self.tr("{row}: keep only these").format(row=text)))
        if self.hasFocus():
            self.setCurrentRow(min(max(row, 0), self.count() - 1))
