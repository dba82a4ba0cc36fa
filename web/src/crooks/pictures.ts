/**
 * Pictograms from game-icons.net (CC BY 3.0). Each name in backquotes gets into the sheet of this folder
 * (tools/pictograms.ts).
 */

const CROOKS: Record<string, string | undefined> = {
  lookout: `binoculars`,
  bungler: `banana-peel`,
  'getaway-driver': `city-car`,
  'street-kid': `slingshot`,
  drunk: `wine-bottle`,
  'inside-man': `mole`,
  knife: `bowie-knife`,
  dip: `pocket-watch`,
  loudmouth: `shouting`,
  tipster: `newspaper`,
  'ice-man': `ice-cube`,
  doorman: `doorway`,
  'con-artist': `card-joker`,
  bootlegger: `barrel`,
  bookie: `horse-head`,
  fence: `cut-diamond`,
  barfly: `martini`,
  double: `mirror-mirror`,
  bruiser: `fist`,
  smuggler: `wooden-crate`,
  cracksman: `crowbar`,
  forger: `fountain-pen`,
  hothead: `burning-passion`,
  enforcer: `baseball-bat`,
  torpedo: `revolver`,
  safecracker: `strongbox`,
  chopper: `thompson-m1`,
  brawler: `brass-knuckles`,
  wheelman: `steering-wheel`,
  dynamiter: `dynamite`,
  phantom: `hooded-figure`,
  kingpin: `cigar`,
}

/** Abilities in the order of the guide. */
export const ABILITIES: Record<string, string | undefined> = {
  pickpocket: `snatch`,
  accomplice: `two-shadows`,
  swap: `card-exchange`,
  killer: `death-skull`,
  spy: `spyglass`,
  boss: `crown`,
}

export const HIDDEN = `sight-disabled`
export const HAT = `fedora`

export const crookPicture = (id: string, ability: string | null | undefined): string =>
  CROOKS[id] ?? (ability ? ABILITIES[ability] : undefined) ?? HAT

export const abilityPicture = (ability: string): string => ABILITIES[ability] ?? HAT
