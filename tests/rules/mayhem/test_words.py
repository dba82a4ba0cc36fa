"""Every event, question and option of Men of Mayhem has words, for all who may know it and in every language."""

import random
from collections.abc import Iterable
from typing import cast

import pytest
from tests.promises.games import asked_kinds

from skulduggery import api
from skulduggery.api import SPECTATOR, Ask, Event, IllegalAnswer, Rng, State, Value
from skulduggery.documents.mayhem import signs
from skulduggery.games.mayhem.cards.language import VALUES, parse_effect, parse_modifiers, parse_rule
from skulduggery.games.mayhem.game import View
from skulduggery.record import Message
from skulduggery.text import LANGUAGES, Texts, _ids
from skulduggery.tui.mayhem.menus import Menus
from skulduggery.tui.mayhem.words import Teller
from skulduggery.tui.table import Menu
from skulduggery.wording.mayhem.cards import GENDERS, Cards

PLAYERS = ("Anna", "Boris", "Carla", "Dora", "Emil", "Fritz")
HIGH: dict[str, Value] = {"mode": "high-octane", "hardcore_cards": True}
TURNS: dict[str, Value] = {"deal_protocol": "sequential", "deals": True}
TABLES: tuple[tuple[int, dict[str, Value]], ...] = (
    (2, {"deals": True}),
    (3, {**HIGH, **TURNS, "long_haul": True, "under_the_radar": True, "hollow_point": True}),
    (4, {**TURNS, "slim_pickings": True, "gang_choice": "fixed", "offers_per_step": 1}),
    (4, {**HIGH, "deal_log": "public", "ledger_help": True}),
    (5, {**HIGH, "parley_before_guns": True, "under_the_radar": True}),
    (6, {**HIGH, **TURNS, "parley_before_guns": True, "deal_log": "public"}),
)
ASKS = asked_kinds("mayhem")
RULES = (
    "SELL 1G > 3C x3", "SELL 1G+1K > 4C x1", "SPEND 1C > 1K x2", "SWAP 1G > 1K x3", "SWAP 1G <> 1K x2", "SKIM 3C",
    "SKIM 1G / 1K / 2C", "STEAL 2K / 2G", "STEAL 1C @here", "GAIN 1H", "GAIN 1P", "GAIN 2T", "DROP 2H", "CLAIM PATCH",
    "HEAL 1", "HEAL 2", "PROMOTE 0C", "PROMOTE 2C", "CONVOY", "AMBUSH",
)  # fmt: skip
QUANTITIES = ("heat", "members", "prospects", "dudes", "sites", "at:the-docks")
STEPS = (
    "GAIN 2C", "GAIN 1G", "GAIN 1K", "GAIN 1H", "GAIN 1P", "GAIN 1T", "LOSE 1G+1K", "LOSE 1P", "LOSE 2M", "LOSE HALF C",
    "LOSE HALF G", "LOSE HALF K", "DROP 1H", "FALL", "JAIL", "BILL 1C",
)  # fmt: skip
CHANGES = (
    "FORBID SELL", "FORBID SELL(G)", "FORBID SELL(K)", "FORBID SPEND", "FORBID SWAP", "FORBID SWAP(G)",
    "FORBID SWAP(K)", "FORBID SKIM", "FORBID STEAL", "FORBID GAIN", "FORBID DROP", "ADD SELL +1C", "ADD SELL(G) +1C",
    "ADD SELL(K) +1C", "ADD SPEND +1C", "ADD SWAP +1C", "ADD SWAP(G) +1C", "ADD SWAP(K) +1C", "ON FALL GAIN 3C",
)  # fmt: skip


