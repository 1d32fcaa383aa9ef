"""The inside of the window: the header, the rail, the felt, and a pane at either side of it."""

from collections.abc import Callable
from typing import Final, cast

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QVariantAnimation, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QMenuBar, QStackedLayout, QWidget
from shiboken6 import isValid

from analyser.gui.felt.area import FeltScroll, TableArea
from analyser.gui.felt.flights import DURATION, motion_wanted
from analyser.gui.felt.lettering import growth
from analyser.gui.felt.view import text_scale
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import SMALL, TIGHT, scaled, theme_of
from analyser.gui.look.widgets import Placed
from analyser.gui.look.windows import MenuBarStyle, enlarge_targets, follow_parent
from analyser.gui.state.settings import NARROWEST_PANE, WIDEST_PANE, Settings
from analyser.gui.window.header import REFERENCE, Header
from analyser.gui.window.rail import Rail

_FELT: Final = 720
"""Where the felt would be narrower than this, a pane lies over it."""
_LEAST_FOR_RAIL: Final = 840
_MOST_TEXT_FOR_RAIL: Final = 1.75
_LEAST_FOR_MENUS: Final = QSize(640, 480)
_ROUND: Final = 10


class _DragEdge(QWidget):
    """The edge of a pane; ``dragged``: by so many pixels to the right, negative to the left."""

    dragged = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.SplitHCursor)
        self._held_at = 0

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._held_at = event.position().toPoint().x()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.dragged.emit(event.position().toPoint().x() - self._held_at)


