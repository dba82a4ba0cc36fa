/** Abilities as rows of pictograms: only a picture of the words in a card's file, no rules. */

import { STEPS } from './pictures'

/** A sign of the row: a pictogram, a number beside it, or both. */
export interface Sign {
  kind: 'step' | 'cost' | 'arrow' | 'or' | 'if'
  icon?: string
  text?: string
  /** The number stands before the pictogram. */
  first?: boolean
  /** It may be left out. */
  may?: boolean
}

/** Where those are that are used or hired; the saloon goes without saying when hiring. */
const ZONES: Record<string, string | undefined> = { own: STEPS.crewman, saloon: STEPS.saloon, discard: STEPS.discard }
const PLACES: Record<string, string | undefined> = { any: '', it: '', own: '' }
const COUNTED: Record<string, string> = {
  'own-scoundrels': STEPS.crew,
  'cards-today': STEPS.cards,
  'own-marks-out': STEPS.mark,
  jailed: STEPS.jail,
  reputation: STEPS.rep,
}

/** Splits at a sign that stands in no brackets. */
function split(text: string, sign: string): string[] {
  const parts: string[] = []
  let part = ''
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const letter = text.charAt(i)
    if (!depth && text.startsWith(sign, i)) {
      parts.push(part)
      part = ''
      i += sign.length - 1
      continue
    }
    depth += '([{'.includes(letter) ? 1 : ')]}'.includes(letter) ? -1 : 0
    part += letter
  }
  return [...parts, part].map((one) => one.trim()).filter(Boolean)
}

/** `2*X`, `4`, `count(own-scoundrels)` as dollars. */
function dollars(amount: string): Sign {
  const counted = Object.keys(COUNTED).find((word) => amount.includes(word))
  if (counted) return { kind: 'step', icon: COUNTED[counted]!, text: '$×', first: true }
  return { kind: 'step', text: /^\d+$/.test(amount) ? `$${amount}` : '$×2' }
}

function step(text: string): Sign[] {
  const [, word = '', filter = '', inner = ''] = /^([a-z-]+)(\[[a-z]+\])?(?:\((.*)\))?$/s.exec(text) ?? []
  const args = split(inner, ',')
  const place = PLACES[args[0] ?? ''] ?? args[0]?.[0]?.toUpperCase() ?? ''
  const sign = (icon: string, said = ''): Sign[] => [{ kind: 'step', icon, ...(said ? { text: said } : {}) }]
  switch (word) {
    case 'gain':
      return [dollars(inner)]
    case 'rob':
      return sign(STEPS.rob, `$${inner}`)
    case 'rep':
      return sign(STEPS.rep, inner.replace('-', '−'))
    case 'scout':
    case 'steal':
      return args[0] === 'unused' ? [...sign(STEPS[word]), ...sign(STEPS.safe, '?')] : sign(STEPS[word], place)
    case 'mark':
      return sign(STEPS.mark)
    case 'free':
    case 'jail':
    case 'draw':
    case 'recall':
      return sign(STEPS[word], args[0] === '1' ? '' : `×${args[0]}`)
    case 'hire': {
      const price = args[1] ?? ''
      const pile = args[0] === 'discard' ? sign(STEPS.discard) : []
      return [
        ...sign(STEPS.hire, price === 'free' ? '$0' : price.startsWith('full-') ? `−$${price.slice(5)}` : ''),
        ...pile,
      ]
    }
    case 'use':
      return [...sign(STEPS.use), ...sign(ZONES[args[0] ?? ''] ?? STEPS.crewman)]
    case 'swap-jobs':
    case 'swap-traits':
      return sign(STEPS.swap)
    case 'may':
      return program(inner).map((one) => ({ ...one, may: true }))
    case 'choose':
      return split(inner, '/').flatMap((part, i): Sign[] => [...(i ? [{ kind: 'or' } as Sign] : []), ...program(part)])
    case 'if':
      return [{ kind: 'if' }, ...program(args.slice(1).join(', '))]
    case 'opp':
    case 'each-opp':
      return [...sign(STEPS[word], filter ? '$>' : ''), ...program(inner)]
    case 'to-bottom':
      return []
    default:
      return word in STEPS ? sign(STEPS[word as keyof typeof STEPS]) : []
  }
}

function cost(text: string): Sign[] {
  const [, word = '', inner = ''] = /^([a-z-]+)(?:\((.*)\))?$/s.exec(text) ?? []
  if (word === 'require') return [{ kind: 'if' }]
  if (word === 'spend') return [{ kind: 'cost', text: /^\d+$/.test(inner) ? `$${inner}` : '$?' }]
  if (word === 'discard-self') return [{ kind: 'cost', icon: STEPS.discard }]
  return step(text).map((one) => ({ ...one, kind: 'cost' as const }))
}

function program(text: string): Sign[] {
  const [first = '', ...rest] = split(text, '=>')
  if (!rest.length) return split(first, ';').flatMap(step)
  const paid = split(first, ';').flatMap(cost)
  const arrow: Sign[] = paid.some((one) => one.kind === 'cost') ? [{ kind: 'arrow' }] : []
  return [...paid, ...arrow, ...split(rest.join('=>'), ';').flatMap(step)]
}

export const gist = (effect: string): Sign[] => program(effect)
/** What a use costs besides: of a trait. */
export const costs = (written: string): Sign[] => split(written, ';').flatMap(cost)
