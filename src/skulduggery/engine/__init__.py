"""The rules machine. It knows no game and imports nothing from the rest of the house but its texts."""
