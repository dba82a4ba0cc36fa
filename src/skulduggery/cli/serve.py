"""``skulduggery serve``."""

import os
from pathlib import Path

from skulduggery.api import BadInput
from skulduggery.server.serving import serve
from skulduggery.server.settings import Settings


def run(
    host: str,
    port: int | None,
    data: Path | None,
    bot_delay: float,
    away_after: float,
    calls: float,
    origins: list[str],
    proxies: list[str],
    advice: int,
) -> int:
    """Serve until a signal ends it. Raises BadInput for what can't be used."""
    for name, value in (
        ("--bot-delay", bot_delay),
        ("--away-after", away_after),
        ("--calls", calls),
        ("--advice", advice),
    ):
        if not 0 <= value <= 1e9:
            raise BadInput(f"{name} can't be {value}; it is a number from 0.")
    settings = Settings(
        bot_delay, away_after, calls_a_minute=calls, advice=advice, origins=tuple(origins), proxies=tuple(proxies)
    )
    try:
        return serve(host, port, data or default_data(), settings)
    except KeyboardInterrupt:  # the usual way to end it
        return 0


def default_data() -> Path:
    """Where the tables of this user lie unless another folder is named."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "skulduggery"
