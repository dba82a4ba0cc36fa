"""A position of 3000 Scoundrels as one line of text, for a bug report or a test.

The line holds fields, separated by spaces, in any order. Players count from 1; ``-`` means none. A field that isn't
given has its neutral value. All neutral values together are the first turn of player 1 on day 2, with empty boards and
everything else as at set-up, with cards in the order of their file.

| field | example | neutral |
|---|---|---|
| ``day first turn`` | ``day=2 first=1 turn=5`` (turns begun today) | day 2, player 1, turn 1 |
| ``step slot`` | ``step=abilities slot=6`` (the slot of the turn card); ``step=dusk``: all turns are over | start; with a slot: abilities |
| ``leaders strategy`` | ``leaders=doc-zimmer,preston-cain`` | in the order of the file; each leader's first card |
| ``boards`` | ``1@B1:lucky-safecracker,1@B2:helpful-prospector`` | none |
| ``saloon`` | ``lucky-banker,filthy-dog,cocky-chef``, leftmost first | three new scoundrels |
| ``pile`` | ``charming-banker,loyal-chef``, newest first | none; other cards that must have been drawn lie at the bottom |
| ``traits jobs purple`` | all cards left in a deck, top first (``purple``: the second deck of the wild saloon) | the rest |
| ``money rep supply jail`` | ``money=4,0,3`` | as at set-up; henchmen on cards come from the supply |
| ``hands decks`` | ``hands=1:0+A+2,2:3+4`` | a card for each turn to come; the rest is the deck |
| ``cards`` | ``1@6:0!23`` (the 0 of player 1 in slot 6 with henchmen of 2 and 3), ``2@up:0`` | only the turn card |
| ``past`` | the history of a player's poker cards (card_history.py) | drawn and played |
| ``safes`` | ``estate-4:song-pebble`` | each safe in the place of its number |
| ``map stolen`` | ``map=depot-6@2,depot-2@unused stolen=1:estate-4`` | each on the space of its number |
| ``marks seen`` | ``marks=estate-4:2#5 seen=1:estate-3`` | none; marks and stolen safes are seen |
| ``used`` | ``trait:lucky,job:banker,card:strong-arm,1:leader-scout`` | none |
"""  # noqa: E501

from collections.abc import Sequence
from typing import Final

from skulduggery.engine.asks import BadInput
from skulduggery.engine.chance import NO_STREAM
from skulduggery.engine.fields import Fields, halves, lookup, whole
from skulduggery.engine.machine import EFFECT, PC, run
from skulduggery.games.scoundrels.rules import poker_cards
from skulduggery.games.scoundrels.rules.answers import safe_word
from skulduggery.games.scoundrels.rules.board import card_bit
from skulduggery.games.scoundrels.rules.invariants import broken
from skulduggery.games.scoundrels.rules.safes import lay_mark, look, place
from skulduggery.games.scoundrels.rules.setup import start
from skulduggery.games.scoundrels.rules.state import (
    EMPTY,
    FACES,
    FREE,
    PLACES,
    SLOTS,
    STOLEN,
    UNUSED,
    WIDTH,
    Scoundrel,
    Scoundrels,
    ScoundrelsRules,
    rules_of,
)
from skulduggery.games.scoundrels.rules.turns import ABILITIES, AT_END, AT_PLAN, AT_START, STEPS
from skulduggery.games.scoundrels.text import card_history
from skulduggery.games.scoundrels.text.card_supply import gather, pair_name, pair_of
from skulduggery.games.scoundrels.text.position import strategy_ids

FIELDS: Final = (
    "day", "first", "turn", "step", "slot", "leaders", "strategy", "boards", "saloon", "pile", "money", "rep",
    "supply", "jail", "hands", "cards", "decks", "past", "safes", "map", "stolen", "marks", "seen", "used", "traits",
    "jobs", "purple",
)  # fmt: skip
DUSK: Final = "dusk"
ASKED: Final = STEPS[AT_START : AT_END + 1]


