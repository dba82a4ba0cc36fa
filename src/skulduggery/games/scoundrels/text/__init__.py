"""3000 Scoundrels in words: positions, texts, lessons."""
