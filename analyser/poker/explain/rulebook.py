"""The rulings on hands in our own words, each with its source and example cards.

Those on games, the pot and the showdown are in ``rules_of_play``. To add a ruling, add a record.
Sources are given by the name of a chapter or article, because names stay the same while numbers
change.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from analyser.poker.cards import Card, parse_cards
from analyser.poker.names import describe_high, rank_row
from analyser.poker.phrases import N_, Phrase
from analyser.poker.ranking.badugi import BADUGI, BADUGI_HAND
from analyser.poker.ranking.high import evaluate_high

_Shown: TypeAlias = str | tuple[str, str]
"""Cards, or cards and a caption; without one, the caption is the name of their hand."""


@dataclass(frozen=True, slots=True)
class Example:
    """Cards that show a ruling."""

    cards: tuple[Card, ...]  # the cards to draw
    caption: Phrase  # a text that says what the cards show


@dataclass(frozen=True, slots=True)
class Ruling:
    """One ruling."""

    key: str  # the name of the ruling in the code; never shown
    title: Phrase  # the title, a few words
    text: tuple[Phrase, ...]  # the ruling, sentence by sentence
    source: Phrase  # the book chapter or article with the rule
    topic: str  # a key of ``TOPICS``
    examples: tuple[Example, ...] = ()  # cards that show the ruling


TOPICS: Final[Mapping[str, Phrase]] = {
    "categories": Phrase(N_("The kinds of hand")),
    "comparing": Phrase(N_("Comparing hands")),
    "lows": Phrase(N_("Low hands")),
    "games": Phrase(N_("Games")),
    "wild": Phrase(N_("Jokers and wild cards")),
    "pot": Phrase(N_("Sharing the pot")),
    "showdown": Phrase(N_("The showdown")),
    "words": Phrase(N_("What players say")),
}
"""The chapters of the rules reference, in the order they are read."""


def robert(chapter: str) -> Phrase:
    """Return a source in Robert's Rules of Poker."""
    template = N_("Robert's Rules of Poker, version 11: {chapter}")
    return Phrase(template, chapter=chapter)


def tda(rule: str) -> Phrase:
    """Return a source in the rules of the Poker TDA."""
    return Phrase(N_("Poker TDA Rules 2024: {rule}"), rule=rule)


def wsop(rules: str) -> Phrase:
    """Return a source in the WSOP's rules by number; those for cash games lack the titles."""
    return Phrase(N_("World Series of Poker 2026: {rules}"), rules=rules)


def both(one: Phrase, other: Phrase) -> Phrase:
    """Return two sources as one."""
    return Phrase(N_("{one}; {other}"), one=one, other=other)


def wikipedia(article: str) -> Phrase:
    """Return a source in Wikipedia."""
    return Phrase(N_("Wikipedia: {article}"), article=article)


class RulingOn(NamedTuple):
    """A ruling's topic, key and source. Call it with the title and sentences to get the ruling."""

    topic: str
    key: str
    source: Phrase

    def __call__(self, title: str, *text: str, shows: Sequence[_Shown] = ()) -> Ruling:
        """Return the ruling; each of ``shows`` is example cards, with a caption or without one."""
        examples = tuple([_example(self.topic, each) for each in shows])
        sentences = tuple(map(Phrase, text))
        return Ruling(self.key, Phrase(title), sentences, self.source, self.topic, examples)


def _example(topic: str, shown: _Shown) -> Example:
    """Return an example, captioned by itself or by the hand's name; a low by its ranks."""
    if not isinstance(shown, str):
        return Example(parse_cards(shown[0]), Phrase(shown[1]))
    cards = parse_cards(shown)
    if topic == "lows":  # their cards are in the order in which a low is read
        return Example(cards, Phrase(rank_row([card.rank for card in cards])))
    rank = BADUGI.rank(cards) if len(cards) == BADUGI_HAND else evaluate_high(cards)
    return Example(cards, describe_high(rank))


HOUSE: Final = Phrase(N_("House rule of this program"))
USAGE: Final = Phrase(N_("Usage, in no rulebook"))
_HANDS: Final = wikipedia("List of poker hands")
_LOWBALL: Final = wikipedia("Lowball (poker)")
TIES: Final = robert("General Poker Rules, Ties")
SHOWDOWN: Final = robert("General Poker Rules, The Showdown")
HIGH_LOW: Final = robert("Omaha High-Low; Seven-Card Stud High-Low")
_DEUCE: Final = robert("Lowball, Deuce-to-seven Lowball")

