"""The scoreboard in words: who wins or is ahead, why, and what stands in the bar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from analyser.gui.felt.content import BarAction, BarContent, Segment
from analyser.gui.look.translation import capital, number, shortened, translate, translated
from analyser.poker.hints.next_card import find_outs
from analyser.poker.names import listed, rank_row, seat_letter
from analyser.poker.odds.odds_sentences import say_beaten, say_odds_on
from analyser.poker.phrases import N_, Numeral, Phrase, percent, say_share
from analyser.poker.results.analysis import Analysis
from analyser.poker.results.outcome import Outcome
from analyser.poker.results.reasons import say_on_each_board, say_reason
from analyser.poker.results.result_sentences import SENTENCES, say_in_short, say_verdicts
from analyser.poker.results.showdown import LowSide, Verdict, seats_compared, showdown
from analyser.poker.results.shown import favourites
from analyser.poker.table.offered_game import suggested_game
from analyser.poker.table.streets import STREET_SIZES
from analyser.poker.table.table import Table

if TYPE_CHECKING:  # loaded by the first count
    from analyser.gui.state.live_odds import CurrentOdds
    from analyser.poker.odds.record import Odds, SeatOdds

_ONE_LINE = 40
"""The most letters of the verdict."""
_MOST_NAMED = 2
"""Of more seats than this that split or tie, only the number is given."""


class Race(NamedTuple):
    """The seats' chances before the last card."""

    odds: Odds  # the odds, exact or estimated
    seats: Mapping[int, SeatOdds]  # the odds of each seat in the hand, by its number at the table
    # The seat with the best chances; several seats if their chances are equal.
    favourites: tuple[int, ...]

    @property
    def is_settled(self) -> bool:
        """Whether exact odds say that one seat gets the whole pot, whatever cards come."""
        return self.odds.exact and self.seats[self.favourites[0]].share == 1


def race_of(outcome: Outcome, standing: CurrentOdds) -> Race | None:
    """Return the seats' chances before the last card; None if fewer than two are known."""
    odds = standing.odds
    if odds is None or len(odds.seats) < 2 or outcome.final_verdict is not None:
        return None
    shares = [seat.share for seat in odds.seats]
    best = favourites(shares, [seat.standard_error for seat in odds.seats])
    seats = dict(zip(standing.seats, odds.seats, strict=True))
    return Race(odds, seats, tuple([standing.seats[at] for at in best]))


def short_names(table: Table, letters: int = 12) -> tuple[str, ...]:
    """Return up to ``letters`` letters of each seat's name, or "A", "B" if there are none."""
    names = [shortened(seat.name, letters) if letters else "" for seat in table.seats]
    return tuple([name or seat_letter(seat) for seat, name in enumerate(names)])


# Who wins -----------------------------------------------------------------------------------------


def say_who_in_one_line(table: Table, outcome: Outcome, race: Race | None) -> str:
    """Say who wins or is ahead in at most ``_ONE_LINE`` letters, with names as short as needed."""
    names, text = short_names(table), ""
    for names in (short_names(table, letters) for letters in (12, 7, 4, 0)):
        text = say_who(outcome, race, names)
        if len(text) <= _ONE_LINE:
            return text
    if (verdict := outcome.final_verdict) is None:
        return text
    takers = [seat for seat, share in enumerate(parts_of_pot(outcome, verdict)) if share]
    return translate("Felt", "{seats} win parts of the pot", seats=_say_seats(takers, names))


def say_who(outcome: Outcome, race: Race | None, names: Sequence[str]) -> str:
    """Say who wins, is ahead or is the favourite; "" if nothing of this is known."""
    verdict = outcome.verdict
    if verdict is not None and outcome.runs and (verdict.final or race is None):
        return translated(say_verdicts(outcome.verdicts, names))
    if verdict is not None and verdict.final:
        return _say_two_pots(outcome, names) or say_winners(verdict, names)
    if race is not None and race.is_settled:
        return translate("Felt", "{seat} cannot lose", seat=names[race.favourites[0]])
    if verdict is None or outcome.runs:
        return "" if race is None else _say_favourites(race, names)
    leaders, lows = verdict.winners, verdict.low_winners
    is_split, best = lows not in ((), leaders), () if race is None else race.favourites
    if is_split and len(leaders) == len(lows) == 1:
        text = translate("Felt", "{high} leads {half}, {low} {other}")
        half, other = map(translated, verdict.halves)
        return text.format(high=names[leaders[0]], low=names[lows[0]], half=half, other=other)
    if len(best) == 1 and best[0] not in leaders and not is_split:
        return translate("Felt", "{seat} is behind, but the favourite", seat=names[best[0]])
    if is_split or len(leaders) > 1:
        if race is None or best == leaders:
            return _say_level(leaders, names)
        return _say_favourites(race, names)
    return translate("Felt", "{seat} is ahead", seat=names[leaders[0]])


