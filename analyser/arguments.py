"""What the Python functions are given: cards, games and numbers in any form they take."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from analyser.poker.cards import Card, parse_cards
from analyser.poker.errors import NotANumberError, NumberError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import find_game
from analyser.poker.phrases import Phrase

CardsLike = str | Card | Iterable[Card | str]
"""Text in any notation, or cards, or texts of cards."""
GameLike = str | Game
Options = Mapping[str, object]


def game_of(game: GameLike, options: Options | None) -> Game:
    """Return a game with its options. Raises CardError."""
    rules = game if isinstance(game, Game) else find_game(str(game))
    return rules if options is None else rules.with_options(options)


def cards_or_none(given: CardsLike) -> tuple[Card, ...]:
    """Read a board or dead cards, which may be missing: no text, or no cards."""
    if isinstance(given, str):
        return parse_cards(given) if given.strip() else ()
    cards = (given,) if isinstance(given, Card) else tuple(given)
    return parse_cards(cards) if cards else ()


def refuse_number(what: Phrase, value: object, least: int, most: int) -> None:
    """Refuse what is no whole number in a range, ``what`` naming it. Raises NumberError."""
    # type and not isinstance: True is no number here, though Python counts it as one.
    if type(value) is not int or not least <= value <= most:
        raise NumberError(what=what, value=value, least=least, most=most)


def read_whole_number(text: str) -> int:
    """Read a whole number, with spaces around it or none. Raises NotANumberError.

    Stricter than ``int``, which reads 1_000 and the digits of every script, and knows no end.
    """
    if re.fullmatch("[+-]?[0-9]{1,30}", text.strip()) is None:
        raise NotANumberError(text=text)
    return int(text)
