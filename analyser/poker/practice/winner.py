"""Makes questions about which hand wins; the topic is what decides the deal.

In games with a board two hands and the board are dealt from a pool of cards in which the topic is
likely. Without a board two hands are made from ranks between which the topic decides. The other
seats get random cards that do not win. Finally the seats, and the cards of each, are shuffled.
"""

from collections.abc import Collection, Sequence
from itertools import chain, islice

from analyser.poker.cards import Card
from analyser.poker.dealing import Shuffler
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import FLOP, Game
from analyser.poker.names import seat_name
from analyser.poker.phrases import N_, Phrase
from analyser.poker.practice import drawing, winner_topics
from analyser.poker.practice.quiz import Answer, Dealt, Hand
from analyser.poker.practice.winner_topics import Topic
from analyser.poker.results.reasons import say_on_each_board, say_reason
from analyser.poker.results.result_sentences import say_verdicts
from analyser.poker.results.showdown import Ranked, Verdict, compare_ranked, rank_cards

_SEATS = {1: (2, 2), 2: (2, 3), 3: (2, 4), 4: (3, 5), 5: (4, 6)}
"""For each level the fewest and the most seats."""
# How often to draw ranks, hands of these ranks, and another hand that loses, before giving up.
_RANKS_TRIED = 1000
_HANDS_TRIED = 3
_OTHERS_TRIED = 8
_NEAR = 30
"""Without a board, half of the pairs of ranks tried are at most this many classes apart."""


def make_deal(shuffler: Shuffler, game: Game, topic: Topic, level: int) -> Dealt | None:
    """Deal hands for a level, 1 to 5; None if the topic does not decide between them."""
    fewest, most = _SEATS[level]
    count = fewest + shuffler.below(most - fewest + 1)
    if topic.boards > 1:
        return _make_on_boards(shuffler, game, topic, count)
    found = (_deal_on_a_board if game.board else _deal_no_board)(shuffler, game, topic)
    if found is None:
        return None
    holes, board = found
    ranked = [rank_cards(game, hole, board) for hole in holes]
    if not _verdict_by(topic, game, ranked, board):
        return None
    ranked += _deal_others(shuffler, game, topic.low, count - 2, ranked, board)
    ranked = shuffler.draw(ranked, count)
    verdict = _verdict_by(topic, game, ranked, board)
    if verdict is None:
        return None
    shown = tuple([tuple(shuffler.draw(hand.cards, len(hand.cards))) for hand in ranked])
    won = _winners_by_half(game, verdict)
    answer: Answer = won if game.has_halves else verdict.winners
    return Dealt(shown, board, answer, _say_who_wins_and_why([(verdict, ranked)]))


def _winners_by_half(game: Game, verdict: Verdict, board: str = "") -> dict[str, Sequence[int]]:
    """Return the winners by the keys of ``Question.answer``; ``board``: "board 1", "" if alone."""
    if not game.has_halves:
        return {board: verdict.winners}
    halves = {"high": verdict.winners, "low": verdict.low_winners}
    return {f"{board} {half}".strip(): winners for half, winners in halves.items()}


def _make_on_boards(shuffler: Shuffler, game: Game, topic: Topic, seat_count: int) -> Dealt | None:
    """Deal several boards, which may have the flop in common; None if the topic does not fit."""
    common = shuffler.one_of((0, min(FLOP, game.board - 1)))
    least, _ = _SEATS[1]
    # Four parts of the pot are asked of two seats: more answers have no room in the window.
    count = least if game.has_halves else seat_count
    count = min(count, game.most_seats_with(topic.boards, common))
    if count < least:
        return None
    cards = iter(shuffler.draw(list(game.deck), len(game.deck)))
    seats = tuple([tuple(islice(cards, game.dealt)) for _ in range(count)])
    start = tuple(islice(cards, common))
    boards = tuple([(*start, *islice(cards, game.board - common)) for _ in range(topic.boards)])
    runs = []
    for board in boards:
        ranked = [rank_cards(game, hole, board) for hole in seats]
        verdict = _verdict_by(topic, game, ranked, board)
        if verdict is None:
            return None
        runs.append((verdict, ranked))
    answer: dict[str, Sequence[int]] = {}
    for at, (verdict, _) in enumerate(runs, 1):
        answer |= _winners_by_half(game, verdict, f"board {at}")
    return Dealt(seats, boards[0], answer, _say_who_wins_and_why(runs), boards)