def _say_favourites(race: Race, names: Sequence[str]) -> str:
    if len(race.favourites) == len(race.seats):
        return _say_level(race.favourites, names)
    if len(race.favourites) == 1:
        return translate("Felt", "{seat} is the favourite", seat=names[race.favourites[0]])
    return translate("Felt", "{seats} are the favourites", seats=_say_seats(race.favourites, names))


def _say_level(seats: Sequence[int], names: Sequence[str]) -> str:
    return translate("Felt", "{seats} are level", seats=_say_seats(seats, names))


def say_winners(verdict: Verdict, names: Sequence[str]) -> str:
    """Say who wins the pot or its halves after the last card."""
    highs, lows = verdict.winners, verdict.low_winners
    if lows and lows != highs:
        (text,) = SENTENCES["halves"][2 * (len(highs) > 1) + (len(lows) > 1)]
        half, other = verdict.halves
        sides = {"high": _say_seats(highs, names), "low": _say_seats(lows, names)}
        return translated(Phrase(text, **sides, half=half, other=other))
    if len(highs) > 1:
        return translate("Felt", "{seats} split the pot", seats=_say_seats(highs, names))
    if lows:
        return translate("Felt", "{seat} wins both halves", seat=names[highs[0]])
    return translate("Felt", "{seat} wins", seat=names[highs[0]])


def _say_two_pots(outcome: Outcome, names: Sequence[str]) -> str:
    """Say who wins which of two pots if the best hand was all in for less; "" otherwise."""
    pots = () if outcome.side_pots is None else outcome.side_pots.pots
    taken = dict.fromkeys(pot.winners for pot in pots if len(pot.winners + pot.low_winners) == 1)
    if len(pots) != 2 or len(taken) != 2:
        return ""
    (main,), (side,) = taken
    who = {"main": names[main], "side": names[side]}
    return translate("Felt", "{main} wins the main pot, {side} the side pot", **who)


def _say_seats(seats: Sequence[int], names: Sequence[str]) -> str:
    """Name some seats, or say how many they are if they are more than ``_MOST_NAMED``."""
    if len(seats) > _MOST_NAMED:
        return translate("Felt", "{count} seats", count=len(seats))
    return translated(listed([names[seat] for seat in seats]))


# Why ----------------------------------------------------------------------------------------------


def say_why(
    table: Table, outcome: Outcome, race: Race | None, names: Sequence[str], looked_at: int | None
) -> str:
    """Say what decides now, or why the seat looked at is beaten, and how many cards change it."""
    verdict = outcome.verdict
    if verdict is None:
        return "" if race is None else _why_without_verdict(table, race, names)
    why = capital(translated(what_decides(table, outcome, names, looked_at)), names)
    if outcome.runs or verdict.final or race is None:
        return why
    if not table.game.board and suggested_game(table) is not None:
        count = table.game.dealt
        return translate(
            "Felt", "{why}; counted as {count} cards each, with no board", why=why, count=count
        )
    return _with_outs(why, table, outcome, race, names)


def what_decides(
    table: Table, outcome: Outcome, names: Sequence[str], looked_at: int | None
) -> Phrase:
    """Say why the leader beats the others or, of three seats and more, the one looked at."""
    verdict = outcome.verdict
    if verdict is None:
        return Phrase("")
    if outcome.runs:
        return say_on_each_board([_reason_of(each, names) for each in outcome.runs])
    is_beaten = looked_at not in (None, *verdict.winners) and len(outcome.hands) > 2
    if looked_at is None or not is_beaten or outcome.hands[looked_at] is None:
        return _reason_of(outcome, names)
    seats = verdict.winners[0], looked_at
    hands = tuple([hand if at in seats else None for at, hand in enumerate(outcome.hands)])
    only = replace(outcome, hands=hands, verdict=showdown(table.game, hands))
    one, other = (names[seat] for seat in seats)
    template = N_("{one} against {other}: {reason}")
    return Phrase(template, one=one, other=other, reason=_reason_of(only, names))


def _why_without_verdict(table: Table, race: Race, names: Sequence[str]) -> str:
    """Say what the chances rest on where no hands can be compared yet: "Whatever cards come"."""
    beaten = say_beaten(race.odds, [names[seat] for seat in race.seats])
    if beaten is not None:
        return translated(beaten)
    if race.is_settled:
        held = translate("Felt", "Whatever cards they hold")
        return translate("Felt", "Whatever cards come") if race.odds.situation.to_board else held
    if not table.game.board and suggested_game(table) is not None:
        dealt = table.game.dealt
        return translate("Felt", "Counted as {count} cards each, with no board", count=dealt)
    ratio = say_odds_on(race.odds)
    return _say_second(race, names) if ratio is None else capital(translated(ratio))


