"""Training: what worlds are worth, policies, and how strictly bots answer."""
