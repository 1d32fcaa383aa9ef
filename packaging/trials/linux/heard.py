"""Use the program with the Orca of this machine, key by key, and check what it says.

    python packaging/build.py heard-proof [KEYS ...]

Needs the packages in `PACKAGES`. Each step presses keys, waits until Orca has nothing more to do,
and has texts that must be heard and a number of utterances that must not be exceeded. Nothing is
played. What was said after each step is printed: read it as if you could not see the window. With
keys, such as ctrl+l "=AhKh v QsQd" Return, only these are pressed, and nothing is checked; what
follows an equals sign is typed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from tools import BuildError, run, say
from trials.linux.screen import PATIENCE, Screen, screen
from trials.linux.window import running

PACKAGES: Final = {
    "orca": "orca",
    "openbox": "openbox",
    "speech-dispatcher": "speech-dispatcher speech-dispatcher-audio-plugins",
    "gsettings": "libglib2.0-bin",
}
PAUSE: Final = 2.7
"""Seconds after a step before which the program may have something to say of its own."""
START: Final = 3.0
"""Seconds more until the window has told a slow screen reader where the keyboard is."""
IDLE: Final = 0.5
"""Seconds in which Orca has nothing to do once it has said all."""
TRIES: Final = 3
"""Now and then Orca starts and says nothing at all."""
MOST_IN_ALL: Final = 75
NEVER: Final = ("column header", "row header", "&")
"""What no step may say: the deck and the matrix are no tables, and no sign of a key is read."""
SPEECH: Final = """\
LogLevel 1
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
AudioOutputMethod "libao"
"""
_SAID: Final = re.compile(
    r"^([\d:.]+) - SPEECH OUTPUT: '(.*?)'[ ]*(?:[\[{][^\n]*)?$", re.MULTILINE | re.DOTALL
)
_ECHO: Final = re.compile(
    r"^(?:.|space|tab|return|escape|backspace|at|(?:left )?(?:control|shift|alt))\s*$|Screen reader"
)


class Step(NamedTuple):
    """Keys to press or a text to type; what must be heard then, and how many utterances at most."""

    keys: str = ""
    text: str = ""
    hears: tuple[str, ...] = ()
    most: int = 3


STEPS: Final = (
    Step(hears=("The 52 cards", "Ace of spades"), most=7),
    Step("Home", most=0),
    Step("Right", hears=("King of spades", "Would make: High card, K")),
    Step("Down", hears=("King of hearts", "Would make: High card, K")),
    Step("space", hears=("High card, K",)),
    Step("Left", hears=("Ace of hearts", "Would make: High card, A-K")),
    Step(text="8s", hears=("Eight of spades, in seat A", "High card, K-8")),
    Step(text="8c", hears=("Eight of clubs, in seat A", "Pair of eights")),
    Step(text="as", hears=("Ace of spades, in seat A", "Pair of eights, A-K kickers")),
    Step("ctrl+z", hears=("Undone: place ace of spades",)),
    Step("ctrl+BackSpace", hears=("Cleared",)),
    Step("ctrl+l", hears=("Type or paste cards",)),
    Step(text="AhKh v QsQd @ QhJh2c8s", hears=("Understood: Ah Kh v Qs Qd @ Qh Jh 2c 8s",)),
    Step("Return", hears=("Seat B leads", "The 52 cards"), most=7),
    Step(text="8c", hears=("Eight of clubs, in the board", "Seat B wins")),
    Step("ctrl+z", hears=("Undone: place eight of clubs", "Seat B leads")),
    Step("Right", hears=("Seven of clubs", "Would make for Seat A")),
    Step("Left", hears=("Eight of clubs", "Would make for Seat A")),
    Step("Up", hears=("Eight of diamonds", "Would make for Seat A")),
    Step("ctrl+shift+a", hears=("169 starting hands",), most=6),
    Step("Right", hears=("A K suited",)),
    Step("Down", hears=("K K pair",)),
    Step("space", hears=("3 still possible. Equity 65.91%",)),
    Step("Escape", hears=("The 52 cards", "Eight of diamonds"), most=7),
)


def reason_against() -> str:
    """Why nothing can be heard here; nothing where it can."""
    missing = [package for program, package in PACKAGES.items() if shutil.which(program) is None]
    return f"install what is missing: sudo apt-get install {' '.join(missing)}" * bool(missing)


class Ears(NamedTuple):
    """A running Orca, and the file in which it writes now and then what it does."""

    log: Path
    process: subprocess.Popen[bytes]

    def wait(self) -> None:
        """Wait until Orca has nothing more to say of what was done just now."""
        time.sleep(PAUSE)
        end, before = time.monotonic() + PATIENCE, ""
        while before != (now := self._worked()) and time.monotonic() < end:
            before = now
            time.sleep(IDLE)

    def _worked(self) -> str:
        """How long it has worked so far, in the system's ticks."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8")
        return " ".join(stat.rpartition(")")[2].split()[11:13])


