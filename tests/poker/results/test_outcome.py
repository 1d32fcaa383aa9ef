"""What a table comes to, as text too, and its pots compared with sharing chip by chip."""

import random
from fractions import Fraction

import pytest

from analysed import cards_of, hand_of, judged
from analyser import CardError, compare, nuts
from analyser.poker.cards import DECK, parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import (
    ANY,
    DEUCE,
    DRAW,
    HOLDEM,
    OMAHA,
    OMAHA_HI_LO,
    RAZZ,
    STUD,
    STUD_HI_LO,
    find_game,
)
from analyser.poker.ranges.notation import parse_range
from analyser.poker.results import shown
from analyser.poker.results.analysis import analyse_cards
from analyser.poker.results.outcome import (
    Pot,
    outcome_as_text,
    outcome_of,
    say_answer,
    say_pots,
    share_pot,
    share_side_pots,
)
from analyser.poker.results.showdown import showdown
from analyser.poker.table.bets import set_bet, set_stakes
from analyser.poker.table.table import BOARD as TABLE_BOARD, Slot, Table, new_table
from analyser.poker.text.enter import enter
from examples import examples, game_of
from mostly_long import mostly_long
from tables import table_of


def laid(seats: str, board: str = "", game: Game = HOLDEM) -> Table:
    """Lay the seats' cards, between slashes, and the board's."""
    return table_of(game, *map(str.strip, seats.split("/")), board=board)


def test_a_hand_is_what_is_known_of_it() -> None:
    outcome = outcome_of(laid("Ah ?? / ?? ??", "Ad 7c ??"))
    first, second = outcome.hands
    assert first is not None
    assert (first.cards, first.board) == (parse_cards("Ah"), parse_cards("Ad 7c"))
    assert first.high.description == "Pair of aces, seven kicker"
    assert second is None
    assert outcome.unseen == (1, 2)
    assert [outcome.is_unknown(seat) for seat in (0, 1)] == [False, True]


@pytest.mark.parametrize(("seats", "board", "game", "headline", "final"), [
    ("AhKh / QcQd", "2c 3c 4d 8s 9s", HOLDEM, "Seat B wins", True),
    ("AhKh / QcQd", "2c 3c 4d 8s ??", HOLDEM, "Seat B leads", False),
    ("AhKh / Qc??", "2c 3c 4d 8s 9s", HOLDEM, "Seat A leads", False),
    ("AhKhQhJh9c / 2c2d3c4c5c", "", ANY, "Seat B wins", True),
    ("AhKhQhJh9c ?? / 2c2d3c4c5c", "", ANY, "Seat B leads", False),
    ("AhKhQhJh9c / 2c2d3c4c??", "", DRAW, "Seat B leads", False),
])  # fmt: skip
def test_nothing_is_won_while_a_card_is_unknown(
    seats: str, board: str, game: Game, headline: str, final: bool
) -> None:
    outcome = outcome_of(laid(seats, board, game))
    assert outcome.verdict is not None
    assert (outcome.headline, outcome.verdict.final) == (headline, final)


@pytest.mark.parametrize(("third", "pots"), [("????", None), ("", [90, 20])])
def test_bets_are_shared_out_where_all_hands_are_known(third: str, pots: list[int] | None) -> None:
    table = laid(f"AhKh/QsQd/{third}", "2c3c4c5d9h")
    for seat, chips in enumerate((30, 40, 40)):
        table = set_bet(table, seat, chips)
    found = outcome_of(table).side_pots
    assert (None if found is None else [pot.chips for pot in found.pots]) == pots


def test_that_nobody_has_a_low_is_not_settled_while_a_card_is_unknown() -> None:
    board = "Kc Qd 9h 8s 7s"
    settled = outcome_of(laid("AhAd3c4c / KhKd2c2d", board, OMAHA_HI_LO))
    open_ = outcome_of(laid("AhAd3c4c / KhKd2c??", board, OMAHA_HI_LO))
    assert settled.reason is not None
    assert open_.reason is not None
    assert "no low" in settled.reason
    assert "no low" not in open_.reason


@pytest.mark.parametrize(("seats", "waits_for"), examples(__file__, "waits_for.txt"))
def test_why_there_is_no_verdict_yet(seats: str, waits_for: str) -> None:
    outcome = outcome_of(laid(seats))
    assert outcome.verdict is None
    assert outcome.waits_for == waits_for


