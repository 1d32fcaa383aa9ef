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
"""A game's key or alias, or a game."""
OptionsLike = Mapping[str, object]
"""Options of a game by their names."""


def game_of(game: GameLike, options: OptionsLike | None) -> Game:
    """Return a game with its options. Raises CardError."""
    played = game if isinstance(game, Game) else find_game(str(game))
    return played if options is None else played.with_options(options)


def cards_or_none(cards: CardsLike) -> tuple[Card, ...]:
    """Read a board or dead cards, which may be missing: no text, or no cards."""
    if isinstance(cards, str):
        return parse_cards(cards) if cards.strip() else ()
    several = (cards,) if isinstance(cards, Card) else tuple(cards)
    return parse_cards(several) if several else ()


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
