"""The rulings: their cards show what they say, every one is found, and named where it matters."""

import json
import re
from collections.abc import Sequence

import pytest

from analysed import hand_of, judged
from analyser.poker.explain.rules_reference import (
    RULINGS,
    TOPICS,
    Example,
    Ruling,
    every_ruling,
    game_page,
    kinds_of_hand,
    rulings_for,
    search,
)
from analyser.poker.explain.seat_steps import explain_high
from analyser.poker.games.game import Game
from analyser.poker.games.own_games import own_game
from analyser.poker.games.registry import ANY, DRAW, GAMES, HOLDEM, LOWBALL, SHORT_DECK_HOLDEM
from analyser.poker.results.analysis import Analysis, analyse_cards
from analyser.poker.results.outcome import share_side_pots
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


TRIPS_FIRST = SHORT_DECK_HOLDEM.with_options({"trips_beat_straight": True})


@pytest.mark.parametrize("text", ["", "  ", "?!"])
def test_no_word_finds_everything_and_every_word_has_to_be_there(text: str) -> None:
    assert search(text) == every_ruling()
    assert search("steel zebra") == ()
    assert len(search("steel")) < len(search("st")) < len(every_ruling())
    assert "deuce-to-seven" in [found.key for found in search("A-5-4-3-2")]
    assert [found.key for found in search("kicker")][:2] == ["kickers", "four-of-a-kind"]


def test_rulings_are_searched_in_the_readers_language() -> None:
    def said(text: str) -> str:
        return "Straßen-Rad" if text == "The steel wheel" else text

    assert [found.key for found in search("strassen rad", said)] == ["steel-wheel"]


def test_a_word_of_the_title_counts_more_than_one_of_the_text_and_whole_ones_most() -> None:
    titles = [str(found.title).casefold() for found in search("flush")]
    named = [title for title in titles if "flush" in title.split()]
    assert len(named) > 2
    assert titles[: len(named)] == named
    assert len(titles) > len(named)
    found = [each for each in search("flush") if "flush" in str(each.title).casefold().split()]
    assert found == [each for each in every_ruling() if each in found]


def keys(game: Game, hands: str, board: str = "") -> list[str]:
    """Name the rulings for hands written between slashes, and their verdict; no game's page."""
    verdict, seats = judged(game, hands, board)
    found = [each.key for each in rulings_for(game, seats, verdict)]
    page = f"game {game.key}"
    assert found.count(page) == 1
    return [key for key in found if key != page]


@pytest.mark.parametrize(("game", "hands", "board", "expected"), examples(__file__, "decided.txt"))
def test_what_decided_comes_first(game: str, hands: str, board: str, expected: str) -> None:
    wanted = expected.split()
    assert keys(game_of(game), hands, board)[: len(wanted)] == wanted


@pytest.mark.parametrize(("game", "cards", "ruling"), [
    (SHORT_DECK_HOLDEM, "As Ks 9s 8s 6s", "short-deck"),
    (TRIPS_FIRST, "As Ad Ah 8s 6s", "trips-beat-straight"),
    (SHORT_DECK_HOLDEM, "As Ad 9h 8s 6s", "categories"),
    (DRAW.with_options({"joker": "bug"}), "Jo As Ah Ad Ac", "five-of-a-kind"),
])  # fmt: skip
def test_the_last_step_cites_the_order_of_its_game(game: Game, cards: str, ruling: str) -> None:
    steps = {step.key: step for step in explain_high(game, hand_of(game, cards))}
    assert steps["rank"].ruling == ruling


@pytest.mark.parametrize(
    ("game", "hands", "board", "also", "never"), examples(__file__, "cited.txt")
)
def test_rulings_cited_at_all(game: str, hands: str, board: str, also: str, never: str) -> None:
    found = set(keys(game_of(game), hands, board))
    assert found.issuperset(also.split())
    assert not found.intersection(never.split())


