"""The page of keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from analyser.gui.look.theme import Theme
from analyser.gui.look.translation import labelled, translate


@dataclass(frozen=True)
class KeysPage:
    """Which key does what. ``keys``: the keys of the menus, and what each does."""

    keys: Sequence[tuple[str, str]]

    @property
    def _rows(self) -> Sequence[tuple[str, str]]:
        # Keys for cards are handled by the widget with the focus; all other keys are actions.
        return [
            (translate("Help", "Arrows, Home, End"), translate("Help", "walk over the 52 cards")),
            (
                translate("Help", "Space, Enter"),
                translate("Help", "place the card, or take it back"),
            ),
            (
                translate("Help", "A S, 1 0 H, …"),
                translate("Help", "pick a card by typing its rank and suit, wherever the focus is"),
            ),
            ("Tab", translate("Help", "go on to the seats, the board and the results")),
            (translate("Help", "Delete"), translate("Help", "on a slot: take its card back")),
            (translate("Help", "Escape"), translate("Help", "back to the cards")),
            *self.keys,
        ]

    def html(self, theme: Theme) -> str:
        lines = (
            f"<tr><td><b>{escape(left)}</b></td><td>{escape(right)}</td></tr>"
            for left, right in self._rows
        )
        return f'<table cellpadding="4">{"".join(lines)}</table>'

    def spoken(self) -> str:
        return " ".join([f"{labelled(*row)}." for row in self._rows])
