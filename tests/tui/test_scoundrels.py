"""3000 Scoundrels in the terminal: its words, its table, whole games by scripted people."""

import io
import random
import re
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest
from tests.tui.typist import Patient, Reader, pages, shown, terminal

from skulduggery import api, codec
from skulduggery.api import EVERYTHING, NATURE, SPECTATOR, Ask, BadInput, Rng
from skulduggery.documents import scoundrels as documents
from skulduggery.record import Message, Record
from skulduggery.text import LANGUAGES, Texts, _ids
from skulduggery.tui.cards import show
from skulduggery.tui.pilots import Pilot
from skulduggery.tui.play import play
from skulduggery.tui.replay import replay
from skulduggery.tui.scoundrels.menus import FACE_UP
from skulduggery.tui.session import Session
from skulduggery.tui.table import Menu, Room, Taken
from skulduggery.tui.tables import table

PLAYERS = ("Anna", "Boris", "Carla", "Dora")
GAMES = (
    {"strategy_cards": True, "leaders": "chosen"},
    {"suspicion": "windows", "memory_aid": False},
    {
        "mode": "extended",
        "six_scoundrels": True,
        "wild_saloon": True,
        "start_from_zero": True,
        "strategy_cards": True,
        "suspicion": "windows",
    },
)
EVENTS: tuple[Message, ...] = (
    ("leaders", 0, 1, 2, 3), ("strategy-chosen", 0, None), ("strategy-chosen", 0, 1), ("strategy", 2, 4, 0, 6),
    ("create", 0, 1, 2), ("first", 0), ("day", 1, 0), ("turn", 0, 1), ("play", 0, 4, None), ("play", 0, 4, 0),
    ("face-up", 0), ("use", 0, 1, 2, 0, 1), ("use", 0, 1, 2, 4, 0), ("use", 0, 1, 2, 5, 0), ("use-leader", 0, 0),
    ("use-strategy", 0, 3), ("target", 0, 1), ("gain", 0, 3), ("spend", 0, 2), ("rob", 0, 1, 2), ("rep", 0, 1, 2),
    ("rep", 0, -1, -2), ("jail", 0, 1), ("jail", 0, 2), ("free", 0, 0, 1), ("free", 0, 1, 2), ("suspect", 0, 1, 3),
    ("trust", 0), ("peek", 0, 1, 3, None), ("peek", 0, 1, 3, 2), ("peek", 0, 0, 6, 2), ("peek", 0, 1, 6, None),
    ("destroy", 0, 2, 6), ("recall", 0, 1, 4), ("draw", 0, 1, None), ("draw", 0, 3, (0, 1, 2)), ("draw", 0, 1, (4,)),
    ("reveal-top", 0, 5), ("shuffle", 0), ("under", 0, 4, None), ("under", 0, 2, (0, 3)), ("hire", 0, 1, 2, 3, 4),
    ("hire", 0, 1, 2, 3, 5), ("discard", 1, 2, 0), ("discard", 1, 2, 4), ("discard", 1, 2, 5), ("to-bottom", 1, 2),
    ("arrange", 0, (-1, 1, 2, -1, -1, -1)), ("swap-jobs", 0, 1, 2, 3, 4), ("swap-traits", 0, 1, 2, 3, 4),
    ("sheriff", 0, 0), ("sheriff", 0, 1), ("sheriff", 0, 2), ("sheriff", 0, 3), ("scout", 0, 7, None),
    ("scout", 0, 7, 8), ("mark", 0, 7, 5, None), ("no-mark", 0, 7), ("move-mark", 0, 7, 4, 9, 5, None),
    ("move-mark", 0, 7, 4, 7, 5, 8), ("steal", 0, 7, None), ("steal", 0, 7, 8), ("abandon", 0, 7, None, 2),
    ("abandon", 0, 7, 8, -1), ("swap-safe", 0, 5, 3), ("dusk", 1), ("reveal", 0, 4, 5, 6), ("reveal", 0, 4, 0, 6),
    ("order", 0, 0), ("order", 0, 1), ("dawn", 0, 0), ("dawn", 0, 1), ("open", 0, 7, 8), ("tech", 0, 7, 2, -1, 1),
    ("tech", 1, 9, 0, 0, 0), ("end", 0, 1, 0),
)  # fmt: skip
"""One of each, with and without its secret."""
ASKS = (
    Ask(0, "order", (), (0, 1)), Ask(0, "dawn", (-1,), (0, 1)), Ask(0, "use-leader", (-1,), (96, 97)),
    Ask(0, "again", (-1,), (0, 1)), Ask(0, "may-gain", (-1,), (0, 1)), Ask(0, "spend", (-1,), (1, 2, 3)),
    Ask(0, "guard", (1, 3), (0, 1)), Ask(0, "opponent", (-1,), (1, 2)), Ask(0, "abandon", (-1,), (3, 4)),
    Ask(0, "mark", (-1, 3), (-1, 1000 + (4 * 10 + 5) * 10 + 4, 1000 + (4 * 10 + 5) * 10 + 5)),
    Ask(0, "swap-safe", (-1, 5), (0, 1)), Ask(0, "move-mark", (-1,), (32, 45)),
    Ask(0, "move-mark-to", (-1, 32), (33, 42, 43)), Ask(0, "place", (-1, 1), (15, 16)),
    Ask(0, "place", (-1, 0), (15,)), Ask(0, "destroy", (-1,), (2, 3)), Ask(0, "recall", (-1,), (8, 15)),
    Ask(0, "peek", (-1,), (8, 13)), Ask(0, "sheriff", (-1,), (0, 1, 2, 3)), Ask(0, "mark-any", (-1,), (0, 1)),
)  # fmt: skip
"""Questions that are seldom asked."""


