/**
 * Pictograms from game-icons.net (CC BY 3.0). Each name in backquotes gets into the sheet of this folder
 * (tools/pictograms.ts).
 */

const SIGNS: Record<string, string | undefined> = {
  cash: `banknote`,
  guns: `revolver`,
  contraband: `medicine-pills`,
  heat: `police-badge`,
  member: `full-motorcycle-helmet`,
  prospect: `person`,
  token: `steering-wheel`,
  patch: `grim-reaper`,
  steal: `robber-hand`,
  heal: `medical-pack`,
  fight: `fist`,
  emergency: `hospital-cross`,
  market: `sell-card`,
  'no-guns': `hazard-sign`,
  deal: `shaking-hands`,
  die: `perspective-dice-six-faces-random`,
}

const KINDS: Record<string, string | undefined> = {
  obstacle: `barricade`,
  hassle: `handcuffs`,
  opportunity: `door-handle`,
  'last-call': `alarm-clock`,
}

const PLACES: Record<string, string | undefined> = {
  'charming-police-station': `police-car`,
  'st-thomas-hospital': `hospital`,
  'cut-and-bag-op': `powder-bag`,
  'gun-factory': `factory`,
  'irish-freddys': `shamrock`,
  'military-surplus': `military-fort`,
  'the-docks': `cargo-ship`,
  'the-hairy-dog': `sitting-dog`,
  'palace-restaurant': `bowl-of-rice`,
  'film-studio': `film-projector`,
  'meth-lab': `chemical-drop`,
  'liquor-store': `brandy-bottle`,
  'tattoo-parlour': `dragon-head`,
  'roadhouse-bar': `beer-stein`,
  'pawn-shop': `shop`,
  'border-run': `road`,
  'gun-show': `crossed-pistols`,
  'street-corner': `street-light`,
  'trucking-depot': `truck`,
  'bullet-press': `bullets`,
  'rival-warehouse': `warehouse`,
  'card-room': `poker-hand`,
  'law-office': `scales`,
  'safe-house': `house-keys`,
  'hijacked-truck': `truck`,
  'cartel-order': `scroll-unfurled`,
  'charity-ride': `scooter`,
  'poker-night': `poker-hand`,
  'patch-party': `party-flags`,
  'stash-house': `house`,
  'evidence-locker': `locked-chest`,
  'big-buyer': `money-stack`,
  'swap-meet': `trade`,
}

const CLUBS: Record<string, string | undefined> = {
  samcro: `grim-reaper`,
  mayans: `feline`,
  'lin-syndicate': `dragon-spiral`,
  'one-niners': `spade-skull`,
  'grim-bastards': `dread-skull`,
  calaveras: `skull-crossed-bones`,
}

export const SITE = `position-marker`
export const sign = (name: string): string => SIGNS[name] ?? SITE
export const kindPicture = (kind: string): string => KINDS[kind] ?? SITE
export const placePicture = (id: string): string => PLACES[id] ?? SITE
export const clubPicture = (id: string): string => CLUBS[id] ?? SITE
