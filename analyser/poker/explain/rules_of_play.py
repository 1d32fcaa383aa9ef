"""The rulings on games, wild cards, the pot, the showdown and players' words, and all rulings."""

from __future__ import annotations

from functools import partial
from typing import Final

from analyser.poker.explain.meanings import MEANINGS
from analyser.poker.explain.rulebook import (
    CATEGORIES,
    COMPARING,
    HIGH_LOW,
    HOUSE,
    LOWS,
    SHOWDOWN,
    TIES,
    USAGE,
    RulingOn,
    both,
    robert,
    tda,
    wikipedia,
    wsop,
)
from analyser.poker.phrases import N_, Phrase

_SHORT_DECK: Final = wikipedia("Six-plus hold 'em")
_COMMUNITY: Final = wikipedia("Community card poker")
_MANILA: Final = Phrase(N_("poker.com, Manila"))
_WILD: Final = wikipedia("Wild card (cards)")
_BADUGI: Final = wikipedia("Badugi")

_game = partial(RulingOn, "games")
_wild_card = partial(RulingOn, "wild")
_share = partial(RulingOn, "pot")
_show = partial(RulingOn, "showdown")
_word = partial(RulingOn, "words", source=USAGE)

_GAMES: Final = (
    _game("two-and-three", robert("Omaha"))(
        N_("Omaha: two from the hand, three from the board"),
        N_(
            "A hand is made of exactly two of a player's own cards and exactly three of the "
            "board. Four cards of a suit on the board and one in the hand are no flush, and three "
            "aces in the hand count as two."
        ),
    ),
    _game("omaha-board", robert("Omaha"))(
        N_("Omaha: nobody plays the board"),
        N_("Two cards of the hand always play, so the board alone is nobody's hand."),
    ),
    _game("omaha-low", robert("Omaha High-Low"))(
        N_("Omaha: the cards of a low"),
        N_("A low takes two different low ranks of the hand and three others of the board."),
    ),
    _game("counterfeited", USAGE)(
        N_("Counterfeited lows"),
        N_(
            "A card on the board that pairs a low card of the hand counterfeits it: only "
            "one of the two helps the low, which gets worse or is lost."
        ),
    ),
    _game("high-and-low-apart", robert("Omaha High-Low"))(
        N_("High and low are chosen separately"),
        N_(
            "Where high and low share the pot, a player may use different cards for each, or the "
            "same ones for both."
        ),
    ),
    _game("lowest-wins", robert("Seven-Card Stud Low (Razz); Lowball"))(
        N_("Games in which the low hand wins"),
        N_(
            "In lowball and razz the best low takes the whole pot; the high hand counts for "
            "nothing. Razz and California lowball are played ace to five, Kansas City lowball "
            "deuce to seven."
        ),
    ),
    _game("bring-in", robert("Seven-Card Stud; Seven-Card Stud Low (Razz)"))(
        N_("Stud: who brings it in"),
        N_(
            "The lowest card that shows opens the betting, in razz the highest. Between "
            "cards of one rank the suit decides: spades are the highest, then hearts, "
            "diamonds and clubs."
        ),
    ),
    _game("common-card", robert("Seven-Card Stud"))(
        N_("Stud: the common card"),
        N_(
            "If there are too few cards to deal everybody a last one, one card is dealt "
            "face up in the middle and counts in every hand."
        ),
    ),
    _game("badugi", _BADUGI)(
        N_("Badugi: four ranks, four suits"),
        N_(
            "A hand is four cards, and only cards of different ranks and different suits play. Of "
            "cards that clash one plays: the choice that leaves most cards, and of such choices "
            "the lowest."
        ),
        shows=("8s 4h 3d Ac", "4s 3s 2h Ad"),
    ),
    _game("badugi-order", _BADUGI)(
        N_("Badugi: which hand wins"),
        N_(
            "A badugi beats a three-card hand, that a two-card hand, and that a single card. Of "
            "hands of as many cards the lower one wins, compared from its highest card down. The "
            "ace is low, and straights do not count."
        ),
        shows=("Kd Qh Js Tc", "3s 2h Ad 3d"),
    ),
    _game("short-deck", _SHORT_DECK)(
        N_("Short deck: a flush beats a full house"),
        N_(
            "With the twos to fives taken out, 36 cards are left. Flushes become rarer than full "
            "houses and beat them."
        ),
        shows=("As Ks 9s 8s 6s", "Ac Ad Ah Kc Kd"),
    ),
    _game("short-deck-straight", _SHORT_DECK)(
        N_("Short deck: the lowest straight"),
        N_(
            "The ace also stands below the six: ace, six, seven, eight and nine are the lowest "
            "straight, and nine is its top card."
        ),
        shows=(("9s 8c 7h 6d As", N_("Straight, nine high")),),
    ),
    _game("house-order", USAGE)(
        N_("Another order of the kinds of hand"),
        N_(
            "In a game of one's own kinds of hand may change places: the rules of the game say "
            "which beats which."
        ),
    ),
    _game("tahoe", wikipedia("Pineapple (poker)"))(
        N_("Tahoe: two of three cards at most"),
        N_(
            "Each player keeps three cards to the end; none, one or two of them play with the "
            "board, never all three. It is also called lazy pineapple. In pineapple, crazy "
            "pineapple and Irish one card or two are thrown away, and hold'em is what is left."
        ),
    ),
    _game("greek", _COMMUNITY)(
        N_("Greek hold'em: both cards play"),
        N_("A hand is both cards that were dealt and three of the five on the board."),
    ),
    _game("manila", _MANILA)(
        N_("Manila: a flush beats a full house"),
        N_(
            "It is played with the 32 cards from seven up. Both cards of the hand play, with three "
            "of the board. A flush beats a full house, and the ace is never low in a straight."
        ),
        shows=("As Ks Js 9s 8s", "Ac Ad Ah Kc Kd"),
    ),
    _game("soko", wikipedia("Sökö"))(
        N_("Sökö: four to a straight, four to a flush"),
        N_(
            "A four-card straight beats a pair, and a four-card flush beats a four-card straight; "
            "two pair beats both. A hand is judged by the best of what it is."
        ),
        N_(
            "Four-card straights compare by their top card, then by the fifth card; ace, two, "
            "three and four are the lowest. Four-card flushes compare by their four cards from the "
            "highest down, then by the fifth. The game is also called Canadian stud."
        ),
        shows=(
            ("8s 7h 6d 5c 8d", N_("Four-card straight, eight high")),
            ("As 9s 5s 2s Kd", N_("Four-card flush, A-9-5-2")),
        ),
    ),
    _game("three-card", wikipedia("Three Card Poker"))(
        N_("Three cards: which hand wins"),
        N_(
            "From the best down: straight flush, three of a kind, straight, flush, pair, high "
            "card. With three cards a straight is rarer than a flush. Ace, two, three is the "
            "lowest straight."
        ),
        shows=(("5s 4h 3d", N_("Straight, 5-4-3")),),
    ),
    _game("teen-patti", wikipedia("Teen patti"))(
        N_("Teen patti: three of a kind is best"),
        N_(
            "Three of a kind beats a straight flush; below them come straight, flush, pair and "
            "high card."
        ),
        N_(
            "Ace, two, three is the second-best run, behind ace, king, queen. Sources differ: in "
            "some houses it is the best of all."
        ),
        shows=(("Ad 3h 2s", N_("Straight, A-3-2")),),
    ),
    _game("trips-beat-straight", _SHORT_DECK)(
        N_("Short deck: straight or three of a kind"),
        N_(
            "Houses differ on whether three of a kind beats a straight. Here the straight is "
            "better unless the game's option says otherwise."
        ),
    ),
)

