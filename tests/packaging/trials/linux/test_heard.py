"""What is wrong in what a screen reader said, and how its log is read."""

import time
from pathlib import Path

import pytest

from trials.linux import heard

LOG = """\
07:03:44.48 - SPEECH OUTPUT: 'King of spades.'{'established': False}
07:03:44.49 - SOMETHING ELSE: 'no word'
07:03:44.50 - SPEECH OUTPUT: 'Would make:
  High card, K.' {'established': False}
"""


def test_the_log_of_orca_is_read(tmp_path: Path) -> None:
    log = tmp_path / "orca.log"
    log.write_text(LOG, encoding="utf-8")
    assert heard.said_in(log) == ["King of spades.", "Would make: High card, K."]


def test_what_must_be_heard_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long after all others a busy machine says it."""
    log = tmp_path / "orca.log"
    pauses = iter(["", "", LOG])

    def pass_time(_: float) -> None:
        with log.open("a", encoding="utf-8") as file:
            file.write(next(pauses, ""))

    log.touch()
    monkeypatch.setattr(heard, "PAUSE", 0.0)
    monkeypatch.setattr(time, "sleep", pass_time)
    ears = heard.Ears(log)
    assert ears.hear(heard.Step(hears=("Would make",))) == heard.said_in(log) != []
    assert ears.hear(heard.Step()) == []


@pytest.mark.parametrize(("said", "faults"), [
    (["King of spades.", "not selected."], []),
    (["not selected."], ["“King of spades” is not heard"]),
    (["King of spades.", "kings column header"], ["“column header” is heard"]),
    (["King of spades", *"abc"], ["4 utterances, and not 3 at most"]),
    (["King of spades", "Seat B wins, flush", "Seat B wins, flush, on Hand Analyser"],
     ["the verdict is heard 2 times"]),
    (["King of spades", "no", "no"], ["“no” is heard twice"]),
    (["King of spades King of spades"], ["“King of spades King of spades” says it twice"]),
])  # fmt: skip
def test_each_fault_is_named(said: list[str], faults: list[str]) -> None:
    assert heard.faults_of(heard.Step("Right", hears=("King of spades",)), said) == faults
