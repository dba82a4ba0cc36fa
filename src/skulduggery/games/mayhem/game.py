"""Men of Mayhem, as the one door offers it."""

from collections.abc import Sequence
from typing import ClassVar, cast

from skulduggery.engine.answers import Words
from skulduggery.engine.asks import Ask, BadInput, Flaw, IllegalAnswer, flaw
from skulduggery.engine.chance import Rng
from skulduggery.engine.encoding import Encoding
from skulduggery.engine.game import Document, Game, Holding, Objection, Profile, Value
from skulduggery.engine.knowledge.groups import Info
from skulduggery.engine.machine import Rules, State
from skulduggery.engine.policy_features import PolicyFeatures
from skulduggery.games.mayhem.bot import policy
from skulduggery.games.mayhem.cards import files
from skulduggery.games.mayhem.cards.compose import compose
from skulduggery.games.mayhem.cards.describe import Described
from skulduggery.games.mayhem.knowledge import infostate
from skulduggery.games.mayhem.knowledge.reconstruct import reconstruct
from skulduggery.games.mayhem.knowledge.view import View, view
from skulduggery.games.mayhem.learning import policy_features, value_features
from skulduggery.games.mayhem.learning.encoding import MayhemEncoding
from skulduggery.games.mayhem.rules import invariants
from skulduggery.games.mayhem.rules.answers import answers
from skulduggery.games.mayhem.rules.goods import GAIN, PAY, SWAP, SWAPPED
from skulduggery.games.mayhem.rules.objections import objection
from skulduggery.games.mayhem.rules.setup import start
from skulduggery.games.mayhem.rules.state import CASH, DRUGS, GOODS, GUNS, Mayhem, MayhemRules
from skulduggery.games.mayhem.text import position, position_text


