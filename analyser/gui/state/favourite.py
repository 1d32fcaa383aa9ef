"""Finds the favourite before the last card, and says who leads and who is the favourite.

The favourite is the seat with the largest share of the pot on average; another seat may be ahead
now. If several seats have the same largest share, each of them is a favourite.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from analyser.gui.look.translation import capital, translate, translated
from analyser.poker.names import listed
from analyser.poker.odds.wording import say_odds_on, say_part
from analyser.poker.results.outcome import Outcome, answer_of
from analyser.poker.results.shown import favourites, player_words
from analyser.poker.results.verdict import Verdict
from analyser.poker.results.wording import say_in_short

if TYPE_CHECKING:  # loaded by the first count
    from analyser.gui.state.live_odds import CurrentOdds
    from analyser.poker.odds.record import Odds, SeatOdds


class Race(NamedTuple):
    """The seats' chances before the last card.

    Attributes:
        odds: the odds, exact or estimated.
        seats: the odds of each seat in the hand, by its number at the table.
        favourites: the seat with the best chances; several seats if their chances are equal.
    """

    odds: Odds
    seats: Mapping[int, SeatOdds]
    favourites: tuple[int, ...]

    @property
    def is_even(self) -> bool:
        """Whether every seat has the same chances."""
        return len(self.favourites) == len(self.seats)

    @property
    def is_settled(self) -> bool:
        """Whether exact odds say that one seat gets the whole pot, whatever cards come."""
        return self.odds.exact and self.seats[self.favourites[0]].share == 1

    def is_beaten(self, seat: int) -> bool:
        """Whether exact odds say that a seat cannot win any part of the pot."""
        return self.odds.exact and seat in self.seats and not self.seats[seat].share


def race_of(outcome: Outcome, standing: CurrentOdds) -> Race | None:
    """Return the seats' chances before the last card.

    None if they are not known, if fewer than two seats have odds, or after the last card.
    """
    odds, verdict = standing.odds, outcome.verdict
    if odds is None or len(odds.seats) < 2 or (verdict is not None and verdict.final):
        return None
    shares = [seat.share for seat in odds.seats]
    best = favourites(shares, [seat.standard_error for seat in odds.seats])
    seats = dict(zip(standing.seats, odds.seats, strict=True))
    return Race(odds, seats, tuple([standing.seats[at] for at in best]))


def say_headline(outcome: Outcome, race: Race | None) -> str:
    """Say who wins, or who leads and who is the favourite, as far as that is known."""
    leads = say_who_leads(outcome)
    if race is None:
        return leads
    favourite = say_favourite(outcome, race)
    if not leads or not favourite:
        return leads or favourite
    if race.is_even and outcome.verdict is not None:
        if len(outcome.verdict.winners) == len(race.seats):
            return favourite
        return translate("Felt", "{leads}, even chances").format(leads=leads)
    if is_led_by_favourite(outcome.verdict, race):
        return translate("Felt", "{leads} and is the favourite").format(leads=leads)
    text = translate("Felt", "{leads}, {favourite}")
    return text.format(leads=leads, favourite=favourite)


def say_in_brief(outcome: Outcome, race: Race | None) -> str:
    """Say in fewer words what ``say_headline`` says; "" if nothing is known.

    If the favourite leads, say only that this seat leads. If another seat leads, say only who is
    the favourite.
    """
    if race is not None and not is_led_by_favourite(outcome.verdict, race):
        return say_favourite(outcome, race)
    return say_who_leads(outcome)


def say_who_leads(outcome: Outcome) -> str:
    """Say who wins, leads or ties; "" without a verdict."""
    headline = outcome.headline
    return "" if headline is None else translated(headline)


def say_line(outcome: Outcome, race: Race | None) -> str:
    """Say in a few words who wins, leads or is the favourite.

    If only one seat has a hand, name this hand. Return "" if none of this is known.
    """
    if race is not None and not is_led_by_favourite(outcome.verdict, race):
        return say_headline(outcome, race)
    if outcome.verdict is not None:
        return say_who_leads(outcome)
    hands = [hand for hand in outcome.hands if hand is not None]
    if len(hands) != 1:
        return ""
    return capital(translated(player_words(hands[0]) or answer_of(hands[0]).description))


def say_answer(outcome: Outcome, race: Race | None) -> str:
    """Return the text of ``say_line``, with the hand of a seat that alone wins or leads.

    For example "Seat A wins, two pair". No hand is added if a low wins too, or if another seat is
    the favourite.
    """
    line, verdict = say_line(outcome, race), outcome.verdict
    if verdict is None or verdict.low_winners or len(verdict.winners) != 1:
        return line
    if line != say_who_leads(outcome):
        return line  # another seat is the favourite
    hand = outcome.hands[verdict.winners[0]]
    assert hand is not None  # a winner has a hand
    text = translate("Felt", "{line}, {hand}")
    return text.format(line=line, hand=translated(say_in_short(hand)))


def is_led_by_favourite(verdict: Verdict | None, race: Race) -> bool:
    """Whether there is only one favourite, and this seat alone leads now.

    If some hand has a low, the seat must alone lead for the low too.
    """
    if verdict is None or len(race.favourites) > 1:
        return False
    return {*verdict.winners, *verdict.low_winners} == {*race.favourites}


def say_favourite(outcome: Outcome, race: Race) -> str:
    """Say who is the favourite. If another seat leads or ties, add the favourite's pot share.

    Return "" if it is known who leads, and one seat gets the whole pot whatever cards come.
    """
    verdict, several = outcome.verdict, len(race.favourites) > 1
    if race.is_even:
        return translate("Felt", "Even chances")
    if race.is_settled:
        text = "" if verdict is not None else translate("Felt", "{seat} wins in every deal")
    elif verdict is None or is_led_by_favourite(verdict, race):
        text = translate("Felt", "{seat} is the favourite")
        if several:
            text = translate("Felt", "{seat} are the favourites")
    else:
        text = translate("Felt", "{seat} is the favourite, {share}")
        if several:
            text = translate("Felt", "{seat} are the favourites, {share} each")
    names = listed([outcome.names[seat] for seat in race.favourites])
    share = say_part(race.seats[race.favourites[0]])
    return text.format(seat=translated(names), share=translated(share))


def say_by_how_much(race: Race) -> str:
    """Say by how much the favourite is ahead, such as "by a little".

    Return "" for three seats or more, unless all chances are equal or one seat is certain to win.
    """
    ratio = say_odds_on(race.odds)
    if race.is_settled:
        return translate("Felt", "whatever cards come")
    if race.is_even:
        return translate("Felt", "every seat has the same equity")
    if ratio is not None:
        return translated(ratio)
    return translate("Felt", "by a little") if len(race.seats) == 2 else ""
