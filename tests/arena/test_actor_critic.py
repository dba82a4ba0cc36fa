"""Actor-critic training: the same seed gives the same weights, cut short or not; NumPy plays what JAX has learned."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from skulduggery.api import BadInput
from skulduggery.bots.network import layout, packed, read_network
from skulduggery.cli.main import main

jax = pytest.importorskip("jax", reason="the extra train isn't installed")
pytest.importorskip("optax", reason="the extra train isn't installed")
pytestmark = pytest.mark.filterwarnings("default")

from skulduggery.arena.training import actor_critic  # noqa: E402
from skulduggery.arena.training.network_gradient import Learner, begun  # noqa: E402


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"STEPS": 12, "BATCHES": 2, "RENEWED": 1, "TRIED": 2}.items():
        monkeypatch.setattr(actor_critic, name, value)


def trained(checkpoint: Path, games: int, **more: Any) -> bytes:
    weights = actor_critic.train("crooks", checkpoint, games=games, seats=[2, 3], workers=1, width=8, **more)
    return msgspec.msgpack.encode(weights.arrays)


def test_who_is_cut_short_learns_the_same(small: None, tmp_path: Path) -> None:
    """All at once, and again in two parts, the second from the first one's checkpoint, when there is a past self."""
    rounds: list[Any] = []
    once = trained(tmp_path / "once", 12, progress=rounds.append)
    assert len(rounds) > 2
    assert trained(tmp_path / "bits", rounds[-2]["games"]) != once
    assert trained(tmp_path / "bits", 12) == once
    kept = (tmp_path / "once").read_bytes()
    assert len(kept) < 20_000_000
    curve = msgspec.msgpack.decode(kept)["curve"]
    assert {"games", "decisions", "2 seats, heuristic", "3 seats, heuristic, 95%"} <= set(curve[0])
    (tmp_path / "half").write_bytes(kept[: len(kept) // 2])
    with pytest.raises(BadInput, match="half is not a checkpoint of a training"):
        trained(tmp_path / "half", 20)
    with pytest.raises(BadInput, match="once belongs to another training"):
        trained(tmp_path / "once", 20, seed=3)


def test_numpy_plays_what_jax_learned() -> None:
    """The same probabilities from the same weights, within 1e-4."""
    lay = layout("scoundrels")
    rng = np.random.default_rng(1)
    arrays = lay.fresh(1)
    arrays["policy"] *= 50
    network = read_network(msgspec.msgpack.encode(packed(lay, arrays, np.ones(lay.rows, bool), {})), "it")
    half = {name: one.astype(np.float16).astype(np.float32) for name, one in arrays.items()}
    seen = rng.integers(0, lay.most.astype(int) + 1, (20, lay.size)).astype(np.uint8)
    leans = rng.integers(-8, 1, (20, lay.actions)).astype(np.float16)
    logits, _ = Learner(lay, 1, 64).forward(begun(half), seen, leans)
    every = np.arange(lay.actions)
    for n in range(len(seen)):
        found = network.chances(seen[n], every, leans[n].tolist())
        assert found == pytest.approx(np.asarray(jax.nn.softmax(logits[n])), abs=1e-4)


def test_it_goes_on_from_weights(small: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By the command; weights of another game are refused before anything is played."""
    lay = layout("crooks")
    report: dict[str, float | int | str] = {"games": 7, "decisions": 0}
    there = tmp_path / "begin"
    there.write_bytes(msgspec.msgpack.encode(packed(lay, lay.fresh(1), np.ones(lay.rows, bool), report)))
    call = ["--actor-critic", "--checkpoint", str(tmp_path / "c"), "--games", "8", "--workers", "1", "--begin"]
    assert main(["learn", "crooks", *call, str(there), "--out", str(tmp_path / "out")]) == 0
    assert "games: " in capsys.readouterr().out
    assert int(read_network((tmp_path / "out").read_bytes(), "out").report["games"]) >= 8
    assert main(["learn", "mayhem", *call, str(there)]) == 2
    assert "was trained for crooks, not for mayhem." in capsys.readouterr().err
