"""Cards measured on a server: who may, one measurement a person, cards from strangers, results while it plays."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import check_sentence
from tests.server.people import QUICK, Browser, Town, play

from skulduggery import api
from skulduggery.api import Flaw
from skulduggery.cli.main import main
from skulduggery.server.bots import lab, thinkers
from skulduggery.server.bots.lab import Lab
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.lab import CardFile, LabTrying
from skulduggery.server.settings import LONGEST_FILE

OPEN = replace(QUICK, lab="everybody")
STRONG = ["crook.lookout.level=10"]
WAS = {
    "crooks": 'id = "lookout"\nlevel = 1',
    "scoundrels": 'event = "opp-stole"\ndollars = 4',
    "mayhem": 'id = "samcro"\ncash = 3',
}
OWN = {
    "crooks": 'id = "lookout"\nlevel = 3 # one of us',
    "scoundrels": 'event = "opp-stole"\ndollars = 3',
    "mayhem": 'id = "samcro"\ncash = 3  # of us',
}
CHANGED = {"crooks": "crook.lookout.level=4", "scoundrels": "trait.jealous.dollars=4", "mayhem": "gang.samcro.cash=4"}


@pytest.fixture(autouse=True)
def quick_lab(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the lab's processes at normal priority: on a busy machine they would wait for minutes behind all others."""
    monkeypatch.setattr(lab, "NICENESS", 0)


async def until(ada: Browser, id: str, deals: int = 0, *states: str) -> dict[str, Any]:
    """Return the state of a measurement once it is one of ``states``, or once ``deals`` deals are played."""
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
    """Only its owner can see it while it plays, and stop it. It ends when another one begins."""

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
    """Cards that can't be played are refused in words; cards that can are drawn as they would be."""

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


@pytest.mark.parametrize("game", api.games())
def test_a_card_file_of_ones_own(tmp_path: Path, game: str) -> None:
    """It is read as ``cards check`` reads it, drawn and measured against itself as it was, and saved: whatever wasn't
    changed stays as it is written, to the letter."""

    async def scene(town: Town) -> None:
        ada = town.browser()
        await ada.sign_up("Ada Lovelace")
        house = api.house_file(game)
        file = {"name": "mine.toml", "text": house.replace(WAS[game], OWN[game], 1) + "\n# the last word\n"}
        read = await ada.done("lab/file", file)
        assert (read["problems"], read["info"]["game"], read["cards"]["game"]) == ([], game, game)
        kind, id, field = CHANGED[game].partition("=")[0].split(".")
        card = next(one for one in read["info"]["cards"] if (one["kind"], one["id"]) == (kind, id))
        assert card["fields"][field] == "3"
        wanted = {"game": game, "edits": [CHANGED[game]], "file": file}
        looked = await ada.done("lab/look", wanted)
        assert looked["cards"] != read["cards"] == (await ada.done("lab/look", {**wanted, "edits": []}))["cards"]
        saved = (await ada.done("lab/save", wanted))["text"]
        lines = zip(file["text"].splitlines(), saved.splitlines(), strict=True)
        moved = [(old, new) for old, new in lines if old != new]
        assert moved == [(OWN[game].splitlines()[-1], OWN[game].splitlines()[-1].replace("3", "4"))]
        assert (await ada.done("lab/file", {"name": "mine.toml", "text": saved}))["cards"] == looked["cards"]
        run = await ada.done("lab/runs", {**wanted, "seats": 2})
        assert (await until(ada, run["id"], 4))["state"] == "running"
        await ada.done(f"lab/runs/{run['id']}/stop", {})
        same = {**wanted, "edits": [CHANGED[game].replace("4", "3")]}
        assert await ada.refused("lab/runs", same) == (422, "lab-cards")
        assert (await ada.done("lab/save", {"game": game, "edits": []}))["text"] == house

    play(tmp_path, scene)


