"""The picture to share as an image and as files."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable

from PySide6.QtGui import QImage

from analyser.gui.felt.content import FeltContent
from analyser.gui.picture.formats import image_of, pdf_of_picture, png_of_picture
from analyser.gui.picture.pieces import HEIGHT, WIDTH, Looks
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import Table, new_table

Show = Callable[[Table], FeltContent]


def test_an_image_and_a_png_file_have_two_pixels_a_unit(show: Show, looks: Looks) -> None:
    content = show(new_table(HOLDEM, 2).deal(1))
    image = image_of(content, looks)
    assert (image.width(), image.height()) == (2 * WIDTH, 2 * HEIGHT) == (2400, 1350)
    assert (image.devicePixelRatio(), image.text("Title")) == (2, content.title)
    read = QImage.fromData(png_of_picture(content, looks))
    assert (read.convertToFormat(image.format()), read.text("Title")) == (image, content.title)
    content = show(new_table(HOLDEM, 6).deal(1))
    drawn: list[QImage] = []
    thread = threading.Thread(target=lambda: drawn.append(image_of(content, looks)))
    thread.start()
    thread.join()
    assert drawn == [image_of(content, looks)]


def test_a_pdf_file_has_one_page_of_lines_and_letters(show: Show, looks: Looks) -> None:
    file = pdf_of_picture(show(new_table(HOLDEM, 10).deal(1)), looks)
    assert file.startswith(b"%PDF-")
    assert file.count(b"/Type /Page\n") == 1
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)", file)
    assert box is not None
    width, height = map(float, box.groups())
    assert abs(width / height - WIDTH / HEIGHT) < 0.01
    assert b"/Type /Font\n" in file
    assert b"/Subtype /Image" not in file
