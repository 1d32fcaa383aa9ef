"""Exact odds in games with a board: by the ranks of the boards, corrected for flushes."""