_WILD_CARDS: Final = (
    _wild_card("wild-cards", _WILD)(
        N_("Wild cards"),
        N_(
            "A wild card stands for whatever card makes the hand best. It is never a second copy "
            "of a card in the hand, except to make five of a kind."
        ),
        N_("The joker can be wild, or all cards of a rank: with deuces wild, the four twos."),
        shows=(
            (
                "Jo 8s 8h 5d 5c",
                N_("Joker wild: full house, eights full of fives"),
            ),
        ),
    ),
    _wild_card("wild-ties", HOUSE)(
        N_("Wild against natural"),
        N_(
            "A hand with wild cards is as good as the same hand without them, and they "
            "split the pot. Books differ: in some the natural hand wins."
        ),
    ),
    _wild_card("bug", robert("Draw High, The Joker"))(
        N_("The joker as a bug"),
        N_(
            "The bug is an ace, or the card that completes a straight, a flush or a straight "
            "flush; nothing else. Five aces beat everything."
        ),
        N_("In a flush it is the highest card of the suit that is not there."),
        shows=(
            (
                "Jo 8s 8h 5d 5c",
                N_("Joker as a bug: two pair, ace kicker"),
            ),
            ("Ah Jo 9h 5h 2h", N_("Joker as a bug: flush, A-K-9-5-2")),
        ),
    ),
    _wild_card("joker-low", robert("Lowball, Ace-to-five Lowball"))(
        N_("The joker in lowball"),
        N_(
            "In ace-to-five lowball the joker is the lowest rank that is not in the hand; in other "
            "lows it is the rank that makes the best low."
        ),
        N_("California lowball is played with a joker unless the house says otherwise."),
        shows=(("7s 4h 3d Jo As", N_("The joker is a two: 7-4-3-2-A")),),
    ),
    _wild_card("stray-joker", robert("General Poker Rules, Irregularities"))(
        N_("A joker in a game without one"),
        N_(
            "A joker that turns up in a game played without one is a scrap of paper: it "
            "counts as no card."
        ),
    ),
)

