"""Recorded games: write them, hash their results, and compare builds.

    ./dev exec python tools/record.py write GAME [--again]       the games of tests/recorded/GAME
    ./dev exec python tools/record.py hash FILE ...               results of recorded games, as JSON
    ./dev exec python tools/record.py simulate GAME COUNT         results of COUNT random games, as JSON

A recorded game is a log (``NAME.log``). If all games of a folder have the same cards, these are stored once, in
``cards.json``. ``expected.json`` holds the final scores and hashes of each game: of all messages to each seat and to a
spectator, and of the saves (without card data) of the state before each entry and at the end. ``tests/recorded``
replays the logs under the interpreted and the compiled build. ``write`` keeps the answers of the games that are there,
and plays those that are missing: use it when a new option changes what is saved. With ``--again`` it plays all of them,
as is needed when the rules change the course of a recorded game; then increase ``rules_version``. Bots may change,
because a log does not say how its answers were chosen.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from skulduggery import api, bots, codec
from skulduggery.api import SPECTATOR, Document, Rng, Rules, State, Value
from skulduggery.engine import machine
from skulduggery.record import Record

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "recorded"
EXPECTED = "expected.json"
CARDS = "cards.json"
EDITIONS = ("2012", "2016")
SEEDS = {"crooks": 1_100, "scoundrels": 2_400, "mayhem": 3_600}
"""First seeds, chosen so that all kinds of questions come up and no game ends before its planned incidents."""
SPARE = {"crooks": 1, "scoundrels": 16, "mayhem": 40}
"""Knowledge is compared at every n-th entry only, because long games have more entries than are needed."""

OFFERS = {"crooks": 40, "scoundrels": 40, "mayhem": 6}
"""An open offer is taken with chance 1/n at each moment."""

_json = json.JSONEncoder(separators=(",", ":"))


class Plan(NamedTuple):
    """A game to record. ``deeds`` are incidents, each after a number of log entries, in order."""

    name: str
    game: str
    seats: int
    options: dict[str, Value]
    players: tuple[str, ...]
    seed: int
    deeds: tuple[tuple[int, str], ...]
    tight: bool = False
    """Of Crooks: three targets and much money, so that rows fill up."""

    def rules(self, cards: Document | None = None) -> Rules:
        """Return the rules with ``cards``, or else with the house cards or a tight table of them."""
        if cards is not None:
            return api.make_rules(self.game, self.seats, self.options, cards)
        cards = api.game(self.game).house_cards()
        if self.tight:
            setup = cards["setup"]
            assert isinstance(setup, dict)
            setup |= {"targets": [4, 7, 9], "money": 40}
        return api.make_rules(self.game, self.seats, self.options, cards)


DEEDS: tuple[tuple[tuple[int, str], ...], ...] = (
    (),
    ((8, "clock"), (17, "clock"), (18, "clock")),
    ((14, "resign"),),
    ((9, "undo"), (15, "undo"), (15, "undo"), (20, "undo")),
    ((10, "take-over heuristic"), (21, "take-over random")),
    ((7, "clock"), (12, "take-over heuristic"), (16, "undo"), (22, "resign"), (26, "undo")),
)
"""Sets of incidents, used in turn: none, time-outs, a resignation, undone answers, other players, all of them."""


def plans(game: str) -> list[Plan]:
    """Return 24 games or more: each number of seats, all options, all incidents, both bots in most."""
    return {"crooks": crooks, "scoundrels": scoundrels, "mayhem": mayhem}[game]()


def players(number: int, seats: int) -> tuple[str, ...]:
    """Return the bots by seat."""
    return tuple(("heuristic", "random")[(number + seat) % 3 == 2] for seat in range(seats))


def crooks() -> list[Plan]:
    out: list[Plan] = []
    tables = product((2, 3, 4), EDITIONS, (False, True), ("notes", "strict"))
    for number, (seats, edition, secret, memory) in enumerate(tables):
        options: dict[str, Value] = {"edition": edition, "secret_money": secret, "memory": memory}
        tight = number % 5 == 4
        money = "secret" if secret else "open"
        name = f"{number + 1:02}-{seats}p-{edition}-{money}-{memory}{'-tight' if tight else ''}"
        deeds = DEEDS[number % len(DEEDS)]
        out.append(Plan(name, "crooks", seats, options, players(number, seats), SEEDS["crooks"] + number, deeds, tight))
    return out


def scoundrels() -> list[Plan]:
    """Return games with each value of each option for each number of seats; some extended ones have their own
    options."""
    out: list[Plan] = []
    tables = product((2, 3, 4), ("short", "extended"), (False, True), (False, True))
    for number, (seats, mode, cards, chosen) in enumerate(tables):
        long = mode == "extended"
        options: dict[str, Value] = {
            "mode": mode,
            "strategy_cards": cards,
            "leaders": "chosen" if chosen else "dealt",
            "six_scoundrels": long and cards == chosen,
            "wild_saloon": long and cards == bool(seats % 2),
            "start_from_zero": long and chosen == bool(seats % 2),
            "suspicion": "open" if chosen == bool(number % 3) else "windows",
            "day_end_order": "involved" if cards == bool(seats % 2) else "last-turn",
            "journalist_own_card": cards != chosen,
            "memory_aid": (cards != chosen) == bool(seats % 2),
        }
        name = f"{number + 1:02}-{seats}p-{mode}{'-strategy' if cards else ''}{'-chosen' if chosen else ''}"
        deeds = tuple((20 + 4 * entry, deed) for entry, deed in DEEDS[number % len(DEEDS)])
        seed = SEEDS["scoundrels"] + number
        out.append(Plan(name, "scoundrels", seats, options, players(number, seats), seed, deeds))
    return out


def mayhem() -> list[Plan]:
    """Return games with each value of each option and both ways to deal; two to four gangs are more frequent."""
    out: list[Plan] = []
    for number, seats in enumerate((2, 3, 4, 5, 6, 3, 4, 2) * 3):
        live, high = number // 8 == 1, number % 2 == 1
        options: dict[str, Value] = {
            "mode": "high-octane" if high else "unleaded",
            "gang_choice": ("draft", "fixed")[number // 2 % 2],
            "hollow_point": number % 5 == 1,
            "long_haul": number % 6 == 2,
            "under_the_radar": number % 4 == 3,
            "slim_pickings": number % 5 == 4,
            "hardcore_cards": number % 3 == 0,
            "deals": number % 16 != 7,
            "deal_log": ("private", "public")[number // 3 % 2],
            "offers_per_step": (3, 0, 1, 2)[(number + number // 8) % 4],
            "parley_before_guns": number % 3 == 1,
            "deal_protocol": "live" if live else "sequential",
            "ledger_help": number % 4 == 0,
        }
        name = f"{number + 1:02}-{seats}p{'-high' if high else ''}{'-live' if live else ''}"
        deeds = tuple((20 + 3 * entry, deed) for entry, deed in DEEDS[number % len(DEEDS)])
        out.append(Plan(name, "mayhem", seats, options, players(number, seats), SEEDS["mayhem"] + number, deeds))
    return out


def played(plan: Plan, cards: Document | None = None) -> Record:
    """Play the game of a plan to its end, and take open offers now and then."""
    record = Record(plan.rules(cards), Rng(plan.seed), plan.players)
    seats = [bots.make(name, plan.seed + seat) for seat, name in enumerate(plan.players)]
    chance = Rng(-plan.seed)
    deeds = list(plan.deeds)
    while asks := api.pending(record.state):
        ask = asks[0]
        offers = api.offers(record.state)
        if offers and not chance.below(OFFERS[plan.game]):
            offer = offers[chance.below(len(offers))]
            record.interrupt(offer.seat, offer.kind, offer.draw(chance) if offer.ranges else offer.options[0])
            continue
        if deeds and len(record.entries) >= deeds[0][0]:
            deed, *by = deeds.pop(0)[1].split()
            if deed == "clock":
                record.time_out(ask.seat, chance)
            elif deed == "resign" and plan.seats == 2:
                pass  # the game would be over
            elif deed == "resign":
                record.resign((ask.seat + 1) % plan.seats)
            elif deed == "undo":
                record.undo()
            else:
                record.take_over(ask.seat, by[0])
                seats[ask.seat] = bots.make(by[0], chance.seed())
            continue
        record.answer(ask.seat, seats[ask.seat].choose(api.infostate(record.state, ask.seat), ask))
    if deeds:
        raise SystemExit(f"{plan.name} was over before {deeds[0][1]!r} could befall it; choose another seed.")
    return record


def digest(parts: Iterable[bytes]) -> str:
    """Return a short hash of a sequence of byte strings."""
    whole = sha256()
    for part in parts:
        whole.update(len(part).to_bytes(8, "big"))
        whole.update(part)
    return whole.hexdigest()[:16]


def plain(value: object) -> bytes:
    """Return tuples, numbers and words as bytes, the same in each build."""
    return _json.encode(value).encode()


def bare(state: State) -> bytes:
    """Return the save of a state without its card data."""
    return codec.write_save(state).replace(b'"cards":%s,' % bytes(codec.raw_cards(state.rules)), b"", 1).rstrip()


def fingerprint(record: Record) -> dict[str, Any]:
    """Return the results of a game: its scores, and hashes of its messages and its states."""
    eyes = [*range(record.rules.seats), SPECTATOR]
    return {
        "scores": list(api.scores(record.state)),
        "entries": len(record.entries),
        "messages": [digest([plain(message) for message in record.history(seat)]) for seat in eyes],
        "states": digest([bare(record.before(n)) for n in range(len(record.entries) + 1)]),
    }


def knowledge(record: Record) -> str:
    """Return a hash of what the seats know at each moment and of re-deals from it, to compare builds."""
    known: list[bytes] = []
    for n in range(0, len(record.entries) + 1, SPARE[record.rules.game]):
        for seat in (*range(record.rules.seats), SPECTATOR):
            info = api.infostate(record.before(n), seat)
            known += [plain(api.key(info)), bare(api.redeal(info, Rng(n)))]
    return digest(known)


def build() -> str:
    """Return which build this is, ``compiled`` or ``interpreted``."""
    return "interpreted" if str(machine.__file__).endswith(".py") else "compiled"


def read(path: Path) -> Record:
    """Return the game of a log file."""
    return codec.read_log(whole(path), path.name)


def whole(path: Path) -> bytes:
    """Return a log file with its cards."""
    shared = path.parent / CARDS
    log = path.read_bytes()
    return log.replace(b'"cards":0', b'"cards":' + shared.read_bytes(), 1) if shared.is_file() else log


def hashes(paths: Sequence[Path]) -> dict[str, Any]:
    """Return the results of recorded games, by name."""
    games = {path.stem: read(path) for path in paths}
    return {name: {**fingerprint(game), "known": knowledge(game)} for name, game in games.items()}


def simulate(game: str, count: int) -> dict[str, Any]:
    """Return the results of ``count`` random games at all recorded tables in turn; a heuristic plays every sixteenth
    game."""
    tables = [plan.rules() for plan in plans(game) if not plan.tight]
    saves: list[bytes] = []
    asks = 0
    for number in range(count):
        rng = Rng(number)
        state = api.new(tables[number % len(tables)], rng.seed())
        while pending := api.pending(state):
            ask = pending[0]
            asks += 1
            answer: object = ask.draw(rng) if ask.ranges else ask.options[rng.below(len(ask.options))]
            if number % 16 == 0:
                answer = api.policy(api.infostate(state, ask.seat), ask, rng)
            api.apply(state, ask.seat, answer)
        saves.append(bare(state))
    return {"games": count, "asks": asks, "ends": digest(saves)}


def write(game: str, again: bool) -> None:
    """Write all recorded games of a game, and their expected results.

    Games that are there keep their answers, unless they are to be played ``again``.
    """
    folder = FOLDER / game
    folder.mkdir(exist_ok=True)
    there = {path.stem: path for path in folder.glob("*.log")}
    kept = {} if again else {name: read(path) for name, path in there.items()}
    shared = json.loads((folder / CARDS).read_bytes()) if kept and (folder / CARDS).is_file() else None
    games = {plan.name: kept.get(plan.name) or played(plan, shared) for plan in plans(game)}
    for path in there.values():
        path.unlink()
    cards = {bytes(codec.raw_cards(record.rules)) for record in games.values()}
    if len(cards) == 1:
        (folder / CARDS).write_bytes(next(iter(cards)))
    for name, record in games.items():
        log = codec.write_log(record)
        if len(cards) == 1:
            log = log.replace(next(iter(cards)), b"0", 1)
        (folder / f"{name}.log").write_bytes(log)
    lines = [f"{json.dumps(name)}: {json.dumps(fingerprint(record))}" for name, record in games.items()]
    (folder / EXPECTED).write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    print(f"{len(games)} games are in {folder}.")


def main(words: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="record.py", description="Recorded games.")
    tasks = parser.add_subparsers(dest="task", required=True)
    writing = tasks.add_parser("write", help="write the games of tests/recorded")
    writing.add_argument("game", choices=sorted(SEEDS))
    writing.add_argument("--again", action="store_true", help="also play those that are there again")
    hashing = tasks.add_parser("hash", help="what comes of recorded games, as JSON")
    hashing.add_argument("file", nargs="+", type=Path)
    simulating = tasks.add_parser("simulate", help="what comes of random games, as JSON")
    simulating.add_argument("game", choices=sorted(SEEDS))
    simulating.add_argument("count", type=int)
    given = parser.parse_args(words)
    if given.task == "write":
        write(given.game, given.again)
        return
    found = hashes(given.file) if given.task == "hash" else simulate(given.game, given.count)
    print(json.dumps({"build": build(), "found": found}))


if __name__ == "__main__":
    main(sys.argv[1:])