@pytest.mark.parametrize(
    ("text", "key"), [("  steel,  wheel! ", "steel-wheel"), *examples(__file__, "found_first.txt")]
)
def test_what_fits_best_is_found_first(text: str, key: str) -> None:
    assert search(text)[0].key == search(f"  {text} ")[0].key == key


@pytest.mark.parametrize(("bets", "cited"), [
    ((50, 100, 100), ["side-pots"]), ((50, 50, 100), ["uncalled-bet"]),
    ((50, 80, 100), ["side-pots", "uncalled-bet"]), ((50, 50, 50), []),
])  # fmt: skip
def test_side_pots_have_their_rulings_cited(bets: Sequence[int], cited: list[str]) -> None:
    verdict, hands = judged(HOLDEM, "AhKh/KsQd/9c9d", "Ad Kd 2c 3c 4h")
    pots = share_side_pots(HOLDEM, [hands], bets)
    found = [each.key for each in rulings_for(HOLDEM, hands, verdict, pots)]
    assert [key for key in found if key in ("side-pots", "uncalled-bet")] == cited


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_game_alone_has_its_rulings(game: Game) -> None:
    """Those of the games in which the best five of any cards win are in every other result."""
    found = [each.key for each in rulings_for(game)]
    assert ("two-and-three" in found) == (game.uses is not None and game.dealt > 2)
    assert ("greek" in found) == (game.uses == (2, 3) and game.dealt == 2)
    assert found[0] == f"game {game.key}"
    assert ("high-low-split" in found) == game.splits
    assert ("lowest-wins" in found) == (not game.high_counts)
    assert len(set(found)) == len(found)
    assert rulings_for(game, [None]) == rulings_for(game)


@pytest.mark.parametrize(("rules", "text"), examples(__file__, "pages.txt"))
@pytest.mark.usefixtures("no_added_games")
def test_the_page_of_a_game_says_its_rules(rules: str, text: str) -> None:
    game = own_game({"name": "Mine", **json.loads(rules)})
    page = game_page(game)
    assert (page.title, " ".join(page.text), page.source) == ("Mine", text, "House rules")
    assert page in every_ruling()
    assert search("mine") == (page,)


def test_every_game_has_a_page_with_its_names_and_source() -> None:
    pages = {page.key: page for page in every_ruling() if page.key.startswith("game ")}
    assert [*pages] == [f"game {game.key}" for game in GAMES]
    for game in GAMES:
        page = pages[f"game {game.key}"]
        assert (page.title, page.source) == (game.name, game.source)
        assert all(name in page.text[0] for name in game.aliases)
    said = {key: " ".join(page.text[1:]) for key, page in pages.items()}
    assert said["game any"].startswith("A seat may have up to 10 cards of its own. The best 5 play")
    assert "when a seat has 2, 3, 4 and 5 of its cards" in said["game stud5"]
    assert said["game badeucy"] == (
        "A seat gets 5 cards; there is no board. Cards are exchanged in a draw. The pot is shared "
        "by the low and the badugi; the odd chip goes to the low. For the low: The best low wins, "
        "deuce-to-seven. For the badugi: The best 4 play. For the badugi: The best badugi wins; "
        "the ace is high."
    )
    assert said["game drawmaha"].endswith(
        "For the draw hand: A seat's own 5 cards play alone. For the draw hand: The best high hand "
        "wins. For the Omaha hand: Of a seat's own cards exactly 2 play, with 3 of the board. For "
        "the Omaha hand: The best high hand wins."
    )
    assert said["game badugi"].endswith("The best badugi wins; the ace is low.")


def test_the_kinds_of_hand_are_ten_and_each_has_a_picture() -> None:
    kinds = kinds_of_hand()
    hands = [analyse_cards(ANY, kind.examples[0].cards).high for kind in kinds]
    assert [high.category.capitalize() for high in hands] == [kind.title for kind in kinds]
    assert [high.description for high in hands] == [kind.examples[0].caption for kind in kinds]
    classes = [high.class_ or 0 for high in hands]
    assert (len(set(kinds)), classes) == (10, sorted(classes))
