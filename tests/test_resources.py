"""The deck and the icons as files: complete, reproducible, drawable, and in the right colours."""

import json
import math
import re
import shutil
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtGui import QImage

from colours import drawn, lab_of, linear

RESOURCES = Path(__file__).resolve().parents[1] / "resources"
INKS = json.loads((RESOURCES / "cards" / "inks.json").read_text(encoding="utf-8"))
TOKENS: dict[str, str] = INKS["tokens"]
PALETTES: dict[str, dict[str, str]] = INKS["palettes"]
PAPERS: dict[str, dict[str, str]] = INKS["papers"]

SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
RANKS = "23456789TJQKA"
CARDS = [rank + suit for rank in RANKS for suit in SUITS]
EXTRAS = ["Jo", "Jo2", "back", "back2", "unknown"]
TOOLS = [
    "add-seat", "clear", "copy", "deal", "eye", "eye-off", "hands", "help", "less", "more", "open",
    "pane", "practice", "redo", "remove-seat", "save", "settings", "swap", "table", "undo", "why",
]  # fmt: skip
PICTURES = sorted(RESOURCES.rglob("*.svg"), key=lambda path: path.as_posix())
ICONS = [path for path in PICTURES if path.parent.name == "icons"]

FAMILIES = {"compact": (140, 100), "large": (250, 350), "small": (100, 140)}
"""The size of each family's drawings, in their own units."""

SVG = "{http://www.w3.org/2000/svg}"
PAINTED = re.compile(r'(?:fill|stroke)="([^"]*)"')


def card(family: str, name: str) -> Path:
    return RESOURCES / "cards" / family / f"{name}.svg"


def text_of(family: str, name: str) -> str:
    """The drawing of one card; of the compact ones, which are one file, its paper and its mark."""
    if family != "compact":
        return card(family, name).read_text(encoding="utf-8")
    root = ElementTree.parse(RESOURCES / "cards" / "compact.svg").getroot()
    parts = {part.get("id", ""): part for part in root}
    wanted = {f"paper-{name}" if f"paper-{name}" in parts else "paper", name}
    for missing in parts.keys() - wanted:
        root.remove(parts[missing])
    return ElementTree.tostring(root, encoding="unicode")


def name_of(path: Path) -> str:
    return path.relative_to(RESOURCES).as_posix()


def in_palette(text: str, palette: str = "two-colour", papers: str = "light") -> str:
    """The file as a viewer shows it: tokens replaced by a palette's inks and a paper."""
    for token, colour in (PALETTES[palette] | PAPERS[papers]).items():
        text = text.replace(TOKENS[token], colour)
    return text


def painted(text: str, width: int, height: int) -> npt.NDArray[np.uint8]:
    return drawn(text.encode(), width, height)


def colours(text: str) -> set[str]:
    return set(PAINTED.findall(text)) - {"none"}


@pytest.mark.parametrize("family", ["large", "small"])
def test_each_family_has_every_card_by_its_written_name(family: str) -> None:
    names = {path.name for path in (RESOURCES / "cards" / family).iterdir()}
    assert names == {f"{name}.svg" for name in (*CARDS, *EXTRAS)}


def test_one_file_has_all_compact_cards() -> None:
    root = ElementTree.parse(RESOURCES / "cards" / "compact.svg").getroot()
    papers = ["paper", *(f"paper-{name}" for name in ("back", "back2", "unknown"))]
    assert sorted(part.get("id", "") for part in root) == sorted(
        [*papers, *CARDS, "Jo", "Jo2", "unknown"]
    )


def test_every_icon_is_there() -> None:
    names = {path.name for path in (RESOURCES / "icons").iterdir()}
    assert names == {f"{name}.svg" for name in (*TOOLS, "app", "app-small")}


