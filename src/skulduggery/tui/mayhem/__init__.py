"""Men of Mayhem in words: components, questions, events."""
