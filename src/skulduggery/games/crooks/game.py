"""Crooks, as the one door offers it."""

from collections.abc import Sequence
from typing import Any, cast

from skulduggery.engine.answers import Words
from skulduggery.engine.asks import Ask, BadInput, flaw
from skulduggery.engine.chance import Rng
from skulduggery.engine.encoding import Encoding
from skulduggery.engine.game import Document, Game, Holding, Profile, Value
from skulduggery.engine.knowledge.groups import Info
from skulduggery.engine.machine import Rules, State
from skulduggery.engine.policy_features import PolicyFeatures
from skulduggery.engine.preferences import Preferences
from skulduggery.games.crooks.bot import policy
from skulduggery.games.crooks.cards import files
from skulduggery.games.crooks.knowledge import infostate
from skulduggery.games.crooks.knowledge.view import Standing, View, standings, view
from skulduggery.games.crooks.learning import policy_features, value_features
from skulduggery.games.crooks.learning.encoding import CrooksEncoding
from skulduggery.games.crooks.rules import invariants
from skulduggery.games.crooks.rules.abilities import Kill, Spy, SwapTo
from skulduggery.games.crooks.rules.answers import answers
from skulduggery.games.crooks.rules.scoring import winners_of
from skulduggery.games.crooks.rules.setup import Deal, First, start
from skulduggery.games.crooks.rules.state import ABILITIES, GANGS, Crooks, CrooksRules, rules_of
from skulduggery.games.crooks.rules.turns import NOTHING, PASS, Place, Take, Turn
from skulduggery.games.crooks.text import position, position_text


