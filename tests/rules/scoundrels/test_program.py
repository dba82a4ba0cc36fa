"""Section 14.1: the language in which cards say what they do."""

import re
from functools import cache
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fuzz import doors
from tests.promises.games import examples
from tests.rules.scoundrels.author import LOCATIONS, Author
from tests.rules.scoundrels.written import write

from skulduggery import api
from skulduggery.engine.cards.tokens import ProgramError
from skulduggery.games.scoundrels.cards.language import Ability, Node, parse, parse_condition, parse_costs
from skulduggery.games.scoundrels.cards.vocabulary import STEPS

RANDOM = st.randoms(use_true_random=False)


@cache
def effects(kind: str) -> tuple[str, ...]:
    """Return the effects of the house cards of a kind."""
    return tuple([card["effect"] for card in cast(dict[str, Any], api.game("scoundrels").house_cards())[kind]])


@pytest.mark.parametrize(
    ("written", "require", "costs", "steps"),
    [
        ("gain(3)", (), (), (("gain", 3),)),
        ("gain(min(4, max(0, reputation)))", (), (),
         (("gain", ("min", 4, ("max", 0, ("value", "reputation")))),)),
        ("discard-self => scout(any); mark(it)", (), (("discard-self",),), (("scout", "any"), ("mark", "it"))),
        ("spend(X: 1..4) => gain(2*X)", (), (("spend-x", 1, 4),), (("gain", ("times", 2, ("x",))),)),
        ("require(dollars < 4); jail(2); rep(-1) => rep(+1)", (("<", "dollars", 4),), (("jail", 2), ("rep", -1)),
         (("rep", 1),)),
        ("require(slot = A) => steal(unused)", (("=", "slot", "A"),), (), (("steal", "unused"),)),
        ("reveal(own-deck); if(it in {5, A}, gain(7)); shuffle(own-deck)", (), (),
         (("reveal", "own-deck"), ("if", ("in", "it", ("5", "A")), (("gain", 7),)), ("shuffle", "own-deck"))),
        ("opp[richer](rob(3)); each-opp(choose(jail(1) / rep(-1)))", (), (),
         (("opp", "richer", (("rob", 3),)), ("each-opp", (("choose", ((("jail", 1),), (("rep", -1),))),)))),
        ("free(1, any); if(freed, may(place(freed, opp-card)))", (), (),
         (("free", 1, "any"), ("if", ("done", "freed"),
          (("may", Ability((), (), (("place", "freed", "opp-card"),))),)))),
        ("scout(any); mark(it); may(spend(3) => steal(it))", (), (),
         (("scout", "any"), ("mark", "it"), ("may", Ability((), (("spend", 3),), (("steal", "it"),))))),
        ("hire(saloon, full-2); hire(saloon, full); hire(discard, free)", (), (),
         (("hire", "saloon", ("full", 2)), ("hire", "saloon", ("full", 0)), ("hire", "discard", ("free",)))),
        ("sheriff; use-leader; move-mark", (), (), (("sheriff",), ("use-leader",), ("move-mark",))),
        ("peek(played-opp); may(place(own, it)); swap-jobs(this, own-or-saloon)", (), (),
         (("peek", "played-opp"), ("may", Ability((), (), (("place", "own", "it"),))),
          ("swap-jobs", "this", "own-or-saloon"))),
    ],
)  # fmt: skip
def test_what_an_ability_means(
    written: str, require: tuple[Node, ...], costs: tuple[Node, ...], steps: tuple[Node, ...]
) -> None:
    read = parse(written)
    assert (read.require, read.costs, read.steps) == (require, costs, steps)
    assert write(read) == written


def test_spaces_mean_nothing() -> None:
    assert parse(" rep( -1 )=>gain( 2 ) ;\n\trep(+1)") == parse("rep(-1) => gain(2); rep(+1)")


@pytest.mark.parametrize("kind", ["job", "strategy", "leader_ability"])
def test_house_cards_are_written_as_they_are_read(kind: str) -> None:
    for effect in effects(kind):
        assert write(parse(effect, LOCATIONS)) == effect


