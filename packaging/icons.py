"""Draw the application's icon for systems that need pixels, into build/icons.

    python packaging/icons.py

It writes a PNG file for each size, hand-analyser.ico for Windows and hand-analyser.icns for macOS.
The latter two consist of a small table of contents and of PNG files.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from product import ICONS, PROGRAM, ROOT
from tools import run

PICTURES: Final = ROOT / "resources" / "icons"
SMALL_UP_TO: Final = 32
"""Up to this size in pixels the icon has fewer details."""
SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
WINDOWS_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
MACOS_TYPES: Final = {
    "icp4": 16, "icp5": 32, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024,
    # The same for screens with two pixels per point.
    "ic11": 32, "ic12": 64, "ic13": 256, "ic14": 512,
}  # fmt: skip


def draw(size: int) -> bytes:
    """Return the icon as a PNG file, `size` pixels wide and high."""
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    name = "app-small.svg" if size <= SMALL_UP_TO else "app.svg"
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(PICTURES / name)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload] # the stubs know str, Qt takes both
    return bytes(buffer.data().data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Return a Windows icon that contains these PNG files; the keys are their sizes in pixels."""
    directory = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(directory) + 16 * len(pictures)
    for size, picture in pictures.items():
        side = size % 256  # the format writes 256 as 0
        directory += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return directory + b"".join(pictures.values())


def icns(pictures: Mapping[str, bytes]) -> bytes:
    """Return a macOS icon with these PNG files; the keys are macOS' types for their sizes."""
    body = b"".join(
        kind.encode() + struct.pack(">I", len(picture) + 8) + picture
        for kind, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main() -> None:
    """Draw every size, and write all files; this needs no display."""
    pictures = {size: draw(size) for size in SIZES}
    ICONS.mkdir(parents=True, exist_ok=True)
    for size, picture in pictures.items():
        (ICONS / f"{PROGRAM}-{size}.png").write_bytes(picture)
    windows = {size: pictures[size] for size in WINDOWS_SIZES}
    (ICONS / f"{PROGRAM}.ico").write_bytes(ico(windows))
    macos = {kind: pictures[size] for kind, size in MACOS_TYPES.items()}
    (ICONS / f"{PROGRAM}.icns").write_bytes(icns(macos))


def write_icons_apart() -> None:
    """Write all icons in another process, so that this process does not load Qt."""
    run([sys.executable, Path(__file__)])


if __name__ == "__main__":
    main()
