"""The files that a random user opens, saves and drops: tables, texts, and what is neither."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

from analyser.poker.games.registry import GAMES
from analyser.poker.table.saved_table import table_to_json
from analyser.poker.table.table import Table, new_table
from random_user.texts import NAMES, hands_on_lines, line_of_cards


def random_table(rng: Random) -> Table:
    """Return a table of any game, dealt or empty."""
    game = rng.choice(GAMES)
    table = new_table(game, rng.randint(1, min(game.most_seats, rng.choice((2, 3, 10)))))
    if rng.random() < 0.8:
        table = table.deal(rng.randrange(10**6))
    return table.rename_seat(0, rng.choice(NAMES)) if rng.random() < 0.5 else table


def make_files(folder: Path, rng: Random) -> None:
    """Fill a folder with files to open: good ones, damaged ones, and what is no file at all."""
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
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "pipe.handtable")


def file_to_open(folder: Path, rng: Random) -> Path:
    """Return what somebody may try to open; now and then it is not there."""
    found = sorted(folder.iterdir())
    return rng.choice([*found, folder / "missing.handtable"])


def file_to_save(folder: Path, rng: Random, *endings: str) -> Path:
    """Return a place to save something in; some can be written, some cannot."""
    name = rng.choice(("saved", "saved", "other", "sub/none", "folder.handtable", "[*] a&b"))
    return folder / f"{name}{rng.choice(endings)}"
