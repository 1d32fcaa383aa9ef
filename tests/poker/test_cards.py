"""Cards, decks and every notation: what is read, what is written, and what is refused how."""

import copy
import pickle
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import example, given, strategies as st

from analyser.poker import cards, errors
from analyser.poker.cards import (
    DECK,
    JOKERS,
    RANK_LETTERS,
    UNKNOWN,
    Card,
    Suit,
    format_cards,
    ordinal,
    parse_cards,
    read_each,
)
from analyser.poker.decks import BUG, FULL_DECK, SHORT_DECK, WILD, Deck, card_of
from examples import examples

EVERY_CARD = (*DECK, *JOKERS, UNKNOWN)
SIGNS = {"c": "♣♧", "d": "♦♢", "h": "♥♡", "s": "♠♤"}
VARIATION_SELECTORS = ("", "\ufe0e", "\ufe0f")


def notations(card: Card) -> list[str]:
    if card.suit is None:
        return [str(card), str(card).lower(), str(card).upper()]
    rank, suit = str(card)[0], str(card)[1]
    ranks = [rank, rank.lower(), *(["10"] if rank == "T" else [])]
    signs = [sign + selector for sign in SIGNS[suit] for selector in VARIATION_SELECTORS]
    suit_number, rank_number = card.pair
    return [
        *[spelled + sign for spelled in ranks for sign in (suit, suit.upper(), *signs)],
        f"#{card.number}",
        f"<{suit_number} {rank_number}>",
        f"< {suit_number},{rank_number} >",
        f"[{rank_number + 1} {suit_number + 1}]",
        f"[ {rank_number + 1}, {suit_number + 1} ]",
    ]


def test_the_deck_is_numbered_by_suit_and_then_by_rank() -> None:
    assert [card.number for card in DECK] == list(range(52))
    assert format_cards(DECK[:14]) == "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2d"
    assert (str(DECK[0]), str(DECK[51])) == ("2c", "As")


@pytest.mark.parametrize("card", EVERY_CARD, ids=str)
def test_a_card_is_read_in_all_its_notations(card: Card) -> None:
    for text in notations(card):
        assert Card(text) is card, text


@pytest.mark.parametrize("card", DECK, ids=str)
def test_number_pair_and_index_have_inverses(card: Card) -> None:
    assert Card.from_number(card.number) is card
    assert Card.from_pair(*card.pair) is card
    assert Card.from_apl(*card.apl) is card
    assert Card(str(card)) is card


@pytest.mark.parametrize(("text", "number", "pair", "apl"), [
    ("2c", 0, (0, 0), (1, 1)), ("Ts", 47, (3, 8), (9, 4)), ("As", 51, (3, 12), (13, 4)),
    ("Ad", 25, (1, 12), (13, 2)),
])  # fmt: skip
def test_numbers_are_those_of_the_documentation(
    text: str, number: int, pair: tuple[int, int], apl: tuple[int, int]
) -> None:
    card = Card(text)
    assert (card.number, card.pair, card.apl) == (number, pair, apl)


@pytest.mark.parametrize("card", [*JOKERS, UNKNOWN], ids=str)
def test_a_joker_has_neither_rank_nor_suit_nor_place_in_the_deck(card: Card) -> None:
    assert (card.rank, card.suit) == (0, None)
    for name in ("pair", "apl"):
        with pytest.raises(ValueError, match="no place among the 52 cards"):
            getattr(card, name)


def test_a_ten_is_one_letter_when_written() -> None:
    ten = Card("10h")
    assert (str(ten), ten.with_sign, repr(ten)) == ("Th", "T♥", "Card('Th')")
    assert [Card("Jo").with_sign, Card("??").with_sign] == ["Jo", "??"]
    assert [suit.letter + suit.sign for suit in Suit] == ["c♣", "d♦", "h♥", "s♠"]


@pytest.mark.parametrize("card", EVERY_CARD, ids=str)
def test_there_is_one_object_for_each_card(card: Card) -> None:
    assert Card(card) is card
    assert copy.copy(card) is card
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card


def test_a_card_never_changes() -> None:
    card = Card("As")
    with pytest.raises(AttributeError, match="never changes"):
        card.rank = 2
    with pytest.raises(AttributeError, match="never changes"):
        del card.suit
    assert (card.rank, card.suit) == (14, Suit.SPADES)


def test_cards_sort_by_number() -> None:
    assert format_cards(sorted(parse_cards("?? Jo2 As Jo 2c Ac"))) == "2c Ac As Jo Jo2 ??"


def test_one_card_is_exactly_one() -> None:
    with pytest.raises(errors.UnreadableCardError, match="“As Kd” is not a card"):
        Card("As Kd")
    with pytest.raises(TypeError, match=r"not from 7\.5"):
        Card(7.5)  # type: ignore[arg-type]


def test_a_card_is_taken_by_its_number_from_the_deck() -> None:
    assert [Card(number) for number in range(52)] == [*Card.deck()] == [*DECK]
    with pytest.raises(errors.CardNumberError, match="“#52” is outside the deck"):
        Card(52)


