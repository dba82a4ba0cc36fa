"""What a seat of Crooks knows: view, information state, re-deal."""