_POT: Final = (
    _share("high-low-split", HIGH_LOW)(
        N_("High and low share the pot"),
        N_(
            "In hi-lo games the best high hand takes one half of the pot and the best low the "
            "other. One player may win both."
        ),
    ),
    _share("without-a-low", HIGH_LOW)(
        N_("Nobody has a low"),
        N_(
            "In games with a qualifier the high hand takes the whole pot if no hand "
            "qualifies for low."
        ),
    ),
    _share("scoop", USAGE)(
        N_("Scoop, quarter, three quarters"),
        N_("A player who wins both halves scoops the pot."),
        N_(
            "A player who only ties for one half is quartered: of two who tie, each gets a "
            "quarter of the pot. Winning one half alone and tying with one other for the "
            "other half makes three quarters."
        ),
    ),
    _share("odd-chip-high", TIES)(
        N_("The odd chip between high and low"),
        N_("A chip that cannot be halved between the high and the low half goes to the high half."),
    ),
    _share("odd-chips", TIES)(
        N_("Odd chips between tied hands"),
        N_(
            "Chips that cannot be shared go out one each, in games with a button to the first "
            "tied seats from its left. Nobody gets more than one."
        ),
        N_(
            "In stud the odd chip goes by the highest card of all a player's cards, in razz and "
            "for the low half by the lowest. From the highest, the suits are spades, hearts, "
            "diamonds, clubs. Tournaments have another rule."
        ),
        N_(
            "Suits never decide who wins a pot; between cards of one rank they decide the odd chip "
            "in stud, who brings it in, and the draw for seats or the button."
        ),
    ),
    _share(
        "odd-chips-in-tournaments", both(tda("Awarding Odd Chips"), wsop("live action rule 153"))
    )(
        N_("The odd chip in stud tournaments"),
        N_(
            "In stud tournaments, and in the cash games of the World Series of Poker, the "
            "odd chip goes by the highest card and its suit, in razz and for the low half "
            "too. The Poker TDA Rules look at the five cards that play."
        ),
        N_("This program keeps Robert's Rules."),
    ),
    _share("odd-chip-changed", both(TIES, tda("Awarding Odd Chips")))(
        N_("An odd chip is changed first"),
        N_(
            "A chip that cannot be shared is changed into the smallest chips of the game "
            "before anybody gets one more."
        ),
    ),
    _share("even-split", TIES)(
        N_("The same hand both ways"),
        N_(
            "Players who tie for high and for low share the whole pot as evenly as chips allow: "
            "66 chips are 33 each."
        ),
    ),
    _share("side-pots", both(TIES, tda("Side Pots")))(
        N_("Side pots"),
        N_("The main pot and each side pot are split by themselves, and never put together."),
        N_(
            "A pot holds equal bets of those who can win it. So a player who is all in wins"
            " from each other player no more than he put in himself."
        ),
    ),
    _share(
        "uncalled-bet",
        both(
            USAGE,
            both(tda("Showdown and Discarding Irregularities"), wsop("tournament rule 108")),
        ),
    )(
        N_("A bet that nobody called"),
        N_("What nobody called goes back to the player who bet it, before the pot is split."),
        N_("The tournament rules say this of a bettor who throws the cards away by mistake."),
    ),
    _share("dealing-twice", robert("No-limit and Pot-limit, No-limit Rules"))(
        N_("Dealing twice"),
        N_(
            "When no more bets are possible, the players may agree to deal the cards to "
            "come twice. Each deal decides half of the pot."
        ),
    ),
    _share("several-boards", USAGE)(
        N_("Several boards"),
        N_(
            "A pot is divided in this order: main pot and side pots, boards, high and low, tied "
            "hands. At each step odd chips go one each to the first parts. No rule book that we "
            "read says which board gets an odd chip."
        ),
    ),
)

