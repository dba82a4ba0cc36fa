"""Crooks for PettingZoo: ``crooks_v0.env(seats=4)``."""

from functools import partial

from skulduggery.environments import aec

env = partial(aec.env, "crooks")
raw_env = partial(aec.Raw, "crooks")
