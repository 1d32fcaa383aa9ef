"""Files of every kind, tables of them, and their rows read plainly."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from analyser import HandRow, UnreadHand
from analyser.poker.cards import DECK
from analyser.poker.generators import finish
from analyser.poker.hand_files.batch import open_batch
from analyser.poker.hand_table.table import FileTable
from histories import PHH, POKERSTARS, TRIPLE_DRAW, ohh, ohh_text
from site_hands import SITE_HANDS

Tabled = Callable[..., FileTable]
Mixed = tuple[FileTable, list[HandRow | UnreadHand]]

EULER = "8C TS KC 9H 4S 7D 2S 5D 3S AC"
CARDS = [str(card) for card in DECK]
LINES = [
    EULER,
    "5H 5C 6S 7S KD 2C 3S 8S 8D TD",
    "AhKh v QsQd @ Qc Jh 2h 8h 3c",
    "AhKh v QsQd @ Qc Jh 2h",
    "AhKh v AdKd @ Qc Js 2h 8h 3c",
    "AhKh | QsQd | JcJd @ Qc Jh 2h 8h 3c",
    "Ac Jd 8s 8c As 3d 4d",
    "AhKh",
    "",
    "   ",
    "# a comment: é, ü, ß",
    "8C TS KC 9H 4S 7D 2S 5D 3S 8C",
    "not a hand: é",
    "A\0 TS KC 9H 4S 7D 2S 5D 3S AC",
    EULER + " # by a whisker",
]
CSV = """\
hand 1,hand 2,board,game,note
AhKh,QsQd,Qc Jh 2h 8h 3c,holdem,"over
two lines"
AhKhQhJhTh,2s2d2c3s3d,,any,
AhKh,AhQd,,holdem,twice

As3d5h7c,KsQdJhTc,,badugi,=1+1
8s6d4h2cAc,9s7d5h3cKc,,lowball,
"""
HISTORIES = "\n\n\n".join([*POKERSTARS.values(), "nonsense", *POKERSTARS.values()])
ANOTHER_PAID = PHH.replace("[2000, 4000, 5000]", "[0, 6000, 5000]")
_HANDS = [PHH, TRIPLE_DRAW, "variant = 1", ANOTHER_PAID]
PHHS = "".join(f"[{at}]\n{hand}\n" for at, hand in enumerate(_HANDS, 1))
FILES = {
    "lines.txt": "\n".join(LINES * 60) + "\n",
    "plain.txt": f"{EULER}\n" * 700,
    "few.txt": EULER,
    "hands.csv": CSV,
    "hand.phh": PHH,
    "hands.phhs": PHHS,
    "hands.ohh": ohh_text(ohh(), ohh(game_type="Chowaha"), ohh(), between="\n"),
    "one-line.ohh": ohh_text(*[ohh()] * 5, indent=None, between=" "),
    "list.ohh": "[" + ohh_text(*[ohh()] * 3, between=", ") + "]",
    "close.ohh": ohh_text(*[ohh()] * 4, between="").replace("}\n{", "}{"),
    "stars.txt": HISTORIES,
    **{f"{form}.txt": f"{text}\n\n{text}" for form, text in SITE_HANDS.items()},
    "empty.txt": "",
    "nul.bin": "\0" * 2_000,
    "long.txt": f"{EULER}\n{'x' * (1 << 20)}x\n{EULER}\n" * 2,
}


@pytest.fixture
def tabled(tmp_path: Path) -> Iterator[Tabled]:
    """Write a file of this text or these bytes, and read it into a table."""
    with ExitStack() as opened:

        def from_file(text: str | bytes, name: str = "hands.txt") -> FileTable:
            path = tmp_path / name
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
            table = opened.enter_context(closing(FileTable(path)))
            finish(table.read())
            return table

        yield from_file


@pytest.fixture(scope="session")
def mixed(tmp_path_factory: pytest.TempPathFactory) -> Mixed:
    """A folder with a file of each kind as a table, and its rows read plainly."""
    folder = tmp_path_factory.mktemp("mixed")
    for name, text in FILES.items():
        if name != "long.txt":
            (folder / name).write_text(text)
    table = FileTable(folder)
    finish(table.read())
    return table, list(open_batch(folder))
