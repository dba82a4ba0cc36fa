"""Exact knowledge of hidden things, and worlds drawn from it.

Two questions are asked of a seat's knowledge all the time. *What is possible?* A view shows it, a refusal must not
betray more, and a proof of secrecy compares it. *Give me a world that fits*, each with its proper probability: searches
and reviews are built on such re-deals. A general answer would list all histories that explain what the seat saw, and
there are far too many. Each module here counts them without listing them, for one kind of hidden thing:

- ``groups``: cards on cells that everybody can follow. A seat knows sets of faces on sets of cells, perhaps with faces
  that a cell can't bear. A world is a permutation of the faces within each group. Crooks, and the safes of 3000
  Scoundrels.
- ``zones``: cards that their owner moves unseen. A seat knows how many cards of each kind lie in each zone, and how
  many histories lead there. The poker cards of 3000 Scoundrels.
- ``counts``: amounts that change hands unseen. A seat knows bounds on what sets of gangs hold together. The goods of
  Men of Mayhem.
- ``independent_counts``: several of these side by side, because gangs that dealt with nobody in secret are independent.

All four are exact: a world is drawn exactly as often as its share of the histories says. The tests in ``tests/oracle``
compare them with a listing of all histories of small games.
"""
