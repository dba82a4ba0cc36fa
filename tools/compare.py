"""The speed of this checkout against another one, as ratios: above 1, this one is slower.

    git worktree add ../before COMMIT && (cd ../before && ./dev compile)
    ./dev exec python tools/compare.py ../before

One process of each checkout takes turns every few hundredths of a second, so that a busy machine slows both down alike.
Printed is the median of the ratios with the interval that holds 19 of 20 medians of bootstrap samples.
"""

import argparse
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

SLICE = 0.03
"""Seconds that a turn takes, roughly."""
GAMES = ("crooks", "scoundrels", "mayhem")
FIGURES = ("decision", "clone", "view", "infostate", "redeal", "policy", "save", "load")
BUILDS = {"compiled": "build/compiled", "interpreted": "src"}
PYTHON = os.path.realpath(sys.executable) if sys.prefix == sys.base_prefix else sys.executable


def actions(game: str) -> dict[str, Callable[[int], object]]:
    """Return what is done for each figure of a game, with the number of a position or of a game from 0 to 7."""
    from skulduggery import api, codec
    from skulduggery.api import Rng
    from skulduggery.cli.figures import middles, random_game

    rules = api.make_rules(game, 4)
    states = middles(rules)
    asked = [(state, api.pending(state)[0].seat) for state in states]
    infos = [api.infostate(state, seat) for state, seat in asked]
    saves = [codec.write_save(state) for state in states]
    rng = Rng(1)
    return {
        "decision": lambda i: random_game(rules, i),
        "clone": lambda i: api.clone(states[i]),
        "view": lambda i: api.view(*asked[i]),
        "infostate": lambda i: api.infostate(*asked[i]),
        "redeal": lambda i: api.redeal(infos[i], rng),
        "policy": lambda i: api.policy(infos[i], api.question(infos[i]), rng),
        "save": lambda i: codec.write_save(states[i]),
        "load": lambda i: codec.read_save(saves[i], "compare"),
    }


def serve() -> None:
    """Measure what standard input asks for: lines of a game, a figure and a number of repetitions."""
    games = {game: actions(game) for game in GAMES}
    for line in sys.stdin:
        game, figure, times = line.split()
        action = games[game][figure]
        begun = time.perf_counter()
        for _ in range(int(times)):
            for i in range(8):
                action(i)
        print(time.perf_counter() - begun, flush=True)


class Side:
    """A process that measures one checkout."""

    def __init__(self, source: Path) -> None:
        env = os.environ | {"PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
        command = [PYTHON, "-P", __file__, "--serve"]
        self.process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def seconds(self, game: str, figure: str, times: int) -> float:
        """Return the seconds of ``times`` repetitions."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{game} {figure} {times}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit("compare: the other checkout can't be measured; its error stands above.")
        return float(line)


def ratios(new: Side, old: Side, game: str, figure: str, rounds: int) -> list[float]:
    """Return the ratio of the new to the old time in each round."""
    times = 1
    while old.seconds(game, figure, times) < SLICE / 2:
        times *= 2
    new.seconds(game, figure, times)
    found = []
    for n in range(rounds):
        both = {side: side.seconds(game, figure, times) for side in ((new, old) if n % 2 else (old, new))}
        found.append(both[new] / both[old])
    return found


def main() -> None:
    """Print the ratios of every build that both checkouts have."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, help="the other checkout")
    parser.add_argument("--rounds", type=int, default=50, metavar="N", help="turns of each side for a figure")
    given = parser.parse_args()
    here, chance = Path(__file__).resolve().parent.parent, random.Random(1)
    for build, folder in BUILDS.items():
        if not all((place / folder / "skulduggery").is_dir() for place in (here, given.other)):
            print(f"{build}: not both checkouts have it")
            continue
        new, old = Side(here / folder), Side(given.other.resolve() / folder)
        for game in GAMES:
            for figure in FIGURES:
                found = ratios(new, old, game, figure, given.rounds)
                medians = sorted(median(chance.choices(found, k=len(found))) for _ in range(2000))
                print(
                    f"{build} {game} {figure}: {median(found):.3f} ({medians[50]:.3f} to {medians[-51]:.3f})",
                    flush=True,
                )
        for side in (new, old):
            side.process.kill()


if __name__ == "__main__":
    serve() if sys.argv[1:] == ["--serve"] else main()
