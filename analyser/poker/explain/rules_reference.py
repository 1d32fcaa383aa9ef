"""The rules reference: the rulings, a page for each game, the search, what matters for a result."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from analyser.poker.cards import Card, parse_cards
from analyser.poker.decks import FULL_DECK
from analyser.poker.explain.steps import Derivation, order_ruling, say, wheel_ruling
from analyser.poker.games.game import Game
from analyser.poker.games.options import Options
from analyser.poker.games.registry import every_game
from analyser.poker.names import CATEGORY_NAMES, RANK_NAMES, describe_high, listed, rank_row
from analyser.poker.phrases import Phrase, with_commas, with_semicolons
from analyser.poker.ranking import high
from analyser.poker.ranking.badugi import BADUGI, BADUGI_ACE_HIGH, BADUGI_HAND
from analyser.poker.ranking.high import Category
from analyser.poker.results.analysis import Analysis
from analyser.poker.results.outcome import SidePots
from analyser.poker.results.showdown import HighSide, Verdict
from analyser.poker.table.written_line import say_options


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


_BOOK: Final = Path(__file__).with_name("rulebook.txt").read_text(encoding="utf-8")
_SOURCES: Final = dict(re.findall(r"^@@ (\w+): (.*)$", _BOOK, re.MULTILINE))
TOPICS: Final = {
    topic: Phrase(title) for topic, title in re.findall(r"^== (\w+): (.*)$", _BOOK, re.MULTILINE)
}
"""The chapters of the rules reference, in the order they are read."""
MEANINGS: Final[dict[str, Phrase]] = {}
"""By regular expressions for a word in a hand's name or draws: what it means."""
_LINE: Final = re.compile(r"(?P<mark>==?|@@?|[*#]|/(?P<word>.*?)/)? ?(?P<rest>.*)")


def _read_rulebook() -> Iterator[Ruling]:
    """Yield each ruling; what a player's word means is added to ``MEANINGS``."""
    topic = key = title = ""
    for part in _BOOK.split("\n\n"):
        text, sources, examples = list[Phrase](), list[Phrase](), list[Example]()
        for found in map(_LINE.fullmatch, part.splitlines()):
            assert found is not None  # any line fits
            mark, rest = found["mark"], found["rest"]
            if mark == "==":
                topic, _, _ = rest.partition(": ")
            elif mark == "=":
                key, _, title = rest.partition(": ")
            elif mark == "@":
                source, _, place = rest.partition(" ")
                sources.append(Phrase(_SOURCES[source], place=place))
            elif mark == "*":
                examples.append(_example(topic, *rest.split(" | ")))
            elif mark not in ("#", "@@"):
                text.append(Phrase(rest))
                if mark:
                    MEANINGS[found["word"]] = text[-1]
        if text:
            source = with_semicolons(sources)
            yield Ruling(key, Phrase(title), tuple(text), source, topic, tuple(examples))


def _example(topic: str, card_text: str, caption: str = "") -> Example:
    """Return an example; without a caption it gets the hand's name, or the ranks of a low."""
    cards = parse_cards(card_text)
    if caption:
        return Example(cards, Phrase(caption))
    if topic == "lows":  # their cards are in the order in which a low is read
        return Example(cards, Phrase(rank_row([card.rank for card in cards])))
    rank = BADUGI.rank(cards) if len(cards) == BADUGI_HAND else high.evaluate_high(cards)
    return Example(cards, describe_high(rank))


RULINGS: Final = tuple(_read_rulebook())
"""Every ruling, in the order of the rules reference."""


_BY_KEY: Final = {ruling.key: ruling for ruling in RULINGS}
_OF_CATEGORY: Final = {
    category: category.name.lower().replace("_", "-") for category in high.USUAL_CATEGORIES
} | {Category.FOUR_CARD_STRAIGHT: "soko", Category.FOUR_CARD_FLUSH: "soko"}
_TOPICS: Final = tuple(TOPICS)
_WORD: Final = re.compile(r"\w+")


