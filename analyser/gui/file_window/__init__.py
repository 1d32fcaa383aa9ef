"""The table of a file of hands: who won each of them, with what, and why."""
