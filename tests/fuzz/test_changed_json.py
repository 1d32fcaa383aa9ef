"""How the fuzzer changes JSON."""

import json
from random import Random

from changed_json import changed_json


def test_json_becomes_other_json_and_the_rest_is_left_to_the_fuzzer() -> None:
    before = b'{"format": 1, "seats": [{"cards": ["As", null]}], "active": [0, 1]}'
    after = {changed_json(before, Random(seed)) for seed in range(300)}
    assert len(after) > 50
    assert all(json.loads(text) is not None for text in after if text is not None)
    for data in (b"As Kd", b"", b"1", b"[]", b"[" * 100_000):
        assert changed_json(data, Random(1)) is None
