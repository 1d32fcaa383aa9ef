"""The list of ingredients names the program with its version, and Python among them."""

import platform
from pathlib import Path
from typing import Any

import pytest

from product import VERSION
from tools import BuildError
from wheels import ingredients


def test_the_version_and_python_are_added() -> None:
    bill: dict[str, Any] = {
        "components": [{"bom-ref": "numpy==2", "name": "numpy", "version": "2"}],
        "dependencies": [{"ref": "numpy==2"}, {"ref": "root", "dependsOn": ["numpy==2"]}],
        "metadata": {"component": {"bom-ref": "root", "name": "hand-analyser"}},
    }
    found = ingredients.completed(bill)
    assert found["metadata"]["component"]["version"] == VERSION
    python = f"python=={platform.python_version()}"
    assert [part["bom-ref"] for part in found["components"]] == ["numpy==2", python]
    depends = {known["ref"]: known.get("dependsOn") for known in found["dependencies"]}
    assert depends == {"numpy==2": None, "root": ["numpy==2", python], python: None}


def test_the_environment_is_made_first(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"gone is missing; first: .* wheel$"):
        ingredients.write_list(tmp_path / "gone", tmp_path / "list.json")
