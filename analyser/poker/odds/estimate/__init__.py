"""Estimates of the odds from random deals, which callers may ask for instead of exact counts."""
