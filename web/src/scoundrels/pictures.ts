/**
 * Pictograms from game-icons.net (CC BY 3.0). Each name in backquotes gets into the sheet of this folder
 * (tools/pictograms.ts).
 */

const JOBS: Record<string, string | undefined> = {
  dog: `sitting-dog`,
  cow: `cow`,
  prospector: `gold-nuggets`,
  drifter: `walking-boot`,
  horse: `horse-head`,
  gambler: `poker-hand`,
  'mail-carrier': `envelope`,
  chef: `chef-toque`,
  farmer: `farmer`,
  stationmaster: `steam-locomotive`,
  gardener: `gardening-shears`,
  'lab-assistant': `test-tubes`,
  schoolteacher: `teacher`,
  pickpocket: `snatch`,
  lookout: `binoculars`,
  'stable-hand': `pitchfork`,
  banker: `money-stack`,
  outlaw: `bandit`,
  investor: `profit`,
  journalist: `newspaper`,
  marshal: `law-star`,
  deputy: `police-badge`,
  'bounty-hunter': `wanted-reward`,
  prisoner: `prisoner`,
  'con-artist': `card-joker`,
  abomination: `brain-tentacle`,
  undertaker: `coffin`,
  innkeeper: `beer-stein`,
  tailor: `sewing-needle`,
  priest: `church`,
  printer: `stamper`,
  bartender: `martini`,
  surveyor: `treasure-map`,
  blacksmith: `anvil-impact`,
  smuggler: `wooden-crate`,
  auctioneer: `gavel`,
  rustler: `lasso`,
  forger: `fountain-pen`,
  doctor: `stethoscope`,
  mastermind: `brain`,
  inventor: `light-bulb`,
  arsonist: `fire-bottle`,
  'bank-robber': `robber`,
  renegade: `revolver`,
  impersonator: `drama-masks`,
  brainwasher: `brainstorm`,
  automaton: `vintage-robot`,
  'test-subject': `rat`,
  'loan-shark': `shark-jaws`,
  'train-robber': `robber-mask`,
  safecracker: `dial-padlock`,
  gunslinger: `crossed-pistols`,
  mayor: `top-hat`,
  'time-traveler': `hourglass`,
  detective: `magnifying-glass`,
  'oil-baron': `oil-rig`,
  judge: `scales`,
  ringleader: `western-hat`,
  alchemist: `bubbling-flask`,
  warden: `three-keys`,
}

const TRAITS: Record<string, string | undefined> = {
  filthy: `fly`,
  cybernetic: `cyborg-face`,
  cruel: `daggers`,
  cocky: `rooster`,
  wealthy: `cut-diamond`,
  seductive: `lips`,
  lucky: `clover`,
  stubborn: `donkey`,
  thirsty: `drinking`,
  clumsy: `banana-peel`,
  grumpy: `angry-eyes`,
  scarred: `stitched-wound`,
  gentle: `feather`,
  loyal: `chained-heart`,
  rowdy: `fist`,
  cunning: `fox-head`,
  patient: `tortoise`,
  mysterious: `cowled`,
  helpful: `glowing-hands`,
  anxious: `worried-eyes`,
  compassionate: `heart-plus`,
  tireless: `running-shoe`,
  elderly: `beard`,
  generous: `present`,
  punctual: `pocket-watch`,
  charming: `bow-tie`,
  'quick-draw': `cowboy-holster`,
  talkative: `talk`,
  daring: `tightrope`,
  greedy: `take-my-money`,
  lying: `snake-tongue`,
  annoying: `wasp-sting`,
  curious: `cat`,
  jealous: `heartburn`,
  proud: `laurel-crown`,
  gloating: `imp-laugh`,
  cowardly: `chicken`,
  corrupt: `apple-maggot`,
  sleepy: `night-sleep`,
  honest: `peace-dove`,
  stunning: `thunder-struck`,
  brilliant: `idea`,
  radioactive: `radioactive`,
  legendary: `star-medal`,
  augmented: `steampunk-goggles`,
  unstoppable: `charging-bull`,
  notorious: `target-poster`,
  energetic: `electric`,
  reckless: `dynamite`,
  selfish: `mirror-mirror`,
}

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
const ANYBODY = STEPS.crewman

export const jobPicture = (id: string): string => JOBS[id] ?? ANYBODY
export const traitPicture = (id: string): string => TRAITS[id] ?? ANYBODY
export const momentPicture = (timing: string, event: string | null): string => MOMENTS[event ?? timing] ?? GEARS
export const suitPicture = (suit: string): string => SUITS[suit] ?? GEARS
export const locationPicture = (id: string): string => LOCATIONS[id] ?? SAFE
