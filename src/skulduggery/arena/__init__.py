"""Bots against bots: matches, the lab, training, and the pages that report them."""
