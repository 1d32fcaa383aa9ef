"""Take the pictures of the window for the README, into resources/screenshots.

Run it when the window looks different:  python packaging/trials/screenshot.py
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).resolve().parents[2] / "resources" / "screenshots"
SIZE: Final = (1180, 820)
SCALE: Final = 2


class Shot(NamedTuple):
    """One picture: a table in a window."""

    name: str
    game: str
    seats: int
    cards: str
    """The cards to enter, as text; empty for a random deal."""
    theme: str
    folded: bool
    """Whether the deck is folded away, as it is after a moment on a full table."""


SHOTS: Final = (
    Shot("window", "holdem", 2, "Ah Kh Qs Qd Qh Jh 2c 7d", "light", folded=False),
    Shot("one-hand", "any", 1, "Ac Jd 8s 8c As 3d 4d", "dark", folded=False),
    Shot("ten-seats", "holdem", 10, "", "light", folded=True),
    Shot("high-low", "omaha8", 2, "As 3s Kh Kd Td Jd Jh 9d 2c 4d 8h Ks Qd", "dark", folded=True),
)
DEAL: Final = 14
"""The seed of the deal for ten seats: a full house against a flush."""


def main() -> None:
    """Take every picture."""
    with tempfile.TemporaryDirectory() as folder:
        # The pictures must not depend on the user's settings or screen.
        os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(SCALE)}
        os.environ |= {"XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder}
        from analyser.gui.program.application import make_application
        from analyser.product import PROGRAM

        application = make_application([PROGRAM])
        FOLDER.mkdir(parents=True, exist_ok=True)
        for shot in SHOTS:
            take(shot, FOLDER / f"{shot.name}.png")
        application.quit()


def take(shot: Shot, path: Path) -> None:
    """Show a window with a table, and save a picture of it."""
    from analyser.gui.look.theme import ThemeName
    from analyser.gui.program.without_display import picture_with_answers
    from analyser.gui.state.document import Document
    from analyser.gui.state.settings import Settings
    from analyser.gui.window.main_window import MainWindow
    from analyser.poker.games.registry import find_game
    from analyser.poker.table.table import new_table

    document = Document()
    document.restore(new_table(find_game(shot.game), shot.seats))
    if shot.cards:
        document.enter(shot.cards)
    else:
        document.restore(document.table.deal(DEAL))
    window = MainWindow(Settings())
    window.fill(document)
    window.set_theme(ThemeName(shot.theme))
    window.resize(*SIZE)
    window.area.tray.fold(shot.folded)
    picture = picture_with_answers(window)
    window.close()
    # For a PNG, which is lossless, the quality means how little it is compressed.
    if not picture.save(str(path), quality=1):
        raise SystemExit(f"{path} could not be written")
    print(path)


if __name__ == "__main__":
    main()
