"""Use the program with the Orca of this machine, key by key, and check what it says.

    python packaging/build.py heard-proof [frozen] [KEYS ...]

This needs the packages in `PACKAGES`. Each step presses keys and waits until Orca has finished. A
step has a list of texts that must be heard, and a maximum number of utterances. There is no sound:
what Orca says after each step is printed. Read it as if you could not see the window. If keys are
given as arguments, such as ctrl+l "=AhKh v QsQd" Return, only these are pressed, and nothing is
checked. The text after an equals sign is typed. The program is that of the source, with `frozen`
the one that `freeze` has built.
"""

from __future__ import annotations

import os
import pty
import re
import subprocess
import tempfile
import time
import tty
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from product import FROZEN, PROGRAM
from tools import BuildError, need, run, say
from trials.linux.screen import CRASHED, PATIENCE, Screen, screen, started
from trials.linux.window import SOURCE, running

PACKAGES: Final = {
    "orca": "orca",
    "openbox": "openbox",
    "speech-dispatcher": "speech-dispatcher speech-dispatcher-audio-plugins",
    "gsettings": "libglib2.0-bin",
}
PAUSE: Final = 3.2
"""Seconds without work after which Orca has finished with a step."""
TRIES: Final = 3
"""The number of tries, because now and then Orca starts but does not say what it comes to."""
BEFORE: Final = 3543
"""The words that Orca 43 said of the same tasks before the program was one window (48d3f03a)."""
MOST_IN_ALL: Final = 0.7 * BEFORE
"""The most words of all steps together."""
MOST_WORDS: Final = 30
"""The most words of an utterance that nobody has asked for."""
ASKED_FOR: Final = 70
"""The most words where the whole answer is wanted."""
MOST_BACK: Final = 8
"""The most words where the focus comes back to a card, as `BACK`, beside where this card is."""
BACK: Final = ("^(?:Ace|Eight|King) of ",)
WHOLE_ANSWER: Final = "ctrl+shift+v"
UNREAD: Final = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
"""Where a slow Orca makes Qt warn at each key, a pipe that nobody reads would stop the program."""
NEVER: Final = ("&", "layered pane", CRASHED)
"""What no step may say: the sign of a mnemonic, how a window is built, and a report of a crash."""
HEADERS: Final = ("column header", "row header")
"""What may be said only in tables of hands: the deck and the matrix are no tables."""
SPEECH: Final = """\
LogLevel 1
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
AudioOutputMethod "libao"
"""
_SAID: Final = re.compile(
    r"^[\d:.]+ - SPEECH OUTPUT: '(.*?)'[ ]*(?:[\[{][^\n]*)?$", re.MULTILINE | re.DOTALL
)
_WORK: Final = re.compile("EVENT MANAGER|SPEECH OUTPUT")
"""The lines in Orca's log that show work; it also writes about its caches while idle."""
_PLACE: Final = re.compile(r", in (?:seat [A-Z]|the board)")
"""Where a card is."""
_ECHO: Final = re.compile(
    r"^(?:.?|space|tab|return|escape|backspace|at|comma|dot|greater|slash|tilde|undo"
    r"|F\d+|(?:left )?(?:control|shift|alt))\s*$|Screen reader"
)


class Step(NamedTuple):
    """Keys to press or a text to type, what must be heard then, and in how many utterances.

    `keys` are pressed one after the other. `hears` are regular expressions; `never` are texts that
    must not be heard. When the focus comes to the poker table, Orca says its verdict, the deck and
    the card in focus, at most seven utterances; from another window eight, if Orca repeats the
    window's name.
    """

    keys: str = ""
    text: str = ""
    hears: tuple[str, ...] = ()
    most: int = 3
    never: tuple[str, ...] = HEADERS


def _entered(
    text: str, *hears: str, most: int = 7, never: tuple[str, ...] = HEADERS
) -> tuple[Step, ...]:
    """Return the steps that type a situation and hear its answer."""
    enter = Step("Return", hears=hears, most=most, never=never)
    return Step("ctrl+l"), Step(text=text, most=6), enter


