"""``skulduggery lab balance``: the same counts however they are made, true intervals, a page that holds it all."""

import random
import subprocess
from collections import Counter
from html import escape
from pathlib import Path

import msgspec
import pytest
from tests import commands

from skulduggery import api
from skulduggery.arena.lab.card_balance import Reading, options_at, read, watcher_of
from skulduggery.arena.lab.estimates import Effect, difference, effects, mean, pooled, share
from skulduggery.arena.lab.watcher import SHARES, Counts, Table

GAMES = 60


@pytest.fixture(scope="module")
def reading() -> Reading:
    return read("scoundrels", Table(3), GAMES, 11, workers=1)


@pytest.fixture(scope="module")
def mayhem() -> Reading:
    table = Table(3, "rough", {"mode": "high-octane", "hardcore_cards": True})
    return read("mayhem", table, 12, 11, workers=1)


def lab(*arguments: str) -> subprocess.CompletedProcess[str]:
    return commands.run("lab", "balance", *arguments)


def test_the_same_seed_gives_the_same_figures_whatever_the_number_of_workers() -> None:
    one = read("crooks", Table(3), 250, 5, workers=1)
    two = read("crooks", Table(3), 250, 5, workers=2)
    assert msgspec.structs.replace(one, seconds=0) == msgspec.structs.replace(two, seconds=0)
    assert read("crooks", Table(3), 250, 6, workers=1).histograms != one.histograms


def test_a_reading_counts_what_was_played(reading: Reading) -> None:
    """Turns, cards and wins are as the rules say, however the games went."""
    assert sum(place.share for place in reading.places) == pytest.approx(1, abs=0.001)
    assert sum(place.share for place in reading.last_day) == pytest.approx(1, abs=0.001)
    assert sum(reading.histograms["score"].values()) == 3 * GAMES
    assert sum(reading.histograms["margin"].values()) == GAMES
    assert reading.means["turn"] == 8  # two days of four turns
    assert reading.means["play"] + reading.means.get("face-up", 0) == pytest.approx(8, abs=0.001)
    assert reading.shares["bluffs"].of == round(reading.means["play"] * 3 * GAMES)
    assert reading.means["hire"] + reading.means["sheriff"] >= 8  # one of the two each turn
    assert reading.means["tech safes"] > 4 * reading.means["tech marks"] > 0
    rules = api.make_rules("scoundrels", 3)
    assert [card.id for card in reading.cards] == [one["id"] for kind in ("trait", "job") for one in rules.cards[kind]]  # type: ignore[attr-defined, index]
    for kind in ("trait", "job"):
        cards = [card for card in reading.cards if card.kind == kind]
        assert sum(card.taken for card in cards) == round(reading.means["hire"] * 3 * GAMES)
        assert sum(card.offered for card in cards) == round(reading.means["create"] * 3 * GAMES)
        paid = sum(card.each["paid"] * card.taken for card in cards)
        assert paid == pytest.approx(reading.means["paid"] * 3 * GAMES, rel=0.01)
    assert sum(price * n for price, n in reading.histograms["price"].items()) == pytest.approx(paid, rel=0.01)


def test_a_reading_of_mayhem_counts_what_was_played(mayhem: Reading) -> None:
    """Cash, rounds, clubs and Throw Downs add up, whatever the gangs did."""
    games, seats = mayhem.games, mayhem.seats
    assert mayhem.label == "3 players, rough"
    assert sum(place.share for place in mayhem.places) == pytest.approx(1, abs=0.001)
    means = {name: value * seats for name, value in mayhem.means.items()}
    assert means["round"] == pytest.approx(6, abs=0.01)
    assert means["card"] == pytest.approx(15, abs=0.01)  # the deck is the timer
    cash = sum(value for name, value in mayhem.means.items() if name.startswith("cash ") and "each other" not in name)
    assert cash == pytest.approx(mayhem.measures["cash"].value / seats, abs=0.02)
    orders = sum(value for name, value in means.items() if name.startswith("order ") and name != "order")
    assert orders == pytest.approx(mayhem.measures["orders"].value, abs=0.02)
    assert means["totals"] == pytest.approx(mayhem.measures["fights"].value, abs=0.02)
    fought = [mayhem.shares[name].of for name in ("fight-two-won", "fight-more-won")]
    assert sum(fought) == round(means["totals"] * games)
    leads = [mayhem.shares[f"fight-{lead}-won"].of for lead in ("behind", "even", "ahead", "far ahead")]
    assert sum(leads) == sum(fought)
    clubs = [card for card in mayhem.cards if card.kind == "gang"]
    assert sum(club.taken for club in clubs) == seats * games
    assert sum(club.won.share * club.won.of for club in clubs) == pytest.approx(games, abs=0.1)
    held = sum(club.each["cash"] * club.taken for club in clubs)
    assert held == pytest.approx(mayhem.measures["cash"].value * games, rel=0.001)
    sites = [card for card in mayhem.cards if card.kind != "gang"]
    exploited = means["order exploit"] + means.get("exploit-now", 0)
    assert sum(site.taken for site in sites) == round(exploited * games)
    brought = sum(site.each["cash"] * site.taken for site in sites) / games / seats
    stolen = mayhem.means["cash stolen from each other"]
    assert -0.1 < brought - mayhem.means["cash sites"] < stolen + 0.1
    starting = [site for site in sites if site.group == "starting"]
    assert len(starting) == 4
    assert min(site.often["held"].share for site in starting) > 0.3
    kinds = Counter({one.kind: 0 for one in mayhem.turned})
    for one in mayhem.turned:
        kinds[one.kind] += one.games
    assert kinds["site"] == 6 * games
    assert kinds.total() == (6 + 15) * games
    assert mayhem.pairs
    assert sum(pair.taken for pair in mayhem.pairs) <= round(means["deal"] * games)


