"""The verbs of packaging/build.py: what there is, and in which order it is done."""

import importlib
import re
from types import ModuleType

import pytest

from product import ROOT


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
    page = (ROOT / "packaging" / "README.md").read_text("utf-8").partition("| Verb |")[2]
    page = page.partition("\n\n")[0]  # that table alone
    first_cells = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    listed = {name for cell in first_cells for name in re.findall(r"`([\w-]+)`", cell)}
    assert listed == {*build.VERBS, build.ALL}


def test_every_verb_is_there_to_be_done(build: ModuleType) -> None:
    for verb in build.VERBS.values():
        for module in filter(None, (verb.module, verb.trial)):
            assert callable(importlib.import_module(module).main)
