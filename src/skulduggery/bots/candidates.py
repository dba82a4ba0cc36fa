"""The answers that a search considers, and their priors."""

from typing import Final

from skulduggery import api
from skulduggery.api import Ask, Info, Rng
from skulduggery.bots.answer_models import softmax
from skulduggery.bots.net import net_of

PRIOR_FLOOR: Final = 0.1
"""The uniform share of a prior, so that no option has a prior of 0."""


def liked(info: Info, ask: Ask, guide: str) -> list[float]:
    """Return the probability of each listed answer under the fast policy, or an empty list if it has no logits.

    ``guide`` is ``learned`` for the learned policy. Otherwise, or if that has no features for the question, the policy
    is a softmax over the logits of the rules of thumb. Both are mixed with a uniform share, ``PRIOR_FLOOR``.
    """
    features = api.policy_features(info, ask) if guide == "learned" else None
    if features is not None:
        chances = net_of(info.state.rules.game).chances(features)
        return [(1.0 - PRIOR_FLOOR) * chance + PRIOR_FLOOR / len(chances) for chance in chances]
    values = api.logits(info, ask)
    return softmax(values, api.game(info.state.rules.game).profile.prior_temperature, PRIOR_FLOOR) if values else []


def candidates(info: Info, ask: Ask, rng: Rng, width: int, guide: str = "heuristic") -> list[object]:
    """Return the answers to search: all listed ones if there are at most ``width``.

    Otherwise return ``width`` answers: the heuristic's, then the likeliest under the fast policy, or random ones if it
    has no logits. A question with ranges gets the heuristic's answer and all listed ones.
    """
    options: list[object] = list(ask.options)
    if len(options) <= width and not ask.ranges:
        return options
    out = [api.policy(info, ask, rng)]
    if ask.ranges:
        return [*out, *[option for option in options if option not in out]]
    chances = liked(info, ask, guide)
    if chances:
        ranked = sorted(range(len(options)), key=lambda i: -chances[i])
        out += [options[i] for i in ranked[:width] if options[i] not in out]
        return out[:width]
    while len(out) < width:
        option = options[rng.below(len(options))]
        if option not in out:
            out.append(option)
    return out


def noticed(options: list[object], skip_rate: float, rng: Rng) -> list[object]:
    """Return the options in their order, without a random share ``skip_rate`` of them. At least two remain."""
    order = list(range(len(options)))
    rng.shuffle(order)
    left = sorted(order[: max(2, round(len(options) * (1.0 - skip_rate)))])
    return [options[i] for i in left]


def rule_of_thumb(info: Info, ask: Ask, options: list[object], rng: Rng, guide: str = "heuristic") -> object:
    """Return an answer of the heuristic or the learned policy that is one of ``options``. If 20 draws give none, return
    the option with the highest prior."""
    for _ in range(20):
        answer = answered(info, ask, rng, guide)
        if answer in options:
            return answer
    chances = priors(info, ask, options, guide)
    return options[chances.index(max(chances))]


def answered(info: Info, ask: Ask, rng: Rng, who: str) -> object:
    """Return the answer of the learned policy if ``who`` is ``learned``, else that of the heuristic."""
    return net_of(info.state.rules.game).answer(info, ask, rng) if who == "learned" else api.policy(info, ask, rng)


def priors(info: Info, ask: Ask, options: list[object], guide: str = "heuristic") -> list[float]:
    """Return the prior of each of ``options``: its probability under the fast policy, uniform if that gives none."""
    chances = liked(info, ask, guide)
    if not chances:
        return [1.0 / len(options)] * len(options)
    listed = dict(zip(ask.options, chances, strict=True))
    out = [listed[option] if isinstance(option, int) and option in listed else 0.0 for option in options]
    total = sum(out)
    return [chance / total for chance in out] if total else [1.0 / len(options)] * len(options)