def test_the_page_of_mayhem_names_all_that_was_read(mayhem: Reading) -> None:
    """Clubs, locations, cards that were turned up, and targets next to the older figures."""
    from skulduggery.arena.reports.balance_page import page

    places, points = [*mayhem.places, mayhem.places[0]], [*mayhem.points, 0]
    four = msgspec.structs.replace(mayhem, label="4 players, rough", seats=4, places=places, points=points, turned=[])
    four.options = {**mayhem.options, "hardcore_cards": False}
    shown = page([mayhem, four], [mayhem, four])
    for name in [one.name for one in (*mayhem.cards, *mayhem.turned)]:
        assert escape(name) in shown
    assert shown.count("<svg ") == shown.count("</svg>") == 16
    assert "What was changed" not in shown
    aims = shown.partition("What the rules aim at")[2].partition("<h2>")[0]
    fights = f"{mayhem.measures['fights'].value:.3g}"
    assert aims.count(f"<td>{fights} (") == 2  # before and now
    assert aims.count(">yes<") + aims.count(">no<") == aims.count("<tr>") - 1


def test_a_crook_without_a_gang_is_told_without_one() -> None:
    from skulduggery.arena.reports.balance_page import page

    shown = page([read("crooks", Table(3), 20, 5, workers=1)], [])
    assert "modifier 0, gangs northside" in shown
    assert "modifier 0, ability boss" in shown


def test_what_is_read_of_each_game_can_be_played() -> None:
    for game in api.games():
        tables = watcher_of(game).tables
        assert len({table.label for table in tables}) == len(tables) > 2
        for table in tables:
            assert api.make_rules(game, table.seats, options_at(game, table)).seats == table.seats
    chosen = options_at("mayhem", Table(4, "", {"mode": "high-octane"}), {"mode": "unleaded"})
    assert (chosen["mode"], chosen["deal_protocol"]) == ("unleaded", "sequential")


def test_means_and_their_differences() -> None:
    """Against values worked out by hand: of 1, 2, 3, 4 and of 2, 4."""
    low, high = (4, 10, 30), (2, 6, 20)
    assert mean(low).value == 2.5
    assert mean(low).high - 2.5 == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5, abs=0.001)
    assert mean((0, 0, 0)) == mean((3, 0, 0))
    found = difference(high, low)
    assert found.value == 0.5
    assert found.high - 0.5 == pytest.approx(1.96 * (5 / 3 / 4 + 2 / 2) ** 0.5, abs=0.001)


def test_an_effect_is_the_difference_to_its_like(reading: Reading) -> None:
    """Weighted by how often somebody had it, the effects of a group add up to nothing."""
    for group in {(card.kind, card.group) for card in reading.cards}:
        cards = [card for card in reading.cards if (card.kind, card.group) == group]
        assert sum(card.effect.points * card.won.of for card in cards) == pytest.approx(0, abs=0.05)


def test_wilson_s_interval() -> None:
    """The values that the statistics books give."""
    assert share(15, 20).low == pytest.approx(0.531, abs=0.001)
    assert share(15, 20).high == pytest.approx(0.888, abs=0.001)
    assert (share(0, 10).low, share(0, 10).high) == (0, pytest.approx(0.2775, abs=0.0001))
    assert (share(0, 0).low, share(0, 0).high) == (0, 1)


def made_up(games: int, gain: float, seed: int) -> Counts:
    """Games of two in which each seat has some of ten cards, more often together than not, and the first card wins."""
    rng = random.Random(seed)
    counts: Counts = Counter()
    for _ in range(games):
        hands = [{card for card in range(10) if rng.random() < 0.3} for _ in range(2)]
        for hand in hands:
            if 0 in hand and rng.random() < 0.8:
                hand.add(1)
        chance = 0.5 + gain * ((0 in hands[0]) - (0 in hands[1]))
        winner = 0 if rng.random() < chance else 1
        counts["games"] += 1
        for place, hand in enumerate(hands):
            won = SHARES * (place == winner)
            counts[f"place/{place}/wins"] += won
            counts["squares"] += won**2
            for card in hand:
                counts[f"card/{card}/wins"] += won
                counts[f"met/{card}/place/{place}"] += 1
                for other in hand:
                    if card <= other:
                        counts[f"met/{card}/{other}"] += 1
    return counts


