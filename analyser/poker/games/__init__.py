"""The rules of the games: how many cards, which must be used, what wins, and their options."""
