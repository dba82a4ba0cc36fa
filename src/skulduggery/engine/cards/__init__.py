"""Card files and the texts on cards: reading and checking them."""
