"""A game as its seats are told of it: no disk, no sockets."""
