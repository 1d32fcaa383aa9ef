"""What the felt says of a table: verdict, tags, hands, shares, and which cards play."""

from dataclasses import replace

import pytest

from analyser.gui.felt.content import (
    Ahead,
    BarContent,
    CardRole,
    FeltContent,
    FootLine,
    MadeCards,
    SeatContent,
    Spoken,
)
from analyser.gui.state.live_odds import CurrentOdds
from analyser.poker.cards import Card, parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, BADUGI, HOLDEM, OMAHA, OMAHA_HI_LO, RAZZ, find_game
from analyser.poker.table.table import DEAD, Slot, new_table
from felt_contents import counted, laid, said_of

STUD_HI_LO = find_game("stud8")
P, W, R, N = CardRole.PLAYS, CardRole.WINS, CardRole.RESTS, CardRole.NONE
THREE = "2c7d v AhAd v KhKd @ AsKs9h8h3d"
HI_LO = "As3sKhKd v TdJdJh9d @ 2c4d8hKsQd"


def tags(content: FeltContent) -> list[str]:
    return [seat.tag for seat in content.seats]


def titles(content: FeltContent) -> list[str]:
    return [seat.title for seat in content.seats]


def parts(content: FeltContent) -> list[list[CardRole]]:
    """The parts of the cards of each seat, then of the board."""
    return [
        [part for _, part in places]
        for places in (*[seat.places for seat in content.seats], content.board)
    ]


@pytest.mark.parametrize(
    ("text", "verdict", "tagged"),
    [
        ("9hKs v 9sAh @ TsJdQc6d5c", "Seat A wins, a straight beats high card", ["Wins", ""]),
        ("Qc5h v 5dJd @ TcJhQdKsAh",
         "Seat A and Seat B split the pot, the board plays: a straight, ace high",
         ["Split pot", "Split pot"]),
        ("AsAh v KsKh", "Seat A leads, a pair of aces beats a pair of kings", ["Leads", ""]),
        ("2c7d v 8c9d @ 8h9h2h", "Seat B leads, two pair beats a pair", ["", "Leads"]),
    ],
)  # fmt: skip
def test_the_verdict_says_who_wins_and_why(text: str, verdict: str, tagged: list[str]) -> None:
    content = said_of(laid(text))
    said = content.verdict
    assert f"{said.headline}, {said.reason}" == verdict
    assert said.sentence == said.spoken.verdict == said.spoken.both == f"Verdict: {verdict}"
    assert (content.title, content.line) == (f"Texas hold'em: {verdict}", said.headline)
    assert tags(content) == tagged
    assert content.leader == next(at for at, tag in enumerate(tagged) if tag)


@pytest.mark.parametrize(
    ("text", "reason", "hands"),
    [
        ("AsAh", "Now give Seat B a hand", ["Pocket aces", "No cards yet"]),
        ("AsAh v ????", "The cards of Seat B are unknown", ["Pocket aces", "Unknown cards"]),
        ("AsAh v KK", "Only a range is known of Seat B", ["Pocket aces", "Pocket kings"]),
    ],
)
def test_without_two_hands_it_says_what_lacks(text: str, reason: str, hands: list[str]) -> None:
    content = said_of(laid(text, seats=2))
    assert (content.verdict.headline, content.verdict.reason) == (reason, "")
    assert (titles(content), content.verdict.spoken) == (hands, Spoken())
    assert (tags(content), content.leader) == (["", ""], None)


