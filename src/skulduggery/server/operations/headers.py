"""The headers of every response: what our pages may do, and that other sites' pages may do nothing with them."""

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
"""The Content-Security-Policy of our pages. They load and run only files of this server, and nothing inline. Pictures
may also be ``data:`` URLs, which a page draws itself; those run nothing and fetch nothing."""
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
"""The path prefix of the only page that other sites may frame. Nothing on it changes anything."""
SHOWN = "; ".join(f"{name} {value}" for name, value in (POLICY | {"frame-ancestors": "*"}).items())
OPEN_TO_FRAMES = {name: value for name, value in HEADERS.items() if name != "X-Frame-Options"}
OPEN_TO_FRAMES["Content-Security-Policy"] = SHOWN
OFFLINE = "/offline/"
"""The path prefix of the games that need no network. Their pages run Python, by WebAssembly, in a worker."""
UNTRUSTED = ("require-trusted-types-for", "trusted-types")
"""The directives that keep a page from starting such a worker."""
RUN_OFFLINE = {name: value for name, value in POLICY.items() if name not in UNTRUSTED}
RUN_OFFLINE["script-src"] = "'self' 'wasm-unsafe-eval'"
SOLITARY = HEADERS | {"Content-Security-Policy": "; ".join(f"{name} {value}" for name, value in RUN_OFFLINE.items())}
SECURE = {"Strict-Transport-Security": "max-age=31536000"}
"""Added if people reach the server by https only."""
PERSONAL = (b"cache-control", b"no-store")
"""Added to the responses of calls, so that neither a browser nor a proxy keeps a copy."""


def headers(secure: bool) -> Callable[[Message, Scope], Awaitable[None]]:
    """Return a function that adds these headers to a response about to be sent (Litestar's ``before_send``), including
    those for unknown paths. ``secure`` adds the header for https."""

    def raw(which: dict[str, str]) -> list[tuple[bytes, bytes]]:
        return [(name.lower().encode(), value.encode()) for name, value in (which | (SECURE if secure else {})).items()]

    strict, framed, offline = map(raw, (HEADERS, OPEN_TO_FRAMES, SOLITARY))

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            personal = [PERSONAL] if scope["path"].startswith("/api") else []
            alone = f"{scope['path']}/".startswith(OFFLINE)  # the path of its first page comes without its last slash
            ours = framed if scope["path"].startswith(FRAMED) else offline if alone else strict
            message["headers"] = [*message["headers"], *personal, *ours]

    return add
