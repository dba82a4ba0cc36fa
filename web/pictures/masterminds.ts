/** The masterminds of Crooks: a lady and a gentleman in each of the four seats' colours. */
import { bust } from './bust.ts'
import { NOTHING, type Bust } from './look.ts'

// a few lines for each person, because one line for each property makes 900
// prettier-ignore
export const MASTERMINDS: Record<string, Bust> = {
  'seat0-lady': {
    wearer: 'f', skin: 'fair', hair: 'updo', hairColour: 'chestnut', head: 'oval', turn: 0.5, tilt: -4, gaze: -0.5,
    eyes: 'vamp', iris: '#4f6b3a', brows: 'cocked', nose: 'straight', mouth: 'lips', marks: ['earrings'], hat: 'plate',
    hatColour: 'red', band: 'black', body: 'gown', cloth: 'red', accent: 'white', prop: 'wine', build: 0.92, shift: -8,
    print: 'seat0', scene: 'curtain',
  },
  'seat0-gent': {
    wearer: 'm', skin: 'tan', hair: 'crew', hairColour: 'brown', head: 'lantern', turn: -0.5, tilt: 4, gaze: 0.5,
    eyes: 'narrow', brows: 'cocked', nose: 'broken', mouth: 'smirk', beard: 'stubble', marks: ['cleft'], hat: 'fedora',
    hatColour: 'brown', band: 'red', hatTilt: -4, body: 'trench', cloth: 'tan', shirt: 'white', accent: 'red',
    build: 1.04, print: 'seat0', scene: 'blinds',
  },
  'seat1-lady': {
    wearer: 'f', skin: 'dark', hair: 'bob', hairColour: 'black', head: 'heart', turn: -0.5, tilt: 4, gaze: 0.5,
    eyes: 'lash', iris: '#3f2a1a', brows: 'thin', nose: 'small', mouth: 'lips', bite: 'holder', hat: 'turban',
    hatColour: 'sky', band: 'gold', body: 'fur', cloth: 'cream', shirt: 'sky', accent: 'navy', build: 0.92,
    print: 'seat1', scene: 'moon',
  },
  'seat1-gent': {
    wearer: 'm', skin: 'pale', hair: 'receding', hairColour: 'grey', head: 'long', turn: 0.5, tilt: -3, gaze: -0.4,
    eyes: 'calm', iris: '#46606e', brows: 'cocked', nose: 'hook', mouth: 'line', beard: 'goatee', eyewear: 'monocle',
    body: 'dinner', cloth: 'navy', shirt: 'white', accent: 'navy', pin: 'square', prop: 'chess', build: 0.96,
    shift: -6, print: 'seat1', scene: 'none',
  },
  'seat2-lady': {
    wearer: 'f', skin: 'rosy', hair: 'finger', hairColour: 'blond', head: 'round', turn: 0.3, tilt: 6, gaze: 0.4,
    eyes: 'lash', iris: '#3d6b8a', brows: 'thin', nose: 'snub', mouth: 'beam', marks: ['mole'], body: 'gown',
    cloth: 'gold', accent: 'gold', prop: 'feathers', build: 0.94, shift: -14, print: 'seat2', scene: 'sun',
  },
  'seat2-gent': {
    wearer: 'm', skin: 'olive', hair: 'bald', hairColour: 'black', head: 'wide', turn: -0.3, tilt: -3, eyes: 'sly',
    iris: '#3f2a1a', brows: 'bushy', nose: 'big', mouth: 'smirk', bite: 'cigar', eyewear: 'smoked', body: 'pinstripe',
    cloth: 'black', shirt: 'cream', accent: 'gold', pin: 'flower', build: 1.14, print: 'seat2', scene: 'vault',
  },
  'seat3-lady': {
    wearer: 'f', skin: 'brown', hair: 'updo', hairColour: 'black', head: 'oval', turn: -0.4, tilt: -5, gaze: 0.6,
    eyes: 'vamp', iris: '#4f6b3a', brows: 'thin', nose: 'straight', mouth: 'smirk', marks: ['earrings'], body: 'dress',
    cloth: 'green', accent: 'gold', prop: 'cat', build: 0.92, shift: -10, print: 'seat3', scene: 'door',
  },
  'seat3-gent': {
    wearer: 'm', skin: 'rosy', hair: 'crew', hairColour: 'red', head: 'square', turn: 0.5, tilt: 3, gaze: 0.5,
    eyes: 'kind', iris: '#4f6b3a', brows: 'bushy', nose: 'bulb', mouth: 'smirk', bite: 'pipe', beard: 'full',
    hat: 'bowler', hatColour: 'green', band: 'black', body: 'suit', cloth: 'green', shirt: 'cream', accent: 'gold',
    prop: 'cane', build: 1.12, shift: -6, print: 'seat3', scene: 'lamp',
  },
}

export const masterminds = (): Record<string, string> =>
  Object.fromEntries(Object.entries(MASTERMINDS).map(([id, look]) => [id, bust({ ...NOTHING, ...look }, id)]))
