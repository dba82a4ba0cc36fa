"""Cards of Crooks: reading and checking deck files, and making rules from a deck."""