def test_a_card_file_with_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All are told, in the words of ``cards check``, fifty at most; one can't be drawn, measured or saved."""

    async def scene(town: Town) -> None:
        ada = town.browser()
        house = api.house_file("mayhem")
        for text in (house.replace("guns = 2", "guns = 99"), "level = [", "", "[" * 5000, "a = " + "9" * 5000):
            path = tmp_path / "mine.toml"
            path.write_text(text)
            file = {"name": str(path)[-100:], "text": text}
            assert main(["cards", "check", str(path)]) == 2
            told = capsys.readouterr().err.replace(str(path), file["name"]).splitlines()
            read = await ada.done("lab/file", file)
            assert [read["info"], read["cards"], read["warnings"]] == [None, None, []]
            said = [problem["error"] for problem in read["problems"]]
            assert " ".join(said) in " ".join(" ".join(told).split())
            for problem in read["problems"]:
                check_sentence(problem["error"])
                assert Flaw(problem["code"], problem["args"]).said() == problem["error"]
            for call in ("look", "save", "runs"):
                wanted = {"game": "mayhem", "edits": STRONG, "file": file}
                refused = (await ada.call(f"lab/{call}", wanted)).json()
                assert (refused["code"], refused["args"]["problem"]) == ("lab-cards", read["problems"][0]["code"])
                assert f"{refused['args']['why']}." == said[0]
                assert refused["args"].items() >= read["problems"][0]["args"].items()
        crooks = "".join(f'[[crook]]\nid = "c{n}"\n' for n in range(500))
        many = (await ada.done("lab/file", {"name": "mine.toml", "text": crooks}))["problems"]
        assert len(many) == 51
        assert many[-1]["error"].endswith("more problems.")
        for nothing in ({"name": "", "text": ""}, {"name": "x" * 101, "text": ""}, {"name": "x"}, {"text": "x"}):
            assert await ada.refused("lab/file", nothing) == (400, "unread")
        answer = await ada.call("lab/file", {"name": "mine.toml", "text": "#" * LONGEST_FILE})
        assert (answer.status_code, answer.json()["args"]) == (413, {"most": LONGEST_FILE})
        assert (await ada.done("lab/file", {"name": "mine.toml", "text": "#" * (LONGEST_FILE - 100)}))["problems"]

    play(tmp_path, scene, OPEN)


def test_looking_at_cards_takes_no_longer_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is ended by the system; the next cards are looked at."""

    async def scene() -> None:
        its = Lab()
        file = CardFile("mine.toml", api.house_file("scoundrels"))
        monkeypatch.setattr(lab, "LONGEST_LOOK", 0.001)
        with pytest.raises(ApiError) as refused:
            await its.read(file)
        assert refused.value.code == "lab-slow"
        monkeypatch.setattr(lab, "LONGEST_LOOK", 60.0)
        assert b'"problems":[]' in await its.read(file)
        its.close()

    asyncio.run(scene())


def test_what_takes_too_long_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is ended by the system, with its measurement; the next one is measured. Few wait at one time."""

    async def scene() -> None:
        its = Lab()
        wanted = LabTrying("crooks", STRONG, seats=2)
        slow = await its.begin("ada", wanted)
        run = its.run("ada", slow.id)
        while run.open:
            await asyncio.sleep(0.1)
        assert run.state == "failed"
        monkeypatch.setattr(lab, "MOST", 0)
        with pytest.raises(ApiError) as refused:
            await its.begin("bea", wanted)
        assert refused.value.code == "lab-busy"
        its.close()

    monkeypatch.setattr(lab, "LONGEST", 0.01)
    asyncio.run(scene())


def test_what_takes_too_long_is_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would take too long again; and those whose cards wait meanwhile lose nothing."""

    async def scene() -> None:
        its = Lab()
        pools: list[object] = []
        pool = thinkers.ProcessPoolExecutor
        monkeypatch.setattr(thinkers, "ProcessPoolExecutor", lambda *args, **kw: pools.append(0) or pool(*args, **kw))
        file = CardFile("mine.toml", api.house_file("scoundrels"))
        monkeypatch.setattr(lab, "LONGEST_LOOK", 0.001)
        slow = asyncio.create_task(its.read(file))
        await asyncio.sleep(0)
        monkeypatch.setattr(lab, "LONGEST_LOOK", 60.0)
        others = [asyncio.create_task(its.read(file)) for _ in range(3)]
        with pytest.raises(ApiError) as refused:
            await slow
        assert refused.value.code == "lab-slow"
        assert all([b'"problems":[]' in await one for one in others])
        assert len(pools) == 2
        its.close()

    asyncio.run(scene())


def test_who_can_not_begin_another_keeps_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        its = Lab()
        told: list[str] = []
        its.tell_others = told.append
        wanted = LabTrying("crooks", STRONG, seats=2)
        await its.begin("ada", wanted)
        mine = await its.begin("bea", wanted)
        monkeypatch.setattr(lab, "MOST", 1)
        with pytest.raises(ApiError) as refused:
            await its.begin("bea", wanted)
        assert refused.value.code == "lab-busy"
        assert its.run("bea", mine.id).open
        assert told == ["ada", "bea"]
        monkeypatch.setattr(lab, "MOST", 2)
        await its.begin("bea", wanted)  # in the place of her own
        assert its.run("bea", mine.id).state == "stopped"
        its.close()

    asyncio.run(scene())
