"""What a player calls a hand beside a board: made hands, such as a set, and draws."""
