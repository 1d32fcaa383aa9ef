"""The files that a random user opens, saves and drops: tables, texts and others."""

import os
import shutil
from functools import cache
from pathlib import Path
from random import Random

from analyser.poker.cards import DECK
from analyser.poker.games.registry import GAMES
from analyser.poker.table.saved_table import table_to_json
from analyser.poker.table.table import Table, new_table
from histories import PHH, POKERSTARS, ohh, ohh_text
from random_user.texts import NAMES, hands_on_lines, line_of_cards


def random_table(rng: Random) -> Table:
    """Return a table of any game, dealt or empty."""
    game = rng.choice(GAMES)
    table = new_table(game, rng.randint(1, min(game.most_seats, rng.choice((2, 3, 10)))))
    if rng.random() < 0.8:
        table = table.deal(rng.randrange(10**6))
    return table.rename_seat(0, rng.choice(NAMES)) if rng.random() < 0.5 else table


def make_files(folder: Path, rng: Random) -> None:
    for number in range(6):
        path = folder / f"table {number}.handtable"
        path.write_text(table_to_json(random_table(rng)), encoding="utf-8")
    whole = (folder / "table 0.handtable").read_bytes()
    contents = {
        "cut.handtable": whole[: len(whole) // 2],
        "changed.json": bytes(rng.randrange(256) if rng.random() < 0.02 else b for b in whole),
        "newer.handtable": b'{"format": 99, "game": "any"}',
        "deep.handtable": b"[" * 5000,
        "large.handtable": b" " * (2 << 20),
        "empty.json": b"",
        "cards.txt": line_of_cards(rng).encode(errors="replace"),
        "hands.txt": hands_on_lines(rng).encode(errors="replace"),
        "noise.txt": rng.randbytes(500),
        "<b>name &amp; {0}.handtable": whole,
    }
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    (folder / "folder.handtable").mkdir()
    make_hands_to_open(folder)
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "pipe.handtable")


def file_to_open(folder: Path, rng: Random) -> Path:
    found = sorted(folder.iterdir())
    return rng.choice([*found, folder / "missing.handtable"])


# Files of hands ------------------------------------------------------------------------------

_HANDS = "hands"
_CHANGING = ("histories.txt", "several.txt")
"""The files that are changed and removed while they are open."""
_HOSTILE = (
    "Seat 1: <b>Ann</b> ($5 in chips)\nPokerStars Hand #9: Hold'em No Limit\n\0\x1b[31m\n",
    "\u202eAh Kh v Qs Qd\n=1+1,As Kd\n" + "As " * 5000 + "\n",
    'hand,board\n"=cmd()","As Kd Qc Jh 2h"\n,,\n',
)


def make_hands_to_open(folder: Path) -> None:
    """Fill a folder inside a folder with files of hands in every format, always the same."""
    hands = folder / _HANDS
    (hands / "more").mkdir(parents=True, exist_ok=True)
    for name, content in _hand_files().items():
        path = hands / name
        if path.is_dir():  # what was to be saved there
            shutil.rmtree(path)
        path.write_text(content, encoding="utf-8")


@cache
def _hand_files() -> dict[str, str]:
    rng = Random(7)
    return {
        "histories.txt": "\n\n".join(POKERSTARS.values()),
        "several.txt": "\n\n".join([*POKERSTARS.values()] * 3),
        "standard.phh": PHH,
        "open.ohh": ohh_text(ohh(), ohh()),
        "lines.txt": _lines(rng, 300),
        "many.txt": _lines(rng, 2_000) * 10,
        "cells.csv": "cards,board\n" + _lines(rng, 40).replace("\n", ",2c 2d 2h\n"),
        "<b>[*] &amp; {0} \u202eevil.txt": _lines(rng, 20),
        "more/none.txt": "",
        "more/hostile 1.txt": _HOSTILE[0],
        "more/hostile 2.txt": _HOSTILE[1],
        "more/hostile 3.csv": _HOSTILE[2],
    }


def _lines(rng: Random, count: int) -> str:
    hands = [[str(card) for card in rng.sample(DECK, 9)] for _ in range(count)]
    lines = [f"{' '.join(h[:2])} v {' '.join(h[2:4])} @ {' '.join(h[4:])}" for h in hands]
    return "\n".join(lines) + "\n"


def hands_to_open(folder: Path, rng: Random) -> Path:
    """Return a file or folder of hands, or rarely something else or the largest file."""
    hands = folder / _HANDS
    way = rng.random()
    if way < 0.05:
        return rng.choice((hands / "more", folder / "missing.txt", folder / "noise.txt"))
    if way < 0.1:
        return hands / "many.txt"
    return rng.choice([path for path in sorted(hands.rglob("*")) if path.name != "many.txt"])


def spoil(folder: Path, rng: Random) -> None:
    """Change a file of hands: make it longer or shorter, replace its hands, or delete it."""
    path = folder / _HANDS / rng.choice(_CHANGING)
    old = path.read_bytes() if path.exists() else b""
    way = rng.randrange(4)
    if way == 0:
        path.unlink(missing_ok=True)
    else:
        path.write_bytes((old + old[: len(old) // 3], old[: len(old) // 2], b"2c 3d\n")[way - 1])


def file_to_save(folder: Path, rng: Random, *endings: str) -> Path:
    """Return a path to save something at, to which the program can or cannot write."""
    name = rng.choice(("saved", "saved", "other", "sub/none", "folder.handtable", "[*] a&b"))
    return folder / f"{name}{rng.choice(endings)}"