_START: Final = Step(hears=("The 52 cards",), most=8)
TABLE: Final = (
    Step(hears=("The 52 cards", "Ace of spades"), most=8),
    Step("ctrl+z", hears=("Undo: not possible now",), most=1),
    Step("Home", most=0),
    Step("Right", hears=("King of spades", "Would make: High card, K")),
    Step("Down", hears=("King of hearts", "Would make: High card, K")),
    Step("space", hears=("Verdict: ",)),
    Step("Left", hears=("Ace of hearts", "Would make: High card, A-K")),
    Step(text="8s", hears=("Eight of spades, in seat A", "Verdict: ")),
    Step(text="8c", hears=("Eight of clubs, in seat A", "Verdict: Pair of eights")),
    Step(text="as", hears=("Ace of spades, in seat A", "Verdict: Pair of eights")),
    Step("ctrl+z", hears=("Undone: place ace of spades",)),
    Step("ctrl+BackSpace", hears=("Cleared",)),
    Step("ctrl+l", hears=("Type or paste cards",)),
    Step(text="AhKh v QsQd @ QhJh2c8s", hears=("Understood: Ah Kh v Qs Qd @ Qh Jh 2c 8s",)),
    Step("Return", hears=("B is ahead", "Ace of spades"), most=4),
    Step(text="8c", hears=("Eight of clubs, in the board", "B wins")),
    Step("ctrl+z", hears=("Undone: place eight of clubs", "B is ahead")),
    Step("Right", hears=("Seven of clubs", "After it Seat A has")),
    Step("Left", hears=("Eight of clubs", "After it Seat A has")),
    Step("Up", hears=("Eight of diamonds", "After it Seat A has")),
    Step("ctrl+shift+a", hears=("169 starting hands",), most=6),
    Step("Right", hears=("A K suited",)),
    Step("Down", hears=("K K pair",)),
    Step("space", hears=("B is the favourite", "65.91%")),
    Step("Escape", hears=BACK, most=4),
)

OPTIONS: Final = (
    _START,
    Step("alt+t", most=4),
    Step("m", hears=("No joker",), most=4),
    Step("Down", hears=("A joker that is a bug",)),
    Step("Return", hears=("joker as a bug", "Ace of spades"), most=7),
    Step(text="ah", hears=("Ace of hearts, in seat A", "Verdict: ")),
    Step("End", hears=("Second joker", "Would make: Pair of aces")),
    Step("space", hears=("Pair of aces",)),
    Step("ctrl+z", hears=("Undone: ",)),
)

PAGES: Final = (
    _START,
    Step("ctrl+i", hears=("Seat A has no cards yet",)),
    *_entered("AhKh v QsQd @ QhJh2c8s", "B is ahead"),
    Step("ctrl+i", hears=("Seat B is ahead now, heading",)),
    Step("Right", hears=("^S$",)),
    Step("Right", hears=("^e$",)),
    Step("Down", hears=("Seat B against Seat A, heading",)),
    Step("Tab", hears=("Rule: ",)),
    Step("ctrl+shift+b", hears=("The nuts: ten of clubs and nine of clubs",), most=4),
    Step("Down", hears=("Straight, queen high, 16 combos",)),
    Step("Tab", hears=("Straight, queen high",)),
    Step("Return", hears=("Give these cards to seat A",)),
    Step("Escape"),
    Step("Escape", hears=BACK, most=4, never=("16 combos",)),
)

PAPER: Final = (
    _START,
    Step(text="ah", hears=("Ace of hearts, in seat A",)),
    Step("ctrl+p", hears=("Print the table", "Print (?:push )?button")),
    Step("Tab", hears=("Preview",)),
    Step("Escape", hears=BACK, most=4),
    Step("ctrl+c", hears=("The result is copied as text",)),
    Step("ctrl+shift+c", hears=("The table is copied as a picture",)),
    Step("ctrl+alt+s", hears=("Save picture", "File name"), most=5),
    Step(text="~/hand.pdf", most=5),
    Step("Return", hears=("Saved as .*hand.pdf",), most=8),
)

