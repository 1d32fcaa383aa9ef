"""iPoker's histories: XML with one element for a session, and one in it for each hand.

Each hand's element is parsed by itself. So the entities that a document may declare are never read,
and a damaged hand does not stop the others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from html import escape, unescape
from typing import Final, TypeAlias
from xml.etree import ElementTree

from analyser.poker.cards import UNKNOWN, Card
from analyser.poker.errors import HandCutShortError, HistoryError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import FIVE_CARD_OMAHA, HOLDEM, OMAHA, SIX_CARD_OMAHA
from analyser.poker.hand_files.amounts import hundredths
from analyser.poker.hand_files.hand import FileHand, HandSoFar, Trouble, cards_of
from analyser.poker.hand_files.sites.header import facts_of, game_named
from analyser.poker.hand_files.sites.text_history import Found, Site, SiteOf
from analyser.poker.hand_files.text import LONGEST, BadLine, Lines, on_one_line
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase

_BEGINS: Final = re.compile(r"<session\b[^>]*\bsessioncode=|<game\b[^>]*\bgamecode=")
_PARTS: Final = re.compile(r"(<game\b[^>]*>|</game>)")
_GAME: Final = re.compile(r"\s*<game\b[^>]*>")
_HEAD: Final = re.compile(r"<(?P<tag>session|gametype|nickname)\b[^>]*>(?P<text>[^<]*)")
_LIMIT: Final = re.compile(
    r"(?P<game>.*?) ?\b(?:[NPFS]L|L[ZP]?|БЛ|(?:(?:No|Pot|Fixed) )?[Ll]imit)\b"
)
_VALUE: Final = re.compile(r'(?<==")[^"]*(?=")')
_LOWER: Final = str.maketrans("CDHS", "cdhs")
_BY_POCKET: Final = {2: HOLDEM, 4: OMAHA, 5: FIVE_CARD_OMAHA, 6: SIX_CARD_OMAHA}
"""The games by how many pocket cards a seat has, if the session does not name the game."""
_FOLD, _ALL_IN, _SIT_OUT, _ANTE, _RAISE_TO = "0", "7", frozenset("89"), "15", "23"
"""The values of the attribute ``type`` of actions that are not plain bets."""


@dataclass(slots=True)
class _Session:
    """The game and the player of a session, and the hand that is being read.

    Attributes:
        gametype: the game and its stakes.
        nickname: the player who saved the history.
        line: the line where the hand that is being read begins; 0 between hands.
        hand: the parts of that hand's text so far; no more are added if it is too long.
        size: how many characters of the hand have been read.
    """

    gametype: str = ""
    nickname: str = ""
    line: int = 0
    hand: list[str] = field(default_factory=list)
    size: int = 0

    def end(self, added: str = "") -> _Hand:
        """Return the session's game and nickname, the text of the hand read so far, and ``added``.

        ``added``: the end tag to put after the text if the file lacks it, else "". Afterwards the
        session is ready for the next hand.
        """
        text = "".join(self.hand) + added
        self.hand, self.size, self.line = [], 0, 0
        return self.gametype, self.nickname, text, added


_Hand: TypeAlias = tuple[str, str, str, str]
"""A hand as ``_Session.end`` returns it."""


@dataclass(frozen=True, slots=True)
class _IPoker(Site):
    """The site iPoker; other sites' files are lists of lines, its files are XML."""

    def read_hands(self, lines: Lines, site_of: SiteOf = lambda _: None) -> Found:
        """Yield each hand, or why it cannot be read; see ``Site.read_hands``."""
        other: list[tuple[Site, tuple[int, str]]] = []

        def own() -> Lines:
            for number, line in lines:
                site = site_of(line) if "Hand" in line or "Game" in line else None
                if site not in (None, self):
                    other.append((site, (number, line)))
                    return
                yield number, line

        for line, block in _hands(own(), _Session()):
            if isinstance(block, BadLine):
                yield Trouble(line, block.why)
                continue
            (found,) = self._read(line, block)
            # A hand whose element has no end counts if all its streets are there.
            is_cut = block[-1] and not isinstance(found, FileHand)
            yield Trouble(line, HandCutShortError().phrase) if is_cut else found
        return other[0] if other else None


def _hands(lines: Lines, session: _Session) -> Iterator[tuple[int, _Hand | BadLine]]:
    """Yield each hand with the line where it begins, and lines that cannot be read."""
    for number, text in lines:
        if isinstance(text, BadLine):
            yield number, text
        for part in _PARTS.split(f"{text}\n"):
            if part.startswith("<game"):
                if session.line:
                    yield session.line, session.end("</game>")
                session.line = number
            if session.line:
                session.size += len(part)
                if session.size <= LONGEST:
                    session.hand.append(part)
                if part == "</game>":
                    yield session.line, session.end()
            else:
                _take_head(session, part)
    if session.line:
        yield session.line, session.end("</game>")


