/** The numbers of seats at a new table. */

import type { GameInfo } from '../lib/wire'

export const counts = ({ seats: [least, most] }: GameInfo): number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => i + least)

/** Returns the fewest seats for people that are no house variant. */
export const fewest = (game: GameInfo): number =>
  Math.max(
    2,
    counts(game).find((count) => !game.variants.includes(count))!,
  )
