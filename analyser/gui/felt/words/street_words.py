"""The streets in words: what stands on each street's tile, and what a screen reader says."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from analyser.gui.felt.content import StreetContent, StreetState
from analyser.gui.felt.words.verdict_words import short_names
from analyser.gui.look.translation import card_names, translate, translated
from analyser.poker.games.game import Game
from analyser.poker.names import DRAW_STREETS, STREETS, STUD_STREETS
from analyser.poker.phrases import Phrase, say_share
from analyser.poker.table.streets import Street, next_street, street_of, street_sizes, street_slots
from analyser.poker.table.table import BOARD, Table

Shares = Sequence[Mapping[int, Fraction] | None]
"""Each seat's share on each street of a hand, from before the flop on.

None if they are not known, empty if they are counted only when the user asks."""
_DUEL: Final = 2


def streets_of(
    table: Table, latest: Table, known: Shares, is_hidden: bool, is_estimate: bool
) -> tuple[StreetContent, ...]:
    """Return the tiles of the streets, with the shares that are known; none in "any cards".

    ``latest``: the table as it is now, where ``table`` is an earlier street of it;
    ``is_estimate``: whether the shares on the present street are estimated.
    """
    if not (names := _street_names(table.game)):
        return ()
    every = [*known, *[None] * len(names)]
    asks = is_hidden and sum(table.plays(seat) for seat in range(len(table.seats))) > 1
    tiles = []
    for at, (named, state) in enumerate(zip(names, _street_states(table, latest), strict=True)):
        name = translated(named, "tile")
        dealt = state in (StreetState.NOW, StreetState.DONE)
        here = every[at] if dealt else None
        figures = translate("Felt", "?") if asks and dealt else ""
        points: tuple[tuple[int, float], ...] = ()
        if here is not None and len(here) > 1:
            is_about = is_estimate and state is StreetState.NOW
            figures = _figures(here, short_names(table), is_about)
            points = tuple([(seat, float(here[seat])) for seat in here])
        said = _say_tile(name, _say_cards_on(latest, at), figures, state)
        is_long = here is not None and not here and not is_hidden
        tiles.append(StreetContent(name, state, figures, points, said, is_long))
    return tuple(tiles)


def _street_names(game: Game) -> Sequence[Phrase]:
    """Return the names of a game's streets, first to last; none if it has one street alone."""
    sizes = street_sizes(game)
    if game.board or not sizes[1:]:
        return STREETS if game.board else ()
    return STUD_STREETS[sizes[0] - 2 :][: len(sizes)] if sizes[0] else DRAW_STREETS


def _street_states(table: Table, latest: Table) -> list[StreetState]:
    """Return each street's state; ``latest``: the table with every street dealt so far."""
    now, dealt, coming = street_of(table), street_of(latest), next_street(latest)
    states = [StreetState.LATER] * len(street_sizes(table.game))
    states[: dealt + 1] = [StreetState.DONE] * (dealt + 1)
    states[now] = StreetState.NOW
    if coming is not None and coming is not Street.HANDS and dealt + 1 < len(states):
        states[dealt + 1] = StreetState.NEXT
    return states


def _say_cards_on(table: Table, street: int) -> str:
    cards = [table.slots(BOARD)[at] for at in street_slots(table.game)[street]]
    return card_names([card for card in cards if card is not None])


def _figures(shares: Mapping[int, Fraction], letters: Sequence[str], is_estimate: bool) -> str:
    """Write the shares on a street in a few letters: of two seats both, of more the largest."""
    about = translate("Felt", "≈{percent}") if is_estimate else "{percent}"
    taking = {seat: share for seat, share in shares.items() if share}
    if len(shares) > _DUEL and len(taking) == _DUEL and len({*taking.values()}) == 1:
        shares = taking  # two halves of a pot
    if len(shares) == _DUEL:
        figures = [translated(say_share(share, 0)) for share in shares.values()]
        one, other = [figure.rstrip("%").rstrip() for figure in figures]
        return about.format(percent=translate("Felt", "{one} – {other}", one=one, other=other))
    best = max(shares, key=lambda seat: shares[seat])
    share = about.format(percent=translated(say_share(shares[best], 0)))
    return translate("Felt", "{seat} {share}", seat=letters[best], share=share)


def _say_tile(street: str, cards: str, figures: str, state: StreetState) -> str:
    said = ", ".join(filter(None, (street, cards, figures)))
    if state is StreetState.NOW:
        return translate("Felt", "{street}; current", street=said)
    if not cards and state is not StreetState.DONE:
        return translate("Felt", "{street}, empty", street=street)
    return said
