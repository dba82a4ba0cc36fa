"""Tables that go on from a moment of a finished game: same rules, the first entries of its log, new chance."""

import asyncio
import secrets
import time

import msgspec

from skulduggery.server.accounts.accounts import Account
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import Continued, Continuing, Seated
from skulduggery.server.session.beginnings import beginning
from skulduggery.server.session.game_session import GameSession
from skulduggery.server.storage import upgrades
from skulduggery.server.storage.archive import UNREADABLE, Ended
from skulduggery.server.storage.rows import Stored
from skulduggery.server.tables import finished_game
from skulduggery.server.tables.directory import TableDirectory
from skulduggery.server.tables.new_table import new_id
from skulduggery.server.tables.seating import seated
from skulduggery.server.tables.table import Table


async def go_on(
    directory: TableDirectory, id: str, token: str | None, wanted: Continuing, account: Account | None
) -> Seated:
    """Make a table that goes on from a moment of the game at table ``id``, and return the caller's seat.

    Raises ApiError if the caller may not see that game's record, its rules are gone, or ``wanted`` doesn't fit it.
    """

    async def look(old: Table) -> tuple[GameSession | Ended, bytes]:
        return await finished_game.look_back(old, token), old.row.cards

    game, cards = await directory.at(id, look)
    rules, entries = game.rules, game.entries
    if rules is None:
        raise ApiError(409, "old-rules")
    seating = seated(rules.game, wanted.seats, account)
    try:
        begun = await asyncio.to_thread(beginning, rules, entries, wanted, seating.host)
    except UNREADABLE:
        raise ApiError(409, "unreadable") from None
    row = Stored(
        new_id(private=True),
        rules.game,
        rules.options,
        rules.digest,
        cards,
        secrets.token_bytes(32),
        "running" if seating.alone else "open",
        seating.host,
        seating.seats,
        time.time(),
        hints=seating.alone,
        version=upgrades.version(rules.game),
        entries=begun,
        continues=msgspec.json.encode(Continued(id, wanted.step, wanted.anew, len(begun))).decode(),
    )
    await directory.add(row, rules)
    return Seated(row.id, seating.host, seating.token)
