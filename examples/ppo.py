"""PPO (Schulman et al. 2017) learns Crooks in self-play: one command, some minutes of one core.

    ./dev exec --compiled python examples/ppo.py

While it learns, it prints how often it beats random players. It writes its weights to ``ppo.npz`` next to this file,
where ``Learned`` finds them. It needs only NumPy, which is installed already: the net is three matrices, for which
PyTorch would be 2 GB. The same seed gives the same weights.
"""

import os
import sys
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

os.environ.setdefault("OMP_NUM_THREADS", "1")  # before NumPy: with so small a net, its threads only wait
import numpy as np

from skulduggery import api
from skulduggery.arena.intervals import fixed
from skulduggery.environments.batch import Batch

WEIGHTS: Final = Path(__file__).with_suffix(".npz")
GAMES: Final = 128
"""Games played in parallel."""
STEPS: Final = 64
"""Answers in each game between two updates."""
ROUNDS: Final = 3
"""Epochs: passes of an update over these answers."""
PARTS: Final = 4
"""Minibatches in each epoch."""
UNITS: Final = (128, 64)
"""Hidden units."""
RATE: Final = 0.001
CLIP: Final = 0.2
ENTROPY: Final = 0.05
"""The weight of the entropy bonus. With too little, learning in games of hidden information runs in circles."""
FAR: Final = 0.95
"""The lambda of generalized advantage estimation, per answer."""
AMOUNTS: Final = (1, 2, 3, 4, 6, 8, 11, 16, 22, 32, 45, 64, 90, 128, 181)
"""Thresholds that encode a large number, such as dollars; a small number gets one input for each value."""
SMALL: Final = 64


class Lessons(NamedTuple):
    """A batch of answers: observations, legal actions, actions, their probabilities, advantages, and value targets."""

    seen: Any
    masks: Any
    actions: Any
    chance: Any
    gain: Any
    share: Any


