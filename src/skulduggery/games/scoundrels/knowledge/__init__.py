"""The knowledge of one seat of 3000 Scoundrels: view, information state, re-deal."""
