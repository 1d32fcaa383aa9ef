"""The window for lists of hands: type, paste or deal them, and read them in order.

Whatever takes time is done beside the window, in steps that can be given up: a list may have a
hundred thousand hands.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from analyser.arguments import read_whole_number
from analyser.gui.list_window.input import HandsInput
from analyser.gui.list_window.model import HandsModel
from analyser.gui.list_window.strip import HandsStrip
from analyser.gui.list_window.view import HandsView
from analyser.gui.look import save_dialog
from analyser.gui.look.card_faces import CardFaces, show_icon
from analyser.gui.look.card_pictures import picture_of_rows, save_picture
from analyser.gui.look.theme import MEDIUM, SMALL, theme_of
from analyser.gui.look.translation import number, translated
from analyser.gui.look.windows import add_action, button_for, follow_parent, resize_with_letters
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs, Run
from analyser.poker.cards import Card, format_cards
from analyser.poker.dealing import random_seed
from analyser.poker.errors import CardError, NotANumberError
from analyser.poker.results.hand_list import HandList, Steps, deal_text, grade_text, text_of_list
from analyser.poker.table.table import BOARD, Slot, new_table

T = TypeVar("T")

PAUSE = 250
"""Milliseconds without a key before the list is read."""


class ListWindow(QWidget):
    """A window of its own beside the table's, which it can hand a hand to.

    Signals:
        help_asked: the rules of poker are to be shown.
    """

    help_asked = Signal()

    def __init__(self, document: Document, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        theme = theme_of(self.palette())
        self._document = document
        self._faces = faces
        self.jobs = Jobs(self)
        self.input = HandsInput(document, theme)
        self.model = HandsModel(self)
        self.table = HandsView(self.model, faces)
        self.strip = HandsStrip(theme)
        self._reading: Run[Any] | None = None
        self._others: list[Run[Any]] = []
        self._note = ""
        self._refused = False
        self._unread = False
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._buttons: dict[QAction, QPushButton] = {}
        self._build()
        self._connect()
        follow_parent(self)
        self._restyle()
        self._idle()
        self._enable()
        self._show_count()
        resize_with_letters(self, 1100, 760)
        self.input.text.setFocus()

    # Building -------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setWindowTitle(self.tr("Compare a list of hands"))
        self.copy_text = add_action(self, self.tr("&Copy as text"), "Ctrl+C")
        self.copy_picture = add_action(self, self.tr("Copy &picture"), "Ctrl+Shift+C")
        self.save_picture = add_action(self, self.tr("Save p&icture…"), "Ctrl+Alt+S")
        self.use = add_action(self, self.tr("Put on the &table"), "Ctrl+Return")
        buttons = QHBoxLayout()
        buttons.setSpacing(SMALL)
        for action in (self.use, self.copy_text, self.copy_picture, self.save_picture):
            buttons.addWidget(self._button(action))
            if action is self.use:
                buttons.addStretch(1)
        results = QWidget()
        layout = QVBoxLayout(results)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SMALL)
        layout.addWidget(self.strip)
        layout.addWidget(self.table, 1)
        layout.addLayout(buttons)
        halves = QSplitter()
        halves.setChildrenCollapsible(False)
        halves.setHandleWidth(MEDIUM)
        halves.addWidget(self.input)
        halves.addWidget(results)
        halves.setStretchFactor(1, 1)
        halves.setSizes([300, 800])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(MEDIUM, MEDIUM, MEDIUM, MEDIUM)
        whole.addWidget(halves)

    def _button(self, action: QAction) -> QPushButton:
        button = self._buttons[action] = button_for(action)
        return button

    def _connect(self) -> None:
        self.input.changed.connect(self._wait_for_more)
        self.input.deal_asked.connect(self._deal)
        self.input.text.refused.connect(self.strip.show_warning)
        self.strip.order_chosen.connect(self.table.sort_by)
        self.table.sorted_by.connect(self.strip.follow_order)
        self.table.activated.connect(self._put_on_table)
        self.table.selectionModel().selectionChanged.connect(self._enable)
        self.model.modelReset.connect(self._enable)
        self._pause.timeout.connect(self._read)
        self.strip.stop_asked.connect(self.give_up)
        self.strip.mend_asked.connect(self.input.go_to_mark)
        self.use.triggered.connect(self._put_on_table)
        self.copy_text.triggered.connect(self._copy_text)
        self.copy_picture.triggered.connect(self._copy_picture)
        self.save_picture.triggered.connect(self._save_picture)
        for text, shortcut, called in (
            (self.tr("Deal"), "Ctrl+R", self.input.ask_for_a_deal),
            (self.tr("Go to the hands"), "Ctrl+L", self.input.text.setFocus),
            (self.tr("Rules of poker"), "F1", self.help_asked.emit),
            (self.tr("Close"), "Ctrl+W", self.close),
            (self.tr("Stop, or close"), "Esc", self._escape),
        ):
            add_action(self, text, shortcut).triggered.connect(called)

    # Reading and dealing --------------------------------------------------------------------

    def _wait_for_more(self) -> None:
        self._unread = True
        self._pause.start()

    def _read(self) -> None:
        steps = grade_text(self.input.game, self.input.text.toPlainText(), self.input.board_text)
        self._begin(steps, self._show)

    def _deal(self, count: int, cards: int) -> None:
        try:
            seed = self._seed()
            steps = deal_text(self.input.game, count, cards, seed, self.input.board_text)
        except NotANumberError as error:
            self.strip.show_warning(translated(error.phrase))
        else:
            self._pause.stop()  # what is there now will be replaced, and need not be read
            self._begin(steps, partial(self._dealt, seed))

    def _seed(self) -> int:
        text = self.input.seed.text().strip()
        return read_whole_number(text) if text else random_seed()

    def _dealt(self, seed: int, answer: str | CardError) -> None:
        self._idle()
        if isinstance(answer, CardError):
            self.strip.show_warning(translated(answer.phrase))
            if self._unread:
                self._pause.start()
            return
        self.input.replace_text(answer)
        self._pause.stop()
        self.input.mark(None)
        self.strip.mend.hide()
        self.strip.show_message(self.tr("Putting the hands in order …"))
        self._note = self.tr("Dealt; the number {seed} deals these hands again").format(seed=seed)
        self._read()

    def _show(self, answer: HandList | CardError) -> None:
        self._idle()
        if isinstance(answer, CardError):
            self._refuse(answer)
            return
        self._refused = self._unread = False
        self.input.mark(None)
        self.strip.mend.hide()
        self.model.show(answer)
        self.table.setEnabled(True)
        self.table.scrollToTop()
        self._enable()
        self._show_count()

    def _refuse(self, error: CardError) -> None:
        """Name the mistake; the table keeps the last list, greyed, for it is another one."""
        self._refused, self._unread = True, False
        line = error.phrase.gaps.get("line")
        self.input.mark(line if isinstance(line, int) else None)
        self.strip.mend.setVisible(isinstance(line, int))
        self.table.setEnabled(False)
        self._enable()
        self.strip.show_warning(translated(error.phrase))

    # What is done with the list -------------------------------------------------------------

    def _put_on_table(self) -> None:
        row, hands = self.table.selected_row(), self.model.hands
        if row is None or hands is None:
            return
        hand = self.model.hand(row)
        table = new_table(hands.game).place_all(hand.cards)
        if hands.board:
            table = table.activate(Slot(BOARD, 0)).place_all(hands.board)
        if self._document.open(table):
            text = self.tr("{cards} is on the table now; undo there brings back what was on it")
            self.strip.show_message(text.format(cards=format_cards(hand.cards)))

    def _rows(self) -> list[tuple[Card, ...]]:
        hands = self.model.hands
        assert hands is not None  # what needs a list can be done only where there is one
        return [hands.hands[number].cards for number in self.model.order]

    def _copy_text(self) -> None:
        hands, order = self.model.hands, self.model.order
        assert hands is not None  # as above
        self._beside(lambda: text_of_list(hands, order, translated), self._text_copied)

    def _text_copied(self, text: str) -> None:
        QApplication.clipboard().setText(text)
        self.strip.show_message(self.tr("The list is copied as text"))

    def _copy_picture(self) -> None:
        rows, colours = self._rows(), self._faces.colours

        def copied(image: object) -> None:
            QApplication.clipboard().setImage(image)  # type: ignore[call-overload]  # it is one
            self.strip.show_message(self.tr("The cards are copied as a picture"))

        self._beside(lambda: picture_of_rows(rows, colours), copied)

    def _save_picture(self) -> None:
        title, kinds = self.tr("Save picture"), self.tr("Pictures (*.png *.svg)")
        path = save_dialog.ask_where_to_save(self, title, "hands.png", kinds)
        if path:
            rows, colours = self._rows(), self._faces.colours
            text = self.tr("Saved as {file}").format(file=path)
            self._beside(
                lambda: save_picture(path, rows, colours), lambda _: self.strip.show_message(text)
            )

    # Work beside the window -----------------------------------------------------------------

    def _begin(self, steps: Steps[T], then: Callable[[T | CardError], object]) -> None:
        """Begin to deal or to read a list, in place of one that is under way."""
        if self._reading is not None:
            self._reading.give_up()
        self._reading = self.jobs.run_steps(
            _or_error(steps), then, self.strip.set_share, self._idle
        )
        self.strip.begin()

    def _beside(self, job: Callable[[], T], then: Callable[[T], object]) -> None:
        """Do something with the list as it is."""

        def ended() -> None:
            self._others.remove(run)
            self._rest()

        def done(answer: T | CardError | OSError) -> None:
            ended()
            if isinstance(answer, CardError):
                self.strip.show_warning(translated(answer.phrase))
            elif isinstance(answer, OSError):
                self.strip.show_warning(str(answer))
            else:
                then(answer)

        run = self.jobs.run_steps(_at_once(job), done, self.strip.set_share, ended)
        self._others.append(run)
        self.strip.begin()

    def give_up(self) -> None:
        """Give up whatever is under way."""
        for run in filter(None, (self._reading, *self._others)):
            run.give_up()
        stale = self._reading is not None
        self._others.clear()
        self._idle()
        if stale:
            self._refused = True
            self.table.setEnabled(False)
            self._enable()
            self.strip.show_warning(self.tr("Stopped; change the list to have it read again"))

    def finish(self) -> None:
        """Close, give up all work and wait until it has ended."""
        self.close()
        self.input.text.give_up()
        self._pause.stop()
        for run in filter(None, (self._reading, *self._others)):
            run.give_up()
        self.jobs.finish()

    def _idle(self) -> None:
        self._reading = None
        self._rest()

    def _rest(self) -> None:
        if self._reading is None and not self._others:
            self.strip.end()

    def _escape(self) -> None:
        if self.strip.is_busy:
            self.give_up()
        else:
            self.close()

    # Messages -------------------------------------------------------------------------------

    def _show_count(self) -> None:
        hands = () if self.model.hands is None else self.model.hands.hands
        if not hands:
            text = self.tr("Type, paste or deal hands on the left, one on a line")
        elif len(hands) == 1:
            text = self.tr("1 hand")
        else:
            text = self.tr("{count} hands in order").format(count=number(len(hands)))
        if self._note:
            note, self._note = self._note, ""
            text = self.tr("{count}. {note}").format(count=text, note=note)
        self.strip.show_message(text)

    def _enable(self) -> None:
        several = self.model.rowCount() > 0 and not self._refused
        for action in (self.copy_text, self.copy_picture, self.save_picture):
            action.setEnabled(several)
        self.use.setEnabled(several and self.table.selected_row() is not None)

    def _restyle(self) -> None:
        theme = theme_of(self.palette())
        self.input.set_theme(theme)
        self.strip.set_theme(theme)
        show_icon(self._buttons[self.copy_text], "copy", theme.text)
        show_icon(self._buttons[self.save_picture], "save", theme.text)
        show_icon(self.input.deal, "deal", theme.text)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette and the letters, whoever changes them."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._restyle()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Give up what takes long; the list is kept."""
        if self.strip.is_busy:
            self.give_up()
        super().closeEvent(event)


def _or_error(steps: Steps[T]) -> Steps[T | CardError]:
    """Return the refusal in place of the result where there is one."""
    try:
        return (yield from steps)
    except CardError as error:
        return error


def _at_once(job: Callable[[], T]) -> Steps[T | CardError | OSError]:
    """Do something that has no steps."""
    yield 0.0
    try:
        return job()
    except (CardError, OSError) as error:
        return error
