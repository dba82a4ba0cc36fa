"""Small positions and lines of play, each made to reach something hidden in Men of Mayhem.

Positions are written as the product reads them, with few goods, so that all that can be behind the blinds is counted.
"""

from random import Random
from typing import Any

from tests.rules.mayhem.table import house, octane, rules_for, table

from skulduggery import api
from skulduggery.api import State

LIVE: dict[str, Any] = {"deals": True}
TURN: dict[str, Any] = {"deals": True, "deal_protocol": "sequential", "offers_per_step": 2}
HELP = {**LIVE, "ledger_help": True}
TURN_HELP = {**TURN, "ledger_help": True}


class Case:
    """A position, the options of the table, and a line of play: scripted, then at random for ``more`` steps.

    Steps are separated by ``;`` (see ``worlds.Line.step``). Without a position the line is a new game. ``decks``: the
    number of orders of the face-down cards; ``dice``: the rolls, in turn.
    """

    def __init__(
        self,
        position: str = "",
        script: str = "",
        options: dict[str, Any] = LIVE,
        seats: int = 3,
        more: int = 0,
        seed: int = 0,
        decks: int = 1,
        dice: tuple[int, ...] = (),
        cards: api.Document | None = None,
    ) -> None:
        self.position = position
        self.script = [" ".join(step.split()) for step in script.split(";") if step.strip()]
        self.options = options
        self.seats = seats
        self.more = more
        self.seed = seed
        self.decks = decks
        self.dice = dice
        self.cards = cards

    def __repr__(self) -> str:
        where = self.position.split(" ", 3)[-1] or "from the beginning"
        options = " ".join(name for name, on in self.options.items() if on not in (True, False) or name not in LIVE)
        return f"{where} ({options}) {self.seed}: {'; '.join(self.script)}"

    def start(self) -> State:
        """The position, listened to."""
        if not self.position:
            return api.new(rules_for(self.seats, self.cards, **self.options), listen=True)
        if self.options.get("mode") == "high-octane":
            options = {name: value for name, value in self.options.items() if name != "mode"}
            return octane(self.position, self.seats, **options)
        return table(self.position, self.seats, self.cards, **self.options)

    def anything(self, branch: Any, chance: Random) -> str:
        """A step at random that keeps secrets coming."""
        ask = chance.choice(branch.asks)
        who = ask.seat + 1
        others = [seat + 1 for seat in range(self.seats) if seat + 1 != who and seat not in branch.state.out]
        if ask.kind in ("guns", "traffic"):
            return f"{who} {ask.kind} *"
        if ask.kind == "reply":
            return f"! {who} no" if ask.args[1] >= 0 else f"{who} {chance.choice(('yes', 'no'))}"
        if ask.kind == "offer" or (branch.ask(ask.seat, "offer") and chance.random() < 0.4):
            what = chance.random()
            gift = f"{chance.choice(('1C', '1G'))} for {chance.choice(('1K', 'nothing'))}"
            free = ask.kind != "offer" or ask.ranges
            if what < 0.5 and free:
                return f"deal {who} {chance.choice(others)}"
            if what < 0.7 and free:
                return f"? {who} offer {chance.choice(others)} {gift}"
            if ask.kind == "offer":
                return f"{who} no-offer"
        options = list(ask.options)
        if ask.kind == "order":
            lively = [one for one in options if 1 < one >> 24 < 8]
            options = [one for one in lively if one >> 24 < 6] or lively or options
        elif ask.kind in ("exploit", "exploit-now"):
            options = options[1:] or options
        answer = chance.choice(options)
        words = " ".join(api.words(branch.state.rules, ask, answer))
        return f"{'? ' if ask.kind in ('back-up', 'convoy') and answer != -1 else ''}{who} {words}"


FEW = "cash=2,1,1 guns=1,0,1 contraband=0,1,1"
"""Little to deal with."""
LEAST = "cash=1,1,0 guns=1,0,1 contraband=0,1,0"
BAR = "sites=roadhouse-bar dudes=1@roadhouse-bar:1M,2@roadhouse-bar:1M1P,2@clubhouse:1P"
OCTANE = {**LIVE, "mode": "high-octane"}
OCTANE_TURN = {**TURN, "mode": "high-octane"}
RADAR = {**TURN, "under_the_radar": True}
OPEN_LOG = {**HELP, "deal_log": "public"}
BEFORE_GUNS = {**TURN, "parley_before_guns": True}
HARDCORE = {**HELP, "hardcore_cards": True, "slim_pickings": True, "hollow_point": True, "long_haul": True}
ONCE = {**LIVE, "offers_per_step": 1}
ONCE_TURN = {**TURN, "offers_per_step": 1}
FIXED = {"gang_choice": "fixed"}


