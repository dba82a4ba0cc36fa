"""One game of bots at a table: what came of it, how they bluffed, and what thinking took."""

import time
from collections.abc import Sequence

import msgspec

from skulduggery import api, bots
from skulduggery.api import Ask, BadInput, Rng, Rules, State, Words
from skulduggery.arena.matches.external_bots import Forfeit, Guest, guest, identity, outside
from skulduggery.bots.hiding import SUSPECT, held, hidden, lied
from skulduggery.bots.search import Search
from skulduggery.bots.worlds import Open
from skulduggery.record import Record

WAYS = ("open", "plain")
"""The suffixes of a spec in the arena. ``open``: the bot is shown the real world, luck's ceiling. ``plain``: the bot
never hides what it could show, and never claims what is not true."""


class Acts(msgspec.Struct):
    """The acts of a bot in some games; counts add up.

    ``asked``: questions with more than one answer, and ``thought`` the seconds of processor time that they took.
    ``could``: questions by which something can be hidden; ``hid``: where it was. A ``bluff`` is weaker than it claims
    (where a game has claims), or than a spectator must think more likely than not; a ``trap`` is stronger.
    ``met``: questions whether something is a bluff, ``suspected`` how often it said so, ``right`` how often it was one
    then, ``missed`` how often it was one otherwise. ``forfeits``: games that a bot from outside has lost before their
    end.
    """

    games: int = 0
    asked: int = 0
    thought: float = 0.0
    could: int = 0
    hid: int = 0
    bluffs: int = 0
    traps: int = 0
    met: int = 0
    suspected: int = 0
    right: int = 0
    missed: int = 0
    forfeits: int = 0


def together(several: Sequence[Acts]) -> Acts:
    """Return the sum of several counts of acts."""
    return Acts(**{name: sum(getattr(acts, name) for acts in several) for name in Acts.__struct_fields__})


class Played(msgspec.Struct):
    """The result of one game, seat by seat; the number of answers, and seconds by the clock; ``faults``: why bots from
    outside have forfeited it."""

    shares: list[float]
    scores: list[int]
    acts: list[Acts]
    answers: int
    seconds: float
    faults: list[str] = []


def parts(spec: str) -> tuple[str, list[str]]:
    """Return a spec without the arena's ways, and those."""
    ways = []
    while spec.rpartition(",")[2] in WAYS:
        spec, _, way = spec.rpartition(",")
        ways.append(way)
    return spec, ways


def named(spec: str) -> str:
    """Under what a bot's games are kept: its spec, and which version it is if it isn't ours. Raises BadInput."""
    bare, ways = parts(spec)
    return ",".join([identity(bare), *ways]) if outside(bare) else spec


class Player:
    """A bot at a table, by its spec with the arena's ways. Raises BadInput for one that there can't be."""

    def __init__(self, spec: str, seed: int) -> None:
        bare, ways = parts(spec)
        self.guest: Guest | None = guest(bare, seed) if outside(bare) else None
        self.bot = bots.make("random" if self.guest else bare, seed)
        """The player; a random one in place of a guest who has forfeited."""
        self.clock = self.guest.clock if self.guest else time.thread_time
        self.fault = ""
        self.open = "open" in ways
        self.plain = "plain" in ways
        if self.open and not isinstance(self.bot, Search):
            raise BadInput(f"{bare} can't be shown everything; only a search can.")

    def choose(self, record: Record, ask: Ask, past: Rng) -> object:
        """Return its answer in the game that is played."""
        state = record.state
        if self.guest is not None:
            try:
                return self.guest.choose(record, ask, past)
            except Forfeit as why:
                self.fault = str(why)
                self.guest.over(None)
                self.guest = None
        if self.fault and (given := api.give_up(state, ask)) is not None:
            return given
        info = None if self.bot.blind else api.infostate(state, ask.seat)
        if self.open and isinstance(self.bot, Search):
            self.bot.worlds = lambda info, _past, _rng: Open(info, state)
        known = record.redeal_history(ask.seat, past) if record.rules.game in self.bot.remembers else None
        return self.bot.choose(info, ask, known)


def play(rules: Rules, specs: Sequence[str], chance: int, memory: int, streams: Sequence[int]) -> Played:
    """Play a game to its end, from streams for chance, for what bots are told of the past, and for each seat's bot."""
    game = api.game(rules.game)
    players = [Player(spec, stream) for spec, stream in zip(specs, streams, strict=True)]
    record = Record(rules, Rng(chance))
    past, eye = Rng(memory), Rng(memory)
    done = [Acts(games=1) for _ in specs]
    state = record.state
    answers, sat = 0, time.perf_counter()
    while asks := api.pending(state):
        ask = asks[0]
        player, acts = players[ask.seat], done[ask.seat]
        hides = ask.kind in game.bluff_kinds
        before = held(state, ask.seat) if hides else []
        challenged = api.challenged(state) if ask.kind in game.challenge_kinds else None
        if hides and player.plain:
            ask = plain(state, ask)
        begun = player.clock()
        answer = player.choose(record, ask, past)
        if len(ask.options) != 1 or ask.ranges:
            acts.asked += 1
            acts.thought += player.clock() - begun
        record.answer(ask.seat, answer)
        answers += 1
        if hides:
            watch(state, ask.seat, before, acts, eye)
        if challenged is not None:
            suspected, bluff = api.words(rules, ask, answer)[0] == SUSPECT, not challenged.strength
            acts.met += 1
            acts.suspected += suspected
            acts.right += suspected and bluff
            acts.missed += bluff and not suspected
    took = round(time.perf_counter() - sat, 4)
    for player, acts in zip(players, done, strict=True):
        acts.forfeits = int(bool(player.fault))
        if player.guest is not None:
            player.guest.over(record)
    gone = [bool(player.fault) for player in players]
    faults = [player.fault for player in players if player.fault]
    return Played(forfeited(api.returns(state), gone), [*api.scores(state)], done, answers, took, faults)


def forfeited(shares: Sequence[float], gone: Sequence[bool]) -> list[float]:
    """Shares of a win where who has forfeited has none; it is the others' in proportion, or equally if they had none;
    everybody's where all have."""
    if not any(gone) or all(gone):
        return [*shares]
    left = [0.0 if out else share for share, out in zip(shares, gone, strict=True)]
    if not sum(left):
        left = [0.0 if out else 1.0 for out in gone]
    return [share / sum(left) for share in left]


def plain(state: State, ask: Ask) -> Ask:
    """A question without the answers that hide something, or where all do, claim what is not so; as it is where no
    other answer is left."""
    claims = bool(api.game(state.rules.game).challenge_kinds)
    before = held(state, ask.seat)
    left = []
    for answer in ask.options:
        after = api.clone(state)
        api.apply(after, ask.seat, answer)
        place = hidden(after, ask.seat, before)
        if place < 0 or (claims and api.holdings(after, ask.seat)[place].strength):
            left.append(answer)
    return Ask(ask.seat, ask.kind, ask.args, tuple(left) or ask.options)


def watch(state: State, seat: int, before: Sequence[tuple[Words, str]], acts: Acts, eye: Rng) -> None:
    """Count what a seat has just hidden."""
    acts.could += 1
    place = hidden(state, seat, before)
    if place < 0:
        return
    acts.hid += 1
    lie = lied(state, seat, place, eye)
    acts.bluffs += lie < 0
    acts.traps += lie > 0
