"""How a server is run."""

from base64 import b64decode
from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from skulduggery.server.operations.timeouts import Timeouts


class Provider(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A provider: where it is, and as whom it knows this server."""

    issuer: str
    client: str
    secret: str


SECRET = "whsec_"
"""What the secret of a webhook begins with; the rest is base64, as Standard Webhooks has it."""


class Hook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A program of the host's that passes notes on: where it listens, and by which secret it knows who calls."""

    to: str
    secret: str

    @property
    def key(self) -> bytes:
        """The bytes of the secret. Raises ValueError if it is none."""
        if not self.secret.startswith(SECRET):
            raise ValueError
        return b64decode(self.secret.removeprefix(SECRET), validate=True)


class Smtp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sends e-mail: a server as in ``smtps://NAME:PASSWORD@HOST``, and whose name stands on it."""

    server: str
    sender: str


class Services(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Push services: those that all the world may call, and the host's ``own``, wherever they are."""

    own: tuple[str, ...] = ()


class Noting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How people are told: ``address`` is where they come to this server, ``after`` how many seconds a table has waited
    for somebody who is away."""

    address: str
    after: float = 60.0
    webhook: Hook | None = None
    mail: Smtp | None = None
    push: Services | None = None


@dataclass(frozen=True)
class Settings:
    """What the host of a server may choose; seconds where nothing else is said."""

    bot_delay: float = 1.0
    """Bots answer after 0.6 to 1.6 times this."""
    away_after: float = 180.0
    """A seat whose sockets are all gone for so long is away."""
    unload_after: float = 600.0
    """A table that nobody has looked at for so long leaves the memory."""
    calls_a_minute: float = 600.0
    """HTTP calls of one seat, and of one address without a seat's token; a new table counts as 10.

    Half of it may come at once.
    """
    messages_a_second: float = 20.0
    """Of one socket; ten times as many may come at once."""
    offers_a_minute: float = 60.0
    """What one seat may do beside what is asked, such as deals; half of it at once. Those refused count too."""
    lines_a_minute: float = 60.0
    """What one seat may say; half of it at once."""
    thinkers: int = 2
    """Processes in which bots think."""
    advice: int = 0
    """Roll-outs a question of hints and reviews; 0: as many as fit the game."""
    lab: str = "members"
    """Who may measure cards here: nobody, members (who have an account), or everybody."""
    secure: bool = False
    """People come by https only: a proxy in front sees to that."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may open sockets here, as in ``http://localhost:5173``."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies that are believed when they say by X-Forwarded-For whom they call for."""

    within: float = 5.0
    """The time in which the database and the bus must answer; ``Timeouts`` has what follows from it."""

    bus: str = ""
    """Address of the Redis or Valkey over which processes with one database pass on to each other."""

    providers: Mapping[str, Provider] = field(default_factory=dict)
    """Others who may say who somebody is, by name."""

    notes: Noting | None = None
    """How people who are away are told that a table waits; None: not at all."""

    @property
    def timeouts(self) -> Timeouts:
        """The longest waits for the database, the bus and other processes."""
        return Timeouts(self.within)

    @property
    def tables_an_hour(self) -> float:
        """New tables of one address; half of them at once."""
        return self.calls_a_minute / 5

    @property
    def accounts_an_hour(self) -> float:
        """New accounts of one address; half of them at once."""
        return self.calls_a_minute / 30

    @property
    def tries_an_hour(self) -> float:
        """To log in, from one address, half of them at once; for one name half as many, from wherever."""
        return self.calls_a_minute / 5

    @property
    def connections(self) -> float:
        """That one address may hold at once, sockets among them."""
        return self.calls_a_minute / 2


LONGEST_BODY = 65_536
"""Bytes of the longest body of a call."""
LONGEST_FILE = 262_144
"""Bytes of the longest body in which a card file may stand: those of the house have up to 50,000."""
LONGEST_SAID = 16_384
"""Bytes of the longest message on a socket."""
LONGEST_FRAME = 65_536
"""A longer message on a socket is not even read: the socket is closed."""
MOST_LOOKING_ON = 200
"""Sockets of people who look on at one table."""
MOST_OF_A_SEAT = 20
"""Sockets of one seat."""