def write(t: Scoundrels) -> str:
    """Return a position as one line of text. Raise BadInput unless the active player is asked in a step of the turn."""
    hidden = min(t.faces) < 0 or min([face for cards in (*t.hands, *t.decks) for face in (*cards, 0)]) < 0
    if hidden or len(t.stack) != 1 or t.stack[0][EFFECT].name != "turn" or t.noted:
        raise BadInput(
            "A position of scoundrels can be written only where the player whose turn it is chooses what to do in a "
            "step of the turn; save the game instead."
        )
    rules = rules_of(t)
    out = [f"day={t.day} first={t.first + 1} turn={t.turn} step={STEPS[t.stack[0][PC]]}"]
    if t.slot >= 0:
        out.append(f"slot={SLOTS[t.slot]}")

    def say(name: str, words: Sequence[object], always: bool = False) -> None:
        if words or always:
            out.append(f"{name}={','.join([str(word) for word in words]) or '-'}")

    seats = range(t.seats)
    say("leaders", [rules.leader_ids[leader] for leader in t.leaders])
    say("strategy", [strategy_ids(rules)[card] for card in t.strategy if card >= 0])
    lying = [(seat, spot) for seat in seats for spot in range(PLACES) if t.boards[seat][spot][0] >= 0]
    say("boards", [f"{seat + 1}@B{spot}:{pair_name(rules, t.boards[seat][spot])}" for seat, spot in lying])
    say("saloon", [pair_name(rules, one) for one in t.saloon])
    say("pile", [pair_name(rules, one) for one in t.pile])
    say("money", t.money)
    say("rep", t.rep)
    say("supply", t.supply)
    say("jail", t.jail)
    say("hands", [f"{seat + 1}:{faces(t.hands[seat])}" for seat in seats])
    say("cards", cards_out(t))
    say("decks", [f"{seat + 1}:{faces(t.decks[seat])}" for seat in seats])
    told = [card_history.write(t, seat) for seat in seats]
    say("past", [f"{seat + 1}:{told[seat]}" for seat in seats if told[seat]])
    names = safe_names(rules)
    cells = range(len(names))
    say("safes", [f"{names[cell]}:{rules.safe_ids[t.faces[cell]]}" for cell in cells if t.faces[cell] != cell])
    moved = [cell for cell in cells if t.where[cell] < STOLEN and t.where[cell] != home(rules, cell)]
    say("map", [f"{names[cell]}@{'unused' if t.where[cell] < 0 else t.where[cell] + 1}" for cell in moved])
    say("stolen", [f"{t.where[cell] - STOLEN + 1}:{names[cell]}" for cell in cells if t.where[cell] >= STOLEN])
    say("marks", [f"{names[cell]}:{seat + 1}#{number}" for cell, seat, number in t.marks])
    seen = [(seat, cell) for seat in seats for cell in cells if t.looks[seat] >> cell & 1 and not shown(t, seat, cell)]
    say("seen", [f"{seat + 1}:{names[cell]}" for seat, cell in seen])
    say("used", used_out(t))
    say("traits", [rules.trait_ids[t.traits[cell]] for cell in rules.trait_deck[t.drawn[0] :]], True)
    for k in range(len(rules.job_decks)):
        left = rules.job_decks[k][t.drawn[1 + k] :]
        say("purple" if k else "jobs", [rules.job_ids[t.jobs[cell]] for cell in left], True)
    return " ".join(out)


def faces(cards: Sequence[int]) -> str:
    """Return poker cards in words, joined by ``+``; ``-`` for none."""
    return "+".join([FACES[face] for face in cards]) or "-"


def cards_out(t: Scoundrels) -> list[str]:
    """Return the played cards of all seats in words, with the henchmen on them."""
    out = []
    for seat in range(t.seats):
        for slot in range(WIDTH):
            i = seat * WIDTH + slot
            if t.slots[i] != FREE:
                men = "".join([str(other + 1) for other in range(t.seats) if t.men[i] >> other & 1])
                out.append(f"{seat + 1}@{SLOTS[slot]}:{FACES[t.slots[i]]}{f'!{men}' if men else ''}")
        if t.face_up >> seat & 1:
            out.append(f"{seat + 1}@up:{FACES[0]}")
    return out


def shown(t: Scoundrels, seat: int, cell: int) -> bool:
    """Return whether a seat may look into a safe, because it has stolen or marked that safe (SC-SAFE-13)."""
    return t.where[cell] == STOLEN + seat or any([mark[0] == cell and mark[1] == seat for mark in t.marks])


