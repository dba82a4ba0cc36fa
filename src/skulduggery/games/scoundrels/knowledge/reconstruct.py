"""Reconstruct the hidden answers and shuffles that lead to a re-dealt world."""

from skulduggery.engine.asks import Ask
from skulduggery.engine.game import Later
from skulduggery.engine.machine import EFFECT, REGISTERS, SOURCE
from skulduggery.engine.sealed import Sealed
from skulduggery.games.scoundrels.knowledge.propose import lay
from skulduggery.games.scoundrels.rules import poker_cards
from skulduggery.games.scoundrels.rules.options import PLAY
from skulduggery.games.scoundrels.rules.setup import JOBS, SAFES
from skulduggery.games.scoundrels.rules.state import FACE_UP, FACES, Scoundrels, rules_of


def reconstruct(world: Scoundrels, t: Scoundrels, ask: Ask, answer: object, viewer: int, later: Later) -> object:
    """Return the answer to ``ask`` in a history that has reached ``t`` and ends in ``world``."""
    if ask.kind == "deal":
        return dealt(world, ask.args[1], answer)
    if ask.kind == "plan" and answer != FACE_UP:
        assert isinstance(answer, int)
        _face, slot = PLAY.unpack(answer)
        return PLAY.pack(world.acts[ask.seat][len(t.acts[ask.seat])][3], slot)
    if ask.kind == "strategy":
        top = world.stack[-1] if world.stack else None
        return top[REGISTERS][ask.seat] if top and isinstance(top[EFFECT], Sealed) else answer
    if ask.kind == "shuffle":
        owner = t.stack[-1][SOURCE]
        blocks = t.blocks[owner]
        since = len(t.acts[owner]) + sum([1 for k in range(len(blocks)) if blocks[k] and k != 1])
        return places(list(t.decks[owner]), order(world, owner, since, poker_cards.BLOCK, set(t.decks[owner])))
    if ask.kind == "under":
        owner = t.stack[-1][SOURCE]
        there = poker_cards.played(t, owner)
        zone = world.acts[owner][len(t.acts[owner])][2]
        return places(there, order(world, owner, len(t.acts[owner]) + len(there), zone, set(there)))
    return answer


def rewind_into(world: Scoundrels, s: Scoundrels) -> Scoundrels:
    """Return an earlier state of the game as it was in the history that ends in ``world``.

    The poker cards get the places of that history. The order of a deck may be wrong, but nobody knew that order.
    """
    t = s.clone()
    t.traits = tuple([mine if old >= 0 else old for old, mine in zip(t.traits, world.traits, strict=True)])
    t.jobs = tuple([mine if old >= 0 else old for old, mine in zip(t.jobs, world.jobs, strict=True)])
    t.faces = tuple([mine if old >= 0 else old for old, mine in zip(t.faces, world.faces, strict=True)])
    for owner in range(t.seats):
        if t.acts[owner] != world.acts[owner][: len(t.acts[owner])]:
            t.acts[owner] = world.acts[owner][: len(t.acts[owner])]
            lay(t, owner)
    return t


def dealt(world: Scoundrels, stage: int, answer: object) -> object:
    """Return the order of one heap of the deal that makes its cards lie as in ``world``."""
    rules = rules_of(world)
    if stage < SAFES:
        heaps = rules.trait_heaps if stage < JOBS else rules.job_heaps
        cards = world.traits if stage < JOBS else world.jobs
        heap = stage if stage < JOBS else stage - JOBS
        first = sum([len(one) for one in heaps[:heap]])
        return places(list(heaps[heap]), list(cards[first : first + len(heaps[heap])]))
    leaders = SAFES + len(rules.spaces)
    if stage < leaders:
        first = rules.location_of.index(stage - SAFES)
        return tuple([face - first for face in world.faces if rules.location_of[face] == stage - SAFES])
    if stage == leaders:
        return answer
    least = 1 if rules.from_zero else 0
    there = set(range(least, len(FACES)))
    faces = order(world, stage - leaders - 1, least, poker_cards.BLOCK, there)
    return tuple([face - least for face in faces])


def order(world: Scoundrels, owner: int, since: int, zone: int, there: set[int]) -> list[int]:
    """Return the cards of a deck's block, top first: in the order they leave, then as they lie, then any others.

    ``since``: the number of the first act after the block was shuffled. Later shuffles make its order meaningless.
    """
    out = []
    for what, source, goal, face, _ in world.acts[owner][since:]:
        if what == poker_cards.POUR and zone in (source, goal):
            break
        if source == zone and what == poker_cards.MOVE:
            out.append(face)
    rest = [face for face in world.decks[owner] if face in there and face not in out]
    return out + rest + sorted(there - set(out) - set(rest))


def places(before: list[int], after: list[int]) -> tuple[int, ...]:
    """Return the order that turns ``before`` into ``after``."""
    return tuple([before.index(card) for card in after])
