"""Observations of 3000 Scoundrels are written straight from the table: they hold what the view shows, byte for byte."""

from collections import Counter
from collections.abc import Iterator

from tests.environments.seen_scoundrels import expected
from tests.oracle.scoundrels.cases import SETS
from tests.promises.scoundrels import ALONE, eager, house

from skulduggery import api
from skulduggery.api import NATURE, Ask, Document, Rng, Rules, State, Value


def rich() -> Document:
    """The house's cards for players who begin with more dollars than a byte can say."""
    cards = house()
    cards["constants"]["dollars"] = 300
    return cards


def tables() -> Iterator[Rules]:
    """Options by themselves and all together, card sets that are all about secrets, two to four seats."""
    for n, options in enumerate(ALONE):
        yield api.make_rules("scoundrels", 2 + n % 3, options, serial=n % 2 == 0)
        yield api.make_rules("scoundrels", 4, options, serial=True)
    for n, cards in enumerate((*SETS.values(), rich())):
        some: dict[str, Value] = {"memory_aid": n % 4 > 0, "strategy_cards": n % 3 == 0}
        yield api.make_rules("scoundrels", 2 + n % 3, some, cards, serial=True)


def moments(rules: Rules, rng: Rng) -> Iterator[tuple[State, Ask | None]]:
    """Every question of a game at random, those of chance and those of several seats at once among them; its end."""
    state = api.new(rules)
    while asks := api.pending(state):
        for ask in asks:
            yield state, ask
        offers = api.offers(state)
        if offers and rng.below(4) == 0:
            offer = offers[rng.below(len(offers))]
            api.apply(state, offer.seat, offer.draw(rng), offer.kind)
            continue
        ask = asks[rng.below(len(asks))]
        options = eager(ask) if rng.below(3) else ask.options
        api.apply(state, ask.seat, options[rng.below(len(options))] if options else ask.draw(rng))
    yield state, None


def test_an_observation_holds_what_the_view_shows() -> None:
    rng = Rng(13)
    met: Counter[str] = Counter()
    told: Counter[str] = Counter()
    for rules in tables():
        encoding = api.encoding(rules)
        for state, ask in moments(rules, rng):
            kind = "over" if ask is None else "chance" if ask.seat == NATURE else encoding.named(ask.kind)
            met[kind] += 1
            if met[kind] > 30 and rng.below(3):
                continue
            for seat in range(rules.seats):
                right = expected(encoding, state, ask, seat)
                out = bytearray(encoding.size + 10)
                encoding.observe(state, ask, seat, out, 5)
                for field in encoding.fields:
                    first, last = field.at, field.at + field.count
                    assert out[5 + first : 5 + last] == right[first:last], field.name
                    told[field.name] += any(right[first:last])
                assert not any((*out[:5], *out[-5:]))
    encoding = api.encoding(api.make_rules("scoundrels", 4))
    assert {*encoding.kinds} - {*met} <= {"suspect", "place", "destroy"}
    assert {"over", "chance"} <= {*met}
    assert min(told[field.name] for field in encoding.fields if field.name != "said") > 30, told
