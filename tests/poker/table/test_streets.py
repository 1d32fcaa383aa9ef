"""Dealing on: the hands, the flop, the turn, the river, from what the deck has left."""

from collections import Counter

import pytest
from hypothesis import given, strategies as st

from analyser.poker.cards import DECK, UNKNOWN, Card, format_cards, parse_cards
from analyser.poker.dealing import MOST_SEED
from analyser.poker.errors import NotEnoughCardsError, NothingToDealError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, GAMES, HOLDEM, SHORT_DECK_HOLDEM
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.streets import (
    Street,
    complete_board,
    deal_seat,
    deal_slot,
    deal_street,
    later_streets,
    next_card_name,
    next_street,
    slot_name,
    street_of,
    street_slots,
    streets_until,
)
from analyser.poker.table.table import BOARD, DEAD, Slot, Table, new_table
from analyser.poker.text.enter import enter

WITH_BOARD = [game for game in GAMES if game.board]
SEEDS = st.integers(0, MOST_SEED)


def on_board(cards: str, table: Table) -> Table:
    return table.activate(Slot(BOARD, 0)).place_all(parse_cards(cards))


@pytest.mark.parametrize("game", WITH_BOARD, ids=lambda game: str(game.key))
def test_a_table_is_dealt_in_four_steps(game: Game) -> None:
    table = new_table(game, seats=3)
    steps = []
    while (street := next_street(table)) is not None:
        table = deal_street(table, seed=5)
        steps.append((street, [len(seat.cards) for seat in table.seats], len(table.board)))
    hands = [game.dealt] * 3
    boards = {Street.HANDS: 0, Street.FLOP: 3, Street.TURN: 4, Street.RIVER: 5}
    assert steps == [(street, hands, board) for street, board in boards.items()]
    assert street_slots(game) == [range(0), range(3), range(3, 4), range(4, 5)]
    with pytest.raises(NothingToDealError, match=f"in {game.name} the board is full"):
        deal_street(table, seed=5)


@pytest.mark.parametrize("game", [one for one in GAMES if not one.board], ids=lambda one: one.key)
def test_without_a_board_each_seat_is_dealt_its_next_cards(game: Game) -> None:
    table, steps = new_table(game, seats=2), []
    while (street := next_street(table)) is not None:
        table = deal_street(table, seed=5)
        steps.append((street, {len(seat.cards) for seat in table.seats}, street_of(table)))
    hands, cards = Street.HANDS, Street.CARDS
    first, *others = game.streets or (0,)
    stud = [(hands, {first}, 0), *[(cards, {size}, at) for at, size in enumerate(others, 1)]]
    draw = [(hands, {game.dealt}, 1)]
    assert steps == ([] if game is ANY else stud if first else draw)
    assert street_slots(game) == [range(0)] * len(game.streets)
    for deal in (deal_street, complete_board):
        with pytest.raises(NothingToDealError):
            deal(table, 1)


def test_in_stud_the_cards_so_far_say_the_street_and_seats_that_lag_are_dealt_first() -> None:
    table = enter(new_table(), "stud: AsKsQsJs v 9h9d8d v - v _7c7d7h")
    assert street_of(table) == 0, "a card behind an empty place does not count"
    table = enter(new_table(), "stud: AsKsQsJs v 9h9d8d v -")
    assert (street_of(table), streets_until(table)) == (0, ())
    dealt = deal_street(table.remove_seat(2), 1)
    assert [len(seat.cards) for seat in dealt.seats] == [4, 4]
    assert dealt.cards_of(0) == table.cards_of(0)
    whole = enter(new_table(), "stud: AsKsQsJsTs v 9h9d8d7d6d")
    told = [[format_cards(seat.cards, "") for seat in each.seats] for each in streets_until(whole)]
    assert told == [
        ["AsKsQs", "9h9d8d"], ["AsKsQsJs", "9h9d8d7d"], ["AsKsQsJsTs", "9h9d8d7d6d"],
    ]  # fmt: skip
    assert len(streets_until(enter(new_table(), "stud: AsKsQsJsTs"))) == 3, "a hand alone too"
    draw = enter(new_table(), "draw: AsKsQsJs v 9h9d8d7d6d")
    assert (street_of(draw), next_street(draw), streets_until(draw)) == (0, Street.CARDS, ())
    assert next_street(new_table(ANY, 2)) is None
    assert street_of(new_table(ANY, 2)) == 0


@pytest.mark.parametrize(("board", "street", "count"), [
    ("2c", Street.FLOP, 3), ("2c 3c", Street.FLOP, 3), ("2c 3c 4c", Street.TURN, 4),
    ("2c 3c 4c 5c", Street.RIVER, 5),
])  # fmt: skip
def test_a_street_that_has_begun_is_completed(board: str, street: Street, count: int) -> None:
    table = on_board(board, new_table(HOLDEM))
    assert next_street(table) is street
    dealt = deal_street(table, seed=1)
    assert len(dealt.board) == count
    assert dealt.board[: len(table.board)] == table.board


