"""3000 Scoundrels in words."""
