"""The network trained by actor-critic self-play, as a bot: it answers at random and without search. Needs NumPy."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from skulduggery import api
from skulduggery.api import Ask, BadInput, IllegalAnswer, Info, Rng
from skulduggery.record import Record

if TYPE_CHECKING:
    from skulduggery.bots.network import Network

TEMPERATURE: Final = 0.5
"""Default temperature of play, lower than in training, which has to explore more."""


class Trained:
    """A bot that draws answers from a network, the game's own if none is given.

    Open offers, and tables whose cards the network can't tell, it leaves to the rules of thumb.
    """

    blind = False
    remembers: tuple[str, ...] = ()

    def __init__(self, seed: int, temperature: float = TEMPERATURE, network: "Network | None" = None) -> None:
        if find_spec("numpy") is None:
            raise BadInput("The bot trained needs NumPy: pip install 'skulduggery[train]'.")
        self.rng = Rng(seed)
        self.temperature = temperature
        self.network = network

    def choose(self, info: Info | None, ask: Ask, past: Record | None = None) -> object:
        from skulduggery.bots.network import network_of

        assert info is not None
        if len(ask.options) == 1 and not ask.ranges:
            return ask.options[0]
        rules = info.state.rules
        network = self.network or network_of(rules.game)
        if ask.open or not network.lay.covers(rules):
            return api.policy(info, ask, self.rng)
        return Answering(network, info, ask).answer(self.rng, self.temperature)


class Answering:
    """A question that is being answered, by one action after another."""

    def __init__(self, network: "Network", info: Info, ask: Ask) -> None:
        self.network = network
        self.ask = ask
        self.encoding = api.encoding(api.serial_rules(info.state.rules))
        self.seats = info.state.rules.seats
        self.seen = bytearray(self.encoding.size)
        self.world = api.redeal(info, Rng(0))  # any that fits what the seat knows looks the same to it
        self.encoding.observe(self.world, ask, info.seat, self.seen, 0)
        self.paths = self.encoding.paths(ask) if ask.kind in self.encoding.long else []
        self.info = info

    def answer(self, rng: Rng, temperature: float) -> object:
        """Draw an answer."""
        ask, encoding, paths = self.ask, self.encoding, self.paths
        said: tuple[int, ...] = ()
        if paths:
            while said not in paths:
                legal = sorted({path[len(said)] for path in paths if path[: len(said)] == said})
                said = (*said, self.action(legal, said, rng, temperature))
            return ask.options[paths.index(said)]
        single = encoding.numbers(ask)
        said = (self.action([*single, *(encoding.values(ask, 0) if ask.ranges else ())], (), rng, temperature),)
        if said[0] in single:
            return ask.options[single.index(said[0])]
        while len(said) < len(ask.ranges):
            said = (*said, self.action(encoding.values(ask, len(said)), said, rng, temperature))
        answer = encoding.composed(ask, said)
        try:
            api.apply(self.world, ask.seat, answer)
        except IllegalAnswer:  # then the environments answer the first option, too
            return ask.options[0]
        return answer

    def action(self, legal: list[int], said: tuple[int, ...], rng: Rng, temperature: float) -> int:
        """Draw the next action."""
        import numpy as np

        from skulduggery.bots.network import leaning, weighed

        if len(legal) == 1:
            return legal[0]
        lay = self.network.lay
        row = bytearray(self.seen)
        self.encoding.saying(said, row, 0)
        seen = np.zeros(lay.size, np.uint8)
        seen[lay.places[self.seats]] = np.frombuffer(row, np.uint8)
        seen[-1] = self.seats
        leans = leaning(weighed(self.info, self.ask), legal, self.paths, said)
        chances = self.network.chances(seen, lay.numbers[self.seats][legal], leans, temperature)
        at = rng.below(1 << 24) / float(1 << 24)
        return legal[min(int(np.searchsorted(np.cumsum(chances), at, "right")), len(legal) - 1)]
