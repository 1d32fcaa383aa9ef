"""Every text of the program is translated, whole, with its gaps, its tags and its keys."""

import html
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from analyser.poker.phrases import CONTEXT

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted((ROOT / "resources" / "translations").glob("*.ts"))
EVERY = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem[-2:])


class Message(NamedTuple):
    context: str
    source: str
    said: str
    is_finished: bool


def messages(file: Path) -> Iterator[Message]:
    for context in ET.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            said = message.find("translation")
            assert said is not None
            yield Message(
                context.findtext("name", ""),
                message.findtext("source", ""),
                said.text or "",
                "type" not in said.attrib,
            )


def gaps(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)[^}]*\}", text))


def plain_gaps(text: str, own: set[str]) -> set[str]:
    """The gaps of a translation, without the forms in which it asks for them."""
    return {gap if gap in own else gap.rpartition("_")[0] for gap in gaps(text)}


def tags(text: str) -> list[str]:
    return sorted(re.findall(r"</?(?:a|b|br|code|em|i|li|p|span|ul)\b", html.unescape(text)))


def test_the_files_have_every_text_of_the_code(tmp_path: Path) -> None:
    sys.path.insert(0, str(ROOT / "packaging"))
    try:
        from translate import renew
    finally:
        sys.path.pop(0)
    renew(tmp_path / "new_en.ts")
    wanted = {(message.context, message.source) for message in messages(tmp_path / "new_en.ts")}
    assert len(wanted) > 1500
    for file in FILES:
        has = {(message.context, message.source) for message in messages(file)}
        assert (wanted - has, has - wanted) == (set(), set()), "python3 packaging/dev.py translate"


@EVERY
def test_no_text_is_unfinished(file: Path) -> None:
    assert [each.source for each in messages(file) if not each.is_finished or not each.said] == []


@EVERY
def test_gaps_tags_and_keys_stay(file: Path) -> None:
    faults = []
    for each in messages(file):
        plain, *forms = each.said.split("|") if each.context == CONTEXT else [each.said]
        own = gaps(each.source)
        faults += [(each, "gaps") for text in (plain, *forms[1::2]) if plain_gaps(text, own) != own]
        faults += [(each, "forms")] * (len(forms) % 2)
        faults += [(each, "tags")] * (tags(each.source) != tags(plain))
        is_key = "&" in each.source.replace("&&", "")
        faults += [(each, "key")] * (is_key != ("&" in plain.replace("&&", "")))
    assert faults == []
