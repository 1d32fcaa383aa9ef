"""Reads tables of equities, as PokerStove, Equilab, ProPokerTools and this program write them.

Other texts that this program puts on the clipboard are read as well. Only the hands, the boards and
the game are used, no figures.
"""

import re
from collections.abc import Sequence
from typing import Final

from analyser.poker.games.registry import GAMES
from analyser.poker.phrases import compiled_beside
from analyser.poker.text.words import pattern, words

_PATTERNS: Final = compiled_beside(__file__)
_POKENUM_GAMES: Final = {
    code: game.key for game in GAMES for code in game.codes if code[0] == "-"
} | {"-7snsq": "stud8, any low wins"}
"""The games of the program pokenum by their options; without one it is hold'em."""
_POKENUM_REST: Final = ("-t", "-i", "-O", "-o1", "-mc")


def without_commands(text: str) -> str:
    """Rewrite a command line of pokenum, and the answer of twodimes.net, in the strict form.

    Of ProPokerTools' first line only the game is left.

    >>> without_commands("pokenum -h kc 6c - ah 9h -- ac 9c 2d / 3d")
    'holdem: kc 6c v ah 9h @ ac 9c 2d dead 3d'
    """
    lines = text.split("\n")
    command = next(filter(None, map(_PATTERNS["pokenum"].fullmatch, lines)), None)
    if command is not None:  # its answer, if it is there, has the same hands once more
        answer = [_PATTERNS[name] for name in _PATTERNS if name.startswith(("pokenum", "twodimes"))]
        others = [line for line in lines if not any(part.fullmatch(line) for part in answer)]
        return "\n".join([_of_pokenum(command[1]), *others])
    if not any(map(_PATTERNS["twodimes"].fullmatch, lines)):
        return _PATTERNS["simulation"].sub(r"\1", text)
    others = [line for line in lines if not _PATTERNS["twodimes_head"].fullmatch(line)]
    return "\n".join(map(_of_twodimes, others))


def _of_twodimes(line: str) -> str:
    """Rewrite the first line of an answer as game and board, and a row as a hand."""
    if said := _PATTERNS["twodimes"].fullmatch(line):
        return f"{said['game']}:" + (f"\nBoard: {said['cards']}" if said["cards"] else "")
    row = _PATTERNS["twodimes_row"].fullmatch(line)
    return line if row is None else row[1].strip()


def _of_pokenum(arguments: str) -> str:
    """Rewrite what stands behind the name of the program pokenum; unknown options stay."""
    words = [word for word in arguments.split() if word not in _POKENUM_REST]
    game = next((_POKENUM_GAMES[word] for word in words if word in _POKENUM_GAMES), "holdem")
    marks = {"-": "v", "--": "@", "/": "dead"}
    rest = [marks.get(word, word) for word in words if word not in _POKENUM_GAMES]
    return f"{game}: {' '.join(rest)}"


def without_tables(lines: Sequence[str]) -> list[str]:
    """Rewrite each row of a table of equities as "name: hand", without figures.

    Sentences about the odds and the odds of earlier streets are left out, and in a text that this
    program has written everything below the equities. If such a text analyses a single hand, only
    the cards and what stands two lines above them stay.
    """
    found: list[str] = []
    in_streets = False
    for at, line in enumerate(lines):
        in_streets = bool(_PATTERNS["streets"].match(line) or (in_streets and line.strip()))
        if pattern("table_end").match(line):
            break
        if at in (1, 2) and (cards := _PATTERNS["cards_of_one"].fullmatch(line)):
            return [*lines[: at - 1], f"Hand: {cards[1]}"]
        if in_streets or pattern("table_said").match(line):
            continue
        if counted := pattern("counted_in").fullmatch(line):
            found.append(counted["game"] or "")
            continue
        row = _PATTERNS["row"].fullmatch(line) if "%" in line else None
        found.append(_in_columns(line) if row is None else _named(row, len(found)))
    return found


def _named(row: re.Match[str], number: int) -> str:
    """Rewrite a match of "row" as "name: cards", without a name as "Hand" with the number."""
    name, hand = row["head"].rstrip(": \t"), (row["tail"] or "").strip("{} \t")
    if not hand:
        cells = _PATTERNS["apart"].split(name or row[0].split()[0])
        name, hand = ("", cells[0]) if len(cells) == 1 else (cells[0], " ".join(cells[1:]))
    return f"{name or f'Hand {number}'}: {hand}"


def _in_columns(line: str) -> str:
    """Rewrite a row of name, cards and what they make as "name: cards"; others stay."""
    found = _PATTERNS["apart"].split(line.strip())
    cells = [cell for cell in found if cell and not cell.startswith("Wild: ")]
    if len(cells) < 2:
        return line
    name, cards, more = [{word.kind for word in words(cell)} for cell in (*cells, "")[:3]]
    is_row = name == {"word"} and cards == {"cards"} and not more & {"cards", "board", "dead"}
    is_said = len(cells) > 2 and pattern("said_of_cards").match(cells[2]) is not None
    is_said = is_said and all(map(_PATTERNS["five_or_none"].fullmatch, cells[3:]))
    is_row = is_row and (is_said or (len(cells) < 4 and (not more or "word" in more)))
    return f"{cells[0].rstrip(':')}: {cells[1]}" if is_row else line
