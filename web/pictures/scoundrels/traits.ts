/**
 * The traits of 3000 Scoundrels: what somebody is like. A trait is two pictures of 200x200: a scene behind the job, and
 * things before it, of which the badge lies at the lower left. Nothing lies before the face. See jobs.ts.
 */
import { grain, pick, picture, random, thrifty } from '../draw.ts'
import { PRINTS } from './land.ts'
import { ANY, BACKS } from './traits/backs.ts'
import { CREATURES } from './traits/creatures.ts'
import { placed, type Front } from './traits/sticker.ts'
import { THINGS } from './traits/things.ts'
import { WILD } from './traits/wild.ts'

const FRONTS: Record<string, Front> = { ...CREATURES, ...THINGS, ...WILD }
const SIZE = 200

/** Draw what lies behind a scoundrel. An id that isn't in the tables is the seed of a scene. */
export function traitBack(id: string): string {
  const { print, parts } = BACKS[id] ?? pick(ANY, random(`back ${id}`))
  const colours = PRINTS[print]
  return picture(SIZE, SIZE, [...parts.map((part) => part(colours)), grain(SIZE, SIZE, id)])
}

/** Draw what lies before a scoundrel. An id that isn't in the tables is the seed of a badge. */
export function traitFront(id: string): string {
  const { edge = '', badge } = FRONTS[id] ?? pick(Object.values(FRONTS), random(`front ${id}`))
  return picture(SIZE, SIZE, [thrifty(edge + placed(badge))])
}

const each = (draw: (id: string) => string): Record<string, string> =>
  Object.fromEntries(Object.keys(BACKS).map((id) => [id, draw(id)]))
export const traitsBack = (): Record<string, string> => each(traitBack)
export const traitsFront = (): Record<string, string> => each(traitFront)
