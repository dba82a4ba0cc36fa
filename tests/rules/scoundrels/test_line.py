"""Positions as one line of text: what is written is read as the same game, and bad lines get one clear sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fuzz.doors import outcome
from tests.promises import sound
from tests.promises.games import examples
from tests.rules.scoundrels.play import (
    asked,
    board,
    card,
    choices,
    fields,
    game,
    hand,
    knows,
    lies,
    marks,
    men,
    money,
    pile,
    play,
    rules_for,
    saloon,
    table,
    told,
    used,
)

from skulduggery import api
from skulduggery.api import SPECTATOR, BadInput, Rng, State

STEPS = ("start", "plan", "abilities", "act", "end")
EXTENDED = {"mode": "extended", "strategy_cards": True}
TABLES: list[dict[str, api.Value]] = [
    {},
    {"strategy_cards": True, "suspicion": "open"},
    {**EXTENDED, "six_scoundrels": True, "journalist_own_card": False},
    {**EXTENDED, "wild_saloon": True, "start_from_zero": True, "memory_aid": False},
]


def choose(state: State, rng: Rng) -> None:
    """Answer at random, but use what can be used."""
    ask = api.pending(state)[0]
    if ask.options:
        eager = [one for one in ask.options if one != -1] if rng.below(4) else []
        options = eager or list(ask.options)
        api.apply(state, ask.seat, options[rng.below(len(options))])
    else:
        order = list(range(len(ask.ranges)))
        rng.shuffle(order)
        api.apply(state, ask.seat, tuple(order))


def can_be_written(state: State) -> bool:
    """Return whether a player chooses what to do in a step of the turn."""
    try:
        api.write_position(state)
    except BadInput:
        return False
    return True


@given(st.integers(0, 1 << 40), st.integers(2, 4), st.sampled_from(TABLES), st.integers(0, 400))
@examples(60)
def test_what_is_written_is_read_as_the_same_game(seed: int, seats: int, options: dict, decisions: int) -> None:
    """Read back the position is the same to every seat, and goes on in the same way."""
    state = game(seats, seed, **options)
    rng = Rng(seed)
    for _ in range(decisions):
        if not api.over(state):
            choose(state, rng)
    while not api.over(state) and not can_be_written(state):
        choose(state, rng)
    if api.over(state):
        return
    line = api.write_position(state)
    again = api.read_position(state.rules, line)
    assert "\n" not in line
    assert api.write_position(again) == line
    for seat in (*range(seats), SPECTATOR):
        assert api.view(again, seat).key() == api.view(state, seat).key()
    state.rng = again.rng  # from here on chance is asked in both
    state.events, again.events = [], []
    one, other = Rng(seed + 1), Rng(seed + 1)
    while not api.over(state):
        assert [(ask.seat, ask.kind, ask.args, ask.options) for ask in api.pending(again)] == [
            (ask.seat, ask.kind, ask.args, ask.options) for ask in api.pending(state)
        ]
        choose(state, one)
        choose(again, other)
        for seat in (*range(seats), SPECTATOR):
            seen = [event.told(seat) for event in state.events or ()]
            assert seen == [event.told(seat) for event in again.events or ()]
    assert api.scores(again) == api.scores(state)


@given(st.integers(0, 1 << 40), st.sampled_from(TABLES))
@examples(25)
def test_what_is_read_can_be_played_to_the_end(seed: int, options: dict) -> None:
    """A position of little more than a seed: any scoundrels of the first colours anywhere."""
    rng = Rng(seed)
    rules = rules_for(3, **options)
    slot = "A23456"[rng.below(6)]
    jobs = ["dog", "cow", "prospector", "drifter", "horse", "banker", "outlaw", "investor", "inventor", "mayor"]
    traits = ["filthy", "cruel", "lucky", "helpful", "greedy", "elderly", "sleepy", "annoying", "honest", "talkative"]
    rng.shuffle(jobs)
    rng.shuffle(traits)
    boards = ",".join(f"{1 + k % 3}@B{1 + k // 3}:{traits[k]}-{jobs[k]}" for k in range(rng.below(8)))
    line = f"slot={slot} turn={1 + rng.below(3)} boards={boards or '-'} money={rng.below(9)},{rng.below(9)},5"
    state = api.read_position(rules, line)
    sound.check(state)
    decisions = 0
    while not api.over(state):
        choose(state, rng)
        decisions += 1
        assert decisions < 5_000
    sound.check(state)


def test_an_empty_line_is_the_first_turn_of_day_2() -> None:
    state = table("")
    assert asked(state) == "1 plan"
    seen = api.view(state, 0)
    assert (seen.day, seen.turn, seen.first, money(state)) == (2, 1, 0, [4, 4, 4])
    assert [(sheet.supply, sheet.jail, sheet.rep, sheet.deck) for sheet in seen.sheets] == [(2, 1, 0, 3)] * 3
    assert (hand(state, 1), pile(state), board(state, 1)) == ("0A23", [], {})
    assert "-" not in saloon(state)
    assert all(lies(state, f"estate-{n}") == f"map {n}" for n in range(1, 6))
    assert lies(state, "estate-6") == "unused"


def test_everything_can_be_said() -> None:
    text = (
        "day=2 first=2 turn=6 step=abilities slot=6 leaders=doc-zimmer,milton-goff,lilith-boone "
        "strategy=field-research,deep-pockets,safe-house boards=1@B1:lucky-banker,3@B5:helpful-horse "
        "saloon=filthy-dog,cocky-cow,clumsy-chef pile=gentle-drifter,grumpy-gambler money=1,2,3 rep=-2,0,6 "
        "supply=0,1,1 jail=1,1,1 hands=1:0+A,2:2+3,3:4+5 cards=1@5:5,1@6:2!23,2@A:0,3@3:3!1,3@up:0,2@4:4 "
        "decks=1:6+4+3,2:6+5+A,3:6+2+A safes=estate-1:song-pebble,estate-3:silent-clock map=depot-6@2,depot-2@unused "
        "stolen=1:estate-4 marks=estate-4:2#5,depot-6:1#3,depot-6:1#2 seen=3:depot-1 "
        "used=trait:helpful,job:horse,card:field-research,1:leader-3"
    )
    state = table(text, strategy_cards=True)
    assert (asked(state), choices(state)) == ("1 abilities", ["pass", "use lucky"])
    assert [hand(state, seat) for seat in (1, 2, 3)] == ["0A", "23", "45"]
    assert (card(state, "1@6", 1), men(state, "1@6"), men(state, "3@3")) == ("2", "23", "1")
    assert (lies(state, "depot-6"), lies(state, "depot-2"), lies(state, "estate-4")) == ("map 2", "unused", "stolen 1")
    assert (marks(state, "depot-6"), marks(state, "estate-4")) == (["1#3", "1#2"], ["2#5"])
    assert [knows(state, which) for which in ("depot-6", "estate-4", "depot-1")] == ["1", "12", "3"]
    assert (pile(state)[:2], used(state)) == (["gentle-drifter", "grumpy-gambler"], {"helpful", "horse"})
    again = fields(state)
    for word in text.split():
        name, value = word.split("=")
        if name == "pile":
            assert again[name].startswith(value)
        elif name in ("cards", "used", "seen", "safes", "map"):
            assert sorted(again[name].split(",")) == sorted(value.split(","))
        else:
            assert again[name] == value
    assert api.write_position(api.read_position(state.rules, api.write_position(state))) == api.write_position(state)


def test_the_past_of_cards_says_who_has_seen_them() -> None:
    """A journalist's look is kept; without ``past`` the same cards lie there unseen."""
    state = table("turn=2 slot=6 boards=2@B1:lucky-journalist cards=1@5:0 hands=1:A+2+3")
    play(state, "2 use lucky", "2 card 1 5")
    line = api.write_position(state)
    assert "past=1:+0.+A.+2.+3.0>5.5?2 " in line
    again = api.read_position(state.rules, line)
    assert (card(again, "1@5", 2), card(again, "1@5", 3)) == ("0", "?")
    plain = api.read_position(state.rules, line.replace("past=1:+0.+A.+2.+3.0>5.5?2 ", ""))
    assert (card(plain, "1@5", 2), card(plain, "1@5", 1)) == ("?", "0")


