"""The games as environments for learning: the libraries' own tests, what observations hold, and what actions do."""

import copy
import hashlib
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import gymnasium
import msgspec
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from pettingzoo.test import api_test, render_test, seed_test
from tools import record as tool

from skulduggery import api
from skulduggery.api import NATURE, BadInput, Rng
from skulduggery.cli import stepping
from skulduggery.cli.main import main
from skulduggery.environments import aec, crooks_v0, registered
from skulduggery.environments.batch import Batch
from skulduggery.environments.course import Course
from skulduggery.environments.layout import tables
from skulduggery.environments.solo import Solo
from skulduggery.environments.told import history

RECORDED = Path(__file__).parents[1] / "recorded"
GAMES = {"crooks": (2, 4), "scoundrels": (2,), "mayhem": (3,)}
MANY = {"crooks": 24, "scoundrels": 3, "mayhem": 5}
"""Random games of a test; each of the bigger ones has hundreds of decisions."""
LAYOUTS = {"crooks": "f0f179446edb30d9", "scoundrels": "8aaadd6b519aed2b", "mayhem": "c8f18454468a4ab1"}
"""A digest of the documented layout of each game, at four seats."""
assert {*GAMES} == {*registered.GAMES}
games = pytest.mark.parametrize("game", list(GAMES))
seatings = pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, both in GAMES.items() for seats in both])


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@seatings
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.make("aec", f"skulduggery/{game}-v0", seats=seats), num_cycles=300)
    seed_test(lambda: aec.env(game, seats), num_cycles=100)
    render_test(lambda render_mode: aec.env(game, seats, render_mode=render_mode))
    assert f"{game}, as seat 0 sees it" in capsys.readouterr().out


@games
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    name = f"skulduggery.environments.registered:skulduggery/{game}-v0"
    check_env(gymnasium.make(name, opponents="random").unwrapped)
    text = gymnasium.make(name, opponents="random", render_mode="ansi")
    text.reset(seed=1)
    assert str(text.render()).startswith(f"{game}, as seat ")


@pytest.mark.parametrize("given", [{}, {"autoreset_mode": AutoresetMode.SAME_STEP}], ids=["default", "same step"])
@games
def test_a_vector_never_shows_an_empty_mask(game: str, given: dict[str, AutoresetMode]) -> None:
    """Also over the ends of games, where the default is to ask for an action that nobody reads. Every sampler can take
    one: by mask, or by chances that are shares of it."""
    envs = SyncVectorEnv([lambda: Solo(game, opponents="random")] * 2, **given)
    rng = np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    envs.action_space.seed(1)
    ended = 0
    while ended < 4:
        masks = seen["action_mask"]
        chances = masks / masks.sum(axis=1, keepdims=True)
        drawn = np.array([rng.choice(len(one), p=one) for one in chances])
        sampled = envs.action_space.sample(mask=tuple(masks))
        assert (np.take_along_axis(masks, sampled[:, None], axis=1) == 1).all()
        seen, rewards, over, cut, _ = envs.step(drawn)
        assert rewards.min() >= 0  # what it drew was legal
        assert not cut.any()
        ended += int(over.sum())


@games
def test_the_last_mask_of_a_learner_leaves_one_action_on(game: str) -> None:
    solo = Solo(game, opponents="random")
    rng = np.random.default_rng(1)
    seen, _ = solo.reset(seed=1)
    over = False
    while not over:
        seen, _, over, _, _ = solo.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    assert seen["action_mask"].tolist() == [1, *[0] * (len(seen["action_mask"]) - 1)]


def courses(game: str, count: int, seed: int) -> Iterator[Course]:
    """Moments of random games with all numbers of seats and all options, each at a random time."""
    rng = Rng(seed)
    least, most = api.game(game).seats
    known = api.game(game).options
    for n in range(count):
        options = {name: values[rng.below(len(values))] for name, values in known.items()} if n % 2 else {}
        try:
            course = Course(api.make_rules(game, least + n % (most - least + 1), options, serial=True))
        except BadInput:  # options that don't go together
            continue
        course.begin(rng.seed())
        while course.ask is not None:
            if rng.below(12 if game == "crooks" else 60) == 0:
                yield course
            course.act(course.legal[rng.below(len(course.legal))])
        yield course


