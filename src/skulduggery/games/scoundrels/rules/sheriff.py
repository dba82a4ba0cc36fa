"""The Sheriff's Office (section 9)."""

from typing import Final

from skulduggery.engine.machine import Frame
from skulduggery.engine.programs import Part, finish
from skulduggery.games.scoundrels.rules.board import discard
from skulduggery.games.scoundrels.rules.safes import ANY, on_map
from skulduggery.games.scoundrels.rules.state import Scoundrels, rules_of
from skulduggery.games.scoundrels.rules.steps import NO_STAY, RESULTS, Pick, blank, earn, pay
from skulduggery.games.scoundrels.rules.timings import SHERIFF_USED

SELL: Final = 0
BAIL: Final = 1
BAIL_TWO: Final = 2
BRIBE: Final = 3
SHERIFF_WORDS: Final = ("sell", "bail", "bail-two", "bribe")


class Office(Part[Scoundrels]):
    """Step 3 at the Sheriff's Office: discard the rightmost scoundrel, then choose one option (SC-SHER-01)."""

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        last = t.saloon[-1]
        if last[0] >= 0:  # with an empty saloon nothing is discarded (SC-SALOON-08)
            discard(t, last[2])
        t.stack[-1] = (rules_of(t).effects["sheriff"], 0, seat, NO_STAY, blank(seat))
        return False


class Sheriff(Pick):
    """``sheriff``: one option of the Sheriff's Office (SC-SHER-02 to -09). pc 1: the option was carried out."""

    kind = "sheriff"
    rule = "SC-SHER-07"

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, _source, _registers = frame
        rules = rules_of(t)
        money = t.money[seat]
        jailed = sum(t.jail)
        out = [SELL]
        for k in range(min(len(rules.bail), 2)):
            if money >= rules.bail[k] and jailed > k:
                out.append(BAIL + k)
        if t.day == rules.days and money >= rules.bribe and on_map(t, ANY):
            out.append(BRIBE)
        return tuple(out)

    def refusal(self, t: Scoundrels, frame: Frame, answer: object) -> str:
        _effect, _pc, seat, _source, _registers = frame
        rules = rules_of(t)
        if answer in (BAIL, BAIL_TWO):
            return "SC-SHER-04" if sum(t.jail) < (1 if answer == BAIL else 2) else "SC-SHER-03"
        if answer == BRIBE:
            return "SC-SHER-05" if t.day < rules.days or t.money[seat] < rules.bribe else "SC-SHER-06"
        return self.rule

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, pc, seat, _source, registers = frame
        if pc == 0:
            return super().step(t, frame)
        t.noted.append((SHERIFF_USED, seat, -1, -1, t.stays))
        finish(t, registers[:RESULTS])
        return False

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, source, registers = frame
        rules = rules_of(t)
        t.stack[-1] = (self, 1, seat, source, registers)
        t.tell("sheriff", (seat, option))
        if option == SELL:
            earn(t, seat, rules.sell, NO_STAY)
        elif option == BRIBE:
            pay(t, seat, rules.bribe)
            t.stack.append((rules.effects["bribe"], 0, seat, NO_STAY, registers))
        else:
            pay(t, seat, rules.bail[option - BAIL])
            t.stack.append((rules.effects["bail" if option == BAIL else "bail-two"], 0, seat, NO_STAY, registers))