_kind = partial(RulingOn, "categories", source=_HANDS)
_comparison = partial(RulingOn, "comparing")
_low = partial(RulingOn, "lows")

CATEGORIES: Final = (
    _kind("categories")(
        N_("The order of the kinds of hand"),
        N_(
            "From the best: straight flush, four of a kind, full house, flush, straight, three of "
            "a kind, two pair, one pair, high card."
        ),
        N_(
            "The kind of hand is compared first: the lowest hand of a better kind beats the "
            "highest one of a worse kind."
        ),
    ),
    _kind("royal-flush")(
        N_("Royal flush"),
        N_("Ace, king, queen, jack and ten of one suit."),
        N_("It is the highest straight flush, and has a name of its own."),
        shows=("Ah Kh Qh Jh Th",),
    ),
    _kind("straight-flush")(
        N_("Straight flush"),
        N_("Five ranks in a row, all of one suit."),
        N_("The higher top card wins."),
        shows=("Jc Tc 9c 8c 7c",),
    ),
    _kind("four-of-a-kind")(
        N_("Four of a kind"),
        N_("Four cards of one rank, and one other card."),
        N_("The higher four wins; between equal fours the kicker decides."),
        shows=("5c 5s 5d 5h 2d",),
    ),
    _kind("full-house")(
        N_("Full house"),
        N_("Three cards of one rank and two of another."),
        N_("The higher three wins; between equal threes the higher pair."),
        shows=("6s 6h 6d Kc Kh",),
    ),
    _kind("flush")(
        N_("Flush"),
        N_("Five cards of one suit, not all in a row."),
        N_(
            "All five count, from the highest down: the first that differs decides. A sixth card "
            "of the suit does not count, and no suit beats another."
        ),
        shows=("Jd 9d 8d 4d 3d",),
    ),
    _kind("straight")(
        N_("Straight"),
        N_("Five ranks in a row, not all of one suit."),
        N_(
            "The higher top card wins. A straight does not go round the corner: queen, king, ace, "
            "two and three are none."
        ),
        shows=("Td 9s 8h 7d 6c",),
    ),
    _kind("three-of-a-kind")(
        N_("Three of a kind"),
        N_("Three cards of one rank, and two others that make no pair."),
        N_("The higher three wins; between equal threes the kickers decide, the higher one first."),
        shows=("Qc Qs Qh 9h 2s",),
    ),
    _kind("two-pair")(
        N_("Two pair"),
        N_("Two pairs of different ranks, and one card."),
        N_(
            "The higher pairs are compared first, then the lower ones, then the kickers. A third "
            "pair does not count."
        ),
        shows=("Jh Js 3c 3s 2h",),
    ),
    _kind("one-pair")(
        N_("One pair"),
        N_("Two cards of one rank, and three of other ranks."),
        N_("The higher pair wins; between equal pairs the kickers decide, the highest one first."),
        shows=("Ts Th 8s 7h 4c",),
    ),
    _kind("high-card")(
        N_("High card"),
        N_("Five cards that make nothing better."),
        N_("All five count, from the highest down: the first that differs decides."),
        shows=("Kd Qd 7s 4s 3h",),
    ),
    _kind("wheel")(
        N_("The wheel: ace to five"),
        N_(
            "An ace also stands below the two. Ace, two, three, four and five are the lowest "
            "straight, and five is its top card."
        ),
        N_("An ace in the middle makes no straight: K-A-2-3-4 is high card."),
        shows=("5s 4h 3d 2c As", "As Kd 4d 3c 2h"),
    ),
    _kind("steel-wheel")(
        N_("The steel wheel"),
        N_("Ace to five of one suit is the lowest straight flush. It still beats four aces."),
        shows=("5d 4d 3d 2d Ad",),
    ),
    _kind("five-of-a-kind")(
        N_("Five of a kind"),
        N_(
            "Only with a joker or wild cards: five cards of one rank beat everything, a royal "
            "flush too."
        ),
        shows=(("Jo As Ah Ad Ac", N_("Five aces")),),
    ),
)

