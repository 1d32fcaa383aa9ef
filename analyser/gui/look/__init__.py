"""What all windows look like and say: theme, cards, badges, widgets, translation and speech."""
