"""Examples that a test reads from a text file beside it: one a line, as a newcomer would add it."""

from pathlib import Path

from analyser.poker.games.game import Game
from analyser.poker.games.registry import find_game


def examples(test: str, name: str) -> list[tuple[str, ...]]:
    r"""Return the fields, parted by “⇒”, of each line of a file in the folder of ``test``.

    Lines that begin with “## ” are headings. Of a text, ``\n`` and the like are written so.
    """
    text = Path(test).with_name(name).read_text(encoding="utf-8")
    rows = [line.split("⇒") for line in text.splitlines() if line and not line.startswith("## ")]
    return [tuple(map(_field, row)) for row in rows]


def _field(written: str) -> str:
    for escape, meant in (("\\n", "\n"), ("\\r", "\r"), ("\\t", "\t")):
        written = written.replace(escape, meant)
    return written.strip(" ")


def game_of(text: str) -> Game:
    """Return the game of a field such as “draw joker=bug wild=2” or “omaha8 no-qualifier”."""
    name, *options = text.split()
    chosen = {key: value or True for key, _, value in (each.partition("=") for each in options)}
    return find_game(name).with_options(chosen)
