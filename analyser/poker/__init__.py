"""The rules of poker: pure Python and NumPy, no Qt."""
