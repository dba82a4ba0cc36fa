"""The questions of 3000 Scoundrels as menus. Keys are the signs on the table: cards, slots, safes, places."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from skulduggery.api import Ask
from skulduggery.games.scoundrels.game import FACES, LEADER, PLAY, SLOTS, STRATEGY, Shown
from skulduggery.tui.scoundrels.asking import DONE, NO
from skulduggery.tui.scoundrels.crew import Crews
from skulduggery.tui.scoundrels.safes import Safes
from skulduggery.tui.table import Choice, Menu, Taken
from skulduggery.wording.scoundrels.nouns import DECK

TO_SHERIFF: Final = -2
FACE_UP: Final = -3
IDLE: Final = "SC-USE-11"
"""The rule of a use that would change nothing."""


class Menus(Safes, Crews):
    """The menus of all questions of 3000 Scoundrels."""

    def menu(self, offers: Sequence[Ask]) -> Menu:
        """Return the menu of any question, with the offers that may be taken."""
        family = self.asked.family
        make: Callable[[], Menu] = getattr(self, MAKERS.get(family, family.replace("-", "_")))
        menu = make()
        source = self.asked.source()
        if source is not None:
            menu.lines.append(Text(self.deck.ability(source.trait, source.job), "dim"))
        menu.rules = self.rules()
        for offer in offers:
            taken = Taken(offer.kind, offer.options[0])
            menu.choices.append(Choice("!", self.asked.answer("suspect-now", *offer.args), taken))
        return menu

    # The turn

    def plan(self) -> Menu:
        """Choose a card, then its slot."""
        choices = []
        for face in self.seen.sheets[self.ask.seat].hand:
            plays = [option for option in self.ask.options if option >= 0 and PLAY.unpack(option)[0] == face]
            slots = [self.in_slot(option) for option in plays]
            if face == 0 and FACE_UP in self.ask.options:
                slots.append(Choice(FACES[0], self.asked.answer("face-up"), FACE_UP))
            choices.append(Choice(FACES[face], "", then=self.further("slot", face, choices=slots)))
        return Menu(self.asked.question(), choices, row=True)

    def in_slot(self, option: int) -> Choice:
        """Return a slot, with the abilities that it would open."""
        face, slot = PLAY.unpack(option)
        sheet = self.seen.sheets[self.seen.seat]
        ability = self.deck.slot_ability(sheet.leader, slot)
        opens = [self.deck.leader_ability(ability)] if ability >= 0 else []
        for one in sheet.board:
            if one and SLOTS[slot] in self.deck.printed.traits[one.trait].get("numbers", ()):
                opens.append(self.deck.name(one.trait, one.job))
        label = Text(" · ".join(opens))
        if face != slot + 1:
            label.append(f" ({self.texts('bluff')})" if opens else self.texts("bluff"), "italic")
        return Choice(SLOTS[slot], label, option)

    def uses(self) -> Menu:
        """Choose a scoundrel, the strategy card, a leader ability, or nothing."""
        menu = self.numbered([(self.warned(self.usable(one), one), one) for one in self.ask.options if one != DONE])
        if DONE in self.ask.options:
            menu.choices.append(Choice(NO, self.asked.answer(f"done-{self.ask.kind}"), DONE))
        menu.barred = self.barred()
        return self.glowing(menu)

    def usable(self, option: int) -> Text:
        """Return something usable, with its ability."""
        if option >= LEADER:
            name, text = self.deck.ability_name(option - LEADER), self.deck.leader_ability(option - LEADER)
        elif option >= STRATEGY:
            name, text = self.deck.strategy(option - STRATEGY), self.deck.strategy_ability(option - STRATEGY)
        else:
            return self.lying(option)
        return Text.assemble((name, "bold"), f": {text}")

    def warned(self, label: Text, option: int) -> Text:
        """Return a label, with a note if the question says that this use would change nothing (SC-USE-12)."""
        note = self.asked.answer("idle")
        return label.append(f" ({note})", "italic") if option in self.ask.args[1:] else label

    def hired(self, one: Shown) -> Text:
        """Return a scoundrel with its price, and a note if its ability could not be used now or would do nothing."""
        label = self.scoundrel(one, one.cost)
        rule = dict(self.seen.vain).get(one.trait)
        if rule is None:
            return label
        why = self.asked.answer("idle") if rule == IDLE else self.texts(f"why-{rule}")
        note = self.texts("choice-hired-vain", why=why)
        return label.append(f" ({note})", "italic")

    def barred(self) -> list[tuple[str, object]]:
        """Return the things before the seat that can't be used now."""
        if self.ask.kind not in ("start", "abilities", "end"):
            return []
        sheet = self.seen.sheets[self.ask.seat]
        there = [(self.deck.label(one.trait, one.job), one.trait) for one in sheet.board if one]
        if self.ask.kind == "abilities":
            ability = self.deck.slot_ability(sheet.leader, self.seen.slot) if self.seen.slot >= 0 else -1
            there += [(self.deck.ability_name(ability), LEADER + ability)] if ability >= 0 else []
        if sheet.strategy >= 0:
            there.append((self.deck.strategy(sheet.strategy), STRATEGY + sheet.strategy))
        return [(name, option) for name, option in there if option not in self.ask.options]

    def act(self) -> Menu:
        """Choose a scoundrel to hire, or the Sheriff's Office."""
        saloon = [one for one in self.seen.saloon if one]
        menu = self.numbered([(self.hired(one), one.trait) for one in saloon if one.trait in self.ask.options])
        menu.choices.append(Choice("S", self.asked.answer("sheriff"), TO_SHERIFF, also=("ы", NO)))
        barred = [one for one in saloon if one.trait not in self.ask.options]
        menu.barred = [(self.deck.label(one.trait, one.job), one.trait) for one in barred]
        return self.glowing(menu)

    def sheriff(self) -> Menu:
        constants = self.deck.constants
        sell, bail, bribe = constants["sell"], constants["bail"], constants["bribe"]
        prices = (("sell", sell), ("bail", bail[0]), ("bail-two", bail[1]), ("bribe", bribe))
        return self.numbered([(self.asked.answer(*prices[option]), option) for option in self.ask.options])

    # Yes or no

    def yes_no(self) -> Menu:
        """Choose yes, if it is possible, or no."""
        menu = self.decide("yes", "no")
        menu.choices[0].label = self.warned(Text(str(menu.choices[0].label)), 1)
        return menu

    def henchman(self) -> Menu:
        """Choose whether to place a henchman on the turn card."""
        return self.decide("suspect", "trust")

    def decide(self, yes: str, no: str) -> Menu:
        choices = [Choice("1", self.asked.answer(yes), 1)] if 1 in self.ask.options else []
        return Menu(self.asked.question(), [*choices, Choice(NO, self.asked.answer(no), 0)])

    def choose(self) -> Menu:
        """Choose one of several steps, in the words of the card."""
        return self.numbered([(self.asked.part(option), option) for option in self.ask.options])

    def spend(self) -> Menu:
        choices = [Choice(str(n), self.texts.money(n), n) for n in self.ask.options]
        return Menu(self.asked.question(), choices, row=True)

    # People

    def seats(self) -> Menu:
        """Choose a player, shown with public information."""
        labels: list[tuple[RenderableType, object]] = []
        for seat in self.ask.options:
            sheet = self.seen.sheets[seat]
            about = self.asked.answer("player", sheet.money, sheet.rep, sheet.supply, sheet.jail)
            labels.append((Text.assemble((self.asked.name(seat), "bold"), f": {about}"), seat))
        return self.numbered(labels)

    def leader(self) -> Menu:
        return self.numbered([(self.deck.suited(one), one) for one in self.ask.options])

    def strategy(self) -> Menu:
        labels = [
            (
                Text.assemble((self.deck.strategy(one), "bold"), f" ({self.deck.strategy_timing(one)}) ")
                + self.deck.strategy_ability(one),
                one,
            )
            for one in self.ask.options
        ]
        return self.numbered(labels)

    # Poker cards on the table

    def cards(self) -> Menu:
        """Choose a played card or a deck, shown with the players whose henchmen are there."""
        labels: list[tuple[RenderableType, object]] = []
        for option in self.ask.options:
            owner, slot = option // 7, option % 7
            men = 0 if slot == DECK else self.seen.sheets[owner].men[slot]
            names = [self.asked.name(seat) for seat in range(len(self.seen.sheets)) if men >> seat & 1]
            who = f" ({self.texts('choice-men', players=', '.join(names))})" if names else ""
            labels.append((self.asked.card(owner, slot, "name") + who, option))
        return self.numbered(labels)


MAKERS: Final = {
    **dict.fromkeys(("start", "abilities", "end", "react", "use", "use-leader"), "uses"),
    **dict.fromkeys(("again", "use-hired", "may"), "yes_no"),
    **dict.fromkeys(("guard", "last-look"), "henchman"),
    **dict.fromkeys(("order", "dawn", "opponent", "free"), "seats"),
    **dict.fromkeys(("scout", "mark-any", "steal", "abandon", "swap-safe"), "safes"),
    **dict.fromkeys(("peek", "place", "destroy", "recall"), "cards"),
    **dict.fromkeys(("swap-jobs", "swap-traits"), "swaps"),
}
"""The method that makes the menu of a question, where its name differs from the question's."""
