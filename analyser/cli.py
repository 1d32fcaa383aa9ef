"""The command line: runs a verb, or opens the window if no verb is given.

The exit status is 0, or 2 after an error, which is one line on the error stream, or 130 after
Ctrl+C. If possible, an error is found before the first byte of the answer is written.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final

import analyser
from analyser.api import analyse, compare, deal_one_by_one, sort_in_steps
from analyser.api_arguments import Beside, game_of, read_one, read_several, rules_of
from analyser.api_odds import equity_in_steps, nuts_in_steps, range_summary
from analyser.api_records import Comparison, Deal
from analyser.gui.program.launch import library_problem, run_self_test, run_window
from analyser.poker.errors import CardError, HangingCommaError, NoCardsError, RangeGameError
from analyser.poker.games.game import Game
from analyser.poker.games.game_rules import AllGames, all_games
from analyser.poker.games.own_games import load_game
from analyser.poker.games.registry import ANY, HOLDEM, find_game
from analyser.poker.hand_files.jobs.process import begin_early
from analyser.poker.nuts.nuts_records import Nuts
from analyser.poker.odds.record import Odds
from analyser.poker.odds.situation import USUAL_SECONDS
from analyser.poker.phrases import shortened
from analyser.poker.practice.questions import make_quiz
from analyser.poker.practice.quiz import KINDS, ROUND, Quiz
from analyser.poker.ranges.summary import RangeSummary
from analyser.poker.records import harmless_json, json_ready
from analyser.poker.results.analysis import Analysis, SortedHands
from analyser.poker.text.read_text import ends_with_mark
from analyser.product import PROGRAM
from analyser.terminal.output import (
    INTERRUPTED,
    cut,
    deliver,
    deliver_parts,
    follow,
    follow_each,
    refuse,
    stopped_by_ctrl_c,
)
from analyser.terminal.report import report, report_deals
from analyser.terminal.shared_arguments import (
    HelpAsked,
    Parser,
    UsageError,
    add_board,
    add_common,
    add_flag,
    add_number,
    add_text,
    add_words,
    seconds,
)

if TYPE_CHECKING:  # these load Qt
    from analyser.gui.look.card_pictures import SavedPicture
    from analyser.gui.picture.sheet import SavedSheet

VERBS: Final = (
    *("analyse", "compare", "equity", "sort", "range", "nuts"),
    *("batch", "deal", "draw", "quiz", "games"),
)

DECKS: Final = ("two-colour", "four-colour", "colour-blind-safe")
"""The values of ``DeckColours``, repeated here because importing that loads Qt."""


def run(argv: Sequence[str]) -> int:
    """Do what the command line says and return the exit status."""
    try:
        return _dispatch(argv)
    except (CardError, UsageError) as error:
        return refuse(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED


def _dispatch(argv: Sequence[str]) -> int:
    first = argv[0] if argv else None
    if first == "--self-test":
        return _self_test(argv[1:])
    if first == "--version":
        return deliver(f"{PROGRAM} {analyser.__version__}\n")
    if first is None or not (first in VERBS or first.startswith("-")):
        return _open_window(argv)
    try:
        arguments = _parser().parse_args(_with_values(argv))
    except HelpAsked as asked:
        return deliver(str(asked))
    if arguments.self_test is not None:
        return _self_test([arguments.self_test])
    if arguments.do is None:
        return _open_window([])
    if getattr(arguments, "rules", None) is not None:
        if getattr(arguments, "game", None) is not None:
            raise UsageError("--rules has a game of its own; leave out --game")
        arguments.game = _own_game(arguments.rules)
    # Verbs that load Qt: its import cannot be interrupted, so Ctrl+C ends the process.
    if getattr(arguments, "output", None) or arguments.do is _draw:
        return _answer(arguments)
    with stopped_by_ctrl_c():
        return _answer(arguments)


def _with_values(argv: Sequence[str]) -> list[str]:
    """Return the words with the equals signs that ``--estimate`` and ``--bets`` need in argparse.

    ``--estimate`` becomes ``--estimate=5``, because argparse would take the hand after it for its
    value. ``--bets -50,100`` becomes ``--bets=-50,100``, because argparse would take bets that
    begin with a minus sign for an option.
    """
    words: list[str] = []
    for word in argv:
        if words and words[-1] == "--bets" and re.match("-[0-9]", word):
            words[-1] = f"--bets={word}"
        else:
            words.append(f"--estimate={USUAL_SECONDS}" if word == "--estimate" else word)
    return words


def _answer(arguments: argparse.Namespace) -> int:
    """Run a verb, write its answer and return the exit status."""
    result: object = arguments.do(arguments)
    if isinstance(result, Iterator):  # written while hands are read or dealt
        return deliver_parts(result)
    if not arguments.json:
        return deliver(report(result))
    # Always in UTF-8.
    return deliver(
        (harmless_json(json.dumps(json_ready(result), ensure_ascii=False)) + "\n").encode()
    )


def _own_game(path: str) -> Game:
    try:
        return load_game(path)
    except OSError as error:
        raise UsageError(f"“{cut(path)}” cannot be read: {error.strerror}") from error


def _open_window(argv: Sequence[str]) -> int:
    for path in argv:
        if not _is_there(path):
            commands = ", ".join(VERBS)
            raise UsageError(
                f"“{cut(path)}” is neither a command nor a file; the commands are {commands}"
            )
    return run_window(*argv)


def _self_test(argv: Sequence[str]) -> int:
    if not argv:
        raise UsageError("There is no folder for the results; name one: --self-test DIR")
    return run_self_test(argv[0], argv[1:])


def _is_there(path: str) -> bool:
    try:
        return Path(path).is_file() or Path(path).is_dir()
    except OSError:  # such as a name too long for any file
        return False


# ------------------------------------------------------------------------------------- the verbs


def _analyse(arguments: argparse.Namespace) -> Analysis:
    cards, board = " ".join(arguments.words), " ".join(arguments.board)
    return analyse(cards, board, arguments.game, _options(arguments))


def _compare(arguments: argparse.Namespace) -> Comparison:
    hands, board = _hands(arguments.words), " ".join(arguments.board)
    game, options = arguments.game, _options(arguments)
    chips = {"bets": arguments.bets, "dead_money": arguments.dead_money}
    return compare(hands, board, game, arguments.pot, options, **chips)


def _equity(arguments: argparse.Namespace) -> Odds:
    hands = _hands(arguments.words)
    for word in () if isinstance(hands, str) else hands:
        if word.rstrip().endswith(","):
            raise HangingCommaError(hand=shortened(word))
    drawing = arguments.estimate, arguments.deals, arguments.seed
    given = read_several(hands, _beside(arguments), is_dealt_on=True)
    steps = equity_in_steps(given, *drawing, arguments.streets)
    return follow(steps, "counted" if drawing == (None, None, None) else "drawn")


def _hands(given: list[str]) -> list[str] | str:
    """Return the words as a list of hands; a single word, or words with marks, as one text."""
    if len(given) == 1 or any(map(ends_with_mark, given)):
        return " ".join(given)
    return given


def _range(arguments: argparse.Namespace) -> RangeSummary:
    text = " ".join(arguments.words)
    game = game_of(arguments.game or HOLDEM, _options(arguments))
    if not game.takes_ranges:
        raise RangeGameError(range=shortened(text), game=game.name)
    return range_summary(text, " ".join(arguments.board), " ".join(arguments.dead))


def _nuts(arguments: argparse.Namespace) -> Nuts:
    given = read_one(" ".join(arguments.words), _beside(arguments), is_dealt_on=True)
    return follow(nuts_in_steps(given, arguments.among), "counted")


def _sort(arguments: argparse.Namespace) -> SortedHands:
    given = read_several(_hands(arguments.words), _beside(arguments), is_one_deal=False)
    return follow(sort_in_steps(given), "looked at")


def _batch(arguments: argparse.Namespace) -> Iterator[str | bytes]:
    if len(arguments.words) != 1:
        raise UsageError("There has to be one file, folder or ZIP file, or - for stdin")
    (path,) = arguments.words
    begin_early(path, arguments.jobs)
    # Loads all readers.
    from analyser.terminal.batch_report import Form, NoRowsError, Table, report_batch

    rules = rules_of(arguments.game, _options(arguments))
    try:
        form: Form = "jsonl" if arguments.jsonl else "json" if arguments.json else "text"
        outs: dict[Table, str | None] = {
            "csv": arguments.csv,
            "parquet": arguments.parquet,
            "sqlite": arguments.sqlite,
        }
        tables = {kind: out for kind, out in outs.items() if out is not None}
        parts = report_batch(path, rules, form, tables, arguments.jobs)
        first = next(parts, "")
    except NoRowsError as error:
        raise UsageError(f"{cut(path)}: {error}") from error
    except OSError as error:
        name = cut(str(error.filename or path))
        raise UsageError(f"“{name}” cannot be used: {error.strerror}") from error
    return chain([first], parts)


def _deal(arguments: argparse.Namespace) -> Iterator[str | bytes]:
    numbers = arguments.n, arguments.seats, arguments.cards, arguments.seed
    seed, dealt = deal_one_by_one(game_of(arguments.game or ANY, _options(arguments)), *numbers)
    deals = follow_each(dealt, lambda count: f"{count:,} of {arguments.n:,} dealt")
    return _deals_as_json(seed, deals) if arguments.json else report_deals(seed, deals)


def _deals_as_json(seed: int, deals: Iterable[Deal]) -> Iterator[bytes]:
    """Yield the JSON of the record ``Deals`` deal by deal, to save memory."""
    start = f'{{"seed": {seed}, "deals": ['.encode()
    for deal in deals:
        yield start + deal.to_json().encode()
        start = b", "
    yield b"]}\n"


def _draw(arguments: argparse.Namespace) -> SavedPicture:
    if not arguments.words:
        raise NoCardsError
    if isinstance(arguments.game, str):
        find_game(arguments.game)
    if arguments.output is None:
        raise UsageError("There is no file for the picture; name one: -o FILE.png or -o FILE.svg")
    try:
        return analyser.draw(arguments.words, arguments.output, arguments.deck)
    except ImportError as error:
        raise UsageError(library_problem("Pictures cannot be drawn", error)) from error
    except OSError as error:
        raise UsageError(f"The picture could not be written: {error}") from error


def _quiz(arguments: argparse.Namespace) -> Quiz | SavedSheet:
    if arguments.output and not arguments.output.lower().endswith(".pdf"):
        name = cut(arguments.output)
        raise UsageError(f"“{name}” cannot be a sheet; give it a name that ends in .pdf")
    game = game_of(arguments.game or HOLDEM, _options(arguments))
    count = arguments.questions
    quiz = make_quiz(arguments.kind, game, arguments.level, count, arguments.seed)
    asked = follow_each(quiz.questions, lambda done: f"{done:,} of {count:,} made")
    quiz = replace(quiz, questions=tuple(asked))
    if not arguments.output:
        return quiz
    try:
        from analyser.gui.picture.sheet import save_sheet_without_display

        return save_sheet_without_display(arguments.output, quiz)
    except ImportError as error:
        raise UsageError(library_problem("Sheets cannot be drawn", error)) from error
    except OSError as error:
        raise UsageError(f"The sheet could not be written: {error}") from error


def _games(_: argparse.Namespace) -> AllGames:
    return all_games()


def _beside(arguments: argparse.Namespace) -> Beside:
    """Return the arguments that a verb about hands has in common with its Python function."""
    board, dead = (" ".join(getattr(arguments, each, ())) for each in ("board", "dead"))
    return Beside(board, dead, arguments.game, _options(arguments))


def _options(arguments: argparse.Namespace) -> dict[str, object]:
    """Return the options of the game that the user chose, named as in the Python functions."""
    values = {option: getattr(arguments, option.replace("-", "_")) for option in _OPTIONS}
    return {option: value for option, value in values.items() if value}


# ----------------------------------------------------------------------------- the command line

_AS_THE_CARDS_LOOK: Final = (
    "by default with a board omaha, omaha5 or omaha6 if all hands have four, five or six cards, "
    "else holdem; without a board holdem if a hand has two cards, else any"
)
_OPTIONS: Final = ("joker", "wild", "trips-beat-straight", "no-qualifier")

_DATABASE: Final = (
    "write the rows to this SQLite database: a table hands (id, file, line, run, hand, game, "
    "board, dealt_to, showdown, reason, site, when, stakes, unit, pot, hero) and a table seats "
    "(hand_id, seat, player, cards, "
    "category, wins, wins_low, collected, all_in_equity), seats from 0"
)
_CARDS_EACH: Final = (
    "cards for each seat, by default as the game deals; "
    "those that are more than go beside a board come without one"
)


def _parser() -> Parser:
    parser = Parser(
        prog=PROGRAM,
        usage="%(prog)s [FILE ...]\n       %(prog)s COMMAND ...",
        description="Say which poker hand it is, which hand wins, and why. "
        "Without a command the window opens, with FILE the saved table or the hands in it.",
        epilog=f"'{PROGRAM} COMMAND --help' tells more about a command.",
        allow_abbrev=False,
    )
    # _dispatch handles both before this parser is made, as the second accepts options of Qt.
    add_flag(parser, "--version", "show program's version number and exit")
    self_test = "check this installation, and write a report and a picture to DIR"
    add_text(parser, "--self-test", "DIR", self_test)
    parser.set_defaults(do=None)
    commands = parser.add_subparsers(prog=PROGRAM, metavar="COMMAND")

    def add(
        do: Callable[[argparse.Namespace], object], summary: str, example: str
    ) -> argparse.ArgumentParser:
        verb = do.__name__.removeprefix("_")
        command = commands.add_parser(
            verb,
            help=summary,
            description=f"{summary[0].upper()}{summary[1:]}.",
            epilog=f"Example: {PROGRAM} {verb} {example}",
            allow_abbrev=False,
        )
        command.set_defaults(do=do)
        return command

    command = add(_analyse, "say what some cards make, high and low", "Ac Jd 8s 8c As 3d 4d")
    add_words(command, "CARD", "cards such as As, 10h or T♠; or with a board: AhKh @ QhJh2c")
    add_board(command)
    add_common(command, _AS_THE_CARDS_LOOK)

    command = add(_compare, "say who wins, and why", "Qc5h 5dJd --board 9c Kh Kd 9s Ah")
    add_words(command, "HAND", 'hands, each one word: AhKh or "Ah Kh"; or AhKh v QsQd @ QhJh2c')
    add_board(command)
    add_number(command, "--pot", "chips to share out among the winners")
    bets = "chips that each hand put in, then folded ones: 30,80,80,20f; they make the side pots"
    add_text(command, "--bets", "CHIPS", bets)
    add_number(command, "--dead-money", "chips in the main pot that are nobody's bet", 0)
    add_common(command, _AS_THE_CARDS_LOOK)

    command = add(_equity, "count how often each hand wins", "AhKh QsQd --board Qc Jh 2h")
    hands = (
        'two hands or more, each one word; "??" is an unknown card, or several: "Ah??" "??"; '
        'in holdem a hand may be a range: "QQ+, AKs"; or one text: "AhKh v QQ+ @ QhJh2c"'
    )
    add_words(command, "HAND", hands)
    add_board(command, with_dead=True)
    command.add_argument(
        "--estimate",
        type=seconds,
        metavar="SECONDS",
        help="draw deals for so long, written --estimate=10, instead of counting them all; "
        "5 seconds by default",
    )
    add_number(command, "--deals", "draw so many deals instead of counting them all")
    add_number(command, "--seed", "draw the deals of this seed, the same everywhere")
    add_flag(command, "--streets", "say what it was on each street before as well")
    add_common(command, f"{_AS_THE_CARDS_LOOK}, but omaha if all have four")

    command = add(_sort, "put hands in order, best first", "6h6c6dKhKs As2s3c4s5d")
    add_words(command, "HAND", 'any number of hands, each one word: AhKh or "Ah Kh"')
    add_board(command)
    add_common(command, _AS_THE_CARDS_LOOK)

    example = "QQ+, AKs --board Qh 7h 2c"
    command = add(_range, "say how much a range is, and what it makes", example)
    hands = "QQ+ AKs A5s-A2s AhKh 15%% random; QQ:0.5 has a weight, the last one of a hand counts"
    add_words(command, "RANGE", hands)
    add_board(command, with_dead=True)
    add_common(command, "only holdem has ranges")

    command = add(_nuts, "say what the nuts is, and what beats a hand", "9h9c --board Qh Jh 9d 4s")
    add_words(command, "CARD", "the hand, if there is one; or with the board: 9h9c @ Qh Jh 9d")
    add_board(command, with_dead=True)
    add_text(command, "--among", "RANGE", "count the hands of this range alone")
    add_common(command, _AS_THE_CARDS_LOOK)

    command = add(_batch, "say who won each hand of a file, and why", "poker.txt")
    help_ = (
        "lines of hands, CSV, PHH, OHH, poker sites' histories; a folder; a ZIP file; - for stdin"
    )
    command.add_argument("words", nargs="*", metavar="FILE", help=help_)
    add_text(command, "--csv", "OUT", "write the rows as CSV; winners from 1")
    parquet = "write the rows to this Parquet file; needs the Python package pyarrow"
    add_text(command, "--parquet", "OUT", parquet)
    add_text(command, "--sqlite", "OUT", _DATABASE)
    add_number(command, "--jobs", "read in so many processes; all processors by default over 20 MB")
    add_flag(command, "--jsonl", "write each row, and each error, as JSON on a line of its own")
    add_common(command, f"for hands that do not say; {_AS_THE_CARDS_LOOK}")

    command = add(_deal, "deal unbiased hands and analyse them", "3 --seats 2 --seed 7")
    add_number(command, "n", "how many deals, 1 by default", 1).required = False
    add_number(command, "--seats", "how many seats, 1 by default", 1)
    add_number(command, "--cards", _CARDS_EACH)
    add_number(command, "--seed", "deal the cards of this seed, the same everywhere")
    add_common(command, "any by default")

    command = add(_draw, "draw rows of cards as a picture", "AsKsQs JhTh?? -o hands.png")
    add_words(command, "ROW", 'rows of cards, each one word: AhKhJo or "Ah Kh Jo"')
    command.add_argument("-o", "--output", metavar="FILE", help="the picture, .png or .svg")
    command.add_argument(
        "--deck", choices=DECKS, default=DECKS[0], help="the colours of the suits, two by default"
    )
    add_common(command, "a picture is the same in all")

    example = "--game omaha8 --level 3 -o sheet.pdf"
    command = add(_quiz, "ask who wins, what a hand is, and more, with the answers", example)
    kinds = "what is asked: who wins, what a hand is, the nuts, or a share; winner by default"
    command.add_argument("--kind", choices=KINDS, default=KINDS[0], help=kinds)
    add_number(command, "--level", "how difficult, from 1 to 5; 3 by default", 3)
    add_number(command, "--questions", f"how many, {ROUND} by default", ROUND)
    add_number(command, "--seed", "ask the questions of this seed, the same everywhere")
    sheet = "write a sheet for a class as PDF, the solutions on its last page"
    command.add_argument("-o", "--output", metavar="FILE", help=sheet)
    add_common(command, "holdem by default")

    command = add(_games, "list all games with their rules", "--json")
    add_text(command, "--rules", "FILE.toml", "list this game of your own too")
    add_flag(command, "--json", "write JSON instead of text")
    return parser
