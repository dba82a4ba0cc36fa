"""Files of cards: reading them, and all that is wrong with one."""
