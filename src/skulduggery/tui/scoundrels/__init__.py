"""3000 Scoundrels in the terminal."""
