"""Crooks (two to four seats): recruit from hidden piles, rob eight targets, bluff with what lies face down."""
