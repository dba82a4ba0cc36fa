"""Sections 2, 3 and 12: what lies on the table before the first turn, and the options."""

import json
from collections import Counter

import pytest
from tests.rules.scoundrels.play import (
    CHEAP,
    asked,
    board,
    card,
    choices,
    fields,
    game,
    hand,
    ids,
    jail,
    kinds,
    knows,
    lies,
    look,
    money,
    play,
    refused,
    rep,
    rules_for,
    saloon,
    say,
    settle,
    supply,
    table,
    told,
    wait,
    worlds,
)

from skulduggery import api, codec
from skulduggery.api import NATURE, BadInput, Rng, State
from skulduggery.games.scoundrels.cards import files

EXTENDED: dict[str, api.Value] = {"mode": "extended"}
WILD: dict[str, api.Value] = {"mode": "extended", "wild_saloon": True}
COUNTS = {
    ("short", 2): (14, 10, 4, 6, 22),
    ("short", 3): (20, 10, 6, 8, 22),
    ("short", 4): (26, 10, 8, 10, 22),
    ("extended", 2): (20, 10, 6, 10, 22),
    ("extended", 3): (30, 10, 8, 14, 22),
    ("extended", 4): (40, 10, 12, 18, 22),
}


def dealt(seats: int = 3, back: tuple[int, ...] = (), **options: api.Value) -> tuple[State, list[tuple[object, ...]]]:
    """A game whose heaps come as they lie (turned round for the draws in ``back``), and what chance was asked."""
    state = api.new(rules_for(seats, **options), listen=True)
    asks: list[tuple[object, ...]] = []
    while api.pending(state)[0].seat == NATURE:
        ask = api.pending(state)[0]
        asks.append((ask.kind, len(ask.ranges) or len(ask.options)))
        order = tuple(range(len(ask.ranges)))
        answer = (order[::-1] if len(asks) - 1 in back else order) if order else ask.options[0]
        api.apply(state, NATURE, answer)
    return state, asks


def colours(state: State, kind: str, names: str) -> list[object]:
    """The level or colour of each card in a list of ids."""
    entries = state.rules.cards[kind]
    assert isinstance(entries, list)
    what = "level" if kind == "trait" else "colour"
    return [entry[what] for name in names.split(",") for entry in entries if entry["id"] == name]


def deck(state: State, kind: str) -> list[object]:
    """The levels or colours of the whole deck, the top first: what lies in the saloon was on top."""
    half = 0 if kind == "trait" else 1
    known = ids(state.rules, kind)
    first = []
    for one in reversed(look(state).saloon):
        first.append(known[(one.trait, one.job)[half]])
    return colours(state, kind, ",".join([*first, fields(state)[f"{kind}s"]]))


@pytest.mark.rule("SC-SETUP-02", "SC-SETUP-03", "SC-SETUP-04", "SC-SETUP-06")
@pytest.mark.parametrize(("mode", "seats"), COUNTS)
def test_the_decks_of_every_table(mode: str, seats: int) -> None:
    state = game(seats, 5, mode=mode)
    blue, red, green, purple, black = COUNTS[mode, seats]
    assert deck(state, "trait") == [1] * blue + [2] * red
    assert deck(state, "job") == ["green"] * green + ["purple"] * purple + ["black"] * black


@pytest.mark.rule("SC-SETUP-17", "SC-SETUP-01", "SC-SETUP-08", "SC-SETUP-11", "SC-SETUP-13", "SC-SETUP-16")
def test_chance_is_drawn_in_a_fixed_order() -> None:
    """Blue and red traits, green, purple, black jobs, safes of each location, leaders, poker cards, first player."""
    _, asks = dealt()
    sizes = [40, 10, 16, 22, 22, 6, 6, 6, 4, 7, 7, 7]
    assert asks == [*[("deal", size) for size in sizes], ("first", 3)]


@pytest.mark.rule("SC-SETUP-17")
def test_the_same_seed_gives_the_same_game() -> None:
    lines = [api.write_position(game(3, 11)), api.write_position(game(3, 11)), api.write_position(game(3, 12))]
    assert lines[0] == lines[1] != lines[2]


