"""The application's icon in the sizes and formats of each system."""

import struct
from pathlib import Path

from PySide6.QtGui import QImage

import icons


def test_the_icons_of_windows_and_macos_hold_each_size(tmp_path: Path) -> None:
    icons.write_icons(tmp_path)
    for size in icons.SIZES:
        image = QImage(str(tmp_path / f"hand-analyser-{size}.png"))
        assert (image.width(), image.height()) == (size, size)
        assert len({image.pixel(x, size // 2) for x in range(size)}) > 2
    windows = (tmp_path / "hand-analyser.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", windows)
    assert (kind, count) == (1, len(icons.WINDOWS_SIZES))
    for at, size in enumerate(icons.WINDOWS_SIZES):
        side, *_, length, offset = struct.unpack_from("<BBBBHHII", windows, 6 + 16 * at)
        assert side == size % 256
        assert QImage.fromData(windows[offset : offset + length]).width() == size
    macos = (tmp_path / "hand-analyser.icns").read_bytes()
    at, found = 8, {}
    while at < len(macos):
        name, length = macos[at : at + 4].decode(), int.from_bytes(macos[at + 4 : at + 8], "big")
        found[name] = QImage.fromData(macos[at + 8 : at + length]).width()
        at += length
    assert found == icons.MACOS_TYPES
    assert int.from_bytes(macos[4:8], "big") == len(macos)
