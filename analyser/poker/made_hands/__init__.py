"""What a player calls a hand on a board: made hands, such as a set, and draws."""
