"""Results as plain text, as people see them."""

from textwrap import dedent

import pytest

from analyser import Deals, analyse, compare, deal
from analyser.terminal.report import report, report_analysis, report_comparison, report_deals


def reported(deals: Deals) -> str:
    """The whole of what is shown deal by deal."""
    return "".join(report_deals(deals.seed, deals.deals))


def test_the_dead_mans_hand() -> None:
    assert report_analysis(analyse("Ac Jd 8s 8c As 3d 4d")) == dedent(
        """\
        Any cards
        Two pair, aces and eights, jack kicker
          Cards            Ac Jd 8s 8c As 3d 4d
          Best five        Ac As 8s 8c Jd
          Tie-breakers     the higher pair: aces
                           the lower pair: eights
                           the kicker: jack
          Place            2,525th of 7,462 different hands
          Five-card hands  82,836 better, 144 equal, 2,515,980 worse

        Low hands
          ace-to-five      J-8-4-3-A  Jd 8s 4d 3d Ac  class 290 of 6,175  4 equal choices
          eight-or-better  no low
          deuce-to-seven   A-J-8-4-3  Ac Jd 8s 4d 3d  class 933 of 7,462  4 equal choices
          ace-to-six       J-8-4-3-A  Jd 8s 4d 3d Ac  class 284 of 7,462  4 equal choices
        """
    )


def test_choices_that_are_as_good_are_all_shown() -> None:
    text = report_analysis(analyse("Ks Kh Kd 8s 8h 8d 2c"))
    texts = ["Best five        Ks Kh Kd 8s 8h", "as good          Ks Kh Kd 8s 8d"]
    assert text.splitlines()[3:6] == [*(f"  {one}" for one in texts), f"{' ' * 19}Ks Kh Kd 8h 8d"]


def test_fewer_than_five_cards() -> None:
    assert report_analysis(analyse("2d 2c Ah")) == dedent(
        """\
        Any cards
        Pair of twos, ace kicker
          Cards         2d 2c Ah
          Tie-breakers  the pair: twos
                        the first kicker: ace

        A hand is five cards; this is what there is so far.
        """
    )


def test_the_game_and_its_board_stand_above_the_hand() -> None:
    lines = report_analysis(analyse("Qc 5h @ 9c Kh Kd 9s Ah")).splitlines()
    assert lines[:5] == [
        "Texas hold'em, board 9c Kh Kd 9s Ah",
        "Two pair, kings and nines, ace kicker",
        "  Cards            Qc 5h",
        "  Makes            two pair on the board",
        "  Best five        Kh Kd 9c 9s Ah",
    ]


def test_what_a_player_calls_a_hand_stands_with_its_draws_unless_line_two_says_it() -> None:
    lines = report_analysis(analyse("Ah Kh", "Qh Jh 2c", "holdem")).splitlines()
    assert lines[3:6] == [
        "  Makes            ace high",
        "  Draw             nut flush draw, 9 cards: Th 9h 8h 7h 6h 5h 4h 3h 2h",
        "                   gutshot, 4 cards: Ts Th Td Tc",
    ]
    assert report_analysis(analyse("As Ks")).splitlines()[3] == "  Called        ace-king suited"
    lines = report_analysis(analyse("Ah Kh Qs 2d", "9h Th 3s", "omaha")).splitlines()
    assert lines[1] == "High card, A-K-10-9-3"
    assert lines[3] == "  Draw             nut flush draw, 9 cards: Qh Jh 8h 7h 6h 5h 4h 3h 2h"
    lines = report_analysis(analyse("As Ah Ad Kc", "Ac 9s 9h 5d 2c", "omaha")).splitlines()
    assert lines[1] == "Full house, aces full of nines"
    assert not any("Makes" in line for line in lines)


def test_a_comparison_with_a_pot_or_cards_to_come() -> None:
    assert report_comparison(compare(["Qc 5h", "5d Jd"], "9c Kh Kd 9s Ah", pot=1001)) == dedent(
        """\
        Texas hold'em, board 9c Kh Kd 9s Ah
          Seat A  Qc 5h  Two pair, kings and nines, ace kicker  Kh Kd 9c 9s Ah
          Seat B  5d Jd  Two pair, kings and nines, ace kicker  Kh Kd 9c 9s Ah

        Verdict  Seat A and Seat B split the pot
        Reason   the board plays: two pair, kings and nines, ace kicker
        Pot      Seat A 501, Seat B 500
        """
    )
    lines = report(compare(["AhKh", "QsQd"], "QhJh2c8s3d", bets="0,0")).splitlines()
    assert lines[-1] == "Main pot  no chips"
    assert "Verdict  Seat A leads\n" in report_comparison(compare(["As Ks", "Qd Jd"]))


def test_deals_with_the_seed_that_repeats_them() -> None:
    assert reported(deal(2, seats=2, seed=7, game="holdem")) == dedent(
        """\
        Deal 1, board Js 2d 3d 9h As
          Seat A  4s 2c  Pair of twos, A-J-9 kickers  2c 2d As Js 9h
          Seat B  Td 5d  High card, A-J-10-9-5        As Js Td 9h 5d

        Deal 2, board 3h Qs 3c Th 9s
          Seat A  7s 8d  Pair of threes, Q-10-9 kickers            3h 3c Qs Th 9s
          Seat B  9c Jc  Two pair, nines and threes, queen kicker  9c 9s 3h 3c Qs

        Seed 7: --seed 7 deals the same cards again.
        """
    )


@pytest.mark.parametrize("seats", [1, 10])
def test_columns_are_aligned_and_no_line_ends_in_spaces(seats: int) -> None:
    lines = reported(deal(3, seats=seats, seed=1)).splitlines()
    rows = [line for line in lines if line.startswith("  Seat ")]
    assert len(rows) == 3 * seats
    assert all(line == line.rstrip() for line in lines)
    assert {line[8:10] for line in rows} == {"  "}
    assert {line[24:26] for line in rows} == {"  "}


def test_a_seat_in_hi_lo_without_a_low_reads_of_none() -> None:
    report = report_analysis(analyse("Kh Kd Qc Qs 7d 6c 2s", game="stud8"))
    assert report.splitlines()[1] == "Two pair, kings and queens, seven kicker; no low"
    assert report.endswith("Low hands\n  eight-or-better  no low\n")
    assert "K-Q-7-6-2" not in report
