"""Puts hands, verdict and odds of a poker table into the words of the felt: ``content_of``.

This module imports all the rules of poker, so it is imported only with the first card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from analyser.gui.felt.content import CardRole, FeltContent, Place, Row, SeatContent, VerdictContent
from analyser.gui.felt.words import verdict_words
from analyser.gui.felt.words.board_words import name_of, rows_of, seat_on_boards
from analyser.gui.felt.words.card_marks import marked_places
from analyser.gui.felt.words.money_words import pot_of, stake_of
from analyser.gui.felt.words.range_words import say_how_much, say_mostly, with_range
from analyser.gui.felt.words.street_words import Shares, streets_of
from analyser.gui.look.translation import capital, number, translate, translated, with_key
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import Game
from analyser.poker.made_hands.draws import say_draws
from analyser.poker.made_hands.made_hand import high_and_low
from analyser.poker.names import LOW_ORDERING_RULES
from analyser.poker.odds.odds_sentences import say_part
from analyser.poker.phrases import Phrase, percent, say_share
from analyser.poker.results import shown
from analyser.poker.results.analysis import Analysis
from analyser.poker.results.outcome import Outcome, say_answer, say_pots
from analyser.poker.results.reasons import in_short
from analyser.poker.results.result_sentences import say_hand, say_no_low
from analyser.poker.table.offered_game import is_chosen
from analyser.poker.table.streets import STREET_SIZES, street_of
from analyser.poker.table.table import BOARD, Table
from analyser.poker.table.table_state import SlotCards
from analyser.poker.table.written_line import say_game

if TYPE_CHECKING:  # loaded by the first count
    from fractions import Fraction

    from analyser.gui.state.live_odds import CurrentOdds
    from analyser.poker.odds.call import Call
    from analyser.poker.odds.record import HandOdds, Odds
    from analyser.poker.ranges.summary import Kinds


class Known(NamedTuple):
    """A poker table and all that is known of it."""

    table: Table
    outcome: Outcome
    standing: CurrentOdds
    looked_at: int | None = None  # the seat that the pointer or the keyboard is on
    is_hidden: bool = False  # whether the answer is hidden
    # streets, on_boards: the shares on earlier streets, of one board or of each.
    streets: Shares = ()
    on_boards: Sequence[Shares] = ()
    later: Table | None = None  # the table now, if ``table`` is an earlier street of it
    kinds: Sequence[Kinds | None] = ()  # what each seat's range makes
    # How many holdings the only hand beats, of how many.
    beaten: tuple[int, int] | None = None


def content_of(known: Known) -> FeltContent:
    """Return what the felt says of a poker table; what is not known is left out."""
    table, outcome, standing, looked_at, is_hidden = known[:5]
    later, contents = known.later, _on_each_board(known)
    race = None if is_hidden else verdict_words.race_of(outcome, standing)
    seats = [SeatContent(translated(name)) for name in outcome.names]
    if not is_hidden:
        seats = [_content_of_seat(table, outcome, seat) for seat in range(len(outcome.hands))]
        for seat, made in enumerate(known.kinds):
            seats[seat] = seats[seat]._replace(kinds=made)
        if outcome.final_verdict is None:
            seats = _with_shares(table, seats, standing)
    seen = {card for _, card in table.known_cards()}
    parts, board = marked_places(table, outcome, None if is_hidden else looked_at, is_hidden)
    stakes = [stake_of(table, at) for at in range(len(seats))]
    seats = [
        content._replace(
            places=places,
            held=seat.range,
            face=() if seat.range is None else shown.face_of_range(seat.range, seen),
            stake=stake,
            has_stakes=any(stakes),
        )
        for content, places, seat, stake in zip(seats, parts, table.seats, stakes, strict=True)
    ]
    worse = None if is_hidden or len(seats) > 1 else _count_worse(outcome.hands[0], known.beaten)
    if worse is not None:
        count = _say_part_of(number(worse[0]), worse[1])
        seats = [seats[0]._replace(share=translated(percent(*worse)), deals=count)]
    if contents:
        seats = [seat_on_boards(each, at, contents, outcome) for at, each in enumerate(seats)]
    if later is not None:
        board = _with_later(board, later.slots(BOARD))
        seats = [
            content._replace(places=_with_later(content.places, later.slots(at)))
            for at, content in enumerate(seats)
        ]
    shares = [None if is_hidden else each for each in known.streets]
    if not is_hidden and (now := _shares_now(outcome, standing)) is not None:
        shares += [None] * (street_of(table) + 1 - len(shares))
        shares[street_of(table)] = now
    is_estimate = race is not None and not race.odds.exact
    bar = verdict_words.bar_of(table, outcome, standing, is_hidden)
    if len(seats) == 1 and not (is_hidden or table.is_empty):
        bar = verdict_words.bar_alone(table, outcome.hands[0], worse)
    segments = [each._replace(deals=seats[each.seat].deals) for each in bar.segments]
    rows = rows_of(table, outcome, contents, is_hidden=is_hidden)
    tiles = streets_of(table, later or table, shares, is_hidden, is_estimate)
    return FeltContent(
        game=translated(say_game(table.game)),
        pot=pot_of(table),
        seats=tuple(seats),
        rows=rows or (Row(board, tiles),),
        dead=table.dead,
        verdict=_verdict(known, race),
        bar=bar._replace(segments=tuple(segments)),
        is_hidden=is_hidden,
    )


def _on_each_board(known: Known) -> list[FeltContent]:
    """Return what the felt would say of each of several boards alone; empty for one board."""
    runs, standing, later = known.outcome.runs, known.standing, known.later
    if not runs:
        return []
    apart, nothing = known.table.on_each_board(), [None] * len(runs)
    odds = nothing if standing.odds is None else standing.odds.on_each_board()
    after = nothing if later is None else later.on_each_board()
    streets, contents = known.on_boards or [()] * len(runs), []
    for alone, run, found, shares, whole in zip(apart, runs, odds, streets, after, strict=True):
        here = standing._replace(table=alone, odds=found, call=None)
        board = Known(alone, run, here, None, known.is_hidden, shares, later=whole)
        contents.append(content_of(board))
    return contents


def _with_later(places: Sequence[Place], later: SlotCards) -> tuple[Place, ...]:
    """Return the places; an empty one gets the card that comes there ``later``, which is faint."""
    return tuple(
        [
            place if place.card is not None or card is None else Place(card, CardRole.LATER)
            for place, card in zip(places, later, strict=True)
        ]
    )


def _shares_now(outcome: Outcome, standing: CurrentOdds) -> dict[int, Fraction] | None:
    """Return each seat's share on the present street, by its number; None if it is not known."""
    if (verdict := outcome.final_verdict) is not None:
        taken = verdict_words.parts_of_pot(outcome, verdict)
        return {seat: taken[seat] for seat, hand in enumerate(outcome.hands) if hand is not None}
    return standing.shares


