"""Refusals of everything that the client lets one press: by a rule, in words."""

import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.browser.conftest import ROOT

from skulduggery import api
from skulduggery.api import NATURE, Ask, Rng, State
from skulduggery.documents import rooms
from skulduggery.documents.news import asked
from skulduggery.text import LANGUAGES, Texts

GAMES = {"crooks": (10, 1), "scoundrels": (3, 3), "mayhem": (3, 3)}
"""For each game, how many random games are played, and one position in how many is tried."""
SEATS = 3
Position = tuple[State, Ask]


def positions(game: str, seeds: int, every: int) -> Iterator[Position]:
    """Yield positions of some games with their questions."""
    for seed in range(seeds):
        rules = api.make_rules(game, SEATS)
        state = api.new(rules, seed)
        luck = Rng(seed)
        number = 0
        while not api.over(state):
            ask = api.pending(state)[0]
            if ask.seat != NATURE:
                number += 1
                if number % every == 0:
                    yield api.clone(state), ask
            api.apply(state, ask.seat, ask.draw(luck))


def told(position: Position) -> bytes:
    """A position as the client knows it."""
    state, ask = position
    view = rooms.view(state, ask.seat)
    question = asked(state.rules, ask, "q")
    players = [f"P{seat}" for seat in range(SEATS)]
    return msgspec.json.encode({"players": players, "seat": ask.seat, "ask": question, "view": view})


def probed(game: str, found: list[Position]) -> list[list[list[str]]]:
    """Return everything that the client lets one ask about, for each position."""
    lines = [msgspec.json.encode({"cards": rooms.house_cards(game)}), *map(told, found)]
    command = ["node", "tools/probes.mjs"]
    done = subprocess.run(command, cwd=ROOT / "web", input=b"\n".join(lines), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    return [msgspec.json.decode(line) for line in done.stdout.splitlines()]


@pytest.mark.skipif(shutil.which("node") is None, reason="no node")
@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_pressed_is_refused_by_a_rule(game: str) -> None:
    """Not one probe is an answer, or can't be read; each rule has its words in every language."""
    found = list(positions(game, *GAMES[game]))
    seen: Counter[str] = Counter()
    for (state, ask), probes in zip(found, probed(game, found), strict=True):
        for words in probes:
            with pytest.raises(api.IllegalAnswer) as refused:
                api.apply(api.clone(state), ask.seat, api.option(state.rules, ask, words))
            seen[refused.value.rule] += 1
    texts: list[Any] = [Texts(code, game) for code in LANGUAGES]
    assert all(one.has(f"rule-{rule}") for one in texts for rule in seen)
    assert len(seen) > 3, seen
