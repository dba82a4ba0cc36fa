"""Headers of every answer: what pages of ours may do, and that pages of others may do nothing with them."""

from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
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
"""What a page may load and run: what lies on the server, nothing that stands in the page itself."""
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
SECURE = {"Strict-Transport-Security": "max-age=31536000"}
"""Where people come by https only."""
PERSONAL = (b"cache-control", b"no-store")
"""Of what calls answer: a browser, or a proxy on the way, keeps no copy."""


def headers(secure: bool) -> Callable[[ASGIApp], ASGIApp]:
    """Middleware that adds them."""
    raw = [(name.lower().encode(), value.encode()) for name, value in (HEADERS | (SECURE if secure else {})).items()]

    def middleware(app: ASGIApp) -> ASGIApp:
        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            async def sending(message: Message) -> None:
                if message["type"] == "http.response.start":
                    personal = [PERSONAL] if scope["path"].startswith("/api") else []
                    message["headers"] = [*message["headers"], *personal, *raw]
                await send(message)

            await app(scope, receive, sending if scope["type"] == ScopeType.HTTP else send)

        return wrapped

    return middleware
