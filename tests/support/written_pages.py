"""What a page has for eyes and for a screen reader."""

from collections.abc import Iterable

from analyser.gui.look.theme import Theme, light_palette, theme_of
from analyser.gui.pages.blocks import Block, Look


def look(*unfolded: int, theme: Theme | None = None) -> Look:
    return Look(theme or theme_of(light_palette()), frozenset(unfolded))


def html_of(page: Iterable[Block]) -> str:
    return "".join([block.html for block in page])


def spoken_of(page: Iterable[Block]) -> str:
    return " ".join([block.spoken for block in page if block.spoken])
