"""Documents to and from a seat, the same at a server's table and in the arena."""
