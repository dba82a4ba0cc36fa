"""Tables of Men of Mayhem at the moments worth looking at."""

from collections import Counter
from contextlib import ExitStack
from typing import Any

from stage import CHAIRS, MOMENTS, Chair, Document, Stage, Table, moments, over
from websockets.sync.client import ClientConnection

GAME = "mayhem"
BOT = "heuristic"
"""The bot for tables that should look like those of people; other bots fight more."""
OCTANE: Document = {"mode": "high-octane"}
EVERYTHING: Document = {
    "mode": "high-octane", "long_haul": True, "under_the_radar": True, "slim_pickings": True, "hardcore_cards": True,
    "parley_before_guns": True, "ledger_help": True, "hollow_point": True, "deal_log": "public",
}  # fmt: skip
IN_TURN: Document = {"deal_protocol": "sequential"}
LONG_NAME = "Maximiliane von Wallenstein-Hohenfels"
STEPS = 400
"""More answers than are needed for each moment that involves all seats."""


class MayhemChair(Chair):
    """A seat at a table of Men of Mayhem."""

    def __init__(self, socket: ClientConnection, table: Table) -> None:
        cards = table.server.get(f"tables/{table.id}/cards")
        self.places: dict[str, str] = {
            one["id"]: " ".join(rule["effect"] for rule in [*one["rules"], *([one["boost"]] if one["boost"] else [])])
            for one in cards["places"]
        }
        self.moods: dict[str, float] = {}
        super().__init__(socket, table)

    def answer(self, wanted: str = "") -> None:
        """Answer with all kinds of orders equally likely, however many options each has."""
        self.moods = {}
        super().answer(wanted)

    def worth(self, words: list[str], wanted: str) -> float:
        """Return how desirable an answer is: high if it does what is ``wanted``, or rides to a location that does.

        ``wanted`` holds words of answers or of location rules, separated by ``|``.
        """
        mood = self.moods.setdefault(words[0], self.random.random())
        said = " ".join([*words, *(self.places.get(word, "") for word in words[-2:])])
        better = any(one in said for one in wanted.split("|") if one)
        if words[0] == "exploit" and "HEAL" in said and not self.hurt:
            return -1  # it would be wasted
        if words[-1] == "done":
            return 0.05 if len(self.ask["args"]) > 1 else -1  # type: ignore[index]
        if words[0] in ("sit", "finish", "no-offer") or words[-1] == "again":
            mood -= 2
        return mood + better + self.random.random() / 10

    @property
    def over(self) -> bool:
        """True once the blinds are lifted."""
        return bool(self.view["result"])

    @property
    def seat(self) -> int:
        """The number of my seat."""
        seat: int = self.view["seat"]
        return seat

    @property
    def me(self) -> Any:
        """My gang."""
        return self.view["gangs"][self.seat]

    @property
    def hurt(self) -> int:
        """The number of my Dudes in the Emergency Room, the location after the clubhouses."""
        return sum(sum(dudes) for place, *dudes in self.me["dudes"] if place == len(self.view["gangs"]))

    @property
    def orders(self) -> Counter[str]:
        """The orders that I can issue, by kind."""
        return Counter(option["words"][0] for option in self.options) if self.asked("order") else Counter()

    @property
    def options(self) -> list[Document]:
        """The options of the open question."""
        out: list[Document] = self.ask["options"] if self.ask else []
        return out

    @property
    def held(self) -> int:
        """The number of locations that are controlled."""
        return sum(seat >= 0 for seat in self.view["control"])

    @property
    def fighters(self) -> int:
        """The number of gangs in the current fight, or 0."""
        return int(self.view["fight"]["mask"]).bit_count() if self.view["fight"] else 0

    def offer(self, to: str, terms: str) -> None:
        """Make an offer at a table with live deals; ``terms`` are written as in answers."""
        ask = next(one for one in self.offers if one["kind"] == "offer")
        self.say({"t": "answer", "ask": ask["id"], "words": ["offer", to, *terms.split()]})


CHAIRS[GAME] = MayhemChair
moment = moments(GAME)


@moment(options=OCTANE, bot=BOT)
def pick(chair: MayhemChair) -> bool:
    """Gangs and sides to choose from."""
    return chair.asked("pick", 5)


@moment(bot=BOT)
def beginning(chair: MayhemChair) -> bool:
    """The first order of the game."""
    return bool(chair.orders)


@moment(bot=BOT)
def order(chair: MayhemChair) -> bool:
    """Some way into a game, with many orders to choose from."""
    wanted = Counter({"exploit": 1, "ride": 60, "throw-down": 1})
    if not wanted <= chair.orders or chair.view["round"] == 1 or chair.held < 4:
        return False
    rides: list[list[str]] = [option["words"] for option in chair.options if option["words"][0] == "ride"]
    # so that the menu asks both from where and who rides
    return len({one[1] for one in rides}) > 1 and [one[:3] for one in rides].count(rides[0][:3]) > 1


@moment(bot=BOT)
def exploits(chair: MayhemChair) -> bool:
    return chair.orders["exploit"] > 1