class Listening(Texts):
    """Notes which texts were asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language, "mayhem")
        self.asked: set[str] = set()
        self.said: dict[tuple[object, ...], str] = {}

    def __call__(self, id: str, **args: str | int) -> str:
        self.asked.add(id)
        key = (id, *sorted(args.items()))
        if key not in self.said:
            self.said[key] = super().__call__(id, **args)
        return self.said[key]


def deck_of(seats: int, texts: Texts) -> Cards:
    return Cards(api.game("mayhem").house_cards(), seats, texts)


def raw_ids() -> set[str]:
    """Words of the notation that no player should read."""
    cards = api.game("mayhem").house_cards()
    tables = [table for name in ("gang", "site", "card") for table in cards[name]]  # type: ignore[attr-defined]
    return {table["id"] for table in tables if "-" in table["id"]}


RAW = raw_ids() | {"None", "SELL", "SKIM", "GAIN ", "-1"}


def checked(text: str) -> str:
    assert text
    assert text == text.strip()
    for wrong in ("{", "}", "  ", "()", ": ;", " ,", *RAW):
        assert wrong not in text, text
    return text


def any_order(ask: Ask, chance: random.Random) -> int:
    """Each kind of order as likely as another, but waiting is dull."""
    kinds = {option >> 24 for option in ask.options} - {0} or {0}
    kind = chance.choice(sorted(kinds))
    return chance.choice([option for option in ask.options if option >> 24 == kind])


def any_answer(ask: Ask, chance: random.Random, rng: Rng) -> object:
    if ask.kind == "order" and chance.random() < 0.8:
        return any_order(ask, chance)
    if ask.kind in ("guns", "traffic", "exploit") and chance.random() < 0.6:
        return ask.options[-1]
    return ask.draw(rng)


def check(menu: Menu) -> None:
    """A question and its answers are words, and no two answers are the same; so it is with what is asked further."""
    assert checked(menu.question).endswith(("?", "."))
    labels = [checked(str(one.label)) for one in menu.choices]
    assert len(set(labels)) == len(labels), labels
    for one in menu.choices:
        if one.then is not None:
            check(one.then)


class Game:
    """The messages, questions and refusals of a game with ``seats`` players, each once."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.messages: dict[tuple[Message, int], None] = {}
        self.asks: dict[tuple[object, ...], tuple[Ask, View]] = {}
        self.refusals: set[str] = set()

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            for seat in (*range(self.seats), SPECTATOR):
                if message := event.told(seat):
                    self.messages[message, seat] = None

    def ask(self, state: State, ask: Ask) -> None:
        view = cast(View, api.view(state, ask.seat))
        side = view.gangs[ask.seat].side
        if ask.kind != "order" or state.rng % 9 == 0:  # those have hundreds of options
            self.asks[ask.seat, side, ask.kind, ask.args, ask.options] = (ask, view)


def play(seats: int, options: dict[str, Value], seed: int) -> Game:
    """A random game, open offers among it."""
    game, chance, rng = Game(seats), random.Random(seed), Rng(seed)
    state = api.new(api.make_rules("mayhem", seats, options), seed, listen=True)
    assert state.events is not None
    game.hear(state.events)
    while asks := api.pending(state):
        open_ones = [one for one in api.offers(state) if chance.random() < 0.2]
        for one in (*asks, *open_ones):
            game.ask(state, one)
        ask = chance.choice(open_ones or asks)
        try:
            game.hear(api.apply(state, ask.seat, any_answer(ask, chance, rng), ask.kind if ask.open else ""))
        except IllegalAnswer as refused:
            game.refusals.add(refused.rule)
    return game


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return [play(seats, options, 7 * seed + seats) for seed in range(2) for seats, options in TABLES]


SELDOM_TOLD: tuple[tuple[Message, int], ...] = (
    (("out", 1, (3, 0, 1)), 0),
    (("out", 1, (0, 0, 0)), 1),
    (("last-die", 0, 3, 8), 0),
    (("last-die", 0, 3, 8), SPECTATOR),
    (("steal", 0, 1, 0, 3, 0), 0),
    (("peek", 0, 1, 0, 2, 1), 1),
    (("heal", 0, 1, 1), 0),
)
SELDOM_ASKED = (Ask(0, "heal", (6,), (9, 8, 1)), Ask(0, "alternative", (6, 0, 1, 0, 0, 0, 1), (0, 1)))
"""Questions that random games seldom reach."""


