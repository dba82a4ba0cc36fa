"""Evenings at which programs sit by accounts of their own, and play by calls."""

from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from tests.server.leaks_evening import Evening, newest
from tests.server.leaks_room import ID

from skulduggery.server.accounts import owned_seats

people = owned_seats.seat


class Programs(Evening):
    """All but the host are bots' accounts; each answers by a call what its question doesn't offer, and is refused."""

    async def play(self, data: Path) -> None:
        def seat(*given: Any) -> Any:
            return replace(people(*given), program=True, known=True)

        with patch.object(owned_seats, "seat", seat):
            await super().play(data)

    async def privately(self, viewer: int) -> None:
        await super().privately(viewer)
        line = self.room.lines.get(viewer)
        if viewer > 0 and line is not None and (ask := newest(line, "ask")) is not None:
            body = {"t": "answer", "ask": ask["id"], "words": ["fly"]}
            await self.room.call(viewer, f"tables/{ID}/answer", body)