def test_names_chips_and_the_seat_looked_at_are_in_the_verdict() -> None:
    table = laid("AhKh v QsQd @ QhJh2c").rename_seat(1, "Bob").set_pot(1001)
    table = table.activate(Slot(DEAD, 0)).place_all(parse_cards("2d3d"))
    content = said_of(table)
    assert (content.verdict.headline, content.seats[1].name) == ("Bob leads", "Bob")
    assert content.seats[1].tag == "Leads", "nothing is won yet"
    assert [seat.ahead for seat in content.seats] == [None, Ahead.LEADS]
    assert (content.pot, content.dead) == ("Pot: 1,001 chips", parse_cards("2d3d"))
    units = [seat.unit for seat in said_of(table, counted(table)).seats]
    assert units == ["359 chips", "642 chips"], "the whole pot by the seats' equity"
    over = said_of(laid("AhKh v QsQd @ QhJh2c7d3s").set_pot(1001)).seats[1]
    assert (over.tag, over.short_tag) == ("Wins: 1,001 chips", "Wins")
    said = [said_of(laid(THREE), looked_at=seat).verdict for seat in (None, 1, 0)]
    assert {verdict.headline for verdict in said} == {"Seat B wins"}
    assert said[0] == said[1], "the winner is compared with nobody else"
    assert said[2].reason == "Seat B against Seat A: three of a kind beats high card"


@pytest.mark.parametrize(
    ("game", "text", "headline", "reason", "chances", "low"),
    [
        (ANY, "AsKdQcJhTs", "Straight, ace high", "better than 99.6% of all five-card hands",
         "Tie-breakers: A", "K-Q-J-10-A, does not qualify for eight or better"),
        (ANY, "AsAdKc", "Pair of aces, king kicker", "so far; five cards make a hand",
         "Tie-breakers: A-K", ""),
        (ANY, "AcJd8s8cAs3d4d", "Two pair, aces and eights, jack kicker",
         "as five cards, better than 96.8% of all five-card hands", "Tie-breakers: A-8-J",
         "J-8-4-3-A, does not qualify for eight or better"),
        (ANY, "As2d3h4c5s6d7h", "Straight, seven high",
         "as five cards, better than 99.3% of all five-card hands", "Tie-breakers: 7",
         "5-4-3-2-A, qualifies for eight or better"),
        (RAZZ, "Ah3h7s9dJcQs2c", "Low, 9-7-3-2-A", "", "", ""),
        (BADUGI, "As3h6c", "Three-card hand, 6-3-A", "so far; four cards make a hand",
         "", ""),
        (HOLDEM, "QQ+", "A range of hands", "18 combos, 1.36% of hands", "", ""),
        (HOLDEM, "????", "Unknown cards", "Any of the cards that are left.", "", ""),
        (HOLDEM, "", "", "2 cards and the board make the hand.", "", ""),
        (find_game("draw"), "", "", "5 cards make the hand.", "", ""),
        (ANY, "", "", "One card to 10; five or more make a hand.", "", ""),
    ],
    ids=lambda value: str(value)[:12],
)  # fmt: skip
def test_of_a_single_seat_it_says_the_hand(
    game: Game, text: str, headline: str, reason: str, chances: str, low: str
) -> None:
    content = said_of(laid(text, game))
    verdict = content.verdict
    assert (verdict.headline, verdict.chances, verdict.low.note) == (headline, chances, low)
    assert verdict.reason == reason
    assert verdict.sentence == "; ".join(filter(None, (headline, reason, chances)))
    assert (tags(content), content.leader, content.bar) == ([""], None, BarContent())
    cards = "".join(str(card)[0] for card in verdict.low.cards).replace("T", "10")
    assert cards == low.partition(",")[0].replace("-", "")
    labels = ("Best five", "Best low") if low else ("", "")
    assert (verdict.best.word, verdict.low.word) == labels


def test_a_hand_is_said_whole_in_short_and_with_its_best_five() -> None:
    seat = said_of(laid("AhKh v QsQd @ QhJh2c")).seats[1]
    assert (seat.title, seat.exact) == ("Top set, queens", "Three queens, J-2 kickers")
    assert (seat.brief, seat.draws) == ("Three of a kind", "")
    assert seat.best == MadeCards(parse_cards("QsQdQhJh2c"), "Best five")
    content = said_of(laid("As3h6c8d v KcKdKh2c", BADUGI))
    assert (content.seats[1].best.word, len(content.seats[1].best.cards)) == ("Cards that play", 2)
    assert said_of(laid("AhKh v QsQd")).seats[0].best == MadeCards()
    game = find_game("draw").with_options({"joker": "wild"})
    seats = said_of(laid("JoAsKsQsJs v 2c2d3h4h5h", game)).seats
    assert seats[0].title == "Royal flush. Wild: Jo = 10♠"


