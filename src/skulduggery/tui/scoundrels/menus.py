"""The questions of 3000 Scoundrels as menus. Keys are what stands on the table: cards, slots, safes, places."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from skulduggery.api import Ask
from skulduggery.games.scoundrels.game import FACES, LEADER, PLAY, SLOTS, STRATEGY, Shown, View
from skulduggery.tui.scoundrels.asking import DONE, NO, RULES
from skulduggery.tui.scoundrels.crew import Crews
from skulduggery.tui.scoundrels.safes import Safes
from skulduggery.tui.scoundrels.seen import find
from skulduggery.tui.scoundrels.words import DECK, SHERIFF
from skulduggery.tui.table import Choice, Menu, Taken

TO_SHERIFF: Final = -2
FACE_UP: Final = -3
IDLE: Final = "SC-USE-11"
"""The rule of a use that would change nothing."""


class Menus(Safes, Crews):
    """Makes the menu of a question from the view of the seat that is asked."""

    def menu(self, ask: Ask, seen: View, offers: Sequence[Ask]) -> Menu:
        """Return the menu of any question, and what may be done besides."""
        kind = ask.kind
        for family in ("may", "choose"):
            if kind.startswith(f"{family}-"):
                kind = family
        make: Callable[[Ask, View], Menu] = getattr(self, MAKERS.get(kind, kind.replace("-", "_")))
        menu = make(ask, seen)
        source = find(seen, ask.args[0]) if ask.args and kind not in ("guard", "last-look") else None
        if source is not None:
            scoundrel = self.deck.label(source.trait, source.job)
            menu.question = self.texts("ask-by", scoundrel=scoundrel, question=menu.question)
            if kind not in ("room", "arrange"):
                menu.lines.append(Text(self.deck.ability(source.trait, source.job), "dim"))
        menu.rules = RULES.get(kind.removesuffix("-to"), ())
        for offer in offers:
            card = self.teller.card(offer.args[0], offer.args[1], seen.seat, seen.seat, "onto")
            taken = Taken(offer.kind, offer.options[0])
            menu.choices.append(Choice("!", self.texts("choice-suspect-now", card=card), taken))
        return menu

    # The turn

    def plan(self, ask: Ask, seen: View) -> Menu:
        """First the card, then its slot."""
        sheet = seen.sheets[ask.seat]
        choices = []
        for face in sheet.hand:
            slots = [option for option in ask.options if option >= 0 and PLAY.unpack(option)[0] == face]
            then = Menu(self.texts("ask-slot", card=FACES[face]), [self.slot(seen, option) for option in slots])
            if face == 0 and FACE_UP in ask.options:
                then.choices.append(Choice(FACES[0], self.texts("choice-face-up"), FACE_UP))
            then.rules = RULES["plan"]
            choices.append(Choice(FACES[face], "", then=then))
        return Menu(self.texts("ask-plan"), choices, row=True)

    def slot(self, seen: View, option: int) -> Choice:
        """Return a slot, and what it would open."""
        face, slot = PLAY.unpack(option)
        sheet = seen.sheets[seen.seat]
        ability = self.deck.slot_ability(sheet.leader, slot)
        opens = [self.deck.leader_ability(ability)] if ability >= 0 else []
        for one in sheet.board:
            if one and SLOTS[slot] in self.deck.cards.traits[one.trait].get("numbers", ()):
                opens.append(self.deck.name(one.trait, one.job))
        label = Text(" · ".join(opens))
        if face != slot + 1:
            label.append(f" ({self.texts('bluff')})" if opens else self.texts("bluff"), "italic")
        return Choice(SLOTS[slot], label, option)

    def uses(self, ask: Ask, seen: View) -> Menu:
        """Scoundrels, the strategy card, leader abilities; nothing last."""
        options = [option for option in ask.options if option != DONE]
        labels = [(self.warned(ask, self.usable(seen, one), one), one) for one in options]
        menu = self.numbered(self.texts(f"ask-{ask.kind}"), labels)
        if DONE in ask.options:
            menu.choices.append(Choice(NO, self.texts(f"choice-done-{ask.kind}"), DONE))
        menu.glow = frozenset(("scoundrel", option) for option in options)
        menu.barred = self.barred(ask, seen)
        return menu

    def usable(self, seen: View, option: int) -> Text:
        """What can be used, with what it does."""
        if option >= LEADER:
            name, text = self.texts("leader-ability"), self.deck.leader_ability(option - LEADER)
        elif option >= STRATEGY:
            name, text = self.deck.strategy(option - STRATEGY), self.deck.strategy_ability(option - STRATEGY)
        else:
            return self.scoundrel(find(seen, option))
        return Text.assemble((name, "bold"), f": {text}")

    def warned(self, ask: Ask, label: Text, option: int) -> Text:
        """Return a label, with a word where the use would change nothing (SC-USE-12): questions name such options."""
        note = self.texts("choice-idle")
        return label.append(f" ({note})", "italic") if option in ask.args[1:] else label

    def hired(self, seen: View, one: Shown) -> Text:
        """Whom one can hire, at what price, with a word where its ability can't be used then, or does nothing."""
        label = self.scoundrel(one, one.cost)
        rule = dict(seen.vain).get(one.trait)
        if rule is None:
            return label
        why = self.texts("choice-idle" if rule == IDLE else f"why-{rule}")
        note = self.texts("choice-hired-vain", why=why)
        return label.append(f" ({note})", "italic")

    def barred(self, ask: Ask, seen: View) -> list[tuple[str, object]]:
        """What lies before the seat and can't be used now."""
        sheet = seen.sheets[ask.seat]
        there = [(self.deck.label(one.trait, one.job), one.trait) for one in sheet.board if one]
        if ask.kind == "abilities":
            ability = self.deck.slot_ability(sheet.leader, seen.slot) if seen.slot >= 0 else -1
            there += [(self.texts("leader-ability"), LEADER + ability)] if ability >= 0 else []
        if ask.kind in ("start", "abilities", "end") and sheet.strategy >= 0:
            there.append((self.deck.strategy(sheet.strategy), STRATEGY + sheet.strategy))
        if ask.kind not in ("start", "abilities", "end"):
            return []
        return [(name, option) for name, option in there if option not in ask.options]

    def act(self, ask: Ask, seen: View) -> Menu:
        """Hire, or the Sheriff's Office."""
        saloon = [one for one in seen.saloon if one]
        menu = self.numbered(
            self.texts("ask-act"),
            [(self.hired(seen, one), one.trait) for one in saloon if one.trait in ask.options],
        )
        menu.choices.append(Choice("S", self.texts("choice-sheriff"), TO_SHERIFF, also=("ы", NO)))
        barred = [one for one in saloon if one.trait not in ask.options]
        menu.barred = [(self.deck.label(one.trait, one.job), one.trait) for one in barred]
        menu.glow = frozenset(("scoundrel", option) for option in ask.options)
        return menu

    def sheriff(self, ask: Ask, seen: View) -> Menu:
        constants = self.deck.constants
        prices = (constants["sell"], *constants["bail"], constants["bribe"])
        labels = [
            (self.texts(f"choice-{SHERIFF[one]}", money=self.texts.money(prices[one])), one) for one in ask.options
        ]
        return self.numbered(self.texts("ask-sheriff"), labels)

    # Yes or no

    def yes_no(self, ask: Ask, seen: View) -> Menu:
        menu = self.decide(ask, self.texts(f"ask-{ask.kind}"), "choice-yes", "choice-no")
        menu.choices[0].label = self.warned(ask, Text(self.texts("choice-yes")), 1)
        return menu

    def henchman(self, ask: Ask, seen: View) -> Menu:
        """Return a henchman on the turn card?"""
        card = self.teller.card(ask.args[0], ask.args[1], seen.seat, seen.seat, "onto")
        return self.decide(ask, self.texts(f"ask-{ask.kind}", card=card), "choice-suspect", "choice-trust")

    def may(self, ask: Ask, seen: View) -> Menu:
        """Return something optional, in the words of the card."""
        return self.decide(ask, self.part(ask, seen)[0], "choice-yes", "choice-no")

    def decide(self, ask: Ask, question: str, yes: str, no: str) -> Menu:
        """Yes, if it is possible, and no."""
        choices = [Choice("1", self.texts(yes), 1)] if 1 in ask.options else []
        return Menu(question, [*choices, Choice(NO, self.texts(no), 0)])

    def choose(self, ask: Ask, seen: View) -> Menu:
        """Return one of several steps, in the words of the card."""
        parts = self.part(ask, seen)
        return self.numbered(self.texts("ask-choose"), [(parts[option], option) for option in ask.options])

    def part(self, ask: Ask, seen: View) -> list[str]:
        """What a question within an ability says: of the scoundrel that asks it, else of any card that asks so."""
        source = find(seen, ask.args[0])
        cards = self.deck.cards
        for effect in (*([cards.effects[source.job]] if source else []), *cards.tricks, *cards.effects):
            if ask.kind in (asked := self.deck.speaker.asked(effect)):
                return asked[ask.kind]
        return [self.texts("ask-may")]

    def spend(self, ask: Ask, seen: View) -> Menu:
        choices = [Choice(str(n), self.texts.money(n), n) for n in ask.options]
        return Menu(self.texts("ask-spend"), choices, row=True)

    # People

    def seats(self, ask: Ask, seen: View) -> Menu:
        """Return a player, with what everybody can see."""
        labels: list[tuple[RenderableType, object]] = []
        for seat in ask.options:
            sheet = seen.sheets[seat]
            name = self.texts("you") if seat == ask.seat else self.players[seat]
            money = self.texts.money(sheet.money)
            about = self.texts("choice-player", money=money, rep=str(sheet.rep), men=sheet.supply, jail=sheet.jail)
            labels.append((Text.assemble((name, "bold"), f": {about}"), seat))
        return self.numbered(self.texts(f"ask-{ask.kind}"), labels)

    def leader(self, ask: Ask, seen: View) -> Menu:
        return self.numbered(self.texts("ask-leader"), [(self.teller.leader(one), one) for one in ask.options])

    def strategy(self, ask: Ask, seen: View) -> Menu:
        labels = [
            (
                Text.assemble((self.deck.strategy(one), "bold"), f" ({self.deck.strategy_timing(one)}) ")
                + self.deck.strategy_ability(one),
                one,
            )
            for one in ask.options
        ]
        return self.numbered(self.texts("ask-strategy"), labels)

    # Poker cards on the table

    def cards(self, ask: Ask, seen: View) -> Menu:
        """Played cards and decks, with who has a henchman there."""
        labels: list[tuple[RenderableType, object]] = []
        for option in ask.options:
            owner, slot = option // 7, option % 7
            name = self.teller.card(owner, slot, seen.seat, seen.seat, "name")
            men = 0 if slot == DECK else seen.sheets[owner].men[slot]
            names = [self.teller.name(seat, seen.seat) for seat in range(len(seen.sheets)) if men >> seat & 1]
            who = f" ({self.texts('choice-men', players=', '.join(names))})" if names else ""
            labels.append((name + who, option))
        words = self.teller.whom(ask.args[1], seen.seat) if ask.kind == "place" else {}
        return self.numbered(self.texts(f"ask-{ask.kind}", **words), labels)


MAKERS: Final = {
    **dict.fromkeys(("start", "abilities", "end", "react", "use", "use-leader"), "uses"),
    **dict.fromkeys(("again", "use-hired"), "yes_no"),
    **dict.fromkeys(("guard", "last-look"), "henchman"),
    **dict.fromkeys(("order", "dawn", "opponent", "free"), "seats"),
    **dict.fromkeys(("scout", "mark-any", "steal", "abandon", "swap-safe"), "safes"),
    **dict.fromkeys(("peek", "place", "destroy", "recall"), "cards"),
    **dict.fromkeys(("swap-jobs", "swap-traits"), "swaps"),
}
"""Which method makes the menu of which question, where it isn't called like it."""
