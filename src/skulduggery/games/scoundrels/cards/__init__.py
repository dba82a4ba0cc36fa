"""Cards of 3000 Scoundrels: reading and checking card files, and making rules from them."""
