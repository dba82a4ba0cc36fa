"""Delivery to clients: snapshots, what is new to each, and who is connected."""
