"""Games of one's own: read from a TOML file, checked, and known by their names from then on.

What a file may say is in the manual, ``resources/manual/terminal.md``.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from analyser.poker.decks import Deck, lowest_rank
from analyser.poker.errors import CardError, OwnGameError
from analyser.poker.games import registry
from analyser.poker.games.game import HIGH_AND_LOW, Game
from analyser.poker.games.options import read_options
from analyser.poker.phrases import N_, Phrase, shortened
from analyser.poker.ranking.badugi import BADUGI as BADUGI_HIGH, BADUGI_ACE_HIGH, BADUGI_HAND
from analyser.poker.ranking.high import STANDARD_HIGH, USUAL_CATEGORIES, HighOrdering
from analyser.poker.ranking.low import EIGHT_OR_BETTER, LOW_ORDERINGS, LowOrdering, Ordering
from analyser.poker.ranking.whole import WholeOrdering
from analyser.poker.records import Json

Rules = dict[str, Json]
"""The rules of a game by the keys of its file."""
_DECKS: Final = (52, 36, 32, 20)
_LOWS: Final = {ordering.name: ordering for ordering in LOW_ORDERINGS}
_BADUGIS: Final = (BADUGI_HIGH.name, BADUGI_ACE_HIGH.name)
_OMAHA: Final = "omaha-high"
_OMAHA_HAND: Final = registry.DRAWMAHA.halves[1]
_FIRST: Final = {*registry.ORDERINGS} - {EIGHT_OR_BETTER.name, BADUGI_ACE_HIGH.name}
_SECOND: Final = {"none", *_LOWS, *_BADUGIS, _OMAHA}
_LONGEST: Final = 40
_NAME: Final = re.compile(rf"[^\W_][\w '()&-]{{0,{_LONGEST - 1}}}")
_MARKS: Final = re.compile(
    "(?:(?:v|vs|versus|against|on|board|boards|flop|turn|river|run|runs|runout|top|bottom|first|"
    "second|third|dead|muck|mucked|fold|folded|pot|all|in|bet|bets|call|to|hero|villain|"
    "button|dealer|blind|small|big|seat|player|hand|hands|card|cards|joker|jokers|random|"
    "unknown|best|high|low|hi|lo|hi-lo|no|limit|pot-limit|no-limit|[a-j])(?: |$))+",
    re.IGNORECASE,
)
"""Words that are no game's name: a text means something else by them."""
_HOLDING: Final = re.compile("[a-z]|(?:(?:10|[2-9tjqka])[cdhs]?){1,2}[so]?")
"""A seat's letter, a rank, a card, or what two cards may be."""
_BOARD: Final = 5
_HAND: Final = 5
_MOST_DEALT: Final = registry.ANY.most
_CATEGORIES: Final = {each.name.lower().replace("_", " "): each for each in USUAL_CATEGORIES[:9]}
_USUAL: Final[Rules] = {
    "deck": 52,
    "uses": None,
    "board": _BOARD,
    "boards": 1,
    "order": [],
    "high": STANDARD_HIGH.name,
    "low": "none",
    "wild": [],
    "joker": "none",
}


def load_game(path: str | Path) -> Game:
    """List and return a TOML file's game. Raises OSError, and OwnGameError, which names the key."""
    return own_game(read_rules(path))


def read_rules(path: str | Path) -> Rules:
    """Return what a TOML file says, unchecked. Raises OwnGameError if it is none, and OSError."""
    import tomllib  # few have a game of their own

    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise OwnGameError(key=shortened(Path(path).name), why=str(error)) from None