@pytest.mark.parametrize("number", [-1, 52, 53, 10**30])
def test_a_number_outside_the_deck_is_refused(number: int) -> None:
    with pytest.raises(errors.CardNumberError, match=f"“#{number}” is outside the deck"):
        Card.from_number(number)


@pytest.mark.parametrize("pair", [(-1, 0), (4, 0), (0, -1), (0, 13)])
def test_a_pair_outside_the_deck_is_refused(pair: tuple[int, int]) -> None:
    with pytest.raises(errors.CardNumberError, match="outside the deck"):
        Card.from_pair(*pair)
    with pytest.raises(errors.CardNumberError, match="outside the deck"):
        Card.from_apl(pair[1] + 1, pair[0] + 1)


@pytest.mark.parametrize("text", [
    "As 10h Jo ??", "AsThJo??", "as,th;JO,??", " ,As;;  Th\n\tJo ?? ; ", "A♠️10♥Jo??",
    "#51 [9 3] jo ??", "<3 12>#34 Jo ??", "<3\n12> Th Jo ??",
])  # fmt: skip
def test_cards_stand_with_or_without_separators(text: str) -> None:
    assert format_cards(parse_cards(text)) == "As Th Jo ??"


@pytest.mark.parametrize(("text", "cards"), [
    ("Jo2", "Jo2"), ("Jo2c", "Jo 2c"), ("Jo2♣", "Jo 2c"), ("Jo22c", "Jo2 2c"), ("JoJo2", "Jo Jo2"),
    ("????", "?? ??"), ("10s9s", "Ts 9s"),
])  # fmt: skip
def test_glued_jokers_and_twos_are_told_apart(text: str, cards: str) -> None:
    assert format_cards(parse_cards(text)) == cards
    assert format_cards(parse_cards(text), separator="") == cards.replace(" ", "")


@given(st.text("25TAkcdhsJo? ,", max_size=12))
@example("AhKd??")
@example("Ah  Kd ??")
def test_the_table_of_cards_reads_as_the_pattern_does(text: str) -> None:
    with suppress(errors.CardError):
        assert read_each(text) == cards.read_tokens(text)


@given(st.data())
def test_parsing_is_the_inverse_of_writing_in_every_notation(data: st.DataObject) -> None:
    cards = data.draw(st.lists(st.sampled_from(EVERY_CARD), min_size=1, unique=True))
    text = token = ""
    for card in cards:
        # After "#4" a glued "5h" would be read as the number 45.
        glue = [] if token.startswith("#") else [""]
        token = data.draw(st.sampled_from(notations(card)))
        text += data.draw(st.sampled_from([*glue, " ", ",", "; ", "\n", " ,\t"])) + token
    assert list(parse_cards(text)) == cards
    assert parse_cards(format_cards(cards)) == tuple(cards)


FORMS = r"write rank and suit \(10s\), a card number \(#10\), suit and rank \(<3 12>\)"


@pytest.mark.parametrize("text", ["", " ", ",;\n"])
def test_no_card_at_all_is_refused(text: str) -> None:
    with pytest.raises(errors.NoCardsError, match="There is no card here"):
        parse_cards(text)
    for items in ([text], []):
        with pytest.raises(errors.NoCardsError):
            parse_cards(items)


@pytest.mark.parametrize(("text", "why"), [
    *examples(__file__, "unreadable.txt"),
    ("A\ufe0fs", "“A\ufe0fs” is not a card; write rank and suit"),
    ("As\x00", "“As\x00” cannot be read from “\x00” on"),
    ("\udcff", "“\udcff” is not a card; write rank and suit"),
])  # fmt: skip
def test_one_unreadable_word_refuses_the_text(text: str, why: str) -> None:
    with pytest.raises(errors.UnreadableCardError) as refusal:
        parse_cards(text)
    assert str(refusal.value).startswith(why)


@pytest.mark.parametrize("text", ["As Kx", "AsKx", "Kx"])
def test_a_rank_with_a_wrong_suit_is_told_the_four_right_ones(text: str) -> None:
    with pytest.raises(errors.UnknownSuitError) as refusal:
        parse_cards(text)
    assert str(refusal.value) == "“Kx” is not a card; write Ks, Kh, Kd or Kc"


@pytest.mark.parametrize("text", ["10", "7", "As 10", "10 s", "٣", "0", "52"])
def test_a_bare_number_is_refused_and_the_forms_are_shown(text: str) -> None:
    number = text.split()[-1 if text.startswith("As") else 0]
    with pytest.raises(
        errors.BareNumberError, match=f"“{number}” alone could be .*{FORMS}"
    ) as refusal:
        parse_cards(text)
    assert "[13 4]" in str(refusal.value)


