"""The games as learning environments (docs/environments.md)."""
