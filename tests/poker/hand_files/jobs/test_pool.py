"""Files cut into pieces: each format comes out as if it had been read in one go."""

import codecs
import os
from pathlib import Path

import pytest

from analyser import UnreadHand
from analyser.poker.games.registry import DEUCE
from analyser.poker.hand_files.batch import Batch, open_batch
from analyser.poker.hand_files.jobs import pool
from analyser.poker.hand_files.jobs.pool import Files, Piece, pieces_of
from analyser.poker.hand_files.sites.ipoker import begins_game
from analyser.poker.hand_files.text import LONGEST, TextBlock
from histories import HOLDEM, PHH, POKERSTARS, TRIPLE_DRAW, ohh, ohh_text
from site_hands import FORMS, IPOKER

EULER = "5H 5C 6S 7S KD 2C 3S 8S 8D TD\n"
SITUATION = "AhKh v QsQd @ Qc Jh 2h 8h 3c\n"
IN_QUOTES = "hand 1,hand 2,note\n" + 'AhKh,QsQd,"one\n""two"", three"\nAhKh,Qs"Qd,x\n\n' * 9
ONE_SESSION, _, HAND = IPOKER.rpartition("<game ")
HAND = f"<game {HAND.partition('</session>')[0]}"
OTHER_HERO = "<session sessioncode='2'>\n<nickname>Bob &amp; Co</nickname>\n" + HAND * 4
TEXTS = {
    "nothing": "",
    "lines": EULER * 40 + "what?\n" + SITUATION * 9 + EULER * 90,
    "csv": IN_QUOTES,
    "csv with blank lines first": "\n\n" + IN_QUOTES,
    "csv that ends in quotes": IN_QUOTES + '"AhKh\n' * 300,
    "csv with a cell too long": f'{IN_QUOTES}"{"x" * 140_000}\n"AhKh",QsQd\n{IN_QUOTES}',
    "csv of one cell": 'hand 1,hand 2\n"' + "x" * 8_000,
    "csv in open quotes": 'hand 1,hand 2\n"' + "AhKh,QsQd\n" * 1_000,
    "no header": "\n" * 3_000,
    "phh": "".join(f"[{at}]\n{hand}\n" for at, hand in enumerate([PHH, TRIPLE_DRAW, "x"] * 4)),
    "phh of one hand": PHH + "# long\n" * 1_000,
    "ohh": ohh_text(*[ohh(game_number=str(at)) for at in range(6)]),
    "ohh, cut short": (ohh_text(ohh())[:-90] + "\n" + ohh_text(ohh())) * 4,
    "ohh on one line": ohh_text(*[ohh()] * 4, indent=None, between=" "),
    "games of a site": "\n\n".join([*POKERSTARS.values(), HOLDEM[:700]] * 3),
    "ipoker": ONE_SESSION + HAND * 4 + "</session>\n" + OTHER_HERO + HAND[:800] + "\n" + HAND * 3,
    "two sites": (f"{HOLDEM}\n{FORMS['winamax']}\n" * 3 + FORMS["888"]) * 2,
    "no file of hands": "To whom it may concern,\nAh Kh it is.\n" * 300,
    "a line too long": HOLDEM * 3 + "x" * (LONGEST + 1) + "\n" + HOLDEM * 3,
    **{name: f"{text}\n\n" * 5 for name, text in FORMS.items() if name != "ipoker"},
}
NOT_CUT = (
    *("nothing", "csv of one cell", "phh of one hand", "ohh on one line", "no header"),
    "no file of hands",
)
"""Texts in which nobody knows where a hand begins who has not read all before it."""
ENCODINGS = {
    "with a mark": codecs.BOM_UTF8 + TEXTS["csv"].encode(),
    "utf-16": TEXTS["games of a site"].encode("utf-16"),
    "windows-1252": TEXTS["games of a site"].encode("cp1252"),
    "windows line ends": TEXTS["games of a site"].replace("\n", "\r\n").encode(),
    "with nothing of text": TEXTS["ipoker"].replace("Bob", "B\0b", 3).encode(),
}
DATA = {name: text.encode() for name, text in TEXTS.items()} | ENCODINGS