PRACTICE: Final = (
    _START,
    Step("ctrl+k", hears=("Question 1 of 20. Seat A: ", "Who wins"), most=5),
    Step("Right", hears=("Seat B",)),
    Step("a", hears=("Next", r"(?:Right|No): "), never=("percent",)),
    Step("Return", hears=("Question 2 of 20. ", "Who wins")),
    Step("shift+F6", hears=("Questions", "Which hand wins", "begins a new round"), most=4),
    Step("Down", hears=("^What is this hand",)),
    Step("Down", hears=("Which two cards make the best hand",)),
    Step("Down", hears=("How much of the pot does Seat A get on average",)),
    Step("F6", hears=("Share of Seat A, 50%",), most=5),
    Step("Right", hears=("51%",)),
    Step("Return", hears=("Next question", r"(?:Right|No): .* off by \d+ point")),
    Step("ctrl+shift+x", hears=("Exam: question 1 of 20. ", "How much of the pot"), most=6),
    Step("Return", hears=("Exam: question 2 of 20",), most=4, never=("Right:", "No:")),
    Step("ctrl+shift+e", hears=("New round", "Exam: .* of 1 right")),
    Step("alt+1", hears=BACK, most=4),
)

HANDS: Final = """\
AhKh v QsQd @ QhJh2c8s8c
AsAd v KsKd @ 2c3d4h5s9c
AhKh v AhQd @ 2c3d4h5s9c
"""
"""A file of hands: two hands and an error."""

_SITE: Final = """\
PokerStars Hand #{number}:  Hold'em No Limit ($0.50/$1.00 USD) - 2026/01/02 3:04:05 ET
Table 'Vega' 2-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Seat 2: Bob ($100 in chips)
Ann: posts small blind $0.50
Bob: posts big blind $1
*** HOLE CARDS ***
Dealt to Ann [Ah Kh]
Ann: raises ${more} to ${bet}
Bob: calls ${more}
*** FLOP *** [Qc Jh 2h]
*** TURN *** [Qc Jh 2h] [8h]
*** RIVER *** [Qc Jh 2h 8h] [{river}]
*** SHOW DOWN ***
Ann: shows [Ah Kh]
Bob: shows [Qs Qd]
{winner} collected ${pot} from pot
*** SUMMARY ***

"""
_PLAYED: Final = (10, "Bob", "Qh"), (20, "Ann", "3c"), (40, "Bob", "Qh")
SITE: Final = "".join(
    _SITE.format(number=at, bet=bet, more=bet - 1, pot=2 * bet, winner=winner, river=river)
    for at, (bet, winner, river) in enumerate(_PLAYED)
)
"""A site's file of three hands: Ann loses 10, wins 20 and loses 40."""

FILES: Final = (
    _START,
    Step("ctrl+alt+o", hears=("Open a file of hands",)),
    Step(text="~/hands.txt", most=5),
    Step(
        "Return",
        hears=("Line 1. Seat B: a full house beats a pair", "2 hands, 1 could not be read"),
        most=6,
        never=("no hand", "No file"),
    ),
    Step("Down", hears=("Line 2. Seat A: a straight beats a pair",)),
    Step("ctrl+f", hears=("Find",)),
    Step(text="KsKd", hears=("1 of 2 hands",), most=2),
    Step("alt+1", hears=BACK, most=4),
)

LISTS: Final = (
    _START,
    Step("ctrl+shift+l", hears=("Hands, one on a line",)),
    Step(text="AsAdKsKdQc"),
    Step("Return"),
    Step(text="AhAcKhKcQd", hears=("2 hands",)),
    Step("Return"),
    Step(text="AhAh", hears=("1 could not be read",)),
    Step("Return"),
    Step(text="2c2d2h2s3c", hears=("3 hands",)),
    # Orca 48 says nothing of a table before a row of it.
    Step("alt+2", hears=("^1st: Four twos, three kicker",), never=("not selected",)),
    Step("Down", hears=("2nd, tied: Two pair, aces and kings, queen kicker. ace of spades",)),
    Step("End", hears=("2nd, tied: Two pair, aces and kings, queen kicker. ace of hearts",)),
    Step("Tab", hears=("Open", "1 could not be read")),
    Step("Return", hears=("Back to the hands",)),
    Step("shift+Tab", hears=("^Line 3[.] Error: Ah is there twice",)),
    Step("Return", hears=("Hands, one on a line", "^AhAh")),
    Step("alt+1", hears=BACK, most=4),
)

