"""Counting in games with a board: by the ranks of boards, corrected if a flush counts."""
