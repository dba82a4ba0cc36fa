"""Training a policy: the same seed gives the same weights, even after a kill; unusable input is refused."""

import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from tests.moments import moments

from skulduggery import api, bots
from skulduggery.api import BadInput
from skulduggery.arena.training.policy_training import train
from skulduggery.bots.net import Net, read_trained
from skulduggery.cli.main import main

CALL = ["learn", "crooks", "--policy", "--seats", "2", "--seed", "4", "--workers", "1"]
KILLED = """
import sys
from pathlib import Path
from skulduggery.arena.training.policy_training import train
if __name__ == "__main__":
    train("crooks", 6000, seed=4, seats=[2], store=Path(sys.argv[1]), workers=2, trials=0, batch=12)
"""
BATCH = 12


def batches(store: Path) -> int:
    """Return how many batches are done by a store's own account."""
    if not store.exists():
        return 0
    try:
        with sqlite3.connect(store) as base:
            row = base.execute("select found from done").fetchone()
    except sqlite3.Error:
        return 0
    return 0 if row is None else int(msgspec.msgpack.decode(row[0])["batch"])


def alive(group: int) -> bool:
    """Return whether any process of a group is alive."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_who_is_killed_and_goes_on_learns_the_same(tmp_path: Path) -> None:
    """Killed without warning after a batch or so, it leaves no process; another run goes on from what is in its store,
    to the same weights as all at once."""
    store = tmp_path / "training.db"
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    running = subprocess.Popen([sys.executable, str(script), str(store)], start_new_session=True)
    try:
        while not batches(store):
            assert running.poll() is None
            time.sleep(0.01)
        running.kill()
        running.wait()
        for _ in range(6000):
            if not alive(running.pid):
                break
            time.sleep(0.01)
        assert not alive(running.pid)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
    done = batches(store)
    games = BATCH * (done + 3)
    told: list[int] = []

    def tell(games: int, _: float) -> None:
        told.append(games)

    parts = train("crooks", games, seed=4, seats=[2], store=store, workers=2, trials=0, batch=BATCH, progress=tell)
    assert told == [BATCH * n for n in range(done + 1, done + 4)]
    whole = train("crooks", games, seed=4, seats=[2], workers=1, trials=0, batch=BATCH)
    assert (parts.used, parts.rows, parts.heads) == (whole.used, whole.rows, whole.heads)
    assert train("crooks", games, seed=5, seats=[2], workers=1, trials=0, batch=BATCH).heads != whole.heads


@pytest.mark.parametrize(("game", "seats"), [("crooks", 3), ("scoundrels", 2), ("mayhem", 3)])
def test_a_policy_learns_from_its_first_batch(game: str, seats: int) -> None:
    """Chances add up to 1 and move; a lower temperature makes the likeliest likelier; a spoilt answer never comes."""
    trained = train(game, 6, seed=2, seats=[seats], workers=1, trials=0, batch=6)
    net = Net(read_trained(msgspec.msgpack.encode(trained), "it"))
    unlearned = Net(msgspec.structs.replace(trained, used=[], rows=b""))
    moved = 0
    for _, ask, info in moments(game, seats, 1, 6):
        features = api.policy_features(info, ask)
        if features is None:
            continue
        assert len(features.each) == len(features.logits) == len(ask.options)
        likely = net.chances(features)
        assert sum(likely) == pytest.approx(1)
        assert min(likely) > 0
        assert max(net.chances(features, 0.5)) >= max(likely)
        moved += likely != unlearned.chances(features)
    assert moved


@pytest.mark.parametrize(("game", "seats"), [("crooks", 3), ("scoundrels", 2), ("mayhem", 3)])
def test_features_say_nothing_that_the_seat_cannot_see(game: str, seats: int) -> None:
    """In another history that sent the seat the same messages the features are the same."""
    luck = api.Rng(6)
    for record, ask, info in moments(game, seats, 1, 12):
        features = api.policy_features(info, ask)
        other = api.infostate(record.redeal_history(ask.seat, luck).state, ask.seat)
        same = api.policy_features(other, api.question(other))
        assert (features is None) == (same is None)
        if features is not None and same is not None:
            assert (features.kind, features.here, features.each, features.logits) == (
                same.kind,
                same.here,
                same.each,
                same.logits,
            )


def test_by_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    profile = api.game("crooks").profile
    monkeypatch.setattr(profile, "trial_deals", 3)
    monkeypatch.setattr(profile, "policy_batch", BATCH)
    out = tmp_path / "w.policy"
    assert main([*CALL, "--games", "1", "--out", str(out), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == BATCH
    assert 0 <= report["2 seats, share of the wins against random"] <= 1
    assert read_trained(out.read_bytes(), "w").report == report
    assert len(out.read_bytes()) < 2_000_000
    further = tmp_path / "further.policy"
    call = [*CALL, "--games", "1", "--against", "random", "--begin", str(out), "--out", str(further)]
    assert main(call) == 0
    assert set(read_trained(out.read_bytes(), "w").used) <= set(read_trained(further.read_bytes(), "w").used)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ([], "Say how long to train: a number of games from 1, or a number of minutes above 0."),
        (["--games", "9", "--minutes", "2"], "Say how long to train"),
        (["--games", "9", "--workers", "0"], "The number of workers can't be 0; it must be a whole number from 1."),
        (["--games", "9", "--seed", "-1"], "The seed can't be -1; it must be a whole number from 0 to 268435455."),
        (["--games", "9", "--seats", "9"], "9"),
        (["--games", "9", "--begin", "nowhere/w"], "nowhere/w can't be read: No such file or directory."),
        (["--games", "9", "--begin", __file__], "is not a file of policy weights"),
        (["--games", "9", "--out", "nowhere/w"], "nowhere/w can't be written: there is no folder nowhere."),
    ],
)
def test_what_cannot_be_trained(more: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CALL, *more]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_weights_that_cannot_be_used() -> None:
    replace = msgspec.structs.replace
    whole = train("crooks", BATCH, seed=4, seats=[2], workers=1, trials=0, batch=BATCH)
    for wrong, said in [
        (replace(whole, rows=whole.rows[2:]), "it is damaged: the numbers of weights do not match."),
        (replace(whole, used=[-1, *whole.used[1:]]), "it is damaged: the numbers of weights do not match."),
        (
            replace(whole, kinds=whole.kinds + 1),
            "it was trained with other features than crooks has now; train it again.",
        ),
        (replace(whole, game="chess"), "it was trained for chess, which is not installed."),
    ]:
        with pytest.raises(BadInput, match=said):
            read_trained(msgspec.msgpack.encode(wrong), "it")
    with pytest.raises(BadInput, match="it is not a file of policy weights"):
        read_trained(b"{}", "it")
    for spec in ("learned:temperature=0", "learned:temperature", "learned:speed=4"):
        with pytest.raises(BadInput, match="it has temperature, from"):
            bots.make(spec, 1)
