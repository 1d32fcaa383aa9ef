"""The different ways to count seats with ranges; ``ranges/count`` chooses the fastest."""