def test_against_a_range_there_is_no_verdict_and_nobody_has_won() -> None:
    table = new_table(HOLDEM, 2).place_all(parse_cards("AhKh")).set_range(1, parse_range("QQ+"))
    assert outcome_of(table).verdict is None
    assert str(outcome_of(table).waits_for) == "only a range is known of Seat B"
    assert outcome_of(table).ranges == (None, parse_range("QQ+"))
    third = table.add_seat().place_all(parse_cards("2c2d 3h4h5h9dTc"))
    assert outcome_of(third).verdict is None, "a pair of aces is ahead of both known hands"
    assert outcome_of(third.set_range(1, None)).verdict is not None
    assert outcome_of(third.make_unknown(1)).verdict is None


def test_many_ranges_are_counted_and_not_named() -> None:
    table = new_table(HOLDEM, 5)
    for seat in range(5):
        table = table.set_range(seat, parse_range("QQ+"))
    assert str(outcome_of(table).waits_for) == "5 seats hold a range each"
    alone = new_table(HOLDEM, 1).set_range(0, parse_range("QQ+"))
    assert str(outcome_of(alone).waits_for) == "Give two seats a hand"


@pytest.mark.parametrize(("game", "cards", "description"), [
    (HOLDEM, "AhAd", "Pair of aces"),
    (RAZZ, "As 2d 3h", "Low so far, 3-2-A"),
    (RAZZ, "As 2d 3h 4c 5s 6d 7h", "Low, 5-4-3-2-A"),
    (DEUCE, "2s 2d 3h 4c 5s", "A pair of twos, 5-4-3"),
])  # fmt: skip
def test_the_answer_is_what_the_game_asks_for(game: Game, cards: str, description: str) -> None:
    assert say_answer(hand_of(game, cards)) == description


BOARD = "As 9c 7d 4h 2s"


def test_unknown_cards_are_written_as_they_are_read() -> None:
    assert outcome_as_text(table_of(HOLDEM, "AhKh", "????", board="Qh Jh ??")) == (
        "Texas hold'em\nBoard: Qh Jh ??\nSeat A: Ah Kh, High card, A-K-Q-J\nSeat B: ?? ??\n"
    )
    assert "Seat A: As ??, High card, A\n" in outcome_as_text(table_of(HOLDEM, "As ??", "Kd"))
    line = "Seat A: Ah Kh, High card, A-K; ace-king suited\n"
    assert outcome_as_text(table_of(HOLDEM, "AhKh", "")) == "Texas hold'em\n" + line


def test_a_range_is_written_in_its_notation() -> None:
    table = new_table(HOLDEM, 2).place_all(parse_cards("AhKh")).set_range(1, parse_range("QQ+"))
    assert outcome_as_text(table).splitlines()[-1] == "Seat B: QQ+"


@pytest.mark.parametrize(("game", "says"), [
    (STUD_HI_LO, "Two pair, kings and queens, seven kicker; no low"),
    (STUD, "Two pair, kings and queens, seven kicker"),
    (ANY, "Two pair, kings and queens, seven kicker\nBest low: K-Q-7-6-2"),
])  # fmt: skip
def test_a_low_is_written_only_where_it_is_worth_a_look(game: Game, says: str) -> None:
    text = outcome_as_text(table_of(game, "Kh Kd Qc Qs 7d 6c 2s"))
    assert text.endswith(f"2s, {says}\n")


@pytest.mark.parametrize(("cards", "board", "says"), [
    ("KhKdQsQc", "9h9d2s", "Two pair, kings and nines, deuce kicker; no low possible"),
    ("As2hKdKc", "3c7d8h", "Pair of kings, 8-7-3 kickers; low 8-7-3-2-A; nut low"),
    ("AsAcKs3s", "2s4s8s", "Flush, A-K-8-4-2; low 8-4-3-2-A; nut flush; nut low"),
])  # fmt: skip
def test_a_hand_for_high_and_low_is_said_once(cards: str, board: str, says: str) -> None:
    text = outcome_as_text(table_of(OMAHA_HI_LO, cards, board=board))
    assert text.splitlines()[-1].endswith(f", {says}")


def test_a_pot_is_written_below_what_decided() -> None:
    table = table_of(HOLDEM, "AhQd", "AcJd", board=BOARD)
    lines = outcome_as_text(table.set_pot(100)).splitlines()
    assert lines[-2] == "Seat A wins: both have a pair of aces; the queen kicker beats the jack"
    assert lines[-1] == "Pot: Seat A 100"
    split = table_of(HOLDEM, "AhQd", "AcQc", board=BOARD).set_pot(100)
    assert outcome_as_text(split).splitlines()[-1] == "Pot: Seat A 50 and Seat B 50"
    so_far = outcome_as_text(table_of(HOLDEM, "AhQd", "AcJd").set_pot(100)).splitlines()
    assert so_far[-1].startswith("Seat A leads"), "nothing is won before the last card"
    nothing = outcome_as_text(table.set_pot(0)).splitlines()
    assert nothing[-1].startswith("Seat A wins")