class Listening(Texts):
    """Notes which texts were asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language, "scoundrels")
        self.asked: set[str] = set()

    def __call__(self, id: str, **args: str | int) -> str:
        self.asked.add(id)
        text = super().__call__(id, **args)
        assert text
        assert "{" not in text
        return text


@cache
def games() -> tuple[Record, ...]:
    """Random games, with open offers taken now and then."""
    out = []
    for seed, options in enumerate(GAMES):
        chance = random.Random(seed)
        rules = api.make_rules("scoundrels", 2 + seed, cast(Any, options))
        record = Record(rules, Rng(seed), PLAYERS[: rules.seats])
        while pending := api.pending(record.state):
            offers = api.offers(record.state)
            if offers and chance.random() < 0.05:
                offer = chance.choice(offers)
                record.interrupt(offer.seat, offer.kind, chance.choice(offer.options))
                continue
            record.answer(pending[0].seat, chance.choice(pending[0].options))
        out.append(record)
    return tuple(out)


def answers(menu: Menu) -> tuple[set[object], set[str]]:
    """Return all answers in a menu and its further menus, whose keys differ."""
    keys = [one.key for one in menu.choices]
    assert len(set(keys)) == len(keys)
    found: set[object] = set()
    taken: set[str] = set()
    for one in menu.choices:
        if one.then is not None:
            below, kinds = answers(one.then)
            found |= below
            taken |= kinds
        elif isinstance(one.answer, Taken):
            taken.add(one.answer.kind)
        else:
            found.add(one.answer)
    return found, taken


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_and_question_is_worded(code: str) -> None:
    texts = Listening(code)
    for record in games():
        words = table(record.rules, record.players, texts)
        for at, asks in enumerate(record.asked):
            ask = asks[0] if asks else None
            if ask is None or ask.seat == NATURE:
                continue
            state = record.before(at)
            view = api.view(state, ask.seat)
            offers = [one for one in api.offers(state) if one.seat == ask.seat]
            menu = words.menu(ask, view, offers)
            assert menu.question
            assert menu.rules
            assert all(texts.rules(one) for one in menu.rules), menu.rules
            assert answers(menu) == (set(ask.options), {one.kind for one in offers})
            words.notes(view)
        told = [(event.kind, *event.args) for entry in record.events for event in entry]
        for events in record.events:
            for event in events:
                for seat in (*range(record.rules.seats), SPECTATOR):
                    assert words.say(event.told(seat), seat).text
                assert words.say((event.kind, *event.args), NATURE).text
        for seat in (0, SPECTATOR):
            assert list(words.scoring(told, seat, 80))
    four = api.make_rules("scoundrels", 4)
    words = table(four, PLAYERS, texts)
    for message in EVENTS:
        for seat in (*range(4), SPECTATOR):
            assert words.say(message, seat).text
    for by in range(3):
        tied = (("tech", 0, 3, 0, 0, 0), ("tech", 1, 3, 0, 0, 0), ("end", by, 0, 1))
        for seat in (0, 1, SPECTATOR):
            assert list(words.scoring(tied, seat, 80))
    view = api.view(games()[-1].before(len(games()[-1].entries) // 2), 0)
    a, b, c, d = [one.trait for one in (*cast(Any, view).saloon, *cast(Any, view).pile) if one][:4]
    hire = words.menu(Ask(0, "hire", (-1, 0, 2), (a, b)), view)
    assert [str(one.label).split()[0] for one in hire.choices] == [texts.money(n).split()[0] for n in (0, 2)]
    end = words.menu(Ask(0, "end", (-1, b), (-1, a, b)), view)
    assert [texts("choice-idle") in str(one.label) for one in end.choices] == [False, True, False]
    again = words.menu(Ask(0, "again", (-1, 1), (0, 1)), view)
    assert [texts("choice-idle") in str(one.label) for one in again.choices] == [True, False]
    pairs = (a * 64 + b, c * 64 + d)
    more = (Ask(0, "hire", (-1, 0, 2), (a, b)), Ask(0, "end", (), (-1, a)), Ask(0, "room", (a,), (a, b, c)))
    openings = [cast(Any, api.view(api.new(four, seed), 0)) for seed in range(1, 9)]
    holding = next(one for one in openings if 0 in one.sheets[0].hand)
    more = (*more, Ask(0, "plan", (), (FACE_UP, *[8 * face + 1 for face in holding.sheets[0].hand])))
    for ask in (*ASKS, *more, Ask(0, "swap-jobs", (-1,), pairs), Ask(0, "swap-traits", (-1,), pairs)):
        assert answers(words.menu(ask, holding if ask.kind == "plan" else view)) == (set(ask.options), set())
    assert all(words.legend())
    wanted = {id for id in _ids("en", "scoundrels") if id.startswith(("event-", "ask-", "choice-", "card-"))}
    wanted -= {id for id in wanted if id.startswith("event-fact-")}  # of hints
    assert wanted <= texts.asked


@pytest.mark.parametrize("width", [60, 80, 100, 120])
def test_the_table_fits_any_width(width: int) -> None:
    for code in LANGUAGES:
        for record in games():
            words = table(record.rules, record.players, Texts(code, "scoundrels"))
            for at in range(20, len(record.entries), 120):
                for seat in (0, SPECTATOR, EVERYTHING):
                    view = api.view(record.before(at), seat)
                    heights = []
                    for room in Room:
                        lines = words.board(view, width, room, frozenset())
                        heights.append(len(lines))
                        assert all(line.cell_len <= width for line in lines)
                    assert heights[0] <= heights[1]
                    assert heights[2:] == sorted(heights[2:])


def test_no_event_and_no_question_of_the_engine_is_forgotten() -> None:
    texts = Texts("en", "scoundrels")
    told: set[str] = set()
    asked: set[str] = set()
    for path in (Path(api.__file__).parent / "games" / "scoundrels").rglob("*.py"):
        source = path.read_text("utf-8")
        told |= set(re.findall(r't\.tell\("([a-z-]+)"', source))
        asked |= set(re.findall(r'^    kind = "([a-z-]+)"', source, re.MULTILINE))
    assert told <= {str(message[0]) for message in EVENTS}
    of_chance = {"deal", "first", "shuffle", "under"}
    assert {kind for kind in asked - of_chance - {"suspect"} if not texts.has(f"ask-{kind}")} == set()


# Cards


def card_text(code: str, job: str, effect: str = "", trait: str = "clumsy") -> str:
    """Return the text of a card as if its job did something else."""
    document = deepcopy(api.game("scoundrels").house_cards())
    for one in cast(Any, document)["job"]:
        if one["id"] == job:
            one["effect"] = effect or one["effect"]
    at = terminal([])
    assert show("scoundrels", document, code, at, (job, trait)) == 0
    lines = [line[2:-2].strip() for line in shown(at).splitlines()]
    return " ".join(lines[lines.index("", 4) + 1 : -1])


OWNED = {
    "dog": "require(reputation >= 2); require(cards-today <= 3); spend(X: 1..9); rep(-2) => gain(3*X); scout(any)",
    "cow": "discard-self; jail(2) => rob-me(1)".replace("rob-me(1)", "opp(rob(max(2, count(own-scoundrels))))"),
    "horse": "may(steal(unused)); scout(any); may(mark(it); draw(2)); gain(min(5, count(own-marks-out)))",
    "gambler": "each-opp(gain(2); rep(+1); draw(1); rep(-1); jail(2))",
    "chef": "opp[richer](choose(rob(2) / if(dollars > 3, jail(1)) / draw(2)))",
    "farmer": "spend(2) => choose(recall(2); rep(+1) / free(2, any) / free(2, own) / sheriff)",
    "stationmaster": "may(require(supply > 1) => opp(jail(1))); may(swap-traits(this, own)); may(each-opp(rob(1)))",
    "gardener": "swap-jobs(own, saloon); swap-traits(own-other, own-or-saloon); gain(2*count(cards-today))",
    "schoolteacher": "free(1, any); if(freed, gain(1)); if(stolen-safes = 2, gain(1)); hire(discard, full-3)",
    "pickpocket": "require(opponent-safes < 2); require(dollars = reputation) => gain(min(dollars, 2*reputation))",
    "banker": "require(slot = A); require(stolen-safes < opponent-safes) => peek(played-any); may(place(own, it))",
    "lookout": "spend(1) => recall(1); steal(depot); use(own); use(saloon); use(discard); to-bottom(it)",
    "outlaw": "spend(1) => gain(2); mark(any); move-mark; destroy(own-card); use-leader; shuffle(own-deck)",
    "investor": "rep(-1) => each-opp(rob(2)); opp[richer](rob(1)); scout(unused); mark(it); may(swap-safe(it))",
    "journalist": "jail(1) => peek(deck-any); may(shuffle(it)); reveal(own-deck); if(it in {0, A, 6}, rep(+2))",
}
"""Abilities that no card of the house has."""


@pytest.mark.parametrize("code", LANGUAGES)
def test_abilities_of_any_card_are_told(code: str) -> None:
    for job, effect in OWNED.items():
        text = card_text(code, job, effect)
        assert text.endswith(".")
        assert text[0].isupper()
        for signs in ("{", "(it)", "own-", "each-opp", "require", "=>", "None", "  "):
            assert signs not in text
        assert text != card_text(code, job)


@pytest.mark.parametrize(
    ("job", "said"),
    [
        (
            "dog",
            "Usable only if your reputation is at least 2 and you have played at most 3 poker cards today. "
            "Spend $1 to $9 and lose 2 reputation to gain $3 for each dollar spent. Scout a safe at any location.",
        ),
        (
            "horse",
            "You may steal an unused safe. Scout a safe at any location. You may mark that safe. If you do, draw 2 "
            "poker cards. Gain $1 for each of your marks on safes, at most $5.",
        ),
        (
            "gambler",
            "Each opponent gains $2, gains 1 reputation, draws 1 poker card, loses 1 reputation and sends 2 available "
            "henchmen to jail.",
        ),
        (
            "chef",
            "An opponent of your choice with more dollars than you chooses one: give you $2, if they have more than "
            "$3, send 1 available henchman to jail, or draw 2 poker cards.",
        ),
        (
            "cow",
            "Discard this scoundrel and send 2 available henchmen to jail to take as many dollars as the greater of",
        ),
        ("farmer", "Spend $2, then choose one: take up to 2 of your henchmen back from cards and gain 1 reputation, "),
        ("pickpocket", "Gain as many dollars as the lesser of your dollars and 2 times your reputation."),
        ("investor", "Lose 1 reputation to take $2 from each opponent. Take $1 from an opponent with more dollars"),
    ],
)
def test_abilities_of_other_cards_in_english(job: str, said: str) -> None:
    assert said in card_text("en", job, OWNED[job])


@pytest.mark.parametrize(
    ("job", "said"),
    [
        ("dog", "Discard this scoundrel to scout a safe at any location and mark it."),
        ("gambler", "Reveal the top card of your poker deck. If it is 5 or 6, gain $7. Shuffle your poker deck."),
        ("prisoner", "Each opponent chooses one: send 1 available henchman to jail, or lose 1 reputation."),
        ("safecracker", "Scout a safe at any location and mark it. You may spend $3 to steal that safe."),
        ("auctioneer", "You may hire a scoundrel from the saloon for $2 less."),
        ("drifter", "Usable only if you have less than $4. Gain $4."),
    ],
)
def test_abilities_of_the_house_in_english(job: str, said: str) -> None:
    assert card_text("en", job) == said


def test_what_a_trait_adds() -> None:
    assert card_text("en", "banker", trait="cruel") == "To use it, send 1 available henchman to jail. Gain $4."
    assert card_text("en", "banker", trait="elderly") == "Gain $4. Then discard this scoundrel."
    assert card_text("en", "cow", trait="elderly") == "Discard this scoundrel to gain $4."


def test_a_card_says_that_a_scoundrel_used_when_hired_does_not_stay() -> None:
    """In words, and with the sign of the discard on the card."""
    assert card_text("en", "banker", trait="charming") == "Gain $4. Then discard this scoundrel."
    traits = documents.cards(api.game("scoundrels").house_cards()).traits
    assert {one.id for one in traits if one.discards} == {"elderly", "charming", "quick-draw", "reckless"}


@pytest.mark.parametrize(
    ("code", "name", "text"),
    [
        ("en", "Filthy Dog", "Discard this scoundrel"),
        ("it", "Cane Puzzolente", "Scarta questa canaglia"),
        ("de", "Hund, dreckig", "Wirf diesen Halunken ab"),
        ("ru", "Грязный пёс", "Сбросьте этого негодяя"),
    ],
)
@pytest.mark.rule("SC-READ-07")
def test_one_scoundrel_is_drawn(code: str, name: str, text: str) -> None:
    for picked in (("dog", "filthy"), ("filthy", "dog")):
        at = terminal([])
        assert show("scoundrels", None, code, at, picked) == 0
        assert name in shown(at)
        assert text in shown(at)
        assert "● ● $" in shown(at)
    at = terminal([])
    show("scoundrels", None, code, at, ("cybernetic", "dog"))
    assert "● ● $ $ ⚙" in shown(at)


@pytest.mark.rule("SC-READ-08")
def test_italian_traits_agree_with_the_job() -> None:
    for picked, name in ((("cunning", "test-subject"), "Cavia Astuta"), (("cunning", "dog"), "Cane Astuto")):
        at = terminal([])
        show("scoundrels", None, "it", at, picked)
        assert name in shown(at)


def test_cards_that_aren_t_there() -> None:
    for picked, said in ((("dog", "cow"), "one trait and one job"), (("dog", "tall"), "has no trait or job 'tall'")):
        with pytest.raises(BadInput, match=said):
            show("scoundrels", None, "en", terminal([]), picked)
    with pytest.raises(BadInput, match="all together"):
        show("crooks", None, "en", terminal([]), ("a", "b"))


# Whole games


@pytest.mark.parametrize(
    ("code", "live"),
    [
        ("en", False),
        ("ru", True),
        *[pytest.param(*one, marks=pytest.mark.long) for one in (("it", False), ("de", True))],
    ],
)
def test_whole_game_against_bots(code: str, live: bool, tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    at = terminal(Reader(LANGUAGES.index(code)), live=live)
    options: dict[str, api.Value] = {"strategy_cards": True}
    seed = 3 + live
    assert (
        play("scoundrels", bots=["random"] * 2, names=["Anna"], seed=seed, language=code, options=options, log=log,
             terminal=at) == 0
    )  # fmt: skip
    text = shown(at)
    assert Texts(code)("over") in text
    assert Texts(code, "scoundrels")("score-icons") in text
    record = codec.read_log(log.read_bytes(), "log")
    assert api.over(record.state)
    assert record.rules.options["suspicion"] == "windows"
    assert "{" not in text
    plain = re.sub(r"\x1b\[[\d;]*[a-zA-Z]", "", text)
    assert max(len(line) for line in plain.splitlines() if str(log) not in line) <= 80

    told = terminal([])
    assert replay(log, language=code, terminal=told) == 0
    assert Texts(code, "scoundrels")("score-marks") in shown(told)
    stepped = terminal(["", "30", "s 1", "a", "G", "q"], live=True, height=60)
    assert replay(log, language=code, terminal=stepped) == 0
    assert Texts(code)("replay-open") in shown(stepped)


def test_extended_game_with_everything_on(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    options: dict[str, api.Value] = {**cast(Any, GAMES[2]), "leaders": "chosen", "suspicion": "open"}
    at = terminal(Reader(9), width=100, height=50, live=True)
    assert play("scoundrels", bots=["random"], seed=9, options=options, log=log, language="en", terminal=at) == 0
    assert api.over(codec.read_log(log.read_bytes(), "log").state)
    assert "Which leader do you play?" in shown(at)


def test_hot_seat_hands_the_terminal_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # the game is saved there when nothing more is typed
    at = terminal(["", "0 A", "0", "S", "1", "", "0"], live=True, height=50)
    play("scoundrels", names=["Anna", "Boris"], seats=2, seed=4, language="en", terminal=at)
    first, second = shown(at).split("Hand the terminal to Anna")
    assert "Hand the terminal to Boris" in first
    assert "A≠0" in re.sub(r"\x1b\[[\d;]*m", "", first)
    assert "\x1b[3J" in second
    assert "Last chance: put a henchman on Boris’s card in slot A?" in re.sub(r"\s+", " ", second)
    assert "A▒" in re.sub(r"\x1b\[[\d;]*m", "", second)
    assert "≠0" not in second


@pytest.mark.rule("SC-FILE-02")
def test_cards_that_stay_in_the_box_are_listed_at_the_start(tmp_path: Path) -> None:
    house = Path(api.__file__).parent / "games" / "scoundrels" / "cards" / "house.toml"
    mine = tmp_path / "mine.toml"
    mine.write_text(house.read_text("utf-8").replace('effect = "gain(5)"', "unsupported = true"), "utf-8")
    at = terminal(["", "q", "n"], live=True, width=300)
    play("scoundrels", bots=["random"], seed=2, language="en", cards=mine, terminal=at)
    start, game = shown(at).split("Press Enter to continue.", 1)
    assert " ".join(start.split()) == f"{mine}: job 'oil-baron' stays in the box: it is unsupported."
    assert "poker card" in game


def test_leaving_and_going_on(tmp_path: Path) -> None:
    file = tmp_path / "left.jsonl"
    at = terminal(["0", "q", str(file)])
    play("scoundrels", bots=["random"], seed=2, language="en", terminal=at)
    assert f"--resume {file}" in shown(at)
    at = terminal(Reader(2))
    assert play(resume=file, language="de", seed=9, terminal=at) == 0
    assert api.over(codec.read_log(file.read_bytes(), "log").state)


@pytest.mark.parametrize("width", [40, 200, *[pytest.param(width, marks=pytest.mark.long) for width in (60, 120)]])
def test_any_width(width: int) -> None:
    at = terminal(Reader(5), width=width, height=30, live=True)
    assert play("scoundrels", bots=["random"], seed=5, language="ru", terminal=at) == 0


# What a person sees


def at_ask(kind: str, options: dict[str, api.Value], least: int = 0) -> Record:
    """Return a random game at a question of this kind, after at least ``least`` entries."""
    for seed in range(100):
        rules = api.make_rules("scoundrels", 2, options)
        record = Record(rules, Rng(seed), PLAYERS[:2])
        chance = random.Random(seed)
        while pending := api.pending(record.state):
            if pending[0].kind == kind and len(record.entries) >= least:
                return record
            listed = [one for one in pending[0].options if one != -1] if pending[0].kind == "abilities" else []
            record.answer(pending[0].seat, chance.choice(listed or pending[0].options))
    raise AssertionError(kind)


def sit(record: Record, typed: list[str], code: str = "en", width: int = 100) -> str:
    """Return the screen of the person who is asked now."""
    seat = api.pending(record.state)[0].seat
    at = terminal([*typed, "q", "n"], width=width, height=60)
    bots = {one: Pilot("random", 0) for one in range(record.rules.seats) if one != seat}
    Session(at, record, bots, Texts(code, "scoundrels"), Path("log")).run()
    return shown(at)


@pytest.mark.parametrize("code", LANGUAGES)
def test_why_something_can_t_be_used(code: str) -> None:
    texts = Texts(code, "scoundrels")
    record = at_ask("abilities", {"suspicion": "windows"}, 60)
    seat = api.pending(record.state)[0].seat
    view = cast(Any, api.view(record.state, seat))
    barred = [
        one.trait for one in view.sheets[seat].board if one and one.trait not in api.pending(record.state)[0].options
    ]
    text = re.sub(
        r"\s+", " ", sit(record, ["why use " + record.rules.cards["trait"][barred[0]]["id"]] if barred else [], code)
    )  # type: ignore[index]
    assert barred
    assert re.search(r"\(.+, SC-[A-Z]+-\d\d\)", text)
    ask = api.pending(record.state)[0]
    with pytest.raises(api.IllegalAnswer) as refused:
        api.apply(api.clone(record.state), ask.seat, barred[0])
    assert texts.refusal(refused.value) in text


def test_a_hire_that_can_t_be_used_is_marked() -> None:
    """A scoundrel whose use when hired would do nothing, or be refused, is marked."""
    found = set()
    for seed in range(20):
        record = Record(api.make_rules("scoundrels", 2, {"suspicion": "windows"}), Rng(seed), PLAYERS[:2])
        chance = random.Random(seed)
        while pending := api.pending(record.state):
            view = cast(Any, api.view(record.state, pending[0].seat))
            rules = {rule for _, rule in view.vain}
            if pending[0].kind == "act" and not rules <= found:
                found |= rules
                text = re.sub(r"\s+", " ", sit(record, []))
                assert text.count("(when hired now: ") == len(view.vain)
                assert ("when hired now: no effect" in text) == ("SC-USE-11" in rules)
            record.answer(pending[0].seat, chance.choice(pending[0].options))
    assert len(found) > 1


def test_whose_card_is_trusted() -> None:
    record = at_ask("last-look", {"suspicion": "windows"}, 30)
    texts = Texts("en", "scoundrels")
    view = cast(Any, api.view(record.state, EVERYTHING))
    owner = record.players[view.active]
    said = table(record.rules, record.players, texts).does(("trust",), lambda: view)
    assert said.startswith(f"trust {owner}’s card in slot ")


def test_the_whole_table_rules_notes_and_log() -> None:
    record = at_ask("plan", {"suspicion": "windows"}, 80)
    text = sit(record, ["t", "", "n", "", "l", "", "r plan", "", "?", "", "b", "zzz", "play 9 9"])
    assert "Your notes" in text
    assert "SC-PLAN-04" in text
    assert "T  the whole table" in text
    assert "“zzz” isn’t an option here" in text


def test_suspecting_at_any_time() -> None:
    """An open offer is one more choice wherever its seat is asked something."""
    rules = api.make_rules("scoundrels", 2, {"suspicion": "open"})
    for seed in range(200):
        record = Record(rules, Rng(seed), PLAYERS[:2])
        chance = random.Random(seed)
        while pending := api.pending(record.state):
            seat = pending[0].seat
            if any(one.seat == seat for one in api.offers(record.state)):
                before = cast(Any, api.view(record.state, seat)).sheets[seat].supply
                text = sit(record, ["!"])
                assert "Suspect: put a henchman" in text
                assert cast(Any, api.view(record.state, seat)).sheets[seat].supply == before - 1
                assert record.entries[-1] == (str(seat + 1), ("interrupt", "suspect", "suspect"))
                return
            record.answer(seat, chance.choice(pending[0].options))
    raise AssertionError("nobody was asked while it could suspect")


def test_without_memory_aid_a_look_is_shown_once() -> None:
    record = at_ask("scout", {"suspicion": "windows", "memory_aid": False})
    text = sit(record, ["D1", "l", ""])
    log = text.split("The game so far")[1]
    assert "Safe D1 holds" in text
    assert "find" not in log.split("Press Enter to continue")[0]


def test_screens_depend_on_nothing_hidden() -> None:
    """Two games that sent a seat the same messages give it the same screen."""
    compared = 0
    for seed in range(8):
        rules = api.make_rules("scoundrels", 3, {"suspicion": "windows"})
        record = Record(rules, Rng(seed), PLAYERS[:3])
        chance = random.Random(seed)
        for _ in range(chance.randrange(10, 120)):
            record.answer(api.pending(record.state)[0].seat, chance.choice(api.pending(record.state)[0].options))
        seat = api.pending(record.state)[0].seat
        other = record.redeal_history(seat, Rng(seed + 100))
        typed = ["t", "", "n", "", "l", ""]
        assert sit(other, typed) == sit(record, typed)
        compared += api.pack(other.state) != api.pack(record.state)
    assert compared > 4


def test_the_terminal_asks_for_suspicion_unless_told_otherwise() -> None:
    at = terminal(["2", "2", "q"], height=60)
    play(language="en", terminal=at)
    assert "only when asked" in shown(at)
    log: dict[str, api.Value] = {"suspicion": "open"}
    at = terminal(io.StringIO(""))
    assert play("scoundrels", bots=["random"], seed=1, language="en", terminal=at, options=log) == 0


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_end_of_a_day_is_read_whole_on_a_low_screen(code: str, tmp_path: Path) -> None:
    """The events between two days are shown page by page, none longer than the screen; then comes the question."""
    log = tmp_path / "game.jsonl"
    at = terminal(Patient(5, noise=0.0), live=True)
    assert play("scoundrels", bots=["heuristic"] * 2, names=["Anna"], seed=5, language=code, log=log, terminal=at) == 0
    record = codec.read_log(log.read_bytes(), "log")
    words = table(record.rules, record.players, Texts(code, "scoundrels"))
    told = [event.told(0) for events in record.events for event in events]
    days = [i for i, message in enumerate(told) if message[0] == "day"]
    dusk = next(i for i, message in enumerate(told) if message[0] == "dusk")
    read = re.sub(r"\s+", " ", re.sub(r"\x1b\[[\d;]*m", "", shown(at)))
    assert len([message for message in told[dusk : days[1]] if message[0] == "reveal"]) > 2
    for message in told[dusk : days[1] + 1]:
        said = words.say(message, 0)
        assert said.minor or said.text in read
    assert max(page.count("\n") + 2 for page in pages(at)) <= 24


def test_the_scores_of_four_are_read_whole_on_a_low_screen() -> None:
    at = terminal(Patient(5, noise=0.0), live=True)
    assert play("scoundrels", bots=["random"] * 3, names=["Anna"], seed=5, language="en", terminal=at) == 0
    marks = Texts("en", "scoundrels")("score-marks")
    last = shown(at).rsplit(Texts("en")("enter"))[-1]
    assert sum(page.count(marks) for page in pages(at)) + last.count(marks) == 4
    assert last.count("\n") <= 24
    assert "wins" in last


def test_the_log_begins_with_what_happened_last() -> None:
    record = at_ask("plan", {"suspicion": "windows"}, 80)
    seat = api.pending(record.state)[0].seat
    told = [event.told(seat) for events in record.events for event in events]
    texts = Texts("en", "scoundrels")
    words = table(record.rules, record.players, texts)
    said = [words.say(message, seat) for message in told]
    first, last = said[0].text, next(one.text for one in reversed(said) if not one.minor)
    at = terminal(["q", "l", *[""] * 9, "q", "n"], live=True)
    bots = {one: Pilot("random", 0) for one in range(record.rules.seats) if one != seat}
    Session(at, record, bots, texts, Path("log")).run()
    before, *after = re.sub(r"\s+", " ", shown(at)).split(texts("earlier"))
    page = before[before.rindex("> ") :]
    assert last in page
    assert first not in page
    assert first in " ".join(after)
