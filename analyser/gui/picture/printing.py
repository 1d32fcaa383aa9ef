"""Prints tables and sheets to practise, with a preview. It is imported at the first printing."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, QTimer
from PySide6.QtGui import QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QComboBox, QGraphicsView, QLabel, QLineEdit, QToolButton, QWidget

from analyser.gui.look.announce import SILENT
from analyser.gui.look.translation import translate
from analyser.gui.picture.felt_picture import HEIGHT, WIDTH, FeltPicture

_OF_PARENT: Final = 0.85
"""The size of the preview, as a part of the window's size."""


def preview_picture(parent: QWidget, picture: FeltPicture) -> bool:
    """Show a print preview of a picture; return False if it could not be drawn."""
    title = translate("Printing", "Print the table")
    landscape = QPageLayout.Orientation.Landscape
    return show_preview(parent, title, lambda to: draw_page(to, picture), picture.title, landscape)


def show_preview(
    parent: QWidget,
    title: str,
    draw: Callable[[QPrinter], bool],
    document: str = "",
    orientation: QPageLayout.Orientation = QPageLayout.Orientation.Portrait,
) -> bool:
    """Show a print preview; return False if a page could not be drawn.

    ``draw``: draws on the printer at each preview and print, and returns whether it did;
    ``document``: the name of the print job, if not ``title``.
    """
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageOrientation(orientation)
    printer.setDocName(document or title)
    dialog = QPrintPreviewDialog(printer, parent)
    dialog.setWindowTitle(title)
    dialog.resize(parent.size() * _OF_PARENT)
    # Qt opens its page setup for native printers only.
    _let_keys_in(dialog, printer.outputFormat() is QPrinter.OutputFormat.NativeFormat)
    drawn: list[bool] = []
    dialog.paintRequested.connect(lambda to: drawn.append(draw(to)))
    dialog.exec()
    dialog.deleteLater()
    return all(drawn)


def _let_keys_in(dialog: QPrintPreviewDialog, opens_setup: bool) -> None:
    """Let Tab reach the buttons, which Qt leaves to the mouse, and focus the button Print.

    Screen readers would read the tip of a button, which is its name again, and what a field holds
    as its name: the tips are silenced, and a hidden label names each field.
    """
    for button in dialog.findChildren(QToolButton):
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAccessibleDescription(SILENT)
        if button.text() == QCoreApplication.translate("QPrintPreviewDialog", "Print"):
            QTimer.singleShot(0, button.setFocus)  # after the dialog has set the focus itself
        if button.text() == QCoreApplication.translate("QPrintPreviewDialog", "Page setup"):
            button.defaultAction().setEnabled(opens_setup)
    names: tuple[tuple[type[QWidget], str], ...] = (
        (QComboBox, translate("Printing", "Zoom")),
        (QLineEdit, translate("Printing", "Page")),
        (QGraphicsView, translate("Printing", "Preview")),
    )
    for kind, name in names:
        for field in dialog.findChildren(kind):
            field.setAccessibleName(name)
            label = QLabel(name, dialog)
            label.setBuddy(field)
            label.hide()
            if isinstance(field, QGraphicsView):
                field.viewport().setAccessibleName(name)  # Tab comes to the view by way of it


def draw_page(printer: QPrinter, picture: FeltPicture) -> bool:
    """Draw a picture on a printer's page; return whether this was possible."""
    painter = QPainter()
    if not painter.begin(printer):
        return False
    page = QRectF(painter.viewport())
    scale = min(page.width() / WIDTH, page.height() / HEIGHT)
    painter.translate((page.width() - WIDTH * scale) / 2, 0)
    painter.scale(scale, scale)
    picture.draw(painter)
    return painter.end()
