"""The rulings: that their cards show what they say, and that every one can be found and cited."""

import re

import pytest

from analysed import hand_of
from analyser.poker.explain.rules_reference import RULINGS, TOPICS, Example, Ruling
from analyser.poker.games.registry import ANY, LOWBALL, SHORT_DECK_HOLDEM
from analyser.poker.results.analysis import Analysis, analyse_cards
from examples import examples, game_of
from not_none import not_none

BY_KEY = {ruling.key: ruling for ruling in RULINGS}
SOURCES = (
    r"(Robert's Rules of Poker, version 11|Wikipedia|Poker TDA Rules 2024|World Series of Poker "
    r"2026): |House|Usage|poker.com"
)
# Cards that say what they are without a word about the game.
OTHER_GAMES = {
    *("five-of-a-kind", "short-deck-straight", "badugi", "badugi-order"),
    *("soko", "three-card", "teen-patti"),
}
CHECKED = [one for one in RULINGS if one.topic != "wild" and one.key not in OTHER_GAMES]
PLAIN = [(ruling, example) for ruling in CHECKED for example in ruling.examples]


def shown(ruling: str) -> list[Analysis]:
    return [analyse_cards(ANY, example.cards) for example in BY_KEY[ruling].examples]


def test_every_ruling_is_whole_and_in_its_chapter() -> None:
    assert len(BY_KEY) == len(RULINGS)
    for ruling in RULINGS:
        assert re.fullmatch(r"[a-z]+[0-9]*(-[a-z]+)*", ruling.key)
        assert ruling.title
        assert ruling.text
        assert all(sentence.endswith(".") for sentence in ruling.text), ruling.key
        assert re.match(SOURCES, ruling.source), ruling.key
        assert ruling.topic in TOPICS
    topics = [ruling.topic for ruling in RULINGS]
    assert list(dict.fromkeys(topics)) == list(TOPICS)
    assert topics == sorted(topics, key=list(TOPICS).index)


@pytest.mark.parametrize(("ruling", "example"), PLAIN)
def test_captions_say_what_the_cards_are(ruling: Ruling, example: Example) -> None:
    hand = analyse_cards(ANY, example.cards)
    assert hand.lows is not None
    if ruling.topic == "lows":
        key = "ace-to-five" if ruling.key == "low-order" else ruling.key
        assert example.caption == hand.lows[key].description
    else:
        assert example.caption in {hand.high.description, "Exactly as good"}


@pytest.mark.parametrize(
    ("key", "at", "game", "description"), examples(__file__, "other_games.txt")
)
def test_cards_of_other_decks(key: str, at: str, game: str, description: str) -> None:
    example = BY_KEY[key].examples[int(at)]
    assert analyse_cards(game_of(game), example.cards).high.description == description
    *_, said = example.caption.lower().split(": ")
    assert set(said.split(", ")) <= set(description.lower().split(", "))


def test_the_joker_of_lowball_is_the_lowest_rank_that_is_missing() -> None:
    (example,) = BY_KEY["joker-low"].examples
    lows = not_none(analyse_cards(LOWBALL.with_options({"joker": "bug"}), example.cards).lows)
    assert example.caption == f"The joker is a two: {lows['ace-to-five'].description}"


@pytest.mark.parametrize(("key", "said", "unsaid"), examples(__file__, "sources.txt"))
def test_rulings_say_no_more_than_their_sources(key: str, said: str, unsaid: str) -> None:
    text = " ".join(BY_KEY[key].text)
    assert said in text
    assert not unsaid or unsaid not in text


@pytest.mark.parametrize(("key", "sources"), [
    ("best-five", ["Hold'em", "Seven-Card Stud"]),
    ("eight-or-better", ["Omaha High-Low", "Seven-Card Stud High-Low"]),
    ("even-split", ["General Poker Rules, Ties"]),
    ("odd-chips-in-tournaments", ["Awarding Odd Chips", "live action rule 153"]),
    ("plays-the-board", ["The Showdown", "Playing the Board at Showdown", "rule 75"]),
])  # fmt: skip
def test_rulings_name_each_source(key: str, sources: list[str]) -> None:
    assert all(source in BY_KEY[key].source for source in sources)


def test_a_short_decks_flush_beats_its_full_house() -> None:
    cards = [example.cards for example in BY_KEY["short-deck"].examples]
    flush, full_house = (analyse_cards(SHORT_DECK_HOLDEM, one).high.class_ for one in cards)
    assert not_none(flush) < not_none(full_house)


def test_suits_break_no_tie() -> None:
    one, other = shown("suits")
    assert one.high.class_ == other.high.class_
    assert not set(one.cards) & set(other.cards)


def test_the_steel_wheel_beats_four_aces() -> None:
    (steel_wheel,) = shown("steel-wheel")
    four_aces = hand_of(ANY, "As Ah Ad Ac Kd")
    assert steel_wheel.high.rank > four_aces.high.rank


def test_the_best_lows_and_the_worst_that_qualifies() -> None:
    for key in ("ace-to-five", "eight-or-better", "deuce-to-seven", "ace-to-six"):
        lows = not_none(shown(key)[0].lows)
        assert lows[key].class_ == 1
    worst = not_none(shown("eight-or-better")[1].lows)
    assert worst["eight-or-better"].class_ == worst["eight-or-better"].classes


def test_of_two_lows_the_one_shown_first_is_better() -> None:
    one, other = (not_none(hand.lows)["ace-to-five"].class_ for hand in shown("low-order"))
    assert not_none(one) < not_none(other)
