"""The games. Each has the packages rules, cards, knowledge, bot, learning and text, and `game` above them."""