def own_game(rules: Mapping[str, Json]) -> Game:
    """Return the game with these rules, from then on known by name. Raises OwnGameError."""
    keys = ["name", "dealt", *_USUAL]
    if unknown := [key for key in rules if key not in keys]:
        raise OwnGameError(key=shortened(unknown[0]), why=f"the keys are {', '.join(keys)}")
    every = {**_USUAL, **rules}
    name = _checked(every, "name", _is_name, "a name of letters, digits and spaces is needed")
    name = " ".join(name.split())
    if _MARKS.fullmatch(name) or _HOLDING.fullmatch(name.lower()):
        raise OwnGameError(key="name", why=f"“{name}” means something else beside cards")
    known_game = registry.game_or_none(name)
    if known_game is not None and known_game in registry.GAMES:
        raise OwnGameError(key="name", why=f"“{name}” is {known_game.name} already")
    deck = _checked(every, "deck", _DECKS.__contains__, "a deck has 52, 36, 32 or 20 cards")
    board = _checked(every, "board", (0, _BOARD).__contains__, "a board has five cards, or 0")
    high = _checked(every, "high", _FIRST.__contains__, _one_of(_FIRST))
    low = _checked(every, "low", _SECOND.__contains__, _one_of(_SECOND))
    boards = _checked(every, "boards", (1, 2, 3)[: 3 * bool(board) or 1].__contains__, _BOARDS)
    ordering = _reordered(registry.ORDERINGS[high], every["order"])
    whole = ordering if isinstance(ordering, WholeOrdering) else None
    least = whole.size if whole else 1 if board else _HAND
    most = least if whole and (whole.name != BADUGI_HIGH.name or low == "none") else _MOST_DEALT
    counts = f"a seat is dealt {least} to {most} cards" if least < most else f"it is {least} here"
    dealt = _checked(every, "dealt", range(least, most + 1).__contains__, counts)
    exact, most_own = _read_uses(every["uses"], dealt, board)
    is_misplaced = low == EIGHT_OR_BETTER.name and type(ordering) is not HighOrdering
    its_place = f"{low} goes beside a high such as standard, not beside {high}"
    has_wild = bool(every["wild"]) or every["joker"] != "none"
    is_plain = (ordering, low, deck) == (STANDARD_HIGH, "none", 52)
    _refuse(
        (whole and (board or deck != 52), "high", f"{high} has no board, and 52 cards"),
        (high == low, "low", "both halves would be the same"),
        (low in _BADUGIS and board, "low", "a badugi has no board"),
        (low in _BADUGIS and dealt < BADUGI_HAND, "low", "a badugi has four cards"),
        (low == _OMAHA and not (board and dealt > 1), "low", "it needs a board and two cards"),
        (low in _LOWS and not board and dealt < _HAND, "low", "a low has five cards"),
        (is_misplaced, "low", its_place),
        (has_wild and not is_plain, "wild", "wild cards need 52 cards, a standard high and no low"),
    )
    alone = Game(
        key=name,
        name=Phrase(name),
        aliases=(),
        source=N_("House rules"),
        dealt=dealt,
        at_least=None if board or whole else _HAND,
        board=board,
        boards=boards,
        streets=() if board else (dealt,),
        uses=exact,
        most_own=most_own,
        plain_deck=_read_deck(every),
    )
    game = _with_ordering(alone, ordering)
    if low == _OMAHA:
        omaha = replace(alone, uses=registry.OMAHA.uses, most_own=None)
        game = replace(game, second=omaha, halves=(_half_name(ordering), _OMAHA_HAND))
    elif low in _LOWS and game.high_counts and not whole:
        game = replace(game, plain_low=_LOWS[low])
    elif low != "none":
        other = registry.ORDERINGS[low]
        second, halves = _with_ordering(alone, other), (_half_name(ordering), _half_name(other))
        game = replace(game, second=second, halves=halves)
    if game.most_seats < 2:
        try:
            game.check_seats(2, boards)
        except CardError as error:
            raise OwnGameError(key="dealt", why=str(error)) from None
    registry.add_game(game)
    _rules[game] = dict(rules)
    return game


def own_game_beside(rules: Mapping[str, Json]) -> Game:
    """Return the game with these rules; if another one has its name, it is called "Name (2)"."""
    number, called = 1, dict(rules)
    while _is_name(called.get("name")) and (
        (game := registry.added_game(called["name"])) is not None and rules_of(game) != called
    ):
        number += 1
        called["name"] = f"{rules['name'][: _LONGEST - 4]} ({number})"
    return own_game(called)


def _refuse(*every: tuple[object, str, str]) -> None:
    """Raise OwnGameError for the first that holds of (whether it holds, the key, why)."""
    for holds, key, why in every:
        if holds:
            raise OwnGameError(key=key, why=why)


