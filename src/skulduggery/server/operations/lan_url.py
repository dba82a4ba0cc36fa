"""Where a server is found from other devices: its address in the network, and that as a code for their cameras."""

import socket
from io import StringIO

import segno

EVERYWHERE = {"0.0.0.0": (socket.AF_INET, "192.0.2.1"), "::": (socket.AF_INET6, "2001:db8::1")}
"""What is listened at for all networks; and an address of each kind where nobody is (RFC 5737, RFC 3849)."""


def address(host: str, port: int) -> str | None:
    """The page's address for other devices, of a server that listens there; None where it has none of its own.

    The socket sends nothing: the system only chooses from which of its addresses it would.
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
    """A QR code of a text, for a terminal."""
    drawn = StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()
