"""Outcomes of a function that takes text or bytes: success, or a refusal that a person can read."""

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.promises import games, sound
from tests.promises.crooks import SMALL

from skulduggery import api, codec
from skulduggery import games as games_of_the_house
from skulduggery.api import BadInput, Document, IllegalAnswer, Rng, Rules, State
from skulduggery.engine.cards.tokens import ProgramError
from skulduggery.record import Record

T = TypeVar("T")
LONGEST = 2_000
TABLES: dict[str, tuple[str, int, dict[str, api.Value], Document | None]] = {
    # A small deck, so that documents are short and most of them is not the deck.
    "crooks": ("crooks", 2, {}, SMALL),
    "scoundrels": (
        "scoundrels", 3,
        {"mode": "extended", "strategy_cards": True, "six_scoundrels": True, "leaders": "chosen"}, None,
    ),
    "scoundrels in turn": (
        "scoundrels", 2,
        {
            "mode": "extended", "suspicion": "windows", "wild_saloon": True, "start_from_zero": True,
            "day_end_order": "involved",
        },
        None,
    ),
    "mayhem": ("mayhem", 3, {"mode": "high-octane", "hardcore_cards": True, "parley_before_guns": True}, None),
    "mayhem in turn": ("mayhem", 4, {"deal_protocol": "sequential", "under_the_radar": True, "long_haul": True}, None),
}  # fmt: skip
"""Tables whose documents are damaged: game, seats, options, cards."""
SAID = {
    "crooks": {"pass", "take", "place", "swap", "spy"},
    "scoundrels": {"play", "suspect", "hire", "leader", "safe", "mark", "arrange", "swap", "card", "sheriff", "choose"},
    "scoundrels in turn": {"play", "suspect", "trust", "hire", "leader", "safe", "mark", "swap", "sheriff", "no"},
    "mayhem": {"offer", "accept", "ready", "back-up", "guns", "shoot", "injured", "fall", "steal", "count", "traffic"},
    "mayhem in turn": {"offer", "yes", "back-up", "guns", "injured", "jail", "fall", "steal", "count", "exploit"},
}
"""First words, or kinds of offers, that occur in the game of each table."""
SHARE = {"crooks": 1, **dict.fromkeys(TABLES.keys() - {"crooks"}, 8)}
"""The divisor of the number of examples; documents of other games are longer than those of Crooks."""
PER_KIND = 6
"""Moments of a long game for each kind of question."""
LOG = 150
"""Entries of a long game that are damaged as a log."""


