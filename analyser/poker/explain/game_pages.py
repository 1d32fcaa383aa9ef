"""A page of the rules for each game, written from its record."""

from __future__ import annotations

from collections.abc import Iterator

from analyser.poker.decks import FULL_DECK
from analyser.poker.explain.rulebook import Ruling
from analyser.poker.games.game import Game
from analyser.poker.games.options import Options
from analyser.poker.names import CATEGORY_NAMES, RANK_NAMES, listed
from analyser.poker.phrases import N_, Phrase, with_commas
from analyser.poker.ranking.badugi import BADUGI_ACE_HIGH
from analyser.poker.ranking.high import USUAL_CATEGORIES, Category
from analyser.poker.table.written_line import say_options


def game_page(game: Game) -> Ruling:
    """Return the rules of a game that matter to its hands, with their source."""
    text = (*_dealt(game), *_deck(game), *_pot(game))
    return Ruling(f"game {game.key}", game.name, text, Phrase(game.source), "games")


def _dealt(game: Game) -> Iterator[Phrase]:
    if game.aliases:
        template = N_("Other names: {names}.")
        yield Phrase(template, names=", ".join(game.aliases))
    if game.board and game.dealt == 1:
        template = N_("A seat gets one card, and the board has {board}.")
    elif game.board:
        template = N_("A seat gets {dealt} cards, and the board has {board}.")
    elif game.most > game.dealt:
        template = N_("A seat may have up to {most} cards of its own.")
    else:
        template = N_("A seat gets {dealt} cards; there is no board.")
    yield Phrase(template, dealt=game.dealt, board=game.board, most=game.most)
    if game.boards > 1:
        template = N_("There are {boards} boards; each decides its part of the pot.")
        yield Phrase(template, boards=game.boards)
    if game.streets[:1] == (0,):
        yield Phrase(N_("Cards are exchanged in a draw."))
    elif len(game.streets) > 1:
        template = N_("Bets are made when a seat has {counts} of its cards.")
        yield Phrase(template, counts=listed([*map(str, game.streets)]))


def _deck(game: Game) -> Iterator[Phrase]:
    deck = game.plain_deck
    if deck.lowest > FULL_DECK.lowest:
        template = N_("It is played with the {count} cards from the {rank} up.")
        yield Phrase(template, count=len(deck.cards), rank=RANK_NAMES[deck.lowest])
    if deck.has_wild:
        template = N_("Wild cards: {cards}.")
        said = say_options(Options(deck.joker, deck.wild_ranks))
        yield Phrase(template, cards=with_commas(said))


def _pot(game: Game) -> Iterator[Phrase]:
    """Say what the pot is shared for, which cards play, and which hands are best."""
    half, other = game.halves
    if game.has_halves:
        template = N_("The pot is shared by {half} and {other}; the odd chip goes to {half}.")
        yield Phrase(template, half=half, other=other)
    if game.second is None:
        yield from _hands(game)
        return
    for name, part in ((half, game.first), (other, game.second)):
        for says in _hands(part):
            yield Phrase(N_("For {half}: {rule}"), half=name, rule=says)


def _hands(game: Game) -> Iterator[Phrase]:
    if game.board:
        yield _who_plays(game)
    elif game.dealt > game.hand or game.most > game.hand:
        yield Phrase(N_("The best {hand} play."), hand=game.hand)
    if game.one_of_each and game.high == BADUGI_ACE_HIGH:
        yield Phrase(N_("The best badugi wins; the ace is high."))
    elif game.one_of_each:
        yield Phrase(N_("The best badugi wins; the ace is low."))
    elif game.high_counts and game.high.categories != USUAL_CATEGORIES:
        template = N_("The best hand wins; from the best down: {kinds}.")
        kinds = [Category(each) for each in reversed(game.high.categories)]
        named = [CATEGORY_NAMES[each] for each in kinds if each is not Category.FIVE_OF_A_KIND]
        yield Phrase(template, kinds=with_commas(named))
    elif game.high_counts:
        yield Phrase(N_("The best high hand wins."))
    if game.low is not None:
        template = N_("The best low wins, {ordering}.")
        yield Phrase(template, ordering=game.low.name)


def _who_plays(game: Game) -> Phrase:
    own = game.most_own if game.uses is None else game.uses[0]
    if own is None:
        return Phrase(N_("The best five of all these cards play."))
    if game.uses is None:
        template = N_("Of a seat's own cards at most {own} play, with others of the board.")
    elif game.uses[1]:
        template = N_("Of a seat's own cards exactly {own} play, with {board} of the board.")
    else:
        template = N_("A seat's own {own} cards play alone.")
    return Phrase(template, own=own, board=game.hand - own)
