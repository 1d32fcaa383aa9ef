"""The rules of the games: which cards are dealt, which must play, what wins, and the options."""
