"""The ladder of opponents: what every search must hold, in every game."""

from statistics import mean

import pytest
from tests.moments import moments

from skulduggery import api, bots, renamed
from skulduggery.api import BadInput, Rng
from skulduggery.bots.search import Search

SPECS = (
    "flat:rollouts=14,rollout=random",
    "tree:rollouts=14,rollout=random",
    "tree:rollouts=14,rollout=random,select=puct,redeterminize=1",
    "trees:rollouts=14,rollout=random,select=regret,self_determinize=0.5",
    "trees:rollouts=14,rollout=random,roots=3",
    "flat:rollouts=14,rollout=random,belief=3",
    "flat:rollouts=14,rollout=random,z=1",
    "trees:rollouts=14,rollout=random,paired=1,z=1",
    "tree:rollouts=14,rollout=random,paired=1,select=regret,redeterminize=1",
    "flat:rollouts=14,rollout=random,skip_rate=0.5,bluff=0.2,suspect=0.2",
    "trees:rollouts=14,rollout=random,roots=2,processes=2",
)
THERE = "random, heuristic, beginner, casual, sharp, ruthless, learned, trained, flat, tree, trees"
GAMES = [("crooks", 3), ("scoundrels", 2), ("mayhem", 3)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_it_cannot_see_changes_no_answer(game: str, seats: int) -> None:
    """Another deal and other hidden answers that the seat can't tell from the real ones; the same seed again."""
    luck = Rng(5)
    for record, ask, info in moments(game, seats, 1, 4):
        other = record.redeal_history(ask.seat, luck)
        same = api.infostate(other.state, ask.seat)
        again = api.question(same)
        for spec in SPECS:
            answer = bots.make(spec, 9).choose(info, ask, record.redeal_history(ask.seat, luck))
            assert bots.make(spec, 9).choose(same, again, other) == answer, spec
            assert bots.make(spec, 9).choose(info, ask, record) == answer, spec
            trial = api.clone(record.state)
            api.apply(trial, ask.seat, answer)


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("spec", SPECS)
def test_it_can_be_stopped_at_any_moment(spec: str, game: str, seats: int) -> None:
    """Told to stop at its first look, or at a later one, it answers something legal; and leaves what it was given as it
    was."""
    looks = 0
    for patience, (record, ask, info) in enumerate(moments(game, seats, 3, 3)):
        bot = bots.make(f"{spec.replace('rollouts=14', 'seconds=3600')},depth=3", 1)
        assert isinstance(bot, Search)

        def stop(patience: int = 3 * patience) -> bool:
            nonlocal looks
            looks += 1
            return looks > patience

        before = api.key(info)
        looks = 0
        trial = api.clone(record.state)
        api.apply(trial, ask.seat, bot.choose(info, ask, record, stop))
        assert looks > 3 * patience
        if bot.settings.processes == 1:
            assert sum(arm.visits for arm in bot.think(info, ask, record, lambda: True).arms) <= 3
        assert api.key(info) == before


@pytest.mark.parametrize(
    "spec",
    [
        "flat:rollouts=900,tie=0",
        "flat:rollouts=900,z=1",
        "tree:rollouts=900,tie=0",
        "trees:rollouts=900,tie=0,select=puct",
        "trees:rollouts=1500,select=regret",
    ],
)
def test_the_last_choice_of_a_game_is_the_best_one(spec: str) -> None:
    """If every answer ends the game, the worth of each can be counted, and no search misses the best one."""
    seen = 0
    luck = Rng(8)
    rules = api.make_rules("crooks", 2)
    while seen < 6:
        state = api.new(rules, luck.seed())
        while asks := api.pending(state):
            ask = asks[0]
            info = api.infostate(state, ask.seat)
            ends = []
            for option in ask.options:
                trial = api.clone(state)
                api.apply(trial, ask.seat, option)
                ends.append(api.over(trial))
            if all(ends) and len(ask.options) > 1:
                worth = {}
                for option in ask.options:
                    shares = []
                    for _ in range(100):
                        world = api.redeal(info, luck)
                        api.apply(world, ask.seat, option)
                        shares.append(api.returns(world)[ask.seat])
                    worth[option] = mean(shares)
                if max(worth.values()) - min(worth.values()) > 0.3:
                    seen += 1
                    chosen = bots.make(spec, 4).choose(info, ask)
                    assert worth[chosen] >= max(worth.values()) - 0.2
            api.apply(state, ask.seat, api.policy(info, ask, luck))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_where_it_doubts_the_rules_of_thumb_stand(game: str, seats: int) -> None:
    """Few roll-outs prove nothing: it answers what the rules of thumb could, also among options that end up ahead."""
    for _, ask, info in moments(game, seats, 6, 4):
        thumbs = {api.policy(info, ask, Rng(seed)) for seed in range(120)}
        assert bots.make("flat:rollouts=20,rollout=random,z=10", 3).choose(info, ask) in thumbs


@pytest.mark.parametrize("kind", ["tree", "trees"])
def test_doubt_needs_options_tried_side_by_side(kind: str) -> None:
    """A tree whose options are not paired answers what it found, whatever ``z`` says."""
    for _, ask, info in moments("crooks", 3, 1, 6):
        answers = [bots.make(f"{kind}:rollouts=60{more}", 9).choose(info, ask) for more in ("", ",z=1")]
        assert answers[0] == answers[1]


def test_what_others_cannot_know_spoils_no_value_of_ones_own() -> None:
    """If hidden cards win the game, worlds re-dealt for others, who don't know these cards, update only the others'
    values."""
    seen = 0
    luck = Rng(4)
    rules = api.make_rules("crooks", 2)
    while seen < 3:
        state = api.new(rules, luck.seed())
        while asks := api.pending(state):
            ask = asks[0]
            info = api.infostate(state, ask.seat)
            if len(ask.options) > 1:
                shares = []
                for _ in range(40):
                    world = api.redeal(info, luck)
                    while asks := api.pending(world):
                        api.apply(world, asks[0].seat, asks[0].draw(luck))
                    shares.append(api.returns(world)[ask.seat])
                if mean(shares) > 0.97:
                    seen += 1
                    for spec in ("tree", "trees"):
                        found = {}
                        for fresh in (0, 1):
                            bot = bots.make(f"{spec}:rollouts=200,rollout=random,redeterminize={fresh}", 3)
                            assert isinstance(bot, Search)
                            arms = bot.think(info, ask).arms
                            found[fresh] = sum(arm.total for arm in arms) / sum(arm.visits for arm in arms)
                        assert found[1] > found[0] - 0.08
                    break
            api.apply(state, ask.seat, api.policy(info, ask, luck))


def test_other_seats_offer_what_they_have_in_each_world() -> None:
    """In one tree another gang's offers meet in one node; what it can pay, or was declined, differs between worlds."""
    luck = Rng(12)
    rules = api.make_rules("mayhem", 3, serial=True)
    seen = 0
    while seen < 9:
        state = api.new(rules, luck.seed())
        while seen < 9 and (asks := api.pending(state)):
            ask = asks[0]
            info = api.infostate(state, ask.seat)
            answer = api.policy(info, ask, luck)
            after = api.clone(state)
            api.apply(after, ask.seat, answer)
            then = api.pending(after)
            if ask.kind == "reply" and len(ask.options) > 1 and then[0].kind == "offer" and then[0].seat != ask.seat:
                seen += 1
                bots.make("tree:rollouts=80,rollout=random,depth=1", 2).choose(info, ask)
            state = after


def test_where_the_lead_is_not_known_it_counts_for_nothing() -> None:
    """Roll-outs that stop early are on one scale with those that end."""
    for _, ask, info in moments("crooks", 3, 2, 2):
        bot = bots.make("flat:rollouts=12,rollout=random,depth=1,margin=1", 1)
        assert isinstance(bot, Search)
        assert {arm.mean(0.0) for arm in bot.think(info, ask).arms} == {0.5}


@pytest.mark.parametrize("spec", ["flat:rollouts=5", "beginner", "ruthless"])
def test_an_open_offer_may_be_left(spec: str) -> None:
    """A gang that is asked for a present in the one offer that it could accept does not accept."""
    luck = Rng(3)
    state = api.new(api.make_rules("mayhem", 3), 5)
    while not (begging := [offer for offer in api.offers(state) if offer.kind == "offer" and offer.ranges]):
        ask = api.pending(state)[0]
        api.apply(state, ask.seat, api.policy(api.infostate(state, ask.seat), ask, luck))
    seat = begging[0].seat
    api.apply(state, seat, ((seat + 1) % 3, 0, 0, 0, 1, 0, 0), "offer")
    accept = next(offer for offer in api.offers(state) if offer.kind == "accept")
    assert len(accept.options) == 1
    assert bots.make(spec, 1).choose(api.infostate(state, accept.seat), accept) is None


def test_nothing_to_think_about() -> None:
    """No time is spent if only one offer is worth a look."""
    seen = 0
    luck = Rng(2)
    state = api.new(api.make_rules("mayhem", 3, serial=True), luck.seed())
    while not seen:
        ask = api.pending(state)[0]
        info = api.infostate(state, ask.seat)
        if ask.ranges:
            bot = bots.make("flat:rollouts=5,rollout=random,depth=1", 1)
            assert isinstance(bot, Search)
            arms = bot.think(info, ask).arms
            if len(arms) == 1:
                seen += 1
                assert arms[0].visits == 0
                assert bot.choose(info, ask) == arms[0].answer
        api.apply(state, ask.seat, api.policy(info, ask, luck))


def test_a_search_beats_the_rules_of_thumb_that_it_plays_on_with() -> None:
    """In Crooks, with few roll-outs: the strength page has the figures."""
    from skulduggery.arena.matches.match import Seating, match

    result = match(Seating("crooks", "flat:rollouts=30,margin=0.4", ("heuristic",)), 5, workers=2)
    assert result.share > 0.6
    assert result.lead > 5


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        (
            "oracle",
            f"There is no bot 'oracle'; there are {THERE}.",
        ),
        (
            "heuristic:rollouts=3",
            f"There is no bot 'heuristic:rollouts=3'; there are {THERE}.",
        ),
        ("flat:rollouts=0", "rollouts of a bot can't be '0'; it is a whole number from 1 to 10000000."),
        ("flat:rollouts=2.5", "rollouts of a bot can't be '2.5'; it is a whole number from 1 to 10000000."),
        ("flat:rollouts", "rollouts of a bot can't be ''; it is a whole number from 1 to 10000000."),
        ("tree:select=best", "select of a bot can't be 'best'; it can be ucb, puct or regret."),
        ("tree:self_determinize=2", "self_determinize of a bot can't be '2'; it is a number from 0 to 0.9."),
        ("tree:self_determinize=nan", "self_determinize of a bot can't be 'nan'; it is a number from 0 to 0.9."),
    ],
)
def test_a_spec_that_means_nothing(spec: str, said: str) -> None:
    with pytest.raises(BadInput) as refused:
        bots.make(spec, 1)
    assert str(refused.value) == said


