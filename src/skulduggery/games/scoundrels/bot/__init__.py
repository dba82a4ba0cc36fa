"""Rules of thumb for 3000 Scoundrels: what to answer, and what things are worth."""
