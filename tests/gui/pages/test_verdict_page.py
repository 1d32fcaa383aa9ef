"""Two hands compared, as HTML and as plain text."""

import re

import pytest

from analyser.gui.look.theme import dark_palette, light_palette, theme_of
from analyser.gui.pages.verdict_page import VerdictPage
from analyser.poker.cards import parse_cards
from analyser.poker.explain.side_by_side import explain_verdict
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM, OMAHA_HI_LO
from analyser.poker.results.analysis import analyse_cards
from analyser.poker.results.verdict import showdown

THEME = theme_of(light_palette())


def page(game: Game, one: str, other: str, board: str = "") -> VerdictPage:
    shared = parse_cards(board) if board else ()
    hands = [analyse_cards(game, parse_cards(cards), shared) for cards in (one, other)]
    verdict = showdown(game, hands)
    assert verdict is not None
    duels = explain_verdict(game, hands, ("A & Co", "Ben"), verdict)
    return VerdictPage("A headline", duels, ("Ben gets 5 of the pot.",))


KICKER = page(HOLDEM, "Ah Qd", "Ac Jd", "As 9c 7d 4h 2s")
WHOLE = KICKER.turned(0)
"""The same with what comes after the deciding position."""


def lines(html: str) -> list[list[str]]:
    return [
        [re.sub(r"<[^>]*>", " ", cell).strip() for cell in re.findall(r"<td.*?</td>", line)]
        for line in re.findall(r"<tr>.*?</tr>", html)
    ]


def test_what_comes_after_the_deciding_position_is_folded() -> None:
    assert lines(KICKER.html(THEME)) == [
        ["A &amp; Co", "", "Ben"], ["the category"], ["one pair", "=", "one pair"], ["the pair"],
        ["aces", "=", "aces"], ["the first kicker decides"], ["queen", "◀", "jack"],
        ["Show the rest"],
    ]  # fmt: skip
    assert lines(WHOLE.html(THEME)) == [
        *lines(KICKER.html(THEME))[:-1], ["the second kicker"], ["nine", "", "nine"],
        ["the third kicker"], ["seven", "", "seven"], ["Does not play"], ["", "", ""],
        ["Hide the rest"],
    ]  # fmt: skip
    assert WHOLE.turned(0) == KICKER
    equal = page(HOLDEM, "2h 3d", "2c 3c", "As Ks Qs Js Ts").html(THEME)
    assert "the rest" not in equal
    assert "Does not play" in equal
    both = page(OMAHA_HI_LO, "Ah 2d Kd Kc", "Ac 3d 4c 9c", "8s 9h 7d 4h 2s")
    assert re.findall(r"<h3>(.*?)</h3>", both.html(THEME)) == [
        f"For the {half}: Ben against A &amp; Co" for half in ("high", "low")
    ]
    folded, half = (
        re.findall(r'<a href="(rest:\d)">(\w+)', each.html(THEME))
        for each in (both, both.turned(1))
    )
    assert folded == [("rest:0", "Show"), ("rest:1", "Show")]
    assert half == [("rest:0", "Show"), ("rest:1", "Hide")]


def test_the_winner_comes_first_and_positions_say_what_each_hand_has() -> None:
    turned = page(HOLDEM, "Ac Jd", "Ah Qd", "As 9c 7d 4h 2s")
    assert lines(turned.html(THEME))[0] == ["Ben", "", "A &amp; Co"]
    assert "◀" in turned.html(THEME)
    equal = page(HOLDEM, "2h 3d", "2c 3c", "As Ks Qs Js Ts").html(THEME)
    assert not {"▶", "◀"} & set(equal)
    different = page(ANY, "9h Ks Qc Jd Ts", "Ah Qd 7c 6d 5c").turned(0)
    assert ["the top card", "", "the highest card"] in lines(different.html(THEME))
    assert ["", "", "seven"] not in lines(different.html(THEME))
    assert ["–", "", "seven"] in lines(different.html(THEME))  # noqa: RUF001 - an empty place
    assert re.findall(r"card:(\w\w)/25/faded", WHOLE.html(THEME)) == ["4h", "2s", "4h", "2s"]
    assert "Ben, no card" in page(ANY, "As Kd", "Ah").spoken()


@pytest.mark.parametrize("palette", [light_palette, dark_palette])
def test_the_first_difference_alone_has_a_ground(palette: type) -> None:
    theme = theme_of(palette())
    assert KICKER.html(theme).count(f'bgcolor="{theme.win.name()}"') == 4  # a role, three cells


def test_the_reason_and_its_ruling_follow_for_eyes_and_ears() -> None:
    html = WHOLE.html(THEME)
    reason = "A &amp; Co is better: both have a pair of aces; the queen kicker beats the jack."
    order = ["A headline", "does not play", reason, "rule:kickers", "Ben gets 5 of the pot."]
    places = [html.lower().index(text.lower()) for text in order]
    assert places == sorted(places)
    heard = WHOLE.spoken()
    assert heard.startswith("A headline. A & Co against Ben. the category, equal: A & Co, one pair")
    assert (
        "the first kicker decides: A & Co, queen (queen of diamonds); "
        "Ben, jack (jack of diamonds)." in heard
    )
    assert "the second kicker, no longer compared:" in heard
    assert "Ben, does not play: four of hearts and two of spades." in heard
    assert heard.endswith("queen kicker beats the jack. Ben gets 5 of the pot.")
    folded = KICKER.spoken()
    assert "the first kicker decides: A & Co, queen (queen of diamonds)" in folded
    assert "no longer compared" not in folded
