/**
 * By which rules a thing on the table is what it is, and by which an event happens: IDs without the game's letters.
 */

import type { RuleIds } from '../room'

export const RULE_IDS: RuleIds = {
  letters: 'CR',
  things: {
    hideout: ['RECRUIT-01', 'RECRUIT-02', 'RECRUIT-04'],
    target: ['SCORE-02', 'SCORE-03', 'SCORE-04'],
    cell: ['ROB-01', 'ROB-02', 'ROB-03'],
    seat: ['SETUP-02', 'MONEY-02', 'TURN-02'],
    hand: ['ROB-01', 'ABIL-01'],
  },
  events: {
    deal: 'SETUP-03',
    first: 'SETUP-06',
    turn: 'TURN-01',
    pass: 'TURN-02',
    gain: 'PICKPOCKET-01',
    recruit: 'RECRUIT-01',
    take: 'RECRUIT-02',
    nothing: 'ROB-06',
    place: 'ROB-01',
    move: 'SWAP-01',
    kill: 'KILLER-01',
    reveal: 'SCORE-01',
    'spy-target': 'SPY-01',
    'spy-hideout': 'SPY-01',
    'spy-nothing': 'SPY-01',
    'score-target': 'SCORE-02',
    'score-gang': 'SCORE-06',
    end: 'SCORE-09',
  },
}
