"""The deck of cards on the felt: its cells, its line of explanation, its menu."""
