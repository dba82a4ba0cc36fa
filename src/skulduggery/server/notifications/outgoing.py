"""What this server asks of others on the net."""

import asyncio
import re
import socket
import ssl
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from skulduggery.api import BadInput

NAME: Final = re.compile(r"(?:[a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{0,62}", re.ASCII)
"""Of a server on the net: no number, nothing of the machine's own."""
TRANSLATED: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("::/96"))


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


def reason(error: BaseException) -> str:
    """What to say of a failure: its kind, for others choose its words; but of a certificate why it isn't believed."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, ssl.SSLCertVerificationError):
            return f"the certificate of the other end is no good: {cause.verify_message.rstrip('.')}"
        cause = cause.__cause__ or cause.__context__
    return type(error).__name__


def may_be_public(to: str) -> bool:
    """Whether this could be the address of a server that anybody may call: https, its usual port, a name."""
    try:
        parts = urlsplit(to)
        usual = parts.port in (None, 443)
    except ValueError:
        return False
    plain = parts.username is None and parts.password is None
    return parts.scheme == "https" and usual and plain and NAME.fullmatch(parts.hostname or "") is not None


async def number_of(to: str) -> str:
    """The number of the server that an address names. Raises Refused if one of them is not for all the world: it may be
    of the host's own network, and OSError if there is none."""
    name = urlsplit(to).hostname
    found = await asyncio.get_running_loop().getaddrinfo(name, 443, type=socket.SOCK_STREAM)
    numbers = [ip_address(str(one[4][0]).partition("%")[0]) for one in found]
    if not all(map(is_public, numbers)):
        raise Refused
    return str(numbers[0])


def is_public(number: IPv4Address | IPv6Address) -> bool:
    """Whether all the world may call there. A number with another in it, by which a tunnel goes on, is none such."""
    if isinstance(number, IPv6Address) and (
        number.ipv4_mapped or number.sixtofour or number.teredo or any(number in one for one in TRANSLATED)
    ):
        return False
    return number.is_global and not number.is_multicast


async def post(client: Any, to: str, body: bytes, headers: dict[str, str], number: str | None = None) -> None:
    """A call that must be taken; what comes back isn't read. With a ``number`` it goes there, whatever the name in the
    address has come to mean since.

    Raises Refused if it never will be taken, and whatever goes wrong on the way.
    """
    request = client.build_request("POST", to, content=body, headers=headers)
    if number is not None:
        request.extensions["sni_hostname"] = request.url.host
        request.url = request.url.copy_with(host=number)  # the header Host keeps the name
    response = await client.send(request, stream=True)
    await response.aclose()
    status: int = response.status_code
    if status in (404, 410):
        raise Gone
    if status == 429 or status >= 500:
        raise ConnectionError(f"status {status}")
    if status >= 300:
        raise Refused
