"""Counting in games with a board: by the ranks of boards, put right where a flush counts."""