def _with_ordering(game: Game, ordering: Ordering) -> Game:
    """Return the game with an ordering; one of lows makes it a game for low only."""
    if isinstance(ordering, LowOrdering):
        return replace(game, high_counts=False, plain_low=ordering)
    hand = ordering.size if isinstance(ordering, WholeOrdering) else _HAND
    return replace(game, plain_high=ordering, hand=hand)


def _read_deck(every: Rules) -> Deck:
    """Return the deck with its wild cards. Raises OwnGameError."""
    wild = every["wild"]
    if not isinstance(wild, list):
        raise OwnGameError(key="wild", why="write ranks in brackets, such as [2, 11]")
    found = {}
    for key in ("joker", "wild"):
        try:
            found[key] = read_options({key: every[key]})
        except CardError as error:
            raise OwnGameError(key=key, why=str(error)) from None
    return Deck(lowest_rank(every["deck"]), found["joker"].joker, found["wild"].wild)


def _half_name(ordering: Ordering) -> Phrase:
    """Name the half of a pot that the best hand in an ordering wins."""
    if isinstance(ordering, LowOrdering):
        return Phrase(N_("the {ordering} low"), ordering=ordering.name)
    if ordering is BADUGI_ACE_HIGH:
        return Phrase(N_("the badugi with the ace high"))
    return registry.BADACEY.halves[1] if ordering.name in _BADUGIS else HIGH_AND_LOW[0]


def rules_of(game: Game) -> Rules | None:
    """Return the rules of a game of one's own, as ``own_game`` takes them; None for other games."""
    return _rules.get(game.plain)


_rules: Final[dict[Game, Rules]] = {}
"""The rules of each game so far, those of removed ones too: a table may still play them."""


def _one_of(names: set[str]) -> str:
    """Say which names may be given: "it is one of bug, none, wild"."""
    return f"it is one of {', '.join(sorted(names))}"


def _is_name(value: object) -> bool:
    return isinstance(value, str) and _NAME.fullmatch(value) is not None


def _checked(rules: Rules, key: str, fits: Callable[[Json], bool], why: str) -> Json:
    """Return the value of a key. Raises OwnGameError if it is missing or does not fit."""
    value = rules.get(key)
    try:
        if value is not None and not isinstance(value, bool | float) and fits(value):
            return value
    except TypeError:  # a list is no key of a mapping
        pass
    raise OwnGameError(key=key, why=why)


_BOARDS: Final = "a game has one to three boards, or one if it is played without"


def _reordered(ordering: Ordering, order: object) -> Ordering:
    """Return the ordering with the kinds named in ``order`` so, best first. Raises OwnGameError."""
    if order == []:
        return ordering
    names = [*map(str, order)] if isinstance(order, list) else ["?"]
    are_kinds = len({*names}) == len(names) and {*names} <= {*_CATEGORIES}
    if type(ordering) is not HighOrdering or not are_kinds:
        known = ", ".join(_CATEGORIES)
        why = f"write kinds of hand in brackets, best first, for a high as standard: {known}"
        raise OwnGameError(key="order", why=why)
    # The kinds that are named share out the places they had; all others stay.
    named = [_CATEGORIES[name] for name in names]
    places = iter(reversed(named))
    categories = [next(places) if each in named else each for each in ordering.categories]
    name = f"{ordering.name}: {' > '.join(names)}"
    return replace(ordering, categories=tuple(categories), name=name)


def _read_uses(value: object, dealt: int, board: int) -> tuple[tuple[int, int] | None, int | None]:
    """Return (own and board cards that must play, or None; the most own cards, or None for any)."""
    if value is None:
        return None, None
    pair = [value, value] if isinstance(value, int) else value
    if not (isinstance(pair, list) and len(pair) == 2 and all(type(each) is int for each in pair)):
        raise OwnGameError(key="uses", why="write a number of cards, or two in brackets")
    least, most = pair
    if not board or not 0 <= least <= most <= dealt or most > _HAND:
        raise OwnGameError(key="uses", why="so many own cards cannot play")
    if least == most:
        return (most, _HAND - most), None
    if least:
        raise OwnGameError(key="uses", why="from .. to begins with 0 cards, or is one number")
    # A limit that no hand can pass is none.
    return None, None if most == min(dealt, _HAND) else most
