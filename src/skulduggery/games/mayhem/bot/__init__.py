"""Rules of thumb for Men of Mayhem: answers and valuations."""
