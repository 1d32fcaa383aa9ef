"""The window to practise in: one question at a time, its solution at once, and the results."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from time import monotonic
from typing import Final, TypeVar

from PySide6.QtCore import QDate, QLocale, QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QMessageBox,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from analyser.gui.look import file_dialogs
from analyser.gui.look.announce import announce
from analyser.gui.look.atomic_file import write_atomically
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import LARGE, MEDIUM, SMALL, Ink, scaled
from analyser.gui.look.translation import capital, number, translated
from analyser.gui.look.widgets import ChoiceBox, Text, fill, keep_room, largest_fitting, lay_out
from analyser.gui.look.windows import add_action, button_for, follow_parent, resize_with_letters
from analyser.gui.look.work_window import ProgressStrip, WorkWindow
from analyser.gui.picture.printing import show_preview
from analyser.gui.practice.answer_file import PracticeResults
from analyser.gui.practice.answers import AnswerBar, AnswerButton
from analyser.gui.practice.felt import (
    DoneLine,
    PracticeCards,
    PracticeFelt,
    say_question,
)
from analyser.gui.practice.results import ResultsPage, share
from analyser.gui.practice.round_record import Begun, Round, round_again
from analyser.gui.practice.sheet import Marked, pdf_of_questions, print_answers
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs, Task, one_step
from analyser.gui.state.settings import Settings
from analyser.poker.dealing import random_seed
from analyser.poker.errors import CardError
from analyser.poker.games.registry import GAMES, find_game
from analyser.poker.practice.hand import fives_that_play
from analyser.poker.practice.questions import Questions, kinds_of, make_quiz
from analyser.poker.practice.record import KINDS, LEVELS, ROUND, Kind, Question
from analyser.poker.practice.score import Result, boxes_of, table_of, tally
from analyser.poker.practice.wording import ask

T = TypeVar("T")

_TOPICS_SHOWN: Final = 4
_HEADLINES: Final = (2.0, 1.7, 1.5, 1.3, 1.1, 1.0)
"""The sizes of letters to try for the headline, as multiples of ordinary text."""
_EXPLANATION: Final = 1.2


class PracticeWindow(WorkWindow):
    """The window to practise in.

    Signals:
        why_asked: the question's hand is on the main window's table now, and the user wants it
            explained.
    """

    why_asked = Signal()

    def __init__(
        self, document: Document, settings: Settings, faces: CardFaces, parent: QWidget
    ) -> None:
        super().__init__(ProgressStrip(), parent)
        self._document = document
        self._main = parent
        self._settings = settings
        self.jobs = Jobs(self)
        self._making = Task(self.jobs)
        self._saved = PracticeResults()
        self._earlier: list[Result] = []
        self.round: Round | None = None
        self.question: Question | None = None
        self._began = 0.0
        self._exam: int | None = None
        self._is_walking = False
        self.kind, self.game, self.level = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.counts = Text(is_bold=True, shrinks=False)
        self.done = DoneLine()
        self.headline = Text(ink="on_felt")
        self.explanation = Text(ink="on_felt", wraps=True)
        self.topics = Text()
        self.felt = PracticeCards(faces)
        self._faces = faces
        self.answers = AnswerBar(faces)
        self.pages = QStackedLayout()
        self._build()
        follow_parent(self)
        resize_with_letters(self, 1000, 800)

    # Building -------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setWindowTitle(self.tr("Practice"))
        kinds = (
            self.tr("Which hand wins?"),
            self.tr("What is this hand?"),
            self.tr("What is the nuts?"),
            self.tr("What is it worth?"),
        )
        fill(self.kind, [*zip(kinds, KINDS, strict=True)])
        fill(self.game, [(translated(game.name), game.key) for game in GAMES])
        fill(
            self.level, [(self.tr("Level {level}").format(level=level), level) for level in LEVELS]
        )
        chosen = zip((self.kind, self.game, self.level), self._settings.practice, strict=True)
        names = self.tr("Questions"), self.tr("Game"), self.tr("Level")
        for (box, value), name in zip(chosen, names, strict=True):
            box.setCurrentIndex(max(0, box.findData(value)))
            box.setAccessibleName(name)
            box.activated.connect(self._choose)
            box.chosen.connect(self.setFocus)  # the question then takes the focus
        self.begin = add_action(self, self.tr("New &round"), "Ctrl+R", self.start)
        self.exam = add_action(
            self, self.tr("E&xam"), "Ctrl+Shift+X", lambda: self.start(is_exam=True)
        )
        self.sheet = add_action(self, self.tr("On &paper…"), "Ctrl+S", self.save_sheet)
        self.on_table = add_action(self, self.tr("On the &table"), "Ctrl+Return", self.put_on_table)
        self.why = add_action(self, self.tr("&Why"), "Ctrl+I", self._explain)
        self.next = add_action(self, self.tr("&Next"), "", self._go_on)
        self.end = add_action(self, self.tr("&End and see results"), "Ctrl+E", self.show_results)
        self.print = add_action(self, self.tr("&Print…"), "Ctrl+P", self._print)
        self.results = ResultsPage(button_for(self.print))
        self.results.forget.clicked.connect(self._forget)
        self.answers.answered.connect(self._take)
        self.answers.asks.connect(self._ask_more)
        self.felt.chosen.connect(self.answers.take_cards)
        top = lay_out(
            QHBoxLayout(), self.kind, self.game, self.level, None, self.counts, spacing=SMALL
        )
        for text in (self.headline, self.explanation):
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        ground = self._ground()
        self._again = button_for(self.begin)
        several = button_for(self.end), self._again, button_for(self.exam), button_for(self.sheet)
        foot = lay_out(QHBoxLayout(), self.topics, *several, grows=self.topics)
        margins = (MEDIUM, MEDIUM, MEDIUM, MEDIUM)
        parts = top, self.done, self.pages, self.strip, foot
        lay_out(QVBoxLayout(self), *parts, grows=self.pages, margins=margins)
        for page in (ground, self.results):  # not before, else they would be windows for a moment
            self.pages.addWidget(page)
        self.restyle()
        self.strip.hide()
        self._enable()

    def _ground(self) -> QWidget:
        """Make the felt: the answers like the bar of shares, the cards, and what comes after."""
        self._after: list[AnswerButton] = []
        AnswerButton(self.on_table.text(), "", self._after)
        self._next = AnswerButton(self.tr("Next"), "Return", self._after)
        self._next.ground = "on_felt"
        AnswerButton(self.why.text(), "", self._after)
        for button, action in zip(self._after, (self.on_table, self.next, self.why), strict=True):
            button.clicked.connect(action.trigger)
            action.enabledChanged.connect(button.setVisible)
            keep_room(button)
            button.hide()
        after = QGridLayout()
        after.setSpacing(MEDIUM)
        for column, button in enumerate(self._after, 1):
            after.addWidget(button, 0, column)
        after.addWidget(self.answers.done, 0, 2)  # in the place of "Next", which is hidden then
        for column in (0, 4):
            after.setColumnStretch(column, 1)
        ground = PracticeFelt()
        parts = self.headline, self.answers, self.felt, self.explanation, after
        inside = (MEDIUM, MEDIUM, MEDIUM, LARGE)
        lay_out(QVBoxLayout(ground), *parts, grows=self.felt, margins=inside)
        return ground

    def bring(self) -> None:
        """Show the window; when it is shown for the first time, start a round."""
        super().bring()
        if self.round is None and not self.is_working:
            self.setFocus()  # so that no screen reader says a box before the question
            self.start(goes_on=True)

    # A round ----------------------------------------------------------------------------------

    @property
    def _chosen(self) -> tuple[Kind, str, int]:
        return self.kind.currentData(), self.game.currentData(), self.level.currentData()

    def _choose(self) -> None:
        """Start a round with the chosen kind, game and level."""
        self._suit_kind()
        self._settings.practice = self._chosen
        # If the arrow keys changed a box, the focus stays there.
        self._is_walking = any(box.hasFocus() for box in (self.kind, self.game, self.level))
        self.start()

    def _suit_kind(self) -> None:
        """If the chosen game does not have the chosen kind of question, choose the first kind."""
        kind, game, _ = self._chosen
        if kind not in kinds_of(find_game(game)):
            self.kind.setCurrentIndex(0)

    def start(self, *, is_exam: bool = False, goes_on: bool = False) -> None:
        """End the current exam, if any, and start a round.

        Args:
            is_exam: whether the new round is an exam.
            goes_on: whether to continue an unfinished exam instead, if there is one that can be
                continued.
        """
        self._leave_exam()
        self._suit_kind()
        kind, game, level = self._chosen
        seed = random_seed()

        def prepared() -> Begun:
            earlier = self._saved.results()
            exam = self._saved.exam_left() if goes_on and self._saved.claim_exam() else None
            if exam is not None:
                if round_ := round_again(exam):
                    earlier = [one for one in earlier if one not in exam.results]
                    question = None if round_.is_over else next(round_.questions)
                    return Begun(earlier, round_, question)
                self._saved.end_exam(exam.seed)
            alike = [one for one in earlier if (one.kind, one.game) == (kind, game)]
            # An exam depends on its seed only, so that it can be made again.
            boxes = {} if is_exam else boxes_of(alike)
            questions = Questions(seed, kind, find_game(game), level, boxes)
            return Begun(earlier, Round(is_exam, seed, questions), next(questions), exam)

        self._make(prepared, self._begin)

    def _begin(self, begun: Begun) -> None:
        """Show the first question of a round or, if an exam is continued, its next question."""
        self._earlier, self.round, question, lost = begun
        if self.round.is_exam:
            self._saved.claim_exam()
            self._exam = self.round.seed
        done = self.round.results
        if done:
            of = done[0].kind, done[0].game, done[0].level
            for box, value in zip((self.kind, self.game, self.level), of, strict=True):
                box.setCurrentIndex(box.findData(value))
        if question is None:
            self.show_results()
            return
        self._ask(question)
        if done:
            text = self.tr(
                "The exam goes on where the program was closed: {done} of {all} answered"
            )
            self._note(text.format(done=number(len(done)), all=number(ROUND)))
        elif lost is not None:
            text = self.tr(
                "The exam of {day} cannot go on, as this version asks other questions; its "
                "answers are among the results"
            )
            self._note(text.format(day=lost.results[0].day), warns=True)

    def _leave_exam(self) -> None:
        """Stop the current exam, if any, and record that it is over."""
        exam, self._exam = self._exam, None
        if exam is not None:
            self.answers.clear()
            self._tried(self._saved.end_exam, exam)

    def _ask(self, question: Question) -> None:
        """Show a question, which a screen reader says."""
        self.question = question
        self._again.setAccessibleDescription("")
        self.pages.setCurrentIndex(0)
        sentence = say_question(question)
        self.felt.ask(question, sentence)
        hint = ""
        if question.kind == "hand" and fives_that_play(question):
            self.felt.let_choose(question)
            hint = self.tr("Choose its name, or the five cards that play")
            sentence = self.tr("{question} {hint}").format(question=sentence, hint=hint)
        self.answers.ask(question, sentence)
        stops = [self.level, *self.felt.buttons, *self.answers.stops(), *self._after]
        for stop, following in pairwise(stops):
            QWidget.setTabOrder(stop, following)
        if self._is_walking:
            announce(self, sentence)
        else:
            self.answers.focus()
        self._is_walking = False
        self._say(translated(ask(question)), hint)
        self.topics.show_text(self._topics_so_far())
        self.setWindowTitle(self._titled(translated(ask(question))))
        self._began = monotonic()
        self._enable()

    def _take(self, is_right: bool, given: str, off: str) -> None:
        """Record an answer; say whether it is right, or in an exam ask the next question.

        For the arguments see ``AnswerBar.answered``.
        """
        round_, question = self.round, self.question
        assert round_ is not None
        assert question is not None
        day = QDate.currentDate().toString("yyyy-MM-dd")
        of = question.kind, question.game, question.level, str(question.topic)
        result = Result(day, *of, is_right, round(monotonic() - self._began, 1))
        round_.add(result, Marked(question, given, is_right))
        self._enable(is_answered=True)
        if round_.is_exam:
            self._tried(self._saved.add, result, round_.seed, given)
            self._go_on()
            return
        round_.questions.boxes = boxes_of([*self._of_the_same(), *round_.results])
        said = self.tr("Right") if is_right else self.tr("Wrong")
        said = self.tr("{said}, {off}").format(said=said, off=off) if off else said
        why = translated(question.text)
        text = self.tr("{said}. {why}").format(said=said, why=why)
        self.felt.answer(question, text)
        self._say(said, why, ink="felt_win" if is_right else "on_felt")
        self._next.setAccessibleDescription(text)  # any screen reader says it with the focus
        self.setWindowTitle(self._titled(text))
        self._next.setFocus()
        self._tried(self._saved.add, result)

    def _ask_more(self, text: str) -> None:
        """Show a text that asks for the rest of an answer; if it is "", the question again."""
        if self.question is not None:
            self._say(text or translated(ask(self.question)))
            if text:
                announce(self, text)

    def _say(self, headline: str, text: str = "", ink: Ink = "on_felt") -> None:
        """Show a headline above the answers and a text below them."""
        self.headline.set_ink(ink)
        self.headline.show_text(headline)
        self._fit_headline()
        self.explanation.show_text(capital(text))
        self.strip.hide()

    def _topics_so_far(self) -> str:
        """Return a sentence on the topics with the lowest shares of right answers.

        Return "" in an exam, or if every answer was right.
        """
        assert self.round is not None
        topics = tally([*self._of_the_same(), *self.round.results], "topic").items()
        missed = [(right / every, topic, right, every) for topic, (right, every) in topics]
        of = self.tr("{topic} {right} of {every}")
        each = [
            of.format(topic=topic, right=number(right), every=number(every))
            for _, topic, right, every in sorted(missed)[:_TOPICS_SHOWN]
            if right < every
        ]
        text = self.tr("What you miss comes back sooner: {topics}")
        return text.format(topics=", ".join(each)) if each and not self.round.is_exam else ""

    def _note(self, text: str, *, warns: bool = False) -> None:
        """Show a sentence that is not about the question; ``warns``: True for a warning."""
        self.strip.show()
        (self.strip.show_warning if warns else self.strip.show_message)(text)

    def _tried(self, write: Callable[..., object], *given: object) -> bool:
        """Call a method that writes into the answers' file; warn and return False if that fails."""
        try:
            write(*given)
        except OSError as error:
            self.warn(error)
            return False
        return True

    def _of_the_same(self) -> list[Result]:
        kind, game, _ = self._chosen
        return [one for one in self._earlier if (one.kind, one.game) == (kind, game)]

    def _go_on(self) -> None:
        """Ask the next question, or end the round after the last one."""
        if self.round is None or self.round.is_over:
            self.show_results()
            return
        questions = self.round.questions
        self._make(lambda: next(questions), self._ask)

    def show_results(self) -> None:
        """End the round, and show the results."""
        round_ = self.round
        if round_ is None:
            return
        self._leave_exam()
        self.answers.clear()
        self.question = None
        self._earlier = [*self._earlier, *round_.results]
        right, every = round_.right, len(round_.results)
        seconds = round(sum(result.seconds for result in round_.results))
        sentence = self.tr("{right} of {every} right in {seconds} s, longest streak {streak}")
        sentence = sentence.format(
            right=number(right),
            every=number(every),
            seconds=number(seconds),
            streak=number(round_.longest),
        )
        self.results.show_results(sentence, self._earlier)
        self.topics.show_text("")  # the page lists all topics
        self.pages.setCurrentIndex(1)
        self._again.setAccessibleDescription(sentence)  # as for ``_next``
        self._again.setFocus()
        self.setWindowTitle(self._titled(sentence))
        self.print.setEnabled(bool(round_.marked))
        self._enable()

    def _forget(self) -> None:
        """Delete all answers, after a confirmation because this cannot be undone."""
        question = self.tr("Forget all answers of all rounds?")
        yes = QMessageBox.StandardButton.Yes
        if QMessageBox.question(self, self.tr("Practice"), question) != yes:
            return
        if self._tried(self._saved.clear):
            self._earlier = []
            self.results.show_results(self.tr("All answers are forgotten"), ())

    def put_on_table(self) -> bool:
        """Put the question's cards on the main window's table; return whether this was possible."""
        question = self.question
        if question is None or not self._document.open(table_of(question, is_answered=True)):
            return False
        self._main.activateWindow()
        return True

    def _explain(self) -> None:
        if self.put_on_table():
            self.why_asked.emit()

    # On paper ---------------------------------------------------------------------------------

    def save_sheet(self) -> None:
        """Save a sheet for a class: questions of the chosen kind and their solutions."""
        kinds = self.tr("Document (*.pdf)")
        path = file_dialogs.ask_where_to_save(self, self.tr("On paper"), "exercises.pdf", kinds)
        if not path:
            return
        kind, game, level = self._chosen
        font, colours = self.font(), self._faces.colours

        def saved() -> None:
            quiz = make_quiz(kind, find_game(game), level, ROUND)
            content = pdf_of_questions(tuple(quiz.questions), quiz.seed, font, colours)
            write_atomically(path, content)

        text = self.tr("Saved as {file}").format(file=path)
        self._make(saved, lambda _: self._note(text))

    def _print(self) -> None:
        """Print the answers of the round, with the user's name and the date."""
        if self.round is None:
            return
        day = QLocale().toString(QDate.currentDate(), QLocale.FormatType.LongFormat)
        score = self.tr("{right} of {every} right").format(
            right=number(self.round.right), every=number(len(self.round.results))
        )
        heading = f"{self.results.name.text().strip()}   {day}   {score}".strip()
        of = self.round.marked, self.round.seed, heading, self.font(), self._faces.colours
        title = self.tr("Print the answers")
        if not show_preview(self, title, lambda printer: print_answers(printer, *of)):
            self._note(self.tr("The page could not be printed"), warns=True)

    # What is the same in all windows ------------------------------------------------------------

    def _make(self, job: Callable[[], T], then: Callable[[T], object]) -> None:
        self.work(self._making.start, one_step(job), then)

    def warn(self, error: CardError | OSError) -> None:
        """Show an error in the strip, which is hidden while there is nothing to show."""
        self.strip.show()
        super().warn(error)

    @property
    def is_working(self) -> bool:
        """Whether a thread is making questions."""
        return self._making.is_busy

    def stop(self) -> None:
        """Cancel the making of questions."""
        self._making.give_up()
        self.rest()

    def end_work(self) -> None:
        """Cancel all work and wait until it has ended."""
        self._making.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the headline to the new width."""
        super().resizeEvent(event)
        self._fit_headline()

    def _fit_headline(self) -> None:
        """Set the headline in the largest letters that fit; its height does not change."""
        fonts = [scaled(self.font(), size, bold=True) for size in _HEADLINES]
        high = QFontMetrics(fonts[0]).height()
        self.headline.setFixedHeight(high)
        room = QRect(0, 0, self.width() - 6 * MEDIUM, high)
        self.headline.setFont(largest_fitting(fonts, self.headline.text(), room))

    def restyle(self) -> None:
        """Draw the cards in the theme's colours, and adapt the sizes of letters to the font."""
        self._fit_headline()
        self.explanation.setFont(scaled(self.font(), _EXPLANATION))

    def _enable(self, *, is_answered: bool = False) -> None:
        """Enable the actions that make sense now, and show the score and the progress.

        ``is_answered``: whether the question is answered. Then more actions are enabled, except in
        an exam.
        """
        shown = is_answered and self.round is not None and not self.round.is_exam
        for action in (self.next, self.on_table, self.why):
            action.setEnabled(shown)
        self.end.setEnabled(self.round is not None and self.question is not None)
        self.counts.show_text(self._score() if self.question is not None else "")
        self.done.show_share(0 if self.round is None else len(self.round.results) / ROUND)

    def _score(self) -> str:
        """Return the score so far in words; during an exam, only how many answers were given."""
        round_ = self.round
        if round_ is None:
            return ""
        done = len(round_.results)
        text = self.tr("{done} of {all}").format(done=number(done), all=number(ROUND))
        if not done or (round_.is_exam and not round_.is_over):
            return text
        said = self.tr("{done}   streak {streak}   {share}")
        return said.format(done=text, streak=number(round_.streak), share=share(round_.right, done))

    def _titled(self, text: str) -> str:
        return self.tr("{text} - Practice").format(text=text)
