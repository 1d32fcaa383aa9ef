"""Exact odds of seats that have ranges; every possible deal is counted with its weight."""
