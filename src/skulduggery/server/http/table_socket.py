"""The socket of a table. One task reads the client's messages, another sends what the table puts in the outbox."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from skulduggery import renamed
from skulduggery.documents.news import AnswerSaid
from skulduggery.server.accounts.auth import Authenticator
from skulduggery.server.accounts.sessions import token_in
from skulduggery.server.http.callers import address_of, guest_by
from skulduggery.server.http.connections import AT_ONCE
from skulduggery.server.http.monitoring import answered
from skulduggery.server.http.outbox import Outbox, cannot_tell, do_nothing
from skulduggery.server.operations.logs import tell
from skulduggery.server.operations.rate_limits import Bucket, Limits
from skulduggery.server.operations.telemetry import REFUSALS
from skulduggery.server.protocol.errors import ApiError, Elsewhere, unread
from skulduggery.server.protocol.messages import (
    ChatSaid,
    FromClient,
    HelloSaid,
    RefusedSent,
    WhySaid,
)
from skulduggery.server.session.game_session import OFFER
from skulduggery.server.settings import LONGEST_SAID, Settings
from skulduggery.server.tables.attendance import goodbye
from skulduggery.server.tables.directory import TableDirectory
from skulduggery.server.tables.table import Table

HELLO_WITHIN = 20.0
"""Seconds in which a client must say hello."""
MOST_LOUD = 2_000
"""The most messages that are refused for coming too fast before the socket is closed. The allowance refills at the rate
at which messages are accepted."""
MOVED = 4421
"""The code that closes a socket if another server has the table; the reason is the name of that server."""
_decoder = msgspec.json.Decoder(FromClient)
Socket = WebSocket[Any, Any, Any]


class Tagged(msgspec.Struct):
    """The tag that every message has."""

    t: str = ""


class Gone(Exception):
    """Raised when the client has closed the socket."""


def origin_fits(origin: str | None, host: str | None, others: tuple[str, ...]) -> bool:
    """Return whether a page of this origin may call the server: its own pages, those that the settings allow, and
    clients that are no page and send no origin."""
    return origin is None or origin in others or (bool(host) and origin in (f"http://{host}", f"https://{host}"))


@websocket("/api/tables/{id:str}/socket")
async def table_socket(
    socket: Socket,
    id: FromPath[str],
    directory: NamedDependency[TableDirectory],
    auth: NamedDependency[Authenticator],
    limits: NamedDependency[Limits],
    quotas: NamedDependency[dict[str, Limits]],
    settings: NamedDependency[Settings],
) -> None:
    """Serve a client at a table until it leaves, or send it to the server that has the table."""
    if not origin_fits(socket.headers.get("origin"), socket.headers.get("host"), settings.origins):
        await socket.close(4403, "this page may not talk to this server")
        return
    await socket.accept()
    bucket = Bucket(settings.messages_a_second, 10 * settings.messages_a_second, limits.clock)
    try:
        if not limits.allow(address_of(socket), directory.effort(id)):
            raise ApiError(429, "calls")
        if (at := socket.query_params.get("at")) is not None:
            await directory.reach(id, at)
        await attend(socket, directory, id, bucket, quotas, partial(spectator, socket, auth, settings))
    except Elsewhere as moved:
        await socket.close(MOVED, moved.at)
    except ApiError as problem:
        await refuse(socket, problem)
    except (Gone, RuntimeError, OSError, TimeoutError):  # it has gone, or doesn't read what it is sent
        pass


async def spectator(socket: Socket, auth: Authenticator, settings: Settings, hello: FromClient) -> str | None:
    """Return who looks on, as in ``blocks``, or None if the client takes a seat or doesn't say."""
    if not isinstance(hello, HelloSaid) or hello.token is not None:
        return None
    found = await auth.who(token_in(socket, settings.secure))
    return guest_by(hello.guest or "") if found is None else found[1].id


async def attend(
    socket: Socket,
    directory: TableDirectory,
    id: str,
    bucket: Bucket,
    quotas: dict[str, Limits],
    who: Callable[[FromClient], Awaitable[str | None]],
) -> None:
    """Serve a client at a table of this process. ``who`` tells the person of a spectator.

    Raises ApiError if it is not let in, Elsewhere if another server has the table, and Gone when the client leaves.
    """
    await directory.find(id)
    try:
        hello = said(await asyncio.wait_for(heard(socket), HELLO_WITHIN))
    except TimeoutError:
        raise ApiError(408, "hello-late") from None
    person = await who(hello)
    table, outbox = await directory.at(id, partial(entered, hello=hello, person=person))
    tell("socket opened", table=id, seat=outbox.seat)
    try:
        async with writing(socket, outbox):
            await listen(socket, directory, id, outbox, bucket, quotas)
    finally:
        tell("socket closed", table=id, seat=outbox.seat)
        with contextlib.suppress(ApiError):
            await table.do(partial(goodbye, table, outbox))


