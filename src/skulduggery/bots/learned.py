"""The policy that was learned by self-play, as an opponent: it answers at once, and never the same way every time."""

from skulduggery.api import Ask, BadInput, Info, Rng, flaw
from skulduggery.bots.net import HEAT, net_of
from skulduggery.record import Record


class Learned:
    """Draws its answers from what was learned; with less ``heat`` the likeliest are likelier still."""

    blind = False
    remembers: tuple[str, ...] = ()

    def __init__(self, seed: int, heat: float = HEAT) -> None:
        self.rng = Rng(seed)
        self.heat = heat

    def choose(self, info: Info | None, ask: Ask, past: Record | None = None) -> object:
        assert info is not None
        return net_of(info.state.rules.game).answer(info, ask, self.rng, self.heat)

    def __reduce__(self) -> tuple[object, ...]:
        return (Learned, (int(self.rng.x), self.heat))


def read_heat(spec: str) -> float:
    """The heat that ``learned`` or ``learned:heat=0.25`` means. Raises BadInput for anything else."""
    rest = spec.partition(":")[2]
    if not rest:
        return HEAT
    name, _, value = rest.partition("=")
    try:
        heat = float(value)
    except ValueError:
        heat = 0.0
    if name != "heat" or not 0.01 <= heat <= 10:
        raise BadInput(flaw("bot-heat", setting=repr(rest)))
    return heat
