"""Check how true the win chances of hints and reviews are, and what a review costs, in games between heuristics.

    ./dev exec python tools/lookback.py crooks 2 --games 24

The findings are in docs/strength/reviews.md.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import islice
from math import log
from statistics import fmean, pstdev
from time import process_time
from typing import Final

from skulduggery import api, bots
from skulduggery.api import NATURE, Rng
from skulduggery.record import Record
from skulduggery.review.reviews import CURVE, review
from skulduggery.review.weighing import Scales, Weighing, rounds_of, scales, stand

STRETCH: Final = 24
"""In each stretch of this many entries,"""
LOOKS: Final = 3
"""this many in a row are measured."""
FEW: Final = (4, 8, 16)
"""Sample sizes, in worlds, that are compared with all other worlds."""
SURE: Final = 0.95
"""The least chance that counts as sure."""


def played(game: str, seats: int, seed: int) -> Record:
    """Play a game between heuristics."""
    record = Record(api.make_rules(game, seats, serial=True), Rng(seed))
    players = [bots.make("heuristic", 100 * seed + seat) for seat in range(seats)]
    while asks := api.pending(record.state):
        info = api.infostate(record.state, asks[0].seat)
        record.answer(asks[0].seat, players[asks[0].seat].choose(info, asks[0]))
    return record


def curve(records: Sequence[Record]) -> Iterator[str]:
    """Yield how well the curve predicts the results, and how far it moves at entries with and without events."""
    rules = records[0].rules
    losses, squares, sure = [], [], []
    quiet: list[float] = []
    other: list[float] = []
    begun = process_time()
    for seed, record in enumerate(records):
        result = api.returns(record.state)
        last: list[float] = []
        for n in range(len(record.entries)):
            if n % STRETCH >= LOOKS:
                last = []
                continue
            found = stand(record.before(n), max(1, rounds_of(rules) // CURVE), Rng((seed << 32) + n))
            shares = [share for share, _ in found]
            if last:
                moved = fmean([abs(a - b) for a, b in zip(shares, last, strict=True)])
                (other if record.events[n - 1] else quiet).append(moved)
            last = shares
            losses.append(-sum([won * log(share) for won, share in zip(result, shares, strict=True) if won]))
            squares.append(sum([(won - share) ** 2 for won, share in zip(result, shares, strict=True)]))
            sure += [won for won, share in zip(result, shares, strict=True) if share >= SURE]
    spent = process_time() - begun
    yield f"curve, {len(records)} games, {len(losses)} points: log-loss {fmean(losses):.3f}, Brier {fmean(squares):.3f}"
    yield f"  step {fmean(quiet or [0.0]):.4f} at {len(quiet)} entries of which nothing is told"
    yield f"  step {fmean(other):.4f} at {len(other)} others; {1000 * spent / len(losses):.0f} ms a point"
    yield f"  at {SURE:.0%} and more: {fmean(sure or [0.0]):.1%} of {len(sure)} won"


def questions(records: Sequence[Record]) -> Iterator[tuple[Scales, list[object]]]:
    """Yield questions of the games, one in each stretch of entries, with two answers to each."""
    for record in records:
        for n in range(STRETCH // 2, len(record.entries), STRETCH):
            ask = record.asked[n][0]
            scale = scales(api.infostate(record.before(n), ask.seat), ask, Rng(n)) if ask.seat != NATURE else None
            if scale is not None and len(scale.ask.options) > 1:
                yield scale, [*scale.ask.options[:2]]


def calibration(records: Sequence[Record], count: int, worlds: int) -> Iterator[str]:
    """Yield how often a few worlds differ from all others by no more than their stated error."""
    supposed = api.game(records[0].rules.game).profile.world_spread
    right: dict[tuple[str, int], list[bool]] = {}
    said: dict[tuple[str, int], list[float]] = {}
    apart = []
    for scale, answers in islice(questions(records), count):
        values, learned = scale.trials([*answers, answers[0]], worlds)
        differences = [a[scale.seat] - b[scale.seat] for a, b in zip(values[0], values[1], strict=True)]
        apart.append(pstdev(differences))
        for few in FEW:
            parts = []
            for some in (slice(0, few), slice(few, None)):
                seen, guessed = [[one[some] for one in each] for each in (values, learned)]
                found = Weighing(scale.seat, answers, seen, guessed, supposed)
                parts.append({"chance": found.chance(0), "difference": found.edge(0, 1)})
            for kind, (share, error) in parts[0].items():
                truth, rest = parts[1][kind]
                said.setdefault((kind, few), []).append(error)
                right.setdefault((kind, few), []).append(abs(share - truth) <= (error**2 + rest**2) ** 0.5)
    yield f"{len(apart)} questions, {worlds} worlds: differences of two answers are {fmean(apart):.3f} apart"
    for (kind, few), hits in sorted(right.items()):
        yield f"  {kind}, {few} worlds: says ± {fmean(said[kind, few]):.3f}, right {fmean(hits):.0%}"


def cost(record: Record) -> Iterator[str]:
    """Yield the processor time and the precision of a whole review."""
    begun = process_time()
    found = review(record)
    spent = process_time() - begun
    margin = fmean([margin for margins in found.margins[1:-1] for margin in margins])
    yield f"review of {len(record.entries)} entries, {found.rounds} roll-outs: {spent:.0f} s; curve ± {margin:.3f}"
    own = ", ".join([f"{one.own:+.2f} ± {one.error:.2f}" for one in found.accounts])
    yield f"  own play {own}; marked {sum([bool(one.mark) for one in found.decisions])} of {len(found.decisions)}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="lookback.py", description="How true reviews are, and what they cost.")
    parser.add_argument("game", choices=api.games())
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=24, help="games for the curve (default: 24)")
    parser.add_argument("--questions", type=int, default=12, help="questions for the calibration (default: 12)")
    parser.add_argument("--worlds", type=int, default=120, help="worlds of each (default: 120)")
    given = parser.parse_args()
    records = [played(given.game, given.seats, seed + 1) for seed in range(given.games)]
    print(f"{given.game}, {given.seats} seats", flush=True)
    for lines in (
        curve(records),
        calibration(records, given.questions, given.worlds),
        cost(records[0]),
    ):
        for line in lines:
            print(line, flush=True)


if __name__ == "__main__":
    main()