def test_each_seat_of_a_hi_lo_game_has_its_low_and_those_that_win() -> None:
    one, other = said_of(laid(HI_LO, OMAHA_HI_LO)).seats
    assert (one.tag, one.low, one.best_low.word) == ("Wins both", "Low 8-4-3-2-A", "Best low")
    assert "".join(map(str, one.best_low.cards)) == "8h4d3s2cAs"
    assert (other.low, other.best_low) == ("No low", MadeCards())
    assert [(seat.best.wins, seat.best_low.wins) for seat in (one, other)] == [
        (True, True),
        (False, False),
    ]
    early = said_of(laid("As2hKdKc v JsJhQdQc @ 5s6dKh", OMAHA_HI_LO)).seats
    assert [seat.low for seat in early] == ["No low yet", "No low possible"]
    content = said_of(new_table(STUD_HI_LO, 2).deal(4))
    assert tags(content) == ["Wins low", "Wins high"]
    assert [seat.best.wins for seat in content.seats] == [False, True]
    assert content.seats[0].best_low.wins
    tie = said_of(laid("As3sKhKd v Ad3dJh9d @ 2c4d8hKsQd", OMAHA_HI_LO))
    assert tags(tie) == ["High and low", "Ties low"], "who ties for the low does not win both"


@pytest.mark.parametrize("game", [HOLDEM, find_game("stud")], ids=lambda game: game.key)
@pytest.mark.parametrize("seats", [1, 2])
def test_in_a_game_for_high_only_there_is_no_low(game: Game, seats: int) -> None:
    content = said_of(new_table(game, seats).deal(5))
    assert {(seat.low, seat.best_low) for seat in content.seats} == {("", MadeCards())}
    assert "low" not in content.verdict.sentence.lower()
    assert {seat.best.wins for seat in content.seats} == {False}


def test_the_odds_are_on_the_seats_in_the_bar_and_in_the_sentence() -> None:
    table = laid("AhKh v QsQd @ QhJh2c7d")
    content = said_of(table, counted(table))
    chances = "Seat A has 10 outs (10 of 44, 22.73%)"
    assert (content.verdict.chances, content.verdict.spoken.chances) == ("", chances)
    assert content.foot.lines == (
        FootLine(chances, "Royal flush 10♥; flush 9♥ 8♥ 6♥ 5♥ 4♥ 3♥; straight 10♠ 10♦ 10♣"),
    )
    why = "three of a kind beats high card"
    verdict = f"Verdict: Seat B leads, {why}"
    assert (content.verdict.spoken.verdict, content.verdict.spoken.both) == (
        verdict,
        f"{verdict}; {chances}",
    )
    headline = "Seat B leads and is the favourite"
    assert content.verdict.sentence == f"Verdict: {headline}, {why}; {chances}"
    assert [seat.share for seat in content.seats] == ["22.73%", "77.27%"]
    figures = [f"{share} equity; wins {share}, ties 0.00%" for share in ("22.73%", "77.27%")]
    assert [seat.share_sentence for seat in content.seats] == figures
    assert content.bar.sentences == (f"Seat A: {figures[0]}", f"Seat B: {figures[1]}")
    first = content.bar.shares[0]
    assert first.seat == 0
    assert first.share == pytest.approx(10 / 44)
    assert first.texts == ("Seat A", "A"), "its figure stands at the seat"


TIED_SO_FAR = "Seat A and Seat B are tied so far, Seat B is the favourite, 49.89%"
OMAHA_TEXT = "AsAhKsQh v 9s8s7d6d @ Ts7c5h"


