"""The rulings in our own words, each with its source and example cards.

To add a ruling, add a record. Sources are given by the name of a chapter or article, because names
stay the same while numbers change.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from analyser.poker.cards import Card, parse_cards
from analyser.poker.explain.meanings import MEANINGS
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


def _robert(chapter: str) -> Phrase:
    template = QT_TRANSLATE_NOOP("analyser", "Robert's Rules of Poker, version 11: {chapter}")
    return Phrase(template, chapter=chapter)


def _tda(rule: str) -> Phrase:
    return Phrase(QT_TRANSLATE_NOOP("analyser", "Poker TDA Rules 2024: {rule}"), rule=rule)


def _wsop(rules: str) -> Phrase:
    """Return a source in the WSOP's rules by number; those for cash games lack the titles."""
    return Phrase(QT_TRANSLATE_NOOP("analyser", "World Series of Poker 2026: {rules}"), rules=rules)


def _both(one: Phrase, other: Phrase) -> Phrase:
    return Phrase(QT_TRANSLATE_NOOP("analyser", "{one}; {other}"), one=one, other=other)


def _wikipedia(article: str) -> Phrase:
    return Phrase(QT_TRANSLATE_NOOP("analyser", "Wikipedia: {article}"), article=article)


class _RulingOn(NamedTuple):
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


_HOUSE: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "House rule of this program"))
_USAGE: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "Usage, in no rulebook"))
_HANDS: Final = _wikipedia("List of poker hands")
_LOWBALL: Final = _wikipedia("Lowball (poker)")
_SHORT_DECK: Final = _wikipedia("Six-plus hold 'em")
_COMMUNITY: Final = _wikipedia("Community card poker")
_MANILA: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "poker.com, Manila"))
_WILD: Final = _wikipedia("Wild card (cards)")
_BADUGI: Final = _wikipedia("Badugi")
_TIES: Final = _robert("General Poker Rules, Ties")
_SHOWDOWN: Final = _robert("General Poker Rules, The Showdown")
_HIGH_LOW: Final = _robert("Omaha High-Low; Seven-Card Stud High-Low")
_DEUCE: Final = _robert("Lowball, Deuce-to-seven Lowball")

_kind = partial(_RulingOn, "categories", source=_HANDS)
_comparison = partial(_RulingOn, "comparing")
_low = partial(_RulingOn, "lows")
_game = partial(_RulingOn, "games")
_wild_card = partial(_RulingOn, "wild")
_share = partial(_RulingOn, "pot")
_show = partial(_RulingOn, "showdown")
_word = partial(_RulingOn, "words", source=_USAGE)

