"""A server with tables at moments worth looking at, for pictures and for tests in a browser."""

import random
import signal
import subprocess
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import forks
import httpx
import known_deals
import msgspec
from services import ASKING, PATIENCE, TALKING, end_with
from websockets.sync.client import ClientConnection, connect

Document = dict[str, Any]
Wish = Callable[[Any], bool]
"""A test, given a chair, of whether the wanted moment has come."""
MOST_TABLES = 500
"""The most tables that are played to find a moment; the rarest comes at one table in thirty."""
DEALS = Path(__file__).with_name("deals.toml")
"""A file with the number of a deal at which each moment comes soon, written by ``find_deals.py``.

If rules and bots have changed so that it no longer comes there, the stage tries other deals.
"""
BREATH = 0.5
"""Seconds to wait after a refusal because of too many messages."""
NOTES = """
address = "http://127.0.0.1"
after = 86400
webhook = { to = "http://127.0.0.1:9/", secret = "whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=" }
mail = { server = "smtp://127.0.0.1:9", sender = "Skulduggery <table@example.org>" }
push = {}
"""


class Server:
    """A server process over a folder of its own, at a free port, whose bots answer without delay."""

    def __init__(self, data: Path, *options: str) -> None:
        self.wish = data / known_deals.WISH
        """The file that names the deal of the next table."""
        arguments = ["serve", "--port", "0", "--data", str(data), "--bot-delay", "0", "--calls", "1000000", *options]
        self.process = forks.start(arguments, program=(known_deals.__file__,), stdout=subprocess.PIPE)
        end_with(self, self.process)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1].rstrip("/")

    def stop(self) -> None:
        """End the process."""
        assert self.process.stdout is not None
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def get(self, path: str, token: str | None = None) -> Any:
        """Return the result of a GET."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = httpx.get(f"{self.address}/api/{path}", headers=headers, **ASKING)
        return answer.raise_for_status().json()

    def post(self, path: str, body: object = None, token: str | None = None) -> Document:
        """Return the result of a POST."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = httpx.post(f"{self.address}/api/{path}", json=body or {}, headers=headers, **ASKING)
        out: Document = answer.raise_for_status().json()
        return out


@dataclass(frozen=True)
class Table:
    """A table, seen from a seat, or by a spectator without a token."""

    server: Server
    id: str
    seat: int
    token: str | None
    game: str = "crooks"

    @property
    def held(self) -> Document:
        """The seat as the browser stores it."""
        return {"table": self.id, "seat": self.seat, "token": self.token, "game": self.game, "at": 0}

    @contextmanager
    def sit(self) -> Iterator["Chair"]:
        """Connect to the seat while the context lasts."""
        address = f"{self.server.address.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
        with connect(address, compression=None, max_size=None, **TALKING) as socket:
            yield CHAIRS[self.game](socket, self)

    def by_others(self) -> "Table":
        """Return the same table for a spectator."""
        return replace(self, token=None)


