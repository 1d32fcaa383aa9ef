"""The answer at the top of the felt: the verdict, its reason, and the bar of shares."""

from collections.abc import Mapping
from functools import partial
from itertools import takewhile
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QWidget

from analyser.gui.felt.content import BarAction, BarContent, FeltContent, Segment
from analyser.gui.felt.flights import motion_wanted
from analyser.gui.felt.geometry import FeltPlaces
from analyser.gui.felt.lettering import CENTRE, Lettering, Sizes
from analyser.gui.felt.pot import PotPill
from analyser.gui.look.announce import announce
from analyser.gui.look.felt_button import FeltButton, FeltControl, TemporaryButton
from analyser.gui.look.painting import paint_needle, paint_parts, paint_rounded
from analyser.gui.look.theme import (
    LEAST_LETTERS,
    ON_SEAT,
    SMALL,
    advance,
    lettered,
    seat_colour,
    theme_of,
)
from analyser.gui.look.translation import key_name, nothing_further, number, with_key
from analyser.gui.look.widgets import Panel, Text, show_name_as_tip
from analyser.gui.look.windows import open_menu
from analyser.gui.state.live_odds import ESTIMATES, UNTIL_STOPPED

_MOVES: Final = 200  # milliseconds in which the bar moves to new shares
_WIDE: Final = 150  # a segment this wide has its number and its name side by side
_NARROW: Final = 30  # a segment this wide has its letter over its number
_LEAST: Final = 14  # a segment narrower than this has no text: the seat's plate says it
_FAINT: Final = 0.5

SegmentShares = list[tuple[Segment, float]]