def test_the_script_draws_exactly_these_files_with_the_standard_library_alone() -> None:
    script = str(RESOURCES / "make_cards.py")
    # -S leaves out installed packages.
    command = [sys.executable, "-S", "-B", script, "--check"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


def test_check_names_what_differs_is_missing_or_is_not_ours(tmp_path: Path) -> None:
    copy = tmp_path / "resources"
    shutil.copytree(RESOURCES, copy, ignore=shutil.ignore_patterns("__pycache__"))
    altered, missing, foreign = (copy / "cards" / "small" / f"{n}.svg" for n in ("As", "Ks", "Xs"))
    altered.write_bytes(altered.read_bytes() + b" ")
    missing.unlink()
    foreign.touch()

    command = [sys.executable, str(copy / "make_cards.py"), "--check"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)

    assert result.returncode == 1
    names = ["cards/small/As.svg", "cards/small/Ks.svg", "cards/small/Xs.svg"]
    assert sorted(line.split()[0] for line in result.stderr.splitlines()) == names


@pytest.mark.long
def test_the_script_writes_what_is_missing_and_contact_sheets_of_it_all(tmp_path: Path) -> None:
    copy, sheets = tmp_path / "resources", tmp_path / "sheets"
    shutil.copytree(RESOURCES / "artwork", copy / "artwork")
    shutil.copy(RESOURCES / "make_cards.py", copy)

    command = [sys.executable, str(copy / "make_cards.py"), "--sheet", str(sheets)]
    subprocess.run(command, check=True)

    assert (copy / "cards/large/Qh.svg").read_bytes() == card("large", "Qh").read_bytes()
    pictures = [QImage(str(path)) for path in sheets.glob("*.png")]
    assert len(pictures) >= 12
    assert not any(picture.isNull() for picture in pictures)


def test_the_collection_holds_every_picture_under_its_own_path() -> None:
    root = ElementTree.parse(RESOURCES / "analyser.qrc").getroot()
    (resource,) = root.findall("qresource")
    files = resource.findall("file")

    assert resource.get("prefix") == "/"
    paths = [file.text or "" for file in files]
    assert [file.get("alias") for file in files] == paths
    manual = RESOURCES.glob("manual/**/*.md")
    texts = [file.with_suffix(".qm") for file in RESOURCES.glob("translations/*.ts")]
    others = [path.relative_to(RESOURCES).as_posix() for path in (*manual, *texts)]
    assert paths == sorted(["cards/inks.json", *map(name_of, PICTURES), *others])


@pytest.mark.no_cover
@pytest.mark.parametrize("path", PICTURES, ids=name_of)
def test_a_picture_is_made_of_paths_and_reserved_colours_only(path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    attributes = {name for element in root.iter() for name in element.attrib}

    assert tags <= {"svg", "g", "defs", "path", "use"}
    assert not attributes & {"style", "class", "filter", "mask", "clip-path"}
    if not path.stem.startswith("app"):
        assert colours(path.read_text(encoding="utf-8")) <= set(TOKENS.values())


@pytest.mark.no_cover
@pytest.mark.parametrize("name", [*CARDS, *EXTRAS])
@pytest.mark.parametrize("family", FAMILIES)
def test_a_card_fills_its_picture_and_shows_something(family: str, name: str) -> None:
    text = in_palette(text_of(family, name))
    sizes = [(34, 26), (88, 60)] if family == "compact" else [(44, 62), (180, 252)]
    for width, height in sizes:
        pixels = painted(text, width, height).astype(int)
        opaque = pixels[..., 3] == 255
        drawn = opaque & (pixels[..., :3].min(axis=-1) < 160)  # paper and border are lighter

        assert opaque.mean() > 0.94
        assert 0.02 < drawn.mean() < 0.9
        for corner in (pixels[0, 0], pixels[0, -1], pixels[-1, 0], pixels[-1, -1]):
            assert corner[3] < 60  # rounded off


@pytest.mark.parametrize("path", ICONS, ids=name_of)
def test_an_icon_shows_something_and_stays_inside(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for size in (16, 24, 32, 48, 180):
        alpha = painted(text, size, size)[..., 3]
        assert 0.05 < (alpha > 128).mean() < 0.97
        rim = np.concatenate([alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]])
        if not path.stem.startswith("app"):
            assert rim.max() < 128


@pytest.mark.parametrize(
    ("family", "size", "least"), [("small", (44, 62), 30), ("compact", (34, 26), 10)]
)
def test_any_two_faces_differ_plainly_at_their_smallest_even_without_colour(
    family: str, size: tuple[int, int], least: int
) -> None:
    grey = {}
    for name in (*CARDS, "Jo", "Jo2"):
        text = in_palette(text_of(family, name))
        grey[name] = painted(text, *size)[..., :3].mean(axis=-1)
    for a, b in combinations(grey, 2):
        if {a, b} == {"Jo", "Jo2"}:
            continue  # one drawing in two colours
        different = (np.abs(grey[a] - grey[b]) > 80).sum()
        assert different > least, f"{a} and {b} differ in {different} pixels only"


def inked(name: str, family: str = "compact") -> npt.NDArray[np.bool_]:
    """Where the ink of a card lies, in its own units (height, width)."""
    text = in_palette(text_of(family, name))
    pixels = painted(text, *FAMILIES[family])
    opaque = pixels[..., 3] == 255  # the corners are rounded off
    dark: npt.NDArray[np.bool_] = opaque & (pixels[..., :3].min(axis=-1) < 128)
    return dark


@pytest.mark.parametrize("name", [*CARDS, "Jo", "Jo2"])
def test_a_compact_card_shows_its_mark_large_and_in_the_middle(name: str) -> None:
    rows, columns = np.nonzero(inked(name))
    assert rows.max() - rows.min() > 42
    assert abs((rows.max() + rows.min()) / 2 - 49.5) < 2.5
    assert abs((columns.max() + columns.min()) / 2 - 69.5) < 5
    assert columns.min() > 9
    assert columns.max() < 130


@pytest.mark.parametrize("name", CARDS)
def test_rank_and_suit_of_a_compact_card_lie_side_by_side_with_a_gap_between(name: str) -> None:
    columns = np.nonzero(inked(name).any(axis=0))[0]
    gaps = np.diff(columns)
    # The two figures of a ten are closer together than the rank and the suit.
    assert gaps.max() > 1.3 * np.partition(gaps, -2)[-2]
    between = columns[gaps.argmax()] + 1
    assert 55 < inked(name)[:, :between].any(axis=1).sum() < 60
    assert 48 < inked(name)[:, between:].any(axis=1).sum() < 58


def test_the_cards_of_a_column_of_compact_cards_line_up() -> None:
    for rank in RANKS:
        lefts = {int(np.nonzero(inked(rank + suit).any(axis=0))[0][0]) for suit in SUITS}
        assert len(lefts) == 1


@pytest.mark.parametrize("name", CARDS)
def test_the_corner_of_a_large_card_can_be_read_at_its_smallest(name: str) -> None:
    unit = 78 / 250  # in pixels
    corner = inked(name, "large")[:120, :49]
    rows, columns = np.nonzero(corner[:66])
    assert (rows.max() - rows.min()) * unit > 13.5, "the rank"
    assert columns.min() * unit > 1.5
    assert corner[66:].any(axis=1).sum() * unit > 9, "the suit"
    assert not corner[:, -1].any(), "the rest of the card keeps clear of it"


@pytest.mark.parametrize("family", FAMILIES)
def test_an_unknown_card_is_a_back_that_asks_which_card_it_is(family: str) -> None:
    width, height = FAMILIES[family]
    unknown, back = (
        painted(in_palette(text_of(family, name)), width, height) for name in ("unknown", "back")
    )
    unlike = np.abs(unknown.astype(int) - back).max(axis=-1) > 8
    rows, columns = np.nonzero(unlike)
    assert unlike.mean() > 0.04
    assert rows.min() > height * 0.12
    assert columns.min() > width * 0.12
    assert rows.max() < height * 0.88
    assert columns.max() < width * 0.88


def test_small_faces_keep_two_corners_free_for_badges() -> None:
    for name in CARDS:
        pixels = painted(in_palette(text_of("small", name)), 100, 140)
        assert (pixels[4:67, 57:96, :3] == 255).all(), f"upper right of {name}"
        assert (pixels[73:136, 4:31, :3] == 255).all(), f"lower left of {name}"


@pytest.mark.parametrize("name", [name for name in CARDS if name[0] not in "JQKA"])
def test_a_number_card_has_as_many_pips_as_its_rank_in_their_proper_places(name: str) -> None:
    root = ElementTree.parse(card("large", name)).getroot()
    pips = root.findall(f"{SVG}g[@id='pips']/{SVG}use")
    places = []
    for pip in pips:
        transform = pip.get("transform", "")
        found = re.fullmatch(r"translate\((\S+) (\S+)\)( rotate\(180\))?", transform)
        assert found, transform
        x, y, turned = float(found[1]), float(found[2]), bool(found[3])
        places.append((x, y))
        assert turned == (y > 175), "the lower half stands on its head"

    assert len(pips) == (10 if name[0] == "T" else int(name[0]))
    assert sorted((250 - x, y) for x, y in places) == sorted(places), "mirrored left to right"
    assert min(math.dist(a, b) for a, b in combinations(places, 2)) > 46, "none touch"


UPRIGHT = {"A", "3", "5", "6", "7", "8", "9"}  # a pip in the middle row, or the odd one of seven


def looks_the_same_turned(family: str, name: str) -> bool:
    text = in_palette(text_of(family, name))
    pixels = painted(text, *FAMILIES[family])
    turned = pixels[::-1, ::-1]
    # Edges are smoothed a little differently on either side of a pixel.
    return bool((np.abs(pixels.astype(int) - turned).max(axis=-1) > 90).sum() == 0)


@pytest.mark.parametrize("rank", RANKS)
def test_a_large_card_is_the_same_turned_round_unless_a_middle_pip_is_upright(rank: str) -> None:
    for suit in "chs":
        assert looks_the_same_turned("large", rank + suit) is (rank not in UPRIGHT)
    # A diamond is the same either way up: only the odd pip of the seven tells.
    assert looks_the_same_turned("large", rank + "d") is (rank != "7")


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("name", ["back", "back2"])
def test_a_back_does_not_tell_which_way_round_it_lies(family: str, name: str) -> None:
    assert looks_the_same_turned(family, name)


def test_both_jokers_are_double_headed() -> None:
    assert looks_the_same_turned("large", "Jo")
    assert looks_the_same_turned("large", "Jo2")


def test_each_token_is_unlike_every_other_and_no_replacement_is_a_token() -> None:
    assert len(set(TOKENS.values())) == len(TOKENS)
    replacements = {c for part in (PALETTES, PAPERS) for p in part.values() for c in p.values()}
    for colour in (*TOKENS.values(), *replacements):
        assert re.fullmatch(r"#[0-9a-f]{6}", colour)
    assert not replacements & set(TOKENS.values())


@pytest.mark.no_cover
@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("name", CARDS)
def test_a_card_uses_its_own_suits_ink_and_no_other(family: str, name: str) -> None:
    used = colours(text_of(family, name)) - {TOKENS["paper"], TOKENS["border"], TOKENS["gold"]}
    assert used == {TOKENS[SUITS[name[1]]]}


@pytest.mark.parametrize("family", FAMILIES)
def test_the_other_cards_use_their_own_inks(family: str) -> None:
    shared = {TOKENS["paper"], TOKENS["border"], TOKENS["gold"]}
    inks = {"Jo": "joker", "Jo2": "joker2", "back": "back", "back2": "back2", "unknown": "unknown"}
    for name, ink in inks.items():
        assert colours(text_of(family, name)) - shared == {TOKENS[ink]}


def test_tool_icons_have_one_ink_and_the_application_icon_none_that_could_be_swapped() -> None:
    inks = {path.stem: colours(path.read_text(encoding="utf-8")) for path in ICONS}
    for name in TOOLS:
        assert inks[name] == {TOKENS["icon"]}
    for name in ("app", "app-small"):
        assert not inks[name] & set(TOKENS.values())


def test_palettes_name_the_same_inks_and_have_the_colours_they_promise() -> None:
    for palette in PALETTES.values():
        assert set(palette) == {*SUITS.values(), "joker", "joker2"}
        assert palette["joker"] != palette["joker2"]
    two, four, safe = (
        [PALETTES[name][suit] for suit in ("clubs", "spades", "diamonds", "hearts")]
        for name in ("two-colour", "four-colour", "colour-blind-safe")
    )
    assert two[0] == two[1] != two[2] == two[3]
    assert len(set(four)) == len(set(safe)) == 4


def contrast(a: str, b: str) -> float:
    """The contrast ratio of two colours as WCAG 2 defines it, 1..21."""
    dark, light = sorted(float(linear(c) @ [0.2126, 0.7152, 0.0722]) for c in (a, b))
    return (light + 0.05) / (dark + 0.05)


def test_every_ink_has_the_contrast_of_text_on_every_paper() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    for papers in PAPERS.values():
        for palette in PALETTES.values():
            for ink in palette.values():
                assert contrast(ink, papers["paper"]) >= 4.5
        assert contrast(TOKENS["unknown"], papers["paper"]) >= 4.5
        assert contrast(papers["border"], papers["paper"]) >= 3  # on a white page the card's edge
    for suit in SUITS.values():
        assert contrast(TOKENS[suit], TOKENS["paper"]) >= 4.5


# Machado, Oliveira and Fernandes (2009), "A physiologically-based model for simulation of color
# vision deficiency", the matrices for complete deficiency.
EYES: dict[str, npt.NDArray[np.float64]] = {
    "full": np.eye(3),
    "without red": np.array([
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ]),
    "without green": np.array([
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ]),
    "without blue": np.array([
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ]),
}  # fmt: skip


@pytest.mark.parametrize("eye", EYES)
def test_the_safe_palette_keeps_any_two_suits_apart_for_every_eye(eye: str) -> None:
    assert lab_of(linear("#ffffff")) == pytest.approx((100, 0, 0), abs=0.1)
    inks = PALETTES["colour-blind-safe"]
    seen = {suit: lab_of(EYES[eye] @ linear(inks[suit])) for suit in SUITS.values()}
    for a, b in combinations(seen, 2):
        assert math.dist(seen[a], seen[b]) > 40, f"{a} and {b}"
