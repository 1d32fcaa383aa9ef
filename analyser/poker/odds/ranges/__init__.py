"""Odds if seats hold ranges: every fitting deal counted, each with its weight."""
