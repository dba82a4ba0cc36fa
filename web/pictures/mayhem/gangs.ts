/** The leaders of the gangs of Men of Mayhem, by the id of the gang. */
import { bust } from '../bust.ts'
import { NOTHING, type Bust } from '../look.ts'

// a few lines for each person, because one line for each property makes 900
// prettier-ignore
const LEADERS: Record<string, Bust> = {
  samcro: {
    wearer: 'f', skin: 'fair', hair: 'waves', hairColour: 'grey', head: 'oval', turn: 0.5, tilt: -4, gaze: -0.4,
    eyes: 'narrow', iris: '#3d6b8a', brows: 'cocked', nose: 'straight', mouth: 'smirk', marks: ['lines', 'earrings'],
    body: 'cut', cloth: 'black', shirt: 'grey', accent: 'red', prop: 'spanner', build: 0.96, shift: -12,
    print: 'brickNight', scene: 'wrench',
  },
  mayans: {
    wearer: 'm', skin: 'olive', hair: 'slick', hairColour: 'black', head: 'square', turn: -0.5, tilt: 4, gaze: 0.5,
    eyes: 'calm', iris: '#3f2a1a', brows: 'bushy', nose: 'broad', mouth: 'line', beard: 'handlebar', marks: ['scar'],
    hat: 'bandana', hatColour: 'green', band: 'cream', body: 'cut', cloth: 'brown', shirt: 'white', accent: 'green',
    build: 1.12, print: 'sageNight', scene: 'pyramid',
  },
  'lin-syndicate': {
    wearer: 'f', skin: 'pale', hair: 'bob', hairColour: 'black', head: 'heart', turn: -0.4, tilt: -5, gaze: -0.3,
    eyes: 'vamp', iris: '#2a1a12', brows: 'thin', nose: 'small', mouth: 'lips', eyewear: 'shades', body: 'leather',
    cloth: 'wine', accent: 'gold', prop: 'dice', build: 0.9, shift: -14, print: 'blueNight', scene: 'lantern',
  },
  'one-niners': {
    wearer: 'm', skin: 'dark', hair: 'afro', hairColour: 'black', head: 'diamond', turn: 0.4, tilt: 6, gaze: 0.4,
    eyes: 'sly', iris: '#2a1a12', brows: 'flat', nose: 'broad', mouth: 'gold', beard: 'goatee', body: 'cut',
    cloth: 'plum', shirt: 'white', accent: 'gold', prop: 'thumb', build: 1, shift: -12, print: 'plumNight',
    scene: 'crown',
  },
  'grim-bastards': {
    wearer: 'm', skin: 'rosy', hair: 'bald', hairColour: 'white', head: 'wide', turn: -0.3, tilt: -3, gaze: 0.3,
    eyes: 'glare', iris: '#46606e', brows: 'bushy', nose: 'broken', mouth: 'line', beard: 'long', eyewear: 'patch',
    hat: 'helmet', hatColour: 'black', band: 'gold', body: 'cut', cloth: 'grey', shirt: 'grey', accent: 'gold',
    build: 1.2, print: 'sageNight', scene: 'hourglass',
  },
  calaveras: {
    wearer: 'f', skin: 'brown', hair: 'bob', hairColour: 'black', head: 'round', turn: 0.4, tilt: 5, gaze: 0.6,
    eyes: 'lash', iris: '#3f2a1a', brows: 'soft', nose: 'snub', mouth: 'beam', marks: ['earrings'],
    hat: 'bandana', hatColour: 'orange', band: 'cream', body: 'cut', cloth: 'black', shirt: 'orange', accent: 'orange',
    prop: 'salute', build: 0.92, shift: -12, print: 'brickNight', scene: 'skull',
  },
}

const STRANGER: Bust = { body: 'cut', cloth: 'black', print: 'plumNight', scene: 'none' }

/** Draw the leader of a gang. A gang that isn't in the table is the seed of a portrait. */
export function leader(gang: string): string {
  const known = LEADERS[gang]
  return bust(known ? { ...NOTHING, ...known } : STRANGER, gang)
}

export const gangs = (): Record<string, string> =>
  Object.fromEntries(Object.keys(LEADERS).map((gang) => [gang, leader(gang)]))
