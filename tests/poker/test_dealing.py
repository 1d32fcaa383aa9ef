"""Deals: no card likelier than another, and the same cards for the same seed for ever."""

import pytest

from analyser.poker.cards import format_cards
from analyser.poker.dealing import MOST_SEED, Shuffler, random_seed, read_whole_number
from analyser.poker.errors import NotANumberError, NumberError


@pytest.mark.parametrize(("seed", "outputs"), [
    (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]),
    (
        1234567,
        [
            6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431,
            16408922859458223821,
        ],
    ),
    (MOST_SEED, [0xE4D971771B652C20]),
])  # fmt: skip
def test_the_stream_is_that_of_splitmix64(seed: int, outputs: list[int]) -> None:
    """The numbers by which many implementations of SplitMix64 check themselves."""
    shuffler = Shuffler(seed)
    assert [shuffler.next64() for _ in outputs] == outputs


@pytest.mark.parametrize(("seed", "cards"), [
    (0, "Ts 7d As Jd 4h 5s 6d Qd 7c 9s 4s"), (7, "4s 2c Td 5d Js 2d 3d 9h As Qd 7d"),
    (1234567, "8d 3c 9d 3d Td Ac 5h Jh 9c 6s 5s"), (MOST_SEED, "Kd 3s 8d 6d Ad Th Qs 8h 7c Ah Qc"),
])  # fmt: skip
def test_these_seeds_deal_these_cards_for_ever(seed: int, cards: str) -> None:
    assert format_cards(Shuffler(seed).shuffled()[:11]) == cards


@pytest.mark.parametrize("seed", [-1, MOST_SEED + 1, 10**30])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(NumberError) as refusal:
        Shuffler(seed)
    said = f"The seed is {seed}; it must be a whole number from 0 to 18446744073709551615"
    assert str(refusal.value) == said


def test_fresh_seeds_differ_and_can_be_read_out() -> None:
    seeds = {random_seed() for _ in range(20)}
    assert len(seeds) > 15
    assert all(0 <= seed < 2**32 for seed in seeds)


class Script(Shuffler):
    """A generator whose 64-bit numbers are given: each starts with the bits that are written."""

    def __init__(self, *starts: str) -> None:
        super().__init__(0)
        self.left = [int(bits.ljust(64, "0"), 2) for bits in starts]

    def next64(self) -> int:
        return self.left.pop(0)


@pytest.mark.parametrize("bound", range(2, 53))
def test_each_number_below_a_bound_comes_from_one_start_or_the_draw_is_repeated(bound: int) -> None:
    """Of the 2**k equally likely starts of a draw, every number has exactly one."""
    bits = (bound - 1).bit_length()
    accepted = []
    for start in range(2**bits):
        script = Script(format(start, f"0{bits}b"), "0" * bits)
        drawn = script.below(bound)
        if len(script.left) == 1:  # the first draw was taken
            accepted.append(drawn)
        else:
            assert (start >= bound, drawn) == (True, 0)
    assert accepted == list(range(bound))


def test_a_bound_of_one_needs_no_draw() -> None:
    assert Script().below(1) == 0


@pytest.mark.parametrize(
    ("text", "number"), [("7", 7), (" 007 ", 7), ("-1", -1), ("+5", 5), ("9" * 40, 10**40 - 1)]
)
def test_digits_are_a_number(text: str, number: int) -> None:
    assert read_whole_number(text) == number


@pytest.mark.parametrize(
    "text", ["", " ", "seven", "1.5", "1e3", "0x7", "1_000", "1 000", "--1", "٣", "²"]
)
def test_nothing_else_is_a_number(text: str) -> None:
    with pytest.raises(NotANumberError) as refusal:
        read_whole_number(text)
    assert str(refusal.value) == f"“{text}” is not a whole number; type digits only, such as 7"


def test_a_number_that_python_may_not_read_is_refused() -> None:
    with pytest.raises(NotANumberError, match="9…” is not a whole number"):
        read_whole_number("9" * 5000)
