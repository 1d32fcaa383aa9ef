"""What a hand ranks: the plain rules, the classes of all hands, and the fast tables."""
