"""Little is kept of the ways in which ranks can still come."""

from random import Random

from analyser.poker.odds.board.runouts import Runouts


def left_at_random(random: Random) -> list[int]:
    return [random.randint(0, 4) for _ in range(13)]


def test_little_is_kept_of_what_was_left() -> None:
    """Of seven cards it would be twenty megabytes, a little more with every situation."""
    random = Random(1)
    every = [Runouts(size) for size in range(8)]
    for _ in range(60):
        for coming in every:
            left = left_at_random(random)
            coming.ways(left)
            coming.ways([min(3, count) for count in left])
    kept = sum(share.nbytes for coming in every for share in coming._shares.values())
    assert 2_000_000 < kept < 7_000_000
