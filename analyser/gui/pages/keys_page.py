"""The page of keys, and of how cards are written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from analyser.gui.look.theme import Theme
from analyser.gui.look.translation import translate


@dataclass(frozen=True)
class KeysPage:
    """Which key does what, and which ways to write cards are read.

    ``keys``: the keys of the menus, and what each does.
    """

    keys: Sequence[tuple[str, str]]

    @property
    def _parts(self) -> Sequence[tuple[str, Sequence[tuple[str, str]]]]:
        headings = translate("Help", "Keys"), translate("Help", "How cards are written")
        return tuple(zip(headings, (_keys(self.keys), _notation()), strict=True))

    def html(self, theme: Theme) -> str:
        """Return two tables, each below its heading."""
        return "".join(f"<h2>{title}</h2>{_table(rows)}" for title, rows in self._parts)

    def spoken(self) -> str:
        """Return a sentence for each row."""
        rows = [f"{left}: {right}." for _, each in self._parts for left, right in each]
        return " ".join(rows)


def _keys(keys: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
    # Keys for cards are handled by the widget with the focus; all other keys are actions.
    return [
        (translate("Help", "Arrows, Home, End"), translate("Help", "walk over the 52 cards")),
        (translate("Help", "Space, Enter"), translate("Help", "place the card, or take it back")),
        (
            translate("Help", "A S, 1 0 H, …"),
            translate("Help", "pick a card by typing its rank and suit, wherever the focus is"),
        ),
        ("Tab", translate("Help", "go on to the seats, the board and the results")),
        (translate("Help", "Delete"), translate("Help", "on a slot: take its card back")),
        (translate("Help", "Escape"), translate("Help", "back to the cards")),
        *keys,
    ]


def _notation() -> Sequence[tuple[str, str]]:
    return [
        ("As Kd 10h Th", translate("Help", "rank, then suit: c, d, h or s, in any case")),
        ("A♠ T♡", translate("Help", "the same with suit signs")),
        ("♠A H10 14s", translate("Help", "suit first, if all cards are so; 11 to 14 for J to A")),
        ("88 v A2 @ KK959", translate("Help", "without suits: no flush is assumed")),
        ("#0 … #51", translate("Help", "card numbers, from the two of clubs to the ace of spades")),
        ("<3 12>", translate("Help", "suit 0 to 3 (c d h s), rank 0 to 12 (2 to A)")),
        ("??", translate("Help", "an unknown card, as often as you like")),
        ("[13 4]", translate("Help", "rank 1 to 13 (2 to A), suit 1 to 4 (c d h s)")),
        ("", translate("Help", "with or without spaces, commas or semicolons between them")),
    ]


def _table(rows: Sequence[tuple[str, str]]) -> str:
    lines = (
        f"<tr><td><b>{escape(left)}</b></td><td>{escape(right)}</td></tr>" for left, right in rows
    )
    return f'<table cellpadding="4">{"".join(lines)}</table>'
