"""What the window knows: the table and its history, work in the background, and settings."""
