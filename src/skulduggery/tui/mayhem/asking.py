"""The questions of Men of Mayhem and what can be answered, in words."""

from collections.abc import Sequence
from typing import Any, Final, cast

from skulduggery.api import Ask
from skulduggery.games.mayhem.game import (
    ALL,
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
    RIDE,
    THEFT,
    THROW,
    back_up_of,
    ride_of,
)
from skulduggery.tui.mayhem.deck import Deck
from skulduggery.tui.mayhem.words import NOBODY, Teller, Words, capital

FINISH: Final = -1
COMMIT: Final = -1
CANCEL: Final = -2
FEW: Final = 3
"""Goods of which an amount is made."""
OFFER: Final = 2 + 2 * FEW
"""Numbers of an offer: its maker, to whom it is, what is given, what is wanted."""
AT_PLACE: Final = ("exploit", "back-up", "guns", "shoot", "injured", "exploit-now")
"""Questions about a location: the first of their arguments."""
OF_CARD: Final = ("jail", "jailed", "desert", "bill")
"""Questions that a card asks."""
DEALS: Final = ("accept", "decline", "withdraw")
SEATS: Final = ("shoot", "jail")
PLACES: Final = ("promote", "desert")
PARTIES: Final = ("heal", "bill")
YES_OR_NO: Final = ("take-patch", "exploit-now", "reply")


def alike(ask: Ask) -> bool:
    """Return whether gangs are chosen of which each is as good as another: those of an unleaded game."""
    return ask.kind == "pick" and all([one % 2 for one in ask.options])


