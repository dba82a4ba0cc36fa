"""The bodies of calls: JSON, decoded strictly by the declared types."""

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import State

from skulduggery import renamed
from skulduggery.server.protocol.errors import ApiError, unread

ANY_BODY: Final = ("stop_letters",)
"""Operations that accept any body and read none, because mail services send a form (RFC 8058)."""


def only_json(request: Request[Any, Any, Any]) -> None:
    """Raise ``ApiError`` if a body is declared as anything but JSON, even for an operation that reads none: a page of
    another site could send a form."""
    if request.route_handler.handler_name in ANY_BODY:
        return
    kind, _ = request.content_type
    coded = request.headers.get("content-encoding", "identity")
    if kind not in ("", "application/json") or coded.strip().casefold() != "identity":
        raise ApiError(415, "not-json")


class Call(Request[Any, Any, State]):
    """A call whose body must match the declared type strictly, because the framework would accept "1" for 1."""

    async def json(self) -> Any:
        """Return the decoded body. Raises ApiError if it does not match the declared type."""
        declared = self.route_handler.parsed_data_field
        try:
            kind: Any = Any if declared is None else declared.annotation
            return msgspec.json.decode(renamed.fields(getattr(kind, "__name__", ""), await self.body()), type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise unread(error) from None