def observation(course: Course, state: api.State, seat: int) -> bytearray:
    out = bytearray(course.encoding.size)
    course.encoding.observe(state, next(iter(api.pending(state)), None), seat, out, 0)
    if course.said and course.ask is not None and course.ask.seat == seat:
        course.encoding.saying(course.said, out, 0)
    return out


@games
def test_what_a_seat_cannot_see_never_changes_what_it_observes(game: str, request: pytest.FixtureRequest) -> None:
    """Each world that fits what the seat knows, re-dealt, gives the same observation, mask and text."""
    rng = Rng(2)
    different = 0
    for course in courses(game, MANY[game] * (25 if request.config.getoption("--long") else 1), 1):
        for seat in range(course.rules.seats):
            info = api.infostate(course.state, seat)
            seen = course.observe(seat)
            for field in course.encoding.fields:
                assert max(seen[field.at : field.at + field.count]) <= field.most, field.name
            for _ in range(2):
                world = api.redeal(info, rng)
                different += api.key(api.infostate(world, (seat + 1) % 2)) != api.key(
                    api.infostate(course.state, (seat + 1) % 2)
                )
                assert observation(course, world, seat) == seen
                assert api.key(api.infostate(world, seat)) == api.key(info)
                if course.ask is not None and course.ask.seat == seat and not course.said:
                    there = Course(course.rules)
                    there.resume(world)
                    assert there.legal == course.legal
    assert different > 50


@games
def test_an_observation_says_what_a_seat_knows(game: str) -> None:
    """A seat that knows more observes something else.

    If two moments have the same observation and ask the same seat, they have the same options too.
    """
    found: dict[tuple[str, bytes], list[int]] = {}
    for course in courses(game, MANY[game], 3):
        if course.ask is not None:
            key = (course.rules.digest, bytes(course.observe(course.ask.seat)))
            assert found.setdefault(key, course.legal) == course.legal
    assert len(found) > 5


@games
def test_every_option_has_an_action_of_its_own(game: str) -> None:
    for course in courses(game, MANY[game], 4):
        if course.ask is None:
            assert course.legal == []
            continue
        assert len(set(course.legal)) == len(course.legal)
        if course.paths:
            assert len(course.paths) == len(set(course.paths)) == len(course.ask.options)
        elif not course.said:
            section = next(one for one in course.encoding.sections if course.ask.kind in one.kinds)
            for action in course.legal[: len(course.ask.options)]:
                assert section.at <= action < section.at + section.count
        assert [n for n, one in enumerate(course.mask()) if one] == sorted(course.legal)
        state = api.pack(course.state)
        assert not course.act(course.encoding.actions)
        assert not course.act(-1)
        assert api.pack(course.state) == state


@pytest.mark.parametrize("game", ["crooks", "mayhem"])  # all of the others' were live
def test_recorded_games_come_out_the_same_by_actions(game: str) -> None:
    """Every answer of the recorded games, taken as its action; chance as it fell then."""
    played = 0
    for path in sorted((RECORDED / game).glob("*-notes.log" if game == "crooks" else "*p.log")):
        record = tool.read(path)
        entries = [record.entries[i] for i in record.lasting()]
        if record.rules.live:
            continue  # learners play in turn
        course = Course(record.rules)
        course.resume(api.new(course.rules))
        for who, what in entries:
            if who == "host" or what == ("resign",):
                continue
            assert course.ask is not None
            answer = api.option(course.rules, course.ask, what)
            if course.ask.seat == NATURE:
                course.answer(answer)
            else:
                say(course, answer)
        assert course.ask is None
        assert api.returns(course.state) == api.returns(record.state)
        assert api.pack(course.state) == api.pack(record.state)
        played += 1
    assert played > 5


@games
def test_a_game_comes_out_the_same_by_actions(game: str) -> None:
    """The answers of the rules of thumb are taken as actions, also where numbers are composed."""
    least, most = api.game(game).seats
    rng = Rng(8)
    for n in range(MANY[game]):
        rules = api.make_rules(game, least + n % (most - least + 1), serial=True)
        seed = rng.seed()
        state = api.new(rules, seed)
        course = Course(rules)
        course.begin(seed)
        while asks := api.pending(state):
            answer = api.policy(api.infostate(state, asks[0].seat), asks[0], rng)
            api.apply(state, asks[0].seat, answer)
            say(course, answer)
        assert api.returns(course.state) == api.returns(state)
        assert api.pack(course.state) == api.pack(state)


