"""All screens of the browser client, of every game."""

import account_screens  # noqa: F401  (it adds its own)
import lab_screens  # noqa: F401
import mayhem_screens
import scoundrels_screens
from screens import SCREENS, at, sizes

__all__ = ["SCREENS", "SELDOM", "at", "sizes"]

SELDOM = scoundrels_screens.SELDOM | mayhem_screens.SELDOM
"""Screens that are tested in long runs only."""
