"""The next card, held against a full analysis of the table with each card in its place."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from analyser.poker.cards import DECK, Card, parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, BADUGI, DRAW, HOLDEM, OMAHA_HI_LO, RAZZ, find_game
from analyser.poker.generators import finish
from analyser.poker.hints.next_card import (
    NextCard,
    NextCards,
    find_outs,
    next_cards,
    say_in_a_word,
    say_what_it_makes,
)
from analyser.poker.hints.next_shares import count_next_shares, has_next_shares
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.situation import situation_at
from analyser.poker.results.outcome import outcome_of
from analyser.poker.results.showdown import main_category, ranked
from analyser.poker.table.table import BOARD, BOARDS, DEAD, Slot, Table, new_table
from analyser.poker.text.enter import enter
from examples import examples, game_of
from mostly_long import mostly_long
from not_none import not_none
from tables import table_of
from variants import IN_THIRDS, name_of


def cards_to_come(table: Table) -> NextCards:
    return not_none(next_cards(table))


def with_card(found: NextCards, card: str) -> NextCard:
    return next(each for each in found.cards if str(each.card) == card)


def random_tables(game: Game, count: int) -> Iterator[Table]:
    """Yield tables in the middle of a deal: some cards in some seats, and some of the board."""
    generator = random.Random(f"next card {game}")
    for _ in range(count):
        table = new_table(game, generator.randint(1, min(4, game.most_seats)))
        deck = generator.sample(game.deck.cards, len(game.deck))
        dealt = generator.choice((game.dealt, game.most))
        for seat in range(len(table.seats)):
            for at in range(generator.choice((0, dealt - 1, dealt, generator.randint(0, dealt)))):
                table = table.activate(Slot(seat, at)).place(deck.pop())
        for at in range(generator.randint(0, game.board)):
            table = table.activate(Slot(BOARD, at)).place(deck.pop())
        places = [seat for seat in range(len(table.seats)) for _ in range(2)]
        place = generator.choice([*places, *[BOARD] * (4 if game.board else 0)])
        size = len(table.slots(place))
        empty = [at for at, card in enumerate(table.slots(place)) if card is None]
        at = generator.choice(empty) if empty else generator.randrange(size)
        yield table.activate(Slot(place, at))


@pytest.mark.parametrize("tables", mostly_long(1, [5, 24]))
@pytest.mark.parametrize("game", mostly_long(24, IN_THIRDS), ids=name_of)
def test_every_card_is_told_as_a_full_analysis_tells_it(game: Game, tables: int) -> None:
    told = 0
    for table in random_tables(game, tables):
        found = next_cards(table)
        if found is None:
            continue
        held = [card for _, card in table.known_cards()]
        assert [each.card for each in found.cards] == [c for c in game.deck if c not in held]
        for each in random.Random(told).sample(found.cards, min(12, len(found.cards))):
            after = outcome_of(table.place(each.card))
            made = {seat: (ranks.high, ranks.low) for seat, ranks in each.made.items()}
            hands = enumerate(after.hands)
            analysed = {seat: ranked(game, hand) for seat, hand in hands if hand is not None}
            assert made == {seat: (ranks.high, ranks.low) for seat, ranks in analysed.items()}
            whole = [ranks.complete for ranks in analysed.values()]
            assert [ranks.complete for ranks in each.made.values()] == whole
            verdict = after.verdict
            if verdict is None:
                assert each.winners == ()
            else:
                assert each.winners == verdict.winners
                assert found.final == verdict.final
            told += 1
    assert told >= 5 * tables


def test_the_next_card_of_a_royal_draw() -> None:
    """AhKh / Qh Jh 2c 7d, the last card to come: 46 of them."""
    found = cards_to_come(table_of(HOLDEM, "Ah Kh", board="Qh Jh 2c 7d"))
    groups = found.by_category(0, found.cards)
    counts = {"royal flush": 1, "flush": 8, "straight": 3, "one pair": 16, "high card": 18}
    assert {str(category): len(cards) for category, cards in groups.items()} == counts
    assert next(iter(groups.items())) == ("royal flush", (Card("Th"),))
    assert found.final
    # A pair on the board is nothing of its own: aces and kings are, queens, jacks and twos not.
    own = {str(made): len(cards) for made, cards in found.by_category(0, found.outs(0)).items()}
    assert own == {"royal flush": 1, "flush": 8, "straight": 3, "one pair": 6}


def test_outs_against_a_seat_that_is_ahead() -> None:
    """A draws to a flush and two overcards; B has three queens: ten cards of 44 win."""
    found = cards_to_come(table_of(HOLDEM, "Ah Kh", "Qs Qd", board="Qh Jh 2c 7d"))
    assert found.winners == (1,)
    assert Counter(each.winners for each in found.cards) == {(0,): 10, (1,): 34}
    assert found.outs(1) == ()
    counts = {str(made): len(cards) for made, cards in found.by_category(0, found.outs(0)).items()}
    assert counts == {"royal flush": 1, "flush": 6, "straight": 3}
    assert with_card(found, "2h").winners == (1,)  # a flush for A, a full house for B


def test_a_better_low_improves_a_hand_and_a_worse_one_does_not() -> None:
    found = cards_to_come(table_of(RAZZ, "Kc 8d 5h 3s Ac"))
    against = cards_to_come(table_of(RAZZ, "Kc 8d 5h 3s Ac", "9c 7d 4h 3c 2d Qs"))
    for card, improves, winner in (("2s", True, 0), ("Jd", True, 1), ("Kd", False, 1)):
        assert with_card(found, card).improves is improves
        assert with_card(against, card).winners == (winner,)
    worse = with_card(found, "Kd")
    assert main_category(RAZZ, worse.made[0].high, worse.made[0].low) == "high card"


def test_another_card_for_a_full_slot_takes_the_place_of_the_one_there() -> None:
    table = table_of(HOLDEM, "Ah Kh", board="Qh Jh 2c 7d 3s").activate(Slot(BOARD, 4))
    found = cards_to_come(table)
    assert len(found.cards) == 45
    assert found.now[0].high == (1, 14, 13, 12, 11, 7)
    ten = with_card(found, "Th")
    assert main_category(HOLDEM, ten.made[0].high, ten.made[0].low) == "royal flush"


def test_a_slot_can_be_named_that_is_not_the_active_one() -> None:
    table = table_of(HOLDEM, "Ah Kh", "Qs Qd", board="Qh Jh 2c 7d").activate(Slot(0, 0))
    found = not_none(next_cards(table, Slot(BOARD, 4)))
    assert sum(each.winners == (0,) for each in found.cards) == 10


@pytest.mark.parametrize("table", [
    pytest.param(new_table(HOLDEM).activate(Slot(BOARD, 0)), id="nobody has cards"),
    pytest.param(table_of(ANY, "As Kd").activate(Slot(DEAD, 0)), id="a dead card"),
    pytest.param(table_of(ANY, " ".join(map(str, DECK[:10]))), id="every place is full"),
])  # fmt: skip
def test_where_no_hand_would_change_there_is_nothing_to_tell(table: Table) -> None:
    assert next_cards(table) is None


@pytest.mark.parametrize(("seats", "final"), [
    (("Ah Kh", "Qs Qd"), True), (("Ah Kh", "Qs ??"), False), (("Ah Kh", "?? ??"), False),
    (("Ah Kh", "Qs Qd", "?? ??"), False),
])  # fmt: skip
def test_no_card_is_the_last_while_another_is_unknown(seats: tuple[str, ...], final: bool) -> None:
    table = table_of(HOLDEM, *seats, board="2c 7d Jh 9s")
    assert cards_to_come(table).final is final
    assert cards_to_come(table.place(Card("??")).activate(Slot(BOARD, 4))).final is final


def test_an_unknown_card_beyond_the_five_leaves_it_open_too() -> None:
    table = table_of(ANY, "Ah Kh Qh Jh 9c", "2c 2d 3c 4c")
    assert cards_to_come(table).final
    table = table.activate(Slot(0, 5)).place(Card("??")).activate(Slot(1, 4))
    assert not cards_to_come(table).final


def test_alone_at_the_table_a_card_improves_and_nobody_is_ahead() -> None:
    ace = with_card(cards_to_come(table_of(HOLDEM, "Ah Kh", board="Qh Jh 2c 7d")), "Ac")
    assert (ace.improves, ace.winners) == (True, ())


def test_of_a_seat_without_cards_there_is_no_category() -> None:
    found = cards_to_come(table_of(DRAW, "Ah Kh Qh Jh", ""))
    assert found.by_category(0, found.cards)
    assert found.by_category(1, found.cards) == {}


def test_lows_are_grouped_by_their_category_the_best_first() -> None:
    found = cards_to_come(table_of(find_game("lowball"), "As 2d 3h 4c"))
    counts = [(made, len(cards)) for made, cards in found.by_category(0, found.cards).items()]
    assert counts == [("high card", 36), ("one pair", 12)]


@pytest.mark.parametrize(("game", "cards", "next_card", "word"), [
    (HOLDEM, "Ah Kh Qh Jh 2c", "Th", "royal flush"), (HOLDEM, "Ah Ad Kc Kd 2c", "2s", "two pair"),
    (HOLDEM, "Ah Ad Ac Kd Ks", "Kh", "full house"), (HOLDEM, "9h Kh Qh Jh 2c", "Th", "str. flush"),
    (RAZZ, "Ah 2d 3c 4d 8c", "Ks", "8 low"), (RAZZ, "Ah 2d 3c 4d Kc", "Js", "J low"),
    (find_game("lowball"), "Ah 2d 3c 4d", "4s", "pair"),
    (OMAHA_HI_LO, "Ah Ad Kc Kd", "2s", "pair"),
    (BADUGI, "Ah 2d 3c", "4s", "four cards"), (BADUGI, "Ah 2d 3c", "4c", "three cards"),
])  # fmt: skip
def test_a_hand_is_said_in_a_word_or_two(game: Game, cards: str, next_card: str, word: str) -> None:
    held = [str(card) for card in parse_cards(cards)]
    board = " ".join(held[2:]) if game is HOLDEM else ""
    hole = " ".join(held[:2] if game is HOLDEM else held)
    table = table_of(game, hole, board=board)
    if game is OMAHA_HI_LO:
        table = table.activate(Slot(BOARD, 0))
    found = with_card(cards_to_come(table), next_card)
    assert say_in_a_word(game, found.made[0]) == word


def test_four_wild_cards_wait_for_a_fifth_card_of_any_suit() -> None:
    game = DRAW.with_options({"wild": "2"})
    found = cards_to_come(table_of(game, "2s 2h 2d 2c"))
    groups = found.by_category(0, found.cards)
    assert [(made, len(cards)) for made, cards in groups.items()] == [("five of a kind", 48)]


@pytest.mark.parametrize(("game", "text", "says"), examples(__file__, "outs.txt"))
def test_the_outs_are_counted(game: str, text: str, says: str) -> None:
    found = find_outs(enter(new_table(game_of(game)), text))
    said = [f"{'ABC'[outs.seat]} {len(outs.cards)} of {outs.unseen}" for outs in found]
    assert "; ".join(said) == says
    assert {outs.to_come for outs in found} <= {1, 2}


def test_the_cards_are_those_that_put_a_seat_ahead() -> None:
    (outs,) = find_outs(enter(new_table(HOLDEM), "AhKd v AsQd @ 9c9d4hAc"))
    assert " ".join(map(str, outs.cards)) == "Qs Qh Qc", "with an ace or a nine it splits the pot"


def test_if_the_rest_of_the_deck_is_dead_there_are_no_outs() -> None:
    table = enter(new_table(HOLDEM), "AhKh v QsQd @ QhJh2c")
    seen = {card for _, card in table.known_cards()}
    dead = tuple([card for card in DECK if card not in seen])
    assert find_outs(replace(table, dead=dead[1:])) == find_outs(replace(table, dead=dead)) == ()


MADE = "Would make for Seat A: "


@pytest.mark.parametrize(("table", "card", "makes"), [
    (table_of(HOLDEM, "Ah Kh", "Qs Qd", board="Qh Jh 2c 7d"), "Th",
     f"{MADE}Royal flush; for Seat B: Three queens, J-10 kickers; then Seat A wins"),
    (table_of(HOLDEM, "Ah Kh", "Qs Qd", board="Qh Jh"), "2c",
     f"{MADE}High card, A-K-Q-J-2; for Seat B: Three queens, J-2 kickers; then Seat B leads"),
    (table_of(HOLDEM, "Ah", "Ad"), "As", "Would make: Pair of aces; then Seat A leads"),
    (table_of(HOLDEM, "Ah Kh", "", board="Ac").activate(Slot(BOARD, 1)), "As",
     f"{MADE}Three aces, king kicker"),
    (table_of(OMAHA_HI_LO, "Ah 2h 9s Ts", "Kc Kd Qc Jc", board="Ks 8d 7c 9d"), "3s",
     (f"{MADE}Pair of nines, A-K-8 kickers; low 8-7-3-2-A; for Seat B: Three kings, 9-8 kickers; "
     "no low; then Seat B wins the high, Seat A wins the low")),
    (table_of(DRAW.with_options({"joker": "wild"}), "As Ah Ad Ac"), "Jo", "Would make: Five aces"),
    (new_table(HOLDEM).activate(Slot(BOARD, 0)), "As", "Would lie on the board"),
    (new_table().activate(Slot(DEAD, 0)), "As", "Would lie among the dead cards"),
    (table_of(ANY, " ".join(map(str, DECK[:10]))), "As", None),
    (table_of(find_game("shortdeck"), "As"), "2s",
     "2s cannot be used in Short-deck hold'em; use the 36 cards from 6c to As"),
])  # fmt: skip
def test_a_card_may_come(table: Table, card: str, makes: str | None) -> None:
    assert say_what_it_makes(table, Card(card)) == makes


def test_a_card_tells_what_it_would_make_in_place_of_an_unknown_one() -> None:
    table = table_of(HOLDEM, "AhKh", "????", board="Ad")
    in_seat = say_what_it_makes(table.activate(Slot(1, 0)), Card("As"))
    assert in_seat == "Would make: Pair of aces; then Seat A leads"
    on_board = say_what_it_makes(table.activate(Slot(BOARD, 1)), Card("As"))
    assert on_board is not None
    assert "Seat A: Three aces" in on_board
    assert "Seat B" not in on_board


def table(text: str = "AsKs v 9h9d @ Qs7s2c4s @ Qs7s2c9c") -> Table:
    return enter(new_table(HOLDEM, 2), text)


def test_shares_with_a_card_are_the_odds_with_it_on_its_board() -> None:
    for place in BOARDS[:2]:
        waiting = table().activate(Slot(place, 4))
        assert has_next_shares(waiting)
        found = finish(count_next_shares(waiting))
        for card in parse_cards("8h9s2d"):
            odds = odds_of(situation_at(waiting.place(card)).situation)
            assert found.with_card[card] == tuple(seat.share for seat in odds.seats)
    ranged = table("QQ+ v 9h9d @ Qs7s2c @ Qs7s2c")
    assert has_next_shares(ranged.activate(Slot(BOARDS[1], 3)))
    assert not has_next_shares(table("QQ+ v 9h9d @ Qs7s2c @").activate(Slot(BOARDS[0], 3)))


def test_a_card_is_said_of_the_board_on_which_it_would_lie() -> None:
    (nine,) = parse_cards("9s")
    first, second = (table().activate(Slot(place, 4)) for place in BOARDS[:2])
    assert "Seat A: Flush" in (say_what_it_makes(first, nine) or "")
    assert "Seat B: Four nines" in (say_what_it_makes(second, nine) or "")
    made = not_none(next_cards(second))
    assert made.slot == Slot(BOARDS[0], 4)
    assert nine in [each.card for each in made.cards]
    seat = not_none(next_cards(table("As v 9h9d @ Qs7s2c @ Qs7s2c").activate(Slot(0, 1))))
    assert seat.slot == Slot(0, 1)


def test_outs_are_found_on_each_board_by_itself() -> None:
    assert find_outs(table()) == ()
    one, other = table().on_each_board()
    assert find_outs(one)[0].seat == 1
    assert find_outs(other)[0].seat == 0
