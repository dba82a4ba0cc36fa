"""One game and the messages to its seats, without storage or sockets."""
