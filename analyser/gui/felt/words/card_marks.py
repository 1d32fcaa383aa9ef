"""Which cards of the seats and of the board play: they rise, and the others lie below a veil."""

from collections.abc import Collection

from analyser.gui.felt.content import CardRole, Place
from analyser.gui.look.translation import translate, translated
from analyser.poker.cards import Card
from analyser.poker.names import card_sign, rank_name
from analyser.poker.results.analysis import Analysis
from analyser.poker.results.outcome import Outcome
from analyser.poker.results.result_sentences import high_stand_ins, low_stand_ins
from analyser.poker.results.shown import playing_cards, side_low
from analyser.poker.table.table import BOARD, Table
from analyser.poker.table.table_state import SlotCards


def marked_places(
    table: Table, outcome: Outcome, looked_at: int | None, is_hidden: bool
) -> tuple[list[tuple[Place, ...]], tuple[Place, ...]]:
    """Return the slots of seats and board, with the cards that play marked unless ``is_hidden``.

    The best five of a single seat, of the winners or of who is ahead rise, or of the seat that the
    user looks at. Cards rise only if some stay down; the veil is thin while cards come.
    """
    verdict, game = outcome.verdict, table.game
    alone, final = len(outcome.hands) == 1, outcome.final_verdict is not None
    shown: Collection[int] = (0,) if alone else ()
    lows: Collection[int] = shown
    if verdict is not None:
        shown, lows = verdict.winners, verdict.low_winners
    if looked_at is not None and not alone and outcome.hands[looked_at] is not None:
        shown, lows = (looked_at,), (looked_at,) if game.has_halves else ()
    if is_hidden:
        shown = lows = ()
    high = {seat: playing_cards(outcome.hands[seat]) for seat in shown}
    few = alone and len(outcome.hands[0].cards if outcome.hands[0] is not None else ()) <= 5
    low = {seat: _low_cards(outcome.hands[seat]) for seat in lows if not few}
    board = table.board
    raised = frozenset[Card]().union(*[cards for cards in high.values() if cards is not None])
    tabbed = frozenset[Card]().union(*low.values())
    if game.only_lows:
        raised, tabbed = raised | tabbed, raised
    elif game.second is not None:  # its half is neither the high nor the low
        raised, tabbed = raised | tabbed, frozenset()
    chosen = any(
        cards is not None and len(cards) < len({*table.seats[seat].cards, *board})
        for seat, cards in high.items()
    )
    # On the board a wild card may stand for another one in each hand: those shown come last.
    seats = range(len(outcome.hands))
    ordered = sorted(seats, key=lambda seat: seat in shown)
    stands = {
        card: text
        for hand in ([] if is_hidden else [outcome.hands[seat] for seat in ordered])
        if hand is not None
        for card, text in _stand_ins(hand)
    }
    resting = CardRole.RESTS if final or alone or looked_at is not None else CardRole.WAITS

    def place(card: Card | None, is_marked: bool) -> Place:
        """Return how a card is shown; ``is_marked``: if those that play are told apart."""
        if card is None:
            return Place(None)
        plays = is_marked and card in raised
        role = CardRole.PLAYS if plays else resting if is_marked else CardRole.NONE
        is_high = plays and bool(tabbed) and not game.only_lows
        return Place(card, role, card in tabbed, is_high, stands.get(card, ""))

    def places(slots: SlotCards, usual: int, is_marked: bool) -> tuple[Place, ...]:
        """Return how a row of slots is shown, ``usual`` of them at least."""
        filled = max((at + 1 for at, card in enumerate(slots) if card is not None), default=0)
        is_marked = is_marked and (chosen or final) and bool(raised)
        return tuple([place(card, is_marked) for card in slots[: max(usual, filled)]])

    own = [places(table.slots(seat), game.dealt, final or seat in shown) for seat in seats]
    return own, places(table.slots(BOARD), game.board, is_marked=True)


def _low_cards(hand: Analysis | None) -> frozenset[Card]:
    """Return the cards of a hand's second half, or of its best low; empty if it has none."""
    if hand is not None and hand.second is not None:
        return playing_cards(hand.second) or frozenset()
    side = None if hand is None else side_low(hand)
    return frozenset() if side is None else frozenset(side.low.best or ())


def _stand_ins(hand: Analysis) -> list[tuple[Card, str]]:
    """Return each wild card that plays, and what it stands for: "K♠", "fifth ace"."""
    if not hand.played.high_counts:
        return low_stand_ins(hand)
    fifth = translate("Felt", "fifth {rank}")
    return [
        (wild, fifth.format(rank=translated(rank_name(card.rank))) if is_fifth else card_sign(card))
        for wild, card, is_fifth in high_stand_ins(hand)
    ]