# The scoreboard ---------------------------------------------------------------------------------


def _verdict(known: Known, race: verdict_words.Race | None) -> VerdictContent:
    table, outcome, standing, looked_at, is_hidden = known[:5]
    alone = len(outcome.hands) == 1
    if table.is_empty:
        how = translate("Felt", "Click them below, type them above, or begin with one of these")
        if is_chosen(table):  # no examples lie below it
            how = translate("Felt", "Click them below, or type them above")
        return VerdictContent(translate("Felt", "Which cards?"), how)
    if is_hidden:
        asked = translate("Felt", "Who is ahead?")
        if alone:
            asked = translate("Felt", "What have you got?")
        reason = translate("Felt", "The answer is hidden until you reveal it")
        return VerdictContent(asked, with_key(reason, "Ctrl+Return"))
    if alone:
        return _verdict_of_one_seat(table, outcome, known.later or table)
    names = verdict_words.short_names(table)
    is_final = outcome.final_verdict is not None
    error = verdict_words.say_error(standing)
    if standing.call is not None and not is_final:
        return _verdict_on_call(standing.call, names, error)
    if who := verdict_words.say_who_in_one_line(table, outcome, race):
        why = "" if race is not None and race.is_settled else say_mostly(known.kinds, names)
        why = why or verdict_words.say_why(table, outcome, race, names, looked_at)
        pots = say_pots(outcome.side_pots, names, is_final) if outcome.side_pots else []
        why = " · ".join(filter(None, (why, error, *map(translated, pots))))
        decides = verdict_words.what_decides(table, outcome, names, looked_at)
        short = capital(translated(in_short(decides)), names)
        title = verdict_words.say_title(outcome, race)
        return VerdictContent(who, why, is_final=is_final, has_why=True, title=title, short=short)
    hands = [hand for hand in outcome.hands if hand is not None]
    waits = capital(translated(outcome.waits_for))
    title = name_of(hands[0]) if len(hands) == 1 else ""
    text = title or translate("Felt", "Which cards?")
    if standing.is_awaited:
        text, waits = translate("Felt", "Counting the chances"), ""
    elif standing.may_be_estimated:
        text = translate("Felt", "Too many deals: estimate?")
        return VerdictContent(text, standing.refusal, title=text)
    return VerdictContent(text, waits, title=title)


