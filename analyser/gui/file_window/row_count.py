"""A sentence that says how many rows of a file are shown, and what the file contains."""

from __future__ import annotations

from analyser.gui.file_window.model import FileModel
from analyser.gui.look.translation import number, translate
from analyser.poker.hand_files.sites.registry import SITES


def say_row_count(model: FileModel, name: str) -> str:
    """Return a sentence that says how many rows of a file ``model`` shows.

    ``name``: the name of the file.
    """
    every, copies = model.count, 0 if model.table is None else model.table.copies
    shown, gaps = len(model.rows), {"file": name, "count": number(every)}
    if not every:
        text = translate("RowCount", "There is no hand in {file}")
    elif copies and shown == every - copies:
        gaps |= {"shown": number(shown), "copies": number(copies)}
        text = translate(
            "RowCount",
            "{shown} rows of {file}; {kind}; each hand counts once, copies: {copies}",
        )
    elif shown < every:
        gaps["shown"] = number(shown)
        text = translate("RowCount", "{shown} of {count} rows of {file}")
    elif every == 1:
        text = translate("RowCount", "1 row of {file}; {kind}")
    else:
        text = translate("RowCount", "{count} rows of {file}; {kind}")
    return text.format(kind=_kind(model), **gaps)


def _kind(model: FileModel) -> str:
    """Return the name of the file's format, such as "a CSV file"; "" if there is no file."""
    histories = translate("RowCount", "{site} histories")
    kinds: dict[str | None, str] = {
        "lines": translate("RowCount", "lines of hands"),
        "csv": translate("RowCount", "a CSV file"),
        "phh": translate("RowCount", "PHH, the poker hand history standard"),
        "ohh": translate("RowCount", "OHH, the open hand history standard"),
        **{site.format: histories.format(site=site.name) for site in SITES},
        "unknown": translate("RowCount", "no file of hands"),
        "mixed": translate("RowCount", "files of several kinds"),
        None: "",
    }
    return kinds[None if model.table is None else model.table.format]