class ShareBar(FeltControl):
    """The bar of shares, one stop for the keyboard; the arrow keys go from seat to seat."""

    seat_chosen = Signal(int)  # the user has chosen the segment of this seat
    reveal_asked = Signal()  # the user wants to see the hidden answer
    estimate_asked = Signal()  # the user wants an estimate

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._content = BarContent()
        self.sizes = Sizes()
        self._at = 0
        self._from: Mapping[int, float] = {}
        self.last: tuple[Segment, ...] = ()
        """The last shares, which stay, faint, while others are counted."""
        show_name_as_tip(self)
        self.animation = QVariantAnimation(self, duration=_MOVES, startValue=0.0, endValue=1.0)
        self.animation.valueChanged.connect(lambda _: self.update())
        self.clicked.connect(self._ask_or_choose)

    def display(self, content: BarContent) -> None:
        if content == self._content:
            return
        before, self._content = self._content, content
        if before.segments and content.segments and motion_wanted() and self.isVisible():
            self._from = {segment.seat: segment.share for segment in before.segments}
            self.animation.start()
        else:
            self.animation.stop()
        if before.segments:
            self.last = before.segments
        self._at = min(self._at, max(len(content.segments) - 1, 0))
        self.setEnabled(bool(content.segments or self._button_text))
        self._update_name()
        self.update()

    @property
    def _button_text(self) -> str:
        """What a click on the whole bar does; "" if it is no button."""
        content = self._content
        if content.action is BarAction.REVEAL:
            return self.tr("Show the answer")
        asks = content.action is BarAction.ESTIMATE and not content.segments
        return self.tr("Estimate") if asks else ""

    def _update_name(self) -> None:
        content = self._content
        name = self._button_text or content.spoken or content.track
        if content.segments and self.hasFocus():
            alone = content.segments[self._at]
            name = ", ".join(filter(None, (alone.spoken, alone.deals)))
        self.setAccessibleName(name or self.tr("Bar of shares"))

    def shares_now(self) -> SegmentShares:
        """Return each segment and its share as it is painted now, while the bar moves."""
        done = 1.0
        if self.animation.state() == QVariantAnimation.State.Running:
            done = float(self.animation.currentValue())
        moved = [
            (each, self._from.get(each.seat, 0.0) * (1 - done) + each.share * done)
            for each in self._content.segments
        ]
        whole = 1.0 if len(moved) == 1 else sum(share for _, share in moved) or 1.0
        return [(each, share / whole) for each, share in moved]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        key = Qt.Key(event.key())
        if key in steps and self._content.segments:
            before, last = self._at, len(self._content.segments) - 1
            self._at = min(max(before + steps[key], 0), last)
            if self._at == before:
                announce(self, nothing_further())
            self._update_name()
            self.update()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note which segment is under the pointer: the click then chooses its seat."""
        left = 0.0
        for at, (_, share) in enumerate(self.shares_now()):
            if left <= event.position().x() / max(self.width(), 1) < left + share:
                self._at = at
            left += share
        super().mousePressEvent(event)

    def _ask_or_choose(self) -> None:
        """Do what a click on the bar does: reveal, estimate, or look at the segment's seat."""
        if self._content.action is BarAction.REVEAL:
            self.reveal_asked.emit()
        elif self._button_text:
            self.estimate_asked.emit()
        elif self._content.segments:
            self.seat_chosen.emit(self._content.segments[self._at].seat)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, sizes = QPainter(self), theme_of(self.palette()), self.sizes
        inset, corner = 1 + self.sizes.sticks_out, sizes.px(12)
        area = QRectF(self.rect()).adjusted(1, inset, -1, -inset)
        room = area.toRect().adjusted(SMALL, 0, -SMALL, 0)
        to, content = Lettering(painter, self.font(), sizes, theme), self._content
        if content.is_open:
            pen = QPen(theme.slot, 1, Qt.PenStyle.DashLine)
            paint_rounded(painter, area, corner, theme.scoreboard, pen)
            to.line(room, content.track, 15, theme.muted_on_felt, side=CENTRE)
        elif offer := self._button_text:
            paint_rounded(painter, area, corner, theme.lit, QPen(theme.on_felt, 2))
            to.line(room, offer, 18, theme.on_felt, bold=True, side=CENTRE)
        else:
            paint_rounded(painter, area, corner, theme.scoreboard)
            if content.segments:
                self._paint_segments(painter, area, self.shares_now())
            else:
                painter.setOpacity(_FAINT if content.is_awaited else 0)
                whole = sum(each.share for each in self.last) or 1.0
                old = [(each, each.share / whole) for each in self.last]
                self._paint_segments(painter, area, old, False)
                painter.setOpacity(1)
                track = content.track if content.progress is None else self.tr("counting")
                to.line(room, track, 15, theme.muted_on_felt, side=CENTRE)
            if (needle := self.needle_at) is not None:
                paint_needle(painter, area.left() + area.width() * needle, 0, self.height())
            if theme.contrast:
                paint_rounded(painter, area, corner, edge=QPen(theme.on_felt, 2))
        if self.hasFocus():
            paint_rounded(painter, area, corner, edge=QPen(theme.active, 3))

    @property
    def needle_at(self) -> float | None:
        """How far from the left the needle is, as a part of the width; None without one.

        It is measured from the left of the caller's segment, of the last one from the right: if it
        lies inside the segment, the share is enough for a call.
        """
        if self._content.needle is None:
            return None
        caller, needed = self._content.needle
        if self._content.segments[-1].seat == caller:
            return 1 - needed
        before = takewhile(lambda each: each[0].seat != caller, self.shares_now())
        return sum([share for _, share in before], needed)

    def _paint_segments(
        self, painter: QPainter, area: QRectF, shares: SegmentShares, is_written: bool = True
    ) -> None:
        """Paint the segments, if ``is_written`` with texts, and mark that of the arrow keys."""
        gap, ink = 4.0 if theme_of(self.palette()).contrast else 2.0, QColor(ON_SEAT)
        shown = [(each, share) for each, share in shares if share > 0]
        parts = [(seat_colour(each.seat), share) for each, share in shown]
        bar = paint_parts(painter, area, self.sizes.px(12), parts, gap)
        for (segment, _), place in zip(shown, bar, strict=True):
            if is_written:
                painter.setPen(ink)
                is_last = segment is shown[-1][0]
                ends = is_last and len(shown) > 1 and place.right() > area.right() - 2
                self._write_segment(painter, self._beside_needle(place, ends), segment, ends)
            if self.hasFocus() and len(shown) > 1 and self._content.segments[self._at] == segment:
                mark = place.adjusted(6, 6, -6, -6)
                paint_rounded(painter, mark, 6, edge=QPen(ink, 2, Qt.PenStyle.DotLine))

    def _beside_needle(self, place: QRectF, from_right: bool) -> QRectF:
        """Return the part of a segment, left or right of the needle, where its text has room."""
        at = (self.needle_at or 0) * self.width()
        if not place.left() < at < place.right():
            return place
        before, after = QRectF(place), QRectF(place)
        before.setRight(at - 3)
        after.setLeft(at + 3)
        usual, other = (after, before) if from_right else (before, after)
        fits = usual.width() >= min(_WIDE * self.sizes.unit, other.width())
        return usual if fits else other

    def _write_segment(
        self, painter: QPainter, place: QRectF, segment: Segment, from_right: bool
    ) -> None:
        """Write number and name in a row, or letter over number, or the letter, or nothing."""
        sizes, unit = self.sizes, self.sizes.unit
        large = lettered(self.font(), sizes.letters(sizes.score), True)
        name = lettered(self.font(), sizes.letters(15), True)
        wide = QFontMetricsF(large).horizontalAdvance(segment.number)
        edge, centre = sizes.px(18), Qt.AlignmentFlag.AlignCenter
        beside_it = segment.name, segment.letter, ""
        for text in beside_it if place.width() >= _WIDE * unit else ():
            beside = QFontMetricsF(name).horizontalAdvance(text)
            if wide + beside + 2 * edge + sizes.px(10) > place.width():
                continue
            base = place.center().y() + QFontMetricsF(large).capHeight() / 2
            at = place.right() - edge - wide if from_right else place.left() + edge
            painter.setFont(large)
            painter.drawText(QPointF(at, base), segment.number)
            painter.setFont(name)
            at += -sizes.px(10) - beside if from_right else wide + sizes.px(10)
            painter.drawText(QPointF(at, base), text)
            return
        half = place.height() / 2
        most = int(0.8 * half)  # larger letters would touch each other
        small = lettered(self.font(), min(sizes.letters(14), most), True)
        painter.setFont(small)
        letter, number = (advance(small, text) for text in (segment.letter, segment.number))
        if place.width() >= max(_NARROW * unit, letter + 4, number + 4):
            size = 20 if place.width() >= 74 * unit else 14  # 33.3% is as wide
            painter.drawText(place.adjusted(0, 4 * unit, 0, -half), centre, segment.letter)
            painter.setFont(lettered(self.font(), min(sizes.letters(size), most), True))
            lower = place.adjusted(0, half - 2 * unit, 0, -2 * unit)
            painter.drawText(lower, centre, segment.number)
        elif place.width() >= max(_LEAST * unit, letter):
            painter.drawText(place, centre, segment.letter)