def test_a_hole_or_an_unknown_card_in_the_board_is_filled_first() -> None:
    table = new_table(HOLDEM).activate(Slot(BOARD, 3)).place(Card("As"))
    assert next_street(table) is Street.FLOP
    dealt = deal_street(table, seed=1)
    assert dealt.card_at(Slot(BOARD, 3)) is Card("As")
    assert next_street(dealt) is Street.RIVER
    table = on_board("2c ?? 4c", new_table(HOLDEM))
    assert next_street(table) is Street.FLOP
    flop = deal_street(table, seed=1)
    assert [flop.board_slots.index(card) for card in parse_cards("2c 4c")] == [0, 2]
    assert len(flop.board) == 3
    all_unknown = on_board("2c 3c 4c ?? ??", new_table(HOLDEM))
    assert next_street(all_unknown) is Street.TURN
    assert len(complete_board(all_unknown, seed=1).board) == 5


@given(seed=SEEDS, game=st.sampled_from(WITH_BOARD))
def test_only_cards_that_are_left_are_dealt_and_the_same_for_a_seed(seed: int, game: Game) -> None:
    table = new_table(game, seats=4).activate(Slot(DEAD, 0)).place_all(parse_cards("As Kd"))
    table = table.activate(Slot(0, 0)).place(Card("Ah"))
    full = complete_board(deal_street(deal_street(table, seed), seed), seed)
    assert complete_board(deal_street(deal_street(table, seed), seed), seed) == full
    cards = [card for _, card in full.known_cards()]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(game.deck)
    assert full.dead == table.dead
    assert len(full.board) == 5


def test_every_card_that_is_left_comes_as_often() -> None:
    table = on_board("2c 3c 4c 5c", new_table(HOLDEM))
    rivers = Counter(deal_street(table, seed).board[4] for seed in range(1200))
    assert set(rivers) == set(DECK) - set(parse_cards("2c 3c 4c 5c"))
    chi_squared = sum((count - 25) ** 2 / 25 for count in rivers.values())
    assert chi_squared < 90  # 47 degrees of freedom: a fair deal is above it once in 6,000


def test_the_active_place_stays_unless_it_was_filled() -> None:
    table = on_board("2c 3c 4c", new_table(HOLDEM, seats=2))
    assert deal_street(table.activate(Slot(1, 1)), 1).active == Slot(1, 1)
    assert deal_street(table.activate(Slot(BOARD, 3)), 1).active == Slot(BOARD, 4)
    full = new_table(HOLDEM).activate(Slot(0, 0)).place_all(parse_cards("As Ks"))
    assert complete_board(full, 1).active is None


def test_too_few_cards_are_refused() -> None:
    table = new_table(SHORT_DECK_HOLDEM).activate(Slot(DEAD, 0))
    table = table.place_all(table.game.deck.cards[:32]).activate(Slot(0, 0)).place(Card("As"))
    assert len(deal_street(table, 1).board) == 3
    message = "5 cards would be needed and the deck has 3; ask for fewer"
    with pytest.raises(NotEnoughCardsError, match=message):
        complete_board(table, 1)
    table = new_table(SHORT_DECK_HOLDEM, seats=2).activate(Slot(DEAD, 0))
    table = table.place_all(table.game.deck.cards[:30]).activate(Slot(0, 0)).place(Card("As"))
    assert len(complete_board(table, 1).board) == 5
    with pytest.raises(NotEnoughCardsError, match="7 cards would be needed and the deck has 5"):
        complete_board(table.make_unknown(1), 1)


def test_an_unknown_card_of_a_seat_has_been_dealt() -> None:
    table = new_table(HOLDEM, seats=2).make_unknown(1)
    assert next_street(table) is Street.HANDS
    hands = deal_street(table, seed=1)
    assert [len(seat.cards) for seat in hands.seats] == [2, 0]
    assert hands.cards_of(1) == parse_cards("?? ??")
    assert next_street(hands) is Street.FLOP
    assert next_street(table.make_unknown(0)) is Street.FLOP


def test_a_seat_with_a_range_is_dealt_no_cards() -> None:
    table = new_table(HOLDEM, 2).set_range(0, parse_range("QQ+"))
    assert next_street(table) is Street.HANDS
    table = deal_street(table, 7)
    assert (len(table.cards_of(0)), len(table.cards_of(1))) == (0, 2)
    assert next_street(table) is Street.FLOP
    assert len(complete_board(table, 7).board) == 5
    both = table.set_range(1, parse_range("AKs"))
    assert next_street(both) is Street.FLOP


@pytest.mark.parametrize(("slot", "name"), [
    (Slot(BOARD, 0), "the flop, card 1"), (Slot(BOARD, 2), "the flop, card 3"),
    (Slot(BOARD, 3), "the turn"), (Slot(BOARD, 4), "the river"), (Slot(0, 1), "seat A, card 2"),
    (Slot(1, 0), "Ann, card 1"), (Slot(DEAD, 0), "the dead cards, card 1"),
])  # fmt: skip
def test_a_slot_is_named_as_a_dealer_does(slot: Slot, name: str) -> None:
    assert slot_name(new_table(HOLDEM, 2).rename_seat(1, "Ann"), slot) == name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
