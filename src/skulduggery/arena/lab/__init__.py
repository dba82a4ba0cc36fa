"""The lab: what a card or a change of the rules is worth."""
