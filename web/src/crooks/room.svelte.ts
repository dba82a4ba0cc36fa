/** What the parts of the table share: what is seen, what is asked, and how to answer. */

import type { Words } from '../lib/wire'
import type { Deck } from './deck'
import type { Choice, Menu } from './menus'
import type { CrooksView } from './view'
import type { Teller } from './words'

export interface Room {
  readonly deck: Deck
  readonly teller: Teller
  readonly view: CrooksView
  /** The question that stands, or its second step. */
  readonly menu: Menu | null
  readonly kind: string | null
  /** The seat at the foot of the grid. */
  readonly mine: number
  readonly away: (seat: number) => boolean
  /** The choice that lies at a place of the table. */
  at: (spot: string) => Choice | undefined
  choose: (choice: Choice) => void
  /** Whether a place that can't be chosen may be asked about. */
  canProbe: (what: 'hideout' | 'target') => boolean
  /** Ask the server why not. */
  probe: (words: Words) => void
}