def say(course: Course, answer: object) -> None:
    """Give an answer, action by action."""
    ask = course.ask
    assert ask is not None
    if course.paths:
        for action in course.paths[ask.options.index(answer)]:  # type: ignore[arg-type]
            assert course.act(action)
    elif answer in ask.options:
        assert course.act(course.legal[ask.options.index(answer)])  # type: ignore[arg-type]
    else:
        assert isinstance(answer, tuple)
        for n, number in enumerate(answer):
            numbers = course.legal[len(ask.options) if n == 0 else 0 :]
            means = {course.encoding.composed(ask, (*course.said, action))[n]: action for action in numbers}
            assert course.act(means[number])
    assert course.ask is not ask


@games
def test_a_text_says_what_a_seat_was_told(game: str) -> None:
    """Its own answers, and what was asked of it, stand in it; the same game tells the same."""
    rng = Rng(5)
    course = Course(api.make_rules(game, api.game(game).seats[0], serial=True))
    course.begin(7)
    asked = []
    for _ in range(40):
        if course.ask is not None:
            seat, answers = course.ask.seat, len(course.answers)
            course.act(course.legal[rng.below(len(course.legal))])
            asked += [seat] * (len(course.answers) - answers)
    texts = [history(course, seat) for seat in range(2)]
    assert texts == [history(course, seat) for seat in range(2)]
    for seat, text in enumerate(texts):
        lines = text.splitlines()
        assert lines[0] == f"seat {seat}"
        assert sum(line.startswith("answer ") for line in lines) == asked.count(seat)
        assert all("None" in line for line in lines if line.startswith("ask ") and not line.startswith(f"ask {seat} "))


@games
def test_a_batch_is_so_many_games(game: str) -> None:
    """The same seed gives the same arrays. Each row is what its game shows alone. A seat that breaks the rules
    loses."""
    one, other = Batch(game, 8), Batch(game, 8)
    one.reset(3)
    other.reset(3)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(400 if game == "crooks" else 60):
        assert np.array_equal(one.observations, other.observations)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in one.masks])
        one.step(actions)
        other.step(actions)
        for k, course in enumerate(one.courses.courses):
            assert course.ask is not None
            assert one.seats[k] == course.ask.seat
            assert one.observations[k].tobytes() == course.observe(course.ask.seat)
            assert one.masks[k].tobytes() == course.mask()
        assert np.allclose(one.rewards.sum(axis=1), one.over)
        ended += int(one.over.sum())
    assert ended > 3 or game != "crooks"
    before = one.seats.copy()
    illegal = np.full(8, one.encoding.actions)
    one.step(illegal)
    assert one.over.all()
    assert [float(one.rewards[k, before[k]]) for k in range(8)] == [-1.0] * 8


COPIES: tuple[Callable[[Any], Any], ...] = (copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one)))


def turns(env: Any, count: int, seed: int) -> list[object]:
    """Return the observations of ``count`` random turns, and then the information state of a seat."""
    rng = np.random.default_rng(seed)
    out: list[object] = []
    for _ in range(count):
        seen, reward, over, _, _ = env.last()
        out.append((seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, over))
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
        if not env.agents:
            env.reset()
    return [*out, env.unwrapped.information_state(env.agent_selection)]


@games
def test_a_copy_goes_on_as_the_original_would(game: str) -> None:
    """Also in another process; and the original doesn't notice."""
    env = aec.env(game)
    for copied in COPIES:
        fresh = copied(env)
        fresh.reset(seed=5)
        assert fresh.unwrapped.course.legal
    env.reset(seed=1)
    turns(env, 40, 1)
    one, other = [turns(copied(env), 80, 2) for copied in COPIES]
    assert one == other == turns(env, 80, 2)


@pytest.mark.parametrize("opponent", ["random", "heuristic", "learned", "flat:rollouts=4,seconds=3600", "beginner"])
def test_a_copy_of_a_learner_has_opponents_as_they_were(opponent: str) -> None:
    def turns(env: Solo, count: int, seed: int) -> list[object]:
        rng = np.random.default_rng(seed)
        out: list[object] = []
        for _ in range(count):
            seen, reward, over, _, _ = env.step(rng.choice(env.course.legal))
            out.append((seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward))
            if over:
                env.reset()
        return out

    env = Solo("crooks", 3, ["random", opponent])
    env.reset(seed=1)
    turns(env, 5, 1)
    one, other = [copied(env) for copied in COPIES]
    if opponent == "beginner":  # it thinks by the clock
        assert {type(bot) for bot in one.others.values()} == {type(bot) for bot in env.others.values()}
        assert turns(one, 3, 2)
        assert turns(other, 3, 2)
    else:
        assert turns(one, 12, 2) == turns(other, 12, 2) == turns(env, 12, 2)


