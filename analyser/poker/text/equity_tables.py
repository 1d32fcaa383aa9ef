"""Reads tables of equities, as PokerStove, Equilab, ProPokerTools and this program write them.

Other texts that this program puts on the clipboard are read as well. Only the hands, the boards and
the game are used, no figures.
"""

import re
from collections.abc import Sequence
from typing import Final

from analyser.poker.games.registry import GAMES
from analyser.poker.text.words import pattern, words

_SHARE: Final = r"[<>~]?\s?[0-9]+\.[0-9]+\s?%"
_FIGURE: Final = r"(?:[<>~±]?\s?[0-9][0-9,]*(?:\.[0-9]+)?\s?%?|±\s\?)"
_ROW: Final = re.compile(
    rf"\s*(?P<head>[^{{}}]*?)[\s:]*(?<!\S){_SHARE}(?:\s+{_FIGURE})+(?:\s+|\Z)"
    r"(?P<tail>[{].*[}]|\S.*)?\s*"
)
_STREETS: Final = re.compile(r"\s*Equity by street\b")
_CARDS_OF_ONE: Final = re.compile(r"  Cards\s{2,}(.*)")
_APART: Final = re.compile(r"\s*\t\s*|\s{2,}")


_POKENUM: Final = re.compile(r"\s*(?:\$\s+)?(?:\./)?(?:pokenum|ps_eval)\s+(.*)", re.IGNORECASE)
_POKENUM_GAMES: Final = {
    code: game.key for game in GAMES for code in game.codes if code[0] == "-"
} | {"-7snsq": "stud8, any low wins"}
"""The games of the program pokenum by their options; without one it is hold'em."""
_POKENUM_REST: Final = ("-t", "-i", "-O", "-o1", "-mc")
_TWODIMES: Final = re.compile(
    r"\s*(?P<game>[^:]+): [0-9,]+ (?:enumerated|sampled) (?:boards|outcomes)"
    r"(?: containing (?P<cards>.*))?"
)
_TWODIMES_ROW: Final = re.compile(
    r"\s*((?:[2-9TJQKA][cdhs]\s+)+)[0-9]+\s+[0-9]+\.[0-9]+\s[0-9.\s]*"
)


_TWODIMES_HEAD: Final = re.compile(r"\s*cards\s+win(?:\s+(?:%?(?:win|lose|tie)|EV))*\s*")
_SIMULATION: Final = re.compile(r"(\A\s*[^\n]+?) Simulation\b")


def without_commands(text: str) -> str:
    """Rewrite a command line of pokenum, and the answer of twodimes.net, in the strict form.

    Of ProPokerTools' first line only the game is left.

    >>> without_commands("pokenum -h kc 6c - ah 9h -- ac 9c 2d / 3d")
    'holdem: kc 6c v ah 9h @ ac 9c 2d dead 3d'
    """
    lines = text.split("\n")
    command = next(filter(None, map(_POKENUM.fullmatch, lines)), None)
    if command is not None:  # its answer, if it is there, has the same hands once more
        answer = (_POKENUM, _TWODIMES, _TWODIMES_HEAD, _TWODIMES_ROW)
        others = [line for line in lines if not any(part.fullmatch(line) for part in answer)]
        return "\n".join([_of_pokenum(command[1]), *others])
    if not any(map(_TWODIMES.fullmatch, lines)):
        return _SIMULATION.sub(r"\1", text)
    return "\n".join([_of_twodimes(line) for line in lines if not _TWODIMES_HEAD.fullmatch(line)])


def _of_twodimes(line: str) -> str:
    """Rewrite the first line of an answer as game and board, and a row as a hand."""
    if said := _TWODIMES.fullmatch(line):
        return f"{said['game']}:" + (f"\nBoard: {said['cards']}" if said["cards"] else "")
    row = _TWODIMES_ROW.fullmatch(line)
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
        in_streets = bool(_STREETS.match(line) or (in_streets and line.strip()))
        if pattern("table_end").match(line):
            break
        if at in (1, 2) and (cards := _CARDS_OF_ONE.fullmatch(line)):  # one hand, analysed
            return [*lines[: at - 1], f"Hand: {cards[1]}"]
        if in_streets or pattern("table_said").match(line):
            continue
        if counted := pattern("counted_in").fullmatch(line):
            found.append(counted["game"] or "")
            continue
        row = _ROW.fullmatch(line) if "%" in line else None
        found.append(_in_columns(line) if row is None else _named(row, len(found)))
    return found


def _named(row: re.Match[str], count: int) -> str:
    """Rewrite a match of ``_ROW`` as "name: cards", without a name as "Hand" with a number."""
    name, hand = row["head"].rstrip(": \t"), (row["tail"] or "").strip("{} \t")
    if not hand:
        cells = _APART.split(name or row[0].split()[0])
        name, hand = ("", cells[0]) if len(cells) == 1 else (cells[0], " ".join(cells[1:]))
    return f"{name or f'Hand {count}'}: {hand}"


_FIVE_OR_NONE: Final = re.compile(r"(?:[2-9TJQKA][cdhs] ?|Jo2? ?){1,5}|[^cdhs]*")
"""The cards of a hand that play, or the chips it gets."""
_PLACES: Final = {"cards", "board", "dead"}


def _in_columns(line: str) -> str:
    """Rewrite a row of name, cards and what they make as "name: cards"; others stay."""
    cells = [cell for cell in _APART.split(line.strip()) if cell and not cell.startswith("Wild: ")]
    if len(cells) < 2:
        return line
    name, cards, more = [{word.kind for word in words(cell)} for cell in (*cells, "")[:3]]
    is_row = name == {"word"} and cards == {"cards"} and not more & _PLACES
    is_said = len(cells) > 2 and pattern("said_of_cards").match(cells[2]) is not None
    is_said = is_said and all(map(_FIVE_OR_NONE.fullmatch, cells[3:]))
    is_row = is_row and (is_said or (len(cells) < 4 and (not more or "word" in more)))
    return f"{cells[0].rstrip(':')}: {cells[1]}" if is_row else line
