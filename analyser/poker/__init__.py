"""The rules of poker, in Python and NumPy, without Qt."""
