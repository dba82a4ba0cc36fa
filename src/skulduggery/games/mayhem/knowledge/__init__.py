"""The knowledge of one seat of Men of Mayhem: view, information state, re-deal."""
