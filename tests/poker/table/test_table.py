"""The table: every move, drawn as a picture.

A picture shows the seats between slashes and the board behind a bar, so the table

    As * / 7h _ | 9c _ _ _ _

is hold'em with two seats: the ace of spades and an empty slot that is active, marked by a star;
the seven of hearts and an empty slot; and a board with one card of five. Brackets mark an active
slot that holds a card: [As]. Empty slots at the end of a seat may be left out.
"""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, strategies as st

from analyser.poker import errors
from analyser.poker.cards import DECK, JOKERS, UNKNOWN, Card, parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.options import NO_OPTIONS, Options
from analyser.poker.games.registry import (
    ANY,
    DRAW,
    GAMES,
    HOLDEM,
    OMAHA,
    RAZZ,
    SHORT_DECK_HOLDEM,
    STUD,
    find_game,
)
from analyser.poker.ranges.notation import parse_range
from analyser.poker.ranges.range import Range
from analyser.poker.table.saved_table import table_from_json, table_to_json
from analyser.poker.table.table import BOARD, DEAD, MOST_CHIPS, Slot, Table, new_table
from analyser.poker.table.table_state import Seat, SlotCards
from examples import examples, game_of


def lay(picture: str, game: Game = HOLDEM) -> Table:
    active: list[Slot] = []

    def slots(place: int, text: str, count: int) -> SlotCards:
        marks = text.split()
        active.extend(Slot(place, at) for at, mark in enumerate(marks) if mark[0] in "*[")
        cards = tuple(None if mark in "*_" else Card(mark.strip("[]")) for mark in marks)
        return cards + (None,) * (count - len(cards))

    seats, _, board = picture.partition("|")
    held = tuple(Seat("", slots(at, text, game.most)) for at, text in enumerate(seats.split("/")))
    return Table(game, held, slots(BOARD, board, game.board), active[0] if active else None)


def draw(table: Table) -> str:
    """Draw a table, the inverse of ``lay``."""

    def mark(slot: Slot) -> str:
        card = table.card_at(slot)
        if slot == table.active:
            return "*" if card is None else f"[{card}]"
        return "_" if card is None else str(card)

    def row(place: int) -> str:
        marks = [mark(Slot(place, at)) for at in range(len(table.slots(place)))]
        shown = table.game.board if place == BOARD else table.game.most
        text = " ".join(marks[:shown])
        return text if table.game.board else text.rstrip(" _")

    seats = " / ".join(row(seat) for seat in range(len(table.seats)))
    return f"{seats} | {row(BOARD)}" if table.game.board else seats


CHANGED = "As * / 7h _ | 9c _ _ _ _"


def test_a_new_table_waits_for_the_first_card_of_the_first_seat() -> None:
    assert draw(new_table()) == "*"
    assert draw(new_table(HOLDEM, 2)) == "* _ / _ _ | _ _ _ _ _"
    assert new_table().is_empty
    assert not lay(CHANGED).is_empty


BUG_AND_DEUCES = DRAW.with_options({"joker": "bug", "wild": "2"})
READERS: dict[str, Callable[[str], object]] = {
    "change_game": find_game,
    "fill": lambda cards: () if cards == "-" else parse_cards(cards),
    "place_all": parse_cards,
}
"""How moves read what is neither a place nor a slot: if it is not one card."""


def argument(move: str, word: str) -> object:
    if found := re.fullmatch(r"(\d|board)(?::(\d))?", word):
        place = BOARD if found[1] == "board" else int(found[1])
        return Slot(place, int(found[2])) if found[2] else place
    return READERS.get(move, Card)(word)


@pytest.mark.parametrize(("before", "moves", "after"), examples(__file__, "moves.txt"))
def test_a_move_makes_of_one_picture_another(before: str, moves: str, after: str) -> None:
    """A picture without a game and a board is one of any cards."""
    game, _, picture = before.rpartition(": ")
    table = lay(picture, game_of(game) if game else HOLDEM if "|" in picture else ANY)
    for move in moves.split("; "):
        name, *words = move.split()
        table = getattr(table, name)(*[argument(name, word) for word in words])
    assert draw(table) == after


