"""Explains a seat's cards step by step, in plain words and with the cards to draw.

The high hand comes first, then a low in each ordering. The facts about a high hand come from
``derivation``; this module puts them into words.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import compress, groupby, pairwise
from operator import attrgetter
from typing import Final

from analyser.poker.cards import Card, ordinal
from analyser.poker.explain.derivation import ACE, Derivation
from analyser.poker.explain.omaha import explain_places
from analyser.poker.explain.rules_reference import MEANINGS
from analyser.poker.explain.steps import (
    BEST_FIVE,
    HAND,
    LEFT_OUT,
    CardRow,
    Step,
    cards_beside,
    in_low_sequence,
    last_steps,
    order_ruling,
    step,
    wheel_ruling,
)
from analyser.poker.games.game import Game
from analyser.poker.made_hands.draws import say_draw, say_draws
from analyser.poker.names import (
    LOW_ORDERING_NAMES,
    LOW_ORDERING_RULES,
    RANK_NAMES,
    RANK_PLURALS,
    RANK_SIGNS,
    SUIT_NAMES,
    card_name,
    card_sign,
    category_name,
    listed,
    tie_breaker_name,
)
from analyser.poker.phrases import N_, Numeral, Phrase
from analyser.poker.ranking.badugi import low_value
from analyser.poker.ranking.high import OF_ALL_FIVE, STANDARD_HIGH, Category
from analyser.poker.ranking.low import LowOrdering, eight_or_lower, low_category
from analyser.poker.results.analysis import Analysis, Low, counted_as, low_rank_of
from analyser.poker.results.reasons import say_decider
from analyser.poker.results.result_sentences import NO_LOW, NO_LOW_POSSIBLE, NO_LOW_YET, say_no_low

_BEFORE: Final = Phrase(N_("Before"))
_AFTER: Final = Phrase(N_("After"))

_WHAT_MATCHES: Final = {
    # By the lengths of the runs of ones in the match pattern, shortest first.
    (): N_("No match: all ranks differ."),
    (1,): N_("One match: a pair."),
    (1, 1): N_("Two matches apart: two pair."),
    (2,): N_("Two matches together: three of a kind."),
    (1, 2): N_("Three matches, one apart: a full house."),
    (3,): N_("Three matches together: four of a kind."),
    (4,): N_("Four matches: five of a kind, which takes a joker or a wild card."),
}
_WHAT_MOVES: Final = {
    # By the sizes of the groups that move, in ascending order of rank.
    (): N_("The cards are in order already; nothing moves."),
    (2,): N_("The pair moves to the end."),
    (2, 2): N_("Both pairs move to the end, past the kicker."),
    (3,): N_("The three of a kind moves to the end."),
    (4,): N_("The four of a kind moves past the kicker."),
}


@dataclass(frozen=True, slots=True)
class Decider:
    """The tie-breaker that decides between a high hand and another seat's hand."""

    position: int  # the number of the tie-breaker, from 1
    against: str  # the name of the other seat


def explain_hand(game: Game, hand: Analysis, decider: Decider | None = None) -> tuple[Step, ...]:
    """Explain a seat's best high hand, so far.

    ``decider``: what decides, which is marked and named; not in badugi.
    """
    if game.one_of_each:
        return explain_badugi(hand)
    derivation = Derivation(game, hand)
    steps = explain_made(hand)
    if not derivation.complete:
        steps.append(_so_far(game, derivation))
    elif derivation.left_out:
        steps.append(_choice(derivation))
    if not game.plays_any:
        steps += explain_places(game, hand)
    if derivation.stands_for:
        steps.append(_wild(game, derivation))
    steps += [_sorted(derivation), _pattern(derivation), _reordering(derivation)]
    if derivation.complete:
        steps += [_flush(derivation), _straight(game, derivation)]
        if game.whole is None:
            steps.append(_four_questions(game, derivation))
        else:
            steps += _four_cards(derivation)
    steps += [_table(derivation), _rank(game, hand, derivation, decider)]
    return *steps, *last_steps(hand)


def _choice(derivation: Derivation) -> Step:
    template = N_("Choices of five cards looked at: {count}. The best one plays, nothing else.")
    says = Phrase(template, count=derivation.looked_at)
    rows = CardRow(derivation.best, BEST_FIVE), CardRow(derivation.left_out, LEFT_OUT, faded=True)
    return step("choice", N_("Choosing five cards"), [says], rows, "best-five")


