"""Tables of 3000 Scoundrels at the moments worth looking at."""

from contextlib import suppress
from typing import Any

from stage import BREATH, CHAIRS, MOMENTS, Chair, Document, Stage, Table, Wish, moments, over
from websockets.sync.client import ClientConnection

GAME = "scoundrels"
EVERYTHING: Document = {
    "mode": "extended",
    "strategy_cards": True,
    "six_scoundrels": True,
    "wild_saloon": True,
    "start_from_zero": True,
}
"""All options that add something to the game."""
LONG: Document = {"mode": "extended", "strategy_cards": True}
RARE = {
    "abandon": "steal", "again": "twice", "dawn": "", "destroy": "destroy", "end": "end", "free": "free",
    "move-mark": "move-mark", "move-mark-to": "move-mark", "opponent": "opp(", "order": "day-end", "peek": "peek",
    "place": "place", "react": "arrow", "recall": "recall", "spend": "spend(X", "start": "start",
    "swap-jobs": "swap-jobs", "swap-safe": "swap-safe", "swap-traits": "swap-traits", "use": "use(",
    "use-hired": "hired", "use-leader": "use-leader",
}  # fmt: skip
"""Questions that not every game asks, each with a word of the cards that lead to it."""


class ScoundrelsChair(Chair):
    """A seat at a table of 3000 Scoundrels."""

    def __init__(self, socket: ClientConnection, table: Table) -> None:
        cards = table.server.get(f"tables/{table.id}/cards")
        self.jobs: list[Document] = cards["jobs"]
        self.traits: list[Document] = cards["traits"]
        super().__init__(socket, table)

    def worth(self, words: list[str], wanted: str) -> float:
        """Return how desirable an answer is: high to hire, use and keep scoundrels that can do what is wanted.

        Trusting is preferred because constant suspicion leaves no henchmen, and not rearranging because it is faster.
        """
        if wanted and (words[0] == "yes" or (words[0] in ("hire", "use", "discard") and self._can(words[1], wanted))):
            return self.random.random() + (-1 if words[0] == "discard" else 1)
        if words[0] in ("trust", "arrange", "hire"):
            return 0.6 + self.random.random() / 2
        return super().worth(words, wanted)

    def _can(self, trait: str, wanted: str) -> bool:
        """Return whether a scoundrel on the table, named by its trait, has an ability or a moment of use that is
        wanted."""
        number = next(k for k, one in enumerate(self.traits) if one["id"] == trait)
        zones = [*(sheet["board"] for sheet in self.view["sheets"]), self.view["saloon"], self.view["pile"]]
        jobs = [one["job"] for zone in zones for one in zone if one and one["trait"] == number]
        one = self.traits[number]
        used = f"{one['timing']} {one['event']} {'twice' if one['twice'] else ''}"
        return any(wanted in said for said in (used, *(self.jobs[job]["effect"] for job in jobs)))

    @property
    def crew(self) -> int:
        """The number of my scoundrels."""
        return sum(one is not None for one in self.sheet["board"])

    def arranges(self, least: int, matters: bool) -> bool:
        """Return whether a crew of at least this size may be rearranged, and whether the question says that this
        matters."""
        ask = self.ask
        return ask is not None and ask["kind"] == "arrange" and self.crew >= least and ask["args"][1] == matters

    @property
    def sheet(self) -> Any:
        """My leader sheet."""
        return self.view["sheets"][self.view["seat"]]

    @property
    def played(self) -> int:
        """The number of poker cards in slots, of all players."""
        return sum(card != -1 for sheet in self.view["sheets"] for card in sheet["slots"])

    @property
    def suspects(self) -> int:
        """The number of poker cards with henchmen on them."""
        return sum(men > 0 for sheet in self.view["sheets"] for men in sheet["men"])

    @property
    def marks(self) -> int:
        """The number of marks on safes."""
        return sum(len(safe["marks"]) for safe in self.view["safes"])


CHAIRS[GAME] = ScoundrelsChair


moment = moments(GAME)


def asked(kind: str) -> Wish:
    """Return a wish for a question, asked when poker cards lie on the table already (at dawn, even without cards)."""
    return lambda chair: chair.asked(kind) and chair.view["day"] > 0 and (chair.played > 2 or kind == "dawn")


for rare, words in RARE.items():
    MOMENTS[f"{GAME}-{rare}"] = lambda stage, kind=rare, wanted=words: stage.find(  # type: ignore[misc]
        asked(kind), wanted, game=GAME, **EVERYTHING
    )


@moment()
def beginning(chair: ScoundrelsChair) -> bool:
    """The first question of the game."""
    return chair.asked("plan") and chair.view["turn"] < 4


@moment(options=LONG)
def plan(chair: ScoundrelsChair) -> bool:
    """Well into a game: safes stolen, scoundrels hired."""
    settled = chair.crew > 2 and chair.marks > 3 and len(chair.sheet["hand"]) > 2
    return settled and chair.asked("plan") and chair.view["day"] > 1 and chair.view["turn"] > 4


@moment(options=LONG)
def abilities(chair: ScoundrelsChair) -> bool:
    """Several abilities to choose from."""
    return chair.asked("abilities", 4) and chair.crew > 2