@pytest.mark.parametrize(
    ("game", "text", "headline", "reason", "tagged", "framed"),
    [
        (HOLDEM, "AA v KK", "Seat A is the favourite", "about 9 to 2", ["Favourite", ""], [0]),
        (HOLDEM, "AhKh v random", "Seat A is the favourite", "about 2 to 1",
         ["Favourite", ""], [0]),
        (HOLDEM, "22 v AsKh @ Qs9h4c7d", "Seat A is the favourite", "about 6 to 1",
         ["Favourite", ""], [0]),
        (HOLDEM, "AKo v QJo", "Seat A is the favourite", "about 9 to 5", ["Favourite", ""], [0]),
        (HOLDEM, "AKs v 22", "Seat B is the favourite", "by a little", ["", "Favourite"], [1]),
        (HOLDEM, "QQ v QQ", "Even chances", "every seat has the same equity",
         ["", ""], []),
        (HOLDEM, "AsKs v AhKh", "Even chances", "the same hand: high card, A-K",
         ["Tied", "Tied"], []),
        (HOLDEM, "AA v 22 @ AcAd5h6h", "Seat A wins in every deal", "whatever cards come",
         ["Favourite", ""], [0]),
        (HOLDEM, "QQ v QQ v 72o @ 3c3d9hTs", "Seat A and Seat B are the favourites",
         "", ["Favourite", "Favourite", ""], [0, 1]),
        (OMAHA, OMAHA_TEXT, "Seat A leads, Seat B is the favourite, 59.51%",
         "a pair of aces beats a pair of sevens", ["Leads", "Favourite"], [1]),
        (HOLDEM, "AsAh v KsKh", "Seat A leads and is the favourite",
         "a pair of aces beats a pair of kings", ["Leads", ""], [0]),
        (HOLDEM, "AsAh v 2c2d @ AcAd5h6h", "Seat A leads", "four of a kind beats two pair",
         ["Leads", ""], [0]),
        (HOLDEM, "5c2d v 5s2s v KcQd @ 5h2h9s", TIED_SO_FAR,
         "the same hand: two pair, fives and twos, nine kicker",
         ["Tied", "Tied", ""], [1]),
    ],
)  # fmt: skip
def test_before_the_last_card_it_says_who_leads_and_who_is_the_favourite(
    game: Game, text: str, headline: str, reason: str, tagged: list[str], framed: list[int]
) -> None:
    table = laid(text, game)
    content = said_of(table, counted(table))
    assert (content.verdict.headline, content.verdict.reason) == (headline, reason)
    assert tags(content) == tagged
    assert [at for at, seat in enumerate(content.seats) if seat.is_framed] == framed
    assert content.line == headline.removesuffix(" and is the favourite")
    assert content.verdict.spoken.verdict.startswith("Verdict: ")


@pytest.mark.parametrize(
    ("one", "other", "counted_as"),
    [
        ("AhKh", "QsQd", "counted as 5 cards each"),
        ("AhKhQhJh", "QsQd2c3c", "counted as 5 cards each"), ("AhKhQh", "QsQd2c", ""),
    ],
)  # fmt: skip
def test_hands_of_another_game_say_what_was_counted(one: str, other: str, counted_as: str) -> None:
    table = new_table(ANY, 2).activate(Slot(0, 0)).place_all(parse_cards(one))
    table = table.activate(Slot(1, 0)).place_all(parse_cards(other))
    reason = said_of(table, counted(table)).verdict.reason
    assert reason.endswith(f"; {counted_as}, with no board") or not counted_as
    assert ("counted" in reason) == bool(counted_as)


