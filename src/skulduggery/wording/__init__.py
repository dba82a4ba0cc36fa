"""What is said of a game, in every language: what cards are called and do, what happens, what is asked."""
