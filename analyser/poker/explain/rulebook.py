"""The rulings in our own words, each with its source and example cards.

To add a ruling, add a record. Sources are given by the name of a chapter or article, because names
stay the same while numbers change.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from analyser.poker.cards import Card, parse_cards
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase


@dataclass(frozen=True, slots=True)
class Example:
    """Cards that show a ruling.

    Attributes:
        cards: the cards to draw.
        caption: a text that says what the cards show.
    """

    cards: tuple[Card, ...]
    caption: Phrase


@dataclass(frozen=True, slots=True)
class Ruling:
    """One ruling.

    Attributes:
        key: the name of the ruling in the code; never shown.
        title: the title, a few words.
        text: the ruling, sentence by sentence.
        source: the book chapter or article with the rule.
        topic: a key of ``TOPICS``.
        examples: cards that show the ruling.
    """

    key: str
    title: Phrase
    text: tuple[Phrase, ...]
    source: Phrase
    topic: str
    examples: tuple[Example, ...] = ()


TOPICS: Final[Mapping[str, Phrase]] = {
    "categories": Phrase(QT_TRANSLATE_NOOP("analyser", "The kinds of hand")),
    "comparing": Phrase(QT_TRANSLATE_NOOP("analyser", "Comparing hands")),
    "lows": Phrase(QT_TRANSLATE_NOOP("analyser", "Low hands")),
    "games": Phrase(QT_TRANSLATE_NOOP("analyser", "Games")),
    "wild": Phrase(QT_TRANSLATE_NOOP("analyser", "Jokers and wild cards")),
    "pot": Phrase(QT_TRANSLATE_NOOP("analyser", "Sharing the pot")),
}
"""The chapters of the rules reference, in the order they are read."""


def _robert(chapter: str) -> Phrase:
    template = QT_TRANSLATE_NOOP("analyser", "Robert's Rules of Poker, version 11: {chapter}")
    return Phrase(template, chapter=chapter)


def _wikipedia(article: str) -> Phrase:
    return Phrase(QT_TRANSLATE_NOOP("analyser", "Wikipedia: {article}"), article=article)


def _ruling(
    key: str,
    topic: str,
    source: Phrase,
    title: str,
    *text: str,
    shows: Sequence[tuple[str, str]] = (),
) -> Ruling:
    """Return a ruling; ``shows``: pairs of example cards and caption."""
    examples = tuple(Example(parse_cards(cards), Phrase(caption)) for cards, caption in shows)
    return Ruling(key, Phrase(title), tuple(map(Phrase, text)), source, topic, examples)


_HOUSE: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "House rule of this program"))
_HANDS: Final = _wikipedia("List of poker hands")
_LOWBALL: Final = _wikipedia("Lowball (poker)")
_SHORT_DECK: Final = _wikipedia("Six-plus hold 'em")
_WILD: Final = _wikipedia("Wild card (cards)")
_BADUGI: Final = _wikipedia("Badugi")
_TIES: Final = _robert("General Poker Rules, Ties")

_CATEGORIES: Final = (
    _ruling(
        "categories",
        "categories",
        _HANDS,
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
    _ruling(
        "royal-flush",
        "categories",
        _HANDS,
        QT_TRANSLATE_NOOP("analyser", "Royal flush"),
        QT_TRANSLATE_NOOP("analyser", "Ace, king, queen, jack and ten of one suit."),
        QT_TRANSLATE_NOOP(
            "analyser",
            "It is the highest straight flush, and has a name of its own.",
        ),
        shows=(("Ah Kh Qh Jh Th", QT_TRANSLATE_NOOP("analyser", "Royal flush")),),
    ),
    _ruling(
        "straight-flush",
        "categories",
        _HANDS,
        QT_TRANSLATE_NOOP("analyser", "Straight flush"),
        QT_TRANSLATE_NOOP("analyser", "Five ranks in a row, all of one suit."),
        QT_TRANSLATE_NOOP("analyser", "The higher top card wins."),
        shows=(("Jc Tc 9c 8c 7c", QT_TRANSLATE_NOOP("analyser", "Straight flush, jack high")),),
    ),
    _ruling(
        "four-of-a-kind",
        "categories",
        _HANDS,
        QT_TRANSLATE_NOOP("analyser", "Four of a kind"),
        QT_TRANSLATE_NOOP("analyser", "Four cards of one rank, and one other card."),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The higher four wins; between equal fours the kicker decides.",
        ),
        shows=(
            ("5c 5s 5d 5h 2d", QT_TRANSLATE_NOOP("analyser", "Four of a kind, fives, two kicker")),
        ),
    ),
    _ruling(
        "full-house",
        "categories",
        _HANDS,
        QT_TRANSLATE_NOOP("analyser", "Full house"),
        QT_TRANSLATE_NOOP("analyser", "Three cards of one rank and two of another."),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The higher three wins; between equal threes the higher pair.",
        ),
        shows=(
            ("6s 6h 6d Kc Kh", QT_TRANSLATE_NOOP("analyser", "Full house, sixes full of kings")),
        ),
    ),
    _ruling(
        "flush",
        "categories",
        _HANDS,
        QT_TRANSLATE_NOOP("analyser", "Flush"),
        QT_TRANSLATE_NOOP("analyser", "Five cards of one suit, not all in a row."),
        QT_TRANSLATE_NOOP(
            "analyser",
            "All five count, from the highest down: the first that differs decides. A sixth card "
            "of the suit does not count, and no suit beats another.",
        ),
        shows=(("Jd 9d 8d 4d 3d", QT_TRANSLATE_NOOP("analyser", "Flush, J-9-8-4-3")),),
    ),
    _ruling(
        "straight",
        "categories",
        _HANDS,
        QT_TRANSLATE_NOOP("analyser", "Straight"),
        QT_TRANSLATE_NOOP("analyser", "Five ranks in a row, not all of one suit."),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The higher top card wins. A straight does not go round the corner: queen, king, ace, "
            "two and three are none.",
        ),
        shows=(("Td 9s 8h 7d 6c", QT_TRANSLATE_NOOP("analyser", "Straight, ten high")),),
    ),
    _ruling(
        "three-of-a-kind",
        "categories",
        _HANDS,
        QT_TRANSLATE_NOOP("analyser", "Three of a kind"),
        QT_TRANSLATE_NOOP("analyser", "Three cards of one rank, and two others that make no pair."),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The higher three wins; between equal threes the kickers decide, the higher one first.",
        ),
        shows=(
            (
                "Qc Qs Qh 9h 2s",
                QT_TRANSLATE_NOOP("analyser", "Three of a kind, queens, 9-2 kickers"),
            ),
        ),
    ),
    _ruling(
        "two-pair",
        "categories",
        _HANDS,
        QT_TRANSLATE_NOOP("analyser", "Two pair"),
        QT_TRANSLATE_NOOP("analyser", "Two pairs of different ranks, and one card."),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The higher pairs are compared first, then the lower ones, then the kickers. A third "
            "pair does not count.",
        ),
        shows=(
            (
                "Jh Js 3c 3s 2h",
                QT_TRANSLATE_NOOP("analyser", "Two pair, jacks and threes, two kicker"),
            ),
        ),
    ),
    _ruling(
        "one-pair",
        "categories",
        _HANDS,
        QT_TRANSLATE_NOOP("analyser", "One pair"),
        QT_TRANSLATE_NOOP("analyser", "Two cards of one rank, and three of other ranks."),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The higher pair wins; between equal pairs the kickers decide, the highest one first.",
        ),
        shows=(("Ts Th 8s 7h 4c", QT_TRANSLATE_NOOP("analyser", "One pair, tens, 8-7-4 kickers")),),
    ),
    _ruling(
        "high-card",
        "categories",
        _HANDS,
        QT_TRANSLATE_NOOP("analyser", "High card"),
        QT_TRANSLATE_NOOP("analyser", "Five cards that make nothing better."),
        QT_TRANSLATE_NOOP(
            "analyser",
            "All five count, from the highest down: the first that differs decides.",
        ),
        shows=(("Kd Qd 7s 4s 3h", QT_TRANSLATE_NOOP("analyser", "High card, K-Q-7-4-3")),),
    ),
    _ruling(
        "wheel",
        "categories",
        _HANDS,
        QT_TRANSLATE_NOOP("analyser", "The wheel: ace to five"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "An ace also stands below the two. Ace, two, three, four and five are the lowest "
            "straight, and five is its top card.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser",
            "An ace in the middle makes no straight: K-A-2-3-4 is high card.",
        ),
        shows=(
            ("5s 4h 3d 2c As", QT_TRANSLATE_NOOP("analyser", "Straight, five high")),
            ("As Kd 4d 3c 2h", QT_TRANSLATE_NOOP("analyser", "High card, A-K-4-3-2")),
        ),
    ),
    _ruling(
        "steel-wheel",
        "categories",
        _HANDS,
        QT_TRANSLATE_NOOP("analyser", "The steel wheel"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Ace to five of one suit is the lowest straight flush. It still beats four aces.",
        ),
        shows=(("5d 4d 3d 2d Ad", QT_TRANSLATE_NOOP("analyser", "Straight flush, five high")),),
    ),
    _ruling(
        "five-of-a-kind",
        "categories",
        _HANDS,
        QT_TRANSLATE_NOOP("analyser", "Five of a kind"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Only with a joker or wild cards: five cards of one rank beat everything, a royal "
            "flush too.",
        ),
        shows=(("Jo As Ah Ad Ac", QT_TRANSLATE_NOOP("analyser", "Five of a kind, aces")),),
    ),
)

_COMPARING: Final = (
    _ruling(
        "ranks",
        "comparing",
        _HANDS,
        QT_TRANSLATE_NOOP("analyser", "The order of the ranks"),
        QT_TRANSLATE_NOOP("analyser", "From the highest: A K Q J T 9 8 7 6 5 4 3 2. T is the ten."),
    ),
    _ruling(
        "suits",
        "comparing",
        _TIES,
        QT_TRANSLATE_NOOP("analyser", "Suits never break a tie"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "All four suits are worth the same. Hands that differ in nothing but suits are equal "
            "and share the pot.",
        ),
        shows=(
            ("Kd Qd 7s 4s 3h", QT_TRANSLATE_NOOP("analyser", "High card, K-Q-7-4-3")),
            ("Kh Qh 7c 4c 3d", QT_TRANSLATE_NOOP("analyser", "Exactly as good")),
        ),
    ),
    _ruling(
        "best-five",
        "comparing",
        _robert("Hold'em"),
        QT_TRANSLATE_NOOP("analyser", "Only the best five cards count"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A hand is five cards. With more cards to choose from, the best five play and the "
            "others do nothing: no third pair, no sixth card of a flush.",
        ),
        shows=(
            (
                "As Ah Kd Kc Qs Qh Jd",
                QT_TRANSLATE_NOOP("analyser", "Two pair, aces and kings, queen kicker"),
            ),
        ),
    ),
    _ruling(
        "same-rank",
        "comparing",
        _HANDS,
        QT_TRANSLATE_NOOP("analyser", "Groups come before single cards"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Cards of one rank form a group. Larger groups are compared before smaller ones, and "
            "among groups of a size the higher rank first.",
        ),
    ),
    _ruling(
        "kickers",
        "comparing",
        _wikipedia("Kicker (poker)"),
        QT_TRANSLATE_NOOP("analyser", "Kickers"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Cards beside a pair, two pair, three or four of a kind are kickers. They are "
            "compared only where the groups are equal, the highest first, and the first that "
            "differs decides.",
        ),
        shows=(
            ("Ah As Qd 9c 7d", QT_TRANSLATE_NOOP("analyser", "One pair, aces, Q-9-7 kickers")),
            ("Ac Ad Jd 9c 7d", QT_TRANSLATE_NOOP("analyser", "One pair, aces, J-9-7 kickers")),
        ),
    ),
    _ruling(
        "ties",
        "comparing",
        _TIES,
        QT_TRANSLATE_NOOP("analyser", "Ties"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Hands whose five ranks and kind are the same tie, whatever their suits and whatever "
            "cards do not play. Who ties shares the pot.",
        ),
    ),
    _ruling(
        "plays-the-board",
        "comparing",
        _robert("Hold'em"),
        QT_TRANSLATE_NOOP("analyser", "Playing the board"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "In hold'em the five cards of the board may themselves be a player's best five. Where "
            "nobody has better, everyone left shares the pot.",
        ),
        shows=(("Ah Kh Qh Jh Th", QT_TRANSLATE_NOOP("analyser", "Royal flush")),),
    ),
    _ruling(
        "incomplete",
        "comparing",
        _HOUSE,
        QT_TRANSLATE_NOOP("analyser", "Fewer than five cards"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "With fewer than five cards the program says what there is so far: pairs, three and "
            "four of a kind. Straights and flushes take all five.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Who is ahead so far leads; nobody wins before the last card.",
        ),
    ),
)

_LOWS: Final = (
    _ruling(
        "low-order",
        "lows",
        _LOWBALL,
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
        shows=(
            ("8c 6d 5d 4s 3h", QT_TRANSLATE_NOOP("analyser", "8-6-5-4-3")),
            ("8c 7d 5d 4s Ad", QT_TRANSLATE_NOOP("analyser", "8-7-5-4-A")),
        ),
    ),
    _ruling(
        "ace-to-five",
        "lows",
        _robert("Lowball, Ace-to-five Lowball"),
        QT_TRANSLATE_NOOP("analyser", "Ace to five, or California"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The ace is the lowest card, and straights and flushes do not count against a hand. "
            "The best low is 5-4-3-2-A.",
        ),
        QT_TRANSLATE_NOOP("analyser", "A pair of aces is the lowest pair, below two twos."),
        shows=(("5s 4h 3d 2c As", QT_TRANSLATE_NOOP("analyser", "5-4-3-2-A")),),
    ),
    _ruling(
        "eight-or-better",
        "lows",
        _robert("Omaha High-Low"),
        QT_TRANSLATE_NOOP("analyser", "Eight or better"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A low counts only with five different ranks, none higher than eight. The ace is low; "
            "straights and flushes do not count against it.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The best is 5-4-3-2-A and the worst that qualifies 8-7-6-5-4.",
        ),
        shows=(
            ("5s 4h 3d 2c As", QT_TRANSLATE_NOOP("analyser", "5-4-3-2-A")),
            ("8c 7d 6d 5s 4h", QT_TRANSLATE_NOOP("analyser", "8-7-6-5-4")),
        ),
    ),
    _ruling(
        "deuce-to-seven",
        "lows",
        _robert("Lowball, Deuce-to-seven Lowball"),
        QT_TRANSLATE_NOOP("analyser", "Deuce to seven, or Kansas City"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The worst high hand wins. The ace is high, and straights and flushes count against a "
            "hand. The best low is 7-5-4-3-2 of more than one suit.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A-5-4-3-2 is no straight here: it is an ace-high hand, the best of them.",
        ),
        shows=(
            ("7c 5d 4h 3s 2c", QT_TRANSLATE_NOOP("analyser", "7-5-4-3-2")),
            ("As 5d 4h 3c 2s", QT_TRANSLATE_NOOP("analyser", "A-5-4-3-2")),
        ),
    ),
    _ruling(
        "ace-to-six",
        "lows",
        _LOWBALL,
        QT_TRANSLATE_NOOP("analyser", "Ace to six"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The ace is the lowest card, and straights and flushes count against a hand. "
            "5-4-3-2-A is a straight, so the best low is 6-4-3-2-A.",
        ),
        shows=(("6d 4c 3h 2d As", QT_TRANSLATE_NOOP("analyser", "6-4-3-2-A")),),
    ),
)

_GAMES: Final = (
    _ruling(
        "two-and-three",
        "games",
        _robert("Omaha"),
        QT_TRANSLATE_NOOP("analyser", "Omaha: two from the hand, three from the board"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A hand is made of exactly two of a player's own cards and exactly three of the "
            "board. Four cards of a suit on the board and one in the hand are no flush, and three "
            "aces in the hand count as two.",
        ),
    ),
    _ruling(
        "high-and-low-apart",
        "games",
        _robert("Omaha High-Low"),
        QT_TRANSLATE_NOOP("analyser", "High and low are chosen separately"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Where high and low share the pot, a player may use different cards for each, or the "
            "same ones for both.",
        ),
    ),
    _ruling(
        "lowest-wins",
        "games",
        _robert("Seven-Card Stud Low (Razz); Lowball"),
        QT_TRANSLATE_NOOP("analyser", "Games in which the low hand wins"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "In lowball and razz the best low takes the whole pot; the high hand counts for "
            "nothing. Razz and California lowball are played ace to five, Kansas City lowball "
            "deuce to seven.",
        ),
    ),
    _ruling(
        "badugi",
        "games",
        _BADUGI,
        QT_TRANSLATE_NOOP("analyser", "Badugi: four ranks, four suits"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A hand is four cards, and only cards of different ranks and different suits play. Of "
            "cards that clash one plays: the choice that leaves most cards, and of such choices "
            "the lowest.",
        ),
        shows=(
            ("8s 4h 3d Ac", QT_TRANSLATE_NOOP("analyser", "Badugi, 8-4-3-A")),
            ("4s 3s 2h Ad", QT_TRANSLATE_NOOP("analyser", "Three cards, 3-2-A")),
        ),
    ),
    _ruling(
        "badugi-order",
        "games",
        _BADUGI,
        QT_TRANSLATE_NOOP("analyser", "Badugi: which hand wins"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Four cards beat three, three beat two, and two beat one. Of as many cards the lower "
            "hand wins, compared from its highest card down. The ace is low, and straights mean "
            "nothing.",
        ),
        shows=(
            ("Kd Qh Js Tc", QT_TRANSLATE_NOOP("analyser", "Badugi, K-Q-J-10")),
            ("3s 2h Ad 3d", QT_TRANSLATE_NOOP("analyser", "Three cards, 3-2-A")),
        ),
    ),
    _ruling(
        "short-deck",
        "games",
        _SHORT_DECK,
        QT_TRANSLATE_NOOP("analyser", "Short deck: a flush beats a full house"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "With the twos to fives taken out, 36 cards are left. Flushes become rarer than full "
            "houses and beat them.",
        ),
        shows=(
            ("As Ks 9s 8s 6s", QT_TRANSLATE_NOOP("analyser", "Flush, A-K-9-8-6")),
            ("Ac Ad Ah Kc Kd", QT_TRANSLATE_NOOP("analyser", "Full house, aces full of kings")),
        ),
    ),
    _ruling(
        "short-deck-straight",
        "games",
        _SHORT_DECK,
        QT_TRANSLATE_NOOP("analyser", "Short deck: the lowest straight"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The ace also stands below the six: ace, six, seven, eight and nine are the lowest "
            "straight, and nine is its top card.",
        ),
        shows=(("9s 8c 7h 6d As", QT_TRANSLATE_NOOP("analyser", "Straight, nine high")),),
    ),
    _ruling(
        "trips-beat-straight",
        "games",
        _SHORT_DECK,
        QT_TRANSLATE_NOOP("analyser", "Short deck: straight or three of a kind"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Houses differ on whether three of a kind beats a straight. Here the straight is "
            "better unless the game's option says otherwise.",
        ),
    ),
)

_WILD_CARDS: Final = (
    _ruling(
        "wild-cards",
        "wild",
        _WILD,
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
    _ruling(
        "bug",
        "wild",
        _robert("Draw High, The Joker"),
        QT_TRANSLATE_NOOP("analyser", "The joker as a bug"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "The bug is an ace, or the card that completes a straight, a flush or a straight "
            "flush; nothing else. Five aces beat everything.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser",
            "In a flush it is the highest card of the suit that is not there.",
        ),
        shows=(
            (
                "Jo 8s 8h 5d 5c",
                QT_TRANSLATE_NOOP("analyser", "Joker as a bug: two pair, ace kicker"),
            ),
            ("Ah Jo 9h 5h 2h", QT_TRANSLATE_NOOP("analyser", "Joker as a bug: flush, A-K-9-5-2")),
        ),
    ),
    _ruling(
        "joker-low",
        "wild",
        _robert("Lowball, Ace-to-five Lowball"),
        QT_TRANSLATE_NOOP("analyser", "The joker in lowball"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "In ace-to-five lowball the joker is the lowest rank that is not in the hand.",
        ),
        shows=(("7s 4h 3d Jo As", QT_TRANSLATE_NOOP("analyser", "The joker is a two: 7-4-3-2-A")),),
    ),
)

_POT: Final = (
    _ruling(
        "high-low-split",
        "pot",
        _robert("Omaha High-Low; Seven-Card Stud High-Low"),
        QT_TRANSLATE_NOOP("analyser", "High and low share the pot"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "In hi-lo games the best high hand takes one half of the pot and the best low the "
            "other. One player may win both.",
        ),
        QT_TRANSLATE_NOOP("analyser", "Without a low the high hand takes it all."),
    ),
    _ruling(
        "odd-chip-high",
        "pot",
        _TIES,
        QT_TRANSLATE_NOOP("analyser", "The odd chip between high and low"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "A chip that cannot be halved between the high and the low half goes to the high half.",
        ),
    ),
    _ruling(
        "odd-chips",
        "pot",
        _TIES,
        QT_TRANSLATE_NOOP("analyser", "Odd chips between tied hands"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Chips that cannot be shared go out one each, in games with a button to the first "
            "tied seats from its left. Nobody gets more than one.",
        ),
        QT_TRANSLATE_NOOP(
            "analyser",
            "In stud the odd chip goes by the highest card of all a player's cards, for the low "
            "half by the lowest; here, and only here, suits count: spades, hearts, diamonds, "
            "clubs.",
        ),
    ),
    _ruling(
        "even-split",
        "pot",
        _TIES,
        QT_TRANSLATE_NOOP("analyser", "The same hand both ways"),
        QT_TRANSLATE_NOOP(
            "analyser",
            "Players who tie for high and for low share the whole pot as evenly as chips allow: "
            "66 chips are 33 each.",
        ),
    ),
)

RULINGS: Final = (*_CATEGORIES, *_COMPARING, *_LOWS, *_GAMES, *_WILD_CARDS, *_POT)
"""Every ruling, in the order of the rules reference."""
