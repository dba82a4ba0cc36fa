/** The houses of Crooks' nine hideouts: `a` with its door open, `a-empty` when nobody is left. */
import type { DrawSet } from './sets.ts'
import { cinema, gable, mansard, tenement, theatre } from './hideouts/west.ts'
import { hotel, shop, turret, warehouse } from './hideouts/east.ts'

const HOUSES = { a: tenement, b: mansard, c: cinema, d: gable, e: theatre, f: warehouse, g: hotel, h: shop, i: turret }

export const hideouts: DrawSet = () =>
  Object.fromEntries(
    Object.entries(HOUSES).flatMap(([letter, house]) => [
      [letter, house(true)],
      [`${letter}-empty`, house(false)],
    ]),
  )
