"""Knowledge of hidden things: groups of cards, zones, counts."""
