"""Men of Mayhem by words, through the one door: set up a position, answer, look at what came of it.

>>> state = table("sites=pawn-shop dudes=1@pawn-shop:1M cash=3,0,0,0 guns=3,0,0,0 tokens=1,1,1,1")
>>> play(state, "1 exploit pawn-shop", "1 rule 1", "1 count 3")
>>> asked(state), goods(state, 1), dudes(state, 1)
('2 order', '12C', {'pawn-shop': '1M'})

Four seats, unleaded sides, no deals unless something else is said. Chance is asked: ``0 die 6`` answers for it.
"""

import re
from collections.abc import Iterable
from copy import deepcopy
from functools import cache

from skulduggery import api
from skulduggery.api import EVERYTHING, NATURE, SPECTATOR, Ask, IllegalAnswer, Rng, Rules, State

Message = tuple[object, ...]
GOODS = ("cash", "guns", "contraband")
LETTERS = "CGK"
OPEN = ("offer", "accept", "decline", "counter", "withdraw")
"""Actions that seats may take while another seat is asked something else."""
CALM = (
    "hijacked-truck", "cartel-order", "charity-ride", "poker-night", "patch-party", "stash-house", "evidence-locker",
    "big-buyer", "swap-meet", "gung-ho-local-cop", "sellers-market", "gun-embargo", "dry-streets", "supply-cut",
    "road-blocks", "truce", "stake-out", "cops-look-away",
)  # fmt: skip
"""Anarchy cards that do nothing by themselves when they are turned up."""


@cache
def house_rules(seats: int, options: tuple[tuple[str, api.Value], ...]) -> Rules:
    """The rules with the house components, made once."""
    return api.make_rules("mayhem", seats, dict(options))


def rules_for(seats: int = 4, cards: api.Document | None = None, **options: api.Value) -> Rules:
    """The rules of a table, without deals unless they are asked for."""
    options = {"deals": False, **options}
    if cards is None:
        return house_rules(seats, tuple(sorted(options.items())))
    return api.make_rules("mayhem", seats, options, cards)


def table(text: str = "", seats: int = 4, cards: api.Document | None = None, **options: api.Value) -> State:
    """A position (see games/mayhem/text/position_text.py), listened to. Cards to come do nothing unless ``deck=``
    names some."""
    if "deck=" not in text:
        named = re.split("[ =,]", text)
        text += f" deck={','.join([card for card in CALM if card not in named])}"
    state = api.read_position(rules_for(seats, cards, **options), " ".join(text.split()))
    state.events = []
    return state


def octane(text: str, seats: int = 4, **options: api.Value) -> State:
    """A position with high octane sides; ``sides=`` may name any gang in the first places, the others follow."""
    found = re.search(r"sides=(\S+)", text)
    first = found.group(1).split(",") if found else []
    rest = [gang for gang in gangs() if gang not in [one.removesuffix("-unleaded") for one in first]]
    sides = [*first, *[f"{gang}-unleaded" for gang in rest]][:seats]
    others = [word for word in text.split() if not word.startswith("sides=")]
    return table(" ".join([f"sides={','.join(sides)}", *others]), seats, mode="high-octane", **options)


def gangs() -> list[str]:
    """The gangs of the house set."""
    return [gang.id for gang in api.describe("mayhem", api.game("mayhem").house_cards()).gangs]


def game(seats: int = 4, seed: int | None = 1, cards: api.Document | None = None, **options: api.Value) -> State:
    """A new game, listened to; without a seed chance is asked."""
    return api.new(rules_for(seats, cards, **options), seed, listen=True)


def house(**changes: object) -> api.Document:
    """The house components, to be changed."""
    return {**deepcopy(components()), **changes}


@cache
def components() -> api.Document:
    """The house components, to be read."""
    return api.game("mayhem").house_cards()


# Answers


def say(state: State, line: str, to: int | None = None) -> list[Message]:
    """Answer for a seat: ``1 exploit pawn-shop``. Gives the messages that the answering seat gets, or seat ``to``.

    Seats count from 1 in words and in ``to`` (0: a spectator; as an answering seat: chance), from 0 in messages.
    ``clubhouse`` is the own one. Offers and answers to them are taken as open ones where the seat isn't asked for one.
    """
    return told(events_of(state, line), int(line.split()[0]) if to is None else to)


def events_of(state: State, line: str) -> tuple[api.Event, ...]:
    """Answer for a seat; the events, to be told to several."""
    who, *said = line.split()
    seat = int(who) - 1
    said = spelt(who, said)
    asks = api.pending(state)
    ask = next((ask for ask in asks if ask.seat == seat), asks[0] if asks else Ask(seat, "order", (), (0,)))
    offer = said[0] if said[0] in OPEN and (ask.seat != seat or ask.kind != "offer") else ""
    if offer:
        ask = Ask(seat, offer, (), ())
    return api.apply(state, seat, api.option(state.rules, ask, said), offer)


