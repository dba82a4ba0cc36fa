/** Badges on the left edge of a trait, which show when and how it is used. */

import type { Trait } from './deck'
import { STEPS, momentPicture, stepPicture } from './pictures'

export interface Badge {
  kind: 'number' | 'arrow' | 'moment' | 'bonus' | 'twice' | 'cost' | 'after'
  text?: string
  icon?: string
}

export function badgesOf(trait: Trait): Badge[] {
  const out: Badge[] = trait.numbers.map((text) => ({ kind: 'number', text }))
  for (const way of trait.arrows) out.push({ kind: 'arrow', text: way })
  if (trait.timing !== 'icons' && trait.timing !== 'arrow')
    out.push({ kind: 'moment', icon: momentPicture(trait.timing, trait.event) })
  if (trait.bonus) out.push({ kind: 'bonus', text: `+${trait.bonus}` })
  if (trait.twice) out.push({ kind: 'twice', text: '×2' })
  for (const { icon, text } of trait.signs)
    out.push({ kind: 'cost', ...(icon ? { icon: stepPicture(icon) } : {}), ...(text ? { text } : {}) })
  if (trait.discards) out.push({ kind: 'after', icon: STEPS.discard })
  return out
}