@pytest.mark.parametrize("code", LANGUAGES)
def test_random_games_are_worded(games: list[Game], code: str) -> None:
    texts = Listening(code)
    kinds: set[str] = set()
    for game in games:
        teller = Teller(deck_of(game.seats, texts), PLAYERS[: game.seats])
        for message, seat in (*game.messages, *SELDOM_TOLD):
            checked(teller.say(message, seat).text)
        (_, seen), *_ = game.asks.values()
        for ask, view in (*game.asks.values(), *[(ask, seen) for ask in SELDOM_ASKED]):
            kinds.add(ask.kind)
            check(Menus(teller, view).menu(ask, ()))
            if ask.ranges:
                checked(teller.answer(ask.seat, "offer", 0 if ask.seat else 1, (2, 0, 1), (0, 5, 0)))
                checked(teller.answer(ask.seat, "offer", -1, (0, 0, 0), (0, 1, 0)))
        for word in ("ambush", "club"):  # seldom at several places
            checked(teller.question(0, f"where-{word}") + teller.answer(0, f"some-{word}"))
        for rule in game.refusals:
            assert texts.has(f"why-{rule}"), rule
    assert kinds == ASKS
    wanted = {id for id in _ids("en", "mayhem") if id.startswith(("event-", "ask-", "choice-"))}
    wanted -= {id for id in wanted if id.startswith("event-fact-")}  # of hints
    assert wanted <= texts.asked


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_that_components_can_say_is_worded(code: str) -> None:
    texts = Listening(code)
    speaker = deck_of(4, texts).speaker
    told = [speaker.rule(parse_rule(rule)) for rule in RULES]
    told += [speaker.who(parse_effect(f"{who}({what}){more}: FALL")[0])
             for what in QUANTITIES for who, more in (("MOST", ""), ("LEAST", ""))]  # fmt: skip
    told += [speaker.who(parse_effect(f"IF({what}>=3): FALL")[0]) for what in QUANTITIES]
    told += [speaker.effect(parse_effect(f"EACH: {step}")) for step in STEPS]
    for n in (1, 2):
        told += [speaker.effect(parse_effect(f"EACH: GAIN 1C PER {n} {what} UP MAX 3")) for what in QUANTITIES]
    told += [speaker.change(node) for text in CHANGES for node in parse_modifiers(text, "ON" in text)]
    for name, (least, most) in VALUES.items():
        told += [speaker.change(("set", name, n)) for n in range(least, min(most, 5) + 1)]
    assert len(set(told)) == len(told)
    for text in told:
        checked(text)
    wanted = {id for id in _ids("en", "mayhem") if id.startswith(("does-", "who-", "change-", "unit-"))}
    assert wanted <= texts.asked


@pytest.mark.parametrize("code", LANGUAGES)
def test_components_are_worded(code: str) -> None:
    texts = Listening(code)
    deck = deck_of(4, texts)
    for card in range(len(deck.cards)):
        checked(deck.card_text(card))
    for place in deck.places:
        checked("; ".join(deck.says(place)))
    for side in range(2 * len(deck.gangs)):
        checked(deck.about_gang(side))


@pytest.mark.parametrize("code", LANGUAGES)
def test_table_options_are_worded(code: str) -> None:
    texts = Listening(code)
    for name, values in api.game("mayhem").options.items():
        checked(texts(f"option-{name}"))
        labels = [checked(texts(f"option-{name}-{str(value).lower()}")) for value in values]
        assert len(set(labels)) == len(values)


def test_every_reason_has_its_rule() -> None:
    texts = Texts("en", "mayhem")
    for id in _ids("en", "mayhem"):
        if id.startswith("why-"):
            assert texts.has(f"rule-{id.removeprefix('why-')}"), id


