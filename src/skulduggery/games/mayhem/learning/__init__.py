"""Men of Mayhem in numbers, for programs that learn."""
