"""What a page has for eyes and for a screen reader."""

from collections.abc import Iterable

from analyser.gui.look.theme import light_palette, theme_of
from analyser.gui.pages.blocks import Block, Look


def look(*unfolded: int) -> Look:
    return Look(theme_of(light_palette()), frozenset(unfolded))


def html_of(page: Iterable[Block]) -> str:
    return "".join([block.html for block in page])


def spoken_of(page: Iterable[Block]) -> str:
    return " ".join([block.spoken for block in page if block.spoken])
