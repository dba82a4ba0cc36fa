"""What may come out of a door that takes text or bytes: success, or a refusal that a person can read."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from tests.promises.crooks import SMALL

from skulduggery import api, codec
from skulduggery.api import BadInput, IllegalAnswer, Rng, Rules, State
from skulduggery.record import Record

T = TypeVar("T")
LONGEST = 2_000


def outcome(call: Callable[..., T], *args: Any) -> T | None:
    """What a call gives, or None if it refuses in one clear sentence a problem. Fails at all other outcomes."""
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


def rules() -> Rules:
    """Two players with a small deck, so that documents are short and most of them is not the deck."""
    return api.make_rules("crooks", 2, {}, SMALL)


@cache
def game() -> Record:
    """A whole game with every kind of question."""
    for seed in range(1, 2_000):
        record = Record(rules(), Rng(seed))
        rng = Rng(seed)
        while asks := api.pending(record.state):
            options = asks[0].options
            eager = options[1:] if asks[0].kind == "recruit" and len(options) > 1 and rng.below(12) else options
            record.answer(asks[0].seat, eager[rng.below(len(eager))])
            if len(record.entries) == 9:
                record.take_over(1, "heuristic")
            if len(record.entries) == 12:
                record.undo()
        if {what[0] for _, what in record.entries} >= {"pass", "take", "place", "swap", "spy", "take-over", "undo"}:
            return record
    raise AssertionError("no seed gives such a game")


@cache
def log() -> bytes:
    return codec.write_log(game())


@cache
def saves() -> tuple[bytes, ...]:
    """Saves of the game at all its questions, and of its end."""
    return tuple(codec.write_save(game().before(n)) for n in range(len(game().entries) + 1))


@cache
def positions() -> tuple[str, ...]:
    """The position at the start of each turn of the game."""
    states = [game().before(n) for n in range(len(game().entries))]
    return tuple(api.write_position(state) for state in states if api.pending(state)[0].kind == "recruit")


@cache
def deck() -> str:
    """A deck file, short but whole."""
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
    assert api.check_sound(state) == ""
    codec.write_save(state)
    rng = Rng(1)
    for _ in range(300):
        asks = api.pending(state)
        for seat in (*range(state.rules.seats), api.SPECTATOR):
            api.view(state, seat).key()  # type: ignore[attr-defined]
            api.redeal(api.infostate(state, seat), rng)
        if not asks:
            api.returns(state)
            return
        ask = asks[0]
        if ask.options:
            api.apply(state, ask.seat, ask.options[rng.below(len(ask.options))])
        else:
            api.apply(state, ask.seat, tuple(range(len(ask.ranges))))