def begins_game(line: str) -> bool:
    """Whether a line begins a hand."""
    return _GAME.match(line) is not None


def head_after(lines: Lines) -> str:
    """Return the game and the player of the last session in these lines, as a line of XML."""
    session = _Session()
    for _ in _hands(lines, session):
        pass
    return (
        f"<gametype>{escape(session.gametype)}</gametype>"
        f"<nickname>{escape(session.nickname)}</nickname>"
    )


def _take_head(session: _Session, text: str) -> None:
    for found in _HEAD.finditer(text):
        if found["tag"] == "session":
            session.gametype = session.nickname = ""
        else:
            setattr(session, found["tag"], unescape(found["text"].strip()))


def _read(line: int, block: Sequence[str]) -> FileHand:
    """Read a hand from the game, the nickname, the text and the added end tag in ``block``."""
    gametype, nickname, text, added = block
    game = _parsed(text)
    hand = HandSoFar(line, None, game.get("gamecode"))
    chips = next((each.get("chips") for each in game.iter("player")), "")
    hand.facts = facts_of(IPOKER.name, f"{gametype}\n{chips}\n{game.findtext('.//startdate')}")
    hand.pays_uncalled = True
    for each in game.iter("player"):
        if each.get("name"):
            _sit_down(hand, each)
    pockets = [len(_cards(each)) for each in game.iter("cards") if each.get("type") == "Pocket"]
    hand.game = _game_of(gametype, max(pockets, default=0))
    hand.hero = hand.players.get(nickname)
    for street in game.iter("round"):
        _play(hand, street)
    if (added or not hand.was_paid()) and hand.is_short_of_cards():
        raise HandCutShortError
    return hand.finish()


def _sit_down(hand: HandSoFar, element: ElementTree.Element) -> None:
    name = element.get("name", "")
    player = hand.seat(name, name, stack=element.get("chips", ""))
    player.folded = True  # undone if the player is dealt cards or acts
    won = hundredths(element.get("win", ""))
    if won is not None:
        hand.pay([])
    if won:
        hand.pay_amount(player, won)


def _parsed(text: str) -> ElementTree.Element:
    try:
        return ElementTree.fromstring(text)
    except ElementTree.ParseError:
        pass
    # Names may have signs that XML forbids.
    text = _VALUE.sub(lambda value: escape(unescape(value[0])), text)
    try:
        return ElementTree.fromstring("".join(filter(str.isprintable, text)))
    except ElementTree.ParseError as error:
        template = QT_TRANSLATE_NOOP("analyser", "it is no XML ({error})")
        raise HistoryError(why=Phrase(template, error=on_one_line(str(error)))) from None


def _game_of(gametype: str, pocket: int) -> Game:
    """Return a session's game; if the session names none, find it by the number of cards.

    ``pocket``: how many cards of its own a seat has.
    """
    limit = _LIMIT.match(gametype)
    name = gametype if limit is None else limit["game"]
    if gametype.startswith("LH"):
        return HOLDEM
    if not name.strip() and pocket in _BY_POCKET:
        return _BY_POCKET[pocket]
    return game_named(name)


def _play(hand: HandSoFar, street: ElementTree.Element) -> None:
    if street.get("no", "") > "1":
        hand.new_street()
    for each in street.iter("cards"):
        player = hand.players.get(each.get("player", ""))
        cards = _cards(each)
        if player is not None:
            player.folded = False
            if hand.game is not None and len(player.cards + cards) > hand.game.dealt:
                # In stud the last street may tell the cards that were not known.
                player.cards = tuple([card for card in player.cards if card != UNKNOWN])
            hand.deal(player, cards)
        elif not each.get("player"):
            hand.board(hand.common_board + cards)
    actions = sorted(street.iter("action"), key=lambda each: hundredths(each.get("no", "")) or 0)
    for action in actions:
        player = hand.players.get(action.get("player", ""))
        kind, amount = action.get("type", ""), hundredths(action.get("sum", "")) or 0
        if player is None or kind in _SIT_OUT:
            continue
        player.folded = kind == _FOLD
        if kind == _ANTE:
            hand.add_dead(player, amount, is_ante=True)
        else:
            hand.bet(player, amount, in_all=kind == _RAISE_TO)
        if kind == _ALL_IN:
            hand.all_in(player)


def _cards(element: ElementTree.Element) -> tuple[Card, ...]:
    """Read cards with the suit first: "HQ D10", "X X" for unknown ones. Raises CardError."""
    cards = [
        "??" if word in {"X", "XX"} else word[1:] + word[0].translate(_LOWER)
        for word in (element.text or "").upper().split()
    ]
    return cards_of(" ".join(cards).replace("10", "T"))


IPOKER: Final = _IPoker("ipoker", "iPoker", "<", _BEGINS.search, _read)
