"""The nuts, and what beats a hand: every class of hands that the unseen cards make on a board."""
