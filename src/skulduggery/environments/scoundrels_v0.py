"""3000 Scoundrels for PettingZoo: ``scoundrels_v0.env(seats=3)``."""

from functools import partial

from skulduggery.environments import aec

env = partial(aec.env, "scoundrels")
raw_env = partial(aec.Raw, "scoundrels")
