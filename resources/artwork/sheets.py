"""Draws contact sheets of all drawings, to judge them by eye; no other module needs PySide6."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from . import catalogue, compact
from .inks import PALETTES, PAPERS, TOKENS

TABLE, DARK = "#2f6b57", "#20242b"
RANKS, SUITS = "AKQJT98765432", "shdc"
EXTRAS = ("Jo", "Jo2", "back", "back2", "unknown")


def render(files: dict[str, str], folder: Path) -> None:
    """Write the sheets as PNG files into ``folder``."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    for family, widths, aspect in (
        ("compact", (34, 56, 88), 5 / 7),
        ("small", (44, 64), 7 / 5),
        ("large", (84, 120, 240), 7 / 5),
    ):
        rows = [[f"{rank}{suit}" for rank in RANKS] for suit in SUITS] + [list(EXTRAS)]
        if family == "compact":
            drawn = catalogue.compact_parts()
            pictures = [[compact.alone(drawn, name) for name in row] for row in rows]
        else:
            pictures = [[files[f"cards/{family}/{name}.svg"] for name in row] for row in rows]
        for palette in PALETTES:
            for width in widths:
                for scale in (1, 2) if width < 50 else (1,):
                    pixels = width * scale
                    sheet = _cards(pictures, pixels, aspect, palette, "light", TABLE)
                    sheet.save(str(folder / f"{family}-{width}@{scale}x-{palette}.png"))
        dim = _cards(pictures, widths[-1], aspect, "four-colour", "dark", DARK)
        dim.save(str(folder / f"{family}-{widths[-1]}-dark.png"))
    drawings = [text for path, text in files.items() if path.startswith("icons/")]
    for name, ground, ink in (("light", "#f4f5f7", "#353a44"), ("dark", DARK, "#d7dbe3")):
        _icons(drawings, ground, ink).save(str(folder / f"icons-{name}.png"))
    del application


def _cards(
    rows: Sequence[Sequence[str]],
    width: int,
    aspect: float,
    palette: str,
    papers: str,
    ground: str,
) -> QImage:
    """Return a picture with rows of cards; ``aspect``: the height of a card over its width."""
    height, gap = round(width * aspect), max(4, width // 12)
    colours = PALETTES[palette] | PAPERS[papers]
    columns = max(len(row) for row in rows)
    image = _blank(gap + columns * (width + gap), gap + len(rows) * (height + gap), ground)
    painter = QPainter(image)
    for y, row in enumerate(rows):
        for x, text in enumerate(row):
            place = QRectF(gap + x * (width + gap), gap + y * (height + gap), width, height)
            _draw(painter, text, colours, place)
    painter.end()
    return image


def _icons(drawings: Iterable[str], ground: str, ink: str) -> QImage:
    sizes = (16, 24, 32, 48, 128)
    drawings = list(drawings)
    image = _blank(8 + len(drawings) * 136, 40 + sum(sizes) + 8 * len(sizes), ground)
    painter = QPainter(image)
    for x, text in enumerate(drawings):
        y = 8
        for size in sizes:
            _draw(painter, text, {"icon": ink}, QRectF(8 + x * 136, y, size, size))
            y += size + 8
    painter.end()
    return image


def _blank(width: int, height: int, ground: str) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(ground))
    return image


def _draw(painter: QPainter, text: str, colours: dict[str, str], place: QRectF) -> None:
    for name, colour in colours.items():
        text = text.replace(TOKENS[name], colour)
    QSvgRenderer(QByteArray(text.encode())).render(painter, place)
