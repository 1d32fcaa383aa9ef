"""What a seat may hold, in its plate: the matrix of hands, and what belongs to it."""
