"""The strip below the rows of a file of hands: describes the focused row, street by street."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from analyser.gui.file_window.flow import Flow
from analyser.gui.file_window.story.hand_story import HandStory
from analyser.gui.look.theme import LEAST_TARGET, MEDIUM, SMALL, TIGHT
from analyser.gui.look.widgets import FramedPanel, bold, keep_room, lay_out


class DetailsPanel(FramedPanel):
    """Describes a hand; each of its buttons puts the hand on the poker table at one street.

    Signals:
        street_chosen: the user wants to see a street on the poker table; its number, from 0.
    """

    street_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.headline = _line()
        self.headline.setFont(bold())
        self.made = _line()
        self.ahead = _line()
        self.all_in = _line()
        self.buttons: list[QPushButton] = []
        self._group = QButtonGroup(self)
        self._streets = Flow()
        self._words = QLabel(self.tr("On the table, as of:"))
        row = lay_out(QHBoxLayout(), self._words, self._streets, grows=self._streets, spacing=-1)
        parts = self.headline, self.made, self.ahead, self.all_in, row
        margins = MEDIUM, SMALL, MEDIUM, SMALL
        lay_out(QVBoxLayout(self), *parts, margins=margins, spacing=TIGHT)
        self._group.idClicked.connect(self.street_chosen)
        self.setAccessibleName(self.tr("The hand in focus"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # for screen readers
        self.show_story(None)

    def show_story(self, story: HandStory | None) -> None:
        """Show the description of a hand; None: show nothing, because no row has the focus."""
        nothing = self.tr("Choose a hand to see who was ahead on each street")
        story = story or HandStory(nothing)
        self.headline.setText(story.title)
        _show(self.made, story.made)
        _show(self.ahead, story.ahead)
        _show(self.all_in, self.tr("Counting what the all-in was worth …") if story.all_in else "")
        self._show_streets(story.streets if len(story.streets) > 1 else ())

    def keep_room(self, for_streets: bool) -> None:
        """Set whether the lines about streets and all-ins take up height while they are hidden.

        If they do, the rows of the file, which are above this panel, do not move when another hand
        is described.
        """
        for part in (self.ahead, self.all_in, self._words):
            keep_room(part, for_streets)
        for label in (self.ahead, self.all_in):
            label.setMinimumHeight(label.fontMetrics().lineSpacing() if for_streets else 0)
        self._words.setMinimumHeight(LEAST_TARGET if for_streets else 0)

    def show_all_in(self, text: str) -> None:
        """Show a text on the chances of the players who were all in."""
        _show(self.all_in, text)

    def _show_streets(self, streets: tuple[str, ...]) -> None:
        for number, name in enumerate(streets[len(self.buttons) :], len(self.buttons)):
            button = QPushButton(name)
            button.setMinimumHeight(LEAST_TARGET)
            self._group.addButton(button, number)
            self._streets.addWidget(button)
            self.buttons.append(button)
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(streets))
            if number < len(streets):
                button.setText(streets[number])
        self._words.setVisible(bool(streets))


def _line() -> QLabel:
    label = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _show(label: QLabel, text: str) -> None:
    label.setText(text)
    label.setVisible(bool(text))
