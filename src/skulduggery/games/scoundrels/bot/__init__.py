"""Rules of thumb for 3000 Scoundrels: answers and valuations."""