def _so_far(game: Game, derivation: Derivation) -> Step:
    says = [
        N_(
            "A hand has five cards. This is what there is so far: pairs and more of a kind count "
            "already, straights and flushes do not."
        )
    ]
    rows = [CardRow(derivation.best)]
    if game.uses is not None and derivation.left_out:
        template = N_("No more than {hand} cards of the hand and {board} of the board count.")
        says.append(Phrase(template, hand=game.uses[0], board=game.uses[1]))
        rows.append(CardRow(derivation.left_out, LEFT_OUT, faded=True))
    return step("so-far", N_("So far"), says, rows, "incomplete")


def _wild(game: Game, derivation: Derivation) -> Step:
    template = N_("The {wild} stands for the {card}.")
    as_itself = N_("The {wild} stands for itself.")
    cards = derivation.best
    bug = game.deck.joker == "bug" and not game.deck.wild_ranks
    fifth = N_("The {wild} is a fifth {rank}.")
    says = []
    for wild, card in derivation.stands_for.items():
        gaps = {"wild": card_name(wild), "card": card_name(card), "rank": RANK_NAMES[card.rank]}
        stands_for = fifth if card in cards else template
        says.append(Phrase(as_itself if wild is card else stands_for, **gaps))
    signs = tuple([card_sign(derivation.counts_as(card)) for card in cards])
    row = CardRow(cards, below=signs, marked=tuple(derivation.stands_for))
    return step("wild", N_("Wild cards"), says, [row], "bug" if bug else "wild-cards")


def _sorted(derivation: Derivation) -> Step:
    ranks = tuple(RANK_SIGNS[derivation.counts_as(card).rank] for card in derivation.ascending)
    title = N_("Sorting by rank")
    says = N_("From low to high, the ace highest.")
    return step("sorted", title, [says], [CardRow(derivation.ascending, below=ranks)], "ranks")


def _pattern(derivation: Derivation) -> Step:
    says = [what_matches(derivation.pattern)]
    if derivation.complete:
        template = N_(
            "1 where neighbours have the same rank, else 0: the match pattern {bits}, as a number "
            "{number}."
        )
        says.insert(0, Phrase(template, bits=derivation.pattern, number=derivation.number))
    neighbours = zip(derivation.pattern, pairwise(derivation.ascending), strict=True)
    matching = dict.fromkeys([card for bit, pair in neighbours if bit == "1" for card in pair])
    row = CardRow(derivation.ascending, between=tuple(derivation.pattern), marked=tuple(matching))
    return step("pattern", N_("Comparing neighbours"), says, [row], "same-rank")


def what_matches(pattern: str) -> Phrase:
    """Say which ranks are equal, by a ``pattern`` with 1 between equal neighbours, else 0."""
    runs = [len(list(run)) for bit, run in groupby(pattern) if bit == "1"]
    return Phrase(_WHAT_MATCHES[tuple(sorted(runs))])


def _reordering(derivation: Derivation) -> Step:
    rows = (
        CardRow(derivation.ascending, _BEFORE, marked=derivation.moved),
        CardRow(derivation.reordered, _AFTER, marked=derivation.moved),
    )
    says: list[str] = [what_moves(derivation)]
    if not derivation.straight:
        says.append(N_("Hands of a kind compare from the end: groups before kickers."))
    title = N_("Moving groups to the end")
    return step("order", title, says, rows if derivation.moved else rows[1:], "kickers")


def what_moves(derivation: Derivation) -> Phrase:
    """Say which groups of equal ranks were moved in ``derivation.reordered``, and where to."""
    ranks = [derivation.counts_as(card).rank for card in derivation.moved]
    moved = tuple(len(list(group)) for _, group in groupby(ranks))
    counts = [count for count, _ in derivation.table]
    template = _WHAT_MOVES[moved]
    if moved == (2,) and counts.count(2) == 2:
        template = N_("The first pair moves to just before the second pair.")
    if moved == (3,) and 2 in counts:
        template = N_("The three of a kind moves past the pair.")
    return Phrase(template)


def _flush(derivation: Derivation) -> Step:
    if derivation.flush:
        says = N_("All suits equal the first: a flush.")
    else:
        says = N_("Not all suits equal the first: no flush.")
    suits = [derivation.counts_as(card).suit for card in derivation.descending]
    signs = tuple([suit.sign for suit in suits if suit is not None])
    marked = tuple(compress(derivation.descending, derivation.suited))
    row = CardRow(derivation.descending, below=signs, marked=marked)
    return step("flush", N_("Testing for a flush"), [says], [row], "flush")


