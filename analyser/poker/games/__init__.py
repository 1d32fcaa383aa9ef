"""The rules of the games: how many cards are dealt, which must play, what wins; and options."""