def test_an_unknown_setting_names_those_there_are() -> None:
    with pytest.raises(BadInput, match="A bot has no setting 'breadth=3'; it has select, rollout, prior, rollouts"):
        bots.make("flat:breadth=3", 1)


def test_an_old_name_of_a_setting() -> None:
    """A person who types the old name is told the new one; a stored spec is read under the new one."""
    with pytest.raises(BadInput, match=r"The setting rounds is called rollouts now, as in rollouts=4\."):
        bots.make("flat:rounds=4,guide=learned", 1)
    with pytest.raises(BadInput, match=r"The setting heat is called temperature now, as in temperature=0\.2\."):
        bots.make("learned:heat=0.2", 1)
    assert renamed.bot("flat:rounds=4,guide=learned,doubt=1") == "flat:rollouts=4,prior=learned,z=1"
    assert renamed.entry("crooks", ("take-over", "1", "trees:own=0.3,play=random")) == (
        "take-over", "1", "trees:self_determinize=0.3,rollout=random",
    )  # fmt: skip


@pytest.mark.parametrize(("game", "seats"), [("scoundrels", 3), ("mayhem", 4)])
def test_at_a_live_table(game: str, seats: int) -> None:
    """A search plays on serially where offers are open at any time and several seats are asked; its answer is legal
    live."""
    luck = Rng(3)
    rules = api.make_rules(game, seats)
    assert rules.live
    asked = set()
    for seed in range(2):
        state = api.new(rules, seed)
        for step in range(350):
            asks = api.pending(state)
            if not asks:
                break
            ask = asks[luck.below(len(asks))]
            answer = ask.draw(luck)
            if step % 9 == seed:
                kind = "trees:rollouts=8,select=puct" if step % 2 else "flat:rollouts=8"
                bot = bots.make(f"{kind},rollout=random,depth=4", step)
                answer = bot.choose(api.infostate(state, ask.seat), ask)
                asked.add(ask.kind)
            api.apply(state, ask.seat, answer)
    assert len(asked) > 5
