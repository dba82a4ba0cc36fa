"""Headers of every answer: what pages of ours may do, and that pages of others may do nothing with them."""

from collections.abc import Awaitable, Callable

from litestar.types import Message, Scope

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "svelte-trusted-html skulduggery-worker",
}
"""What a page may load and run: what lies on the server, nothing that stands in the page itself but pictures that it
draws: they run nothing, and fetch nothing."""
FORBIDDEN = ("camera", "display-capture", "geolocation", "microphone", "midi", "payment", "serial", "usb")
HEADERS = {
    "Content-Security-Policy": "; ".join(f"{name} {value}" for name, value in POLICY.items()),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{name}=()" for name in FORBIDDEN),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
FRAMED = "/embed/"
"""How the path begins of the one page that pages of others may frame: there is nothing on it that changes anything."""
SHOWN = "; ".join(f"{name} {value}" for name, value in (POLICY | {"frame-ancestors": "*"}).items())
OPEN_TO_FRAMES = {name: value for name, value in HEADERS.items() if name != "X-Frame-Options"}
OPEN_TO_FRAMES["Content-Security-Policy"] = SHOWN
SECURE = {"Strict-Transport-Security": "max-age=31536000"}
"""Where people come by https only."""
PERSONAL = (b"cache-control", b"no-store")
"""Of what calls answer: a browser, or a proxy on the way, keeps no copy."""


def headers(secure: bool) -> Callable[[Message, Scope], Awaitable[None]]:
    """What adds them to whatever is about to be sent, also where no call is at an address."""

    def raw(which: dict[str, str]) -> list[tuple[bytes, bytes]]:
        return [(name.lower().encode(), value.encode()) for name, value in (which | (SECURE if secure else {})).items()]

    strict, framed = raw(HEADERS), raw(OPEN_TO_FRAMES)

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            personal = [PERSONAL] if scope["path"].startswith("/api") else []
            ours = framed if scope["path"].startswith(FRAMED) else strict
            message["headers"] = [*message["headers"], *personal, *ours]

    return add
