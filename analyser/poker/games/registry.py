"""All games, and the functions that find them by name.

A game is a ``Game`` record. To add a game, write its record here and put it in ``GAMES``; the
terminal, the table, the verdict and the menus then have it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache, lru_cache
from operator import attrgetter
from typing import Final

from analyser.poker.decks import SHORT_DECK, Deck
from analyser.poker.errors import NoSuchGameError, NotForHighError
from analyser.poker.games.game import HIGH_AND_LOW, Game
from analyser.poker.games.game_names import nearest, parts_of, with_known_words
from analyser.poker.phrases import N_, Phrase, shortened
from analyser.poker.ranking.badugi import BADUGI as BADUGI_HIGH
from analyser.poker.ranking.badugi import BADUGI_ACE_HIGH, BADUGI_HAND
from analyser.poker.ranking.high import FLUSH_BEATS_FULL_HOUSE, SHORT_DECK_HIGH
from analyser.poker.ranking.low import ACE_TO_FIVE, DEUCE_TO_SEVEN, EIGHT_OR_BETTER
from analyser.poker.ranking.whole import SOKO as SOKO_HIGH
from analyser.poker.ranking.whole import TEEN_PATTI as TEEN_PATTI_HIGH
from analyser.poker.ranking.whole import THREE_CARD as THREE_CARD_HIGH


def _rules(game: Game) -> Game:
    """Return the record of a game without its own names and its ranges, to make another of."""
    return replace(game, short=None, in_front=(), left_of=(), codes=(), ranges=False)


ANY: Final = Game(
    key="any",
    name=Phrase(N_("Any cards")),
    aliases=("cards",),
    source="House rule of this program",
    in_front=("any",),
    dealt=5,
    at_most=10,
    at_least=1,
    allows=("joker", "wild"),
    shows_low=True,
)

HOLDEM: Final = Game(
    key="holdem",
    name=Phrase(N_("Texas hold'em")),
    aliases=("hold'em", "texas", "nlhe", "nlh", "flhe", "lhe"),
    source="Robert's Rules of Poker, version 11: Hold'em",
    short=Phrase(N_("Hold'em")),
    in_front=("texas",),
    left_of=("pineapple", "crazy pineapple", "irish"),
    codes=("FT", "NT", "PT", "-h"),
    dealt=2,
    at_most=7,
    board=5,
    ranges=True,
    allows=("joker", "wild"),
)

HOLDEM_HI_LO: Final = replace(
    _rules(HOLDEM),
    key="holdem8",
    name=Phrase(N_("Hold'em hi-lo")),
    aliases=("hold'em high-low", "texas hold'em hi-lo"),
    source="Wikipedia: High-low split",
    codes=("-h8",),
    plain_low=EIGHT_OR_BETTER,
    allows=("no_qualifier",),
)

GREEK: Final = replace(
    _rules(HOLDEM),
    key="greek",
    name=Phrase(N_("Greek hold'em")),
    aliases=("greek texas hold'em",),
    source="Wikipedia: Community card poker",
    at_most=None,
    uses=(2, 3),
    allows=(),
)

TAHOE: Final = replace(
    _rules(HOLDEM),
    key="tahoe",
    name=Phrase(N_("Tahoe")),
    aliases=("lazy pineapple",),
    source="Wikipedia: Pineapple (poker)",
    dealt=3,
    at_most=None,
    most_own=2,
    allows=(),
)

OMAHA: Final = Game(
    key="omaha",
    name=Phrase(N_("Omaha")),
    aliases=("omaha4", "plo", "plo4", "omaha high", "omaha hold'em"),
    source="Robert's Rules of Poker, version 11: Omaha",
    codes=("PO", "FO", "NO", "-o"),
    dealt=4,
    board=5,
    uses=(2, 3),
)

FIVE_CARD_OMAHA: Final = replace(
    _rules(OMAHA),
    key="omaha5",
    name=Phrase(N_("Five-card Omaha")),
    aliases=("omaha 5 card", "plo5", "5-card plo", "5cplo", "courchevel"),
    source="Wikipedia: Omaha hold 'em",
    short=Phrase(N_("Omaha 5")),
    in_front=("courchevel",),
    dealt=5,
)

SIX_CARD_OMAHA: Final = replace(
    _rules(OMAHA),
    key="omaha6",
    name=Phrase(N_("Six-card Omaha")),
    aliases=("omaha 6 card", "plo6", "6-card plo", "6cplo"),
    source="Wikipedia: Omaha hold 'em",
    short=Phrase(N_("Omaha 6")),
    dealt=6,
)

OMAHA_HI_LO: Final = replace(
    _rules(OMAHA),
    key="omaha8",
    name=Phrase(N_("Omaha hi-lo")),
    aliases=("omaha high-low", "omaha8b", "plo8", "plo hi-lo", "o8", "flo8", "nlo8"),
    source="Robert's Rules of Poker, version 11: Omaha High-Low",
    codes=("PO/8", "FO/8", "NO/8", "-o8"),
    plain_low=EIGHT_OR_BETTER,
    allows=("no_qualifier",),
)

FIVE_CARD_OMAHA_HI_LO: Final = replace(
    _rules(FIVE_CARD_OMAHA),
    key="omaha5-8",
    name=Phrase(N_("Five-card Omaha hi-lo")),
    aliases=("plo5-8", "5-card plo8", "omaha 5 card hi-lo", "big o", "courchevel hi-lo"),
    source="Wikipedia: Omaha hold 'em",
    short=Phrase(N_("Omaha 5 hi-lo")),
    plain_low=EIGHT_OR_BETTER,
    allows=("no_qualifier",),
)

SIX_CARD_OMAHA_HI_LO: Final = replace(
    _rules(SIX_CARD_OMAHA),
    key="omaha6-8",
    name=Phrase(N_("Six-card Omaha hi-lo")),
    aliases=("plo6-8", "6-card plo8", "omaha 6 card hi-lo"),
    source="Wikipedia: Omaha hold 'em",
    short=Phrase(N_("Omaha 6 hi-lo")),
    plain_low=EIGHT_OR_BETTER,
    allows=("no_qualifier",),
)

STUD: Final = Game(
    key="stud",
    name=Phrase(N_("Seven-card stud")),
    streets=(3, 4, 5, 6, 7),
    aliases=("stud7", "7-stud", "7-card", "7-cards stud", "7cs"),
    source="Robert's Rules of Poker, version 11: Seven-Card Stud",
    short=Phrase(N_("Stud")),
    in_front=("7-card",),
    codes=("F7S", "-7s"),
    dealt=7,
    at_least=5,
    button=False,
    allows=("joker", "wild"),
)

STUD_HI_LO: Final = replace(
    _rules(STUD),
    key="stud8",
    name=Phrase(N_("Seven-card stud hi-lo")),
    aliases=("stud hi-lo", "stud high-low", "7-stud8", "7-card hi-lo", "7-cards stud hi-lo"),
    source="Robert's Rules of Poker, version 11: Seven-Card Stud High-Low",
    short=Phrase(N_("Stud hi-lo")),
    codes=("F7S/8", "-7s8"),
    plain_low=EIGHT_OR_BETTER,
    allows=("no_qualifier",),
)

DRAW: Final = Game(
    key="draw",
    name=Phrase(N_("Five-card draw")),
    streets=(0, 5),
    aliases=("draw high", "5cd"),
    source="Robert's Rules of Poker, version 11: Draw Poker",
    short=Phrase(N_("Draw")),
    in_front=("draw",),
    codes=("N5CD", "F5CD", "-5d"),
    dealt=5,
    allows=("joker", "wild"),
)

RAZZ: Final = replace(
    _rules(STUD),
    key="razz",
    name=Phrase(N_("Razz")),
    aliases=("seven-card stud low", "stud low"),
    source="Robert's Rules of Poker, version 11: Seven-Card Stud Low (Razz)",
    codes=("FR", "-r"),
    high_counts=False,
    plain_low=ACE_TO_FIVE,
    allows=(),
)

RAZZ_DEUCE: Final = replace(
    _rules(RAZZ),
    key="razz27",
    name=Phrase(N_("Deuce-to-seven razz")),
    aliases=("2-7 razz", "razz deuce-to-seven", "razzdeuce"),
    source="Wikipedia: Razz (poker)",
    short=Phrase(N_("Razz 2-7")),
    plain_low=DEUCE_TO_SEVEN,
)

FIVE_CARD_STUD: Final = replace(
    _rules(DRAW),
    key="stud5",
    name=Phrase(N_("Five-card stud")),
    streets=(2, 3, 4, 5),
    aliases=("5-stud",),
    source="Wikipedia: Five-card stud",
    short=Phrase(N_("Stud 5")),
    button=False,
)

SOKO: Final = replace(
    _rules(FIVE_CARD_STUD),
    key="soko",
    name=Phrase(N_("Sökö")),
    aliases=("canadian stud", "scandinavian stud"),
    source="Wikipedia: Sökö",
    plain_high=SOKO_HIGH,
    allows=(),
)

THREE_CARD: Final = Game(
    key="threecard",
    name=Phrase(N_("Three-card poker")),
    streets=(3,),
    aliases=("3-card poker",),
    source="Wikipedia: Three Card Poker",
    dealt=3,
    hand=3,
    plain_high=THREE_CARD_HIGH,
)

TEEN_PATTI: Final = replace(
    _rules(THREE_CARD),
    key="teenpatti",
    name=Phrase(N_("Teen patti")),
    aliases=("3 patti",),
    source="Wikipedia: Teen patti",
    plain_high=TEEN_PATTI_HIGH,
)

LOWBALL: Final = replace(
    _rules(DRAW),
    key="lowball",
    name=Phrase(N_("California lowball")),
    aliases=("california", "ace-to-five", "a-5 lowball", "a-5 triple draw", "draw low"),
    source="Robert's Rules of Poker, version 11: Lowball",
    short=Phrase(N_("Lowball A-5")),
    in_front=("california",),
    codes=("-l",),
    high_counts=False,
    plain_low=ACE_TO_FIVE,
    allows=("joker",),
)

DEUCE: Final = replace(
    _rules(DRAW),
    key="deuce",
    name=Phrase(N_("Deuce-to-seven lowball")),
    aliases=(
        *("deuce-to-seven", "kansas city", "kansas city lowball", "lowball 2-7"),
        *("2-7", "2-7 lowball", "2-7 td", "27td", "2-7 sd", "single draw", "triple draw"),
        *("2-7 single draw", "2-7 triple draw", "27 single draw", "27 triple draw"),
        *("single draw 2-7 lowball", "triple draw 2-7 lowball", "deuce-to-seven triple draw"),
    ),
    source="Robert's Rules of Poker, version 11: Lowball, Deuce-to-seven Lowball",
    short=Phrase(N_("Lowball 2-7")),
    in_front=("deuce",),
    codes=("N2L1D", "F2L3D", "-l27"),
    high_counts=False,
    plain_low=DEUCE_TO_SEVEN,
    allows=(),
)

BADUGI: Final = Game(
    key="badugi",
    name=Phrase(N_("Badugi")),
    streets=(0, 4),
    aliases=("badougi", "triple draw badugi", "badugi triple draw"),
    source="Wikipedia: Badugi",
    codes=("FB",),
    dealt=4,
    at_least=1,
    hand=BADUGI_HAND,
    plain_high=BADUGI_HIGH,
)

_FIVE_CARD_BADUGI: Final = replace(_rules(BADUGI), dealt=5)
_LOW_AND_BADUGI: Final = (
    HIGH_AND_LOW[1],
    Phrase(N_("the badugi")),
)

BADEUCY: Final = replace(
    _rules(DEUCE),
    key="badeucy",
    name=Phrase(N_("Badeucy")),
    aliases=("badeucey", "badeucy triple draw", "badeucey triple draw"),
    source="Wikipedia: Badugi",
    second=replace(_FIVE_CARD_BADUGI, plain_high=BADUGI_ACE_HIGH),
    halves=_LOW_AND_BADUGI,
)

BADACEY: Final = replace(
    _rules(LOWBALL),
    key="badacey",
    name=Phrase(N_("Badacey")),
    aliases=("badacy", "badacey triple draw", "badacy triple draw"),
    source="Wikipedia: Badugi",
    second=_FIVE_CARD_BADUGI,
    halves=_LOW_AND_BADUGI,
    allows=(),
)

DRAWMAHA: Final = Game(
    key="drawmaha",
    name=Phrase(N_("Drawmaha")),
    aliases=("dramaha", "drawmaha high"),
    source="Wikipedia: Drawmaha",
    dealt=5,
    board=5,
    uses=(5, 0),
    second=FIVE_CARD_OMAHA,
    halves=(
        Phrase(N_("the draw hand")),
        Phrase(N_("the Omaha hand")),
    ),
)

SHORT_DECK_HOLDEM: Final = replace(
    _rules(HOLDEM),
    key="shortdeck",
    name=Phrase(N_("Short-deck hold'em")),
    aliases=("short-deck", "six-plus", "6+", "6+ hold'em"),
    source="Wikipedia: Six-plus hold 'em",
    short=Phrase(N_("Short deck")),
    in_front=("6+",),
    codes=("NS",),
    plain_deck=SHORT_DECK,
    plain_high=SHORT_DECK_HIGH,
    allows=("trips_beat_straight",),
)

MANILA: Final = replace(
    _rules(GREEK),
    key="manila",
    name=Phrase(N_("Manila")),
    aliases=("manila hold'em",),
    source="poker.com, Manila",
    plain_deck=Deck(lowest=7),
    plain_high=FLUSH_BEATS_FULL_HOUSE,
)

ROYAL: Final = replace(
    _rules(HOLDEM),
    key="royal",
    name=Phrase(N_("Royal hold'em")),
    aliases=("royal texas hold'em",),
    source="Wikipedia: Community card poker",
    in_front=("royal",),
    plain_deck=Deck(lowest=10),
    allows=(),
)

GAMES: Final = (
    ANY,
    HOLDEM,
    HOLDEM_HI_LO,
    TAHOE,
    OMAHA,
    FIVE_CARD_OMAHA,
    SIX_CARD_OMAHA,
    OMAHA_HI_LO,
    FIVE_CARD_OMAHA_HI_LO,
    SIX_CARD_OMAHA_HI_LO,
    STUD,
    STUD_HI_LO,
    FIVE_CARD_STUD,
    SOKO,
    DRAW,
    RAZZ,
    RAZZ_DEUCE,
    LOWBALL,
    DEUCE,
    BADUGI,
    BADEUCY,
    BADACEY,
    DRAWMAHA,
    SHORT_DECK_HOLDEM,
    GREEK,
    MANILA,
    ROYAL,
    THREE_CARD,
    TEEN_PATTI,
)

_added: Final[dict[str, Game]] = {}
"""The games that were added while the program runs, by their keys in lower case."""


def add_game(game: Game) -> None:
    """Let a game be found by its names from now on, in place of an added one with its key."""
    _added[game.key.lower()] = game
    _forget_names()


def remove_game(game: Game) -> None:
    """Forget a game that was added."""
    del _added[game.key.lower()]
    _forget_names()


def added_game(name: str) -> Game | None:
    """Return the game that was added with this key; None if there is none."""
    return _added.get(" ".join(name.lower().split()))


def every_game() -> tuple[Game, ...]:
    """Return all games, those that were added last."""
    return *GAMES, *_added.values()


def names_of(games: Iterable[Game]) -> tuple[str, ...]:
    """Return the keys, names and aliases of some games."""
    return tuple([name for game in games for name in (game.key, str(game.name), *game.aliases)])


@cache  # until a game is added
def every_name() -> tuple[str, ...]:
    """Return the keys, names and aliases of all games."""
    return names_of(every_game())


@cache  # until a game is added
def added_names() -> tuple[str, ...]:
    """Return the keys, names and aliases of the games that were added."""
    return names_of(_added.values())


def _names(game: Game) -> Iterator[str]:
    """Yield all names of a game; a game for high and low has those of its game for high, too."""
    yield from (game.key, game.name, *game.aliases)
    if game.splits:
        alike = attrgetter("dealt", "board", "uses", "plain_deck", "plain_high")
        for other in GAMES:
            if alike(other) == alike(game) and other.low is None:
                yield from [f"{name} hi-lo" for name in _names(other)]


@cache  # until a game is added
def _by_parts() -> Mapping[frozenset[str], Game]:
    """Return the games by the parts of their names; an added game takes no other's name."""
    every = (*_added.values(), *GAMES)
    return {parts_of(name) - {"high"}: game for game in every for name in _names(game)}