@pytest.mark.parametrize(("game", "place", "cards", "error"), [
    (HOLDEM, 0, "2c 3c 4c", errors.TooManyCardsError),
    (HOLDEM, BOARD, "2c 3c 4c 5c 6c ??", errors.TooManyCardsError),
    (HOLDEM, 0, "2c Th", errors.CardInUseError), (HOLDEM, 0, "Jo", errors.CardNotInGameError),
    (SHORT_DECK_HOLDEM, BOARD, "2c", errors.CardNotInGameError),
    (STUD, BOARD, "??", errors.NoBoardError),
])  # fmt: skip
def test_cards_that_do_not_fit_a_place_are_refused(
    game: Game, place: int, cards: str, error: type[errors.CardError]
) -> None:
    table = new_table(game, 2).activate(Slot(1, 0)).place(Card("Th"))
    with pytest.raises(error):
        table.fill(place, parse_cards(cards))


def test_a_full_table_places_again_after_a_card_is_taken_back() -> None:
    full = lay("As Kd / 7h 7c | 9c 9d 9h 9s 2c")
    table = full.toggle(Card("9h")).place(Card("3c"))
    assert draw(table) == "As Kd / 7h 7c | 9c 9d 3c 9s 2c"
    with pytest.raises(errors.TableFullError, match="Every place is full, so 3c was not placed"):
        full.toggle(Card("3c"))
    with pytest.raises(errors.TableFullError, match=r"Every place is full, so \?\? was not placed"):
        full.place(UNKNOWN)


def test_clearing_and_dealing_keep_the_names() -> None:
    named = lay(CHANGED).rename_seat(1, "Anna")
    table = named.clear()
    assert draw(table) == "* _ / _ _ | _ _ _ _ _"
    assert [table.seat_name(seat) for seat in (0, 1)] == ["Seat A", "Anna"]
    for table in (named.deal(1), named.make_unknown(1), named.clear_seat(1)):
        assert table.seat_name(1) == "Anna"


@pytest.mark.parametrize(("card", "message"), [
    ("As", "As is already in seat A"), ("7h", "7h is already in Anna"),
    ("9c", "9c is already on the board"),
])  # fmt: skip
def test_a_card_that_lies_on_the_table_is_refused_with_its_place(card: str, message: str) -> None:
    table = lay(CHANGED).rename_seat(1, "Anna")
    with pytest.raises(errors.CardInUseError) as refusal:
        table.place(Card(card))
    assert str(refusal.value) == message