MONEY: Final = (
    _START,
    *_entered(
        "AhKh v QsQd @ QhJh2c8s, pot 100, A bets 50",
        r"Call\. B needs 25% and has 77%",
        never=("Verdict: B is ahead",),
    ),
    Step(WHOLE_ANSWER, hears=(r"Call\. B needs 25%.* Seat B, queen of spades",), most=1),
    *_entered(
        "AhKh v QsQd v 7c7d @ QhJh2c8s3h, A all in for 100, B in for 300",
        r"A wins.* Main pot of 200: A\. 200 back to B",
        most=8,
    ),
    Step("alt+Left", hears=("Turn: eight of .* Main pot of 200: B so far",), never=("back to",)),
    Step("alt+Right", hears=("River: three of hearts",), most=4, never=("back to",)),
    Step("ctrl+comma", hears=("Preferences",), most=4, never=("Verdict", "Reason")),
    Step("Down", hears=("^Light",), most=1),
    Step("Up", hears=("^System colours",), most=1),
    Step("Escape", hears=BACK, most=4, never=("Verdict",)),
)

STREETS: Final = (
    _START,
    *_entered("AhKh v QsQd", "B is ahead"),
    Step("ctrl+h", hears=("The answer is hidden",), most=1),
    # The card in focus may be among those that are dealt: then it says so.
    Step("ctrl+shift+n", hears=("Flop: .* of .*, .* and",), most=2, never=("is ahead",)),
    Step("ctrl+shift+n", hears=("Turn: .* of ",), most=2, never=("is ahead",)),
    Step("ctrl+Return", hears=("Verdict: ",), most=1),
    Step("ctrl+z", hears=("Undone: deal the turn",), most=1),
)

READINGS: Final = (
    _START,
    *_entered("8h7d2cAc3s", "Best low 8-7-3-2-A"),
    *_entered("AhKh @ QhJh2c", "nut flush draw and gutshot"),
    *_entered("AA v 15% @ QcJh2h", "A is the favourite", "overpair", most=8),
    Step(WHOLE_ANSWER, hears=(r"Seat A, Pocket aces, AA, 6.*Seat B, 55\+, A7s\+",), most=1),
)

AMOUNTS: Final = (
    _START,
    Step("ctrl+alt+o", hears=("Open a file of hands",)),
    Step(text="~/site.txt", most=5),
    Step("Return", hears=(r"Line 1\. .10\. Bob: four of a kind beats",), most=6),
    Step("ctrl+f", hears=("Find",)),
    Step(text="lost > 0", hears=("2 of 3 hands",), most=2),
    Step("Tab Tab", hears=("More filters, and the order",)),
    Step("space Up", hears=("Sort by",)),
    Step("Right", hears=("The order of the file",)),
    Step("Up Up Up Up Up", hears=("What was won",), most=5),
    Step("Return", hears=("2 of 3 hands", "Sorted by: What was won"), most=5),
    Step("Tab", hears=("Line 1[.] ",), most=5),
    Step("End", hears=("Line 39. .40. Bob: four of a kind",), most=1),
    Step("Left", hears=("Turn: eight of hearts. Verdict: Ann is ahead",), most=1),
)

MY_HANDS: Final = (
    _START,
    *_entered("AhKh v QsQd @ QhJh2c8s8c", "B wins"),
    Step("ctrl+BackSpace", hears=("Cleared",)),
    Step("ctrl+shift+h", hears=("My hands", "B wins"), most=5),
    Step("Return", hears=("Done: go back to AhKh v QsQd", "Ace of spades"), most=6),
)

NAMES: Final = (
    _START,
    *_entered("AhKh v QsQd @ QhJh2c", "B is ahead"),
    Step("alt+v o", hears=("Odds pa(?:ge tab|ne)", "Every deal counted"), most=4),
    Step("Down", hears=("Wins: Seat A 33.84%, 335; Seat B 66.16%, 655",), most=1),
    Step("ctrl+Down", hears=("Seat A has 11 outs, heading",), most=1),
    Step("Escape", hears=BACK, most=4, never=("Verdict",)),
    Step("F1", hears=("How cards and hands are written, heading",)),
    Step("Escape", hears=BACK, most=4, never=("Verdict",)),
    Step("shift+F6", hears=("Why",)),
    Step("Tab Tab Tab Tab", hears=("Seat A, ace of hearts",), most=9),
    Step("F2", hears=("Name of seat A",)),
    Step(text="Ann", most=3),
    Step("Return", hears=("Done: name seat A",), most=5, never=("Verdict",)),
)

