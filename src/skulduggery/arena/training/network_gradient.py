"""The network of a trained policy while it learns: JAX's counterpart of ``bots.network``.

It learns by PPO (Schulman et al. 2017). Needs the extra ``train``. On a GPU, sums of rows are products with matrices of
ones and zeros; elsewhere, rows are looked up.
"""

from importlib import import_module
from typing import Any, Final

import numpy as np

from skulduggery.arena.training.crowd import EVERY, ILLEGAL
from skulduggery.bots.network import Arrays, Layout

jax: Any = import_module("jax")
jnp: Any = import_module("jax.numpy")
optax: Any = import_module("optax")

CLIP: Final = 0.2
LATER: Final = 0.95
"""Lambda of GAE (Schulman et al. 2016): with each own decision, the credit for later changes in value decays by it."""
WORTH: Final = 2.0
"""The weight of the critic's error."""
STEEPEST: Final = 0.5
"""The greatest norm of a gradient."""
FURTHEST: Final = 10.0
"""The greatest change of a log-probability that is told apart: answers of past selves may be unlikely."""
NEVER: Final = -1e9
"""The logit of an action that can't be taken."""
GPU: Final = jax.default_backend() != "cpu"

Params = dict[str, Any]
Batch = dict[str, Any]


class Learner:
    """The network, with functions compiled for its layout."""

    def __init__(self, lay: Layout, rounds: int, part: int) -> None:
        self.first = jnp.asarray(lay.first)
        self.most = jnp.asarray(lay.most)
        self.rounds = rounds
        self.part = part
        self.place = jnp.asarray(np.repeat(np.arange(lay.size), lay.most.astype(int) + 1))
        self.number = jnp.asarray(
            np.concatenate([np.arange(most + 1) for most in lay.most.astype(int)]).astype(np.uint8)
        )
        self.optimiser = optax.chain(
            optax.clip_by_global_norm(STEEPEST),
            optax.scale_by_adam(eps=1e-5),
        )
        self.decide = jax.jit(self._decide)
        self.learn = jax.jit(self._learn)

    def facts(self, seen: Any) -> Any:
        """Return the row of each fact that was observed."""
        return self.first + jnp.minimum(seen, self.most)

    def forward(self, w: Params, seen: Any, leans: Any) -> tuple[Any, Any]:
        """Return the logits of all actions, and what the seat's position is worth."""
        leans = leans.astype(jnp.float32)
        if GPU:
            hot = (jnp.minimum(seen, self.most)[:, self.place] == self.number).astype(jnp.bfloat16)
            inside = jnp.dot(hot, w["rows"].astype(jnp.bfloat16), preferred_element_type=jnp.float32)
        else:
            inside = w["rows"][self.facts(seen)].sum(axis=1)
        inside = inside + w["rows bias"]
        inside = jax.nn.relu(inside @ w["first"] + w["first bias"])
        inside = inside + jax.nn.relu(inside @ w["second"] + w["second bias"])
        inside = inside + jax.nn.relu(inside @ w["third"] + w["third bias"])
        logits = inside @ w["policy"] + w["policy bias"] + w["trust"] * leans
        return jnp.where(leans > ILLEGAL / 2, logits, NEVER), inside @ w["value"] + w["value bias"]

    def _decide(
        self, w: Params, old: Params, seen: Any, leans: Any, theirs: Any, key: Any, number: int, temperature: float
    ) -> tuple[Any, ...]:
        """Return the actions, their log-probabilities and the values. ``theirs``: where past selves play, in every
        eighth game at most."""
        logits, worth = self.forward(w, seen, leans)
        if old is not None:
            logits = logits.at[::EVERY].set(
                jnp.where(theirs[::EVERY, None], self.forward(old, seen[::EVERY], leans[::EVERY])[0], logits[::EVERY])
            )
        action = jax.random.categorical(jax.random.fold_in(key, number), logits / temperature).astype(jnp.int16)
        logs = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None].astype(jnp.int32), axis=1)[:, 0]
        return action, logs, worth

    def gains(self, batch: Batch) -> tuple[Any, Any]:
        """Return the advantage of each decision, and which decisions count: not the last ones of unfinished games.

        Each seat's own decisions are a trajectory, whose only reward is its share at the end.
        """
        games, seats = batch["rewards"].shape[1:]
        each = jnp.arange(games)

        def back(carry: Any, now: Any) -> Any:
            worth, later, known = carry
            over = now["over"][:, None] != 0
            worth = jnp.where(over, now["rewards"], worth)
            later = jnp.where(over, 0.0, later)
            known = known | over
            seat = now["seats"]
            use = known[each, seat]
            gain = jnp.where(use, worth[each, seat] - now["worth"] + LATER * later[each, seat], 0.0)
            worth = worth.at[each, seat].set(now["worth"])
            later = later.at[each, seat].set(gain)
            known = known.at[each, seat].set(True)
            return (worth, later, known), (gain, use)

        start = (jnp.zeros((games, seats)), jnp.zeros((games, seats)), jnp.zeros((games, seats), bool))
        steps = {name: batch[name] for name in ("over", "rewards", "seats", "worth")}
        _, (gain, use) = jax.lax.scan(back, start, steps, reverse=True)
        return gain, use & batch["own"]

    def loss(self, w: Params, some: Batch, entropy: Any) -> tuple[Any, Any]:
        """Return the loss on some decisions, and its parts: policy, critic, mean entropy, mean change."""
        logits, worth = self.forward(w, some["seen"], some["leans"])
        every = jax.nn.log_softmax(logits)
        logs = jnp.take_along_axis(every, some["actions"][:, None].astype(jnp.int32), axis=1)[:, 0]
        variety = -(jnp.exp(every) * jnp.where(logits > NEVER / 2, every, 0.0)).sum(axis=1)
        ratio = jnp.exp(jnp.clip(logs - some["logs"], -FURTHEST, FURTHEST))
        reached = jnp.minimum(ratio * some["gain"], jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * some["gain"])
        wrong = (worth - some["share"]) ** 2
        use = some["use"] / jnp.maximum(1, some["use"].sum())
        parts = jnp.stack([(use * x).sum() for x in (reached, wrong, variety, some["logs"] - logs)])
        return (use * (WORTH * wrong - reached - entropy * variety)).sum(), parts

    def _learn(self, w: Params, state: Any, batch: Batch, key: Any, entropy: Any, rate: Any) -> tuple[Any, ...]:
        """Learn from a batch: return the weights, the optimiser's state, and the mean parts of the loss."""
        gain, use = self.gains(batch)
        weight = use / jnp.maximum(1, use.sum())
        mean = (weight * gain).sum()
        spread = jnp.sqrt((weight * (gain - mean) ** 2).sum()) + 1e-6
        rows = {
            "seen": batch["seen"],
            "leans": batch["leans"],
            "actions": batch["actions"],
            "logs": batch["logs"],
            "gain": (gain - mean) / spread,
            "share": gain + batch["worth"],
            "use": use.astype(jnp.float32),
        }
        rows = {name: one.reshape(-1, *one.shape[2:]) for name, one in rows.items()}
        count = len(rows["use"])
        parts = max(1, count // self.part)

        def step(carry: Any, which: Any) -> Any:
            w, state = carry
            some = {name: one[which] for name, one in rows.items()}
            (_, told), slopes = jax.value_and_grad(self.loss, has_aux=True)(w, some, entropy)
            moves, state = self.optimiser.update(slopes, state, w)
            return (optax.apply_updates(w, jax.tree.map(lambda move: -rate * move, moves)), state), told

        keys = jax.random.split(key, self.rounds)
        orders = jnp.concatenate([jax.random.permutation(one, count)[: parts * (count // parts)] for one in keys])
        (w, state), told = jax.lax.scan(step, (w, state), orders.reshape(self.rounds * parts, -1))
        return w, state, told.mean(axis=0)


def begun(arrays: Arrays) -> Params:
    """Return weights as JAX has them."""
    return {name: jnp.asarray(one) for name, one in arrays.items()}
