"""Compares what a window says with what a new window says in the same situation."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QLabel, QLineEdit, QMenu, QWidget

from analyser.gui.felt.content import FeltContent
from analyser.gui.felt.words.felt_words import Known, content_of
from analyser.gui.pages.help_pages import RulesView
from analyser.gui.pages.page import Page
from analyser.gui.pages.pages_panel import Pages
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs
from analyser.gui.window.main_window import MainWindow
from analyser.poker.cards import DECK
from analyser.poker.results.outcome import outcome_of
from random_user.checks import is_at_rest, is_soon_counted, require
from random_user.user import RandomUser
from random_user.waiting import Fault

_LONG = 12
"""From so many letters on, a text that tells an answer is looked for within others as well."""

Said = dict[str, Any]


def check_fresh(user: RandomUser) -> None:
    """Check that every window says what a new one says, also after undo and redo. Raises Fault.

    While the answers are hidden, no window may tell them.
    """
    QCursor.setPos(0, 0)  # a seat on which it rests may be looked at only after the next move
    for window in user.open_windows():
        document = window.document
        if not document.take_in():
            continue  # a pot that cannot be read is still seen
        window.area.pot.hide()  # what was asked for is known to one window alone
        _forget_lost_board(window)
        _forget_matrix(window)
        window.document.look_back(None)  # an earlier street is shown to one window alone
        before = _check(user, window)
        if document.undo_stack.canUndo():
            active, folded = document.table.active, window.area.tray.is_folded
            document.undo()
            _check(user, window)
            document.redo()
            document.show(replace(document.table, active=active))
            window.area.tray.fold(folded)
            after = _check(user, window)
            if is_soon_counted(document.table):  # an estimate is another one each time
                _agree("after undo and redo", after, before)


def _forget_lost_board(window: MainWindow) -> None:
    """Withdraw the offer of a board that was typed over, which a new window cannot know.

    Other offers stay, so that one that is out of date is found.
    """
    offer = window.area.prompt.offer
    if not offer.isHidden() and offer.text().startswith("Keep the board"):
        window.area.tray.follow()


def _forget_matrix(window: MainWindow) -> None:
    """Close a matrix that is open only because the user asked, and forget the weight to paint with.

    A new window cannot know of either.
    """
    window.area.close_matrix()
    for plate, said in zip(window.area.view.seats, window.area.answers.content.seats, strict=True):
        if plate.panel is not None:
            plate.panel.brush = 100
            plate.panel.follow(said)


def _check(user: RandomUser, window: MainWindow) -> Said:
    window.activateWindow()
    user.rest()
    counts, reveal = window.area.answers.counts, window.document.reveal
    user.wait_until(lambda: counts._task is None or reveal.hidden or not counts._unknown_kinds())
    user.settle()
    said = said_by(window)
    # A full screen's title has no answer, one with hands is named after them; the fresh has none.
    if window.isFullScreen() or window.panes.left_key == "hands":
        del said["the title"]
    with _fresh(user, window) as fresh:
        _agree("a fresh window", said, said_by(fresh))
    window.activateWindow()
    user.settle()
    if window.document.reveal.hidden:
        check_hidden(window)
    return said


_NOT_ESTIMATED = ("the title", "the prompt", "an offer", "the deck")


def _agree(whose: str, said: Said, other: Said) -> None:
    for what, own in said.items():
        if what not in other or own == other[what]:
            continue
        both = own, other[what]
        if isinstance(own, list):
            both = next(pair for pair in zip_longest(*both) if pair[0] != pair[1])
        raise Fault(f"{what}: {both[0]!r}\n{whose} says: {both[1]!r}")


@contextmanager
def _fresh(user: RandomUser, window: MainWindow) -> Iterator[MainWindow]:
    """Open a new window with another window's table, hidden answers and page."""
    document, jobs = Document(), Jobs()
    looked_at = window.area.answers.looked_at  # no seat is once the focus has gone elsewhere
    fresh = MainWindow(window.settings)
    fresh.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    fresh.number = window.number
    fresh.fill(document)
    fresh.set_number(window.number)
    fresh.resize(window.size())
    fresh.show()
    fresh.area.complete()
    old, table = window.document, window.document.table
    document.restore(table, old.file, is_modified=old.is_modified)
    fresh.window_actions.next_card.setChecked(window.window_actions.next_card.isChecked())
    fresh.window_actions.why.setChecked(window.window_actions.why.isChecked())
    if window.window_actions.teach.isChecked():
        fresh.window_actions.teach.trigger()
        if not old.reveal.hidden:
            document.reveal.show_answers()
    if "details" in vars(window) and "details" in vars(fresh):
        fresh.details.wanted = window.details.wanted
        _tabs(fresh).setCurrentIndex(_tabs(window).currentIndex())
        fresh.details.follow()
    fresh.area.answers.counts._made |= window.area.answers.counts._made  # counted beside it
    if is_soon_counted(table):
        fresh.odds.start(jobs)
    else:  # given up, or estimated: at random
        fresh.odds._standing = window.odds.standing._replace(table=table)
        fresh.odds.changed.emit()
    user.wait_until(lambda: is_at_rest(fresh))
    fresh.area.answers.note_seat_looked_at(looked_at)
    fresh.area.tray.fold(window.area.tray.is_folded)
    user.wait_until(lambda: fresh.odds.next_cards.up_to_date)
    user.settle()
    _give_the_size_of(window, fresh)
    user.settle()
    try:
        yield fresh
    finally:
        fresh.closing.emit()
        fresh.hide()
        fresh.deleteLater()
        user.settle()
        jobs.finish()  # last: until it is gone the window may begin to count


