"""Calls of this server to other servers on the internet."""

import asyncio
import re
import socket
import ssl
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from skulduggery.extras import need

NAME: Final = re.compile(r"(?:[a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{0,62}", re.ASCII)
"""The host names that may be called: no IP addresses and no names without a dot, such as localhost."""
TRANSLATED: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("::/96"))
"""Networks of IPv6 addresses that contain an IPv4 address."""


class Refused(Exception):
    """Raised when a server will never accept a note."""


class Gone(Refused):
    """Raised when the receiver of a note no longer exists."""


def new_client() -> Any:
    """Return an HTTP client that follows no redirects and ignores the environment's proxies.

    Raises BadInput if the extra isn't installed.
    """
    need("--notes", "notes")
    import httpx2

    return httpx2.AsyncClient(follow_redirects=False, trust_env=False)


def reason(error: BaseException) -> str:
    """Describe an error for the log by its type only, because its text may come from another server.

    For a certificate that fails verification, say why.
    """
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, ssl.SSLCertVerificationError):
            return f"the certificate of the other end is no good: {cause.verify_message.rstrip('.')}"
        cause = cause.__cause__ or cause.__context__
    return type(error).__name__


def may_be_public(to: str) -> bool:
    """Return whether a URL may belong to a public server: https, port 443, a host name and no password."""
    try:
        parts = urlsplit(to)
        usual = parts.port in (None, 443)
    except ValueError:
        return False
    plain = parts.username is None and parts.password is None
    return parts.scheme == "https" and usual and plain and NAME.fullmatch(parts.hostname or "") is not None


async def number_of(to: str) -> str:
    """Return an IP address of the server that a URL names.

    Raises Refused if any of its addresses is not public, because it may belong to the host's own network, and OSError
    if the name has no address.
    """
    name = urlsplit(to).hostname
    found = await asyncio.get_running_loop().getaddrinfo(name, 443, type=socket.SOCK_STREAM)
    numbers = [ip_address(str(one[4][0]).partition("%")[0]) for one in found]
    if not all(map(is_public, numbers)):
        raise Refused
    return str(numbers[0])


def is_public(number: IPv4Address | IPv6Address) -> bool:
    """Return whether an IP address is public. IPv6 addresses that contain an IPv4 address, as tunnels use, are not."""
    if isinstance(number, IPv6Address) and (
        number.ipv4_mapped or number.sixtofour or number.teredo or any(number in one for one in TRANSLATED)
    ):
        return False
    return number.is_global and not number.is_multicast


async def post(client: Any, to: str, body: bytes, headers: dict[str, str], number: str | None = None) -> None:
    """Post a body to a URL and don't read the answer's body.

    If ``number`` is given, connect to that IP address, even if the name resolves to another one by now. Raises Gone for
    status 404 or 410, ConnectionError for 429 or from 500 on, Refused for any other from 300 on, and errors of the
    client.
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