def test_ranges_come_along_and_only_who_cannot_win_is_dimmed() -> None:
    content = said_of(laid("AA v random v QQ+ v AKs @ AsKh7d"))
    drawn = ["".join(map(str, seat.face)) for seat in content.seats]
    assert drawn == ["AhAd", "????", "", "AdKd"]
    every = ["Pocket aces", "Any two cards", "18 combos, 1.36% of hands", "Ace-king suited"]
    assert titles(content) == every
    assert [seat.exact for seat in content.seats] == ["AA, 6 combos", "", "", "AKs, 4 combos"]
    seat = said_of(laid("AsAh v KK")).seats[1]
    assert (str(seat.held), seat.brief) == ("KK", "Pocket kings")
    table = laid("AhKd v QsQd v 3c3d @ QhJh7s4c")
    assert parts(said_of(table, counted(table)))[:3] == [[N, N], [P, P], [R, R]]
    assert parts(said_of(table))[:3] == [[N, N], [P, P], [N, N]], "while nothing is counted"


def test_a_tie_of_two_among_three_is_explained_as_a_tie() -> None:
    said = said_of(laid("AhKd v AsKc v 2c3d @ AcQh9s7d4h"))
    assert said.verdict.headline == "Seat A and Seat B split the pot"
    assert said.verdict.reason == "the same hand: a pair of aces, K-Q-9 kickers"
    assert tags(said) == ["Split pot", "Split pot", ""]
    table = laid("AhKd v AsKc v 2c3d @ AcQh9s7d4h").set_pot(100)
    said = said_of(table, counted(table))
    assert tags(said)[0] == "Split pot: 50 chips"
    assert said.seats[0].unit == "equity", "its chips are said once"


def test_before_the_flop_chances_are_heard_and_lists_have_the_hand() -> None:
    table = laid("AhKh v QsQd")
    verdict = said_of(table, counted(table)).verdict
    assert "%" in verdict.sentence
    assert verdict.chances == ""
    table = laid("AA v KK")
    verdict = said_of(table, CurrentOdds(table, seats=(0, 1))).verdict
    assert (verdict.headline, verdict.spoken) == ("Counting the chances", Spoken())
    assert said_of(laid("AsAh v ????")).line == "Pocket aces"
    assert said_of(laid("", seats=2)).line == ""


def test_the_bar_is_of_the_seats_that_play_unless_all_is_certain() -> None:
    table = laid("AhKh v QsQd @ QhJh2c7d3s")
    content = said_of(table, counted(table))
    assert (content.bar, {seat.share for seat in content.seats}) == (BarContent(), {""})
    table = laid("AhKh v QsQd")
    standing = CurrentOdds(table, refusal="too many", share=0.25, may_be_estimated=True)
    assert said_of(table, standing).bar == BarContent((), (), "too many", 0.25, True)
    table = laid("Qc5h v 5dJd @ TcJhQdKsAh").add_seat().swap_seats(1, 2).rename_seat(2, "Cem")
    content = said_of(table, counted(table))
    assert [seat.share for seat in content.seats] == ["50.00%", "", "50.00%"]
    assert [text.split(";")[0] for text in content.bar.sentences] == [
        "Seat A: 50.00% equity",
        "Cem: 50.00% equity",
    ]
    table = laid("As2s3hKd v KcQdJcTc @ 7h8c2d", OMAHA_HI_LO)
    sentences = said_of(table, counted(table)).bar.sentences
    assert [sentence[:8] for sentence in sentences] == ["Seat A: ", "Seat B: "]
    assert all(sentence.count("equity") <= 1 for sentence in sentences)


