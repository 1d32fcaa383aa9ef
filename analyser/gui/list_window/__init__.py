"""The list of hands: many hands sorted, graded and compared."""