@pytest.mark.parametrize(
    ("rule", "shown"),
    [
        ("SELL 1G > 3C x3", "1guns → 3cash ×3"),
        ("SELL 1G+1K > 4C x1", "1guns 1contraband → 4cash"),
        ("SPEND 1C > 1K x2", "1cash → 1contraband ×2"),
        ("SWAP 1G <> 1K x2", "1guns ⇄ 1contraband ×2"),
        ("SKIM 1G / 1K", "+ 1guns / 1contraband"),
        ("STEAL 1C @here", "steal 1cash"),
        ("GAIN 1P", "+ 1prospect"),
        ("DROP 2H", "− 2heat"),
        ("PROMOTE 0C", "prospect → member"),
        ("PROMOTE 2C", "2cash prospect → member"),
        ("CLAIM PATCH", "patch"),
        ("HEAL 2", "2heal"),
        ("CONVOY", "CONVOY"),
    ],
)
def test_rules_in_signs(rule: str, shown: str) -> None:
    assert " ".join([sign.text + sign.name for sign in signs(parse_rule(rule))]) == shown


RIDE = (5 << 8 | 6) << 8 | 2 << 4 | 1
SENTENCES: dict[Message, tuple[str, str, str, str]] = {
    ("deal", 0, 1, (3, 0, 0), (0, 2, 0)): (
        "make a deal with Boris: give $3, get 2 guns",
        "fai un accordo con Boris (dai: 3 $, ricevi: 2 armi)",
        "machst ein Geschäft mit Boris: gibst 3 $, bekommst 2 Waffen",
        "заключаете сделку с игроком Boris (отдаёте: 3 $; получаете: 2 ствола)",
    ),
    ("deal", 1, 0, None, None): (
        "makes a deal with you",
        "fa un accordo con te",
        "macht ein Geschäft mit dir",
        "заключает сделку с вами",
    ),
    ("offer", 1, -1, (0, 0, 5), (0, 0, 0)): (
        "offers everyone 5 contraband for nothing",
        "offre a tutti 5 di contrabbando in regalo",
        "bietet allen 5 Schmuggelware für nichts",
        "предлагает всем 5 единиц контрабанды даром",
    ),
    ("steal", 2, 0, 2, 3, 1): (
        "tries to steal 3 contraband from you, and gets 1 contraband",
        "cerca di rubarti 3 di contrabbando; bottino: 1 di contrabbando",
        "will dir 3 Schmuggelware stehlen und bekommt 1 Schmuggelware",
        "пытается украсть у вас 3 единицы контрабанды; добыча: 1 единица контрабанды",
    ),
    ("order", 1, 6, RIDE): (
        "rides from the Charming Police Station to St. Thomas Hospital with 2 members and 1 prospect",
        "sposta 2 membri e 1 prospect dalla Stazione di polizia di Charming all’Ospedale St. Thomas",
        "fährt mit 2 Mitgliedern und 1 Anwärter von der Polizeiwache von Charming zum St.-Thomas-Krankenhaus",
        "едет с 2 членами клуба и 1 проспектом из Полицейского участка Чарминга в Больницу Святого Томаса",
    ),
    ("totals", 12, -1, (1, 0), (7, 7)): (
        "Throw Down at The Hairy Dog: Boris 7, You 7; nobody wins",
        "Rissa presso «The Hairy Dog»: Boris 7, Tu 7; non vince nessuno",
        "Schlägerei bei „The Hairy Dog“: Boris 7, Du 7; niemand gewinnt",
        "Разборка на месте «Лохматый пёс»: Boris 7, Вы 7; никто не побеждает",
    ),
    ("fall", 0, 4, 0, 1): (
        "take the fall with a member at the Emergency Room: heat is 1",
        "fai prendere la colpa a un membro al Pronto soccorso: Calore 1",
        "hältst den Kopf hin und trennst dich von einem Mitglied in der Notaufnahme: Heat 1",
        "берёте вину на себя и расстаётесь с членом клуба в приёмном покое: внимание 1",
    ),
}