def used_out(t: Scoundrels) -> list[str]:
    """Return everything used in this period, in words."""
    rules = rules_of(t)
    out = [f"trait:{rules.trait_ids[i]}" for i in range(len(rules.traits)) if t.flags >> i & 1]
    first = len(rules.traits)
    out += [f"job:{rules.job_ids[i]}" for i in range(len(rules.colours)) if t.flags >> (first + i) & 1]
    ids = strategy_ids(rules)
    out += [f"card:{ids[i]}" for i in range(len(ids)) if t.flags & card_bit(rules, i)]
    width = len(rules.abilities)
    bits = range(t.seats * width)
    return out + [f"{i // width + 1}:{rules.abilities[i % width].id}" for i in bits if t.leader_flags >> i & 1]


def safe_names(rules: ScoundrelsRules) -> list[str]:
    """Return the words for all safes, as in answers: location and number."""
    return [safe_word(rules, cell) for cell in range(len(rules.values))]


def home(rules: ScoundrelsRules, cell: int) -> int:
    """Return the place to which a safe is dealt: the space of its number, or UNUSED (SC-SETUP-08, -09)."""
    location = rules.location_of[cell]
    space = cell - rules.location_of.index(location)
    return space if space < rules.spaces[location] else UNUSED


# Reading


def read(rules: ScoundrelsRules, text: str) -> Scoundrels:
    """Return the position that a line describes, skipping steps with nothing to do. Raise BadInput if it is wrong."""
    given = Fields(text, FIELDS, rules.seats)
    t = start(rules, NO_STREAM)
    step = course(t, given)
    gather(t, given, scoundrels(t, given))
    read_poker_cards(t, given, step)
    numbers(t, given)
    safes(t, given)
    used(t, given)
    if step == DUSK:
        t.stack = [(rules.effects["day"], 0, t.first, -1, ())]
    else:
        t.stack = [(rules.effects["turn"], STEPS.index(step), t.active, -1, ())]
    problem = broken(t) or unplayable(t, step)
    if problem:
        raise BadInput(f"The position can't be: {problem}.")
    run(t)
    return t


def course(t: Scoundrels, given: Fields) -> str:
    """Read day, turn, leaders and step, and return the step."""
    rules = rules_of(t)
    t.day = whole(given.text("day", str(min(2, rules.days))), "day", 1, rules.days)
    t.first = whole(given.text("first", "1"), "first", 1, t.seats) - 1
    step = given.text("step", "abilities" if given.has("slot") else "start")
    lookup((*ASKED, DUSK), step, "step")
    last = rules.turns * t.seats
    t.turn = whole(given.text("turn", str(last) if step == DUSK else "1"), "turn", 1, last)
    t.active = -1 if step == DUSK else (t.first + t.turn - 1) % t.seats
    if given.has("slot"):
        if step == DUSK or STEPS.index(step) < ABILITIES:
            raise BadInput(f"slot= is the slot of the card played in this turn; in step {step} there is none.")
        t.slot = lookup(SLOTS, given.text("slot", ""), "slot")
    leaders = given.per_seat("leaders", list(rules.leader_ids[: t.seats]))
    t.leaders = tuple([lookup(rules.leader_ids, leader, "leader") for leader in leaders])
    if len(set(t.leaders)) < t.seats:
        raise BadInput("leaders= names one twice; each player has another (SC-SETUP-11).")
    ids = strategy_ids(rules)
    if rules.strategy_cards:
        picks = given.per_seat("strategy", [ids[rules.leader_cards[leader][0]] for leader in t.leaders])
        t.strategy = tuple([lookup(ids, one, "strategy card") for one in picks])
        if any([t.strategy[seat] not in rules.leader_cards[t.leaders[seat]] for seat in range(t.seats)]):
            raise BadInput("strategy= gives a player a card of another leader (SC-SETUP-14).")
    elif given.has("strategy"):
        raise BadInput("strategy= needs the option strategy_cards (SC-SETUP-15).")
    return step


