"""The rules machine. It knows no game and imports nothing else from the package but ``locale``."""
