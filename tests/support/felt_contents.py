"""What the felt shows of a poker table, made without a window."""

from analyser.gui.felt.content import FeltContent
from analyser.gui.felt.words.felt_words import Known, content_of
from analyser.gui.state.live_odds import NOTHING, CurrentOdds
from analyser.poker.games.game import Game
from analyser.poker.games.registry import HOLDEM
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.situation import situation_at
from analyser.poker.results.outcome import outcome_of
from analyser.poker.table.table import Table, new_table
from analyser.poker.text.enter import enter


def laid(text: str, game: Game = HOLDEM, seats: int = 1) -> Table:
    """Return a poker table of a game with the cards that a text names."""
    table = new_table(game, seats)
    return enter(table, text) if text else table


def counted(table: Table) -> CurrentOdds:
    situation, seats = situation_at(table)
    return CurrentOdds(table, odds_of(situation), seats)


def said_of(
    table: Table,
    standing: CurrentOdds = NOTHING,
    looked_at: int | None = None,
    *,
    is_hidden: bool = False,
    later: Table | None = None,
) -> FeltContent:
    """Return what the felt shows of a poker table."""
    known = Known(table, outcome_of(table), standing, looked_at, is_hidden, later=later)
    return content_of(known)
