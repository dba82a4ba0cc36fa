"""Answers of 3000 Scoundrels in words, as logs and bug reports hold them.

A scoundrel is named by its trait, which no other has. Seats count from 1. A safe is named by its location and the
number on its back.
"""

from collections.abc import Sequence
from typing import Final

from skulduggery.engine.answers import Answers, Form, Names, Numbers, OrderAnswers
from skulduggery.engine.packing import Codec
from skulduggery.engine.programs import CANCEL, COMMIT, NO, YES
from skulduggery.games.scoundrels.rules.options import ARRANGE, CARD, DECK, MARK, MOVE, MOVED, PLAY, SWAP
from skulduggery.games.scoundrels.rules.sheriff import SHERIFF_WORDS
from skulduggery.games.scoundrels.rules.state import (
    DONE,
    FACE_UP,
    FACES,
    LEADER,
    SHERIFF,
    SLOTS,
    STRATEGY,
    ScoundrelsRules,
)

SEATS: Final = ("order", "dawn", "opponent", "free")
SAFES: Final = ("scout", "mark-any", "steal", "abandon", "swap-safe")
CARDS: Final = ("peek", "place", "destroy", "recall")
ABILITIES: Final = ("start", "abilities", "end", "react", "use", "use-leader")
SWAPS: Final = ("swap-jobs", "swap-traits")
HENCHMEN: Final = ("guard", "last-look", "suspect")
YES_OR_NO: Final = ("again", "use-hired")
ORDERS: Final = ("deal", "shuffle", "under")
MOST_SPENT: Final = 100


class DeckTop(Codec):
    """The codec of a CARD that is the top of a deck. Its only part is the owner."""

    def join(self, parts: Sequence[int]) -> int:
        return CARD.pack(parts[0], DECK)

    def split(self, packed: int) -> tuple[int, ...]:
        owner, slot = CARD.unpack(packed)
        return (owner if slot == DECK else -1,)


def answers(rules: ScoundrelsRules) -> dict[str, Answers]:
    """Return the wording of the answers to each kind of question; ``may`` stands for all kinds ``may-X``."""
    trait = Names(rules.trait_ids)
    safe = Names([safe_word(rules, cell) for cell in range(len(rules.values))])
    number = Names({number: str(number) for number in sorted(rules.partner)})
    seat = Names([str(seat + 1) for seat in range(rules.seats)])
    slot = Names(SLOTS)
    place = Names({place: f"B{place}" for place in rules.places})
    strategy = Names([one.id for one in rules.strategies])
    use = Answers(
        Form("pass", at=DONE),
        Form("use", trait),
        Form("card", strategy, at=STRATEGY),
        Form("leader", Names([one.id for one in rules.abilities]), at=LEADER),
    )
    suspect = Answers(Form("trust", at=NO), Form("suspect", at=YES))
    card = Answers(Form("card", seat, slot, packing=CARD), Form("deck", seat, packing=DeckTop()))
    swap = Answers(Form("swap", trait, trait, packing=SWAP))
    return {
        **{kind: OrderAnswers(kind, Numbers(1)) for kind in ORDERS},
        "plan": Answers(Form("show", FACES[0], at=FACE_UP), Form("play", Names(FACES), slot, packing=PLAY)),
        "act": Answers(Form("sheriff", at=SHERIFF), Form("hire", trait)),
        **dict.fromkeys(ABILITIES, use),
        **dict.fromkeys(HENCHMEN, suspect),
        **dict.fromkeys((*YES_OR_NO, "may"), Answers(Form("no", at=NO), Form("yes", at=YES))),
        **dict.fromkeys((*SEATS, "first"), Answers(Form("seat", seat))),
        **dict.fromkeys(SAFES, Answers(Form("safe", safe))),
        **dict.fromkeys(CARDS, card),
        "mark": Answers(
            Form("mark", "none", at=DONE),
            Form("mark", number),
            Form("mark", number, "from", safe, number, packing=MOVED, at=MOVE, order=(2, 0, 1)),
        ),
        "move-mark": Answers(Form("mark", number, "on", safe, packing=MARK, order=(1, 0))),
        "move-mark-to": Answers(Form("as", number, "on", safe, packing=MARK, order=(1, 0))),
        "hire": Answers(Form("hire", trait)),
        "room": Answers(Form("discard", trait)),
        **dict.fromkeys(SWAPS, swap),
        "arrange": Answers(
            Form("arrange", "done", at=COMMIT),
            Form("arrange", "again", at=CANCEL),
            Form("swap", place, place, packing=ARRANGE),
        ),
        "leader": Answers(Form("leader", Names(rules.leader_ids))),
        "strategy": Answers(Form("card", strategy)),
        "sheriff": Answers(Form("sheriff", Names(SHERIFF_WORDS))),
        "spend": Answers(Form("spend", Names([str(dollars) for dollars in range(MOST_SPENT)]))),
    }


def safe_word(rules: ScoundrelsRules, cell: int) -> str:
    """Return the word for a safe: its location and its number there."""
    location = rules.location_of[cell]
    return f"{rules.location_ids[location]}-{cell - rules.location_of.index(location) + 1}"
