"""The sites whose text histories are read.

A new site needs a module in this package, an entry in ``SITES``, and its name in ``Format`` in
``hand_files/hand.py``. Name it also in the texts that list the formats: the help in ``cli``, the
docstring of ``read_hands`` in ``api``, and ``empty_page`` and ``row_count`` in ``gui/file_window``.
See CONTRIBUTING.
"""

from __future__ import annotations

from typing import Final

from analyser.poker.hand_files.sites.pokerstars import POKERSTARS
from analyser.poker.hand_files.sites.text_history import Site

SITES: Final[tuple[Site, ...]] = (POKERSTARS,)
