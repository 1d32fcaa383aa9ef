"""What a seat holds, who wins and why, and how that is put into words."""
