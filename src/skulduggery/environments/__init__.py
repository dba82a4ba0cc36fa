"""The games as learning environments. What they share stands in docs/decisions/environments.md."""