def ruling(key: str) -> Ruling:
    """Return the ruling with this key, for example a step's ``ruling``. Raises KeyError."""
    return _BY_KEY[key]


def every_ruling() -> tuple[Ruling, ...]:
    """Return the rulings in the order of the book, with a page for each game in its chapter."""
    before = [each for each in RULINGS if _TOPICS.index(each.topic) < _TOPICS.index("games")]
    return *before, *map(game_page, every_game()), *RULINGS[len(before) :]


def kinds_of_hand() -> tuple[Ruling, ...]:
    """Return the rulings of the ten kinds of hand without wild cards, best first."""
    kinds = high.USUAL_CATEGORIES[-2::-1]
    return _BY_KEY["royal-flush"], *[_BY_KEY[_OF_CATEGORY[kind]] for kind in kinds]


def search(text: str, translate: Callable[[str], str] = str) -> tuple[Ruling, ...]:
    """Return the rulings in which every word of ``text`` occurs, or is the beginning of a word.

    The best match comes first: a word in the title before one in the text, a whole word before
    the beginning of a word; equal matches keep the order of the book. Case and word order do not
    matter; an empty text finds all rulings. ``translate``: into the language that is searched.
    """
    wanted = _words(text)
    ranked = []
    for found in every_ruling():
        captions = [example.caption for example in found.examples]
        parts = [found.title, *found.text, found.source, TOPICS[found.topic], *captions]
        title, everything = _words(translate(found.title)), _words(" ".join(map(translate, parts)))
        places = [_match_quality(want, title, everything) for want in wanted]
        if None not in places:
            ranked.append((sum(filter(None, places)), found))
    return tuple(found for _, found in sorted(ranked, key=lambda each: each[0]))


def _match_quality(want: str, title: Sequence[str], everything: Sequence[str]) -> int | None:
    """Return how well ``want`` matches a ruling's words, 0 (best) to 3; None if not."""
    fits = (
        want in title,
        any(word.startswith(want) for word in title),
        want in everything,
        any(word.startswith(want) for word in everything),
    )
    return fits.index(True) if any(fits) else None


def rulings_for(
    game: Game,
    hands: Sequence[Analysis | None] = (),
    verdict: Verdict | None = None,
    side_pots: SidePots | None = None,
) -> tuple[Ruling, ...]:
    """Return the rulings that matter for a game or a result in it, those that decided first."""
    keys: list[str] = []
    if verdict is not None:
        keys += _keys_on_verdict(game, hands, verdict)
    keys += ruling_keys_of_pots(side_pots)
    for hand in filter(None, hands):
        keys += _keys_on_hand(game.first, hand.alone)
        if hand.second is not None:
            keys += _keys_on_hand(hand.second.played, hand.second)
    page = game_page(game.plain)
    keys += page.key, *_keys_on_game(game)
    if game.second is not None:
        keys += _keys_on_game(game.second)
    if verdict is not None and verdict.final:
        keys += "cards-speak", "all-cards-shown", "order-of-showing", "disputed-hand"
    elif verdict is not None:  # hands that are seen before the last card are all in
        keys += "all-in-face-up", "dealing-twice"
    if "joker" in game.allows and not game.deck.has_wild:
        keys.append("stray-joker")
    return tuple(page if key == page.key else _BY_KEY[key] for key in dict.fromkeys(keys))


def ruling_keys_of_pots(side_pots: SidePots | None) -> tuple[str, ...]:
    """Return the keys of rulings on side pots and returned bets; () if bets are not known."""
    if side_pots is None:
        return ()
    several, back = len(side_pots.pots) > 1, any(side_pots.returned)
    boards = len(side_pots.by_board) > 1
    every = (several, "side-pots"), (back, "uncalled-bet"), (boards, "several-boards")
    return tuple(_keys_where_true(*every))