class CrooksGame(Game):
    """Two to four seats; options edition, secret_money, memory."""

    name = "crooks"
    package = "skulduggery.games.crooks"
    seats = (2, 4)
    rules_version = 1
    bluff_kinds: tuple[str, ...] = ("place",)
    has_proposals = True
    explanation_groups: tuple[str, ...] = value_features.HEADS
    kinds: tuple[str, ...] = policy_features.KINDS

    profile = Profile(
        levels={
            "beginner": "flat:margin=0.4,z=1,rollouts=24,skip_rate=0.6",
            "casual": "flat:margin=0.4,z=1,rollouts=48,skip_rate=0.4",
            "sharp": "flat:margin=0.4,z=1,prior=learned,rollouts=60,skip_rate=0.15",
            "ruthless": "flat:margin=0.4,z=1,prior=learned,rollout=learned",
        },
        prior_temperature=2.0,
        hint_rollouts=120,
        review_rollouts=60,
        review_player="learned",
        review_depth=12,
        world_spread=0.25,
        value_sampling=3,
        policy_batch=180,
        trial_deals=200,
    )

    def __init__(self) -> None:
        self.options = {"edition": ("2012", "2016"), "secret_money": (False, True), "memory": ("notes", "strict")}

    def house_cards(self) -> Document:
        return files.house()

    def read_cards(self, text: str, source: str) -> Document:
        return files.read(text, source)

    def check_cards(self, cards: Document, source: str) -> None:
        files.check(cards, source)

    def make_rules(self, cards: Document, seats: int, options: dict[str, Value]) -> Rules:
        self.check_seats(seats)
        chosen = self.check_options(options)
        deck = cast(dict[str, Any], cards)
        setup = deck["setup"]
        edition = str(chosen["edition"])
        piles = setup["piles"].get(edition, {}).get(str(seats))
        if piles is None:
            raise BadInput(flaw("deck-seats", deck=repr(deck["id"]), seats=seats, edition=edition))
        extra: Document = {"game": self.name, "version": self.rules_version, "seats": seats, "options": chosen}
        crooks = deck["crook"]
        rules = CrooksRules(
            seats,
            files.digest(cards, extra),
            tuple([str(crook["id"]) for crook in crooks]),
            tuple([int(crook["level"]) for crook in crooks]),
            tuple([int(crook["modifier"]) for crook in crooks]),
            tuple([sum([1 << GANGS.index(gang) for gang in crook["gangs"]]) for crook in crooks]),
            tuple([ABILITIES.index(crook.get("ability", "none")) for crook in crooks]),
            tuple(setup.get("targets", files.TARGETS)),
            tuple(piles),
            int(setup["money"]),
            int(setup["gang_points"][str(seats)]),
            chosen["secret_money"] is True,
            chosen["memory"] == "strict",
        )
        rules.cards = cards
        rules.options = chosen
        rules.ending = "CR-TURN-04"
        rules.answers = answers(rules)
        rules.add(Deal(), "deal")
        rules.add(First(), "first")
        rules.add(Turn(), "turn")
        rules.add(Take(), "take")
        rules.add(Place(), "place")
        rules.add(SwapTo(), "swap")
        rules.add(Kill(), "kill")
        rules.add(Spy(), "spy")
        return rules

    def start(self, rules: Rules, rng: int) -> State:
        return start(cast(CrooksRules, rules), rng)

    def view(self, s: State, seat: int) -> View:
        return view(cast(Crooks, s), seat)

    def standings(self, rules: Rules, view: object) -> list[Standing]:
        return standings(cast(CrooksRules, rules), cast(View, view))

    def infostate(self, s: State, seat: int) -> Info:
        return infostate.infostate(cast(Crooks, s), seat)

    def redeal(self, info: Info, rng: Rng) -> State:
        return infostate.redeal(info, rng)

    def key(self, info: Info) -> tuple[object, ...]:
        return infostate.key(info)

    def propose(self, info: Info, world: State, rng: Rng) -> State:
        return infostate.propose(info, cast(Crooks, world), rng)

    def rewind_into(self, world: State, s: State) -> State:
        # Cells move in public, so only the faces on them are others.
        t = cast(Crooks, s).clone()
        if t.faces[0] >= 0:
            t.faces = cast(Crooks, world).faces.copy()
        return t

    def reconstruct(
        self, world: State, s: State, ask: Ask, answer: object, viewer: int, later: Sequence[tuple[str, Words]]
    ) -> object:
        # The cards lie as they do at the end, and whoever takes one takes it from the cell that leaves.
        if ask.kind == "deal":
            return tuple(cast(Crooks, world).faces)
        if ask.kind == "take" and answer != NOTHING:
            t = cast(Crooks, s)
            return t.faces[t.piles[ask.args[0]][-1]]
        return answer

    def give_up(self, ask: Ask) -> object:
        return PASS if ask.kind == "recruit" else None

    def policy(self, info: Info, ask: Ask, rng: Rng) -> object:
        return policy.answer(cast(Crooks, info.state), ask, info, rng)

    def logits(self, info: Info, ask: Ask) -> tuple[float, ...]:
        if not ask.options:
            return ()
        return Preferences(ask.options, policy.logits(cast(Crooks, info.state), ask, info), policy.HEAT).over(
            ask.options
        )

    def policy_features(self, info: Info, ask: Ask) -> PolicyFeatures | None:
        if not ask.options:
            return None
        found = policy_features.extract(cast(Crooks, info.state), ask, info)
        found.logits = [*Preferences(ask.options, found.logits, policy.HEAT).over(ask.options)]
        return found

    def value_features(self, s: State, seat: int) -> list[float]:
        return value_features.extract(cast(Crooks, s), seat)

    def encoding(self, rules: Rules) -> Encoding:
        return CrooksEncoding(cast(CrooksRules, rules))

    def reveals_new(self, before: State, after: State) -> bool:
        """Whether a card was turned up, or a seat can tell cards apart that it couldn't."""
        then, now = cast(Crooks, before), cast(Crooks, after)
        if now.open & ~then.open:
            return True
        for seat in range(now.seats):
            for group in then.know[seat]:
                if not any([group & ~other == 0 for other in now.know[seat]]):
                    return True
        return False

    def holdings(self, s: State, seat: int) -> list[Holding]:
        t = cast(Crooks, s)
        rules = rules_of(t)
        width = len(rules.targets)
        out = []
        for target in range(width):
            for cell in t.rows[seat * width + target]:
                if (t.down & ~t.open) >> cell & 1:
                    face = t.faces[cell]
                    where = ("target", str(rules.targets[target]))
                    out.append(Holding(where, rules.ids[face], float(rules.level[face])))
        return out

    def scores(self, s: State) -> tuple[int, ...]:
        return cast(Crooks, s).scores

    def returns(self, s: State) -> tuple[float, ...]:
        t = cast(Crooks, s)
        if t.stack:
            return ()
        winners = winners_of(t)
        return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(t.seats)])

    def pack(self, s: State) -> Document:
        return position.pack(cast(Crooks, s))

    def unpack(self, rules: Rules, table: Document, s: State) -> State:
        return position.unpack(cast(CrooksRules, rules), table, s)

    def write_position(self, s: State) -> str:
        return position_text.write(cast(Crooks, s))

    def read_position(self, rules: Rules, text: str) -> State:
        return position_text.read(cast(CrooksRules, rules), text)

    def sound(self, s: State) -> str:
        return invariants.broken(cast(Crooks, s))
