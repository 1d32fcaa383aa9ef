"""How hands rank: the plain rules, the classes of all hands, and fast tables of them."""
