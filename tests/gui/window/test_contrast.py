"""Texts and the ring of the focus are seen in each theme, measured from pixels."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias
from xml.etree import ElementTree

import numpy as np
import pytest
from PySide6.QtCore import QBuffer, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QRegion, QTransform
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMenu, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.felt.slots import CardSlot
from analyser.gui.hands.rows_view import RowsView
from analyser.gui.look.item_views import CellGrid
from analyser.gui.look.theme import ThemeName, contrast
from analyser.gui.window.preferences import Preferences
from mostly_long import mostly_long
from tests.gui.conftest import User
from tests.gui.window.states import states_of

THEMES = [ThemeName.LIGHT, ThemeName.DARK, ThemeName.CONTRAST]
SCALES = 1, 2
SCALE = SCALES[-1]
"""Pixels of a picture to each of the window: then thin strokes have pixels of their own colour."""
APART = 40
"""The least difference of colours, over red, green and blue, between an ink and its ground."""
Known: TypeAlias = tuple[type, str] | tuple[type, str, int]
"""A text of a kind of widget, or how a widget of a kind looks: its words, a hash of its pixels."""
SVG = "{http://www.w3.org/2000/svg}"


class Text(NamedTuple):
    """A text as a widget paints it: its words, its place in the widget, its ink."""

    words: str
    place: QRectF
    ink: QColor
    is_large: bool  # by WCAG 2.2: 24 pixels, or bold from 18.5 on


def _texts(widget: QWidget) -> Iterator[Text]:
    """Yield the texts that a widget paints itself."""
    buffer, generator = QBuffer(), QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(widget.size())
    generator.setViewBox(widget.rect())
    generator.setResolution(widget.logicalDpiX())
    painter = QPainter(generator)
    widget.render(painter, QPoint(), QRegion(), QWidget.RenderFlag(0))
    painter.end()
    for group in ElementTree.fromstring(bytes(buffer.data().data())).iter(f"{SVG}g"):
        numbers = [float(n) for n in re.findall(r"[-\d.e]+", group.get("transform", ""))]
        moved = QTransform(*numbers) if len(numbers) == 6 else QTransform()
        for text in group.findall(f"{SVG}text"):
            words = "".join(text.itertext()).strip()
            size, weight = float(text.get("font-size", "1")), int(text.get("font-weight", "400"))
            font = QFont(text.get("font-family", ""))
            font.setPixelSize(max(round(size), 1))
            font.setWeight(QFont.Weight(weight))
            at = QPointF(float(text.get("x", "0")), float(text.get("y", "0")))
            place = moved.mapRect(QFontMetricsF(font).tightBoundingRect(words).translated(at))
            is_large = size >= 24 or (size >= 18.5 and weight > 600)
            if words:
                yield Text(words, place, QColor(text.get("fill", "#000000")), is_large)


def _ratio(image: np.ndarray, place: QRectF, ink: QColor) -> float:
    """Return the contrast, in a part of a picture, of the ink to the colour that is most of it."""
    edges = place.left(), place.top(), place.right(), place.bottom()
    left, top, right, bottom = (max(int(each * SCALE), 0) for each in edges)
    crop = image[top : bottom + 1, left : right + 1] & 0xFFFFFF
    if not crop.size:
        return 21
    numbers, counts = np.unique(crop, return_counts=True)
    colours = numbers[:, None] >> [16, 8, 0] & 0xFF
    wanted = [ink.red(), ink.green(), ink.blue()]
    seen = colours[np.abs(colours.astype(int) - wanted).sum(1).argmin()]  # of a veiled text, paler
    is_ground = np.abs(colours.astype(int) - seen).sum(1) > APART
    if not is_ground.any():
        return 1
    ground = colours[np.where(is_ground, counts, 0).argmax()]
    return contrast(QColor(*map(int, seen)), QColor(*map(int, ground)))


def _picture(window: QWidget, area: QRect, scale: int) -> QImage:
    picture = QImage(area.size() * scale, QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(scale)
    window.render(picture, QPoint(), QRegion(area))
    return picture


def _faint(window: QWidget, known: set[Known]) -> list[str]:
    """Return the texts of a window that are faint, and add all that are looked at to the known.

    So are the looks of all widgets: one that looks as before has the texts of before.
    """
    picture = _picture(window, window.rect(), SCALE)
    shape = picture.height(), picture.bytesPerLine() // 4
    image = np.frombuffer(picture.constBits(), np.uint32).reshape(shape)
    found = []
    for widget in (window, *window.findChildren(QWidget)):
        if not (widget.isVisible() and widget.isEnabled() and widget.window() is window):
            continue
        corner = widget.mapTo(window, QPoint())
        left, top = max(corner.x(), 0) * SCALE, max(corner.y(), 0) * SCALE
        bottom, right = top + widget.height() * SCALE, left + widget.width() * SCALE
        pixels = image[top:bottom:SCALE, left:right:SCALE]  # one of each in the window is enough
        # Its words count as well: they may be as good as unseen.
        said = f"{widget.accessibleName()}, {widget.property('text')}"
        if (looks := (type(widget), said, hash(pixels.tobytes()))) in known:
            continue
        known.add(looks)
        for text in _texts(widget):
            middle = text.place.center().toPoint()
            seen = window.childAt(widget.mapTo(window, middle)) or window
            kind = type(widget), text.words
            if kind in known or not (seen is widget or seen.isAncestorOf(widget)):
                continue  # something lies over it
            entry = widget.actionAt(middle) if isinstance(widget, QMenu) else None
            if entry is not None and not entry.isEnabled():
                continue
            known.add(kind)
            ratio = _ratio(image, text.place.translated(QPointF(corner)), text.ink)
            if ratio < (3 if text.is_large else 4.5):
                found.append(f"{type(widget).__name__} “{text.words}” {ratio:.2f}")
    return found


@pytest.mark.parametrize("theme", mostly_long(2, THEMES))
def test_in_each_state_each_text_of_the_window_is_read_and_the_focus_is_seen(
    counting: User, qtbot: QtBot, theme: ThemeName
) -> None:
    user = counting
    user.window.resize(1180, 820)
    user.window.set_theme(theme)
    known, stops = set[Known](), set[tuple[type, str]]()
    faint, unseen = {}, {}
    for state in states_of(user, qtbot):
        QApplication.processEvents()
        if found := _faint(user.window, known):
            faint[state] = found
        if found := without_ring(user.window, stops):
            unseen[state] = found
    user.window.hands.finish()
    assert (faint, unseen) == ({}, {})
    assert len([each for each in known if len(each) == 2]) > 200


@pytest.mark.qt_log_ignore("^This plugin does not support (raise|grabbing the keyboard)")
@pytest.mark.parametrize("theme", THEMES)
def test_each_text_of_dialogs_and_menus_is_read_and_the_focus_is_seen(
    own_window: None, user: User, qtbot: QtBot, tmp_path: Path, theme: ThemeName
) -> None:
    window = user.window
    window.set_theme(theme)
    user.enter("AhKh v QsQd @ QhJh2c")
    menus = [each for each in window.menuBar().findChildren(QMenu) if each.actions()]
    own_files = QFileDialog.Option.DontUseNativeDialog
    files = QFileDialog(window.hands, directory=str(tmp_path), options=own_files)
    dialogs = Preferences(window, window.window_actions, window.settings), files
    faint, known, unseen = list[str](), set[Known](), list[str]()
    for each in (*menus, *dialogs):
        each.popup(QPoint()) if isinstance(each, QMenu) else each.show()
        QApplication.processEvents()
        faint += _faint(each, known)
        if not isinstance(each, QMenu):
            each.activateWindow()
            qtbot.waitUntil(each.isActiveWindow)
            unseen += without_ring(each, stops := set[tuple[type, str]]())
            assert len(stops) > 2
        each.close()
    assert (faint, unseen) == ([], [])
    assert len([each for each in known if len(each) == 2]) > 100


def test_a_faint_text_is_found(qtbot: QtBot) -> None:
    label = QLabel("faint")
    qtbot.addWidget(label)
    label.setStyleSheet("color: #8a8a8a; background: #ffffff; font-size: 16px")
    label.show()
    assert _faint(label, set()) == ["QLabel “faint” 3.45"]
    label.setStyleSheet("color: #8a8a8a; background: #ffffff; font-size: 24px")
    assert _faint(label, set()) == []
    label.setStyleSheet("color: #ffffff; background: #ffffff")
    assert _faint(label, set()) == ["QLabel “faint” 1.00"]


_LEAST = 3
"""The least contrast between a pixel of the ring and the same pixel without the focus."""
_PART = 0.5
"""The least part of a widget's edge at which a pixel changes so much; a ring has two or more."""


