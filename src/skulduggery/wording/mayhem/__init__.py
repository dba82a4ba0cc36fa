"""Men of Mayhem in words."""
