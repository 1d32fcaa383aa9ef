"""The few SVG elements the deck is written in: paths, groups and re-use, nothing else.

That is the part of SVG Tiny which every renderer draws alike; colours are always the reserved ones
of :mod:`inks`, so that a viewer can swap them in the text.
"""

from __future__ import annotations

from .outline import Outline, number


def path(shape: Outline | str, fill: str, opacity: float = 1) -> str:
    """A filled shape."""
    fade = "" if opacity == 1 else f' fill-opacity="{number(opacity)}"'
    return f'<path d="{_d(shape)}" fill="{fill}"{fade}/>'


def line(shape: Outline | str, ink: str, width: float, fill: str = "none") -> str:
    """A stroked shape, with round caps and joins."""
    return (
        f'<path d="{_d(shape)}" fill="{fill}" stroke="{ink}" stroke-width="{number(width)}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def group(*parts: str, name: str) -> str:
    """Elements that belong together; ``name`` is what :func:`use` refers to."""
    return f'<g id="{name}">\n' + "\n".join(parts) + "\n</g>"


def use(name: str, transform: str = "") -> str:
    """Draw the element called ``name`` once more."""
    attribute = f' transform="{transform}"' if transform else ""
    return f'<use xlink:href="#{name}"{attribute}/>'


def defs(*parts: str) -> str:
    """Elements that are drawn only where something uses them."""
    return "<defs>\n" + "\n".join(parts) + "\n</defs>"


def named(name: str, shape: Outline, fill: str) -> str:
    """A filled shape that can be drawn again with :func:`use`."""
    return f'<path id="{name}" d="{shape.d()}" fill="{fill}"/>'


def document(width: float, height: float, *parts: str) -> str:
    """A whole file, ``width`` x ``height`` units."""
    box = f"0 0 {number(width)} {number(height)}"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' viewBox="{box}">\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _d(shape: Outline | str) -> str:
    return shape if isinstance(shape, str) else shape.d()
