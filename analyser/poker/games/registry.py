"""All games, the functions that find them by name, and the usual game of cards without one.

A game is a ``Game`` record, read from ``games.txt``. To add a game, write it there; the terminal,
the table, the verdict and the menus then have it.

Two names with the same parts (a family, a number of cards, high or low, and so on) name one game,
whatever their order and spelling: "Omaha hi/lo", "hi-lo Omaha" and "omaha 8 or better".
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Final

from analyser.poker.decks import Deck, lowest_rank
from analyser.poker.errors import NoSuchGameError, NotForHighError
from analyser.poker.games.game import Game
from analyser.poker.phrases import Phrase, shortened, tables_in
from analyser.poker.ranking.badugi import BADUGI as BADUGI_HIGH, BADUGI_ACE_HIGH
from analyser.poker.ranking.high import FLUSH_BEATS_FULL_HOUSE, SHORT_DECK_HIGH, STANDARD_HIGH
from analyser.poker.ranking.low import LOW_ORDERINGS, Ordering
from analyser.poker.ranking.whole import SOKO, TEEN_PATTI, THREE_CARD

if TYPE_CHECKING:  # the window opens sooner without JSON
    from analyser.poker.records import Json


_FIGURES: Final = {"four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "plus": "+"}
"""Words in names of games, each with the figure or sign that stands for it."""
_BETWEEN: Final = r"[-\s/']*"
"""What may part the words of a game's name in a text."""
PLAIN_LETTERS: Final = str.maketrans("áàâäéèêëíìîïñóòôöúùûüç", "aaaaeeeeiiiinoooouuuuc") | {
    ord("œ"): "oe",
    ord("ß"): "ss",
}
"""Letters without accents: a table and not unicodedata, which the packed program lacks."""
# In this order: some patterns read what one before them has joined, such as "holdem".
_JOINED: Final = (
    ("['`]", ""),
    (r"\bno\W*low\b|\b(?:hi|high)\W*only\b", " high "),
    (r"hi(?:gh)?low?\b", " 8 "),
    (r"\bhold\W*em\b", "holdem"),
    (r"\bsplit\W*holdem\b", "splitholdem"),  # PokerStars' game of two boards
    (r"\blow\W*ball\b", "lowball"),
    (r"\bh\W?l\b", " 8 "),
    (r"(?:\b(?:deuces?|twos?)|(?<![0-9])2)\W*(?:to\W*)?7(?!\W*card)", " deucetoseven "),
    (r"\ba(?:ces?)?\W*(?:to\W*)?5(?!\W*card)", " acetofive "),
    # Alone it is the ten of diamonds.
    (r"(\bdeucetoseven|\bacetofive|\blowball|\bbadugi|\d)\W*td\b", r"\1 triple draw "),
    (r"\bsd\b|(?<=\d)sd\b", " single draw "),
    (r"\bor\W*better\b", " 8 "),
)
"""Words that belong together, and the one word that they become."""
FILLING: Final = frozenset(
    ("card", "cards", "poker", "game", "limit", "no", "pot", "fix", "fixed", "nl", "pl", "fl")
) | {"the", "a"}
"""Words that are part of no game's name, or that make no difference to whose hand is better."""
_HIGH: Final = frozenset(["high", "hi"])
_LOW: Final = frozenset(["low", "lo"])
_HIGH_AND_LOW: Final = frozenset(["8", "hilo", "hilow", "highlow", "highlo", "hl", "split"])


def _in_figures(name: str) -> str:
    """Write a game's name in lower case and with figures: "5" for "five", "+" for "plus"."""
    name = name.lower()
    for word, figure in _FIGURES.items():
        name = name.replace(word, figure)
    return name


def pattern_of(name: str) -> str:
    """Return a regular expression, in lower case, for a name; any separators part its words."""
    pattern = _BETWEEN.join(re.split(r"[^\w+]+", _in_figures(name)))
    pattern = re.sub(r"(?<=[a-z])(?=[0-9])", "[-/]?", pattern).replace("?8", r"?\s?8")
    pattern = pattern.replace(f"2{_BETWEEN}7", "2[-/]7")  # and not 27, a range
    for word, figure in _FIGURES.items():
        pattern = pattern.replace(figure, f"(?:{re.escape(figure)}|{word})")
    return pattern


