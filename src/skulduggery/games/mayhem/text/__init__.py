"""Men of Mayhem in words: saves, positions, interface texts, lessons."""
