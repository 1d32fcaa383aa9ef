"""The left pane with hands: of files and folders, of a list of one's own, of the history."""
