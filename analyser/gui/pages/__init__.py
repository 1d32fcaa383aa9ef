"""The pages that explain a hand: why, lows, odds, what beats it, rules."""