@lru_cache(maxsize=64)
def game_or_none(name: str) -> Game | None:
    """Return the game with this key, name or alias; None if there is none.

    A name is understood from its parts, in any order (see ``parts_of``). How many cards are dealt
    may be said although it goes without saying, as in "seven-card stud".

    >>> [game_or_none(name).key for name in ("Hold'em", "hi-lo 5 card Omaha", "stud 8 or better")]
    ['holdem', 'omaha5-8', 'stud8']
    """
    if (own := added_game(name)) is not None:
        return own
    said = parts_of(name)
    if all(map(str.isdigit, said - {"high"})) and "card" not in name.lower():
        return None  # "Hi (3)" is not three-card poker
    game = _game_of(said)
    if game is None or (
        "high" in said and (game.splits or game.one_of_each or not game.high_counts)
    ):
        return None  # nobody plays razz for the high
    return game


def _game_of(said: frozenset[str]) -> Game | None:
    """Return the game whose name has these parts but "high"; None if there is none."""
    parts = said - {"high"}
    dealt = {part for part in parts if part.isdigit()}
    by_parts = _by_parts()
    game = by_parts.get(parts) or by_parts.get(parts - dealt)
    is_named = game is not None and (parts in by_parts or dealt == {str(game.dealt)})
    return game if is_named else None