def _straight(game: Game, derivation: Derivation) -> Step:
    cards = derivation.descending
    rows = [CardRow(cards, between=tuple(map(str, derivation.differences)))]
    says = [N_("How far it is from each rank down to the next.")]
    if derivation.counts_as(cards[0]).rank == ACE and derivation.differences != derivation.tested:
        template = N_(
            "An ace may also stand below the lowest rank, so the first difference counts modulo "
            "{modulus}: {difference} leaves {remainder}."
        )
        gaps = {"difference": derivation.differences[0], "remainder": derivation.tested[0]}
        says.append(Phrase(template, modulus=derivation.modulus, **gaps))
        rows.append(CardRow(cards, _AFTER, between=tuple(map(str, derivation.tested))))
    if derivation.straight:
        top = RANK_NAMES[derivation.rank[1]]
        template = N_("Every difference is 1: a straight, {top} high.")
        says.append(Phrase(template, top=top))
    else:
        says.append(N_("Not every difference is 1: no straight."))
    ruling = "straight"
    if derivation.ace_low:
        ruling = wheel_ruling(game)
    return step("straight", N_("Testing for a straight"), says, rows, ruling)


def _four_cards(derivation: Derivation) -> list[Step]:
    """Explain four cards to a straight or to a flush, which count in Sökö."""
    category = derivation.rank[0]
    if category not in (Category.FOUR_CARD_FLUSH, Category.FOUR_CARD_STRAIGHT):
        return []
    says = N_("Four cards follow each other: a four-card straight.")
    if category == Category.FOUR_CARD_FLUSH:
        says = N_("Four cards have one suit: a four-card flush.")
    row = CardRow(derivation.best, marked=derivation.best[:4])
    return [step("four", N_("Four cards of five"), [says], [row], "soko")]


def _four_questions(game: Game, derivation: Derivation) -> Step:
    yes = N_("{flag}: yes")
    no = N_("{flag}: no")
    flags = (
        Phrase(N_("Straight flush")),
        Phrase(N_("Two ranks only")),
        Phrase(N_("Flush")),
        Phrase(N_("Straight")),
    )
    answers = zip(flags, derivation.flags, strict=True)
    says: list[str] = [Phrase(yes if holds else no, flag=flag) for flag, holds in answers]
    usual = game.high.categories == STANDARD_HIGH.categories
    if usual:
        says.append(N_("Asked in this order, before any rank is compared; yes beats no."))
    ruling = order_ruling(game, Category.FLUSH, Category.FULL_HOUSE)
    return step("flags", N_("Four questions"), says, ruling=ruling)


def _table(derivation: Derivation) -> Step:
    """Return the step that writes how often each rank is there, largest groups first."""
    says = [
        N_(
            "How often each rank stands: larger groups first, then higher ranks. All counts "
            "are compared before any rank."
        )
    ]
    if derivation.straight:
        says.append(
            N_(
                "In a straight the first row goes to the end, so that an ace below the lowest rank "
                "is not read first. Between straights the top card alone decides."
            )
        )
    template = N_("{count} × {rank}")  # noqa: RUF001 - times is meant
    rows = [
        CardRow(derivation.cards_of(rank), Phrase(template, count=count, rank=RANK_SIGNS[rank]))
        for count, rank in derivation.table
    ]
    return step("table", N_("Counting ranks"), says, rows, "same-rank")


def _rank(game: Game, hand: Analysis, derivation: Derivation, decider: Decider | None) -> Step:
    category, *tie_breakers = derivation.rank
    decides = 0 if decider is None else decider.position
    template = N_("The rank is {rank}: category {number}, {category}, then the tie-breakers.")
    rank, name = ", ".join(map(str, derivation.rank)), category_name(derivation.rank)
    says = [Phrase(template, rank=rank, number=category, category=name)]
    if decider is not None:
        says.append(say_decider(hand, decider.position, decider.against))
    rows = []
    for position, value in enumerate(tie_breakers, 1):
        cards = derivation.deciding_cards(position)
        role, signs = tie_breaker_name(Category(category), position), (RANK_SIGNS[value],)
        marked = cards if position == decides else ()
        rows.append(CardRow(cards, role, below=signs * len(cards), marked=marked))
    return step("rank", N_("The rank"), says, rows, order_ruling(game, category))


def explain_made(hand: Analysis) -> list[Step]:
    """Say what a player calls a hand and its draws, if there is a name, and explain the words."""
    if hand.made is None:
        return []
    template = N_("{hand}.")
    says = [Phrase(template, hand=hand.made)]
    drawn = say_draws(hand.draws or ())
    if drawn is not None:
        says.append(Phrase(template, hand=drawn))
    told = f"{hand.made}; {drawn}"
    says += [meaning for word, meaning in MEANINGS.items() if re.search(word, told)]
    rows = [CardRow(draw.cards, say_draw(draw)) for draw in hand.draws or () if draw.cards]
    return [step("made", N_("What players call it"), says, rows, "best-five")]


