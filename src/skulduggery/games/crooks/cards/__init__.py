"""Cards of Crooks: their files, what is wrong with one, and what they do."""
