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
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase
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
    "categories": Phrase(QT_TRANSLATE_NOOP("analyser", "The kinds of hand")),
    "comparing": Phrase(QT_TRANSLATE_NOOP("analyser", "Comparing hands")),
    "lows": Phrase(QT_TRANSLATE_NOOP("analyser", "Low hands")),
    "games": Phrase(QT_TRANSLATE_NOOP("analyser", "Games")),
    "wild": Phrase(QT_TRANSLATE_NOOP("analyser", "Jokers and wild cards")),
    "pot": Phrase(QT_TRANSLATE_NOOP("analyser", "Sharing the pot")),
    "showdown": Phrase(QT_TRANSLATE_NOOP("analyser", "The showdown")),
    "words": Phrase(QT_TRANSLATE_NOOP("analyser", "What players say")),
}
"""The chapters of the rules reference, in the order they are read."""


def robert(chapter: str) -> Phrase:
    """Return a source in Robert's Rules of Poker."""
    template = QT_TRANSLATE_NOOP("analyser", "Robert's Rules of Poker, version 11: {chapter}")
    return Phrase(template, chapter=chapter)


def tda(rule: str) -> Phrase:
    """Return a source in the rules of the Poker TDA."""
    return Phrase(QT_TRANSLATE_NOOP("analyser", "Poker TDA Rules 2024: {rule}"), rule=rule)


def wsop(rules: str) -> Phrase:
    """Return a source in the WSOP's rules by number; those for cash games lack the titles."""
    return Phrase(QT_TRANSLATE_NOOP("analyser", "World Series of Poker 2026: {rules}"), rules=rules)


def both(one: Phrase, other: Phrase) -> Phrase:
    """Return two sources as one."""
    return Phrase(QT_TRANSLATE_NOOP("analyser", "{one}; {other}"), one=one, other=other)


def wikipedia(article: str) -> Phrase:
    """Return a source in Wikipedia."""
    return Phrase(QT_TRANSLATE_NOOP("analyser", "Wikipedia: {article}"), article=article)


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


