"""What a seat can know of hidden things: groups of cards, zones, counts."""