def parts_of(name: str) -> frozenset[str]:
    """Return the parts of a game's name.

    "high" and "low", eight or better, and "split" are one part, "hilo".

    >>> sorted(parts_of("PLO 5-card high/low")), sorted(parts_of("7-card Stud, No Limit"))
    (['5', 'hilo', 'plo'], ['7', 'stud'])
    """
    name = _in_figures(re.sub("(?<=[a-z])(?=[A-Z])", " ", name)).translate(PLAIN_LETTERS)
    for pattern, one in _JOINED:
        name = re.sub(pattern, one, name)  # compiled at the first name, and not for a window
    words = frozenset(re.findall(r"[a-z]+|[0-9]+|[^\s\w()/,.;:&-]+", name))
    parts = words - FILLING or words
    said = parts - _HIGH - _LOW
    if parts & _HIGH and not parts & _LOW and said & _HIGH_AND_LOW <= {"8"}:
        return said | {"high"}
    if said & _HIGH_AND_LOW or parts & _HIGH:
        return said - _HIGH_AND_LOW - {"b"} | {"hilo"}
    return said | {"low"} if parts & _LOW else said


OTHER_GAMES: Final = [
    name for (name,) in tables_in(Path(__file__).with_name("other_games.txt"))["games"]
]
"""Games that people name and that are not judged here, so that none is taken for a name."""


def with_known_words(text: str, known: Collection[str]) -> str:
    """Replace each word of four letters or more that is nearly a ``known`` one by that."""

    def known_word(word: re.Match[str]) -> str:
        said = word[0].lower()
        return said if said in known else [*nearest(said, known, 1, 0.75), said][0]

    return re.sub(r"[A-Za-z]{4,}", known_word, text)


def nearest(word: str, known: Collection[str], count: int = 3, alike: float = 0.6) -> list[str]:
    """Return up to ``count`` of the ``known`` texts most like a word, 0 to 1 ``alike`` at least."""
    from difflib import get_close_matches  # most names are known, and the start needs none

    return get_close_matches(word, sorted(known), count, alike)


def _without_own_names(game: Game) -> Game:
    """Return the record of a game without its own names and its ranges, to make another of."""
    return replace(game, short=None, in_front=(), left_of=(), codes=(), ranges=False)


_HIGHS: Final = STANDARD_HIGH, SHORT_DECK_HIGH, FLUSH_BEATS_FULL_HOUSE, THREE_CARD, TEEN_PATTI
ORDERINGS: Final[Mapping[str, Ordering]] = {
    each.name: each for each in (*_HIGHS, SOKO, BADUGI_HIGH, BADUGI_ACE_HIGH, *LOW_ORDERINGS)
}
"""How hands compare in all games, by name."""
_TABLES: Final = tables_in(Path(__file__).with_name("games.txt"))


def read_game(key: str, lines: Iterable[Sequence[str]]) -> Game:
    """Return the game that the lines of a table of ``games.txt`` describe."""
    said = {name: columns for name, *columns in lines}
    like = said.pop("like", None)
    fields = {
        f"plain_{name}" if name in ("deck", "high", "low") else name: _field_value(name, columns)
        for name, columns in said.items()
    }
    if like is None:
        return Game(key=key, **fields)
    return replace(_without_own_names(_listed_game(*like)), key=key, **fields)


@cache  # by the names of the known games
def _listed_game(key: str) -> Game:
    return read_game(key, _TABLES[key])


def _field_value(field: str, columns: Sequence[str]) -> Json:
    """Return the value of a field of ``Game`` from the columns of its line."""
    first = columns[0]
    match field:
        case "name" | "short":
            return Phrase(first)
        case "halves":
            return tuple(map(Phrase, columns))
        case "aliases" | "in_front" | "left_of" | "codes" | "allows":
            return tuple(filter(None, columns))
        case "streets" | "uses":
            return tuple(map(int, columns))
        case "high" | "low":
            return ORDERINGS[first]
        case "deck":
            return Deck(lowest_rank(int(first)))
        case "second":
            return _second_half_game(*columns)
        case "high_counts" | "shows_low" | "button" | "ranges":
            return first == "yes"
        case "source":
            return first
    return int(first) if first else None  # how many cards, or no limit


def _second_half_game(key: str, dealt: str = "", high: str = "") -> Game:
    """Return a pot's second game: a listed one, or that with ``dealt`` cards and ``high`` order."""
    if not dealt:
        return _listed_game(key)
    ordering: Json = ORDERINGS[high]
    return replace(_without_own_names(_listed_game(key)), dealt=int(dealt), plain_high=ordering)


