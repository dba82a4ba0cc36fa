"""Rules of thumb for Men of Mayhem: what to answer, and what things are worth."""