def _keys_on_verdict(
    game: Game, hands: Sequence[Analysis | None], verdict: Verdict
) -> Iterator[str]:
    """Yield the keys of the rulings on a result, of both games where two share the pot."""
    if game.second is not None and verdict.second is not None:
        others = [hand and hand.second for hand in hands]
        yield from _keys_on_verdict(game.second, others, verdict.second)
        hands, game = [hand and hand.alone for hand in hands], game.first
    if verdict.high is not None:
        yield from _keys_on_high(game, hands, verdict.high)
    of_high, of_low, side = verdict.winners, verdict.low_winners, verdict.low
    ordering, ties = side.ordering.name if side else "", len(of_high) > 1 or len(of_low) > 1
    yield from _keys_where_true(
        (side is not None, f"low-order {ordering}"),
        (verdict.reason.kind == "no-low", "eight-or-better without-a-low"),
        (ties, "ties odd-chips odd-chip-changed"),
        (ties and not game.button, "odd-chips-in-tournaments"),
        (bool(of_low), "odd-chip-high"),
        (bool(of_low) and (of_high == of_low or len(of_high + of_low) > 2), "scoop"),
        (len(of_high) > 1 and of_high == of_low, "even-split"),
    )


def _keys_on_high(game: Game, hands: Sequence[Analysis | None], side: HighSide) -> Iterator[str]:
    """Yield the keys of the rulings on why the high is won, in the order of the reason."""
    reason = side.reason
    match reason.kind:
        case "category" | "tiebreaker" if game.one_of_each:
            yield "badugi-order"
        case "category":
            yield order_ruling(game, *[side.ranks[seat][0] for seat in reason.seats])
        case "tiebreaker":
            for seat in reason.seats:
                hand = hands[seat]
                assert hand is not None  # a tie-breaker decides between two hands
                yield _tie_breaker_ruling_key(game, Derivation(game, hand), reason.position or 0)
        case "board":
            yield "plays-the-board"
        case _:  # a tie: of high hands there is no other reason
            yield "suits"


def _tie_breaker_ruling_key(game: Game, derivation: Derivation, position: int) -> str:
    """Return the key of the ruling on a hand's tie-breaker, which is numbered from 1."""
    if derivation.ace_low:
        return _wheel_ruling_key(game, derivation)
    category = Category(derivation.rank[0])
    groups = sum(count > 1 for count, _ in derivation.table)
    return "kickers" if 0 < groups < position else _OF_CATEGORY[category]


def _keys_on_hand(game: Game, hand: Analysis) -> Iterator[str]:
    """Yield the keys of the rulings on what a hand is, whoever wins."""
    if game.one_of_each:
        return
    derivation = Derivation(game, hand)
    if game.high_counts:
        if derivation.rank == high.ROYAL_FLUSH:
            yield "royal-flush"
        yield _OF_CATEGORY[Category(derivation.rank[0])]
        if derivation.ace_low:
            yield _wheel_ruling_key(game, derivation)
    if not hand.complete:
        yield "incomplete"
        if game.most == game.dealt and not game.board:
            yield "fouled-hand"
    elif derivation.left_out:
        yield "best-five"


def _wheel_ruling_key(game: Game, derivation: Derivation) -> str:
    key = wheel_ruling(game)
    return "steel-wheel" if derivation.flush and key == "wheel" else key


def _keys_on_game(game: Game) -> Iterator[str]:
    """Yield the keys of the rulings that a game's own rules need."""
    low, joker = game.low, game.deck.joker
    ordering, short = low.name if low else "", game.high.wheel == high.SHORT_DECK_HIGH.wheel
    return _keys_where_true(
        (game.one_of_each, "badugi badugi-order"),
        (game.whole is not None and not game.one_of_each, game.high.name),
        (game.key in _BY_KEY, game.key),
        (game.as_in_omaha and game.dealt > 2, "two-and-three omaha-board"),
        (game.as_in_omaha and game.dealt == 2, "greek"),
        (game.splits, "high-low-split high-and-low-apart"),
        (low is not None and not game.splits, "lowest-wins"),
        (low is not None, f"low-order {ordering}"),
        (low is not None and game.uses is not None, "omaha-low counterfeited"),
        (low is not None and low.highest is not None, "without-a-low"),
        (low is not None and not low.ace_low, "deuce-aces"),
        (not game.button, "bring-in common-card"),
        (short, "short-deck short-deck-straight trips-beat-straight"),
        (joker == "bug" and game.high_counts, "bug"),
        (joker != "none" and not game.high_counts, "joker-low"),
        ((joker == "wild" and game.high_counts) or bool(game.deck.wild_ranks), "wild-cards"),
        (game.deck.has_wild and game.high_counts, "five-of-a-kind wild-ties"),
    )


