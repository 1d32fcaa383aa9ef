"""The results: each seat's hand, who wins and why, and the words for them."""
