"""What this server asks of others on the net."""

from typing import Any

from skulduggery.api import BadInput


class Refused(Exception):
    """Somebody won't take a note, now or ever."""


class Gone(Refused):
    """Nobody is there any more."""


def new_client() -> Any:
    """What makes calls: it follows nobody elsewhere, and heeds no proxy. Raises BadInput where it isn't installed."""
    try:
        import httpx2
    except ImportError:
        raise BadInput("Notes need more: pip install 'skulduggery[notes]'.") from None
    return httpx2.AsyncClient(follow_redirects=False, trust_env=False)


async def post(client: Any, to: str, body: bytes, headers: dict[str, str], **more: Any) -> None:
    """A call that must be taken; what comes back isn't read.

    Raises Refused if it never will be taken, and whatever goes wrong on the way.
    """
    async with client.stream("POST", to, content=body, headers=headers, **more) as response:
        status: int = response.status_code
    if status in (404, 410):
        raise Gone
    if status == 429 or status >= 500:
        raise ConnectionError(f"status {status}")
    if status >= 300:
        raise Refused