def say_error(standing: CurrentOdds) -> str:
    """Say how exact an estimate is once it has ended, and how long it took."""
    odds = standing.odds
    if odds is None or odds.exact or standing.share is not None:
        return ""
    errors = [seat.standard_error for seat in odds.seats if seat.standard_error is not None]
    error = number(ceil(1000 * max(errors)), 1) if errors else "?"
    if standing.seconds < 1.5:
        return translate("Felt", "± {error}, 1 second", error=error)
    took = round(standing.seconds)
    return translate("Felt", "± {error}, {count} seconds", error=error, count=took)


def _say_second(race: Race, names: Sequence[str]) -> str:
    """Say who is second to the only favourite of three seats or more; "" if that is shared."""
    shares = sorted([(each.share, seat) for seat, each in race.seats.items()])
    (_, _), (share, seat), *_ = reversed(shares)
    if len(shares) < 3 or len(race.favourites) > 1 or [each for each, _ in shares].count(share) > 1:
        return ""
    return translate("Felt", "{seat} comes next", seat=names[seat])


def _reason_of(outcome: Outcome, names: Sequence[str]) -> Phrase:
    """Return why the winners win, high first and then low, in players' words."""
    verdict = outcome.verdict
    assert verdict is not None
    low = "" if verdict.low is None or verdict.high is None else _say_low_reason(verdict.low, names)
    verdict = replace(verdict, low=None) if verdict.high is not None else verdict
    why = say_reason(verdict, outcome.hands, names, as_players=True)
    return Phrase(N_("{high}; {low}"), high=why, low=low) if low else why


def _say_low_reason(low: LowSide, names: Sequence[str]) -> str:
    """Say which low beats which, in ranks alone; "" if the lows tie."""
    winner, reason = low.winners[0], low.reason
    if reason.kind == "tie":
        return ""
    row = rank_row(low.ranks[winner][1])
    if reason.kind == "no-low":
        return translate("Felt", "{seat} has the only low, {row}", seat=names[winner], row=row)
    other = rank_row(low.ranks[seats_compared(low.winners, reason.seats)[1]][1])
    return translate("Felt", "{row} beats {other}", row=row, other=other)


def _with_outs(why: str, table: Table, outcome: Outcome, race: Race, names: Sequence[str]) -> str:
    """Add to a reason how many next cards put another seat ahead."""
    verdict = outcome.verdict
    assert verdict is not None
    if verdict.low_winners or len(verdict.winners) > 1:
        return why
    found = find_outs(table)
    if not found:
        return why
    (leader,) = verdict.winners
    favourite = race.favourites[0]
    behind = favourite != leader and len(race.favourites) == 1
    seats = [outs for outs in found if not behind or outs.seat == favourite]
    count = found[0].overtaken if len(seats) > 1 else len(seats[0].cards)
    if not count:
        return why
    turn, river = SENTENCES["outs"][0 if behind else 1 if len(seats) == 1 else 2]
    counts = {"count": Numeral(count), "unseen": Numeral(found[0].unseen)}
    who = {"leader": names[leader], "seat": names[seats[0].seat]}
    return translated(Phrase(river if found[0].to_come == 1 else turn, why=why, **counts, **who))


def say_title(outcome: Outcome, race: Race | None) -> str:
    """Say who wins or is ahead, with the full names and the hand of a seat that is alone ahead."""
    names = [translated(name) for name in outcome.names]
    who, verdict = say_who(outcome, race, names), outcome.verdict
    if verdict is None or verdict.low_winners or len(verdict.winners) != 1 or outcome.runs:
        return who
    if (race is not None and race.favourites != verdict.winners) or _say_two_pots(outcome, names):
        return who
    hand = outcome.hands[verdict.winners[0]]
    assert hand is not None  # a winner has a hand
    return translate("Felt", "{who}, {hand}", who=who, hand=say_in_short(hand))


# The bar ------------------------------------------------------------------------------------------


def bar_of(table: Table, outcome: Outcome, standing: CurrentOdds, is_hidden: bool) -> BarContent:
    """Return what the bar shows of an empty table, of a hidden answer, or of two seats or more."""
    if table.is_empty:
        how = translate("Felt", "Drop or paste hands, a file or a folder of any poker site")
        return BarContent(track=how, is_open=True)
    odds = standing.odds
    asks = standing.share is None and standing.may_be_estimated
    action = BarAction.ESTIMATE if asks else BarAction.NONE
    track = "" if standing.may_be_estimated else standing.refusal
    if standing.share is not None:
        track = translate("Felt", "Counting {percent}%")
        if standing.may_be_estimated:
            track = translate("Felt", "Drawing deals {percent}%")
        track = track.format(percent=int(100 * standing.share))
    bar = BarContent((), track, False, standing.share, standing.is_awaited, action)
    if is_hidden:
        return bar._replace(action=BarAction.REVEAL)
    if (verdict := outcome.final_verdict) is not None:
        return _final_bar(table, outcome, verdict)
    if odds is None or len(odds.seats) < 2:
        return bar
    letters = short_names(table)
    bar = bar._replace(segments=_segments(letters, outcome, standing, odds))
    if standing.call is not None:
        caller, needed = standing.call.facing.caller, standing.call.size.needed
        share = say_share(needed, 0)
        text = translate("Felt", "{seat} needs {share}", seat=letters[caller], share=share)
        bar = bar._replace(needle=(caller, float(needed)), needed=text)
    return bar