def test_conditions_and_costs_of_traits() -> None:
    assert parse_condition("opponent-safes >= 2") == (">=", "opponent-safes", 2)
    assert parse_condition("-2 = reputation") == ("=", -2, "reputation")
    assert parse_costs("spend(2); rep(-1)") == (("spend", 2), ("rep", -1))


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("", "at column 1 the end is not a step; it must be gain, rob, rep, scout, "),
        ("scuot(any)", "at column 1 'scuot' is not a step; perhaps you meant 'scout'"),
        ("scout(any); marc(it)", "at column 13 'marc' is not a step; perhaps you meant 'mark'"),
        ("Gain(3)", "at column 1 'Gain' is not a step; perhaps you meant 'gain'"),
        ("scout(depo)", "at column 7 'depo' is not a place of safes; perhaps you meant 'depot'"),
        ("scout(sea)", "at column 7 'sea' is not a place of safes; it must be any, unused, depot, estate or "),
        ("mark(it)", "at column 6 'it' must be a safe, but no step before it always gives one; add scout(...) or "
                     "mark(any) first"),
        ("may(scout(any)); mark(it)", "at column 23 'it' must be a safe, but no step before it always gives one; "),
        ("choose(scout(any) / gain(1)); mark(it)", "at column 36 'it' must be a safe, but no step before it always "),
        ("scout(any); steal(it); mark(it)", "at column 29 'it' must be a safe, but no step before it always "),
        ("scout(any); swap-safe(it)", "at column 23 'it' must be an unused safe, but no step before it always "),
        ("peek(deck-any); place(own, it)", "at column 28 'it' must be a played card, but no step before it always "),
        ("peek(played-any); shuffle(it)", "at column 27 'it' must be a deck, but no step before it always "),
        ("to-bottom(it)", "at column 11 'it' must be a scoundrel, but no step before it always gives one; "),
        ("if(it in {5}, gain(1))", "at column 4 'it' must be a revealed card, but no step before it always "),
        ("reveal(own-deck); if(it in {7}, gain(1))", "at column 29 '7' is not a poker card; it must be 0, A, 2, 3, "),
        ("gain(0)", "at column 6 '0' must be a whole number from 1 to 99"),
        ("gain(-3)", "at column 6 '-' must be a whole number from 1 to 99"),
        ("gain(99999)", "at column 6 '99999' must be a whole number from 1 to 99"),
        ("gain(X)", "at column 6 'X' can be used only where spend(X: 1..4) announces it left of '=>'"),
        ("may(spend(X: 1..2) => gain(X)); gain(X)", "at column 38 'X' can be used only where spend(X: 1..4) "),
        ("spend(X: 1..2) => may(spend(X: 1..2) => gain(X))", "at column 29 'X' is chosen twice; only one "),
        ("spend(X: 4..1) => gain(X)", "at column 13 '1' must be a whole number from 4 to 99"),
        ("gain(2*3)", "at column 8 '3' is not a number; it must be X, count, min, max, dollars or reputation"),
        ("gain(count(jailed))", "at column 12 'jailed' needs a jail(...) before it"),
        ("gain(count(jail))", "at column 12 'jail' is not something that is counted; perhaps you meant 'jailed'"),
        ("gain(3", "it has 1 '(' and 0 ')'; brackets must come in pairs"),
        ("gain(3) gain(2)", "at column 9 'gain' was found where ';' or the end was expected"),
        ("gain(3);", "at column 9 the end is not a step; it must be gain, "),
        ("sheriff()", "at column 8 '(' was found where ';' or the end was expected"),
        ("gain", "at column 5 the end was found where '(' was expected"),
        ("free(1)", "at column 7 ')' was found where ',' was expected"),
        ("spend(2)", "at column 1 'spend' belongs to the left of '=>', as in spend(...) => gain(1)"),
        ("gain(2) => gain(3)", "at column 1 'gain' is not a cost; it must be spend, rep, jail or discard-self"),
        ("=> gain(2)", "at column 1 '=>' is not a cost; it must be spend, rep, jail, discard-self or require"),
        ("rep(1)", "at column 5 '1' was found where a sign is needed, as in rep(+1) or rep(-1)"),
        ("rep(+1) => gain(2)", "at column 5 '+' was found where a minus is needed, as in rep(-1)"),
        ("rob(2)", "at column 1 'rob' needs someone to take from, as in opp(rob(1)) or each-opp(rob(1))"),
        ("opp(steal(any))", "at column 5 'steal' can't be done to an opponent; inside opp and each-opp only these"),
        ("opp[poorer](rob(1))", "at column 5 'poorer' is not a kind of opponent; it must be richer"),
        ("choose(gain(1))", "at column 15 ')' ends a choice of one option; options are separated by '/'"),
        ("if(freed, gain(1))", "at column 4 'freed' needs a free(...) before it"),
        ("place(freed, opp-card)", "at column 7 'freed' needs a free(...) before it"),
        ("free(1, own); place(own, opp-card)", "at column 26 'opp-card' doesn't go with own; write place(freed, "),
        ("if(slot > 3, gain(1))", "at column 9 '>' was found where '=' was expected"),
        ("require(slot = 1) => gain(1)", "at column 16 '1' is not a slot; it must be A, 2, 3, 4, 5 or 6"),
        ("require(3 < 4) => gain(1)", "at column 13 '4' is compared with another number; one of the two must"),
        ("hire(saloon, full-0)", "at column 14 'full-0' is not a price; it must be full, free, or full-2 for $2 less"),
        ("swap-jobs(this, discard)", "at column 17 'discard' is not right in swap-jobs(...); it must be own-or-saloon"),
        ("gain(§)", "at column 6 '§' means nothing in an ability"),
        ("may(" * 9 + "gain(1)" + ")" * 9, "at column 36 '(' is nested too deep; the limit is 8"),
        ("gain(1)" + " " * 500, "it has 507 characters; the limit is 500"),
    ],
)  # fmt: skip
def test_abilities_that_cannot_be_read(written: str, problem: str) -> None:
    """The message names the fault and its column, and says what would be right."""
    with pytest.raises(ProgramError) as error:
        parse(written, LOCATIONS)
    assert doors.unread(error.value).startswith(problem)


@given(RANDOM)
@examples(300)
def test_what_is_written_is_read_again(source: Random) -> None:
    """Any ability that means something, as text and back."""
    one = Author(source).short()
    written = write(one)
    assert parse(written, LOCATIONS) == one
    assert write(parse(written)) == written


@given(RANDOM)
@examples(300)
def test_damaged_abilities(source: Random) -> None:
    """A word of an ability changed, lost or doubled: it is read as it is written, or refused in one short clause."""
    written = source.choice(effects("job"))
    tokens = re.findall(r"[\w-]+|\S", written)
    for _ in range(source.choice((1, 1, 2))):
        at = source.randrange(len(tokens))
        other = source.choice((*tokens, *STEPS, "it", "X", "=>", "(", ")", "9999", "-", "\x1b", "٣"))
        tokens[at : at + 1] = source.choice(([], [other], [tokens[at], other]))
        if not tokens:
            return
    try:
        one = parse(" ".join(tokens), LOCATIONS)
    except ProgramError as error:
        problem = doors.unread(error)
    else:
        assert parse(write(one), LOCATIONS) == one
        problem = "none"
    assert 0 < len(problem) < 500
    assert problem.isprintable()