class Chair:
    """A seat at a table that answers at random and prefers wanted answers."""

    def __init__(self, socket: ClientConnection, table: Table) -> None:
        self.socket = socket
        self.random = random.Random(table.id)
        self.ask: Document | None = None
        self.offers: list[Document] = []
        self._answered = ""
        self.view: Document = {}
        self.messages: list[list[Any]] = []
        self.chat: list[Document] = []
        self.info: Document = {}
        self.say({"t": "hello", "token": table.token, "since": None})
        self.hear()

    @property
    def over(self) -> bool:
        """True once the final scores are shown."""
        return bool(self.view["scores"])

    def say(self, document: Document) -> None:
        """Send a document."""
        self.socket.send(msgspec.json.encode(document).decode())

    def hear(self, patience: float = PATIENCE) -> None:
        """Receive the next document. Raise TimeoutError if none comes."""
        document = msgspec.json.decode(self.socket.recv(timeout=patience))
        kind = document["t"]
        if kind == "refused":
            if document["code"] != "fast":
                raise AssertionError(document)
            time.sleep(BREATH)
            self._answered = ""  # so that it is sent again
        if kind in ("state", "events"):
            self.ask, self.view, self.offers = document["ask"], document["view"], document["offers"]
            self.messages += document.get("messages", [])
        if kind in ("state", "table"):
            self.info = document["table"]
        if kind == "chat":
            self.chat.append(document)

    def catch_up(self, patience: float) -> None:
        """Receive documents until none comes for this many seconds."""
        with suppress(TimeoutError):
            while True:
                self.hear(patience)

    def play(self, wish: Wish, wanted: str = "") -> bool:
        """Answer until the moment comes and return True, or until the game ends; ``wanted`` is the ability to look
        for."""
        while not wish(self):
            if self.info["status"] != "running" or self.over:
                return False
            self.answer(wanted)
            self.hear()
        return True

    def answer(self, wanted: str = "") -> None:
        """Answer the open question, if there is one."""
        if self.ask is not None and self.ask["id"] != self._answered:
            self._answered = self.ask["id"]
            best = max(self.ask["options"], key=lambda option: self.worth(option["words"], wanted))
            self.say({"t": "answer", "ask": self._answered, "words": best["words"]})

    def asked(self, kind: str, least: int = 1) -> bool:
        """Return whether the open question is of this kind and has at least this many options."""
        return self.ask is not None and self.ask["kind"] == kind and len(self.ask["options"]) >= least

    def worth(self, words: list[str], wanted: str) -> float:
        """Return how desirable an answer is: random, but negative for a pass."""
        return -1 if words[0] in ("pass", "nothing") or words[-1] == "nothing" else self.random.random()


class CrooksChair(Chair):
    """A seat at a table of Crooks."""

    def __init__(self, socket: ClientConnection, table: Table) -> None:
        self.abilities: dict[str, str | None] = {
            one["id"]: one["ability"] for one in table.server.get(f"tables/{table.id}/cards")["crooks"]
        }
        super().__init__(socket, table)

    @property
    def in_hand(self) -> str | None:
        """The ability of the crook in the hand."""
        crook: int = self.view["hand"]
        return [*self.abilities.values()][crook]

    @property
    def crooks(self) -> int:
        """The number of crooks on the grid."""
        return sum(map(len, self.view["rows"]))

    def worth(self, words: list[str], wanted: str) -> float:
        """Return how desirable an answer is: highest if it leads to the wanted ability, then if it uses any."""
        if words[0] == "take" and self.abilities[words[1]] == wanted:
            return 2
        return super().worth(words, wanted) + (words[-1] == "ability")


CHAIRS: dict[str, type[Chair]] = {"crooks": CrooksChair}
"""The class of chairs of each game; modules of other games add theirs."""
MOMENTS: dict[str, Callable[["Stage"], Table]] = {}
"""Functions that make tables of other games, by name; those of Crooks are methods of the stage."""


def over(chair: Chair) -> bool:
    """Return whether the final scores are shown."""
    return chair.over


def moments(game: str) -> Callable[..., Callable[[Wish], Wish]]:
    """Return a decorator that adds a wish to the moments of a game, under its name."""

    def moment(
        seats: int = 4, options: Document | None = None, wanted: str = "", bot: str = "random"
    ) -> Callable[[Wish], Wish]:
        def add(wish: Wish) -> Wish:
            MOMENTS[f"{game}-{wish.__name__.replace('_', '-')}"] = lambda stage: stage.find(
                wish, wanted, game=game, seats=seats, bot=bot, **(options or {})
            )
            return wish

        return add

    return moment