@pytest.mark.rule("SC-SETUP-01", "SC-SETUP-17")
@pytest.mark.parametrize(
    ("draw", "changed"),
    [
        (0, {"saloon", "traits"}),
        (1, {"traits"}),
        (2, {"saloon", "jobs"}),
        (3, {"jobs"}),
        (4, {"jobs"}),
        (5, {"safes"}),
        (8, {"leaders"}),
        (10, {"hands", "decks"}),
    ],
)
def test_each_heap_is_shuffled_on_its_own(draw: int, changed: set[str]) -> None:
    """Turning one heap round changes the cards of its own kind only; the same of safes, leaders, poker cards."""
    plain = fields(dealt()[0])
    turned = fields(dealt(back=(draw,))[0])
    assert {name for name in plain | turned if plain.get(name) != turned.get(name)} == changed


@pytest.mark.rule("SC-SETUP-05", "SC-INFO-24", "SC-LOG-03")
def test_nobody_sees_what_goes_back_to_the_box() -> None:
    """Two deals that differ only in what was not dealt are the same to everybody."""
    first = dealt()[0]
    state = api.new(rules_for(), listen=True)
    draws = 0
    while api.pending(state)[0].seat == NATURE:
        ask = api.pending(state)[0]
        order = tuple(range(len(ask.ranges)))
        if draws == 0:  # 20 of the blue traits are dealt
            order = (*order[:20], *order[:19:-1])
        api.apply(state, NATURE, order or 0)
        draws += 1
    for seat in range(4):
        assert look(state, seat).key() == look(first, seat).key()
        assert api.key(api.infostate(state, seat - 1 if seat else -2)) == api.key(
            api.infostate(first, seat - 1 if seat else -2)
        )
    traits = fields(state)["traits"].split(",")
    assert len(traits) == 27
    boxed = set(ids(state.rules, "trait")) - set(traits) - {name.split("-")[0] for name in saloon(state)}
    assert len(boxed) == 20


@pytest.mark.rule("SC-SETUP-07", "SC-SCOU-01", "SC-SALOON-02")
def test_three_scoundrels_one_after_the_other() -> None:
    """The top trait and the top job are joined for space 2, then 1, then 0."""
    state, _ = dealt()
    assert saloon(state) == ["cruel-prospector", "cybernetic-cow", "filthy-dog"]
    seeded = game(3, 4)
    created = [message for message in told(seeded.events or (), 0) if message[0] == "create"]
    assert [message[1] for message in created] == [2, 1, 0]


@pytest.mark.rule("SC-SCOU-01")
def test_a_new_scoundrel_is_the_top_trait_and_the_top_job() -> None:
    state = table(f"step=act slot=6 {CHEAP}")
    first = fields(state)
    play(state, "1 hire honest", "1 arrange done")
    new = saloon(state)[0]
    assert new == f"{first['traits'].split(',')[0]}-{first['jobs'].split(',')[0]}"
    wait(state, "2 plan")
    assert fields(state)["traits"].split(",") == first["traits"].split(",")[1:]


@pytest.mark.rule("SC-SETUP-08", "SC-SETUP-09", "SC-SAFE-26")
def test_five_safes_on_the_map_and_one_beside_it() -> None:
    state = game(3, 2)
    for location in ("depot", "estate", "laboratory"):
        assert [lies(state, f"{location}-{n}") for n in range(1, 7)] == [*[f"map {n}" for n in range(1, 6)], "unused"]
        assert all(knows(state, f"{location}-{n}") == "" for n in range(1, 7))
    drawn = {safe: which for which, safe in (part.split(":") for part in fields(state)["safes"].split(","))}
    cards = state.rules.cards["safe"]
    assert isinstance(cards, list)
    for safe, which in drawn.items():
        (location,) = [one["location"] for one in cards if one["id"] == safe]
        assert which.startswith(location)
    assert fields(state)["safes"] != fields(game(3, 3))["safes"]


