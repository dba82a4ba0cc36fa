/** All pictures that are drawn when the client is built: by set and id. */
import { bust } from './bust.ts'

/** A set draws all its pictures: id -> SVG. */
export type DrawSet = () => Record<string, string>

export const SETS: Record<string, DrawSet> = {
  try: () => Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`s${i}`, bust({}, `s${i}`)])),
}