_LINEAR = np.arange(256) / 255
_LINEAR = np.where(_LINEAR <= 0.04045, _LINEAR / 12.92, ((_LINEAR + 0.055) / 1.055) ** 2.4)
"""How much light each value of a colour is."""


def _contrasts(*pictures: QImage) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """Return the contrast of each pixel that differs in two pictures."""
    both = [np.frombuffer(each.constBits(), np.uint32) for each in pictures]
    colours = np.stack(both)[:, both[0] != both[1]]
    luminance = _LINEAR[colours[..., None] >> [16, 8, 0] & 0xFF] @ [0.2126, 0.7152, 0.0722] + 0.05
    return np.asarray(luminance.max(axis=0) / luminance.min(axis=0))


def _stops(window: QWidget) -> list[QWidget]:
    return [
        each
        for each in window.findChildren(QWidget)
        if each.isVisible()
        and each.isEnabled()
        and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and each.focusProxy() is None
        and each.window() is window
        and not _is_covered(each)
    ]


def _is_covered(stop: QWidget) -> bool:
    middle = stop.mapTo(stop.window(), stop.rect().center())
    seen = stop.window().childAt(middle)
    return seen is None or not (seen is stop or stop.isAncestorOf(seen))


def _edge(stop: QWidget) -> QRect:
    """Return the part of a widget that has a ring: of a view, that is one cell."""
    if isinstance(stop, CellGrid):
        return stop.visualRect(stop.cell_in_focus)
    if isinstance(stop, RowsView):
        return stop.visualRect(stop.currentIndex())
    return stop.tabRect(stop.currentIndex()) if isinstance(stop, QTabBar) else stop.rect()


