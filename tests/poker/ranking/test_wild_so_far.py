"""Wild cards: known rulings, and the fast answers against the plain rule that tries everything."""

from itertools import combinations

import pytest
from hypothesis import given, settings, strategies as st

from analysed import hand_of
from analyser.poker.cards import DECK, JOKERS, Card, format_cards, parse_cards
from analyser.poker.decks import BUG, Deck, Joker
from analyser.poker.games.choices import Five
from analyser.poker.games.game import Game
from analyser.poker.games.registry import DRAW, LOWBALL
from analyser.poker.ranking.high import Category, rank_five
from analyser.poker.ranking.low import ACE_TO_FIVE, LOW_ORDERINGS
from analyser.poker.ranking.wild_so_far import rank_wild_low_so_far, stand_ins
from analyser.poker.results.analysis import analyse_cards
from analyser.poker.results.result_sentences import say_hand
from examples import examples, game_of
from not_none import not_none
from plain_wild import rank_wild_high, rank_wild_low, substitutions

BUG_GAME = DRAW.with_options({"joker": "bug"})
JOKER_GAME = DRAW.with_options({"joker": "wild"})
DEUCES = DRAW.with_options({"wild": "2"})
BUG_AND_JACKS = DRAW.with_options({"joker": "bug", "wild": "J"})
WILD_GAMES = [BUG_GAME, JOKER_GAME, DEUCES, BUG_AND_JACKS]


@pytest.mark.parametrize(
    ("game", "cards", "description", "best", "stands"), examples(__file__, "wild.txt")
)
def test_what_a_hand_with_wild_cards_is(
    game: str, cards: str, description: str, best: str, stands: str
) -> None:
    """By Robert's Rules a bug is an ace, or whatever completes a straight or a flush."""
    five, played = parse_cards(cards), game_of(game)
    analysis = analyse_cards(played, five)
    high, lows = analysis.high, analysis.lows
    assert high.description == description
    if sum(_is_wild(played, card) for card in five) <= 2:  # the plain rule tries everything
        assert high.rank == rank_wild_high(five, played.deck, played.high)
        low = rank_wild_low(five, played.deck, ACE_TO_FIVE)
        assert lows is not None
        assert lows[ACE_TO_FIVE.name].ranks == not_none(low)[1]
    assert best in ("?", format_cards(high.best))
    if stands != "?":
        pairs = dict(pair.split() for pair in stands.split(", ")) if stands else {}
        assert {str(card): str(stand) for card, stand in high.wild.items()} == pairs


def test_five_aces_with_a_bug_are_the_one_best_hand() -> None:
    high = hand_of(BUG_GAME, "Jo As Ah Ad Ac").high
    assert (high.rank, high.class_, high.classes, high.pattern) == ((10, 14), 1, 7463, "1111")
    assert (high.better, high.equal, high.worse) == (0, 1, 2_869_684)


def test_with_the_second_joker_the_deck_has_54_cards() -> None:
    high = hand_of(JOKER_GAME, "Jo Jo2 As Ah Ad").high
    assert None not in (high.better, high.equal, high.worse)
    assert sum((high.better or 0, high.equal or 0, high.worse or 0)) == 3_162_510
    assert high.equal == 1 * 2 + 4  # four aces and a joker, or three and both


def test_a_straight_of_seven_cards_with_a_joker_is_not_ranked_one_too_high() -> None:
    """The joker goes on top of the five in a row; and on top of an ace nothing goes."""
    high = hand_of(JOKER_GAME, "Jo 9c 8d 7h 6s 5c 2d").high
    assert high.description == "Straight, ten high"
    top = hand_of(JOKER_GAME, "Jo As Kd Qh Jc 9s 2d").high
    assert top.description == "Straight, ace high"


@pytest.mark.parametrize(("cards", "row", "best"), examples(__file__, "lowball.txt"))
@pytest.mark.parametrize("joker", ["bug", "wild"])
def test_in_lowball_jokers_are_the_lowest_rank(cards: str, row: str, best: str, joker: str) -> None:
    analysis = hand_of(LOWBALL.with_options({"joker": joker}), cards)
    low = not_none(analysis.lows)["ace-to-five"]
    assert (low.description, format_cards(not_none(low.best))) == (row, best)
    assert say_hand(analysis).startswith((f"Low, {row}", "A pair of sevens, 4-3-A"))


@pytest.mark.parametrize(("game", "cards", "description", "stands"), [
    (BUG_GAME, "Jo", "High card, A", {"Jo": "As"}),
    (BUG_GAME, "Jo 8s 8h", "Pair of eights, ace kicker", {"Jo": "As"}),
    (BUG_GAME, "Jo As", "Pair of aces", {"Jo": "Ah"}),
    (JOKER_GAME, "Jo 8s 8h", "Three eights", {"Jo": "8d"}),
    (DEUCES, "2c 2d 2h 2s", "Four aces", None), (DEUCES, "2c Kd", "Pair of kings", {"2c": "Ks"}),
])  # fmt: skip
def test_so_far(game: Game, cards: str, description: str, stands: dict[str, str] | None) -> None:
    high = hand_of(game, cards).high
    assert high.description == description
    assert stands is None or {str(k): str(v) for k, v in high.wild.items()} == stands


