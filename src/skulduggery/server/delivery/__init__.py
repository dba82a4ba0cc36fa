"""What sockets are sent: snapshots, news, and the outbox of each socket."""
