"""The pane to practise in: it asks on the felt, and says how the rounds went."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from time import monotonic
from typing import Final, cast

from PySide6.QtCore import QDate, QLocale, QTimer, Signal
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from analyser.gui.felt.area import TableArea
from analyser.gui.felt.tray.deck_view import DeckView
from analyser.gui.look import file_dialogs
from analyser.gui.look.announce import announce
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.progress_strip import ProgressStrip
from analyser.gui.look.translation import in_speech, key_name, number, said_beside, translated
from analyser.gui.look.widgets import ChoiceBox, GameChoice, Text, button_for, fill, lay_out
from analyser.gui.look.windows import add_action, letters_factor
from analyser.gui.picture.printing import show_preview
from analyser.gui.picture.sheet import SHEET_LENGTHS, Sheet, print_sheet, save_sheet
from analyser.gui.practice.answer_widgets import AnswerInput, answer_input
from analyser.gui.practice.felt import RoundStrip, say_how_to_answer, say_question
from analyser.gui.practice.results import ResultsPage, say_missed, say_round, say_solution
from analyser.gui.practice.round_record import Begun, Chosen, Marked, PracticeResults, Round, begin
from analyser.gui.state.document import Document
from analyser.gui.state.guest import Guest
from analyser.gui.state.jobs import Jobs, Task, one_step
from analyser.gui.state.settings import Settings
from analyser.gui.state.visit import Visit
from analyser.poker.cards import Card
from analyser.poker.games.registry import find_game
from analyser.poker.phrases import N_, Numeral, percentage
from analyser.poker.practice.questions import fives_that_play, kinds_of, make_quiz
from analyser.poker.practice.quiz import KINDS, LEVELS, ROUND, Question, ask
from analyser.poker.practice.schedule import Result, boxes_of, table_of

_said: Final = said_beside(__file__)
_LARGE = 1.5
"""From this factor on, letters are so large that hints are left out."""
_HIGH_ENOUGH = 540
"""A felt of at most this height has no room for answers and hints in its tray."""
_HAS_LEFT = 2000  # milliseconds until Orca 48 has left deleted answers; sooner it says all anew


class PracticePane(QWidget):
    """Chooses the questions, asks them on the felt, and keeps the answers.

    The felt shows the question instead of the user's own table, which comes back as soon as
    another pane, or the table alone, is chosen.
    """

    asked = Signal()  # a new question lies on the felt, and the keyboard goes to its answers
    results_shown = Signal()  # the round is over, and the pane says how it went
    left = Signal()  # the felt shows the user's own table instead of the question

    def __init__(
        self, document: Document, settings: Settings, faces: CardFaces, area: TableArea
    ) -> None:
        super().__init__()
        self._document, self._settings = document, settings
        self._faces, self._area = faces, area
        self.making, self._saving = Task(Jobs(self)), Task(Jobs(self))
        self._saved = PracticeResults()
        self._results: list[Result] = []
        """All answers so far, those of the present round included."""
        self.round: Round | None = None
        self.question: Question | None = None
        self._visit = Visit(document, self)
        self._has_felt = False
        """Whether practice is what is chosen at the left."""
        self._began = 0.0
        self._exam: int | None = None
        self._is_walking, self._hints_known = False, set[str]()
        self.kind, self.game = ChoiceBox(self.tr("Questions")), GameChoice(self.tr("Game"))
        self.level, self.length = ChoiceBox(self.tr("Level")), ChoiceBox(self.tr("Sheet"))
        self._boxes = self.kind, self.game, self.level
        self.answers: AnswerInput | None = None
        """In what the present question is answered, or the last one was."""
        self.round_strip = RoundStrip()
        self.strip = ProgressStrip(
            lambda: self.making.is_busy or self._saving.is_busy, self._stop, self.kind
        )
        self._build()
        document.practises = self.practises
        application = cast(QApplication, QApplication.instance())
        application.focusChanged.connect(self._forget_what_was_heard)

    # Building -------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setAccessibleName(self.tr("Practice pane"))
        winner, hand = self.tr("Which hand wins?"), self.tr("What is this hand?")
        nuts, equity = self.tr("What is the nuts?"), self.tr("What is it worth?")
        fill(self.kind, [*zip((winner, hand, nuts, equity), KINDS, strict=True)])
        text = self.tr("Level {level}")
        fill(self.level, [(text.format(level=level), level) for level in LEVELS])
        for box, value in zip(self._boxes, self._settings.practice, strict=True):
            box.setCurrentIndex(max(0, box.findData(value)))
            box.activated.connect(self._take_choice)
        text = self.tr("{count} questions")
        fill(self.length, [(text.format(count=number(many)), many) for many in SHEET_LENGTHS])
        self.begin = add_action(self, self.tr("New &round"), self.start)
        examine = partial(self.start, is_exam=True)
        self.exam = add_action(self, self.tr("E&xam"), examine, "Ctrl+Shift+X")
        self.end = add_action(self, self.tr("En&d the round"), self.show_results, "Ctrl+Shift+E")
        self.round_strip.addActions([self.exam, self.end])  # so that their keys work without it
        self.sheet = add_action(self, self.tr("Save a &sheet…"), self.save_sheet)
        self.print = add_action(self, self.tr("&Print…"), self._print)
        self.results = ResultsPage(button_for(self.print))
        self.results.forget.clicked.connect(self._forget)
        self.results.hand_chosen.connect(self._show_again)
        self.next = self.round_strip.next
        self.next.clicked.connect(self._ask_next)
        self._again = button_for(self.begin)
        grid = QGridLayout()
        sheet = button_for(self.sheet)
        for at, part in enumerate((self._again, button_for(self.exam), self.length, sheet)):
            grid.addWidget(part, at // 2, at % 2)
        self.missed = Text(wraps=True)
        below = lay_out(QHBoxLayout(), self.game, self.level, grows=self.game)
        parts = self.kind, below, grid, button_for(self.end), self.missed, self.results, self.strip
        lay_out(QVBoxLayout(self), *parts, grows=self.results)
        self._area.placed.connect(self.round_strip.follow_window)
        self._document.changed.connect(self._leave_if_not_shown)
        self._document.refused.connect(self.round_strip.show_note)  # the prompt is hidden
        self._visit.told.connect(self.strip.show_quietly)  # of a hand that was missed
        self._enable_controls()

    # On the felt --------------------------------------------------------------------------------

    def take_felt(self, is_wanted: bool) -> None:
        """Ask the present question, at first that of a new round; or give the felt back."""
        self._has_felt = is_wanted
        # Without one the pane gives way to a question. The type stub does not allow None.
        gives_way = not is_wanted and (self.question is not None or self.round is None)
        self.setFocusProxy(None if gives_way else self.kind)  # type: ignore[arg-type]
        awaits_new = self.question is None or self._is_answered
        if not is_wanted:
            self._leave_felt()
        elif self._visit.is_shown or (awaits_new and self.making.is_busy):
            pass  # what is being made will be asked, or the question lies there
        elif self.round is None:
            self.start(goes_on=True)
        elif self._is_answered:
            self._ask_next()
        elif self.question is not None:
            self.ask(self.question, is_new=False)

    def _show_on_felt(self, question: Question, headline: str, reason: str, *, asks: bool) -> None:
        """Show a question instead of the user's own table; ``asks``: without its answer."""
        table = replace(table_of(question, is_answered=not asks), active=None)
        refusal = _said("answer-first", key=key_name("Alt+1"))
        step = N_("put a question on the table")
        self._visit.show(Guest([table], step, "", "", refusal * asks, asks, headline, reason))

    def _show_chosen_card(self, cards: Sequence[Card]) -> None:
        """Show the first card of an answer in the seat that waits for it."""
        guest = self._document.guest
        assert guest is not None  # the question
        self._visit.show(guest._replace(streets=[guest.table.fill(0, cards)]))

    def _leave_felt(self) -> None:
        """Take the question off the felt; the round goes on when the pane is shown again."""
        if self.answers is not None:
            self.answers.end_choice_on_felt()
        had_focus = self._drop_focus()
        self._area.lay_question(None, None)
        if had_focus:
            self._area.deck.setFocus()
        self._visit.leave()

    def _drop_focus(self) -> bool:
        """Take the focus off the answers unheard by a screen reader; return whether they had it."""
        focus = QApplication.focusWidget()
        parts = self.answers, self.round_strip
        if focus is None or not any(part and part.isAncestorOf(focus) for part in parts):
            return False
        focus.clearFocus()
        return True

    def _leave_if_not_shown(self) -> None:
        """Leave practice if the felt does not show the question any more."""
        if self._area.has_question and not self._visit.is_shown:
            self.left.emit()

    # A round ----------------------------------------------------------------------------------

    @property
    def _chosen(self) -> Chosen:
        return Chosen(*[box.currentData() for box in self._boxes])

    def _take_choice(self) -> None:
        """Keep the kind, game and level chosen in the boxes, and begin a round with them."""
        self._choose_possible_kind()
        self._settings.practice = self._chosen
        # If the arrow keys changed a box, the focus stays there.
        self._is_walking = any(box.hasFocus() for box in self._boxes)
        self.start()

    def practises(self, game: str) -> bool:
        """Whether this game is chosen, or has asked the questions of the present round."""
        asked = "" if self.round is None else self.round.chosen.game
        return game in (self.game.currentData(), asked)

    def _choose_possible_kind(self) -> None:
        """If the chosen game does not have the chosen kind of question, choose the first kind."""
        kind, game, _ = self._chosen
        if kind not in kinds_of(find_game(game)):
            self.kind.setCurrentIndex(0)

    def start(self, *, is_exam: bool = False, goes_on: bool = False) -> None:
        """End an exam that runs; start a round, an exam or, if ``goes_on``, resume an exam."""
        self._leave_exam()
        self._choose_possible_kind()
        job = partial(begin, self._saved, self._chosen, is_exam=is_exam, goes_on=goes_on)
        self.strip.work(self.making.start, one_step(job), self._show_begun)

    def go_on_from(self, other: PracticePane) -> None:
        """Go on with the round of another window's pane; an exam goes on by its file."""
        round_ = other.round
        if other.making.is_busy or other.question is None or round_ is None or round_.is_exam:
            return
        self._results, self.round = other._results, round_
        if other._is_answered:
            self._ask_next()
        else:
            self.question = other.question

    def _show_begun(self, begun: Begun) -> None:
        """Show the first question of a round or, if an exam is continued, its next question."""
        self._results, self.round, question, lost = begun
        if self.round.is_exam:
            self._saved.claim_exam()
            self._exam = self.round.seed
        for box, value in zip(self._boxes, self.round.chosen, strict=True):
            box.setCurrentIndex(box.findData(value))
        if question is None:
            self.show_results()
            return
        self.results.show_round("", ())
        self._show_topics()
        self.ask(question)
        if done := self.round.marked:
            self.strip.show_message(_said("exam-goes-on", done=len(done), all=ROUND))
        elif lost is not None:
            self.strip.show_warning(_said("exam-lost", day=lost.answers[0][0].day))
        self._saved.tell_trouble(self.strip.show_warning)

    def _leave_exam(self) -> None:
        """Stop the current exam, if any, and record that it is over."""
        self._drop_focus()
        exam, self._exam = self._exam, None
        if exam is not None:
            self.strip.tried(self._saved.end_exam, exam)

    def ask(self, question: Question, is_new: bool = True) -> None:
        """Show a question, which a screen reader says; ``is_new``: unless it was shown before."""
        self.question = question
        self.strip.clear()
        self._again.setAccessibleDescription("")
        if not self._has_felt or self._document.queues(partial(self.ask, question, is_new)):
            return  # it is asked when the user comes back, or once the saved table is there
        self._drop_focus()
        headline, hint = translated(ask(question)), say_how_to_answer(question)
        if self.round is not None and self.round.is_exam:
            headline = _said("exam", question=headline)
        self._show_on_felt(question, headline, hint, asks=True)
        if not self._visit.is_shown:
            self.strip.show_warning(self.tr("Finish what you are typing, then choose New round"))
            return
        cards, asked = said = say_question(question)
        if self._is_walking:
            cards = asked = ""  # it is heard now, and not again later
        if hint not in self._hints_known:  # nobody has answered such a question yet
            asked = self.tr("{question} {hint}").format(question=asked, hint=hint).strip()
        self._area.deck.clearFocus()  # as in _drop_focus
        answers = self._lay_answers(question)
        # Two texts: few can keep one of fifty words in mind.
        answers.setAccessibleName(". ".join(filter(None, (self._say_where(), cards))))
        answers.first.setAccessibleDescription(asked)
        if self._is_walking:
            announce(self, in_speech(". ".join(filter(None, said))))
        else:
            answers.first.setFocus()
            if is_new:  # only now: a pane over the felt would give the focus back
                self.asked.emit()
        self._show_round()
        self._is_walking, self._began = False, monotonic()
        self._enable_controls()

    def _forget_what_was_heard(self, left: QWidget | None, _: object) -> None:
        """Shorten what a screen reader will say when the keyboard comes back to what it leaves."""
        here = self.answers
        if left is self.next:
            left.setAccessibleDescription("")
        elif left is not None and here is not None and here.isAncestorOf(left):
            here.setAccessibleName(self._say_where())
            here.first.setAccessibleDescription("")

    def _lay_answers(self, question: Question) -> AnswerInput:
        """Lay new answers on the bar, or if they need more room, on the tray."""
        strip, before = self.round_strip, self.answers
        if before is not None:
            strip.done.clicked.disconnect(before.complete)
            strip.skip.clicked.disconnect(before.give_up)
            before.end_choice_on_felt()
            before.hide()
            QTimer.singleShot(_HAS_LEFT, before, before.deleteLater)
        strip.done.hide()
        make_deck = partial(DeckView, self._area.deck.cards, self._faces, lambda: 0)
        answers = self.answers = answer_input(question, strip.done, make_deck)
        answers.answered.connect(self._take_answer)
        answers.asks.connect(self._say_what_is_missing)
        answers.placed.connect(self._show_chosen_card)
        strip.done.clicked.connect(answers.complete)
        strip.skip.clicked.connect(answers.give_up)
        if question.kind == "hand" and fives_that_play(question):
            found = [self._area.slot_of(card) for _, card in self._document.table.known_cards()]
            answers.let_choose_on_felt([slot for slot in found if slot is not None])
        if not answers.in_bar:
            strip.place.addWidget(answers)
        strip.setFocusProxy(answers.first)
        self._area.lay_question(answers if answers.in_bar else None, strip)
        answers.show()  # at once, because its keys work only when it is shown
        for stop, following in pairwise([*answers.tab_stops, *strip.tab_stops]):
            QWidget.setTabOrder(stop, following)
        return answers

    @property
    def _is_answered(self) -> bool:
        last = [] if self.round is None else self.round.marked[-1:]
        return any(one.question is self.question for one in last)

    def _say_where(self) -> str:
        """Say which question of the round it is, and whether it is an exam."""
        round_ = self.round
        assert round_ is not None
        which = "exam-question" if round_.is_exam else "question"
        at = len(round_.marked) + (not self._is_answered)
        return _said(which, number=at, all=ROUND)

    def _show_round(self) -> None:
        """Say in the tray how the round goes; an exam tells only how many answers were taken."""
        round_, strip = self.round, self.round_strip
        assert round_ is not None
        done, is_exam, is_answered = len(round_.marked), round_.is_exam, self._is_answered
        strip.title.show_text(self._say_where())
        right = _said("right-and-missed", right=round_.right, missed=done - round_.right)
        taken = ""
        if is_exam and done:
            taken = _said("taken", number=done, given=round_.marked[-1].given)
        strip.score.show_text("" if is_exam or not done else right)
        is_in_bar = self.answers is not None and self.answers.in_bar
        is_high = self._area.height() > _HIGH_ENOUGH or is_in_bar
        has_room = letters_factor(self) < _LARGE and is_high  # else the cards would be smaller
        if not taken and has_room and not self.isVisible():
            taken = _said("pane", key=key_name("Ctrl+K"))
        strip.show_note(taken)
        marks = [None if is_exam else one.result.right for one in round_.marked]
        strip.marks.show_marks(marks, not is_answered)
        strip.next.setVisible(is_answered)
        strip.skip.setVisible(not is_answered)
        over = is_answered and round_.is_over
        strip.next.setText(self.tr("See the results") if over else self.tr("Next question"))

    def _take_answer(self, is_right: bool, given: str, off_by: str) -> None:
        """Record what ``answered`` tells, and say if it is right; in an exam only ask the next."""
        round_, question = self.round, self.question
        if self.making.is_busy:
            return  # the next question is being made
        assert self.answers is not None
        assert round_ is not None
        assert question is not None
        day = QDate.currentDate().toString("yyyy-MM-dd")
        of = question.kind, question.game, question.level, str(question.topic)
        result = Result(day, *of, is_right, round(monotonic() - self._began, 1))
        round_.marked.append(Marked(question, given, result))
        self._results.append(result)
        self.answers.end_choice_on_felt()
        self._hints_known.add(say_how_to_answer(question))
        if round_.is_exam:
            self.strip.tried(self._saved.add, result, round_.seed, given)
            self._ask_next()
            return
        round_.questions.boxes = boxes_of(self._results_of_chosen())
        self._say_answer(round_.marked[-1], off_by)
        is_guess = question.kind == "equity"
        self.round_strip.setFocusProxy(self.next)
        self._area.lay_question(self.answers if is_guess else None, self.round_strip)
        self._show_round()
        self._show_topics()
        self.next.setFocus()
        self.strip.tried(self._saved.add, result)
        self._enable_controls()

    def _say_answer(self, marked: Marked, off_by: str = "") -> None:
        """Show the answer, and whether the user's was right; ``off_by``: the error of a guess."""
        answer, right = "{verdict}", marked.question.answer
        if isinstance(right, float):
            answer = percentage(Numeral(round(100 * right)))
        headline = _said("right" if marked.result.right else "wrong", answer=answer)
        if off_by:
            reason = _said("said-off", given=marked.given, off=off_by)
        elif marked.result.right:
            reason = "{reason}"
        else:
            reason = _said("said", reason="{reason}", given=marked.given)
        self._show_on_felt(marked.question, headline, reason, asks=False)
        said = self._area.answers.content.verdict
        spoken = in_speech(self.tr("{said}. {why}").format(said=said.text, why=said.reason))
        self.next.setAccessibleDescription(spoken)  # any screen reader says it with the focus

    def _say_what_is_missing(self, text: str) -> None:
        """Say what is asked for the rest of an answer."""
        self.round_strip.show_note(text)
        if text:
            announce(self, in_speech(text))

    def _show_topics(self) -> None:
        """Say which topics are missed most; not in an exam, and not if every answer was right."""
        assert self.round is not None
        said = "" if self.round.is_exam else say_missed(self._results_of_chosen())
        self.missed.show_text(said)
        self.missed.setVisible(bool(said))

    def _results_of_chosen(self) -> list[Result]:
        """Return the answers so far to questions of the kind, game and level chosen."""
        return self._chosen.alike(self._results)

    def _ask_next(self) -> None:
        if self.round is None or self.round.is_over:
            self.show_results()
            return
        questions = self.round.questions
        self.strip.work(self.making.start, one_step(lambda: next(questions)), self.ask)

    def show_results(self) -> None:
        """End the round, and show the results: what was missed, and how each topic goes."""
        round_ = self.round
        if round_ is None or (self.question is None and not round_.is_over):
            return
        self._leave_exam()
        self.question = None
        self._leave_felt()
        sentence = say_round(round_)
        self.results.show_round(sentence, [one for one in round_.marked if not one.result.right])
        self._show_all_topics()
        self.missed.hide()  # the page lists all topics
        self._again.setAccessibleDescription(sentence)  # as for ``next``
        if self._has_felt:
            self.results_shown.emit()
            self._again.setFocus()
        self._enable_controls()

    def _show_again(self, marked: Marked) -> None:
        if self.question is None:  # else the round still needs the felt
            self._say_answer(marked)
            announce(self, in_speech(say_question(marked.question)[1]))  # its row says all else

    def _forget(self) -> None:
        """Delete the answers of all rounds or, pressed again, bring them back."""

        def turn() -> None:
            self._saved.clear_or_bring_back()
            self._results = self._saved.results()

        if not self.strip.tried(turn):
            return
        self._show_all_topics()
        said = self.tr("All answers are forgotten"), self.tr("All answers are back")
        self.strip.show_message(said[not self._saved.cleared])

    def _show_all_topics(self) -> None:
        self.results.show_topics(self._results_of_chosen(), has_forgotten=bool(self._saved.cleared))

    # On paper ---------------------------------------------------------------------------------

    def save_sheet(self) -> None:
        """Save a sheet for a class: questions as chosen in the pane, and their solutions."""
        kinds = self.tr("Document (*.pdf)")
        path = file_dialogs.ask_where_to_save(self, self.tr("On paper"), "exercises.pdf", kinds)
        if not path:
            return
        (kind, game, level), length = self._chosen, self.length.currentData()
        font, colours = self.font(), self._faces.colours

        def saved() -> object:
            return save_sheet(path, make_quiz(kind, find_game(game), level, length), font, colours)

        strip, text = self.strip, self.tr("Saved as {file}").format(file=path)
        strip.work(self._saving.start, one_step(saved), lambda _: strip.show_message(text))

    def _print(self) -> None:
        assert self.round is not None  # else there is nothing to print
        day = QLocale().toString(QDate.currentDate(), QLocale.FormatType.LongFormat)
        right, every = number(self.round.right), number(len(self.round.marked))
        score = self.tr("{right} of {every} right").format(right=right, every=every)
        heading = f"{self.results.name.text().strip()}   {day}   {score}".strip()
        questions = [one.question for one in self.round.marked]
        solutions = [say_solution(one) for one in self.round.marked]
        of = self.round.seed, heading, self.font(), self._faces.colours
        sheet, title = Sheet(questions, solutions, *of), self.tr("Print the answers")
        if not show_preview(self, title, lambda printer: print_sheet(printer, sheet)):
            self.strip.show_warning(self.tr("The page could not be printed"))

    # Work ---------------------------------------------------------------------------------------

    def _stop(self) -> None:
        self.making.give_up()
        self._saving.give_up()
        self.strip.rest()

    def finish(self) -> None:
        """End all work, because the window closes."""
        self.making.close()
        self._saving.close()
        self._document.practises = lambda _: False
        self._saved.exam_lock.release()  # so that another window can go on with an exam

    def _enable_controls(self) -> None:
        is_on, loses = self.question is not None, ""
        if is_on and self.round is not None and self.round.is_exam:
            loses = self.tr("Another choice ends the exam")
        elif is_on and self.round is not None and self.round.marked:
            loses = self.tr("Another choice begins a new round")
        for box in self._boxes:
            box.setToolTip(loses)  # a screen reader says it too
        self.end.setEnabled(is_on)
        self.print.setEnabled(not is_on and self.round is not None and bool(self.round.marked))
