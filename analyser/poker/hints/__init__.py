"""What each card that is still to come would make, and who would lead with it."""
