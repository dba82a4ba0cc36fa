"""``skulduggery serve``."""

from argparse import Namespace
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from skulduggery.api import BadInput
from skulduggery.cli.given import Commands, add_bus, add_place, add_within, bus, place, within
from skulduggery.extras import need

LEAST_CALLS = 20
"""The least value of ``--calls``: a new table counts as 10 calls, and half of them may come at once."""

OWN_SITE = Path(__file__).parents[1] / "server" / "site"
"""The site without a server that comes with a package made by ``./dev dist``."""


def add(commands: Commands) -> None:
    """Add the command ``serve`` and its options."""
    command = commands.add_parser("serve", help="run a server for people to play on in their browsers")
    command.add_argument(
        "--host",
        default="127.0.0.1",
        metavar="ADDRESS",
        help="address to listen at; 0.0.0.0 lets other devices in (default: 127.0.0.1)",
    )
    command.add_argument("--port", type=int, metavar="N", help="port (default: the first free one from 8000)")
    add_place(command)
    add_bus(command)
    command.add_argument(
        "--name", default="", metavar="NAME", help="name by which a proxy finds this server among several"
    )
    add_within(command)
    command.add_argument(
        "--bot-delay",
        type=float,
        default=1.0,
        metavar="S",
        help="seconds for which a bot waits before its first answer of a turn, roughly (default: 1)",
    )
    command.add_argument(
        "--away-after",
        type=float,
        default=180.0,
        metavar="S",
        help="seconds without a connection after which a player is away (default: 180)",
    )
    command.add_argument(
        "--calls",
        type=float,
        default=600.0,
        metavar="N",
        help="calls a minute that a player or an address may make; some other limits scale with it (default: 600)",
    )
    command.add_argument("--https", action="store_true", help="people reach this server by https only, through a proxy")
    command.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another site whose pages may open sockets, such as https://example.org; may be repeated",
    )
    command.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="IP address of a proxy whose X-Forwarded-For is trusted; may be repeated",
    )
    command.add_argument("--openid", type=Path, metavar="FILE", help="providers for login with OpenID Connect (TOML)")
    command.add_argument("--notes", type=Path, metavar="FILE", help="ways to notify players who are away (TOML)")
    command.add_argument(
        "--advice",
        type=int,
        default=0,
        metavar="R",
        help="rollouts for each question of a hint or a review (default: depends on the game)",
    )
    command.add_argument(
        "--lab",
        choices=["nobody", "members", "everybody"],
        default="members",
        help="people who may measure cards (default: members, who have an account)",
    )
    command.add_argument(
        "--offline",
        type=Path,
        metavar="FOLDER",
        help="site without a server, which people keep for times without a network (default: the package's, if any)",
    )
    command.add_argument("--metrics", metavar="HOST:PORT", help="serve metrics for Prometheus here; not for the public")
    command.add_argument("--log", choices=["text", "json"], help="log to standard error, one event a line")
    command.add_argument("--traces", metavar="URL", help="send traces to this OpenTelemetry collector (OTLP over HTTP)")
    command.set_defaults(run=run)


def _is_ip(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def _is_origin(text: str) -> bool:
    """Return True if a browser could send this text as the origin of a page."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc != "" and text == f"{parts.scheme}://{parts.netloc}"


def _site(folder: Path | None) -> Path | None:
    """Return the folder of a site without a server: the one that is given, that of the package, or None if it has none.
    Raise BadInput if there is no site in the one that is given."""
    there = ((folder or OWN_SITE) / "worker.js").is_file()
    if folder is not None and not there:
        raise BadInput(f"--offline can't be {str(folder)[:200]!r}: name a folder that ./dev site has made.")
    return (folder or OWN_SITE) if there else None


def run(given: Namespace) -> int:
    """Serve until a signal ends it. Raise BadInput for options that can't be used."""
    need("Serving", "server")
    from skulduggery.cli.engine import build
    from skulduggery.server.accounts.providers import read_providers
    from skulduggery.server.app import serve
    from skulduggery.server.http.monitoring import Watch
    from skulduggery.server.notifications.notes import read_noting
    from skulduggery.server.settings import Settings
    from skulduggery.server.storage.leases import NAME

    for name, value, least in (
        ("--bot-delay", given.bot_delay, 0),
        ("--away-after", given.away_after, 0),
        ("--calls", given.calls, LEAST_CALLS),
        ("--advice", given.advice, 0),
    ):
        if not least <= value <= 1e9:
            raise BadInput(f"{name} can't be {value:g}: it must be a number from {least} to 1,000,000,000.")
    for one in given.proxy:
        if not _is_ip(one):
            raise BadInput(f"--proxy can't be {one[:60]!r}: give the proxy's IP address, as in 127.0.0.1.")
    for one in given.origin:
        if not _is_origin(one):
            raise BadInput(f"--origin can't be {one[:60]!r}: give a site without a path, as in https://example.org.")
    if given.name and NAME.fullmatch(given.name) is None:
        raise BadInput(f"--name can't be {given.name[:60]!r}: use up to 32 of a-z, 0-9 and -, as in web1.")
    settings = Settings(
        given.bot_delay,
        given.away_after,
        calls_a_minute=given.calls,
        advice=given.advice,
        lab=given.lab,
        secure=given.https,
        origins=tuple(given.origin),
        proxies=tuple(given.proxy),
        providers={} if given.openid is None else read_providers(given.openid),
        offline=_site(given.offline),
        within=within(given),
        bus=bus(given),
        name=given.name,
        notes=None if given.notes is None else read_noting(given.notes),
    )
    at = place(given)
    if settings.bus and isinstance(at, Path):
        raise BadInput(
            "--bus needs --database: it connects servers that share one. A server with a folder needs no bus."
        )
    try:
        watch = Watch(given.metrics, given.log, given.traces)
        return serve(given.host, given.port, at, settings, watch, build())
    except KeyboardInterrupt:  # the usual way to end it
        return 0