class Stage:
    """Tables at their moments, each made when it is first asked for."""

    def __init__(self, server: Server, lonely: Server) -> None:
        self.server = server
        self.lonely = lonely
        """A server where players count as away as soon as they disconnect."""
        self.joined: list[Table] = []
        """The seats of those who joined the last table with people, in their order."""
        self.deals: dict[str, int] = tomllib.loads(DEALS.read_text("utf-8"))
        self._made: dict[str, Table] = {}
        self.found: dict[str, tuple[int, int]] = {}
        """The deals at which moments came, and after how many messages."""
        self._name = ""
        """The table that is being made."""

    @property
    def last_joined(self) -> Table:
        """The seat of the player who joined a table last."""
        return self.joined[-1]

    def table(self, name: str) -> Table:
        """Return the table of this name (the methods below, and moments of other games)."""
        if name not in self._made:
            self._made[name] = self.make(name)
        return self._made[name]

    def deals_for(self, name: str) -> list[tuple[int, str]]:
        """Return the deals to try for a moment, as numbers and names.

        A deal is named only once, because its name also gives the table its address.
        """
        known = name not in self.found
        return [(n, f"{name} {n}" if known else "") for n in range(self.deals.get(name, 0), MOST_TABLES)]

    def make(self, name: str) -> Table:
        """Make another table of this name."""
        self._name = name
        try:
            return MOMENTS[name](self) if name in MOMENTS else getattr(self, f"_{name}")()
        finally:
            self._name = ""

    def new(
        self,
        *names: str,
        game: str = "crooks",
        server: Server | None = None,
        options: Document | None = None,
        bot: str = "random",
        deal: str = "",
    ) -> Table:
        """Make a table with these seats: people by their names, the viewer first, ``?`` for a free seat, ``bot`` for a
        bot.

        The same ``deal`` with the same answers gives the same game; without a deal the game is random.
        """
        server = server or self.server
        first, *others = names
        bots = iter(("Lola", "Vito", "Mae", "Gus", "Rosalind"))
        seats: list[Document] = [{"kind": "me", "name": first}]
        for name in others:
            seats.append({"kind": "bot", "bot": bot, "name": next(bots)} if name == "bot" else {"kind": "open"})
        if deal:
            server.wish.write_text(deal)
        made = server.post("tables", {"game": game, "options": options or {}, "seats": seats})
        people = [name for name in others if name not in ("bot", "?")]
        if people:
            tickets = [server.post(f"tables/{made['table']}/join", {"name": name}) for name in people]
            self.joined = [Table(server, one["table"], one["seat"], one["token"], game) for one in tickets]
        if "?" not in others and set(others) != {"bot"}:
            server.post(f"tables/{made['table']}/start", token=made["token"])
        return Table(server, made["table"], made["seat"], made["token"], game)

    def find(
        self,
        wish: Wish,
        wanted: str = "",
        *,
        game: str = "crooks",
        seats: int = 4,
        bot: str = "random",
        **options: object,
    ) -> Table:
        """Return a table where ``wish`` is true at my seat; ``wanted`` is the ability to look for."""
        name = self._name or wish.__qualname__
        for number, deal in self.deals_for(name):
            table = self.new("Ada", *["bot"] * (seats - 1), game=game, options=options, bot=bot, deal=deal)
            with table.sit() as chair:
                if chair.play(wish, wanted):
                    self.found[name] = number, len(chair.messages)
                    return table
        raise AssertionError(f"the moment never came at {MOST_TABLES} tables of {game} with {seats} seats, {options}")

    def _beginning(self) -> Table:
        return self.find(lambda chair: chair.asked("recruit"))

    def _recruit(self) -> Table:
        """Some way into a game, with notes on hideouts, one of them empty."""
        return self.find(
            lambda chair: (
                chair.asked("recruit", 4)
                and chair.crooks > 14
                and len(chair.view["notes"]) > 2
                and 0 in chair.view["piles"]
            )
        )

    def _take(self) -> Table:
        """With a crook that may not be taken: the Boss."""
        return self.find(lambda chair: chair.asked("take", 3) and "kingpin" in self._barred(chair))

    @staticmethod
    def _barred(chair: CrooksChair) -> set[str]:
        offered = {option["words"][-1] for option in chair.ask["options"]} if chair.ask else set()
        return {[*chair.abilities][crook] for crook in chair.view["looking"]} - offered

    def _place(self) -> Table:
        return self.find(lambda chair: chair.asked("place", 8) and chair.crooks > 12)

    def _side(self) -> Table:
        """With a crook in the hand that can be placed in three ways."""
        return self.find(lambda chair: chair.asked("place", 9) and chair.in_hand == "pickpocket", "pickpocket")

    def _swap(self) -> Table:
        return self.find(lambda chair: chair.asked("swap", 2), "swap")

    def _kill(self) -> Table:
        return self.find(lambda chair: chair.asked("kill", 2), "killer")

    def _spy(self) -> Table:
        return self.find(lambda chair: chair.asked("spy", 6), "spy")

    def _known(self) -> Table:
        """With others' face-down crooks that a Spy has seen."""
        return self.find(lambda chair: chair.asked("recruit") and self._spied(chair), "spy")

    @staticmethod
    def _spied(chair: Chair) -> bool:
        rows = chair.view["rows"]
        width = len(rows) // len(chair.view["money"])
        return any(
            crook < -1 for seat in range(1, 4) for row in rows[seat * width : (seat + 1) * width] for crook in row
        )

    def _killed(self) -> Table:
        """Just after a Killer struck me."""
        return self.find(lambda chair: chair.asked("recruit") and any(one[0] == "kill" for one in chair.messages[-30:]))

    def _secret(self) -> Table:
        return self.find(
            lambda chair: chair.asked("recruit", 4) and len(chair.messages) > 30, secret_money=True, memory="strict"
        )

    def _others(self) -> Table:
        """Another player's turn, after some talk."""
        for _ in range(MOST_TABLES):
            table = self.new("Ada", "Maximiliane von Wallenstein-Hohenfels", "bot")
            with table.sit() as chair:
                chair.play(lambda one: one.view["turn"] != 0)
                if chair.view["turn"] == 1 and not chair.over:
                    for text in (
                        "Who took the Bookie from C?",
                        "Not me… 😇",
                        "A likely story, and one that I shall remember for long.",
                    ):
                        chair.say({"t": "chat", "text": text})
                    chair.hear()
                    return table
        raise AssertionError("it was never somebody else's turn")

    def _last(self) -> Table:
        """With crooks that lie face down; I am the only one who has not passed."""
        return self.find(
            lambda chair: (
                chair.asked("recruit")
                and chair.view["out"].bit_count() == len(chair.view["money"]) - 1
                and any(crook < 0 for row in chair.view["rows"] for crook in row)
            )
        )

    def _over(self) -> Table:
        table = self.new("Ada", "bot", "bot", "bot")
        with table.sit() as chair:
            chair.play(over)
        return table

    def _short(self) -> Table:
        """A finished game of two, which is quick to review."""
        table = self.new("Ada", "bot")
        with table.sit() as chair:
            chair.play(over)
        return table

    def _waiting(self) -> Table:
        return self.new("Ada", "?", "?", "bot", options={"memory": "strict"})

    def _full(self) -> Table:
        server = self.server
        made = server.post("tables", {"game": "crooks", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]})
        server.post(f"tables/{made['table']}/join", {"name": "Bob"})
        return Table(server, made["table"], made["seat"], made["token"])

    def _away(self) -> Table:
        """Bob has left for a while and it is his turn, or will be."""
        return self.new("Ada", "Bob", "bot", server=self.lonely)

    def _ended(self) -> Table:
        table = self.find(lambda chair: chair.asked("recruit") and len(chair.messages) > 20)
        table.server.post(f"tables/{table.id}/end", token=table.token)
        return table


@contextmanager
def stage(folder: Path) -> Iterator[Stage]:
    """Yield tables on two servers over a folder. One of the servers offers notifications of every kind, but sends
    none."""
    notes = folder / "notes.toml"
    notes.write_text(NOTES, "utf-8")
    servers = [
        Server(folder / "house", "--advice", "2", "--notes", str(notes)),
        Server(folder / "lonely", "--away-after", "0.1"),
    ]
    try:
        yield Stage(*servers)
    finally:
        for server in servers:
            server.stop()
