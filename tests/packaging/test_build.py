"""The verbs of packaging/build.py: what there is, and in which order it is done."""

import importlib
import re
import sys
from collections.abc import Sequence
from types import ModuleType, SimpleNamespace

import pytest

from product import ROOT
from tools import BuildError


def test_the_verbs_are_listed(build: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["--help"]) == 0
    assert build.main([]) == 2
    output = capsys.readouterr().out
    for name, verb in build.VERBS.items():
        assert f"  {name} " in output
        assert verb.summary in output
    assert build.main(["frieze"]) == 2
    assert "there is no verb 'frieze'" in capsys.readouterr().out


def test_contributors_find_every_verb(build: ModuleType) -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("| Verb |")[2]
    page = page.partition("\n\n")[0]  # that table alone
    first_cells = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    listed = {name for cell in first_cells for name in re.findall(r"`([\w-]+)`", cell)}
    assert listed == {*build.VERBS, build.ALL}


def use_verbs(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, **verbs: tuple[str, object]
) -> list[str]:
    """Put other verbs in place: where each can be done, and what it answers or raises."""
    done: list[str] = []

    def load(module: str) -> SimpleNamespace:
        def main(arguments: Sequence[str]) -> object:
            done.append(" ".join([module, *arguments]))
            answer = verbs[module][1]
            if isinstance(answer, Exception):
                raise answer
            return answer

        return SimpleNamespace(main=main)

    table = {name: build.Verb(name, "do it", (where,)) for name, (where, _) in verbs.items()}
    monkeypatch.setattr(build, "VERBS", table)
    monkeypatch.setattr("importlib.import_module", load)
    return done


def test_a_verb_gets_its_arguments_and_its_status_is_that_of_the_command(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = use_verbs(build, monkeypatch, deb=(sys.platform, 3))
    assert build.main(["deb", "a", "b"]) == 3
    assert done == ["deb a b"]


def test_what_was_built_is_tried(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    here = sys.platform
    done = use_verbs(build, monkeypatch, image=(here, 0), image_trial=(here, 4), broken=(here, 3))
    tried = build.Verb("image", "do it", trial="image_trial")
    broken = build.Verb("broken", "do it", trial="image_trial")
    monkeypatch.setattr(build, "VERBS", {"image": tried, "broken": broken})
    assert build.main(["image", "place"]) == 4
    assert build.main(["image", "--no-check", "place"]) == 0
    assert build.main(["broken"]) == 3
    assert done == ["image place", "image_trial place", "image place", "broken"]


def test_every_verb_is_there_to_be_done(build: ModuleType) -> None:
    for verb in build.VERBS.values():
        for module in filter(None, (verb.module, verb.trial)):
            assert callable(importlib.import_module(module).main)


def test_a_verb_of_another_system_is_refused(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not use_verbs(build, monkeypatch, image=("plan9", 0))
    assert build.main(["image"]) == 1
    assert f"“image” needs plan9; this is {sys.platform}" in capsys.readouterr().out


def test_all_says_what_it_leaves_out_and_why(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done = use_verbs(build, monkeypatch, here=(sys.platform, 0), elsewhere=("plan9", 0))
    by_itself = build.Verb("rooted", "do it", (sys.platform,), in_all=False)
    monkeypatch.setattr(build, "VERBS", {**build.VERBS, "rooted": by_itself})
    assert build.main(["all"]) == 0
    assert done == ["here"]
    *_, elsewhere, rooted = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r" +elsewhere +left out: needs plan9", elsewhere)
    assert re.fullmatch(r" +rooted +left out: done by itself only", rooted)


def test_all_goes_on_after_a_failure_and_fails(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = sys.platform
    done = use_verbs(
        build,
        monkeypatch,
        first=(here, 0),
        broken=(here, BuildError("no cards")),
        elsewhere=("plan9", 0),
        last=(here, 0),
    )
    assert build.main(["all"]) == 1
    assert done == ["first", "broken", "last"]
    output = capsys.readouterr().out
    assert "broken: no cards" in output
    *_, first, broken, elsewhere, last = output.splitlines()
    assert ("passed" in first, "FAILED" in broken, "passed" in last) == (True, True, True)
    assert "left out" in elsewhere