SCREENS: Final = {
    "pick cards; type a situation; hear what a card would change; choose a range": TABLE,
    "play with a joker": OPTIONS,
    "hear why a hand wins; hear what beats it": PAGES,
    "print the table; copy the answer; save a picture": PAPER,
    "answer questions; take an exam": PRACTICE,
    "walk through a file and search in it": FILES,
    "compare a list of hands": LISTS,
    "hear whether to call; share out side pots; change a setting": MONEY,
    "deal street by street while the answer is hidden": STREETS,
    "hear draws, the best low and a range beside the hands": READINGS,
    "find the hand that lost most": AMOUNTS,
    "take a hand of the history back to the table": MY_HANDS,
    "hear the odds; name a seat": NAMES,
}
"""The steps for each task, or for several one after the other."""


def hear_step(log: Path, step: Step, before: int) -> list[str]:
    """Wait until Orca has finished with a step, and return what it has said, echoes too.

    It waits for the texts that must be heard, even on a slow and busy machine. `before`: the number
    of utterances of earlier steps.
    """
    work, begun, still = -1, time.monotonic(), 0.0
    while True:
        now = time.monotonic()
        if work != (work := len(_WORK.findall(_read(log)))):
            still = now
        said = said_in(log)[before:]
        is_over = now - still > PAUSE and not missing_in(step, said)
        if is_over or now - begun > PATIENCE:
            return said
        time.sleep(PAUSE / 10)


def said_in(log: Path) -> list[str]:
    """Return all that Orca has said, with echoes of keys."""
    heard = _read(log).replace("\u200b", "")
    return [said for words in _SAID.findall(heard) if (said := " ".join(words.split()))]


def without_echo(step: Step, said: Sequence[str]) -> list[str]:
    """Return what a step lets Orca say, without echoes of keys; arrows have none, but may spell."""
    spells = step.keys in ("Left", "Right")
    return [text for text in said if (spells and len(text) == 1) or not _ECHO.search(text)]


def _read(log: Path) -> str:
    return log.read_text(encoding="utf-8", errors="replace")


@contextmanager
def listening(display: Screen, home: Path) -> Iterator[Path]:
    """Run a window manager and Orca on a screen until the block ends; yield Orca's log."""
    config, log = home / "config" / "speech-dispatcher", home / "orca.log"
    config.mkdir(parents=True)
    (config / "speechd.conf").write_text(SPEECH, encoding="utf-8")
    (home / ".libao").write_text("default_driver=null\n", encoding="utf-8")
    own = {"HOME": str(home), "XDG_CONFIG_HOME": str(home / "config"), "LANG": "C.UTF-8"}
    display.environment.update(own, XDG_DATA_HOME=str(home / "data"), QT_ACCESSIBILITY="1")
    switch = ["gsettings", "set", "org.gnome.desktop.interface", "toolkit-accessibility", "true"]
    run(switch, environment=display.environment)
    with ExitStack() as stack:
        for command in (["openbox"], ["speech-dispatcher", "-s", "-C", str(config)]):
            stack.enter_context(started(command, display.environment, **UNREAD))
        # Orca writes each line at once to a terminal, but in blocks to a file, and the last never
        # if it ends too slowly.
        ours, orcas = pty.openpty()
        tty.setraw(orcas)
        stack.callback(os.close, orcas)
        with os.fdopen(ours, "rb") as lines, log.open("wb") as file:
            stack.enter_context(started(["cat"], {}, stdin=lines, stdout=file))
        orca = ["orca", f"--debug-file={os.ttyname(orcas)}"]
        stack.enter_context(started(orca, display.environment, **UNREAD))
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and "SPEECH OUTPUT" not in _read(log):
            time.sleep(0.2)
        yield log