def entered(text: str, game: Game = HOLDEM) -> Table:
    return enter(new_table(game), text)


@pytest.mark.parametrize(("game", "cards", "split", "side", "qualifies"), [
    pytest.param(*case, id=why) for why, *case in examples(__file__, "lows.txt")
])  # fmt: skip
def test_the_game_says_which_low_is_shown(
    game: str, cards: str, split: str, side: str, qualifies: str
) -> None:
    hand = hand_of(game_of(game), cards)
    shared, beside = shown.split_low(hand), shown.side_low(hand)
    assert ("-" if shared is None else shared.description or "none") == split
    assert ("-" if beside is None else beside.low.description) == side
    said = {None: "-", True: "yes", False: "no"}
    assert said[None if beside is None else beside.qualifies] == qualifies


@pytest.mark.parametrize(("game", "cards", "board", "playing"), [
    pytest.param(*case, id=why) for why, *case in examples(__file__, "playing.txt")
])  # fmt: skip
def test_playing(game: str, cards: str, board: str, playing: str) -> None:
    found = shown.playing_cards(hand_of(find_game(game), cards, board))
    assert found == (None if playing == "-" else frozenset(parse_cards(playing)))


@pytest.mark.parametrize(("text", "game", "expected"), [
    ("AhKh", HOLDEM, False), ("AhKh | ??", HOLDEM, False), ("AhKh | Qd??", HOLDEM, True),
    ("5h 4d 3c 2s Ah", ANY, True), ("AA v KK", HOLDEM, True), ("AA v AhKh", HOLDEM, True),
    ("AA v ??", HOLDEM, True), ("AA v -", HOLDEM, False),
])  # fmt: skip
def test_analysed_are_hands_compared_or_complete(text: str, game: Game, expected: bool) -> None:
    assert shown.has_result(outcome_of(entered(text, game))) is expected


@pytest.mark.parametrize(("before", "after", "expected"), [
    pytest.param(*case, id=changed) for changed, *case in examples(__file__, "dealt_on.txt")
])  # fmt: skip
def test_it_is_the_same_hand_while_cards_only_come(before: str, after: str, expected: str) -> None:
    is_same = shown.is_same_hand_later(entered(before), entered(after))
    assert is_same is {"the same": True, "another": False}[expected]


def test_in_another_game_it_is_another_hand() -> None:
    assert not shown.is_same_hand_later(entered("AhKh"), entered("AhKh", ANY))


@pytest.mark.parametrize(("shares", "errors", "best"), [
    ((Fraction(1, 4), Fraction(3, 4)), (None, None), (1,)),
    ((Fraction(2, 5), Fraction(1, 5), Fraction(2, 5)), (None,) * 3, (0, 2)),
    ((Fraction(50, 100), Fraction(49, 100)), (0.002, 0.002), (0, 1)),
    ((Fraction(52, 100), Fraction(48, 100)), (0.002, 0.002), (0,)),
])  # fmt: skip
def test_the_favourites_are_those_with_the_largest_share(
    shares: tuple[Fraction, ...], errors: tuple[float | None, ...], best: tuple[int, ...]
) -> None:
    assert shown.favourites(shares, errors) == best


@pytest.mark.parametrize(("text", "seen", "drawn"), [
    ("AA", "", "As Ah"), ("AA", "As", "Ah Ad"), ("AKo:0.5", "", "As Kh"), ("98s", "9s8h", "9d 8d"),
    ("random", "As", "?? ??"), ("QQ+", "", ""),
])  # fmt: skip
def test_a_range_of_one_hand_has_a_face(text: str, seen: str, drawn: str) -> None:
    known = frozenset(cards_of(seen))
    assert " ".join(map(str, shown.face_of_range(parse_range(text), known))) == drawn


@pytest.mark.parametrize(("game", "cards", "board", "words"), [
    (HOLDEM, "9h9c", "QhJh9d4s", "set of nines"), (HOLDEM, "9h8h", "9d9s9c4s2c", "quad nines"),
    (STUD_HI_LO, "QsQd", "", None), (OMAHA, "JcTc9s8s", "7h6d2c", None),
    (OMAHA_HI_LO, "AsAcKd3s", "2s4s8s", "nut flush; nut low"),
    (OMAHA_HI_LO, "AsKsTd9s", "2s4s8s", "nut flush"),
])  # fmt: skip
def test_a_players_words_are_shown_if_they_say_more(
    game: Game, cards: str, board: str, words: str | None
) -> None:
    assert shown.player_words(hand_of(game, cards, board)) == words


