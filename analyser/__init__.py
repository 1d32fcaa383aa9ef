"""Hand Analyser: tells which poker hand some cards make, which hand wins, and why.

One hand, or several:
    analyse("AhKh @ QhJh2c")            what it is: the best high and lows, made hand, draws
    compare("AhKh v QsQd @ QhJh2c8s")   who wins and why; pots and side pots
    sort_hands(hands)                   any number of hands, the best first
    compare_hands(a, b)                 -1, 0 or 1, as a comparison for sorting
What may come:
    equity("AhKh v QQ+ @ QhJh2c")       each seat's share over all deals, exact or estimated
    nuts("9h9c @ QhJh9d4s")             all that others can have, and what beats a hand
    parse_range("QQ+, AKs")             a range; range_summary: how large it is, what it makes
Many at once, with NumPy:
    rank_many(hands)                    the classes of millions of hands
    equity_many(hands, boards)          the shares of millions of showdowns
Files of hands:
    read_hands("hands.txt")             each hand of a file with its winners and the reason
    hand_batches("hands.txt")           the same as record batches of pyarrow
Cards, games, practice:
    Card("As"), parse_cards(text)       cards and their numbers; format_cards writes them
    games(), deal(seats=2), quiz()      all games; random deals; questions to practise with
    load_game("ours.toml")              a game of one's own, from a file of its rules
    draw(["AsKs", "QdQh"], "hands.png") a picture of cards

Wherever cards are asked for, text in any notation will do (the types CardsLike and HandLike), and a
function that takes hands also takes a whole situation as one text. The answers are records: print
them, look at them in a notebook, or take to_dict() and to_json(). What cannot be read is refused
with a CardError, whose message says what to do.

Importing this package loads neither Qt nor NumPy: each name is loaded when it is first used.
"""

from __future__ import annotations

# Not from ``typing``, whose import would take longer than the rest of this module.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from analyser.api import analyse, compare, compare_hands, deal, games, quiz, sort_hands
    from analyser.api_arguments import CardsLike, GameLike, HandLike, OptionsLike
    from analyser.api_files import hand_batches, read_hands
    from analyser.api_odds import equity, nuts, range_summary
    from analyser.api_records import Comparison, Deal, Deals
    from analyser.gui.look.card_pictures import draw
    from analyser.poker.cards import Card, format_cards, parse_cards
    from analyser.poker.errors import CardError
    from analyser.poker.games.game import Game
    from analyser.poker.games.own_games import load_game
    from analyser.poker.hand_files.judge import HandRow, UnreadHand
    from analyser.poker.made_hands.draws import Draw
    from analyser.poker.nuts.nuts import Nuts
    from analyser.poker.odds.many import equity_many
    from analyser.poker.odds.record import HandOdds, HighLowSeatOdds, Odds, SeatOdds
    from analyser.poker.practice.quiz import Question, Quiz
    from analyser.poker.ranges.notation import parse_range
    from analyser.poker.ranges.range import Range
    from analyser.poker.ranges.summary import RangeSummary
    from analyser.poker.ranking.rank_many import rank_many
    from analyser.poker.results.analysis import Analysis, High, Low, SortedHands

__version__ = "1.0.0"

__all__ = ["analyse", "compare", "compare_hands", "deal", "games", "quiz", "sort_hands"]
__all__ += ["equity", "equity_many", "nuts", "parse_range", "range_summary", "rank_many"]
__all__ += ["draw", "format_cards", "hand_batches", "load_game", "parse_cards", "read_hands"]
__all__ += ["CardsLike", "GameLike", "HandLike", "OptionsLike"]
__all__ += ["Analysis", "Comparison", "Deal", "Deals", "Draw", "High", "Low", "SortedHands"]
__all__ += ["HandOdds", "HighLowSeatOdds", "Nuts", "Odds", "RangeSummary", "SeatOdds"]
__all__ += ["Card", "CardError", "Game", "HandRow", "Question", "Quiz", "Range", "UnreadHand"]


def __getattr__(name: str) -> object:
    """Load a public name when it is first used."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value: object = getattr(import_module(f"analyser.{_HOMES.get(name, 'api')}"), name)
    globals()[name] = value
    return value


_NAMES = {
    "api_arguments": ("CardsLike", "GameLike", "HandLike", "OptionsLike"),
    "api_files": ("hand_batches", "read_hands"),
    "api_odds": ("equity", "nuts", "range_summary"),
    "api_records": ("Comparison", "Deal", "Deals"),
    "gui.look.card_pictures": ("draw",),
    "poker.cards": ("Card", "format_cards", "parse_cards"),
    "poker.errors": ("CardError",),
    "poker.games.game": ("Game",),
    "poker.games.own_games": ("load_game",),
    "poker.hand_files.judge": ("UnreadHand", "HandRow"),
    "poker.made_hands.draws": ("Draw",),
    "poker.nuts.nuts": ("Nuts",),
    "poker.odds.many": ("equity_many",),
    "poker.odds.record": ("HandOdds", "HighLowSeatOdds", "Odds", "SeatOdds"),
    "poker.practice.quiz": ("Question", "Quiz"),
    "poker.ranges.notation": ("parse_range",),
    "poker.ranges.range": ("Range",),
    "poker.ranges.summary": ("RangeSummary",),
    "poker.ranking.rank_many": ("rank_many",),
    "poker.results.analysis": ("Analysis", "High", "Low", "SortedHands"),
}
_HOMES = {name: module for module, names in _NAMES.items() for name in names}
"""The modules of the public names that are not in ``analyser.api``."""


def __dir__() -> list[str]:
    """List all public names, whether they are loaded or not."""
    return sorted({*globals(), *__all__})
