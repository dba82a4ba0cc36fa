/**
 * By which rules a thing on the table is what it is, and by which an event happens: IDs without the game's letters.
 */

import type { RuleIds } from '../room'
import { QUESTION_RULES } from './questionRules'

/** The cards of the house by the letter of their rules, in the order of their numbers. */
const CARDS: Record<string, string> = {
  O: 'all-points-bulletin gun-drop payday loose-shipment raid slow-news-day fresh-faces club-dues called-in',
  H: 'gung-ho-local-cop sellers-market gun-embargo dry-streets supply-cut road-blocks truce stake-out cops-look-away',
  P: 'hijacked-truck cartel-order charity-ride poker-night patch-party stash-house evidence-locker big-buyer swap-meet',
  L: 'arrest-warrant racketeering-probe inside-man clean-hands protection-money hospital-bills deserters new-blood street-tax',
  X: 'grand-jury bled-out curfew rico',
}
const SITES: Record<string, string> = {
  S: 'charming-police-station st-thomas-hospital cut-and-bag-op gun-factory emergency-room',
  R: 'irish-freddys military-surplus the-docks the-hairy-dog palace-restaurant film-studio meth-lab liquor-store tattoo-parlour roadhouse-bar pawn-shop border-run gun-show street-corner trucking-depot bullet-press rival-warehouse card-room law-office safe-house',
}
const CLUBS: Record<string, string | undefined> = {
  samcro: 'SAMCRO',
  mayans: 'MAYANS',
  'lin-syndicate': 'LIN',
  'one-niners': 'NINERS',
  'grim-bastards': 'BASTARDS',
  calaveras: 'CALAVERAS',
}

const numbered = (name: string, all: Record<string, string>, wide: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([letter, ids]) =>
      ids
        .split(' ')
        .map((id, i) => [id, `${name}-${letter}${String(i + 1).padStart(letter === 'R' ? wide : 1, '0')}`]),
    ),
  )
/** By the ids of card files: what a card, a location and a gang say has rules of its own. */
export const OWN: Record<string, string | undefined> = {
  ...numbered('CARD', CARDS, 1),
  ...numbered('SITE', SITES, 2),
  ...Object.fromEntries(Object.entries(CLUBS).map(([id, name]) => [id, `GANG-${name}`])),
}

const ORDERS = ['ride', 'exploit', 'throw-down', 'recruit', 'patch-in', 'club', 'convoy', 'ambush']

export const RULE_IDS: RuleIds = {
  letters: 'MM',
  answers: Object.fromEntries(ORDERS.map((kind) => [kind, QUESTION_RULES[kind]])),
  things: {
    heat: ['HEAT-01', 'HEAT-02', 'MKT-02', 'HEAT-04', 'HEAT-10'],
    cash: ['END-02', 'COMP-02'],
    guns: ['THROW-16', 'THROW-17', 'COMP-03', 'END-04'],
    contraband: ['MKT-01', 'COMP-03', 'END-09'],
    tokens: ['CLAIM-01', 'ORD-02', 'ORD-03', 'CLAIM-06'],
    patch: ['PATCH-01', 'PATCH-02', 'PATCH-03'],
    supply: ['COMP-03', 'COMP-04', 'COMP-05'],
    market: ['MKT-01', 'MKT-02', 'MKT-03', 'MKT-06', 'MKT-10'],
    round: ['RND-01', 'RND-02'],
    place: ['GEN-12', 'EXP-01', 'EXP-02', 'THROW-01'],
    emergency: ['SITE-S5-1', 'ER-01', 'ER-03'],
    card: ['REV-06', 'REV-07', 'REV-08', 'REV-09'],
    seat: ['COMP-07', 'INFO-01', 'INFO-02'],
  },
  events: {
    round: 'RND-01',
    site: 'REV-01',
    card: 'REV-03',
    turn: 'ORD-01',
    passed: 'ORD-04',
    order: 'ORD-02',
    exploit: 'EXP-01',
    'exploit-now': 'THROW-39',
    claim: 'PATCH-03',
    tokens: 'CLAIM-01',
    trade: 'TX-01',
    recruit: 'REC-01',
    promote: 'PIN-01',
    heat: 'HEAT-01',
    fall: 'HEAT-04',
    out: 'ELIM-01',
    guns: 'THROW-16',
    totals: 'THROW-21',
    'back-up': 'THROW-09',
    injured: 'THROW-30',
    emergency: 'THROW-30',
    shot: 'THROW-26',
    roll: 'ER-01',
    die: 'ER-01',
    heal: 'TX-15',
    home: 'ER-03',
    traffic: 'MKT-03',
    market: 'MKT-06',
    offer: 'DEAL-04',
    deal: 'DEAL-04',
    declined: 'DEAL-21',
    withdrawn: 'DEAL-21',
    steal: 'TX-08',
    'clean-up': 'CLEAN-01',
    blinds: 'END-01',
    'last-die': 'END-05',
    end: 'END-02',
  },
}
