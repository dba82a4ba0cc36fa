/**
 * Pictograms from game-icons.net (CC BY 3.0). Each name in backquotes gets into the sheet of this folder
 * (tools/pictograms.ts).
 */

const SIGNS: Record<string, string | undefined> = {
  cash: `banknote`,
  guns: `revolver`,
  contraband: `cardboard-box-closed`,
  heat: `police-badge`,
  token: `steering-wheel`,
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
export const clubPicture = (id: string): string => CLUBS[id] ?? SITE
