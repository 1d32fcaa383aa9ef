"""What a seat may hold: the matrix of hands, the window to edit it, and its place on the felt."""
