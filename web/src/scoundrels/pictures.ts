/**
 * Pictograms from game-icons.net (CC BY 3.0). Each name in backquotes gets into the sheet of this folder
 * (tools/pictograms.ts).
 */

/** The pictograms of timings in words, one for each timing or event. */
const MOMENTS: Record<string, string | undefined> = {
  start: `sunrise`,
  end: `sunset`,
  hired: `shaking-hands`,
  plan: `card-play`,
  'rep-gained': `armor-upgrade`,
  'rep-lost': `armor-downgrade`,
  'dollars-by-scoundrel': `two-coins`,
  'scouted-safe': `spyglass`,
  'marked-false': `position-marker`,
  'hired-other': `saloon-doors`,
  stole: `robber-hand`,
  'opp-stole': `swap-bag`,
  'sheriff-used': `law-star`,
  suspected: `siren`,
  'opp-caught': `ringing-bell`,
  'day-end': `night-sky`,
}

/** The pictograms of the words of abilities. */
export const STEPS = {
  scout: `spyglass`,
  mark: `position-marker`,
  'move-mark': `back-forth`,
  steal: `robber-hand`,
  safe: `strongbox`,
  'swap-safe': `card-exchange`,
  rep: `round-star`,
  free: `padlock-open`,
  jail: `window-bars`,
  recall: `return-arrow`,
  place: `western-hat`,
  destroy: `fire`,
  draw: `card-draw`,
  peek: `card-pick`,
  reveal: `card-play`,
  shuffle: `cycle`,
  hire: `shaking-hands`,
  use: `play-button`,
  'use-leader': `big-gear`,
  swap: `card-exchange`,
  sheriff: `law-star`,
  discard: `tombstone`,
  opp: `meeple`,
  'each-opp': `meeple-group`,
  rob: `snatch`,
  crew: `three-friends`,
  crewman: `cowled`,
  saloon: `saloon-doors`,
  cards: `suits`,
} as const
export const stepPicture = (word: string): string => STEPS[word as keyof typeof STEPS]

export const SUITS: Record<string, string | undefined> = {
  spades: `spades`,
  hearts: `hearts`,
  clubs: `clubs`,
  diamonds: `diamonds`,
}
const LOCATIONS: Record<string, string | undefined> = {
  depot: `steam-locomotive`,
  estate: `family-house`,
  laboratory: `erlenmeyer`,
}

export const COG = `cog`
export const GEARS = `gears`
export const HAT = `western-hat`
export const HIDDEN = `sight-disabled`
export const SAFE = `strongbox`
export const STAR = `law-star`
export const REP = `round-star`
export const BARS = `window-bars`
export const SALOON = `saloon-doors`
export const PILE = `tombstone`
export const MARKER = `position-marker`
export const SKULL = `desert-skull`
export const CACTUS = `cactus`
export const ANYBODY = STEPS.crewman

export const momentPicture = (timing: string, event: string | null): string => MOMENTS[event ?? timing] ?? GEARS
export const suitPicture = (suit: string): string => SUITS[suit] ?? GEARS
export const locationPicture = (id: string): string => LOCATIONS[id] ?? SAFE