def _keys_where_true(*every: tuple[bool, str]) -> Iterator[str]:
    """Yield the keys, separated by spaces, of the pairs whose condition is True."""
    for matters, keys in every:
        if matters:
            yield from keys.split()


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold())


def game_page(game: Game) -> Ruling:
    """Return the rules of a game that matter to its hands, with their source."""
    text = (*_say_names_and_deal(game), *_say_deck(game), *_say_pot(game))
    return Ruling(f"game {game.key}", game.name, text, Phrase(game.source), "games")


def _say_names_and_deal(game: Game) -> Iterator[Phrase]:
    """Say the other names, how many cards are dealt, and when bets are made or cards drawn."""
    if game.aliases:
        yield say("game", "names", names=", ".join(game.aliases))
    dealt = "dealt-alone"
    if game.board:
        dealt = "dealt-one" if game.dealt == 1 else "dealt"
    elif game.most > game.dealt:
        dealt = "up-to"
    yield say("game", dealt, dealt=game.dealt, board=game.board, most=game.most)
    if game.boards > 1:
        yield say("game", "boards", boards=game.boards)
    if game.streets[:1] == (0,):
        yield say("game", "draw")
    elif len(game.streets) > 1:
        yield say("game", "bets", counts=listed([*map(str, game.streets)]))


def _say_deck(game: Game) -> Iterator[Phrase]:
    deck = game.plain_deck
    if deck.lowest > FULL_DECK.lowest:
        yield say("game", "deck", count=len(deck.cards), rank=RANK_NAMES[deck.lowest])
    if deck.has_wild:
        said = say_options(Options(deck.joker, deck.wild_ranks))
        yield say("game", "wild", cards=with_commas(said))


def _say_pot(game: Game) -> Iterator[Phrase]:
    """Say what the pot is shared for and, of each half, which cards play and what is best."""
    half, other = game.halves
    if game.has_halves:
        yield say("game", "shared", half=half, other=other)
    if game.second is None:
        yield from _say_rules_of_half(game)
        return
    for name, part in ((half, game.first), (other, game.second)):
        for says in _say_rules_of_half(part):
            yield say("game", "half", half=name, rule=says)


def _say_rules_of_half(game: Game) -> Iterator[Phrase]:
    """Say which cards play, and which order of hands wins: of highs, lows or badugis."""
    if game.board:
        yield _say_which_cards_play(game)
    elif game.dealt > game.hand or game.most > game.hand:
        yield say("game", "best", hand=game.hand)
    if game.one_of_each:
        yield say("game", "badugi-high" if game.high == BADUGI_ACE_HIGH else "badugi-low")
    elif game.high_counts and game.high.categories != high.USUAL_CATEGORIES:
        kinds = [Category(each) for each in reversed(game.high.categories)]
        named = [CATEGORY_NAMES[each] for each in kinds if each is not Category.FIVE_OF_A_KIND]
        yield say("game", "kinds", kinds=with_commas(named))
    elif game.high_counts:
        yield say("game", "high")
    if game.low is not None:
        yield say("game", "low", ordering=game.low.name)


def _say_which_cards_play(game: Game) -> Phrase:
    own = game.most_own if game.uses is None else game.uses[0]
    if own is None:
        return say("game", "any-play")
    plays = "own-alone"
    if game.uses is None:
        plays = "own-at-most"
    elif game.uses[1]:
        plays = "own-exactly"
    return say("game", plays, own=own, board=game.hand - own)