def in_pieces(batch: Batch) -> tuple[list[object], int]:
    """The rows and errors of all pieces, and how many pieces there are."""
    found: list[object] = []
    count = 0
    for piece in pieces_of(batch):
        count += 1
        found += piece.results(batch.rules) if isinstance(piece, Piece | Files) else piece
    return found, count


@pytest.mark.parametrize("size", [300, 3_000])
@pytest.mark.parametrize("name", [*TEXTS, *ENCODINGS])
def test_the_pieces_of_a_file_are_the_whole(
    name: str, size: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "SIZE", size)
    monkeypatch.setattr(pool, "_MOST", 2 * size)
    (tmp_path / "hands").write_bytes(DATA[name])
    found, count = in_pieces(open_batch(tmp_path / "hands"))
    assert found == list(open_batch(tmp_path / "hands"))
    if size == 300:
        assert (count > 1) == (name not in NOT_CUT)


PLAIN = "AhKh,QsQd,x\n" * 150


@pytest.mark.parametrize("text", [
    "hand 1,hand 2,note\n" + PLAIN * 4,
    "hand 1,hand 2,note\n" + PLAIN + 'AhKh,QsQd,"x\n' + PLAIN * 4,
    "hand 1,hand 2,note\n" + 'AhKh,"QsQd",x\n' * 400,
    "hand 1,hand 2,note\n" + (PLAIN + 'AhKh,QsQd,"one\ntwo"\n' * 30) * 4,
])  # fmt: skip
def test_csv_is_cut_near_the_wanted_places(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred lines of a record each are enough to know where the next begins."""
    monkeypatch.setattr(pool, "SIZE", 2_500)
    (tmp_path / "hands.csv").write_text(text)
    found, count = in_pieces(open_batch(tmp_path / "hands.csv"))
    assert found == list(open_batch(tmp_path / "hands.csv"))
    assert count > len(text) / 2_500 / (3 if '"one' in text else 1.2)


def test_csv_of_records_of_several_lines_alone_is_not_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a line begins a record would be known only from the beginning of the file."""
    monkeypatch.setattr(pool, "SIZE", 2_500)
    monkeypatch.setattr(pool, "_MOST", 5_000)
    text = "hand 1,hand 2,note\n" + 'AhKh,QsQd,"one\ntwo"\n' * 400
    (tmp_path / "hands.csv").write_text(text)
    found, count = in_pieces(open_batch(tmp_path / "hands.csv"))
    assert (found, count) == (list(open_batch(tmp_path / "hands.csv")), 1)


def test_small_files_of_a_folder_go_together_and_large_ones_in_pieces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "SIZE", 3_000)
    for name in ("a", "b", "c", "e", "gone", "z"):
        (tmp_path / name).write_bytes(DATA["games of a site" if name == "c" else "csv"])
    batch, again = (open_batch(tmp_path, DEUCE) for _ in range(2))
    (tmp_path / "gone").unlink()
    found = pieces_of(batch)
    kinds = [len(one.origins) if isinstance(one, Files) else type(one) for one in found]
    assert kinds == [2, *[Piece] * 6, 3]
    assert in_pieces(again)[0] == list(again)


def test_a_file_that_is_cut_while_it_is_cut_up_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "hands"
    path.write_text(EULER * 25_000)
    batch = open_batch(path)
    os.truncate(path, 600_000)
    *_, error = in_pieces(batch)[0]
    assert isinstance(error, UnreadHand)
    assert error.message == "The file cannot be read: It became shorter while it was read"


def test_a_later_piece_of_a_session_has_its_last_game_and_player() -> None:
    cutter = pool._XmlCutter(begins_game, b"<game")
    first = f"<gametype>Holdem NL</gametype>\n<nickname>Ann</nickname>\n{HAND}"
    assert cutter.head(TextBlock(0, first.encode())) == ()
    ((_, head),) = cutter.head(TextBlock(9, HAND.encode()))
    assert head == "<gametype>Holdem NL</gametype><nickname>Ann</nickname>"


def test_a_hand_that_cannot_be_read_is_shown_by_its_message() -> None:
    assert repr(UnreadHand("hands.txt", 7, "There is no card here")) == (
        "UnreadHand('There is no card here')"
    )
