"""The games: how many cards, which must be used, which orderings count, and their options."""