ANY: Final = _listed_game("any")
HOLDEM: Final = _listed_game("holdem")
TAHOE: Final = _listed_game("tahoe")
OMAHA: Final = _listed_game("omaha")
FIVE_CARD_OMAHA: Final = _listed_game("omaha5")
SIX_CARD_OMAHA: Final = _listed_game("omaha6")
OMAHA_HI_LO: Final = _listed_game("omaha8")
STUD: Final = _listed_game("stud")
STUD_HI_LO: Final = _listed_game("stud8")
DRAW: Final = _listed_game("draw")
RAZZ: Final = _listed_game("razz")
LOWBALL: Final = _listed_game("lowball")
DEUCE: Final = _listed_game("deuce")
BADUGI: Final = _listed_game("badugi")
BADACEY: Final = _listed_game("badacey")
DRAWMAHA: Final = _listed_game("drawmaha")
SHORT_DECK_HOLDEM: Final = _listed_game("shortdeck")

GAMES: Final = tuple(map(_listed_game, _TABLES))

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
    """Return all games: those of the list, then the added ones."""
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
    """Yield all names of a game; if it splits, also those of its high game with "hi-lo" added."""
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
    return None if _asks_for_high(said, game) else game


def _game_of(said: frozenset[str]) -> Game | None:
    """Return the game whose name has these parts, "high" left aside; None if there is none."""
    parts = said - {"high"}
    dealt = {part for part in parts if part.isdigit()}
    by_parts = _by_parts()
    game = by_parts.get(parts) or by_parts.get(parts - dealt)
    is_named = game is not None and (parts in by_parts or dealt == {str(game.dealt)})
    return game if is_named else None


def _asks_for_high(said: frozenset[str], game: Game | None) -> bool:
    """Whether a name asks for the high alone of a game that nobody plays for it, such as razz."""
    return "high" in said and game is not None and (game.splits or game.only_lows)


def _forget_names() -> None:
    """Empty the caches of names, after a game was added or removed."""
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
        of_low = _game_of(said) or _game_of(said - {"8"} | {"hilo"})
        if of_low is not None and _asks_for_high(said, of_low):
            raise NotForHighError(name=shortened(name), game=of_low.name, known=of_low.key)
        raise NoSuchGameError(name=shortened(name), known=nearest_games(name))
    return game


def nearest_games(name: str) -> str:
    """Return the keys of up to three games named nearly so, else of three usual ones, as a text."""
    keys = {text.lower(): game.key for game in every_game() for text in _names(game)}
    near = nearest(shortened(name).lower(), keys)
    return ", ".join({keys[text]: None for text in near}) or "holdem, omaha, stud"


USUAL: Final = {game.dealt: game for game in (HOLDEM, OMAHA, FIVE_CARD_OMAHA, SIX_CARD_OMAHA)}
"""The game that hands beside a board are taken for, by how many cards all of them have."""


def game_to_complete(count: int) -> Game | None:
    """Return the usual game of so many cards if they are fewer than a hand; None if none is."""
    game = USUAL.get(count)
    return game if game is not None and game.dealt < game.hand else None


def larger_game(game: Game, dealt: int) -> Game:
    """Return the Omaha game like ``game`` with more cards, ``dealt``; if none, ``game`` itself."""
    rules = attrgetter("board", "uses", "plain_low", "plain_high", "plain_deck", "second")
    alike = (other for other in GAMES if rules(other) == rules(game) and other.dealt == dealt)
    return next(alike, game) if game.as_in_omaha and dealt > game.dealt else game


def default_game(sizes: Collection[int], *, with_board: bool, is_dealt_on: bool = False) -> Game:
    """Return the default game for cards given without a game.

    - With a board, it is Omaha if all hands have four cards, five-card or six-card Omaha if all
      have five or all have six, otherwise hold'em.
    - Without a board, it is hold'em if some hand has two cards, otherwise ``ANY``, which allows any
      cards. If more cards are dealt, it is also Omaha if all hands have four cards, and hold'em if
      no hand has more than two.

    ``sizes``: the number of cards of each hand, two for a range. ``is_dealt_on``: whether the
    rest is to be dealt, as for odds.
    """
    if len({*sizes}) == 1:
        (size,) = {*sizes}
        game = USUAL.get(size) if with_board else game_to_complete(size) if is_dealt_on else None
        if game is not None:
            return game
    is_started = is_dealt_on and max(sizes, default=0) <= HOLDEM.dealt
    return HOLDEM if with_board or is_started or HOLDEM.dealt in sizes else ANY