def missing_in(step: Step, said: Sequence[str]) -> list[str]:
    """Return the texts that must be heard after a step but were not said."""
    everything = "\n".join(said)
    return [text for text in step.hears if not re.search(text, everything, re.MULTILINE)]


def faults_of(step: Step, said: Sequence[str]) -> list[str]:
    """Return as sentences what is wrong with the utterances after a step."""
    everything = "\n".join(said)
    faults = [f"“{text}” is not heard" for text in missing_in(step, said)]
    faults += [f"“{text}” is heard" for text in (*NEVER, *step.never) if text in everything]
    faults += [f"“{text}” is heard twice" for text, count in Counter(said).items() if count > 1]
    faults += [f"“{text}” says it twice" for text in said if re.fullmatch(r"(.+) \1", text)]
    if len(said) > step.most:
        faults.append(f"{len(said)} utterances, and not {step.most} at most")
    most = ASKED_FOR if step.keys == WHOLE_ANSWER else MOST_WORDS
    if any(len(text.split()) > most for text in said):
        faults.append(f"an utterance has more than {most} words")
    if step.hears == BACK and len(_PLACE.sub("", everything).split()) > MOST_BACK:
        faults.append(f"the way back has more than {MOST_BACK} words")
    verdicts = [text for text in said if re.search(r"\b[AB] (?:wins|is ahead), ", text)]
    if len(verdicts) > 1 and step.most <= 3:
        faults.append(f"the verdict is heard {len(verdicts)} times")
    return faults


def hear(steps: Sequence[Step], program: Sequence[str | Path] = SOURCE) -> list[list[str]]:
    """Run a program and go through the steps; return the utterances after each step.

    If the first step is not heard as it should be, return at once: Orca starts but says nothing.
    """
    said: list[list[str]] = []
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        for file, text in (("hands.txt", HANDS), ("site.txt", SITE)):
            (home / file).write_text(text, encoding="utf-8")
        with (
            screen(home, os.getuid(), "1440x1000x24") as display,
            listening(display, home) as log,
            ExitStack() as stack,
        ):
            for step in steps:
                if step.keys:
                    display.key(*step.keys.split())
                elif step.text:
                    display.type(step.text, delay=120)
                else:
                    stack.enter_context(running(display, home, 1, program, **UNREAD))
                said.append(hear_step(log, step, sum(map(len, said))))
                if missing_in(steps[0], said[0]):
                    break
    return [without_echo(step, each) for step, each in zip(steps, said, strict=False)]


def main(arguments: Sequence[str]) -> int:
    """Go through all steps and print what is said; fail if anything is wrong with it."""
    for tool, package in PACKAGES.items():
        need(tool, package)
    is_frozen = "frozen" in arguments[:1]
    program = [FROZEN / PROGRAM] if is_frozen else SOURCE
    keys = [Step(text=key[1:]) if key[0] == "=" else Step(key) for key in arguments[is_frozen:]]
    faults, every, steps_in_all = 0, list[int](), 0
    for tasks, steps in ({"": (_START, *keys)} if keys else SCREENS).items():
        tries = (hear(steps, program) for _ in range(TRIES))
        if (heard := next((said for said in tries if len(said) == len(steps)), None)) is None:
            raise BuildError("Orca says nothing")
        for step, said in zip(steps, heard, strict=True):
            wrong = [] if keys else faults_of(step, said)
            faults += len(wrong)
            lines = [f"{step.keys or step.text or 'start'}: {len(said)} utterances", *said]
            say("\n    ".join([*lines, *(f"WRONG: {fault}" for fault in wrong)]))
        words = [len(text.split()) for said in heard for text in said]
        say(f"{tasks}: {count(words, len(steps))}")
        every, steps_in_all = every + words, steps_in_all + len(steps)
    if not keys:
        names = "; ".join(SCREENS).split("; ")
        say(f"{len(names)} tasks: {count(every, steps_in_all)}; before: {BEFORE}")
        faults += sum(every) > MOST_IN_ALL
    if faults:
        raise BuildError(f"{faults} things are not as they should be; see above")
    return 0


def count(words: Sequence[int], steps: int) -> str:
    """Say how much was heard; ``words`` are those of each utterance."""
    return (
        f"{len(words)} utterances in {steps} steps, {sum(words)} words, at most {max(words)} in one"
    )
