"""Use the program with the Orca of this machine, key by key, and check what it says.

    python packaging/build.py heard-proof

Needs the packages in `PACKAGES`. Each step presses keys, waits until nothing more is said, and has
texts that must be heard and a number of utterances that must not be exceeded. Nothing is played.
What was said after each step is printed: read it as if you could not see the window.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from product import NAME
from tools import BuildError, run, say
from trials.linux.screen import PATIENCE, Screen, screen
from trials.linux.window import running

PACKAGES: Final = {
    "orca": "orca",
    "openbox": "openbox",
    "speech-dispatcher": "speech-dispatcher speech-dispatcher-audio-plugins",
    "gsettings": "libglib2.0-bin",
}
QUIET: Final = 2.5
"""Seconds without a word after which Orca has said all."""
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
    r"^[\d:.]+ - SPEECH OUTPUT: '(.*?)'[ ]*(?:[\[{][^\n]*)?$", re.MULTILINE | re.DOTALL
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
    Step(hears=(NAME, "The 52 cards"), most=9),
    Step("Right", hears=("King of spades", "Would make: High card, K")),
    Step("Down", hears=("King of hearts", "Would make: High card, K")),
    Step("space", hears=("High card, K",)),
    Step("Left", hears=("Ace of hearts", "Would make: High card, A-K")),
    Step(text="8s", hears=("Eight of spades, in seat A", "High card, K-8")),
    Step(text="8c", hears=("Eight of clubs, in seat A", "Pair of eights")),
    Step("ctrl+z", hears=("Undone: place eight of clubs",), most=4),
    Step("ctrl+BackSpace", hears=("Cleared",)),
    Step("ctrl+l", hears=("Type or paste cards",)),
    Step(text="AhKh v QsQd @ QhJh2c8s", hears=("Understood: Ah Kh v Qs Qd @ Qh Jh 2c 8s",)),
    Step("Return", hears=("Seat B leads", "The 52 cards"), most=8),
    Step(text="8c", hears=("Eight of clubs, in the board", "Seat B wins")),
    Step("ctrl+z", hears=("Seat B leads",), most=4),
    Step("Right", hears=("Seven of clubs", "Would make for Seat A")),
    Step("Up", hears=("Seven of diamonds", "Would make for Seat A")),
    Step("ctrl+shift+a", hears=("169 starting hands",), most=6),
    Step("Right", hears=("A K suited, 0 of 3 in the range",)),
    Step("space", hears=("selected",)),
    Step("Escape", hears=("The 52 cards",), most=8),
)


def reason_against() -> str:
    """Why nothing can be heard here; nothing where it can."""
    missing = [package for program, package in PACKAGES.items() if shutil.which(program) is None]
    return f"install what is missing: sudo apt-get install {' '.join(missing)}" * bool(missing)


@contextmanager
def listening(display: Screen, home: Path) -> Iterator[Path]:
    """Run a window manager and Orca on a screen; the file that has what Orca says."""
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
        speech = ["speech-dispatcher", "-s", "-C", str(config)]
        for command in (["openbox"], speech):
            _start(command, environment, stack)
        for _ in range(TRIES):
            with ExitStack() as once:
                _start(["orca", f"--debug-file={log}"], environment, once)
                end = time.monotonic() + PATIENCE
                while time.monotonic() < end and not said_in(log):
                    time.sleep(0.2)
                if said_in(log):
                    stack.push(once.pop_all())
                    break
        else:
            raise BuildError("Orca does not say that it is there")
        yield log


def _start(command: Sequence[str], environment: dict[str, str], stack: ExitStack) -> None:
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    stack.callback(process.wait)
    stack.callback(process.kill)


def said_in(log: Path) -> list[str]:
    """All that Orca has said so far; an echo of a key is not among it, but its greeting is."""
    text = log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""
    return [" ".join(found.split()) for found in _SAID.findall(text)]


def hear(log: Path, before: int, step: Step) -> list[str]:
    """Wait until what must be heard is, and nothing more is said; what was said since `before`."""
    end, quiet, count = time.monotonic() + PATIENCE, time.monotonic() + QUIET, before
    while (now := time.monotonic()) < end:
        said = said_in(log)
        if len(said) != count:
            count, quiet = len(said), now + QUIET
        if now > quiet and all(text in "\n".join(said[before:]) for text in step.hears):
            break
        time.sleep(0.1)
    return said_in(log)[before:]


def faults_of(step: Step, said: Sequence[str]) -> list[str]:
    """What is not as it should be in what was said after a step."""
    everything = "\n".join(said)
    faults = [f"“{text}” is not heard" for text in step.hears if text not in everything]
    faults += [f"“{text}” is heard" for text in NEVER if text in everything]
    if len(said) > step.most:
        faults.append(f"{len(said)} utterances, and not {step.most} at most")
    verdicts = [text for text in said if re.search(r"Seat [AB] (?:wins|leads), ", text)]
    if len(verdicts) > 1 and step.most <= 4:
        faults.append(f"the verdict is heard {len(verdicts)} times")
    return faults


def main(arguments: Sequence[str]) -> int:
    """Go through all steps; print what is heard, and fail if it is not as it should be."""
    if reason := reason_against():
        raise BuildError(reason)
    faults, count = [], 0
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        home = Path(name)
        display = stack.enter_context(screen(home, os.getuid(), "1440x1000x24"))
        log = stack.enter_context(listening(display, home))
        for step in STEPS:
            before = len(said_in(log))
            if step.keys:
                display.key(step.keys)
            elif step.text:
                display.type(step.text, delay=120)
            else:
                stack.enter_context(running(display, home, 1))
                display.find("the deck", lambda thing: thing.name == "The 52 cards")
            said = [text for text in hear(log, before, step) if not _ECHO.search(text)]
            count += len(said)
            say(f"{step.keys or step.text or 'start'}: {len(said)} utterances")
            for text in said:
                say(f"    {text}")
            for fault in faults_of(step, said):
                say(f"    WRONG: {fault}")
                faults.append(fault)
    say(f"{count} utterances in {len(STEPS)} steps")
    if faults or count > MOST_IN_ALL:
        raise BuildError(f"{len(faults)} things are not as they should be; see above")
    return 0
