"""The network of a trained policy: from what a seat observes to a probability for each action. Needs NumPy.

One network plays a game with any number of seats. Its input is the observation of a table (engine/encoding.py) laid
out for the largest table, with the number of seats at the end; its output is numbered by the actions of that table.
What it says about an action is added to the lean of the rules of thumb.
"""

from functools import cache
from hashlib import sha256
from math import exp, log, sqrt
from typing import Any, Final

import msgspec
import numpy as np

from skulduggery import api
from skulduggery.api import Ask, BadInput, Encoding, Field, Info, Rules
from skulduggery.bots.net import LEAST

MOST: Final = 99
"""The largest number that is told apart from larger ones."""
EACH: Final = 96
"""Numbers that each fact of an observation adds to the first layer."""
UNITS: Final = 256
"""Hidden units of each layer."""
TRUST: Final = 0.7
"""The weight of the rules of thumb's logits at the beginning, a little below 1."""
Arrays = dict[str, Any]


class Layout:
    """The common layout of a game's observations and actions.

    ``first`` and ``most``: of each number of an observation, its first row and its largest value. ``rows``: one for
    each value of each number.
    """

    def __init__(self, game: str) -> None:
        least, most = api.game(game).seats
        self.game = game
        self.counts = [*range(max(2, least), most + 1)]
        self.widest = table(game, most)
        self.size = self.widest.size + 1
        self.actions = self.widest.actions
        top = [min(field.most, MOST) for field in self.widest.fields for _ in range(field.count)]
        self.most = np.array([*top, most], np.uint8)
        self.first = np.concatenate([[0], np.cumsum(self.most.astype(np.int32) + 1)[:-1]]).astype(np.int32)
        self.rows = int(self.first[-1]) + most + 1
        self.places = {seats: np.array(places(table(game, seats), self.widest, seats, most)) for seats in self.counts}
        """For each number of seats, where the numbers of an observation stand in the common layout."""
        self.numbers = {seats: np.array(numbers(table(game, seats), self.widest)) for seats in self.counts}
        """For each number of seats, the common number of each action."""
        self.tables: dict[str, bool] = {}
        self.digest = sha256(repr([self.most.tolist(), self.actions, described(self.widest)]).encode()).hexdigest()
        """A hash of the rules and layout that weights were made for."""

    def covers(self, rules: Rules) -> bool:
        """Return whether a table's observations and actions are laid out as with the house cards."""
        if rules.digest not in self.tables:
            seats = rules.seats
            self.tables[rules.digest] = seats in self.counts and described(
                api.encoding(api.serial_rules(rules))
            ) == described(table(self.game, seats))
        return self.tables[rules.digest]

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """Return the shapes of the weights, by name."""
        return {
            "rows": (self.rows, EACH),
            "rows bias": (EACH,),
            "first": (EACH, UNITS),
            "first bias": (UNITS,),
            "second": (UNITS, UNITS),
            "second bias": (UNITS,),
            "third": (UNITS, UNITS),
            "third bias": (UNITS,),
            "policy": (UNITS, self.actions),
            "policy bias": (self.actions,),
            "trust": (self.actions,),
            "value": (UNITS,),
            "value bias": (),
        }

    def fresh(self, seed: int) -> Arrays:
        """Return random weights to begin with."""
        rng = np.random.default_rng(seed)
        spread = {"rows": 1 / sqrt(self.size), "policy": 0.01, "value": 0.01}
        arrays: Arrays = {
            name: np.zeros(shape, np.float32)
            if name.endswith("bias")
            else rng.normal(0, spread.get(name, sqrt(2 / shape[0])), shape).astype(np.float32)
            for name, shape in self.shapes().items()
            if name != "trust"
        }
        return arrays | {"trust": np.full(self.actions, TRUST, np.float32)}


@cache
def layout(game: str) -> Layout:
    """Return the layout of a game, made once."""
    return Layout(game)


def table(game: str, seats: int) -> Encoding:
    """Return the encoding of a table with the house cards."""
    return api.encoding(api.make_rules(game, seats, serial=True))


def described(encoding: Encoding) -> list[object]:
    return [
        *[(field.name, field.at, field.count, field.most, field.inner) for field in encoding.fields],
        *[(section.kinds, section.at, section.count) for section in encoding.sections],
    ]


