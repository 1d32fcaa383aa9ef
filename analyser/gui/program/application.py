"""The application object: its names, its style, and the files a desktop asks it to open."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from analyser.product import APPLICATION_ID, NAME, PROGRAM


class Application(QApplication):
    """The application object; it emits the desktop's requests as signals."""

    file_opened = Signal(str)  # the desktop asks to open the file with this path
    # The desktop or the terminal asks to quit; after this Qt closes every window.
    quit_asked = Signal()

    def event(self, event: QEvent) -> bool:
        """Emit a signal if the desktop asks to quit or, only on a Mac, to open a file."""
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(event.file())
            return True
        if event.type() == QEvent.Type.Quit:
            self.quit_asked.emit()
        return super().event(event)


def make_application(arguments: list[str]) -> Application:
    """Create the application object with its names and style."""
    # Fusion is the only style that follows every palette on every system. It is set here and not by
    # setStyle, whose answer would load the class of styles before the first paint.
    application = Application([*arguments, "-style", "fusion"])
    application.setApplicationName(PROGRAM)
    application.setApplicationDisplayName(NAME)
    application.setDesktopFileName(APPLICATION_ID)
    # Else Tab comes only to fields and lists on a Mac whose owner has not asked for more.
    application.styleHints().setTabFocusBehavior(Qt.TabFocusBehavior.TabFocusAllControls)
    return application
