"""Promise 5, no leak: what a seat is sent, asked and shown, and what a bot answers, depends on what it may know."""

from itertools import pairwise
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.promises import games
from tests.promises.crooks import OPTIONS
from tests.promises.games import Setup, every_game, examples, finished, messages, play, setups, told, viewers

from skulduggery import api, bots
from skulduggery.api import NATURE, SPECTATOR, Rng, State
from skulduggery.record import Record

CARDS_TOLD = {"recruit": 3, "take": 2, "spy-target": 2, "spy-hideout": 2}
"""Events that tell one seat of cards, by the information table, and the position of the cards in their arguments."""

HOUSE_FOR_FOUR = Setup("crooks", 4, dict(OPTIONS[0]), None, 0, (), True)
"""A game in which a seat knows some cards of a group that it looked at, by what must be, and others not."""


def lookers(record: Record, step: int, asked: int) -> list[int]:
    """Return the seats whose eyes a test uses at this step: the one that is asked, and others in turn (all with
    --long)."""
    every = [*range(record.rules.seats), SPECTATOR]
    return every if games.factor > 1 else sorted({asked, every[step % len(every)]})


@every_game(20, st.integers(0, 1 << 30))
def test_what_it_cannot_see_changes_nothing(setup: Setup, seed: int) -> None:
    """Another deal, and other hidden answers, that fit what a seat knows: it gets the same messages, the same screen
    and the same question, its information state is the same, and a bot there answers the same."""
    rng = Rng(seed)
    for step, (record, ask) in enumerate(play(setup)):
        for seat in lookers(record, step, ask.seat):
            other = record.redeal_history(seat, rng)
            assert other.history(seat) == record.history(seat)
            info, same = api.infostate(record.state, seat), api.infostate(other.state, seat)
            assert api.key(same) == api.key(info)
            assert api.view(other.state, seat).key() == api.view(record.state, seat).key()
            assert told(other.state, seat) == told(record.state, seat)
            if seat != ask.seat or ask.open:
                continue
            question, again = api.question(info), api.question(same)
            assert question.told(seat) == again.told(seat) == ask.told(seat)
            for name in ("random", "heuristic"):  # searches: tests/bots
                answer = bots.make(name, seed + step).choose(info, question)
                assert bots.make(name, seed + step).choose(same, again) == answer
                assert answer in ask.options or (ask.ranges and isinstance(answer, tuple))


@every_game(25, st.integers(0, 1 << 30))
def test_the_screen_shows_nothing_that_the_seat_does_not_know(setup: Setup, seed: int) -> None:
    """A view can be made from the information state alone: of any re-dealt state it is the same, also at the end."""
    screens(setup, seed)


def test_a_screen_of_who_knows_some_of_a_group() -> None:
    screens(HOUSE_FOR_FOUR, 0)


def screens(setup: Setup, seed: int) -> None:
    rng = Rng(seed)
    states = [record.state.clone() for record, _ in play(setup)]
    for state in (*states, finished(setup).state):
        for seat in viewers(setup):
            info = api.infostate(state, seat)
            view = api.view(state, seat)
            assert api.view(api.redeal(info, rng), seat).key() == view.key()
            bare = api.view(info.state, seat)
            if setup.game == "crooks":
                bare.notes = view.notes  # in the table of an information state cards are blank that its groups name
            assert bare.key() == view.key()


@every_game(25)
def test_others_are_not_sent_the_options(setup: Setup) -> None:
    """Others learn that a seat is asked and what about, never what it could answer; chance is never told."""
    record = finished(setup)
    for viewer in viewers(setup):
        for message in record.history(viewer):
            if message[0] == "ask":
                assert message[1] != NATURE
                assert (message[4] is None) == (message[1] != viewer)