def scoundrels(t: Scoundrels, given: Fields) -> list[Scoundrel]:
    """Lay out the scoundrels that are named, and return all of them."""
    rules = rules_of(t)
    out: list[Scoundrel] = []

    def stand(name: str) -> Scoundrel:
        t.stays += 1
        out.append((*pair_of(rules, name), t.stays))
        return out[-1]

    spots = [f"B{number}" for number in range(PLACES)]
    for seat, spot, name in given.places("boards", "1@B1:filthy-dog"):
        number = lookup(spots, spot, "place")
        t.boards[seat] = (*t.boards[seat][:number], stand(name), *t.boards[seat][number + 1 :])
    if given.has("saloon"):
        names = given.parts("saloon") or ["-"] * rules.saloon
        if len(names) != rules.saloon:
            raise BadInput(f"saloon= must name {rules.saloon} scoundrels, the left first, '-' for a gap.")
        t.saloon = tuple([EMPTY if name == "-" else stand(name) for name in names])
    t.pile = tuple([stand(name) for name in given.parts("pile")])
    return out


def read_poker_cards(t: Scoundrels, given: Fields, step: str) -> None:
    """Read hands, played cards, decks and the history of poker cards."""
    for seat, slot, card in given.places("cards", "1@6:0!23"):
        card, _, men = card.partition("!")
        face = lookup(FACES, card, "poker card")
        if slot == "up" and face == 0 and not men:
            t.face_up |= 1 << seat
            continue
        i = seat * WIDTH + lookup(SLOTS, slot, "slot")
        t.slots[i] = face
        for one in men:
            t.men[i] |= 1 << given.player(one)
    hands = by_player(given, "hands")
    decks = by_player(given, "decks")
    to_come = [0] * t.seats if step == DUSK else cards_to_play(t, STEPS.index(step))
    for seat in range(t.seats):
        hand = hands[seat]
        deck = decks[seat]
        taken = [*poker_cards.played(t, seat), *(hand or []), *(deck or [])]
        rest = [face for face in range(len(FACES)) if face not in taken]
        if seat == t.active and t.slot >= 0 and t.slots[seat * WIDTH + t.slot] == FREE and rest:
            face = t.slot + 1 if t.slot + 1 in rest else rest[0]
            t.slots[seat * WIDTH + t.slot] = face
            rest.remove(face)
        if hand is None:
            hand = rest[: to_come[seat]] if deck is None else rest
            rest = rest[len(hand) :]
        t.hands[seat] = tuple(sorted(hand))
        t.decks[seat] = tuple(rest if deck is None else deck)
        t.blocks[seat] = (0, len(t.decks[seat]), *(0,) * (rules_of(t).days - 1))
        t.acts[seat] = card_history.neutral(t, seat)
    for who, told in given.pairs("past", ":", "1:+0.+A.0>6"):
        card_history.adopt(t, given.player(who), told)


def by_player(given: Fields, name: str) -> list[list[int] | None]:
    """Return the poker cards in each player's hand or deck, None for a player who isn't named."""
    out: list[list[int] | None] = [None] * given.seats
    for who, cards in given.pairs(name, ":", "1:0+A+2"):
        words = [] if cards == "-" else cards.split("+")
        out[given.player(who)] = [lookup(FACES, word, "poker card") for word in words]
    return out


def numbers(t: Scoundrels, given: Fields) -> None:
    """Read money, reputation and henchmen.

    Henchmen that no field places are in the supply, except those in jail at set-up. With ``supply=`` alone, they are
    all in jail.
    """
    rules = rules_of(t)
    t.money = given.row("money", [rules.start_money] * t.seats, 0, 999)
    t.rep = given.row("rep", [0] * t.seats, rules.lowest, rules.highest)
    off = [rules.henchmen - sum([mask >> seat & 1 for mask in t.men]) for seat in range(t.seats)]
    if given.has("supply") and not given.has("jail"):
        t.supply = given.row("supply", [], 0, rules.henchmen)
        t.jail = [max(0, off[seat] - t.supply[seat]) for seat in range(t.seats)]
    else:
        t.jail = given.row("jail", [max(0, min(rules.jailed, left)) for left in off], 0, rules.henchmen)
        t.supply = given.row("supply", [max(0, off[i] - t.jail[i]) for i in range(t.seats)], 0, rules.henchmen)