def explain_badugi(hand: Analysis) -> tuple[Step, ...]:
    """Explain which cards of a badugi hand play, and how the hand ranks."""
    return _clashes(hand), _playing(hand), _badugi_rank(hand), *last_steps(hand)


def _clashes(hand: Analysis) -> Step:
    cards = in_low_sequence(hand.cards)
    ranks, suits = [card.rank for card in cards], [card.suit for card in cards]
    says: list[str] = []
    if doubled := [rank for rank in dict.fromkeys(ranks) if ranks.count(rank) > 1]:
        template = N_("More than one card of a rank: {ranks}.")
        says.append(Phrase(template, ranks=listed([RANK_PLURALS[rank] for rank in doubled])))
    if agreeing := [suit for suit in dict.fromkeys(suits) if suit and suits.count(suit) > 1]:
        template = N_("More than one card of a suit: {suits}.")
        says.append(Phrase(template, suits=listed([SUIT_NAMES[suit] for suit in agreeing])))
    if not says:
        says.append(N_("All ranks differ, and all suits: no card clashes."))
    clashing = [card for card in cards if ranks.count(card.rank) > 1 or suits.count(card.suit) > 1]
    title = N_("Cards that clash")
    return step("clashes", title, says, [CardRow(cards, marked=tuple(clashing))], "badugi")


def _playing(hand: Analysis) -> Step:
    says = [N_("Of cards that clash one plays: as many cards as possible, and then the lowest.")]
    best = hand.high.best
    ranks = tuple([RANK_SIGNS[low_value(card.rank)] for card in best])
    rows = [CardRow(best, Phrase(N_("Plays")), below=ranks)]
    if others := cards_beside(best, hand):
        rows.append(CardRow(others, LEFT_OUT, faded=True))
    if not hand.complete:
        says.append(N_("A badugi has four cards; this is what there is so far."))
    return step("playing", N_("Which cards play"), says, rows, "badugi")


def _badugi_rank(hand: Analysis) -> Step:
    template = N_(
        "The rank is {rank}: how many cards play, then their ranks from the highest down, the ace "
        "1. More cards beat fewer; then the first rank that differs decides, the lower one wins."
    )
    says = Phrase(template, rank=", ".join([str(int(number)) for number in hand.high.rank]))
    return step("rank", N_("The rank"), [says], ruling="badugi-order")


# ------------------------------------------------------------------------------------ the lows


def duplicates(cards: Iterable[Card]) -> tuple[tuple[Card, ...], ...]:
    """Return the groups of cards that share a rank, high to low, the ace lowest."""
    groups = [tuple(group) for _, group in groupby(in_low_sequence(cards), attrgetter("rank"))]
    return tuple(group for group in groups if len(group) > 1)


def explain_seat(game: Game, hand: Analysis, decider: Decider | None = None) -> tuple[Step, ...]:
    """Explain what counts of a hand: high, low, or both; ``decider``: as for ``explain_hand``."""
    if game.second is not None and hand.second is not None:
        first = explain_seat(game.first, hand.alone, decider)
        return *first, *explain_seat(game.second, hand.second)
    if game.high_counts:
        steps = list(explain_hand(game, hand, decider))
    else:
        steps = [_cards_in_order(game, hand)]
    if game.low is not None and hand.lows is not None:
        steps.append(_low(game, hand, hand.lows[game.low.name], game.low))
    return tuple(steps)


def explain_lows(game: Game, hand: Analysis) -> tuple[Step, ...]:
    """Explain all cards in low order, then the best low in each of the game's orderings."""
    steps = [_cards_in_order(game, hand)]
    if hand.lows is not None:
        steps += [
            _low(game, hand, hand.lows[ordering.name], ordering) for ordering in game.orderings
        ]
    return tuple(steps)


_NO_LOW: Final = {
    NO_LOW: Phrase(N_("No low.")),
    NO_LOW_YET: Phrase(N_("No low yet.")),
    NO_LOW_POSSIBLE: Phrase(N_("No low possible.")),
}
_RANKS_OF_BOTH: Final = N_(
    "{no_low} Different ranks of eight or lower: {count}; a low needs {needed}."
)
_RANKS_ON_BOARD: Final = N_(
    "{no_low} Different ranks of eight or lower on the board: {count}; a low needs {needed} of "
    "them."
)
_RANKS_IN_HAND: Final = N_(
    "{no_low} Different ranks of eight or lower in the hand: {count}; a low needs {needed} of them."
)


