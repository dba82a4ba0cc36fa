"""Rules of thumb for Crooks: answers and valuations."""
