"""iPoker's histories: XML with one element for a session, and one in it for each hand.

Each hand's element is parsed by itself. So the entities that a document may declare are never read,
and a damaged hand does not stop the others.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from html import escape, unescape
from typing import Final, TypeAlias
from xml.etree import ElementTree

from analyser.poker.cards import UNKNOWN, Card
from analyser.poker.errors import HandCutShortError, HistoryError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import HOLDEM, USUAL
from analyser.poker.hand_files.amounts import hundredths
from analyser.poker.hand_files.hand import FileHand, HandSoFar, Trouble, of_no_hand
from analyser.poker.hand_files.sites.header import facts_of, game_named
from analyser.poker.hand_files.sites.site import Found, Site, SiteOf, site_cards
from analyser.poker.hand_files.text import BadLine, Lines, blocks_of
from analyser.poker.phrases import N_, Phrase, shortened

_BEGINS: Final = re.compile(r"<session\b[^>]*\bsessioncode=|<game\b[^>]*\bgamecode=")
_PARTS: Final = re.compile(r"(?=<(?:game|session)\b)")
_END: Final = "</game>"
_GAME: Final = re.compile(r"\s*<game\b[^>]*>")
_HEAD: Final = re.compile(r"<(?P<tag>session|gametype|nickname)\b[^>]*>(?P<text>[^<]*)")
_LIMIT: Final = re.compile(
    r"(?P<game>.*?) ?\b(?:[NPFS]L|L[ZP]?|БЛ|(?:(?:No|Pot|Fixed) )?[Ll]imit)\b"
)
_VALUE: Final = re.compile(r'(?<==")[^"]*(?=")')
_LOWER: Final = str.maketrans("CDHS", "cdhs")
_FOLD, _ALL_IN, _SIT_OUT, _ANTE, _RAISE_TO = "0", "7", frozenset("89"), "15", "23"
"""The values of the attribute ``type`` of actions that are not plain bets."""
_NO_PLAY: Final = frozenset(["1", "2", _ANTE, *_SIT_OUT])
"""Blinds and antes, too, which players post who then sit out."""


_Head: TypeAlias = dict[str, str]
"""The game with its stakes, and the player who saved the history, by the names of their tags."""
_NO_HEAD: Final[_Head] = {"gametype": "", "nickname": ""}
_Hand: TypeAlias = tuple[str, str, str, str]
"""The game and the player of a session, the text of a hand, and the end tag that was added to it.

The last is "" if the file has the tag.
"""


@dataclass(frozen=True, slots=True)
class _IPoker(Site):
    """The site iPoker; other sites' files are lists of lines, its files are XML."""

    def read_hands(self, lines: Lines, site_of: SiteOf = lambda _: None) -> Found:
        """See ``Site.read_hands``; a hand of XML may begin and end within a line."""
        other: list[tuple[Site, tuple[int, str]]] = []

        def own() -> Lines:
            """Yield this site's lines; keep for later the first line of another site."""
            for number, line in lines:
                site = site_of(line) if "Hand" in line or "Game" in line else None
                if site not in (None, self):
                    other.append((site, (number, line)))
                    return
                yield number, line

        for line, block in _hands(own(), {**_NO_HEAD}):
            if isinstance(block, BadLine):
                yield Trouble(line, block.why)
                continue
            (found,) = self._read(dict(enumerate(block, line)))
            # A hand whose element has no end counts if all its streets are there.
            is_cut = block[-1] and not isinstance(found, FileHand)
            yield Trouble(line, HandCutShortError().phrase) if is_cut else found
        return other[0] if other else None


def _hands(lines: Lines, head: _Head) -> Iterator[tuple[int, _Hand | BadLine]]:
    """Yield hands and unreadable lines, after their numbers; ``head`` becomes each session's."""
    parts = ((number, part) for number, line in lines for part in _parts(line))
    for first, block, _ in blocks_of(parts, _PARTS.match):
        if isinstance(block, BadLine):
            yield first, block
            continue
        rest = text = "\n".join(block)
        if begins_game(text):
            text, end, rest = text.partition(_END)
            yield first, (head["gametype"], head["nickname"], text + _END, "" if end else _END)
        for found in _HEAD.finditer(rest):
            if found["tag"] == "session":  # it forgets what came before
                head.update(_NO_HEAD)
            else:
                head[found["tag"]] = unescape(found["text"].strip())


def _parts(line: str) -> Sequence[str]:
    """Return a line in parts, so that each hand and each session begins a part."""
    return [line] if isinstance(line, BadLine) else _PARTS.split(line)


