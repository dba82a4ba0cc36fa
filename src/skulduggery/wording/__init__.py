"""Put cards, events and questions of a game into words, in every language."""