def spelt(who: str, said: list[str]) -> list[str]:
    """Places as the notation has them."""
    return [{"clubhouse": f"clubhouse-{who}", "er": "emergency-room"}.get(word, word) for word in said]


def play(state: State, *lines: str) -> State:
    """Answer several times; a line may hold several answers, divided by ``;``."""
    for line in "; ".join(lines).split(";") if lines else ():
        say(state, line)
    return state


def dice(state: State, *faces: int) -> list[Message]:
    """Chance rolls these faces; what a spectator is told."""
    out: list[Message] = []
    for face in faces:
        out += say(state, f"0 die {face}")
    return out


def backs(state: State, *lines: str) -> State:
    """Back-up of several seats: ``1 clubhouse:1P cut-and-bag-op:1P``; ``2`` for none."""
    for line in lines:
        who, *sources = line.split()
        for source in sources:
            place, dudes = source.split(":")
            say(state, f"{who} back-up {place} {dudes}")
        say(state, f"{who} back-up done")
    return state


def pulls(state: State, *lines: str) -> list[Message]:
    """Guns of several seats: ``1 2`` pulls two; what a spectator is told."""
    out: list[Message] = []
    for line in lines:
        who, number = line.split()
        out += say(state, f"{who} guns {number}", to=0)
    return out


def wait(state: State, until: str) -> list[Message]:
    """Everybody does the least, chance rolls 6, until this is asked, like ``2 order``; "" for the end of the game.

    Gives what a spectator hears. Before the first round and after the last one dice differ, so that ties end.
    """
    out: list[Message] = []
    chance = Rng(1)
    while asked(state) != until:
        assert not api.over(state), f"{until!r} was never asked"
        tied = PHASES[look(state).phase] in ("setup", "over") and asked(state) == "0 die"
        out += dice(state, 1 + chance.below(6)) if tied else idle(state)
    return out


def idle(state: State) -> list[Message]:
    """Give the least active answer once; chance rolls 6."""
    ask = api.pending(state)[0]
    if ask.seat == NATURE:
        answer: object = ask.options[-1] if ask.options else tuple(range(len(ask.ranges)))
    else:
        answer = ask.options[0] if ask.default is None else ask.default
    return told(api.apply(state, ask.seat, answer), 0)


def through(state: State, phase: str) -> list[Message]:
    """Everybody does the least until this phase is over or somebody must choose in it; what a spectator hears."""
    out: list[Message] = []
    while not api.over(state) and look(state).phase < PHASES.index(phase):
        out += idle(state)
    return out


PHASES = ("setup", "claim", "reveal", "orders", "market", "last-calls", "clean-up", "over")


def told(events: Iterable[api.Event], seat: int) -> list[Message]:
    """The messages that are sent to a seat, counted from 1 (0: a spectator)."""
    messages = [event.told(seat - 1 if seat else SPECTATOR) for event in events]
    return [message for message in messages if message]


def kinds(messages: Iterable[Message]) -> list[object]:
    """Return the kinds of messages."""
    return [message[0] for message in messages]


def only(messages: Iterable[Message], kind: str) -> list[Message]:
    """The messages of a kind."""
    return [message for message in messages if message[0] == kind]


def refused(state: State, line: str) -> str:
    """The ID of the rule that refuses an answer, nothing if it is taken. A refusal must change nothing."""
    seats = [*range(state.rules.seats), SPECTATOR]
    before = [api.view(state, seat).key() for seat in seats]
    try:
        say(state, line)
    except IllegalAnswer as error:
        assert before == [api.view(state, seat).key() for seat in seats], "the refused answer changed something"
        return error.rule
    return ""


def rejected(state: State, seat: int, answer: object, offer: str = "") -> str:
    """The ID of the rule that refuses something that is no answer in words."""
    try:
        api.apply(state, seat - 1, answer, offer)
    except IllegalAnswer as error:
        return error.rule
    return ""


def asked(state: State) -> str:
    """Return the open questions: ``1 order``; ``0 die`` for chance; empty when the game is over."""
    return ", ".join(f"{ask.seat + 1} {ask.kind}" for ask in api.pending(state))


def choices(state: State, seat: int | None = None) -> list[str]:
    """All answers that are offered (to a seat, if several are asked), in words, in their order."""
    asks = [ask for ask in api.pending(state) if seat is None or ask.seat == seat - 1]
    (ask,) = asks
    return [" ".join(api.words(state.rules, ask, option)) for option in ask.options]


def can(state: State, words: str, seat: int | None = None) -> bool:
    """Return whether an answer is offered."""
    who = api.pending(state)[0].seat + 1 if seat is None else seat
    return " ".join(spelt(str(who), words.split())) in choices(state, seat)


