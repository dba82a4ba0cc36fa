"""Promise 7, one re-deal: it gives states that the seat could be in, sound ones that play on."""

from hypothesis import strategies as st
from tests.promises import sound
from tests.promises.games import KINDS, Setup, anything, every_game, play, play_on, told, viewers

from skulduggery import api
from skulduggery.api import Rng


@every_game(25, st.integers(0, 1 << 30))
def test_a_redeal_is_a_state_the_seat_could_be_in(setup: Setup, seed: int) -> None:
    """A re-dealt state is sound, looks the same to the seat, asks it the same, and can be re-dealt again."""
    rng = Rng(seed)
    for record, _ in play(setup):
        for seat in viewers(setup):
            info = api.infostate(record.state, seat)
            key = api.key(info)
            state = api.redeal(info, rng)
            sound.check(state)
            assert api.key(info) == key, "the re-deal has changed the information state"
            same = api.infostate(state, seat)
            assert api.key(same) == key
            assert api.key(api.infostate(api.redeal(same, rng), seat)) == key
            assert told(state, seat) == told(record.state, seat)
            assert state.rng >= 0


@every_game(25, st.integers(0, 1 << 30))
def test_every_redeal_plays_on_to_the_end(setup: Setup, seed: int) -> None:
    """From any re-dealt state the game goes on to its end under the rules, and is sound all the way."""
    rng = Rng(seed)
    for step, (record, ask) in enumerate(play(setup)):
        seat = (ask.seat, *viewers(setup))[step % (setup.seats + 2)]
        state = api.redeal(api.infostate(record.state, seat), rng)
        original = api.clone(record.state)
        play_on(state, step)
        sound.check(state)
        assert sum(api.returns(state)) > 0.999
        assert api.pack(original) == api.pack(record.state)


@every_game(15, st.integers(0, 1 << 30))
def test_the_same_stream_redeals_the_same(setup: Setup, seed: int) -> None:
    """A re-deal is a function of the information state and the stream: nothing of the true state is in it."""
    for record, ask in play(setup):
        info = api.infostate(record.state, ask.seat)
        hidden = api.infostate(api.redeal(info, Rng(seed + 1)), ask.seat)
        one, other = api.redeal(info, Rng(seed)), api.redeal(hidden, Rng(seed))
        assert api.pack(one) == api.pack(other)
        assert one.rng == other.rng


@every_game(6, st.integers(0, 1 << 30))
def test_a_redealt_history_is_a_game(setup: Setup, seed: int) -> None:
    """The slow re-deal gives a whole record of the same length that ends in a state that fits, and can go on."""
    rng = Rng(seed)
    for record, ask in play(setup, 4 * KINDS[setup.game].pause):
        other = record.redeal_history(ask.seat, rng)
        assert len(other.entries) == len(record.entries)
        assert [who for who, _ in other.entries] == [who for who, _ in record.entries]
        sound.check(other.state)
        while asks := api.pending(other.state):
            other.answer(asks[0].seat, anything(asks[0], rng))
        assert api.over(other.state)
