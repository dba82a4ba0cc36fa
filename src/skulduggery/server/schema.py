"""The OpenAPI document: Litestar's, with the messages of the socket among its schemas."""

from typing import Any

import msgspec
from litestar import Litestar

from skulduggery.server.wire import FromClient, ToClient

REFERENCE = "#/components/schemas/{name}"


def document(app: Litestar) -> dict[str, Any]:
    """All calls; ``ToClient`` and ``FromClient`` are what goes over a table's socket."""
    out: dict[str, Any] = app.openapi_schema.to_schema()
    (to_client, from_client), messages = msgspec.json.schema_components((ToClient, FromClient), ref_template=REFERENCE)
    schemas = out.setdefault("components", {}).setdefault("schemas", {})
    for name, schema in {**messages, "ToClient": to_client, "FromClient": from_client}.items():
        schemas.setdefault(name, schema)
    return out
