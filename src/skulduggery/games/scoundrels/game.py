"""3000 Scoundrels, as the one door offers it."""

from collections.abc import Sequence
from typing import cast

from skulduggery.engine.answers import Words
from skulduggery.engine.asks import Ask, BadInput, Flaw, flaw
from skulduggery.engine.chance import Rng
from skulduggery.engine.encoding import Encoding
from skulduggery.engine.game import Document, Game, Holding, Profile, Value
from skulduggery.engine.knowledge.groups import Info
from skulduggery.engine.machine import Rules, State
from skulduggery.engine.policy_features import PolicyFeatures
from skulduggery.games.scoundrels.bot import policy
from skulduggery.games.scoundrels.cards import files
from skulduggery.games.scoundrels.cards.compose import compose
from skulduggery.games.scoundrels.cards.describe import Described
from skulduggery.games.scoundrels.knowledge import infostate
from skulduggery.games.scoundrels.knowledge.propose import propose
from skulduggery.games.scoundrels.knowledge.reconstruct import reconstruct, rewind_into
from skulduggery.games.scoundrels.knowledge.view import View, view
from skulduggery.games.scoundrels.learning import policy_features, value_features
from skulduggery.games.scoundrels.learning.encoding import ScoundrelsEncoding
from skulduggery.games.scoundrels.rules import invariants
from skulduggery.games.scoundrels.rules.answers import answers
from skulduggery.games.scoundrels.rules.poker_cards import HAND, MOVE, SLOT
from skulduggery.games.scoundrels.rules.scoring import ranking
from skulduggery.games.scoundrels.rules.setup import start
from skulduggery.games.scoundrels.rules.state import FREE, WIDTH, Scoundrels, ScoundrelsRules
from skulduggery.games.scoundrels.text import position, position_text

EXTENDED = ("six_scoundrels", "wild_saloon", "start_from_zero")
"""Options of the extended game only (SC-OPT-17)."""


