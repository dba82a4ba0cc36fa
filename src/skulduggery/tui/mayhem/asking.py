"""The options of the questions of Men of Mayhem, in words."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from skulduggery.api import Ask
from skulduggery.games.mayhem.game import (
    AMBUSH,
    BOOST,
    CLUB,
    DRUGS,
    DUDE,
    DUDES,
    EXPLOIT,
    GUNS,
    ORDER,
    ORDER_WORDS,
    PATCH_IN,
    THEFT,
    THROW,
    View,
)
from skulduggery.tui.mayhem.words import Teller
from skulduggery.wording.mayhem.nouns import FEW
from skulduggery.wording.tables import capital

FINISH: Final = -1
COMMIT: Final = -1
CANCEL: Final = -2
OFFER: Final = 2 + 2 * FEW
"""Arguments of an offer: maker, addressee, goods given, goods wanted."""
AT_PLACE: Final = (EXPLOIT, THROW, AMBUSH, PATCH_IN)


def alike(ask: Ask) -> bool:
    """Return whether the gangs to choose from are all equal, as in an unleaded game."""
    return ask.kind == "pick" and all([one % 2 for one in ask.options])


class Asking:
    """The options of a question in words, except rides. ``seen``: the view of the seat that is asked."""

    def __init__(self, teller: Teller, ask: Ask, seen: View) -> None:
        self.deck = teller.deck
        self.players = teller.players
        self.say = partial(teller.answer, ask.seat)
        self.ask = ask
        self.seen = seen

    def option(self, option: int) -> str:
        """Return one answer, as on a button."""
        return capital(self.worded(option))

    def worded(self, option: int) -> str:
        """Return one answer in words."""
        say, deck, args = self.say, self.deck, self.ask.args
        match self.ask.kind:
            case "order":
                return self.order(*ORDER.unpack(option))
            case "convoy" | "back-up" as kind:
                nobody = kind == "back-up" and len(args) == 1
                return say("again" if option == CANCEL else "no-back-up" if nobody else "done")
            case "exploit":
                return say("finish") if option == FINISH else self.used(args[0], option)
            case "accept" | "decline" | "withdraw" as kind:
                first = self.ask.options.index(option) * OFFER
                return say(kind, *args[first : first + OFFER])
            case "take-patch" | "exploit-now" | "reply":
                return say("yes" if option else "no")
            case "offer":
                return say("no-offer")
            case "ready":
                return say("ready")
            case "count":
                return self.swap(args[1:4], args[4:7], option)
            case "direction":
                return self.swap(*((args[4:7], args[1:4]) if option else (args[1:4], args[4:7])))
            case "alternative":
                return deck.goods(self.lot(option), "nom")
            case "steal":
                rival, which = THEFT.unpack(option)
                return say("steal", self.lot(which), rival)
            case "guns" | "traffic" as kind:
                return deck.good(GUNS if kind == "guns" else DRUGS, option, "nom") if option else say(f"no-{kind}")
            case "shoot" | "jail":
                return self.players[option]
            case "promote" | "desert":
                return deck.place(option)
            case "fall" | "jailed":
                return deck.dude(*DUDE.unpack(option), "nom")
            case "injured":
                return deck.dudes(option, args[1] - option, "nom")
            case "heal" | "bill" as kind:
                return deck.dudes(*DUDES.unpack(option), "acc" if kind == "bill" else "nom")
            case _:
                return deck.gang(option - 1) if alike(self.ask) else deck.about_gang(option)

    def lot(self, number: int) -> Sequence[int]:
        """Return one of the goods that the question is about."""
        return self.ask.args[1 + number * FEW : 1 + (number + 1) * FEW]

    def used(self, place: int, number: int) -> str:
        """Return a rule of a location or its Boost in words, with its current yield."""
        cash = {(place, rule): cash for place, rule, cash in self.seen.prices}.get((place, number))
        return self.say("boost", place, BOOST, cash) if number == BOOST else self.deck.rule(place, number, cash)

    def swap(self, pay: Sequence[int], get: Sequence[int], times: int = 1) -> str:
        """Return an exchange in words, made ``times`` times."""
        given, got = ([n * times for n in goods] for goods in (pay, get))
        return self.say("swap", given, got) if times else self.say("none")

    def order(self, kind: int, what: int) -> str:
        """Return an order in words."""
        side = self.seen.gangs[self.ask.seat].side
        about = (side, what) if kind == CLUB else (what,) if kind in AT_PLACE else ()
        return self.say(ORDER_WORDS[kind], *about)