@pytest.mark.rule("SC-SETUP-10", "SC-SETUP-12", "SC-SETUP-13", "SC-CONST-04", "SC-CONST-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_each_player_takes(seats: int) -> None:
    state = game(seats, 9)
    assert (money(state), rep(state)) == ([4] * seats, [0] * seats)
    assert (supply(state), jail(state)) == ([2] * seats, [1] * seats)
    for seat in range(1, seats + 1):
        sheet = look(state, seat).sheets[seat - 1]
        assert (len(hand(state, seat)), sheet.deck, sheet.marks) == (4, 3, (2, 3, 4, 5, 6, 7))
        assert set(hand(state, seat)) < set("0A23456")
        assert board(state, seat) == {}
    assert len({sheet.leader for sheet in look(state).sheets}) == seats
    all_out = "marks=" + ",".join(f"depot-1:1#{n}" for n in (2, 3, 4, 5, 4, 6, 7))
    assert look(table(f"step=start {all_out}", seats), 1).sheets[0].marks == ()
    one_less = all_out.replace("depot-1:1#4,", "", 1)
    assert look(table(f"step=start {one_less}", seats), 1).sheets[0].marks == (4, 5)


@pytest.mark.rule("SC-SETUP-11", "SC-CONST-10")
def test_leaders_are_dealt_or_chosen() -> None:
    assert len({fields(game(2, seed))["leaders"] for seed in range(20)}) > 3
    state = game(3, 1, leaders="chosen")
    assert (asked(state), choices(state)) == (
        "1 leader",
        ["leader preston-cain", "leader lilith-boone", "leader doc-zimmer", "leader milton-goff"],
    )
    play(state, "1 leader doc-zimmer")
    assert refused(state, "2 leader doc-zimmer") == "SC-SETUP-11"
    play(state, "2 leader milton-goff", "3 leader preston-cain")
    assert fields(state)["leaders"] == "doc-zimmer,milton-goff,preston-cain"


@pytest.mark.rule("SC-SETUP-11", "SC-SETUP-07")
@pytest.mark.parametrize("options", [EXTENDED, {**WILD, "strategy_cards": True}])
def test_who_chooses_a_leader_sees_the_saloon(options: dict[str, api.Value]) -> None:
    """The saloon lies open, the safes are dealt, the poker cards are not; the choice changes nothing of that."""
    state = game(3, 5, **options, leaders="chosen")
    open_now = saloon(state)
    assert (asked(state), len(open_now), "-" in open_now) == ("1 leader", 3, False)
    assert all(saloon(world) == open_now for seat in (0, 1, 3) for world in worlds(state, seat, 5))
    assert [sheet.hand for sheet in look(state).sheets] == [()] * 3
    other = api.clone(state)
    play(state, "1 leader doc-zimmer", "2 leader milton-goff", "3 leader preston-cain")
    play(other, "1 leader preston-cain", "2 leader lilith-boone", "3 leader doc-zimmer")
    assert saloon(state) == saloon(other) == open_now
    assert saloon(game(3, 5, **options)) == open_now  # as with dealt leaders


def test_a_game_saved_while_leaders_were_chosen_before_the_saloon_plays_on() -> None:
    """Such saves were written until the saloon was opened first, by version 1 of the rules."""
    state = game(3, 5, leaders="chosen")
    document = json.loads(codec.write_save(state))
    rules = {"game": "scoundrels", "version": 1, "seats": 3, "options": state.rules.options}
    document["digest"] = files.digest(state.rules.cards, rules)
    assert document["digest"] != state.rules.digest
    document["table"] |= {"drawn": [0, 0], "stays": 0, "saloon": [None] * 3}
    old = codec.read_save(json.dumps(document).encode(), "old")
    assert saloon(old) == ["-"] * 3
    for one in (state, old):
        play(one, "1 leader doc-zimmer", "2 leader milton-goff", "3 leader preston-cain")
    assert json.loads(codec.write_save(old)) == json.loads(codec.write_save(state))
    with pytest.raises(BadInput, match="made under rules"):
        codec.rules_for("scoundrels", 3, state.rules.options, document["digest"], codec.raw_cards(state.rules))


@pytest.mark.rule("SC-SETUP-14", "SC-INFO-26", "SC-INFO-27")
def test_strategy_cards_are_picked_in_secret() -> None:
    state, _ = dealt(strategy_cards=True, suspicion="open")
    assert asked(state) == "1 strategy, 2 strategy, 3 strategy"  # all at the same time
    assert refused(state, "1 card safe-house") == "SC-SETUP-14"
    said = say(state, "2 card vanishing-act", to=1)
    assert said == [("strategy-chosen", 1, None)]
    play(state, "1 card strong-arm")
    ask = next(ask for ask in api.pending(state) if ask.seat == 2)
    events = api.apply(state, 2, ask.options[0])
    assert told(events, 0)[1][0] == "strategy"
    settle(state)
    assert fields(state)["strategy"] == "strong-arm,vanishing-act,transform-allies"
    for seat in range(4):  # what was not picked lies nowhere
        assert [sheet.strategy for sheet in look(state, seat).sheets] == [
            ids(state.rules, "strategy").index(one) for one in ("strong-arm", "vanishing-act", "transform-allies")
        ]


@pytest.mark.rule("SC-SETUP-15")
def test_without_the_option_there_are_no_strategy_cards() -> None:
    state = game(3, 1)
    assert asked(state).endswith("plan")  # nobody was asked to pick one
    assert [sheet.strategy for sheet in look(state).sheets] == [-1] * 3
    assert refused(table("boards=1@B1:punctual-dog"), "1 card strong-arm") == "SC-SETUP-15"


@pytest.mark.rule("SC-SETUP-16", "SC-TURN-01")
def test_any_player_can_be_the_first() -> None:
    firsts = Counter(look(game(3, seed)).first for seed in range(60))
    assert set(firsts) == {0, 1, 2}
    state = game(3, next(seed for seed in range(60) if look(game(3, seed)).first == 2))
    assert asked(state) == "3 plan"
    wait(state, "1 plan")
    wait(state, "2 plan")
    assert look(state).turn == 3


# Components


@pytest.mark.rule("SC-CONST-07", "SC-CONST-09")
def test_an_a_is_only_an_a() -> None:
    """An A is a bluff in slot 2 but not in slot A; a 2 is a bluff in slot A but not in slot 2."""
    for where, face, bluff in (("A", "A", False), ("2", "2", False), ("2", "A", True), ("A", "2", True)):
        state = table(f"day=1 step=dusk cards=1@{where}:{face}!2")
        assert rep(state)[:2] == ([-1, 1] if bluff else [0, 0])
        assert card(state, f"1@{where}") == face
    with pytest.raises(BadInput, match="There is no poker card '1'"):
        table("cards=1@A:1")


@pytest.mark.rule("SC-CONST-08", "SC-PLAN-03", "SC-PLAN-06", "SC-CONST-09")
def test_six_slots_and_none_for_the_0() -> None:
    state = table("")
    assert choices(state) == [f"play {face} {slot}" for face in "0A23" for slot in "A23456"]
    with pytest.raises(BadInput, match="does not answer 'plan'"):
        say(state, "1 play 0 0")
    assert [one["slots"] for one in state.rules.cards["leader_ability"]] == [["A", "2"], ["3"], ["4"], ["5"]]
    for slot, leader in (("A", "scout"), ("2", "scout"), ("3", "3"), ("4", "4"), ("5", "steal")):
        assert choices(table(f"slot={slot}")) == ["pass", f"leader leader-{leader}"]
    assert asked(table(f"slot=6 {CHEAP}")) == "1 act"


@pytest.mark.rule("SC-CONST-13", "SC-OPT-03", "SC-OPT-05")
def test_a_strategy_card_links_to_nothing() -> None:
    """Compassionate points up from B3 to B0, where the strategy card lies; Helpful points left from B1."""
    boards = "boards=1@B1:helpful-banker,1@B3:compassionate-prospector leaders=doc-zimmer,preston-cain,lilith-boone"
    text = f"slot=6 {boards} strategy=field-research,strong-arm,safe-house {CHEAP}"
    state = table(text, strategy_cards=True)
    play(state, "1 card field-research", "1 safe depot-1", "1 mark 2")
    assert asked(state) == "1 act"


@pytest.mark.rule("SC-CONST-05", "SC-OPT-06", "SC-HIRE-04", "SC-OPT-08")
def test_places_for_scoundrels() -> None:
    five = "1@B1:patient-cow,1@B2:loyal-chef,1@B3:gentle-horse,1@B4:clumsy-gambler,1@B5:thirsty-farmer"
    text = f"step=act slot=6 boards={five} {CHEAP}"
    assert asked(play(table(text), "1 hire honest")) == "1 room"
    state = play(table(text, mode="extended", six_scoundrels=True), "1 hire honest", "1 arrange done")
    assert board(state, 1)["B0"] == "honest-forger"
    six = f"{five},1@B0:stubborn-drifter"
    assert (
        asked(play(table(text.replace(five, six), mode="extended", six_scoundrels=True), "1 hire honest")) == "1 room"
    )


@pytest.mark.rule("SC-OPT-06", "SC-CONST-11")
def test_the_sixth_place_is_the_first_to_be_filled() -> None:
    """Places count from the upper left corner: the default of a hire is the first free one."""
    for options, first in ((EXTENDED, ("B1", "B2")), ({**EXTENDED, "six_scoundrels": True}, ("B0", "B1"))):
        state = table(f"step=act slot=6 {CHEAP}", **options)
        play(state, "1 hire honest", "1 arrange done")
        assert board(state, 1) == {first[0]: "honest-forger"}
        text = f"step=act slot=6 boards=1@{first[0]}:patient-cow {CHEAP}"
        state = play(table(text, **options), "1 hire honest", "1 arrange done")
        assert board(state, 1) == {first[0]: "patient-cow", first[1]: "honest-forger"}


@pytest.mark.rule("SC-OPT-05", "SC-OPT-06", "SC-OPT-07")
def test_with_six_scoundrels_the_strategy_card_leaves_the_corner_free() -> None:
    """It lies next to the sheet. A scoundrel is hired to B0 and links by arrows, and the card is used as usual."""
    options: dict[str, api.Value] = {**EXTENDED, "six_scoundrels": True, "strategy_cards": True}
    five = "1@B1:helpful-cow,1@B2:loyal-chef,1@B3:gentle-horse,1@B4:clumsy-gambler,1@B5:thirsty-farmer"
    more = "leaders=doc-zimmer,preston-cain,lilith-boone strategy=field-research,strong-arm,safe-house"
    state = table(f"step=act slot=6 boards={five} {more} {CHEAP}", **options)
    play(state, "1 hire honest", "1 arrange done")
    assert board(state, 1)["B0"] == "honest-forger"
    six = f"{five},1@B0:grumpy-banker"
    state = play(table(f"slot=6 boards={six} {more} {CHEAP}", **options), "1 use grumpy")
    assert choices(state) == ["pass", "use helpful"]  # B1 points to the corner
    state = play(table(f"slot=6 boards={six} {more} {CHEAP}", **options), "1 card field-research")
    assert asked(state) == "1 scout"


@pytest.mark.rule("SC-OPT-08")
def test_the_corner_is_no_place_without_the_option() -> None:
    state = play(table(f"step=act slot=6 boards=1@B1:patient-cow {CHEAP}"), "1 hire honest")
    assert not any("B0" in choice for choice in choices(state))
    state = table(f"step=act slot=6 boards=1@B1:patient-cow {CHEAP}", mode="extended", six_scoundrels=True)
    assert any("B0" in choice for choice in choices(play(state, "1 hire honest")))


# Options


@pytest.mark.rule("SC-OPT-09", "SC-OPT-10")
@pytest.mark.parametrize(("seats", "green"), [(2, 7), (3, 9), (4, 12)])
def test_the_wild_saloon_has_two_job_decks(seats: int, green: int) -> None:
    """Two green scoundrels in spaces 2 and 1, then a purple one in space 0."""
    state = game(seats, 3, **WILD)
    jobs = [ids(state.rules, "job")[one.job] for one in look(state).saloon]
    assert colours(state, "job", ",".join(jobs)) == ["purple", "green", "green"]
    assert colours(state, "job", fields(state)["jobs"]) == ["green"] * (green - 2) + ["black"] * 22
    assert colours(state, "job", fields(state)["purple"]) == ["purple"] * 21
    created = [message[1] for message in told(state.events or (), 0) if message[0] == "create"]
    assert created == [2, 1, 0]


@pytest.mark.rule("SC-OPT-13")
def test_if_one_job_deck_is_empty_the_other_is_used() -> None:
    text = "step=act slot=6 money=9,0,0 saloon=filthy-banker,lucky-cow,cocky-horse"
    state = table(f"{text} purple=-", **WILD)
    play(state, "1 hire filthy", "1 arrange done")  # no purple is left in the saloon, nor in the deck
    assert saloon(state)[0] != "-"
    new = ids(state.rules, "job")[look(state).saloon[0].job]
    assert colours(state, "job", new) != ["purple"]
    state = table(f"{text} jobs=-", **WILD)
    play(state, "1 hire cocky", "1 arrange done")
    new = ids(state.rules, "job")[look(state).saloon[0].job]
    assert colours(state, "job", new) == ["purple"]


@pytest.mark.rule("SC-OPT-13", "SC-SALOON-06")
def test_with_both_job_decks_empty_nobody_comes() -> None:
    text = "step=act slot=6 money=9,0,0 saloon=filthy-banker,lucky-cow,cocky-horse"
    state = play(table(f"{text} traits=- purple=-", **WILD), "1 hire filthy", "1 arrange done")
    assert saloon(state) == ["-", "lucky-cow", "cocky-horse"]


@pytest.mark.rule("SC-OPT-15")
def test_a_when_hired_scoundrel_counts_for_the_colours_until_it_is_discarded() -> None:
    """The Auctioneer is purple: while it hires no purple one is created, after its discard there is one."""
    text = "step=act slot=6 money=9,0,0 saloon=charming-auctioneer,lucky-cow,cocky-horse"
    state = play(table(text, **WILD), "1 hire charming", "1 yes", "1 yes", "1 hire cocky")
    told_now = say(state, "1 arrange done")
    created = [message for message in told_now if message[0] == "create"]
    jobs = [colours(state, "job", ids(state.rules, "job")[int(str(message[3]))]) for message in created]
    assert [message[0] for message in told_now if message[0] in ("create", "discard")] == [
        "create",
        "discard",
        "create",
    ]
    assert jobs[0] != ["purple"]
    assert jobs[1] == ["purple"]


@pytest.mark.rule("SC-OPT-14", "SC-SAFE-19")
@pytest.mark.parametrize(
    ("day", "options", "limit"), [(1, WILD, 3), (1, EXTENDED, 1), (2, EXTENDED, 2), (3, EXTENDED, 3)]
)
def test_the_limit_of_stolen_safes(day: int, options: dict[str, api.Value], limit: int) -> None:
    held = ",".join(f"1:estate-{n}" for n in range(1, limit))
    state = table(f"day={day} slot=5 stolen={held or '-'}", **options)
    play(state, "1 leader leader-steal", "1 safe depot-1")
    assert lies(state, "depot-1") == "stolen 1"
    assert asked(state) != "1 abandon"
    held = ",".join(f"1:estate-{n}" for n in range(1, limit + 1))
    state = table(f"day={day} slot=5 stolen={held}", **options)
    assert asked(play(state, "1 leader leader-steal", "1 safe depot-1")) == "1 abandon"
    assert [look(state, seat).limit for seat in (0, 1, 2)] == [limit] * 3


@pytest.mark.rule("SC-OPT-17")
@pytest.mark.parametrize("option", ["six_scoundrels", "wild_saloon", "start_from_zero"])
def test_three_options_are_for_the_extended_game(option: str) -> None:
    with pytest.raises(BadInput, match=r"needs the extended game: .*\(SC-OPT-17\)"):
        api.make_rules("scoundrels", 3, {option: True})
    assert api.make_rules("scoundrels", 3, {option: True, "mode": "extended"}).options[option] is True


@pytest.mark.rule("SC-OPT-17")
def test_the_three_options_may_be_combined() -> None:
    state = game(4, 1, mode="extended", six_scoundrels=True, wild_saloon=True, start_from_zero=True)
    rng = Rng(1)
    while not api.over(state):
        ask = api.pending(state)[0]
        api.apply(state, ask.seat, ask.options[rng.below(len(ask.options))])
    assert len(api.scores(state)) == 4


@pytest.mark.rule("SC-CONST-02", "SC-DAY-07")
@pytest.mark.parametrize(("mode", "days"), [("short", 2), ("extended", 3)])
def test_the_days_of_a_game(mode: str, days: int) -> None:
    state = game(2, 6, mode=mode)
    heard = wait(state, "")
    assert [message[1] for message in told(game(2, 6, mode=mode).events or (), 0) if message[0] == "day"] == [1]
    assert [message[1] for message in heard if message[0] == "day"] == list(range(2, days + 1))
    assert kinds(heard).count("dusk") == days


@pytest.mark.rule("SC-OPT-16", "SC-INFO-03")
def test_everybody_knows_where_the_0_began() -> None:
    state = game(2, 4, mode="extended", start_from_zero=True)
    for world in worlds(state, 0, 40):
        assert hand(world, 1)[0] == hand(world, 2)[0] == "0"