@given(seed=SEEDS)
def test_a_seat_is_dealt_other_cards(game: Game, seed: int) -> None:
    table = new_table(game, seats=2).deal(1)
    dealt = deal_seat(table, 1, seed)
    assert dealt == deal_seat(table, 1, seed)
    assert (dealt.seats[0], dealt.board_slots) == (table.seats[0], table.board_slots)
    assert len(dealt.seats[1].cards) == game.dealt
    cards = [card for _, card in dealt.known_cards()]
    assert len(cards) == len(set(cards))
    assert all(card in game.deck for card in cards)


def test_dealing_a_seat_leaves_the_next_card_where_it_was_to_go() -> None:
    table = new_table(HOLDEM, seats=3)
    assert deal_seat(table.activate(Slot(2, 1)), 1, 1).active == Slot(2, 1)
    assert deal_seat(table, 0, 1).active == Slot(1, 0)
    assert deal_seat(table.place(Card("As")), 0, 1).active == Slot(1, 0)
    assert deal_seat(table.deal(1), 0, 1).active is None


@given(seed=SEEDS)
def test_a_slot_is_dealt_one_card(seed: int) -> None:
    table = on_board("2c 3c", new_table(HOLDEM, seats=2))
    dealt = deal_slot(table, Slot(1, 1), seed)
    assert len(dealt.seats[1].cards) == 1
    assert dealt.card_at(Slot(1, 1)) not in (None, *table.board)
    assert dealt.active == table.active
    again = deal_slot(dealt, Slot(1, 1), seed)
    assert again == dealt


def test_a_slot_that_holds_a_card_is_dealt_another() -> None:
    full = new_table(HOLDEM, seats=2).deal(3)
    dealt = {deal_slot(full, Slot(BOARD, 4), seed).board[4] for seed in range(40)}
    assert len(dealt) > 20
    assert deal_slot(full, Slot(BOARD, 4), 1).active is None
    assert deal_slot(new_table(HOLDEM).place(UNKNOWN), Slot(0, 0), 1).seats[0].unknown == 0


HANDS = new_table(HOLDEM, seats=2).fill(0, parse_cards("AhKh")).fill(1, parse_cards("QsQd"))
PLAYED = [HANDS, on_board("QhJh2c", HANDS), on_board("QhJh2c8s", HANDS)]
"""A hand street by street."""


def test_the_streets_after_that_of_a_table_are_found() -> None:
    assert later_streets(PLAYED[1], PLAYED) == (PLAYED[2],)
    assert later_streets(PLAYED[0], PLAYED) == tuple(PLAYED[1:])
    third = PLAYED[1].add_seat().fill(2, parse_cards("9c"))
    for other in (on_board("QhJh3c", PLAYED[0]), PLAYED[1].clear_seat(1), third):
        assert later_streets(other, PLAYED) == ()


def test_later_streets_have_the_order_the_names_and_the_pot_of_the_table() -> None:
    table = PLAYED[1].rename_seat(0, "Ann").swap_seats(0, 1).set_pot(60)
    (turn,) = later_streets(table, PLAYED)
    assert [seat.name for seat in turn.seats] == [seat.name for seat in table.seats]
    assert (turn.seats[1].cards, turn.board) == (parse_cards("AhKh"), parse_cards("QhJh2c8s"))
    assert turn.pot == 60
    first = [street.activate(Slot(0, 0)) for street in PLAYED]
    (turn,) = later_streets(table, first)
    assert turn.active == Slot(1, 0)


@pytest.mark.parametrize(("text", "boards"), [
    ("AhKh v QsQd @ QhJh2c7d", ["", "Qh Jh 2c", "Qh Jh 2c 7d"]),
    ("AhKh v QQ+ @ QhJh2c", ["", "Qh Jh 2c"]), ("AhKh v QsQd", []), ("- v - @ QhJh2c", []),
    ("AhKh v QsQd @ Qh Jh ??", []), ("AhKh @ QhJh2c", ["", "Qh Jh 2c"]),
])  # fmt: skip
def test_a_hand_has_a_table_for_each_street_until_now(text: str, boards: list[str]) -> None:
    streets = streets_until(enter(new_table(HOLDEM), text))
    assert [format_cards(street.board) for street in streets] == boards
    assert all(street.active == Slot(BOARD, len(street.board)) for street in streets)


@pytest.mark.parametrize(("slot", "name"), [
    (Slot(0, 1), "second card"), (Slot(0, 8), "ninth card"),
    (Slot(BOARD, 2), "Flop, third card"), (Slot(BOARD, 3), "Turn"), (Slot(BOARD, 4), "River"),
])  # fmt: skip
def test_the_card_that_comes_next_is_named_by_its_place(slot: Slot, name: str) -> None:
    assert next_card_name(new_table(HOLDEM), slot) == name


def test_the_card_of_one_of_several_seats_or_of_a_named_one_is_named_with_it() -> None:
    assert next_card_name(new_table(HOLDEM, 2), Slot(1, 1)) == "Seat B's second card"
    ann = new_table(HOLDEM).rename_seat(0, "Ann")
    assert next_card_name(ann, Slot(0, 0)) == "Ann's first card"