def why_no_low(game: Game, hand: Analysis) -> Phrase:
    """Say why a seat's cards make no eight-or-better low, or none yet."""
    no_low = _NO_LOW[say_no_low(hand)]
    if game.uses is None:
        cards = (*hand.cards, *hand.board)
        wild = game.deck.wild_cards(cards)  # each of them is a rank that is missing
        shared, both = (
            eight_or_lower([card for card in some if card not in wild])
            for some in (hand.board, cards)
        )
        of_own = min(game.most_own or HAND, len(both - shared))
        count = len(shared) + of_own + len(wild)
        return Phrase(_RANKS_OF_BOTH, no_low=no_low, count=count, needed=HAND)
    of_hand, of_board = game.uses
    on_board, held = len(eight_or_lower(hand.board)), len(eight_or_lower(hand.cards))
    if held < of_hand:
        return Phrase(_RANKS_IN_HAND, no_low=no_low, count=held, needed=of_hand)
    if on_board < of_board:
        return Phrase(_RANKS_ON_BOARD, no_low=no_low, count=on_board, needed=of_board)
    template = N_(
        "The low is counterfeited: no {hand} cards of the hand and {board} of the board are five "
        "different ranks of eight or lower."
    )
    return Phrase(template, hand=of_hand, board=of_board)


def _cards_in_order(game: Game, hand: Analysis) -> Step:
    ace_low = game.low is None or game.low.ace_low
    cards = in_low_sequence((*hand.cards, *hand.board), ace_low=ace_low)
    wild = game.deck.wild_cards(cards)
    doubled = duplicates(card for card in cards if card not in wild)
    if doubled:
        names = listed([RANK_PLURALS[group[0].rank] for group in doubled])
        template = N_(
            "More than one card of a rank: {ranks}. Only one card of each rank helps a low."
        )
        says: list[str] = [Phrase(template, ranks=names)]
    else:
        says = [N_("All ranks differ.")]
    if hand.lows is None:
        says.append(N_("A low has five cards; there are fewer so far."))
    title = N_("All cards from high to low, the ace highest")
    if ace_low:
        title = N_("All cards from high to low, the ace lowest")
    row = CardRow(cards, marked=tuple([card for group in doubled for card in group]))
    return step("low-order", title, says, [row], "low-order")


def _low(game: Game, hand: Analysis, low: Low, ordering: LowOrdering) -> Step:
    name, says = ordering.name, [LOW_ORDERING_RULES[ordering.name]]
    rank = low_rank_of(hand, ordering)
    if rank is None or low.best is None or low.all is None:
        says.append(why_no_low(game, hand))
        return Step(name, LOW_ORDERING_NAMES[name], tuple(says), ruling=name)
    template = N_("{low}: {place} of {classes} different lows.")
    gaps = {"place": ordinal(low.class_ or 0), "classes": Numeral(low.classes or 0)}
    says.append(Phrase(template, low=low.description, **gaps))
    says += _remarks(low, low_category(rank, ordering), ordering)
    ranks = tuple(RANK_SIGNS[rank] for rank in counted_as(game, low))
    rows = [CardRow(low.best, BEST_FIVE, below=ranks)]
    left_out = cards_beside(low.best, hand)
    if left_out:
        left_out = in_low_sequence(left_out, ace_low=ordering.ace_low)
        rows.append(CardRow(left_out, LEFT_OUT, faded=True))
    if len(low.all) > 1:
        template = N_("{count} choices of five make this low; the first is taken.")
        says.append(Phrase(template, count=len(low.all)))
        equal = Phrase(N_("As good"))
        rows += [CardRow(five, equal) for five in low.all[1:]]
    return Step(name, LOW_ORDERING_NAMES[name], tuple(says), tuple(rows), name)


def _remarks(low: Low, kind: Category, ordering: LowOrdering) -> list[Phrase]:
    """Return remarks on a low: that it qualifies, or which pair, straight or flush spoils it."""
    remarks = []
    if low.qualifies:
        template = N_("It qualifies: no rank twice and none above {top}.")
        remarks.append(Phrase(template, top=RANK_SIGNS[ordering.highest or ACE]))
    if kind in OF_ALL_FIVE:
        template = N_("It is a {kind}, which counts against it.")
        remarks.append(Phrase(template, kind=category_name((kind,))))
    elif kind is not Category.HIGH_CARD:
        template = N_("Not all ranks differ ({kind}): worse than any low of five different ranks.")
        remarks.append(Phrase(template, kind=category_name((kind,))))
    elif low.ranks == (ACE, 5, 4, 3, 2):
        remarks.append(Phrase(N_("The ace is high here, so this is no straight.")))
    return remarks
