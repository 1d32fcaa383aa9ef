"""What is known of the product is said in one place, and the same everywhere."""

from __future__ import annotations

import product


def test_the_names_are_those_of_the_program() -> None:
    from analyser import __version__
    from analyser.product import APPLICATION_ID, NAME, PROGRAM

    facts = (product.VERSION, product.NAME, product.PROGRAM, product.APPLICATION_ID)
    assert facts == (__version__, NAME, PROGRAM, APPLICATION_ID)