COMPARING: Final = (
    _comparison("ranks", _HANDS)(
        N_("The order of the ranks"),
        N_("From the highest: A K Q J T 9 8 7 6 5 4 3 2. T is the ten."),
    ),
    _comparison("suits", TIES)(
        N_("Suits never break a tie"),
        N_(
            "All four suits are worth the same. Hands that differ in nothing but suits are equal "
            "and split the pot."
        ),
        shows=(
            "Kd Qd 7s 4s 3h",
            ("Kh Qh 7c 4c 3d", N_("Exactly as good")),
        ),
    ),
    _comparison("best-five", robert("Hold'em; Seven-Card Stud"))(
        N_("Only the best five cards count"),
        N_(
            "A hand is five cards. With more cards to choose from, the best five play and the "
            "others do nothing: no third pair, no sixth card of a flush."
        ),
        shows=("As Ah Kd Kc Qs Qh Jd",),
    ),
    _comparison("same-rank", _HANDS)(
        N_("Groups come before single cards"),
        N_(
            "Cards of one rank form a group. Larger groups are compared before smaller ones, and "
            "among groups of a size the higher rank first."
        ),
    ),
    _comparison("kickers", wikipedia("Kicker (poker)"))(
        N_("Kickers"),
        N_(
            "Cards beside a pair, two pair, three or four of a kind are kickers. They are "
            "compared only where the groups are equal, the highest first, and the first that "
            "differs decides."
        ),
        shows=("Ah As Qd 9c 7d", "Ac Ad Jd 9c 7d"),
    ),
    _comparison("ties", TIES)(
        N_("Tied hands"),
        N_(
            "Hands whose five ranks and kind are the same tie, whatever their suits and whatever "
            "cards do not play. Tied hands split the pot."
        ),
    ),
    _comparison(
        "plays-the-board",
        both(
            both(SHOWDOWN, tda("Playing the Board at Showdown")),
            wsop("tournament rule 75, live action rule 172"),
        ),
    )(
        N_("Playing the board"),
        N_(
            "In hold'em the five cards of the board may themselves be a player's best five. If "
            "nobody has better, those who show both their cards split the pot."
        ),
        N_(
            "Robert's Rules only ask in hold'em that a player says so before the cards are thrown "
            "away."
        ),
        shows=("Ah Kh Qh Jh Th",),
    ),
    _comparison("incomplete", HOUSE)(
        N_("Fewer than five cards"),
        N_(
            "With fewer than five cards the program says what there is so far: pairs, three and "
            "four of a kind. Straights and flushes take all five."
        ),
        N_("Who is ahead so far leads; nobody wins before the last card."),
    ),
)

LOWS: Final = (
    _low("low-order", _LOWBALL)(
        N_("Reading a low hand"),
        N_(
            "A low is named and compared from its highest card down: 8-7-5-4-A loses to "
            "8-6-5-4-3, because the seven is higher than the six."
        ),
        N_(
            "Any pair is worse than no pair. Where a card can be chosen among several of its "
            "rank, it does not matter which."
        ),
        shows=("8c 6d 5d 4s 3h", "8c 7d 5d 4s Ad"),
    ),
    _low("ace-to-five", robert("Lowball, Ace-to-five Lowball"))(
        N_("Ace to five, or California"),
        N_(
            "The ace is the lowest card, and straights and flushes do not count against a hand. "
            "The best low is 5-4-3-2-A."
        ),
        N_("A pair of aces is the lowest pair, below a pair of twos."),
        shows=("5s 4h 3d 2c As",),
    ),
    _low("eight-or-better", HIGH_LOW)(
        N_("Eight or better"),
        N_(
            "A low counts only with five different ranks, none higher than eight. The ace is low; "
            "straights and flushes do not count against it."
        ),
        N_("The best is 5-4-3-2-A and the worst that qualifies 8-7-6-5-4."),
        shows=("5s 4h 3d 2c As", "8c 7d 6d 5s 4h"),
    ),
    _low("deuce-to-seven", _DEUCE)(
        N_("Deuce to seven, or Kansas City"),
        N_(
            "The worst high hand wins. The ace is high, and straights and flushes count against a "
            "hand. The best low is 7-5-4-3-2 of more than one suit."
        ),
        N_("A-5-4-3-2 is no straight here: it is an ace-high hand, the best of them."),
        shows=("7c 5d 4h 3s 2c", "As 5d 4h 3c 2s"),
    ),
    _low("ace-to-six", _LOWBALL)(
        N_("Ace to six"),
        N_(
            "The ace is the lowest card, and straights and flushes count against a hand. "
            "5-4-3-2-A is a straight, so the best low is 6-4-3-2-A."
        ),
        shows=("6d 4c 3h 2d As",),
    ),
    _low("deuce-aces", _DEUCE)(
        N_("Aces in deuce to seven"),
        N_("A pair of aces is the highest pair: it loses to any other."),
        N_(
            "A-5-4-3-2 beats all other ace-high hands and loses to any king-high hand "
            "without a straight or flush."
        ),
    ),
)
