"""What a seat of Men of Mayhem knows: view, information state, re-deal."""