def _say_who_wins_and_why(runs: Sequence[tuple[Verdict, Sequence[Ranked]]]) -> Phrase:
    """Say who wins, and why; ``runs``: for each board the verdict and the seats' hands."""
    names = [seat_name(seat) for seat in range(len(runs[0][1]))]
    reasons = [say_reason(verdict, ranked, names) for verdict, ranked in runs]
    return Phrase(
        N_("{verdict}: {reason}"),
        verdict=say_verdicts([verdict for verdict, _ in runs], names),
        reason=say_on_each_board(reasons) if len(reasons) > 1 else reasons[0],
    )


def _verdict_by(topic: Topic, game: Game, ranked: Sequence[Ranked], board: Hand) -> Verdict | None:
    """Return the verdict of a deal if the topic decides the deal, otherwise None."""
    verdict = compare_ranked(game, ranked)
    assert verdict is not None  # there are two hands at least
    found = winner_topics.decision_of(game, verdict, topic.low)
    if found is None or not topic.rule(found) or (len(verdict.winners) > 1) != topic.split:
        return None
    deal = winner_topics.Showdown(game, [hand.cards for hand in ranked], board, verdict)
    return verdict if topic.fits(deal) else None


def _deal_on_a_board(shuffler: Shuffler, game: Game, topic: Topic) -> tuple[list[Hand], Hand]:
    pool = shuffler.one_of(topic.pools)(shuffler, game.deck)
    cards = shuffler.draw(pool, 2 * game.dealt + game.board)
    start = len(cards) - game.board
    return [tuple(cards[: game.dealt]), tuple(cards[game.dealt : start])], tuple(cards[start:])


def _deal_no_board(shuffler: Shuffler, game: Game, topic: Topic) -> tuple[list[Hand], Hand] | None:
    """Deal two hands about the topic; None if no try gives them. The board is empty."""
    ranks = _two_ranks(shuffler, game, topic)
    for _ in range(_HANDS_TRIED if ranks else 0):
        holes: list[Hand] = []
        for rank in ranks or ():
            used = {*chain(*holes)}
            hand = drawing.hand_of(shuffler, game, rank, topic.low, used)
            hole = hand and drawing.filled(shuffler, game, hand, topic.low, used)
            if not hole:
                break
            holes.append(hole)
        if len(holes) == 2:
            return holes, ()
    return None


def _two_ranks(
    shuffler: Shuffler, game: Game, topic: Topic
) -> tuple[drawing.Rank, drawing.Rank] | None:
    """Draw the ranks of two hands between which the topic decides, the better first, or None."""
    ordering = drawing.ordering_of(game, topic.low)
    number = tables_of(game, ()).numbered(ordering).number
    by_category = winner_topics.ranks_by_category(game, topic.low)
    categories = sorted(by_category)
    for _ in range(_RANKS_TRIED):
        alike = by_category[shuffler.one_of(categories)]
        at = shuffler.below(len(alike))
        if topic.low or game.dealt > game.hand:  # a good hand, as others must not beat it
            at = shuffler.below(at + 1)
        if topic.rule(winner_topics.decision(ordering, alike[at], alike[at])):
            return alike[at], alike[at]
        if shuffler.below(2):
            other = at + 1 + shuffler.below(_NEAR)
            pair = alike[at], alike[min(other, len(alike) - 1)]
        else:
            pair = alike[at], shuffler.one_of(by_category[shuffler.one_of(categories)])
        if pair[0] != pair[1]:
            better, worse = sorted(pair, key=number.__getitem__)
            if topic.rule(winner_topics.decision(ordering, better, worse)):
                return better, worse
    return None


def _deal_others(
    shuffler: Shuffler, game: Game, low: bool, count: int, ranked: Sequence[Ranked], board: Hand
) -> list[Ranked]:
    """Deal ``count`` more hands, if possible worse than all ``ranked``; ``low``: by their lows."""
    bound = min(drawing.strength_key(game, hand, low) for hand in ranked)
    used: Collection[Card] = {card for hand in ranked for card in (*hand.cards, *board)}
    left = drawing.rest_of(game.deck, used)
    found: list[Ranked] = []
    for _ in range(count):
        hand = rank_cards(game, shuffler.draw(left, game.dealt), board)
        for _ in range(_OTHERS_TRIED):
            if drawing.strength_key(game, hand, low) < bound:
                break
            hand = rank_cards(game, shuffler.draw(left, game.dealt), board)
        left = [card for card in left if card not in hand.cards]
        found.append(hand)
    return found
