"""Reads what stands in front of the hands: a game, its options, or both.

    Omaha hi/lo: ..            five-card draw, deuces wild: ..
    7 card stud high low       alone on the first line

A heading is never a player's name. One that is no game and no option is refused by its name, and a
misspelt one is asked back.
"""

import re
from functools import cache, lru_cache
from itertools import groupby, pairwise
from operator import attrgetter
from typing import Final, NamedTuple

from analyser.poker.cards import CARD_PATTERN
from analyser.poker.games import registry
from analyser.poker.games.game import Game
from analyser.poker.phrases import shortened
from analyser.poker.text import refusals
from analyser.poker.text.option_words import OPTION, RANK_OF_WORD, option_of
from analyser.poker.text.words import words as words_of


class TableHeading(NamedTuple):
    """What a heading says."""

    game: Game | None  # the game; None if it names options only
    options: dict[str, str | bool]  # the options by name
    rest: str  # the text below the heading, or behind its colon


_HEAD: Final = re.compile(r"\s*(?P<head>[^:\n=]{1,80}?)\s*(?::(?![0-9.])|=|\n|\Z)")
_REMARK: Final = re.compile(
    rf"\((?=[^()]*(?:[$€£]|[0-9]/|\bmax\b|players|handed|blinds))(?![^()]*\b{CARD_PATTERN})[^()]*\)"
    r"|[$€£]?[0-9.,]+\s?/\s?[$€£]?[0-9.,]+|[$€£]\s?[0-9.,]+"
    r"|[0-9]{1,2}[- ]?(?:max|handed)|heads[- ]?up|\b(?:cash|home|live)(?: game)?\b"
    r"|\bnl\s?[0-9]{2,5}(?![0-9])|(?<=plo)\s?[0-9]{2,5}(?![0-9])|[()]|(?<=\s)(?:and|with|&|[-,;|])(?=\s|\Z)|[,;.!?]+(?=\s|\Z)",
    re.IGNORECASE,
)
"""What may stand beside a game's name and says nothing of the rules: stakes, seats, marks."""
_NO_GAMES: Final = ("cards", "td")
"""Names of games that are something else in front of hands; TD is the ten of diamonds."""
_OPTION: Final = re.compile(OPTION, re.VERBOSE | re.IGNORECASE)
_OPTION_WORDS: Final = frozenset(
    ["wild", "joker", "jokers", "qualifier", *RANK_OF_WORD, *[f"{rank}s" for rank in RANK_OF_WORD]]
)


def read_heading(text: str, game: Game | None = None) -> TableHeading:
    """Return the heading that a ``plain`` text begins with; one that says nothing if it has none.

    ``game``: the table's, which is known by its name even if it has been removed from the games.
    Raises OtherHeadingError for a game that is not judged here, ThrownAwayError.
    """
    none, found = TableHeading(None, {}, text), _HEAD.match(text)
    if found is None or not (words := found["head"]):
        return none
    own, rest = registry.added_game(words), text[found.end() :]
    if own is None and game is not None and " ".join(words.lower().split()) == game.key.lower():
        own = game.plain
    if own is None and _is_other_game(words) and not _has_more_names(rest):
        left = _game_left_of().get(registry.parts_of(_REMARK.sub(" ", words)))
        if left is None:
            refuse_other_heading(words, is_name=False)
        elif _most_of_a_hand(rest) > left.dealt:
            raise refusals.ThrownAwayError(
                name=shortened(words), game=left.name, known=registry.TAHOE.name
            )
        else:
            return TableHeading(left, {}, rest)
    said = _game_and_options(words) if own is None else (own, {})
    is_name = said is None or (said[0] not in (None, *registry.GAMES) and _has_more_names(rest))
    return none if said is None or is_name else TableHeading(*said, rest)


def _has_more_names(rest: str) -> bool:
    """Whether a later hand has a name, so that what may be a heading is the first one's name."""
    has_cards = False
    for word, after in pairwise(words_of(rest.replace("\n", ", "))):
        has_cards |= word.kind in ("cards", "range")
        if word.kind in ("word", "role") and after.kind in ("colon", "verb", "open"):
            return has_cards
    return False


@cache  # no arguments
def _game_left_of() -> dict[frozenset[str], Game]:
    """Return what a game such as pineapple is after its discard, by the parts of its name."""
    return {registry.parts_of(name): game for game in registry.GAMES for name in game.left_of}


def _most_of_a_hand(text: str) -> int:
    """Return the most cards that stand together in a text, the board's aside."""
    most, is_board = 0, False
    for kind, group in groupby(words_of(text.replace("\n", ", ")), attrgetter("kind")):
        if kind == "cards" and not is_board:
            most = max(most, sum(len(word.cards) for word in group))
        is_board = kind == "board" or (is_board and kind != "between")
    return most


def _game_and_options(words: str) -> tuple[Game | None, dict[str, str | bool]] | None:
    """Return the game and options that words name, neither for a remark; None for other words."""
    options = [option_of(match) for match in _OPTION.finditer(words)]
    rest = " ".join(_REMARK.sub(" ", _OPTION.sub(" ", words)).split())
    game = registry.game_or_none(rest) if rest.strip("- ").lower() not in ("", *_NO_GAMES) else None
    if rest and game is None:
        return None
    is_remark = not rest and any(map(str.isalpha, words))  # home game: ..
    return (game, dict(options)) if game or options or is_remark else None


def refuse_other_heading(words: str, *, is_name: bool) -> None:
    """Refuse words that stand where a heading may, and are none; ``is_name``: they may be a name.

    Raises MisspeltHeadingError for words that are nearly a heading, and OtherHeadingError for
    another game's name or, unless ``is_name``, for any other words.
    """
    nearest = _correction(words)
    if nearest:
        raise refusals.MisspeltHeadingError(name=shortened(words), nearest=nearest)
    if not is_name or _is_other_game(words):
        raise refusals.OtherHeadingError(name=shortened(words), known=registry.nearest_games(words))


def _correction(words: str) -> str:
    """Return a heading with its misspelt words put right; "" if none were, or it is none then."""
    for right in (registry.corrected(words), registry.with_known_words(words, _OPTION_WORDS)):
        if right.lower() not in ("", words.lower()) and _game_and_options(right) is not None:
            return right[0].upper() + right[1:]
    return ""


def game_words() -> frozenset[str]:
    """Return all words of the names of games and options, of other games too."""
    return _words_in_names(registry.every_name())


@lru_cache(maxsize=1)
def _words_in_names(names: tuple[str, ...]) -> frozenset[str]:
    parts = [re.findall("[a-z]+", name.lower()) for name in (*names, *registry.OTHER_GAMES)]
    return frozenset([word for part in parts for word in part]) | _OPTION_WORDS | _LOWS


_LOWS: Final = frozenset(["low", "lo", "hi", "high", "split", "wild", "deck", "bottom"])


@cache  # no arguments
def _parts_of_other_games() -> frozenset[frozenset[str]]:
    return frozenset([registry.parts_of(name) for name in registry.OTHER_GAMES])


def _is_other_game(words: str) -> bool:
    """Whether words name a game that is known, but not played here."""
    name = _REMARK.sub(" ", words)
    is_known = registry.parts_of(name) in _parts_of_other_games()
    return is_known and registry.game_or_none(name) is None