def test_shares_are_read_out_of_an_estimate_and_of_three_seats() -> None:
    table = laid("AhKh v QsQd @ QhJh2c7d")
    verdict = said_of(table, counted(table)._replace(share=0.5)).verdict
    assert verdict.sentence.endswith("Seat A has 10 outs (10 of 44, 22.73%)")
    assert verdict.spoken.chances == ""
    standing = counted(table)
    assert standing.odds is not None
    seats = tuple(replace(s, is_estimate=True, standard_error=0.001) for s in standing.odds.seats)
    odds = replace(standing.odds, seats=seats, exact=False)
    said = said_of(table, standing._replace(odds=odds)).verdict.spoken.chances
    assert said.startswith("Seat A 22.73% ± 0.10, Seat B 77.27% ± 0.10; Estimated from ")
    table = laid("AhKh v QsQd v 9s9d @ QhJh2c7d")
    content = said_of(table, counted(table))
    shares = [f"{name} {seat.share}" for name, seat in zip("ABC", content.seats, strict=True)]
    assert content.verdict.spoken.chances == ", ".join(f"Seat {share}" for share in shares)
    content = said_of(laid("AhKh v QsQd @ QhJh2c"))
    assert [card for card, _ in content.board] == [*parse_cards("QhJh2c"), None, None]
    assert [card for card, _ in content.seats[0].places] == list(parse_cards("AhKh"))
    assert len(said_of(laid("AhKhQh2c3c4d", ANY)).seats[0].places) == 6
    ten = said_of(new_table(HOLDEM, 10).deal(7))
    assert [seat.name[-1] for seat in ten.seats] == list("ABCDEFGHIJ")
    assert all(isinstance(card, Card) for seat in ten.seats for card, _ in seat.places)


@pytest.mark.parametrize(
    ("game", "text", "looked_at", "expected"),
    [
        (ANY, "AcJd8s8cAs3d4d", None, [[P, P, P, P, P, R, R], []]),
        (HOLDEM, "9hKs @ TsJdQc6d5c", None, [[P, P], [P, P, P, R, R]]),
        (ANY, "AsAdKcQd", None, [[N] * 5, []]),  # fewer than five have no part
        (RAZZ, "Ah3h7s9dJcQs2c", None, [[P, P, P, P, R, R, P], []]),
        # The winner's cards are ringed on the board; who wins nothing is dimmed.
        (HOLDEM, "9hKs v 9sAh @ TsJdQc6d5c", None, [[P, P], [R, R], [W, W, W, R, R]]),
        # The board shows the hand of the seat that is looked at: the ace plays, the two does not.
        (HOLDEM, "9hKs v 2sAh @ TsJdQc6d5c", 1, [[P, P], [R, N], [W, W, W, W, R]]),
        # Before the river a seat that trails is in the light.
        (HOLDEM, "AhKh v QsQd @ QhJh2c", None, [[N, N], [P, P], [W, W, W, N, N]]),
        # A tie marks the cards of all who share it.
        (HOLDEM, "4c5h v 5d4d @ TcJhQdKsAh", None, [[R, R], [R, R], [W] * 5]),
        (HOLDEM, "Ah2c v Ad3c @ KsKdQsQd7h", None, [[P, R], [P, R], [W, W, W, W, R]]),
        (HOLDEM, THREE, None, [[R, R], [P, P], [R, R], [W, W, W, R, R]]),
        (HOLDEM, THREE, 2, [[R, R], [P, P], [N, N], [W, W, W, R, R]]),
        (OMAHA_HI_LO, HI_LO, None, [[P] * 4, [R] * 4, [W] * 5]),
    ],
)
def test_cards_are_marked_by_the_part_they_play(
    game: Game, text: str, looked_at: int | None, expected: list[list[CardRole]]
) -> None:
    assert parts(said_of(laid(text, game), looked_at=looked_at)) == expected


@pytest.mark.parametrize(
    ("text", "asked", "question"),
    [
        ("AhKh v QsQd @ QhJh2c7d", "Who is ahead?", "Who wins?"),
        ("AhKh @ QhJh2c", "What have you got?", "What have you got?"),
    ],
)
def test_a_hidden_answer_is_not_given_away(text: str, asked: str, question: str) -> None:
    table = laid(text)
    standing = counted(table) if len(table.seats) > 1 else CurrentOdds(table)
    content = said_of(table, standing, looked_at=0, is_hidden=True)
    hint = "think, then press Ctrl+Enter"
    assert (content.verdict.headline, content.verdict.reason) == (asked, hint)
    assert content.verdict.sentence == f"Verdict: {asked}, {hint}"
    assert (content.verdict.question, content.title) == (question, f"Texas hold'em: {question}")
    assert content.verdict.spoken == Spoken()
    assert (content.verdict.chances, content.verdict.low) == ("", MadeCards())
    assert (content.bar, content.leader, content.line) == (BarContent(), None, "")
    for seat in content.seats:
        assert seat == SeatContent(seat.name, seat.places)
    assert {part for places in parts(content) for part in places} == {N}


