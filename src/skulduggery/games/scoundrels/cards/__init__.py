"""Cards of 3000 Scoundrels: their files, what is wrong with one, and what they do."""