def said_in(log: Path) -> list[tuple[str, str]]:
    """All that Orca has said: the time of day and the words; without echoes of keys."""
    text = log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""
    said = [(moment, " ".join(words.split())) for moment, words in _SAID.findall(text)]
    return [(moment, words) for moment, words in said if not _ECHO.search(words)]


@contextmanager
def listening(display: Screen, home: Path) -> Iterator[Ears]:
    """Run a window manager and Orca on a screen, which has ended when the block has."""
    config, log = home / "config" / "speech-dispatcher", home / "orca.log"
    config.mkdir(parents=True)
    (config / "speechd.conf").write_text(SPEECH, encoding="utf-8")
    (home / ".libao").write_text("default_driver=null\n", encoding="utf-8")
    own = {"HOME": str(home), "XDG_CONFIG_HOME": str(home / "config"), "LANG": "C.UTF-8"}
    display.environment.update(own, XDG_DATA_HOME=str(home / "data"), QT_ACCESSIBILITY="1")
    environment = {**os.environ, **display.environment}
    switch = ["gsettings", "set", "org.gnome.desktop.interface", "toolkit-accessibility", "true"]
    run(switch, environment=display.environment)
    with ExitStack() as stack:
        for command in (["openbox"], ["speech-dispatcher", "-s", "-C", str(config)]):
            _start(command, environment, stack)
        for _ in range(TRIES):
            with ExitStack() as once:
                orca = _start(["orca", f"--debug-file={log}"], environment, once)
                end = time.monotonic() + PATIENCE
                while time.monotonic() < end and not _has_begun(log):
                    time.sleep(0.2)
                if _has_begun(log):
                    stack.push(once.pop_all())
                    break
        else:
            raise BuildError("Orca does not say that it is there")
        yield Ears(log, orca)


def _has_begun(log: Path) -> bool:
    return log.exists() and "SPEECH OUTPUT" in log.read_text(encoding="utf-8", errors="replace")


def _start(
    command: Sequence[str], environment: dict[str, str], stack: ExitStack
) -> subprocess.Popen[bytes]:
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )

    def end() -> None:
        process.terminate()  # and Orca writes what it has not written yet
        with suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE / 5)
        process.kill()
        process.wait()

    stack.callback(end)
    return process


def faults_of(step: Step, said: Sequence[str]) -> list[str]:
    """What is not as it should be in what was said after a step."""
    everything = "\n".join(said)
    faults = [f"“{text}” is not heard" for text in step.hears if text not in everything]
    faults += [f"“{text}” is heard" for text in NEVER if text in everything]
    if len(said) > step.most:
        faults.append(f"{len(said)} utterances, and not {step.most} at most")
    verdicts = [text for text in said if re.search(r"Seat [AB] (?:wins|leads), ", text)]
    if len(verdicts) > 1 and step.most <= 3:
        faults.append(f"the verdict is heard {len(verdicts)} times")
    return faults


def hear(steps: Sequence[Step]) -> list[list[str]]:
    """Go through steps with a program of our own; what is said after each."""
    begun = []
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        with screen(home, os.getuid(), "1440x1000x24") as display:
            with listening(display, home) as ears, ExitStack() as stack:
                for step in steps:
                    begun.append(datetime.now().strftime("%H:%M:%S.%f"))
                    if step.keys:
                        display.key(step.keys)
                    elif step.text:
                        display.type(step.text, delay=120)
                    else:
                        stack.enter_context(running(display, home, 1))
                        display.find("the deck", lambda thing: thing.name == "The 52 cards")
                        time.sleep(START)
                    ears.wait()
                begun.append(datetime.now().strftime("%H:%M:%S.%f"))
            # Only now is all in the log: Orca writes it in large pieces.
            said = said_in(ears.log)
    return [
        [words for moment, words in said if begin <= moment < end] for begin, end in pairwise(begun)
    ]


def main(arguments: Sequence[str]) -> int:
    """Go through all steps; print what is heard, and fail if it is not as it should be."""
    if reason := reason_against():
        raise BuildError(reason)
    keys = [Step(text=key[1:]) if key[0] == "=" else Step(key) for key in arguments]
    steps = [Step(), *keys] if keys else STEPS
    faults, count = 0, 0
    for step, said in zip(steps, hear(steps), strict=True):
        count += len(said)
        say(f"{step.keys or step.text or 'start'}: {len(said)} utterances")
        for text in said:
            say(f"    {text}")
        for fault in [] if keys else faults_of(step, said):
            say(f"    WRONG: {fault}")
            faults += 1
    say(f"{count} utterances in {len(steps)} steps")
    if not keys and (faults or count > MOST_IN_ALL):
        raise BuildError(f"{faults} things are not as they should be; see above")
    return 0
