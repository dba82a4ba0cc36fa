"""The rules and the state of Men of Mayhem as data."""

from typing import Final

from skulduggery.engine.machine import Frame, Rules, State
from skulduggery.engine.modifiers import Modifier
from skulduggery.engine.programs import Part

CASH: Final = 0
GUNS: Final = 1
DRUGS: Final = 2
GOODS: Final = 3
LETTERS: Final = "CGK"
MOST_CASH: Final = 999
"""The most Cash that an offer can ask for (MM-DEAL-13)."""
MOST: Final = 5
"""The number of Members of a gang, and of Prospects, those in its recruit pool included (MM-COMP-07)."""

STARTING: Final = 0
RANDOM: Final = 1
OPPORTUNITY: Final = 2

OBSTACLE: Final = 0
HASSLE: Final = 1
CHANCE: Final = 2
LAST_CALL: Final = 3
KINDS: Final = ("obstacle", "hassle", "opportunity", "last-call")

PHASES: Final = ("setup", "claim", "reveal", "orders", "market", "last-calls", "clean-up", "over")
SETUP: Final = 0
CLAIM: Final = 1
REVEAL: Final = 2
ORDERS: Final = 3
MARKET: Final = 4
LAST_CALLS: Final = 5
CLEAN_UP: Final = 6
OVER: Final = 7

Goods = tuple[int, int, int]
Dudes = tuple[int, int]
"""(members, prospects)"""
Act = tuple[int, ...]
"""A movement of goods or a disclosure of holdings: ``(what, seat, other, good, amount, taken, known)`` (goods.py)."""
Deal = tuple[int, int, Goods, Goods]
"""An offer: ``(maker, to, given, wanted)``, where ``to`` is a seat or ALL."""
ALL: Final = -1
"""The addressee of an offer to everybody."""


class Site:
    """A Site or an Opportunity: its rules, its Boost and its Heat icons."""

    __slots__ = ("boost", "boost_heat", "guns", "heat", "id", "kind", "rule_heat", "rules")

    def __init__(
        self,
        id: str,
        kind: int,
        rules: tuple[Part["Mayhem"], ...],
        rule_heat: tuple[int, ...],
        boost: Part["Mayhem"] | None,
        boost_heat: int,
        heat: int,
        guns: bool,
    ) -> None:
        self.id = id
        self.kind = kind
        """STARTING, RANDOM or OPPORTUNITY."""
        self.rules = rules
        self.rule_heat = rule_heat
        """Heat icons of each rule, gained when that rule is used."""
        self.boost = boost
        self.boost_heat = boost_heat
        self.heat = heat
        """Heat icons of the location, gained when it is exploited."""
        self.guns = guns
        """False if Guns are prohibited in fights there (MM-THROW-18)."""


class Side:
    """A side of a clubhouse card."""

    __slots__ = (
        "base",
        "gang",
        "goods",
        "heat",
        "id",
        "members",
        "modifiers",
        "on_fall",
        "orders",
        "plain",
        "prospects",
    )

    def __init__(
        self,
        id: str,
        gang: int,
        plain: bool,
        goods: Goods,
        heat: int,
        members: int,
        prospects: int,
        base: int,
        modifiers: tuple[Modifier, ...],
        on_fall: tuple[tuple[object, ...], ...],
        orders: tuple[tuple[str, Part["Mayhem"] | None], ...],
    ) -> None:
        self.id = id
        self.gang = gang
        self.plain = plain
        """True for the unleaded side, which is the same for every gang."""
        self.goods = goods
        self.heat = heat
        self.members = members
        self.prospects = prospects
        self.base = base
        """Order tokens in each round, in addition to one per Member (MM-CLAIM-01)."""
        self.modifiers = modifiers
        self.on_fall = on_fall
        """Instructions that follow when an own Member Takes the Fall, in the form of ``Card.steps``."""
        self.orders = orders
        """Club Orders: ``(name, part)``; the part is None for CONVOY and AMBUSH."""


class Card:
    """An Anarchy card. ``site`` is the location of an Opportunity, -1 for other kinds."""

    __slots__ = ("code", "hardcore", "id", "kind", "modifiers", "selector", "site", "steps")

    def __init__(
        self,
        id: str,
        code: str,
        kind: int,
        hardcore: bool,
        selector: tuple[object, ...],
        steps: tuple[tuple[object, ...], ...],
        modifiers: tuple[Modifier, ...],
        site: int,
    ) -> None:
        self.id = id
        self.code = code
        self.kind = kind
        self.hardcore = hardcore
        self.selector = selector
        self.steps = steps
        self.modifiers = modifiers
        self.site = site


