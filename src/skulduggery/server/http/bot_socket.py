"""The socket of a bot. It sends the tables where the bot sits or is invited; questions come over table sockets."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator

import msgspec
from litestar import websocket
from litestar.di import NamedDependency

from skulduggery.server.accounts.auth import Authenticator
from skulduggery.server.http.bot_calls import hear
from skulduggery.server.http.callers import address_of
from skulduggery.server.http.table_socket import HELLO_WITHIN, Gone, Socket, heard, origin_fits, refuse, said
from skulduggery.server.operations.rate_limits import Limits
from skulduggery.server.protocol.accounts import BotTable, TablesSent
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.messages import HelloSaid
from skulduggery.server.settings import Settings
from skulduggery.server.tables.directory import TableDirectory

LOOK = 1.0
"""Seconds between two reads of the database, which other processes may have changed."""
READ_WITHIN = 20.0
"""Seconds in which a bot must read what it is sent."""
MOST = 4
"""The most sockets of one bot at one process."""


@websocket("/api/bot/socket")
async def bot_socket(
    socket: Socket,
    directory: NamedDependency[TableDirectory],
    auth: NamedDependency[Authenticator],
    listening: NamedDependency[Counter[str]],
    limits: NamedDependency[Limits],
    settings: NamedDependency[Settings],
) -> None:
    """Serve a bot until it leaves or its token ends."""
    if not origin_fits(socket.headers.get("origin"), socket.headers.get("host"), settings.origins):
        await socket.close(4403, "this page may not talk to this server")
        return
    await socket.accept()
    try:
        if not limits.allow(address_of(socket)):
            raise ApiError(429, "calls")
        try:
            hello = said(await asyncio.wait_for(heard(socket), HELLO_WITHIN))
        except TimeoutError:
            raise ApiError(408, "hello-late") from None
        if not isinstance(hello, HelloSaid):
            raise ApiError(400, "hello-first")
        _, account = await auth.bot(hello.token)
        with room(listening, account.id):
            await tell(socket, directory, auth, hello.token)
    except ApiError as problem:
        await refuse(socket, problem)
    except (Gone, RuntimeError, OSError, TimeoutError):  # it has gone, or doesn't read what it is sent
        pass


@contextlib.contextmanager
def room(listening: Counter[str], account: str) -> Iterator[None]:
    """Count a socket of a bot while the context is open. Raises ApiError if the bot has too many."""
    if listening[account] >= MOST:
        raise ApiError(429, "calls")
    listening[account] += 1
    try:
        yield
    finally:
        listening[account] -= 1
        if not listening[account]:
            del listening[account]


async def tell(socket: Socket, directory: TableDirectory, auth: Authenticator, token: str | None) -> None:
    """Send the tables of a bot now and whenever they change, until the bot leaves.

    Raises Gone when it closes the socket, ApiError when its token has ended or it sends a message, and TimeoutError if
    it does not read what it is sent.
    """
    hearing = asyncio.create_task(heard(socket))
    told: list[BotTable] | None = None
    try:
        while not hearing.done():
            _, account = await auth.bot(token)
            now = await hear(directory, account.id)
            if now != told:
                async with asyncio.timeout(READ_WITHIN):
                    await socket.send_text(msgspec.json.encode(TablesSent(now)).decode())
                told = now
            await asyncio.wait({hearing}, timeout=LOOK)
        hearing.result()  # raises Gone; a bot must not send anything here
        raise ApiError(409, "hello-twice")
    finally:
        hearing.cancel()
