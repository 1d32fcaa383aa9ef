"""Draws: the cards that would complete a straight or a flush, or pair two overcards.

A draw counts only if it uses a card of the hand, and in Omaha only if it uses two of the hand and
three of the board. A hand with a straight or better has no straight draw, and a hand with a flush
or better has no flush draw.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from analyser.poker.cards import Card, Suit
from analyser.poker.games.game import FLOP, Game
from analyser.poker.names import listed
from analyser.poker.phrases import N_, Numeral, Phrase, with_commas
from analyser.poker.ranking.high import Category, HighRank
from analyser.poker.records import Record

FLUSH_DRAW = Phrase(N_("flush draw"))
BACKDOOR_FLUSH_DRAW = Phrase(N_("backdoor flush draw"))
OPEN_ENDED = Phrase(N_("open-ended straight draw"))
DOUBLE_GUTSHOT = Phrase(N_("double gutshot"))
GUTSHOT = Phrase(N_("gutshot"))
WRAP = Phrase(N_("wrap"))
OVERCARDS = Phrase(N_("overcards"))


@dataclass(frozen=True, slots=True, repr=False)
class Draw(Record):
    """One draw of a hand.

    Attributes:
        kind: what the draw is called: "flush draw", "gutshot".
        suit: the letter of a flush draw's suit; None for other draws.
        nut: for a flush draw, whether the hand has a card that is higher than every unseen card of
            the suit; None for other draws.
        cards: the unseen cards that complete the draw, by rank, high to low; None for a backdoor
            flush draw, which needs two cards.
    """

    kind: Phrase
    suit: str | None
    nut: bool | None
    cards: tuple[Card, ...] | None


def find_draws(
    game: Game,
    hole: Sequence[Card],
    board: Sequence[Card],
    rank: HighRank | None,
    dead: Sequence[Card] = (),
) -> tuple[Draw, ...]:
    """Return the draws of a hand on a board of three or four cards, if no card is wild.

    ``rank``: of the best high; without one there are no draws. ``dead``: cards that cannot come.
    """
    comes = FLOP <= len(board) < game.board
    if not comes or rank is None or game.deck.wild_cards([*hole, *board]):
        return ()
    seen = {*hole, *board, *dead}
    unseen = [card for card in reversed(game.deck.cards) if card not in seen]
    unseen.sort(key=lambda card: card.rank, reverse=True)
    hand = _Hand(game, hole, board, unseen)
    strength = game.high.categories.index
    made = strength(rank[0])
    draws: list[Draw] = []
    if made < strength(Category.FLUSH):
        draws += hand.flush_draws()
    if made < strength(Category.STRAIGHT):
        draws += [*hand.straight_draws(), *hand.overcards()]
    if made < strength(Category.FLUSH):
        draws += hand.backdoor_flush_draws()
    return tuple(draws)


def say_draw(draw: Draw) -> Phrase:
    """Name a draw: "nut flush draw", "gutshot"."""
    return Phrase(N_("nut {draw}"), draw=draw.kind) if draw.nut else draw.kind


def say_draws(draws: Sequence[Draw], counts: bool = True) -> Phrase | None:
    """Name a hand's draws, and how many cards complete a draw; None if there are no draws.

    In "nut flush draw and gutshot: 12 cards, overcards", 12 cards complete the flush draw or the
    gutshot. Draws after the number are not counted in it: backdoor flush draws, and overcards if
    the hand also has a flush draw or a straight draw. ``counts``: False to leave out the number.
    """
    main = [draw for draw in draws if draw.cards is not None and draw.kind is not OVERCARDS]
    main = main or [draw for draw in draws if draw.cards is not None]
    parts = list(dict.fromkeys(say_draw(draw) for draw in draws if draw not in main))
    if main:
        count = len({card for draw in main for card in draw.cards or ()})
        template = N_("{draws}: {count} cards")
        if not counts:
            template = N_("{draws}")
        elif count == 1:
            template = N_("{draws}: {count} card")
        names = listed(list(dict.fromkeys(map(say_draw, main))))
        parts.insert(0, Phrase(template, draws=names, count=Numeral(count)))
    return with_commas(parts) if parts else None


class _Hand(NamedTuple):
    """Finds the draws of a hand on a board; ``unseen``: the cards that can come, high to low."""

    game: Game
    hole: Sequence[Card]
    board: Sequence[Card]
    unseen: Sequence[Card]

    @property
    def ranks(self) -> set[int]:
        return {card.rank for card in self.hole}

    @property
    def board_ranks(self) -> set[int]:
        return {card.rank for card in self.board}

    def _suited(self) -> Iterator[tuple[Suit, int, int]]:
        """Yield each suit of the hand, with how many own cards and how many board cards have it."""
        for suit in Suit:
            own = sum(card.suit is suit for card in self.hole)
            if own:
                yield suit, own, sum(card.suit is suit for card in self.board)

    def flush_draws(self) -> Iterator[Draw]:
        """Yield a draw for each suit in which one more card makes a flush."""
        for suit, own, shared in self._suited():
            if self.game.uses is None:
                there = own + shared == self.game.hand - 1
            else:
                there = own >= self.game.uses[0] and shared == self.game.uses[1] - 1
            if there:
                cards = tuple([card for card in self.unseen if card.suit is suit])
                yield Draw(FLUSH_DRAW, suit.letter, self._is_nut(suit, cards), cards)

    def backdoor_flush_draws(self) -> Iterator[Draw]:
        """Yield a draw for each suit in which two own cards can make a flush with the next two."""
        if len(self.board) > FLOP:
            return
        for suit, own, shared in self._suited():
            if own >= 2 and shared == 1:
                cards = tuple([card for card in self.unseen if card.suit is suit])
                yield Draw(BACKDOOR_FLUSH_DRAW, suit.letter, self._is_nut(suit, cards), None)

    def _is_nut(self, suit: Suit, unseen: Sequence[Card]) -> bool:
        """Whether an own card of a suit is higher than all ``unseen`` cards of the suit."""
        highest = max(card.rank for card in self.hole if card.suit is suit)
        return all(card.rank < highest for card in unseen)

    def straight_draws(self) -> Iterator[Draw]:
        """Yield the straight draw, if any; how many ranks complete it decides what it is called."""
        ranks = self._completing_ranks()
        if not ranks:
            return
        cards = tuple([card for card in self.unseen if card.rank in ranks])
        if len(ranks) == 1:
            kind = GUTSHOT
        elif len(ranks) == 2:
            kind = OPEN_ENDED if self._in_a_row(ranks) else DOUBLE_GUTSHOT
        else:
            kind = WRAP
        yield Draw(kind, None, None, cards)

    def _completing_ranks(self) -> set[int]:
        """Return each rank that completes a straight with one own card or more, in Omaha two."""
        low_ace = self.game.deck.wheel
        straights = [{*low_ace}]
        straights += [{*range(top - 4, top + 1)} for top in range(low_ace[1] + 1, 15)]
        uses = self.game.uses
        return {
            rank
            for straight in straights
            if uses or len(straight & self.board_ranks) < len(straight) - 1
            for own in (combinations(straight & self.ranks, uses[0]) if uses else [self.ranks])
            if len(missing := straight - {*own} - self.board_ranks) == 1
            for rank in missing
        }

    def _in_a_row(self, ends: set[int]) -> bool:
        """True if the four ranks between the two ``ends`` are all in the hand or on the board."""
        lowest = self.game.deck.lowest
        lower, higher = min(ends), max(ends)
        if higher == 14 and lower == lowest + 4:
            lower, higher = lowest - 1, lower  # the ace completes the lower end
        between = {*range(lower + 1, higher)}
        return len(between) == 4 and between <= self.ranks | self.board_ranks

    def overcards(self) -> Iterator[Draw]:
        """Yield a draw if both own cards, of two ranks, are above the board; not in Omaha."""
        ranks = self.ranks
        if self.game.uses is None and len(ranks) == 2 and min(ranks) > max(self.board_ranks):
            cards = tuple([card for card in self.unseen if card.rank in ranks])
            yield Draw(OVERCARDS, None, None, cards)
