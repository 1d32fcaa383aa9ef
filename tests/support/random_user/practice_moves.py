"""Moves in the pane to practise in."""

from PySide6.QtCore import Qt

from analyser.gui.practice.pane import PracticePane
from random_user.kinds import move
from random_user.user import RandomUser


def practice_of(user: RandomUser) -> PracticePane:
    """Return the practice pane; open it if necessary, and wait for its question or results."""
    practice = user.window.practice
    if not practice.isVisible():
        user.window.window_actions.practice.trigger()
    user.wait_until(lambda: not practice.making.is_busy)
    return practice


@move(1)
def answer_a_question(user: RandomUser) -> None:
    practice = practice_of(user)
    for key in user.rng.choices("ABCTN19", k=3):
        user.key(Qt.Key(ord(key)))
    cards = [] if practice.answers is None else practice.answers.slots
    for slot in user.rng.sample(cards, min(5, len(cards))):
        slot.click()
    if user.rng.random() < 0.8:
        user.key(Qt.Key.Key_Return)
        user.wait_until(lambda: not practice.making.is_busy)


@move(0.4)
def choose_what_to_practise(user: RandomUser) -> None:
    practice = practice_of(user)
    boxes = practice.kind, practice.game, practice.level
    for box in boxes:
        box.setCurrentIndex(user.rng.randrange(box.count()))
    boxes[0].activated.emit(0)


@move(0.4)
def use_a_question(user: RandomUser) -> None:
    practice = practice_of(user)
    actions = (practice.end, practice.begin, practice.exam)
    action = user.rng.choice(actions)
    if action.isEnabled():
        action.trigger()


@move(0.3)
def close_practice(user: RandomUser) -> None:
    practice_of(user)
    user.window.window_actions.table.trigger()
