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
from os.path import isdir, isfile
from typing import TYPE_CHECKING, Final

import analyser
from analyser.api import analyse, compare, deal_one_by_one, sort_in_steps
from analyser.api_arguments import Beside, game_of, read_one, read_several, rules_of
from analyser.api_odds import equity_in_steps, nuts_in_steps, range_summary
from analyser.api_records import Comparison, Deal
from analyser.gui.program.launch import library_problem, run_self_test, run_window
from analyser.poker.errors import CardError, HangingCommaError, NoCardsError
from analyser.poker.games.game import Game
from analyser.poker.games.game_rules import all_games
from analyser.poker.games.own_games import load_game
from analyser.poker.games.registry import ANY, HOLDEM, find_game
from analyser.poker.hand_files.jobs.process import begin_early
from analyser.poker.nuts.nuts import Nuts
from analyser.poker.odds.limits import USUAL_SECONDS
from analyser.poker.odds.record import Odds
from analyser.poker.phrases import shortened
from analyser.poker.practice.questions import make_quiz
from analyser.poker.practice.quiz import Quiz
from analyser.poker.ranges.summary import RangeSummary
from analyser.poker.records import harmless_json, json_ready
from analyser.poker.results.analysis import Analysis, SortedHands
from analyser.poker.text.read_text import ends_with_mark
from analyser.product import PROGRAM
from analyser.terminal import output
from analyser.terminal.commands import HelpAsked, UsageError, parser_of
from analyser.terminal.report import report, report_deals

if TYPE_CHECKING:  # these load Qt
    from analyser.gui.look.card_pictures import SavedPicture
    from analyser.gui.picture.sheet import SavedSheet


def run(argv: Sequence[str]) -> int:
    """Do what the command line says and return the exit status."""
    try:
        return _dispatch(argv)
    except (CardError, UsageError) as error:
        return output.refuse(str(error))
    except KeyboardInterrupt:
        return output.INTERRUPTED


def _dispatch(argv: Sequence[str]) -> int:
    """Run what the arguments ask for: a command, or the window, and return the exit status."""
    first = argv[0] if argv else None
    if first == "--self-test":
        return _self_test(argv[1:])
    if first == "--version":
        return output.deliver(f"{PROGRAM} {analyser.__version__}\n")
    if first is None or not (first in VERBS or first.startswith("-")):
        return _open_window(argv)
    try:
        arguments = parser_of(VERBS).parse_args(_with_values(argv))
    except HelpAsked as asked:
        return output.deliver(str(asked))
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
    with output.stopped_by_ctrl_c():
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
        return output.deliver_parts(result)
    if not arguments.json:
        return output.deliver(report(result))
    # Always in UTF-8.
    written = harmless_json(json.dumps(json_ready(result), ensure_ascii=False))
    return output.deliver(f"{written}\n".encode())


def _own_game(path: str) -> Game:
    try:
        return load_game(path)
    except OSError as error:
        raise UsageError(f"“{output.cut(path)}” cannot be read: {error.strerror}") from error


def _open_window(argv: Sequence[str]) -> int:
    """Open the window with files or folders; return the exit status. Raises UsageError."""
    for path in argv:
        if not (isfile(path) or isdir(path)):  # noqa: PTH112, PTH113 - Path raises for some
            name, verbs = output.cut(path), ", ".join(VERBS)
            raise UsageError(f"“{name}” is neither a command nor a file; the commands are {verbs}")
    return run_window(*argv)


def _self_test(argv: Sequence[str]) -> int:
    """Run the self-test: a folder, then options of Qt. Raises UsageError without a folder."""
    if not argv:
        raise UsageError("There is no folder for the results; name one: --self-test DIR")
    return run_self_test(argv[0], argv[1:])


# ------------------------------------------------------------------------------------- the verbs


def _analyse(arguments: argparse.Namespace) -> Analysis:
    cards, board = " ".join(arguments.words), " ".join(arguments.board)
    return analyse(cards, board, arguments.game, _options(arguments))


def _compare(arguments: argparse.Namespace) -> Comparison:
    hands, board = _hand_words(arguments.words), " ".join(arguments.board)
    game, options = arguments.game, _options(arguments)
    chips = {"bets": arguments.bets, "dead_money": arguments.dead_money}
    return compare(hands, board, game, arguments.pot, options, **chips)