class Asking:
    """Puts questions to one seat and their options into words.

    ``side``: the side of its clubhouse card, once it is picked.
    """

    def __init__(self, teller: Teller, side: int = NOBODY) -> None:
        self.teller = teller
        self.deck: Deck = teller.deck
        self.players = teller.players
        self.texts = teller.texts
        self.side = side

    def question(self, ask: Ask) -> str:
        """What is asked."""
        kind, args = ask.kind, ask.args
        if kind == "reply":
            return capital(self.texts("ask-reply", offer=self.offer(ask)))
        words = self.about(kind, args)
        text = self.texts(f"ask-{self.more(kind, args)}", **words)
        return self.texts("ask-by", card=self.deck.card(args[0]), question=text) if kind in OF_CARD else text

    def more(self, kind: str, args: Sequence[int]) -> str:
        """Return the question, or the one about further steps of a draft."""
        drafted = args if kind == "convoy" else args[1:] if kind == "back-up" else ()
        return f"{kind}-more" if drafted else kind

    def about(self, kind: str, args: Sequence[int]) -> Words:
        """What is put into a question."""
        words: Words = {"place": self.deck.place(args[0])} if kind in AT_PLACE else {}
        if kind in ("shoot", "injured"):
            words["n"] = args[1]
        if kind == "count":
            words |= {"pay": self.deck.goods(args[1:4]), "get": self.deck.goods(args[4:7])}
        if kind == "back-up":
            told = [self.teller.dudes_from(*back_up_of(step)) for step in args[1:]]
            words["dudes"] = ", ".join(told)
        if kind == "convoy":
            rides = [ride_of(step) for step in args]
            told = [self.teller.dudes_from(source, *dudes) for source, _, *dudes in rides]
            words["dudes"] = ", ".join(told)
        return words

    def offer(self, ask: Ask, number: int = 0) -> str:
        """Return one of the offers that a question is about."""
        maker, to, *amounts = ask.args[number * OFFER : (number + 1) * OFFER]
        return self.teller.offer((maker, to, amounts[:FEW], amounts[FEW:]), ask.seat)

    def terms(self, answer: Sequence[int]) -> str:
        """Return an offer as its maker composes it."""
        to, *amounts = answer
        whom = self.texts("choice-everybody") if to == ALL else self.players[to]
        return self.texts("choice-offer", whom=whom, terms=self.teller.terms(amounts[:FEW], amounts[FEW:]))

    # Options

    def option(self, ask: Ask, answer: object) -> str:
        """Return one answer, as on a button."""
        return capital(self.worded(ask, answer))

    def worded(self, ask: Ask, answer: object) -> str:
        """Return one answer in words."""
        kind = ask.kind
        if isinstance(answer, tuple):
            return self.terms(answer)
        option = cast(int, answer)
        if kind == "offer":
            return self.texts("choice-no-offer")
        if kind in DEALS:
            return self.texts(f"choice-{kind}", offer=self.offer(ask, ask.options.index(option)))
        if kind in YES_OR_NO:
            return self.texts("choice-yes" if option else "choice-no")
        if kind in SEATS:
            return self.players[option]
        if kind in PLACES:
            return self.deck.place(option)
        if kind in PARTIES:
            return self.deck.dudes(*DUDES.unpack(option), "acc" if kind == "bill" else "nom")
        return self.other(ask, option)

    def other(self, ask: Ask, option: int) -> str:
        """Return an option of a question that is like no other."""
        deck, texts, args = self.deck, self.texts, ask.args
        match ask.kind:
            case "order":
                return self.order(option)
            case "convoy" | "back-up":
                return self.drafted(ask, option)
            case "exploit":
                if option == FINISH:
                    return texts("choice-finish")
                return (
                    texts("choice-boost", text=deck.boost(args[0])) if option == BOOST else deck.rule(args[0], option)
                )
            case "pick":
                return deck.gang(option - 1) if alike(ask) else deck.about_gang(option)
            case "count":
                return self.swap(args[1:4], args[4:7], option) if option else texts("choice-none")
            case "direction":
                return self.swap(*((args[4:7], args[1:4]) if option else (args[1:4], args[4:7])))
            case "alternative":
                return deck.goods(args[1:][option * FEW : option * FEW + FEW], "nom")
            case "steal":
                rival, which = THEFT.unpack(option)
                goods = deck.goods(args[1:][which * FEW : which * FEW + FEW], "nom")
                return texts("choice-steal", goods=goods, player=self.players[rival])
            case "guns":
                return deck.good(GUNS, option, "nom") if option else texts("choice-no-guns")
            case "traffic":
                return deck.good(DRUGS, option, "nom") if option else texts("choice-no-traffic")
            case "injured":
                return deck.dudes(option, args[1] - option, "nom")
            case "fall" | "jailed":
                return deck.dude(*DUDE.unpack(option), "nom")
        return texts("choice-ready")

    def swap(self, pay: Sequence[int], get: Sequence[int], times: int = 1) -> str:
        """What is given for what, so many times."""
        given, got = ([n * times for n in goods] for goods in (pay, get))
        return self.texts("choice-swap", pay=self.deck.goods(given), get=self.deck.goods(got))

    def order(self, option: int) -> str:
        """Return an order."""
        kind, what = ORDER.unpack(option)
        id = f"choice-{ORDER_WORDS[kind]}"
        if kind == RIDE:
            source, goal, members, prospects = ride_of(what)
            words: dict[str, Any] = {"source": self.deck.place(source), "goal": self.deck.place(goal)}
            return self.texts(id, dudes=self.deck.dudes(members, prospects, "with"), **words)
        if kind in (EXPLOIT, THROW, AMBUSH, PATCH_IN):
            return self.texts(id, place=self.deck.place(what))
        if kind == CLUB:
            return self.texts(id, text=self.deck.club_order(self.side, what))
        return self.texts(id)

    def drafted(self, ask: Ask, option: int) -> str:
        """Return a step of a Convoy or of Back-up."""
        if option == COMMIT:
            nobody = ask.kind == "back-up" and len(ask.args) == 1
            return self.texts("choice-no-back-up" if nobody else "choice-done")
        if option == CANCEL:
            return self.texts("choice-again")
        if ask.kind == "back-up":
            return self.teller.dudes_from(*back_up_of(option))
        source, goal, members, prospects = ride_of(option)
        dudes = self.deck.dudes(members, prospects, "nom")
        return self.texts("choice-from-to", dudes=dudes, source=self.deck.place(source), goal=self.deck.place(goal))