class SidePane(QWidget):
    """A pane beside the felt, or over it: one of several pages, and an edge to drag."""

    resized = Signal()  # the user drags the edge

    def __init__(self, parent: QWidget, width: int, *, at_left: bool) -> None:
        super().__init__(parent)
        self.wanted = float(width)
        self.unit = 1.0
        """The factor by which the pane is wider than in a window of the reference size."""
        self.is_over = False
        self._at_left = at_left
        self.setContentsMargins(SMALL, SMALL, SMALL, SMALL)
        self._pages = QStackedLayout(self)
        self.edge = _DragEdge(parent)
        self.edge.dragged.connect(self._move_edge)
        self._rest = QRect()
        self._picture = QLabel(parent)
        """Slides away in place of the pane, which is hidden at once."""
        self.slide = QVariantAnimation(self, duration=DURATION, startValue=0.0, endValue=1.0)
        self.slide.valueChanged.connect(lambda _: self._follow_slide())
        self.slide.finished.connect(self._picture.hide)
        for part in (self, self._picture, self.edge):
            part.hide()

    def show_page(self, page: QWidget) -> None:
        """Show a page, which is added at its first time."""
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
            enlarge_targets(page)
        self._pages.setCurrentWidget(page)
        self.edge.show()
        self.edge.raise_()
        if self.isHidden():
            self._slide_to(QVariantAnimation.Direction.Forward)
            self._picture.hide()
            self.show()

    def close_page(self) -> None:
        """Hide the pane; its picture slides away."""
        if self.isVisible() and motion_wanted():
            self._picture.setPixmap(self.grab())
            self._picture.setGeometry(self.geometry())
            self._picture.show()
        self.hide()
        self.edge.hide()
        self._slide_to(QVariantAnimation.Direction.Backward)

    def _slide_to(self, direction: QVariantAnimation.Direction) -> None:
        """Slide the pane in or out; a slide that runs turns round."""
        self.slide.setDirection(direction)
        if not motion_wanted():
            self.slide.stop()
        elif self.slide.state() == QVariantAnimation.State.Stopped:
            self.slide.start()

    def place(self, place: QRect) -> None:
        """Set where the pane rests; while it slides, it slides on to there."""
        self._rest = place
        self._follow_slide()

    def _follow_slide(self) -> None:
        """Lay the pane, and the edge to drag it by, where its slide has come to."""
        moves = self.slide.state() == QVariantAnimation.State.Running
        done = float(self.slide.currentValue()) if moves else 1.0
        away = round((1 - done) * (self._rest.width() + SMALL))
        place = self._rest.translated(-away if self._at_left else away, 0)
        (self._picture if self.isHidden() else self).setGeometry(place)
        # On the line and on the gap beside it, where one looks for it.
        edge = place.right() - TIGHT if self._at_left else place.left() - SMALL
        self.edge.setGeometry(edge, place.top(), SMALL + TIGHT, place.height())

    def focus(self) -> None:
        page = self._pages.currentWidget()
        if page is not None and page.focusProxy() is not None:
            page.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _move_edge(self, pixels_right: int) -> None:
        wanted = self.wanted + (pixels_right if self._at_left else -pixels_right) / self.unit
        self.wanted = min(max(wanted, NARROWEST_PANE), WIDEST_PANE)
        self.resized.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground; over the felt it needs no other edge than its outline."""
        theme, painter = theme_of(self.palette()), QPainter(self)
        if self.is_over:
            painter.fillRect(self.rect(), theme.panel)
        edge = QPen(theme.edge if self.is_over else theme.panel_border, 1)
        paint_rounded(painter, self.rect(), _ROUND, theme.panel, edge, inset=0.5)


class Panes(Placed, QWidget):
    """Lays out the window's parts, and shows and hides the panes.

    It places them itself: a ``QLayout`` would know the header's height only after the next event.
    """

    # A page of the left pane was asked for, by its key; "" for the table alone.
    left_shown = Signal(str)
    right_closed = Signal()

    def __init__(
        self, header: Header, area: TableArea, settings: Settings, menu_bar: QMenuBar
    ) -> None:
        """``menu_bar``: without room for it, its menus move into one of the header."""
        super().__init__()
        self._header, self._area, self._settings = header, area, settings
        self.rail = Rail(self)
        self.left = SidePane(self, settings.left_width, at_left=True)
        self.right = SidePane(self, settings.right_width, at_left=False)
        self._sides = self.left, self.right
        self._parts: tuple[QWidget, ...] = self.rail, self.left, area, area.tray, self.right
        self._pages: dict[str, Callable[[], QWidget]] = {}
        self.left_key = ""
        """The page that is chosen at the left, also while it is hidden; "" for the table alone."""
        self.keeps_left = False
        """Whether what is chosen at the left is kept for the next start."""
        self._choices = QActionGroup(self)
        self._menu_bar = menu_bar
        self._style = MenuBarStyle()
        self._style.setParent(menu_bar)
        menu_bar.setStyle(self._style)
        self._menu = QMenu(self)
        self._below_choices = self._menu.addSeparator()
        self._menu.addActions(menu_bar.actions())
        header.menus.setMenu(self._menu)
        follow_parent(self._menu)
        self._before: QWidget | None = None
        """What had the focus before a pane took it."""
        header.setParent(self)
        self.felt = FeltScroll(area, self)
        for pane in self._sides:
            pane.raise_()
            pane.resized.connect(self.place_parts)
            pane.resized.connect(self._save_widths)
        self.rail.raise_()  # the left pane slides out from below it
        self.rail.hide()
        self._least = self.minimumSizeHint()
        cast(QApplication, QApplication.instance()).focusChanged.connect(self._uncover)

    # What the left pane shows -----------------------------------------------------------------

    def add_left(self, action: QAction, page: Callable[[], QWidget] | None) -> None:
        """Add a choice to the rail, with the page that it shows; None: the table alone."""
        key = action.objectName()
        action.setCheckable(True)
        action.setChecked(page is None)
        self._choices.addAction(action)
        self._menu.insertAction(self._below_choices, action)
        if page is not None:
            self._pages[key] = page
        action.triggered.connect(lambda: self.show_left(key if page is not None else ""))
        self.rail.add(action, self._header.pane)

    def show_left(self, key: str, *, focus: bool = True) -> None:
        """Show a page at the left, with the keyboard in it; "" for the table alone."""
        for action in self._choices.actions():
            action.setChecked(action.objectName() == (key or "table"))
        self.left_key = key
        if self.keeps_left:
            self._settings.left_page = key
        if key:
            self.show_page(self.left, self._pages[key]())
            if focus:
                self.left.focus()
        self.left_shown.emit(key)
        if not key:  # only now: what was asked on the felt must not get the focus back
            self.close_panes(self.left)

    def show_again(self) -> None:
        """Show what stood at the left when the program ended, without the keyboard."""
        key = self._settings.left_page
        if key in self._pages and not self.left_key:
            self.show_left(key, focus=False)

    # A plain method, connected while the window is in use, gives the panes another accessible.
    # Orca knows the first one, finds nothing that holds pane and deck, and says the title.
    @Slot()
    def clear_felt(self) -> None:
        """Hide the panes that lie over the felt; what the left one is about stays on the felt."""
        self.close_panes(*self._panes_over_felt)

    # Opening and closing ----------------------------------------------------------------------

    def show_page(self, pane: SidePane, page: QWidget) -> None:
        self._remember_focus()
        pane.show_page(page)
        self.place_parts()

    def close_one_over(self) -> bool:
        """Close a pane over the felt, that in focus or the right one first; False without any."""
        over = sorted(self._panes_over_felt, key=lambda pane: pane is not self.part_in_focus)
        self.close_panes(*over[:1])
        return bool(over)

    @property
    def _panes_over_felt(self) -> list[SidePane]:
        """Return the shown panes that lie over the felt, the one on the right first."""
        return [pane for pane in reversed(self._sides) if pane.isVisible() and pane.is_over]

    def close_panes(self, *panes: SidePane) -> None:
        """Hide panes; the focus comes back where it was."""
        for pane in panes:
            if pane is self.part_in_focus:
                self.return_focus()
            pane.close_page()
            self.place_parts()
            if pane is self.right:
                self.right_closed.emit()

    def _uncover(self, before: QWidget | None, now: QWidget | None) -> None:
        """Close what covers the part of the felt to which the focus comes in this window."""
        if before is None or now is None:
            return
        deck = self._area.deck
        # The way back to a folded deck, unless by keys, would scroll the verdict away.
        is_away = now is deck and self._area.tray.is_folded and not deck.is_worked_in
        if self._area.isAncestorOf(now) and not is_away:
            self._area.uncover(now)
            self.felt.ensureWidgetVisible(now)
        if self.isAncestorOf(before) and self._area.isAncestorOf(now):
            self.close_panes(*self._covering(now))

    def _covering(self, part: QWidget) -> list[SidePane]:
        """Return the panes that hide a part of the felt."""
        place = QRect(part.mapTo(self, QPoint()), part.size())
        return [pane for pane in self._panes_over_felt if pane.geometry().contains(place)]

    def _remember_focus(self) -> None:
        focus = QApplication.focusWidget()
        if focus is not None and self.part_in_focus not in (*self._sides, self.rail):
            self._before = focus

    def return_focus(self) -> None:
        """Focus what had the focus before a pane took it, or else the deck."""
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible() and before.isEnabled():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._area.deck.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave a pane with Escape: it closes if it lies over the felt."""
        in_pane = self.part_in_focus in (*self._sides, self.rail)
        if event.key() == Qt.Key.Key_Escape and in_pane:
            if not self.close_one_over():
                self.return_focus()
        else:
            super().keyPressEvent(event)

    # From part to part ------------------------------------------------------------------------

    @property
    def part_in_focus(self) -> QWidget | None:
        """The part that has the focus in it; the tray comes before the felt it lies on."""
        inside = QApplication.focusWidget()
        while inside is not None and inside not in self._parts:
            inside = inside.parentWidget()
        return inside

    def focus_next_part(self, by: int) -> None:
        """Focus the next part, or with -1 the one before."""
        parts, part = [part for part in self._parts if part.isVisible()], self.part_in_focus
        at = parts.index(part) + by if part in parts else 0
        following = parts[at % len(parts)]
        if following in self._sides:
            self._remember_focus()
        if isinstance(following, Rail | SidePane):
            following.focus()
        elif following is self._area.tray or self._area.has_question:
            self._area.deck.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            every = [*self._area.view.tab_stops, *self._area.examples.tab_stops, self._area.deck]
            stops = [one for one in every if one.isVisible() and one.isEnabled()]
            in_sight = (one for one in stops if not self._covering(one))
            next(in_sight, stops[0]).setFocus(Qt.FocusReason.ShortcutFocusReason)

    # Laying out -------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        least = self._area.minimumSizeHint() + QSize(2 * SMALL, SMALL)
        return least + QSize(0, self._header.minimumHeight())

    def event(self, event: QEvent) -> bool:
        """Tell the window of another least size; any other news could resize a full screen."""
        if event.type() == QEvent.Type.LayoutRequest and self._least != self.minimumSizeHint():
            self._least = self.minimumSizeHint()
            self.updateGeometry()
        return super().event(event)

    def _save_widths(self) -> None:
        self._settings.left_width = round(self.left.wanted)
        self._settings.right_width = round(self.right.wanted)

    def place_parts(self) -> None:
        window, text = self.window(), text_scale(self)
        unit = growth(window.width(), window.height(), REFERENCE)
        is_narrow = window.width() < _LEAST_FOR_RAIL or text >= _MOST_TEXT_FOR_RAIL
        least = _LEAST_FOR_MENUS
        is_tiny = window.width() < least.width() * text or window.height() < least.height()
        if self._menu_bar.isHidden() != is_tiny:
            self._menu_bar.setHidden(is_tiny)
        if (font := scaled(self.font(), unit)) != self._menu_bar.font():
            self._menu_bar.setFont(font)
        self._header.shows_menus = is_narrow or is_tiny
        self.rail.setVisible(not is_narrow)
        self.rail.place_parts(unit, text, self.height())
        left = self.rail.width() if self.rail.isVisibleTo(self) else 0
        self._header.setGeometry(left, 0, self.width() - left, self._header.minimumHeight())
        self._header.place_parts()
        top = self._header.minimumHeight()
        self._header.setGeometry(left, 0, self.width() - left, top)
        left, right, high = left + SMALL, self.width() - SMALL, self.height() - top - SMALL
        for pane in self._sides:
            pane.unit = unit * (1 + text) / 2
            wide = min(round(pane.wanted * pane.unit), right - left)
            pane.is_over = right - left - wide - SMALL < _FELT * unit
            if pane.isHidden() and pane is self.left and self.left_key and not pane.is_over:
                pane.show_page(self._pages[self.left_key]())  # it had closed for lack of room
            if pane.isHidden():
                continue
            if font != pane.font():
                pane.setFont(font)
            pane.place(QRect(left if pane is self.left else right - wide, top, wide, high))
            if not pane.is_over and pane is self.left:
                left += wide + SMALL
            elif not pane.is_over:
                right -= wide + SMALL
        self.felt.setGeometry(left, top, max(right - left, 1), max(high, 1))