_SHOW: Final = (
    _show(
        "cards-speak",
        both(
            both(SHOWDOWN, tda("Declarations. Cards Speak at Showdown")),
            wsop("tournament rule 69, live action rule 144"),
        ),
    )(
        N_("Cards speak"),
        N_("The cards on the table decide, not what their player says of them."),
    ),
    _show(
        "all-cards-shown",
        both(
            both(SHOWDOWN, tda("Tabling Cards and Killing Winning Hand")),
            wsop("live action rule 143"),
        ),
    )(
        N_("All cards are shown"),
        N_(
            "To win any part of a pot at the showdown, a player shows all cards of the hand"
            " face up, those that do not play too."
        ),
    ),
    _show("order-of-showing", both(SHOWDOWN, tda("Non All-In Showdowns and Showdown Order")))(
        N_("Who shows first"),
        N_(
            "The player who made the last bet or raise on the last street shows first; if "
            "nobody bet there, the one who had to act first."
        ),
        N_("Players in a side pot show before those who can win the main pot only."),
    ),
    _show("all-in-face-up", both(tda("Face Up for All-Ins"), wsop("tournament rule 70")))(
        N_("All in: hands face up"),
        N_(
            "In tournaments all hands are turned face up once a player is all in and nobody"
            " can bet any more."
        ),
    ),
    _show("fouled-hand", robert("General Poker Rules, Dead Hands"))(
        N_("Fouled hands"),
        N_(
            "A hand that does not have the number of cards of its game is dead. In stud a "
            "hand without its last card may be ruled live, and in draw games one with too "
            "few cards before the draw is live."
        ),
    ),
    _show("disputed-hand", tda("Disputed Hands and Pots"))(
        N_("Disputing a hand"),
        N_("How a hand on the table was read may be disputed until the next hand begins."),
    ),
)

_WORDS: Final = (
    _word("players-words-pairs")(
        N_("Pocket pair, top pair, overpair, two pair"),
        *MEANINGS["pairs"].values(),
    ),
    _word("players-words-sets")(
        N_("Set, trips, quads"),
        *MEANINGS["sets"].values(),
    ),
    _word("players-words-nuts")(
        N_("The nuts"),
        *MEANINGS["nuts"].values(),
    ),
    _word("players-words-draws")(
        N_("Draws"),
        *MEANINGS["draws"].values(),
    ),
    _word("players-words-outs")(
        N_("Outs"),
        N_(
            "An out is a next card that puts a hand ahead which is behind. Of a hand alone it is "
            "one that makes a better kind of hand of the hand's own cards."
        ),
    ),
    _word("players-words-call")(
        N_("The bet: what a call needs (pot odds)"),
        N_(
            "A call needs the share that it pays of all chips: 50 to call and 100 in the pot are "
            "50 of 150, a third. It is worth the hand's share of those chips, less what it "
            "costs."
        ),
        N_("A hand's share (its equity) is what it wins of the pot on average."),
    ),
)

RULINGS: Final = (*CATEGORIES, *COMPARING, *LOWS, *_GAMES, *_WILD_CARDS, *_POT, *_SHOW, *_WORDS)
"""Every ruling, in the order of the rules reference."""