def every_table(count: int) -> Callable[[Callable[[str, Random], None]], Callable[..., None]]:
    """Run a test that Hypothesis leads for each table: ``count`` examples, fewer where they are longer."""

    def wrap(test: Callable[[str, Random], None]) -> Callable[..., None]:
        def run(table: str) -> None:
            @given(st.randoms(use_true_random=False))
            @games.examples(max(2, count // SHARE[table]))
            def led(source: Random) -> None:
                test(table, source)

            led()

        run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
        run.__qualname__ = test.__qualname__
        return pytest.mark.parametrize("table", TABLES)(run)

    return wrap


def outcome(call: Callable[..., T], *args: Any) -> T | None:
    """Return the result of a call, or None if it refuses with one clear sentence for each problem. Fail otherwise."""
    try:
        return call(*args)
    except (BadInput, IllegalAnswer) as error:
        readable(error)
        return None


def readable(error: BadInput | IllegalAnswer) -> None:
    """Fails unless the error is short and clear text, each problem a sentence, an illegal answer with its rule."""
    if isinstance(error, IllegalAnswer):
        assert error.rule
        problems = (str(error),)
        assert error.rule in str(error)
    else:
        problems = error.problems
        assert problems
        assert str(error) == "\n".join(problems)
        assert all(problem.endswith(".") for problem in problems), "no sentence"
    for problem in problems:
        assert 0 < len(problem) < LONGEST, f"{len(problem)} characters: {problem[:200]!r}"
        assert problem.isprintable(), f"control characters go to a terminal: {problem[:200]!r}"


def unread(error: ProgramError) -> str:
    """Return the reason why a card's text can't be read, without the position."""
    said = api.flaw(error.code, file="mine", line="none", place="it", **error.told).said()
    assert said.startswith("mine: it can't be read: ")
    assert said.endswith(".")
    return said.removeprefix("mine: it can't be read: ").removesuffix(".")


@cache
def rules(table: str = "crooks") -> Rules:
    """The rules of a table."""
    name, seats, options, cards = TABLES[table]
    return api.make_rules(name, seats, options, cards)


@cache
def game(table: str = "crooks") -> Record:
    """A whole game with many kinds of question, a take-over and an answer taken back."""
    for seed in range(1, 2_000):
        record = Record(rules(table), Rng(seed))
        rng = Rng(seed)
        later = [(12, record.undo), (9, partial(record.take_over, 1, "heuristic"))]
        while asks := api.pending(record.state):
            play_one(record, asks, rng)
            if later and len(record.entries) >= later[-1][0]:
                later.pop()[1]()
        said = {word for _, what in record.entries for word in what[:2]}
        if said >= SAID[table] | {"take-over", "undo"}:
            return record
    raise AssertionError("no seed gives such a game")


def play_one(record: Record, asks: tuple[api.Ask, ...], rng: Rng) -> None:
    """One answer at random, or an open offer taken, so that much happens."""
    offers = api.offers(record.state)
    if offers and rng.below(4) == 0:
        offer = offers[rng.below(len(offers))]
        record.interrupt(offer.seat, offer.kind, offer.draw(rng))
        return
    ask = asks[rng.below(len(asks))] if len(asks) > 1 else asks[0]
    if ask.ranges:
        record.answer(ask.seat, ask.draw(rng))
        return
    options = ask.options
    if record.rules.game == "crooks":
        eager = options[1:] if ask.kind == "recruit" and len(options) > 1 and rng.below(12) else options
    else:
        eager = (games.KINDS[record.rules.game].eager(ask) if rng.below(3) else ()) or options
    record.answer(ask.seat, eager[rng.below(len(eager))])


@cache
def moments(table: str = "crooks") -> tuple[int, ...]:
    """The numbers of entries before which documents are written: all of a short game, else some for each question."""
    record = game(table)
    if table == "crooks":
        return tuple(range(len(record.entries) + 1))
    seen: Counter[str] = Counter()
    out = []
    for n, asks in enumerate(record.asked):
        kind = asks[0].kind if asks else ""
        seen[kind] += 1
        if seen[kind] <= PER_KIND:
            out.append(n)
    return (*out, len(record.entries))


@cache
def log(table: str = "crooks") -> bytes:
    """The log of the game, or of its beginning."""
    return b"\n".join(codec.write_log(game(table)).splitlines()[: None if table == "crooks" else LOG]) + b"\n"


@cache
def saves(table: str = "crooks") -> tuple[bytes, ...]:
    """Saves of the game at many of its questions, and of its end."""
    return tuple(codec.write_save(game(table).before(n)) for n in moments(table))


@cache
def positions(table: str = "crooks") -> tuple[str, ...]:
    """The positions of the game that can be written, or some of them."""
    out: list[str] = []
    for n in range(len(game(table).entries)):
        with suppress(BadInput):
            out.append(api.write_position(game(table).before(n)))
    return tuple(out[:: max(1, len(out) // 40)])


@cache
def deck(table: str = "crooks") -> str:
    """A card file: of Crooks short but whole, else that of the house."""
    if table != "crooks":
        return (Path(games_of_the_house.__path__[0]) / TABLES[table][0] / "cards" / "house.toml").read_text("utf-8")
    setup = SMALL["setup"]
    lines = ['id = "small"', "version = 1", "[names]", 'en = "Small"', "[setup]", f"money = {setup['money']}"]
    lines += [f"targets = {setup['targets']}", "[setup.gang_points]"]
    lines += [f"{seats} = {points}" for seats, points in setup["gang_points"].items()]
    for edition, piles in setup["piles"].items():
        lines += [f"[setup.piles.{edition}]", *(f"{seats} = {sizes}" for seats, sizes in piles.items())]
    for crook in SMALL["crook"]:
        lines += ["[[crook]]", f'id = "{crook["id"]}"', f"level = {crook['level']}", f"modifier = {crook['modifier']}"]
        lines += [f"gangs = {crook['gangs']}"]
        if "ability" in crook:
            lines.append(f'ability = "{crook["ability"]}"')
        lines += [f'names = {{en = "{crook["names"]["en"]}"}}']
        lines += ["evidence = {" + ", ".join(f'{name} = "house"' for name in crook["evidence"]) + "}"]
    return "\n".join(lines) + "\n"


def can_be_played(state: State) -> None:
    """Fails unless a state that was let in can be looked at, copied, saved, re-dealt and played to its end."""
    sound.check(state)
    codec.write_save(state)
    rng = Rng(1)
    pause = games.KINDS[state.rules.game].pause
    for n in range(300):
        asks = api.pending(state)
        if n % pause == 0 or not asks:
            for seat in (*range(state.rules.seats), api.SPECTATOR):
                api.view(state, seat).key()  # type: ignore[attr-defined]
                api.redeal(api.infostate(state, seat), rng)
        if not asks:
            api.returns(state)
            return
        offers = api.offers(state)
        if offers and rng.below(4) == 0:
            ask = offers[rng.below(len(offers))]
            api.apply(state, ask.seat, ask.draw(rng), ask.kind)
            continue
        ask = asks[0]
        if ask.options:
            api.apply(state, ask.seat, ask.options[rng.below(len(ask.options))])
        elif ask.seat == api.NATURE:
            api.apply(state, ask.seat, tuple(range(len(ask.ranges))))
        else:
            api.apply(state, ask.seat, ask.draw(rng))
