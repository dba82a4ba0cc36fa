"""A seat's knowledge in Men of Mayhem: view, information state, re-deal."""
