"""Far too much of a text, a file or a setting: refused or read without holding anybody up.

The loop of known work takes a twentieth of a second on a quiet machine. The bounds are many times
what was measured, as what they are for takes minutes where it goes wrong: a search that begins anew
at each character.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from analyser.gui.state.settings import Settings, settings_file
from analyser.poker.cards import parse_cards
from analyser.poker.errors import CardError
from analyser.poker.hand_files.sites.pokerstars import POKERSTARS as POKERSTARS_SITE
from analyser.poker.phrases import shortened
from analyser.poker.table.table import new_table
from analyser.poker.text.enter import enter
from fuzz_targets import TARGETS
from long_texts import LINES, REPEATED, WORDY, entries, history_lines

CORPUS = Path(__file__).parents[1] / "fuzz" / "corpus"


def beside_known_work(act: Callable[[], object]) -> float:
    """Return how many times as long something takes as a loop of known work in the same process."""
    start = time.process_time()
    act()
    middle = time.process_time()
    sum(number % 7 for number in range(1_000_000))
    ratio = (middle - start) / (time.process_time() - middle)
    print(f"{ratio:.3f} times the loop")
    return ratio


def refused(act: Callable[[], object]) -> None:
    with pytest.raises(CardError):
        act()


def test_cards() -> None:
    text = "?? " * 20_000_000
    assert beside_known_work(lambda: refused(lambda: parse_cards(text))) < 1


@pytest.mark.parametrize("text", WORDY.values(), ids=WORDY)
def test_a_quotation(text: str) -> None:
    assert beside_known_work(lambda: shortened(text)) < 1


@pytest.mark.parametrize("piece", REPEATED)
def test_an_entry(piece: str) -> None:
    def enter_all() -> None:
        for text in entries(piece):
            with suppress(CardError):
                enter(new_table(), text)

    assert beside_known_work(enter_all) < 20


@pytest.mark.parametrize(("begins", "repeated"), LINES)
def test_a_line_of_a_hand_history(begins: str, repeated: str) -> None:
    lines = history_lines(begins, repeated)
    assert beside_known_work(lambda: list(POKERSTARS_SITE.read_hands(enumerate(lines, 1)))) < 10


@pytest.mark.parametrize("target", TARGETS)
def test_what_fuzzing_found(target: str) -> None:
    """Each input of a few thousand bytes."""
    for file in sorted((CORPUS / target).iterdir()):
        data = file.read_bytes()
        assert beside_known_work(lambda data=data: TARGETS[target](data)) < 20, file.name  # type: ignore[misc]


@pytest.mark.usefixtures("qapp")
def test_settings_of_gigabytes() -> None:
    file = settings_file()
    file.parent.mkdir(exist_ok=True)
    with file.open("wb") as gigabytes:
        gigabytes.truncate(8 << 30)
    assert beside_known_work(Settings) < 10
