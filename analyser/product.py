"""The names of the product for users and for operating systems."""

from typing import Final

NAME: Final = "Hand Analyser"
PROGRAM: Final = "hand-analyser"
"""The name of the command, of the executable, and of the package on Python's package index."""
APPLICATION_ID: Final = "io.github.hand_analyser.HandAnalyser"
"""The id by which desktops recognise the window and its launcher."""
SUMMARY: Final = "Which poker hand is it, which hand wins, and why"
AUTHORS: Final = f"The {NAME} authors"
HOMEPAGE: Final[str] = ""
"""The address of the sources, the releases and the list of problems, without a slash at its end.

A release sets it, here and nowhere else. While it is empty, there are no links to it."""
RELEASES: Final = f"{HOMEPAGE}/releases" if HOMEPAGE else "the releases page of this project"
"""Where newer versions are: an address, or words that fit into a sentence in its place."""
PROBLEMS: Final = f"{HOMEPAGE}/issues" if HOMEPAGE else "the list of problems of this project"
"""Where a problem is reported: an address, or words that fit into a sentence in its place."""
FILE_SUFFIX: Final = ".handtable"
"""The extension of saved tables, by which a double click opens them."""
MIME_TYPE: Final = "application/x-hand-analyser-table+json"
"""The type of saved tables, which are JSON."""
HANDS_TYPES: Final = {
    ".phh": "application/x-poker-hand-history+toml",
    ".phhs": "application/x-poker-hand-history+toml",
    ".ohh": "application/x-open-hand-history+json",
}
"""The extensions of files of hands that a double click opens too, and their types.

They are two open standards of others, for which nobody has registered a type."""
