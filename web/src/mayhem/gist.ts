/** What a rule does as a row of signs: `gun ×1 → $3, max 3`. Rules come as component files write them. */

/** `was`: what is printed, where that isn't so now. */
export type Sign = { sign: string; n?: string; was?: string } | { word: string }

const SIGNS: Record<string, string | undefined> = {
  C: 'cash',
  G: 'guns',
  K: 'contraband',
  H: 'heat',
  P: 'prospect',
  T: 'token',
  M: 'member',
}

const goods = (text: string): Sign[] =>
  text.split('+').map((one) => ({ sign: SIGNS[one.at(-1)!] ?? 'cash', n: one.slice(0, -1) }))
const either = (text: string): Sign[] =>
  text.split(' / ').flatMap((one, i) => [...(i ? [{ word: '/' }] : []), ...goods(one)])
const times = (most: string | undefined): Sign[] => (most && most !== '1' ? [{ word: `×${most}` }] : [])

/** One rule; an unknown one is shown as it is written. */
function line(text: string): Sign[] {
  const trade = /^(SELL|SPEND|SWAP) (\S+) (<?>) (\S+)(?: x(\d+))?$/.exec(text)
  if (trade)
    return [...goods(trade[2]!), { word: trade[3] === '<>' ? '⇄' : '→' }, ...goods(trade[4]!), ...times(trade[5])]
  const [, kind, rest] = /^(\S+(?: PATCH)?)\s*(.*)$/.exec(text) ?? []
  switch (kind) {
    case 'SKIM':
      return [{ word: '+' }, ...either(rest!)]
    case 'STEAL':
      return [{ sign: 'steal' }, ...either(rest!.replace(' @here', ''))]
    case 'GAIN':
      return [{ word: '+' }, ...goods(rest!)]
    case 'DROP':
      return [{ word: '−' }, ...goods(rest!)]
    case 'CLAIM PATCH':
      return [{ sign: 'patch' }]
    case 'HEAL':
      return [{ sign: 'heal', n: rest! }]
    case 'PROMOTE':
      return [...(rest === '0C' ? [] : goods(rest!)), { sign: 'prospect' }, { word: '→' }, { sign: 'member' }]
    default:
      return [{ word: text }]
  }
}

/** `cash`: what a trade brings now, where that isn't what is printed. */
export function gist(text: string, cash?: number): Sign[] {
  const signs = text.split('; ').flatMap((one, i) => [...(i ? [{ word: '·' }] : []), ...line(one)])
  if (cash === undefined) return signs
  const got = signs.findIndex((one) => 'word' in one && one.word === '→') + 1
  return signs.map((one, i) =>
    i === got && 'sign' in one && one.sign === 'cash' ? { ...one, n: String(cash), was: one.n! } : one,
  )
}