_CATEGORIES: Final = (
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

_COMPARING: Final = (
    _comparison("ranks", _HANDS)(
        QT_TRANSLATE_NOOP("analyser", "The order of the ranks"),
        QT_TRANSLATE_NOOP("analyser", "From the highest: A K Q J T 9 8 7 6 5 4 3 2. T is the ten."),
    ),
    _comparison("suits", _TIES)(
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
    _comparison("best-five", _robert("Hold'em; Seven-Card Stud"))(
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
    _comparison("kickers", _wikipedia("Kicker (poker)"))(
        QT_TRANSLATE_NOOP("analyser", "Kickers"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Cards beside a pair, two pair, three or four of a kind are kickers. They are "
            "compared only where the groups are equal, the highest first, and the first that "
            "differs decides.",
        ),
        shows=("Ah As Qd 9c 7d", "Ac Ad Jd 9c 7d"),
    ),
    _comparison("ties", _TIES)(
        QT_TRANSLATE_NOOP("analyser", "Tied hands"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Hands whose five ranks and kind are the same tie, whatever their suits and whatever "
            "cards do not play. Tied hands split the pot.",
        ),
    ),
    _comparison(
        "plays-the-board",
        _both(
            _both(_SHOWDOWN, _tda("Playing the Board at Showdown")),
            _wsop("tournament rule 75, live action rule 172"),
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
    _comparison("incomplete", _HOUSE)(
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

_LOWS: Final = (
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
    _low("ace-to-five", _robert("Lowball, Ace-to-five Lowball"))(
        QT_TRANSLATE_NOOP("analyser", "Ace to five, or California"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The ace is the lowest card, and straights and flushes do not count against a hand. "
            "The best low is 5-4-3-2-A.",
        ),
        QT_TRANSLATE_NOOP("analyser", "A pair of aces is the lowest pair, below a pair of twos."),
        shows=("5s 4h 3d 2c As",),
    ),
    _low("eight-or-better", _HIGH_LOW)(
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

_GAMES: Final = (
    _game("two-and-three", _robert("Omaha"))(
        QT_TRANSLATE_NOOP("analyser", "Omaha: two from the hand, three from the board"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A hand is made of exactly two of a player's own cards and exactly three of the "
            "board. Four cards of a suit on the board and one in the hand are no flush, and three "
            "aces in the hand count as two.",
        ),
    ),
    _game("omaha-board", _robert("Omaha"))(
        QT_TRANSLATE_NOOP("analyser", "Omaha: nobody plays the board"),
        QT_TRANSLATE_NOOP(
            "analyser", "Two cards of the hand always play, so the board alone is nobody's hand."
        ),
    ),
    _game("omaha-low", _robert("Omaha High-Low"))(
        QT_TRANSLATE_NOOP("analyser", "Omaha: the cards of a low"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A low takes two different low ranks of the hand and three others of the board.",
        ),
    ),
    _game("counterfeited", _USAGE)(
        QT_TRANSLATE_NOOP("analyser", "Counterfeited lows"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A card on the board that pairs a low card of the hand counterfeits it: only "
            "one of the two helps the low, which gets worse or is lost.",
        ),
    ),
    _game("high-and-low-apart", _robert("Omaha High-Low"))(
        QT_TRANSLATE_NOOP("analyser", "High and low are chosen separately"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Where high and low share the pot, a player may use different cards for each, or the "
            "same ones for both.",
        ),
    ),
    _game("lowest-wins", _robert("Seven-Card Stud Low (Razz); Lowball"))(
        QT_TRANSLATE_NOOP("analyser", "Games in which the low hand wins"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "In lowball and razz the best low takes the whole pot; the high hand counts for "
            "nothing. Razz and California lowball are played ace to five, Kansas City lowball "
            "deuce to seven.",
        ),
    ),
    _game("bring-in", _robert("Seven-Card Stud; Seven-Card Stud Low (Razz)"))(
        QT_TRANSLATE_NOOP("analyser", "Stud: who brings it in"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The lowest card that shows opens the betting, in razz the highest. Between "
            "cards of one rank the suit decides: spades are the highest, then hearts, "
            "diamonds and clubs.",
        ),
    ),
    _game("common-card", _robert("Seven-Card Stud"))(
        QT_TRANSLATE_NOOP("analyser", "Stud: the common card"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "If there are too few cards to deal everybody a last one, one card is dealt "
            "face up in the middle and counts in every hand.",
        ),
    ),
    _game("badugi", _BADUGI)(
        QT_TRANSLATE_NOOP("analyser", "Badugi: four ranks, four suits"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A hand is four cards, and only cards of different ranks and different suits play. Of "
            "cards that clash one plays: the choice that leaves most cards, and of such choices "
            "the lowest.",
        ),
        shows=("8s 4h 3d Ac", "4s 3s 2h Ad"),
    ),
    _game("badugi-order", _BADUGI)(
        QT_TRANSLATE_NOOP("analyser", "Badugi: which hand wins"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A badugi beats a three-card hand, that a two-card hand, and that a single card. Of "
            "hands of as many cards the lower one wins, compared from its highest card down. The "
            "ace is low, and straights do not count.",
        ),
        shows=("Kd Qh Js Tc", "3s 2h Ad 3d"),
    ),
    _game("short-deck", _SHORT_DECK)(
        QT_TRANSLATE_NOOP("analyser", "Short deck: a flush beats a full house"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "With the twos to fives taken out, 36 cards are left. Flushes become rarer than full "
            "houses and beat them.",
        ),
        shows=("As Ks 9s 8s 6s", "Ac Ad Ah Kc Kd"),
    ),
    _game("short-deck-straight", _SHORT_DECK)(
        QT_TRANSLATE_NOOP("analyser", "Short deck: the lowest straight"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The ace also stands below the six: ace, six, seven, eight and nine are the lowest "
            "straight, and nine is its top card.",
        ),
        shows=(("9s 8c 7h 6d As", QT_TRANSLATE_NOOP("analyser", "Straight, nine high")),),
    ),
    _game("house-order", _USAGE)(
        QT_TRANSLATE_NOOP("analyser", "Another order of the kinds of hand"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "In a game of one's own kinds of hand may change places: the rules of the game say "
            "which beats which.",
        ),
    ),
    _game("tahoe", _wikipedia("Pineapple (poker)"))(
        QT_TRANSLATE_NOOP("analyser", "Tahoe: two of three cards at most"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Each player keeps three cards to the end; none, one or two of them play with the "
            "board, never all three. It is also called lazy pineapple. In pineapple, crazy "
            "pineapple and Irish one card or two are thrown away, and hold'em is what is left.",
        ),
    ),
    _game("greek", _COMMUNITY)(
        QT_TRANSLATE_NOOP("analyser", "Greek hold'em: both cards play"),
        QT_TRANSLATE_NOOP(
            "analyser", "A hand is both cards that were dealt and three of the five on the board."
        ),
    ),
    _game("manila", _MANILA)(
        QT_TRANSLATE_NOOP("analyser", "Manila: a flush beats a full house"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "It is played with the 32 cards from seven up. Both cards of the hand play, with three "
            "of the board. A flush beats a full house, and the ace is never low in a straight.",
        ),
        shows=("As Ks Js 9s 8s", "Ac Ad Ah Kc Kd"),
    ),
    _game("soko", _wikipedia("Sökö"))(
        QT_TRANSLATE_NOOP("analyser", "Sökö: four to a straight, four to a flush"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A four-card straight beats a pair, and a four-card flush beats a four-card straight; "
            "two pair beats both. A hand is judged by the best of what it is.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Four-card straights compare by their top card, then by the fifth card; ace, two, "
            "three and four are the lowest. Four-card flushes compare by their four cards from the "
            "highest down, then by the fifth. The game is also called Canadian stud.",
        ),
        shows=(
            ("8s 7h 6d 5c 8d", QT_TRANSLATE_NOOP("analyser", "Four-card straight, eight high")),
            ("As 9s 5s 2s Kd", QT_TRANSLATE_NOOP("analyser", "Four-card flush, A-9-5-2")),
        ),
    ),
    _game("three-card", _wikipedia("Three Card Poker"))(
        QT_TRANSLATE_NOOP("analyser", "Three cards: which hand wins"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "From the best down: straight flush, three of a kind, straight, flush, pair, high "
            "card. With three cards a straight is rarer than a flush. Ace, two, three is the "
            "lowest straight.",
        ),
        shows=(("5s 4h 3d", QT_TRANSLATE_NOOP("analyser", "Straight, 5-4-3")),),
    ),
    _game("teen-patti", _wikipedia("Teen patti"))(
        QT_TRANSLATE_NOOP("analyser", "Teen patti: three of a kind is best"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Three of a kind beats a straight flush; below them come straight, flush, pair and "
            "high card.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Ace, two, three is the second-best run, behind ace, king, queen. Sources differ: in "
            "some houses it is the best of all.",
        ),
        shows=(("Ad 3h 2s", QT_TRANSLATE_NOOP("analyser", "Straight, A-3-2")),),
    ),
    _game("trips-beat-straight", _SHORT_DECK)(
        QT_TRANSLATE_NOOP("analyser", "Short deck: straight or three of a kind"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Houses differ on whether three of a kind beats a straight. Here the straight is "
            "better unless the game's option says otherwise.",
        ),
    ),
)

_WILD_CARDS: Final = (
    _wild_card("wild-cards", _WILD)(
        QT_TRANSLATE_NOOP("analyser", "Wild cards"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A wild card stands for whatever card makes the hand best. It is never a second copy "
            "of a card in the hand, except to make five of a kind.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The joker can be wild, or all cards of a rank: with deuces wild, the four twos.",
        ),
        shows=(
            (
                "Jo 8s 8h 5d 5c",
                QT_TRANSLATE_NOOP("analyser", "Joker wild: full house, eights full of fives"),
            ),
        ),
    ),
    _wild_card("wild-ties", _HOUSE)(
        QT_TRANSLATE_NOOP("analyser", "Wild against natural"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A hand with wild cards is as good as the same hand without them, and they "
            "split the pot. Books differ: in some the natural hand wins.",
        ),
    ),
    _wild_card("bug", _robert("Draw High, The Joker"))(
        QT_TRANSLATE_NOOP("analyser", "The joker as a bug"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The bug is an ace, or the card that completes a straight, a flush or a straight "
            "flush; nothing else. Five aces beat everything.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser", "In a flush it is the highest card of the suit that is not there."
        ),
        shows=(
            (
                "Jo 8s 8h 5d 5c",
                QT_TRANSLATE_NOOP("analyser", "Joker as a bug: two pair, ace kicker"),
            ),
            ("Ah Jo 9h 5h 2h", QT_TRANSLATE_NOOP("analyser", "Joker as a bug: flush, A-K-9-5-2")),
        ),
    ),
    _wild_card("joker-low", _robert("Lowball, Ace-to-five Lowball"))(
        QT_TRANSLATE_NOOP("analyser", "The joker in lowball"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "In ace-to-five lowball the joker is the lowest rank that is not in the hand; in other "
            "lows it is the rank that makes the best low.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser",
            "California lowball is played with a joker unless the house says otherwise.",
        ),
        shows=(("7s 4h 3d Jo As", QT_TRANSLATE_NOOP("analyser", "The joker is a two: 7-4-3-2-A")),),
    ),
    _wild_card("stray-joker", _robert("General Poker Rules, Irregularities"))(
        QT_TRANSLATE_NOOP("analyser", "A joker in a game without one"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A joker that turns up in a game played without one is a scrap of paper: it "
            "counts as no card.",
        ),
    ),
)

_POT: Final = (
    _share("high-low-split", _HIGH_LOW)(
        QT_TRANSLATE_NOOP("analyser", "High and low share the pot"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "In hi-lo games the best high hand takes one half of the pot and the best low the "
            "other. One player may win both.",
        ),
    ),
    _share("without-a-low", _HIGH_LOW)(
        QT_TRANSLATE_NOOP("analyser", "Nobody has a low"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "In games with a qualifier the high hand takes the whole pot if no hand "
            "qualifies for low.",
        ),
    ),
    _share("scoop", _USAGE)(
        QT_TRANSLATE_NOOP("analyser", "Scoop, quarter, three quarters"),
        QT_TRANSLATE_NOOP("analyser", "A player who wins both halves scoops the pot."),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A player who only ties for one half is quartered: of two who tie, each gets a "
            "quarter of the pot. Winning one half alone and tying with one other for the "
            "other half makes three quarters.",
        ),
    ),
    _share("odd-chip-high", _TIES)(
        QT_TRANSLATE_NOOP("analyser", "The odd chip between high and low"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A chip that cannot be halved between the high and the low half goes to the high half.",
        ),
    ),
    _share("odd-chips", _TIES)(
        QT_TRANSLATE_NOOP("analyser", "Odd chips between tied hands"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Chips that cannot be shared go out one each, in games with a button to the first "
            "tied seats from its left. Nobody gets more than one.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser",
            "In stud the odd chip goes by the highest card of all a player's cards, in razz and "
            "for the low half by the lowest. From the highest, the suits are spades, hearts, "
            "diamonds, clubs. Tournaments have another rule.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Suits never decide who wins a pot; between cards of one rank they decide the odd chip "
            "in stud, who brings it in, and the draw for seats or the button.",
        ),
    ),
    _share(
        "odd-chips-in-tournaments", _both(_tda("Awarding Odd Chips"), _wsop("live action rule 153"))
    )(
        QT_TRANSLATE_NOOP("analyser", "The odd chip in stud tournaments"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "In stud tournaments, and in the cash games of the World Series of Poker, the "
            "odd chip goes by the highest card and its suit, in razz and for the low half "
            "too. The Poker TDA Rules look at the five cards that play.",
        ),
        QT_TRANSLATE_NOOP("analyser", "This program keeps Robert's Rules."),
    ),
    _share("odd-chip-changed", _both(_TIES, _tda("Awarding Odd Chips")))(
        QT_TRANSLATE_NOOP("analyser", "An odd chip is changed first"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A chip that cannot be shared is changed into the smallest chips of the game "
            "before anybody gets one more.",
        ),
    ),
    _share("even-split", _TIES)(
        QT_TRANSLATE_NOOP("analyser", "The same hand both ways"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Players who tie for high and for low share the whole pot as evenly as chips allow: "
            "66 chips are 33 each.",
        ),
    ),
    _share("side-pots", _both(_TIES, _tda("Side Pots")))(
        QT_TRANSLATE_NOOP("analyser", "Side pots"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The main pot and each side pot are split by themselves, and never put together.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A pot holds equal bets of those who can win it. So a player who is all in wins"
            " from each other player no more than he put in himself.",
        ),
    ),
    _share(
        "uncalled-bet",
        _both(
            _USAGE,
            _both(_tda("Showdown and Discarding Irregularities"), _wsop("tournament rule 108")),
        ),
    )(
        QT_TRANSLATE_NOOP("analyser", "A bet that nobody called"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "What nobody called goes back to the player who bet it, before the pot is split.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The tournament rules say this of a bettor who throws the cards away by mistake.",
        ),
    ),
    _share("dealing-twice", _robert("No-limit and Pot-limit, No-limit Rules"))(
        QT_TRANSLATE_NOOP("analyser", "Dealing twice"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "When no more bets are possible, the players may agree to deal the cards to "
            "come twice. Each deal decides half of the pot.",
        ),
    ),
    _share("several-boards", _USAGE)(
        QT_TRANSLATE_NOOP("analyser", "Several boards"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A pot is divided in this order: main pot and side pots, boards, high and low, tied "
            "hands. At each step odd chips go one each to the first parts. No rule book that we "
            "read says which board gets an odd chip.",
        ),
    ),
)

_SHOW: Final = (
    _show(
        "cards-speak",
        _both(
            _both(_SHOWDOWN, _tda("Declarations. Cards Speak at Showdown")),
            _wsop("tournament rule 69, live action rule 144"),
        ),
    )(
        QT_TRANSLATE_NOOP("analyser", "Cards speak"),
        QT_TRANSLATE_NOOP(
            "analyser", "The cards on the table decide, not what their player says of them."
        ),
    ),
    _show(
        "all-cards-shown",
        _both(
            _both(_SHOWDOWN, _tda("Tabling Cards and Killing Winning Hand")),
            _wsop("live action rule 143"),
        ),
    )(
        QT_TRANSLATE_NOOP("analyser", "All cards are shown"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "To win any part of a pot at the showdown, a player shows all cards of the hand"
            " face up, those that do not play too.",
        ),
    ),
    _show("order-of-showing", _both(_SHOWDOWN, _tda("Non All-In Showdowns and Showdown Order")))(
        QT_TRANSLATE_NOOP("analyser", "Who shows first"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The player who made the last bet or raise on the last street shows first; if "
            "nobody bet there, the one who had to act first.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser", "Players in a side pot show before those who can win the main pot only."
        ),
    ),
    _show("all-in-face-up", _both(_tda("Face Up for All-Ins"), _wsop("tournament rule 70")))(
        QT_TRANSLATE_NOOP("analyser", "All in: hands face up"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "In tournaments all hands are turned face up once a player is all in and nobody"
            " can bet any more.",
        ),
    ),
    _show("fouled-hand", _robert("General Poker Rules, Dead Hands"))(
        QT_TRANSLATE_NOOP("analyser", "Fouled hands"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A hand that does not have the number of cards of its game is dead. In stud a "
            "hand without its last card may be ruled live, and in draw games one with too "
            "few cards before the draw is live.",
        ),
    ),
    _show("disputed-hand", _tda("Disputed Hands and Pots"))(
        QT_TRANSLATE_NOOP("analyser", "Disputing a hand"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "How a hand on the table was read may be disputed until the next hand begins.",
        ),
    ),
)

_WORDS: Final = (
    _word("players-words-pairs")(
        QT_TRANSLATE_NOOP("analyser", "Pocket pair, top pair, overpair, two pair"),
        *MEANINGS["pairs"].values(),
    ),
    _word("players-words-sets")(
        QT_TRANSLATE_NOOP("analyser", "Set, trips, quads"),
        *MEANINGS["sets"].values(),
    ),
    _word("players-words-nuts")(
        QT_TRANSLATE_NOOP("analyser", "The nuts"),
        *MEANINGS["nuts"].values(),
    ),
    _word("players-words-draws")(
        QT_TRANSLATE_NOOP("analyser", "Draws"),
        *MEANINGS["draws"].values(),
    ),
    _word("players-words-outs")(
        QT_TRANSLATE_NOOP("analyser", "Outs"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "An out is a next card that puts a hand ahead which is behind. Of a hand alone it is "
            "one that makes a better kind of hand of the hand's own cards.",
        ),
    ),
    _word("players-words-call")(
        QT_TRANSLATE_NOOP("analyser", "The bet: what a call needs (pot odds)"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A call needs the share that it pays of all chips: 50 to call and 100 in the pot are "
            "50 of 150, a third. It is worth the hand's share of those chips, less what it "
            "costs.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser", "A hand's share (its equity) is what it wins of the pot on average."
        ),
    ),
)

RULINGS: Final = (*_CATEGORIES, *_COMPARING, *_LOWS, *_GAMES, *_WILD_CARDS, *_POT, *_SHOW, *_WORDS)
"""Every ruling, in the order of the rules reference."""
