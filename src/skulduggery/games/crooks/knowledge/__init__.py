"""The knowledge of one seat of Crooks: view, information state, re-deal."""