def _give_the_size_of(window: MainWindow, fresh: MainWindow) -> None:
    """Give a new window the size of another one, even if that is too small for the window's parts.

    A window that fills a small screen can be smaller than its parts allow. ``resize`` would leave
    the new window larger, and other texts would fit into it.
    """
    if fresh.size() != window.size():
        fresh.windowHandle().resize(window.size())


def _tabs(window: MainWindow) -> Pages:
    return window.details.findChildren(Pages)[0]


def said_by(window: MainWindow) -> Said:
    """Return everything that a window says, on the screen and to a screen reader."""
    area, details, actions = window.area, vars(window).get("details"), window.window_actions
    panes = actions.table, actions.left_hands, actions.practice
    area.prompt.forget()
    content, model = area.answers.content, area.deck.model()
    said: Said = {
        # The shares on earlier streets are counted beside the window.
        "the felt": (content._replace(rows=()), [row._replace(streets=()) for row in content.rows]),
        "the title": (window.windowTitle(), window.isWindowModified()),
        "the picture": content.title,
        "the prompt": area.prompt.accessibleName(),
        "an offer": (area.prompt.offer.isHidden() or area.prompt.offer.text()),
        "the scoreboard": list(_words(area.view.scoreboard)),
        "actions": [
            (action.text(), action.toolTip(), action.isEnabled(), action.isChecked())
            for action in actions.single
            if action not in (actions.undo, actions.redo, actions.full_screen, *panes)
        ],
    }
    for plate in area.view.seats:
        # Without the button that is there only below the pointer and with the focus.
        words = [words for words in _words(plate) if words != _words_of(plate.more)]
        said[f"place {plate.place}"] = words
    if is_soon_counted(window.document.table):
        cells = [model.index(row, 0) for row in range(model.rowCount())]
        said["the deck"] = [cell.data(Qt.ItemDataRole.AccessibleTextRole) for cell in cells]
        said["the tiles"] = list(map(window.odds.next_cards.tile, DECK))
    if details is not None and details.isVisible():
        page = _tabs(window).currentWidget()
        said["the page"] = page.blocks if isinstance(page, Page) else None
        said["what is explained"] = [
            details.choice.currentText(),
            *(details.choice.itemText(at) for at in range(details.choice.count())),
        ]
    if window.odds.standing.may_be_estimated:  # drawn at random, and more each time
        said = {what: words for what, words in said.items() if what in _NOT_ESTIMATED}
    return said


def _words(part: QWidget) -> Iterator[tuple[str, ...]]:
    """Yield the texts, names and tool tips of a widget and of the visible widgets in it."""
    for widget in (part, *part.findChildren(QWidget)):
        if widget.isVisibleTo(part):
            yield _words_of(widget)


def _words_of(widget: QWidget) -> tuple[str, ...]:
    return type(widget).__name__, *_texts(widget)


def _texts(widget: QWidget) -> tuple[str, ...]:
    shown = widget.text() if isinstance(widget, QLabel | QLineEdit) else ""
    return shown, widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()


# What is hidden ------------------------------------------------------------------------------


def check_hidden(window: MainWindow) -> None:
    """Check that no text in a window tells the hidden answer. Raises Fault."""
    document, content = window.document, window.area.answers.content
    require(content.is_hidden, "the felt is not hidden")
    known = Known(document.table, outcome_of(document.table), window.odds.standing)
    told = content_of(known)
    secrets = {text for text in _secrets(told) if text}
    # A seat may be called anything, and so may what is undone.
    secrets -= {seat.name for seat in told.seats}
    texts = {window.windowTitle(), content.title}
    for widget in (window, *window.findChildren(QWidget)):
        rules = isinstance(widget.parentWidget(), RulesView)  # which name every kind of hand
        if widget.window() is window and not rules:
            texts.update(_texts(widget))
            if isinstance(widget, Page):
                texts.add(widget.toPlainText())
    for action in window.findChildren(QAction):
        owner = action.parent()
        while isinstance(owner, QMenu):
            owner = owner.parent()
        if not isinstance(owner, QWidget) or owner.window() is window:  # not one of practice
            texts.add(action.toolTip())
    for secret in secrets:
        is_long = len(secret) >= _LONG
        where = [text for text in texts if text == secret or (is_long and secret in text)]
        require(not where, f"the answer is hidden, and {secret!r} is told by {where}")


def _secrets(told: FeltContent) -> Iterator[str]:
    is_known = len(told.seats) > 1 and told.verdict.has_why
    if is_known:
        yield from (told.verdict.text, told.verdict.reason, told.verdict.title)
    yield told.bar.spoken
    for segment in told.bar.segments:
        yield segment.spoken
    for seat in told.seats:
        yield from (seat.low, seat.share, seat.deals, seat.chips)
        if is_known:
            yield from (seat.title, seat.words)
