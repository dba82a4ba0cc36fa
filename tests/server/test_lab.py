"""Cards measured on a server: who may, one measurement a person, cards from strangers, results while it plays."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.people import QUICK, Browser, Town, play

from skulduggery.server import lab
from skulduggery.server.lab import Lab
from skulduggery.server.problem import Problem
from skulduggery.server.wire_lab import LabTrying

OPEN = replace(QUICK, lab="everybody")
STRONG = ["crook.lookout.level=10"]


async def until(ada: Browser, id: str, deals: int = 0, *states: str) -> dict[str, Any]:
    """How a measurement stands once it is in one of these states, or has played so many deals."""
    while True:
        found = await ada.done(f"lab/runs/{id}")
        if found["state"] in states or (deals and found["deals"] >= deals):
            return found
        await asyncio.sleep(0.2)


def test_who_may(tmp_path: Path) -> None:
    """Members, if nothing is said; strangers where the host lets them; nobody where the host says so."""

    async def members(town: Town) -> None:
        stranger, ada = town.browser(), town.browser()
        assert await stranger.refused("lab/crooks") == (401, "lab-members")
        assert await stranger.refused("lab/runs", {"game": "crooks", "edits": STRONG}) == (401, "lab-members")
        await ada.sign_up("Ada Lovelace")
        info = await ada.done("lab/crooks")
        assert {"level", "modifier", "gangs", "ability"} == set(info["kinds"]["crook"])
        boss = next(one for one in info["cards"] if one["id"] == "kingpin")
        assert boss["fields"]["ability"] == "boss"
        assert info["numbers"]["setup.money"] == "18"

    async def nobody(town: Town) -> None:
        ada = town.browser()
        await ada.sign_up("Ada Lovelace")
        assert await ada.refused("lab/crooks") == (403, "lab-closed")

    play(tmp_path / "members", members)
    play(tmp_path / "nobody", nobody, replace(QUICK, lab="nobody"))


def test_a_measurement(tmp_path: Path) -> None:
    """It is seen while it plays, can be stopped, ends when another is begun, and is nobody else's."""

    async def scene(town: Town) -> None:
        ada, bea = town.browser(), town.browser()
        await ada.sign_up("Ada Lovelace")
        await bea.sign_up("Bea")
        begun = await ada.done("lab/runs", {"game": "crooks", "edits": STRONG, "seats": 2})
        found = await until(ada, begun["id"], 20)
        verdict = found["found"]
        assert found["state"] == "running"
        assert [one["id"] for one in verdict["worths"]] == ["lookout"]
        assert verdict["changes"] == STRONG
        assert "leads" in [one["key"] for one in verdict["course"]]
        assert await bea.refused(f"lab/runs/{begun['id']}") == (404, "lab-run")
        assert await bea.refused(f"lab/runs/{begun['id']}/stop", {}) == (404, "lab-run")
        other = await ada.done("lab/runs", {"game": "crooks", "edits": ["setup.money=16"], "seats": 2, "points": 50})
        assert (await ada.done(f"lab/runs/{begun['id']}"))["state"] == "stopped"
        assert (await until(ada, other["id"], 0, "done"))["found"]["worths"] == []
        third = await ada.done("lab/runs", {"game": "crooks", "edits": STRONG, "seats": 2})
        assert (await ada.done(f"lab/runs/{third['id']}/stop", {}))["state"] == "stopped"

    play(tmp_path, scene)


def test_cards_from_strangers(tmp_path: Path) -> None:
    """What can't be played is refused in words; what can be is drawn as it would be."""

    async def scene(town: Town) -> None:
        ada = town.browser()
        looked = await ada.done("lab/look", {"game": "crooks", "edits": STRONG})
        assert next(one for one in looked["cards"]["crooks"] if one["id"] == "lookout")["level"] == 10
        for edits in (
            ["crook.lookout.level=11"], ["crook.nobody.level=1"], ["nothing"], ["setup.money=[" + "[" * 900],
            ["names.en=" + "x" * 900],
        ):  # fmt: skip
            assert await ada.refused("lab/look", {"game": "crooks", "edits": edits}) == (422, "lab-cards")
            assert await ada.refused("lab/runs", {"game": "crooks", "edits": edits}) == (422, "lab-cards")
        assert await ada.refused("lab/runs", {"game": "crooks", "edits": ["names.en=Mine"]}) == (422, "lab-cards")
        assert await ada.refused("lab/look", {"game": "poker", "edits": []}) == (422, "lab-cards")
        for wrong in ({"edits": ["x" * 1001]}, {"edits": [""] * 101}, {"seats": 7}, {"points": 0}, {"more": 1}):
            status, code = await ada.refused("lab/runs", {"game": "crooks", "edits": STRONG, **wrong})
            assert (status, code) == (400, "unread")

    play(tmp_path, scene, OPEN)


def test_what_takes_too_long_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is ended by the system, with its measurement; the next one is measured. Few wait at one time."""

    async def scene() -> None:
        its = Lab()
        wanted = LabTrying("crooks", STRONG, 2)
        slow = await its.begin("ada", wanted)
        run = its.run("ada", slow.id)
        while run.open:
            await asyncio.sleep(0.1)
        assert run.state == "failed"
        monkeypatch.setattr(lab, "MOST", 0)
        with pytest.raises(Problem) as refused:
            await its.begin("bea", wanted)
        assert refused.value.code == "lab-busy"
        its.close()

    monkeypatch.setattr(lab, "LONGEST", 0.01)
    asyncio.run(scene())