@pytest.mark.parametrize(("text", "token"), [
    ("#52", "#52"),
    ("#" + "9" * 5000, "#" + "9" * 38 + "…"),
    ("<" + "0" * 5000 + " 1>", "<" + "0" * 38 + "…"),
    ("<0 13>", "<0 13>"),
    ("[0 1]", "[0 1]"),
    ("<-1 3>", "<-1 3>"),
    ("As < 9\n 9 >", "< 9 9 >"),  # shown on one line
    ("[3 4>", "[3 4>"),
], ids=lambda text: text[:12].replace("\n", " "))  # fmt: skip
def test_a_number_outside_the_deck_is_refused_with_the_ranges(text: str, token: str) -> None:
    with pytest.raises(errors.CardNumberError) as refusal:
        parse_cards(text)
    assert str(refusal.value).startswith(f"“{token}” is outside the deck; card numbers run from")
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(("text", "message"), [
    ("AhKh Ah", "Ah is there twice, 1st and 3rd"), ("JoJo", "Jo is there twice, 1st and 2nd"),
    ("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc 10♣", "Tc is there twice, 9th and 12th"),
])  # fmt: skip
def test_a_card_twice_is_refused_with_both_places(text: str, message: str) -> None:
    with pytest.raises(errors.DuplicateCardError) as refusal:
        parse_cards(text)
    assert str(refusal.value) == message


@pytest.mark.parametrize(("number", "text"), [
    (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"),
    (21, "21st"), (22, "22nd"), (33, "33rd"), (52, "52nd"), (111, "111th"),
])  # fmt: skip
def test_places_are_written_as_in_english(number: int, text: str) -> None:
    assert ordinal(number) == text


def test_every_two_characters_are_a_card_or_refused() -> None:
    """Of all pairs of characters that look like something, exactly the cards are read."""
    alphabet = f"{RANK_LETTERS}{RANK_LETTERS.lower()}01cdhsCDHS♣♧♦♢♥♡♠♤xoO-#?"
    read = set()
    for first in alphabet:
        for second in alphabet:
            try:
                read.add((first + second, *parse_cards(first + second)))
            except errors.CardError:
                continue
    two = {(text, card) for card in EVERY_CARD for text in notations(card) if len(text) == 2}
    ranked = [(text, card) for text, card in two if text[0].upper() in RANK_LETTERS and card.rank]
    suit_first = {(text[::-1], card) for text, card in ranked}
    assert read == two | suit_first | {("jO", JOKERS[0])}


def test_cards_that_are_cards_already_stay_what_they_are() -> None:
    ace, king = Card("As"), Card("Ks")
    assert parse_cards(ace) == (ace,)
    assert parse_cards([ace, king]) == (ace, king)
    assert parse_cards([ace, "Ks Qd"]) == (ace, king, Card("Qd"))


@pytest.mark.parametrize(("given", "named"), [(5, "5"), ([5], "5"), (["As", None], "None")])
def test_what_is_neither_text_nor_a_card_is_named(given: Any, named: str) -> None:
    with pytest.raises(errors.UnreadableCardError, match=f"“{named}” is not a card"):
        parse_cards(given)


def test_far_too_much_text_is_refused_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "?? " * 20_000_000
    monkeypatch.setattr(cards, "_token_pattern", lambda: pytest.fail("it is read"))
    with pytest.raises(errors.TextTooLongError, match=r"^The text has 60,000,000 characters, and"):
        parse_cards(text)


@pytest.mark.parametrize(("deck", "count", "first", "last", "wheel"), [
    (FULL_DECK, 52, "2c", "As", (14, 5, 4, 3, 2)), (SHORT_DECK, 36, "6c", "As", (14, 9, 8, 7, 6)),
    (Deck(joker="bug"), 53, "2c", "Jo", (14, 5, 4, 3, 2)),
    (Deck(joker="wild", wild_ranks=(2, 11)), 53, "2c", "Jo", (14, 5, 4, 3, 2)),
], ids=str)  # fmt: skip
def test_a_deck_is_a_collection_of_its_cards(
    deck: Deck, count: int, first: str, last: str, wheel: tuple[int, ...]
) -> None:
    cards = list(deck)
    assert (len(deck), len(cards), len(set(cards))) == (count, count, count)
    assert (str(cards[0]), str(cards[-1]), deck.wheel) == (first, last, wheel)
    assert all(card in deck for card in cards)
    lower = [card for card in DECK if card.rank < deck.lowest]
    assert deck.lacks([*DECK, UNKNOWN]) == [*lower, UNKNOWN]


def test_jokers_are_there_where_they_were_chosen_and_one_is_dealt() -> None:
    assert FULL_DECK.lacks(JOKERS) == list(JOKERS)
    assert not FULL_DECK.has_wild
    deck = Deck(joker="wild")
    assert deck.lacks(JOKERS) == []
    assert JOKERS[1] not in deck.cards


def test_wild_cards_are_looked_up_below_all_others() -> None:
    deck = Deck(joker="bug", wild_ranks=(2, 11))
    cards = parse_cards("As Jo 2c Jh 3d Jo2")
    assert [deck.looked_up[card] for card in cards] == [14, BUG, WILD, WILD, 3, BUG]
    assert format_cards(deck.wild_cards(cards)) == "Jo 2c Jh Jo2"
    assert all(FULL_DECK.looked_up[card] == card.rank for card in DECK)


def test_a_card_of_a_rank_and_a_suit() -> None:
    for card in DECK:
        assert card.suit is not None
        assert card_of(card.rank, card.suit) is card is Card(str(card))
