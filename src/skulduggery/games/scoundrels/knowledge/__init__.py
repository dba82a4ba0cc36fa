"""A seat's knowledge in 3000 Scoundrels: view, information state, re-deal."""
