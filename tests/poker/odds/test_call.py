"""Call or fold: of all the money in the middle, with side pots, and for bets of other sizes."""

from fractions import Fraction

from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import finish
from analyser.poker.odds.call import Call, count_call
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.situation import situation_at
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.bets import set_all_in, set_bet, set_stakes, set_wager
from analyser.poker.table.table import Table, new_table
from analyser.poker.text.enter import enter
from not_none import not_none


def counted(text: str) -> Call:
    return not_none(finish(count_call(enter(new_table(HOLDEM, 2), text))))


THREE = "KcKd v JcTc v AhQh @ JhTs4h, A all in, pot 90, B bets 60"


def test_with_a_side_pot_every_share_is_of_all_the_money() -> None:
    call = counted(THREE)
    assert (call.chips, call.size.needed) == (210, Fraction(60, 210))
    assert [f"{float(call.won(seat)):.2f}" for seat in range(3)] == ["12.76", "118.57", "78.67"]
    assert sum(call.share(seat) for seat in range(3)) == 1
    why = "C needs 29% and has 37%: a call wins 18.67 on average, with no more betting"
    assert (call.size.say_decision(), call.say_why("C")) == ("Call.", why)
    assert call.say_pots() == [
        "Main pot 90: C has 35.88% against A and B",
        "Side pot 120: C has 38.65% against B",
    ]


def test_other_bets_need_more_and_the_same_cards_have_more_in_the_side_pot() -> None:
    sizes = counted(THREE).sizes()
    assert [(size.part, size.bet) for size in sizes] == [
        (Fraction(1, 2), 45), (Fraction(2, 3), 60), (Fraction(1), 90), (Fraction(3, 2), 135),
        (Fraction(2), 180),
    ]  # fmt: skip
    assert [f"{float(size.worth):.1f}" for size in sizes] == ["22.1", "18.7", "11.9", "1.6", "-8.6"]
    words = [size.say_decision() for size in sizes]
    assert words == ["Call.", "Call.", "Call.", "Close.", "Fold."]
    for size in sizes:
        same = counted(THREE.replace("bets 60", f"bets {size.bet}")).size
        assert size == same._replace(part=size.part)


def test_a_bet_of_another_size_takes_the_place_of_the_nearest() -> None:
    sizes = counted("AhKh v QsQd @ QhJh2c, pot 90, B bets 100").sizes()
    assert [(size.bet, size.say_part()) for size in sizes] == [
        (45, "half the pot"), (60, "two thirds"), (100, "111% of the pot"), (135, "one and a half"),
        (180, "twice the pot"),
    ]  # fmt: skip
    assert sizes[2].part == Fraction(10, 9)
    short = "AhKh v QsQd @ QhJh2c, B bets 100"
    assert counted(short).sizes() == ()  # there was nothing in the pot


def test_without_side_pots_the_share_is_that_of_the_pot() -> None:
    text = "AhKh v QsQd @ QhJh2c, pot 100, B bets 100"
    call, table = counted(text), enter(new_table(HOLDEM, 2), text)
    share = odds_of(situation_at(table).situation).seats[0].share
    assert (call.size.share, call.size.decision) == (share, "close")
    assert call.say_pots() == []
    folded = counted(text.replace("bets 100", "bets 300"))
    assert folded.size.say_decision() == "Fold."
    assert folded.say_why("A").startswith("A needs 43% and has 34%: a call loses 63.13")
    assert counted("AsAh v KsKh, pot 1, B bets 1").say_why("A").startswith("A needs 33%")


def test_ranges_are_counted_but_not_beside_a_side_pot() -> None:
    table = enter(new_table(HOLDEM, 2), "QQ+ v AhKh @ JhTs4h, pot 90, A bets 60")
    assert finish(count_call(table)) is not None
    three = enter(new_table(HOLDEM, 2), THREE).set_range(0, parse_range("QQ+"))
    assert finish(count_call(set_all_in(three, 0, False))) is not None
    assert finish(count_call(three)) is None


def test_nobody_else_in_a_pot_gives_it_all_and_without_a_bet_there_is_no_call() -> None:
    table: Table = enter(new_table(HOLDEM, 2), "AhKh v QsQd @ QhJh2c")
    assert finish(count_call(table)) is None
    bets = set_wager(set_bet(set_bet(table, 0, 50), 1, 20), 1, 60)
    call = not_none(finish(count_call(bets)))
    assert [pot.seats for pot in call.facing.pots] == [(0, 1)]
    assert call.sizes() == ()


def test_a_pot_that_only_one_seat_has_paid_for_is_its_own() -> None:
    """A folded player was in for more than all but A, who is all in."""
    table = set_stakes(enter(new_table(HOLDEM, 2), f"{THREE[:28]}, B bets 60"), [], 0)
    for seat, chips in enumerate((150, 40, 40)):
        table = set_bet(table, seat, chips)
    call = not_none(finish(count_call(set_all_in(set_stakes(table, [200], 0), 0, True))))
    assert [(pot.chips, pot.seats) for pot in call.facing.pots] == [(400, (0, 1, 2)), (100, (0,))]
    assert call.won(0) > 100
    assert [said[:12] for said in call.say_pots()] == ["Main pot 400"]
