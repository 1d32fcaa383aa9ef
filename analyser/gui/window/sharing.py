"""Copies the result as text; copies, saves and prints pictures of the table."""

from collections.abc import Callable
from functools import partial
from pathlib import PurePath
from threading import TIMEOUT_MAX
from typing import Final, TypeVar

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from analyser.gui.felt.area import TableArea
from analyser.gui.look import file_dialogs
from analyser.gui.look.atomic_file import why_not
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.card_pictures import png_of, svg_of_rows, write_picture
from analyser.gui.look.progress_strip import ProgressStrip
from analyser.gui.look.theme import SMALL, paper_palette
from analyser.gui.look.translation import said_beside, translated
from analyser.gui.picture import felt_picture
from analyser.gui.picture.printing import preview_picture
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs, Task, one_step
from analyser.gui.state.live_odds import LiveOdds
from analyser.gui.state.problem_report import report
from analyser.poker.cards import Card
from analyser.poker.errors import CardError, NoCardsError
from analyser.poker.odds.odds_sentences import say_equities, text_of_odds
from analyser.poker.phrases import say_share
from analyser.poker.results.outcome import outcome_as_text
from analyser.poker.table.written_line import money_of
from analyser.product import HOMEPAGE, PROBLEMS

T = TypeVar("T")
_said: Final = said_beside(__file__)


