"""Files of hands: the readers of five formats, and who won each hand, with what, and why."""
