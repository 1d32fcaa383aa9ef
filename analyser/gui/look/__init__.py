"""How things look and sound: theme, cards, badges, widgets, and words for people."""
