"""The games as learning environments (docs/decisions/environments.md)."""
