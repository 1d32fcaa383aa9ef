"""Questions about one hand's equity against another, which is counted exactly."""

from collections.abc import Sequence
from typing import Final

from analyser.poker.dealing import Shuffler
from analyser.poker.games.game import Game
from analyser.poker.made_hands.draws import FLUSH_DRAW, OVERCARDS, find_draws
from analyser.poker.names import seat_name
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.situation import Situation
from analyser.poker.phrases import N_, Numeral, Phrase, percentage
from analyser.poker.practice.drawing import every_card, few_ranks, mostly_one_suit
from analyser.poker.practice.quiz import Dealt, Hand
from analyser.poker.results.ranked import rank_cards

_TWO_PAIRS: Final = Phrase(N_("pair against pair"))
_OVERCARDS: Final = Phrase(N_("a pair against higher cards"))
_DOMINATED: Final = Phrase(N_("a card in common"))
_LIVE: Final = Phrase(N_("four different ranks"))
_FLUSH_DRAW: Final = Phrase(N_("a flush draw"))
_STRAIGHT_DRAW: Final = Phrase(N_("a straight draw"))
_BOTH_DRAWS: Final = Phrase(N_("draws to straight and flush"))
_NO_DRAW: Final = Phrase(N_("no draw"))
_BEFORE: Final = (_TWO_PAIRS, _OVERCARDS, _DOMINATED, _LIVE)
_AFTER: Final = (_FLUSH_DRAW, _STRAIGHT_DRAW, _BOTH_DRAWS, _NO_DRAW)
_LEAST: Final = 0.04
"""The smallest equity that either of the two hands may have in a question."""


def equity_topics(game: Game, level: int) -> Sequence[Phrase]:
    """Return the topics of a level: hands before the flop, draws on a board, or both.

    If hands have two cards, level 1 has only hands before the flop, and levels 4 and 5 have only
    draws on a board. With another number of cards, all levels do.
    """
    if game.dealt != 2 or level > 3:
        return _AFTER
    return _BEFORE if level == 1 else _BEFORE[:3] + _AFTER


def make_equity(shuffler: Shuffler, game: Game, topic: Phrase) -> Dealt | None:
    """Deal two hands, perhaps a flop or turn; None if they do not fit or one is almost sure."""
    before = topic in _BEFORE
    pools = (few_ranks,) if before else (every_card, mostly_one_suit)
    size = 0 if before else 3 + shuffler.below(2)
    pool = shuffler.one_of(pools)(shuffler, game.deck)
    cards = tuple(shuffler.draw(pool, 2 * game.dealt + size))
    holes = cards[: game.dealt], cards[game.dealt : 2 * game.dealt]
    board = cards[2 * game.dealt :]
    if (_topic_before(holes) if before else _topic_after(game, holes, board)) != topic:
        return None
    odds = odds_of(Situation(game, holes, board))
    share = odds.seats[0].equity
    if not _LEAST <= share <= 1 - _LEAST:
        return None
    template = N_("{seat} gets {share} of the pot on average, in {deals} deals")
    written = percentage(Numeral(round(10000 * share), decimals=2))
    text = Phrase(template, seat=seat_name(0), share=written, deals=Numeral(odds.boards))
    return Dealt(holes, board, share, text)


def _topic_before(holes: tuple[Hand, Hand]) -> Phrase | None:
    """Return the topic of two hands before the flop, such as a pair against overcards, if any."""
    pairs = [hole for hole in holes if hole[0].rank == hole[1].rank]
    one, other = ({card.rank for card in hole} for hole in holes)
    if len(pairs) == 2:
        return _TWO_PAIRS
    if pairs:
        (pair,) = pairs
        return _OVERCARDS if max(one | other) > pair[0].rank else None
    return _DOMINATED if one & other else _LIVE


def _topic_after(game: Game, holes: tuple[Hand, Hand], board: Hand) -> Phrase | None:
    """Return the topic by the draws of the hand behind on a board; None if they are equal."""
    ranked = [rank_cards(game, hole, board) for hole in holes]
    highs = [hand.high for hand in ranked if hand.high is not None]
    strengths = [game.high.strength(high) for high in highs]
    if strengths[0] == strengths[1]:
        return None
    behind = strengths.index(min(strengths))
    draws = find_draws(game, holes[behind], board, highs[behind], holes[1 - behind])
    kinds = {draw.kind for draw in draws if draw.cards is not None} - {OVERCARDS}
    flush, straight = FLUSH_DRAW in kinds, bool(kinds - {FLUSH_DRAW})
    if flush and straight:
        return _BOTH_DRAWS
    return _FLUSH_DRAW if flush else _STRAIGHT_DRAW if straight else _NO_DRAW
