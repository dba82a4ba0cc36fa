"""A program outside the package that uses views, answers and knowledge of the three games without a cast."""

from skulduggery import api
from skulduggery.games.crooks.game import UNKNOWN
from skulduggery.games.crooks.game import View as CrooksView
from skulduggery.games.mayhem.game import CASH
from skulduggery.games.mayhem.game import View as MayhemView
from skulduggery.games.scoundrels.game import PLAY, SLOTS
from skulduggery.games.scoundrels.game import View as ScoundrelsView


def count(seen: api.AnyView) -> int:
    """Return a number from a view that only its own game has."""
    if isinstance(seen, CrooksView):
        return sum([row.count(UNKNOWN) for row in seen.rows])
    if isinstance(seen, ScoundrelsView):
        return sum([sheet.money for sheet in seen.sheets])
    assert isinstance(seen, MayhemView)
    return sum([gang.goods[CASH] for gang in seen.gangs if gang.goods[CASH] >= 0])


def play(name: str, options: api.Options, seed: int) -> list[str]:
    """Play a game at random, and return a line for each question and one for the result."""
    state = api.new(api.make_rules(name, 3, options), seed)
    rng = api.Rng(seed)
    lines: list[str] = []
    while asks := api.pending(state):
        ask: api.Ask = asks[0]
        info: api.Info = api.infostate(state, ask.seat)
        answer = ask.draw(rng)
        said: api.Words = api.words(state.rules, ask, answer)
        lines.append(f"{ask.kind} {' '.join(said)} {count(api.view(info.state, ask.seat))}")
        if ask.kind == "plan" and isinstance(answer, int) and answer >= 0:
            card, slot = PLAY.unpack(answer)
            lines.append(f"card {card} on {SLOTS[slot]}")
        api.apply(state, ask.seat, answer)
    lines.append(f"{api.scores(state)} {api.returns(state)}")
    return lines


if __name__ == "__main__":
    for game, chosen in (("crooks", {}), ("scoundrels", {}), ("mayhem", {"deal_protocol": "sequential"})):
        table: api.Options = dict(chosen)
        print(game, len(play(game, table, 1)))
