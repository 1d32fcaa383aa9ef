"""The pages of explanation: why, lows, odds, rules."""