def _verdict_on_call(call: Call, names: Sequence[str], error: str) -> VerdictContent:
    """Say whether to call, and why; ``error``: how exact an estimate is, or ""."""
    decision = translated(call.size.say_decision())
    why = translated(call.say_why(names[call.facing.caller]))
    title = translate("Felt", "{decision} {why}", decision=decision, why=why)
    reason = " · ".join(filter(None, (why, error)))
    return VerdictContent(decision, reason, has_why=True, title=title)


def _verdict_of_one_seat(table: Table, outcome: Outcome, latest: Table) -> VerdictContent:
    """Return what the only seat has; ``latest``: the table now, if ``table`` is a street of it."""
    hand, held = outcome.hands[0], outcome.ranges[0]
    if held is not None:
        name = translate("Felt", "A range of hands")
        return VerdictContent(name, say_how_much(held, table.board), title=name)
    if hand is None:
        if outcome.is_unknown(0):
            text = translate("Felt", "Unknown cards")
            return VerdictContent(text, translate("Felt", "Any cards that are left"), title=text)
        return VerdictContent(translate("Felt", "Which cards?"), _say_cards_needed(table.game))
    answer, is_high, words = say_answer(hand), hand.played.high_counts, _say_made_and_draws(hand)
    text = name_of(hand) if is_high else translated(answer)
    kickers = capital(_kickers(hand, text)) if is_high else ""
    parts = [kickers, words, _say_low_or_half(hand) if hand.complete else _ask_for_next(latest)]
    reason = capital(" · ".join(filter(None, parts)))
    rank = " ".join(map(str, hand.high.rank)) if is_high and hand.complete else ""
    quiet = rank and translate("Felt", "in numbers: {rank}", rank=rank)
    return VerdictContent(text, reason, quiet, has_why=hand.complete, title=translated(answer))


def _count_worse(hand: Analysis | None, beaten: tuple[int, int] | None) -> tuple[int, int] | None:
    """Return how many hands are worse, of how many, or ``beaten`` on a board; None: unknown."""
    hand = hand and hand.alone  # of two halves the first
    if hand is None or (hand.board and hand.complete):
        return beaten
    game, number = hand.played, hand.counting.class_
    ordering = game.high if game.high_counts else game.low
    if number is None or ordering is None:
        return None
    classes = tables_of(game, hand.cards).numbered(ordering)
    return classes.counts(number)[2], classes.hands


def _ask_for_next(table: Table) -> str:
    """Ask for the flop or a seat if the first hand is full and the flop is missing, else ""."""
    lacks_flop = bool(table.game.board) and len(table.board) < STREET_SIZES[1]
    is_dealt = len(table.seats[0].cards) >= table.game.dealt
    return translate("Felt", "Pick the flop, or add a seat") if lacks_flop and is_dealt else ""


def _say_low_or_half(hand: Analysis) -> str:
    """Say the low or the second half beside a high; of a low alone say how it counts."""
    low, side = hand.played.low, shown.side_low(hand)
    if hand.second is not None:
        return _say_second_half(hand.second)
    if hand.played.key == "badugi":
        return translate("Felt", "Each rank and each suit counts once; the ace is low")
    if low is not None and not hand.played.high_counts:
        return translated(LOW_ORDERING_RULES[low.name]).removesuffix(".")
    if side is None:
        return ""
    text = translate("Felt", "Best low {ranks}, no eight-or-better")
    if side.qualifies:
        text = translate("Felt", "Best low {ranks}")
    return text.format(ranks=side.low.description)


def _say_cards_needed(game: Game) -> str:
    if game.board:
        return translate("Felt", "{count} cards and the board make the hand", count=game.dealt)
    if game.most == game.dealt:
        return translate("Felt", "{count} cards make the hand", count=game.dealt)
    return translate("Felt", "One card to {most}; five or more make a hand", most=game.most)


# Seats ------------------------------------------------------------------------------------------


def _content_of_seat(table: Table, outcome: Outcome, seat: int) -> SeatContent:
    """Return all that a seat's plate shows of a seat that is not hidden, but its shares."""
    hand, held, verdict = outcome.hands[seat], outcome.ranges[seat], outcome.final_verdict
    content = SeatContent(translated(outcome.names[seat]))
    if verdict is not None:
        won, pot = (0, 0) if outcome.pot is None else (outcome.pot[seat], sum(outcome.pot))
        chips = translate("Felt", "{chips} of {pot} chips", chips=won, pot=pot) if won else ""
        wins_low = seat in verdict.low_winners
        wins = wins_low or seat in verdict.winners or won > 0
        content = content._replace(wins=wins, wins_low=wins_low, chips=chips)
    if held is not None:
        known = [card for slot, card in table.known_cards() if slot.place != seat]
        return with_range(content, held, known)
    if hand is not None:
        return _with_hand(content, hand)
    words = translate("Felt", "No cards yet") if len(outcome.hands) > 1 else ""
    if outcome.is_unknown(seat):
        words = translate("Felt", "Unknown cards")
    return content._replace(words=words)


