"""The product's names: those that users read, and those that operating systems use."""

from __future__ import annotations

from typing import Final

NAME: Final = "Hand Analyser"
PROGRAM: Final = "hand-analyser"
"""The command, the executable and the package on the index."""
APPLICATION_ID: Final = "io.github.hand_analyser.HandAnalyser"
"""What desktops know the window and its launcher by."""
SUMMARY: Final = "Which poker hand is it, which hand wins, and why"
AUTHORS: Final = f"The {NAME} authors"
HOMEPAGE: Final[str] = ""
"""Where the sources, the releases and the list of problems are, without a slash at its end.

A release sets it, here and nowhere else. As long as it is empty there is no such place, and
nothing has a link there."""
RELEASES: Final = f"{HOMEPAGE}/releases" if HOMEPAGE else "the releases page of this project"
"""Where newer versions are: an address, or words that have their place in a sentence."""
FILE_SUFFIX: Final = ".handtable"
"""The end of the names of saved tables, so that a double click can open them."""
MIME_TYPE: Final = "application/x-hand-analyser-table+json"
"""The type of saved tables, which are JSON."""
HANDS_TYPES: Final = {
    ".phh": "application/x-poker-hand-history+toml",
    ".phhs": "application/x-poker-hand-history+toml",
    ".ohh": "application/x-open-hand-history+json",
}
"""The ends of the names of files of hands that a double click opens as well, and their types.

They are two open standards of other people. Nobody has registered a type for them."""