def poor() -> api.Document:
    """The house components, with little to begin with."""
    cards = house()
    cards["unleaded"] = {**cards["unleaded"], "cash": 1, "guns": 1, "contraband": 1}  # type: ignore[dict-item]
    return cards


SCRIPTS = {
    # Deals.
    "a deal between two others": Case(
        f"{FEW} tokens=1,1,1 dudes=2@cut-and-bag-op:1M",
        "deal 1 2; 1 sit; 2 exploit cut-and-bag-op; 2 rule 1; 2 count 1", HELP, decks=2,
    ),
    "a deal in turn": Case(
        f"{FEW} tokens=1,1,1 dudes=2@cut-and-bag-op:1M asked=offer",
        "deal 1 2; 1 no-offer; 1 sit; 2 no-offer; 2 exploit cut-and-bag-op; 2 rule 1; 2 count 1", TURN_HELP,
    ),
    "two deals": Case(f"{FEW} tokens=1,0,0", "deal 1 2; deal 2 3; 1 sit", HELP),
    "two deals of the same gangs": Case(f"{FEW} tokens=1,0,0 asked=offer", "deal 1 2; deal 1 2; 1 no-offer", TURN_HELP),
    "a public log": Case(f"{FEW} tokens=1,0,0", "deal 1 2; deal 2 3; 1 sit", OPEN_LOG),
    "talk": Case(
        f"{LEAST} tokens=1,1,1",
        """? 1 offer 2 1C for nothing; ? 2 decline 1 2; ? 1 offer 2 1G for 1K; ? 1 withdraw 1 2; ? 2 offer 1 nothing for
        1C; deal 1 2; 1 sit; 2 sit""", HELP,
    ),
    "talk in turn": Case(
        f"{FEW} tokens=1,1,1 asked=offer",
        """? 1 offer 2 1C for nothing; ! 2 no; ? 1 offer 2 nothing for 1K; ! 2 no; 1 no-offer; 1 sit; ? 2 offer 1 1K for
        1C; ! 1 no; 2 no-offer; 2 sit""", TURN_HELP,
    ),
    "talk and a deal in turn": Case(
        f"{LEAST} tokens=1,1,1 asked=offer",
        "? 1 offer 2 1C for nothing; ! 2 no; deal 1 2; 1 no-offer; 1 sit; deal 2 3; 2 no-offer", TURN_HELP,
    ),
    "a counter-offer": Case(
        f"{FEW} tokens=1,1,1",
        "? 1 offer 2 1C for 1K; ? 2 counter 1 1K for 2C; deal 2 3; 1 sit; 2 sit", HELP,
    ),
    "offers that expire": Case(
        f"{FEW} tokens=2,1,1 dudes=1@liquor-store:1M sites=liquor-store",
        "? 1 offer 2 1C for 1K; ? 3 offer 1 1G for 1C; 1 exploit liquor-store; 1 rule 1; 1 finish; 2 sit", HELP,
    ),
    "to all": Case(f"{FEW} tokens=1,1,1", "deal 1 2; 3 offer all 1C for 1G; 1 accept 3 all; 1 sit", HELP),
    "to all, in turn": Case(
        f"{FEW} tokens=1,1,1 asked=offer",
        "deal 1 2; 1 no-offer; 1 sit; 2 offer all nothing for 1G; 3 no; 1 yes; 2 no-offer; 2 sit", TURN_HELP,
    ),
    "to all, and nobody takes it": Case(
        f"{FEW} tokens=1,1,1 asked=offer",
        "deal 1 2; 1 offer all nothing for 1K; 2 no; 3 no; 1 no-offer; 1 sit", TURN_HELP,
    ),
    "an open offer shows what its maker holds": Case(
        f"{FEW} tokens=1,1,1", "deal 1 2; 2 offer all 1G for nothing; 2 withdraw 2 all; 1 sit", HELP,
    ),
    "a directed offer shows it to one": Case(
        f"{LEAST} tokens=1,1,1", "deal 1 2; ? 2 offer 3 1G for nothing; ? 3 decline 2 3; 1 sit", HELP,
    ),
    "offers used up": Case(
        f"{FEW} tokens=1,1,1", "3 offer all 1C for 1G; deal 1 2; 3 withdraw 3 all; 1 sit", ONCE,
    ),
    "offers used up, in turn": Case(
        f"{FEW} tokens=1,1,1 asked=offer", "deal 1 2; 1 no-offer; 1 sit; 2 offer all nothing for 1G; 3 no; 1 yes",
        ONCE_TURN,
    ),
    "parley": Case(f"{LEAST} tokens=1,0,0", "1 sit; deal 1 2; 3 ready; deal 2 3; 1 ready; 2 ready", seed=1),
    "parley in turn": Case(
        f"{LEAST} tokens=1,0,0 asked=offer",
        "1 no-offer; 1 sit; deal 1 2; 1 no-offer; ? 2 offer 1 1K for nothing; ! 1 no; 2 no-offer; 3 no-offer",
        TURN_HELP,
    ),
    # Sealed choices.
    "the market": Case(
        "cash=1,0,1 guns=0,0,0 contraband=1,1,1 heat=0,1,2 tokens=1,0,0",
        "deal 1 2; 1 sit; 1 ready; 2 ready; 3 ready; 3 traffic 1; 1 traffic *; 2 traffic 0; until order", HELP,
    ),
    "the market in turn": Case(
        "cash=1,0,1 guns=0,0,0 contraband=1,1,1 heat=0,4,2 tokens=1,0,0 asked=offer",
        "deal 1 2; until traffic; 1 traffic 1; 3 traffic *; until offer", TURN_HELP,
    ),
    "the market with cards": Case(
        "cash=1,0,1 guns=0,0,1 contraband=2,0,0 heat=0,3,1 tokens=1,0,0 cards=stake-out",
        "deal 1 2; 1 sit; 1 ready; 2 ready; 3 ready; 1 traffic *; 3 traffic *", HELP,
    ),
    "a fight": Case(
        f"cash=1,0,0 guns=1,1,1 contraband=0,0,0 tokens=1,1,1 {BAR}",
        "deal 1 2; 1 throw-down roadhouse-bar; until guns; 2 guns *; 1 guns 1; until order", HELP, dice=(6, 1, 3),
    ),
    "a fight in turn": Case(
        f"cash=1,0,1 guns=1,1,0 contraband=0,0,0 tokens=2,1,1 asked=offer {BAR}",
        """deal 1 3; 1 no-offer; 1 throw-down roadhouse-bar; ? 2 offer 1 nothing for 1C; ! 1 no; 2 no-offer;
        2 back-up clubhouse 1P; 2 back-up done; 1 guns *; 2 guns *; until order""", TURN_HELP, dice=(6, 1, 3),
    ),
    "parley before guns": Case(
        f"cash=1,0,0 guns=1,1,0 contraband=0,0,0 tokens=1,0,0 asked=offer {BAR}",
        "1 no-offer; 1 throw-down roadhouse-bar; deal 1 2; until guns; 1 guns *; 2 guns *; until offer", BEFORE_GUNS,
    ),
    "a pile-up": Case(
        """cash=0,1,0 guns=2,1,0 contraband=0,0,0 tokens=1,0,0 sites=roadhouse-bar
        dudes=1@roadhouse-bar:1M1P,2@roadhouse-bar:1M,3@roadhouse-bar:1M""",
        "deal 2 3; 1 throw-down roadhouse-bar; 3 guns *; 1 guns 2; 2 guns *; until ready", HELP, dice=(6, 1, 3),
    ),
    "back-up in steps": Case(
        """cash=1,1,0 guns=0,0,0 contraband=0,0,0 tokens=3,1,1 sites=roadhouse-bar
        dudes=1@roadhouse-bar:1M,1@clubhouse:1P,1@cut-and-bag-op:1P,2@roadhouse-bar:1M1P""",
        """1 throw-down roadhouse-bar; ? 1 back-up clubhouse 1P; ? 1 back-up cut-and-bag-op 1P;
        ? 1 back-up clubhouse 1P; deal 2 3; ? 1 back-up clubhouse 1P; ? 1 back-up cut-and-bag-op 1P;
        ? 1 back-up clubhouse 1P; ? 1 back-up again; 1 back-up done; until guns""", HELP, seed=3,
    ),
    # Thefts.
    "a theft": Case(
        f"{FEW} tokens=1,1,2 sites=card-room dudes=3@card-room:1M turn=3",
        "deal 1 2; 3 exploit card-room; 3 rule 1; 3 steal 1 1; deal 1 2; 3 boost; 3 steal 2 1", HELP,
    ),
    "a theft as others see it": Case(
        "cash=2,2,0 guns=0,0,0 contraband=0,0,0 tokens=2,1,1 sites=card-room dudes=1@card-room:1M",
        "deal 1 2; 1 exploit card-room; 1 rule 1; 1 steal 2 1; 1 finish", HELP,
    ),
    "a theft from one of two, twice": Case(
        "cash=1,2,2 guns=0,0,0 contraband=0,1,0 tokens=3,1,1 sites=card-room dudes=1@card-room:1M",
        "deal 2 3; 1 exploit card-room; 1 rule 1; 1 steal 2 1; 1 boost; 1 steal 3 1; 2 sit", HELP,
    ),
    "which goods are stolen": Case(
        "cash=0,1,1 guns=0,2,0 contraband=1,1,1 tokens=1,1,1 sites=rival-warehouse asked=offer "
        "dudes=1@rival-warehouse:1M",
        "deal 1 2; 1 no-offer; 1 exploit rival-warehouse; 1 rule 1; 1 steal 2 2; 2 no-offer; 2 sit", TURN_HELP,
    ),
    # Transactions.
    "sales": Case(
        "cash=1,1,1 guns=1,1,1 contraband=0,1,0 tokens=2,1,1 sites=pawn-shop dudes=1@pawn-shop:1M",
        "deal 1 2; 1 exploit pawn-shop; 1 rule 1; 1 count 1; 1 boost; 1 count 0; 2 sit", HELP,
    ),
    "as many as there are": Case(
        "cash=0,1,0 guns=1,1,0 contraband=0,0,0 tokens=2,1,1 sites=pawn-shop dudes=1@pawn-shop:1M",
        "deal 1 2; 1 exploit pawn-shop; 1 rule 1; 1 count 2; deal 1 3; 1 boost; 1 count 0; 2 sit", HELP,
    ),
    "purchases": Case(
        f"{FEW} tokens=2,1,1 dudes=2@gun-factory:1M asked=offer turn=2",
        "deal 2 3; 2 no-offer; 2 exploit gun-factory; 2 rule 1; 2 count 1; 3 no-offer", TURN_HELP,
    ),
    "an exchange": Case(
        f"{FEW} tokens=2,1,1 cards=swap-meet dudes=2@swap-meet:1M turn=2",
        "deal 2 3; 2 exploit swap-meet; 2 rule 1; 2 direction 2; 2 count 0; 3 sit", HELP,
    ),
    "who may be promoted for Cash": Case(
        "cash=1,0,0 guns=0,0,1 contraband=1,0,0 tokens=3,1,1 sites=tattoo-parlour dudes=1@tattoo-parlour:1M1P",
        "deal 1 2; 1 exploit tattoo-parlour; deal 1 3; 1 finish; 2 sit",
    ),
    "the Boost is left": Case(
        """cash=0,0,1 guns=0,1,1 contraband=1,0,0 tokens=2,1,1 sites=tattoo-parlour
        dudes=1@tattoo-parlour:2P,1@clubhouse:2M turn=1""",
        "1 exploit tattoo-parlour; 1 rule 1; deal 1 2; deal 1 3; 1 rule 2; until 2 order",
    ),
    "a patch in": Case(f"{LEAST} tokens=1,1,1", "deal 1 2; 1 patch-in clubhouse; deal 1 3; 2 sit", HELP),
    # Cards.
    "losses": Case(
        f"{LEAST} tokens=1,0,0 cards=street-tax dudes=1@clubhouse:3M,2@clubhouse:3M",
        "deal 1 2; 1 sit; until order", HELP, seed=3,
    ),
    "a raid": Case(
        f"{LEAST} heat=1,1,0 tokens=1,0,0 deck=raid,club-dues", "deal 1 2; 1 sit; until order", HELP, seed=3,
    ),
    "half of it": Case(
        "cash=0,1,0 guns=0,0,0 contraband=0,3,2 heat=0,2,0 tokens=1,0,0 cards=rico",
        "deal 2 3; 1 sit; 1 ready; 2 ready; 3 ready; 1 traffic 0; 2 traffic 0; 3 traffic 0; until order", HARDCORE,
        seed=2,
    ),
    "gains": Case(
        f"{LEAST} heat=1,0,0 tokens=1,0,0 cards=clean-hands,protection-money deck=payday,gun-drop,loose-shipment "
        "dudes=1@the-docks:1M sites=the-docks",
        "deal 1 2; 1 sit; until order", HELP, seed=3,
    ),
    "bills": Case(
        """cash=1,1,0 guns=0,0,1 contraband=0,1,0 tokens=1,0,0 cards=hospital-bills
        dudes=1@er:1M1P,2@er:1P,2@clubhouse:1M""",
        "deal 1 2; 1 sit; until bill; 1 bill 1M; deal 1 3; 2 bill 0; until order", HELP, seed=4,
    ),
    "a bill that can't be paid": Case(
        "cash=1,0,0 guns=0,0,1 contraband=0,1,0 tokens=1,0,0 cards=hospital-bills dudes=1@er:1M1P,1@clubhouse:1M",
        "deal 1 2; 1 sit; until bill; 1 bill 0", HELP, seed=4,
    ),
    "jail and deserters": Case(
        f"{LEAST} tokens=1,0,0 cards=inside-man,deserters dudes=1@charming-police-station:1M1P,1@clubhouse:1P",
        "deal 1 2; 1 sit; until jail; deal 1 2; until order", seed=4,
    ),
    "eliminated": Case(
        f"{LEAST} heat=4,0,0 tokens=1,1,1 sites=film-studio dudes=1@film-studio:1P",
        "deal 1 2; 1 exploit film-studio; deal 2 3; 2 sit", HELP,
    ),
    "the last but one": Case(
        "cash=1,1 guns=1,0 contraband=0,1 heat=4,0 tokens=1,1 sites=film-studio dudes=1@film-studio:1P",
        "deal 1 2; 1 exploit film-studio", HELP, seats=2,
    ),
    "the end": Case(
        "cash=1,1,0 guns=1,0,0 contraband=0,0,0 round=6 tokens=1,0,0", "deal 1 2; 1 sit; deal 2 3; until end", seed=5,
    ),
    # Clubs.
    "samcro": Case(
        f"{LEAST} sides=samcro,mayans,lin-syndicate tokens=1,1,1", "deal 1 2; 1 club 1; 1 count 1; 2 sit", OCTANE,
    ),
    "mayans": Case(
        f"{LEAST} sides=mayans tokens=2,1,1 dudes=1@clubhouse:1M1P,1@the-docks:1P sites=the-docks",
        """1 convoy; ? 1 convoy clubhouse cut-and-bag-op 1M; ? 1 convoy the-docks cut-and-bag-op 1P; deal 2 3;
        ? 1 convoy clubhouse cut-and-bag-op 1P; ? 1 convoy the-docks cut-and-bag-op 1P;
        ? 1 convoy clubhouse cut-and-bag-op 1P; 1 convoy done; 2 sit""", OCTANE,
    ),
    "lin": Case(
        "sides=lin-syndicate,samcro cash=1,1,0 guns=1,0,1 contraband=1,0,0 heat=3,3,0 tokens=1,0,0",
        "deal 1 2; 1 club 1; 1 direction 2; 1 count 0; 1 ready; 2 ready; 3 ready; until order", OCTANE, seed=6,
    ),
    "one-niners": Case(
        f"{LEAST} sides=one-niners tokens=2,1,1 sites=the-docks asked=offer "
        "dudes=1@the-docks:1P,2@the-docks:1M,3@the-docks:1P",
        "1 no-offer; 1 sit; deal 2 3; 2 no-offer; 2 sit; 3 no-offer; 3 sit; 1 no-offer; 1 club 1; 1 steal 2 1",
        OCTANE_TURN,
    ),
    "grim bastards": Case(
        "sides=grim-bastards cash=1,1,0 guns=0,1,0 contraband=1,0,0 heat=4,0,0 tokens=2,1,1 sites=film-studio "
        "dudes=1@film-studio:1M,1@clubhouse:1M1P",
        "deal 1 2; 1 exploit film-studio; 1 fall film-studio member; until order; 2 sit; 3 sit; 1 club 1; until ready",
        OCTANE,
    ),
    "calaveras": Case(
        """sides=calaveras cash=1,1,1 guns=1,1,0 contraband=0,0,0 heat=4,0,0 tokens=2,1,1 sites=roadhouse-bar
        dudes=1@roadhouse-bar:1M1P,2@roadhouse-bar:1M""",
        "deal 1 2; 1 ambush roadhouse-bar; 1 guns 1; 2 guns *; until fall; until order", OCTANE, dice=(6, 1, 3),
    ),
    # Other tables.
    "under the radar": Case(
        """cash=1,0,0 guns=1,1,0 contraband=0,0,0 tokens=1,1,2 sites=roadhouse-bar asked=offer
        dudes=1@roadhouse-bar:1M,1@clubhouse:1P,2@roadhouse-bar:1M,2@clubhouse:1P""",
        """deal 1 2; 1 no-offer; 1 throw-down roadhouse-bar; 1 no-offer; 1 back-up done; 2 no-offer; 2 back-up done;
        1 guns 0; 2 guns 0; until exploit-now; 1 no; until offer""", RADAR, dice=(6, 6, 1),
    ),
    "radar and a new round": Case(f"{LEAST} tokens=1,0,0 asked=offer", "deal 1 2; until order", RADAR, seed=7),
    "hardcore": Case(
        f"{LEAST} tokens=2,0,0 round=3 cards=curfew,grand-jury",
        "deal 1 2; 1 ride clubhouse cut-and-bag-op 1M; until order", HARDCORE, seed=7, decks=2,
    ),
    "two gangs": Case(
        "cash=2,0 guns=1,1 contraband=0,0 tokens=1,1 asked=offer",
        "deal 1 2; 1 no-offer; 1 sit; deal 2 1; 2 no-offer; 2 sit", ONCE_TURN, seats=2, seed=8,
    ),
    "five gangs": Case(
        "cash=1,0,1,0,0 guns=0,1,0,1,0 contraband=0,0,0,0,0 tokens=1,0,0,0,0",
        "deal 1 2; deal 2 4; deal 3 1; 1 sit", HELP, seats=5,
    ),
    "six gangs": Case(
        "cash=1,0,0,0,0,1 guns=1,0,0,1,0,0 contraband=0,1,0,0,0,0 tokens=1,0,0,0,0,0 asked=offer",
        "deal 1 2; deal 1 4; 1 no-offer; 1 sit; until traffic", TURN_HELP, seats=6,
    ),
    # From the beginning, for logs: seat 3 begins.
    "from the beginning": Case(
        "", "until order; ? 3 offer 1 1C for nothing; ? 3 withdraw 3 1; deal 1 2; 3 sit; 1 sit",
        {**LIVE, **FIXED}, dice=(2, 1, 6), cards=poor(),
    ),
    "from the beginning, in turn": Case(
        "",
        "until offer; 3 no-offer; 3 sit; ? 1 offer 2 1C for nothing; ! 2 no; deal 1 2; 1 no-offer; 1 sit; 2 no-offer",
        {**TURN, **FIXED}, dice=(2, 1, 6), cards=poor(),
    ),
    "from the beginning to the market": Case(
        "", "until offer; deal 3 1; until 1 traffic; 1 traffic *; 2 traffic *",
        {**ONCE_TURN, **FIXED}, dice=(2, 1, 6), cards=poor(),
    ),
}  # fmt: skip
"""By what each of them reaches."""
SLOW = ("two deals", "from the beginning to the market")
"""Played by ``--long`` only."""
LOGS = ("from the beginning", "from the beginning, in turn")
"""The cases whose logs and re-dealt histories are checked."""
PLACES = (
    f"{LEAST} tokens=2,2,2 sites=card-room dudes=1@card-room:1M,2@cut-and-bag-op:1M,3@gun-factory:1M",
    f"{LEAST} tokens=2,2,1 dudes=1@roadhouse-bar:2M,2@roadhouse-bar:1M1P,3@pawn-shop:1M sites=roadhouse-bar,pawn-shop",
    "cash=1,1,0 guns=0,1,0 contraband=1,0,1 tokens=2,1,2 cards=swap-meet,street-tax "
    "dudes=1@swap-meet:1M,2@rival-warehouse:1M,3@clubhouse:3M sites=rival-warehouse",
)
"""Positions at which random lines begin."""


def lines(seeds: int) -> list[Case]:
    """Return random lines, ``seeds`` from each place, with the tables in turn."""
    out = []
    for number, place in enumerate(PLACES):
        for seed in range(100, 100 + seeds):
            options = (HELP, TURN_HELP, {**LIVE, "under_the_radar": True}, ONCE_TURN)[(number + seed) % 4]
            asked = " asked=offer" if "deal_protocol" in options else ""
            out.append(Case(f"{place}{asked}", "", options, more=14, seed=seed))
    return out
