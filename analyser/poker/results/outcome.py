"""The outcome of a table: every seat's hand, the verdict, and who gets which chips.

A pot is shared in whole chips; it is a main pot and side pots if seats have bet different amounts.

Sources: Robert's Rules of Poker, General Poker Rules, Ties and on odd chips; Poker TDA rules, rule
21: each pot is split by itself. No rule says that an uncalled bet goes back; it is the custom.

If a pot cannot be halved, the high half gets the odd chip. If tied hands cannot share evenly, the
odd chip goes to the first seat left of the button; in stud to the hand with the highest card by
suit, for low to the hand with the lowest card, among all its cards. No seat gets two odd chips.
Seats that tie for high and for low share the whole pot as evenly as possible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import Final

from analyser.poker.cards import Card, format_cards, ordinal
from analyser.poker.games.game import HIGH_AND_LOW, Game
from analyser.poker.made_hands.draws import say_draws
from analyser.poker.made_hands.made_hand import high_and_low
from analyser.poker.names import listed
from analyser.poker.phrases import Numeral, Phrase, sentences_beside, with_semicolons
from analyser.poker.ranges.range import Range
from analyser.poker.ranking.low import ACE_TO_FIVE, LowOrdering, low_values
from analyser.poker.records import Record
from analyser.poker.results.analysis import Analysis, analyse_cards
from analyser.poker.results.reasons import say_on_each_board, say_reason
from analyser.poker.results.result_sentences import say_hand, say_verdicts
from analyser.poker.results.showdown import Verdict, showdown
from analyser.poker.table.bets import ContestedPot, contested_pots, has_bets
from analyser.poker.table.table import Table
from analyser.poker.table.written_line import say_game, say_known_cards

_say: Final = sentences_beside(__file__)


def share_pot(
    game: Game, verdict: Verdict, seats: Sequence[Analysis | None], pot: int
) -> tuple[int, ...]:
    """Share a pot of whole chips among the winners; return the chips of each seat."""
    chips = [0] * len(seats)
    hands = {seat: hand.cards for seat, hand in enumerate(seats) if hand is not None}
    highs, lows = verdict.winners, verdict.low_winners
    only_low = None if game.high_counts else game.low
    in_turn = _order_of_odd_chips(game, highs, hands, only_low)
    if not lows or lows == highs:
        _pay_evenly(chips, highs, pot, in_turn[: pot % len(highs)])
        return tuple(chips)
    high_half, low_half = (pot + 1) // 2, pot // 2
    for_high, for_low = _odd_chips(
        in_turn, high_half, _order_of_odd_chips(game, lows, hands, game.low), low_half, pot % 2 == 1
    )
    _pay_evenly(chips, highs, high_half, for_high)
    _pay_evenly(chips, lows, low_half, for_low)
    return tuple(chips)


def split_among_boards(chips: int, boards: int) -> list[int]:
    """Divide chips among boards as evenly as possible, odd chips to the first ones.

    No rule book that we know settles which board gets an odd chip.
    """
    return [chips // boards + (at < chips % boards) for at in range(boards)]


def _pay_evenly(
    paid: list[int], winners: Sequence[int], amount: int, get_odd: Sequence[int]
) -> None:
    """Add an amount to what the winners are ``paid``, an odd chip more to some of them."""
    for seat in winners:
        paid[seat] += amount // len(winners) + (seat in get_odd)


def _odd_chips(
    highs: Sequence[int], high_half: int, lows: Sequence[int], low_half: int, odd_pot: bool
) -> tuple[Sequence[int], Sequence[int]]:
    """Return the seats that get an odd chip of the high half, and those of the low half.

    ``highs`` and ``lows`` are the winners in the order in which they get odd chips; no seat gets
    two if there are enough. ``odd_pot``: the high half is a chip larger, and who wins it alone has
    this chip, and is the last to get one of the low half.
    """
    for_high, for_low = high_half % len(highs), low_half % len(lows)
    had = highs if odd_pot and len(highs) == 1 else ()
    for lucky in combinations(highs, for_high):
        others = [seat for seat in lows if seat not in (*lucky, *had)]
        if len(others) >= for_low:
            return lucky, others[:for_low]
    return highs[:for_high], lows[:for_low]


def _order_of_odd_chips(
    game: Game, winners: Sequence[int], hands: Mapping[int, Sequence[Card]], low: LowOrdering | None
) -> Sequence[int]:
    """Return tied seats in the order in which they get odd chips; ``low``: None for a high."""
    if game.button:
        return winners

    def place(card: Card) -> tuple[int, int]:
        (value,) = (card.rank,) if low is None else low_values([card.rank], low)
        return value, card.suit or 0

    if low is None:
        return sorted(winners, key=lambda seat: max(map(place, hands[seat])), reverse=True)
    return sorted(winners, key=lambda seat: min(map(place, hands[seat])))


@dataclass(frozen=True, slots=True, repr=False)
class Pot(Record):
    """The main pot or a side pot.

    Attributes:
        chips: how many chips are in the pot.
        seats: the seats that can win the pot.
        winners: the seats that win or share the pot, or its high half if there are low winners;
            with several boards, those that win or share the part of one of them.
        low_winners: the seats that win or share the low half.
        paid: the chips that each seat gets from the pot, 0 if none; folded players without a seat
            are left out.
    """

    chips: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]
    low_winners: tuple[int, ...]
    paid: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SidePots:
    """How bets are shared out."""

    pots: tuple[Pot, ...]  # the main pot, then the side pots
    # The chips that go back because nobody called them: for each seat, then for each folded player
    # without a seat.
    returned: tuple[int, ...]
    # For each board the chips that each seat gets for it, from all pots together.
    by_board: tuple[tuple[int, ...], ...]
    # What the halves of each pot are called, if it has two.
    halves: tuple[Phrase, Phrase] = HIGH_AND_LOW


def share_side_pots(
    game: Game,
    boards: Sequence[Sequence[Analysis | None]],
    bets: Sequence[int],
    folded: Sequence[int] = (),
    dead_money: int = 0,
) -> SidePots:
    """Share out the bets of all seats and of the folded players without a seat.

    Seats and folded players together must be two or more.

    Args:
        game: the game that is played.
        boards: for each board, or once in a game without one, the hands of the seats; None for a
            seat that folded or has no cards.
        bets: the chips that each of these seats has bet.
        folded: the chips that each folded player without a seat has bet.
        dead_money: chips in the main pot that are nobody's bet, such as antes.
    """
    every, playing = [*bets, *folded], [hand is not None for hand in boards[0]]
    called = sorted(every)[-2]  # what is above the second largest bet goes back
    returned = tuple([max(0, bet - called) for bet in every])
    contested = contested_pots(every, playing, dead_money)
    shared = [_share(game, boards, pot) for pot in contested]
    by_board = zip(*[parts for _, parts in shared], strict=True)
    sums = tuple([sum_by_seat(parts) for parts in by_board]) or ((),) * len(boards)
    return SidePots(tuple([pot for pot, _ in shared]), returned, sums, game.halves)


def _share(
    game: Game, boards: Sequence[Sequence[Analysis | None]], pot: ContestedPot
) -> tuple[Pot, list[tuple[int, ...]]]:
    """Return a pot, and what each seat gets of it for each board."""
    chips, playing = pot
    parts, winners, low_winners = [], [*playing], list[int]()
    for every, part in zip(boards, split_among_boards(chips, len(boards)), strict=True):
        hands = [hand if seat in playing else None for seat, hand in enumerate(every)]
        verdict = showdown(game, hands)
        if verdict is None:  # one seat alone plays for this pot: nobody else has called
            parts.append(tuple([part * (seat in playing) for seat in range(len(every))]))
            continue
        parts.append(share_pot(game, verdict, hands, part))
        winners = [*winners, *verdict.winners] if len(parts) > 1 else [*verdict.winners]
        low_winners += verdict.low_winners
    won = tuple(sorted({*winners})), tuple(sorted({*low_winners}))
    return Pot(chips, playing, *won, sum_by_seat(parts)), parts


def sum_by_seat(parts: Iterable[Sequence[int]]) -> tuple[int, ...]:
    """Add up the chips of each seat."""
    return tuple(map(sum, zip(*parts, strict=True)))


def say_pots(
    side_pots: SidePots,
    names: Sequence[str],
    final: bool = True,
    written: Callable[[int], Numeral] = Numeral,
) -> list[Phrase]:
    """Say who wins which pot, and what goes back: "Main pot of 151: Seat A 76 and Seat B 75".

    ``final``: no card to come can change who wins; ``written``: how an amount is written.
    """
    said = []
    pots = [pot for pot in side_pots.pots if pot.chips]  # none if the only bet goes back
    for number, pot in enumerate(pots):
        side = "only-side-pot" if len(pots) == 2 else "side-pot"
        name, paid = side if number else "main-pot", _seats_paid(pot)
        each = [_say_share(pot, seat, names[seat], side_pots.halves, written) for seat in paid]
        seats = listed(each) if final else _say("so-far", seats=listed(each))
        gaps = {"number": ordinal(number), "chips": written(pot.chips), "seats": seats}
        said.append(_say(name, **gaps))
    for seat, chips in enumerate(side_pots.returned):
        if chips:
            whose = names[seat] if seat < len(names) else _say("folded-hand")
            said.append(_say("back", chips=written(chips), seat=whose))
    return said


def _seats_paid(pot: Pot) -> list[int]:
    return sorted({*pot.winners, *pot.low_winners})


def _say_share(
    pot: Pot, seat: int, name: str, halves: tuple[Phrase, Phrase], written: Callable[[int], Numeral]
) -> Phrase:
    """Say what a seat is paid of a pot, and for which half if it wins only one."""
    gaps = {"seat": name, "chips": written(pot.paid[seat])}
    high, low = seat in pot.winners, seat in pot.low_winners
    if not pot.low_winners or (high and low):
        return _say("seat" if len(_seats_paid(pot)) == 1 else "chips", **gaps)
    return _say("chips-for-half", half=halves[0 if high else 1], **gaps)


# ------------------------------------------------------------------------- the outcome of a table


_MOST_NAMED = 3  # of more seats only the number is given: their names would not fit on the line


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a table."""

    # The analysis of each seat's known cards; None for a seat without known cards.
    hands: tuple[Analysis | None, ...]
    names: tuple[str, ...]  # the name of each seat
    unseen: tuple[int, ...]  # the number of unknown cards (??) of each seat
    ranges: tuple[Range | None, ...]  # the range of each seat, or None
    # Who wins or leads; None if fewer than two seats have known cards, or if a seat has only a
    # range or unknown cards.
    verdict: Verdict | None
    # The chips that each seat gets; None without a verdict, or if no chips are known.
    pot: tuple[int, ...] | None
    side_pots: SidePots | None = None  # main pot and side pots; None if the bets are not known
    # The outcome on each board if there are several, with the chips for that board; the fields
    # above then are those of the first board, but for all chips, and the verdict is final if that
    # of every board is.
    runs: tuple[Outcome, ...] = ()

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdict on each board; () without one."""
        verdicts = [each.verdict for each in self.runs or (self,)]
        return tuple([verdict for verdict in verdicts if verdict is not None])

    @property
    def final_verdict(self) -> Verdict | None:
        """The verdict if no card can change it any more, else None."""
        return self.verdict if self.verdict is not None and self.verdict.final else None

    @property
    def headline(self) -> Phrase | None:
        """A few words that say who wins, leads or ties; None without a verdict."""
        return say_verdicts(self.verdicts, self.names) if self.verdicts else None

    @property
    def reason(self) -> Phrase | None:
        """The sentence that says what decided; None without a verdict."""
        if self.verdict is None:
            return None
        if self.runs:
            return say_on_each_board([run.reason for run in self.runs if run.reason is not None])
        return say_reason(self.verdict, self.hands, self.names)

    @property
    def waits_for(self) -> Phrase:
        """Say what is missing before the seats can be compared; only if there is no verdict."""
        unknown = [seat for seat in range(len(self.hands)) if self.is_unknown(seat)]
        ranges = [seat for seat, held in enumerate(self.ranges) if held is not None]
        known = [hand for hand in self.hands if hand is not None]
        if ranges and len([*known, *unknown, *ranges]) > 1:
            if len(ranges) > _MOST_NAMED:
                return _say("several-ranges", count=len(ranges))
            return _say("ranges", seats=listed([self.names[seat] for seat in ranges]))
        if len([*known, *unknown]) < 2:
            return self._say_who_needs_a_hand
        if len(unknown) > _MOST_NAMED:
            return _say("several-unknown", count=len(unknown))
        return _say("unknown", seats=listed([self.names[seat] for seat in unknown]))

    @property
    def _say_who_needs_a_hand(self) -> Phrase:
        """Say that two hands are needed, or which is the first seat without one."""
        held = zip(self.hands, self.ranges, self.unseen, strict=True)
        empty = [seat for seat, parts in enumerate(held) if not any(parts)]
        if len(empty) in (0, len(self.hands)):
            return _say("two-hands")
        return _say("next-hand", seat=self.names[empty[0]])

    def is_unknown(self, seat: int) -> bool:
        """True if a seat has cards but none of them is known."""
        return self.hands[seat] is None and self.unseen[seat] > 0


def say_answer(hand: Analysis) -> Phrase:
    """Say the hand that counts, a low in games for low only; where two games share, the first's."""
    return hand.high.description if hand.played.high_counts else say_hand(hand.alone)


