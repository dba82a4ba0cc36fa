"""Men of Mayhem in words: answers, positions, texts, lessons."""
