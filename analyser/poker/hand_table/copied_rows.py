"""Rows as text: lines and CSV that the program can read again, and the text of some cells."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from analyser.poker.cards import format_cards
from analyser.poker.generators import Steps
from analyser.poker.hand_files.csv_files import CsvFile, DraftFile
from analyser.poker.hand_files.judge import Found, HandRow, UnreadHand
from analyser.poker.hand_table.table import FileTable, Rows
from analyser.poker.names import listed, seat_name
from analyser.poker.phrases import N_, Phrase, shortened
from analyser.poker.results.result_sentences import say_verdict

T = TypeVar("T")

Say = Callable[[str], str]
"""A function that translates a phrase into the user's language, and returns other text as it is."""

_A_STEP: Final = 8
"""How many rows are unpacked in one step."""
_LONGEST: Final = 400  # characters of a result or an error; a site may write any number


def text_of_rows(table: FileTable, rows: Rows, written: Callable[[Found], str]) -> Steps[str]:
    """Return rows as text, a line each; ``written``: writes a row, such as ``line_of_row``."""
    return "".join((yield from _map_rows(table, rows, lambda row: f"{written(row)}\n")))


def save_rows(
    table: FileTable, rows: Rows, path: str | Path, kind: type[DraftFile] = CsvFile
) -> Steps[int]:
    """Write rows to a CSV file, or a file of another kind, as the command ``batch`` does.

    Return how many rows were written. Errors are left out, as these files have no place for them.
    Raises OSError; then nothing is written.
    """
    with kind(path) as file:

        def write(row: Found) -> bool:
            if isinstance(row, HandRow):
                file.add(row)
            return isinstance(row, HandRow)

        return sum((yield from _map_rows(table, rows, write)))


def _map_rows(table: FileTable, rows: Rows, of_row: Callable[[Found], T]) -> Steps[list[T]]:
    """Return what ``of_row`` makes of each row, in steps; the share done is yielded, 0 to 1."""
    found: list[T] = []
    for at, number in enumerate(rows.tolist()):
        if at % _A_STEP == 0:
            yield at / len(rows)
        found.append(of_row(table.row(number)))
    return found


def line_of_row(row: Found, say: Say = str) -> str:
    """Write a row as text that can be pasted again: its cards, and the result as a comment.

    For example "Ah Kh v Qs Qd @ Qc Jh 2h 8h 3c  # Ann wins: a flush beats three of a kind". An
    error is only a comment.
    """
    if isinstance(row, UnreadHand):
        where = Phrase(N_("line {line}"), line=row.line or 0)
        return f"# {say(where)}: {shortened(say(row.message), _LONGEST)}"
    cards = " v ".join([format_cards(hand) for hand in row.hands if hand])
    if row.board and cards:
        cards = f"{cards} @ {format_cards(row.board)}"
    result = f"# {shortened(say_result(row, say), _LONGEST)}"
    return f"{cards}  {result}" if cards else result


def say_result(row: HandRow, say: Say = str) -> str:
    """Say who wins and why; without a showdown say only the reason."""
    reason, verdict = say(row.reason), row.verdict
    if verdict is None:
        return reason[:1].upper() + reason[1:]
    if not row.showdown:
        return reason  # which begins with a player's name
    return f"{say(say_verdict(verdict, row.players))}: {reason}"


def say_winner(row: HandRow, usual: Callable[[int], str] = seat_name) -> str:
    """Name the winners of pot or halves, nameless seats as in ``usual``; "" if none is known."""
    if not row.winners:
        return row.only_one_left
    names = [
        usual(seat) if name == seat_name(seat) else name for seat, name in enumerate(row.players)
    ]
    high = listed([names[seat] for seat in row.winners])
    if not row.low_winners or row.low_winners == row.winners:
        return high
    low = listed([names[seat] for seat in row.low_winners])
    return Phrase(N_("{high}; low: {low}"), high=high, low=low)
