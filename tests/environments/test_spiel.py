"""The games as OpenSpiel sees them: its own tests, information states, chance, and what exact work comes to."""

import pickle
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from tests.environments.tiny import PILED, TINY, TWINS

from skulduggery import api
from skulduggery.api import NATURE, Rng
from skulduggery.environments import aec, exact, spiel
from skulduggery.environments.play import Play, Setup, replayed
from skulduggery.record import Record


@pytest.mark.parametrize(("name", "seats"), [("crooks", 2), ("crooks", 4), ("scoundrels", 2), ("mayhem", 3)])
def test_openspiel_finds_nothing_wrong(name: str, seats: int) -> None:
    """Random games with every promise of the interface looked at, copies and serialized states among them."""
    game = pyspiel.load_game(spiel.PREFIX + name, {"seats": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


games = pytest.mark.parametrize(("name", "seats"), [("crooks", 3), ("scoundrels", 2), ("mayhem", 3)])


def moments(name: str, seats: int, seed: int, count: int) -> Iterator[spiel.SpielState]:
    """States of a random game where a seat is asked, the first ``count``."""
    state = pyspiel.load_game(spiel.PREFIX + name, {"seats": seats}).new_initial_state()
    rng = Rng(seed)
    while count and not state.is_terminal():
        if not state.is_chance_node():
            count -= 1
            yield state
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])


@games
def test_actions_and_observations_are_those_of_pettingzoo(name: str, seats: int) -> None:
    raw = aec.Raw(name, seats)
    raw.reset(seed=1)
    spaces = raw.observation_space("seat_0")
    for state in moments(name, seats, 1, 60):
        raw.course.resume(api.clone(state.play.state))
        for action in state.play.course.said:
            assert raw.course.act(action)
        for seat in range(seats):
            seen = raw.observe(f"seat_{seat}")
            assert spaces.contains(seen)
            assert np.array_equal(state.observation_tensor(seat), seen["observation"])
            if seat == state.current_player():
                assert np.array_equal(state.legal_actions_mask(), seen["action_mask"])


@games
def test_a_resampled_state_is_the_same_to_who_acts(name: str, seats: int) -> None:
    """Its history, facts, options and numbers; what it can't see is another; and the game goes on from there, chance in
    the open, to an end."""
    luck = np.random.RandomState(1)
    others = 0
    for n, state in enumerate(moments(name, seats, 2, 24)):
        player = state.current_player()
        world = state.resample_from_infostate(player, luck.random_sample)
        for copy in (world, world.clone()):
            assert copy.information_state_string(player) == state.information_state_string(player)
            assert copy.observation_string(player) == state.observation_string(player)
            assert copy.observation_tensor(player) == state.observation_tensor(player)
            assert copy.legal_actions() == state.legal_actions()
        others += api.pack(world.play.state) != api.pack(state.play.state)
        with pytest.raises(TypeError, match="can't be pickled"):
            pickle.dumps(world.play)
        if n % 12 == 0:
            chance = 0
            while not world.is_terminal():
                chance += world.is_chance_node()
                world.apply_action(int(luck.choice(world.legal_actions())))
            assert sum(world.returns()) == pytest.approx(1.0)
            assert chance or name == "crooks"
    assert others > 12


def test_openspiels_search_plays_a_whole_game() -> None:
    game = pyspiel.load_game("skulduggery_crooks(seats=3)")
    luck = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), 1.0, 3, random_state=luck)
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(int(luck.choice(legal)) if state.is_chance_node() else int(bot.step(state)))
    assert sum(state.returns()) == pytest.approx(1.0)


def test_openspiels_search_wins_where_it_thinks(tmp_path: Path) -> None:
    """Against random play; the same seed gives the same. A strategy against itself wins half."""
    small, game = exact.load("crooks", 2, file(tmp_path, TINY))
    tree = exact.grown(small)
    found = exact.duels(game, tree, "ismcts:rollouts=12", "random", 2, 1)
    assert sum(found) / 2 > 0.6
    assert found == exact.duels(game, tree, "ismcts:rollouts=12", "random", 2, 1)
    even = exact.duels(game, tree, "random", "random", 40, 1)
    assert sum(even) / 40 == pytest.approx(0.5, abs=0.05)


def test_options_are_those_of_the_table() -> None:
    game = pyspiel.load_game("skulduggery_crooks(seats=3,options=edition:2016;secret_money:true)")
    assert game.first.state.rules.options["edition"] == "2016"
    assert game.first.state.rules.options["secret_money"] is True
    with pytest.raises(
        api.BadInput, match="edition of crooks can't be '2015'; write edition:VALUE, where VALUE is 2012 or"
    ):
        spiel.options_of("crooks", "edition:2015")
    with pytest.raises(api.BadInput, match="no option 'editon'; it has edition, secret_money, memory"):
        pyspiel.load_game("skulduggery_crooks(options=editon:2012)")
    with pytest.raises(api.BadInput, match=r"nowhere\.toml can't be read: No such file"):
        pyspiel.load_game("skulduggery_crooks(cards=nowhere.toml)")


def everything(play: Play) -> Iterator[Play]:
    """Every moment of a small game."""
    stack = [play]
    while stack:
        play = stack.pop()
        yield play
        stack += [play.after(action) for action in play.legal()]