HOUSE: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "House rule of this program"))
USAGE: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "Usage, in no rulebook"))
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
        QT_TRANSLATE_NOOP("analyser", "The order of the kinds of hand"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "From the best: straight flush, four of a kind, full house, flush, straight, three of "
            "a kind, two pair, one pair, high card.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The kind of hand is compared first: the lowest hand of a better kind beats the "
            "highest one of a worse kind.",
        ),
    ),
    _kind("royal-flush")(
        QT_TRANSLATE_NOOP("analyser", "Royal flush"),
        QT_TRANSLATE_NOOP("analyser", "Ace, king, queen, jack and ten of one suit."),
        QT_TRANSLATE_NOOP(
            "analyser", "It is the highest straight flush, and has a name of its own."
        ),
        shows=("Ah Kh Qh Jh Th",),
    ),
    _kind("straight-flush")(
        QT_TRANSLATE_NOOP("analyser", "Straight flush"),
        QT_TRANSLATE_NOOP("analyser", "Five ranks in a row, all of one suit."),
        QT_TRANSLATE_NOOP("analyser", "The higher top card wins."),
        shows=("Jc Tc 9c 8c 7c",),
    ),
    _kind("four-of-a-kind")(
        QT_TRANSLATE_NOOP("analyser", "Four of a kind"),
        QT_TRANSLATE_NOOP("analyser", "Four cards of one rank, and one other card."),
        QT_TRANSLATE_NOOP(
            "analyser", "The higher four wins; between equal fours the kicker decides."
        ),
        shows=("5c 5s 5d 5h 2d",),
    ),
    _kind("full-house")(
        QT_TRANSLATE_NOOP("analyser", "Full house"),
        QT_TRANSLATE_NOOP("analyser", "Three cards of one rank and two of another."),
        QT_TRANSLATE_NOOP(
            "analyser", "The higher three wins; between equal threes the higher pair."
        ),
        shows=("6s 6h 6d Kc Kh",),
    ),
    _kind("flush")(
        QT_TRANSLATE_NOOP("analyser", "Flush"),
        QT_TRANSLATE_NOOP("analyser", "Five cards of one suit, not all in a row."),
        QT_TRANSLATE_NOOP(
            "analyser",
            "All five count, from the highest down: the first that differs decides. A sixth card "
            "of the suit does not count, and no suit beats another.",
        ),
        shows=("Jd 9d 8d 4d 3d",),
    ),
    _kind("straight")(
        QT_TRANSLATE_NOOP("analyser", "Straight"),
        QT_TRANSLATE_NOOP("analyser", "Five ranks in a row, not all of one suit."),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The higher top card wins. A straight does not go round the corner: queen, king, ace, "
            "two and three are none.",
        ),
        shows=("Td 9s 8h 7d 6c",),
    ),
    _kind("three-of-a-kind")(
        QT_TRANSLATE_NOOP("analyser", "Three of a kind"),
        QT_TRANSLATE_NOOP("analyser", "Three cards of one rank, and two others that make no pair."),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The higher three wins; between equal threes the kickers decide, the higher one first.",
        ),
        shows=("Qc Qs Qh 9h 2s",),
    ),
    _kind("two-pair")(
        QT_TRANSLATE_NOOP("analyser", "Two pair"),
        QT_TRANSLATE_NOOP("analyser", "Two pairs of different ranks, and one card."),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The higher pairs are compared first, then the lower ones, then the kickers. A third "
            "pair does not count.",
        ),
        shows=("Jh Js 3c 3s 2h",),
    ),
    _kind("one-pair")(
        QT_TRANSLATE_NOOP("analyser", "One pair"),
        QT_TRANSLATE_NOOP("analyser", "Two cards of one rank, and three of other ranks."),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The higher pair wins; between equal pairs the kickers decide, the highest one first.",
        ),
        shows=("Ts Th 8s 7h 4c",),
    ),
    _kind("high-card")(
        QT_TRANSLATE_NOOP("analyser", "High card"),
        QT_TRANSLATE_NOOP("analyser", "Five cards that make nothing better."),
        QT_TRANSLATE_NOOP(
            "analyser", "All five count, from the highest down: the first that differs decides."
        ),
        shows=("Kd Qd 7s 4s 3h",),
    ),
    _kind("wheel")(
        QT_TRANSLATE_NOOP("analyser", "The wheel: ace to five"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "An ace also stands below the two. Ace, two, three, four and five are the lowest "
            "straight, and five is its top card.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser", "An ace in the middle makes no straight: K-A-2-3-4 is high card."
        ),
        shows=("5s 4h 3d 2c As", "As Kd 4d 3c 2h"),
    ),
    _kind("steel-wheel")(
        QT_TRANSLATE_NOOP("analyser", "The steel wheel"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Ace to five of one suit is the lowest straight flush. It still beats four aces.",
        ),
        shows=("5d 4d 3d 2d Ad",),
    ),
    _kind("five-of-a-kind")(
        QT_TRANSLATE_NOOP("analyser", "Five of a kind"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Only with a joker or wild cards: five cards of one rank beat everything, a royal "
            "flush too.",
        ),
        shows=(("Jo As Ah Ad Ac", QT_TRANSLATE_NOOP("analyser", "Five aces")),),
    ),
)

