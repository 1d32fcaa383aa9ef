"""The window for lists of hands: the user types, pastes or deals them, and they are sorted.

Long work is done in a thread, in steps, so that it can be stopped: a list may have a hundred
thousand hands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from analyser.gui.list_window.input import HandsInput
from analyser.gui.list_window.model import HandsModel
from analyser.gui.list_window.strip import HandsStrip
from analyser.gui.list_window.view import HandsView
from analyser.gui.look import file_dialogs
from analyser.gui.look.card_faces import CardFaces, show_icon
from analyser.gui.look.card_pictures import picture_of_rows, save_picture
from analyser.gui.look.theme import MEDIUM, theme_of
from analyser.gui.look.translation import number, translated
from analyser.gui.look.widgets import halves, lay_out
from analyser.gui.look.windows import add_action, button_for, follow_parent, resize_with_letters
from analyser.gui.look.work_window import WorkWindow
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs, Run, Task, one_step
from analyser.poker.cards import Card, format_cards
from analyser.poker.dealing import random_seed, read_whole_number
from analyser.poker.errors import CardError, NotANumberError
from analyser.poker.phrases import Phrase
from analyser.poker.results.hand_list import HandList, deal_text, grade_text, text_of_list
from analyser.poker.table.table import BOARD, Slot, new_table

T = TypeVar("T")

PAUSE = 250
"""Milliseconds without a key before the typed list is read."""


class ListWindow(WorkWindow):
    """The window for a list of hands; it can put a hand on the table of the main window."""

    strip: HandsStrip

    def __init__(self, document: Document, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(HandsStrip(), parent)
        self._document = document
        self._faces = faces
        self.jobs = Jobs(self)
        self.input = HandsInput(document)
        self.model = HandsModel(self)
        self.table = HandsView(self.model, faces)
        self._reading = Task(self.jobs)
        self._others: list[Run] = []
        """The runs that copy or save the list, some of which may still wait for the thread."""
        self._note = ""
        self._refused = False
        self._unread = False
        self.pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._build()
        self._connect()
        follow_parent(self)
        self.restyle()
        self.rest()
        self._enable()
        self._show_count()
        resize_with_letters(self, 1100, 760)
        self.input.text.setFocus()

    # Building -------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setWindowTitle(self.tr("Compare a list of hands"))
        self.use = add_action(self, self.tr("Put on the &table"), "Ctrl+Return", self._put_on_table)
        self.outputs = (
            add_action(self, self.tr("&Copy as text"), "Ctrl+C", self._copy_text),
            add_action(self, self.tr("Copy &picture"), "Ctrl+Shift+C", self._copy_picture),
            add_action(self, self.tr("Save p&icture…"), "Ctrl+Alt+S", self._save_picture),
        )
        self.copy_text, self.copy_picture, self.save_picture = self.outputs
        self.buttons = {action: button_for(action) for action in (self.use, *self.outputs)}
        use, *others = self.buttons.values()
        buttons = lay_out(QHBoxLayout(), use, None, *others)
        results = QWidget()
        lay_out(QVBoxLayout(results), self.strip, self.table, buttons, grows=self.table)
        both = halves(self.input, results)
        both.setHandleWidth(MEDIUM)
        both.setSizes([300, 800])
        lay_out(QVBoxLayout(self), both, margins=(MEDIUM, MEDIUM, MEDIUM, MEDIUM))

    def _connect(self) -> None:
        self.input.changed.connect(self._wait_for_more)
        self.input.deal_asked.connect(self._deal)
        self.input.text.refused.connect(self.strip.show_warning)
        self.strip.order_chosen.connect(self.table.sortByColumn)
        self.table.sorted_by.connect(self.strip.follow_order)
        self.table.activated.connect(self._put_on_table)
        self.table.selectionModel().selectionChanged.connect(self._enable)
        self.model.modelReset.connect(self._enable)
        self.pause.timeout.connect(self._read)
        self.strip.mend.clicked.connect(self.input.go_to_mark)
        add_action(self, self.tr("Deal"), "Ctrl+R", self.input.ask_for_a_deal)
        add_action(self, self.tr("Go to the hands"), "Ctrl+L", self.input.text.setFocus)
        add_action(self, self.tr("Go to the results"), "F6", self._go_to_results)

    # Reading and dealing --------------------------------------------------------------------

    def _wait_for_more(self) -> None:
        self._unread = True
        self.pause.start()

    def _read(self) -> None:
        steps = grade_text(self.input.game, self.input.text.toPlainText(), self.input.board_text)
        self.work(self._reading.start, steps, self._show, self._refuse)

    def _deal(self, count: int, cards: int) -> None:
        try:
            seed = self._seed()
            steps = deal_text(self.input.game, count, cards, seed, self.input.board_text)
        except NotANumberError as error:
            self.strip.show_warning(translated(error.phrase))
        else:
            self.pause.stop()  # the old hands will be replaced, and need not be read
            take = partial(self._take_deal, seed)
            self.work(self._reading.start, steps, take, self._refuse_deal)

    def _seed(self) -> int:
        text = self.input.seed.text().strip()
        return read_whole_number(text) if text else random_seed()

    def _refuse_deal(self, error: CardError | OSError) -> None:
        self.warn(error)
        if self._unread:
            self.pause.start()

    def _take_deal(self, seed: int, text: str) -> None:
        self.input.replace_text(text)
        self.pause.stop()
        self.input.mark()
        self.strip.mend.hide()
        self.strip.show_message(self.tr("Putting the hands in order …"))
        self._note = self.tr("Dealt; the number {seed} deals these hands again").format(seed=seed)
        self._read()

    def _show(self, hands: HandList) -> None:
        self._refused = self._unread = False
        self._mark(hands.left_out)
        self.model.show(hands)
        self.table.setEnabled(True)
        self.table.scrollToTop()
        self._enable()
        self._show_count()

    def _refuse(self, error: CardError | OSError) -> None:
        """Show what is wrong with the list; the last list without mistakes stays, in grey."""
        self._refused, self._unread = True, False
        self._mark([error.phrase] if isinstance(error, CardError) else [])
        self.table.setEnabled(False)
        self._enable()
        self.warn(error)

    def _mark(self, troubles: Sequence[Phrase]) -> None:
        """Mark the lines that these messages are about, and offer to go to the first line."""
        lines = [line for each in troubles if isinstance(line := each.gaps.get("line"), int)]
        self.input.mark(lines)
        self.strip.mend.setVisible(bool(lines))

    # What is done with the list -------------------------------------------------------------

    def _go_to_results(self) -> None:
        if self.table.selected_row() is None:
            self.table.selectRow(0)
        self.table.setFocus()

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
        assert hands is not None  # these actions are enabled only if there is a list
        return [hands.hands[number].cards for number in self.model.order]

    def _copy_text(self) -> None:
        hands, order = self.model.hands, self.model.order
        assert hands is not None  # as above

        def copied(text: str) -> None:
            QApplication.clipboard().setText(text)
            self.strip.show_message(self.tr("The list is copied as text"))

        self._beside(lambda: text_of_list(hands, order, translated), copied)

    def _copy_picture(self) -> None:
        rows, colours = self._rows(), self._faces.colours

        def copied(image: object) -> None:
            QApplication.clipboard().setImage(image)  # type: ignore[call-overload]  # it is one
            self.strip.show_message(self.tr("The cards are copied as a picture"))

        self._beside(lambda: picture_of_rows(rows, colours), copied)

    def _save_picture(self) -> None:
        title, kinds = self.tr("Save picture"), self.tr("Pictures (*.png *.svg)")
        path = file_dialogs.ask_where_to_save(self, title, "hands.png", kinds)
        if path:
            rows, colours = self._rows(), self._faces.colours
            text = self.tr("Saved as {file}").format(file=path)
            self._beside(
                lambda: save_picture(path, rows, colours), lambda _: self.strip.show_message(text)
            )

    # Work beside the window -----------------------------------------------------------------

    def _beside(self, job: Callable[[], T], then: Callable[[T], object]) -> None:
        """Run a job that copies or saves the list. A thread runs it once earlier jobs have ended.

        ``then`` is called in the window's thread with the job's result.
        """
        self._others = [run for run in self._others if not run.is_over]
        self._others.append(self.work(self.jobs.run_steps, one_step(job), then))

    @property
    def is_working(self) -> bool:
        """Whether a list is being read or dealt, copied or saved."""
        return self._reading.is_busy or any(not run.is_over for run in self._others)

    def stop(self) -> None:
        """Stop all work; if a list was being read, show the previous list in grey."""
        was_reading = self._reading.is_busy
        self._give_up()
        self.rest()
        if was_reading:
            self._refused = True
            self.table.setEnabled(False)
            self._enable()
            self.strip.show_warning(self.tr("Stopped; change the list to have it read again"))

    def end_work(self) -> None:
        """Cancel all work, also the insertion of a long text, and wait until it has ended."""
        self.input.text.give_up()
        self.pause.stop()
        self._give_up()
        self.jobs.finish()

    def _give_up(self) -> None:
        self._reading.give_up()
        for run in self._others:
            run.give_up()

    # Messages -------------------------------------------------------------------------------

    def _show_count(self) -> None:
        shown = self.model.hands
        hands, left_out = ((), ()) if shown is None else (shown.hands, shown.left_out)
        text = self.tr("Type, paste or deal hands on the left, one on a line")
        if len(hands) == 1:
            text = self.tr("1 hand")
        elif hands:
            text = self.tr("{count} hands in order").format(count=number(len(hands)))
            if not left_out:
                text = self.tr("{sorted}. {best}").format(sorted=text, best=self._say_best())
        if self._note:
            note, self._note = self._note, ""
            text = self.tr("{count}. {note}").format(count=text, note=note)
        if not left_out:
            self.strip.show_message(text)
            return
        why = self.tr("{count}. Left out: {why}")
        if len(left_out) > 1:
            why = self.tr("{count}. Lines left out: {lines}. {why}")
        lines = number(len(left_out))
        self.strip.show_warning(why.format(count=text, lines=lines, why=translated(left_out[0])))

    def _say_best(self) -> str:
        assert self.model.hands is not None
        best = self.model.hands.hands[self.model.hands.order[0]]
        hand = translated(best.description)
        if hand[1:2].islower():  # "Royal flush", but not "A-K-Q"
            hand = hand[0].lower() + hand[1:]
        return self.tr("Best: line {line}, {hand}").format(line=number(best.line), hand=hand)

    def _enable(self) -> None:
        several = self.model.rowCount() > 0 and not self._refused
        for action in self.outputs:
            action.setEnabled(several)
        self.use.setEnabled(several and self.table.selected_row() is not None)

    def restyle(self) -> None:
        """Draw the icons in the theme's colours, as large as the letters."""
        ink = theme_of(self.palette()).text
        show_icon(self.buttons[self.copy_text], "copy", ink)
        show_icon(self.buttons[self.save_picture], "save", ink)
        show_icon(self.input.deal, "deal", ink)