@lru_cache(maxsize=16)  # before the flop, a move changes the cards of one seat only
def _analysed_with_seen(
    game: Game, cards: tuple[Card, ...], board: tuple[Card, ...], seen: tuple[Card, ...]
) -> Analysis:
    """Return the analysis of a hand; ``seen``: all known cards, which cannot complete its draws."""
    return replace(analyse_cards(game, cards, board), seen=seen)


def outcome_of(table: Table) -> Outcome:
    """Analyse every seat of a table and compare them.

    There is no verdict if some seat has only a range or unknown cards, because it may be ahead.
    """
    runs = tuple([_outcome_of(each) for each in table.on_each_board()])
    hands = [run.hands for run in runs]
    verdicts = [run.verdict for run in runs if run.verdict is not None]
    side_pots: SidePots | None = None
    by_board: tuple[tuple[int, ...], ...] = ((),) * len(runs)
    if verdicts and has_bets(table):
        bets, stakes = [seat.bet or 0 for seat in table.seats], table.stakes
        folded = stakes.folded_bets, stakes.dead_money
        side_pots = share_side_pots(table.game, hands, bets, *folded)
        by_board = side_pots.by_board
    elif verdicts and table.pot is not None:
        parts = zip(verdicts, hands, split_among_boards(table.pot, len(runs)), strict=True)
        by_board = tuple([share_pot(table.game, *part) for part in parts])
    whole = replace(runs[0], pot=sum_by_seat(by_board) or None, side_pots=side_pots)
    if len(runs) == 1:
        return whole
    each = [replace(run, pot=chips or None) for run, chips in zip(runs, by_board, strict=True)]
    verdict = whole.verdict and replace(whole.verdict, final=all(each.final for each in verdicts))
    return replace(whole, verdict=verdict, runs=tuple(each))


