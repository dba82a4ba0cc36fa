"""3000 Scoundrels in numbers, for programs that learn."""
