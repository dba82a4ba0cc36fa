"""What a seat of 3000 Scoundrels knows: view, information state, re-deal."""