def _outcome_of(table: Table) -> Outcome:
    """Return the outcome on the only board, without the chips."""
    seen = tuple([card for _, card in table.known_cards()])
    hands = tuple(
        _analysed_with_seen(table.game, seat.cards, table.board, seen if table.board else ())
        if seat.cards
        else None
        for seat in table.seats
    )
    names = tuple(table.seat_name(seat) for seat in range(len(table.seats)))
    unseen = tuple(seat.unknown for seat in table.seats)
    ranges = tuple(seat.range for seat in table.seats)
    verdict = None
    if not any(table.plays(seat) and hand is None for seat, hand in enumerate(hands)):
        verdict = showdown(table.game, hands, unseen=any(unseen))
    return Outcome(hands, names, unseen, ranges, verdict, None)


# ------------------------------------------------------------------------------- as plain text


def outcome_as_text(table: Table, translate: Callable[[str], str] = str) -> str:
    """Write a table and its outcome as plain text; ``translate`` puts it into a language."""
    outcome = outcome_of(table)
    boards = [table.cards_of(place) for place in table.board_places]
    lines = [say_game(table.game), *say_known_cards(boards, table.dead)]
    for seat, (name, hand) in enumerate(zip(outcome.names, outcome.hands, strict=True)):
        held = outcome.ranges[seat]
        cards = format_cards(table.cards_of(seat)) if held is None else str(held)
        if hand is None:
            if cards:
                lines.append(_say("cards", seat=name, cards=cards))
            continue
        every = [run.hands[seat] for run in outcome.runs] or [hand]
        said = with_semicolons([_say_whole(each) for each in every if each is not None])
        lines.append(_say("cards-and-hand", seat=name, cards=cards, hand=said))
        if hand.lows is not None and table.game.shows_low and len(outcome.hands) == 1:
            lines.append(_say("best-low", low=hand.lows[ACE_TO_FIVE.name].description))
    if outcome.headline is not None and outcome.reason is not None:
        lines.append(_say("verdict", headline=outcome.headline, reason=outcome.reason))
    if outcome.pot is not None and outcome.final_verdict is not None:
        shares = zip(outcome.names, outcome.pot, strict=True)
        chips = [_say("chips", seat=name, chips=share) for name, share in shares if share]
        if chips:
            lines.append(_say("pot", x=listed(chips)))
    return "\n".join(map(translate, lines)) + "\n"


def _say_whole(hand: Analysis) -> Phrase:
    """Say exactly what a hand is, what players call it if that says more, and its draws."""
    exact = hand.high.description.lower()
    made = () if hand.made is None else high_and_low(hand.made)
    every = (*made, say_draws(hand.draws or ()))
    more = [said for said in every if said is not None and said.lower() != exact]
    return with_semicolons([say_hand(hand), *more])