def without_ring(window: QWidget, known: set[tuple[type, str]]) -> list[str]:
    """Return the widgets that look much the same with and without the focus, but none known."""
    found, stops = [], _stops(window)
    for stop in stops:
        if (kind := (type(stop), stop.accessibleName())) in known:
            continue
        known.add(kind)
        other = next(each for each in stops if each is not stop)
        area = QRect(stop.mapTo(window, QPoint()), stop.size()).adjusted(-4, -4, 4, 4)
        looks = []
        for focused in (other, stop):
            focused.setFocus(Qt.FocusReason.TabFocusReason)
            QApplication.processEvents()
            if focused is stop and not stop.hasFocus():
                break  # it gave the focus on
            looks.append([_picture(window, area, scale) for scale in SCALES])
        else:
            if _is_covered(stop):
                continue  # a pane came over it
            length = 2 * (_edge(stop).width() + _edge(stop).height())
            for scale, *both in zip(SCALES, *looks, strict=True):
                if ((ratio := _contrasts(*both)) >= _LEAST).sum() < _PART * length * scale**2:
                    said = f"{type(stop).__name__} {stop.accessibleName()}"
                    found.append(f"{said}, at {scale}x {ratio.max(initial=1):.1f}")
    return found


def _below(pane: QWidget, user: User) -> list[QWidget]:
    """Return what a pane hides that takes the focus, but for slots of cards."""
    return [
        each
        for each in user.window.area.findChildren(QWidget)
        if each.isVisible()
        and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not isinstance(each, CardSlot)
        and pane.geometry().contains(QRect(each.mapTo(user.window.panes, QPoint()), each.size()))
    ]


@pytest.fixture
def narrow(own_window: None, user: User) -> User:
    user.window.resize(800, 600)
    user.document.enter("AhKh v QsQd @ QhJh2c")
    return user


@pytest.mark.parametrize("at_left", [False, True])
@pytest.mark.parametrize("has_both", [False, True])
def test_a_pane_over_the_felt_closes_when_the_focus_comes_below_it(
    narrow: User, at_left: bool, has_both: bool
) -> None:
    panes = narrow.window.panes
    if at_left or has_both:
        panes.show_left("hands")
    if not at_left or has_both:
        narrow.window.look_up("keys_page")
    QApplication.processEvents()
    pane, other = (panes.left, panes.right) if at_left else (panes.right, panes.left)
    assert pane.is_over
    below = [each for each in _below(pane, narrow) if each not in _below(other, narrow)]
    below[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert (pane.isVisible(), other.isVisible()) == (False, has_both)
    assert narrow.window.window_actions.why.isChecked() == panes.right.isVisible()
    assert below[0].hasFocus()


def test_a_pane_stays_when_the_focus_comes_back_from_another_window(
    narrow: User, qtbot: QtBot
) -> None:
    window, pane = narrow.window, narrow.window.panes.right
    window.look_up("keys_page")
    QApplication.processEvents()
    below = _below(pane, narrow)[0]
    window.window_actions.why.setChecked(False)
    below.setFocus()
    window.window_actions.why.setChecked(True)
    dialog = Preferences(window, window.window_actions, window.settings)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.close()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QApplication.processEvents()
    assert (below.hasFocus(), pane.isVisible()) == (True, True)
