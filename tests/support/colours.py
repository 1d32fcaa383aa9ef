"""Pixels of pictures, and colours as eyes see them, by the standards."""

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

# sRGB to CIE XYZ, each row divided by the white point D65.
TO_XYZ = np.array([
    [0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]
]) / [[0.95047], [1.0], [1.08883]]  # fmt: skip


def linear(colour: str) -> npt.NDArray[np.float64]:
    """Red, green and blue light of a colour, each 0..1 (the sRGB transfer function undone)."""
    share = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)


def lab_of(light: npt.NDArray[np.float64]) -> tuple[float, float, float]:
    """CIE L*a*b* of linear red, green and blue."""
    ratio = TO_XYZ @ light.clip(0, 1)
    x, y, z = np.where(ratio > 0.008856, np.cbrt(ratio), 7.787 * ratio + 16 / 116)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def pixels(image: QImage) -> npt.NDArray[np.uint8]:
    """The picture as an array (height, width, 4) of blue, green, red and alpha."""
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    flat = np.frombuffer(image.constBits(), dtype=np.uint8)
    return flat.reshape(image.height(), image.width(), 4).copy()


def drawn(svg: bytes, width: int, height: int, ground: int = 0) -> npt.NDArray[np.uint8]:
    """The pixels of a drawing at a size, on a ground that is transparent by default."""
    renderer = QSvgRenderer(QByteArray(svg))
    assert renderer.isValid()
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(ground)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return pixels(image)