@pytest.mark.parametrize(
    ("text", "game", "words"),
    [
        ("8h7h v AsKs @ 9h6c2h", HOLDEM, ("Nine high", "High card, 9-8-7-6-2",
         "Flush draw and open-ended straight draw")),
        ("AhKh v Qh2s @ QsJh2h", HOLDEM, ("Ace high", "High card, A-K-Q-J-2",
         "Nut flush draw and gutshot, overcards")),
        ("JcTc9s8s v AhAd2s3s @ 7h6d2c", OMAHA, ("High card, J-10-7-6-2", "",
         "Wrap, backdoor flush draw")),
        ("AhAsKd3s v QhQdJsTs @ 2s4s8s", OMAHA_HI_LO,
         ("Nut flush; nut low", "Flush, A-8-4-3-2", "")),
        ("Ad2hQcQd v As3cKhKd @ 3h4d8h9sKc", OMAHA_HI_LO,
         ("Pair of queens, K-9-8 kickers; nut low", "", "")),
        ("AhAsKdKs v QhQdJsTs @ 9h4s8c", OMAHA_HI_LO, ("Pair of aces, 9-8-4 kickers", "",
         "Nut backdoor flush draw")),
        ("As Ks Qs", find_game("stud"), ("High card, A-K-Q", "", "")),
        ("AhKh v 9c9d @ AsKs7c3d2h", HOLDEM, ("Two pair, aces and kings", "Seven kicker", "")),
        ("3c3d v AhKh @ 3hTcTd2s4s", HOLDEM, ("Threes full of tens", "Full house", "")),
        ("AhKh v ?? @ QsJh2h", HOLDEM, ("Ace high", "High card, A-K-Q-J-2",
         "Nut flush draw and gutshot: 12 cards, overcards")),
    ],
)  # fmt: skip
def test_a_hand_has_the_players_words(text: str, game: Game, words: tuple[str, str, str]) -> None:
    """Exact words are below the title and say what it does not say.

    Other seats' cards complete no draw. How many cards complete one is said unless the outs, which
    may be fewer, stand below the bar.
    """
    seat = said_of(laid(text, game)).seats[0]
    assert (seat.title, seat.exact, seat.draws) == words
    hidden = said_of(laid(text, game), is_hidden=True).seats[0]
    assert hidden == SeatContent(seat.name, hidden.places)


def test_the_only_seat_has_its_words_draws_and_outs_in_the_verdict() -> None:
    said = said_of(laid("9h9c @ QhJh9d4s")).verdict
    assert (said.headline, said.chances) == (
        "Set of nines",
        "Seat A has 10 outs (10 of 46, 21.74%)",
    )
    assert said.reason.startswith("Three nines, Q-J kickers; as five cards, better than ")
    assert said_of(laid("8h7h @ 9h6c2h")).verdict.spoken.both == (
        "Nine high; Flush draw and open-ended straight draw: 15 cards; "
        "Seat A has 21 outs (21 of 47, 44.68%), 69.94% to hit by the river"
    )
    outs = "Seat A has 11 outs (11 of 45, 24.44%), "
    for text, both in (("AhKh v QsQd @ QhJh2c", True), ("AhKh v QsQd v 9c8c @ QhJh2c", False)):
        table = laid(text)
        spoken = said_of(table, counted(table)).verdict.spoken
        assert (outs in spoken.chances, outs in spoken.both) == (both, both)