def begins_game(line: str) -> bool:
    """Whether a line begins a hand."""
    return _GAME.match(line) is not None


def head_after(lines: Lines) -> str:
    """Return the game and the player of the last session in these lines, as a line of XML."""
    head = {**_NO_HEAD}
    for _ in _hands(lines, head):
        pass
    return "".join([f"<{tag}>{escape(text)}</{tag}>" for tag, text in head.items()])


def _read(line: int, block: Sequence[str]) -> FileHand:
    """Read a hand from the game, the nickname, the text and the added end tag in ``block``."""
    gametype, nickname, text, added = block
    game = _parsed_xml(text)
    hand = HandSoFar(line, None, game.get("gamecode"))
    chips = next((each.get("chips") for each in game.iter("player")), "")
    hand.facts = facts_of(IPOKER.name, f"{gametype}\n{chips}\n{game.findtext('.//startdate')}")
    hand.pays_uncalled = True
    for each in game.iter("player"):
        if each.get("name"):
            _read_player(hand, each)
    pockets = [len(_cards(each)) for each in game.iter("cards") if each.get("type") == "Pocket"]
    hand.game = _game_of(gametype, max(pockets, default=0))
    hand.hero = hand.players.get(nickname)
    for street in game.iter("round"):
        _read_street(hand, street)
    if (added or not hand.paid) and hand.is_short_of_cards():
        raise HandCutShortError
    return hand.finish()


def _read_player(hand: HandSoFar, element: ElementTree.Element) -> None:
    """Seat a player, who counts as folded until dealt cards or acting, and store the winnings."""
    name = element.get("name", "")
    player = hand.seat(name, name, stack=element.get("chips", ""))
    player.folded = True  # undone if the player is dealt cards or acts
    won = hundredths(element.get("win", ""))
    if won is not None:
        hand.pay([])
    if won:
        hand.pay_amount(player, won)


def _parsed_xml(text: str) -> ElementTree.Element:
    """Parse a hand, also with signs in names that XML forbids. Raises HistoryError."""
    with suppress(ElementTree.ParseError):
        return ElementTree.fromstring(text)
    # Names may have signs that XML forbids.
    text = _VALUE.sub(lambda value: escape(unescape(value[0])), text)
    try:
        return ElementTree.fromstring("".join(filter(str.isprintable, text)))
    except ElementTree.ParseError as error:
        template = N_("it is no XML ({error})")
        raise HistoryError(why=Phrase(template, error=shortened(str(error), 60))) from None


def _game_of(gametype: str, pocket: int) -> Game:
    """Return a session's game, by name or by the number of a seat's own cards, ``pocket``."""
    limit = _LIMIT.match(gametype)
    name = gametype if limit is None else limit["game"]
    if gametype.startswith("LH"):
        return HOLDEM
    return USUAL[pocket] if not name.strip() and pocket in USUAL else game_named(name)


def _deal(hand: HandSoFar, each: ElementTree.Element) -> None:
    """Give cards to a player or to the board. Raises HistoryError for cards of anybody else."""
    player, cards = hand.players.get(each.get("player", "")), _cards(each)
    if player is not None:
        player.folded = False
        if hand.game is not None and len(player.cards + cards) > hand.game.dealt:
            # In stud the last street may tell the cards that were not known.
            player.cards = tuple([card for card in player.cards if card != UNKNOWN])
        hand.deal(player, cards)
    elif not each.get("player"):
        street = each.get("type", "").lower()
        hand.add_to_board(cards, street)
        hand.reach(street)
    elif not {*cards} <= {UNKNOWN}:
        raise of_no_hand(f"{each.get('player')}: {each.text}")


def _read_street(hand: HandSoFar, street: ElementTree.Element) -> None:
    """Read cards, then actions by their numbers. Raises HistoryError for those of nobody."""
    if street.get("no", "") > "1":
        hand.new_street()
    for each in street.iter("cards"):
        _deal(hand, each)
    actions = sorted(street.iter("action"), key=lambda each: hundredths(each.get("no", "")) or 0)
    for action in actions:
        player = hand.players.get(action.get("player", ""))
        kind, amount = action.get("type", ""), hundredths(action.get("sum", "")) or 0
        if player is None and kind not in _NO_PLAY:
            raise of_no_hand(f"{action.get('player')}: {kind}")
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
    return site_cards(" ".join(cards).replace("10", "T"))


IPOKER: Final = _IPoker("ipoker", "iPoker", "<", _BEGINS.search, _read)
