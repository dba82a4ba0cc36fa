"""Bodies of calls: JSON, read exactly as the wire says."""

from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State

from skulduggery import renamed
from skulduggery.server.problem import Problem, unread


class Call(Request[Any, Any, State]):
    """A call whose body must be what its operation declares, to the letter: the framework would take "1" for 1."""

    async def json(self) -> Any:
        """The body. Raises Problem."""
        sent, _ = self.content_type
        coded = self.headers.get("content-encoding", "identity")
        if sent not in ("", "application/json") or coded.strip().casefold() != "identity":
            raise Problem(415, "not-json")
        declared = self.route_handler.parsed_data_field
        try:
            kind: Any = Any if declared is None else declared.annotation
            return msgspec.json.decode(renamed.fields(getattr(kind, "__name__", ""), await self.body()), type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise unread(error) from None