def test_what_must_have_been_drawn_too_lies_at_the_bottom_of_the_pile() -> None:
    """A black job lies under all green and purple ones of the deck, a red trait under the blue ones."""
    state = table("slot=6 boards=1@B1:stunning-doctor pile=charming-banker")
    assert pile(state)[0] == "charming-banker"
    assert len(pile(state)) == 20  # 20 blue traits came before the first red one
    assert len(saloon(state)) == 3
    assert api.view(state, 0).decks == (30 - 24, 36 - 24)  # on the board, in the pile, in the saloon
    sound.check(state)


@pytest.mark.parametrize("text", ["slot=2 boards=1@B1:filthy-dog", "step=end slot=6 boards=1@B1:selfish-dog"])
def test_in_the_middle_of_an_ability_nothing_can_be_written(text: str) -> None:
    state = play(table(text), f"1 use {'selfish' if 'selfish' in text else 'filthy'}")
    with pytest.raises(
        BadInput, match=r"^A position of scoundrels can be written only where .* save the game instead\.$"
    ):
        api.write_position(state)


def test_what_a_seat_knows_cannot_be_written() -> None:
    """An information state is no position: somebody would see what it doesn't hold."""
    state = table("")
    with pytest.raises(BadInput, match="can be written only where"):
        api.write_position(api.infostate(state, 0).state)


