"""Two hands compared, as HTML and as plain text."""

import re

from analyser.gui.look.theme import seat_colour
from analyser.gui.pages.blocks import Block
from analyser.gui.pages.why_page import verdict_page
from analyser.poker.cards import parse_cards
from analyser.poker.explain.side_by_side import explain_verdict
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM, OMAHA_HI_LO
from analyser.poker.results.analysis import analyse_cards
from analyser.poker.results.showdown import showdown
from written_pages import html_of, spoken_of


def page(game: Game, one: str, other: str, board: str = "") -> list[Block]:
    shared = parse_cards(board) if board else ()
    hands = [analyse_cards(game, parse_cards(cards), shared) for cards in (one, other)]
    verdict = showdown(game, hands)
    assert verdict is not None
    duels = explain_verdict(game, hands, ("A & Co", "Ben"), verdict)
    return [*verdict_page("A headline", duels, ("Ben gets 5 of the pot.",))]


KICKER = page(HOLDEM, "Ah Qd", "Ac Jd", "As 9c 7d 4h 2s")
EQUAL = page(HOLDEM, "2h 3d", "2c 3c", "As Ks Qs Js Ts")


def hands(shown: list[Block]) -> list[str]:
    """Return each hand in words and cards: (As) decides, As/faded does not matter."""
    found = []
    for html in re.findall(
        r'<table cellspacing="0" cellpadding="3">.*?</table></td>', html_of(shown)
    ):
        text = re.sub(r'<img src="card:(\w\w)/\d+(/faded)?"[^>]*>', r" \1\2", html)
        text = re.sub(r'<td class="win"> (\w\w)</td>', r" (\1)", text)
        found.append(re.sub("<[^>]*>|&nbsp;", "", text))
    return found


def test_what_decides_is_marked_and_what_comes_after_is_faint() -> None:
    after = "9c/faded 7d/faded 4h/faded 2s/faded▲left out"
    assert hands(KICKER) == [
        f"A &amp; Co: one pair Ah As (Qd) {after}", f"Ben: one pair Ac As (Jd) {after}",
    ]  # fmt: skip
    different = page(ANY, "9h Ks Qc Jd Ts", "Ah Qd 7c 6d 5c")
    assert hands(different) == [
        "A &amp; Co: straight (Ks) (Qc) (Jd) (Ts) (9h)▲▲▲▲▲",
        "Ben: high card (Ah) Qd/faded 7c/faded 6d/faded 5c/faded▲",
    ]
    assert hands(EQUAL)[1] == "Ben: royal flush As Ks Qs Js Ts 2c/faded 3c/fadedleft out"


def test_high_and_low_are_compared_apart_and_the_winner_comes_first() -> None:
    both = page(OMAHA_HI_LO, "Ah 2d Kd Kc", "Ac 3d 4c 9c", "8s 9h 7d 4h 2s")
    assert re.findall(r"<h3>(.*?)</h3>", html_of(both)) == [
        f"For the {half}: Ben against A &amp; Co" for half in ("high", "low")
    ]
    high, _, low, _ = hands(both)
    assert high.startswith("Ben: two pair (9c) (9h) (4c) (4h) 8s/faded Ac/faded")
    assert low.startswith("Ben: no pair (7d) 4h/faded 3d/faded 2s/faded Ac/faded 4c/faded")
    only = page(OMAHA_HI_LO, "Ah 2d Kd Kc", "Ac Td Jc 9c", "8s 9h 7d 4h Ks")
    assert hands(only)[-1].startswith("Ben: no low")


def test_the_stripes_are_the_seats_colours_and_one_card_of_each_decides() -> None:
    grounds = re.findall(r'(?:bgcolor|class)="(#\w+|win)"', html_of(KICKER))
    assert grounds == [seat_colour(0).name(), "win", seat_colour(1).name(), "win"]


def test_the_reason_and_its_ruling_follow_for_eyes_and_ears() -> None:
    html = html_of(KICKER)
    reason = "A &amp; Co is better: both have a pair of aces; the queen kicker beats the jack."
    order = ["A headline", "one pair", reason, "rule:kickers", "Ben gets 5 of the pot."]
    places = [html.lower().index(text.lower()) for text in order]
    assert places == sorted(places)
    heard = spoken_of(KICKER)
    assert heard.startswith("A headline. A & Co against Ben. The category, equal: A & Co, one pair")
    kickers = "A & Co, queen (queen of diamonds); Ben, jack (jack of diamonds)"
    assert f"The first kicker decides: {kickers}." in heard
    assert "nine of clubs" not in heard
    assert heard.endswith("queen kicker beats the jack. Ben gets 5 of the pot.")
    assert "Ben, does not play: two of clubs and three of clubs." in spoken_of(EQUAL)
    assert "Ben, no card" in spoken_of(page(ANY, "As Kd", "Ah"))
