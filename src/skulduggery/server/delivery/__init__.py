"""Delivery to sockets: snapshots, new messages, and the outbox of each socket."""