COMPARING: Final = (
    _comparison("ranks", _HANDS)(
        QT_TRANSLATE_NOOP("analyser", "The order of the ranks"),
        QT_TRANSLATE_NOOP("analyser", "From the highest: A K Q J T 9 8 7 6 5 4 3 2. T is the ten."),
    ),
    _comparison("suits", TIES)(
        QT_TRANSLATE_NOOP("analyser", "Suits never break a tie"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "All four suits are worth the same. Hands that differ in nothing but suits are equal "
            "and split the pot.",
        ),
        shows=(
            "Kd Qd 7s 4s 3h",
            ("Kh Qh 7c 4c 3d", QT_TRANSLATE_NOOP("analyser", "Exactly as good")),
        ),
    ),
    _comparison("best-five", robert("Hold'em; Seven-Card Stud"))(
        QT_TRANSLATE_NOOP("analyser", "Only the best five cards count"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A hand is five cards. With more cards to choose from, the best five play and the "
            "others do nothing: no third pair, no sixth card of a flush.",
        ),
        shows=("As Ah Kd Kc Qs Qh Jd",),
    ),
    _comparison("same-rank", _HANDS)(
        QT_TRANSLATE_NOOP("analyser", "Groups come before single cards"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Cards of one rank form a group. Larger groups are compared before smaller ones, and "
            "among groups of a size the higher rank first.",
        ),
    ),
    _comparison("kickers", wikipedia("Kicker (poker)"))(
        QT_TRANSLATE_NOOP("analyser", "Kickers"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Cards beside a pair, two pair, three or four of a kind are kickers. They are "
            "compared only where the groups are equal, the highest first, and the first that "
            "differs decides.",
        ),
        shows=("Ah As Qd 9c 7d", "Ac Ad Jd 9c 7d"),
    ),
    _comparison("ties", TIES)(
        QT_TRANSLATE_NOOP("analyser", "Tied hands"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Hands whose five ranks and kind are the same tie, whatever their suits and whatever "
            "cards do not play. Tied hands split the pot.",
        ),
    ),
    _comparison(
        "plays-the-board",
        both(
            both(SHOWDOWN, tda("Playing the Board at Showdown")),
            wsop("tournament rule 75, live action rule 172"),
        ),
    )(
        QT_TRANSLATE_NOOP("analyser", "Playing the board"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "In hold'em the five cards of the board may themselves be a player's best five. If "
            "nobody has better, those who show both their cards split the pot.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Robert's Rules only ask in hold'em that a player says so before the cards are thrown "
            "away.",
        ),
        shows=("Ah Kh Qh Jh Th",),
    ),
    _comparison("incomplete", HOUSE)(
        QT_TRANSLATE_NOOP("analyser", "Fewer than five cards"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "With fewer than five cards the program says what there is so far: pairs, three and "
            "four of a kind. Straights and flushes take all five.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser", "Who is ahead so far leads; nobody wins before the last card."
        ),
    ),
)

LOWS: Final = (
    _low("low-order", _LOWBALL)(
        QT_TRANSLATE_NOOP("analyser", "Reading a low hand"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A low is named and compared from its highest card down: 8-7-5-4-A loses to "
            "8-6-5-4-3, because the seven is higher than the six.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Any pair is worse than no pair. Where a card can be chosen among several of its "
            "rank, it does not matter which.",
        ),
        shows=("8c 6d 5d 4s 3h", "8c 7d 5d 4s Ad"),
    ),
    _low("ace-to-five", robert("Lowball, Ace-to-five Lowball"))(
        QT_TRANSLATE_NOOP("analyser", "Ace to five, or California"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The ace is the lowest card, and straights and flushes do not count against a hand. "
            "The best low is 5-4-3-2-A.",
        ),
        QT_TRANSLATE_NOOP("analyser", "A pair of aces is the lowest pair, below a pair of twos."),
        shows=("5s 4h 3d 2c As",),
    ),
    _low("eight-or-better", HIGH_LOW)(
        QT_TRANSLATE_NOOP("analyser", "Eight or better"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A low counts only with five different ranks, none higher than eight. The ace is low; "
            "straights and flushes do not count against it.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser", "The best is 5-4-3-2-A and the worst that qualifies 8-7-6-5-4."
        ),
        shows=("5s 4h 3d 2c As", "8c 7d 6d 5s 4h"),
    ),
    _low("deuce-to-seven", _DEUCE)(
        QT_TRANSLATE_NOOP("analyser", "Deuce to seven, or Kansas City"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The worst high hand wins. The ace is high, and straights and flushes count against a "
            "hand. The best low is 7-5-4-3-2 of more than one suit.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser", "A-5-4-3-2 is no straight here: it is an ace-high hand, the best of them."
        ),
        shows=("7c 5d 4h 3s 2c", "As 5d 4h 3c 2s"),
    ),
    _low("ace-to-six", _LOWBALL)(
        QT_TRANSLATE_NOOP("analyser", "Ace to six"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The ace is the lowest card, and straights and flushes count against a hand. "
            "5-4-3-2-A is a straight, so the best low is 6-4-3-2-A.",
        ),
        shows=("6d 4c 3h 2d As",),
    ),
    _low("deuce-aces", _DEUCE)(
        QT_TRANSLATE_NOOP("analyser", "Aces in deuce to seven"),
        QT_TRANSLATE_NOOP("analyser", "A pair of aces is the highest pair: it loses to any other."),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A-5-4-3-2 beats all other ace-high hands and loses to any king-high hand "
            "without a straight or flush.",
        ),
    ),
)
