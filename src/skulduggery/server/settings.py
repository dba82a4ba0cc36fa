"""The settings of a server."""

from base64 import b64decode
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from skulduggery.server.operations.timeouts import Timeouts


class Provider(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An OpenID Connect provider: its issuer, and the client id and secret of this server there."""

    issuer: str
    client: str
    secret: str


SECRET = "whsec_"
"""The prefix of a webhook's secret; the rest is base64, as in Standard Webhooks."""


class Hook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host's webhook, a program that passes notes on: its address, and the secret that signs the calls to it."""

    to: str
    secret: str

    @property
    def key(self) -> bytes:
        """Return the bytes of the secret. Raises ValueError if it is malformed."""
        if not self.secret.startswith(SECRET):
            raise ValueError
        return b64decode(self.secret.removeprefix(SECRET), validate=True)


class Smtp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The mail server, as in ``smtps://NAME:PASSWORD@HOST``, and the sender of its mails."""

    server: str
    sender: str


class Services(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The push services that may be called: any public one, and the host's ``own`` wherever they are."""

    own: tuple[str, ...] = ()


class Noting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ways to notify people who are away. ``address`` is the address of this server for people; ``after`` is how
    many seconds a table waits for a person before a note is sent."""

    address: str
    after: float = 60.0
    webhook: Hook | None = None
    mail: Smtp | None = None
    push: Services | None = None


@dataclass(frozen=True)
class Settings:
    """The settings that the host of a server may choose. Times are in seconds unless the name says otherwise."""

    bot_delay: float = 1.0
    """A bot's delay before the first answer of a turn: 0.6 to 1.1 times this, or longer if it thinks longer. Each later
    answer of the turn gets half of that before it."""
    away_after: float = 180.0
    """The time after which a seat without a socket counts as away."""
    unload_after: float = 600.0
    """The time after which an idle table leaves the memory."""
    calls_a_minute: float = 600.0
    """The HTTP calls allowed to one seat, and to one address for calls without a valid seat token. A new table counts
    as 10.

    Half of them may come at once.
    """
    messages_a_second: float = 20.0
    """The messages allowed on one socket; ten times as many may come at once."""
    offers_a_minute: float = 60.0
    """The open offers that one seat may take, such as deals, including refused attempts; half of them at once."""
    lines_a_minute: float = 60.0
    """The chat lines allowed to one seat; half of them at once."""
    thinkers: int = 2
    """The number of processes in which bots think."""
    advice: int = 0
    """The number of rollouts for each question of hints and reviews; 0 chooses a number that fits the game."""
    lab: str = "members"
    """The people who may measure cards: ``nobody``, ``members`` (people with an account) or ``everybody``."""
    secure: bool = False
    """People reach the server by https only, through a proxy that sees to that."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may open sockets here, as in ``http://localhost:5173``."""
    proxies: tuple[str, ...] = ()
    """The addresses of proxies whose X-Forwarded-For header is trusted. They may hold any number of connections."""

    within: float = 5.0
    """The time in which the database and the bus must answer. ``Timeouts`` derives the other limits from it."""

    bus: str = ""
    """The address of the Redis or Valkey that connects processes with one database."""
    name: str = ""
    """The name by which a proxy finds this process among others, as in ``?at=NAME``; by default a random one."""

    offline: Path | None = None
    """The folder of a site without a server, which people can keep for times without a network; None offers none."""

    providers: Mapping[str, Provider] = field(default_factory=dict)
    """The providers with which people may log in, by name."""

    notes: Noting | None = None
    """The ways to notify people who are away that a table waits; None sends no notes."""

    @property
    def timeouts(self) -> Timeouts:
        """The time limits for the database, the bus and other processes."""
        return Timeouts(self.within)

    @property
    def reports_an_hour(self) -> float:
        """The reports of players allowed to one seat an hour; half of them at once. As many blocks are allowed a
        minute."""
        return self.calls_a_minute / 60

    @property
    def tables_an_hour(self) -> float:
        """The new tables allowed to one address an hour; half of them at once."""
        return self.calls_a_minute / 5

    @property
    def accounts_an_hour(self) -> float:
        """The new accounts allowed to one address an hour; half of them at once."""
        return self.calls_a_minute / 30

    @property
    def tries_an_hour(self) -> float:
        """The attempts to log in allowed to one address an hour; half of them at once. One name may be tried half as
        often, from all addresses together."""
        return self.calls_a_minute / 5

    @property
    def connections(self) -> float:
        """The number of connections that one address may hold, including sockets."""
        return self.calls_a_minute / 2


LONGEST_BODY = 65_536
"""The most bytes in the body of a call."""
LONGEST_FILE = 262_144
"""The most bytes in the body of a call that may contain a card file. The house card files have up to 50,000."""
LONGEST_SAID = 16_384
"""The greatest length of a message on a socket: in characters, or in bytes if the frame is binary."""
LONGEST_FRAME = 65_536
"""The most bytes of a WebSocket message that are read at all; a longer one closes the socket."""
MOST_LOOKING_ON = 200
"""The most sockets of spectators at one table."""
MOST_OF_A_SEAT = 20
"""The most sockets of one seat."""