@moment(wanted="recruit|ride")
def throws(chair: MayhemChair) -> bool:
    return chair.orders["throw-down"] > 1


@moment(options=OCTANE, wanted="calaveras|ride", bot=BOT)
def ambush(chair: MayhemChair) -> bool:
    """A Club Order next to the others."""
    return {"ambush", "ride", "throw-down"} <= set(chair.orders)


@moment(options=OCTANE, wanted="lin-syndicate|ride", bot=BOT)
def club(chair: MayhemChair) -> bool:
    return "club" in chair.orders and chair.view["round"] > 1


@moment(options=OCTANE, wanted="mayans|convoy")
def convoy(chair: MayhemChair) -> bool:
    return chair.asked("convoy", 6) and not chair.ask["args"]  # type: ignore[index]


@moment(wanted="SKIM|exploit|boost", bot=BOT)
def exploit(chair: MayhemChair) -> bool:
    """Rules and a Boost."""
    return chair.asked("exploit", 4)


@moment(wanted="SELL|exploit|rule")
def count(chair: MayhemChair) -> bool:
    return chair.asked("count", 3)


@moment(options=OCTANE, wanted="lin-syndicate|club|SWAP|rule")
def direction(chair: MayhemChair) -> bool:
    return chair.asked("direction")


@moment(wanted="SKIM 1G / 1K|exploit|rule|boost")
def alternative(chair: MayhemChair) -> bool:
    return chair.asked("alternative")


@moment(options=OCTANE, wanted="one-niners|STEAL|club|rule")
def steal(chair: MayhemChair) -> bool:
    return chair.asked("steal", 2)


@moment(wanted="HEAL|rule|throw-down|guns 0")
def heal(chair: MayhemChair) -> bool:
    return chair.asked("heal", 2)


@moment(options=OCTANE, wanted="grim-bastards|recruit|club|PROMOTE")
def promote(chair: MayhemChair) -> bool:
    return chair.asked("promote", 2)


@moment(wanted="ride|throw-down")
def back_up(chair: MayhemChair) -> bool:
    """From several places."""
    return chair.asked("back-up", 5) and len(chair.ask["args"]) == 1  # type: ignore[index]


@moment(wanted="ride|throw-down|back-up")
def back_up_more(chair: MayhemChair) -> bool:
    return chair.asked("back-up", 3) and len(chair.ask["args"]) > 1  # type: ignore[index]


@moment(wanted="throw-down", bot=BOT)
def guns(chair: MayhemChair) -> bool:
    """A Throw Down of two."""
    return chair.asked("guns", 3) and chair.fighters == 2


@moment(seats=6, wanted="ride|throw-down", bot=BOT)
def guns_four(chair: MayhemChair) -> bool:
    """A Throw Down of four or more."""
    return chair.asked("guns", 2) and chair.fighters > 3


@moment(seats=6, wanted="throw-down|guns")
def shoot(chair: MayhemChair) -> bool:
    """Dice are rolled; whom to hit?"""
    return chair.asked("shoot", 2)


@moment(wanted="throw-down")
def injured(chair: MayhemChair) -> bool:
    return chair.asked("injured", 2)


@moment(wanted="throw-down")
def take_patch(chair: MayhemChair) -> bool:
    return chair.asked("take-patch")


@moment(wanted="throw-down|guns")
def exploit_now(chair: MayhemChair) -> bool:
    return chair.asked("exploit-now")


@moment(wanted="throw-down|exploit|guns")
def fall(chair: MayhemChair) -> bool:
    return chair.asked("fall", 2)


@moment(options={"long_haul": True})
def jail(chair: MayhemChair) -> bool:
    return chair.asked("jail", 2)


@moment(options={"long_haul": True}, wanted="charming-police-station")
def jailed(chair: MayhemChair) -> bool:
    return chair.asked("jailed", 2)


@moment(options={"long_haul": True}, wanted="recruit")
def desert(chair: MayhemChair) -> bool:
    return chair.asked("desert", 2)


@moment(options={"long_haul": True}, wanted="throw-down")
def bill(chair: MayhemChair) -> bool:
    return chair.asked("bill", 2)


@moment(bot=BOT)
def traffic(chair: MayhemChair) -> bool:
    """The Black Market, sealed."""
    return chair.asked("traffic", 3)


@moment(options={"parley_before_guns": True}, wanted="throw-down")
def ready(chair: MayhemChair) -> bool:
    """Parley, in the middle of a fight."""
    return chair.asked("ready") and chair.fighters > 0


@moment(options=IN_TURN, bot=BOT)
def offer(chair: MayhemChair) -> bool:
    """Deals in turn: an offer before an order."""
    return chair.asked("offer") and chair.view["round"] > 1


@moment(options=IN_TURN, bot=BOT)
def reply(chair: MayhemChair) -> bool:
    return chair.asked("reply")


@moment(seats=2, bot=BOT)
def duel(chair: MayhemChair) -> bool:
    """Two gangs."""
    return "exploit" in chair.orders and chair.view["round"] > 2