def test_a_class_is_called_as_players_call_it_if_that_says_more() -> None:
    found = nuts(board="Qh Jh 9d 4s")
    called = [shown.name_class(found, found.classes[place]) for place in (0, 2, 6, 12, -1)]
    assert called == [None, "set of queens", None, "overpair", None]
    # The example's other cards may make a low, which is another matter.
    high_low = nuts(board="3c 7d 8h Ks", game="omaha8")
    assert shown.name_class(high_low, high_low.classes[1]) == "set of eights"
    # The options of the game count: the deuce of the best class is a nine, and jokers have a rank.
    wild = nuts(board="9h 8s 4d", game="holdem", options={"wild": "2"})
    assert [shown.name_class(wild, one) for one in wild.classes[:4]] == [None] * 3 + [
        "top two pair"
    ]
    joker = nuts(board="Jo 8s 4d", game="holdem", options={"joker": "wild"})
    assert shown.name_class(joker, joker.classes[0]) is None


@pytest.mark.parametrize(
    ("game", "cards", "board", "name", "ranks"), examples(__file__, "short_names.txt")
)
def test_a_hand_has_a_short_name_and_what_it_leaves_out(
    game: str, cards: str, board: str, name: str, ranks: str
) -> None:
    hand = hand_of(find_game(game), cards, board)
    assert shown.name_without_kickers(hand) == name
    assert shown.ranks_that_break_ties(hand) == (None if ranks == "-" else ranks)


THE_BOARD = "AdKd2c3c4h"
A_BEATS_B_BEATS_C = ["AhKh", "KsQd", "9c9d"]


@pytest.mark.parametrize(("bets", "dead_money", "pots", "returned"), [
    ("50,100,100", 0, [(150, (150, 0, 0)), (100, (0, 100, 0))], (0, 0, 0)),
    ("30,80,80,20f", 0, [(110, (110, 0, 0)), (100, (0, 100, 0))], (0, 0, 0, 0)),
    ("30,80,60f", 0, [(90, (90, 0)), (60, (0, 60))], (0, 20, 0)),
    ("50,50,100f", 0, [(150, (150, 0))], (0, 0, 50)), ("100,100", 100, [(300, (300, 0))], (0, 0)),
    ("0,0", 5, [(5, (5, 0))], (0, 0)), ("0,50,50", 0, [(100, (0, 100, 0))], (0, 0, 0)),
    ("0,50,50", 15, [(15, (15, 0, 0)), (100, (0, 100, 0))], (0, 0, 0)),
])  # fmt: skip
def test_chips_go_where_the_rules_say(
    bets: str, dead_money: int, pots: list[tuple[int, tuple[int, ...]]], returned: tuple[int, ...]
) -> None:
    hands = A_BEATS_B_BEATS_C[: sum("f" not in bet for bet in bets.split(","))]
    result = compare(hands, THE_BOARD, bets=bets, dead_money=dead_money)
    assert [(pot.chips, pot.paid) for pot in result.pots or ()] == pots
    assert result.returned == returned
    assert result.pot is None


def test_each_half_of_each_pot_is_shared_in_high_low() -> None:
    hands = ["As2hKdKc", "Ad4dQcQs", "AcQhJcJd"]
    result = compare(hands, "3c7d8hKs2c", "omaha8", bets="51,100,100")
    main, side = result.pots or ()
    assert main == Pot(153, (0, 1, 2), (0,), (1,), (77, 76, 0))
    assert side == Pot(98, (1, 2), (1,), (1,), (0, 98, 0))


@pytest.mark.parametrize("seed", mostly_long(30, range(500)))
def test_pots_are_those_of_sharing_out_chip_by_chip(seed: int) -> None:
    dealer = random.Random(seed)
    game = find_game(dealer.choice(["holdem", "omaha8", "stud", "razz"]))
    seats = dealer.randint(2, 5)
    cards = dealer.sample(DECK, game.board + seats * game.dealt)
    board, dealt = cards[: game.board], cards[game.board :]
    held = [dealt[at * game.dealt :][: game.dealt] for at in range(seats)]
    hands = [analyse_cards(game, cards, board) for cards in held]
    bets = [dealer.randint(at == 0, 12) for at in range(seats)]
    folded = [dealer.randint(0, 12) for _ in range(dealer.randint(0, 3))]
    dead_money = dealer.randint(0, 3)
    every = [*bets, *folded]
    returned = [0] * len(every)
    pots = {tuple(range(seats)): dead_money} if dead_money else {}
    for chip in range(1, max(every) + 1):
        payers = [seat for seat, bet in enumerate(every) if bet >= chip]
        if len(payers) == 1:
            returned[payers[0]] += 1
            continue
        playing = tuple(seat for seat in payers if seat < seats) or list(pots)[-1]
        pots[playing] = pots.get(playing, 0) + len(payers)
    found = share_side_pots(game, [hands], bets, folded, dead_money)
    assert {pot.seats: pot.chips for pot in found.pots} == pots
    assert found.returned == tuple(returned)
    for pot in found.pots:
        verdict = showdown(game, [hands[at] if at in pot.seats else None for at in range(seats)])
        assert pot.winners == (verdict.winners if verdict else pot.seats)
        assert sum(pot.paid) == pot.chips
        winning = {*pot.winners, *pot.low_winners}
        assert {seat for seat, chips in enumerate(pot.paid) if chips} <= winning


