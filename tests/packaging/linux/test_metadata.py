"""What a Linux desktop reads of the program: launcher, software centre, file type and manual."""

import configparser
import io
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from analyser import __version__
from analyser.cli import VERBS
from analyser.product import APPLICATION_ID, FILE_SUFFIX, HANDS_TYPES, MIME_TYPE, NAME, PROGRAM
from linux import metadata
from product import ROOT

EPOCH = 1_600_000_000
"""13 September 2020, in universal time."""
MIME_SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture
def launcher() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, delimiters="=", strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign] # keys differ by case
    parser.read_file(io.StringIO(metadata.desktop_entry()))
    return parser["Desktop Entry"]


def test_the_launcher_takes_a_file_and_has_a_window(launcher: configparser.SectionProxy) -> None:
    assert launcher["Exec"] == f"{PROGRAM} %F"
    assert launcher["Name"] == NAME
    assert launcher["Terminal"] == "false"
    assert launcher["Version"] == "1.1", "of the specification, not of the program"
    assert launcher["StartupWMClass"] == PROGRAM
    assert launcher["Icon"] == APPLICATION_ID
    kinds = launcher["MimeType"].split(";")
    assert kinds == [MIME_TYPE, *dict.fromkeys(HANDS_TYPES.values()), ""]


def test_saved_tables_are_a_type_of_their_own_and_hands_are_known_by_endings() -> None:
    kind, *_ = ElementTree.fromstring(metadata.mime_type())
    glob, parent = kind.find(f"{MIME_SPACE}glob"), kind.find(f"{MIME_SPACE}sub-class-of")
    assert kind.get("type") == MIME_TYPE
    assert glob is not None
    assert glob.get("pattern") == f"*{FILE_SUFFIX}"
    assert parent is not None
    assert parent.get("type") == "application/json"
    _, *kinds = ElementTree.fromstring(metadata.mime_type())
    globs = [(one, kind) for kind in kinds for one in kind.findall(f"{MIME_SPACE}glob")]
    found = {one.get("pattern"): kind.get("type") for one, kind in globs}
    assert found == {f"*{suffix}": kind for suffix, kind in HANDS_TYPES.items()}


@pytest.fixture
def component() -> ElementTree.Element:
    return ElementTree.fromstring(metadata.metainfo(EPOCH))


def test_the_software_centre_knows_program_and_version(component: ElementTree.Element) -> None:
    assert component.findtext("id") == APPLICATION_ID
    assert component.findtext("name") == NAME
    assert component.findtext("launchable") == f"{APPLICATION_ID}.desktop"
    assert component.findtext("provides/binary") == PROGRAM
    kinds = [kind.text for kind in component.findall("provides/mediatype")]
    assert kinds == [MIME_TYPE, *dict.fromkeys(HANDS_TYPES.values())]
    newest = component.find("releases/release")
    assert newest is not None
    assert newest.get("version") == __version__
    assert len(newest.findall("description/ul/li")) > 0


ADDRESS = "https://github.com/somebody/something"


def short_manual() -> str:
    return metadata.filled("man", commands="", examples="", month="")


def test_links_and_a_picture_need_an_address_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "HOMEPAGE", ADDRESS)
    component = ElementTree.fromstring(metadata.metainfo(EPOCH))
    assert [url.text for url in component.findall("url")] == [ADDRESS, f"{ADDRESS}/issues", ADDRESS]
    assert f".UR {ADDRESS}\n.UE" in short_manual()
    picture = component.find("screenshots/screenshot/image")
    assert picture is not None
    assert picture.text is not None
    path = picture.text.partition(f"/v{__version__}/")[2]
    assert (ROOT / path).is_file()
    assert int(picture.get("width", "0")) > int(picture.get("height", "0")) > 0
    monkeypatch.setattr(metadata, "HOMEPAGE", "")
    monkeypatch.setattr(metadata, "RELEASES", "the releases page of this project")
    component = ElementTree.fromstring(metadata.metainfo(EPOCH))
    assert component.findall("url") == []
    assert component.find("screenshots") is None
    assert "The releases page of this project." in short_manual()
    assert ".UR" not in short_manual()


def test_the_size_of_a_picture_is_read_from_it(tmp_path: Path) -> None:
    picture = tmp_path / "no.png"
    picture.write_bytes(b"GIF89a" + bytes(32))
    with pytest.raises(ValueError, match=r"no\.png is not a PNG file"):
        metadata.png_size(picture)


@pytest.fixture(scope="module")
def manual() -> str:
    return metadata.manual(EPOCH)


def test_the_manual_has_every_command_with_its_options_and_an_example(manual: str) -> None:
    sections = re.findall(r"^\.SS (\S+)$", manual, re.MULTILINE)
    assert sections == list(VERBS)
    for verb in VERBS:
        options = set(re.findall(r"--[a-z-]+", metadata.help_of(verb)))
        assert "--json" in options
        page = manual.partition(f".SS {verb}\n")[2].partition("\n.EE")[0].replace(r"\-", "-")
        assert options <= set(re.findall(r"--[a-z-]+", page))
    examples = manual.partition(".SH EXAMPLES")[2].replace(r"\-", "-")
    for verb in VERBS:
        assert f"{PROGRAM} {verb} " in examples
    title = next(line for line in manual.splitlines() if line.startswith(".TH"))
    about = f'"September 2020" "{NAME} {__version__}" "User Commands"'
    assert title == f".TH {PROGRAM.upper()} 1 {about}"


def test_text_stays_as_it_is_in_roff() -> None:
    assert metadata.roff("a-b\\n\n.so x\n'y") == "a\\-b\\en\n\\&.so x\n\\&'y"


def test_every_size_of_the_icon_is_where_desktops_look(share: Path) -> None:
    for size in metadata.ICON_SIZES:
        picture = share / f"icons/hicolor/{size}x{size}/apps/{APPLICATION_ID}.png"
        assert metadata.png_size(picture) == (size, size)
    assert (share / f"icons/hicolor/scalable/apps/{APPLICATION_ID}.svg").is_file()