class ScoundrelsGame(Game):
    """Two to four seats, two or three days, and options that may be combined (section 12)."""

    name = "scoundrels"
    package = "skulduggery.games.scoundrels"
    seats = (2, 4)
    rules_version = 2
    bluff_kinds: tuple[str, ...] = ("plan",)
    telling_kinds: tuple[str, ...] = ("plan", "mark")
    has_proposals = True
    challenge_kinds: tuple[str, ...] = ("guard", "last-look", "suspect")
    explanation_groups: tuple[str, ...] = value_features.HEADS
    kinds: tuple[str, ...] = policy_features.KINDS

    profile = Profile(
        levels={
            "beginner": "flat:margin=0.4,depth=30,z=1,rollouts=12,skip_rate=0.6",
            "casual": "flat:margin=0.4,depth=30,z=1,rollouts=24,skip_rate=0.2",
            "sharp": "flat:margin=0.4,depth=30,z=1,prior=learned,rollouts=60",
            "ruthless": "flat:margin=0.4,depth=30,z=1,prior=learned",
        },
        prior_temperature=1.5,
        hint_rollouts=240,
        review_rollouts=40,
        review_player="heuristic",
        review_depth=20,
        world_spread=0.15,
        value_sampling=9,
        policy_batch=72,
        trial_deals=30,
        terminal_options={"suspicion": "windows"},
    )

    def __init__(self) -> None:
        self.options = {
            "mode": ("short", "extended"),
            "strategy_cards": (False, True),
            "six_scoundrels": (False, True),
            "wild_saloon": (False, True),
            "start_from_zero": (False, True),
            "leaders": ("dealt", "chosen"),
            "suspicion": ("open", "windows"),
            "day_end_order": ("last-turn", "involved"),
            "journalist_own_card": (True, False),
            "memory_aid": (True, False),
        }

    def check_options(self, given: dict[str, Value]) -> dict[str, Value]:
        chosen = super().check_options(given)
        wrong = [name for name in EXTENDED if chosen[name] is True and chosen["mode"] == "short"]
        if wrong:
            raise BadInput(flaw("extended", option=wrong[0]))
        return chosen

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
        chosen = self.check_options(options)
        rules = ScoundrelsRules(seats, self.digest(cards, seats, chosen, self.rules_version))
        rules.cards = cards
        rules.options = chosen
        rules.ending = "SC-SCORE-01"
        compose(rules, cards, chosen)
        rules.answers = answers(rules)
        return rules

    def digest(self, cards: Document, seats: int, chosen: dict[str, Value], version: int) -> str:
        """Return the name of some rules in a version; ``chosen`` has all options."""
        return files.digest(cards, {"game": self.name, "version": version, "seats": seats, "options": chosen})

    def older_digests(self, cards: Document, seats: int, options: dict[str, Value]) -> list[str]:
        """In version 1 leaders were chosen before the saloon opened (SC-SETUP-11); its saves go on by the new order."""
        return [self.digest(cards, seats, self.check_options(options), 1)]

    def start(self, rules: Rules, rng: int) -> State:
        return start(cast(ScoundrelsRules, rules), rng)

    def view(self, s: State, seat: int) -> View:
        return view(cast(Scoundrels, s), seat)

    def infostate(self, s: State, seat: int) -> Info:
        return infostate.infostate(cast(Scoundrels, s), seat)

    def redeal(self, info: Info, rng: Rng) -> State:
        return infostate.redeal(info, rng)

    def key(self, info: Info) -> tuple[object, ...]:
        return infostate.key(info)

    def propose(self, info: Info, world: State, rng: Rng) -> State:
        return propose(info, cast(Scoundrels, world), rng)

    def rewind_into(self, world: State, s: State) -> State:
        return rewind_into(cast(Scoundrels, world), cast(Scoundrels, s))

    def reconstruct(
        self, world: State, s: State, ask: Ask, answer: object, viewer: int, later: Sequence[tuple[str, Words]]
    ) -> object:
        return reconstruct(cast(Scoundrels, world), cast(Scoundrels, s), ask, answer)

    def give_up(self, ask: Ask) -> object:
        return ask.default

    def policy(self, info: Info, ask: Ask, rng: Rng) -> object:
        return policy.answer(cast(Scoundrels, info.state), ask, info, rng)

    def logits(self, info: Info, ask: Ask) -> tuple[float, ...]:
        return policy.preferences(cast(Scoundrels, info.state), ask, info).over(ask.options) if ask.options else ()

    def pack(self, s: State) -> Document:
        return position.pack(cast(Scoundrels, s))

    def unpack(self, rules: Rules, table: Document, s: State) -> State:
        return position.unpack(cast(ScoundrelsRules, rules), table, s)

    def write_position(self, s: State) -> str:
        return position_text.write(cast(Scoundrels, s))

    def read_position(self, rules: Rules, text: str) -> State:
        return position_text.read(cast(ScoundrelsRules, rules), text)

    def sound(self, s: State) -> str:
        return invariants.broken(cast(Scoundrels, s))

    def policy_features(self, info: Info, ask: Ask) -> PolicyFeatures | None:
        if not ask.options:
            return None
        t = cast(Scoundrels, info.state)
        preferences = policy.preferences(t, ask, info)
        if len(preferences.options) < 2:  # the rules of thumb are sure
            return None
        return policy_features.extract(t, ask, info, preferences)

    def value_features(self, s: State, seat: int) -> list[float]:
        return value_features.extract(cast(Scoundrels, s), seat)

    def encoding(self, rules: Rules) -> Encoding:
        return ScoundrelsEncoding(cast(ScoundrelsRules, rules))

    def reveals_new(self, before: State, after: State) -> bool:
        """Whether scoundrels were drawn, a safe was looked at, or a poker card by others than who played it."""
        then, now = cast(Scoundrels, before), cast(Scoundrels, after)
        if (then.drawn, then.shown, then.looks) != (now.drawn, now.shown, now.looks):
            return True
        for owner in range(now.seats):
            old, new = then.acts[owner], now.acts[owner]
            if new[: len(old)] != old:
                return True
            for what, origin, _, _, known in new[len(old) :]:
                if (
                    what != MOVE
                    or (origin not in range(SLOT, SLOT + WIDTH) and origin != HAND)
                    or known & ~(1 << owner)
                ):
                    return True
        return False

    def holdings(self, s: State, seat: int) -> list[Holding]:
        slots = cast(Scoundrels, s).slots[seat * WIDTH : (seat + 1) * WIDTH]
        return [in_slot(slot, slots[slot]) for slot in range(WIDTH) if slots[slot] != FREE]

    def challenged(self, s: State) -> Holding | None:
        t = cast(Scoundrels, s)
        return in_slot(t.slot, t.slots[t.active * WIDTH + t.slot]) if t.slot >= 0 else None

    def scores(self, s: State) -> tuple[int, ...]:
        return cast(Scoundrels, s).scores

    def returns(self, s: State) -> tuple[float, ...]:
        t = cast(Scoundrels, s)
        if t.stack:
            return ()
        winner = ranking(t)[0]
        return tuple([1.0 if seat == winner else 0.0 for seat in range(t.seats)])


def in_slot(slot: int, face: int) -> Holding:
    """A poker card played into a slot: any but the right one is a bluff (SC-PLAN-05)."""
    return Holding(("slot", str(slot + 1)), str(face), 1.0 if face == slot + 1 else 0.0)
