"""Calls of the Python functions, written as a user writes them."""

import analyser


def answer(call: str, **values: object) -> object:
    """Return what a call gives, such as ``deal(seed=1)``; it may name the ``values`` too."""
    return eval(call, {name: getattr(analyser, name) for name in analyser.__all__} | values)