class EyeButton(FeltButton):
    """Hides the answer until it is asked for, and shows it again."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.setCheckable(True)
        self.setAccessibleName(self.tr("Hide the answer until asked"))
        self.setToolTip(with_key(self.tr("Hide the answer until asked"), "Ctrl+H"))
        self.setAccessibleDescription(key_name("Ctrl+H"))


class ScoreBoard(Panel):
    """The verdict, the reason and the bar, always at the same place."""

    left = Signal()  # a button that had the focus has disappeared
    estimate_asked = Signal(float)  # the user wants an estimate, for this number of seconds

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.verdict, self.reason = Text(self, ink="on_felt"), Text(self, ink="muted_on_felt")
        self.verdict.setWordWrap(True)
        self._quiet = Text(self, ink="muted_on_felt")
        self.why = FeltButton(self.tr("Why?"), self, is_link=True)
        self.why.setToolTip(with_key(self.tr("Read why"), "Ctrl+I"))
        self.bar = ShareBar(self)
        self.pot = PotPill(self)
        self.eye = EyeButton(self)
        self.stop = TemporaryButton(self.tr("&Stop"), self, is_link=True)
        self.stop.setAccessibleDescription(self.tr("Stop counting the odds"))
        self.why.hide()
        self.bar.estimate_asked.connect(lambda: self.estimate_asked.emit(ESTIMATES[0]))
        self.longer = TemporaryButton(self.tr("Longer ▾"), self)
        """The button with a menu of how long an estimate takes; a choice starts the estimate."""
        self.longer.clicked.connect(self._offer_durations)
        self.longer.setAccessibleName(self.tr("Estimate for longer"))
        for button in (self.longer, self.stop):
            button.gone.connect(self.left)
            button.hide()
        self.has_controls = True
        """Whether the buttons are shown that only a mouse or a key needs."""
        self._places: FeltPlaces | None = None
        self._content = FeltContent()
        self._below = self._content.verdict  # with what stands below it
        self._table: tuple[str, ...] = ()
        self._last = ""

    @property
    def tab_stops(self) -> tuple[QWidget, ...]:
        return self.why, self.stop, self.bar, self.longer, self.pot, self.eye

    def set_places(self, places: FeltPlaces) -> None:
        if places != self._places:
            self._places = places
            self.setGeometry(places.scoreboard)
            sizes = places.sizes
            self.bar.sizes = sizes
            self.bar.update()
            self._quiet.setFont(lettered(self.font(), sizes.letters(14)))
            for button in (self.why, self.stop):
                button.setFont(lettered(self.font(), sizes.letters(16), True))
            for button in (self.longer, self.pot):
                button.setFont(lettered(self.font(), sizes.letters(14)))
            self.arrange()

    def display(self, content: FeltContent) -> None:
        """Show the answer; while it is counted anew the last one of this table stays, faint."""
        if content == self._content:
            return
        self._content = content
        verdict, bar = content.verdict, content.bar
        table = content.game, *[seat.name for seat in content.seats]
        is_other, self._table = table != self._table, table
        if is_other:  # what was said last would be false of this one
            self._last = ""
        before = self._last if bar.is_awaited and not verdict.has_why else ""
        self._last = before or (verdict.text if verdict.has_why else "")
        self.verdict.show_text(before or verdict.text)
        self.verdict.set_ink("slot" if before else "felt_win" if verdict.is_final else "on_felt")
        is_counting = bar.progress is not None
        counts = verdict._replace(reason=f"{bar.track} ·", short="", quiet="")
        self._below = counts if is_counting else verdict
        self._quiet.show_text(self._below.quiet)
        said = self.tr("Verdict: {verdict}").format(verdict=verdict.text)
        self.verdict.setAccessibleName(said if verdict.text else "")
        self.setAccessibleName(said if verdict.text else self.tr("Answer"))
        said = self.tr("Reason: {reason}").format(reason=verdict.reason)
        self.reason.setAccessibleName(said if verdict.reason else "")
        explains = verdict.has_why and bool(verdict.reason) and not content.is_hidden
        self.why.setVisible(explains and not is_counting)
        self.bar.display(bar)
        if is_other:
            self.bar.last = ()
        self.pot.display(content.pot)
        self.eye.setChecked(content.is_hidden)
        self.eye.icon_name = "eye-off" if content.is_hidden else "eye"
        self.stop.setVisible(is_counting)
        self.longer.setVisible(bar.action is BarAction.ESTIMATE)
        self.arrange()

    def arrange(self) -> None:
        """Place the parts, and write verdict and reason as large as they fit."""
        places = self._places
        if places is None:
            return
        sizes, verdict, bar = places.sizes, places.verdict, places.bar
        side = min(sizes.px(44), verdict.height())
        self.eye.setGeometry(verdict.right() + 1 - side, verdict.top(), side, side)
        is_open = bool(self._content.verdict.title or self._last) or self.eye.isChecked()
        self.eye.setVisible(self.has_controls and is_open)
        room, most = QRect(verdict), sizes.letters(sizes.verdict)
        room.setRight((self.eye.x() if not self.eye.isHidden() else room.right()) - SMALL)
        has_pot = bool(self._content.pot) or (self.has_controls and is_open)
        has_pot &= len(self._content.seats) > 1
        if has_pot:
            said = advance(lettered(self.font(), most, True), self.verdict.text())
            wide = self.pot.fit(room.width() - said - 2 * SMALL)
            self.pot.setGeometry(room.right() + 1 - wide, verdict.top(), wide, side)
            beside = room.adjusted(0, 0, -wide - SMALL, 0)
            # The button goes before the verdict shrinks.
            has_pot = bool(self._content.pot) or self._fit(self.verdict, beside, most, most)
            room = beside if has_pot else room
        self.pot.setVisible(has_pot)
        self._fit(self.verdict, room, most, LEAST_LETTERS)
        left, top, high = places.reason.left(), places.reason.top(), places.reason.height()
        link = self.stop if self.why.isHidden() else self.why
        wide = 0 if link.isHidden() else link.sizeHint().width()
        free = places.reason.width() - wide - SMALL
        quiet = advance(self._quiet.font(), self._quiet.text()) + 2 * SMALL
        reason = advance(lettered(self.font(), sizes.letters(16)), self._below.reason)
        # The numbers go before a clause of the reason does.
        if not self._below.quiet or reason + quiet + 2 > free:
            quiet = 0
        left += self._place_reason(QRect(left, top, free - quiet, high), sizes)
        self._quiet.setGeometry(left + SMALL, top, quiet - SMALL, high)
        self._quiet.setVisible(quiet > 0)
        link.setGeometry(left + quiet + sizes.px(4), top, wide, high)
        size = self.longer.sizeHint()
        taken = 0 if self.longer.isHidden() else size.width() + SMALL
        self.longer.setGeometry(bar.right() + 1 - size.width(),
                                bar.center().y() - size.height() // 2, *size.toTuple())  # fmt: skip
        self.bar.setGeometry(bar.adjusted(0, -sizes.sticks_out, -taken, sizes.sticks_out))

    def _fit(self, text: Text, room: QRect, most: int, least: int) -> bool:
        """Fill a room with a text, in the largest letters that fit; return whether any fit."""
        text.setGeometry(room)
        for size in range(most, least - 1, -1):
            text.setFont(lettered(self.font(), size, text is self.verdict))
            if text.is_shown_whole:
                return True
        return False

    def _place_reason(self, room: QRect, sizes: Sizes) -> int:
        """Write as many clauses of the reason as fit, and "…" for others; return their width.

        Letters that the user has enlarged keep their size, unless not even one clause fits.
        """
        reason, half = self._below.reason, int(room.height() / sizes.line(200) * 100)
        usual = sizes.letters(15 if sizes.text > 1 else 13)
        # In letters of the size ``half`` two lines fit: the last resort.
        shorter = said = reason
        while True:
            said, shorter = shorter, self._below.shorter(shorter)
            least = usual if shorter else max(sizes.px(LEAST_LETTERS + 1), half)
            self.reason.show_text(said if said == reason else f"{said} …", reason)
            self.reason.setWordWrap(least == half)
            if self._fit(self.reason, room, sizes.letters(16), least) or not shorter:
                wide = advance(self.reason.font(), self.reason.text()) + 2
                self.reason.resize(min(wide, room.width()), room.height())
                return self.reason.width()

    def _offer_durations(self) -> None:
        """Open a menu of how long the next estimate may take."""
        menu = QMenu(self)
        for seconds in ESTIMATES:
            text = self.tr("{count} seconds")
            if seconds == UNTIL_STOPPED:
                text = self.tr("Until stopped")
            count = number(round(min(seconds, ESTIMATES[-2])))
            ask = partial(self.estimate_asked.emit, seconds)
            menu.addAction(text.format(count=count)).triggered.connect(ask)
        open_menu(menu, self.longer.mapToGlobal(self.longer.rect().bottomLeft()))