@moment(seats=3, options=OCTANE, bot=BOT)
def three(chair: MayhemChair) -> bool:
    return "exploit" in chair.orders and chair.view["round"] > 3


@moment(seats=5, options=OCTANE, bot=BOT)
def five(chair: MayhemChair) -> bool:
    return "ride" in chair.orders and chair.view["round"] > 3 and chair.held > 4


@moment(seats=6, options=EVERYTHING, bot=BOT)
def six(chair: MayhemChair) -> bool:
    """Every option on, late in the game."""
    return "ride" in chair.orders and chair.view["round"] > 4 and chair.held > 4


@moment(options={"ledger_help": True}, bot=BOT)
def ledger(chair: MayhemChair) -> bool:
    """Bounds on the goods behind blinds, worked out by the table."""
    bounds = [one for gang in chair.view["gangs"] for one in gang["bounds"]]
    return bool(chair.orders) and chair.view["round"] > 2 and sum(least < most for least, most in bounds) > 3


@moment(options=OCTANE, bot=BOT)
def prices(chair: MayhemChair) -> bool:
    """A gang or cards change the yield of a sale."""
    return bool(chair.orders) and len(chair.view["prices"]) > 1


@moment(bot=BOT)
def played_out(chair: MayhemChair) -> bool:
    return over(chair)


def last_answer(chair: MayhemChair) -> bool:
    """The sealed sale of the last round, after which the blinds are lifted."""
    return chair.asked("traffic") and chair.view["round"] == chair.view["rounds"]


def before_round(stage: Stage) -> Table:
    """A sealed sale, after which a round ends and another begins. Not kept, because visitors play on."""
    return stage.find(lambda chair: chair.asked("traffic") and chair.view["round"] == 1, game=GAME, bot=BOT)


def before_end(stage: Stage) -> Table:
    """The last answer of a game. Not kept, because visitors play on."""
    return stage.find(last_answer, game=GAME, bot=BOT, seats=3)


def company(stage: Stage, options: Document) -> tuple[Table, list[Table]]:
    """Make a table of three people; return it and their seats, mine first."""
    table = stage.new("Ada", "Bob", LONG_NAME, game=GAME, options={"gang_choice": "fixed", **options})
    return table, [table, *stage.joined]


def chairs(stack: ExitStack, seats: list[Table]) -> list[Any]:
    """Connect people to their seats."""
    return [stack.enter_context(seat.sit()) for seat in seats]


def haggling(stage: Stage) -> Table:
    """Offers of all kinds: to me, to all, from me."""
    table, seats = company(stage, {})
    with ExitStack() as stack:
        ada, bob, max = chairs(stack, seats)
        for chair, to, terms in ((bob, "1", "2C+1G for 1K"), (max, "all", "1G for 3C"), (ada, "3", "1C for 1G")):
            chair.offer(to, terms)
            while not any(one[0] == chair.seat for one in chair.view["offers"]):
                chair.hear()
    return table


def lesson(stage: Stage) -> Table:
    """The lesson, where it leads to a deal: the offer stands."""
    made = stage.server.post("lessons", {"game": GAME, "name": "Ada"})
    table = Table(stage.server, made["table"], made["seat"], made["token"], GAME)
    with table.sit() as chair:
        for _ in range(STEPS):
            if chair.ask:
                says = table.server.get(f"tables/{table.id}/lesson", table.token)
                if says["words"][0] == "interrupt":
                    if chair.offers:
                        return table
                elif says["ask"] == chair.ask["id"]:
                    chair.say({"t": "answer", "ask": says["ask"], "words": says["words"]})
            chair.hear()
    raise AssertionError("the lesson came to no deal")


def talk(stage: Stage) -> Table:
    """Talk to everybody, and in private between me and each of the others."""
    table, seats = company(stage, {})
    ada, bob, max = range(len(seats))
    with ExitStack() as stack:
        people = chairs(stack, seats)
        for seat, to, text in (
            (bob, None, "What a night! Who has brought all the Guns?"),
            (ada, bob, "Two Guns for three dollars? Nobody needs to know."),
            (bob, ada, "Three dollars and a bit of what is in your back room, and I ride home tonight."),
            (max, ada, "Psst! Don't trust Bob."),
            (max, None, "Nice bikes."),
        ):
            heard = len(people[seat].chat)
            people[seat].say({"t": "chat", "text": text, "to": to})
            while len(people[seat].chat) == heard:
                people[seat].hear()
    return table


def others(stage: Stage) -> Table:
    """A player with a long name is about to issue an order."""
    table, seats = company(stage, {"ledger_help": True})
    with ExitStack() as stack:
        all_of_them = chairs(stack, seats)
        for _ in range(STEPS):
            for chair in all_of_them:
                chair.catch_up(0.05)
            if all_of_them[2].orders and all_of_them[0].view["round"] > 1:
                return table
            for chair in all_of_them:
                chair.answer("ride|exploit")
    raise AssertionError("it was never somebody else's turn")


for one in (haggling, lesson, talk, others):
    MOMENTS[f"{GAME}-{one.__name__}"] = one
