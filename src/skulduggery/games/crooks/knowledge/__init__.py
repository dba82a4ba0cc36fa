"""A seat's knowledge in Crooks: view, information state, re-deal."""
