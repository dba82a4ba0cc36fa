"""Men of Mayhem for PettingZoo: ``mayhem_v0.env(seats=5)``."""

from functools import partial

from skulduggery.environments import aec

env = partial(aec.env, "mayhem")
raw_env = partial(aec.Raw, "mayhem")
