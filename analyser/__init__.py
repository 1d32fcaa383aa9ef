"""Hand Analyser: which poker hand is it, which hand wins, and why."""

__version__ = "0.1.0"
