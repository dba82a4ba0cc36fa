"""The checks of a component set of Men of Mayhem (docs/cards.md, MM-COMP-12, MM-COMP-13).

A contradiction to a printed fact is a problem. A contradiction to a conclusion from printed facts is a warning.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from skulduggery.engine.asks import brief
from skulduggery.engine.cards.files import is_whole
from skulduggery.engine.documents import Document, either
from skulduggery.games.mayhem.cards.language import (
    Node,
    ProgramError,
    parse_effect,
    parse_goods,
    parse_modifiers,
    parse_rule,
)
from skulduggery.games.mayhem.cards.number_checks import Figures

Part = TypeVar("Part")

GANGS = ("samcro", "mayans", "lin-syndicate", "one-niners")
EXPANSIONS = ("grim-bastards", "calaveras")
SIDE = {
    "cash": (0, 99),
    "guns": (0, 24),
    "contraband": (0, 24),
    "heat": (0, 4),
    "members": (0, 5),
    "prospects": (0, 5),
    "base": (0, 9),
}
TOKENS = 5
"""Order tokens of a high octane gang in round 1: its Members plus its base orders (MM-SETUP-19)."""
BASES = 14
"""The greatest sum of the base orders of the four gangs (MM-SETUP-20)."""
PRINTED_RULES = (
    ("samcro", "gang_rules", "ADD SELL(G) +1C"),
    ("calaveras", "gang_rules", "SET fall_prospects=1"),
    ("calaveras", "club_orders", "AMBUSH"),
)
"""Printed rules of gangs, as (gang, field, text) (MM-GANG-SAMCRO-1, MM-GANG-CALAVERAS-1, -2)."""
STATION, ROOM = "charming-police-station", "emergency-room"
STARTING = (STATION, "st-thomas-hospital", ROOM, "cut-and-bag-op", "gun-factory")
"""Ids of the starting tiles, in order (MM-SETUP-04)."""
NO_GUNS = STARTING[:2]
"""The starting tiles on which Guns are prohibited (MM-THROW-18)."""
RANDOM_SITES, DECK, HARDCORE = 20, 36, 4
"""Number of random Sites, of other Anarchy cards and of Hardcore cards in the box."""
KINDS = ("obstacle", "hassle", "opportunity", "last-call")
DURATIONS = ("round", "er-roll")
ARREST = ("arrest-warrant", "MOST(heat): FALL")
"""Id and effect of the Last Call whose effect is printed (MM-CARD-L1-1)."""
PLACE = ("rules", "boost", "boost_heat", "heat", "guns_prohibited")
BELONGS = {
    "effect": ("obstacle", "last-call"),
    "modifiers": ("hassle",),
    "duration": ("hassle",),
    **dict.fromkeys(PLACE, ("opportunity",)),
}
"""The kinds of Anarchy card that may have each of these fields."""
TOLD = {
    "gang": ("names", *SIDE, "gang_rules", "club_orders"),
    "site": ("names", "rules", "boost", "heat", "guns_prohibited"),
    "obstacle": ("names", "kind", "effect"),
    "hassle": ("names", "kind", "modifiers"),
    "opportunity": ("names", "kind", "rules", "boost", "heat", "guns_prohibited"),
    "last-call": ("names", "kind", "effect"),
}
"""Fields for which evidence must be given (MM-COMP-11)."""
ALSO_TOLD = {"gang": (), "site": ("copies",), "card": ("hardcore", "copies", "duration")}
"""Further fields for which evidence may be given."""
FIELDS = {
    "gang": ("id", *SIDE, "gang_rules", "club_orders", "names"),
    "site": ("id", "class", "area", "copies", *PLACE, "names"),
    "card": ("id", "code", "kind", "hardcore", "copies", *BELONGS, "names"),
}
"""Fields of gangs, Sites and cards, without evidence."""


class Checker(Figures):
    """The check of one component set, field by field."""

    def __init__(self, source: str, document: Document, lines: dict[str, list[int]]) -> None:
        super().__init__(source, document, lines)
        self.ids: list[str] = []
        """The ids of all locations and cards, copies included."""
        self.unknown("", self.document, ("id", "version", "names", "constants", "heat", "er", "setup", "unleaded",
                                         "gang", "site", "card"))  # fmt: skip
        self.text("", document, "id")
        self.whole("", document, "version", 1, 1_000_000)
        self.names("", document)
        self.constants()
        self.heat()
        self.emergency_room()
        self.gangs()
        self.sites()
        self.all_cards()
        self.setups()
        self.languages()

    # Parts of a file

    def tell(self, kind: str, where: str, table: dict[str, Any]) -> None:
        told = table.get("kind") if kind == "card" else kind
        if kind == "card" and told not in KINDS:
            return
        needed = ("names", "area") if table.get("id") == ROOM else TOLD[str(told)]
        self.evidence(where, table, needed, (*needed, *ALSO_TOLD[kind]))

    def reading(self, where: str, text: object, parse: Callable[[str], Part], example: str) -> Part | None:
        """Return the result of ``parse`` for a text; None if it is no text or is wrong."""
        if not isinstance(text, str):
            given = {"there": "no"} if text is None else {"there": "yes", "value": brief(text)}
            self.say(where, "text-as", example=repr(example), **given)
            return None
        try:
            return parse(text)
        except ProgramError as error:
            self.say(where, error.code, **error.told)
            return None

    def rules(
        self, where: str, table: dict[str, Any], name: str, ends: tuple[int, int], example: str, detail: str = ""
    ) -> list[Node]:
        """Check a list of rules and return the nodes of those that can be parsed.

        ``ends``: the least and greatest number of rules. With ``detail``, a rule may be a table that holds this field.
        """
        rules = table.get(name)
        least, most = ends
        if not isinstance(rules, list) or not least <= len(rules) <= most:
            self.wrong(where, table, name, "rules", least=str(least), most=str(most), example=f"[{example!r}]")
            return []
        nodes: list[Node | None] = []
        for number, rule in enumerate(rules, 1):
            label = f"{where} {name}" + (f" #{number}" if len(rules) > 1 else "")
            if detail and isinstance(rule, dict):
                self.unknown(label, rule, ("rule", detail))
                if detail == "heat":
                    self.whole(label, rule, "heat", 1, 9)
                else:
                    self.reading(f"{label} {detail}", rule.get(detail), parse_goods, "1C")
                rule = rule.get("rule")
            if name == "gang_rules":
                found = self.reading(label, rule, lambda text: parse_modifiers(text, True), example)
                nodes += found or ()
            else:
                nodes.append(self.reading(label, rule, parse_rule, example))
        return [node for node in nodes if node is not None]

    # Gangs

    def gangs(self) -> None:
        unleaded = self.section("unleaded")
        base = 0
        if unleaded is not None:
            self.unknown("unleaded", unleaded, (*SIDE, "names", "evidence"))
            self.names("unleaded", unleaded)
            base = self.side("unleaded", unleaded)["base"]
            self.evidence("unleaded", unleaded, ("names", *SIDE), ("names", *SIDE))
            if 4 * base > BASES:
                self.warn("unleaded base", "unleaded-bases", bases=str(4 * base), most=str(BASES))
        sides: dict[str, dict[str, int]] = {}
        for where, gang in self.each("gang", FIELDS["gang"]):
            name = self.word(where, gang, "id", (*GANGS, *EXPANSIONS))
            if name and name in sides:
                self.say(f"{where} id", "id-twice")
            side = self.side(where, gang)
            sides[name] = side
            if side["members"] + side["base"] != TOKENS and all([gang.get(x) == side[x] for x in ("members", "base")]):
                self.say(where, "tokens", members=side["members"], base=str(side["base"]), tokens=str(TOKENS))
            self.gang_rules(name, where, gang)
        for name in GANGS:
            if self.tables("gang") and name not in sides:
                self.say("", "no-gang", gang=repr(name))
        if not self.problems:
            self.conclusions({name: sides[name] for name in GANGS})

    def side(self, where: str, table: dict[str, Any]) -> dict[str, int]:
        """Check the numbers of a side and return them by name."""
        return {name: self.whole(where, table, name, *ends) for name, ends in SIDE.items()}

    def gang_rules(self, name: str, where: str, gang: dict[str, Any]) -> None:
        """Check that a gang has two special rules, its printed ones among them (MM-COMP-14)."""
        modifiers = self.rules(where, gang, "gang_rules", (0, 2), "ADD SELL(G) +1C")
        orders = self.rules(where, gang, "club_orders", (0, 2), "PROMOTE 2C", "cost")
        rules, given = gang.get("gang_rules"), gang.get("club_orders")
        if isinstance(rules, list) and isinstance(given, list) and len(rules) + len(given) != 2:
            self.say(where, "two-rules", rules=str(len(rules)), orders=str(len(given)))
        for order in orders:
            if order[0] == "claim-patch":
                self.say(f"{where} club_orders", "claim-patch", station=STATION)
            if order[:2] == ("gain", "T"):
                self.say(f"{where} club_orders", "endless")
        for gang_id, field, text in PRINTED_RULES:
            right = parse_rule(text) if field == "club_orders" else parse_modifiers(text)[0]
            if gang_id == name and right not in orders + modifiers:
                self.say(f"{where} {field}", "among", right=repr(text))

    def conclusions(self, sides: dict[str, dict[str, int]]) -> None:
        """Warn of sides that contradict the conclusions about the four gangs (MM-SETUP-20)."""
        lines = dict(zip([gang["id"] for gang in self.tables("gang")], self.lines.get("gang", []), strict=False))
        lin, mayans = sides["lin-syndicate"], sides["mayans"]
        others = [side for name, side in sides.items() if name != "mayans"]
        self.line = lines.get("lin-syndicate", 0)
        if lin["members"] != 1:
            self.warn("gang 'lin-syndicate' members", "concluded-members", value=str(lin["members"]))
        if lin["base"] != 4 or max([side["base"] for side in others if side is not lin]) >= lin["base"]:
            self.warn("gang 'lin-syndicate' base", "concluded-highest", value=str(lin["base"]))
        self.line = lines.get("mayans", 0)
        if mayans["base"] >= min([side["base"] for side in others]):
            self.warn("gang 'mayans' base", "concluded-lowest", value=str(mayans["base"]))
        dudes = [side["members"] + side["prospects"] for side in (mayans, *others)]
        if dudes[0] <= max(dudes[1:]):
            self.warn("gang 'mayans'", "concluded-dudes", dudes=dudes[0])
        self.line = 0
        bases = sum([side["base"] for side in sides.values()])
        if bases > BASES:
            self.warn("", "concluded-bases", bases=bases, most=str(BASES))

    # Locations

    def sites(self) -> None:
        starting: list[str] = []
        boosts = 0
        for where, site in self.each("site", FIELDS["site"]):
            name = self.register(where, site)
            kind = self.word(where, site, "class", ("starting", "random"))
            copies = self.copies(where, site)
            if kind == "starting":
                starting.append(name)
                if "copies" in site:
                    self.say(f"{where} copies", "one-of-each")
            elif kind:
                self.random += copies
                boosts += "boost" in site
            if name == ROOM:
                self.room(where, site)
                continue
            if "area" in site:
                self.say(f"{where} area", "no-area", room=ROOM)
            self.place(where, site, 2 if kind == "random" else 4)
            if name in STARTING and (name in NO_GUNS) != (site.get("guns_prohibited") is True):
                self.say(f"{where} guns_prohibited", "no-guns", right="yes" if name in NO_GUNS else "no")
        if self.tables("site"):
            if tuple(starting) != STARTING:
                self.say("", "starting", ids=", ".join(STARTING))
            self.count("site", self.random, RANDOM_SITES, "sites")
            if self.random and not boosts:
                self.say("", "no-boost")

    def register(self, where: str, table: dict[str, Any]) -> str:
        """Return the id of a location or card. It must differ from all others, those of copies included."""
        name = self.id(where, table, self.ids)
        copies = table.get("copies")
        number = copies if isinstance(copies, int) and is_whole(copies, 1, 9) else 1
        self.ids += [name, *[f"{name}-{copy}" for copy in range(2, number + 1)]]
        return name

    def copies(self, where: str, table: dict[str, Any]) -> int:
        return self.whole(where, table, "copies", 1, 9) if "copies" in table else 1

    def room(self, where: str, site: dict[str, Any]) -> None:
        if site.get("area") is not True:
            self.wrong(where, site, "area", "area")
        for name in PLACE:
            if name in site:
                self.say(f"{where} {name}", "nobody-there")

    def place(self, where: str, table: dict[str, Any], most: int) -> None:
        """Check the rules of a Site or an Opportunity."""
        rules = self.rules(where, table, "rules", (1, most), "SKIM 1K", "heat")
        boost = self.rules(where, table, "boost", (1, 2), "SKIM 1K") if "boost" in table else []
        for name in ("heat", "boost_heat"):
            if name in table:
                self.whole(where, table, name, 0, 9)
        if "boost_heat" in table and "boost" not in table:
            self.say(f"{where} boost_heat", "boost-heat")
        if "guns_prohibited" in table:
            self.only_true(where, table, "guns_prohibited")
        for name, nodes in (("rules", rules), ("boost", boost)):
            for node in nodes:
                self.rule(f"{where} {name}", node, table.get("id") == STATION and name == "rules")
            tokens = sum([node[2] for node in nodes if node[:2] == ("gain", "T")])
            if tokens > 1:
                self.warn(f"{where} {name}", "concluded-tokens", tokens=tokens)
        if any([node[0] in ("sell", "spend", "swap") and node[3] > 1 for node in boost]):
            self.say(f"{where} boost", "boost-once")
        if table.get("id") == STATION and ("claim-patch",) not in rules:
            self.say(f"{where} rules", "among", right="'CLAIM PATCH'")

    def rule(self, where: str, node: Node, patch: bool) -> None:
        """Check that a location's rule is no Club Order and claims the Patch only if ``patch`` is True."""
        if node[0] in ("convoy", "ambush"):
            self.say(where, "club-order", word=node[0].upper())
        if node[0] == "claim-patch" and not patch:
            self.say(where, "claim-patch", station=STATION)

    # Anarchy cards

    def all_cards(self) -> None:
        sites = [
            site["id"]
            for site in self.tables("site")
            if isinstance(site.get("id"), str) and site.get("area") is not True
        ]
        number = {False: 0, True: 0}
        kinds: list[str] = []
        codes: list[str] = []
        for where, card in self.each("card", FIELDS["card"]):
            name = self.register(where, card)
            code = self.text(where, card, "code")
            if code and code in codes:
                self.say(f"{where} code", "code-twice", twice=brief(code))
            codes.append(code)
            kind = self.word(where, card, "kind", KINDS)
            hardcore = self.only_true(where, card, "hardcore")
            number[hardcore] += self.copies(where, card)
            kinds.append(kind)
            if hardcore and kind == "opportunity":
                self.say(f"{where} kind", "hardcore-kind")
            for field, there in BELONGS.items():
                if kind and field in card and kind not in there:
                    self.say(f"{where} {field}", "kind", kind=kind, **either(there))
            self.doings(where, card, kind, sites)
            if name == ARREST[0] and kind and (kind != "last-call" or card.get("effect") != ARREST[1]):
                self.say(where, "arrest", effect=repr(ARREST[1]))
        if self.tables("card") and "" not in kinds:
            self.count("card", number[False], DECK, "cards")
            self.count("card", number[True], HARDCORE, "hardcore")
            for kind in KINDS:
                if kind not in kinds:
                    self.say("", "no-kind", kind=kind)

    def doings(self, where: str, card: dict[str, Any], kind: str, sites: Sequence[str]) -> None:
        """Check the rules, modifiers or effect of a card of this kind."""
        if kind == "opportunity":
            self.place(where, card, 4)
        elif kind == "hassle":
            found = self.reading(f"{where} modifiers", card.get("modifiers"), parse_modifiers, "FORBID SPEND")
            duration = self.word(where, card, "duration", DURATIONS) if "duration" in card else "round"
            survive = found is not None and any([node[:2] == ("set", "er_survive") for node in found])
            if found is not None and survive != (duration == "er-roll"):
                self.say(f"{where} duration", "er-roll" if survive else "no-er-roll")
        elif kind:
            effect = self.reading(
                f"{where} effect", card.get("effect"), lambda text: parse_effect(text, sites), "EACH: GAIN 2C"
            )
            if effect is not None and kind == "last-call" and any([one[:2] == ("gain", "T") for one in effect[1]]):
                self.say(f"{where} effect", "too-late")