@pytest.mark.parametrize("bets", ["100", "1,2,3", "1,2f,3", "1,-2", "1,x", "1,2f", ""])
def test_bets_that_do_not_fit_the_hands_are_refused(bets: str) -> None:
    with pytest.raises(CardError, match="are not the bets of 2 hands"):
        compare(["AhKh", "QsQd"], bets=bets)


def test_a_pot_beside_bets_or_dead_money_without_them_is_refused() -> None:
    with pytest.raises(CardError, match="either the pot or the bets"):
        compare(["AhKh", "QsQd"], pot=100, bets="50,50")
    for pot in (100, None):
        with pytest.raises(CardError, match="without bets, count it into the pot"):
            compare(["AhKh", "QsQd"], pot=pot, dead_money=5)


@pytest.mark.parametrize("row", examples(__file__, "pots.txt"))
def test_a_table_with_bets_says_who_wins_which_pot(row: tuple[str, ...]) -> None:
    """Fields: game, cards, bets, bets of folded hands, dead money, pots, what each is paid."""
    game, text, *chips, says, paid = row
    bets, folded = (list(map(int, each.strip("-").split())) for each in chips[:2])
    table = new_table(find_game(game), len(bets))
    for number, hand in enumerate(text.partition(" @ ")[0].split(" v ")):
        if hand.strip():
            table = enter(table.activate(Slot(number, 0)), hand)
    table = enter(table.activate(Slot(TABLE_BOARD, 0)), text.partition(" @ ")[2])
    for seat, bet in enumerate(bets):
        table = set_bet(table, seat, bet)
    outcome = outcome_of(set_stakes(table, folded, int(chips[2])))
    names = ("Ann", "Bob", "Cem")[: len(bets)]
    pots = outcome.side_pots and "; ".join(say_pots(outcome.side_pots, names))
    assert (pots or "-", " ".join(map(str, outcome.pot or ())) or "-") == (says, paid)


def test_before_the_last_card_a_pot_is_somebodys_so_far() -> None:
    table = enter(new_table(find_game("holdem"), 2), "AhKh v KsQd @ AdKd2c3c")
    for seat, bet in enumerate((50, 50)):
        table = set_bet(table, seat, bet)
    pots = outcome_of(table).side_pots
    assert pots is not None
    (said,) = say_pots(pots, ("Ann", "Bob"), final=False)
    assert said == "Main pot of 100: Ann so far"


def shared(game: Game, hands: str, board: str, pot: int) -> tuple[int, ...]:
    verdict, seats = judged(game, hands, board)
    return share_pot(game, verdict, seats, pot)


def test_in_stud_hi_lo_the_low_halfs_odd_chip_goes_to_the_lowest_card() -> None:
    hands = "7c 5d 4h 3s 2d Ks Qd / 7d 5h 4s 3c 2h Kd Js / 9c 9d 9h 9s Kc Jc Jd"
    assert shared(STUD_HI_LO, hands, "", 103) == (26, 25, 52)  # 2d is lower than 2h
    turned = "7d 5h 4s 3c 2h Kd Js / 7c 5d 4h 3s 2d Ks Qd / 9c 9d 9h 9s Kc Jc Jd"
    assert shared(STUD_HI_LO, turned, "", 103) == (25, 26, 52)


def test_where_there_are_more_odd_chips_than_winners_some_get_two() -> None:
    """Three seats share the high half and four the low: of eleven chips each, two and three odd."""
    hands = "As 2h Kd Qc / Ac 2d Kc Qd / Ad 2c Kh Qs / Ah 2s 9d 5h"
    assert shared(OMAHA_HI_LO, hands, "3c 7d 8h Js Tc", 22) == (7, 7, 6, 2)