@contextlib.asynccontextmanager
async def writing(socket: Socket, outbox: Outbox) -> AsyncIterator[None]:
    """Send what is put in an outbox while the context is open. Raises TimeoutError if the client stops reading."""
    writer = asyncio.create_task(write(socket, outbox))
    try:
        async with asyncio.timeout(None) as patience:
            outbox.full = partial(patience.reschedule, 0)  # at once
            outbox.tell = cast(Any, socket.scope.get("extensions") or {}).get(AT_ONCE, cannot_tell)
            yield
    finally:
        outbox.full, outbox.tell = do_nothing, cannot_tell
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await writer


async def entered(table: Table, hello: FromClient, person: str | None) -> tuple[Table, Outbox]:
    """Connect a client to a table and return the table and the client's outbox."""
    outbox = Outbox()
    outbox.person = person
    await table.receive(outbox, hello)
    return table, outbox


async def listen(
    socket: Socket, directory: TableDirectory, id: str, outbox: Outbox, bucket: Bucket, quotas: dict[str, Limits]
) -> None:
    """Pass a client's messages on to the table until the client leaves.

    Raises Gone then, ApiError if the client keeps sending too fast, and Elsewhere if another server has the table now.
    """
    patience = Bucket(bucket.rate, MOST_LOUD, bucket.clock)
    while True:
        text = await heard(socket)
        message: FromClient | None = None
        quiet = bucket.take(1)
        if not quiet and not patience.take(1):
            raise ApiError(429, "fast")
        try:
            message = said(text)
            count(message, f"{id} {outbox.seat}", quotas)
            if not quiet:
                raise ApiError(429, "fast")
            with answered(id, outbox.seat) if isinstance(message, AnswerSaid) else contextlib.nullcontext():
                await directory.at(id, partial(Table.receive, client=outbox, message=message))
        except Elsewhere:
            raise
        except ApiError as problem:
            words = message.words if isinstance(message, AnswerSaid | WhySaid) else None
            outbox.send(refused(problem, words))


def count(message: FromClient, seat: str, quotas: dict[str, Limits]) -> None:
    """Count a seat's offers and chat lines against quotas of their own. Raises ApiError if one is used up."""
    offered = isinstance(message, AnswerSaid) and message.ask.startswith(OFFER)
    if offered and not quotas["offers"].allow(seat):
        raise ApiError(429, "offers")
    if isinstance(message, ChatSaid) and not quotas["chatter"].allow(seat):
        raise ApiError(429, "chatter")


async def heard(socket: Socket) -> str | bytes:
    """Return the next message of a client. Raises Gone when it has closed the socket."""
    event: Any = await socket.receive()
    if event["type"] != "websocket.receive":
        raise Gone
    text: str | bytes | None = event.get("text")
    return event.get("bytes") or b"" if text is None else text


def said(text: str | bytes) -> FromClient:
    """Return the message that a text encodes. Raises ApiError if it is too long or not valid."""
    if len(text) > LONGEST_SAID:
        raise ApiError(413, "too-long", most=LONGEST_SAID)
    try:
        message: FromClient = _decoder.decode(_today(text))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise unread(error) from None
    return message


def _today(text: str | bytes) -> str | bytes:
    """Return a message with the current names of its fields."""
    return renamed.fields(msgspec.json.decode(text, type=Tagged).t, text) if renamed.has_fields() else text


def refused(problem: ApiError, words: list[str] | None = None) -> bytes:
    """Count a refusal and return it as it is sent, with the words of the answer that was refused."""
    REFUSALS.labels(problem.status, problem.code).inc()
    return msgspec.json.encode(RefusedSent(problem.sentence, problem.code, problem.told, problem.rule, words))


async def refuse(socket: Socket, problem: ApiError) -> None:
    """Send a refusal and close the socket."""
    await socket.send_text(refused(problem).decode())
    await socket.close(4000 + problem.status, problem.sentence[:100])


async def write(socket: Socket, outbox: Outbox) -> None:
    """Send what is put in an outbox until it is closed, then close the socket."""
    while (document := await outbox.take()) is not None:
        await socket.send_text(document.decode())
    while outbox.box:  # why the client's last message was refused
        await socket.send_text((await outbox.take() or b"").decode())
    await socket.close(*outbox.closing)
