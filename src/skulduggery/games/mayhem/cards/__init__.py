"""Cards of Men of Mayhem: their files, what is wrong with one, and what they do."""