BAD = [
    ("fun=1", "A position has no field 'fun=1'; it has each of day, first,"),
    ("day", "A position has no field 'day'; it has each of"),
    ("day=1 day=2", "A position has no field 'day=2'; it has each of"),
    ("day=3", "day= must hold whole numbers from 1 to 2, not '3'."),
    ("day=x", "day= must hold whole numbers from 1 to 2, not 'x'."),
    ("first=4", "first= must hold whole numbers from 1 to 3, not '4'."),
    ("turn=13", "turn= must hold whole numbers from 1 to 12, not '13'."),
    ("step=begin", "There is no step 'begin'; it must be start, plan, abilities, act, end or dusk."),
    ("step=plan slot=6", "slot= is the slot of the card played in this turn; in step plan there is none."),
    ("slot=7", "There is no slot '7'; it must be A, 2, 3, 4, 5 or 6."),
    ("step=act", "The position can't be: in step act there must be a slot= with the card of this turn, or the 0 lies"),
    ("leaders=doc-zimmer,doc-zimmer,milton-goff", "leaders= names one twice; each player has another (SC-SETUP-11)."),
    ("leaders=doc-zimmer", "leaders= must name one for each of 3 players, not 1."),
    ("leaders=doc,milton-goff,lilith-boone", "There is no leader 'doc'; it must be preston-cain,"),
    ("strategy=strong-arm,safe-house,deep-pockets", "strategy= needs the option strategy_cards (SC-SETUP-15)."),
    ("boards=B1:filthy-dog", "boards= can't be read at 'B1'; right would be '1@B1:filthy-dog'."),
    ("boards=1@B1", "boards= can't be read at '1@B1'; right would be '1@B1:filthy-dog'."),
    ("boards=4@B1:filthy-dog", "There is no player '4'; it must be 1, 2 or 3."),
    ("boards=1@B6:filthy-dog", "There is no place 'B6'; it must be B0, B1, B2, B3, B4 or B5."),
    ("boards=1@B0:filthy-dog", "The position can't be: a scoundrel lies on B0, where none may lie."),
    ("boards=1@B1:filthy-dogg", "There is no scoundrel 'filthy-dogg'; perhaps you meant 'filthy-dog'."),
    ("boards=1@B1:x", "There is no scoundrel 'x'; a trait and a job make one, like 'filthy-dog'."),
    ("boards=1@B1:filthy-dog,1@B1:lucky-cow", "boards= names 1@B1 twice."),
    ("boards=1@B1:filthy-dog,1@B2:filthy-cow", "'filthy' appears twice in the position; there is one of each trait"),
    ("boards=1@B1:filthy-dog,1@B2:lucky-dog", "'dog' appears twice in the position; there is one of each trait"),
    (
        "boards=1@B1:filthy-dog,1@B2:lucky-cow,1@B3:cocky-chef,1@B4:gentle-horse,2@B1:loyal-gambler,"
        "2@B2:stubborn-farmer,2@B3:clumsy-drifter",
        "The deck of this table can't have held all of dog, cow, chef, horse, gambler, farmer, drifter: too many of",
    ),
    ("saloon=filthy-dog", "saloon= must name 3 scoundrels, the left first, '-' for a gap."),
    ("saloon=filthy-dog,-,lucky-cow", "saloon= has a gap that would be filled; gaps stay at the left, and only when"),
    ("traits=filthy", "traits= has a card in a place of the deck where another colour or level lies."),
    ("traits=filthy jobs=cow,dog", "The decks don't fit what is in play: 29 traits and 34 jobs were drawn for 0"),
    ("traits=lucky,lucky", "traits= names 'lucky'; it must name cards of the set, each once at most."),
    ("traits=lucki", "traits= names 'lucki'; it must name cards of the set, each once at most."),
    ("traits=- boards=1@B1:filthy-dog jobs=-", "The decks don't fit what is in play: 30 traits and 36 jobs were drawn"),
    ("purple=dog", "purple= needs the option wild_saloon."),
    ("money=1,2", "money= must name one for each of 3 players, not 2."),
    ("money=1,2,-3", "money= must hold whole numbers from 0 to 999, not '-3'."),
    ("rep=7,0,0", "rep= must hold whole numbers from -2 to 6, not '7'."),
    ("supply=3,2,2 jail=1,1,1", "The position can't be: seat 1 has too many henchmen, or less than none."),
    ("slot=6 cards=1@6:0!1", "The position can't be: a henchman lies where no card is, or on its own player's card."),
    ("slot=6 cards=1@6:7", "There is no poker card '7'; it must be 0, A, 2, 3, 4, 5 or 6."),
    ("cards=1@up:4", "There is no slot 'up'; it must be A, 2, 3, 4, 5 or 6."),
    ("cards=1@4:4,1@4:5", "cards= names 1@4 twice."),
    ("hands=1:0+A", "The position can't be: player 1 has 2 cards in hand and 6 free slots for 4 turns still to come"),
    ("hands=1:0+0+A+2 decks=1:3+4+5", "The position can't be: seat 1 has a poker card twice."),
    ("hands=1:0+A+2+3 decks=1:4", "The position can't be: seat 1 has 5 poker cards, not 7."),
    ("past=1:+7", "past= of player 1: '+7' can't be or means nothing there."),
    ("past=1:+0.+A.+2.+4", "past= of player 1 does not lead to the hands=, cards= and decks= given."),
    ("past=1:+0.0>5", "past= of player 1 does not lead to the hands=, cards= and decks= given."),
    ("past=1:+0.0>5.5?4", "past= of player 1: '5?4' can't be or means nothing there."),
    ("safes=estate-7:song-pebble", "There is no safe 'estate-7'; perhaps you meant 'estate-"),
    ("safes=estate-1:pebble", "There is no safe 'pebble'; perhaps you meant 'song-pebble'."),
    ("safes=estate-1:sky-boots", "The position can't be: a safe lies at another location than its own."),
    ("safes=estate-1:song-pebble,estate-2:song-pebble", "The position can't be: a safe lies at another location than"),
    ("map=estate-1@6", "map= must hold whole numbers from 1 to 5, not '6'."),
    ("map=estate-1@2", "The position can't be: two safes lie on one space."),
    ("stolen=1:estate-1,1:estate-2,1:estate-3", "The position can't be: seat 1 has stolen more safes than the day"),
    ("marks=estate-1:1#8", "There is no number on a mark '8'; it must be 2, 3, 4, 5, 6 or 7."),
    (
        "marks=estate-1:1#2,estate-1:1#2,estate-1:1#3",
        "The position can't be: seat 1 has more marks out than there are.",
    ),
    ("marks=estate-1:15", "marks= can't be read at '15'; right would be 'depot-1:2#5'."),
    ("used=lucky", "used= can't be read at 'lucky'; right would be 'trait:lucky'."),
    ("used=job:lucky", "There is no job 'lucky'; it must be"),
    ("used=1:leader-scoot", "There is no leader ability 'leader-scoot'; perhaps you meant 'leader-scout'."),
]


