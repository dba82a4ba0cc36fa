"""3000 Scoundrels in words: answers, positions, texts, lessons."""
