"""Reads a command line: a parser that prints nothing, and the arguments that verbs share."""

from __future__ import annotations

import argparse
from typing import NoReturn

from analyser.api_odds import LONGEST_ESTIMATE
from analyser.poker.cards import RANK_LETTERS, parse_cards
from analyser.poker.dealing import read_whole_number
from analyser.poker.errors import CardError, NotANumberError, SecondsError
from analyser.poker.games.registry import GAMES
from analyser.poker.phrases import shortened
from analyser.poker.ranges.notation import range_or_none
from analyser.poker.table.table import MOST_BOARDS
from analyser.poker.text.without_suits import RANKS_ALONE
from analyser.terminal.output import cut


class UsageError(Exception):
    """A command line that cannot be understood; the message is one clear sentence."""


class HelpAsked(Exception):  # noqa: N818 - no error: it ends the parsing, as argparse's own does
    """A command line that asks for help; the message is the help."""


class Parser(argparse.ArgumentParser):
    """A parser that prints nothing: errors and help are raised as exceptions.

    If argparse printed them itself, a failed write would have other effects in other versions of
    Python.
    """

    color: bool
    """Whether help has colours; ``deliver`` would escape them. New in Python 3.14."""

    def error(self, message: str) -> NoReturn:
        """Raise UsageError."""
        raise UsageError(cut(message))

    def print_help(self, file: object = None) -> NoReturn:
        """Raise HelpAsked with the help, without colours."""
        self.color = False
        raise HelpAsked(self.format_help())


class _CardWords(argparse.Action):
    """Divides the words after ``--board`` or ``--dead`` into the option's cards and hands.

    If hands were given before the option, all words are cards of the option. The first word may
    have several cards, as in ``9cKhKd 9s Ah``. Any other word of several cards is refused, because
    it could be a hand.

    If no hands were given before the option, they may follow its cards. They begin

    - after the first word if it has several cards: ``--board 9cKhKd Qc5h 5dJd``;
    - otherwise at the first word that has several cards: ``--board 9c Kh Kd 9s Ah Qc5h 5dJd``.
    """

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        assert isinstance(values, list)
        assert option_string is not None
        before = getattr(namespace, self.dest)
        boards = before.count("@") + 1 if self.dest == "board" else MOST_BOARDS
        if before and boards >= MOST_BOARDS:
            raise UsageError(
                f"{option_string} is given too often; give it once, or once for each of up to "
                f"three boards, with all its cards: {option_string} 2c 3c 4c"
                if self.dest == "board"
                else f"{option_string} is given twice; give it once, with all its cards: "
                f"{option_string} 2c 3c 4c"
            )
        end = 1 if not namespace.words and _is_several(values[0]) else len(values)
        hand = next((at for at in range(1, end) if _is_several(values[at])), end)
        if namespace.words and hand < end:
            raise UsageError(
                f"“{shortened(values[hand])}” after {option_string} may be a hand or more of its "
                f"cards; write all hands first, then the cards one by one or in one word: "
                f"AhKh QsQd {option_string} 2c 3c 4c, or {option_string} 2c3c4c"
            )
        setattr(namespace, self.dest, [*before, *["@"] * bool(before), *values[:hand]])
        namespace.words = namespace.words or values[hand:]


def _is_several(word: str) -> bool:
    """Whether a word is several cards or a range. Raises CardError if it cannot be read."""
    try:
        return len(parse_cards(word)) > 1
    except CardError:
        if word.upper() in (*RANK_LETTERS, "10"):  # a card without a suit, if all are so
            return False
        if range_or_none(word) is None and not RANKS_ALONE.fullmatch(word):
            raise
        return True


def add_words(command: argparse.ArgumentParser, metavar: str, explanation: str) -> None:
    """Add the positional arguments, such as cards or hands."""
    words = command.add_argument("words", nargs="+", default=[], metavar=metavar, help=explanation)
    # Not required for argparse: the hands may follow --board, whose action then finds them. If
    # there are none at all, the function that needs them raises an error.
    words.required = False


def add_board(command: argparse.ArgumentParser, *, with_dead: bool = False) -> None:
    """Add the option ``--board`` and, if ``with_dead``, also ``--dead``."""
    for name, cards in (
        ("--board", "the cards all seats share; once for each board, up to three"),
        ("--dead", "cards that nobody can be dealt"),
    )[: 1 + with_dead]:
        explanation = f"{cards}; best written after the hands"
        command.add_argument(
            name, nargs="+", default=[], action=_CardWords, metavar="CARD", help=explanation
        )


def add_number(
    command: argparse.ArgumentParser, name: str, explanation: str, default: int | None = None
) -> argparse.Action:
    """Add an option that takes a whole number; its value is ``default`` if it is not given."""
    metavar = name.removeprefix("--").upper()
    return command.add_argument(
        name, type=whole_number, default=default, metavar=metavar, help=explanation
    )


def add_text(command: argparse.ArgumentParser, name: str, metavar: str, explanation: str) -> None:
    """Add an option that takes a text, such as a file's name."""
    command.add_argument(name, metavar=metavar, help=explanation)


def add_flag(command: argparse.ArgumentParser, name: str, explanation: str) -> None:
    """Add an option without a value."""
    command.add_argument(name, action="store_true", help=explanation)


def add_common(command: argparse.ArgumentParser, default_game: str) -> None:
    """Add ``--game``, its options and ``--json``; ``default_game``: the default, for the help."""
    games = ", ".join(game.key for game in GAMES)
    command.add_argument("--game", help=f"one of {games}; {default_game}")
    add_text(command, "--rules", "FILE.toml", "the rules of a game of your own, instead of --game")
    command.add_argument(
        "--joker", choices=("none", "bug", "wild"), help="how jokers count, in games that have them"
    )
    add_text(command, "--wild", "RANKS", "ranks that are wild, such as 2,J")
    trips = "three of a kind beats a straight, in games where houses differ"
    add_flag(command, "--trips-beat-straight", trips)
    add_flag(command, "--no-qualifier", "any low wins the low half, in high-low games")
    add_flag(command, "--json", "write JSON instead of text")


def whole_number(text: str) -> int:
    """Read the value of an option as a whole number. Raises argparse.ArgumentTypeError."""
    try:
        return read_whole_number(text)
    except NotANumberError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def seconds(text: str) -> float:
    """Read the value of ``--estimate``, in seconds. Raises argparse.ArgumentTypeError."""
    try:
        return float(text)
    except ValueError:
        refusal = SecondsError(value=shortened(text), most=f"{LONGEST_ESTIMATE:,.0f}")
        raise argparse.ArgumentTypeError(str(refusal)) from None