class Net:
    """A network from a seat's observation to its policy and its expected share of the win."""

    def __init__(self, encoding: api.Encoding, seed: int) -> None:
        each = [
            (field.at + n, value, field.most > SMALL)
            for field in encoding.fields
            for n in range(field.count)
            for value in (AMOUNTS if field.most > SMALL else range(1, field.most + 1))
        ]
        self.byte, self.value, self.amount = (np.array(column) for column in zip(*each, strict=True))
        self.value = self.value.astype(np.uint8)
        rng = np.random.default_rng(seed)
        sizes = [len(each), *UNITS]
        self.weights: list[Any] = []
        """A weight matrix and a bias for each layer, then for the output."""
        for above, below in pairwise(sizes):
            self.weights += [rng.normal(0, np.sqrt(2 / min(above, 100)), (above, below)), np.zeros(below)]
        self.weights += [rng.normal(0, 0.01, (sizes[-1], encoding.actions + 1)), np.zeros(encoding.actions + 1)]
        self.weights = [one.astype(np.float32) for one in self.weights]
        self.first = [np.zeros_like(one) for one in self.weights]
        self.second = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def forward(self, seen: Any, masks: Any) -> tuple[list[Any], Any, Any]:
        """Return the activations of each layer, the probability of each action, and the expected share of the win."""
        there = seen[:, self.byte]
        layers = [np.where(self.amount, there >= self.value, there == self.value).astype(self.weights[0].dtype)]
        for n in range(0, len(self.weights) - 2, 2):
            layers.append(np.maximum(0, layers[-1] @ self.weights[n] + self.weights[n + 1]))
        out = layers[-1] @ self.weights[-2] + self.weights[-1]
        scores = np.where(masks, out[:, :-1], -np.inf)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return layers, powers / powers.sum(axis=1, keepdims=True), out[:, -1]

    def slopes(self, some: Lessons) -> tuple[float, list[Any]]:
        """Return the loss and its gradient for each weight."""
        layers, chances, share = self.forward(some.seen, some.masks)
        rows = np.arange(len(chances))
        ratio = chances[rows, some.actions] / some.chance
        held = np.where(some.gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        logs = np.log(np.maximum(chances, 1e-20))
        variety = -(chances * logs).sum(axis=1)
        reached = np.minimum(ratio * some.gain, np.clip(ratio, 1 - CLIP, 1 + CLIP) * some.gain)
        loss = (-reached - ENTROPY * variety + (share - some.share) ** 2).mean()
        pull = np.where(held, 0, ratio * some.gain)
        back = pull[:, None] * chances + ENTROPY * chances * (logs + variety[:, None])
        back[rows, some.actions] -= pull
        back = np.concatenate([back, 2 * (share - some.share)[:, None]], axis=1) / len(rows)
        out: list[Any] = []
        for n in range(len(layers) - 1, -1, -1):
            out[:0] = [layers[n].T @ back, back.sum(axis=0)]
            if n:
                back = (back @ self.weights[2 * n].T) * (layers[n] > 0)
        return float(loss), out

    def step(self, slopes: list[Any]) -> None:
        """Take a step of Adam (Kingma and Ba 2015) against the gradient."""
        self.steps += 1
        for weight, slope, first, second in zip(self.weights, slopes, self.first, self.second, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            fit = np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            weight -= RATE / (1 - 0.9**self.steps) * first / fit


def drawn(chances: Any, rng: np.random.Generator) -> Any:
    """Draw an action for each row from its probabilities."""
    with np.errstate(divide="ignore"):
        return (np.log(chances) + rng.gumbel(size=chances.shape)).argmax(axis=1)


def lessons(batch: Batch, net: Net, rng: np.random.Generator) -> Lessons:
    """Play on with the net in all seats, and return the answers with their advantages (GAE, Schulman et al. 2016)."""
    each = np.arange(len(batch.seats))
    taken = []
    for _ in range(STEPS):
        seen, masks, seats = batch.observations.copy(), batch.masks.copy(), batch.seats.copy()
        _, chances, share = net.forward(seen, masks)
        actions = drawn(chances, rng)
        batch.step(actions)
        taken.append(
            (seen, masks, actions, chances[each, actions], share, seats, batch.over.copy(), batch.rewards.copy())
        )
    worth = np.zeros_like(batch.rewards)  # of where each seat answered next, or of the end
    later = np.zeros_like(batch.rewards)
    known = np.zeros(batch.rewards.shape, bool)
    out = []
    for seen, masks, actions, chance, share, seats, over, rewards in reversed(taken):
        worth[over], later[over], known[over] = rewards[over], 0, True
        gain = worth[each, seats] - share + FAR * later[each, seats]
        use = known[each, seats]  # not the last answer of a seat whose game goes on
        out.append(Lessons(*[column[use] for column in (seen, masks, actions, chance, gain, gain + share)]))
        worth[each, seats], later[each, seats], known[each, seats] = share, np.where(use, gain, 0), True
    return Lessons(*[np.concatenate(column) for column in zip(*out, strict=True)])


def update(net: Net, found: Lessons, rng: np.random.Generator) -> float:
    """Learn from a batch of answers and return the mean loss."""
    gain = (found.gain - found.gain.mean()) / (found.gain.std() + 1e-8)
    found = found._replace(gain=gain.astype(np.float32))
    losses = []
    for _ in range(ROUNDS):
        for rows in np.array_split(rng.permutation(len(gain)), PARTS):
            loss, slopes = net.slopes(Lessons(*[column[rows] for column in found]))
            net.step(slopes)
            losses.append(loss)
    return float(np.mean(losses))


def against_random(net: Net, deals: int, seats: int, seed: int) -> list[float]:
    """Return the share of the win against random players in each deal, as the mean over one game in each seat."""
    batch = Batch("crooks", deals, seats)
    shares = np.zeros(deals)
    for mine in range(seats):
        rng = np.random.default_rng(seed)
        batch.reset(seed)
        running = np.ones(deals, bool)
        while running.any():
            _, chances, _ = net.forward(batch.observations, batch.masks)
            even = batch.masks / batch.masks.sum(axis=1, keepdims=True)
            batch.step(drawn(np.where((batch.seats == mine)[:, None], chances, even), rng))
            ended = running & batch.over
            shares[ended] += batch.rewards[ended, mine] / seats
            running &= ~ended
    return [float(share) for share in shares]


class Learned:
    """The learned policy as a bot for the arena: ``--bot examples/ppo.py:Learned``. It draws its answers at random."""

    blind = False
    remembers: tuple[str, ...] = ()

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def choose(self, info: api.Info, ask: api.Ask, past: object = None) -> object:
        """Draw an answer. Raise BadInput if nothing was learned for this table."""
        encoding = api.encoding(info.state.rules)
        world = api.redeal(info, api.Rng(0))  # any that fits what the seat knows looks the same to it
        seen, mask = bytearray(encoding.size), np.zeros((1, encoding.actions), bool)
        encoding.observe(world, ask, ask.seat, seen, 0)
        legal = encoding.numbers(ask)
        mask[0, legal] = True
        _, chances, _ = weights_for(encoding).forward(np.frombuffer(seen, np.uint8)[None], mask)
        return ask.options[legal.index(int(drawn(chances, self.rng)[0]))]


@cache
def weights_for(encoding: api.Encoding) -> Net:
    """Return the net that was learned last. Raise BadInput if there is none, or it is for other seats or cards."""
    net = Net(encoding, 0)
    try:
        with np.load(WEIGHTS) as kept:
            found = [*kept.values()]
    except FileNotFoundError:
        raise api.BadInput(f"Nothing has been learned yet: {WEIGHTS} isn't there; run this file first.") from None
    if [one.shape for one in found] != [one.shape for one in net.weights]:
        raise api.BadInput(f"{WEIGHTS} was learned for another number of seats or other cards.")
    net.weights = found
    return net


def main(args: Sequence[str]) -> int:
    """Learn, test against random play, and write the weights."""
    parser = ArgumentParser(description="PPO learns Crooks by playing against itself.")
    parser.add_argument("--updates", type=int, default=100, metavar="N", help="how long it learns (default: 100)")
    parser.add_argument("--every", type=int, default=10, metavar="N", help="updates between two trials (default: 10)")
    parser.add_argument("--deals", type=int, default=1000, metavar="N", help="of the last trial (default: 1000)")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many play (default: 2)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same weights (default: 1)")
    given = parser.parse_args(args)
    rng = np.random.default_rng(given.seed)
    batch = Batch("crooks", GAMES, given.seats)
    batch.reset(given.seed)
    net = Net(batch.encoding, given.seed)
    answers, begun, work = 0, time.monotonic(), time.process_time()
    print("| minutes | of a core | answers | wins against random | 95% |\n|---|---|---|---|---|")

    def trial(deals: int) -> None:
        share = fixed(against_random(net, deals, given.seats, given.seed))
        minutes, used = (time.monotonic() - begun) / 60, (time.process_time() - work) / 60
        row = (
            f"{minutes:.1f}",
            f"{used:.1f}",
            f"{answers:,}",
            f"{share.value:.1%}",
            f"{share.low:.1%} to {share.high:.1%}",
        )
        print(f"| {' | '.join(row)} |", flush=True)

    for n in range(given.updates):
        if n % given.every == 0:
            trial(min(100, given.deals))
        found = lessons(batch, net, rng)
        answers += len(found.gain)
        update(net, found, rng)
    trial(given.deals)
    np.savez(WEIGHTS, *net.weights)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