@every_game(25)
def test_others_see_no_step_of_a_draft(setup: Setup) -> None:
    """The public part of a seat's question changes only when others are told something."""
    record = finished(setup)
    for viewer in viewers(setup):
        history = record.history(viewer)
        for before, message in pairwise(history):
            assert message != before or message[0] != "ask" or message[1] == viewer


def known_to(state: State, seat: int) -> set[int]:
    """The cards that a seat has seen, as its information state says: those it can place, and sets it has looked at."""
    info = api.infostate(state, seat)
    table: dict[str, Any] = api.pack(info.state)
    ids = [crook["id"] for crook in state.rules.cards["crook"]]
    out = {ids.index(face) for face in table["faces"] if face}
    never_seen = table["know"][seat][0] if seat >= 0 else -1
    for cells, faces, _ in info.groups:
        if not any(never_seen >> cell & 1 for cell in cells):
            out |= set(faces)
    return out


def cards_in(message: tuple[Any, ...]) -> set[int]:
    """The cards that a message names."""
    kind, *args = message
    if kind in CARDS_TOLD:
        cards = args[CARDS_TOLD[kind]]
        return set() if cards is None else {cards} if isinstance(cards, int) else set(cards)
    if kind == "place":
        return set() if args[3] is None else {args[3]}
    if kind == "kill":
        return set(args[3])
    if kind == "move":
        return {*args[3], *(args[4] or ())}
    if kind == "reveal":
        return {args[2]}
    return set()


@given(setups())
@examples(30)
def test_nobody_is_told_of_a_card_that_it_does_not_know(setup: Setup) -> None:
    """The cards in what a seat is told are among those that it knows from then on; others get a blank, of one form."""
    whole = finished(setup)
    for n in range(len(whole.entries)):
        for seat in (*range(setup.seats), SPECTATOR):
            known = known_to(whole.before(n + 1), seat)
            for event in whole.events[n]:
                told = event.told(seat)
                assert cards_in(told) <= known, (seat, event)
                assert len(told) == 1 + len(event.args)
                assert told[0] == event.kind


@given(setups())
@examples(30)
def test_only_the_one_who_looked_is_told(setup: Setup) -> None:
    """Only the player who recruited, took, spied or hid a card is told which it was; the spectator is told of none."""
    for event in messages(finished(setup)):
        hidden = event.kind in CARDS_TOLD or (event.kind == "place" and event.args[2] == 2)
        hidden |= event.kind == "move" and bool(event.args[4])
        for seat in (*range(setup.seats), SPECTATOR):
            blanks = [i for i, arg in enumerate(event.told(seat)[1:]) if arg is None]
            if not hidden or event.args[0] == seat:
                assert not blanks, (seat, event)
            else:
                assert blanks == [{**CARDS_TOLD, "place": 3, "move": 4}[event.kind]], (seat, event)


@given(setups())
@examples(25)
def test_secret_money_stays_secret(setup: Setup) -> None:
    """With secret money a view shows the money of others only when the game is over, without it always."""
    for record, _ in play(setup):
        money = api.pack(record.state)["money"]
        for seat in (*range(setup.seats), SPECTATOR):
            shown = api.view(record.state, seat).money
            for who in range(setup.seats):
                open_to = not setup.options["secret_money"] or who == seat
                assert shown[who] == (money[who] if open_to else -1)
    state = finished(setup).state
    assert list(api.view(state, SPECTATOR).money) == api.pack(state)["money"]


@given(setups())
@examples(25)
def test_strict_memory_takes_the_notes_away(setup: Setup) -> None:
    """With strict memory the screen keeps no notes; the information state is that of a table with notes."""
    strict = setup._replace(options={**setup.options, "memory": "strict"})
    noted = setup._replace(options={**setup.options, "memory": "notes"})
    for (one, _), (other, _) in zip(play(strict), play(noted), strict=True):
        for seat in range(setup.seats):
            assert api.view(one.state, seat).notes == ()
            assert api.key(api.infostate(one.state, seat)) == api.key(api.infostate(other.state, seat))
