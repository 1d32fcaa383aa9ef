"""The pages that explain a hand: why it wins, its lows, its odds, what beats it, and the rules."""
