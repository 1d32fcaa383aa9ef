"""The nuts, and what beats a hand: every class that somebody else's cards can make on a board."""