def _say_part_of(part: str, whole: int) -> str:
    return translate("Felt", "{wins} of {deals}", wins=part, deals=whole)


def _with_shares(
    table: Table, seats: Sequence[SeatContent], standing: CurrentOdds
) -> list[SeatContent]:
    """Return the seats with shares, deals and worth of hands, unless the hand is decided."""
    with_shares, odds = list(seats), standing.odds
    if odds is None or not standing.is_open:
        return with_shares
    for at, seat in enumerate(standing.seats):
        share, deals = translated(say_part(odds.seats[at])), ""
        if (call := standing.call) is not None:  # of all the money in the middle after the call
            share = translated(say_share(call.share(seat)))
            deals = _say_part_of(number(round(100 * call.won(seat)), 2), call.chips)
        with_shares[seat] = seats[seat]._replace(
            share=share, deals=deals or _say_count(table, odds, at), hands=_worth_of_hands(odds, at)
        )
    return with_shares


def _worth_of_hands(odds: Odds, at: int) -> Mapping[str, HandOdds] | None:
    """Return what each hand in the range of ``odds.seats[at]`` is worth, if it can be said."""
    hands = odds.seats[at].hands
    if hands is None:
        return None
    return {
        hand: each
        for hand, each in hands.items()
        if each.equity is not None and (odds.exact or each.standard_error is not None)
    }


def _say_count(table: Table, odds: Odds, at: int) -> str:
    """Say what the share of ``odds.seats[at]`` is in chips, or in how many deals it wins."""
    seat, pot = odds.seats[at], table.pot
    if seat.is_estimate:
        return translate("Felt", "estimated")
    if pot is not None:
        hundredths = int(200 * pot * seat.share + 1) // 2
        return _say_part_of(number(hundredths, 2), pot)
    if odds.scale is not None:
        return ""
    scoop = getattr(seat, "scoop", None)
    if scoop is not None:
        share = translated(percent(scoop, odds.boards))
        return translate("Felt", "scoops {share}", share=share)
    if not seat.tie:
        return _say_part_of(number(seat.win), odds.boards)
    return translate(
        "Felt", "{wins} of {deals}, {ties} split", wins=seat.win, deals=odds.boards, ties=seat.tie
    )


def _say_second_half(half: Analysis) -> str:
    """Name the hand that counts for the second half of the pot."""
    if half.played.board:  # else it is a badugi or a low, as its name says
        return translate("Felt", "Omaha: {hand}", hand=name_of(half))
    return translated(say_hand(half))


def _with_hand(content: SeatContent, hand: Analysis) -> SeatContent:
    """Return the content with the words of a known hand: its title, its draws and its low."""
    low = ""
    if (split := shown.split_low(hand)) is not None:
        low = translated(say_no_low(hand))
        if split.best is not None:
            low = translate("Felt", "low {ranks}", ranks=split.description or "")
            nut = None if hand.made is None else high_and_low(hand.made)[1]
            low = low if nut is None else f"{low}, {translated(nut)}"
    if hand.second is not None:
        low, hand = _say_second_half(hand.second), hand.alone
    title = name_of(hand) if hand.played.high_counts else capital(translated(say_answer(hand)))
    return content._replace(title=title, words=_say_made_and_draws(hand), low=low)


def _say_made_and_draws(hand: Analysis) -> str:
    """Return what a player adds to a hand's name: "overpair, nut flush draw, two overcards"."""
    made, draws = hand.made if hand.played.board else None, say_draws(hand.draws or (), False)
    made = None if made is None else high_and_low(made)[0]
    called = "" if made is None else translated(made)
    plain = called.lower()
    exact = translated(hand.high.description).lower()
    nuts = None if made is None else made.gaps.get("hand")
    if isinstance(nuts, Phrase) and translated(nuts).lower() in exact:
        called = translate("Felt", "the nuts")
    elif shown.is_pocket(hand) or plain in exact or plain == name_of(hand).lower():
        called = ""
    said = [called, "" if draws is None else translated(draws)]
    return ", ".join(filter(None, said))


def _kickers(hand: Analysis, name: str) -> str:
    """Return what breaks ties with hands of the same name: "jack kicker", "A-K-Q-J-2"."""
    if shown.is_pocket(hand):
        return ""  # its name has both ranks
    row = shown.ranks_that_break_ties(hand)
    if row is not None:
        return row
    _, _, kickers = translated(hand.high.description).partition(name)
    return kickers.strip(", ")
