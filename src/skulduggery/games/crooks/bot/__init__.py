"""Rules of thumb for Crooks: what to answer, and what things are worth."""
