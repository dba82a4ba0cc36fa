"""Clients that take part in the deal, by script, as docs/fair.md says it."""

import asyncio
import json
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.house import Document, House, Player, hello, said, seats, until
from websockets.asyncio.client import ClientConnection

from skulduggery import fair
from skulduggery.cli.main import main


class Dealer(Player):
    """Somebody with a seat whose client takes part in the deal."""

    def __init__(self, house: House, made: Document, seed: int = 0) -> None:
        super().__init__(house, made["table"], made["token"], seed)
        self.seat: int = made["seat"]
        self.shares: dict[str, bytes] = {}

    def share(self, info: Document) -> bytes:
        """My share in the deal, another one whenever the seats of this table have changed."""
        return self.shares.setdefault(info["shuffle"]["seating"], secrets.token_bytes(fair.SIZE))

    def seal(self, info: Document) -> str:
        """The seal of my share."""
        seal = bytes.fromhex(info["shuffle"]["seal"])
        return fair.seat_seal(info["id"], self.seat, seal, self.share(info)).hex()

    def sealing(self, info: Document) -> Document:
        """Return the document with which my client seals its share."""
        return {"t": "seal", "seal": self.seal(info), "seating": info["shuffle"]["seating"]}

    async def attend(self, socket: ClientConnection, info: Document) -> None:
        """Do what is to be done now: seal, or look at the list and tell the share."""
        self.info = info
        shuffle = info["shuffle"]
        if self.seat not in shuffle["awaited"]:
            return
        if info["status"] == "open":
            await said(socket, self.sealing(info))
        elif info["status"] == "dealing":
            assert json.loads(shuffle["listed"])["seats"][self.seat]["seal"] == self.seal(info)
            await said(socket, {"t": "share", "share": self.share(info).hex()})

    async def take_part(
        self, wanted: Callable[[Document], bool] = lambda info: info["status"] == "running"
    ) -> Document:
        """Connect and take part until ``wanted`` is true of the table; return its description then."""
        async with self.house.socket(self.table) as socket:
            info = (await hello(socket, self.token))["table"]
            while not wanted(info):
                await self.attend(socket, info)
                info = (await until(socket, "table"))["table"]
            return info

    def receipt(self) -> Document:
        """Return my client's receipt when the game is over."""
        listed = self.info["shuffle"]["listed"]
        told = fair.first_told(listed)
        for message in self.messages:
            told = fair.next_told(told, tuple(message))
        committed = fair.first_committed(listed)
        for one in self.commitments:
            committed = fair.next_committed(committed, bytes.fromhex(one))
        share = "" if self.seat in self.info["shuffle"]["without"] else self.share(self.info).hex()
        kept = {"receipt": 3, "table": self.table, "seat": self.seat, "listed": listed, "share": share}
        kept |= {"commitments": len(self.commitments), "committed": committed.hex(), "pace": self.pace, "doubts": []}
        return {**kept, "count": len(self.messages), "told": told.hex()}


def sit_down(house: House, *kinds: str, **more: Any) -> list[Dealer]:
    """A new table whose people's clients take part in the deal; those who sit there."""
    wanted = {"game": "crooks", "seats": seats(*kinds), "shares": True, **more}
    made = house.post("tables", wanted)
    others = [house.post(f"tables/{made['table']}/join", {"name": f"Guest {n}"}) for n in range(kinds.count("open"))]
    return [Dealer(house, one, seed) for seed, one in enumerate((made, *others))]


async def sealed(people: list[Dealer]) -> None:
    """All of them seal."""
    await asyncio.gather(
        *[one.take_part(lambda info, one=one: one.seat not in info["shuffle"]["awaited"]) for one in people]
    )  # type: ignore[misc]


async def dealt(people: list[Dealer]) -> None:
    """They seal, the host starts the game, they tell their shares."""
    await sealed(people)
    host = people[0]
    if host.info["status"] == "open" and len(people) > 1:
        await asyncio.to_thread(host.house.post, f"tables/{host.table}/start", None, host.token)
    await asyncio.gather(*[one.take_part() for one in people])


async def played_out(people: list[Dealer]) -> None:
    """They play to the end."""
    await asyncio.gather(*[one.play() for one in people])


def log_of(one: Dealer) -> bytes:
    """The log of a game that is over."""
    response = one.house.call(f"tables/{one.table}/log", token=one.token)
    assert response.status_code == 200, response.text
    return response.content


def verified(folder: Path, log: bytes, receipt: Document | None = None) -> int:
    """The exit code of ``skulduggery replay --verify``."""
    (folder / "game.jsonl").write_bytes(log)
    command = ["replay", "--verify", str(folder / "game.jsonl"), "--language", "en"]
    if receipt is not None:
        (folder / "receipt.json").write_text(json.dumps(receipt))
        command += ["--receipt", str(folder / "receipt.json")]
    return main(command)
