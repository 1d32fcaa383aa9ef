"""The different ways to count seats with ranges; ``count_ranges`` chooses the fastest."""
