"""Reads a command line, with a parser that prints nothing; the commands are in ``commands.txt``."""

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NoReturn

from analyser.poker.cards import RANK_LETTERS, parse_cards
from analyser.poker.dealing import read_whole_number
from analyser.poker.errors import CardError, NotANumberError, SecondsError
from analyser.poker.games.registry import GAMES
from analyser.poker.odds.limits import LONGEST_ESTIMATE
from analyser.poker.phrases import shortened, tables_in
from analyser.poker.practice.quiz import KINDS, ROUND
from analyser.poker.ranges.notation import range_or_none
from analyser.poker.table.table import MOST_BOARDS
from analyser.poker.text.without_suits import RANKS_ALONE
from analyser.product import PROGRAM
from analyser.terminal.output import cut


class UsageError(Exception):
    """A command line that cannot be understood; the message is one clear sentence."""


class HelpAsked(Exception):  # noqa: N818 - no error: it ends the parsing, as argparse's own does
    """A command line that asks for help; the message is the help."""


class Parser(argparse.ArgumentParser):
    """A parser that prints nothing: errors and help are raised as exceptions.

    If argparse printed them, a failed write would have other effects in other versions of Python.
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
    have several cards, as in ``9cKhKd 9s Ah``. Another such word is refused: it could be a hand.

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


DECKS: Final = ("two-colour", "four-colour", "colour-blind-safe")
"""The values of ``DeckColours``, repeated here because importing that loads Qt."""
_SAID: Final = {
    "games": f"one of {', '.join([game.key for game in GAMES])}",
    "as the cards look": (
        "by default with a board omaha, omaha5 or omaha6 if all hands have four, five or six "
        "cards, else holdem; without a board holdem if a hand has two cards, else any"
    ),
    "kinds": " ".join(KINDS),
    "decks": " ".join(DECKS),
    "round": ROUND,
}
"""What stands in braces in ``commands.txt``."""
_TAKES: Final[Mapping[str, Mapping[str, Any]]] = {
    "flag": {"action": "store_true"},
    "cards": {"action": _CardWords, "nargs": "+", "default": [], "metavar": "CARD"},
    "number": {"type": whole_number},
    "seconds": {"type": seconds},
    "+": {"nargs": "+", "default": []},
    "*": {"nargs": "*", "default": []},
}
"""How argparse is told what an argument takes."""


def parser_of(verbs: Mapping[str, Callable[[argparse.Namespace], object]]) -> Parser:
    """Return the parser of all commands, which sets ``do`` to the function of its verb."""
    tables = tables_in(Path(__file__).with_suffix(".txt"))
    parser = Parser(
        prog=PROGRAM,
        usage="%(prog)s [FILE ...]\n       %(prog)s COMMAND ...",
        description="Say which poker hand it is, which hand wins, and why. "
        "Without a command the window opens, with FILE the saved table or the hands in it.",
        epilog=f"'{PROGRAM} COMMAND --help' tells more about a command.",
        allow_abbrev=False,
    )
    for row in tables["program"]:
        _add_argument(parser, *row)
    parser.set_defaults(do=None)
    commands = parser.add_subparsers(prog=PROGRAM, metavar="COMMAND")
    for verb, do in verbs.items():
        (summary, example), *rows = tables[verb]
        command = commands.add_parser(
            verb,
            help=summary,
            description=f"{summary[0].upper()}{summary[1:]}.",
            epilog=f"Example: {PROGRAM} {verb} {example}",
            allow_abbrev=False,
        )
        command.set_defaults(do=do)
        with_a_game = tables["with-a-game"] if rows[-1][0] == "--game" else []
        for row in rows + with_a_game:
            _add_argument(command, *row)
    return parser


def _add_argument(
    command: argparse.ArgumentParser, names: str, takes: str, purpose: str, *default: str
) -> None:
    """Add an argument; for the parameters see ``commands.txt``."""
    kind, _, called = takes.format_map(_SAID).partition(" ")
    options = {"help": purpose.format_map(_SAID), **_TAKES.get(kind, {})}
    if kind == "one":
        options["choices"] = called.split()[1:]
    elif kind not in ("flag", "cards"):
        options["metavar"] = called or names.removeprefix("--").upper()
    for written in default:  # argparse reads it as it reads what is typed
        options["default"] = written.format_map(_SAID)
    added = command.add_argument(*names.split(), **options)
    # Words may follow --board, whose action then finds them; the function that needs them refuses.
    added.required = False
