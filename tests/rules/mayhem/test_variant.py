"""The variant for two players is marked wherever games are listed or counted."""

import json

import pytest

from skulduggery import api, codec
from skulduggery.api import Rng
from skulduggery.arena.matches.simulate import simulate
from skulduggery.record import Record


@pytest.mark.rule("MM-VAR-05")
def test_two_players_are_marked_as_a_variant() -> None:
    """In the lobby's list, in logs, in statistics; the others are not."""
    assert api.game("mayhem").variants == (2,)
    for seats in (2, 3):
        rules = api.make_rules("mayhem", seats=seats)
        header = json.loads(codec.write_log(Record(rules, Rng(1), ("Anna", "Boris", "Carla")[:seats])).splitlines()[0])
        assert header.get("variant", False) == (seats == 2)
        result = simulate("mayhem", ["random"] * seats, 1, 1, workers=1)
        assert result.variant == (seats == 2)
        assert result.options["deals"] == (seats > 2)