def _equity(arguments: argparse.Namespace) -> Odds:
    hands = _hand_words(arguments.words)
    for word in () if isinstance(hands, str) else hands:
        if word.rstrip().endswith(","):
            raise HangingCommaError(hand=shortened(word))
    drawing = arguments.estimate, arguments.deals, arguments.seed
    given = read_several(hands, _beside(arguments), is_dealt_on=True)
    steps = equity_in_steps(given, *drawing, arguments.streets)
    return output.follow(steps, "counted" if drawing == (None, None, None) else "drawn")


def _hand_words(given: list[str]) -> list[str] | str:
    """Return the words as a list of hands; a single word, or words with marks, as one text."""
    if len(given) == 1 or any(map(ends_with_mark, given)):
        return " ".join(given)
    return given


def _range(arguments: argparse.Namespace) -> RangeSummary:
    text = " ".join(arguments.words)
    game = game_of(arguments.game or HOLDEM, _options(arguments))
    game.check_range(text)
    return range_summary(text, " ".join(arguments.board), " ".join(arguments.dead))


def _nuts(arguments: argparse.Namespace) -> Nuts:
    given = read_one(" ".join(arguments.words), _beside(arguments), is_dealt_on=True)
    return output.follow(nuts_in_steps(given, arguments.among), "counted")


def _sort(arguments: argparse.Namespace) -> SortedHands:
    given = read_several(_hand_words(arguments.words), _beside(arguments), is_one_deal=False)
    return output.follow(sort_in_steps(given), "looked at")


def _batch(arguments: argparse.Namespace) -> Iterator[str | bytes]:
    """Return the output in parts, the first one made already. Raises UsageError if none can be."""
    if len(arguments.words) != 1:
        raise UsageError("There has to be one file, folder or ZIP file, or - for stdin")
    (path,) = arguments.words
    begin_early(path, arguments.jobs)
    # Loads all readers.
    from analyser.terminal.batch_report import FILES, Form, NoRowsError, report_batch

    rules = rules_of(arguments.game, _options(arguments))
    try:
        form: Form = "jsonl" if arguments.jsonl else "json" if arguments.json else "text"
        outs = {kind: getattr(arguments, kind) for kind in FILES}
        tables = {kind: out for kind, out in outs.items() if out is not None}
        parts = report_batch(path, rules, form, tables, arguments.jobs)
        first = next(parts, "")
    except NoRowsError as error:
        raise UsageError(f"{output.cut(path)}: {error}") from error
    except OSError as error:
        name = output.cut(str(error.filename or path))
        raise UsageError(f"“{name}” cannot be used: {error.strerror}") from error
    return chain([first], parts)


def _deal(arguments: argparse.Namespace) -> Iterator[str | bytes]:
    numbers = arguments.n, arguments.seats, arguments.cards, arguments.seed
    seed, dealt = deal_one_by_one(game_of(arguments.game or ANY, _options(arguments)), *numbers)
    deals = output.follow_each(dealt, lambda count: f"{count:,} of {arguments.n:,} dealt")
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
    """Make a round to print with its answers, or save it as a sheet; nobody is asked."""
    if arguments.output and not arguments.output.lower().endswith(".pdf"):
        name = output.cut(arguments.output)
        raise UsageError(f"“{name}” cannot be a sheet; give it a name that ends in .pdf")
    game = game_of(arguments.game or HOLDEM, _options(arguments))
    count = arguments.questions
    quiz = make_quiz(arguments.kind, game, arguments.level, count, arguments.seed)
    asked = output.follow_each(quiz.questions, lambda done: f"{done:,} of {count:,} made")
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


def _beside(arguments: argparse.Namespace) -> Beside:
    """Return the arguments that a verb about hands has in common with its Python function."""
    board, dead = (" ".join(getattr(arguments, each, ())) for each in ("board", "dead"))
    return Beside(board, dead, arguments.game, _options(arguments))


def _options(arguments: argparse.Namespace) -> dict[str, object]:
    """Return the options of the game that the user chose, named as in the Python functions."""
    values = {option: getattr(arguments, option.replace("-", "_")) for option in _OPTIONS}
    return {option: value for option, value in values.items() if value}


VERBS: Final[dict[str, Callable[[argparse.Namespace], object]]] = {
    "analyse": _analyse,
    "compare": _compare,
    "equity": _equity,
    "sort": _sort,
    "range": _range,
    "nuts": _nuts,
    "batch": _batch,
    "deal": _deal,
    "draw": _draw,
    "quiz": _quiz,
    "games": lambda _: all_games(),
}
"""What does each command, in the order of the help; ``commands.txt`` says what they take."""
_OPTIONS: Final = ("joker", "wild", "trips-beat-straight", "no-qualifier")
