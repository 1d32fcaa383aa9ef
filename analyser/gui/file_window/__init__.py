"""The window for files of hands: a table of who won each hand, with what, and why."""