def test_effects_find_the_card_that_wins_and_not_the_one_beside_it() -> None:
    """Planted in 20 made-up sets: the interval holds the truth about as often as it says, the neighbour is cleared."""
    right = clear = 0
    for seed in range(20):
        found = effects(made_up(800, 0.15, seed), 2, [list(range(10))])
        mean = 0.15 * 0.3 / (8 * 0.3 + 0.3 + 0.47)  # of its like, each weighted by how often it was had
        right += found[0].low < 0.15 - mean < found[0].high
        clear += found[1].low < -mean < found[1].high
        assert found[0].low > 0
    assert right >= 17
    assert clear >= 17


def test_of_a_card_that_nobody_had_nothing_is_said() -> None:
    """Words instead of an interval of all that is possible."""
    from skulduggery.arena.reports.balance_page import points

    _, unseen = effects(Counter({"games": 10, "squares": 0}), 2, [[0], [1]])
    assert (unseen.low, unseen.high) == (-1, 1)
    assert points(unseen) == "taken too seldom to tell"
    assert points(Effect(0.1, -0.2, 0.4)) == "+10.0 (-20.0 to +40.0)"


def test_several_effects_make_one() -> None:
    found = effects(made_up(800, 0.15, 1), 2, [list(range(10))])
    one = pooled([found[0], found[0], found[0], found[0]])
    assert one.points == pytest.approx(found[0].points, abs=0.001)
    assert one.high - one.low == pytest.approx((found[0].high - found[0].low) / 2, abs=0.001)


def test_the_page_and_its_data(tmp_path: Path) -> None:
    """Every card is on the page, which needs nothing from elsewhere; with an older reading it says what changed."""
    common = ("scoundrels", "--games", "12", "--workers", "1", "--seed", "4")
    done = lab(*common, "--seats", "2", "3", "--out", str(tmp_path / "old"), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    old = tmp_path / "old" / "balance.json"
    readings = msgspec.json.decode(done.stdout, type=list[Reading])
    assert readings == msgspec.json.decode(old.read_bytes(), type=list[Reading])
    assert [one.seats for one in readings] == [2, 3]
    shown = (tmp_path / "old" / "balance.html").read_text("utf-8")
    for card in readings[0].cards:
        assert card.name in shown
    assert shown.count("<svg ") == shown.count("</svg>") == 7
    assert "What was changed" not in shown
    for word in ("src=", 'href="http', "@import", "<script"):
        assert word not in shown
    cards = tmp_path / "mine.toml"
    house = Path("src/skulduggery/games/scoundrels/cards/house.toml").read_text("utf-8")
    assert house.count('effect = "gain(5)"') == 1
    cards.write_text(house.replace('effect = "gain(5)"', 'effect = "gain(6)"'), "utf-8")
    new = tmp_path / "new"
    notes = tmp_path / "notes.txt"
    notes.write_text("First <b>why</b>.\n\nThen how.\n", "utf-8")
    done = lab(
        *common, "--seats", "3", "--out", str(new), "--cards", str(cards), "--before", str(old), "--notes", str(notes)
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "<p>First &lt;b&gt;why&lt;/b&gt;.</p>\n<p>Then how.</p>" in (new / "balance.html").read_text("utf-8")
    changed = (new / "balance.html").read_text("utf-8").partition("What was changed")[2]
    assert "gain(5)" in changed
    assert "gain(6)" in changed
    assert changed.count("<tr>") == 2  # the head and the one card


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("poker",), "There is no game 'poker'"),
        (("scoundrels", "--seats", "3", "7"), "scoundrels is for 2 to 4 players, not 7."),
        (("scoundrels", "--games", "0"), "The number of games can't be 0"),
        (("scoundrels", "--workers", "0"), "The number of workers can't be 0"),
        (("scoundrels", "--bot", "deepblue"), "There is no bot 'deepblue'"),
        (("scoundrels", "--before", "nowhere.json"), "nowhere.json can't be read"),
        (("scoundrels", "--before", "pyproject.toml"), "pyproject.toml is not a balance.json"),
        (("scoundrels", "--notes", "nowhere.txt"), "nowhere.txt can't be read"),
        (("scoundrels", "--out", "pyproject.toml"), "pyproject.toml can't be made"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(tmp_path: Path, arguments: tuple[str, ...], says: str) -> None:
    done = lab("--out", str(tmp_path), *arguments)
    assert done.returncode == 2, done.stderr
    assert says in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