class MayhemGame(Game):
    """Three or four seats; two as a variant of our own; five and six with the clubs of the expansions."""

    name = "mayhem"
    package = "skulduggery.games.mayhem"
    seats = (2, 6)
    rules_version = 1
    defaults_by_seats: ClassVar[dict[int, dict[str, Value]]] = {2: {"deals": False}}
    variants: tuple[int, ...] = (2,)
    explanation_groups: tuple[str, ...] = value_features.HEADS
    kinds: tuple[str, ...] = policy_features.KINDS

    profile = Profile(
        levels={
            "beginner": "flat:margin=0.4,depth=20,width=8,z=1,rollouts=12,skip_rate=0.6",
            "casual": "flat:margin=0.4,depth=20,width=8,z=1,rollouts=24,skip_rate=0.4",
            "sharp": "flat:margin=0.4,depth=20,width=8,z=1,prior=learned,rollouts=60,skip_rate=0.12",
            "ruthless": "flat:margin=0.4,depth=20,width=8,z=1,prior=learned",
        },
        prior_temperature=1.5,
        hint_rollouts=240,
        review_rollouts=40,
        review_player="heuristic",
        review_depth=12,
        world_spread=0.05,
        value_sampling=9,
        policy_batch=60,
        trial_deals=20,
        terminal_options={"deal_protocol": "sequential"},
    )

    def __init__(self) -> None:
        self.options = {
            "mode": ("unleaded", "high-octane"),
            "gang_choice": ("draft", "fixed"),
            "hollow_point": (False, True),
            "long_haul": (False, True),
            "under_the_radar": (False, True),
            "slim_pickings": (False, True),
            "hardcore_cards": (False, True),
            "deals": (True, False),
            "deal_log": ("private", "public"),
            "offers_per_step": (3, *range(3), *range(4, 11)),
            "parley_before_guns": (False, True),
            "deal_protocol": ("live", "sequential"),
            "ledger_help": (False, True),
        }

    def house_cards(self) -> Document:
        return files.house()

    def read_cards(self, text: str, source: str) -> Document:
        return files.read(text, source)

    def describe(self, cards: Document) -> Described:
        return Described(cards)

    def check_cards(self, cards: Document, source: str) -> None:
        files.check(cards, source)

    def card_warnings(self, cards: Document, source: str) -> tuple[Flaw, ...]:
        return files.warnings(cards, source)

    def make_rules(self, cards: Document, seats: int, options: dict[str, Value]) -> Rules:
        self.check_seats(seats)
        chosen = self.check_options({**self.defaults_by_seats.get(seats, {}), **options})
        if len(cast(list[object], cards["gang"])) < seats:
            raise BadInput(flaw("gangs", seats=seats, gangs=len(cast(list[object], cards["gang"]))))
        extra: Document = {"game": self.name, "version": self.rules_version, "seats": seats, "options": chosen}
        rules = MayhemRules(seats, files.digest(cards, extra))
        rules.cards = cards
        rules.options = chosen
        rules.ending = "MM-END-01"
        compose(rules, cards, chosen)
        rules.answers = answers(rules)
        return rules

    def start(self, rules: Rules, rng: int) -> State:
        return start(cast(MayhemRules, rules), rng)

    def infostate(self, s: State, seat: int) -> Info:
        return infostate.infostate(cast(Mayhem, s), seat)

    def redeal(self, info: Info, rng: Rng) -> State:
        return infostate.redeal(info, rng)

    def key(self, info: Info) -> tuple[object, ...]:
        return infostate.key(info)

    def view(self, s: State, seat: int) -> View:
        return view(cast(Mayhem, s), seat)

    def reconstruct(
        self, world: State, s: State, ask: Ask, answer: object, viewer: int, later: Sequence[tuple[str, Words]]
    ) -> object:
        return reconstruct(cast(Mayhem, world), cast(Mayhem, s), ask, answer, viewer, later)

    def give_up(self, ask: Ask) -> object:
        return ask.default

    def policy(self, info: Info, ask: Ask, rng: Rng) -> object:
        return policy.answer(cast(Mayhem, info.state), ask, info, rng)

    def pack(self, s: State) -> Document:
        return position.pack(cast(Mayhem, s))

    def unpack(self, rules: Rules, table: Document, s: State) -> State:
        return position.unpack(cast(MayhemRules, rules), table, s)

    def write_position(self, s: State) -> str:
        return position_text.write(cast(Mayhem, s))

    def read_position(self, rules: Rules, text: str) -> State:
        return position_text.read(cast(MayhemRules, rules), text)

    def sound(self, s: State) -> str:
        return invariants.broken(cast(Mayhem, s))

    def logits(self, info: Info, ask: Ask) -> tuple[float, ...]:
        if ask.ranges or ask.open or ask.kind == "reply":
            return ()
        return policy.preferences(cast(Mayhem, info.state), ask, info).over(ask.options)

    def policy_features(self, info: Info, ask: Ask) -> PolicyFeatures | None:
        if not ask.options or ask.ranges or ask.open or ask.kind in ("offer", "counter", "accept", "reply"):
            return None
        t = cast(Mayhem, info.state)
        preferences = policy.preferences(t, ask, info)
        if len(preferences.options) < 2:  # the rules of thumb are sure
            return None
        return policy_features.extract(t, ask, preferences)

    def value_features(self, s: State, seat: int) -> list[float]:
        return value_features.extract(cast(Mayhem, s), seat)

    def encoding(self, rules: Rules) -> Encoding:
        return MayhemEncoding(cast(MayhemRules, rules))

    def reveals_new(self, before: State, after: State) -> bool:
        """Whether a Site or a card was turned up, or goods were seen that were not paid, gained or dealt."""
        then, now = cast(Mayhem, before), cast(Mayhem, after)
        if (then.turned, then.shown) != (now.turned, now.shown) or now.acts[: len(then.acts)] != then.acts:
            return True
        return any([act[0] not in (GAIN, PAY, SWAP, SWAPPED) for act in now.acts[len(then.acts) :]])

    def holdings(self, s: State, seat: int) -> list[Holding]:
        goods = cast(Mayhem, s).goods
        there = (("cash", CASH), ("guns", GUNS), ("drugs", DRUGS))
        amounts = [(name, goods[seat * GOODS + good]) for name, good in there]
        return [Holding(("blind", name), str(amount), float(amount)) for name, amount in amounts]

    def objection(self, s: State, refused: IllegalAnswer) -> Objection:
        return objection(cast(Mayhem, s), refused.seat, refused.answer, refused.rule)

    def scores(self, s: State) -> tuple[int, ...]:
        t = cast(Mayhem, s)
        return tuple([t.goods[seat * GOODS + CASH] for seat in range(t.seats)]) if t.result else ()

    def returns(self, s: State) -> tuple[float, ...]:
        t = cast(Mayhem, s)
        return tuple([1.0 if t.result[0] == seat else 0.0 for seat in range(t.seats)]) if t.result else ()