def _forget_names() -> None:
    for names in (every_name, added_names, _by_parts, game_or_none):
        names.cache_clear()


def corrected(name: str) -> str:
    """Return a game's name with its misspelt words put right; "" if that names no game either.

    >>> corrected("omhaa hi-low")
    'omaha hi-low'
    """
    known = {part for parts in _by_parts() for part in parts if len(part) > 3}
    right = with_known_words(name, known)
    return right if game_or_none(right) else ""


def find_game(name: str) -> Game:
    """Return the game of ``game_or_none``. Raises NotForHighError or NoSuchGameError."""
    if (game := game_or_none(name)) is None:
        said = parts_of(name)  # stud 8 no low
        of_low = _game_of(said) or ("high" in said and _game_of(said - {"8"} | {"hilo"}))
        if of_low:
            raise NotForHighError(name=shortened(name), game=of_low.name, known=of_low.key)
        raise NoSuchGameError(name=shortened(name), known=nearest_games(name))
    return game


def nearest_games(name: str) -> str:
    """Return the keys of at most three games whose names are nearly a text, for messages."""
    keys = {text.lower(): game.key for game in every_game() for text in _names(game)}
    near = nearest(shortened(name).lower(), keys)
    return ", ".join({keys[text]: None for text in near}) or "holdem, omaha, stud"
