"""Each way to count seats that hold ranges; ``ranges/count`` chooses among them."""
