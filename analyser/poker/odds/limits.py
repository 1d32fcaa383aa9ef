"""How long a count or an estimate may take: each way of counting has a limit of its own.

Before counting anything, each way estimates its work, in a unit of its own, such as seconds.
"""

from typing import Final

from analyser.poker.errors import TooManyDealsError
from analyser.poker.phrases import N_, Numeral, Phrase

MOST_WORK_WITH_BOARD: Final = 1_000_000_000
"""The most work in a game with a board: about a minute. Its unit is an entry to be sorted (see
``board.seat_pairs``)."""

MOST_WORK_WITHOUT_BOARD: Final = 4_000_000_000
"""The most work in a game without a board: about a minute. Its unit is comparing a multiset of
ranks that one seat can be dealt with one of another seat."""

MOST_BADUGI_PAIRS: Final = 100_000_000
"""The most work in badugi: about half a minute. Its unit is a pair of a state (see
``no_board.count_without_board``) and a completion of one seat's hand."""

MOST_SECONDS_OF_RANGES: Final = 75
"""The longest estimated time of counting ranges, in seconds."""

MOST_HANDS_ONE_BY_ONE: Final = 100_000
"""The most hands to rank, over all deals, if every deal is ranked by itself: about ten seconds."""

MOST_DRAWN: Final = 1_000_000_000
"""The most deals that one estimate draws."""

USUAL_SECONDS: Final = 5.0
LONGEST_ESTIMATE: Final = 3_600.0
"""The duration of an estimate in seconds: the default, and the longest. ``commands.txt``, the
docstring of ``equity`` and the manual, in four languages, say them too.

Only time or deals end an estimate; four times as long halves its error.
"""

_MILLION: Final = 1_000_000


def too_many(deals: int, is_exact: bool = True) -> TooManyDealsError:
    """Return the error that there are too many deals to count; an estimate is rounded."""
    if deals < _MILLION**2 * 1000:
        if is_exact:
            return TooManyDealsError(deals=Numeral(deals))
        rounded = Numeral(round(deals, 2 - len(str(deals))))
        about = Phrase(N_("about {deals}"), deals=rounded)
        return TooManyDealsError(deals=about)
    if deals < _MILLION**3:
        template = N_("about {count} million million")
        return TooManyDealsError(deals=Phrase(template, count=Numeral(round(deals / _MILLION**2))))
    template = N_("more than a million million million")
    return TooManyDealsError(deals=Phrase(template))