@pytest.mark.parametrize(("before", "cards", "message"), [
    (CHANGED, "2c 3c As", "As is already in seat A"),
    (*("2c 3c / 4c * | 5c 6c 7c 8c _", "Ah Kh Qh"),
     "3 cards do not fit, there is room for 2; nothing was placed"),
    (*("2c 3c / 4c 9c | 5c 6c 7c 8c Tc", "Ah"),
     "1 cards do not fit, there is room for 0; nothing was placed"),
    (CHANGED, "2c Jo", "Jo cannot be used"),
])  # fmt: skip
def test_a_paste_is_all_or_nothing(before: str, cards: str, message: str) -> None:
    table = lay(before)
    with pytest.raises(errors.CardError) as refusal:
        table.place_all(parse_cards(cards))
    assert str(refusal.value).startswith(message)
    assert draw(table) == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_there_are_as_many_seats_as_the_deck_deals(game: Game) -> None:
    table = new_table(game)
    most = min(10, (len(game.deck) - game.board) // game.dealt)
    for _ in range(most - 1):
        table = table.add_seat()
    assert len(table.seats) == most
    with pytest.raises(
        errors.SeatCountError, match=f"{most + 1} seats|is 11; it must be from 1 to 10"
    ):
        table.add_seat()
    with pytest.raises(errors.SeatCountError, match=f"is 0; it must be from 1 to {most}"):
        new_table(game).remove_seat(0)
    dealt = table.deal(7)
    assert all(len(seat.cards) == game.dealt for seat in dealt.seats)
    assert len(dealt.board) == game.board


def test_seats_change_places_with_cards_and_names() -> None:
    table = lay(CHANGED).rename_seat(0, "Anna").swap_seats(0, 1)
    assert draw(table) == "7h * / As _ | 9c _ _ _ _"
    assert [table.seat_name(seat) for seat in (0, 1)] == ["Seat A", "Anna"]
    assert table.swap_seats(0, 1) == lay(CHANGED).rename_seat(0, "Anna")


@pytest.mark.parametrize(("picture", "game", "shown"), [
    ("* _ | _ _ _ _ _", HOLDEM, 2), ("*", ANY, 5), ("2c 3c 4c 5c *", ANY, 5),
    ("2c 3c 4c 5c 6c", ANY, 6), ("2c 3c 4c 5c 6c _ 7c", ANY, 8), ("2c _ _ _ _ _ _ *", ANY, 8),
    ("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc", ANY, 10),
])  # fmt: skip
def test_one_slot_more_than_needed_is_shown(picture: str, game: Game, shown: int) -> None:
    assert lay(picture, game).shown_slots(0) == shown


@pytest.mark.parametrize(("game", "seats", "picture"), [
    (ANY, 1, "4s 2c Td 5d Js *"), (HOLDEM, 2, "4s 2c / Td 5d | Js 2d 3d 9h As"),
], ids=["any cards", "hold'em"])  # fmt: skip
def test_a_deal_is_the_same_for_the_same_seed(game: Game, seats: int, picture: str) -> None:
    table = new_table(game, seats)
    assert draw(table.deal(7)) == picture
    assert table.deal(7).deal(7) == table.deal(7)
    assert table.deal(8) != table.deal(7)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(errors.NumberError, match=f"The seed is {seed}; it must be"):
        new_table().deal(seed)


def test_jokers_lie_on_the_table_where_the_game_has_them() -> None:
    table = new_table(BUG_AND_DEUCES).place_all(parse_cards("Jo As Jo2"))
    assert draw(table) == "Jo As Jo2 *"
    assert draw(table.toggle(Card("Jo"))) == "* As Jo2"
    with pytest.raises(
        errors.JokerNotChosenError, match="Jo cannot be used in Five-card draw as it is"
    ):
        new_table(DRAW).place(Card("Jo"))
    with pytest.raises(
        errors.CardNotInGameError, match="5c cannot be used in Short-deck hold'em; use"
    ):
        new_table(SHORT_DECK_HOLDEM).place(Card("5c"))


def test_the_first_empty_slot_of_the_seats_and_the_board_becomes_active() -> None:
    table = lay("As _ / 7h _ | 9c _ _ _ _").activate(Slot(DEAD, 0))
    assert table.activate_first() == lay("As * / 7h _ | 9c _ _ _ _")
    full = lay("As Kd / 7h 7c | 9c 8c 2d 2h 2s").activate(Slot(DEAD, 0))
    assert full.activate_first().active is None


def test_under_other_options_only_jokers_go() -> None:
    table = lay("As * Kd Jo _ / 7h _ _ _ 2c", BUG_AND_DEUCES)
    same = table.change_options(Options(joker="wild"))
    assert same == replace(table, game=DRAW.with_options({"joker": "wild"}))
    assert same.change_options(NO_OPTIONS) == lay("As * Kd _ _ / 7h _ _ _ 2c", DRAW)
    table = new_table(BUG_AND_DEUCES).activate(Slot(DEAD, 0)).place_all(parse_cards("Jo 9c"))
    plain = table.change_options(NO_OPTIONS)
    assert (plain.dead, plain.active) == (parse_cards("9c"), Slot(DEAD, 1))
    with pytest.raises(errors.GameOptionError, match="Texas hold'em has no option “no-qualifier”"):
        lay("As *").change_options(Options(no_qualifier=True))


def test_a_deal_has_the_joker_that_was_chosen() -> None:
    tables = [new_table(BUG_AND_DEUCES, 10).deal(seed) for seed in range(40)]
    dealt = {card for table in tables for _, card in table.known_cards()}
    assert Card("Jo") in dealt
    assert Card("Jo2") not in dealt


def test_dead_cards_lie_in_a_tray_that_never_fills() -> None:
    table = lay("As Kd / * _ | _ _ _ _ _").activate(Slot(DEAD, 0))
    for card in ("9c", "Th", "2s"):
        table = table.place(Card(card))
    assert (table.dead, table.active) == (parse_cards("9c Th 2s"), Slot(DEAD, 3))
    assert table.find(Card("Th")) == Slot(DEAD, 1)
    with pytest.raises(errors.CardInUseError, match="Th is already among the dead cards"):
        table.activate(Slot(0, 1)).place(Card("Th"))
    table = table.toggle(Card("Th"))
    assert (table.dead, table.active) == (parse_cards("9c 2s"), Slot(DEAD, 2))
    assert table.activate(Slot(DEAD, 0)).place(Card("4h")).dead == parse_cards("4h 2s")
    assert table.shown_slots(DEAD) == len(table.slots(DEAD)) == 3
    assert table.change_game(SHORT_DECK_HOLDEM).dead == parse_cards("9c")
    assert table.change_game(OMAHA).dead == table.dead
    assert table.clear() == new_table(HOLDEM, 2)
    assert table.deal(7).dead == ()


@pytest.mark.parametrize("chips", [None, 0, 101, MOST_CHIPS])
def test_the_pot_stays_whatever_is_played(chips: int | None) -> None:
    table = new_table(HOLDEM, 2).set_pot(chips)
    assert table.deal(7).change_game(RAZZ).clear().pot == chips


@pytest.mark.parametrize("chips", [-1, MOST_CHIPS + 1])
def test_a_pot_that_nobody_has_is_refused(chips: int) -> None:
    with pytest.raises(
        errors.NumberError, match=f"The pot is {chips}; it must be a whole number from 0"
    ):
        new_table().set_pot(chips)


def test_seats_that_the_deck_cannot_deal_go() -> None:
    table = new_table(HOLDEM, 10).rename_seat(6, "Anna").rename_seat(9, "Ben").change_game(STUD)
    assert [seat.name for seat in table.seats] == [""] * 6 + ["Anna"]


def test_an_unknown_card_is_there_and_is_none_of_those_that_are_known() -> None:
    """Of the table As ?? / ?? ?? | ?? 9c * _ _."""
    table = lay("As ?? / ?? ?? | ?? 9c * _ _")
    assert [seat.cards for seat in table.seats] == [parse_cards("As"), ()]
    assert [seat.unknown for seat in table.seats] == [1, 2]
    assert table.board == parse_cards("9c")
    cards = [*map(parse_cards, ("As ??", "?? ??", "?? 9c")), ()]
    assert [table.cards_of(place) for place in (0, 1, BOARD, DEAD)] == cards
    assert [str(card) for _, card in table.known_cards()] == ["As", "9c"]
    assert table.find(UNKNOWN) is None
    assert not lay("?? * | _ _ _ _ _").is_empty


@pytest.mark.parametrize("cards", ["??", "2c ??"])
def test_no_unknown_card_is_dead(cards: str) -> None:
    table = lay(CHANGED).activate(Slot(DEAD, 0))
    with pytest.raises(errors.UnknownDeadCardError, match=r"“\?\?” cannot be a dead card"):
        table.place_all(parse_cards(cards))


def test_unknown_cards_stay_when_the_options_change() -> None:
    full = lay("As ?? Qc Jo 2h", BUG_AND_DEUCES)
    assert full.change_options(NO_OPTIONS) == lay("As ?? Qc * 2h", DRAW)


@pytest.mark.parametrize(("active", "seat", "takes"), [
    (Slot(1, 0), 1, True), (Slot(BOARD, 0), None, True), (Slot(DEAD, 0), None, False),
    (None, None, False),
])  # fmt: skip
def test_what_is_active(active: Slot | None, seat: int | None, takes: bool) -> None:
    table = replace(new_table(HOLDEM, 2), active=active)
    assert (table.active_seat, table.takes_unknown) == (seat, takes)


MOVES = st.lists(
    st.one_of(
        st.tuples(st.just("toggle"), st.sampled_from([*DECK[:20], *JOKERS, UNKNOWN])),
        st.tuples(st.just("place_all"), st.lists(st.sampled_from(DECK[:20]), unique=True)),
        st.tuples(st.just("add_seat")),
        st.tuples(st.just("remove_seat"), st.just(0)),
        st.tuples(st.just("make_unknown"), st.just(-1)),
        st.tuples(st.just("swap_seats"), st.just(0), st.just(-1)),
        st.tuples(st.just("change_game"), st.sampled_from([*GAMES, BUG_AND_DEUCES])),
        st.tuples(st.just("deal"), st.integers(0, 9)),
        st.tuples(st.just("clear")),
        st.tuples(st.just("activate"), st.builds(Slot, st.just(0), st.integers(0, 1))),
        st.tuples(st.just("activate"), st.just(Slot(DEAD, 0))),
    ),
    max_size=30,
)


@given(MOVES)
def test_no_move_doubles_a_card_or_activates_no_slot(moves: list[tuple[str, object]]) -> None:
    table = new_table()
    for name, *arguments in moves:
        try:
            table = getattr(table, name)(*arguments)
        except errors.CardError:
            continue
        cards = [card for _, card in table.known_cards()]
        assert len(set(cards)) == len(cards)
        assert all(len(seat.slots) == table.game.most for seat in table.seats)
        assert len(table.board_slots) == table.game.board
        table.game.check_deck(cards)
        assert 1 <= len(table.seats) <= table.game.most_seats
        if table.active is None:
            places = (*range(len(table.seats)), BOARD)
            assert None not in [slot for place in places for slot in table.slots(place)]
        else:
            assert table.active.place in {DEAD, BOARD, *range(len(table.seats))}
            table.card_at(table.active)


def ranged() -> Table:
    """Two seats in hold'em: AhKh, and a range."""
    table = new_table(HOLDEM, 2).place_all(parse_cards("AhKh"))
    return table.set_range(1, parse_range("QQ+, AKs"))


def test_a_seat_with_a_range_holds_no_cards_and_the_next_card_passes_it_by() -> None:
    table = new_table(HOLDEM, 2).place_all(parse_cards("AhKh Qs"))
    table = table.set_range(1, parse_range("QQ+"))
    assert table.cards_of(1) == ()
    assert table.active == Slot(BOARD, 0)
    assert table.place_all(parse_cards("2c 3c 4c 5c 6c")).active is None
    assert table.plays(1)
    assert not new_table(HOLDEM, 2).set_range(1, parse_range("QQ+")).is_empty


def test_a_range_goes_if_a_card_or_another_game_comes() -> None:
    table = ranged().put(Card("2c"), Slot(1, 0))
    assert table.seats[1].range is None
    assert table.cards_of(1) == (Card("2c"),)
    assert ranged().make_unknown(1).seats[1].range is None
    assert ranged().change_game(HOLDEM).has_ranges
    assert not ranged().change_game(OMAHA).has_ranges
    with pytest.raises(errors.RangeGameError, match="Omaha"):
        new_table(OMAHA, 2).set_range(0, parse_range("QQ+"))


def test_a_range_goes_where_an_option_makes_cards_wild_only() -> None:
    table = ranged()
    for chosen in ({"joker": "bug"}, {"wild": "2"}):
        wild = table.change_options(HOLDEM.with_options(chosen).options)
        assert not wild.has_ranges
        assert wild.cards_of(0) == table.cards_of(0)
        assert table_from_json(table_to_json(wild)) == wild  # as a restart reads it
    table = new_table(HOLDEM, 2).set_range(1, parse_range("QQ+"))
    assert table.change_options(NO_OPTIONS).seats[1].range == parse_range("QQ+")


def test_a_range_goes_with_its_seat_and_goes_where_everything_goes() -> None:
    table = ranged().swap_seats(0, 1)
    assert str(table.seats[0].range) == "QQ+, AKs"
    assert table.remove_seat(1).has_ranges
    assert not table.remove_seat(0).has_ranges
    assert not table.clear().has_ranges
    assert table.clear().is_empty
    table = ranged().deal(7)
    assert str(table.seats[1].range) == "QQ+, AKs"
    assert (len(table.cards_of(0)), len(table.cards_of(1)), len(table.board)) == (2, 0, 5)
    assert table.active is None


def test_a_range_that_is_taken_away_leaves_an_empty_seat_to_fill() -> None:
    for nothing in (None, Range.of({})):
        table = ranged().set_range(1, nothing)
        assert not table.plays(1)
        assert table.active == Slot(1, 0)
        assert table.set_range(1, None) is table


def test_a_card_that_the_game_is_played_without_is_put_nowhere() -> None:
    with pytest.raises(errors.CardNotInGameError):
        new_table(SHORT_DECK_HOLDEM).put(Card("2c"), Slot(0, 0))
    with pytest.raises(errors.UnknownDeadCardError):
        new_table(HOLDEM).put(UNKNOWN, Slot(DEAD, 0))


@pytest.mark.parametrize(("before", "one", "other", "after"), [
    ("As Kd / 7h * | _ _ _ _ _", Slot(0, 0), Slot(0, 1), "Kd As / 7h * | _ _ _ _ _"),
    ("As Kd / 7h * | _ _ _ _ _", Slot(0, 0), Slot(1, 0), "7h Kd / As * | _ _ _ _ _"),
    # The slot that was active is full now: on with the one a dealer would fill.
    ("As Kd / 7h * | _ _ _ _ _", Slot(0, 0), Slot(1, 1), "* Kd / 7h As | _ _ _ _ _"),
    ("?? Kd / 7h * | _ _ _ _ _", Slot(0, 0), Slot(1, 0), "7h Kd / ?? * | _ _ _ _ _"),
    ("As Kd / 7h 2c | 3c 4c 5c 6c 7c", Slot(0, 0), Slot(BOARD, 0),
     "3c Kd / 7h 2c | As 4c 5c 6c 7c"),
])  # fmt: skip
def test_two_slots_change_their_cards(before: str, one: Slot, other: Slot, after: str) -> None:
    assert draw(lay(before).exchange(one, other)) == after
    assert lay(before).exchange(other, one).seats == lay(after).seats


def test_a_dead_card_comes_to_life_and_a_card_dies() -> None:
    table = new_table(HOLDEM).activate(Slot(DEAD, 0)).place_all(parse_cards("2c 3d"))
    alive = table.exchange(Slot(DEAD, 0), Slot(0, 0))
    assert (alive.dead, alive.cards_of(0)) == (parse_cards("3d"), parse_cards("2c"))
    assert alive.active == Slot(DEAD, 1)
    for slot in (Slot(DEAD, 1), Slot(DEAD, 0)):  # behind the last one, or in place of it
        died = alive.exchange(Slot(0, 0), slot)
        assert Card("2c") in died.dead
    assert alive.exchange(Slot(DEAD, 0), Slot(DEAD, 1)) is alive
    table = new_table(HOLDEM).place(UNKNOWN).activate(Slot(DEAD, 0)).place(Card("2c"))
    for one, other in ((Slot(0, 0), Slot(DEAD, 0)), (Slot(DEAD, 0), Slot(0, 0))):
        with pytest.raises(errors.UnknownDeadCardError):
            table.exchange(one, other)


def test_the_first_empty_slot_of_a_place_has_room() -> None:
    table = lay("As _ / 7h 2c | 9c _ 3c _ _")
    assert table.room_in(0) == Slot(0, 1)
    assert table.room_in(1) is None
    assert table.room_in(BOARD) == Slot(BOARD, 1)
    assert table.room_in(DEAD) == Slot(DEAD, 0)
    assert new_table(ANY).room_in(BOARD) is None


@pytest.mark.parametrize(("picture", "slot"), [
    ("* _ / _ _ | _ _ _ _ _", None),
    ("As * / _ _ | _ _ _ _ _", Slot(0, 0)),
    ("As Kd / * _ | _ _ _ _ _", Slot(0, 1)),
    ("As Kd / 7h 8h | 9c * _ _ _", Slot(BOARD, 0)),
    ("As Kd / 7h 8h | * _ 9c _ _", Slot(1, 1)),
    ("As Kd / 7h ?? | * _ _ _ _", Slot(1, 1)),
    ("As Kd / 7h 8h | 9c 2c 3c 4c 5c", Slot(BOARD, 4)),
    ("* Kd / 7h 8h | _ _ _ _ _", Slot(1, 1)),  # before the first comes the last
])  # fmt: skip
def test_the_last_card_lies_before_the_active_slot(picture: str, slot: Slot | None) -> None:
    assert lay(picture).last_filled == slot


def test_the_last_card_of_the_tray_comes_first_where_it_is_active() -> None:
    table = lay("As * | _ _ _ _ _").activate(Slot(DEAD, 0)).place_all(parse_cards("2c 3c"))
    assert table.last_filled == Slot(DEAD, 1)
    assert table.activate(Slot(0, 1)).last_filled == Slot(0, 0)
    assert table.empty(Slot(0, 0)).last_filled == Slot(DEAD, 1)


@given(st.lists(st.sampled_from(DECK), max_size=14, unique=True), st.sampled_from(GAMES))
def test_taking_back_the_last_one_goes_back_card_by_card(cards: list[Card], game: Game) -> None:
    table = new_table(game, 2)
    cards = [card for card in cards if card in game.deck]
    for card in cards:
        if table.active is not None:
            table = table.place(card)
    while (slot := table.last_filled) is not None:
        last = max((card for _, card in table.known_cards()), key=cards.index)
        assert table.card_at(slot) is last
        table = table.empty(slot)
    assert table == new_table(game, 2)
