"""What a seat is sent, and what it answers: the same documents at a server's table and from the arena."""
