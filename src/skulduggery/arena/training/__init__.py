"""Training: the value of worlds, policies, answer models, and the accuracy of beliefs."""
