"""Explains a seat's cards step by step, in plain words and with the cards to draw.

The high hand comes first, then a low in each ordering. The facts about a high hand come from
``derivation``; this module puts them into words.
"""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import compress, groupby, pairwise
from operator import attrgetter

from analyser.poker.cards import Card, ordinal
from analyser.poker.explain.rules_reference import MEANINGS
from analyser.poker.explain.steps import (
    ACE,
    BEST_FIVE,
    HAND,
    LEFT_OUT,
    CardRow,
    Derivation,
    Step,
    cards_beside,
    explain_places,
    in_low_sequence,
    order_ruling,
    say,
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
from analyser.poker.phrases import Numeral, Phrase
from analyser.poker.ranking.badugi import low_value
from analyser.poker.ranking.high import OF_ALL_FIVE, STANDARD_HIGH, Category
from analyser.poker.ranking.low import LowOrdering, eight_or_lower, low_category
from analyser.poker.results.analysis import Analysis, Low, counted_as, low_rank_of
from analyser.poker.results.reasons import say_decider
from analyser.poker.results.result_sentences import say_no_low


@dataclass(frozen=True, slots=True)
class Decider:
    """The tie-breaker that decides between a high hand and another seat's hand."""

    position: int  # the number of the tie-breaker, from 1
    against: str  # the name of the other seat


def explain_high(game: Game, hand: Analysis, decider: Decider | None = None) -> tuple[Step, ...]:
    """Explain a high hand, also an incomplete one; ``decider`` is marked, but not in badugi."""
    if game.one_of_each:
        return explain_badugi(hand)
    derivation = Derivation(game, hand)
    steps = explain_made(hand)
    if not derivation.complete:
        steps.append(_too_few_cards_step(game, derivation))
    elif derivation.left_out:
        steps.append(_best_five_step(derivation))
    if not game.plays_any:
        steps += explain_places(game, hand)
    if derivation.stands_for:
        steps.append(_wild_cards_step(game, derivation))
    steps += [_sorted_step(derivation), _equal_ranks_step(derivation)]
    steps.append(_reordering_step(derivation))
    if derivation.complete:
        steps += [_flush_step(derivation), _straight_step(game, derivation)]
        if game.whole is None:
            steps.append(_four_questions_step(game, derivation))
        else:
            steps += _four_card_steps(derivation)
    steps += [_rank_counts_step(derivation), _rank_step(game, hand, derivation, decider)]
    return *steps, *_last_steps(hand)


def _best_five_step(derivation: Derivation) -> Step:
    says = say("choice", "count", count=derivation.looked_at)
    rows = CardRow(derivation.best, BEST_FIVE), CardRow(derivation.left_out, LEFT_OUT, faded=True)
    return step("choice", [says], rows, "best-five")


def _too_few_cards_step(game: Game, derivation: Derivation) -> Step:
    says, rows = [say("so-far", "short")], [CardRow(derivation.best)]
    if game.uses is not None and derivation.left_out:
        says.append(say("so-far", "uses", hand=game.uses[0], board=game.uses[1]))
        rows.append(CardRow(derivation.left_out, LEFT_OUT, faded=True))
    return step("so-far", says, rows, "incomplete")


def _wild_cards_step(game: Game, derivation: Derivation) -> Step:
    cards = derivation.best
    bug = game.deck.joker == "bug" and not game.deck.wild_ranks
    says = []
    for wild, card in derivation.stands_for.items():
        gaps = {"wild": card_name(wild), "card": card_name(card), "rank": RANK_NAMES[card.rank]}
        stands_for = "itself" if wild is card else "fifth" if card in cards else "card"
        says.append(say("wild", stands_for, **gaps))
    signs = tuple([card_sign(derivation.counts_as(card)) for card in cards])
    row = CardRow(cards, below=signs, marked=tuple(derivation.stands_for))
    return step("wild", says, [row], "bug" if bug else "wild-cards")


def _sorted_step(derivation: Derivation) -> Step:
    ranks = tuple(RANK_SIGNS[derivation.counts_as(card).rank] for card in derivation.ascending)
    row = CardRow(derivation.ascending, below=ranks)
    return step("sorted", [say("sorted", "order")], [row], "ranks")


def _equal_ranks_step(derivation: Derivation) -> Step:
    says = [say_what_matches(derivation.pattern)]
    if derivation.complete:
        gaps = {"bits": derivation.pattern, "number": derivation.number}
        says.insert(0, say("pattern", "bits", **gaps))
    neighbours = zip(derivation.pattern, pairwise(derivation.ascending), strict=True)
    matching = dict.fromkeys([card for bit, pair in neighbours if bit == "1" for card in pair])
    row = CardRow(derivation.ascending, between=tuple(derivation.pattern), marked=tuple(matching))
    return step("pattern", says, [row], "same-rank")


def say_what_matches(pattern: str) -> Phrase:
    """Say which ranks are equal, by a ``pattern`` with 1 between equal neighbours, else 0."""
    runs = [len(list(run)) for bit, run in groupby(pattern) if bit == "1"]
    return say("pattern", f"matches-{'-'.join(map(str, sorted(runs)))}")


def _reordering_step(derivation: Derivation) -> Step:
    rows = (
        CardRow(derivation.ascending, say("order", "before"), marked=derivation.moved),
        CardRow(derivation.reordered, say("order", "after"), marked=derivation.moved),
    )
    says = [say_what_moves(derivation)]
    if not derivation.straight:
        says.append(say("order", "from-the-end"))
    return step("order", says, rows if derivation.moved else rows[1:], "kickers")


def say_what_moves(derivation: Derivation) -> Phrase:
    """Say which groups of equal ranks were moved in ``derivation.reordered``, and where to."""
    ranks = [derivation.counts_as(card).rank for card in derivation.moved]
    moved = tuple(len(list(group)) for _, group in groupby(ranks))
    counts = [count for count, _ in derivation.table]
    if moved == (2,) and counts.count(2) == 2:
        return say("order", "first-pair")
    if moved == (3,) and 2 in counts:
        return say("order", "past-the-pair")
    return say("order", f"moves-{'-'.join(map(str, moved))}")


def _flush_step(derivation: Derivation) -> Step:
    says = say("flush", "all" if derivation.flush else "not-all")
    suits = [derivation.counts_as(card).suit for card in derivation.descending]
    signs = tuple([suit.sign for suit in suits if suit is not None])
    marked = tuple(compress(derivation.descending, derivation.suited))
    row = CardRow(derivation.descending, below=signs, marked=marked)
    return step("flush", [says], [row], "flush")


def _straight_step(game: Game, derivation: Derivation) -> Step:
    cards = derivation.descending
    rows = [CardRow(cards, between=tuple(map(str, derivation.differences)))]
    says = [say("straight", "differences")]
    if derivation.counts_as(cards[0]).rank == ACE and derivation.differences != derivation.tested:
        gaps = {"difference": derivation.differences[0], "remainder": derivation.tested[0]}
        says.append(say("straight", "ace", modulus=derivation.modulus, **gaps))
        tested = tuple(map(str, derivation.tested))
        rows.append(CardRow(cards, say("straight", "after"), between=tested))
    if derivation.straight:
        says.append(say("straight", "every", top=RANK_NAMES[derivation.rank[1]]))
    else:
        says.append(say("straight", "not-every"))
    ruling = wheel_ruling(game) if derivation.ace_low else "straight"
    return step("straight", says, rows, ruling)


def _four_card_steps(derivation: Derivation) -> list[Step]:
    """Explain four cards to a straight or to a flush, which count in Sökö."""
    category = derivation.rank[0]
    if category not in (Category.FOUR_CARD_FLUSH, Category.FOUR_CARD_STRAIGHT):
        return []
    says = say("four", "flush" if category == Category.FOUR_CARD_FLUSH else "straight")
    row = CardRow(derivation.best, marked=derivation.best[:4])
    return [step("four", [says], [row], "soko")]


def _four_questions_step(game: Game, derivation: Derivation) -> Step:
    """Ask whether it is a straight flush, has two ranks only, is a flush, or a straight."""
    says = [
        say("flags", "yes" if holds else "no", flag=say("flags", str(at)))
        for at, holds in enumerate(derivation.flags)
    ]
    if game.high.categories == STANDARD_HIGH.categories:
        says.append(say("flags", "order"))
    ruling = order_ruling(game, Category.FLUSH, Category.FULL_HOUSE)
    return step("flags", says, ruling=ruling)


def _rank_counts_step(derivation: Derivation) -> Step:
    """Return the step that writes how often each rank is there, largest groups first."""
    says = [say("table", "counts")]
    if derivation.straight:
        says.append(say("table", "straight"))
    rows = [
        CardRow(derivation.cards_of(rank), say("table", "row", count=count, rank=RANK_SIGNS[rank]))
        for count, rank in derivation.table
    ]
    return step("table", says, rows, "same-rank")


def _rank_step(game: Game, hand: Analysis, derivation: Derivation, decider: Decider | None) -> Step:
    """Write down the rank, category first, and mark what decides against the other hand."""
    category, *tie_breakers = derivation.rank
    rank, name = ", ".join(map(str, derivation.rank)), category_name(derivation.rank)
    says = [say("rank", "high", rank=rank, number=category, category=name)]
    if decider is not None:
        says.append(say_decider(hand, decider.position, decider.against))
    rows = []
    for position, value in enumerate(tie_breakers, 1):
        cards = derivation.deciding_cards(position)
        role, signs = tie_breaker_name(Category(category), position), (RANK_SIGNS[value],)
        marked = cards if decider is not None and position == decider.position else ()
        rows.append(CardRow(cards, role, below=signs * len(cards), marked=marked))
    return step("rank", says, rows, order_ruling(game, category))


def explain_made(hand: Analysis) -> list[Step]:
    """Say what a player calls a hand and its draws, if there is a name, and explain the words."""
    if hand.made is None:
        return []
    drawn = say_draws(hand.draws or ())
    says = [say("made", "hand", hand=named) for named in (hand.made, drawn) if named is not None]
    told = f"{hand.made}; {drawn}"
    says += [meaning for word, meaning in MEANINGS.items() if re.search(word, told)]
    rows = [CardRow(draw.cards, say_draw(draw)) for draw in hand.draws or () if draw.cards]
    return [step("made", says, rows, "best-five")]


def explain_badugi(hand: Analysis) -> tuple[Step, ...]:
    """Explain which cards of a badugi hand play, and how the hand ranks."""
    rank = ", ".join([str(int(number)) for number in hand.high.rank])
    ranked = step("rank", [say("rank", "badugi", rank=rank)], ruling="badugi-order")
    return _clashes_step(hand), _badugi_cards_step(hand), ranked, *_last_steps(hand)


def _clashes_step(hand: Analysis) -> Step:
    """Show the cards in badugi that share a rank or a suit with another."""
    cards = in_low_sequence(hand.cards)
    ranks, suits = Counter([card.rank for card in cards]), Counter([card.suit for card in cards])
    says = []
    if doubled := [RANK_PLURALS[rank] for rank, count in ranks.items() if count > 1]:
        says.append(say("clashes", "ranks", ranks=listed(doubled)))
    if agreeing := [suit for suit, count in suits.items() if suit is not None and count > 1]:
        says.append(say("clashes", "suits", suits=listed([SUIT_NAMES[suit] for suit in agreeing])))
    says = says or [say("clashes", "none")]
    clashing = [card for card in cards if ranks[card.rank] > 1 or suits[card.suit] > 1]
    return step("clashes", says, [CardRow(cards, marked=tuple(clashing))], "badugi")


def _badugi_cards_step(hand: Analysis) -> Step:
    says, best = [say("playing", "one")], hand.high.best
    ranks = tuple([RANK_SIGNS[low_value(card.rank)] for card in best])
    rows = [CardRow(best, say("playing", "plays"), below=ranks)]
    if others := cards_beside(best, hand):
        rows.append(CardRow(others, LEFT_OUT, faded=True))
    if not hand.complete:
        says.append(say("playing", "so-far"))
    return step("playing", says, rows, "badugi")


def _last_steps(hand: Analysis) -> list[Step]:
    """Return the last steps of an explanation: the hand's class, and its equal choices of cards.

    An incomplete hand has no step for its class, a single choice none for the choices.
    """
    best, steps = hand.high, list[Step]()
    if best.class_ is not None:
        names = "classes", "better", "equal", "worse"
        counts = {name: Numeral(getattr(best, name) or 0) for name in names}
        says = say("class", str(hand.played.hand), place=ordinal(best.class_), **counts)
        steps.append(step("class", [says], ruling="suits"))
    if best.choices > 1:
        says = say("choices", "badugi" if hand.played.one_of_each else "five", count=best.choices)
        steps.append(step("choices", [says], map(CardRow, best.all), "suits"))
    return steps


# ------------------------------------------------------------------------------------ the lows


def groups_of_one_rank(cards: Iterable[Card]) -> tuple[tuple[Card, ...], ...]:
    """Return the groups of cards that share a rank, high to low, the ace lowest."""
    groups = [tuple(group) for _, group in groupby(in_low_sequence(cards), attrgetter("rank"))]
    return tuple(group for group in groups if len(group) > 1)


def explain_seat(game: Game, hand: Analysis, decider: Decider | None = None) -> tuple[Step, ...]:
    """Explain what counts of a hand: high, low, or both; ``decider``: as for ``explain_high``."""
    if game.second is not None and hand.second is not None:
        first = explain_seat(game.first, hand.alone, decider)
        return *first, *explain_seat(game.second, hand.second)
    if game.high_counts:
        steps = list(explain_high(game, hand, decider))
    else:
        steps = [_low_order_step(game, hand)]
    if game.low is not None and hand.lows is not None:
        steps.append(_low_step(game, hand, hand.lows[game.low.name], game.low))
    return tuple(steps)


def explain_lows(game: Game, hand: Analysis) -> tuple[Step, ...]:
    """Explain all cards in low order, then the best low in each of the game's orderings."""
    steps = [_low_order_step(game, hand)]
    if hand.lows is not None:
        steps += [_low_step(game, hand, hand.lows[each.name], each) for each in game.orderings]
    return tuple(steps)


def say_why_no_low(game: Game, hand: Analysis) -> Phrase:
    """Say why a seat's cards make no eight-or-better low, or none yet."""
    no_low = say("no-low", say_no_low(hand))
    if game.uses is None:
        cards = (*hand.cards, *hand.board)
        wild = game.deck.wild_cards(cards)  # each of them is a rank that is missing
        shared = eight_or_lower([card for card in hand.board if card not in wild])
        both = eight_or_lower([card for card in cards if card not in wild])
        of_own = min(game.most_own or HAND, len(both - shared))
        count = len(shared) + of_own + len(wild)
        return say("no-low", "of-both", no_low=no_low, count=count, needed=HAND)
    of_hand, of_board = game.uses
    on_board, held = len(eight_or_lower(hand.board)), len(eight_or_lower(hand.cards))
    if held < of_hand:
        return say("no-low", "in-hand", no_low=no_low, count=held, needed=of_hand)
    if on_board < of_board:
        return say("no-low", "on-board", no_low=no_low, count=on_board, needed=of_board)
    return say("no-low", "counterfeited", hand=of_hand, board=of_board)


def _low_order_step(game: Game, hand: Analysis) -> Step:
    ace_low = game.low is None or game.low.ace_low
    cards = in_low_sequence((*hand.cards, *hand.board), ace_low=ace_low)
    wild = game.deck.wild_cards(cards)
    doubled = groups_of_one_rank(card for card in cards if card not in wild)
    says = [say("low-order", "differ")]
    if doubled:
        names = listed([RANK_PLURALS[group[0].rank] for group in doubled])
        says = [say("low-order", "doubled", ranks=names)]
    if hand.lows is None:
        says.append(say("low-order", "short"))
    row = CardRow(cards, marked=tuple([card for group in doubled for card in group]))
    title = "title" if ace_low else "ace-high"
    return step("low-order", says, [row], "low-order", title=title)


def _low_step(game: Game, hand: Analysis, low: Low, ordering: LowOrdering) -> Step:
    name, says = ordering.name, [LOW_ORDERING_RULES[ordering.name]]
    rank = low_rank_of(hand, ordering)
    if rank is None or low.best is None or low.all is None:
        says.append(say_why_no_low(game, hand))
        return Step(name, LOW_ORDERING_NAMES[name], tuple(says), ruling=name)
    gaps = {"place": ordinal(low.class_ or 0), "classes": Numeral(low.classes or 0)}
    says.append(say("low", "place", low=low.description, **gaps))
    says += _remarks(low, low_category(rank, ordering), ordering)
    ranks = tuple(RANK_SIGNS[rank] for rank in counted_as(game, low))
    rows = [CardRow(low.best, BEST_FIVE, below=ranks)]
    left_out = cards_beside(low.best, hand)
    if left_out:
        left_out = in_low_sequence(left_out, ace_low=ordering.ace_low)
        rows.append(CardRow(left_out, LEFT_OUT, faded=True))
    if len(low.all) > 1:
        says.append(say("low", "choices", count=len(low.all)))
        rows += [CardRow(five, say("low", "equal")) for five in low.all[1:]]
    return Step(name, LOW_ORDERING_NAMES[name], tuple(says), tuple(rows), name)


def _remarks(low: Low, kind: Category, ordering: LowOrdering) -> list[Phrase]:
    """Return remarks on a low: that it qualifies, or which pair, straight or flush spoils it."""
    remarks = []
    if low.qualifies:
        remarks.append(say("low", "qualifies", top=RANK_SIGNS[ordering.highest or ACE]))
    if kind in OF_ALL_FIVE:
        remarks.append(say("low", "against-it", kind=category_name((kind,))))
    elif kind is not Category.HIGH_CARD:
        remarks.append(say("low", "not-different", kind=category_name((kind,))))
    elif low.ranks == (ACE, 5, 4, 3, 2):
        remarks.append(say("low", "ace-is-high"))
    return remarks
