"""The worked example, ``examples/ppo.py``: its slopes are right, it learns, and what it learned plays as a bot."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from examples import ppo

from skulduggery import api
from skulduggery.cli.main import main
from skulduggery.environments.batch import Batch


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ppo, "GAMES", 8)
    monkeypatch.setattr(ppo, "STEPS", 24)
    monkeypatch.setattr(ppo, "UNITS", (16, 8))
    monkeypatch.setattr(ppo, "WEIGHTS", tmp_path / "ppo.npz")


def lessons(net: ppo.Net | None = None) -> tuple[ppo.Net, ppo.Lessons]:
    batch = Batch("crooks", 8)
    net = net or ppo.Net(batch.encoding, 1)
    batch.reset(1)
    return net, ppo.lessons(batch, net, np.random.default_rng(1))


def test_slopes_are_those_of_the_loss() -> None:
    """Each layer's, by a small step in either direction, where answers have become more and less likely."""
    net, found = lessons()
    net.weights = [one.astype(np.float64) for one in net.weights]
    luck = np.random.default_rng(2)
    chance = found.chance * luck.choice([0.6, 0.95, 1.1, 1.6], len(found.chance))
    found = found._replace(chance=chance, gain=luck.normal(size=len(chance)), share=found.share.astype(np.float64))
    _, slopes = net.slopes(found)
    for weight, slope in zip(net.weights, slopes, strict=True):
        most = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        for place in (most, tuple(luck.integers(size) for size in slope.shape)):
            before, losses = weight[place], []
            for step in (1e-5, -1e-5):
                weight[place] = before + step
                losses.append(net.slopes(found)[0])
            weight[place] = before
            assert slope[place] == pytest.approx((losses[0] - losses[1]) / 2e-5, rel=1e-3, abs=1e-8)


def test_what_came_of_an_answer() -> None:
    """The last answers of a game led to its shares; the winner gains, whatever was expected."""
    net, found = lessons()
    for weight in net.weights:
        weight[:] = 0  # nothing is expected, all is alike
    _, found = lessons(net)
    assert found.chance == pytest.approx(1 / found.masks.sum(axis=1))
    assert found.share == pytest.approx(found.gain)
    assert found.share.min() == 0.0
    assert found.share.max() == 1.0


def test_learning_makes_good_answers_likelier() -> None:
    net, found = lessons()
    rows = np.arange(len(found.actions))
    before = net.forward(found.seen, found.masks)[1][rows, found.actions]
    ppo.update(net, found, np.random.default_rng(1))
    after = net.forward(found.seen, found.masks)[1][rows, found.actions]
    good = found.gain > found.gain.mean()
    assert (after / before)[good].mean() > (after / before)[~good].mean() + 0.01


def test_the_same_seed_gives_the_same_weights(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for seed in ("3", "3", "4"):
        assert ppo.main(["--updates", "2", "--every", "1", "--deals", "2", "--seed", seed]) == 0
        with np.load(ppo.WEIGHTS) as kept:
            found.append(b"".join([one.tobytes() for one in kept.values()]))
    assert found[0] == found[1] != found[2]
    assert capsys.readouterr().out.count("\n| 0.") == 9


THREADS = """
import os
from examples import ppo
import numpy as np

assert (np.ones((600, 600)) @ np.ones((600, 600))).max() == 600
print(len(os.listdir("/proc/self/task")))
"""


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="threads are counted as Linux lists them")
@pytest.mark.parametrize("wanted", ["", "2"])
def test_it_learns_on_one_core_unless_it_is_given_more(wanted: str) -> None:
    """NumPy's threads would wait for each other: the matrices are small."""
    kept = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}
    given = kept | ({"OMP_NUM_THREADS": wanted} if wanted else {})
    done = subprocess.run([sys.executable, "-c", THREADS], capture_output=True, text=True, check=True, env=given)
    assert int(done.stdout) == min(int(wanted or 1), os.cpu_count() or 1)


def test_what_was_learned_plays_as_a_bot() -> None:
    rules = api.make_rules("crooks", 2)
    bots = [ppo.Learned(1), ppo.Learned(2)]
    state = api.new(rules, 1)
    ask = api.pending(state)[0]
    with pytest.raises(api.BadInput, match="Nothing has been learned yet"):
        bots[0].choose(api.infostate(state, ask.seat), ask)
    ppo.main(["--updates", "0", "--deals", "1"])
    while asks := api.pending(state):
        ask = asks[0]
        api.apply(state, ask.seat, bots[ask.seat].choose(api.infostate(state, ask.seat), ask))
    other = api.new(api.make_rules("crooks", 3), 1)
    ask = api.pending(other)[0]
    with pytest.raises(api.BadInput, match="another number of seats"):
        bots[0].choose(api.infostate(other, ask.seat), ask)


def test_the_arena_takes_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By its file and class."""
    monkeypatch.setattr(ppo, "UNITS", (128, 64))  # those of the file
    ppo.main(["--updates", "0", "--deals", "1"])
    mine = tmp_path / "ppo.py"
    mine.write_bytes(Path(ppo.__file__).read_bytes())
    call = ["arena", "crooks", "--bot", f"{mine}:Learned", "--against", "random", "--deals", "1", "--workers", "1"]
    assert main([*call, "--json"]) == 0
    assert '"games":2' in capsys.readouterr().out
