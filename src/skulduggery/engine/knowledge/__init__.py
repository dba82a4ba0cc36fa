"""Exact knowledge of hidden things, and worlds drawn from it.

The program asks two things of a seat's knowledge. *What is possible?* Views show it, refusals must not reveal more, and
proofs of secrecy compare it. *Draw a world that fits*, with its exact probability: searches and reviews use such
re-deals. There are far too many histories that explain what a seat saw to list them all. Each module here counts them
without listing them, for one kind of hidden thing:

- ``groups``: cards on cells that everybody can follow. A seat knows sets of faces on sets of cells, perhaps with faces
  that a cell can't bear. A world is a permutation of the faces within each group. Crooks, and the safes of 3000
  Scoundrels.
- ``zones``: cards that their owner moves unseen. A seat knows how many cards of each kind lie in each zone, and how
  many histories lead there. The poker cards of 3000 Scoundrels.
- ``counts``: amounts that change hands unseen. A seat knows bounds on what sets of gangs hold together. The goods of
  Men of Mayhem.
- ``independent_counts``: several of these ledgers at once, because gangs without secret deals are independent.

All four are exact: the probability of a world is its share of the histories. The tests in ``tests/oracle`` compare them
with a list of all histories of small games.
"""