# What lies there


def look(state: State, eyes: int | None = None):
    """The view of a seat, counted from 1 (0: a spectator; nothing: all cards open)."""
    return api.view(state, EVERYTHING if eyes is None else eyes - 1 if eyes else SPECTATOR)


@cache
def places(rules: Rules) -> tuple[str, ...]:
    """The ids of all locations by number; clubhouses as ``clubhouse-1``."""
    described = api.describe("mayhem", rules.cards)
    sites = [place.id for place in described.places if not place.area]
    return (*[f"clubhouse-{seat + 1}" for seat in range(rules.seats)], "er", *sites)


def place(state: State, name: str) -> int:
    """The number of a location, as messages have it."""
    return places(state.rules).index(name)


@cache
def card_ids(rules: Rules) -> tuple[str, ...]:
    """The ids of the Anarchy cards by number."""
    return tuple(card.id for card in api.describe("mayhem", rules.cards).cards)


def goods(state: State, seat: int, eyes: int | None = None) -> str:
    """What a gang holds, as somebody sees it: ``3C1G``; ``0`` for nothing, ``?`` where it isn't known."""
    held = look(state, eyes).gangs[seat - 1].goods
    if min(held) < 0:
        return "?"
    return "".join(f"{amount}{letter}" for amount, letter in zip(held, LETTERS, strict=True) if amount) or "0"


def cash(state: State) -> list[int]:
    """The Cash of each gang."""
    return [gang.goods[0] for gang in look(state).gangs]


def guns(state: State) -> list[int]:
    """The Guns of each gang."""
    return [gang.goods[1] for gang in look(state).gangs]


def drugs(state: State) -> list[int]:
    """The Contraband of each gang."""
    return [gang.goods[2] for gang in look(state).gangs]


def heat(state: State) -> list[int]:
    """The Heat of each gang."""
    return [gang.heat for gang in look(state).gangs]


def tokens(state: State) -> list[int]:
    """The Order tokens of each gang."""
    return [gang.tokens for gang in look(state).gangs]


def supply(state: State) -> tuple[int, int]:
    """Guns and Contraband left."""
    return look(state).supply


def dudes(state: State, seat: int) -> dict[str, str]:
    """Return the places of a gang's Dudes: ``{"clubhouse": "2M1P", "er": "1P"}``."""
    out = {}
    for name, (members, prospects) in zip(places(state.rules), look(state).gangs[seat - 1].dudes, strict=True):
        if members or prospects:
            word = "clubhouse" if name == f"clubhouse-{seat}" else name
            out[word] = (f"{members}M" if members else "") + (f"{prospects}P" if prospects else "")
    return out


def pool(state: State, seat: int) -> tuple[int, int]:
    """Members and Prospects in the recruit pool of a gang."""
    return look(state).gangs[seat - 1].pool


def patch(state: State) -> int:
    """Return the holder of the Reaper Patch, counted from 1."""
    return look(state).patch + 1


def out(state: State) -> list[int]:
    """The disbanded gangs by seat, counted from 1."""
    return [seat + 1 for seat, gang in enumerate(look(state).gangs) if gang.out]


def marks(state: State) -> list[str]:
    """The locations exploited in this round."""
    return [places(state.rules)[one] for one in look(state).marks]


def sites(state: State) -> list[str]:
    """The Sites and Opportunities in play."""
    return [places(state.rules)[one] for one in look(state).sites]


def controls(state: State, name: str) -> int:
    """Return the seat that controls a location, counted from 1; 0 for nobody."""
    seen = look(state)
    return seen.control[seen.sites.index(place(state, name))] + 1


def cards(state: State) -> list[str]:
    """The Anarchy cards of this round."""
    return [card_ids(state.rules)[one] for one in look(state).cards]


def ranking(state: State) -> list[int]:
    """The gangs from the winner down, counted from 1."""
    return [seat + 1 for seat in look(state).result]


def bounds(state: State, eyes: int, seat: int) -> dict[str, tuple[int, int]]:
    """Return the bounds on a gang's goods that a seat can conclude; the table must have ``ledger_help``."""
    return dict(zip(LETTERS, look(state, eyes).gangs[seat - 1].bounds, strict=False))


def fields(state: State) -> dict[str, str]:
    """The fields of the position, as it is (where a gang is asked for its order)."""
    return dict(word.split("=", 1) for word in api.write_position(state).split(" "))


def worlds(state: State, seat: int, n: int = 100) -> list[State]:
    """States that a seat (0: a spectator) can't tell from this one."""
    info = api.infostate(state, seat - 1 if seat else SPECTATOR)
    return [api.redeal(info, Rng(seed)) for seed in range(n)]