FORMS = [
    ("de", "nom", ("Clubhaus", "Notaufnahme", "Waffenfabrik", "„The Hairy Dog“")),
    ("de", "acc", ("das Clubhaus", "die Notaufnahme", "die Waffenfabrik", "„The Hairy Dog“")),
    ("de", "at", ("im Clubhaus", "in der Notaufnahme", "bei der Waffenfabrik", "bei „The Hairy Dog“")),
    ("de", "to", ("zum Clubhaus", "in die Notaufnahme", "zur Waffenfabrik", "zu „The Hairy Dog“")),
    ("de", "from", ("vom Clubhaus", "aus der Notaufnahme", "von der Waffenfabrik", "von „The Hairy Dog“")),
    ("it", "nom", ("sede", "Pronto soccorso", "Fabbrica d’armi", "«The Hairy Dog»")),
    ("it", "acc", ("la sede", "il Pronto soccorso", "la Fabbrica d’armi", "«The Hairy Dog»")),
    ("it", "at", ("in sede", "al Pronto soccorso", "alla Fabbrica d’armi", "presso «The Hairy Dog»")),
    ("it", "to", ("alla sede", "al Pronto soccorso", "alla Fabbrica d’armi", "a «The Hairy Dog»")),
    ("it", "from", ("dalla sede", "dal Pronto soccorso", "dalla Fabbrica d’armi", "da «The Hairy Dog»")),
    ("ru", "nom", ("клубхаус", "Приёмный покой", "Оружейная фабрика", "«Лохматый пёс»")),
    ("ru", "acc", ("клубхаус", "приёмный покой", "Оружейную фабрику", "место «Лохматый пёс»")),
    ("ru", "at", ("в клубхаусе", "в приёмном покое", "на Оружейной фабрике", "на месте «Лохматый пёс»")),
    ("ru", "to", ("в клубхаус", "в приёмный покой", "на Оружейную фабрику", "на место «Лохматый пёс»")),
    ("ru", "from", ("из клубхауса", "из приёмного покоя", "с Оружейной фабрики", "с места «Лохматый пёс»")),
]


@pytest.mark.parametrize("message", SENTENCES)
def test_sentences(message: Message) -> None:
    told = []
    for code in LANGUAGES:
        texts = Texts(code, "mayhem")
        told.append(Teller(deck_of(4, texts), PLAYERS[:4]).say(message, 0).text)
    assert tuple(told) == SENTENCES[message]


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_that_a_sentence_inflects_are_names_of_house_sites(code: str) -> None:
    """So that a site with a new name doesn't keep the forms of the old one."""
    deck = deck_of(4, Texts(code, "mayhem"))
    named = {deck.named(place.names).replace("'", "’") for place in deck.places}
    for gender in GENDERS:
        known = deck.inflected(gender, "nom")
        assert set(known) < named
        assert {len(deck.inflected(gender, form)) for form in ("acc", "at", "to", "from")} == {len(known)}


@pytest.mark.parametrize(("code", "form", "said"), FORMS)
def test_a_place_has_the_form_that_its_sentence_needs(code: str, form: str, said: tuple[str, ...]) -> None:
    """A clubhouse, the Emergency Room, a Site with an article, one without."""
    deck = deck_of(4, Texts(code, "mayhem"))
    assert tuple(deck.place(one, form) for one in (0, 4, 8, 12)) == said


def test_what_is_secret_is_not_said() -> None:
    """Of a deal and of a theft others hear that they happened, not how much changed hands."""
    for code in LANGUAGES:
        texts = Texts(code, "mayhem")
        teller = Teller(deck_of(4, texts), PLAYERS[:4])
        deal = Event("deal", (0, 1, (3, 0, 0), (0, 2, 0)), (2, 3), 0b11)
        assert "3" in teller.say(deal.told(0), 0).text
        assert "3" not in teller.say(deal.told(2), 2).text
        theft = Event("steal", (2, 1, 0, 3, 1), (4,), 0b110)
        assert "1" in teller.say(theft.told(1), 1).text
        assert "1" not in teller.say(theft.told(0), 0).text
        choice = Event("guns-chosen", (1, 2), (1,), 0b10)
        assert "2" in teller.say(choice.told(1), 1).text
        assert "2" not in teller.say(choice.told(SPECTATOR), SPECTATOR).text
