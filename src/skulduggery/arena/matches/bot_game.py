"""Single games of bots: results, bluffs, and thinking times."""

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
"""The suffixes of a spec in the arena. ``open``: the bot is shown the real world, as an upper bound. ``plain``: the bot
never hides what it could show; in games with claims, it only never claims what is untrue."""


class Acts(msgspec.Struct):
    """Counts of a bot's acts in some games.

    ``asked``: questions with more than one answer, ``thought``: the seconds that they took (processor time; elapsed
    time for programs from outside). ``could``: questions by which something can be hidden, ``hid``: those by which it
    was. ``bluffs`` were weaker than claimed in games with claims, else weaker than a spectator would expect; ``traps``
    were stronger. ``met``: questions whether something is a bluff, ``suspected``: those answered with yes, ``right``:
    those among them where it was one, ``missed``: bluffs not suspected. ``forfeits``: games that a bot from outside
    forfeited.
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
    """Return the sum of several ``Acts``."""
    return Acts(**{name: sum(getattr(acts, name) for acts in several) for name in Acts.__struct_fields__})


class Played(msgspec.Struct):
    """The result of one game: shares of the win, scores and acts by seat, the number of answers, and elapsed seconds.

    ``faults`` are the reasons for which bots from outside forfeited.
    """

    shares: list[float]
    scores: list[int]
    acts: list[Acts]
    answers: int
    seconds: float
    faults: list[str] = []


def parts(spec: str) -> tuple[str, list[str]]:
    """Return a spec without the suffixes of ``WAYS``, and these suffixes, the last first."""
    ways = []
    while spec.rpartition(",")[2] in WAYS:
        spec, _, way = spec.rpartition(",")
        ways.append(way)
    return spec, ways


def named(spec: str) -> str:
    """Return the name under which a bot's games are stored: its spec, with the version of a bot from outside.

    Raises BadInput if there is no such bot.
    """
    bare, ways = parts(spec)
    return ",".join([identity(bare), *ways]) if outside(bare) else spec


class Player:
    """A bot at a table, from a spec with suffixes of ``WAYS``. Raises BadInput for a wrong spec."""

    def __init__(self, spec: str, seed: int) -> None:
        bare, ways = parts(spec)
        self.guest: Guest | None = guest(bare, seed) if outside(bare) else None
        self.bot = bots.make("random" if self.guest else bare, seed)
        """The bot; for a guest, the random bot that plays on after a forfeit."""
        self.clock = self.guest.clock if self.guest else time.thread_time
        self.fault = ""
        self.open = "open" in ways
        self.plain = "plain" in ways
        if self.open and not isinstance(self.bot, Search):
            raise BadInput(f"{bare} can't play with open cards; only a search can, such as flat:rollouts=100.")

    def choose(self, record: Record, ask: Ask, past: Rng) -> object:
        """Return the bot's answer to ``ask``; ``past`` is the stream for re-dealt histories.

        After a forfeit the player gives up if possible, else plays at random.
        """
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
    """Play a game to its end. ``chance``, ``memory`` and ``streams`` are seeds for the deal, histories and bots."""
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
    """Return shares of the win with those of seats that forfeited (``gone``) passed on to the other seats.

    They are passed on in proportion, or equally if the others have none. If all seats forfeited, nothing changes.
    """
    if not any(gone) or all(gone):
        return [*shares]
    left = [0.0 if out else share for share, out in zip(shares, gone, strict=True)]
    if not sum(left):
        left = [0.0 if out else 1.0 for out in gone]
    return [share / sum(left) for share in left]


def plain(state: State, ask: Ask) -> Ask:
    """Return a question without the answers that hide something; in games with claims, without untrue claims only.

    If no answer would be left, all stay.
    """
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
    """Count in ``acts`` what the last answer of a seat hid; ``before`` is what it held before."""
    acts.could += 1
    place = hidden(state, seat, before)
    if place < 0:
        return
    acts.hid += 1
    lie = lied(state, seat, place, eye)
    acts.bluffs += lie < 0
    acts.traps += lie > 0