@moment()
def act(chair: ScoundrelsChair) -> bool:
    """Scoundrels to hire, and some that are too expensive."""
    return chair.asked("act", 3) and chair.crew > 1 and chair.played > 4


@moment(options=LONG)
def sheriff(chair: ScoundrelsChair) -> bool:
    """On the last day, with the bribe."""
    return chair.asked("sheriff", 3)


@moment(options=LONG)
def hire(chair: ScoundrelsChair) -> bool:
    """By an ability, at another price."""
    return chair.asked("hire", 2)


@moment(options=LONG)
def room(chair: ScoundrelsChair) -> bool:
    """With a full board."""
    return chair.asked("room")


@moment(options=LONG)
def arrange(chair: ScoundrelsChair) -> bool:
    return chair.arranges(4, True)


@moment(options=EVERYTHING)
def arrange_six(chair: ScoundrelsChair) -> bool:
    return chair.arranges(5, True)


@moment()
def arrange_idle(chair: ScoundrelsChair) -> bool:
    """The positions on the board don't matter."""
    return chair.arranges(2, False)


@moment()
def scout(chair: ScoundrelsChair) -> bool:
    return chair.asked("scout", 9) and chair.marks > 3


@moment()
def mark(chair: ScoundrelsChair) -> bool:
    """A safe whose content I have just seen."""
    return chair.asked("mark", 4) and chair.marks > 2


@moment()
def steal(chair: ScoundrelsChair) -> bool:
    return chair.asked("steal", 9) and chair.marks > 4


@moment()
def last_look(chair: ScoundrelsChair) -> bool:
    return chair.asked("last-look") and chair.played > 6


@moment(options=EVERYTHING)
def guard(chair: ScoundrelsChair) -> bool:
    return chair.asked("guard")


@moment(options=EVERYTHING)
def strategy(chair: ScoundrelsChair) -> bool:
    return chair.asked("strategy")


@moment(options={"leaders": "chosen"})
def leader(chair: ScoundrelsChair) -> bool:
    return chair.asked("leader")


@moment(options=LONG)
def may(chair: ScoundrelsChair) -> bool:
    """Part of an ability that is optional."""
    return chair.ask is not None and chair.ask["kind"].startswith("may-") and len(chair.ask["options"]) > 1


@moment(options=LONG)
def choose(chair: ScoundrelsChair) -> bool:
    """One of several parts of an ability."""
    return chair.ask is not None and chair.ask["kind"].startswith("choose-")


@moment(seats=2)
def duel(chair: ScoundrelsChair) -> bool:
    """Two players."""
    return chair.asked("plan") and chair.view["day"] == 2 and chair.view["turn"] > 4


@moment(seats=3, options=LONG)
def three(chair: ScoundrelsChair) -> bool:
    """Three players."""
    return chair.asked("plan") and chair.view["day"] == 2 and chair.view["turn"] > 5


@moment(options=EVERYTHING)
def six(chair: ScoundrelsChair) -> bool:
    """Everything on, the sixth place taken."""
    return chair.asked("abilities", 4) and chair.view["day"] > 1 and chair.sheet["board"][0] is not None


@moment()
def suspected(chair: ScoundrelsChair) -> bool:
    """Henchmen lie on cards, mine too."""
    return chair.asked("plan") and chair.suspects > 1 and any(chair.sheet["men"])


@moment()
def played_out(chair: ScoundrelsChair) -> bool:
    return over(chair)


def last_turn(chair: ScoundrelsChair) -> bool:
    """Step 3 of the turn after which the day ends."""
    return chair.asked("act") and chair.view["turn"] == 4 * len(chair.view["sheets"])


def last_turn_of_all(chair: ScoundrelsChair) -> bool:
    """The same step of the last turn of the game."""
    return last_turn(chair) and chair.view["day"] == chair.view["days"]


def before_dusk(stage: Stage) -> Table:
    """My turn is the last of day 1, and cards are under suspicion. Not kept, because visitors play on."""
    return stage.find(
        lambda chair: last_turn(chair) and chair.view["day"] == 1 and chair.suspects > 1, game=GAME, seats=3
    )


def before_end(stage: Stage) -> Table:
    """My turn is the last of the game. Not kept, because visitors play on."""
    return stage.find(last_turn_of_all, game=GAME, seats=3)


def suspicious(ada: Chair, other: Chair) -> bool:
    """The first may suspect a card that the second has just played."""
    return bool(ada.offers) and other.asked("abilities", 3) and ada.view["turn"] > 3


def _others(stage: Stage) -> Table:
    """The turn of a player with a long name; I may suspect the card just played."""
    name = f"{GAME}-others"
    for number, deal in stage.deals_for(name):
        table = stage.new("Ada", "Maximiliane von Wallenstein-Hohenfels", "bot", "bot", game=GAME, deal=deal)
        with table.sit() as ada, stage.last_joined.sit() as other:
            while not over(ada) and ada.info["status"] == "running":
                if suspicious(ada, other):
                    for chair in (ada, other):
                        chair.catch_up(BREATH)  # one may have heard less than the other
                    if suspicious(ada, other):
                        stage.found[name] = number, len(ada.messages)
                        return table
                for chair in (ada, other):
                    chair.answer()
                    with suppress(TimeoutError):
                        chair.hear(0.02)
    raise AssertionError("it was never somebody else's turn")


MOMENTS[f"{GAME}-others"] = _others
