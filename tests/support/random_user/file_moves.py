"""Moves with files: tables and pictures are opened, saved or dropped."""

from PySide6.QtCore import QMimeData, QUrl

from drops import drop
from random_user.files import file_to_open, file_to_save
from random_user.kinds import move
from random_user.texts import line_of_cards
from random_user.user import RandomUser


@move(2)
def open_a_table(user: RandomUser) -> None:
    user.rest()  # until files that are being written are there
    user.press(user.window.window_actions.open)


@move(0.5)
def open_a_recent_file(user: RandomUser) -> None:
    files = user.window.settings.recent_files
    if files:
        user.window.open_and_save.open_path(user.rng.choice(files))


@move(2)
def drop_something(user: RandomUser) -> None:
    user.rest()
    data = QMimeData()
    paths = [file_to_open(user.folder, user.rng) for _ in range(user.rng.choice((1, 1, 1, 2)))]
    if user.rng.random() < 0.5:
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    elif user.rng.random() < 0.2:
        data.setUrls([QUrl("http://localhost/table.handtable")])
    elif user.rng.random() < 0.9:
        data.setText(line_of_cards(user.rng))
    drop(user.window, data)


@move(2)
def copy_something(user: RandomUser) -> None:
    user.rest()
    actions = user.window.window_actions
    user.press(user.rng.choice((actions.copy, actions.copy_odds, actions.copy_picture)))


@move(0.5)
def save_a_picture(user: RandomUser) -> None:
    if not user.document.table.is_empty:
        path = file_to_save(user.folder, user.rng, ".png", ".pdf", ".svg", ".xyz")
        user.window.sharing.save_as(str(path))
