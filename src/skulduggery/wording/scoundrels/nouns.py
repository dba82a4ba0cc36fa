"""The nouns of 3000 Scoundrels: what the lines of ``games/scoundrels/text/wording.toml`` put into sentences."""

from collections.abc import Sequence
from typing import Final

from skulduggery.api import Ask
from skulduggery.games.scoundrels.game import ARRANGE, FACES, HIDDEN, SLOTS, STOLEN, UNUSED, Shown, View
from skulduggery.wording.scoundrels.cards import Cards
from skulduggery.wording.scoundrels.seen import find
from skulduggery.wording.tables import NOBODY, Nouns, wording

WORDING: Final = wording("scoundrels")
SALOON: Final = 4
PILE: Final = 5
"""Zones of scoundrels; those below SALOON are the boards of the seats."""
DECK: Final = 6
"""The number that stands for the top of a poker deck instead of a slot."""
MOVE: Final = 1000
"""The first number of answers that move a mark."""
SWAPS: Final = ("swap-jobs", "swap-traits")
UNNAMED: Final = ("guard", "last-look", "room", "arrange")
"""Questions that no scoundrel asks, or the one that was just hired."""


class ScoundrelsNouns(Nouns):
    """The nouns of every sentence, for one reader."""

    def __init__(self, cards: Cards, players: Sequence[str], reader: int) -> None:
        super().__init__(cards.texts, players, reader)
        self.cards = cards

    def scoundrel(self, trait: int, job: int) -> str:
        return self.cards.label(trait, job)

    def strategy(self, card: int) -> str:
        return self.cards.strategy(card)

    def slots(self, ability: int) -> str:
        return self.cards.slots(ability)

    def leaders(self, leaders: Sequence[int]) -> str:
        """Return the leaders with their players, by seat."""
        told = [
            self.texts("leader-of", player=self.name(i), leader=self.cards.suited(one)) for i, one in enumerate(leaders)
        ]
        return ", ".join(told)

    def strategies(self, cards: Sequence[int]) -> str:
        """Return the strategy cards with their players, by seat."""
        named = enumerate(map(self.strategy, cards))
        return ", ".join([self.texts("strategy-of", player=self.name(seat), card=one) for seat, one in named])

    def zone(self, zone: int) -> str:
        return "saloon" if zone == SALOON else "pile" if zone == PILE else "board"

    def discarded(self, zone: int) -> str:
        """Return the text for a scoundrel that is discarded from a board, or from elsewhere."""
        return "discard" if zone < SALOON else "gone"

    def rise(self, change: int) -> str:
        return "gain" if change > 0 else "lose"

    def seats(self, mask: int, role: str) -> str:
        """Return the players of a bit mask."""
        return self.people([seat for seat in range(len(self.players)) if mask >> seat & 1], role)

    def total(self, parts: Sequence[int]) -> int:
        return sum(parts)

    # Poker cards

    def slot(self, slot: int) -> str:
        return SLOTS[slot]

    def face(self, face: int) -> str:
        return FACES[face]

    def hand(self, faces: Sequence[int]) -> str:
        return " ".join([FACES[face] for face in faces])

    def honesty(self, slot: int, face: int) -> str:
        return "true" if face == slot + 1 else "bluff"

    def card(self, owner: int, slot: int, use: str, doer: int = NOBODY) -> str:
        """Return a played card or a deck's top.

        ``use``: its ``name``, or with the words to ``look`` at it, to lie ``on``, go ``onto`` or come ``from`` it.
        """
        words = {"use": use, "whom": self.whom(owner, doer), "player": self.players[owner]}
        return (
            self.texts("card-deck", **words) if slot == DECK else self.texts("card-played", slot=SLOTS[slot], **words)
        )

    # Safes

    def safe(self, cell: int) -> str:
        return self.cards.key(cell)

    def content(self, face: int) -> str:
        return self.cards.content(face)

    def left(self, where: int) -> str:
        """Return the variant of the text for a safe that was abandoned."""
        return "unused" if where == UNUSED else "map"

    def moved(self, cell: int, to: int) -> str:
        return "turn" if cell == to else "move"

    def mark(self, mark: int) -> str:
        """Return a mark on a safe, both in one number."""
        return self.texts("choice-mark", number=str(mark % 10), safe=self.safe(mark // 10))

    def marked(self, marks: Sequence[object]) -> str:
        return "-marked" if marks else ""

    def marks(self, marks: Sequence[tuple[int, int]]) -> str:
        """Return the marks on a safe with their players."""
        return ", ".join([self.texts("note-mark", player=self.name(seat), number=str(n)) for seat, n in marks])

    def lying(self, location: int, where: int) -> str:
        """Return where a safe of a location lies now."""
        thief, home = where - STOLEN, self.cards.locations[location]
        if thief == self.reader:
            return self.texts("note-mine")
        if thief >= 0:
            return self.texts("note-stolen", player=self.players[thief])
        return self.texts("note-unused", location=home) if where == UNUSED else home


class Asked(ScoundrelsNouns):
    """A question in words, with the nouns that need the view of the seat that is asked."""

    def __init__(self, told: ScoundrelsNouns, ask: Ask, view: View) -> None:
        super().__init__(told.cards, told.players, ask.seat)
        self.ask = ask
        self.view = view
        family = ask.kind.split("-")[0]
        self.family = family if family in ("may", "choose") else ask.kind
        """The kind; of a question within an ability, whose kind says what it is about, ``may`` or ``choose``."""

    def question(self) -> str:
        """Return the question, behind the name of the scoundrel that asks it."""
        if (common := self.common()) >= 0:
            return self.further(f"{self.ask.kind}-with", common)
        question = self.part(0) if self.family == "may" else self.further(self.family, *self.ask.args)
        source = self.source()
        if source is None:
            return question
        return self.texts("ask-by", scoundrel=self.cards.label(source.trait, source.job), question=question)

    def further(self, kind: str, *args: int) -> str:
        """Return a question of the table; also one that is asked before the other can be answered."""
        return WORDING.question(self, kind, args)

    def answer(self, kind: str, *args: int) -> str:
        """Return an answer to it."""
        return WORDING.answer(self, kind, args)

    def source(self) -> Shown | None:
        """Return the scoundrel whose ability asks, if its name stands before the question."""
        return find(self.view, self.ask.args[0]) if self.ask.args and self.ask.kind not in UNNAMED else None

    def common(self) -> int:
        """Return the scoundrel that all offered swaps have in common, or -1."""
        first, *more = {option // 64 for option in self.ask.options} if self.ask.kind in SWAPS else (-1,)
        return -1 if more else first

    def part(self, i: int) -> str:
        """Return the words of the card for a question within its ability.

        The card is that of the scoundrel that asks, else the first that asks a question of this kind.
        """
        source = find(self.view, self.ask.args[0])
        cards = self.cards.printed
        for effect in (*([cards.effects[source.job]] if source else []), *cards.tricks, *cards.effects):
            if self.ask.kind in (asked := self.cards.speaker.asked(effect)):
                return asked[self.ask.kind][i]
        return self.texts("ask-may")

    def known(self, trait: int) -> str:
        """Return the scoundrel with a trait, wherever it lies."""
        one = find(self.view, trait)
        return self.scoundrel(one.trait, one.job) if one else ""

    def first(self, hired: int) -> str:
        """Return the end of the text's id: ``-first`` if the hired scoundrel is used after the crew is arranged."""
        return "-first" if hired >= 0 and self.cards.printed.traits[hired]["timing"] == "hired" else ""

    def board(self) -> list[Shown | None]:
        """Return the crew as it would lie after the steps so far of the question where it goes."""
        board = list(self.view.sheets[self.reader].board)
        for step in self.ask.args[2:]:
            a, b = ARRANGE.unpack(step)
            board[a], board[b] = board[b], board[a]
        return board

    def place(self, place: int) -> str:
        """Return the scoundrel on a place of the board, or the place."""
        one = self.board()[place]
        return self.scoundrel(one.trait, one.job) if one else f"B{place}"

    def inside(self, cell: int) -> str:
        """Return the content of a safe, or nothing if this seat doesn't know it."""
        safe = self.view.safes[cell].safe
        return "" if safe == HIDDEN else self.content(safe)

    def marking(self, cell: int) -> str:
        """Return the end of the text's id: ``-none`` with all marks out, ``-seen`` if this seat knows the safe."""
        free = any([0 < option < MOVE for option in self.ask.options])
        return "-none" if not free else "-seen" if self.inside(cell) else ""