class MayhemRules(Rules):
    """A component set and options, ready to play.

    Locations are numbered: the clubhouse of each seat, the Emergency Room, then all Sites and Opportunities of the set.
    """

    gang_ids: tuple[str, ...]
    sides: tuple[Side, ...]
    sites: tuple[Site, ...]
    """All Sites and Opportunities of the set; a location's index is ``location - first_site``."""
    places: int
    """The number of locations, the Emergency Room included."""
    cards_in_box: tuple[Card, ...]
    rounds: int
    deck_size: int
    reveals: tuple[int, ...]
    """Anarchy cards turned up in each round."""
    random_sites: int
    sites_a_round: int
    totals: tuple[int, int]
    """The Guns and the Contraband in the game."""
    market: tuple[tuple[int, int], ...]
    """Rows ``(highest total, street value)``, of which the first that fits applies; -1: any total."""
    limits: tuple[int, ...]
    """Contraband that may be trafficked at each Heat; -1: no limit."""
    top_heat: int
    fall_heat: int
    patch_in: Goods
    survive: tuple[int, int]
    """The lowest die on which a Member survives the Emergency Room, and a Prospect."""
    bonus: tuple[int, int, int]
    """Bonus of a Prospect, a Member and a Gun to the die in a Throw Down."""
    high_octane: bool
    hardcore: bool
    slim: bool
    radar: bool
    draft: bool
    deals: bool
    public_log: bool
    offers_per_step: int
    parley_before_guns: bool
    ledger_help: bool
    starting: tuple[int, ...]
    """The locations of the starting Sites that are in the game."""

    def __init__(self, seats: int, digest: str) -> None:
        super().__init__("mayhem", seats, digest)
        self.er = seats
        """The location number of the Emergency Room."""
        self.first_site = seats + 1

    def site(self, location: int) -> Site:
        """Return the Site or Opportunity at a location."""
        return self.sites[location - self.first_site]


class Mayhem(State):
    """A game of Men of Mayhem at one moment.

    Dudes of one kind and gang at one location are interchangeable, so they are only counted (MM-DEC-01).
    """

    __slots__ = (
        "acts", "deck", "fists", "goods", "heat", "made", "marks", "members", "off", "order", "out", "patch", "phase",
        "pool_members", "pool_prospects", "prospects", "removed", "result", "round", "shown", "sides", "sites",
        "standing", "supply", "table", "tokens", "turned", "void",
    )  # fmt: skip

    def __init__(
        self,
        rules: Rules,
        stack: list[Frame],
        rng: int,
        sides: tuple[int, ...],
        goods: list[int],
        members: list[int],
        prospects: list[int],
        pool_members: list[int],
        pool_prospects: list[int],
        heat: list[int],
        tokens: list[int],
        fists: list[int],
        made: tuple[Deal, ...],
        supply: tuple[int, int],
        removed: int,
        patch: int,
        out: tuple[int, ...],
        off: tuple[int, ...],
        sites: tuple[int, ...],
        turned: int,
        deck: tuple[int, ...],
        shown: int,
        table: tuple[int, ...],
        marks: int,
        standing: tuple[Deal, ...],
        void: tuple[Deal, ...],
        acts: tuple[Act, ...],
        order: tuple[int, ...],
        round: int,
        phase: int,
        result: tuple[int, ...],
    ) -> None:
        super().__init__(rules, stack, rng)
        self.sides = sides
        """seat -> index in ``rules.sides``; -1 before the pick"""
        self.goods = goods
        """seat * GOODS + good -> amount; -1 in an information state if the seat can't know it"""
        self.members = members
        """seat * places + location -> Members there"""
        self.prospects = prospects
        self.pool_members = pool_members
        """seat -> Members in the recruit pool"""
        self.pool_prospects = pool_prospects
        self.heat = heat
        self.tokens = tokens
        """seat -> Order tokens"""
        self.fists = fists
        """seat -> Guns pulled in the current fight"""
        self.made = made
        """all offers made in this deal step, whether or not they still stand"""
        self.supply = supply
        """Guns and Contraband left in the supply"""
        self.removed = removed
        """Contraband out of the game (MM-MKT-09)"""
        self.patch = patch
        self.out = out
        """eliminated seats, earliest first"""
        self.off = off
        """seat -> Prospects that Slim Pickings removed from the game (MM-HARD-05)"""
        self.sites = sites
        """locations of the random Sites, in the order of their reveal; -1 where unknown or not yet drawn"""
        self.turned = turned
        """number of ``sites`` that are face up"""
        self.deck = deck
        """the Anarchy deck, first card to be revealed first; -1 where unknown or not yet drawn"""
        self.shown = shown
        """number of cards of ``deck`` that have been revealed"""
        self.table = table
        """Anarchy cards revealed in this round, in that order"""
        self.marks = marks
        """bit mask of the locations that were exploited in this round"""
        self.standing = standing
        """standing offers, sorted"""
        self.void = void
        """offers declined or withdrawn in this deal step (MM-DEAL-21)"""
        self.acts = acts
        """all acts so far, oldest first (goods.py)"""
        self.order = order
        """the seats in picking order; during the rolls the dice so far (setup.py)"""
        self.round = round
        self.phase = phase
        self.result = result
        """the seats from the winner down when the game is over; empty before"""

    def clone(self) -> "Mayhem":
        return Mayhem(
            self.rules,
            self.stack.copy(),
            self.rng,
            self.sides,
            self.goods.copy(),
            self.members.copy(),
            self.prospects.copy(),
            self.pool_members.copy(),
            self.pool_prospects.copy(),
            self.heat.copy(),
            self.tokens.copy(),
            self.fists.copy(),
            self.made,
            self.supply,
            self.removed,
            self.patch,
            self.out,
            self.off,
            self.sites,
            self.turned,
            self.deck,
            self.shown,
            self.table,
            self.marks,
            self.standing,
            self.void,
            self.acts,
            self.order,
            self.round,
            self.phase,
            self.result,
        )


def rules_of(s: State) -> MayhemRules:
    """Return the rules of a state of this game."""
    return s.rules  # type: ignore[return-value]  # a cast is slow when interpreted
