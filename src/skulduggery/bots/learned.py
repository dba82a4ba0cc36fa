"""The policy learned by self-play, as a bot: it answers at random and without search."""

from skulduggery import renamed
from skulduggery.api import Ask, BadInput, Info, Rng, flaw
from skulduggery.bots.net import TEMPERATURE, net_of
from skulduggery.record import Record


class Learned:
    """A bot that draws answers from the learned policy. A lower ``temperature`` favours the likeliest more."""

    blind = False
    remembers: tuple[str, ...] = ()

    def __init__(self, seed: int, temperature: float = TEMPERATURE) -> None:
        self.rng = Rng(seed)
        self.temperature = temperature

    def choose(self, info: Info | None, ask: Ask, past: Record | None = None) -> object:
        assert info is not None
        return net_of(info.state.rules.game).answer(info, ask, self.rng, self.temperature)

    def __reduce__(self) -> tuple[object, ...]:
        return (Learned, (int(self.rng.x), self.temperature))


def read_temperature(spec: str) -> float:
    """Return the temperature of a spec: ``learned``, ``trained:temperature=0.25``. Raise BadInput for others."""
    rest = spec.partition(":")[2]
    if not rest:
        return TEMPERATURE
    name, _, value = rest.partition("=")
    try:
        temperature = float(value)
    except ValueError:
        temperature = 0.0
    if name in renamed.RENAMED["setting"]:
        raise BadInput(flaw("bot-renamed", old=name, new=renamed.new("setting", name), value=value))
    if name != "temperature" or not 0.01 <= temperature <= 10:
        raise BadInput(flaw("bot-temperature", setting=repr(rest)))
    return temperature
