"""Take the picture of the window that the README shows: resources/screenshots/window.png.

Run it after changing what the window looks like:  python packaging/trials/screenshot.py
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

TARGET = Path(__file__).resolve().parents[2] / "resources" / "screenshots" / "window.png"
SIZE = (1180, 820)


def main() -> None:
    """Show a window with a table of Texas hold'em, and save its picture."""
    with tempfile.TemporaryDirectory() as folder:
        # Neither the user's settings nor the user's screen may show in the picture.
        os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "2"}
        os.environ |= {"XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder}
        from analyser.gui.look.theme import ThemeName
        from analyser.gui.program.application import make_application
        from analyser.gui.program.window_picture import picture_with_answers
        from analyser.gui.state.document import Document
        from analyser.gui.state.settings import Settings
        from analyser.gui.window.main_window import MainWindow
        from analyser.poker.games.registry import HOLDEM
        from analyser.poker.table.table import new_table
        from analyser.product import PROGRAM

        application = make_application([PROGRAM])
        document = Document(application)
        document.restore(new_table(HOLDEM, seats=2))
        document.enter("Ah Kh Qs Qd Qh Jh 2c 7d")
        window = MainWindow(Settings())
        window.fill(document)
        window.set_theme(ThemeName.LIGHT)
        window.resize(*SIZE)
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        picture = picture_with_answers(window).toImage()
        if not picture.save(str(TARGET)):
            raise SystemExit(f"{TARGET} could not be written")
    print(TARGET)


if __name__ == "__main__":
    main()