class Sharing(QObject):
    """Copies, saves and prints what the felt shows; pictures, which take a while, in a thread."""

    def __init__(
        self, document: Document, odds: LiveOdds, area: TableArea, faces: CardFaces, window: QWidget
    ) -> None:
        super().__init__(window)
        self._document = document
        self._odds = odds
        self._area = area
        self._faces = faces
        self._window = window
        self.jobs = Jobs(self)
        self._drawing = Task(self.jobs)
        self.strip = ProgressStrip(lambda: self._drawing.is_busy, self._stop, area.deck)
        """Lies on the foot of the felt while a picture takes long."""
        self.strip.setParent(area)
        self.strip.patience.timeout.connect(self._place_strip)
        area.placed.connect(self._place_strip)

    def copy_text(self) -> None:
        if self._is_ready(tells_answer=True):
            self._copy_and_say(self._result_as_text(), _said("result-copied"))

    def copy_report(self) -> None:
        """Copy version, system and the result as text, for whoever reports a problem."""
        if self._is_ready(tells_answer=True):
            place = PROBLEMS if HOMEPAGE else _said("problems")
            self._copy_and_say(report(self._result_as_text()), _said("report-copied", place=place))

    def _copy_and_say(self, text: str, said: str) -> None:
        QApplication.clipboard().setText(text)
        self._document.noted.emit(said)

    def _result_as_text(self) -> str:
        """Return what Ctrl+C copies, in a form that can be pasted again."""
        return outcome_as_text(self._document.table, translated) + self._say_odds()

    def _say_odds(self) -> str:
        """Return chips, shares and, without a verdict, the favourite; "" if decided or unknown."""
        standing, outcome = self._odds.standing, self._document.outcome
        if standing.odds is None or not standing.is_open:
            return ""
        table, shares = self._document.table, standing.shares or {}
        names, is_called = [outcome.names[seat] for seat in shares], standing.call is not None
        parts = [*map(say_share, shares.values())] if is_called else []
        lines = [translated(say_equities(standing.odds, names, parts))]
        if outcome.verdict is None or is_called:
            lines.insert(0, self._area.answers.content.verdict.title)
        lines = [*money_of(table, range(len(table.seats))), *lines]
        return "\n".join(lines) + "\n"

    def copy_odds(self) -> None:
        """Copy the odds as text for a forum; if there are none, say why."""
        if not self._is_ready(tells_answer=True):
            return
        standing = self._odds.standing
        if standing.odds is None or len(standing.seats) < 2:
            self._document.refused.emit(standing.refusal or _said("no-odds"))
            return
        names = [self._document.outcome.names[seat] for seat in standing.seats]
        self._copy_and_say(text_of_odds(standing.odds, names, translated), _said("odds-copied"))

    def copy(self) -> None:
        """Copy a picture of the table to the clipboard: as an image, and as a PNG file."""
        if not self._is_ready():
            return
        picture = self._picture()

        def draw() -> tuple[QImage, bytes]:
            image = felt_picture.image_of(picture)
            return image, png_of(image)

        self._draw_in_thread(draw, self._put_on_clipboard)

    def save(self) -> None:
        """Ask for a file, and save a picture of the table, or of its cards alone, in it."""
        if not self._is_ready():
            return
        title, *kinds = map(_said, ("save", "png", "pdf", "svg"))
        path = file_dialogs.ask_where_to_save(self._window, title, "hand.png", *kinds)
        if path:
            self.save_as(path)

    def save_as(self, path: str) -> None:
        """Save a picture. The file's ending chooses the format. If saving fails, say why."""
        picture, rows, colours = self._picture(), self._card_rows(), self._faces.colours
        drawing: dict[str, Callable[[], bytes]] = {
            ".png": lambda: felt_picture.png_of_picture(picture),
            ".pdf": lambda: felt_picture.pdf_of_picture(picture),
            ".svg": lambda: svg_of_rows(rows, colours),
        }
        draw = drawing.get(PurePath(path).suffix.lower())
        if draw is None:
            self._document.refused.emit(_said("no-kind", file=path))
            return
        self._draw_in_thread(draw, partial(self._save_drawn, path))

    def _save_drawn(self, path: str, picture: bytes) -> None:
        """Write a picture that is drawn, which cannot be stopped any more."""
        saved = _said("saved", file=path)
        writing, noted = one_step(partial(write_picture, path, picture)), self._document.noted
        self.jobs.run_steps(writing, lambda _: noted.emit(saved), refused=self._refuse)

    def print(self) -> None:
        """Show a print preview of the table, from which the user can print."""
        if self._is_ready() and not preview_picture(self._window, self._picture(on_paper=True)):
            self._document.refused.emit(_said("not-printed"))

    def finish(self) -> None:
        """Wait until every picture is written."""
        self._drawing.deliver_within(TIMEOUT_MAX)
        self.jobs.finish()

    def _put_on_clipboard(self, drawn: tuple[QImage, bytes]) -> None:
        image, png = drawn
        both = QMimeData()
        both.setImageData(image)
        # As encoded data: otherwise Qt would encode it in the window's thread at each paste.
        both.setData("image/png", png)
        QApplication.clipboard().setMimeData(both)
        self._document.noted.emit(_said("picture-copied"))

    def _is_ready(self, *, tells_answer: bool = False) -> bool:
        """Apply typed text; False, and say why, if it is unreadable or nothing can be shared now.

        ``tells_answer``: for text with the answer, if that is not hidden; else for a picture, if
        there are cards.
        """
        document, why = self._document, ""
        if not document.take_in():
            return False
        if tells_answer and document.reveal.hidden:
            why = _said("hidden")
        elif not tells_answer and document.table.is_empty:
            why = translated(NoCardsError().phrase)
        if why:
            document.refused.emit(why)
        return not why

    def _picture(self, *, on_paper: bool = False) -> felt_picture.FeltPicture:
        """Record what the felt shows now; ``on_paper``: black on white."""
        palette = paper_palette() if on_paper else self._window.palette()
        table, content = self._document.table, self._area.answers.content
        font = self._window.font()
        return felt_picture.record_picture(table, content, self._faces, font, palette)

    def _card_rows(self) -> list[tuple[Card, ...]]:
        """Return the rows for a picture of the cards: one for each seat, and one for the board."""
        table = self._document.table
        places = *range(len(table.seats)), *table.board_places
        return [*filter(None, map(table.cards_of, places))]

    def _draw_in_thread(self, draw: Callable[[], T], then: Callable[[T], object]) -> None:
        """Draw in a thread, and call ``then`` in the window's thread with the picture."""
        self.strip.work(self._drawing.start, one_step(draw), then, self._refuse, _said("drawing"))

    def _refuse(self, error: CardError | OSError) -> None:
        self._document.refused.emit(why_not(error))

    def _place_strip(self) -> None:
        area, high = self._area, self.strip.sizeHint().height()
        self.strip.setGeometry(SMALL, area.height() - high, area.width() - 2 * SMALL, high)
        self.strip.raise_()

    def _stop(self) -> None:
        self._drawing.give_up()
        self.strip.rest()
        self._document.noted.emit(_said("stopped"))