def places(encoding: Encoding, widest: Encoding, seats: int, most: int) -> list[int]:
    """Return where each number of an observation stands in that of the widest table."""
    return [
        wide.at + ((i // seats * most + i % seats) if field.inner else i)
        for field, wide in zip(encoding.fields, widest.fields, strict=True)
        for i in range(field.count)
        if fits(field, wide)
    ]


def fits(field: Field, wide: Field) -> bool:
    """Check that two tables have the same fields."""
    assert field.name == wide.name
    assert field.count <= wide.count
    return True


def numbers(encoding: Encoding, widest: Encoding) -> list[int]:
    """Return the number of each action at the widest table."""
    pairs = zip(encoding.sections, widest.sections, strict=True)
    return [wide.at + i for section, wide in pairs for i in range(section.count)]


class Weights(msgspec.Struct, forbid_unknown_fields=True):
    """Shipped weights in half precision (IEEE 754, two bytes, little-endian), and the report of their training.

    ``used``: the rows of facts that were ever seen, in ascending order, four bytes each. Others add nothing.
    """

    game: str
    digest: str
    used: bytes
    arrays: dict[str, bytes]
    report: dict[str, float | int | str]


class Network:
    """A network that is ready to play."""

    def __init__(self, lay: Layout, arrays: Arrays, report: dict[str, float | int | str]) -> None:
        self.lay = lay
        self.arrays = arrays
        self.report = report
        self.place = np.arange(lay.rows)
        """For each fact, the index of its row in ``arrays["rows"]``."""

    def scores(self, seen: Any) -> Any:
        """Return what is added to the leans of all actions, for one observation in the common layout."""
        a = self.arrays
        facts = self.place[self.lay.first + np.minimum(seen, self.lay.most)]
        inside = a["rows"][facts].sum(axis=0) + a["rows bias"]
        inside = np.maximum(0, inside @ a["first"] + a["first bias"])
        inside += np.maximum(0, inside @ a["second"] + a["second bias"])
        inside += np.maximum(0, inside @ a["third"] + a["third bias"])
        return inside @ a["policy"] + a["policy bias"]

    def chances(self, seen: Any, legal: Any, leans: list[float], temperature: float = 1.0) -> Any:
        """Return the probabilities of the actions ``legal``, given the leans of the rules of thumb (``leaning``).

        A lower ``temperature`` favours the likeliest more.
        """
        scores = self.scores(seen)[legal] + self.arrays["trust"][legal] * np.array(leans, np.float32)
        powers = np.exp((scores - scores.max()) / temperature)
        return powers / powers.sum()


def weighed(info: Info, ask: Ask) -> list[float]:
    """Return the logits of the rules of thumb for each option, from LEAST to 0; all are 0 if there are none."""
    logits = api.logits(info, ask)
    best = max(logits, default=0.0)
    return [max(LEAST, logit - best) for logit in logits] or [0.0] * len(ask.options)


def leaning(logits: list[float], legal: list[int], paths: list[tuple[int, ...]], said: tuple[int, ...]) -> list[float]:
    """Return the lean of the rules of thumb to each legal action, from the logits of the options.

    ``paths``: the actions of each option, where an answer takes several; ``said``: those taken so far.
    """
    if not paths:
        return [0.0] * len(legal) if said else [*logits, *[0.0] * (len(legal) - len(logits))]
    after = len(said)
    sums = dict.fromkeys(legal, 0.0)
    for logit, path in zip(logits, paths, strict=True):
        if path[:after] == said:
            sums[path[after]] += exp(logit)
    return [log(total) for total in sums.values()]


def packed(lay: Layout, arrays: Arrays, used: Any, report: dict[str, float | int | str]) -> Weights:
    """Return weights in the form that ships, without the rows that ``used`` says were never seen."""
    kept = np.flatnonzero(used)
    whole = arrays | {"rows": arrays["rows"][kept]}
    half = {name: whole[name].astype("<f2").tobytes() for name in lay.shapes()}
    return Weights(lay.game, lay.digest, kept.astype("<u4").tobytes(), half, report)


def read_network(data: bytes, source: str) -> Network:
    """Return the network in a file. Raise BadInput if it can't be used."""
    try:
        found = msgspec.msgpack.decode(data, type=Weights)
    except msgspec.DecodeError as error:
        raise BadInput(f"{source} is not a file of network weights: {error}.") from None
    if found.game not in api.games():
        raise BadInput(f"{source} was trained for {found.game}, which is not installed.")
    lay = layout(found.game)
    if found.digest != lay.digest:
        raise BadInput(f"{source} was trained with other observations than {found.game} has now; train it again.")
    shapes = lay.shapes()
    used = np.frombuffer(found.used[: len(found.used) // 4 * 4], "<u4")
    shapes["rows"] = (len(used), EACH)
    sizes = {name: len(one) for name, one in found.arrays.items()}
    if sizes != {name: 2 * int(np.prod(shape)) for name, shape in shapes.items()} or (used >= lay.rows).any():
        raise BadInput(f"{source} is damaged: the numbers of weights do not match.")
    arrays = {name: np.frombuffer(found.arrays[name], "<f2").astype(np.float32) for name in shapes}
    network = Network(lay, {name: arrays[name].reshape(shape) for name, shape in shapes.items()}, found.report)
    network.arrays["rows"] = np.concatenate([network.arrays["rows"], np.zeros((1, EACH), np.float32)])
    network.place = np.full(lay.rows, len(used))
    network.place[used] = np.arange(len(used))
    return network


@cache
def network_of(game: str) -> Network:
    """Return the network that ships for a game. Raise BadInput if there is none."""
    there = api.learned_file(game, "network.weights")
    if not there.is_file():
        raise BadInput(f"No network has been trained for {game} yet.")
    network = read_network(there.read_bytes(), there.name)
    if network.lay.game != game:
        raise BadInput(f"{there.name} was trained for {network.lay.game}, not for {game}.")
    return network