def test_a_string_says_what_a_seat_was_sent_and_no_more() -> None:
    """In all histories of a small game: the same string exactly where the game's own record tells a seat the same, and
    then the same facts and options."""
    setup = Setup("crooks", 2, cards=TINY, merged=True)
    sent: dict[str, object] = {}
    strings: dict[object, str] = {}
    facts: dict[str, object] = {}
    for play in everything(Play(setup)):
        record = Record(setup.rules())
        step = Play(setup)
        for action in play.actions:
            ask = step.ask
            assert ask is not None
            record.enter("nature" if ask.seat == NATURE else str(ask.seat + 1), tuple(step.words(action).split()))
            step = step.after(action)
        for seat in range(2):
            string = play.history(seat)
            told = (seat, tuple(record.history(seat)))
            assert sent.setdefault(string, told) == told
            assert strings.setdefault(told, string) == string
            key = (api.key(api.infostate(play.state, seat)), play.legal() if play.ask and play.seat == seat else None)
            assert facts.setdefault(string, key) == key
    assert len(sent) > 500


def test_a_moment_is_its_actions() -> None:
    setup = Setup("scoundrels", 2)
    play = Play(setup)
    rng = Rng(4)
    while len(play.actions) < 60:
        legal = play.legal()
        play = play.after(legal[rng.below(len(legal))])
    again = replayed(setup, play.actions)
    assert [again.history(seat) for seat in range(2)] == [play.history(seat) for seat in range(2)]
    assert [again.words(action) for action in again.legal()] == [play.words(action) for action in play.legal()]


def first_mover_wins(play: Play) -> float:
    """Return the win share of the first mover if all answers are equally likely."""
    if play.ask is None:
        first = play.actions[1]
        return api.returns(play.state)[first]
    if play.seat == NATURE:
        return sum(chance * first_mover_wins(play.after(action)) for action, chance in play.outcomes())
    legal = play.legal()
    return sum(first_mover_wins(play.after(action)) for action in legal) / len(legal)


def test_outcomes_that_look_alike_are_one() -> None:
    """Six orders of three crooks in piles of one and two are three deals, and the game is worth the same."""
    every = Play(Setup("crooks", 2, cards=PILED))
    merged = Play(Setup("crooks", 2, cards=PILED, merged=True))
    assert [chance for _, chance in every.outcomes()] == pytest.approx([1 / 6] * 6)
    assert [chance for _, chance in merged.outcomes()] == pytest.approx([1 / 3] * 3)
    worth = first_mover_wins(every)
    assert first_mover_wins(merged) == pytest.approx(worth)
    assert abs(worth - 0.5) > 0.01


def test_a_deal_too_large_to_list_is_drawn_card_by_card() -> None:
    play = Play(Setup("crooks", 2))
    while play.seat == NATURE and play.state.stack[-1][0].name == "deal":
        outcomes = play.outcomes()
        assert [chance for _, chance in outcomes] == [1 / (32 - len(play.actions))] * (32 - len(play.actions))
        play = play.after(outcomes[-1][0])
    assert len(play.actions) == 32
    faces = list(api.view(play.state, api.EVERYTHING).notes[0][0])  # type: ignore[attr-defined]
    assert faces == [30, 31]  # the last was drawn each time


def best(play: Play) -> tuple[float, ...]:
    """Plain minimax: each seat takes what brings it most. Only where nothing is hidden."""
    if play.ask is None:
        return api.returns(play.state)
    return max([best(play.after(action)) for action in play.legal()], key=lambda shares: shares[play.seat])


def test_where_nothing_is_hidden_the_equilibrium_is_minimax(tmp_path: Path) -> None:
    small, game = exact.load("crooks", 2, file(tmp_path, TWINS))
    play = small.first
    (deal, _), *_ = play.outcomes()
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    for first in range(2):
        worth = best(play.after(deal).after(first))
        begun = game.new_initial_state().child(deal).child(first)
        shares = pyspiel.expected_returns(begun, solver.average_policy(), -1, True)
        assert shares == pytest.approx(worth, abs=0.01)


def test_a_known_solver_solves_a_small_variant(tmp_path: Path) -> None:
    """The seats are alike, so each wins half; and the more rounds, the less can a best response gain."""
    _, game = exact.load("crooks", 2, file(tmp_path, TINY))
    found = dict(exact.solved(game, 64))
    assert found[1].nash_conv > 0.2
    assert found[64].nash_conv < 0.01
    assert found[64].shares == pytest.approx([0.5, 0.5], abs=0.01)


def test_a_bots_strategy_is_what_it_plays(tmp_path: Path) -> None:
    """The random bot plays the uniform strategy, as far as draws can show; a bot that searches is harder to beat."""
    small, game = exact.load("crooks", 2, file(tmp_path, TINY))
    tree = exact.grown(small)
    even = exact.judged(game, exact.strategy_of(tree, "random", 300, 1))
    exactly = pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game))
    assert even.nash_conv == pytest.approx(exactly, abs=0.05)
    thinks = exact.judged(game, exact.strategy_of(tree, "flat:rollouts=60", 2, 1))
    assert thinks.nash_conv < 0.6 * exactly
    assert sum(thinks.shares) == pytest.approx(1.0)
    assert all(most >= share - 1e-9 for most, share in zip(thinks.best, thinks.shares, strict=True))


def file(folder: Path, cards: str) -> str:
    """The path of a card file."""
    path = folder / "cards.toml"
    path.write_text(cards, "utf-8")
    return str(path)