@pytest.mark.parametrize("joker", ["bug", "wild"])
def test_a_low_so_far_takes_the_lowest_rank_too(joker: Joker) -> None:
    deck = Deck(joker=joker)
    rank = rank_wild_low_so_far(parse_cards("Jo 7s As"), deck, ACE_TO_FIVE)
    assert rank == ((1, 1, 1, 1, 1), (7, 2, 1))


def test_a_joker_stands_for_any_card_that_is_not_held_and_else_for_a_fifth_of_a_kind() -> None:
    held = parse_cards("Jo 8s 8h 8d 8c")
    every = [cards for cards, _ in substitutions(held, Deck(joker="wild"))]
    for cards in every:
        twice = len(set(cards)) < 5
        assert twice == (len({card.rank for card in cards}) == 1)
    assert len(every) == 48 + 4  # any other card, and an eight of any suit
    held = parse_cards("Jo As Kh 9d 5c")
    stood_for = [cards[-1] for cards, _ in substitutions(held, Deck(joker="wild"))]
    assert sorted(stood_for, key=DECK.index) == [card for card in DECK if card not in held]


def test_a_wild_card_stands_for_a_card_that_nobody_sees_as_long_as_there_is_one() -> None:
    cards, ranks, deck = parse_cards("Jo Kd Qh 9c 5s"), (13, 13, 12, 9, 5), Deck(joker="wild")
    for held, king in (("", "Ks"), ("Ks", "Kh"), ("Ks Kh", "Kc"), ("Ks Kh Kc", "Ks")):
        stands = stand_ins(cards, ranks, False, deck, {*cards, *parse_cards(held)} if held else ())
        assert format_cards(stands) == f"{king} Kd Qh 9c 5s"


@st.composite
def hands(draw: st.DrawFn, most: int = 5) -> tuple[Game, list[Card]]:
    """A game with wild cards, and some of its cards, one or two of them wild."""
    game = draw(st.sampled_from(WILD_GAMES))
    wild = [card for card in [*DECK, *JOKERS] if card in game.deck and _is_wild(game, card)]
    natural = [card for card in DECK if card not in wild]
    crowded = [card for card in natural if card.rank > 10 or card.rank < 5]
    suited = [card for card in natural if str(card)[1] in "sh"]
    held = draw(st.lists(st.sampled_from(wild), min_size=1, max_size=2, unique=True))
    others = st.one_of([st.sampled_from(cards) for cards in (natural, crowded, suited)])
    count = draw(st.integers(5, most)) - len(held)
    held += draw(st.lists(others, min_size=count, max_size=count, unique=True))
    return game, draw(st.permutations(held))


def _is_wild(game: Game, card: Card) -> bool:
    return game.deck.looked_up[card] <= BUG


@given(hands())
def test_five_cards_are_worth_their_best_substitution(hand: tuple[Game, list[Card]]) -> None:
    game, cards = hand
    analysis = analyse_cards(game, cards)
    assert analysis.lows is not None
    assert analysis.high.rank == rank_wild_high(cards, game.deck, game.high)
    for ordering in LOW_ORDERINGS:
        rank = rank_wild_low(cards, game.deck, ordering)
        assert analysis.lows[ordering.name].ranks == (None if rank is None else rank[1])


@settings(max_examples=15)
@given(hands(most=7))
def test_of_more_cards_all_the_best_choices_are_there(hand: tuple[Game, list[Card]]) -> None:
    game, cards = hand
    high = analyse_cards(game, cards).high
    ranked = {
        frozenset(five): rank_wild_high(five, game.deck, game.high)
        if any(_is_wild(game, card) for card in five)
        else rank_five(five)
        for five in combinations(cards, 5)
    }
    best = max(ranked.values())
    assert high.rank == best
    equal = {five for five, rank in ranked.items() if rank == best}
    assert {frozenset(five) for five in high.all} == equal


@given(hands(most=9))
def test_what_the_wild_cards_stand_for_makes_the_hand(hand: tuple[Game, list[Card]]) -> None:
    game, cards = hand
    high = analyse_cards(game, cards).high
    assert set(high.wild) == {card for card in high.best if _is_wild(game, card)}
    stands: Five = tuple(high.wild.get(card, card) for card in high.best)
    if high.rank[0] == Category.FIVE_OF_A_KIND:
        assert {card.rank for card in stands} == {high.rank[1]}
        return
    assert len(set(stands)) == 5
    assert rank_five(stands) == high.rank
    bugs = [card for card in high.wild if game.deck.looked_up[card] == BUG]
    completed = (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)
    assert high.rank[0] in completed or all(high.wild[card].rank == 14 for card in bugs)
    if high.rank[0] not in completed:
        # A card nobody can see is stood for before one that lies there.
        assert not any(
            stand in cards and not _is_wild(game, stand) and stand not in high.best
            for stand in high.wild.values()
            if {Card(str(stand)[0] + suit) for suit in "cdhs"} - set(cards)
        )