@pytest.mark.parametrize(("text", "sentence"), BAD)
def test_bad_lines(text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        table(text)
    (problem,) = error.value.problems
    assert problem.startswith(sentence)
    assert problem.endswith(".")


def test_a_strategy_card_of_another_leader() -> None:
    with pytest.raises(BadInput, match=r"^strategy= gives a player a card of another leader \(SC-SETUP-14\)\.$"):
        table("strategy=safe-house,safe-house,deep-pockets", strategy_cards=True)


@given(st.integers(0, 1 << 40), st.text(max_size=3))
@examples(300)
def test_a_damaged_line_is_read_or_refused_in_a_sentence(seed: int, scrap: str) -> None:
    rng = Rng(seed)
    state = game(2 + rng.below(3), seed % 7)
    for _ in range(rng.below(60)):
        choose(state, rng)
    while not can_be_written(state):
        choose(state, rng)
    line = api.write_position(state)
    for _ in range(1 + rng.below(2)):
        at = rng.below(len(line))
        words = line.split(" ")
        line = (
            line[:at] + scrap + line[at + rng.below(3) :],
            line[:at] + line[rng.below(len(line)) :][: rng.below(9)] + line[at:],
            " ".join(words[: rng.below(len(words))] + words[1 + rng.below(len(words)) :]),
        )[rng.below(3)] or "day=1"
    again = outcome(api.read_position, state.rules, line)
    if again is None:
        return
    sound.check(again)
    while not api.over(again):
        choose(again, rng)


def test_messages_go_on_from_a_position() -> None:
    state = table("slot=3 money=0,0,0")
    ask = api.pending(state)[0]
    events = api.apply(state, 0, api.option(state.rules, ask, ["leader", "leader-3"]))
    assert told(events, 2)[:2] == [("use-leader", 0, 1), ("gain", 0, 3)]
