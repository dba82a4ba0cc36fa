"""The nouns of the table of Crooks, ``games/crooks/text/wording.toml``."""

from collections.abc import Sequence
from typing import Final

from skulduggery.api import Ask
from skulduggery.games.crooks.game import BOX, View
from skulduggery.wording.crooks.cards import GANGS, Cards
from skulduggery.wording.tables import Nouns

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SIDES: Final = ("up", "ability", "down")


class CrooksNouns(Nouns):
    """The nouns of events of Crooks."""

    def __init__(self, cards: Cards, targets: Sequence[int], players: Sequence[str], reader: int) -> None:
        super().__init__(cards.texts, players, reader)
        self.cards = cards
        self.targets = targets

    def hideout(self, hideout: int) -> str:
        return LETTERS[hideout]

    def target(self, target: int) -> int:
        return self.targets[target]

    def gang(self, gang: int) -> str:
        return self.texts(f"gang-{GANGS[gang]}")

    def crook(self, card: int) -> str:
        return self.cards.label(card)

    def crooks(self, cards: Sequence[int]) -> str:
        return self.cards.labels(cards)

    def ability(self, card: int) -> str:
        return self.cards.ability(card)

    def side(self, side: int, card: int | None) -> str:
        """Return the side on which a crook was placed, as far as this seat was told."""
        return "hidden" if card is None else SIDES[side]

    def moved(self, up: Sequence[int], down: Sequence[int] | None) -> str:
        """Return crooks that go to another target: those that lie face up, and the one that lies face down."""
        hidden = "no" if down is not None else "too" if up else "only"
        return self.texts("cards-moved", hidden=hidden, cards=self.cards.labels((*up, *(down or ()))))

    # Facts

    def race(self, mine: int, theirs: int, rivals: Sequence[int]) -> str:
        """Return the end of the text's id: a draw, a lead taken from a rival, or another lead."""
        return "-tie" if mine == theirs else "-from" if rivals else ""

    def unseen(self, n: int) -> str:
        """Return that face-down crooks are not counted, if there are any."""
        return self.texts("fact-unseen", n=n) if n else ""

    # Notes

    def letter(self, places: Sequence[int]) -> str:
        """Return the hideout where noted crooks lie."""
        return LETTERS[places[0]]

    def places(self, places: Sequence[int], hideouts: int) -> str:
        """Return the places where noted crooks lie, as ``View.notes`` has them."""
        return self.texts.all_of([self._place(one, places.count(one), hideouts) for one in dict.fromkeys(places)])

    def _place(self, place: int, count: int, hideouts: int) -> str:
        if place == BOX:
            return self.texts("note-place-box")
        if place < hideouts:
            return self.texts("note-place-hideout", hideout=LETTERS[place], count=count)
        seat, target = divmod(place - hideouts, len(self.targets))
        return self.texts("note-place-grid", player=self.name(seat), target=self.targets[target])

    # The end

    def shared(self, winners: Sequence[int]) -> str:
        """Return the end of the text's id, by the number of winners of a target."""
        return "-nobody" if not winners else "" if len(winners) == 1 else "-tie"

    def taken(self, winner: int) -> str:
        """Return the end of the text's id: ``-nobody`` if a gang has no winner."""
        return "-nobody" if winner < 0 else ""

    def ending(self, scores: Sequence[int], winners: Sequence[int]) -> str:
        """Return the end of the text's id, by the way in which the game ended."""
        if len(winners) > 1:
            return "-shared"
        tied = "-money" if list(scores).count(max(scores)) > 1 else ""
        return f"-you{tied}" if winners[0] == self.reader else tied

    def winners(self, winners: Sequence[int]) -> str:
        """Name the winners. Of several, name the others, because the text itself names the reader."""
        return self.people([one for one in winners if one != self.reader or len(winners) == 1], "by")

    def among(self, seats: Sequence[int]) -> str:
        return "you" if self.reader in seats else "other"

    def best(self, numbers: Sequence[int]) -> int:
        return max(numbers)

    def at(self, numbers: Sequence[int], seat: int | Sequence[int]) -> int:
        """Return the number of a seat, or of the first of several; 0 if there is none."""
        seats = [seat] if isinstance(seat, int) else seat
        return next((numbers[one] for one in seats if one >= 0), 0)

    def dollars(self, money: Sequence[int], seats: Sequence[int]) -> str:
        return self.texts.money(self.at(money, seats))


class Asked(CrooksNouns):
    """The nouns of a question and its answers. They also see the table of the seat that is asked."""

    def __init__(self, told: CrooksNouns, ask: Ask, view: View) -> None:
        super().__init__(told.cards, told.targets, told.players, ask.seat)
        self.ask = ask
        self.view = view

    def payable(self) -> str:
        """Return the end of the text's id: ``-broke`` if the seat that is asked can't recruit."""
        return "" if any([option >= 0 for option in self.ask.options]) else "-broke"

    def takeable(self) -> str:
        """Return the end of the text's id: ``-nothing`` if no crook may be taken."""
        return "" if any([option >= 0 for option in self.ask.options]) else "-nothing"

    def held(self) -> str:
        """Return the crook to be placed."""
        return self.cards.label(self.view.hand)

    def displaced(self, target: int) -> str:
        """Return the crooks that a Swap drives out."""
        return self.cards.labels(self.mine(target)[:-1])

    # Answers

    def manner(self, target: int, side: str) -> str:
        """Return the text's id, by the way in which the crook is placed."""
        hand = self.view.hand
        if side == "ability":
            return "kill-own" if self.cards.kills(hand) and self.mine(target) else side
        with_it = target * len(SIDES) + SIDES.index("ability")
        return "without" if side == "up" and with_it in self.ask.options else side

    def skill(self) -> str:
        """Return the ability of the crook to be placed."""
        return self.cards.ability(self.view.hand)

    def own(self, target: int) -> str:
        """Return the seat's own crooks at a target, because a player who looks at a rival's there may have forgotten
        them."""
        return self.cards.labels(self.mine(target))

    def bill(self) -> str:
        """Return the price of placing a crook face down."""
        return self.texts.money(1)

    def spied(self, place: str) -> str:
        """Return the text's id, by the kind of place at which the Spy looks."""
        return f"spy-{place}"

    def mine(self, target: int) -> list[int]:
        """Return the seat's own crooks at a target, the lowest first."""
        row = self.view.rows[self.view.seat * len(self.targets) + target]
        return [max(card, -2 - card) for card in row]
