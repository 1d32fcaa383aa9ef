"""What the felt says, in words."""