def bar_alone(table: Table, hand: Analysis | None, worse: tuple[int, int] | None) -> BarContent:
    """Return the bar of a single hand: how many hands are worse, or how many cards it lacks."""
    if hand is None:
        return BarContent()
    if worse is None:
        return BarContent(track="" if hand.complete else _say_missing_cards(table))
    name = {
        3: translate("Felt", "of all three-card hands are worse"),
        4: translate("Felt", "of all four-card hands are worse"),
        5: translate("Felt", "of all five-card hands are worse"),
    }[hand.played.hand]
    name = translate("Felt", "of all holdings beaten") if hand.alone.board else name
    figure = translated(percent(*worse, 0))
    spoken = translate("Felt", "{share} {of_what}", share=figure, of_what=name)
    return BarContent((Segment(worse[0] / worse[1], 0, figure, name, "", spoken),))


def _say_missing_cards(table: Table) -> str:
    game, cards = table.game, len(table.seats[0].cards)
    whole = game.dealt + STREET_SIZES[1] if game.board else game.hand
    lacking = whole - cards - len(table.board)
    if lacking == 1:
        return translate("Felt", "One more card")
    return translate("Felt", "{count} more cards", count=lacking)


def _segments(
    letters: Sequence[str], outcome: Outcome, standing: CurrentOdds, odds: Odds
) -> tuple[Segment, ...]:
    """Return the segments of the bar, one for each seat with a share."""
    segments = []
    for found, (seat, share) in zip(odds.seats, (standing.shares or {}).items(), strict=True):
        figure = translated(say_share(share, 0))
        if found.is_estimate:
            figure = translate("Felt", "≈{percent}", percent=figure)
        name = translated(outcome.names[seat])
        said = translate("Felt", "{seat}, {share}", seat=name, share=say_share(share))
        segments.append(Segment(float(share), seat, figure, name, letters[seat], said))
    return tuple(segments)


def _final_bar(table: Table, outcome: Outcome, verdict: Verdict) -> BarContent:
    """Return the bar after the last card: who takes what."""
    letters, segments = short_names(table), []
    for seat, share in enumerate(parts_of_pot(outcome, verdict)):
        if not share:
            continue
        name, figure = translated(outcome.names[seat]), translated(say_share(share, 0))
        text = translate("Felt", "{seat} takes the pot") if share == 1 else "{seat}"
        if verdict.low_winners and share < 1 and outcome.side_pots is None:
            high, low = seat in verdict.winners, seat in verdict.low_winners
            text = "{seat}" if high and low else translate("Felt", "{seat}, low")
            text = translate("Felt", "{seat}, high") if high and not low else text
            if verdict.second is not None and high != low:
                half = translated(verdict.halves[0 if high else 1])
                text = translate("Felt", "{seat}, {half}").replace("{half}", half)
        boards = enumerate(outcome.verdicts if outcome.runs else (), 1)
        won = [number(at) for at, one in boards if seat in one.winners + one.low_winners]
        if won and share < 1:
            where = translate("Felt", "{seat}, board {boards}")
            where = translate("Felt", "{seat}, boards {boards}") if won[1:] else where
            text = where.replace("{boards}", translated(listed(won)))
        spoken = translate("Felt", "{seat}, {share}", seat=name, share=figure)
        said = text.format(seat=name)
        segments.append(Segment(float(share), seat, figure, said, letters[seat], spoken))
    return BarContent(tuple(segments))


def parts_of_pot(outcome: Outcome, verdict: Verdict) -> list[Fraction]:
    """Return the part of the pot, or of all pots, that each seat takes."""
    chips = 0 if outcome.pot is None or outcome.side_pots is None else sum(outcome.pot)
    if outcome.pot is not None and chips:
        return [Fraction(paid, chips) for paid in outcome.pot]
    if runs := [parts_of_pot(run, run.verdict) for run in outcome.runs if run.verdict is not None]:
        return [sum(each, Fraction(0)) / len(runs) for each in zip(*runs, strict=True)]
    sides = [side for side in (verdict.winners, verdict.low_winners) if side]
    return [
        sum([Fraction(1, len(side) * len(sides)) for side in sides if seat in side], Fraction(0))
        for seat in range(len(outcome.hands))
    ]
