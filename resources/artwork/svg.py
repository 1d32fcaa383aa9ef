"""Writes the few SVG elements of which the deck consists: paths, groups, and uses of elements.

Every renderer draws this part of SVG Tiny in the same way. The colours are always the tokens of
:mod:`inks`, so that a viewer can replace them in the text.
"""

from __future__ import annotations

from .outline import Outline, number


def path(shape: Outline | str, fill: str, opacity: float = 1) -> str:
    """Return a filled shape."""
    fade = "" if opacity == 1 else f' fill-opacity="{number(opacity)}"'
    return f'<path d="{_d(shape)}" fill="{fill}"{fade}/>'


def line(shape: Outline | str, ink: str, width: float, fill: str = "none") -> str:
    """Return a stroked shape, with round ends and joins."""
    return (
        f'<path d="{_d(shape)}" fill="{fill}" stroke="{ink}" stroke-width="{number(width)}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def group(*parts: str, name: str) -> str:
    """Return elements as a group; :func:`use` refers to it by ``name``."""
    return f'<g id="{name}">\n' + "\n".join(parts) + "\n</g>"


def use(name: str, transform: str = "") -> str:
    """Return an element that draws the element called ``name`` once more."""
    attribute = f' transform="{transform}"' if transform else ""
    return f'<use xlink:href="#{name}"{attribute}/>'


def defs(*parts: str) -> str:
    """Return elements that are drawn only where :func:`use` refers to them."""
    return "<defs>\n" + "\n".join(parts) + "\n</defs>"


def named(name: str, shape: Outline, fill: str) -> str:
    """Return a filled shape that :func:`use` can draw again."""
    return f'<path id="{name}" d="{shape.d()}" fill="{fill}"/>'


def document(width: float, height: float, *parts: str) -> str:
    """Return the text of a whole SVG file, ``width`` times ``height`` units."""
    box = f"0 0 {number(width)} {number(height)}"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' viewBox="{box}">\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _d(shape: Outline | str) -> str:
    return shape if isinstance(shape, str) else shape.d()
