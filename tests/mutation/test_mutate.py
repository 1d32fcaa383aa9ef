"""The figures at the end of a mutation test, and the list of mutants that are none."""

import pytest

import mutate
from mutants import Mutant
from mutate import Change, equivalents, summary, wilson
from trial import Outcome

OLD = "def half(pot):\n    if pot:\n        return pot // 2\n    return 0\n"


def change(old: str, new: str) -> Change:
    mutant = Mutant("analyser/poker/results/share_pot.py", 3, 4, "core/Some", 0, new)
    return Change(mutant, OLD, OLD.replace(old, new))


@pytest.mark.parametrize(
    ("found", "of", "low", "high"),
    [(3, 100, 0.0103, 0.0845), (0, 50, 0.0, 0.07135), (50, 50, 0.92865, 1.0), (0, 0, 0.0, 1.0)],
)
def test_known_intervals(found: int, of: int, low: float, high: float) -> None:
    assert wilson(found, of) == pytest.approx((low, high), abs=5e-5)


def test_survivors_are_listed_with_reasons_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    known, other = change("// 2", "// 3"), change("return 0", "return 1")
    listed = {
        ("analyser/poker/results/share_pot.py", "return pot // 2", "return pot // 3"): "No matter."
    }
    monkeypatch.setattr(mutate, "equivalents", lambda: listed)
    killed = [(change("if pot", f"if pot + {number}"), Outcome.KILLED) for number in range(97)]
    outcomes = [(known, Outcome.SURVIVED), (other, Outcome.SURVIVED), *killed]
    outcomes.append((change("if pot", "while pot"), Outcome.STOPPED))
    lines = "\n".join(summary(outcomes, 5000)).splitlines()
    assert lines[3].strip() == "No matter."
    assert lines[7].strip() == "NO REASON GIVEN"
    survived = [
        "survived: 2, 2.0% (95 %: 0.6% to 7.0%)",
        "not equivalent: 1, 1.0% (95 %: 0.2% to 5.4%)",
    ]
    assert lines[8:] == ["100 of 5000 mutants: 98 killed (1 of them by not ending)", *survived]


def test_every_mutant_that_is_none_is_still_one_of_the_code() -> None:
    for (path, before, after), why in equivalents().items():
        text = (mutate.ROOT / path).read_text(encoding="utf-8")
        assert before in text, f"{path} has no {before!r} any more"
        assert after != before
        assert why.endswith(".")
