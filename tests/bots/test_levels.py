"""Levels for people, and personas: how strong they are, and how much they bluff and suspect."""

from collections.abc import Collection, Iterator
from itertools import islice

import pytest
from tests.moments import moments

from skulduggery import api, bots
from skulduggery.api import Ask, BadInput, Info, Rng
from skulduggery.arena.matches.match import Seating, match
from skulduggery.bots.hiding import SUSPECT, bluffing, held, hidden
from skulduggery.bots.levels import settings_of
from skulduggery.bots.personas import PERSONAS, personas_in
from skulduggery.bots.search import Search

GAMES = [("crooks", 3), ("scoundrels", 2), ("mayhem", 3)]
QUESTIONS = 20


def questions(game: str, seats: int, kinds: Collection[str], seed: int) -> Iterator[tuple[Ask, Info]]:
    """Questions of these kinds with a choice, in games between heuristics without end."""
    luck = Rng(seed)
    rules = api.make_rules(game, seats, serial=True)
    while True:
        state = api.new(rules, luck.seed())
        while asks := api.pending(state):
            ask = asks[0]
            info = api.infostate(state, ask.seat)
            if ask.kind in kinds and len(ask.options) > 1:
                yield ask, info
            api.apply(state, ask.seat, api.policy(info, ask, luck))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_levels_answer_in_every_game(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them, at a live table too; it is told what it may know, and no more."""
    monkeypatch.setattr("skulduggery.bots.levels.SECONDS", dict.fromkeys(bots.LEVELS, 0.02))
    for record, ask, info in moments(game, seats, 6, 2):
        for level in bots.LEVELS:
            bot = bots.make(level, 3)
            past = record.redeal_history(ask.seat, Rng(1)) if game in bot.remembers else None
            trial = api.clone(record.state)
            api.apply(trial, ask.seat, bot.choose(info, ask, past))


def test_who_overlooks_more_sees_less() -> None:
    """It considers a new random subset of the options each time, at least two, and answers one of these."""
    seen = set()
    for _, ask, info in moments("mayhem", 3, 2, 4):
        for seed in range(3):
            bot = bots.make("flat:rollouts=4,rollout=random,depth=1,width=1000,skip_rate=0.7", seed)
            assert isinstance(bot, Search)
            there = [arm.answer for arm in bot.think(info, ask).arms]
            if not ask.ranges:
                assert len(there) == max(2, round(0.3 * len(ask.options)))
                assert [option for option in ask.options if option in there] == there
            seen.add((len(ask.options), *there))
    assert len(seen) > 8


def test_a_stronger_level_wins_more() -> None:
    """In Crooks, far apart; the strength page has the figures."""
    levels = api.game("crooks").profile.levels
    sharp = levels["sharp"].replace("rollouts=150", "rollouts=50")
    result = match(Seating("crooks", sharp, (levels["beginner"],)), 3, workers=2)
    assert result.share > 0.6
    assert result.lead > 3


def test_personas_are_offered_where_they_differ() -> None:
    """A game without suspicions offers no persona that suspects; a game without bluffs offers none at all."""
    assert set(personas_in("scoundrels")) == set(PERSONAS)
    assert [PERSONAS[one][0] > 0 for one in personas_in("crooks")] == [False, True]
    assert personas_in("mayhem") == ()
    for game in api.games():
        there = bots.offered(game)
        assert all(bots.playable(spec) for spec in there)
        assert {spec.partition("=")[2] for spec in there if ":" in spec} <= set(personas_in(game))
    assert "sharp:persona=braggart" in bots.offered("crooks")
    assert settings_of("sharp", "crooks", "daredevil").bluff == PERSONAS["daredevil"][0]
    assert settings_of("sharp", "crooks", "daredevil").suspect == 0
    assert bots.patience("sharp:persona=choirboy") == bots.patience("sharp")


def test_a_level_can_be_given_another_time_limit() -> None:
    """Its style stays. Bots without a time limit get none."""
    assert bots.patience("ruthless") > bots.patience("sharp") > bots.patience("beginner") > bots.patience("heuristic")
    assert bots.limited("sharp", 0.1) == "sharp:seconds=0.1000"
    assert bots.limited("sharp:persona=braggart", 0.25) == "sharp:persona=braggart,seconds=0.2500"
    assert bots.patience("sharp:persona=braggart,seconds=0.25") == 0.25
    assert [bots.limited(one, 0.1) for one in ("random", "heuristic")] == ["random", "heuristic"]
    assert "sharp:seconds=0.1" not in bots.offered("crooks")


@pytest.mark.parametrize("spec", ["sharp:persona=saint", "sharp:rollouts=3", "sharp:seconds=soon"])
def test_a_persona_that_nobody_has(spec: str) -> None:
    with pytest.raises(
        BadInput, match=r"it has seconds and persona, one of choirboy, braggart, bloodhound, cynic, daredevil\."
    ):
        bots.make(spec, 1)
    assert not bots.playable(spec)


@pytest.mark.parametrize(("game", "seats"), [("crooks", 2), ("scoundrels", 2)])
def test_who_likes_to_bluff_bluffs_more(game: str, seats: int) -> None:
    """At the same questions, with the same streams."""
    bluffs = dict.fromkeys((-0.3, 0.0, 0.3), 0)
    met = 0
    for ask, info in questions(game, seats, api.game(game).bluff_kinds, 6):
        which = dict(zip(ask.options, bluffing(info, ask, list(ask.options), Rng(1)), strict=True))
        if len({*which.values()}) == 2:
            met += 1
            for like in bluffs:
                spec = f"flat:rollouts=12,rollout=random,margin=0.4,depth=4,bluff={like}"
                bluffs[like] += which[bots.make(spec, met).choose(info, ask)]
        if met == QUESTIONS:
            break
    assert bluffs[-0.3] < bluffs[0.0] < bluffs[0.3]
    assert bluffs[0.3] - bluffs[-0.3] >= 0.4 * QUESTIONS


def test_what_the_rival_has_seen_is_no_bluff() -> None:
    """Nor is a card that it can't take to be stronger, however little a spectator would know."""
    luck = Rng(9)
    bluffs = known = 0
    for ask, info in islice(questions("crooks", 2, api.game("crooks").bluff_kinds, 6), 40):
        world = api.redeal(info, luck)
        before = held(world, ask.seat)
        for option, bluff in zip(ask.options, bluffing(info, ask, list(ask.options), Rng(1)), strict=True):
            after = api.clone(world)
            api.apply(after, ask.seat, option)
            if (place := hidden(after, ask.seat, before)) >= 0:
                rival = api.infostate(after, 1 - ask.seat)
                seen = [api.holdings(api.redeal(rival, luck), ask.seat)[place] for _ in range(12)]
                mine = api.holdings(after, ask.seat)[place]
                known += all(one.what == mine.what for one in seen)
                bluffs += bluff
                assert not bluff or any(one.strength > mine.strength for one in seen)
    assert bluffs
    assert known


def test_who_likes_to_suspect_suspects_more() -> None:
    """At the same questions, with the same streams."""
    suspicions = dict.fromkeys((-0.3, 0.0, 0.3), 0)
    asked = islice(questions("scoundrels", 2, api.game("scoundrels").challenge_kinds, 7), QUESTIONS)
    for met, (ask, info) in enumerate(asked, 1):
        for like in suspicions:
            answer = bots.make(f"flat:rollouts=12,depth=4,z=1,suspect={like}", met).choose(info, ask)
            suspicions[like] += api.words(info.state.rules, ask, answer)[0] == SUSPECT
    assert suspicions[-0.3] < suspicions[0.0] < suspicions[0.3]
    assert suspicions[0.3] - suspicions[-0.3] >= 0.6 * QUESTIONS
