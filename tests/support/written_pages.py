"""What a page has for eyes and for a screen reader."""

from analyser.gui.look.theme import Theme, light_palette, theme_of
from analyser.gui.pages.blocks import Look, Written


def html_of(page: Written, *unfolded: int, theme: Theme | None = None) -> str:
    look = Look(theme or theme_of(light_palette()), frozenset(unfolded))
    return "".join([block.html for block in page.blocks(look)])


def spoken_of(page: Written, *unfolded: int) -> str:
    look = Look(theme_of(light_palette()), frozenset(unfolded))
    return " ".join(filter(None, [block.spoken for block in page.blocks(look)]))
