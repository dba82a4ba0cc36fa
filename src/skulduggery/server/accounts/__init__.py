"""Who somebody is: accounts, passwords, sessions, providers."""
