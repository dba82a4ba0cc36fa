"""The URL of a server for other devices in its network, and a QR code of it."""

import socket
from io import StringIO

import segno

EVERYWHERE = {"0.0.0.0": (socket.AF_INET, "192.0.2.1"), "::": (socket.AF_INET6, "2001:db8::1")}
"""The hosts that listen on all networks, each with an address family and a far address that belongs to nobody (RFC
5737, RFC 3849)."""


def address(host: str, port: int) -> str | None:
    """Return the URL of the page for other devices. Return None if the server listens at one address only, or there is
    no network.

    Nothing is sent: connecting the socket only makes the system choose its own address.
    """
    if host not in EVERYWHERE:
        return None
    family, far = EVERYWHERE[host]
    with socket.socket(family, socket.SOCK_DGRAM) as way:
        try:
            way.connect((far, 9))
        except OSError:  # no network
            return None
        own = way.getsockname()[0]
    return f"http://[{own}]:{port}/" if family == socket.AF_INET6 else f"http://{own}:{port}/"


def code(text: str) -> str:
    """Return a QR code of a text, as text for a terminal."""
    drawn = StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()