def safes(t: Scoundrels, given: Fields) -> None:
    """Read which safe is on which cell, the places of the safes, their marks, and the seats that have seen them."""
    rules = rules_of(t)
    names = safe_names(rules)
    faces = [-1] * len(names)
    for which, what in given.pairs("safes", ":", f"{names[0]}:{rules.safe_ids[0]}"):
        faces[lookup(names, which, "safe")] = lookup(rules.safe_ids, what, "safe")
    for cell in range(len(faces)):
        if faces[cell] < 0 and cell not in faces:
            faces[cell] = cell
    for cell in range(len(faces)):
        if faces[cell] < 0:
            faces[cell] = next(one for one in range(len(faces)) if one not in faces)
    t.faces = tuple(faces)
    for which, where in given.pairs("map", "@", f"{names[0]}@2"):
        cell = lookup(names, which, "safe")
        spaces = rules.spaces[rules.location_of[cell]]
        place(t, cell, UNUSED if where == "unused" else whole(where, "map", 1, spaces) - 1)
    for who, which in given.pairs("stolen", ":", f"1:{names[0]}"):
        cell = lookup(names, which, "safe")
        place(t, cell, STOLEN + given.player(who))
        look(t, given.player(who), cell)
    known = [str(number) for number in sorted(rules.partner)]
    for which, mark in given.pairs("marks", ":", f"{names[0]}:2#5"):
        who, number = halves(mark, "#", "marks", f"{names[0]}:2#5")
        lookup(known, number, "number on a mark")
        lay_mark(t, given.player(who), lookup(names, which, "safe"), int(number))
    t.noted = []  # false marks are old events, so nothing reacts to them
    for who, which in given.pairs("seen", ":", f"1:{names[0]}"):
        look(t, given.player(who), lookup(names, which, "safe"))


def used(t: Scoundrels, given: Fields) -> None:
    """Read everything used in this period."""
    rules = rules_of(t)
    first = len(rules.traits)
    leader_ids = [ability.id for ability in rules.abilities]
    for what, name in given.pairs("used", ":", "trait:lucky"):
        if what == "trait":
            t.flags |= 1 << lookup(rules.trait_ids, name, "trait")
        elif what == "job":
            t.flags |= 1 << (first + lookup(rules.job_ids, name, "job"))
        elif what == "card":
            t.flags |= card_bit(rules, lookup(strategy_ids(rules), name, "strategy card"))
        else:
            bit = given.player(what) * len(leader_ids) + lookup(leader_ids, name, "leader ability")
            t.leader_flags |= 1 << bit


# Checks that the day can be played to its end


def cards_to_play(t: Scoundrels, step: int) -> list[int]:
    """Return how many poker cards each seat has yet to play today. The active seat is at ``step`` of its turn."""
    out = []
    for seat in range(t.seats):
        begun = (t.turn - 1 - (seat - t.first) % t.seats) // t.seats + 1
        out.append(rules_of(t).turns - begun + int(seat == t.active and step <= AT_PLAN))
    return out


def unplayable(t: Scoundrels, word: str) -> str:
    """Return why the day can't be played to its end from this step; empty if it can."""
    for seat in range(t.seats):
        if card_history.days_ended(t, seat) >= t.day:
            return f"the cards of player {seat + 1} went under the deck more often than a day has ended"
    if word == DUSK:
        return ""
    step = STEPS.index(word)
    if step >= ABILITIES and t.slot < 0 and not t.face_up >> t.active & 1:
        return f"in step {word} there must be a slot= with the card of this turn, or the 0 lies face up"
    if t.slot >= 0 and t.slots[t.active * WIDTH + t.slot] == FREE:
        return f"no card lies in the slot of this turn, {t.slot + 1} of {WIDTH}"
    to_come = cards_to_play(t, step)
    for seat in range(t.seats):
        free = t.slots[seat * WIDTH : (seat + 1) * WIDTH].count(FREE)
        if len(t.hands[seat]) < to_come[seat] or free < to_come[seat]:
            return (
                f"player {seat + 1} has {len(t.hands[seat])} cards in hand and {free} free slots "
                f"for {to_come[seat]} turns still to come (turn= counts those begun)"
            )
    return ""
