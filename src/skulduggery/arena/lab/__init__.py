"""The lab: the worth of cards and the effects of changes of the rules."""