@games
def test_a_copy_of_a_batch_has_arrays_of_its_own(game: str) -> None:
    def turns(batch: Batch, count: int, seed: int) -> list[object]:
        rng = np.random.default_rng(seed)
        out: list[object] = []
        for _ in range(count):
            batch.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks]))
            out.append([one.tobytes() for one in (batch.observations, batch.masks, batch.seats, batch.rewards)])
        return out

    batch = Batch(game, 4)
    turns(batch, 30, 1)
    one, other = [turns(copied(batch), 40, 2) for copied in COPIES]
    assert one == other == turns(batch, 40, 2)


def test_a_game_without_a_beginning_is_not_pickled() -> None:
    """It can be copied, but not told from its beginning."""
    course = Course(api.make_rules("crooks", 2))
    course.resume(api.new(course.rules, 1))
    assert copy.deepcopy(course).legal == course.legal
    with pytest.raises(TypeError, match="resumed from a state"):
        pickle.dumps(course)


def test_who_acts_illegally_loses() -> None:
    raw = crooks_v0.raw_env(seats=3)
    raw.reset(seed=1)
    with pytest.raises(BadInput, match=r"seat_. can't answer 96; its legal actions are"):
        raw.step(96)
    env = crooks_v0.env(seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(91)
    assert (env.rewards[agent], env.terminations[agent]) == (-1, True)
    solo = Solo("crooks")
    seen, _ = solo.reset(seed=1)
    _, reward, over, _, info = solo.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_a_learner_meets_who_it_asked_for() -> None:
    """Random seats are drawn, chosen ones kept; the better opponent wins more."""
    solo = Solo("crooks", seats=3, opponents=["heuristic", "random"], seat=2)
    rewards = []
    rng = np.random.default_rng(1)
    for n in range(30):
        seen, info = solo.reset(seed=n)
        assert info["seat"] == 2
        over = False
        while not over:
            seen, reward, over, _, _ = solo.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        rewards.append(reward)
    assert 0.0 <= sum(rewards) < 15.0
    free = Solo("crooks", seats=3)
    assert {free.reset(seed=n)[1]["seat"] for n in range(20)} == {0, 1, 2}
    with pytest.raises(BadInput, match="2 opponents, not 1"):
        Solo("crooks", seats=3, opponents=["random"])
    with pytest.raises(BadInput, match="There is no seat 3"):
        Solo("crooks", seats=3, seat=3)
    with pytest.raises(BadInput, match="needs the history of the game"):
        Solo("crooks", opponents="flat:rollouts=4,belief=4")
    with pytest.raises(BadInput, match=r"it must be what api\.read_cards returns"):
        Solo("crooks", cards="deck.toml")


def test_a_batch_says_what_it_needs() -> None:
    with pytest.raises(BadInput, match="The number of games can't be 0"):
        Batch("crooks", 0)
    with pytest.raises(BadInput, match="A batch of 4 games needs 4 actions, not 3"):
        Batch("crooks", 4).step(np.zeros(3, np.int64))


def test_the_benchmark_reports_all_figures(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(stepping, "GAMES", 1)
    monkeypatch.setattr(stepping, "STEPS", 2)
    monkeypatch.setattr(stepping, "leduc", lambda: 0.0)
    assert main(["bench", "--envs", "--games", "crooks", "--json"]) == 0
    report = msgspec.json.decode(capsys.readouterr().out, type=stepping.Report)
    found = report.games["crooks"]
    assert min(found.rules, found.bare, found.guarded, found.batch) > 0
    stepping.show(report)
    assert "a batch of 64" in capsys.readouterr().out


@games
def test_the_numbers_keep_their_meaning(game: str) -> None:
    """A layout that changes is another version of the environment. A new wording takes only a new digest here."""
    meaning = tables(api.encoding(api.make_rules(game, 4, serial=True)))
    assert hashlib.sha256(meaning.encode()).hexdigest()[:16] == LAYOUTS[game]
