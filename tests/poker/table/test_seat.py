"""How a seat's name is kept."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyser.poker.table.seat import LONGEST_NAME, tidy_name
from analyser.poker.table.table import new_table


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Ann   of\tGreen\nGables ", "Ann of Green Gables"),
        ("Ann\x00\x07\x1b[31m", "Ann[31m"),
        ("\u202eevil\u202c \u200bAnn\ufeff", "evil Ann"),
        ("\u2066Ann\u2069\u00ad", "Ann"),
        ("\ud800Ann", "?Ann"),
        ("\u2028Ann\u2029Bob\u0085Cy", "Ann Bob Cy"),
        ("<img src=x>", "<img src=x>"),  # text, and shown as text
        ("Zoë 🂡 张", "Zoë 🂡 张"),
        ("\u200b\u200e", ""),
    ],
)
def test_a_name_is_one_line_of_which_all_is_seen(name: str, kept: str) -> None:
    assert tidy_name(name) == kept
    assert new_table().rename_seat(0, name).seats[0].name == kept


@given(st.text(st.characters(), max_size=400))
def test_no_name_is_long_or_holds_what_nobody_sees(name: str) -> None:
    kept = tidy_name(name)
    assert len(kept) <= LONGEST_NAME == 60
    assert kept == kept.strip()
    assert all(unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Zl", "Zp") for char in kept)
    assert tidy_name(kept) == kept


def test_a_long_name_is_cut_at_its_end() -> None:
    assert tidy_name("x" * 60) == "x" * 60
    assert tidy_name("x" * 61) == "x" * 59 + "…"
    assert tidy_name("x" * 58 + " yz") == "x" * 58 + "…"
