"""The bot ``trained``: legal to the end, blind to what its seat can't see; broken weights are refused."""

import msgspec
import numpy as np
import pytest
from tests.moments import moments

from skulduggery import api, bots
from skulduggery.api import BadInput, Rng
from skulduggery.bots.network import EACH, Network, layout, leaning, network_of, packed, read_network, weighed
from skulduggery.bots.trained import Trained


def network(game: str) -> Network:
    """Return a network that has learned nothing, as it would ship, with an opinion on everything."""
    lay = layout(game)
    arrays = lay.fresh(1)
    arrays["policy"] *= 5
    data = msgspec.msgpack.encode(packed(lay, arrays, np.ones(lay.rows, bool), {"games": 0}))
    return read_network(data, "it")


@pytest.mark.parametrize("game", api.games())
def test_what_it_cannot_see_changes_no_answer(game: str) -> None:
    """Another deal and other hidden answers that the seat can't tell from the real ones; the same seed again."""
    luck, its = Rng(7), network(game)
    for record, ask, info in moments(game, 3, 2, 6):
        same = api.infostate(record.redeal_history(ask.seat, luck).state, ask.seat)
        answer = Trained(9, network=its).choose(info, ask)
        assert Trained(9, network=its).choose(same, api.question(same)) == answer
        api.apply(api.clone(record.state), ask.seat, answer)


@pytest.mark.parametrize(("game", "seats"), [("crooks", 4), ("scoundrels", 2), ("scoundrels", 4), ("mayhem", 3)])
def test_it_plays_to_the_end(game: str, seats: int) -> None:
    """Every answer is legal, at tables of any size; where seats are asked at once, too."""
    its = network(game)
    for serial in (True, False):
        state = api.new(api.make_rules(game, seats, serial=serial), 5)
        players = [Trained(seat, network=its) if seat % 2 else bots.make("heuristic", seat) for seat in range(seats)]
        while asks := api.pending(state):
            ask = asks[-1]
            api.apply(state, ask.seat, players[ask.seat].choose(api.infostate(state, ask.seat), ask))
        assert sum(api.returns(state)) == pytest.approx(1)


@pytest.mark.parametrize("game", api.games())
def test_smaller_tables_have_places_of_their_own_in_the_layout(game: str) -> None:
    """No two numbers of an observation share a place, no two actions a number, and the largest table is as it is."""
    lay = layout(game)
    for seats in lay.counts:
        for some in (lay.places[seats], lay.numbers[seats]):
            assert len({*some.tolist()}) == len(some)
    assert lay.places[lay.counts[-1]].tolist() == list(range(lay.size - 1))


def test_a_mark_on_a_safe_stands_where_it_does_at_a_larger_table() -> None:
    """Fields that list all seats for one thing after another: safe 5, the next seat."""
    lay = layout("scoundrels")
    field = next(field for field in lay.widest.fields if field.name == "marked")
    two = next(one for one in api.encoding(api.make_rules("scoundrels", 2, serial=True)).fields if one.name == "marked")
    assert lay.places[2][two.at + 5 * 2 + 1] == field.at + 5 * 4 + 1


def test_the_lean_to_an_action_is_that_to_all_answers_that_begin_with_it() -> None:
    paths = [(3, 1), (3, 2), (4,)]
    assert leaning([0.0, 0.0, 0.0], [3, 4], paths, ()) == pytest.approx([np.log(2), 0])
    assert leaning([0.0, -1.0, 0.0], [1, 2], paths, (3,)) == pytest.approx([0, -1])
    assert leaning([-2.0], [7, 8, 9], [], ()) == [-2, 0, 0]


def test_with_full_trust_alone_it_plays_the_rules_of_thumb() -> None:
    """If the network says nothing, the probabilities are those of the rules of thumb."""
    its = network("crooks")
    its.arrays |= {name: np.zeros_like(its.arrays[name]) for name in ("policy", "policy bias")}
    its.arrays["trust"] = np.ones_like(its.arrays["trust"])
    for _, ask, info in moments("crooks", 3, 2, 5):
        leans = weighed(info, ask)
        found = its.chances(np.zeros(its.lay.size, np.uint8), np.arange(len(leans)), leans)
        assert found == pytest.approx(np.exp(leans) / np.exp(leans).sum(), abs=1e-6)


def test_cards_that_it_was_not_trained_with_it_leaves_to_the_rules_of_thumb() -> None:
    """The largest table of Crooks, for a network of 3000 Scoundrels: its layout is another."""
    rules = api.make_rules("crooks", 4, serial=True)
    state = api.new(rules, 3)
    ask = api.pending(state)[0]
    info = api.infostate(state, ask.seat)
    assert not network("scoundrels").lay.covers(rules)
    assert Trained(9, network=network("scoundrels")).choose(info, ask) == bots.make("heuristic", 9).choose(info, ask)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data[: len(data) // 2], "it is not a file of network weights"),
        (lambda data: b"", "it is not a file of network weights"),
        (lambda data: changed(data, game="chess"), "it was trained for chess, which is not installed."),
        (lambda data: changed(data, game="mayhem"), "it was trained with other observations than mayhem has now"),
        (lambda data: changed(data, digest="?"), "it was trained with other observations than crooks has now"),
        (lambda data: changed(data, used=b"\xff" * 4), "it is damaged: the numbers of weights do not match."),
        (lambda data: changed(data, arrays={}), "it is damaged: the numbers of weights do not match."),
    ],
)
def test_broken_weights(change: object, said: str) -> None:
    lay = layout("crooks")
    data = msgspec.msgpack.encode(packed(lay, lay.fresh(1), np.arange(lay.rows) < EACH, {}))
    read_network(data, "it")
    assert callable(change)
    with pytest.raises(BadInput, match="^" + said.replace(".", r"\.")):
        read_network(change(data), "it")


def changed(data: bytes, **fields: object) -> bytes:
    return msgspec.msgpack.encode(msgspec.msgpack.decode(data) | fields)


def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skulduggery.bots.trained.find_spec", lambda name: None)
    with pytest.raises(BadInput, match="The bot trained needs NumPy: pip install 'skulduggery"):
        bots.make("trained", 1)


@pytest.mark.parametrize("game", api.games())
def test_a_game_without_a_network(game: str) -> None:
    with pytest.raises(BadInput, match=f"No network has been trained for {game} yet"):
        network_of(game)
